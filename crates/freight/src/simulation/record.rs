//! A simulation as it travels: the record with those whom it names, and its answer.

use kernel::{Cents, VehicleId};
use serde::Serialize;
use utoipa::ToSchema;

use super::{FreightSimulation, SimulationAnswer};
use crate::{City, VehicleRef, city};

/// A simulation as it travels.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Simulation {
    /// The simulation.
    #[serde(flatten)]
    pub simulation: FreightSimulation,
    /// The trailers' identities, in order.
    pub trailer_ids: Vec<VehicleId>,
    /// The number of the freight it became.
    pub freight_number: Option<i64>,
    /// Who offers it.
    pub client_name: Option<String>,
    /// Where it is loaded.
    pub origin_city: Option<City>,
    /// Where it is unloaded.
    pub destination_city: Option<City>,
    /// The truck.
    pub truck: Option<VehicleRef>,
    /// The trailers, in order.
    pub trailers: Vec<VehicleRef>,
    /// Who would drive it.
    pub driver_name: Option<String>,
    /// All that it says, by the rates that were kept with it.
    pub answer: SimulationAnswer,
}

kernel::entity!(Simulation: simulation);

/// Those whom a simulation names.
#[derive(Clone, Debug, Default)]
pub struct Named {
    /// The number of the freight it became.
    pub freight_number: Option<i64>,
    /// Who offers it.
    pub client_name: Option<String>,
    /// The truck.
    pub truck: Option<VehicleRef>,
    /// The trailers, in order.
    pub trailers: Vec<VehicleRef>,
    /// Who would drive it.
    pub driver_name: Option<String>,
}

impl Simulation {
    /// Puts a simulation together with those whom it names, and calculates its answer by what its owner now wants a day to
    /// leave at least.
    pub fn of(simulation: FreightSimulation, named: Named, least_day: Option<Cents>) -> kernel::Result<Self> {
        let Named { freight_number, client_name, truck, trailers, driver_name } = named;
        Ok(Self {
            trailer_ids: trailers.iter().map(|trailer| trailer.id).collect(),
            origin_city: simulation.fields.origin_city_code.and_then(city::find).cloned(),
            destination_city: simulation.fields.destination_city_code.and_then(city::find).cloned(),
            answer: simulation.answer(least_day)?,
            simulation,
            freight_number,
            client_name,
            truck,
            trailers,
            driver_name,
        })
    }

    /// Its vehicles.
    pub fn vehicles(&self) -> Vec<VehicleId> {
        self.trailer_ids.iter().copied().chain(self.simulation.fields.truck_id).collect()
    }
}
