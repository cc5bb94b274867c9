//! Freights as the API returns them: each with the records that it names and its transactions, in a fixed number of
//! queries.

use std::collections::HashMap;

use diesel::prelude::*;
use freight::{ClientRef, Crew, Freight, FreightRecord};
use kernel::{ClientId, Error, FreightId, Now, OwnerId, Phone, Result, VehicleId};

use super::{driver, simulation_record};
use crate::{
    Db,
    finance::freight_posting::{self, PostedParts},
    owned::{clients, freight_trailers as trailers, freights},
    prepared::one_of,
    record_names::NamedVehicles,
};

/// Loads the trailers of the given freights, in their order.
pub(super) fn trailers_of(
    db: &mut Db,
    owner: OwnerId,
    ids: &[FreightId],
) -> Result<HashMap<FreightId, Vec<VehicleId>>> {
    let rows: Vec<(FreightId, VehicleId)> = trailers::of(owner)
        .filter(one_of(trailers::freight_id, ids))
        .order((trailers::freight_id, trailers::position))
        .select((trailers::freight_id, trailers::vehicle_id))
        .load(db)?;
    let mut of: HashMap<FreightId, Vec<VehicleId>> = HashMap::new();
    for (freight, vehicle) in rows {
        of.entry(freight).or_default().push(vehicle);
    }
    Ok(of)
}

fn clients_of(db: &mut Db, owner: OwnerId, freights: &[Freight]) -> Result<HashMap<ClientId, ClientRef>> {
    let ids: Vec<ClientId> = freights.iter().filter_map(|freight| freight.fields.client_id).collect();
    let rows: Vec<(ClientId, String, Option<Phone>)> = clients::of(owner)
        .filter(one_of(clients::id, ids))
        .select((clients::id, clients::name, clients::phone))
        .load(db)?;
    Ok(rows.into_iter().map(|(id, name, phone)| (id, ClientRef { id, name, phone })).collect())
}

/// Makes the records of the given freights.
pub(crate) fn records(db: &mut Db, owner: OwnerId, freights: Vec<Freight>, now: &Now) -> Result<Vec<FreightRecord>> {
    if freights.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    let parts = freight_posting::of_freights(db, owner, &ids)?;
    records_with(db, owner, freights, parts, now)
}

/// Makes the records of the given freights, whose posted parts are known.
pub(super) fn records_with(
    db: &mut Db,
    owner: OwnerId,
    freights: Vec<Freight>,
    mut parts: PostedParts,
    now: &Now,
) -> Result<Vec<FreightRecord>> {
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    let mut trailers = trailers_of(db, owner, &ids)?;
    let clients = clients_of(db, owner, &freights)?;
    let trucks = freights.iter().map(|freight| freight.fields.truck_id);
    let named: Vec<VehicleId> = trailers.values().flatten().copied().chain(trucks).collect();
    let vehicles = NamedVehicles::load(db, owner, &named)?;
    let mut drivers = driver::of_freights(db, owner, &ids)?;
    let simulations = simulation_record::of_freights(db, owner, &ids)?;
    let mut extras = freight_posting::extras_of_freights(db, owner, &ids)?;
    freights
        .into_iter()
        .map(|freight| {
            let client = freight.fields.client_id.and_then(|id| clients.get(&id).cloned());
            let pulled = trailers.remove(&freight.id).unwrap_or_default();
            let truck = freight.fields.truck_id;
            let capacity = vehicles.capacity(pulled.iter().copied().chain([truck]));
            let pulled = pulled.into_iter().map(|id| vehicles.named(id)).collect::<Result<Vec<_>>>()?;
            let truck = vehicles.named(truck)?;
            let standing = parts.remove(&freight.id).unwrap_or_default();
            let driver = drivers.remove(&freight.id);
            let simulation = simulations.get(&freight.id).copied();
            let crew = Crew { client, truck, trailers: pulled, driver, simulation, capacity };
            let extras = extras.remove(&freight.id).unwrap_or_default();
            FreightRecord::of(freight, crew, (&standing, &extras), now.today)
        })
        .collect()
}

/// Loads one freight.
pub fn find(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightRecord> {
    let freight = row(db, owner, id)?;
    records(db, owner, vec![freight], now)?.pop().ok_or(Error::NotFound)
}

pub(super) fn row(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Freight> {
    Ok(freights::of(owner).filter(freights::id.eq(id)).select(Freight::as_select()).first(db)?)
}
