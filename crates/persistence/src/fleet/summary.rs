//! Figures of a vehicle's whole life.

use diesel::prelude::*;
use finance::{
    figures::{Figures, Side},
    month_figures::Driven,
};
use fleet::{
    due::due_lines,
    summary::{VehicleFreights, VehicleSummary},
};
use kernel::{Now, OwnerId, Result, TollVouchers, VehicleId};

use super::{consumption, vehicle};
use crate::{
    Db,
    finance::{
        figures::{self, FiguresQuery, Scope},
        toll_vouchers,
    },
    owned::{freight_trailers as trailers, freights},
    sql,
};

/// Returns the figures of a vehicle up to today.
pub fn find(db: &mut Db, owner: OwnerId, id: VehicleId, now: &Now) -> Result<VehicleSummary> {
    let record = vehicle::find(db, owner, id)?;
    let due_dates = due_lines(&record.vehicle, &record.due_dates, now.today);
    let asked = FiguresQuery::until(owner, Scope::Vehicle(id), now.today);
    let all = Figures::of(&figures::lines(db, &asked)?)?;
    let driven = figures::driven(db, &asked)?.into_values().try_fold(Driven::default(), Driven::plus)?;
    let vouchers = toll_vouchers::by_month(db, &asked)?.into_values();
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

/// Counts the freights of a vehicle, as truck or trailer, and those of them not completed, without the cancelled ones.
fn counts(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<(i64, i64)> {
    let pulled = trailers::of(owner).filter(trailers::vehicle_id.eq(id)).select(trailers::freight_id);
    Ok(freights::of(owner)
        .filter(freights::cancelled_on.is_null())
        .filter(freights::truck_id.eq(id).or(freights::id.eq_any(pulled)))
        .select((sql::total("1"), sql::total("CASE WHEN status = 'completed' THEN 0 ELSE 1 END")))
        .get_result(db)?)
}
