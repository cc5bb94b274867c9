//! One connection type over both databases, so that each query is written once.

use std::{fmt::Display, time::Duration};

use diesel::{
    Connection, MultiConnection, PgConnection, SqliteConnection,
    backend::Backend,
    connection::{AnsiTransactionManager, TransactionManager},
    deserialize::{self, FromSql},
    sql_types::Timestamp,
};
use kernel::{Error, Instant};

/// Time limit for a job to get its connection and every lock, retries included.
pub const QUEUE_TIMEOUT: Duration = Duration::from_secs(8);

/// Connection to SQLite or PostgreSQL.
#[derive(MultiConnection)]
pub enum Db {
    /// A SQLite file.
    Sqlite(SqliteConnection),
    /// A PostgreSQL server.
    Postgres(PgConnection),
}

impl FromSql<Timestamp, MultiBackend> for Instant {
    fn from_sql(value: <MultiBackend as Backend>::RawValue<'_>) -> deserialize::Result<Self> {
        value.from_sql::<Self, Timestamp>()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Read,
    Write,
}

/// Returns the error for an unavailable database, with the cause.
pub(crate) fn unavailable(error: impl Display) -> Error {
    Error::Unavailable(error.to_string())
}

/// True for a working connection without an open transaction.
pub(crate) fn is_idle(db: &mut Db) -> bool {
    fn idle<C: Connection<TransactionManager = AnsiTransactionManager>>(connection: &mut C) -> bool {
        let depth = AnsiTransactionManager::transaction_manager_status_mut(connection).transaction_depth();
        matches!(depth, Ok(None))
    }
    match db {
        Db::Sqlite(connection) => idle(connection),
        Db::Postgres(connection) => idle(connection),
    }
}

/// Marks a connection as broken, so that the pool drops it.
pub(crate) fn mark_broken(db: &mut Db) {
    match db {
        Db::Sqlite(connection) => AnsiTransactionManager::transaction_manager_status_mut(connection).set_in_error(),
        Db::Postgres(connection) => AnsiTransactionManager::transaction_manager_status_mut(connection).set_in_error(),
    }
}
