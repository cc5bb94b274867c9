//! Selection of the table in force on a day, among those shipped with the program and those imported by masters.

use std::{borrow::Cow, collections::BTreeMap};

use ::rates::{Act, Dated, RateTable};
use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{Instant, Result, schema::rate_imports as imports};

use super::table_cache;
use crate::{Db, sql};

/// Returns the table of a kind in force on a day: the latest begun of those shipped and those imported and not
/// withdrawn. None before the first.
pub fn in_force<T: RateTable>(db: &mut Db, day: NaiveDate) -> Result<Option<Cow<'static, Dated<T>>>> {
    let imported: Option<Stored> = imports::table
        .filter(imports::kind.eq(T::KIND))
        .filter(imports::valid_from.le(sql::day(day)))
        .filter(imports::withdrawn_at.is_null())
        .order((imports::valid_from.desc(), imports::id.desc()))
        .select(STORED)
        .first(db)
        .optional()?;
    Ok(::rates::in_force(day, imported.map(read).transpose()?))
}

/// Loads the imported tables of a kind that are not withdrawn, by first day; with `until`, only those begun by that
/// day. Of several with the same first day, the last import wins.
pub(crate) fn imported<T: RateTable>(db: &mut Db, until: Option<NaiveDate>) -> Result<BTreeMap<NaiveDate, Dated<T>>> {
    let mut query = imports::table
        .filter(imports::kind.eq(T::KIND))
        .filter(imports::withdrawn_at.is_null())
        .order((imports::valid_from, imports::id))
        .select(STORED)
        .into_boxed();
    if let Some(until) = until {
        query = query.filter(imports::valid_from.le(sql::day(until)));
    }
    let stored: Vec<Stored> = query.load(db)?;
    stored.into_iter().map(|one| read(one).map(|dated| (dated.act.valid_from, dated))).collect()
}

/// Returns true if an imported table that is not withdrawn begins after a day.
pub(super) fn begins_after<T: RateTable>(db: &mut Db, day: NaiveDate) -> Result<bool> {
    let later = imports::table
        .filter(imports::kind.eq(T::KIND))
        .filter(imports::valid_from.gt(sql::day(day)))
        .filter(imports::withdrawn_at.is_null());
    Ok(diesel::select(diesel::dsl::exists(later)).get_result(db)?)
}

/// Source, official flag, time and CSV text of an import.
type Stored = (String, bool, Instant, String);
const STORED: (imports::source, imports::official, imports::created_at, imports::csv) =
    (imports::source, imports::official, imports::created_at, imports::csv);

/// Parses an imported table from its stored columns.
fn read<T: RateTable>((source, official, imported_at, csv): Stored) -> Result<Dated<T>> {
    let entry = table_cache::parse_cached::<T>(&csv)?;
    let (valid_from, title, table) = &*entry;
    // An import implies that the master has searched for the newest table.
    let checked_on = Some(imported_at.utc().date_naive().max(T::KIND.checked_on()));
    let act = Act { title: title.clone(), valid_from: *valid_from, official, source, note: None, checked_on };
    Ok(Dated { act, table: table.clone() })
}
