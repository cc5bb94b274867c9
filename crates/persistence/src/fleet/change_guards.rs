//! Guards of changes to a vehicle: its freights, the records that name it, and other vehicles with its plate.

use diesel::{dsl::exists, prelude::*, select};
use fleet::{
    Vehicle, VehicleFields,
    errors::{self, Action},
};
use freight::FreightStatus;
use kernel::{Error, OwnerId, Plate, Result, VehicleId};

use crate::{
    Db,
    owned::{
        freight_simulation_trailers as simulated_trailers, freight_simulations as simulations,
        freight_trailers as trailers, freights, fuel_records, maintenance_records, transactions, vehicles,
    },
};

/// Checks that a vehicle is on no open freight, as truck or trailer.
pub(super) fn ensure_not_in_use(db: &mut Db, owner: OwnerId, vehicle: &Vehicle, action: Action) -> Result<()> {
    let pulled = trailers::of(owner).filter(trailers::vehicle_id.eq(vehicle.id)).select(trailers::freight_id);
    let open: Option<i64> = freights::of(owner)
        .filter(freights::truck_id.eq(vehicle.id).or(freights::id.eq_any(pulled)))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.ne(FreightStatus::Completed))
        .order(freights::number)
        .select(freights::number)
        .first(db)
        .optional()?;
    open.map_or(Ok(()), |number| Err(errors::on_open_freight(&vehicle.fields.plate, number, action)))
}

/// Checks that no freight, transaction, fill-up or maintenance record names a vehicle that is to be deleted.
pub(super) fn ensure_no_history(db: &mut Db, owner: OwnerId, vehicle: &Vehicle) -> Result<()> {
    let id = vehicle.id;
    let has_history = select(exists(freights::of(owner).filter(freights::truck_id.eq(id)))).get_result(db)?
        || select(exists(trailers::of(owner).filter(trailers::vehicle_id.eq(id)))).get_result(db)?
        || select(exists(transactions::of(owner).filter(transactions::vehicle_id.eq(id)))).get_result(db)?
        || select(exists(fuel_records::of(owner).filter(fuel_records::vehicle_id.eq(id)))).get_result(db)?
        || select(exists(maintenance_records::of(owner).filter(maintenance_records::vehicle_id.eq(id))))
            .get_result(db)?;
    if has_history { Err(errors::has_history(&vehicle.fields.plate)) } else { Ok(()) }
}

/// Checks that no simulation names a vehicle that is to be deleted.
pub(super) fn ensure_not_simulated(db: &mut Db, owner: OwnerId, vehicle: &Vehicle) -> Result<()> {
    let as_truck: i64 = simulations::of(owner).filter(simulations::truck_id.eq(vehicle.id)).count().get_result(db)?;
    let as_trailer: i64 =
        simulated_trailers::of(owner).filter(simulated_trailers::vehicle_id.eq(vehicle.id)).count().get_result(db)?;
    match as_truck.saturating_add(as_trailer) {
        0 => Ok(()),
        count => Err(errors::in_simulations(&vehicle.fields.plate, count)),
    }
}

/// Constructor of the error that names the vehicle with the same plate, RENAVAM or chassis.
type TakenRefusal = fn(&Plate) -> Error;

/// Refuses a plate (in either pattern), a RENAVAM or a chassis that another vehicle of the owner has.
pub(super) fn ensure_one_vehicle(
    db: &mut Db,
    owner: OwnerId,
    fields: &VehicleFields,
    own: Option<VehicleId>,
) -> Result<()> {
    let others =
        || vehicles::of(owner).filter(vehicles::id.ne(own.unwrap_or_default())).select(vehicles::plate).into_boxed();
    let by_plate = others().filter(vehicles::plate_key.eq(&fields.plate_key));
    let by_renavam = fields.renavam.as_ref().map(|renavam| others().filter(vehicles::renavam.eq(renavam)));
    let by_chassis = fields.chassis.as_ref().map(|chassis| others().filter(vehicles::chassis.eq(chassis)));
    let all: [(_, TakenRefusal); 3] = [
        (Some(by_plate), errors::plate_taken),
        (by_renavam, errors::renavam_taken),
        (by_chassis, errors::chassis_taken),
    ];
    for (query, refused) in all {
        let Some(query) = query else { continue };
        let holder: Option<Plate> = query.first(db).optional()?;
        if let Some(plate) = holder {
            return Err(refused(&plate));
        }
    }
    Ok(())
}
