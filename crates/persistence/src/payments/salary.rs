//! The months whose fixed pay a driver's settlements hold already.

use diesel::prelude::*;
use kernel::{Cents, DriverId, DriverPaymentId, OwnerId, Result, schema::driver_payments as acertos};
use payments::Period;

use crate::Db;

/// The periods of a driver's settlements that hold a fixed pay, but for the one that is being changed.
pub(super) fn salaried(
    db: &mut Db,
    owner: OwnerId,
    driver: DriverId,
    editing: Option<DriverPaymentId>,
) -> Result<Vec<Period>> {
    Ok(acertos::table
        .filter(acertos::owner_id.eq(owner))
        .filter(acertos::driver_id.eq(driver))
        .filter(acertos::id.ne(editing.unwrap_or_default()))
        .filter(acertos::salary_cents.gt(Cents::ZERO))
        .select((acertos::period_from, acertos::period_to))
        .load(db)?)
}
