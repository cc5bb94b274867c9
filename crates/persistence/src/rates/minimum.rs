//! Public coefficients of the minimum freight, and those by which a trip is judged.

use std::collections::BTreeMap;

use ::rates::{
    Dated, Judged, MinimumFreightTable, RateTable,
    minimum_freight::{MinimumRates, Question, judge},
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

/// Judges a trip by the act and coefficients in force, as currently known.
pub fn judged(db: &mut Db, question: Question) -> Result<Judged> {
    let dated = in_force(db, question.on)?;
    judged_by(db, question, dated.as_deref())
}

/// Judges a trip by the table already known to be in force on its day. If another table begins later, this one is in
/// force until then, regardless of the days of compulsory revisions.
pub(crate) fn judged_by(
    db: &mut Db,
    question: Question,
    in_force: Option<&Dated<MinimumFreightTable>>,
) -> Result<Judged> {
    let judged = judge(question, in_force);
    let is_settled = judged.caveat.is_some() && begins_after::<MinimumFreightTable>(db, question.on)?;
    Ok(if is_settled { judged.certain() } else { judged })
}
