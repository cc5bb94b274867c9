//! Conversion of a simulation to a freight, at most once.

use diesel::prelude::*;
use fleet::composition::MAX_TRAILERS;
use freight::{
    FreightRecord, Simulation, errors,
    simulation::{ConvertInput, Taken},
};
use kernel::{Check, FreightSimulationId, Now, OwnerId, Result};

use super::{composition::combine, freight as repository, minimum, simulation::find, simulation_defaults};
use crate::{Db, at_version, owned::freight_simulations};

/// Creates a freight from a simulation, with the validation of one entered by hand.
///
/// # Errors
/// [`kernel::Error::Conflict`] with `already_converted` and the freight. [`kernel::Error::Validation`] for missing
/// truck or cities, too few axles, and faults of the freight itself. [`kernel::Error::Stale`] if an outdated version
/// was given.
pub fn convert(
    db: &mut Db,
    owner: OwnerId,
    id: FreightSimulationId,
    version: Option<i64>,
    input: ConvertInput,
    now: &Now,
) -> Result<FreightRecord> {
    let current = at_version(find(db, owner, id)?, version)?;
    current.ensure_convertible()?;
    let references = load_references(db, owner, &input, &current)?;
    let freight = repository::insert(db, owner, input.freight(&current, &references)?, now)?;
    minimum::copy_from(db, &freight.freight, &current.simulation.kept_rates()?.minimum)?;
    let row = freight_simulations::of(owner)
        .filter(freight_simulations::id.eq(id))
        .filter(freight_simulations::freight_id.is_null());
    let updated = diesel::update(row)
        .set((
            freight_simulations::freight_id.eq(freight.freight.id),
            freight_simulations::version.eq(freight_simulations::version + 1),
            freight_simulations::updated_at.eq(now.at),
        ))
        .execute(db)?;
    if updated != 1 {
        // A concurrent request converted it first: the transaction rolls back the new freight.
        return Err(errors::already_converted());
    }
    repository::find(db, owner, freight.freight.id, now)
}

/// Loads the vehicles and the driver. The freight's own validation reports their faults.
fn load_references(db: &mut Db, owner: OwnerId, input: &ConvertInput, from: &Simulation) -> Result<Taken> {
    let (truck, trailers) = input.vehicles(from);
    let combined = match truck.filter(|_| trailers.len() <= MAX_TRAILERS) {
        Some(truck) => combine(db, owner, &mut Check::new(), truck, &trailers, &[])?,
        None => None,
    };
    let agreed = match input.driver(from) {
        Some(driver) => simulation_defaults::agreed_share(db, owner, driver)?,
        None => None,
    };
    let (axles, is_lone_tractor) =
        (combined.map(|one| one.axles), combined.is_some_and(|one| one.lone_tractor.is_some()));
    Ok(Taken { axles, is_lone_tractor, agreed })
}
