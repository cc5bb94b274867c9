//! One connection type over both databases, and the opening of each kind of connection.

use std::{fmt::Display, path::Path, sync::Arc, time::Duration};

use diesel::{
    Connection, PgConnection, SqliteConnection,
    connection::{AnsiTransactionManager, SimpleConnection, TransactionManager},
};
use kernel::{Error, Result};
use r2d2::{ManageConnection, Pool};

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

/// Opens connections by the scheme of their address. Diesel's own manager would try each backend and swallow the error.
#[derive(Debug)]
pub(crate) struct Manager {
    url: String,
    purpose: Purpose,
    /// Lives as long as the pool and its threads that are just making a connection.
    _alive: Arc<()>,
}

impl Manager {
    pub(crate) fn pool(url: &str, purpose: Purpose, size: u32, alive: &Arc<()>) -> Result<Pool<Self>> {
        let manager = Self { url: url.to_owned(), purpose, _alive: alive.clone() };
        manager.connect()?;
        // Connections are made on demand: an idle installation on a small machine keeps few.
        Pool::builder()
            .max_size(size)
            .min_idle(Some(1))
            .connection_timeout(Duration::from_secs(10))
            // Not needed: the first statement of each transaction shows whether the server is still there.
            .test_on_check_out(false)
            .build(manager)
            .map_err(unavailable)
    }
}

pub(crate) fn unavailable(error: impl Display) -> Error {
    Error::Unavailable(error.to_string())
}

pub(crate) fn sqlite_path(url: &str) -> Option<&str> {
    url.strip_prefix("sqlite://")
}

pub(crate) fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

fn open_sqlite(path: &str, purpose: Purpose) -> Result<SqliteConnection> {
    if let Some(folder) = Path::new(path).parent() {
        // A missing folder shows as "unable to open database file" right below.
        let _ = std::fs::create_dir_all(folder);
    }
    let mut connection = SqliteConnection::establish(path).map_err(unavailable)?;
    // One by one, the busy timeout first: switching to WAL may itself meet a lock.
    for pragma in ["busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"] {
        connection.batch_execute(&format!("PRAGMA {pragma}")).map_err(unavailable)?;
    }
    if purpose == Purpose::Read {
        connection.batch_execute("PRAGMA query_only = ON").map_err(unavailable)?;
    }
    Ok(connection)
}

pub(crate) fn open_postgres(url: &str) -> Result<PgConnection> {
    PgConnection::establish(url).map_err(unavailable)
}

impl ManageConnection for Manager {
    type Connection = Db;
    type Error = Error;

    fn connect(&self) -> Result<Db> {
        match sqlite_path(&self.url) {
            Some(path) => open_sqlite(path, self.purpose).map(Db::Sqlite),
            None => open_postgres(&self.url).map(Db::Postgres),
        }
    }

    /// Never called: see [`Manager::pool`].
    fn is_valid(&self, _: &mut Db) -> Result<()> {
        Ok(())
    }

    fn has_broken(&self, db: &mut Db) -> bool {
        // A panic in the middle of the work leaves its transaction open: such a connection is not used again.
        std::thread::panicking() || in_transaction(db)
    }
}

fn in_transaction(db: &mut Db) -> bool {
    fn open<C: Connection<TransactionManager = AnsiTransactionManager>>(connection: &mut C) -> bool {
        AnsiTransactionManager::transaction_manager_status_mut(connection).transaction_depth().ok().flatten().is_some()
    }
    match db {
        Db::Sqlite(connection) => open(connection),
        Db::Postgres(connection) => open(connection),
    }
}
