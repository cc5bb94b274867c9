//! Validation of references in an entry: each referenced record must be the owner's.

use diesel::prelude::*;
use kernel::{Check, ClientId, DriverId, FreightId, OwnerId, Result, VehicleId};

use crate::{
    Db,
    owned::{clients, drivers, freight_trailers as trailers, freights},
};

#[derive(Clone, Copy, Debug)]
pub(crate) enum Named {
    Client,
    Driver,
    Freight,
    Vehicle,
}

impl Named {
    /// Notes a fault for a missing record; returns the record if found.
    pub(crate) fn found<T>(self, check: &mut Check, found: Option<T>) -> Option<T> {
        let (field, noun) = match self {
            Self::Client => ("clientId", "cliente"),
            Self::Driver => ("driverId", "motorista"),
            Self::Freight => ("freightId", "frete"),
            Self::Vehicle => ("vehicleId", "veículo"),
        };
        if found.is_none() {
            check.fail(field, "unknown", format!("Este {noun} não existe: escolha um da lista."));
        }
        found
    }
}

/// Notes a fault for a client that the owner does not have.
pub(crate) fn check_client(db: &mut Db, owner: OwnerId, check: &mut Check, id: Option<ClientId>) -> Result<()> {
    let Some(id) = id else { return Ok(()) };
    let query = clients::of(owner).filter(clients::id.eq(id)).select(clients::id);
    Named::Client.found(check, query.first::<i64>(db).optional()?);
    Ok(())
}

/// Notes a fault for a driver that the owner does not have; returns whether the driver is active.
pub(crate) fn check_driver(
    db: &mut Db,
    owner: OwnerId,
    check: &mut Check,
    id: Option<DriverId>,
) -> Result<Option<bool>> {
    let Some(id) = id else { return Ok(None) };
    let query = drivers::of(owner).filter(drivers::id.eq(id)).select(drivers::active);
    Ok(Named::Driver.found(check, query.first(db).optional()?))
}

/// Truck of a freight, its axles and its number.
#[derive(Clone, Copy, Debug, Queryable)]
pub(crate) struct FreightRef {
    pub(crate) id: FreightId,
    pub(crate) truck_id: VehicleId,
    pub(crate) axles: i64,
    pub(crate) number: i64,
}

impl FreightRef {
    /// Returns whether a vehicle is on the freight, as its truck or as a trailer.
    pub(crate) fn has(&self, db: &mut Db, owner: OwnerId, vehicle: VehicleId) -> Result<bool> {
        let pulled = trailers::of(owner).filter(trailers::freight_id.eq(self.id));
        let pulled: i64 = pulled.filter(trailers::vehicle_id.eq(vehicle)).count().get_result(db)?;
        Ok(self.truck_id == vehicle || pulled > 0)
    }
}

/// Loads the referenced freight; notes a fault if the owner does not have it.
pub(crate) fn freight(
    db: &mut Db,
    owner: OwnerId,
    check: &mut Check,
    id: Option<FreightId>,
) -> Result<Option<FreightRef>> {
    let Some(id) = id else { return Ok(None) };
    let columns = (freights::id, freights::truck_id, freights::axles, freights::number);
    let query = freights::of(owner).filter(freights::id.eq(id)).select(columns);
    Ok(Named::Freight.found(check, query.first(db).optional()?))
}
