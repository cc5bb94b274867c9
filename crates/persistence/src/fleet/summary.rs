//! Lifetime figures of a vehicle.

use chrono::NaiveDate;
use diesel::{
    dsl::auto_type,
    prelude::*,
    sql_types::{BigInt, Date, Nullable},
};
use finance::{
    TollVouchers,
    figures::{Figures, Side},
};
use fleet::{
    due::due_lines,
    summary::{VehicleFreights, VehicleSummary},
};
use kernel::{Km, Now, OwnerId, Result, VehicleId};

use super::{consumption, vehicle};
use crate::{
    Db,
    finance::figures::{FiguresQuery, Scope, SelectedBooks},
    owned::{freight_trailers as trailers, freights},
    prepared::static_sql,
    sql::{LOADED_KM, total},
};

/// Returns the figures of a vehicle until today.
pub fn find(db: &mut Db, owner: OwnerId, id: VehicleId, now: &Now) -> Result<VehicleSummary> {
    let record = vehicle::find(db, owner, id)?;
    let due_dates = due_lines(&record.vehicle, &record.due_dates, now.today);
    let requested = FiguresQuery::until(owner, Scope::Vehicle(id), now.today);
    let books = SelectedBooks::find(db, &requested)?;
    let all = Figures::of(&books.lines()?)?;
    let vouchers = books.vouchers()?.into_values();
    let vouchers = vouchers.into_iter().try_fold(TollVouchers::default(), TollVouchers::plus)?;
    let freights =
        VehicleFreights { revenue_cents: all.outcome.revenue_cents, ..freights_until(db, owner, id, now.today)? };
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

/// Counts the freights of a vehicle, and its open ones, and sums the kilometres of those begun by a day.
fn freights_until(db: &mut Db, owner: OwnerId, id: VehicleId, until: NaiveDate) -> Result<VehicleFreights> {
    let rows: Vec<(Option<bool>, i64, i64, Km, Km)> = freights_of(owner, id)
        .group_by(static_sql::<BigInt>("1"))
        .select((
            static_sql::<Nullable<Date>>("began_on").le(until),
            static_sql::<BigInt>("COUNT(*)"),
            total("CASE WHEN status <> 'completed' THEN 1 ELSE 0 END"),
            total(LOADED_KM),
            total("empty_km"),
        ))
        .load(db)?;
    let mut sums = VehicleFreights::default();
    for (has_begun, count, open, loaded, empty) in rows {
        sums.count = sums.count.saturating_add(count);
        sums.open_count = sums.open_count.saturating_add(open);
        if has_begun == Some(true) {
            (sums.loaded_km, sums.empty_km) = (loaded, empty);
        }
    }
    Ok(sums)
}
