//! Readiness checks of the database: reads, writes, and the integrity of the file.

use std::time::{Duration, Instant};

use diesel::{dsl::sql, prelude::*, sql_types::Text};
use kernel::{Error, Result, schema::write_probe as probe};

use crate::{Db, Store, migration};

/// Time limit of the check for concurrent writers.
const WRITE_CHECK_TIMEOUT: Duration = Duration::from_secs(2);

/// Checks that the database responds, and that this program is compatible with its schema.
///
/// # Errors
/// [`Error::Unavailable`] with the cause.
pub fn check_reads(store: &Store) -> Result<()> {
    migration::ensure_compatible(store)
}

/// Checks that the database accepts a write to its disk. Only a write detects a full disk, a missing or read-only file,
/// and a standby server. Damage found by a request or [`check_file`] also fails it.
///
/// # Errors
/// [`Error::Unavailable`] with the cause.
pub fn check_writes(store: &Store) -> Result<()> {
    // A counter: SQLite skips the write of an unchanged row.
    store.write_until(Instant::now() + WRITE_CHECK_TIMEOUT, |db| {
        diesel::update(probe::table).set(probe::count.eq(probe::count + 1)).execute(db)?;
        Ok(())
    })
}

/// Integrity check of the whole SQLite file. Damage blocks later writes. Does nothing on a server.
///
/// # Errors
/// [`Error::Damaged`] with the first damage found, or [`Error::Unavailable`].
pub fn check_file(store: &Store) -> Result<()> {
    let found: Option<String> = store.read(|db| match db {
        Db::Sqlite(connection) => {
            // Without an argument: since SQLite 3.53 this form interprets a number as the name of a table.
            let first = sql::<Text>("(SELECT quick_check FROM pragma_quick_check LIMIT 1)");
            Ok(Some(diesel::select(first).get_result(connection)?))
        }
        Db::Postgres(_) => Ok(None),
    })?;
    match found {
        Some(damage) if damage != "ok" => {
            store.note_damage(&damage);
            Err(Error::Damaged(damage))
        }
        _ => Ok(()),
    }
}
