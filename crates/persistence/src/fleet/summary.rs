//! The whole life of a vehicle in figures.

use chrono::NaiveDate;
use diesel::{dsl::count_star, prelude::*};
use fleet::{
    VehicleType,
    due::due_lines,
    summary::{VehicleFreights, VehicleSummary},
};
use freight::FreightStatus;
use kernel::{
    Category, Cents, CostLine, Km, OwnerId, Result, TransactionKind, VehicleId,
    schema::{freight_trailers as trailers, freights, transactions},
};

use super::vehicle;
use crate::{Db, sql::total};

/// The figures of a vehicle on a day.
///
/// # Errors
/// [`kernel::Error::NotFound`] when the owner has no such vehicle.
pub fn find(db: &mut Db, owner: OwnerId, id: VehicleId, today: NaiveDate) -> Result<VehicleSummary> {
    let record = vehicle::find(db, owner, id)?;
    let mut figures = freights_of(db, owner, id)?;
    if record.vehicle.kind == VehicleType::Trailer {
        figures.revenue_cents = Cents::ZERO;
    }
    let costs: Vec<(Category, Cents)> = transactions::table
        .filter(transactions::owner_id.eq(owner))
        .filter(transactions::vehicle_id.eq(id))
        .filter(transactions::kind.eq(TransactionKind::Expense))
        .group_by(transactions::category)
        .select((transactions::category, total!("amount_cents")))
        .load(db)?;
    let costs = costs.into_iter().map(|(category, amount_cents)| CostLine { category, amount_cents }).collect();
    VehicleSummary::of(figures, costs, due_lines(&record.vehicle, &record.due_dates, today))
}

fn freights_of(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<VehicleFreights> {
    let pulled = || {
        trailers::table
            .filter(trailers::owner_id.eq(owner))
            .filter(trailers::vehicle_id.eq(id))
            .select(trailers::freight_id)
    };
    let own = || {
        freights::table
            .filter(freights::owner_id.eq(owner))
            .filter(freights::truck_id.eq(id).or(freights::id.eq_any(pulled())))
            .filter(freights::cancelled_on.is_null())
    };
    let (count, revenue_cents, loaded_km, empty_km): (i64, Cents, Km, Km) = own()
        .select((count_star(), total!("gross_cents"), total!("distance_km"), total!("empty_km")))
        .get_result(db)?;
    let open_count = own().filter(freights::status.ne(FreightStatus::Completed)).count().get_result(db)?;
    Ok(VehicleFreights { count, open_count, revenue_cents, loaded_km, empty_km })
}
