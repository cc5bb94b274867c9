//! Period closing: a write that changes a figure of a closed month is refused, by one check around every write.
//!
//! Database triggers record the closed months that a write may have changed (`touched_months`), so that no write
//! bypasses the check. Only these months are compared, before and after.

use accounts::AuditAction;
use chrono::NaiveDate;
use diesel::{connection::SimpleConnection, prelude::*};
use finance::{
    Month,
    closing::{ClosedMonths, ClosedSums, Closing, ClosingInput, MonthBooks, ReopeningInput, month_closed},
    figures::{AccountingBasis, Figures},
};
use kernel::{Cents, Instant, Now, OwnerId, Result};

use super::{
    figures::{self, FiguresQuery},
    withholding,
};
use crate::{
    Db,
    accounts::{
        audit::{self, Actor},
        user::terms,
    },
    owned::{month_closings as closings, touched_months},
    sql,
};

/// Maximum number of closings and reopenings in the response.
const MAX_HISTORY: i64 = 50;

type Row = (i64, Instant, String, Option<String>, Option<Cents>, Option<Cents>, Option<Cents>);

/// Runs a write of an owner, and refuses it if it changes a figure of a closed month. The job may run twice.
///
/// # Errors
/// [`kernel::Error::MonthClosed`], or the error of the job.
pub fn reject_if_closed_month_changes<T>(
    db: &mut Db,
    owner: OwnerId,
    today: NaiveDate,
    job: impl Fn(&mut Db) -> Result<T>,
) -> Result<T> {
    if closed_through(db, owner)?.is_none() {
        return job(db);
    }
    db.batch_execute("SAVEPOINT closed_months")?;
    let done = job(db)?;
    let months = drain_touched_months(db, owner)?;
    if months.is_empty() {
        return Ok(done);
    }
    let after = books_of(db, owner, &months, today)?;
    db.batch_execute("ROLLBACK TO SAVEPOINT closed_months")?;
    let before = books_of(db, owner, &months, today)?;
    let mut changed = Vec::new();
    for ((month, before), after) in months.into_iter().zip(&before).zip(&after) {
        let changes = before.changes(after)?;
        if !changes.is_empty() {
            changed.push((month, changes));
        }
    }
    if !changed.is_empty() {
        return Err(month_closed(changed));
    }
    let done = job(db)?;
    drain_touched_months(db, owner)?;
    Ok(done)
}

/// Returns the closed months that this transaction may have changed, the earliest first, and clears the list.
fn drain_touched_months(db: &mut Db, owner: OwnerId) -> Result<Vec<Month>> {
    let months: Vec<String> =
        touched_months::of(owner).order(touched_months::month).select(touched_months::month).load(db)?;
    if !months.is_empty() {
        diesel::delete(touched_months::of(owner)).execute(db)?;
    }
    months.iter().map(|text| sql::month_of(text)).collect()
}

fn books_of(db: &mut Db, owner: OwnerId, months: &[Month], today: NaiveDate) -> Result<Vec<MonthBooks>> {
    let mut books = Vec::new();
    for month in months {
        let period = (*month, *month);
        books.push(MonthBooks {
            accrual: figures::lines(db, &FiguresQuery::months(owner, period, AccountingBasis::Accrual, today))?,
            cash: figures::lines(db, &FiguresQuery::months(owner, period, AccountingBasis::Cash, today))?,
            moved: figures::cash(db, owner, period)?.remove(month).unwrap_or_default(),
            incomes: withholding::incomes(db, owner, (month.first_day(), month.last_day()))?,
        });
    }
    Ok(books)
}

/// Returns the last closed month of an owner; none if no month is closed.
pub(crate) fn closed_through(db: &mut Db, owner: OwnerId) -> Result<Option<Month>> {
    let last: Option<String> =
        closings::of(owner).order(closings::id.desc()).select(closings::closed_through).first(db).optional()?;
    last.map(|text| sql::month_of(&text)).transpose()
}

/// Returns the last closed month, and the latest closings and reopenings.
pub fn find(db: &mut Db, owner: OwnerId, now: &Now) -> Result<ClosedMonths> {
    let rows: Vec<Row> = closings::of(owner)
        .order(closings::id.desc())
        .limit(MAX_HISTORY)
        .select((
            closings::id,
            closings::created_at,
            closings::month,
            closings::reason,
            closings::revenue_cents,
            closings::cost_cents,
            closings::cash_cents,
        ))
        .load(db)?;
    let history = rows.into_iter().map(closing).collect::<Result<_>>()?;
    Ok(ClosedMonths { closed_through: closed_through(db, owner)?, last_ended: Month::of(now.today).before(1), history })
}

fn closing((id, created_at, month, reason, revenue, cost, cash): Row) -> Result<Closing> {
    let sums = revenue.zip(cost).zip(cash);
    let sums =
        sums.map(|((revenue_cents, cost_cents), cash_cents)| ClosedSums { revenue_cents, cost_cents, cash_cents });
    Ok(Closing { id, created_at, month: sql::month_of(&month)?, reason, sums })
}

/// Closes a month with every month before it. The profile's number of dependants is stored for the taxes of the closed
/// months.
///
/// Reading the sums of these months conflicts with every concurrent write to them, since such a write reads the last
/// closed month. PostgreSQL commits one of the two and retries the other.
///
/// # Errors
/// [`kernel::Error::Validation`] for a month that has not ended, or [`kernel::Error::Conflict`] for a closed one.
pub fn close(db: &mut Db, actor: &Actor, input: ClosingInput, now: &Now) -> Result<ClosedMonths> {
    let owner = OwnerId::from(actor.id);
    let through = closed_through(db, owner)?;
    let month = input.check(through, now.today)?;
    let first = through.map_or(Month::of(sql::day(NaiveDate::MIN)), |through| through.after(1));
    let sums = sums(db, owner, (first, month), now.today)?;
    closings::insert()
        .values((
            closings::owner_id.eq(owner.get()),
            closings::created_at.eq(now.at),
            closings::month.eq(month.to_string()),
            closings::closed_through.eq(month.to_string()),
            closings::revenue_cents.eq(sums.revenue_cents),
            closings::cost_cents.eq(sums.cost_cents),
            closings::cash_cents.eq(sums.cash_cents),
            closings::dependents.eq(terms(db, owner)?.dependents),
        ))
        .execute(db)?;
    audit::insert(db, actor, AuditAction::ClosedMonth, None, Some(&month.name()))?;
    find(db, owner, now)
}

fn sums(db: &mut Db, owner: OwnerId, period: (Month, Month), today: NaiveDate) -> Result<ClosedSums> {
    let lines = figures::lines(db, &FiguresQuery::months(owner, period, AccountingBasis::Accrual, today))?;
    let outcome = Figures::of(&lines)?.outcome;
    let moved = figures::cash(db, owner, period)?;
    Ok(ClosedSums {
        revenue_cents: outcome.revenue_cents,
        cost_cents: outcome.cost_cents,
        cash_cents: Cents::sum(moved.values().map(|flow| flow.net_cents))?,
    })
}

/// Reopens a month with every closed month after it; the audit trail stores the reason.
///
/// # Errors
/// [`kernel::Error::Validation`] without a reason, or [`kernel::Error::Conflict`] for a month that is not closed.
pub fn reopen(db: &mut Db, actor: &Actor, input: ReopeningInput, now: &Now) -> Result<ClosedMonths> {
    let owner = OwnerId::from(actor.id);
    let (month, reason) = input.check(closed_through(db, owner)?)?;
    closings::insert()
        .values((
            closings::owner_id.eq(owner.get()),
            closings::created_at.eq(now.at),
            closings::month.eq(month.to_string()),
            closings::closed_through.eq(month.before(1).to_string()),
            closings::reason.eq(&reason),
        ))
        .execute(db)?;
    audit::insert(db, actor, AuditAction::ReopenedMonth, None, Some(&format!("{}: {reason}", month.name())))?;
    find(db, owner, now)
}
