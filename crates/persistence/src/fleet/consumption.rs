//! Fuel consumption by full tanks: segments of the fill-up chain, loaded only as far back as a query requires.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{Months, NaiveDate};
use diesel::prelude::*;
use finance::Month;
use fleet::{
    FillUp,
    fuel::{
        Fill, Fuel, FuelConsumption, FuelPurpose, Measured, Segment, VehicleFuel,
        chain::{measure, overall},
    },
};
use freight::simulation::DieselBought;
use kernel::{Cents, FreightId, FuelRecordId, MetersPerLiter, Milliliters, Now, OwnerId, Result, VehicleId};
use serde::Deserialize;
use utoipa::IntoParams;

use super::fuel_log::{FuelLog, LINK};
use crate::{Db, owned::fuel_records as fuel, prepared::id_in, record_names, sql, sql::total};

/// Default period of the figures of fuel.
const DEFAULT_PERIOD: Months = Months::new(12);

/// Measures the consumption by each of the given fill-ups that the engine burns.
pub(super) fn measured_of<'a>(
    db: &mut Db,
    owner: OwnerId,
    fill_ups: impl IntoIterator<Item = &'a FillUp>,
) -> Result<HashMap<FuelRecordId, Measured>> {
    let burned: Vec<_> = fill_ups.into_iter().filter(|one| one.fill().is_some()).map(|one| &one.fields).collect();
    let days = || burned.iter().map(|fields| fields.filled_on);
    let (Some(first), Some(last)) = (days().min(), days().max()) else { return Ok(HashMap::new()) };
    let vehicles: BTreeSet<VehicleId> = burned.iter().map(|fields| fields.vehicle_id).collect();
    let vehicles: Vec<VehicleId> = vehicles.into_iter().collect();
    let log = FuelLog::of_vehicles(db, owner, &vehicles, first..=last)?;
    let mut all = HashMap::new();
    for vehicle in vehicles {
        all.extend(log.measured(vehicle)?.into_iter().map(|(fill, measured)| (fill.id, measured)));
    }
    Ok(all)
}

/// Returns the fuel of a vehicle's whole life.
pub(super) fn of_vehicle(db: &mut Db, owner: OwnerId, vehicle: VehicleId) -> Result<VehicleFuel> {
    let rows: Vec<(FuelPurpose, Fuel, Fill)> = fuel::of(owner)
        .filter(fuel::vehicle_id.eq(vehicle))
        .order((fuel::filled_on, fuel::id))
        .select((fuel::purpose, fuel::fuel, LINK))
        .load(db)?;
    let total_cents = Cents::sum(rows.iter().map(|(.., fill)| fill.total_cents))?;
    let burned = |(purpose, fuel, fill)| (purpose == FuelPurpose::Engine && fuel != Fuel::Arla32).then_some(fill);
    let links: Vec<Fill> = rows.into_iter().filter_map(burned).collect();
    let volume = links.iter().fold(0_i64, |sum, fill| sum.saturating_add(fill.volume_ml.get()));
    let volume_ml = Milliliters::from(volume);
    let segments = measure(links)?.into_iter().filter_map(|(_, measured)| measured.ok()).collect();
    VehicleFuel::of(volume_ml, total_cents, segments)
}

/// Returns the consumption of freights: of the segments that end with a fill-up on one of them.
pub(crate) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Option<MetersPerLiter>> {
    let fill_ups: Vec<FillUp> =
        fuel::of(owner).select(FillUp::as_select()).filter(id_in(fuel::freight_id, ids)).load(db)?;
    together(db, owner, &fill_ups)
}

/// Returns the diesel bought on a freight for the engine; none without such a fill-up.
pub(crate) fn diesel_bought(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Option<DieselBought>> {
    let (volume_ml, cost_cents): (Milliliters, Cents) = fuel::of(owner)
        .filter(fuel::freight_id.eq(id))
        .filter(fuel::purpose.eq(FuelPurpose::Engine))
        .filter(fuel::fuel.eq_any([Fuel::DieselS10, Fuel::DieselS500]))
        .select((total("volume_ml"), total("total_cents")))
        .get_result(db)?;
    Ok((volume_ml.get() > 0).then_some(DieselBought { volume_ml, cost_cents }))
}

/// Returns the consumption of all trucks in each month, the earliest first: of the segments that end in it. The log
/// must contain all these days.
pub(crate) fn of_months(log: &FuelLog, months: &[Month]) -> Result<BTreeMap<Month, Option<MetersPerLiter>>> {
    let (Some(first), Some(last)) = (months.first(), months.last()) else { return Ok(BTreeMap::new()) };
    let mut segments = Vec::new();
    for vehicle in log.vehicles().collect::<BTreeSet<_>>() {
        segments.extend(log.segments(vehicle, &(first.first_day()..=last.last_day()))?);
    }
    let of_month = |month: &Month| {
        let ended = segments.iter().filter(|segment| Month::of(segment.to_on) == *month);
        Ok((*month, overall(ended)?))
    };
    months.iter().map(of_month).collect()
}

fn together(db: &mut Db, owner: OwnerId, fill_ups: &[FillUp]) -> Result<Option<MetersPerLiter>> {
    let measured = measured_of(db, owner, fill_ups)?;
    let segments: Vec<Segment> = fill_ups.iter().filter_map(|one| measured.get(&one.id).copied()?.ok()).collect();
    overall(&segments)
}

/// Filter of the fill-ups behind the figures.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Period {
    /// Only of this vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// From this day on; default twelve months before the last day.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// To this day, inclusive; default today.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
}

/// Returns the figures of fuel of a period.
pub fn find(db: &mut Db, owner: OwnerId, period: Period, now: &Now) -> Result<FuelConsumption> {
    let Period { vehicle_id, from, to } = period;
    let mut query = fuel::of(owner).into_boxed();
    if let Some(vehicle) = vehicle_id {
        query = query.filter(fuel::vehicle_id.eq(vehicle));
    }
    if let Some(from) = from.or(to.unwrap_or(now.today).checked_sub_months(DEFAULT_PERIOD)) {
        query = query.filter(fuel::filled_on.ge(sql::day(from)));
    }
    if let Some(to) = to {
        query = query.filter(fuel::filled_on.le(sql::day(to)));
    }
    let fill_ups: Vec<FillUp> = query.select(FillUp::as_select()).load(db)?;
    let measured = measured_of(db, owner, &fill_ups)?;
    let mut of: HashMap<VehicleId, Vec<(FillUp, Option<Measured>)>> = HashMap::new();
    for one in fill_ups {
        let says = measured.get(&one.id).copied();
        of.entry(one.fields.vehicle_id).or_default().push((one, says));
    }
    let ids: Vec<VehicleId> = of.keys().copied().chain(vehicle_id).collect();
    let named = record_names::plates(db, owner, ids)?;
    let vehicles = named.into_iter().map(|(id, plate)| {
        let mut fills = of.remove(&id).unwrap_or_default();
        fills.sort_by_key(|(one, _)| (one.fields.filled_on, one.fields.odometer_km, one.id));
        (id, plate, fills)
    });
    FuelConsumption::of(vehicles.collect())
}
