//! Transactions: those entered by hand are changed here, alone or with those that follow in their series; those that a
//! record posted are only paid and unpaid.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    Effect, Named, SeriesScope, SourceKind, Transaction, TransactionFields, TransactionInput, TransactionRecord, series,
};
use kernel::{
    Category, Cents, Check, DriverId, Error, FreightId, Now, OwnerId, Page, PageRequest, PaymentStatus, Plate, Result,
    TransactionId, TransactionKind, VehicleId,
    schema::{clients, drivers, freights, transactions as books, vehicles},
};

use crate::{Db, freight::posting, keyset::keyset, sequence, sql};

/// Which transactions a list shows.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only income or only expenses.
    pub kind: Option<TransactionKind>,
    /// Only of this category.
    pub category: Option<Category>,
    /// Only paid or only pending.
    pub status: Option<PaymentStatus>,
    /// Only of this freight.
    pub freight: Option<FreightId>,
    /// Only of this vehicle.
    pub vehicle: Option<VehicleId>,
    /// Only of this driver.
    pub driver: Option<DriverId>,
    /// Only the household's, or only the truck's.
    pub personal: Option<bool>,
    /// Only of this series.
    pub series: Option<i64>,
    /// Due from this day on.
    pub from: Option<NaiveDate>,
    /// Due to this day, it included.
    pub to: Option<NaiveDate>,
    /// Only what is pending and late.
    pub overdue: bool,
    /// Text in description or category.
    pub q: Option<String>,
}

/// A transaction with those whom it names.
#[derive(Queryable)]
struct Row {
    transaction: Transaction,
    freight_number: Option<i64>,
    client_name: Option<String>,
    plate: Option<Plate>,
    driver_name: Option<String>,
    id: TransactionId,
    due_on: NaiveDate,
    amount_cents: Cents,
}

impl Row {
    fn record(self, today: NaiveDate) -> TransactionRecord {
        let Self { transaction, freight_number, client_name, plate, driver_name, .. } = self;
        TransactionRecord::of(transaction, Named { freight_number, client_name, plate, driver_name }, today)
    }
}

/// Every transaction of an owner with those whom it names, ready to be filtered.
macro_rules! rows {
    ($owner:expr) => {
        books::table
            .left_join(
                freights::table
                    .on(freights::owner_id.eq(books::owner_id).and(freights::id.nullable().eq(books::freight_id))),
            )
            .left_join(
                clients::table
                    .on(clients::owner_id.eq(books::owner_id).and(clients::id.nullable().eq(freights::client_id))),
            )
            .left_join(
                vehicles::table
                    .on(vehicles::owner_id.eq(books::owner_id).and(vehicles::id.nullable().eq(books::vehicle_id))),
            )
            .left_join(
                drivers::table
                    .on(drivers::owner_id.eq(books::owner_id).and(drivers::id.nullable().eq(books::driver_id))),
            )
            .filter(books::owner_id.eq($owner))
            .select((
                books::all_columns,
                freights::number.nullable(),
                clients::name.nullable(),
                vehicles::plate.nullable(),
                drivers::name.nullable(),
                books::id,
                books::due_on,
                books::amount_cents,
            ))
    };
}

/// A boxed query of the books with what a filter asks for.
macro_rules! filtered {
    ($query:expr, $filter:expr, $today:expr) => {{
        let mut query = $query;
        if let Some(kind) = $filter.kind {
            query = query.filter(books::kind.eq(kind));
        }
        if let Some(category) = $filter.category {
            query = query.filter(books::category.eq(category));
        }
        match $filter.status {
            Some(kernel::PaymentStatus::Paid) => query = query.filter(books::paid_on.is_not_null()),
            Some(kernel::PaymentStatus::Pending) => query = query.filter(books::paid_on.is_null()),
            None => {}
        }
        if $filter.overdue {
            query = query.filter(books::paid_on.is_null().and(books::due_on.lt($today)));
        }
        if let Some(id) = $filter.freight {
            query = query.filter(books::freight_id.eq(id));
        }
        if let Some(id) = $filter.driver {
            query = query.filter(books::driver_id.eq(id));
        }
        if let Some(personal) = $filter.personal {
            query = query.filter(books::personal.eq(personal));
        }
        if let Some(series) = $filter.series {
            query = query.filter(books::series_id.eq(series));
        }
        if let Some(id) = $filter.vehicle {
            query = query.filter(books::vehicle_id.eq(id));
        }
        if let Some(from) = $filter.from {
            query = query.filter(books::due_on.ge(sql::day(from)));
        }
        if let Some(to) = $filter.to {
            query = query.filter(books::due_on.le(sql::day(to)));
        }
        if let Some(q) = &$filter.q {
            query = query.filter(books::search.like(sql::containing(q)).escape('\\'));
        }
        query
    }};
}
pub(super) use filtered;

/// The owner's transactions, the last due first unless told.
///
/// # Errors
/// [`Error::Malformed`] for an unknown order or cursor.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    today: NaiveDate,
) -> Result<Page<TransactionRecord>> {
    let query = filtered!(rows!(owner).into_boxed(), filter, today);
    let page = keyset!(db, request, query => Row, books::id, "-dueOn", {
        "dueOn" => books::due_on, due_on: NaiveDate;
        "amountCents" => books::amount_cents, amount_cents: Cents;
    });
    let by_day = request.sort.as_ref().is_none_or(|sort| sort.field == "dueOn");
    let descending = request.sort.as_ref().is_none_or(|sort| sort.descending);
    let mut page = page.map(|row| row.record(today));
    if by_day {
        balance(db, owner, filter, &mut page.items, descending, today)?;
    }
    Ok(page)
}

/// The running balance of a page of the list: one sum up to its earliest line, and on from there.
fn balance(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    items: &mut [TransactionRecord],
    descending: bool,
    today: NaiveDate,
) -> Result<()> {
    let earliest = if descending { items.last() } else { items.first() };
    let Some((due_on, id)) = earliest.map(|one| (one.transaction.due_on, one.transaction.id)) else { return Ok(()) };
    let before = filtered!(books::table.filter(books::owner_id.eq(owner)).into_boxed(), filter, today)
        .filter(books::due_on.lt(due_on).or(books::due_on.eq(due_on).and(books::id.lt(id))))
        .filter(books::effect.ne(Effect::Result));
    let mut balance: Cents = before
        .select(sql::total!("CASE kind WHEN 'income' THEN amount_cents ELSE -amount_cents END"))
        .get_result(db)?;
    let mut add = |one: &mut TransactionRecord| -> Result<()> {
        let amount = one.transaction.amount_cents;
        balance = match (one.transaction.effect, one.transaction.kind) {
            (Effect::Result, _) => balance,
            (_, TransactionKind::Income) => balance.plus(amount)?,
            (_, TransactionKind::Expense) => balance.minus(amount)?,
        };
        one.balance_cents = Some(balance);
        Ok(())
    };
    if descending { items.iter_mut().rev().try_for_each(&mut add) } else { items.iter_mut().try_for_each(&mut add) }
}

/// Whatever is pending and due until a day, the longest due first.
///
/// # Errors
/// What the database says.
pub fn pending(db: &mut Db, owner: OwnerId, last: NaiveDate, today: NaiveDate) -> Result<Vec<TransactionRecord>> {
    let open = rows!(owner).filter(books::paid_on.is_null()).filter(books::due_on.le(last));
    let rows: Vec<Row> = open.order((books::due_on, books::id)).load(db)?;
    Ok(rows.into_iter().map(|row| row.record(today)).collect())
}

/// One transaction.
///
/// # Errors
/// [`Error::NotFound`] when the owner has no such transaction.
pub fn find(db: &mut Db, owner: OwnerId, id: TransactionId, today: NaiveDate) -> Result<TransactionRecord> {
    let row: Row = rows!(owner).filter(books::id.eq(id)).first(db)?;
    Ok(row.record(today))
}

fn checked(db: &mut Db, owner: OwnerId, mut input: TransactionInput, now: &Now) -> Result<TransactionFields> {
    let mut check = Check::new();
    if let Some(id) = input.freight_id {
        let truck: Option<VehicleId> = freights::table
            .filter(freights::owner_id.eq(owner))
            .filter(freights::id.eq(id))
            .select(freights::truck_id)
            .first(db)
            .optional()?;
        check.ensure(truck.is_some(), "freightId", "unknown", "Este frete não existe: escolha um da lista.");
        // What a freight costs is its truck's, unless told otherwise.
        input.vehicle_id = input.vehicle_id.or(truck);
    }
    if let Some(id) = input.vehicle_id {
        let vehicle: Option<i64> = vehicles::table
            .filter(vehicles::owner_id.eq(owner))
            .filter(vehicles::id.eq(id))
            .select(vehicles::id)
            .first(db)
            .optional()?;
        check.ensure(vehicle.is_some(), "vehicleId", "unknown", "Este veículo não existe: escolha um da lista.");
    }
    if let Some(id) = input.driver_id {
        let driver: Option<i64> = drivers::table
            .filter(drivers::owner_id.eq(owner))
            .filter(drivers::id.eq(id))
            .select(drivers::id)
            .first(db)
            .optional()?;
        check.ensure(driver.is_some(), "driverId", "unknown", "Este motorista não existe: escolha um da lista.");
    }
    input.check(check, now)
}

/// Enters a transaction by hand, with those that are to follow it month by month, and shows the first.
///
/// # Errors
/// [`Error::Validation`] with all faults.
pub fn insert(db: &mut Db, owner: OwnerId, input: TransactionInput, now: &Now) -> Result<TransactionRecord> {
    if input.scope.is_some() {
        return Err(Error::field("scope", "only_on_change", "Só uma alteração pode valer para os próximos."));
    }
    let (count, shared) = (series::count(&input)?, input.repeat_until.is_none());
    let fields = checked(db, owner, input, now)?;
    let series = if count > 1 { Some(sequence::next(db, owner, "series")?) } else { None };
    let mut first = None;
    for member in series::members(fields, count, shared) {
        let id: TransactionId = diesel::insert_into(books::table)
            .values((
                &member.fields,
                books::owner_id.eq(owner),
                books::version.eq(1_i64),
                books::created_at.eq(now.at),
                books::updated_at.eq(now.at),
                books::series_id.eq(series),
                books::installment.eq(member.installment),
                books::installments.eq(member.installments),
            ))
            .returning(books::id)
            .get_result(db)?;
        first = first.or(Some(id));
    }
    find(db, owner, first.ok_or(Error::NotFound)?, now.today)
}

/// Changes a transaction entered by hand, if it still has the given version, and those that follow it where it says so:
/// they take over everything but the payment, each in its own month.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`], or [`Error::Conflict`] for one that a record posted or a settlement rests on.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    version: i64,
    input: TransactionInput,
    now: &Now,
) -> Result<TransactionRecord> {
    let current = find(db, owner, id, now.today)?;
    crate::stale_unless(current.transaction.version == version, &current)?;
    current.transaction.ensure_by_hand()?;
    current.transaction.ensure_not_settled()?;
    if input.installments.is_some() || input.repeat_until.is_some() {
        let message = "Parcelas e repetição só se escolhem ao lançar: exclua e lance de novo.";
        let field = if input.installments.is_some() { "installments" } else { "repeatUntil" };
        return Err(Error::field(field, "only_when_made", message));
    }
    let scope = input.scope.unwrap_or(SeriesScope::One);
    if scope == SeriesScope::Following && input.paid_by_driver {
        let message = "O que o motorista pagou já está pago: altere só este.";
        return Err(Error::field("scope", "paid_by_driver", message));
    }
    let fields = checked(db, owner, input, now)?;
    change(db, owner, id, &fields, now)?;
    if scope == SeriesScope::Following {
        for own in following(db, owner, &current.transaction)? {
            change(db, owner, own.id, &series::followed(&fields, &current.transaction, &own)?, now)?;
        }
    }
    find(db, owner, id, now.today)
}

fn change(db: &mut Db, owner: OwnerId, id: TransactionId, fields: &TransactionFields, now: &Now) -> Result<()> {
    diesel::update(books::table.filter(books::owner_id.eq(owner)).filter(books::id.eq(id)))
        .set((fields, books::version.eq(books::version + 1), books::updated_at.eq(now.at)))
        .execute(db)?;
    Ok(())
}

/// Those behind a transaction in its series that are still pending.
fn following(db: &mut Db, owner: OwnerId, of: &Transaction) -> Result<Vec<Transaction>> {
    let Some(series) = of.series_id else { return Ok(Vec::new()) };
    Ok(books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::series_id.eq(series))
        .filter(books::installment.gt(of.installment))
        .filter(books::paid_on.is_null())
        .filter(books::paid_by_driver.eq(false))
        .order(books::installment)
        .load(db)?)
}

/// Deletes a transaction entered by hand, and those pending that follow it in its series where `scope` says so.
///
/// # Errors
/// [`Error::Conflict`] for one that a record posted or a settlement rests on.
pub fn delete(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    version: Option<i64>,
    scope: SeriesScope,
    today: NaiveDate,
) -> Result<()> {
    let current = find(db, owner, id, today)?;
    crate::stale_unless(version.is_none_or(|version| version == current.transaction.version), &current)?;
    current.transaction.ensure_by_hand()?;
    current.transaction.ensure_not_settled()?;
    let mut gone = vec![id];
    if scope == SeriesScope::Following {
        gone.extend(following(db, owner, &current.transaction)?.into_iter().map(|own| own.id));
    }
    diesel::delete(books::table.filter(books::owner_id.eq(owner)).filter(books::id.eq_any(gone))).execute(db)?;
    Ok(())
}

/// Settles a transaction on a day, or with none takes the settlement back. Doing it twice changes nothing: the day of what
/// is settled changes only for a caller that gives the version it saw.
///
/// # Errors
/// [`Error::Stale`] when it no longer has the version given, where one was, or [`Error::Conflict`] when a received part
/// of a cancelled freight would become pending.
pub fn settle(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    version: Option<i64>,
    paid_on: Option<NaiveDate>,
    now: &Now,
) -> Result<TransactionRecord> {
    let current = find(db, owner, id, now.today)?;
    crate::stale_unless(version.is_none_or(|version| version == current.transaction.version), &current)?;
    let settled_before = current.transaction.paid_on.is_some() && paid_on.is_some() && version.is_none();
    if current.transaction.paid_on == paid_on || settled_before {
        return Ok(current);
    }
    current.transaction.ensure_settleable()?;
    if let (None, Some(SourceKind::DriverPayment)) = (paid_on, current.transaction.source_kind) {
        let detail = format!("“{}” é de um acerto pago: desfaça o acerto.", current.transaction.description);
        return Err(Error::conflict("only_undone", detail));
    }
    let freight = current.source.filter(|source| source.kind == SourceKind::Freight).map(|source| source.id.into());
    if let (None, Some(freight)) = (paid_on, freight) {
        ensure_not_of_cancelled(db, owner, freight)?;
    }
    diesel::update(books::table.filter(books::owner_id.eq(owner)).filter(books::id.eq(id)))
        .set((books::paid_on.eq(paid_on), books::version.eq(books::version + 1), books::updated_at.eq(now.at)))
        .execute(db)?;
    if let (None, Some(freight)) = (paid_on, freight) {
        // Its due day may have moved at the freight while it was received.
        posting::catch_up(db, owner, freight, now.at)?;
    }
    if let Some(source) = current.source {
        super::posting::touch(db, owner, source, now.at)?;
    }
    find(db, owner, id, now.today)
}

fn ensure_not_of_cancelled(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<()> {
    let (number, cancelled_on): (i64, Option<NaiveDate>) = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::id.eq(id))
        .select((freights::number, freights::cancelled_on))
        .first(db)?;
    if cancelled_on.is_some() {
        let detail = format!("O frete nº {number} está cancelado: reabra-o antes de desfazer o recebimento.");
        return Err(Error::conflict("conflict", detail));
    }
    Ok(())
}
