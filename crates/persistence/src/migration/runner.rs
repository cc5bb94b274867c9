//! Migration runner: an advisory lock serialises concurrent processes.

use std::{thread, time::Duration};

use diesel::{
    backend::Backend,
    connection::SimpleConnection,
    migration::{self, Migration, MigrationSource},
};
use diesel_migrations::MigrationHarness;
use kernel::{Error, Result};

use super::{
    script::{Dialect, Script},
    state::refuse_newer,
};
use crate::{Db, Store, postgres::limit_session};

/// Time limit of a process that waits for another one's migrations.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(600);

/// Time limit of a migration for a PostgreSQL lock. Requests queue behind such a wait, so it must be shorter than their
/// own limit.
const LOCK_TIMEOUT: Duration = Duration::from_secs(2);

/// Maximum number of attempts of a migration to lock a table in use.
const LOCK_ATTEMPTS: u32 = 60;

/// Advisory lock of the migrating process: an arbitrary number, the same in every process of this program.
const MIGRATING: i64 = 0x626F_6C65_6962;

/// Migrations of a program: its own, and in a test those of a later version.
#[derive(Clone, Copy)]
struct Program<'a> {
    dialect: Dialect,
    next: &'a [Script],
}

impl<DB: Backend> MigrationSource<DB> for Program<'_> {
    fn migrations(&self) -> migration::Result<Vec<Box<dyn Migration<DB>>>> {
        let scripts = self.dialect.scripts().into_iter().chain(self.next.iter().cloned());
        Ok(scripts.map(|script| -> Box<dyn Migration<DB>> { Box::new(script) }).collect())
    }
}

fn fault(error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("migration: {error}"))
}

/// Runs the pending migrations and returns their number. Concurrent processes are serialised; the later ones find
/// nothing to do. SQLite runs all in one transaction, PostgreSQL each in its own.
///
/// # Errors
/// [`Error::Unavailable`] with the database's message, or if a newer program migrated the schema incompatibly.
pub fn run(store: &Store) -> Result<usize> {
    run_next(store, &[])
}

/// Runs the pending migrations as [`run`] does, with those of a later version of the program, for tests.
///
/// # Errors
/// As for [`run`].
#[doc(hidden)]
pub fn run_next(store: &Store, next: &[Script]) -> Result<usize> {
    let mut db = store.migrating()?;
    let wait = QUEUE_TIMEOUT.as_millis();
    match &mut **db {
        Db::Sqlite(connection) => {
            connection.batch_execute(&format!("PRAGMA busy_timeout = {wait}"))?;
            connection.immediate_transaction(|connection| {
                refuse_newer(store, next)?;
                run_pending(connection, Program { dialect: Dialect::Sqlite, next }, 1)
            })
        }
        Db::Postgres(connection) => {
            let lock_timeout = LOCK_TIMEOUT.as_millis();
            connection
                .batch_execute(&format!(
                    "SET statement_timeout = 0; SET lock_timeout = {wait}; SELECT pg_advisory_lock({MIGRATING}); \
                     SET lock_timeout = {lock_timeout}"
                ))
                .map_err(fault)?;
            let ran = refuse_newer(store, next)
                .and_then(|()| run_pending(connection, Program { dialect: Dialect::Postgres, next }, LOCK_ATTEMPTS));
            let released =
                format!("SELECT pg_advisory_unlock({MIGRATING}); RESET lock_timeout; RESET statement_timeout");
            let released = connection.batch_execute(&released).and_then(|()| limit_session(connection)).map_err(fault);
            // The first error is the cause; the second one only follows from it.
            ran.and_then(|ran| released.map(|()| ran))
        }
    }
}

fn run_pending<DB: Backend>(
    connection: &mut impl MigrationHarness<DB>,
    program: Program<'_>,
    attempts: u32,
) -> Result<usize> {
    let pending = connection.pending_migrations(program).map_err(fault)?;
    for migration in &pending {
        let mut left = attempts;
        loop {
            left = left.saturating_sub(1);
            match connection.run_migration(migration) {
                Ok(_) => break,
                // Requests proceed between two attempts.
                Err(error) if left > 0 && is_lock_conflict(&error.to_string()) => thread::sleep(LOCK_TIMEOUT),
                Err(error) => return Err(fault(error)),
            }
        }
    }
    Ok(pending.len())
}

/// Returns true if PostgreSQL cancelled a statement because of a lock conflict with requests.
fn is_lock_conflict(error: &str) -> bool {
    error.contains("lock timeout") || error.contains("deadlock detected")
}

/// Reverts every migration and returns their number.
///
/// # Errors
/// [`Error::Unavailable`] with the database's message.
pub fn revert(store: &Store) -> Result<usize> {
    let mut db = store.migrating()?;
    match &mut **db {
        Db::Sqlite(connection) => {
            let program = Program { dialect: Dialect::Sqlite, next: &[] };
            connection.revert_all_migrations(program).map(|done| done.len()).map_err(fault)
        }
        Db::Postgres(connection) => {
            let program = Program { dialect: Dialect::Postgres, next: &[] };
            connection.revert_all_migrations(program).map(|done| done.len()).map_err(fault)
        }
    }
}
