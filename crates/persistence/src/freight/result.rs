//! Revenue, costs and profit of freights, batched: a fixed number of queries for any number of freights.

use std::collections::HashMap;

use diesel::prelude::*;
use freight::{Comparison, Freight, FreightOutcome, FreightResult, FreightSimulation, Timeline, simulation::Real};
use kernel::{FreightId, Now, OwnerId, Result};

use super::{
    forecast::{Basis, forecasts},
    minimum,
    record::{self, Preloaded},
    simulation_rates::look_up_unknown,
    simulation_record::Simulated,
    timeline::timelines,
};
use crate::{
    Db,
    finance::{commission::PartiesByFreight, freight_books::FreightBooks, own_contributions, trip_costs::TripTotals},
    fleet::consumption,
    owned::freight_simulations as simulations,
    record_names::NamedVehicles,
};

/// Loads the revenue, costs and profit of a freight.
pub fn result(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightResult> {
    let freight = record::row(db, owner, id)?;
    Ok(of_freight(db, owner, &freight, now)?.0)
}

/// Loads the revenue, costs and profit of a freight, with its minimum freight, forecast and simulation for comparison.
pub fn outcome(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightOutcome> {
    let freight = record::row(db, owner, id)?;
    let minimum = minimum::of(db, &freight)?;
    let (result, parties) = of_freight(db, owner, &freight, now)?;
    let comparison = compared(db, &freight, &result)?;
    let results = HashMap::from([(id, result)]);
    let simulated = Simulated::of_freights(db, owner, &[id])?;
    let basis = Basis { parties: &parties, simulated: &simulated, preloaded: None };
    let forecast = forecasts(db, owner, std::slice::from_ref(&freight), &results, &basis, now)?.remove(&id);
    let result = results.into_values().next().ok_or(kernel::Error::NotFound)?;
    Ok(FreightOutcome { result, minimum, forecast, comparison })
}

/// Compares a freight with the simulation it was converted from, if any.
fn compared(db: &mut Db, freight: &Freight, result: &FreightResult) -> Result<Option<Comparison>> {
    let mut simulation: Vec<FreightSimulation> = simulations::of(freight.owner_id)
        .select(FreightSimulation::as_select())
        .filter(simulations::freight_id.eq(freight.id))
        .load(db)?;
    look_up_unknown(db, &mut simulation)?;
    let Some(simulation) = simulation.pop() else { return Ok(None) };
    let diesel = consumption::diesel_bought(db, freight.owner_id, freight.id)?;
    Comparison::of(&simulation, &Real { freight, result, diesel }).map(Some)
}

fn of_freight(db: &mut Db, owner: OwnerId, freight: &Freight, now: &Now) -> Result<(FreightResult, PartiesByFreight)> {
    let (id, client) = (freight.id, freight.fields.client_id);
    let inputs = ResultInputs::find(db, owner, &[id])?;
    let mut results = inputs.results(std::slice::from_ref(freight), now)?;
    let result = results.remove(&id).ok_or(kernel::Error::NotFound)?;
    let owed = own_contributions::of_freight(db, owner, (id, client), result.open_cents, now.today)?;
    let result = result.with_own_contributions(owed)?;
    let meters_per_liter = consumption::of_freights(db, owner, &[id])?;
    Ok((FreightResult { meters_per_liter, ..result }, inputs.parties))
}

/// Computes the revenue, costs and profit of each of the given freights of an owner, without its consumption.
pub fn results(
    db: &mut Db,
    owner: OwnerId,
    freights: &[Freight],
    now: &Now,
) -> Result<HashMap<FreightId, FreightResult>> {
    if freights.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    ResultInputs::find(db, owner, &ids)?.results(freights, now)
}

/// Inputs of the results of some freights, for callers that also show a part of them.
#[derive(Debug)]
pub(crate) struct ResultInputs {
    pub(crate) books: FreightBooks,
    pub(crate) timelines: HashMap<FreightId, Timeline>,
    pub(crate) parties: PartiesByFreight,
}

impl ResultInputs {
    /// Loads the inputs of the given freights.
    pub(crate) fn find(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Self> {
        let parties = PartiesByFreight::of_freights(db, owner, ids)?;
        let books = FreightBooks::find(db, owner, ids)?;
        Self::with(db, owner, ids, books, parties)
    }

    /// Loads the remaining inputs of the given freights, whose books and parties are loaded.
    pub(crate) fn with(
        db: &mut Db,
        owner: OwnerId,
        ids: &[FreightId],
        books: FreightBooks,
        parties: PartiesByFreight,
    ) -> Result<Self> {
        Ok(Self { books, timelines: timelines(db, owner, ids)?, parties })
    }

    /// Returns the preloaded data of the freights' records, with the vehicles and simulations if loaded.
    pub(crate) fn preloaded<'a>(&'a self, references: Option<(&'a NamedVehicles, &'a Simulated)>) -> Preloaded<'a> {
        Preloaded { books: &self.books, parties: &self.parties, references }
    }

    /// Computes the results of the freights, without their consumption.
    pub(crate) fn results(&self, freights: &[Freight], now: &Now) -> Result<HashMap<FreightId, FreightResult>> {
        let (none, nothing) = (Timeline::default(), TripTotals::default());
        let (costs, parts) = (self.books.costs(now.today)?, self.books.parts());
        let result = |freight: &Freight| {
            let id = freight.id;
            let TripTotals { expenses, other_income } = costs.get(&id).unwrap_or(&nothing);
            let parts = parts.get(&id).map(Vec::as_slice).unwrap_or_default();
            let timeline = self.timelines.get(&id).unwrap_or(&none);
            let result = FreightResult::of(freight, expenses, *other_income, parts, timeline, now)?;
            Ok((id, self.parties.applied(freight, result)?))
        };
        freights.iter().map(result).collect()
    }
}
