//! What freights bring, cost and leave: any number of them in a fixed number of queries.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::figures::{Counted, Side};
use freight::{
    Comparison, Freight, FreightEvent, FreightOutcome, FreightResult, FreightSimulation, Standing, Timeline,
    simulation::Real,
};
use kernel::{Cents, CostLine, FreightId, Now, OwnerId, Result};

use super::{
    commission::Earnings, forecast::forecasts, freight as freight_rows, minimum, posting,
    simulation_rates::look_up_unknown,
};
use crate::{
    Db,
    finance::{
        figures::{self, Asked, Scope},
        own_inss,
    },
    fleet::consumption,
    owned::{freight_events as events, freight_simulations as simulations},
};

/// The expenses of a trip by category, and its other income: all that names it but its price, what was held back of that, and
/// its driver's pay.
#[derive(Clone, Debug, Default)]
pub(crate) struct Booked {
    /// Expenses; a category may come in several lines.
    pub(crate) expenses: Vec<CostLine>,
    /// Income entered by hand.
    pub(crate) other_income: Cents,
}

/// What the books hold of freights up to today, by freight.
pub(super) fn booked(
    db: &mut Db,
    owner: OwnerId,
    ids: &[FreightId],
    today: NaiveDate,
) -> Result<HashMap<FreightId, Booked>> {
    let lines = figures::booked(db, &Asked::until(owner, Scope::Freights(ids), today))?;
    let mut of: HashMap<FreightId, Booked> = HashMap::new();
    for line in lines.iter().filter(|line| !line.is_price() && !line.is_held_back() && !line.is_drivers()) {
        let (Some(freight), Some(counted)) = (line.freight_id, line.counted()?) else { continue };
        let booked = of.entry(freight).or_default();
        let Counted { side, category, amount_cents } = counted;
        match side {
            Side::Cost => booked.expenses.push(CostLine { category, amount_cents }),
            Side::Revenue => booked.other_income = booked.other_income.plus(amount_cents)?,
        }
    }
    Ok(of)
}

/// What a freight brings, costs and leaves.
pub fn result(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightResult> {
    let freight = freight_rows::row(db, owner, id)?;
    of_freight(db, owner, freight, now)
}

/// What a freight brings, costs and leaves, and what that is measured against.
pub fn outcome(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightOutcome> {
    let freight = freight_rows::row(db, owner, id)?;
    let minimum = minimum::of(db, &freight)?;
    let result = of_freight(db, owner, freight.clone(), now)?;
    let comparison = compared(db, &freight, &result)?;
    let results = HashMap::from([(id, result)]);
    let forecast = forecasts(db, owner, std::slice::from_ref(&freight), &results, now)?.remove(&id);
    let result = results.into_values().next().ok_or(kernel::Error::NotFound)?;
    Ok(FreightOutcome { result, minimum, forecast, comparison })
}

/// What came of a freight against its simulation, where it comes from one.
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
    let owed = own_inss::of_freight(db, owner, (id, client), result.open_cents, now.today)?;
    let result = result.with_own_inss(owed)?;
    Ok(FreightResult { meters_per_liter: consumption::of_freights(db, owner, &[id])?, ..result })
}

/// What each of the given freights of an owner brings, costs and leaves, but for its consumption.
pub fn results(
    db: &mut Db,
    owner: OwnerId,
    freights: &[Freight],
    now: &Now,
) -> Result<HashMap<FreightId, FreightResult>> {
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    let booked = booked(db, owner, &ids, now.today)?;
    let mut standing: HashMap<FreightId, Vec<Standing>> = HashMap::new();
    for (freight, part) in posting::of_freights(db, owner, &ids)? {
        standing.entry(freight).or_default().push(part);
    }
    let timelines = timelines(db, owner, &ids)?;
    let earnings = Earnings::of_freights(db, owner, &ids)?;
    let (none, nothing) = (Timeline::default(), Booked::default());
    let result = |freight: &Freight| {
        let id = freight.id;
        let Booked { expenses, other_income } = booked.get(&id).unwrap_or(&nothing);
        let parts = standing.get(&id).map(Vec::as_slice).unwrap_or_default();
        let timeline = timelines.get(&id).unwrap_or(&none);
        let result = FreightResult::of(freight, expenses, *other_income, parts, timeline, now)?;
        Ok((id, earnings.applied(freight, result)?))
    };
    freights.iter().map(result).collect()
}

/// What still stands of the timelines of the given freights.
pub(crate) fn timelines(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<HashMap<FreightId, Timeline>> {
    let all: Vec<FreightEvent> = events::of(owner).filter(events::freight_id.eq_any(ids)).order(events::id).load(db)?;
    let mut of: HashMap<FreightId, Vec<FreightEvent>> = HashMap::new();
    for event in all {
        of.entry(event.freight_id).or_default().push(event);
    }
    Ok(of.into_iter().map(|(freight, events)| (freight, Timeline::of(&events))).collect())
}
