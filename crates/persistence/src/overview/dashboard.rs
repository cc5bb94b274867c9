//! Dashboard of a month: its revenue and profit, beside the month before and the same month last year, and what needs
//! the owner now.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    Month, MonthFigures, Receivables, TransactionKind, VehicleMonth,
    figures::{Basis, Figures, Line, Outcome, Side},
    month_figures::{Driven, MonthCounts},
    month_words::compared,
    statement::{MonthOutcome, outcomes},
};
use freight::{FreightForecast, FreightRecord, FreightResult};
use kernel::{Cents, CostLine, Error, Now, OwnerId, PageRequest, Plate, Result, Sort, TollVouchers, VehicleId};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    forecast::{MonthForecast, Open},
    receivable::receivables,
    reminder::{self, Reminder},
};
use crate::{
    Db,
    finance::{
        commission,
        figures::{self, FiguresQuery},
        toll_vouchers,
    },
    fleet::consumption,
    freight as trips,
    owned::{freights, transactions as books, vehicles},
};

/// Maximum numbers of open freights and of reminders in the dashboard.
const UNDER_WAY: i64 = 10;
const REMINDERS: usize = 8;

/// An open freight.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct UnderWay {
    /// The freight.
    pub freight: FreightRecord,
    /// Revenue and costs so far.
    pub result: FreightResult,
    /// Costs still to come and the profit after them; null where nothing is known of them.
    pub forecast: Option<FreightForecast>,
}

/// Numbers of things that are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReminderCounts {
    /// Number of those that are late.
    pub expired: i64,
    /// Number of those due within fifteen days, today included.
    pub soon: i64,
}

/// The first three steps of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FirstSteps {
    /// True once a vehicle is registered.
    pub vehicle: bool,
    /// True once a freight is entered.
    pub freight: bool,
    /// True once an expense is entered.
    pub expense: bool,
}

/// State of today, whatever the month brought.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Present {
    /// Open freights, scheduled ones included, the earliest scheduled first; at most ten.
    pub under_way: Vec<UnderWay>,
    /// Number of open freights, scheduled ones included.
    pub under_way_count: i64,
    /// Reminders of what needs the owner now, the most urgent first; at most eight.
    pub reminders: Vec<Reminder>,
    /// Numbers of things that are due.
    pub reminder_counts: ReminderCounts,
    /// Receivables by age.
    pub receivables: Receivables,
}

/// Dashboard of a month.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dashboard {
    /// The month.
    pub month: Month,
    /// Today in the owner's zone.
    pub today: NaiveDate,
    /// Figures of the month.
    pub current: MonthFigures,
    /// Forecast of the month's freights that still go on; null where none does.
    pub forecast: Option<MonthForecast>,
    /// Figures of the month before.
    pub previous: MonthFigures,
    /// Figures of the same month last year; null when nothing was entered then.
    pub last_year: Option<MonthFigures>,
    /// Comparisons of the profit with the month before and, where anything was entered then, with the same month last
    /// year; in Portuguese.
    pub comparisons: Vec<String>,
    /// Costs of the month by category, the greatest first.
    pub costs: Vec<CostLine>,
    /// The month by vehicle, the best first.
    pub vehicles: Vec<VehicleMonth>,
    /// Results of the twelve months up to this one.
    pub months: Vec<MonthOutcome>,
    /// State of today; null for any month but the present one, as none of it belongs to that month.
    pub present: Option<Present>,
    /// Commissions of the month's freights that are in no settlement yet, in cents; part of the costs.
    pub unsettled_commission_cents: Cents,
    /// First three steps of the account.
    pub first_steps: FirstSteps,
    /// True while none of the first three steps is made.
    pub is_empty: bool,
}

/// Loads the dashboard of a month.
pub fn find(db: &mut Db, owner: OwnerId, month: Month, now: &Now) -> Result<Dashboard> {
    let today = now.today;
    let first = month.before(12);
    let asked = FiguresQuery::months(owner, (first, month), Basis::Accrual, today);
    let lines = figures::lines(db, &asked)?;
    let of_month = |month: Month| lines.iter().copied().filter(|line| line.month == month).collect::<Vec<_>>();
    let (cash, driven) = (figures::cash(db, owner, (first, month))?, figures::driven(db, &asked)?);
    let of_trucks = |month: Month| -> BTreeMap<VehicleId, Driven> {
        driven.iter().filter(|((of, _), _)| *of == month).map(|((_, truck), driven)| (*truck, *driven)).collect()
    };
    let vouchers = toll_vouchers::by_month(db, &asked)?;
    let mut figures = |month: Month| {
        let counts = MonthCounts {
            lines: &of_month(month),
            driven: of_trucks(month).into_values().try_fold(Driven::default(), Driven::plus)?,
            cash: cash.get(&month).copied().unwrap_or_default(),
            coming_cost_cents: figures::coming_costs(db, owner, month, today)?,
            toll_vouchers: vouchers.get(&month).copied().and_then(TollVouchers::any),
            meters_per_liter: consumption::of_days(db, owner, month.first_day()..=month.last_day())?,
        };
        MonthFigures::of(month, &counts)
    };
    let (current, previous, last_year) = (figures(month)?, figures(month.before(1))?, figures(first)?);
    let open = Open::find(db, owner, now)?;
    let first_steps = first_steps(db, owner)?;
    let FirstSteps { vehicle, freight, expense } = first_steps;
    let last_year = Some(last_year).filter(MonthFigures::has_any);
    let forecast = open.of_month(month, current.profit_cents)?;
    let is_over = month < Month::of(today) && forecast.is_none();
    let others = std::iter::once(&previous).chain(&last_year);
    Ok(Dashboard {
        month,
        today,
        comparisons: others.map(|other| compared(&current, other, is_over)).collect(),
        forecast,
        costs: Figures::of(&of_month(month))?.side(Side::Cost),
        months: outcomes(&lines, month.before(11), month)?,
        last_year,
        current,
        previous,
        vehicles: by_vehicle(db, owner, &of_month(month), &of_trucks(month))?,
        present: if month == Month::of(today) { Some(present(db, owner, open, now)?) } else { None },
        unsettled_commission_cents: unsettled(db, owner, month, today)?,
        first_steps,
        is_empty: !(vehicle || freight || expense),
    })
}

fn present(db: &mut Db, owner: OwnerId, mut open: Open, now: &Now) -> Result<Present> {
    let due = reminder::list(db, owner, None, now)?;
    Ok(Present {
        under_way_count: i64::try_from(open.freights.len()).unwrap_or(i64::MAX),
        under_way: under_way(db, owner, &mut open, now)?,
        reminder_counts: ReminderCounts { expired: due.expired, soon: due.soon },
        reminders: due.items.into_iter().take(REMINDERS).collect(),
        receivables: receivables(db, owner, now.today)?,
    })
}

fn unsettled(db: &mut Db, owner: OwnerId, month: Month, today: NaiveDate) -> Result<Cents> {
    let open = commission::open_commissions(db, &FiguresQuery::months(owner, (month, month), Basis::Accrual, today))?;
    Cents::sum(open.iter().map(|one| one.cents))
}

/// Returns the figures of a month by vehicle, the best first; the share without a vehicle comes last.
fn by_vehicle(
    db: &mut Db,
    owner: OwnerId,
    lines: &[Line],
    driven: &BTreeMap<VehicleId, Driven>,
) -> Result<Vec<VehicleMonth>> {
    let named: Vec<(VehicleId, Plate, Option<String>)> =
        vehicles::of(owner).select((vehicles::id, vehicles::plate, vehicles::nickname)).load(db)?;
    let mut outcomes: BTreeMap<Option<VehicleId>, Outcome> = BTreeMap::new();
    for line in lines {
        if let Some(counted) = line.counted()? {
            outcomes.entry(line.vehicle_id).or_default().add(counted)?;
        }
    }
    // A freight that brought and cost nothing was driven all the same.
    for truck in driven.keys() {
        outcomes.entry(Some(*truck)).or_default();
    }
    let mut months = Vec::with_capacity(outcomes.len());
    for (vehicle_id, outcome) in outcomes {
        let driven = vehicle_id.and_then(|id| driven.get(&id)).copied().unwrap_or_default();
        // Nothing counts of the price of a freight that has not begun.
        if outcome == Outcome::default() && driven == Driven::default() {
            continue;
        }
        let name = named.iter().find(|(id, ..)| Some(*id) == vehicle_id);
        months.push(VehicleMonth {
            vehicle_id,
            plate: name.map(|(_, plate, _)| plate.clone()),
            nickname: name.and_then(|(.., nickname)| nickname.clone()),
            revenue_cents: outcome.revenue_cents,
            cost_cents: outcome.cost_cents,
            profit_cents: outcome.result_cents,
            km: driven.km()?,
        });
    }
    months.sort_by_key(|one| (one.vehicle_id.is_none(), std::cmp::Reverse(one.profit_cents)));
    Ok(months)
}

fn under_way(db: &mut Db, owner: OwnerId, open: &mut Open, now: &Now) -> Result<Vec<UnderWay>> {
    let filter = trips::freight::Filter { open: Some(true), ..trips::freight::Filter::default() };
    let earliest = Some(Sort { field: "scheduledFor".to_owned(), descending: false });
    let request = PageRequest { limit: UNDER_WAY, cursor: None, sort: earliest };
    let page = trips::freight::list(db, owner, &filter, &request, now)?;
    let with_result = |freight: FreightRecord| {
        let result = open.results.remove(&freight.freight.id).ok_or(Error::NotFound)?;
        let forecast = open.forecasts.remove(&freight.freight.id);
        Ok(UnderWay { freight, result, forecast })
    };
    page.items.into_iter().map(with_result).collect()
}

fn first_steps(db: &mut Db, owner: OwnerId) -> Result<FirstSteps> {
    macro_rules! any {
        ($query:expr) => {
            $query.limit(1).load::<i64>(db).map(|found| !found.is_empty())?
        };
    }
    Ok(FirstSteps {
        vehicle: any!(vehicles::of(owner).select(vehicles::id)),
        freight: any!(freights::of(owner).select(freights::id)),
        expense: any!(
            books::of(owner)
                .filter(books::kind.eq(TransactionKind::Expense))
                // Amounts that a payer withheld and differences found by a cash count are not expenses that the owner
                // entered.
                .filter(books::held_from_id.is_null().and(books::counted_cents.is_null()))
                .select(books::id)
        ),
    })
}
