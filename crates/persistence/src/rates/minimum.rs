//! The coefficients of the legal minimum as everybody may know them, and by which of them a trip is judged.

use std::collections::BTreeMap;

use ::rates::{
    Dated, Judged, MinimumFreightTable, RateTable,
    minimum_freight::{MinimumRates, Question, judge},
};
use chrono::NaiveDate;
use kernel::Result;

use super::{begins_after, imported, in_force};
use crate::Db;

/// The coefficients of a day, and every act.
pub fn rates_on(db: &mut Db, date: NaiveDate) -> Result<MinimumRates> {
    let imported = imported::<MinimumFreightTable>(db, None)?;
    // Of one day what was imported holds before what was shipped.
    let all = MinimumFreightTable::shipped().iter().chain(imported.values());
    let tables: BTreeMap<_, _> = all.map(|dated| (dated.act.valid_from, dated)).collect();
    Ok(MinimumRates::on(date, &tables))
}

/// By which act and coefficients a trip is judged, as they are known now.
pub fn judged(db: &mut Db, question: Question) -> Result<Judged> {
    let dated = in_force(db, question.on)?;
    judged_by(db, question, dated.as_deref())
}

/// The same by the table that is known to be the last begun on its day. Where one begins later this one holds until then,
/// whatever the days of the compulsory revisions.
pub(crate) fn judged_by(
    db: &mut Db,
    question: Question,
    in_force: Option<&Dated<MinimumFreightTable>>,
) -> Result<Judged> {
    let judged = judge(question, in_force);
    let is_settled = judged.caveat.is_some() && begins_after::<MinimumFreightTable>(db, question.on)?;
    Ok(if is_settled { judged.settled() } else { judged })
}
