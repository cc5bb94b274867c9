//! Defaults from a truck's trips: consumption, fuel price, repairs and tyres, days and meals.

use std::{
    collections::{BTreeSet, HashSet},
    ops::RangeInclusive,
};

use chrono::{Datelike, NaiveDate};
use diesel::prelude::*;
use finance::{Category, Month, TransactionKind};
use fleet::{
    Vehicle,
    fuel::{Fill, Fuel},
};
use freight::{
    FreightStatus, Timeline,
    simulation::{
        DefaultFigure, Seen,
        default_figures::{self, Filled, MeasuredSegments},
    },
};
use kernel::{Cents, FreightId, Km, Milliliters, Now, OwnerId, Result, VehicleId};
use maintenance::MaintenanceCategory;

use super::timeline::timelines;
use crate::{
    Db,
    finance::trip_costs::costs_a_trip,
    fleet::{
        fuel_log::{Filling, FuelLog},
        odometer,
    },
    owned::{freights, maintenance_records as repairs, transactions},
    prepared::id_in,
    sql::{LOADED_KM, total},
};

/// Number of fill-ups on which the current diesel price is based.
const LAST: usize = 5;
/// Number of whole months in which working days are counted.
const WORKED: u32 = 6;

/// Returns the consumption between full tanks on some days, and the truck's loaded and empty km on these days.
pub(super) fn measured_segments(
    db: &mut Db,
    owner: OwnerId,
    truck: VehicleId,
    days: &RangeInclusive<NaiveDate>,
    log: &FuelLog,
) -> Result<MeasuredSegments> {
    let segments = log.segments(truck, days)?;
    let seen = Seen::of(segments.iter().map(|one| one.to_on));
    let (Some(first), Some(last)) = (segments.iter().map(|one| one.from_on).min(), seen.to) else {
        return Ok(MeasuredSegments::default());
    };
    let (loaded, empty): (Km, Km) = freights::of(owner)
        .filter(freights::truck_id.eq(truck))
        .filter(freights::began_on.between(first, last))
        .filter(freights::cancelled_on.is_null())
        .select((total(LOADED_KM), total("empty_km")))
        .get_result(db)?;
    let km = segments.iter().fold(0_i64, |sum, one| sum.saturating_add(one.km.get()));
    let volume = segments.iter().fold(0_i64, |sum, one| sum.saturating_add(one.volume_ml.get()));
    Ok(MeasuredSegments { seen, km: Km::from(km), volume: Milliliters::from(volume), loaded, empty })
}

fn sum<'a>(fillings: impl IntoIterator<Item = &'a Filling>, truck: Option<&Vehicle>) -> Result<Filled> {
    let fills: Vec<Fill> = fillings.into_iter().map(|one| one.fill).collect();
    let volume = fills.iter().fold(0_i64, |sum, one| sum.saturating_add(one.volume_ml.get()));
    Ok(Filled {
        seen: Seen::of(fills.iter().map(|one| one.filled_on)),
        total: Cents::sum(fills.iter().map(|one| one.total_cents))?,
        volume: Milliliters::from(volume),
        plate: truck.map(|truck| truck.fields.plate.to_string()),
    })
}

const DIESEL: [Fuel; 2] = [Fuel::DieselS10, Fuel::DieselS500];

/// Returns the last diesel fill-ups on some days, of one truck or of all.
pub(super) fn last_fillings(
    log: &FuelLog,
    truck: Option<&Vehicle>,
    days: &RangeInclusive<NaiveDate>,
) -> Result<Filled> {
    sum(log.of_engine(truck.map(|truck| truck.id), days, &DIESEL).take(LAST), truck)
}

/// Returns the fill-ups of some days, of one truck or all, with ARLA and with diesel separately.
pub(super) fn filled(
    log: &FuelLog,
    truck: Option<&Vehicle>,
    days: &RangeInclusive<NaiveDate>,
) -> Result<(Filled, Filled)> {
    let of = |fuels: &[Fuel]| sum(log.of_engine(truck.map(|truck| truck.id), days, fuels), truck);
    Ok((of(&[Fuel::Arla32])?, of(&DIESEL)?))
}

/// Returns the costs of repairs and of tyres of truck and trailers per kilometre of the truck.
pub(super) fn upkeep(
    db: &mut Db,
    owner: OwnerId,
    truck: Option<&Vehicle>,
    trailers: &[Vehicle],
    days: RangeInclusive<NaiveDate>,
    now: &Now,
) -> Result<(DefaultFigure, DefaultFigure)> {
    let Some(truck) = truck else {
        let none = DefaultFigure::none("escolha o caminhão para usar o seu histórico");
        return Ok((none.clone(), none));
    };
    let ids: Vec<VehicleId> = trailers.iter().map(|one| one.id).chain([truck.id]).collect();
    let done: Vec<(NaiveDate, MaintenanceCategory, Cents)> = repairs::of(owner)
        .filter(id_in(repairs::vehicle_id, ids))
        .filter(repairs::done_on.between(*days.start(), *days.end()))
        .select((repairs::done_on, repairs::category, repairs::total_cents))
        .load(db)?;
    let km = odometer::driven(db, owner, truck.id, &now.zone, days)?;
    let of = |tires: bool| {
        let of_kind = || done.iter().filter(move |(_, kind, _)| (*kind == MaintenanceCategory::Tires) == tires);
        let cost = Cents::sum(of_kind().map(|(.., cost)| *cost))?;
        default_figures::per_km(cost, Seen::of(of_kind().map(|(on, ..)| *on)), km)
    };
    Ok((of(false)?, of(true)?))
}

/// Returns the days of a trip, from its start to its completion or today.
fn days_of(timeline: &Timeline, now: &Now) -> Option<RangeInclusive<NaiveDate>> {
    let first = timeline.started_at()?.day_in(&now.zone);
    let last = timeline.completed_at().map_or(now.today, |at| at.day_in(&now.zone));
    Some(first..=last.max(first))
}

/// Returns food and lodging per day of the completed trips that began on some days, of one truck or of all.
pub(super) fn daily(
    db: &mut Db,
    owner: OwnerId,
    truck: Option<VehicleId>,
    days: RangeInclusive<NaiveDate>,
    now: &Now,
) -> Result<DefaultFigure> {
    let mut trips = freights::of(owner)
        .filter(freights::began_on.between(*days.start(), *days.end()))
        .filter(freights::status.eq(FreightStatus::Completed))
        .filter(freights::cancelled_on.is_null())
        .select(freights::id)
        .into_boxed();
    if let Some(truck) = truck {
        trips = trips.filter(freights::truck_id.eq(truck));
    }
    let trips: Vec<FreightId> = trips.load(db)?;
    let spent: Vec<(FreightId, NaiveDate, Cents)> = transactions::of(owner)
        .filter(id_in(transactions::freight_id, trips))
        .filter(transactions::kind.eq(TransactionKind::Expense))
        .filter(transactions::category.eq_any([Category::Alimentacao, Category::Hospedagem]))
        .filter(costs_a_trip())
        .select((transactions::freight_id.assume_not_null(), transactions::competence_on, transactions::amount_cents))
        .load(db)?;
    let ids: HashSet<FreightId> = spent.iter().map(|(id, ..)| *id).collect();
    let timelines = timelines(db, owner, &ids.into_iter().collect::<Vec<_>>())?;
    let lasted = |days: RangeInclusive<NaiveDate>| (*days.end() - *days.start()).num_days().saturating_add(1);
    let on_road = timelines.values().filter_map(|one| days_of(one, now)).map(lasted).sum();
    let total = Cents::sum(spent.iter().map(|(.., amount)| *amount))?;
    default_figures::daily(total, Seen::of(spent.iter().map(|(_, on, _)| *on)), on_road)
}

/// Returns the days per month of a truck on freights, over the last whole months.
pub(super) fn work_days(
    db: &mut Db,
    owner: OwnerId,
    truck: Option<VehicleId>,
    until: NaiveDate,
    now: &Now,
) -> Result<DefaultFigure> {
    let Some(truck) = truck else { return default_figures::work_days(0, 0, Seen::default()) };
    let (first, last) = (Month::of(until).before(WORKED), Month::of(until).before(1));
    let trips: Vec<(FreightId, NaiveDate)> = freights::of(owner)
        .filter(freights::truck_id.eq(truck))
        .filter(freights::began_on.between(first.first_day(), last.last_day()))
        .filter(freights::cancelled_on.is_null())
        .select((freights::id, freights::began_on.assume_not_null()))
        .load(db)?;
    let timelines = timelines(db, owner, &trips.iter().map(|(id, _)| *id).collect::<Vec<_>>())?;
    let window = first.first_day()..=last.last_day();
    let worked: BTreeSet<NaiveDate> = timelines
        .values()
        .filter_map(|timeline| days_of(timeline, now))
        .flat_map(|days| {
            let (from, to) = (*days.start().max(window.start()), *days.end().min(window.end()));
            from.iter_days().take_while(move |day| *day <= to)
        })
        .collect();
    let months = worked.first().map_or(0, |day| span(*day, last.first_day()));
    let days = i64::try_from(worked.len()).unwrap_or(i64::MAX);
    default_figures::work_days(days, months, Seen::of(trips.into_iter().map(|(_, on)| on)))
}

/// Returns the number of months between two days, both counted.
pub(super) fn span(from: NaiveDate, to: NaiveDate) -> i64 {
    let month = |day: NaiveDate| i64::from(day.year()) * 12 + i64::from(day.month0());
    month(to) - month(from) + 1
}
