//! Tables of rates: which of those shipped and imported holds on a day, and what masters do with them. They belong to the
//! installation, not to an owner.

pub mod import;
pub mod minimum;

use std::borrow::Cow;

use ::rates::{Act, Dated, RateTable};
use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{Error, Result, schema::rate_imports as imports};

use crate::{Db, sql};

/// The table of a kind that holds on a day: the last begun of those shipped and those imported and not withdrawn; none
/// before the first.
///
/// # Errors
/// [`Error::Internal`] when an imported table can no longer be read.
pub fn in_force<T: RateTable>(db: &mut Db, day: NaiveDate) -> Result<Option<Cow<'static, Dated<T>>>> {
    let imported: Option<(String, bool, String)> = imports::table
        .filter(imports::kind.eq(T::KIND))
        .filter(imports::valid_from.le(sql::day(day)))
        .filter(imports::withdrawn_at.is_null())
        .order((imports::valid_from.desc(), imports::id.desc()))
        .select((imports::source, imports::official, imports::csv))
        .first(db)
        .optional()?;
    let imported = imported.map(|(source, official, csv)| read(source, official, &csv)).transpose()?;
    Ok(::rates::in_force(day, imported))
}

/// An imported table from what was stored of it.
fn read<T: RateTable>(source: String, official: bool, csv: &str) -> Result<Dated<T>> {
    let (valid_from, title, table) =
        T::read(csv).map_err(|error| Error::Internal(format!("an imported table of {:?}: {error}", T::KIND)))?;
    Ok(Dated { act: Act { title, valid_from, official, source, note: None }, table })
}
