//! Connection pools, and the database that they connect to.

use std::{
    ops::{Deref, DerefMut},
    sync::Arc,
    time::Duration,
};

use kernel::{Error, Result};
use r2d2::{ManageConnection, Pool};

use crate::{
    connection::{Db, Purpose, is_idle, unavailable},
    postgres::{self, Server},
    prepared::StatementCount,
    sqlite_file::{Creation, SqliteFile},
};

/// Target of connections, by the scheme of the address. Diesel's own manager would try each backend and swallow the
/// error.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    File(Arc<SqliteFile>),
    Server(Arc<Server>),
}

impl Source {
    /// Path in an address of a file; none for a server.
    pub fn path(url: &str) -> Option<&str> {
        url.strip_prefix("sqlite://")
    }

    /// Parses the address of a database.
    pub fn of(url: &str, creation: Creation) -> Result<Self> {
        if let Some(path) = Self::path(url) {
            return SqliteFile::at(path, creation).map(|file| Self::File(file.into()));
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Server(Server::at(url).into()));
        }
        Err(unavailable("the address must begin with sqlite:// or postgres://"))
    }

    pub fn connect(&self, purpose: Purpose) -> Result<Pooled> {
        let mut db = match self {
            Self::File(file) => file.open(purpose).map(Db::Sqlite)?,
            Self::Server(server) => server.open().map(Db::Postgres)?,
        };
        let statements = StatementCount::of(&mut db);
        Ok(Pooled { db, statements })
    }
}

/// The address for logs and messages: the path of a file, or a server's address without its password.
pub fn redact_url(url: &str) -> String {
    Source::path(url).map_or_else(|| postgres::redact_url(url), str::to_owned)
}

/// Pooled connection, with the size of its prepared-statement cache.
pub(crate) struct Pooled {
    db: Db,
    statements: StatementCount,
}

impl Deref for Pooled {
    type Target = Db;

    fn deref(&self) -> &Db {
        &self.db
    }
}

impl DerefMut for Pooled {
    fn deref_mut(&mut self) -> &mut Db {
        &mut self.db
    }
}

#[derive(Debug)]
pub(crate) struct Manager {
    source: Source,
    purpose: Purpose,
    /// Dropped with the pool and its threads that are opening a connection.
    _handle: Arc<()>,
}

impl Manager {
    pub(crate) fn pool(source: &Source, purpose: Purpose, size: u32, handles: &Arc<()>) -> Result<Pool<Self>> {
        let manager = Self { source: source.clone(), purpose, _handle: handles.clone() };
        manager.connect()?;
        // Connections are opened on demand, so that an idle installation on a small machine has few.
        Pool::builder()
            .max_size(size)
            .min_idle(Some(1))
            // The pool retries after half of this at most, so that a server is soon found after an outage.
            .connection_timeout(Duration::from_millis(1_500))
            // Unnecessary: the first statement of each transaction reveals a lost connection.
            .test_on_check_out(false)
            .build(manager)
            .map_err(unavailable)
    }
}

impl ManageConnection for Manager {
    type Connection = Pooled;
    type Error = Error;

    fn connect(&self) -> Result<Pooled> {
        self.source.connect(self.purpose)
    }

    /// Never called, since the pool does not test connections: see [`Manager::pool`].
    fn is_valid(&self, _: &mut Pooled) -> Result<()> {
        Ok(())
    }

    fn has_broken(&self, db: &mut Pooled) -> bool {
        // A panic during a job leaves its transaction open: the connection is discarded.
        std::thread::panicking() || !is_idle(db) || db.statements.is_full()
    }
}
