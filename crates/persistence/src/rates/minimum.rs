//! The coefficients of the legal minimum as everybody may know them.

use std::collections::BTreeMap;

use ::rates::{Dated, MinimumFreightTable, RateKind, RateTable, minimum_freight::MinimumRates};
use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{Result, schema::rate_imports as imports};

use super::read;
use crate::Db;

/// The coefficients of a day, and every act.
///
/// # Errors
/// [`kernel::Error::Internal`] when an imported table can no longer be read.
pub fn rates_on(db: &mut Db, date: NaiveDate) -> Result<MinimumRates> {
    let imported: Vec<(String, bool, String)> = imports::table
        .filter(imports::kind.eq(RateKind::MinimumFreight))
        .filter(imports::withdrawn_at.is_null())
        .order((imports::valid_from, imports::id))
        .select((imports::source, imports::official, imports::csv))
        .load(db)?;
    let imported = imported.into_iter().map(|(source, official, csv)| read(source, official, &csv));
    let imported = imported.collect::<Result<Vec<Dated<MinimumFreightTable>>>>()?;
    // Of one day the last imported holds, and before what was shipped.
    let all = MinimumFreightTable::shipped().iter().chain(&imported);
    let tables: BTreeMap<_, _> = all.map(|dated| (dated.act.valid_from, dated)).collect();
    Ok(MinimumRates::on(date, &tables))
}
