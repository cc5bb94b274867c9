//! Forecasts of open freights: any number of them by a fixed number of queries, and one more set for each truck whose
//! freight has no simulation.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;
use fleet::Vehicle;
use freight::{Expected, Freight, FreightForecast, FreightResult, FreightSimulation, FuelHistory};
use kernel::{FreightId, Now, OwnerId, Result, VehicleId};

use super::simulation_defaults;
use crate::{
    Db,
    finance::commission::Earnings,
    owned::{freight_simulations as simulations, vehicles},
    prepared::one_of,
};

/// Forecasts the costs still to come of those of the given freights that are open, and their profit after them, given
/// their results so far. Freights with neither a simulation nor fill-ups to tell from are absent.
pub fn forecasts(
    db: &mut Db,
    owner: OwnerId,
    freights: &[Freight],
    results: &HashMap<FreightId, FreightResult>,
    now: &Now,
) -> Result<HashMap<FreightId, FreightForecast>> {
    let open: Vec<&Freight> = freights.iter().filter(|freight| freight.is_open()).collect();
    if open.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<FreightId> = open.iter().map(|freight| freight.id).collect();
    let simulated = simulated(db, owner, &ids)?;
    let others = open.iter().filter(|freight| !simulated.contains_key(&freight.id));
    let histories = histories(db, owner, others.map(|freight| freight.fields.truck_id).collect(), now)?;
    let earnings = Earnings::of_freights(db, owner, &ids)?;
    let mut forecasts = HashMap::new();
    for freight in open {
        let expected = match simulated.get(&freight.id) {
            Some(one) => Some(Expected::simulated(freight, (one.id, one.number), one.fields.clone())),
            None => histories.get(&freight.fields.truck_id).and_then(|history| Expected::by_history(freight, history)),
        };
        if let (Some(expected), Some(result)) = (expected, results.get(&freight.id)) {
            let earned = |costs| earnings.earned(freight, result.price_cents, costs);
            forecasts.insert(freight.id, FreightForecast::of(result, expected, earned)?);
        }
    }
    Ok(forecasts)
}

/// Loads the simulations from which the given freights come.
fn simulated(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<HashMap<FreightId, FreightSimulation>> {
    let rows: Vec<FreightSimulation> = simulations::of(owner)
        .select(FreightSimulation::as_select())
        .filter(one_of(simulations::freight_id, ids))
        .load(db)?;
    Ok(rows.into_iter().filter_map(|one| Some((one.freight_id?, one))).collect())
}

/// Loads the fuel history of some trucks from the owner's fill-ups.
fn histories(
    db: &mut Db,
    owner: OwnerId,
    trucks: BTreeSet<VehicleId>,
    now: &Now,
) -> Result<HashMap<VehicleId, FuelHistory>> {
    if trucks.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<VehicleId> = trucks.into_iter().collect();
    let trucks: Vec<Vehicle> =
        vehicles::of(owner).select(Vehicle::as_select()).filter(one_of(vehicles::id, ids)).load(db)?;
    trucks.iter().map(|truck| Ok((truck.id, simulation_defaults::fuel_history(db, owner, truck, now.today)?))).collect()
}
