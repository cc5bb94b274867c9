//! Simulation as the API returns it: the record with the names of its client, vehicles and driver, and its result.

use kernel::{Cents, Error, Kilograms, Result, VehicleId};
use serde::Serialize;
use utoipa::ToSchema;

use super::{FreightSimulation, SimulationAnswer};
use crate::{City, VehicleRef, city};

/// Simulation as the API returns it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Simulation {
    /// The simulation.
    #[serde(flatten)]
    pub simulation: FreightSimulation,
    /// Identities of the trailers, in order.
    pub trailer_ids: Vec<VehicleId>,
    /// Number of the freight converted from the simulation; null before.
    pub freight_number: Option<i64>,
    /// Name of the client of the offer; null without one.
    pub client_name: Option<String>,
    /// City of loading; null where none is named.
    pub origin_city: Option<City>,
    /// City of unloading; null where none is named.
    pub destination_city: Option<City>,
    /// The truck; null where none is named.
    pub truck: Option<VehicleRef>,
    /// Trailers, in order.
    pub trailers: Vec<VehicleRef>,
    /// Name of the driver, where that is not the owner.
    pub driver_name: Option<String>,
    /// Result, by the rates stored with the simulation.
    pub answer: SimulationAnswer,
}

kernel::entity!(Simulation: simulation);

/// Freight, client, vehicles and driver that a simulation names.
#[derive(Clone, Debug, Default)]
pub struct SimulationNames {
    /// Number of the freight that the simulation became.
    pub freight_number: Option<i64>,
    /// Name of the client of the offer.
    pub client_name: Option<String>,
    /// The truck.
    pub truck: Option<VehicleRef>,
    /// Trailers, in order.
    pub trailers: Vec<VehicleRef>,
    /// Name of the driver, where that is not the owner.
    pub driver_name: Option<String>,
    /// Joint capacity of the vehicles, if known.
    pub capacity: Option<Kilograms>,
}

impl Simulation {
    /// Puts a simulation together with its freight, client, vehicles and driver, and calculates its answer. `least_day`
    /// is the least net per day that the owner wants now.
    pub fn of(simulation: FreightSimulation, named: SimulationNames, least_day: Option<Cents>) -> Result<Self> {
        let SimulationNames { freight_number, client_name, truck, trailers, driver_name, capacity } = named;
        Ok(Self {
            trailer_ids: trailers.iter().map(|trailer| trailer.id).collect(),
            origin_city: simulation.fields.origin_city_code.and_then(city::find).cloned(),
            destination_city: simulation.fields.destination_city_code.and_then(city::find).cloned(),
            answer: simulation.answer(least_day)?.carried_by(simulation.fields.weight_kg, capacity),
            simulation,
            freight_number,
            client_name,
            truck,
            trailers,
            driver_name,
        })
    }

    /// Checks that it may be changed or deleted: a simulation that became a freight stays as it is.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `converted` that names the freight.
    pub fn ensure_not_converted(&self) -> Result<()> {
        let Some(freight) = self.freight_number else { return Ok(()) };
        let number = self.simulation.number;
        let detail =
            format!("A simulação nº {number} virou o frete nº {freight} e fica como está: copie-a para mudar.");
        Err(Error::conflict("converted", detail))
    }

    /// Checks that it may become a freight: it does so only once.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `already_converted` that names the freight.
    pub fn ensure_convertible(&self) -> Result<()> {
        let Some(freight) = self.freight_number else { return Ok(()) };
        let detail = format!("A simulação nº {} já virou o frete nº {freight}.", self.simulation.number);
        Err(Error::conflict("already_converted", detail))
    }

    /// Returns the simulation's vehicles.
    pub fn vehicles(&self) -> Vec<VehicleId> {
        self.trailer_ids.iter().copied().chain(self.simulation.fields.truck_id).collect()
    }
}
