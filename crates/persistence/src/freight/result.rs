//! Revenue, costs and profit of freights: any number of them in a fixed number of queries.

use std::collections::HashMap;

use diesel::prelude::*;
use freight::{Comparison, Freight, FreightOutcome, FreightResult, FreightSimulation, Timeline, simulation::Real};
use kernel::{FreightId, Now, OwnerId, Result};

use super::{forecast::forecasts, minimum, record, simulation_rates::look_up_unknown, timeline::timelines};
use crate::{
    Db,
    finance::{
        commission::Earnings,
        freight_posting::{self, PostedParts},
        own_contributions,
        trip_costs::{self, Booked},
    },
    fleet::consumption,
    owned::freight_simulations as simulations,
};

/// Loads the revenue, costs and profit of a freight.
pub fn result(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightResult> {
    let freight = record::row(db, owner, id)?;
    of_freight(db, owner, freight, now)
}

/// Loads the revenue, costs and profit of a freight, with its minimum freight, forecast and simulation to compare with.
pub fn outcome(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightOutcome> {
    let freight = record::row(db, owner, id)?;
    let minimum = minimum::of(db, &freight)?;
    let result = of_freight(db, owner, freight.clone(), now)?;
    let comparison = compared(db, &freight, &result)?;
    let results = HashMap::from([(id, result)]);
    let forecast = forecasts(db, owner, std::slice::from_ref(&freight), &results, now)?.remove(&id);
    let result = results.into_values().next().ok_or(kernel::Error::NotFound)?;
    Ok(FreightOutcome { result, minimum, forecast, comparison })
}

/// Compares a freight with its simulation, if it comes from one.
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

fn of_freight(db: &mut Db, owner: OwnerId, freight: Freight, now: &Now) -> Result<FreightResult> {
    let (id, client) = (freight.id, freight.fields.client_id);
    let result = results(db, owner, &[freight], now)?.remove(&id).ok_or(kernel::Error::NotFound)?;
    let owed = own_contributions::of_freight(db, owner, (id, client), result.open_cents, now.today)?;
    let result = result.with_own_contributions(owed)?;
    Ok(FreightResult { meters_per_liter: consumption::of_freights(db, owner, &[id])?, ..result })
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
    let costs = trip_costs::of_freights(db, owner, &ids, now.today)?;
    Sources::load(db, owner, &ids, costs)?.results(freights, now)
}

/// Records from which the results of some freights are computed, for callers that also show a part of them.
#[derive(Debug)]
pub(crate) struct Sources {
    /// Costs and other income.
    costs: HashMap<FreightId, Booked>,
    /// Advance and balance, as posted.
    pub(crate) parts: PostedParts,
    /// Events.
    pub(crate) timelines: HashMap<FreightId, Timeline>,
    /// Agreements with the drivers, and settled commissions.
    earnings: Earnings,
}

impl Sources {
    /// Loads the rest for the given freights; the costs are given.
    pub(crate) fn load(
        db: &mut Db,
        owner: OwnerId,
        ids: &[FreightId],
        costs: HashMap<FreightId, Booked>,
    ) -> Result<Self> {
        Ok(Self {
            costs,
            parts: freight_posting::of_freights(db, owner, ids)?,
            timelines: timelines(db, owner, ids)?,
            earnings: Earnings::of_freights(db, owner, ids)?,
        })
    }

    /// Computes the results of the freights, without their consumption.
    pub(crate) fn results(&self, freights: &[Freight], now: &Now) -> Result<HashMap<FreightId, FreightResult>> {
        let (none, nothing) = (Timeline::default(), Booked::default());
        let result = |freight: &Freight| {
            let id = freight.id;
            let Booked { expenses, other_income } = self.costs.get(&id).unwrap_or(&nothing);
            let parts = self.parts.get(&id).map(Vec::as_slice).unwrap_or_default();
            let timeline = self.timelines.get(&id).unwrap_or(&none);
            let result = FreightResult::of(freight, expenses, *other_income, parts, timeline, now)?;
            Ok((id, self.earnings.applied(freight, result)?))
        };
        freights.iter().map(result).collect()
    }
}
