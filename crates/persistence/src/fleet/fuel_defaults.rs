//! Defaults of a new fill-up: from the vehicle's history, its open freight, and the stations used before.

use std::collections::HashSet;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::SourceKind;
use fleet::{
    FillUp, VehicleType,
    fuel::{Fuel, FuelDefaults, FuelPurpose, KnownStation},
};
use freight::FreightStatus;
use kernel::{CityCode, DriverId, FreightId, Km, MillisPerLiter, OwnerId, Result, VehicleId, text::fold};

use super::vehicle;
use crate::{
    Db,
    finance::posting,
    owned::{freight_drivers as drivers, freight_trailers as trailers, freights, fuel_records as fuel},
};

/// Maximum number of stations in the response.
const MAX_STATIONS: usize = 50;
/// Number of last fill-ups searched for stations; covers several years.
const LOOKED_THROUGH: i64 = 2_000;

/// Returns the defaults of a new fill-up of a vehicle.
pub fn defaults(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<FuelDefaults> {
    let vehicle = vehicle::find(db, owner, id)?.vehicle;
    let freight = open_freight(db, owner, id)?;
    let purpose = match vehicle.fields.kind {
        VehicleType::Truck => FuelPurpose::Engine,
        VehicleType::Trailer => FuelPurpose::Refrigeration,
    };
    let own = last(db, owner, Some((id, purpose)), None)?;
    let fuel = own.as_ref().map_or(Fuel::DieselS10, |own| own.fields.fuel);
    // Fallback: the price per litre of the owner's other trucks.
    let like = if own.is_some() { own } else { last(db, owner, None, Some(fuel))? };
    let has_odometer = vehicle.fields.kind == VehicleType::Truck && vehicle.odometer_km > Km::default();
    Ok(FuelDefaults {
        vehicle_id: id,
        freight_id: freight.map(|(id, _)| id),
        freight_number: freight.map(|(_, number)| number),
        fuel,
        odometer_km: has_odometer.then_some(vehicle.odometer_km),
        price_per_liter_millis: like.as_ref().map(|like| like.fields.price_per_liter_millis),
        city_code: like.as_ref().and_then(|like| like.fields.city_code),
        due_after_days: like.as_ref().map(|like| due_after_days(db, owner, like)).transpose()?.flatten(),
        station: like.and_then(|like| like.fields.station),
        driver_id: freight.map(|(id, _)| driver_of(db, owner, id)).transpose()?.flatten(),
    })
}

/// Finds the last fill-up other than ARLA: of a vehicle for a purpose, or of a fuel.
fn last(
    db: &mut Db,
    owner: OwnerId,
    of: Option<(VehicleId, FuelPurpose)>,
    with: Option<Fuel>,
) -> Result<Option<FillUp>> {
    let mut query = fuel::of(owner).filter(fuel::fuel.ne(Fuel::Arla32)).into_boxed();
    if let Some((vehicle, purpose)) = of {
        query = query.filter(fuel::vehicle_id.eq(vehicle)).filter(fuel::purpose.eq(purpose));
    }
    if let Some(with) = with {
        query = query.filter(fuel::fuel.eq(with));
    }
    Ok(query.order((fuel::filled_on.desc(), fuel::id.desc())).select(FillUp::as_select()).first(db).optional()?)
}

/// Returns the payment term of a fill-up in days; none if it was due at once or a driver paid.
fn due_after_days(db: &mut Db, owner: OwnerId, one: &FillUp) -> Result<Option<i64>> {
    let posted = posting::of_many(db, owner, SourceKind::Fuel, &[one.id.get()])?;
    // The rest of a partial payment may be postponed: the earliest day is the agreed one.
    let due_on = posted.iter().filter(|line| !line.fields.paid_by_driver).map(|line| line.fields.due_on).min();
    Ok(due_on.map(|day| (day - one.fields.filled_on).num_days()).filter(|days| *days > 0))
}

/// Finds the open freight of a vehicle, with its number: a started one first, then the latest.
fn open_freight(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<Option<(FreightId, i64)>> {
    let pulled = trailers::of(owner).filter(trailers::vehicle_id.eq(id)).select(trailers::freight_id);
    let open: Vec<(FreightId, i64, FreightStatus, NaiveDate)> = freights::of(owner)
        .filter(freights::truck_id.eq(id).or(freights::id.eq_any(pulled)))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.ne(FreightStatus::Completed))
        .select((freights::id, freights::number, freights::status, freights::scheduled_for))
        .load(db)?;
    let of = open.into_iter().max_by_key(|(id, _, status, on)| (*status != FreightStatus::Scheduled, *on, *id));
    Ok(of.map(|(id, number, ..)| (id, number)))
}

fn driver_of(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Option<DriverId>> {
    Ok(drivers::of(owner).filter(drivers::freight_id.eq(id)).select(drivers::driver_id).first(db).optional()?)
}

/// Lists the stations where the owner filled up, the latest first, without spelling variants. A text restricts the list
/// to names that contain it.
pub fn stations(db: &mut Db, owner: OwnerId, q: Option<&str>) -> Result<Vec<KnownStation>> {
    let rows: Vec<(Option<String>, Option<CityCode>, MillisPerLiter, NaiveDate)> = fuel::of(owner)
        .filter(fuel::station.is_not_null())
        .filter(fuel::fuel.ne(Fuel::Arla32))
        .order((fuel::filled_on.desc(), fuel::id.desc()))
        .select((fuel::station, fuel::city_code, fuel::price_per_liter_millis, fuel::filled_on))
        .limit(LOOKED_THROUGH)
        .load(db)?;
    let pattern = q.map(fold).unwrap_or_default();
    let mut listed = HashSet::new();
    let offers = rows.into_iter().filter_map(|(station, city_code, last_price_millis, last_on)| {
        let station = station?;
        let name = fold(&station);
        let is_new = name.contains(pattern.trim()) && listed.insert(name);
        is_new.then_some(KnownStation { station, city_code, last_price_millis, last_on })
    });
    Ok(offers.take(MAX_STATIONS).collect())
}
