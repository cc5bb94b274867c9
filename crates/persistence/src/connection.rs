//! One connection type over both databases.

use std::{fmt::Display, time::Duration};

use diesel::{
    Connection, ConnectionResult, QueryResult,
    backend::Backend,
    connection::{
        AnsiTransactionManager, CacheSize, ConnectionSealed, Instrumentation, LoadConnection, SimpleConnection,
        TransactionManager, TransactionManagerStatus,
    },
    deserialize::{self, FromSql},
    expression::QueryMetadata,
    query_builder::{Query, QueryFragment, QueryId},
    sql_types::Timestamp,
};
use kernel::{Error, Instant};

use crate::{
    either::{Either, MultiBackend, MultiRow},
    written::Written,
};

/// Time within which work gets its connection, its turn and every lock, and is run again if others get in its way.
pub const PATIENCE: Duration = Duration::from_secs(8);

/// A connection to either database, which puts the text of each statement together once: see [`Written`].
pub struct Db(pub Either);

impl Db {
    fn backend(&self) -> MultiBackend {
        match &self.0 {
            Either::Sqlite(_) => MultiBackend::Sqlite(Default::default()),
            Either::Postgres(_) => MultiBackend::Postgres(Default::default()),
        }
    }
}

impl SimpleConnection for Db {
    fn batch_execute(&mut self, query: &str) -> QueryResult<()> {
        self.0.batch_execute(query)
    }
}

impl ConnectionSealed for Db {}

impl Connection for Db {
    type Backend = MultiBackend;
    type TransactionManager = Self;

    fn establish(url: &str) -> ConnectionResult<Self> {
        Either::establish(url).map(Self)
    }

    fn execute_returning_count<T: QueryFragment<MultiBackend> + QueryId>(&mut self, source: &T) -> QueryResult<usize> {
        let source = Written::<()>::of(source, &self.backend())?;
        self.0.execute_returning_count(&source)
    }

    fn transaction_state(&mut self) -> &mut Self {
        self
    }

    fn instrumentation(&mut self) -> &mut dyn Instrumentation {
        self.0.instrumentation()
    }

    fn set_instrumentation(&mut self, instrumentation: impl Instrumentation) {
        self.0.set_instrumentation(instrumentation);
    }

    fn set_prepared_statement_cache_size(&mut self, size: CacheSize) {
        self.0.set_prepared_statement_cache_size(size);
    }
}

impl LoadConnection for Db {
    type Cursor<'conn, 'query> = <Either as LoadConnection>::Cursor<'conn, 'query>;
    type Row<'conn, 'query> = MultiRow<'conn, 'query>;

    fn load<'conn, 'query, T>(&'conn mut self, source: T) -> QueryResult<Self::Cursor<'conn, 'query>>
    where
        T: Query + QueryFragment<MultiBackend> + QueryId + 'query,
        MultiBackend: QueryMetadata<T::SqlType>,
    {
        let source = Written::<T::SqlType>::of(source, &self.backend())?;
        self.0.load(source)
    }
}

impl TransactionManager<Self> for Db {
    type TransactionStateData = Self;

    fn begin_transaction(db: &mut Self) -> QueryResult<()> {
        Either::begin_transaction(&mut db.0)
    }

    fn rollback_transaction(db: &mut Self) -> QueryResult<()> {
        Either::rollback_transaction(&mut db.0)
    }

    fn commit_transaction(db: &mut Self) -> QueryResult<()> {
        Either::commit_transaction(&mut db.0)
    }

    fn transaction_manager_status_mut(db: &mut Self) -> &mut TransactionManagerStatus {
        Either::transaction_manager_status_mut(&mut db.0)
    }
}

impl FromSql<Timestamp, MultiBackend> for Instant {
    fn from_sql(value: <MultiBackend as Backend>::RawValue<'_>) -> deserialize::Result<Self> {
        value.from_sql::<Self, Timestamp>()
    }
}

/// Purpose of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Read,
    Write,
}

/// The refusal of a database that does not do its work, with the cause.
pub(crate) fn unavailable(error: impl Display) -> Error {
    Error::Unavailable(error.to_string())
}

/// True for a connection that works and has no open transaction.
pub(crate) fn is_idle(db: &mut Db) -> bool {
    fn idle<C: Connection<TransactionManager = AnsiTransactionManager>>(connection: &mut C) -> bool {
        let depth = AnsiTransactionManager::transaction_manager_status_mut(connection).transaction_depth();
        matches!(depth, Ok(None))
    }
    match &mut db.0 {
        Either::Sqlite(connection) => idle(connection),
        Either::Postgres(connection) => idle(connection),
    }
}

/// Marks a connection as broken, for the pool to drop it.
pub(crate) fn give_up(db: &mut Db) {
    match &mut db.0 {
        Either::Sqlite(connection) => AnsiTransactionManager::transaction_manager_status_mut(connection).set_in_error(),
        Either::Postgres(connection) => {
            AnsiTransactionManager::transaction_manager_status_mut(connection).set_in_error()
        }
    }
}
