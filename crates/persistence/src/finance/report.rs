//! What the books say when they are summed: a list's totals, the cash ahead, the statement and the accountant's year.

use std::collections::BTreeSet;

use ::rates::CarrierTaxTable;
use chrono::NaiveDate;
use diesel::{
    dsl::sql as raw,
    prelude::*,
    sql_types::{BigInt, Bool, Nullable, Text},
};
use finance::{
    Month,
    cash_flow::{CashFlow, Due},
    figures::{Basis, Figures, Side},
    statement::{Counts, Statement},
    summary::{Flow, Group, Summary},
    tax_year::{PayerName, Received, TaxTables, TaxYear, months_of},
};
use kernel::{
    Category, Cents, ClientId, Effect, Error, OwnerId, Result, TaxId, TollVouchers, TransactionKind, VehicleId,
    schema::{clients, freights, transactions as books},
};

use super::{
    figures::{self, Asked},
    list::{Filter, filtered},
};
use crate::{Db, freight::commission, names, rates::imported, sql};

type SummaryRow = (String, TransactionKind, Category, Option<VehicleId>, bool, bool, Cents, i64);

/// What a list of transactions sums to.
///
/// # Errors
/// What the database says.
pub fn summary(db: &mut Db, owner: OwnerId, filter: &Filter, today: NaiveDate) -> Result<Summary> {
    let rows: Vec<SummaryRow> = filtered!(
        books::table
            .filter(books::owner_id.eq(owner))
            .group_by(raw::<BigInt>("1, 2, 3, 4, 5, 6"))
            .select((
                sql::month!("due_on"),
                raw::<Text>("kind"),
                raw::<Text>("category"),
                raw::<Nullable<BigInt>>("vehicle_id"),
                raw::<Bool>("paid_on IS NOT NULL"),
                raw::<Bool>("effect <> 'result'"),
                sql::total!("amount_cents"),
                raw::<BigInt>("COUNT(*)"),
            ))
            .into_boxed(),
        filter,
        today
    )
    .load(db)?;
    let groups = rows
        .into_iter()
        .map(|(text, kind, category, vehicle_id, paid, moves_cash, amount_cents, count)| {
            Ok(Group {
                month: sql::month_of(&text)?,
                kind,
                category,
                vehicle_id,
                paid,
                moves_cash,
                amount_cents,
                count,
            })
        })
        .collect::<Result<Vec<_>>>()?;
    let late: Vec<(TransactionKind, Cents)> = filtered!(
        books::table
            .filter(books::owner_id.eq(owner))
            .filter(books::paid_on.is_null())
            .filter(books::due_on.lt(today))
            .filter(books::effect.ne(Effect::Result))
            .group_by(books::kind)
            .select((books::kind, sql::total!("amount_cents")))
            .into_boxed(),
        filter,
        today
    )
    .load(db)?;
    let mut overdue = Flow::default();
    for (kind, amount) in late {
        overdue.add(kind, amount)?;
    }
    let plates = names::plates(db, owner, groups.iter().filter_map(|group| group.vehicle_id).collect::<BTreeSet<_>>())?;
    Summary::of(&groups, overdue, &plates)
}

/// The cash flow of so many days ahead.
///
/// # Errors
/// What the database says.
pub fn cash_flow(db: &mut Db, owner: OwnerId, days: u64, today: NaiveDate) -> Result<CashFlow> {
    let moving = || books::table.filter(books::owner_id.eq(owner)).filter(books::effect.ne(Effect::Result));
    let opening: Cents = moving()
        .filter(books::paid_on.le(today))
        .select(sql::total!("CASE kind WHEN 'income' THEN amount_cents ELSE -amount_cents END"))
        .get_result(db)?;
    let last = today.checked_add_days(chrono::Days::new(days)).unwrap_or(today);
    let dues: Vec<(NaiveDate, TransactionKind, Cents)> = moving()
        .filter(books::paid_on.is_null())
        .filter(books::due_on.le(last))
        .group_by((books::due_on, books::kind))
        .select((books::due_on, books::kind, sql::total!("amount_cents")))
        .load(db)?;
    let dues: Vec<_> = dues.into_iter().map(|(on, kind, amount_cents)| Due { on, kind, amount_cents }).collect();
    CashFlow::of(opening, &dues, today, days)
}

/// The statement (DRE) of some months.
///
/// # Errors
/// [`Error::Validation`] for a period that cannot be reported.
pub fn statement(
    db: &mut Db,
    owner: OwnerId,
    (from, to): (Month, Month),
    basis: Basis,
    today: NaiveDate,
) -> Result<Statement> {
    from.ensure_period(to)?;
    let asked = Asked::months(owner, (from, to), basis, today);
    let mut vouchers = TollVouchers::default();
    for month in figures::toll_vouchers(db, &asked)?.into_values() {
        vouchers = vouchers.plus(month)?;
    }
    let open = match basis {
        Basis::Accrual => commission::open(db, &asked)?,
        Basis::Cash => Vec::new(),
    };
    let counts = Counts {
        lines: figures::lines(db, &asked)?,
        unsettled_commission_cents: Cents::sum(open.iter().map(|one| one.cents))?,
        toll_vouchers: vouchers.any(),
        until: *asked.days.end(),
    };
    Statement::of((from, to), basis, &counts)
}

/// The year for the accountant: freight by the day on which it was received.
///
/// # Errors
/// [`Error::NotFound`] for a year that is none.
pub fn tax_year(db: &mut Db, owner: OwnerId, year: i32) -> Result<TaxYear> {
    let months = months_of(year)?;
    let (Some(first), Some(last)) = (months.first(), months.last()) else { return Err(Error::NotFound) };
    let rows: Vec<(String, Option<ClientId>, Cents)> = books::table
        .left_join(
            freights::table
                .on(freights::owner_id.eq(books::owner_id).and(freights::id.nullable().eq(books::freight_id))),
        )
        .filter(books::owner_id.eq(owner))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::category.eq(Category::Frete))
        .filter(books::effect.ne(Effect::Result))
        .filter(books::personal.eq(false))
        .filter(books::paid_on.ge(first.first_day()))
        .filter(books::paid_on.le(last.last_day()))
        .group_by(raw::<BigInt>("1, 2"))
        .select((
            sql::month!("transactions.paid_on"),
            raw::<Nullable<BigInt>>("freights.client_id"),
            sql::total!("transactions.amount_cents"),
        ))
        .load(db)?;
    let received = rows
        .into_iter()
        .map(|(text, client, gross_cents)| Ok(Received { month: sql::month_of(&text)?, client, gross_cents }))
        .collect::<Result<Vec<_>>>()?;
    let ids: Vec<ClientId> = received.iter().filter_map(|one| one.client).collect();
    let names: Vec<(ClientId, String, Option<TaxId>)> = clients::table
        .filter(clients::owner_id.eq(owner))
        .filter(clients::id.eq_any(ids))
        .select((clients::id, clients::name, clients::document))
        .load(db)?;
    let names = names.into_iter().map(|(id, name, document)| (id, PayerName { name, document })).collect();
    let paid = figures::lines(db, &Asked::months(owner, (*first, *last), Basis::Cash, last.last_day()))?;
    let expenses = Figures::of(&paid)?.side(Side::Cost);
    TaxYear::of(year, &received, &names, expenses, &tax_tables(db, &months)?)
}

fn tax_tables(db: &mut Db, months: &[Month]) -> Result<TaxTables> {
    let imported = imported::<CarrierTaxTable>(db, months.last().map(|month| month.first_day()))?;
    let in_force = |month: &Month| {
        let day = month.first_day();
        let begun = imported.range(..=day).next_back().map(|(_, dated)| dated.clone());
        Some((*month, ::rates::in_force(day, begun)?))
    };
    Ok(months.iter().filter_map(in_force).collect())
}
