//! The whole life of a vehicle in figures.

use std::collections::HashMap;

use diesel::prelude::*;
use fleet::{
    VehicleType,
    due::due_lines,
    summary::{VehicleFreights, VehicleSummary},
};
use freight::{Freight, FreightResult, FreightStatus, Standing, Timeline};
use kernel::{
    Category, Cents, CostLine, Effect, FreightId, Now, OwnerId, Result, TransactionKind, VehicleId,
    schema::{freight_trailers as trailers, freights, transactions as books},
};

use super::vehicle;
use crate::{
    Db,
    freight::{
        commission::Earnings,
        posting::{self, costs_a_trip},
        result::spent_of_truck,
    },
    sql::total,
};

/// The figures of a vehicle on a day. What its freights bring and cost is what their own results say.
///
/// # Errors
/// [`kernel::Error::NotFound`] when the owner has no such vehicle.
pub fn find(db: &mut Db, owner: OwnerId, id: VehicleId, now: &Now) -> Result<VehicleSummary> {
    let record = vehicle::find(db, owner, id)?;
    let due_dates = due_lines(&record.vehicle, &record.due_dates, now.today);
    let mut spent = spent(db, owner, id)?;
    let mut costs = spent.remove(&None).unwrap_or_default();
    let mut figures = VehicleFreights::default();
    if record.vehicle.kind == VehicleType::Trailer {
        costs.extend(spent.into_values().flatten());
        for freight in pulled(db, owner, id)? {
            count(&mut figures, &freight)?;
        }
        return VehicleSummary::of(figures, costs, due_dates);
    }
    let income: HashMap<Option<FreightId>, Cents> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::vehicle_id.eq(id))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::source_kind.is_null())
        .filter(books::effect.ne(Effect::Cash))
        .group_by(books::freight_id)
        .select((books::freight_id, total!("amount_cents")))
        .load::<(Option<FreightId>, Cents)>(db)?
        .into_iter()
        .collect();
    let own: Vec<Freight> =
        freights::table.filter(freights::owner_id.eq(owner)).filter(freights::truck_id.eq(id)).load(db)?;
    let mut standing: HashMap<FreightId, Vec<Standing>> = HashMap::new();
    for (freight, part) in posting::of_truck(db, owner, id)? {
        standing.entry(freight).or_default().push(part);
    }
    let (earnings, whole) = (Earnings::of_truck(db, owner, id)?, spent_of_truck(db, owner, id)?);
    figures.revenue_cents = income.get(&None).copied().unwrap_or_default();
    for freight in own {
        let of = Some(freight.id);
        let expenses = spent.remove(&of).unwrap_or_default();
        let other = income.get(&of).copied().unwrap_or_default();
        let parts = standing.remove(&freight.id).unwrap_or_default();
        let result = FreightResult::of(&freight, &expenses, other, &parts, &Timeline::default(), now)?;
        // What a driver earns may hang on all that the freight cost, other vehicles' share included.
        let all = whole.get(&freight.id).map(Vec::as_slice).unwrap_or_default();
        let of_all = FreightResult::of(&freight, all, other, &parts, &Timeline::default(), now)?;
        let commission = earnings.applied(&freight, of_all)?.commission_cents;
        count(&mut figures, &freight)?;
        if has_started(&freight) {
            figures.revenue_cents = figures.revenue_cents.plus(result.revenue_cents)?;
            figures.commission_cents = figures.commission_cents.plus(commission)?;
        }
        costs.extend(result.costs);
    }
    // What is left names freights of other trucks, to which this one only lent its books.
    costs.extend(spent.into_values().flatten());
    VehicleSummary::of(figures, costs, due_dates)
}

/// What is only scheduled has earned nothing and driven nowhere yet. What fell through has no state any more.
fn has_started(freight: &Freight) -> bool {
    freight.is_cancelled() || freight.status != FreightStatus::Scheduled
}

fn count(figures: &mut VehicleFreights, freight: &Freight) -> Result<()> {
    if freight.is_cancelled() {
        return Ok(());
    }
    figures.count += 1;
    figures.open_count += i64::from(freight.is_open());
    if !has_started(freight) {
        return Ok(());
    }
    figures.loaded_km = figures.loaded_km.plus(freight.distance_km)?;
    figures.empty_km = figures.empty_km.plus(freight.empty_km)?;
    Ok(())
}

fn pulled(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<Vec<Freight>> {
    let ids = trailers::table
        .filter(trailers::owner_id.eq(owner))
        .filter(trailers::vehicle_id.eq(id))
        .select(trailers::freight_id);
    Ok(freights::table.filter(freights::owner_id.eq(owner)).filter(freights::id.eq_any(ids)).load(db)?)
}

/// What was spent on a vehicle, by the freight it was spent on.
fn spent(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<HashMap<Option<FreightId>, Vec<CostLine>>> {
    let rows: Vec<(Option<FreightId>, Category, Cents)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::vehicle_id.eq(id))
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(costs_a_trip!())
        .group_by((books::freight_id, books::category))
        .select((books::freight_id, books::category, total!("amount_cents")))
        .load(db)?;
    let mut spent: HashMap<Option<FreightId>, Vec<CostLine>> = HashMap::new();
    for (freight, category, amount_cents) in rows {
        spent.entry(freight).or_default().push(CostLine { category, amount_cents });
    }
    Ok(spent)
}
