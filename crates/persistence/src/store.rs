//! The database as the rest of the program sees it: reading work and writing work, each in one transaction.

use std::{
    path::Path,
    sync::{Arc, Weak},
    thread,
    time::{Duration, Instant},
};

use diesel::{
    connection::{AnsiTransactionManager, SimpleConnection, TransactionManager},
    result::{DatabaseErrorKind as Kind, Error as DbError},
};
use kernel::{Error, Result};
use r2d2::{Pool, PooledConnection};

use crate::{
    attempts::Attempts,
    connection::{Db, PATIENCE, Purpose, give_up, unavailable},
    pool::{Manager, Source},
};

/// Time after which whoever waits for a connection looks whether the server is still there. It costs the place in the
/// queue, so it is longer than a busy server lets one wait.
const LOOK: Duration = Duration::from_secs(1);
/// Time by which a wait for a lock may end before it was expected to.
const EARLY: Duration = Duration::from_millis(250);

/// Two pools over one database. On SQLite one connection writes and many read; on PostgreSQL both are the same pool.
#[derive(Clone, Debug)]
pub struct Store {
    source: Source,
    readers: Pool<Manager>,
    writers: Pool<Manager>,
    alive: Weak<()>,
}

impl Store {
    /// Opens the database that the address names: `sqlite://path` or `postgres://…`. A file is made here if there is
    /// none, and never later.
    ///
    /// # Errors
    /// [`Error::Unavailable`] with the path or address and the reason, when the address is of neither kind or the
    /// database does not answer.
    pub fn open(url: &str) -> Result<Self> {
        let alive = Arc::new(());
        let source = Source::of(url)?;
        let (readers, writers) = match source {
            Source::File(_) => {
                let writers = Manager::pool(&source, Purpose::Write, 1, &alive)?;
                (Manager::pool(&source, Purpose::Read, 8, &alive)?, writers)
            }
            Source::Server(_) => {
                let pool = Manager::pool(&source, Purpose::Write, 12, &alive)?;
                (pool.clone(), pool)
            }
        };
        Ok(Self { source, readers, writers, alive: Arc::downgrade(&alive) })
    }

    /// Opens a database that is there already: a command that works on accounts makes no empty file.
    ///
    /// # Errors
    /// As [`Self::open`], and [`Error::Unavailable`] when the address names a file that does not exist.
    pub fn open_existing(url: &str) -> Result<Self> {
        if let Some(path) = Source::path(url).filter(|path| !Path::new(path).exists()) {
            return Err(unavailable(format!("{path}: there is no such file")));
        }
        Self::open(url)
    }

    /// Drops this store and waits for at most two seconds until its last clone is gone and no thread is making a
    /// connection any more: the libraries under libpq do not survive a connection that is made while the process ends.
    pub fn close(self) {
        let Self { alive, readers, writers, .. } = self;
        drop((readers, writers));
        for _ in 0..200 {
            if alive.strong_count() == 0 {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// A connection for the migrations, which open their own transactions.
    pub(crate) fn migrating(&self) -> Result<PooledConnection<Manager>> {
        self.connection(&self.writers, Instant::now() + PATIENCE)
    }

    /// Returns true when the database is an embedded file.
    pub fn is_embedded(&self) -> bool {
        matches!(self.source, Source::File(_))
    }

    /// Path of the embedded file; none on a server.
    pub fn path(&self) -> Option<&str> {
        match &self.source {
            Source::File(file) => Some(file.path()),
            Source::Server(_) => None,
        }
    }

    /// Runs work that only reads, on one consistent state of the database.
    ///
    /// # Errors
    /// What the work returns, or [`Error::Unavailable`].
    pub fn read<T>(&self, work: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
        let until = Instant::now() + PATIENCE;
        let mut db = self.connection(&self.readers, until)?;
        let begun = self.begin(&mut db, Purpose::Read, PATIENCE);
        begun.and_then(|()| finish(&mut db, work)).map_err(|error| self.told(error, until))
    }

    /// Runs work that writes, as if it were alone: all of it happens or nothing. The work may run more than once
    /// (PostgreSQL refuses one of two transactions that got into each other's way), so it must touch nothing else.
    ///
    /// # Errors
    /// What the work returns; [`Error::Unavailable`] when nothing was written; [`Error::Undecided`] when the database
    /// went away while it committed.
    pub fn write<T>(&self, work: impl Fn(&mut Db) -> Result<T>) -> Result<T> {
        self.write_within(PATIENCE, work)
    }

    /// Runs work as [`Store::write`] does, but waits no longer than `patience` for others.
    ///
    /// # Errors
    /// As for [`Store::write`].
    pub fn write_within<T>(&self, patience: Duration, work: impl Fn(&mut Db) -> Result<T>) -> Result<T> {
        let until = Instant::now() + patience;
        let mut db = self.connection(&self.writers, until)?;
        let mut attempts = Attempts::until(until);
        let outcome = loop {
            let begun = self.begin(&mut db, Purpose::Write, attempts.left());
            let outcome = begun.and_then(|()| {
                finish(&mut db, |db| {
                    self.ensure_writable()?;
                    work(db)
                })
            });
            match outcome {
                Err(error) if attempts.again(&error, &db) => {
                    if let Err(error) = attempts.wait(&mut db) {
                        break Err(error);
                    }
                }
                outcome => break outcome,
            }
        };
        attempts.end(&mut db);
        outcome.map_err(|error| self.told(error, until))
    }

    /// Notes that a check found the embedded file damaged: from now on nothing is written to it.
    pub(crate) fn note_damage(&self, cause: &str) {
        if let Source::File(file) = &self.source {
            file.note_damage(cause);
        }
    }

    fn ensure_writable(&self) -> Result<()> {
        match &self.source {
            Source::File(file) => file.ensure_writable(),
            Source::Server(_) => Ok(()),
        }
    }

    /// Takes a connection from a pool. Nobody waits for a server that is known to be away: the pool itself goes on
    /// trying to reach it.
    fn connection(&self, pool: &Pool<Manager>, until: Instant) -> Result<PooledConnection<Manager>> {
        loop {
            if let Some(ready) = pool.try_get() {
                return Ok(ready);
            }
            let is_away = matches!(&self.source, Source::Server(server) if server.is_away());
            if is_away && pool.state().connections == 0 {
                return Err(unavailable(format!("{:?} is away", self.source)));
            }
            let left = until.saturating_duration_since(Instant::now());
            // A file needs no look here, and its one writer has the longest queue.
            let look = if self.is_embedded() { left } else { left.min(LOOK) };
            match pool.get_timeout(look) {
                Err(_) if left > look => {}
                outcome => return outcome.map_err(unavailable),
            }
        }
    }

    /// Begins a transaction that waits for locks no longer than the given time. If the server has hung up since the
    /// connection was last used, it is made anew, once. (A file does not hang up.)
    fn begin(&self, db: &mut Db, purpose: Purpose, wait: Duration) -> Result<()> {
        if let Source::File(file) = &self.source {
            file.ensure_in_place()?;
        }
        match begin(db, purpose, wait) {
            Err(error) if matches!(db, Db::Postgres(_)) => {
                tracing::warn!(%error, "a connection is made anew");
                give_up(db);
                *db = self.source.connect(purpose)?;
                begin(db, purpose, wait)
            }
            begun => begun,
        }
    }

    /// Returns an error as the callers know it, of work that waited for locks until a moment.
    fn told(&self, error: Error, until: Instant) -> Error {
        match error {
            Error::Retry => Error::Unavailable("too many transactions in each other's way".into()),
            Error::Unnamed(cause) if self.is_embedded() => Error::Internal(cause),
            Error::Unnamed(cause) => Error::Unavailable(cause),
            // A locked table has a place in the statement, as what PostgreSQL does not understand has; but this fails
            // at once, and the lock when the time is up.
            Error::Internal(cause) if !self.is_embedded() && Instant::now() + EARLY >= until => {
                Error::Unavailable(cause)
            }
            Error::Damaged(cause) => {
                self.note_damage(&cause);
                Error::Damaged(cause)
            }
            error => error,
        }
    }
}

fn begin(db: &mut Db, purpose: Purpose, wait: Duration) -> Result<()> {
    let wait = wait.as_millis().max(1);
    match db {
        // Readers of a log wait for nobody.
        Db::Sqlite(connection) if purpose == Purpose::Read => {
            AnsiTransactionManager::begin_transaction_sql(connection, "BEGIN")?;
        }
        Db::Sqlite(connection) => {
            connection.batch_execute(&format!("PRAGMA busy_timeout = {wait}"))?;
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
fn finish<T>(db: &mut Db, work: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
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
        // What was answered on a connection that was lost at once is not believed.
        (_, Db::Postgres(_)) => matches!(error, DbError::RollbackErrorOnCommit { .. }),
        (DbError::DatabaseError(_, about), Db::Sqlite(_)) => about.message().contains("disk I/O error"),
        _ => false,
    };
    if undecided { Error::Undecided(error.to_string()) } else { error.into() }
}
