//! Forecasts of open freights, batched: a fixed number of queries, and a few more per truck whose freight has no
//! simulation.

use std::{
    borrow::Cow,
    collections::{BTreeSet, HashMap},
};

use freight::{Expected, Freight, FreightForecast, FreightProfit, FuelHistory};
use kernel::{FreightId, Now, OwnerId, Result, VehicleId};

use super::{
    simulation_defaults::{days_of_history, fuel_history},
    simulation_record::Simulated,
};
use crate::{Db, finance::freight_parties::PartiesByFreight, fleet::fuel_log::FuelLog, record_names::NamedVehicles};

/// Inputs of forecasts, besides the freights and their results so far.
pub(crate) struct ForecastInputs<'a> {
    pub(crate) parties: &'a PartiesByFreight,
    pub(crate) simulated: &'a Simulated,
    /// The owner's vehicles and fill-ups, if already loaded.
    pub(crate) preloaded: Option<(&'a NamedVehicles, &'a FuelLog)>,
}

/// Forecasts the remaining costs of the open freights among the given ones, and their final profit. Freights with
/// neither a simulation nor fill-ups are absent.
pub(crate) fn forecasts(
    db: &mut Db,
    owner: OwnerId,
    freights: &[Freight],
    results: &HashMap<FreightId, FreightProfit>,
    forecast_inputs: &ForecastInputs<'_>,
    now: &Now,
) -> Result<HashMap<FreightId, FreightForecast>> {
    let ForecastInputs { parties, simulated, preloaded } = forecast_inputs;
    let open: Vec<&Freight> = freights.iter().filter(|freight| freight.is_open()).collect();
    let others = open.iter().filter(|freight| simulated.get(freight.id).is_none());
    let histories = histories(db, owner, others.map(|freight| freight.fields.truck_id).collect(), *preloaded, now)?;
    let mut forecasts = HashMap::new();
    for freight in open {
        let expected = match simulated.get(freight.id) {
            Some(one) => Some(Expected::simulated(freight, (one.id, one.number), one.fields.clone())),
            None => histories.get(&freight.fields.truck_id).and_then(|history| Expected::by_history(freight, history)),
        };
        if let (Some(expected), Some(result)) = (expected, results.get(&freight.id)) {
            let commission = |costs| parties.commission_of(freight, result.price_cents, costs);
            forecasts.insert(freight.id, FreightForecast::of(result, expected, commission)?);
        }
    }
    Ok(forecasts)
}

/// Returns the fuel history of some trucks from the fill-up log.
fn histories(
    db: &mut Db,
    owner: OwnerId,
    trucks: BTreeSet<VehicleId>,
    preloaded: Option<(&NamedVehicles, &FuelLog)>,
    now: &Now,
) -> Result<HashMap<VehicleId, FuelHistory>> {
    if trucks.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<VehicleId> = trucks.into_iter().collect();
    let days = days_of_history(now.today);
    let (vehicles, log) = match preloaded.filter(|(_, log)| log.holds(&days)) {
        Some((vehicles, log)) => (Cow::Borrowed(vehicles), Cow::Borrowed(log)),
        None => (Cow::Owned(NamedVehicles::load(db, owner, &ids)?), Cow::Owned(FuelLog::find(db, owner, days)?)),
    };
    let trucks = ids.iter().filter_map(|id| vehicles.get(*id));
    trucks.map(|truck| Ok((truck.id, fuel_history(db, owner, truck, &log, now.today)?))).collect()
}
