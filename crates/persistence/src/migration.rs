//! The migrations of both databases, embedded.

use diesel::{
    migration::{Migration, MigrationSource},
    prelude::*,
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use kernel::{Error, Result};

use crate::{Db, Store};

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

fn fault(error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("migration: {error}"))
}

/// Runs what is pending and tells how many ran. Each migration is its own transaction.
///
/// # Errors
/// [`Error::Unavailable`] with what the database said.
pub fn run(store: &Store) -> Result<usize> {
    let mut db = store.migrating()?;
    match &mut *db {
        Db::Sqlite(connection) => connection.run_pending_migrations(SQLITE).map(|done| done.len()).map_err(fault),
        Db::Postgres(connection) => connection.run_pending_migrations(POSTGRES).map(|done| done.len()).map_err(fault),
    }
}

/// Takes every migration back and tells how many there were.
///
/// # Errors
/// [`Error::Unavailable`] with what the database said.
#[cfg(feature = "testing")]
pub fn revert(store: &Store) -> Result<usize> {
    let mut db = store.migrating()?;
    match &mut *db {
        Db::Sqlite(connection) => connection.revert_all_migrations(SQLITE).map(|done| done.len()).map_err(fault),
        Db::Postgres(connection) => connection.revert_all_migrations(POSTGRES).map(|done| done.len()).map_err(fault),
    }
}

/// Whether the database has every migration of this program, and none that it does not know.
///
/// # Errors
/// [`Error::Unavailable`] when the database does not answer.
pub fn is_current(store: &Store) -> Result<bool> {
    diesel::table! {
        __diesel_schema_migrations (version) {
            version -> Text,
        }
    }
    let mut known = known()?;
    known.sort();
    // Without the table nothing was ever migrated.
    let ran: Result<Vec<String>> = store.read(|db| {
        Ok(__diesel_schema_migrations::table
            .select(__diesel_schema_migrations::version)
            .order(__diesel_schema_migrations::version)
            .load(db)?)
    });
    match ran {
        Ok(ran) => Ok(ran == known),
        Err(Error::Internal(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

fn known() -> Result<Vec<String>> {
    let migrations = MigrationSource::<diesel::sqlite::Sqlite>::migrations(&SQLITE).map_err(fault)?;
    Ok(migrations.iter().map(|migration| migration.name().version().as_owned().to_string()).collect())
}
