//! Transaction lists: filters, running balance, and pending transactions.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::{
    dsl::{AsSelect, auto_type},
    prelude::*,
};
use finance::{
    Category, Deduction, Effect, PaymentStatus, Transaction, TransactionFields, TransactionKind, TransactionNames,
    TransactionRecord, WithheldAmount,
};
use kernel::{
    Cents, ClientId, DriverId, Error, FreightId, Now, OwnerId, Page, PageRequest, Plate, Result, TransactionId,
    VehicleId,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::cash::{Cash, moving, net, signed};
use crate::{
    Db,
    connection::MultiBackend,
    keyset::keyset,
    owned::{clients, drivers, freights, join_same_tenant, transactions, vehicles},
    prepared::id_in,
    sql,
};

/// Filter of the list of transactions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// Only income or only expenses.
    pub kind: Option<TransactionKind>,
    /// Only of this category.
    pub category: Option<Category>,
    /// Only paid or only pending.
    pub status: Option<PaymentStatus>,
    /// Only transactions that move money and result (`both`), only money (`cash`) or only the result (`result`).
    pub effect: Option<Effect>,
    /// Only of this freight.
    pub freight_id: Option<FreightId>,
    /// Only of this vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Only of this driver.
    pub driver_id: Option<DriverId>,
    /// `true`: only the household's; `false`: only the truck's.
    pub personal: Option<bool>,
    /// Only of this series.
    pub series_id: Option<i64>,
    /// Due from this day on.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// Due to this day, inclusive.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
    /// `true`: only pending and overdue ones.
    #[serde(default)]
    pub overdue: bool,
    /// Text in description or category; the amount (`1995` is R$ 1.995,00 to R$ 1.995,99), or the month in which it is
    /// due (`março`, `03/2026`).
    pub q: Option<String>,
}

impl Filter {
    /// Returns true for a list that begins with the first transaction: only a last day may be set.
    fn is_from_the_beginning(&self) -> bool {
        Self { to: None, ..self.clone() } == Self::default()
    }
}

/// A transaction with the names of the records it references.
#[derive(Queryable, Selectable)]
pub(super) struct Row {
    #[diesel(embed)]
    transaction: Transaction,
    #[diesel(select_expression = freights::number.nullable())]
    freight_number: Option<i64>,
    #[diesel(select_expression = clients::name.nullable())]
    client_name: Option<String>,
    #[diesel(select_expression = vehicles::plate.nullable())]
    plate: Option<Plate>,
    #[diesel(select_expression = drivers::name.nullable())]
    driver_name: Option<String>,
}

impl Row {
    /// Converts the row to the API's record, with its status on `today`.
    pub(super) fn record(self, today: NaiveDate) -> TransactionRecord {
        let Self { transaction, freight_number, client_name, plate, driver_name } = self;
        TransactionRecord::of(transaction, TransactionNames { freight_number, client_name, plate, driver_name }, today)
    }
}

/// Selects every transaction of an owner with the names of the records it references, ready to be filtered.
#[auto_type]
pub(super) fn rows(owner: OwnerId) -> _ {
    let row: AsSelect<Row, MultiBackend> = Row::as_select();
    transactions::of(owner)
        .left_join(join_same_tenant(freights::id, transactions::freight_id))
        .left_join(join_same_tenant(clients::id, freights::client_id))
        .left_join(join_same_tenant(vehicles::id, transactions::vehicle_id))
        .left_join(join_same_tenant(drivers::id, transactions::driver_id))
        .select(row)
}

/// Narrows a boxed query of the books to the transactions of some records, by a list of ids. SQLite cannot estimate how
/// few match, and would scan the rows of all years in the requested order.
macro_rules! among {
    ($query:ident, $owner:expr, $filter:expr, $($column:ident),+) => { $(
        if let Some(id) = $filter.$column {
            use crate::owned::inner_transactions as inner;
            let few = inner::of($owner).filter(inner::field(transactions::$column).eq(id)).select(inner::field(transactions::id));
            $query = $query.filter(transactions::id.eq_any(few));
        }
    )+ };
}
pub(super) use among;

/// Narrows a boxed query of an owner's books by a filter.
macro_rules! filtered {
    ($query:expr, $owner:expr, $filter:expr, $today:expr) => {{
        let mut query = $query;
        crate::sql::narrowed!(query, transactions, $filter, kind, category, effect, vehicle_id, personal);
        super::list::among!(query, $owner, $filter, freight_id, driver_id, series_id);
        match $filter.status {
            Some(finance::PaymentStatus::Paid) => query = query.filter(transactions::paid_on.is_not_null()),
            Some(finance::PaymentStatus::Pending) => query = query.filter(transactions::paid_on.is_null()),
            None => {}
        }
        if $filter.overdue {
            let late = transactions::paid_on.is_null().and(transactions::due_on.lt($today));
            // A part of a settlement is paid with its balance, so only the balance can be overdue.
            query = query.filter(late.and(transactions::effect.ne(finance::Effect::Result)));
        }
        if let Some(from) = $filter.from {
            query = query.filter(transactions::due_on.ge(sql::day(from)));
        }
        if let Some(to) = $filter.to {
            query = query.filter(transactions::due_on.le(sql::day(to)));
        }
        if let Some(q) = &$filter.q {
            let crate::typed_search::Typed { cents: (least, most), month } = crate::typed_search::Typed::of(q);
            query = query.filter(
                transactions::search
                    .like(sql::containing(q))
                    .escape('\\')
                    .or(transactions::amount_cents.between(least, most))
                    .or(sql::month("transactions.due_on").like(month)),
            );
        }
        query
    }};
}
pub(super) use filtered;

/// Lists the owner's transactions; default order last due first.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    now: &Now,
) -> Result<Page<TransactionRecord>> {
    let today = now.today;
    let query = filtered!(rows(owner).into_boxed(), owner, filter, today);
    let page = keyset!(db, request, query => Row, (transactions::id, transaction.id), "-dueOn", {
        "dueOn" => transactions::due_on, transaction.fields.due_on: NaiveDate;
        "amountCents" => transactions::amount_cents, transaction.fields.amount_cents: Cents;
    })?;
    let by_day = request.sort.as_ref().is_none_or(|sort| sort.field == "dueOn");
    let descending = request.sort.as_ref().is_none_or(|sort| sort.descending);
    let Page { items, next_cursor } = page.map(|row| row.record(today));
    let mut page = Page { items: with_deductions(db, owner, items)?, next_cursor };
    if by_day {
        balance(db, owner, filter, &mut page.items, descending, today)?;
    }
    Ok(page)
}

/// Adds the withheld amounts to the given transactions.
pub(super) fn with_deductions(
    db: &mut Db,
    owner: OwnerId,
    records: Vec<TransactionRecord>,
) -> Result<Vec<TransactionRecord>> {
    let receipt = |one: &TransactionRecord| {
        let TransactionFields { kind, paid_on, .. } = one.transaction.fields;
        (kind == TransactionKind::Income && paid_on.is_some()).then_some(one.transaction.id)
    };
    let mut withheld = withheld_amounts(db, owner, &records.iter().filter_map(receipt).collect::<Vec<_>>())?;
    records
        .into_iter()
        .map(|one| {
            let of = withheld.remove(&one.transaction.id).unwrap_or_default();
            one.with_deductions(of)
        })
        .collect()
}

/// Loads the amounts withheld from the given receipts.
pub(crate) fn withheld_amounts(
    db: &mut Db,
    owner: OwnerId,
    receipts: &[TransactionId],
) -> Result<HashMap<TransactionId, Vec<WithheldAmount>>> {
    let mut of: HashMap<TransactionId, Vec<WithheldAmount>> = HashMap::new();
    if receipts.is_empty() {
        return Ok(of);
    }
    let mut rows: Vec<(TransactionId, TransactionId, Deduction, Cents)> = transactions::of(owner)
        .filter(id_in(transactions::held_from_id, receipts))
        .select((
            transactions::held_from_id.assume_not_null(),
            transactions::id,
            transactions::deduction.assume_not_null(),
            transactions::amount_cents,
        ))
        .load(db)?;
    // Sorted in memory: for this order, SQLite would scan all the owner's books by id.
    rows.sort_by_key(|(_, id, ..)| *id);
    for (receipt, transaction_id, kind, amount_cents) in rows {
        of.entry(receipt).or_default().push(WithheldAmount { transaction_id, kind, label: kind.label(), amount_cents });
    }
    Ok(of)
}

/// Adds the running balance to a page: one sum before its first line, and increments from there. An unfiltered list
/// begins with the opening balance of the cash. Lines due before its day have no balance, and earlier movements add
/// nothing. A filtered list sums its own lines.
fn balance(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    items: &mut [TransactionRecord],
    descending: bool,
    today: NaiveDate,
) -> Result<()> {
    let earliest = if descending { items.last() } else { items.first() };
    let Some((due_on, id)) = earliest.map(|one| (one.transaction.fields.due_on, one.transaction.id)) else {
        return Ok(());
    };
    let cash = if filter.is_from_the_beginning() { Cash::of(db, owner)? } else { Cash::default() };
    let before = filtered!(transactions::of(owner).into_boxed(), owner, filter, today)
        .filter(transactions::due_on.le(due_on).and(transactions::due_on.lt(due_on).or(transactions::id.lt(id))));
    let before: Cents = moving!(before, cash).select(net()).get_result(db)?;
    let mut balance = cash.opening().plus(before)?;
    let mut add = |one: &mut TransactionRecord| -> Result<()> {
        if cash.is_moved_by(&one.transaction) {
            balance = balance.plus(signed(&one.transaction)?)?;
        }
        let known = cash.since().is_none_or(|since| one.transaction.fields.due_on >= since);
        one.balance_cents = known.then_some(balance);
        Ok(())
    };
    if descending { items.iter_mut().rev().try_for_each(&mut add) } else { items.iter_mut().try_for_each(&mut add) }
}

/// Lists the transactions of [`pending`], and every receivable with its client.
pub(crate) fn open(
    db: &mut Db,
    owner: OwnerId,
    last: NaiveDate,
    today: NaiveDate,
) -> Result<Vec<(Option<ClientId>, TransactionRecord)>> {
    let is_pending = transactions::due_on.le(last).and(transactions::effect.ne(Effect::Result));
    let is_owed = transactions::kind.eq(TransactionKind::Income).and(transactions::effect.eq(Effect::Both));
    let rows: Vec<(Option<ClientId>, Row)> = rows(owner)
        .filter(transactions::paid_on.is_null())
        .filter(is_pending.or(is_owed))
        .order((transactions::due_on, transactions::id))
        .select((clients::id.nullable(), Row::as_select()))
        .load(db)?;
    Ok(rows.into_iter().map(|(client, row)| (client, row.record(today))).collect())
}

/// Lists pending transactions that move money and are due by a day, the earliest due first.
pub fn pending(db: &mut Db, owner: OwnerId, last: NaiveDate, today: NaiveDate) -> Result<Vec<TransactionRecord>> {
    let open = rows(owner)
        .filter(transactions::paid_on.is_null())
        .filter(transactions::due_on.le(last))
        .filter(transactions::effect.ne(Effect::Result));
    let rows: Vec<Row> = open.order((transactions::due_on, transactions::id)).load(db)?;
    Ok(rows.into_iter().map(|row| row.record(today)).collect())
}

/// Loads one transaction.
pub fn find(db: &mut Db, owner: OwnerId, id: TransactionId, now: &Now) -> Result<TransactionRecord> {
    let row: Row = rows(owner).filter(transactions::id.eq(id)).first(db)?;
    with_deductions(db, owner, vec![row.record(now.today)])?.pop().ok_or(Error::NotFound)
}
