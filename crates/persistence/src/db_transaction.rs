//! Begin and commit of transactions, per database.

use std::time::Duration;

use diesel::{
    connection::{AnsiTransactionManager, SimpleConnection, TransactionManager},
    result::{DatabaseErrorKind as Kind, Error as DbError},
};
use kernel::{Error, Result};

use crate::connection::{Db, Purpose};

/// Begins a transaction with a lock timeout.
pub(crate) fn begin(db: &mut Db, purpose: Purpose, wait: Duration) -> Result<()> {
    let wait = wait.as_millis().max(1);
    match db {
        // Readers in WAL mode never wait.
        Db::Sqlite(connection) if purpose == Purpose::Read => {
            AnsiTransactionManager::begin_transaction_sql(connection, "BEGIN")?;
        }
        Db::Sqlite(connection) => {
            // The commit is not durable yet: [`crate::Committed::wait_durable`] syncs many at once.
            connection.batch_execute(&format!("PRAGMA busy_timeout = {wait}; PRAGMA synchronous = NORMAL"))?;
            // A deferred transaction that reads first may fail to become a writer, regardless of its timeout.
            AnsiTransactionManager::begin_transaction_sql(connection, "BEGIN IMMEDIATE")?;
        }
        Db::Postgres(connection) => {
            let level = if purpose == Purpose::Write { "SERIALIZABLE" } else { "REPEATABLE READ READ ONLY" };
            let sql = format!("BEGIN ISOLATION LEVEL {level}; SET LOCAL lock_timeout = {wait}");
            AnsiTransactionManager::begin_transaction_sql(connection, &sql)?;
        }
    }
    Ok(())
}

/// Runs the job in the open transaction, and commits or rolls back by its result.
pub(crate) fn run_and_commit<T>(db: &mut Db, job: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
    match job(db) {
        Ok(value) => {
            let committed = match db {
                Db::Sqlite(connection) => AnsiTransactionManager::commit_transaction(connection),
                Db::Postgres(connection) => AnsiTransactionManager::commit_transaction(connection),
            };
            committed.map_err(|error| not_committed(error, db))?;
            Ok(value)
        }
        Err(error) => {
            let rolled_back = match db {
                Db::Sqlite(connection) => AnsiTransactionManager::rollback_transaction(connection),
                Db::Postgres(connection) => AnsiTransactionManager::rollback_transaction(connection),
            };
            if let Err(error) = rolled_back {
                tracing::error!(%error, "rollback failed");
            }
            Err(error)
        }
    }
}

/// Distinguishes a refused COMMIT, which is rolled back, from a lost response, after which the outcome is unknown. On
/// SQLite a log that could not be synced may be found whole after a crash.
fn not_committed(error: DbError, db: &Db) -> Error {
    let cause = match &error {
        DbError::RollbackErrorOnCommit { commit_error, .. } => commit_error,
        cause => cause,
    };
    let is_unknown = match (cause, db) {
        (DbError::DatabaseError(Kind::ClosedConnection | Kind::UnableToSendCommand, _), Db::Postgres(_)) => true,
        // An error on a lost connection does not reveal the outcome.
        (_, Db::Postgres(_)) => matches!(error, DbError::RollbackErrorOnCommit { .. }),
        (DbError::DatabaseError(_, about), Db::Sqlite(_)) => about.message().contains("disk I/O error"),
        _ => false,
    };
    if is_unknown { Error::CommitUnknown(error.to_string()) } else { error.into() }
}
