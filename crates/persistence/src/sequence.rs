//! Per-tenant sequences, such as freight numbers: never reused, even after the last record is deleted.

use diesel::prelude::*;
use kernel::{OwnerId, Result};

use crate::{Db, owned::sequences};

/// Returns the next number of a sequence; the first is 1.
pub fn next(db: &mut Db, owner: OwnerId, name: &str) -> Result<i64> {
    let row = sequences::of(owner).filter(sequences::name.eq(name));
    let last: Option<i64> = row.select(sequences::last).first(db).optional()?;
    let next = last.unwrap_or(0).saturating_add(1);
    if last.is_some() {
        let row = sequences::of(owner).filter(sequences::name.eq(name));
        diesel::update(row).set(sequences::last.eq(next)).execute(db)?;
    } else {
        sequences::insert()
            .values((sequences::owner_id.eq(owner.get()), sequences::name.eq(name), sequences::last.eq(next)))
            .execute(db)?;
    }
    Ok(next)
}
