//! The odometer of a vehicle, stored for lists and rebuilt from records whenever one of them changes.

use diesel::{dsl::max, prelude::*};
use fleet::{
    Vehicle, VehicleType,
    odometer::{Recorded, greatest, rebuilt},
};
use freight::{FreightEvent, FreightStatus, Timeline};
use kernel::{
    Km, OwnerId, Result, VehicleId,
    schema::{freight_events as events, freight_trailers as trailers, freights, vehicles},
};

use crate::{Db, sql::total};

/// What the trips recorded of a vehicle.
///
/// # Errors
/// What the database says.
pub fn recorded(db: &mut Db, owner: OwnerId, vehicle: &Vehicle) -> Result<Recorded> {
    match vehicle.kind {
        VehicleType::Truck => Ok(Recorded { greatest: greatest_of(db, owner, vehicle.id)?, pulled: Km::default() }),
        VehicleType::Trailer => Ok(Recorded { greatest: Km::default(), pulled: pulled(db, owner, vehicle.id)? }),
    }
}

fn greatest_of(db: &mut Db, owner: OwnerId, truck: VehicleId) -> Result<Km> {
    let own = || freights::table.filter(freights::owner_id.eq(owner)).filter(freights::truck_id.eq(truck));
    let (start, end): (Option<Km>, Option<Km>) =
        own().select((max(freights::odometer_start_km), max(freights::odometer_end_km))).first(db)?;
    // A trip completed with a reading shows its greatest as its end; only on the others may one stand in between.
    let unfinished = freights::status.ne(FreightStatus::Completed).or(freights::odometer_end_km.is_null());
    let ids: Vec<i64> = own().filter(unfinished).select(freights::id).load(db)?;
    let mut readings: Vec<Km> = [start, end].into_iter().flatten().collect();
    for id in ids {
        let of_freight: Vec<FreightEvent> = events::table
            .filter(events::owner_id.eq(owner))
            .filter(events::freight_id.eq(id))
            .order(events::id)
            .load(db)?;
        readings.extend(Timeline::of(&of_freight).readings());
    }
    Ok(greatest(readings))
}

fn pulled(db: &mut Db, owner: OwnerId, trailer: VehicleId) -> Result<Km> {
    Ok(freights::table
        .inner_join(
            trailers::table.on(trailers::freight_id.eq(freights::id).and(trailers::owner_id.eq(freights::owner_id))),
        )
        .filter(freights::owner_id.eq(owner))
        .filter(trailers::vehicle_id.eq(trailer))
        .filter(freights::status.eq(FreightStatus::Completed))
        .filter(freights::cancelled_on.is_null())
        .select(total!("COALESCE(odometer_end_km - odometer_start_km, distance_km + empty_km)"))
        .get_result(db)?)
}

/// Sets the stored odometers of the given vehicles to what their records say.
///
/// # Errors
/// What the database says.
pub fn rebuild(db: &mut Db, owner: OwnerId, ids: impl IntoIterator<Item = VehicleId>) -> Result<()> {
    for id in ids {
        let row = || vehicles::table.filter(vehicles::owner_id.eq(owner)).filter(vehicles::id.eq(id));
        let vehicle: Vehicle = row().first(db)?;
        let km = rebuilt(vehicle.kind, vehicle.initial_odometer_km, recorded(db, owner, &vehicle)?)?;
        if km != vehicle.odometer_km {
            diesel::update(row()).set(vehicles::odometer_km.eq(km)).execute(db)?;
        }
    }
    Ok(())
}
