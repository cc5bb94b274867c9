//! Fuel consumption: the chain of full tanks as far back as a query needs it, and the figures of fuel.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
    ops::RangeInclusive,
};

use chrono::{Days, Months, NaiveDate};
use diesel::{dsl::auto_type, prelude::*};
use finance::Month;
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
use crate::{Db, owned::fuel_records as fuel, prepared::one_of, record_names, sql, sql::total};

/// Number of full tanks at one odometer reading searched for the first of them: nobody tops up more often at a stop.
const SAME_PLACE: u8 = 20;
/// Days before a period in which the full tank is searched first from which its first segment is measured.
const NEAR: Days = Days::new(60);
/// Default period of the figures of fuel.
const UNLESS_TOLD: Months = Months::new(12);

/// Columns of a link of the chain.
const LINK: Link = (
    fuel::id,
    fuel::filled_on,
    fuel::odometer_km,
    fuel::volume_ml,
    fuel::total_cents,
    fuel::full_tank,
    fuel::missed_previous,
);
type Link = (
    fuel::id,
    fuel::filled_on,
    fuel::odometer_km,
    fuel::volume_ml,
    fuel::total_cents,
    fuel::full_tank,
    fuel::missed_previous,
);

/// Selects the fill-ups that a vehicle's engine burns, ready to be filtered.
#[auto_type]
fn burned(owner: OwnerId, vehicle: VehicleId) -> _ {
    let (engine, arla): (FuelPurpose, Fuel) = (FuelPurpose::Engine, Fuel::Arla32);
    fuel::of(owner).filter(fuel::vehicle_id.eq(vehicle)).filter(fuel::purpose.eq(engine)).filter(fuel::fuel.ne(arla))
}

/// Returns the day of the full tank from which the first segment that ends on or after a day is measured: the last full
/// one before it, or the first of several in a row between which the truck did not move.
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
        .limit(SAME_PLACE.into())
        .load(db)?;
    let last = full.first().and_then(|(_, odometer)| *odometer);
    Ok(full.iter().take_while(|(_, odometer)| *odometer == last).last().map(|(day, _)| *day))
}

/// Loads the links of a vehicle's chain needed to measure those of some days: from the full tank before them on. One
/// record may be left out.
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
        .select(LINK)
        .load(db)?)
}

/// Measures the consumption by the fill-ups of a vehicle on some days.
pub(super) fn measured(
    db: &mut Db,
    owner: OwnerId,
    vehicle: VehicleId,
    days: RangeInclusive<NaiveDate>,
) -> Result<HashMap<FuelRecordId, Measured>> {
    let links = links(db, owner, vehicle, days, None)?;
    Ok(measure(links)?.into_iter().map(|(fill, measured)| (fill.id, measured)).collect())
}

/// Measures the consumption by each of the given fill-ups, except those that the engine does not burn. For each
/// vehicle, only the records from the full tank before them on are read.
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

/// Returns the segments between full tanks of a vehicle that end on some days, the earliest first.
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

/// Returns the fuel of a vehicle's whole life.
pub(super) fn of_vehicle(db: &mut Db, owner: OwnerId, vehicle: VehicleId) -> Result<VehicleFuel> {
    let total_cents: Cents =
        fuel::of(owner).filter(fuel::vehicle_id.eq(vehicle)).select(total("total_cents")).get_result(db)?;
    let volume_ml: Milliliters = burned(owner, vehicle).select(total("volume_ml")).get_result(db)?;
    let links = links(db, owner, vehicle, always(), None)?;
    let segments = measure(links)?.into_iter().filter_map(|(_, measured)| measured.ok()).collect();
    VehicleFuel::of(volume_ml, total_cents, segments)
}

/// Returns the consumption of freights: of the segments that end with a fill-up on one of them.
pub(crate) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Option<MetersPerLiter>> {
    let fill_ups: Vec<FillUp> =
        fuel::of(owner).select(FillUp::as_select()).filter(one_of(fuel::freight_id, ids)).load(db)?;
    together(db, owner, &fill_ups)
}

/// Returns the diesel bought on a freight for the engine; none if none was entered.
pub(crate) fn diesel_bought(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Option<DieselBought>> {
    let (volume_ml, cost_cents): (Milliliters, Cents) = fuel::of(owner)
        .filter(fuel::freight_id.eq(id))
        .filter(fuel::purpose.eq(FuelPurpose::Engine))
        .filter(fuel::fuel.eq_any([Fuel::DieselS10, Fuel::DieselS500]))
        .select((total("volume_ml"), total("total_cents")))
        .get_result(db)?;
    Ok((volume_ml.get() > 0).then_some(DieselBought { volume_ml, cost_cents }))
}

/// Returns the consumption of all trucks together in each of some months, the earliest first: of the segments that end in
/// it. One statement reads the fill-ups of the months between as well.
pub(crate) fn of_months(
    db: &mut Db,
    owner: OwnerId,
    months: &[Month],
) -> Result<BTreeMap<Month, Option<MetersPerLiter>>> {
    let (Some(first), Some(last)) = (months.first(), months.last()) else { return Ok(BTreeMap::new()) };
    let near = first.first_day().checked_sub_days(NEAR).unwrap_or(first.first_day());
    let rows: Vec<(VehicleId, Fill)> = fuel::of(owner)
        .filter(fuel::filled_on.between(near, last.last_day()))
        .filter(fuel::purpose.eq(FuelPurpose::Engine))
        .filter(fuel::fuel.ne(Fuel::Arla32))
        .order((fuel::filled_on, fuel::id))
        .select((fuel::vehicle_id, LINK))
        .load(db)?;
    let mut of: HashMap<VehicleId, Vec<Fill>> = HashMap::new();
    for (vehicle, fill) in rows {
        of.entry(vehicle).or_default().push(fill);
    }
    let mut segments = Vec::new();
    for (vehicle, mut fills) in of {
        let filled = |month: &&Month| fills.iter().any(|fill| Month::of(fill.filled_on) == **month);
        let Some(from) = months.iter().find(filled).map(|month| month.first_day()) else { continue };
        match begun(&fills, from) {
            Some(start) => fills.retain(|fill| fill.filled_on >= start),
            None => fills = links(db, owner, vehicle, from..=last.last_day(), None)?,
        }
        segments.extend(measure(fills)?.into_iter().filter_map(|(_, measured)| measured.ok()));
    }
    let of_month = |month: &Month| {
        let ended = segments.iter().filter(|segment| Month::of(segment.to_on) == *month);
        Ok((*month, overall(ended)?))
    };
    months.iter().map(of_month).collect()
}

/// Returns what [`start`] does, if the last fill-ups of a vehicle before a day are enough to tell.
fn begun(fills: &[Fill], before: NaiveDate) -> Option<NaiveDate> {
    let full = fills.iter().filter(|fill| fill.full_tank && fill.filled_on < before);
    let mut full: Vec<(NaiveDate, Km)> = full.filter_map(|fill| Some((fill.filled_on, fill.odometer_km?))).collect();
    full.sort_by_key(|one| Reverse(*one));
    let (_, last) = *full.first()?;
    let elsewhere = full.iter().position(|(_, odometer)| *odometer != last)?;
    full.get(..elsewhere.min(SAME_PLACE.into()))?.last().map(|(day, _)| *day)
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
    /// From this day on; default twelve months before the last one.
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
    let named = record_names::plates(db, owner, ids)?;
    let vehicles = named.into_iter().map(|(id, plate)| {
        let mut fills = of.remove(&id).unwrap_or_default();
        fills.sort_by_key(|(one, _)| (one.fields.filled_on, one.fields.odometer_km, one.id));
        (id, plate, fills)
    });
    FuelConsumption::of(vehicles.collect())
}
