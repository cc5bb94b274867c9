//! What the books say when they are summed: a list's totals, the cash ahead and the statement.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use diesel::{
    dsl::sql as raw,
    prelude::*,
    sql_types::{BigInt, Bool, Nullable, Text},
};
use finance::{
    Month, Transaction,
    cash_flow::{CashFlow, Due},
    statement::{Basis, Line, Statement},
    summary::{Flow, Group, Summary},
};
use kernel::{
    Category, Cents, Effect, OwnerId, Result, SourceKind, SourcePart, TransactionKind, VehicleId,
    schema::{freights, transactions as books},
};

use super::list::{Filter, filtered};
use crate::{Db, freight::commission, names, sql};

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
    // What is paid is in hand. It can bear a day that is still ahead of its owner's only where he has since moved to a zone
    // in which it is yet to come.
    let opening: Cents = moving()
        .filter(books::paid_on.is_not_null())
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

type StatementRow =
    (String, TransactionKind, Category, Effect, bool, bool, Option<SourceKind>, Option<SourcePart>, Cents);

/// What of the books is earned: all but what freights post that have not begun, for they may still fall through.
macro_rules! earned {
    ($owner:expr) => {{
        let not_begun = freights::table
            .filter(freights::owner_id.eq($owner))
            .filter(freights::status.eq(freight::FreightStatus::Scheduled))
            .filter(freights::cancelled_on.is_null())
            .select(freights::id);
        books::source_kind
            .is_null()
            .or(books::source_kind.ne(SourceKind::Freight))
            .or(diesel::dsl::not(books::freight_id.assume_not_null().eq_any(not_begun)))
    }};
}
pub(crate) use earned;

/// What the books hold of some months, summed as a statement asks.
///
/// # Errors
/// What the database says.
pub(crate) fn lines(db: &mut Db, owner: OwnerId, (from, to): (Month, Month), basis: Basis) -> Result<Vec<Line>> {
    macro_rules! grouped {
        ($column:ident, $month:expr) => {
            books::table
                .filter(books::owner_id.eq(owner))
                .filter(books::$column.ge(from.first_day()))
                .filter(books::$column.le(to.last_day()))
                .group_by(raw::<BigInt>("1, 2, 3, 4, 5, 6, 7, 8"))
                .select((
                    $month,
                    raw::<Text>("kind"),
                    raw::<Text>("category"),
                    raw::<Text>("effect"),
                    raw::<Bool>("personal"),
                    raw::<Bool>("paid_by_driver"),
                    raw::<Nullable<Text>>("source_kind"),
                    raw::<Nullable<Text>>("source_part"),
                    sql::total!("amount_cents"),
                ))
                .load(db)?
        };
    }
    let rows: Vec<StatementRow> = match basis {
        Basis::Accrual => grouped!(competence_on, sql::month!("competence_on")),
        Basis::Cash => grouped!(paid_on, sql::month!("paid_on")),
    };
    let mut lines = rows
        .into_iter()
        .map(|(text, kind, category, effect, personal, paid_by_driver, source, part, amount_cents)| {
            let (month, source) = (sql::month_of(&text)?, source.zip(part));
            Ok(Line { month, kind, category, effect, personal, paid_by_driver, source, amount_cents })
        })
        .collect::<Result<Vec<_>>>()?;
    if basis == Basis::Accrual {
        // Taken off apart, so that the sums above are read from their index alone.
        lines.extend(not_begun(db, owner, (from, to))?);
    }
    Ok(lines)
}

/// What freights that have not begun post in some months, to be taken off what is earned.
fn not_begun(db: &mut Db, owner: OwnerId, (from, to): (Month, Month)) -> Result<Vec<Line>> {
    let waiting = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::status.eq(freight::FreightStatus::Scheduled))
        .filter(freights::cancelled_on.is_null())
        .select(freights::id.nullable());
    let posted: Vec<Transaction> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::source_kind.eq(SourceKind::Freight))
        .filter(books::freight_id.eq_any(waiting))
        .filter(books::competence_on.between(from.first_day(), to.last_day()))
        .load(db)?;
    let taken_off = |one: Transaction| {
        Ok(Line {
            month: Month::of(one.competence_on),
            kind: one.kind,
            category: one.category,
            effect: one.effect,
            personal: one.personal,
            paid_by_driver: one.paid_by_driver,
            source: one.source_kind.zip(one.source_part),
            amount_cents: Cents::ZERO.minus(one.amount_cents)?,
        })
    };
    posted.into_iter().map(taken_off).collect()
}

/// The statement (DRE) of some months.
///
/// # Errors
/// [`Error::Validation`] for a period that cannot be reported.
pub fn statement(db: &mut Db, owner: OwnerId, (from, to): (Month, Month), basis: Basis) -> Result<Statement> {
    from.ensure_period(to)?;
    let lines = lines(db, owner, (from, to), basis)?;
    let unsettled = commission::unsettled(db, owner, from.first_day(), to.last_day())?;
    Statement::of((from, to), basis, &lines, unsettled)
}
