//! One connection type over both databases, and the pools of connections.

use std::{fmt::Display, sync::Arc, time::Duration};

use diesel::{
    Connection, PgConnection, SqliteConnection,
    connection::{AnsiTransactionManager, TransactionManager},
};
use kernel::{Error, Result};
use r2d2::{ManageConnection, Pool};

use crate::{embedded::Embedded, postgres::Server};

/// A connection to either database.
#[derive(diesel::MultiConnection)]
pub enum Db {
    /// An embedded SQLite file.
    Sqlite(SqliteConnection),
    /// A PostgreSQL server.
    Postgres(PgConnection),
}

/// Purpose of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Read,
    Write,
}

/// Where connections lead. The scheme of the address decides: Diesel's own manager would try each backend and swallow
/// the error.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    File(Arc<Embedded>),
    Server(Arc<Server>),
}

impl Source {
    /// Path that an address names; none for a server's.
    pub fn path(url: &str) -> Option<&str> {
        url.strip_prefix("sqlite://")
    }

    /// Reads the address of a database. A file is made if there is none.
    pub fn of(url: &str) -> Result<Self> {
        if let Some(path) = Self::path(url) {
            return Embedded::at(path).map(|file| Self::File(file.into()));
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Server(Server::at(url).into()));
        }
        Err(unavailable("the address must begin with sqlite:// or postgres://"))
    }

    pub fn connect(&self, purpose: Purpose) -> Result<Db> {
        match self {
            Self::File(file) => file.open(purpose).map(Db::Sqlite),
            Self::Server(server) => server.open().map(Db::Postgres),
        }
    }
}

/// Opens the connections of a pool.
#[derive(Debug)]
pub(crate) struct Manager {
    source: Source,
    purpose: Purpose,
    /// Lives as long as the pool and its threads that are just making a connection.
    _alive: Arc<()>,
}

impl Manager {
    pub(crate) fn pool(source: &Source, purpose: Purpose, size: u32, alive: &Arc<()>) -> Result<Pool<Self>> {
        let manager = Self { source: source.clone(), purpose, _alive: alive.clone() };
        manager.connect()?;
        // Connections are made on demand: an idle installation on a small machine keeps few.
        Pool::builder()
            .max_size(size)
            .min_idle(Some(1))
            // The pool tries again after half of this at most, so that a server that is back is soon reached.
            .connection_timeout(Duration::from_secs(4))
            // Not needed: the first statement of each transaction shows whether the server is still there.
            .test_on_check_out(false)
            .build(manager)
            .map_err(unavailable)
    }
}

pub(crate) fn unavailable(error: impl Display) -> Error {
    Error::Unavailable(error.to_string())
}

impl ManageConnection for Manager {
    type Connection = Db;
    type Error = Error;

    fn connect(&self) -> Result<Db> {
        self.source.connect(self.purpose)
    }

    /// Never called: see [`Manager::pool`].
    fn is_valid(&self, _: &mut Db) -> Result<()> {
        Ok(())
    }

    fn has_broken(&self, db: &mut Db) -> bool {
        // A panic in the middle of the work leaves its transaction open: such a connection is not used again.
        std::thread::panicking() || !is_idle(db)
    }
}

/// True for a connection that works and has no open transaction.
fn is_idle(db: &mut Db) -> bool {
    fn idle<C: Connection<TransactionManager = AnsiTransactionManager>>(connection: &mut C) -> bool {
        let depth = AnsiTransactionManager::transaction_manager_status_mut(connection).transaction_depth();
        matches!(depth, Ok(None))
    }
    match db {
        Db::Sqlite(connection) => idle(connection),
        Db::Postgres(connection) => idle(connection),
    }
}

/// Marks a connection as broken, for the pool to drop it.
pub(crate) fn give_up(db: &mut Db) {
    match db {
        Db::Sqlite(connection) => AnsiTransactionManager::transaction_manager_status_mut(connection).set_in_error(),
        Db::Postgres(connection) => AnsiTransactionManager::transaction_manager_status_mut(connection).set_in_error(),
    }
}
