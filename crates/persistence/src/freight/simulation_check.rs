//! The check of a simulation against the owner's vehicles, clients and drivers.

use fleet::{Composition, composition::MAX_TRAILERS};
use freight::{Simulation, SimulationInput, simulation::SimulationEntry};
use kernel::{Check, DriverId, Error, OwnerId, Result, VehicleId};

use super::{client, driver, freight::vehicles_named};
use crate::Db;

/// The vehicles' axles, where a truck is named and they go together; what does not is noted.
fn axles(
    db: &mut Db,
    owner: OwnerId,
    check: &mut Check,
    input: &SimulationInput,
    kept: &[VehicleId],
) -> Result<Option<i64>> {
    let pulled = input.trailer_ids.as_deref().unwrap_or_default();
    if pulled.len() > MAX_TRAILERS {
        // Before they are looked up: a list without end is not to reach the database.
        return Err(Error::field("trailerIds", "too_many", format!("Escolha no máximo {MAX_TRAILERS} carretas.")));
    }
    let Some(truck) = input.truck_id else { return Ok(None) };
    composed_axles(db, owner, check, truck, pulled, kept)
}

/// The axles of a truck and its trailers, where they go together; what does not is noted.
pub(super) fn composed_axles(
    db: &mut Db,
    owner: OwnerId,
    check: &mut Check,
    truck: VehicleId,
    pulled: &[VehicleId],
    kept: &[VehicleId],
) -> Result<Option<i64>> {
    let named = vehicles_named(db, owner, truck, pulled)?;
    let of_id = |id: &VehicleId| named.iter().find(|vehicle| vehicle.id == *id);
    let pulled: Vec<_> = pulled.iter().map(of_id).collect();
    Ok(Composition::of(check, of_id(&truck), &pulled, kept).map(|together| together.axles()))
}

/// Checks a simulation against the owner's vehicles, clients and drivers. `standing` is the one that is being changed.
pub(super) fn checked(
    db: &mut Db,
    owner: OwnerId,
    input: SimulationInput,
    standing: Option<&Simulation>,
) -> Result<SimulationEntry> {
    let vehicles = standing.map(Simulation::vehicles).unwrap_or_default();
    let driver = standing.and_then(|standing| standing.simulation.driver_id);
    looked_up(db, owner, input, &vehicles, driver)
}

/// The same for what is only calculated and may be a change of one that is kept: it may name whom it likes of the owner's,
/// also what is inactive.
pub(super) fn checked_to_calculate(db: &mut Db, owner: OwnerId, input: SimulationInput) -> Result<SimulationEntry> {
    let pulled = input.trailer_ids.iter().flatten().copied();
    let (vehicles, driver): (Vec<VehicleId>, _) = (pulled.chain(input.truck_id).collect(), input.driver_id);
    looked_up(db, owner, input, &vehicles, driver)
}

/// Looks up what is named, and nothing where nothing is. `vehicles` and `driver` may be inactive.
fn looked_up(
    db: &mut Db,
    owner: OwnerId,
    input: SimulationInput,
    vehicles: &[VehicleId],
    driver: Option<DriverId>,
) -> Result<SimulationEntry> {
    let mut check = Check::new();
    let axles = axles(db, owner, &mut check, &input, vehicles)?;
    client::check(db, owner, &mut check, input.client_id)?;
    driver::check(db, owner, &mut check, input.driver_id, driver)?;
    input.check(check, axles)
}
