//! Figures of a truck from its trips: consumption, fuel price, repairs and tyres, days and meals.

use std::{
    collections::{BTreeSet, HashSet},
    ops::RangeInclusive,
};

use chrono::{Datelike, NaiveDate};
use diesel::prelude::*;
use finance::{Category, Month, TransactionKind};
use fleet::{
    Vehicle,
    fuel::{Fuel, FuelPurpose},
};
use freight::{
    FreightStatus, Timeline,
    simulation::{
        DefaultFigure, Seen,
        default_figures::{self, Driven, Filled},
    },
};
use kernel::{Cents, FreightId, Km, Milliliters, Now, OwnerId, Result, VehicleId};
use maintenance::MaintenanceCategory;

use super::timeline::timelines;
use crate::{
    Db,
    finance::trip_costs::costs_a_trip,
    fleet::{consumption, odometer},
    owned::{freights, fuel_records as fuel, maintenance_records as repairs, transactions as books},
    prepared::one_of,
    sql::{LOADED_KM, total},
};

/// Number of fill-ups that tell the present price of diesel.
const LAST: i64 = 5;
/// Number of whole months in which the days of work are counted.
const WORKED: u32 = 6;

/// Returns the consumption measured between full tanks on some days, and the truck's loaded and empty km meanwhile.
pub(super) fn driven(db: &mut Db, owner: OwnerId, truck: VehicleId, days: RangeInclusive<NaiveDate>) -> Result<Driven> {
    let segments = consumption::segments(db, owner, truck, days)?;
    let seen = Seen::of(segments.iter().map(|one| one.to_on));
    let (Some(first), Some(last)) = (segments.iter().map(|one| one.from_on).min(), seen.to) else {
        return Ok(Driven::default());
    };
    let (loaded, empty): (Km, Km) = freights::of(owner)
        .filter(freights::truck_id.eq(truck))
        .filter(freights::began_on.between(first, last))
        .filter(freights::cancelled_on.is_null())
        .select((total(LOADED_KM), total("empty_km")))
        .get_result(db)?;
    let km = segments.iter().fold(0_i64, |sum, one| sum.saturating_add(one.km.get()));
    let volume = segments.iter().fold(0_i64, |sum, one| sum.saturating_add(one.volume_ml.get()));
    Ok(Driven { seen, km: Km::from(km), volume: Milliliters::from(volume), loaded, empty })
}

type Filling = (NaiveDate, Fuel, Cents, Milliliters);

/// Loads the engine's fill-ups of one truck or of all with one of three fuels on some days, the last first, up to a
/// number.
fn fillings(
    db: &mut Db,
    owner: OwnerId,
    truck: Option<&Vehicle>,
    (days, [one, other, third]): (RangeInclusive<NaiveDate>, [Fuel; 3]),
    limit: i64,
) -> Result<Vec<Filling>> {
    let mut query = fuel::of(owner)
        .filter(fuel::filled_on.between(*days.start(), *days.end()))
        .filter(fuel::purpose.eq(FuelPurpose::Engine))
        .filter(fuel::fuel.eq(one).or(fuel::fuel.eq(other)).or(fuel::fuel.eq(third)))
        .order((fuel::filled_on.desc(), fuel::id.desc()))
        .select((fuel::filled_on, fuel::fuel, fuel::total_cents, fuel::volume_ml))
        .into_boxed();
    if let Some(truck) = truck {
        query = query.filter(fuel::vehicle_id.eq(truck.id));
    }
    Ok(query.limit(limit).load(db)?)
}

fn sum(fillings: &[Filling], plate: Option<String>) -> Result<Filled> {
    let volume = fillings.iter().fold(0_i64, |sum, (.., volume)| sum.saturating_add(volume.get()));
    Ok(Filled {
        seen: Seen::of(fillings.iter().map(|(on, ..)| *on)),
        total: Cents::sum(fillings.iter().map(|(_, _, total, _)| *total))?,
        volume: Milliliters::from(volume),
        plate,
    })
}

/// Returns the last diesel fill-ups on some days.
pub(super) fn last_fillings(
    db: &mut Db,
    owner: OwnerId,
    truck: Option<&Vehicle>,
    days: RangeInclusive<NaiveDate>,
) -> Result<Filled> {
    let diesel = [Fuel::DieselS10, Fuel::DieselS500, Fuel::DieselS500];
    let last = fillings(db, owner, truck, (days, diesel), LAST)?;
    sum(&last, truck.map(|truck| truck.fields.plate.to_string()))
}

/// Returns the fill-ups of some days: those with ARLA, and those with diesel.
pub(super) fn filled(
    db: &mut Db,
    owner: OwnerId,
    truck: Option<&Vehicle>,
    days: RangeInclusive<NaiveDate>,
) -> Result<(Filled, Filled)> {
    let wanted = [Fuel::Arla32, Fuel::DieselS10, Fuel::DieselS500];
    let all = fillings(db, owner, truck, (days, wanted), i64::MAX)?;
    let (arla, diesel): (Vec<Filling>, Vec<Filling>) = all.into_iter().partition(|(_, fuel, ..)| *fuel == Fuel::Arla32);
    let plate = truck.map(|truck| truck.fields.plate.to_string());
    Ok((sum(&arla, plate.clone())?, sum(&diesel, plate)?))
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
        .filter(one_of(repairs::vehicle_id, ids))
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

/// Returns the days of a trip, from its start to its completion or to today.
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
    let spent: Vec<(FreightId, NaiveDate, Cents)> = books::of(owner)
        .filter(one_of(books::freight_id, trips))
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(books::category.eq_any([Category::Alimentacao, Category::Hospedagem]))
        .filter(costs_a_trip())
        .select((books::freight_id.assume_not_null(), books::competence_on, books::amount_cents))
        .load(db)?;
    let ids: HashSet<FreightId> = spent.iter().map(|(id, ..)| *id).collect();
    let timelines = timelines(db, owner, &ids.into_iter().collect::<Vec<_>>())?;
    let lasted = |days: RangeInclusive<NaiveDate>| (*days.end() - *days.start()).num_days().saturating_add(1);
    let on_road = timelines.values().filter_map(|one| days_of(one, now)).map(lasted).sum();
    let total = Cents::sum(spent.iter().map(|(.., amount)| *amount))?;
    default_figures::daily(total, Seen::of(spent.iter().map(|(_, on, _)| *on)), on_road)
}

/// Returns the days per month that a truck is on freights, over the last whole months.
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

/// Returns the number of months from one day's to another's, both counted.
pub(super) fn span(from: NaiveDate, to: NaiveDate) -> i64 {
    let month = |day: NaiveDate| i64::from(day.year()) * 12 + i64::from(day.month0());
    month(to) - month(from) + 1
}
