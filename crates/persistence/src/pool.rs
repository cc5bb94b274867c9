//! Pools of connections, and where these lead.

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

/// Where connections lead. The scheme of the address decides: Diesel's own manager would try each backend and swallow
/// the error.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    File(Arc<SqliteFile>),
    Server(Arc<Server>),
}

impl Source {
    /// Path that an address names; none for a server's.
    pub fn path(url: &str) -> Option<&str> {
        url.strip_prefix("sqlite://")
    }

    /// Reads the address of a database.
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

/// The address of a database as a person may see it: the path of a file, or a server's address without its password.
pub fn shown(url: &str) -> String {
    Source::path(url).map_or_else(|| postgres::shown(url), str::to_owned)
}

/// Connection of a pool, with the number of prepared statements in its cache.
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
            .connection_timeout(Duration::from_millis(1_500))
            // Not needed: the first statement of each transaction shows whether the server is still there.
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

    /// Never called: see [`Manager::pool`].
    fn is_valid(&self, _: &mut Pooled) -> Result<()> {
        Ok(())
    }

    fn has_broken(&self, db: &mut Pooled) -> bool {
        // A panic in the middle of the work leaves its transaction open: such a connection is not used again.
        std::thread::panicking() || !is_idle(db) || db.statements.is_full()
    }
}
