//! Freights as API records: with referenced records and transactions, in a fixed number of queries per page.

use std::collections::HashMap;

use diesel::prelude::*;
use freight::{Freight, FreightParties, FreightRecord};
use kernel::{Error, FreightId, Now, OwnerId, Result, VehicleId};

use super::simulation_record::{self, Simulated};
use crate::{
    Db,
    finance::{freight_books::FreightBooks, freight_parties::PartiesByFreight},
    owned::{freight_trailers as trailers, freights},
    prepared::id_in,
    record_names::NamedVehicles,
};

/// Loads the trailers of the given freights, in their order.
pub(crate) fn trailers_of(
    db: &mut Db,
    owner: OwnerId,
    ids: &[FreightId],
) -> Result<HashMap<FreightId, Vec<VehicleId>>> {
    let rows: Vec<(FreightId, VehicleId)> = trailers::of(owner)
        .filter(id_in(trailers::freight_id, ids))
        .order((trailers::freight_id, trailers::position))
        .select((trailers::freight_id, trailers::vehicle_id))
        .load(db)?;
    let mut of: HashMap<FreightId, Vec<VehicleId>> = HashMap::new();
    for (freight, vehicle) in rows {
        of.entry(freight).or_default().push(vehicle);
    }
    Ok(of)
}

/// Converts the given freights to API records.
pub(crate) fn records(db: &mut Db, owner: OwnerId, freights: Vec<Freight>, now: &Now) -> Result<Vec<FreightRecord>> {
    if freights.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    let (books, parties) = (FreightBooks::find(db, owner, &ids)?, PartiesByFreight::of_freights(db, owner, &ids)?);
    let preloaded = Preloaded { books: &books, parties: &parties, references: None };
    records_with(db, owner, freights, &preloaded, now)
}

/// Data already loaded for freights, from which their records are built.
pub(crate) struct Preloaded<'a> {
    pub(crate) books: &'a FreightBooks,
    pub(crate) parties: &'a PartiesByFreight,
    /// The owner's vehicles and the simulations of the freights, if loaded.
    pub(crate) references: Option<(&'a NamedVehicles, &'a Simulated)>,
}

/// Converts the given freights to API records, with data already loaded.
pub(crate) fn records_with(
    db: &mut Db,
    owner: OwnerId,
    freights: Vec<Freight>,
    preloaded: &Preloaded<'_>,
    now: &Now,
) -> Result<Vec<FreightRecord>> {
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    let mut trailers = trailers_of(db, owner, &ids)?;
    let loaded;
    let (vehicles, simulations) = match preloaded.references {
        Some((vehicles, simulated)) => (vehicles, simulated.refs()),
        None => {
            let trucks = freights.iter().map(|freight| freight.fields.truck_id);
            let named: Vec<VehicleId> = trailers.values().flatten().copied().chain(trucks).collect();
            loaded = NamedVehicles::load(db, owner, &named)?;
            (&loaded, simulation_record::of_freights(db, owner, &ids)?)
        }
    };
    let Preloaded { books, parties, .. } = preloaded;
    let (mut parts, mut extras) = (books.parts(), books.extras());
    freights
        .into_iter()
        .map(|freight| {
            let client = parties.client(freight.id);
            let pulled = trailers.remove(&freight.id).unwrap_or_default();
            let truck = freight.fields.truck_id;
            let capacity = vehicles.capacity(pulled.iter().copied().chain([truck]));
            let pulled = pulled.into_iter().map(|id| vehicles.named(id)).collect::<Result<Vec<_>>>()?;
            let truck = vehicles.named(truck)?;
            let existing = parts.remove(&freight.id).unwrap_or_default();
            let driver = parties.driver(freight.id);
            let simulation = simulations.get(&freight.id).copied();
            let parties = FreightParties { client, truck, trailers: pulled, driver, simulation, capacity };
            let extras = extras.remove(&freight.id).unwrap_or_default();
            FreightRecord::of(freight, parties, (&existing, &extras), now.today)
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
