//! Simulations as API records: with referenced records, in a fixed number of queries except for days with unknown
//! rates.

use std::collections::HashMap;

use diesel::{
    dsl::{AsSelect, auto_type},
    prelude::*,
};
use freight::{FreightSimulation, Simulation, SimulationRef, simulation::SimulationNames};
use kernel::{FreightId, FreightSimulationId, Instant, OwnerId, Result, VehicleId};

use super::simulation_rates::look_up_unknown;
use crate::{
    Db,
    accounts::user::terms,
    connection::MultiBackend,
    owned::{
        clients, drivers, freight_simulation_trailers as trailers, freight_simulations as simulations, freights,
        join_same_tenant,
    },
    prepared::id_in,
    record_names::NamedVehicles,
};

/// A simulation with the names of the records it references.
#[derive(Debug, Queryable, Selectable)]
pub(super) struct Row {
    #[diesel(embed)]
    pub(super) simulation: FreightSimulation,
    #[diesel(embed)]
    names: Names,
}

/// Names of the records that a simulation references.
#[derive(Debug, Queryable, Selectable)]
pub(super) struct Names {
    #[diesel(select_expression = freights::number.nullable())]
    freight_number: Option<i64>,
    #[diesel(select_expression = clients::name.nullable())]
    client: Option<String>,
    #[diesel(select_expression = drivers::name.nullable())]
    driver: Option<String>,
}

/// Selects every simulation of an owner with the names of the records it references, ready to be filtered.
#[auto_type]
pub(super) fn rows(owner: OwnerId) -> _ {
    let row: AsSelect<Row, MultiBackend> = Row::as_select();
    simulations::of(owner)
        .left_join(join_same_tenant(clients::id, simulations::client_id))
        .left_join(join_same_tenant(drivers::id, simulations::driver_id))
        .left_join(join_same_tenant(freights::id, simulations::freight_id))
        .select(row)
}

/// Simulations from which freights were converted.
#[derive(Debug)]
pub(crate) struct Simulated(HashMap<FreightId, FreightSimulation>);

impl Simulated {
    pub(crate) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Self> {
        if ids.is_empty() {
            return Ok(Self(HashMap::new()));
        }
        let rows: Vec<FreightSimulation> = simulations::of(owner)
            .select(FreightSimulation::as_select())
            .filter(id_in(simulations::freight_id, ids))
            .load(db)?;
        Ok(Self(rows.into_iter().filter_map(|one| Some((one.freight_id?, one))).collect()))
    }

    pub(super) fn get(&self, freight: FreightId) -> Option<&FreightSimulation> {
        self.0.get(&freight)
    }

    /// Returns each freight's reference to its simulation.
    pub(super) fn refs(&self) -> HashMap<FreightId, SimulationRef> {
        self.0.iter().map(|(freight, one)| (*freight, SimulationRef { id: one.id, number: one.number })).collect()
    }
}

/// Loads the simulations from which the given freights were converted.
pub(super) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<HashMap<FreightId, SimulationRef>> {
    let rows: Vec<(Option<FreightId>, FreightSimulationId, i64)> = simulations::of(owner)
        .filter(id_in(simulations::freight_id, ids))
        .select((simulations::freight_id, simulations::id, simulations::number))
        .load(db)?;
    Ok(rows.into_iter().filter_map(|(freight, id, number)| Some((freight?, SimulationRef { id, number }))).collect())
}

/// Loads the trailers of the given simulations, in their order.
fn trailers_of(
    db: &mut Db,
    owner: OwnerId,
    ids: &[FreightSimulationId],
) -> Result<HashMap<FreightSimulationId, Vec<VehicleId>>> {
    let rows: Vec<(FreightSimulationId, VehicleId)> = trailers::of(owner)
        .filter(id_in(trailers::simulation_id, ids))
        .order((trailers::simulation_id, trailers::position))
        .select((trailers::simulation_id, trailers::vehicle_id))
        .load(db)?;
    let mut of: HashMap<FreightSimulationId, Vec<VehicleId>> = HashMap::new();
    for (simulation, vehicle) in rows {
        of.entry(simulation).or_default().push(vehicle);
    }
    Ok(of)
}

/// Converts the given simulations to API records; unknown rates are queried again.
pub(super) fn records(db: &mut Db, owner: OwnerId, rows: Vec<Row>) -> Result<Vec<Simulation>> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let (mut simulations, names): (Vec<_>, Vec<_>) = rows.into_iter().map(|row| (row.simulation, row.names)).unzip();
    look_up_unknown(db, &mut simulations)?;
    let least_day = terms(db, owner)?.least_day_cents;
    let ids: Vec<FreightSimulationId> = simulations.iter().map(|one| one.id).collect();
    let mut pulled = trailers_of(db, owner, &ids)?;
    let trucks = simulations.iter().filter_map(|one| one.fields.truck_id);
    let named: Vec<VehicleId> = pulled.values().flatten().copied().chain(trucks).collect();
    let vehicles = NamedVehicles::load(db, owner, &named)?;
    simulations
        .into_iter()
        .zip(names)
        .map(|(one, names)| {
            let trailers = pulled.remove(&one.id).unwrap_or_default();
            let capacity = vehicles.capacity(trailers.iter().copied().chain(one.fields.truck_id));
            let named = SimulationNames {
                freight_number: names.freight_number,
                client_name: names.client,
                truck: one.fields.truck_id.map(|id| vehicles.named(id)).transpose()?,
                trailers: trailers.into_iter().map(|id| vehicles.named(id)).collect::<Result<_>>()?,
                driver_name: names.driver,
                capacity,
            };
            Simulation::of(one, named, least_day)
        })
        .collect()
}

/// Detaches the simulation from a freight that is deleted.
pub(super) fn free(db: &mut Db, owner: OwnerId, freight: FreightId, at: Instant) -> Result<()> {
    let row = simulations::of(owner).filter(simulations::freight_id.eq(freight));
    diesel::update(row)
        .set((
            simulations::freight_id.eq(None::<FreightId>),
            simulations::version.eq(simulations::version + 1),
            simulations::updated_at.eq(at),
        ))
        .execute(db)?;
    Ok(())
}
