//! Revenue, costs and profit of freights, batched: a fixed number of queries for any number of freights.

use std::collections::HashMap;

use diesel::prelude::*;
use freight::{
    Comparison, Freight, FreightProfit, FreightProfitDetails, FreightSimulation, Timeline, simulation::Real,
};
use kernel::{FreightId, Now, OwnerId, Result};

use super::{
    forecast::{ForecastInputs, forecasts},
    minimum,
    record::{self, Preloaded},
    simulation_rates::look_up_unknown,
    simulation_record::Simulated,
    timeline::timelines,
};
use crate::{
    Db,
    finance::{
        freight_books::FreightBooks, freight_parties::PartiesByFreight, own_contributions, trip_costs::TripTotals,
    },
    fleet::consumption,
    owned::freight_simulations as simulations,
    record_names::NamedVehicles,
};

/// Loads the revenue, costs and profit of a freight.
pub fn profit(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightProfit> {
    let freight = record::row(db, owner, id)?;
    Ok(of_freight(db, owner, &freight, now)?.0)
}

/// Loads the revenue, costs and profit of a freight, with its minimum freight, forecast and simulation for comparison.
pub fn profit_details(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightProfitDetails> {
    let freight = record::row(db, owner, id)?;
    let minimum = minimum::of(db, &freight)?;
    let (profit, parties) = of_freight(db, owner, &freight, now)?;
    let comparison = compared(db, &freight, &profit)?;
    let profits = HashMap::from([(id, profit)]);
    let simulated = Simulated::of_freights(db, owner, &[id])?;
    let forecast_inputs = ForecastInputs { parties: &parties, simulated: &simulated, preloaded: None };
    let forecast = forecasts(db, owner, std::slice::from_ref(&freight), &profits, &forecast_inputs, now)?.remove(&id);
    let profit = profits.into_values().next().ok_or(kernel::Error::NotFound)?;
    Ok(FreightProfitDetails { profit, minimum, forecast, comparison })
}

/// Compares a freight with the simulation it was converted from, if any.
fn compared(db: &mut Db, freight: &Freight, profit: &FreightProfit) -> Result<Option<Comparison>> {
    let mut simulation: Vec<FreightSimulation> = simulations::of(freight.owner_id)
        .select(FreightSimulation::as_select())
        .filter(simulations::freight_id.eq(freight.id))
        .load(db)?;
    look_up_unknown(db, &mut simulation)?;
    let Some(simulation) = simulation.pop() else { return Ok(None) };
    let diesel = consumption::diesel_bought(db, freight.owner_id, freight.id)?;
    Comparison::of(&simulation, &Real { freight, result: profit, diesel }).map(Some)
}

fn of_freight(db: &mut Db, owner: OwnerId, freight: &Freight, now: &Now) -> Result<(FreightProfit, PartiesByFreight)> {
    let (id, client) = (freight.id, freight.fields.client_id);
    let inputs = ProfitInputs::find(db, owner, &[id])?;
    let mut profits = inputs.profits(std::slice::from_ref(freight), now)?;
    let profit = profits.remove(&id).ok_or(kernel::Error::NotFound)?;
    let owed = own_contributions::of_freight(db, owner, (id, client), profit.open_cents, now.today)?;
    let profit = profit.with_own_contributions(owed)?;
    let meters_per_liter = consumption::of_freights(db, owner, &[id])?;
    Ok((FreightProfit { meters_per_liter, ..profit }, inputs.parties))
}

/// Computes the revenue, costs and profit of each of the given freights of an owner, without its consumption.
pub fn profits(
    db: &mut Db,
    owner: OwnerId,
    freights: &[Freight],
    now: &Now,
) -> Result<HashMap<FreightId, FreightProfit>> {
    if freights.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    ProfitInputs::find(db, owner, &ids)?.profits(freights, now)
}

/// Inputs of the results of some freights, for callers that also show a part of them.
#[derive(Debug)]
pub(crate) struct ProfitInputs {
    pub(crate) books: FreightBooks,
    pub(crate) timelines: HashMap<FreightId, Timeline>,
    pub(crate) parties: PartiesByFreight,
}

impl ProfitInputs {
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
    pub(crate) fn profits(&self, freights: &[Freight], now: &Now) -> Result<HashMap<FreightId, FreightProfit>> {
        let (none, nothing) = (Timeline::default(), TripTotals::default());
        let (costs, parts) = (self.books.costs(now.today)?, self.books.parts());
        let profit = |freight: &Freight| {
            let id = freight.id;
            let TripTotals { expenses, other_income } = costs.get(&id).unwrap_or(&nothing);
            let parts = parts.get(&id).map(Vec::as_slice).unwrap_or_default();
            let timeline = self.timelines.get(&id).unwrap_or(&none);
            let profit = FreightProfit::of(freight, expenses, *other_income, parts, timeline, now)?;
            Ok((id, self.parties.with_commission(freight, profit)?))
        };
        freights.iter().map(profit).collect()
    }
}
