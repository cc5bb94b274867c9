//! Checks that the database does what a request needs: reads, writes, and a sound file.

use std::time::{Duration, Instant};

use diesel::{dsl::sql, prelude::*, sql_types::Text};
use kernel::{Error, Result, schema::write_probe as probe};

use crate::{Db, Store, migration};

/// Time for which the check waits for others who write.
const WRITE_CHECK_TIMEOUT: Duration = Duration::from_secs(2);

/// Checks that the database answers, and that this program works with its schema.
///
/// # Errors
/// [`Error::Unavailable`] with what is wrong.
pub fn check_reads(store: &Store) -> Result<()> {
    migration::ensure_compatible(store)
}

/// Checks that the database takes a write to its disk: a full disk, a file that is gone or read-only, and a standby server
/// are noticed by a write alone. So is damage that a request or [`check_file`] met.
///
/// # Errors
/// [`Error::Unavailable`] with what is wrong.
pub fn check_writes(store: &Store) -> Result<()> {
    // A count: SQLite does not write a row that stays as it is.
    store.write_until(Instant::now() + WRITE_CHECK_TIMEOUT, |db| {
        diesel::update(probe::table).set(probe::count.eq(probe::count + 1)).execute(db)?;
        Ok(())
    })
}

/// Reads the whole embedded file and notes damage, after which nothing is written to it; does nothing on a server.
///
/// # Errors
/// [`Error::Damaged`] with the first damage found, or [`Error::Unavailable`].
pub fn check_file(store: &Store) -> Result<()> {
    let found: Option<String> = store.read(|db| match db {
        Db::Sqlite(connection) => {
            // Without an argument: since SQLite 3.53 this form takes a number for the name of a table.
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
