//! Begin and end of a database's transaction.

use std::time::Duration;

use diesel::{
    connection::{AnsiTransactionManager, SimpleConnection, TransactionManager},
    result::{DatabaseErrorKind as Kind, Error as DbError},
};
use kernel::{Error, Result};

use crate::connection::{Db, Purpose};

/// Begins a transaction that waits for locks no longer than the given time.
pub(crate) fn begin(db: &mut Db, purpose: Purpose, wait: Duration) -> Result<()> {
    let wait = wait.as_millis().max(1);
    match db {
        // Readers of a log wait for nobody.
        Db::Sqlite(connection) if purpose == Purpose::Read => {
            AnsiTransactionManager::begin_transaction_sql(connection, "BEGIN")?;
        }
        Db::Sqlite(connection) => {
            // The commit does not wait for the disk: [`crate::Committed::wait_durable`] does, for many at once.
            connection.batch_execute(&format!("PRAGMA busy_timeout = {wait}; PRAGMA synchronous = NORMAL"))?;
            // A deferred transaction that reads first may fail to become a writer, however long its timeout.
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

/// Runs the work in the transaction that has begun, and commits or rolls back by its result.
pub(crate) fn finish<T>(db: &mut Db, work: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
    match work(db) {
        Ok(value) => {
            let committed = match db {
                Db::Sqlite(connection) => AnsiTransactionManager::commit_transaction(connection),
                Db::Postgres(connection) => AnsiTransactionManager::commit_transaction(connection),
            };
            committed.map_err(|error| not_committed(error, db))?;
            Ok(value)
        }
        Err(error) => {
            let undone = match db {
                Db::Sqlite(connection) => AnsiTransactionManager::rollback_transaction(connection),
                Db::Postgres(connection) => AnsiTransactionManager::rollback_transaction(connection),
            };
            if let Err(fault) = undone {
                tracing::error!(%fault, "rollback failed");
            }
            Err(error)
        }
    }
}

/// Tells a COMMIT that was refused, and so rolled back, from one whose answer was lost: this one may have been done. On
/// SQLite a log that could not be brought to the disk may be found whole after a crash.
fn not_committed(error: DbError, db: &Db) -> Error {
    let said = match &error {
        DbError::RollbackErrorOnCommit { commit_error, .. } => commit_error,
        said => said,
    };
    let undecided = match (said, db) {
        (DbError::DatabaseError(Kind::ClosedConnection | Kind::UnableToSendCommand, _), Db::Postgres(_)) => true,
        // Distrust an answer on a connection that was lost at once.
        (_, Db::Postgres(_)) => matches!(error, DbError::RollbackErrorOnCommit { .. }),
        (DbError::DatabaseError(_, about), Db::Sqlite(_)) => about.message().contains("disk I/O error"),
        _ => false,
    };
    if undecided { Error::CommitUnknown(error.to_string()) } else { error.into() }
}
