//! Validation of a simulation against the owner's vehicles, clients and drivers.

use fleet::composition::ensure_few;
use freight::{Simulation, SimulationInput, simulation::SimulationEntry};
use kernel::{Check, DriverId, OwnerId, Result, VehicleId};

use super::{
    composition::{combine, ensure_not_lone_tractor},
    driver,
};
use crate::{Db, accounts::user::terms, references::check_client};

/// Validates a simulation against the owner's vehicles, clients and drivers. `existing` is the stored one, for a
/// change.
pub(super) fn checked(
    db: &mut Db,
    owner: OwnerId,
    input: SimulationInput,
    existing: Option<&Simulation>,
) -> Result<SimulationEntry> {
    let vehicles = existing.map(Simulation::vehicles).unwrap_or_default();
    let driver = existing.and_then(|existing| existing.simulation.fields.driver_id);
    check_references(db, owner, input, &vehicles, driver)
}

/// Validates a simulation that is calculated without storing it. It may reference inactive records, since it may be a
/// change of a stored one.
pub(super) fn checked_to_calculate(db: &mut Db, owner: OwnerId, input: SimulationInput) -> Result<SimulationEntry> {
    let pulled = input.trailer_ids.iter().flatten().copied();
    let (vehicles, driver): (Vec<VehicleId>, _) = (pulled.chain(input.truck_id).collect(), input.driver_id);
    check_references(db, owner, input, &vehicles, driver)
}

/// Loads the referenced records, if any. `vehicles` and `driver` may be inactive.
fn check_references(
    db: &mut Db,
    owner: OwnerId,
    mut input: SimulationInput,
    vehicles: &[VehicleId],
    driver: Option<DriverId>,
) -> Result<SimulationEntry> {
    let mut check = Check::of(&mut input);
    let pulled = input.trailer_ids.as_deref().unwrap_or_default();
    ensure_few(pulled)?;
    let combined = match input.truck_id {
        Some(truck) => combine(db, owner, &mut check, truck, pulled, vehicles)?,
        None => None,
    };
    ensure_not_lone_tractor(&mut check, combined, input.minimum_table, input.axles);
    check_client(db, owner, &mut check, input.client_id)?;
    driver::check(db, owner, &mut check, input.driver_id, driver)?;
    if input.dependents.is_none() {
        input.dependents = Some(terms(db, owner)?.dependents);
    }
    input.check(check, combined.map(|combined| combined.axles))
}
