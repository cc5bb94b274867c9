//! What freights bring, cost and leave: any number of them in a fixed number of queries.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use freight::{
    Comparison, Freight, FreightEvent, FreightOutcome, FreightResult, FreightSimulation, Standing, Timeline,
    simulation::Real,
};
use kernel::{
    Category, Cents, CostLine, Effect, FreightId, Now, OwnerId, Result, TransactionKind, VehicleId,
    schema::{freight_events as events, freight_simulations as simulations, freights, transactions as books},
};

use super::{
    commission::Earnings,
    forecast::forecasts,
    freight as freight_rows, minimum,
    posting::{self, costs_a_trip},
    simulation_rates::look_up_unknown,
};
use crate::{Db, fleet::consumption, sql::total};

/// What expenses that name freights add up to, by freight.
pub(crate) type Spent = HashMap<FreightId, Vec<CostLine>>;

/// The expenses of an owner's freights by category, ready to be filtered.
macro_rules! spent {
    ($owner:expr) => {
        books::table
            .filter(books::owner_id.eq($owner))
            .filter(books::kind.eq(TransactionKind::Expense))
            .filter(costs_a_trip!())
            .group_by((books::freight_id, books::category))
            .select((books::freight_id.assume_not_null(), books::category, total!("amount_cents")))
    };
}

fn by_freight(rows: Vec<(FreightId, Category, Cents)>) -> Spent {
    let mut spent = Spent::new();
    for (freight, category, amount_cents) in rows {
        spent.entry(freight).or_default().push(CostLine { category, amount_cents });
    }
    spent
}

/// What was spent on every freight of a truck, on whatever vehicle it stands.
pub(crate) fn spent_of_truck(db: &mut Db, owner: OwnerId, truck: VehicleId) -> Result<Spent> {
    let of_truck = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::truck_id.eq(truck))
        .select(freights::id.nullable());
    Ok(by_freight(spent!(owner).filter(books::freight_id.eq_any(of_truck)).load(db)?))
}

/// What was spent on every freight that was agreed for a period.
pub(super) fn spent_of_period(db: &mut Db, owner: OwnerId, from: NaiveDate, to: NaiveDate) -> Result<Spent> {
    let of_period = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::scheduled_for.between(from, to))
        .select(freights::id.nullable());
    Ok(by_freight(spent!(owner).filter(books::freight_id.eq_any(of_period)).load(db)?))
}

/// What a freight brings, costs and leaves.
///
/// # Errors
/// [`kernel::Error::NotFound`] when the owner has no such freight.
pub fn result(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightResult> {
    let freight = freight_rows::row(db, owner, id)?;
    of_freight(db, owner, freight, now)
}

/// What a freight brings, costs and leaves, and what that is measured against.
///
/// # Errors
/// [`kernel::Error::NotFound`] when the owner has no such freight.
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
    let mut simulation: Vec<FreightSimulation> = simulations::table
        .filter(simulations::owner_id.eq(freight.owner_id))
        .filter(simulations::freight_id.eq(freight.id))
        .load(db)?;
    look_up_unknown(db, &mut simulation)?;
    let Some(simulation) = simulation.pop() else { return Ok(None) };
    let diesel = consumption::diesel_bought(db, freight.owner_id, freight.id)?;
    Comparison::of(&simulation, &Real { freight, result, diesel }).map(Some)
}

fn of_freight(db: &mut Db, owner: OwnerId, freight: Freight, now: &Now) -> Result<FreightResult> {
    let id = freight.id;
    let result = results(db, owner, &[freight], now)?.remove(&id).ok_or(kernel::Error::NotFound)?;
    Ok(FreightResult { meters_per_liter: consumption::of_freights(db, owner, &[id])?, ..result })
}

/// What each of the given freights of an owner brings, costs and leaves, but for its consumption.
///
/// # Errors
/// What the database says.
pub fn results(
    db: &mut Db,
    owner: OwnerId,
    freights: &[Freight],
    now: &Now,
) -> Result<HashMap<FreightId, FreightResult>> {
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    let spent = by_freight(spent!(owner).filter(books::freight_id.eq_any(&ids)).load(db)?);
    let other = other_income(db, owner, &ids)?;
    let mut standing: HashMap<FreightId, Vec<Standing>> = HashMap::new();
    for (freight, part) in posting::of_freights(db, owner, &ids)? {
        standing.entry(freight).or_default().push(part);
    }
    let timelines = timelines(db, owner, &ids)?;
    let earnings = Earnings::of_freights(db, owner, &ids)?;
    let none = Timeline::default();
    let result = |freight: &Freight| {
        let id = freight.id;
        let expenses = spent.get(&id).map(Vec::as_slice).unwrap_or_default();
        let parts = standing.get(&id).map(Vec::as_slice).unwrap_or_default();
        let income = other.get(&id).copied().unwrap_or_default();
        let timeline = timelines.get(&id).unwrap_or(&none);
        let result = FreightResult::of(freight, expenses, income, parts, timeline, now)?;
        Ok((id, earnings.applied(freight, result)?))
    };
    freights.iter().map(result).collect()
}

/// What still stands of the timelines of the given freights.
pub(crate) fn timelines(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<HashMap<FreightId, Timeline>> {
    let all: Vec<FreightEvent> = events::table
        .filter(events::owner_id.eq(owner))
        .filter(events::freight_id.eq_any(ids))
        .order(events::id)
        .load(db)?;
    let mut of: HashMap<FreightId, Vec<FreightEvent>> = HashMap::new();
    for event in all {
        of.entry(event.freight_id).or_default().push(event);
    }
    Ok(of.into_iter().map(|(freight, events)| (freight, Timeline::of(&events))).collect())
}

fn other_income(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<HashMap<FreightId, Cents>> {
    let rows: Vec<(FreightId, Cents)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::freight_id.eq_any(ids))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::source_kind.is_null())
        .filter(books::effect.ne(Effect::Cash))
        .group_by(books::freight_id)
        .select((books::freight_id.assume_not_null(), total!("amount_cents")))
        .load(db)?;
    Ok(rows.into_iter().collect())
}
