//! The month at a glance: what it brought and left, beside the month before and the same month last year, and what needs
//! the owner now.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    Month, TransactionKind,
    statement::{Basis, MonthOutcome},
};
use freight::{FreightRecord, FreightResult, FreightStatus};
use kernel::{
    Cents, CostLine, Error, Now, OwnerId, PageRequest, Result, Sort,
    schema::{freights, transactions as books, vehicles},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    month::{MonthFigures, VehicleMonth, by_vehicle, cash, costs, driven, outcomes},
    receivable::{Receivables, receivables},
    reminder::{self, Reminder},
};
use crate::{
    Db,
    finance::report,
    fleet::consumption,
    freight::{self as trips, commission},
};

/// How many freights under way and reminders it names.
const UNDER_WAY: i64 = 10;
const REMINDERS: usize = 8;

/// A freight under way.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct UnderWay {
    /// The freight.
    pub freight: FreightRecord,
    /// What it brings and costs so far.
    pub result: FreightResult,
}

/// How many things are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReminderCounts {
    /// Late.
    pub expired: i64,
    /// Within fifteen days.
    pub soon: i64,
}

/// Which of the first three steps an account has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FirstSteps {
    /// A vehicle is registered.
    pub vehicle: bool,
    /// A freight is written down.
    pub freight: bool,
    /// An expense is written down.
    pub expense: bool,
}

/// What stands today, whatever the month brought.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Present {
    /// Freights under way, the earliest first.
    pub under_way: Vec<UnderWay>,
    /// How many freights are open, scheduled ones included.
    pub under_way_count: i64,
    /// What needs the owner now, the most urgent first.
    pub reminders: Vec<Reminder>,
    /// How many things are due.
    pub reminder_counts: ReminderCounts,
    /// What is to be received, by its age.
    pub receivables: Receivables,
}

/// The month at a glance.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dashboard {
    /// The month.
    pub month: Month,
    /// Today in the owner's zone.
    pub today: NaiveDate,
    /// The month in figures.
    pub current: MonthFigures,
    /// The month before.
    pub previous: MonthFigures,
    /// The same month last year; absent when nothing was written down then.
    pub last_year: Option<MonthFigures>,
    /// Costs of the month by category, the greatest first.
    pub costs: Vec<CostLine>,
    /// The month by vehicle, the best first.
    pub vehicles: Vec<VehicleMonth>,
    /// Twelve months up to this one.
    pub months: Vec<MonthOutcome>,
    /// What stands today; absent of any month but the present one, for none of it belongs to that month.
    pub present: Option<Present>,
    /// What drivers earned by the month's freights that no settlement holds yet; not among the costs.
    pub unsettled_commission_cents: Cents,
    /// Which of the first three steps the account has made.
    pub first_steps: FirstSteps,
    /// Whether nothing is written down yet.
    pub is_empty: bool,
}

/// The month at a glance.
///
/// # Errors
/// What the database says.
pub fn find(db: &mut Db, owner: OwnerId, month: Month, now: &Now) -> Result<Dashboard> {
    let today = now.today;
    let first = month.before(12);
    let lines = report::lines(db, owner, (first, month), Basis::Accrual)?;
    let cash = cash(db, owner, first, month)?;
    let driven = driven(db, owner, first, month)?;
    let mut figures = |month: Month| {
        let of_month: Vec<_> = lines.iter().copied().filter(|line| line.month == month).collect();
        let consumption = consumption::of_days(db, owner, month.first_day()..=month.last_day())?;
        let driven = driven.get(&month).copied().unwrap_or_default();
        MonthFigures::of(month, &of_month, driven, cash.get(&month).copied().unwrap_or_default(), consumption)
    };
    let (current, previous, last_year) = (figures(month)?, figures(month.before(1))?, figures(first)?);
    let first_steps = first_steps(db, owner)?;
    let FirstSteps { vehicle, freight, expense } = first_steps;
    Ok(Dashboard {
        month,
        today,
        costs: costs(&lines, month)?,
        months: outcomes(&lines, month)?,
        last_year: Some(last_year).filter(MonthFigures::has_any),
        current,
        previous,
        vehicles: by_vehicle(db, owner, month)?,
        present: if month == Month::of(today) { Some(present(db, owner, now)?) } else { None },
        unsettled_commission_cents: commission::unsettled(db, owner, month.first_day(), month.last_day())?,
        first_steps,
        is_empty: !(vehicle || freight || expense),
    })
}

fn present(db: &mut Db, owner: OwnerId, now: &Now) -> Result<Present> {
    let due = reminder::list(db, owner, u64::try_from(kernel::due::SOON_DAYS).unwrap_or_default(), now)?;
    Ok(Present {
        under_way: under_way(db, owner, now)?,
        under_way_count: open_count(db, owner)?,
        reminder_counts: ReminderCounts { expired: due.expired, soon: due.soon },
        reminders: due.items.into_iter().take(REMINDERS).collect(),
        receivables: receivables(db, owner, now.today)?,
    })
}

fn under_way(db: &mut Db, owner: OwnerId, now: &Now) -> Result<Vec<UnderWay>> {
    let filter = trips::freight::Filter { open: Some(true), ..trips::freight::Filter::default() };
    let earliest = Some(Sort { field: "scheduledFor".to_owned(), descending: false });
    let request = PageRequest { limit: UNDER_WAY, cursor: None, sort: earliest };
    let page = trips::freight::list(db, owner, &filter, &request, now.today)?;
    let rows: Vec<_> = page.items.iter().map(|record| record.freight.clone()).collect();
    let mut results = trips::results(db, owner, &rows, now)?;
    let with_result = |freight: FreightRecord| {
        let result = results.remove(&freight.freight.id).ok_or(Error::NotFound)?;
        Ok(UnderWay { freight, result })
    };
    page.items.into_iter().map(with_result).collect()
}

fn open_count(db: &mut Db, owner: OwnerId) -> Result<i64> {
    Ok(freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.ne(FreightStatus::Completed))
        .count()
        .get_result(db)?)
}

fn first_steps(db: &mut Db, owner: OwnerId) -> Result<FirstSteps> {
    macro_rules! any {
        ($query:expr) => {
            $query.limit(1).load::<i64>(db).map(|found| !found.is_empty())?
        };
    }
    Ok(FirstSteps {
        vehicle: any!(vehicles::table.filter(vehicles::owner_id.eq(owner)).select(vehicles::id)),
        freight: any!(freights::table.filter(freights::owner_id.eq(owner)).select(freights::id)),
        expense: any!(
            books::table
                .filter(books::owner_id.eq(owner))
                .filter(books::kind.eq(TransactionKind::Expense))
                .select(books::id)
        ),
    })
}
