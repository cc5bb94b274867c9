//! Figures of a vehicle's whole life.

use diesel::{
    dsl::{auto_type, count_star},
    prelude::*,
};
use finance::{
    TollVouchers,
    figures::{Figures, Side},
    month_figures::Driven,
};
use fleet::{
    due::due_lines,
    summary::{VehicleFreights, VehicleSummary},
};
use kernel::{Now, OwnerId, Result, VehicleId};

use super::{consumption, vehicle};
use crate::{
    Db,
    finance::figures::{self, FiguresQuery, Scope, SelectedBooks},
    owned::{freight_trailers as trailers, freights},
    sql::total,
};

/// Returns the figures of a vehicle up to today.
pub fn find(db: &mut Db, owner: OwnerId, id: VehicleId, now: &Now) -> Result<VehicleSummary> {
    let record = vehicle::find(db, owner, id)?;
    let due_dates = due_lines(&record.vehicle, &record.due_dates, now.today);
    let asked = FiguresQuery::until(owner, Scope::Vehicle(id), now.today);
    let books = SelectedBooks::find(db, &asked)?;
    let all = Figures::of(&books.lines()?)?;
    let driven = figures::driven(db, &asked)?.into_values().try_fold(Driven::default(), Driven::plus)?;
    let vouchers = books.vouchers()?.into_values();
    let vouchers = vouchers.into_iter().try_fold(TollVouchers::default(), TollVouchers::plus)?;
    let (count, open_count) = counts(db, owner, id)?;
    let freights = VehicleFreights {
        count,
        open_count,
        revenue_cents: all.outcome.revenue_cents,
        loaded_km: driven.loaded,
        empty_km: driven.empty,
    };
    let summary = VehicleSummary::of(freights, all.side(Side::Cost), due_dates)?;
    let fuel = consumption::of_vehicle(db, owner, id)?;
    Ok(VehicleSummary { toll_vouchers: vouchers.any(), ..summary.fueled(fuel) })
}

/// Selects the freights of a vehicle, as truck or trailer, without the cancelled ones.
#[auto_type]
fn freights_of(owner: OwnerId, id: VehicleId) -> _ {
    freights::of(owner).filter(freights::cancelled_on.is_null()).filter(
        freights::truck_id
            .eq(id)
            .or(freights::id
                .eq_any(trailers::of(owner).filter(trailers::vehicle_id.eq(id)).select(trailers::freight_id))),
    )
}

/// Counts the freights of a vehicle, and those of them not completed.
fn counts(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<(i64, i64)> {
    let open = "CASE WHEN freights.status <> 'completed' THEN 1 ELSE 0 END";
    Ok(freights_of(owner, id).select((count_star(), total(open))).get_result(db)?)
}
