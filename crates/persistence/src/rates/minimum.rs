//! The coefficients of the legal minimum as everybody may know them.

use std::collections::BTreeMap;

use ::rates::{MinimumFreightTable, RateTable, minimum_freight::MinimumRates};
use chrono::NaiveDate;
use kernel::Result;

use super::imported;
use crate::Db;

/// The coefficients of a day, and every act.
///
/// # Errors
/// [`kernel::Error::Internal`] when an imported table can no longer be read.
pub fn rates_on(db: &mut Db, date: NaiveDate) -> Result<MinimumRates> {
    let imported = imported::<MinimumFreightTable>(db, None)?;
    // Of one day what was imported holds before what was shipped.
    let all = MinimumFreightTable::shipped().iter().chain(imported.values());
    let tables: BTreeMap<_, _> = all.map(|dated| (dated.act.valid_from, dated)).collect();
    Ok(MinimumRates::on(date, &tables))
}
