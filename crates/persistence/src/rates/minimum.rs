//! Public coefficients of the minimum freight, and those by which a trip is assessed.

use std::collections::BTreeMap;

use ::rates::{
    Assessment, Dated, MinimumFreightTable, RateTable,
    minimum_freight::{MinimumQuery, MinimumRates, assess as assess_by_table},
};
use chrono::NaiveDate;
use kernel::Result;

use super::in_force::{begins_after, imported, in_force};
use crate::Db;

/// Returns the coefficients of a day, and every act.
pub fn rates_on(db: &mut Db, date: NaiveDate) -> Result<MinimumRates> {
    let imported = imported::<MinimumFreightTable>(db, None)?;
    // An imported table replaces the shipped one with the same first day.
    let all = MinimumFreightTable::shipped().iter().chain(imported.values());
    let tables: BTreeMap<_, _> = all.map(|dated| (dated.act.valid_from, dated)).collect();
    Ok(MinimumRates::on(date, &tables))
}

/// Assesses a trip by the act and coefficients in force, as currently known.
pub fn assess(db: &mut Db, question: MinimumQuery) -> Result<Assessment> {
    let dated = in_force(db, question.on)?;
    assess_by(db, question, dated.as_deref())
}

/// Assesses a trip by the table already known to be in force on its day. If another table begins later, this one is in
/// force until then, regardless of the days of compulsory revisions.
pub(crate) fn assess_by(
    db: &mut Db,
    question: MinimumQuery,
    in_force: Option<&Dated<MinimumFreightTable>>,
) -> Result<Assessment> {
    let assessment = assess_by_table(question, in_force);
    let is_settled = assessment.caveat.is_some() && begins_after::<MinimumFreightTable>(db, question.on)?;
    Ok(if is_settled { assessment.certain() } else { assessment })
}
