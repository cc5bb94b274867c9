//! Selection of the table, and with it of the act, in force on a day.

use std::borrow::Cow;

use chrono::NaiveDate;

use crate::{Dated, RateTable};

/// Returns the table in force on a day: the last begun, and of those with the same first day the imported one.
/// `imported` is the last begun of the imported tables that are not withdrawn.
pub fn in_force<T: RateTable>(day: NaiveDate, imported: Option<Dated<T>>) -> Option<Cow<'static, Dated<T>>> {
    let shipped = T::shipped().iter().rfind(|dated| dated.act.valid_from <= day);
    let imported = imported.filter(|dated| dated.act.valid_from <= day);
    match (imported, shipped) {
        (Some(imported), shipped) if shipped.is_none_or(|one| one.act.valid_from <= imported.act.valid_from) => {
            Some(Cow::Owned(imported))
        }
        (_, shipped) => shipped.map(Cow::Borrowed),
    }
}
