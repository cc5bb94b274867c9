//! The row of a settlement.

use diesel::prelude::*;
use kernel::{DriverPaymentId, OwnerId, Result};
use payments::DriverPayment;

use crate::{Db, owned::driver_payments as acertos};

pub(super) fn row(db: &mut Db, owner: OwnerId, id: DriverPaymentId) -> Result<DriverPayment> {
    Ok(acertos::of(owner).filter(acertos::id.eq(id)).select(DriverPayment::as_select()).first(db)?)
}
