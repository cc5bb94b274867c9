//! Reports from the books: totals of a list, cash-flow projection and income statement.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use diesel::{
    prelude::*,
    sql_types::{BigInt, Nullable, Text},
};
use finance::{
    Category, Effect, Month, TollVouchers, TransactionKind,
    cash_flow::{self, CashFlow, Due},
    depreciation::{StatementDepreciation, VehicleDepreciation},
    figures::AccountingBasis,
    statement::{Counts, Statement},
    summary::{Flow, Group, Summary},
};
use fleet::{Depreciation, Vehicle};
use freight::FreightStatus;
use kernel::{Cents, Now, OwnerId, Result, VehicleId};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    cash,
    figures::{FiguresQuery, SelectedBooks},
    list::{Filter, filtered},
};
use crate::{
    Db,
    owned::{freights, transactions, vehicles},
    prepared::static_sql,
    record_names, sql,
};

type SummaryRow = (String, TransactionKind, Category, Option<VehicleId>, Effect, Cents, Cents, i64);

/// Returns the totals of a list of transactions.
pub fn summary(db: &mut Db, owner: OwnerId, filter: &Filter, now: &Now) -> Result<Summary> {
    let today = now.today;
    // Ordered like the index by due month, so that SQLite sorts nothing unless a column filter is set.
    let mut query = transactions::of(owner)
        .group_by(static_sql::<BigInt>("1, 2, 3, 4, 5"))
        .select((
            sql::month("due_on"),
            static_sql::<Text>("kind"),
            static_sql::<Text>("category"),
            static_sql::<Nullable<BigInt>>("vehicle_id"),
            static_sql::<Text>("effect"),
            sql::total("amount_cents"),
            sql::total("CASE WHEN paid_on IS NULL THEN amount_cents END"),
            static_sql::<BigInt>("COUNT(*)"),
        ))
        .into_boxed();
    if filter.from.is_some() || filter.to.is_some() {
        let (first, last) = (filter.from.unwrap_or(NaiveDate::MIN), filter.to.unwrap_or(NaiveDate::MAX));
        query = query.filter(sql::in_months_of("due_on", &(sql::day(first)..=sql::day(last))));
    }
    let rows: Vec<SummaryRow> = filtered!(query, owner, filter, today).load(db)?;
    let groups = rows.into_iter().map(group).collect::<Result<Vec<_>>>()?;
    let plates =
        record_names::plates(db, owner, groups.iter().filter_map(|group| group.vehicle_id).collect::<BTreeSet<_>>())?;
    Summary::of(&groups, overdue(db, owner, filter, today)?, &plates)
}

fn group((text, kind, category, vehicle_id, effect, amount_cents, pending_cents, count): SummaryRow) -> Result<Group> {
    let month = sql::month_of(&text)?;
    Ok(Group { month, kind, category, vehicle_id, effect, amount_cents, pending_cents, count })
}

/// Returns the overdue amounts of a list. Earnings and discounts of a settlement move no money: only its balance can be
/// overdue.
fn overdue(db: &mut Db, owner: OwnerId, filter: &Filter, today: NaiveDate) -> Result<Flow> {
    let late: Vec<(TransactionKind, Cents)> = filtered!(
        transactions::of(owner)
            .filter(transactions::paid_on.is_null())
            .filter(transactions::due_on.lt(today))
            .filter(transactions::effect.ne(Effect::Result))
            .group_by(transactions::kind)
            .select((transactions::kind, sql::total("amount_cents")))
            .into_boxed(),
        owner,
        filter,
        today
    )
    .load(db)?;
    let mut overdue = Flow::default();
    for (kind, amount) in late {
        overdue.add(kind, amount)?;
    }
    Ok(overdue)
}

type DueRow = (NaiveDate, TransactionKind, Cents);

/// Returns the cash flow of the next `days` days; default [`cash_flow::DAYS`].
///
/// # Errors
/// [`kernel::Error::Validation`] below 1 or above 366 days.
pub fn cash_flow(db: &mut Db, owner: OwnerId, days: Option<i64>, now: &Now) -> Result<CashFlow> {
    let days = cash_flow::checked_days(days)?;
    let today = now.today;
    let opening = cash::in_hand(db, owner, today, today)?;
    let last = today.checked_add_days(chrono::Days::new(days)).unwrap_or(today);
    let pending = || {
        transactions::of(owner)
            .filter(transactions::effect.ne(Effect::Result))
            .filter(transactions::paid_on.is_null())
            .filter(transactions::due_on.le(last))
            .group_by((transactions::due_on, transactions::kind))
            .select((transactions::due_on, transactions::kind, sql::total("amount_cents")))
    };
    let waiting = freights::of(owner)
        .filter(sql::is_open())
        .filter(freights::status.eq(FreightStatus::Scheduled))
        .select(freights::id.nullable());
    let all: Vec<DueRow> = pending().load(db)?;
    let scheduled: Vec<DueRow> = pending().filter(transactions::freight_id.eq_any(waiting)).load(db)?;
    let dues = |rows: Vec<DueRow>| -> Vec<Due> {
        rows.into_iter().map(|(on, kind, amount_cents)| Due { on, kind, amount_cents }).collect()
    };
    CashFlow::of(opening, &dues(all), &dues(scheduled), today, days)
}

/// Query of a statement.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StatementQuery {
    /// First month; default `to`, and without both the current month.
    pub from: Option<Month>,
    /// Last month, inclusive; default the first month.
    pub to: Option<Month>,
    /// Day by which a transaction belongs to a month; default the competence day.
    pub basis: Option<AccountingBasis>,
    /// `true`: also the depreciation of the vehicles, below the result.
    #[serde(default)]
    pub depreciation: bool,
}

/// Returns the statement (DRE) of some months.
///
/// # Errors
/// [`kernel::Error::Validation`] for a period that cannot be reported.
pub fn statement(db: &mut Db, owner: OwnerId, query: StatementQuery, now: &Now) -> Result<Statement> {
    let today = now.today;
    let from = query.from.or(query.to).unwrap_or_else(|| Month::of(today));
    let (to, basis) = (query.to.unwrap_or(from), query.basis.unwrap_or(AccountingBasis::Accrual));
    from.ensure_period(to)?;
    let requested = FiguresQuery::months(owner, (from, to), basis, today);
    let books = SelectedBooks::find(db, &requested)?;
    let vouchers = books.vouchers()?.into_values();
    let vouchers = vouchers.into_iter().try_fold(TollVouchers::default(), TollVouchers::plus)?;
    let counts = Counts {
        lines: books.lines()?,
        unsettled_commission_cents: books.unsettled((from, to))?,
        toll_vouchers: vouchers.any(),
        until: to.last_day().min(today).max(from.first_day()),
    };
    let statement = Statement::of((from, to), basis, &counts)?;
    if !query.depreciation {
        return Ok(statement);
    }
    let lost = depreciated(db, owner, from.first_day(), counts.until, today)?;
    statement.with_depreciation(StatementDepreciation::of(lost, &counts.lines)?)
}

/// Returns the depreciation of each vehicle in the months of some days, up to today's month.
fn depreciated(
    db: &mut Db,
    owner: OwnerId,
    first: NaiveDate,
    last: NaiveDate,
    today: NaiveDate,
) -> Result<Vec<VehicleDepreciation>> {
    if Month::of(first) > Month::of(today) {
        return Ok(Vec::new());
    }
    let bought: Vec<Vehicle> = vehicles::of(owner)
        .select(Vehicle::as_select())
        .filter(vehicles::purchased_on.is_not_null())
        .order(vehicles::plate)
        .load(db)?;
    let mut lost = Vec::new();
    for vehicle in bought {
        let Some(loss) = Depreciation::of(&vehicle)? else { continue };
        let cents = loss.between(first, last)?;
        if cents > Cents::ZERO {
            lost.push(VehicleDepreciation { vehicle_id: vehicle.id, plate: vehicle.fields.plate, cents });
        }
    }
    Ok(lost)
}
