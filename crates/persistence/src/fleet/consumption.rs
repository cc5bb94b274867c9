//! How far a litre goes: the chain of full tanks as far back as a question needs it, and the figures of fuel.

use std::{collections::HashMap, ops::RangeInclusive};

use chrono::{Months, NaiveDate};
use diesel::{dsl::auto_type, prelude::*};
use fleet::{
    FillUp,
    fuel::{
        Fill, Fuel, FuelConsumption, FuelPurpose, Measured, Segment, VehicleFuel,
        chain::{measure, overall},
    },
};
use freight::simulation::DieselBought;
use kernel::{Cents, FreightId, FuelRecordId, Km, MetersPerLiter, Milliliters, Now, OwnerId, Result, VehicleId};
use serde::Deserialize;
use utoipa::IntoParams;

use super::odometer::always;
use crate::{Db, names, owned::fuel_records as fuel, sql, sql::total};

/// How many full tanks at one odometer are looked through for the first of them: nobody tops up more often at a stop.
const SAME_PLACE: i64 = 20;
/// How far back the figures of fuel go unless told.
const UNLESS_TOLD: Months = Months::new(12);

/// What the engine of a vehicle was given, ready to be filtered.
#[auto_type]
fn burned(owner: OwnerId, vehicle: VehicleId) -> _ {
    let (engine, arla): (FuelPurpose, Fuel) = (FuelPurpose::Engine, Fuel::Arla32);
    fuel::of(owner).filter(fuel::vehicle_id.eq(vehicle)).filter(fuel::purpose.eq(engine)).filter(fuel::fuel.ne(arla))
}

/// The day of the full tank from which the first segment that ends on or after a day is measured: the last full one
/// before it, or the first of several in a row between which the truck did not move.
fn start(
    db: &mut Db,
    owner: OwnerId,
    vehicle: VehicleId,
    before: NaiveDate,
    except: FuelRecordId,
) -> Result<Option<NaiveDate>> {
    let full: Vec<(NaiveDate, Option<Km>)> = burned(owner, vehicle)
        .filter(fuel::filled_on.lt(before))
        .filter(fuel::full_tank)
        .filter(fuel::odometer_km.is_not_null())
        .filter(fuel::id.ne(except))
        .order((fuel::filled_on.desc(), fuel::odometer_km.desc()))
        .select((fuel::filled_on, fuel::odometer_km))
        .limit(SAME_PLACE)
        .load(db)?;
    let last = full.first().and_then(|(_, odometer)| *odometer);
    Ok(full.iter().take_while(|(_, odometer)| *odometer == last).last().map(|(day, _)| *day))
}

/// The links of a vehicle's chain that tell what those of some days say: from the full tank before them on. One record
/// may be left out.
pub(super) fn links(
    db: &mut Db,
    owner: OwnerId,
    vehicle: VehicleId,
    days: RangeInclusive<NaiveDate>,
    except: Option<FuelRecordId>,
) -> Result<Vec<Fill>> {
    let except = except.unwrap_or_default();
    let from = start(db, owner, vehicle, *days.start(), except)?.unwrap_or(*always().start());
    Ok(burned(owner, vehicle)
        .filter(fuel::filled_on.between(from, *days.end()))
        .filter(fuel::id.ne(except))
        .order((fuel::filled_on, fuel::id))
        .select((
            fuel::id,
            fuel::filled_on,
            fuel::odometer_km,
            fuel::volume_ml,
            fuel::total_cents,
            fuel::full_tank,
            fuel::missed_previous,
        ))
        .load(db)?)
}

/// What the fill-ups of a vehicle on some days say of its consumption.
pub(super) fn measured(
    db: &mut Db,
    owner: OwnerId,
    vehicle: VehicleId,
    days: RangeInclusive<NaiveDate>,
) -> Result<HashMap<FuelRecordId, Measured>> {
    let links = links(db, owner, vehicle, days, None)?;
    Ok(measure(links)?.into_iter().map(|(fill, measured)| (fill.id, measured)).collect())
}

/// What each of the given fill-ups says of the consumption; nothing of those that the engine does not burn. Of each vehicle
/// no more is read than lies between them and the full tank before.
pub(super) fn measured_of(db: &mut Db, owner: OwnerId, fill_ups: &[FillUp]) -> Result<HashMap<FuelRecordId, Measured>> {
    let mut days: HashMap<VehicleId, (NaiveDate, NaiveDate)> = HashMap::new();
    for one in fill_ups.iter().filter(|one| one.fill().is_some()) {
        let (from, to) = days.entry(one.fields.vehicle_id).or_insert((one.fields.filled_on, one.fields.filled_on));
        (*from, *to) = ((*from).min(one.fields.filled_on), (*to).max(one.fields.filled_on));
    }
    let mut all = HashMap::new();
    for (vehicle, (from, to)) in days {
        all.extend(measured(db, owner, vehicle, from..=to)?);
    }
    Ok(all)
}

/// The ways between full tanks of a vehicle that end on some days, the first first.
pub(crate) fn segments(
    db: &mut Db,
    owner: OwnerId,
    vehicle: VehicleId,
    days: RangeInclusive<NaiveDate>,
) -> Result<Vec<Segment>> {
    let links = links(db, owner, vehicle, days.clone(), None)?;
    let segments = measure(links)?.into_iter().filter_map(|(_, measured)| measured.ok());
    Ok(segments.filter(|segment| days.contains(&segment.to_on)).collect())
}

/// The fuel of a vehicle's whole life.
pub(super) fn of_vehicle(db: &mut Db, owner: OwnerId, vehicle: VehicleId) -> Result<VehicleFuel> {
    let total_cents: Cents =
        fuel::of(owner).filter(fuel::vehicle_id.eq(vehicle)).select(total!("total_cents")).get_result(db)?;
    let volume_ml: Milliliters = burned(owner, vehicle).select(total!("volume_ml")).get_result(db)?;
    let links = links(db, owner, vehicle, always(), None)?;
    let segments = measure(links)?.into_iter().filter_map(|(_, measured)| measured.ok()).collect();
    VehicleFuel::of(volume_ml, total_cents, segments)
}

/// The consumption of freights: of the segments that end with a fill-up on one of them.
pub(crate) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Option<MetersPerLiter>> {
    let fill_ups: Vec<FillUp> =
        fuel::of(owner).select(FillUp::as_select()).filter(fuel::freight_id.eq_any(ids)).load(db)?;
    together(db, owner, &fill_ups)
}

/// The diesel that was bought on a freight for the engine; nothing where none of it was written down.
pub(crate) fn diesel_bought(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Option<DieselBought>> {
    let (volume_ml, cost_cents): (Milliliters, Cents) = fuel::of(owner)
        .filter(fuel::freight_id.eq(id))
        .filter(fuel::purpose.eq(FuelPurpose::Engine))
        .filter(fuel::fuel.eq_any([Fuel::DieselS10, Fuel::DieselS500]))
        .select((total!("volume_ml"), total!("total_cents")))
        .get_result(db)?;
    Ok((volume_ml.get() > 0).then_some(DieselBought { volume_ml, cost_cents }))
}

/// The consumption of all trucks together on some days: of the segments that end on one of them.
pub(crate) fn of_days(db: &mut Db, owner: OwnerId, days: RangeInclusive<NaiveDate>) -> Result<Option<MetersPerLiter>> {
    let (from, to) = days.into_inner();
    let fill_ups: Vec<FillUp> =
        fuel::of(owner).select(FillUp::as_select()).filter(fuel::filled_on.between(from, to)).load(db)?;
    together(db, owner, &fill_ups)
}

fn together(db: &mut Db, owner: OwnerId, fill_ups: &[FillUp]) -> Result<Option<MetersPerLiter>> {
    let measured = measured_of(db, owner, fill_ups)?;
    let segments: Vec<Segment> = fill_ups.iter().filter_map(|one| measured.get(&one.id).copied()?.ok()).collect();
    overall(&segments)
}

/// Which fill-ups the figures are of.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Period {
    /// Only of this vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// From this day on; twelve months before the last one unless told.
    pub from: Option<NaiveDate>,
    /// To this day, it included; today unless told.
    pub to: Option<NaiveDate>,
}

/// The fuel of a period in figures.
pub fn find(db: &mut Db, owner: OwnerId, period: Period, now: &Now) -> Result<FuelConsumption> {
    let Period { vehicle_id, from, to } = period;
    let mut query = fuel::of(owner).into_boxed();
    if let Some(vehicle) = vehicle_id {
        query = query.filter(fuel::vehicle_id.eq(vehicle));
    }
    if let Some(from) = from.or(to.unwrap_or(now.today).checked_sub_months(UNLESS_TOLD)) {
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
    let named = names::plates(db, owner, ids)?;
    let vehicles = named.into_iter().map(|(id, plate)| {
        let mut fills = of.remove(&id).unwrap_or_default();
        fills.sort_by_key(|(one, _)| (one.fields.filled_on, one.fields.odometer_km, one.id));
        (id, plate, fills)
    });
    FuelConsumption::of(vehicles.collect())
}
