//! Dashboard of a month, from sources that are read once and shared by its parts.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use diesel::{dsl::exists, prelude::*};
use finance::{
    Month, MonthFigures, PayLine, TollVouchers, TransactionKind, VehicleMonth,
    figures::{AccountingBasis, AggregateRow, Figures, Side},
    month_figures::{DistanceTotals, MonthCounts, NamedVehicle},
    month_text::compared,
    statement::outcomes,
    summary::Flow,
};
use fleet::{Vehicle, VehicleRecord, VehicleStatus, VehicleType};
use freight::FreightRecord;
use kernel::{Cents, Error, MetersPerLiter, Now, OwnerId, Result, UserId, VehicleId, schema::users};
use overview::{Dashboard, FirstSteps, PersonPapers, Present, ReminderCounts, UnderWay};

use super::{
    open_amounts::Open,
    open_freights::OpenFreights,
    reminder::{self, Read},
};
use crate::{
    Db,
    finance::{
        figures::{self, FiguresQuery, SelectedBooks},
        unsettled_freights::UnsettledFreights,
    },
    fleet::{consumption, fuel_log::FuelLog, vehicle},
    freight as trips,
    owned::{freights, transactions},
    record_names::NamedVehicles,
};

/// Maximum number of open freights, and of reminders, in the dashboard.
const UNDER_WAY: usize = 10;
const REMINDERS: usize = 8;

/// Loads the dashboard of a month.
pub fn find(db: &mut Db, owner: OwnerId, month: Month, now: &Now) -> Result<Dashboard> {
    let today = now.today;
    let log = FuelLog::find(db, owner, month.before(12).first_day()..=month.last_day())?;
    let (recent, unsettled) = RecentBooks::find(db, owner, month, &log, today)?;
    let current = recent.figures(month)?;
    let previous = recent.figures(month.before(1))?;
    let last_year = Some(recent.figures(month.before(12))?).filter(MonthFigures::has_any);
    let all = vehicle::all(db, owner)?;
    let vehicles = NamedVehicles::of(all.iter().map(|record| record.vehicle.clone()));
    let open = OpenFreights::of(db, owner, unsettled, (&vehicles, &log), now)?;
    let forecast = open.forecast_of(month, current.profit_cents)?;
    let is_over = month < Month::of(today) && forecast.is_none();
    let others = std::iter::once(&previous).chain(&last_year);
    let (first_steps, papers) = first_steps(db, owner, &all)?;
    let lines = recent.lines_of(month);
    let present = if month == Month::of(today) {
        Some(present(db, owner, open, (&all, &vehicles, papers, &log), now)?)
    } else {
        None
    };
    Ok(Dashboard {
        month,
        today,
        comparisons: others.map(|other| compared(&current, other, is_over)).collect(),
        forecast,
        costs: Figures::of(&lines)?.side(Side::Cost),
        salary_parts: PayLine::of(&lines)?,
        months: outcomes(&recent.lines, month.before(11), month)?,
        last_year,
        current,
        previous,
        vehicles: VehicleMonth::by_vehicle(&lines, &recent.distances_in(month), &named(&all))?,
        present,
        unsettled_commission_cents: recent.unsettled_cents,
        first_steps,
        is_empty: first_steps.is_none_made(),
    })
}

/// Books of a month and of the twelve before it.
struct RecentBooks {
    lines: Vec<AggregateRow>,
    /// Lines of the days after today.
    upcoming: Vec<AggregateRow>,
    cash: BTreeMap<Month, Flow>,
    distances: BTreeMap<(Month, VehicleId), DistanceTotals>,
    vouchers: BTreeMap<Month, TollVouchers>,
    meters_per_liter: BTreeMap<Month, Option<MetersPerLiter>>,
    unsettled_cents: Cents,
}

impl RecentBooks {
    /// Loads the books, and the freights with provisional figures.
    fn find(
        db: &mut Db,
        owner: OwnerId,
        last: Month,
        log: &FuelLog,
        today: NaiveDate,
    ) -> Result<(Self, UnsettledFreights)> {
        let months = (last.before(12), last);
        let query = FiguresQuery::months(owner, months, AccountingBasis::Accrual, today);
        let books = SelectedBooks::with_upcoming(db, &query, last.last_day())?;
        let recent = Self {
            lines: books.lines()?,
            upcoming: books.upcoming_lines()?,
            cash: figures::cash(db, owner, months)?,
            distances: figures::distance_totals(db, &query)?,
            vouchers: books.vouchers()?,
            meters_per_liter: consumption::of_months(log, &[last.before(12), last.before(1), last])?,
            unsettled_cents: books.unsettled((last, last))?,
        };
        Ok((recent, books.unsettled))
    }

    fn lines_of(&self, month: Month) -> Vec<AggregateRow> {
        self.lines.iter().copied().filter(|line| line.month == month).collect()
    }

    fn distances_in(&self, month: Month) -> BTreeMap<VehicleId, DistanceTotals> {
        let of_month = self.distances.iter().filter(|((of, _), _)| *of == month);
        of_month.map(|((_, truck), distances)| (*truck, *distances)).collect()
    }

    fn figures(&self, month: Month) -> Result<MonthFigures> {
        let upcoming = Figures::of(self.upcoming.iter().filter(|line| line.month == month))?;
        let counts = MonthCounts {
            lines: &self.lines_of(month),
            distances: self
                .distances_in(month)
                .into_values()
                .try_fold(DistanceTotals::default(), DistanceTotals::plus)?,
            cash: self.cash.get(&month).copied().unwrap_or_default(),
            coming_cost_cents: upcoming.outcome.cost_cents,
            toll_vouchers: self.vouchers.get(&month).copied().and_then(TollVouchers::any),
            meters_per_liter: self.meters_per_liter.get(&month).copied().flatten(),
        };
        MonthFigures::of(month, &counts)
    }
}

fn named(vehicles: &[VehicleRecord]) -> Vec<NamedVehicle> {
    let named = |VehicleRecord { vehicle, .. }: &VehicleRecord| {
        (vehicle.id, vehicle.fields.plate.clone(), vehicle.fields.nickname.clone())
    };
    vehicles.iter().map(named).collect()
}

fn present(
    db: &mut Db,
    owner: OwnerId,
    mut open: OpenFreights,
    (all, vehicles, papers, log): (&[VehicleRecord], &NamedVehicles, PersonPapers, &FuelLog),
    now: &Now,
) -> Result<Present> {
    let Open { pending, receivables } = Open::find(db, owner, now.today)?;
    let read = Read { vehicles: all, pending, papers, log: Some(log) };
    let due = reminder::with(db, owner, read, None, now)?;
    Ok(Present {
        under_way_count: i64::try_from(open.freights.len()).unwrap_or(i64::MAX),
        under_way: under_way(db, owner, &mut open, vehicles, now)?,
        reminder_counts: ReminderCounts { expired: due.expired, soon: due.soon },
        reminders: due.items.into_iter().take(REMINDERS).collect(),
        receivables,
    })
}

/// Returns the first open freights, the earliest scheduled first.
fn under_way(
    db: &mut Db,
    owner: OwnerId,
    open: &mut OpenFreights,
    vehicles: &NamedVehicles,
    now: &Now,
) -> Result<Vec<UnderWay>> {
    let mut first = std::mem::take(&mut open.freights);
    first.sort_by_key(|freight| (freight.fields.scheduled_for, freight.id));
    first.truncate(UNDER_WAY);
    let with_result = |freight: FreightRecord| {
        let result = open.results.remove(&freight.freight.id).ok_or(Error::NotFound)?;
        let forecast = open.forecasts.remove(&freight.freight.id);
        Ok(UnderWay { freight, result, forecast })
    };
    let preloaded = open.inputs.preloaded(Some((vehicles, &open.simulated)));
    trips::records_with(db, owner, first, &preloaded, now)?.into_iter().map(with_result).collect()
}

/// Returns the completed first steps of an owner, and the owner's papers.
fn first_steps(db: &mut Db, owner: OwnerId, all: &[VehicleRecord]) -> Result<(FirstSteps, PersonPapers)> {
    // Withheld amounts and differences of cash counts are not expenses entered by the owner.
    let expenses = transactions::of(owner)
        .filter(transactions::kind.eq(TransactionKind::Expense))
        .filter(transactions::held_from_id.is_null().and(transactions::counted_cents.is_null()));
    let (cnh_due_on, toxicological_due_on, freight, expense) = users::table
        .filter(users::id.eq(UserId::from(owner)))
        .select((users::cnh_due_on, users::toxicological_due_on, exists(freights::of(owner)), exists(expenses)))
        .first(db)?;
    let in_use = |kind: VehicleType| {
        let of_kind = move |one: &&Vehicle| one.fields.kind == kind && one.fields.status != VehicleStatus::Inactive;
        all.iter().map(|record| &record.vehicle).filter(of_kind)
    };
    let has_tractor = in_use(VehicleType::Truck).any(Vehicle::is_tractor);
    let needs_trailer = has_tractor && in_use(VehicleType::Trailer).next().is_none();
    let vehicle = !all.is_empty();
    let papers = PersonPapers { cnh_due_on, toxicological_due_on };
    Ok((FirstSteps { vehicle, needs_trailer, freight, expense }, papers))
}
