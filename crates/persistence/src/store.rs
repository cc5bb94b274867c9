//! The database as the rest of the program sees it: reading work and writing work, each in one transaction.

use std::{
    sync::{Arc, Weak},
    thread,
    time::{Duration, Instant},
};

use diesel::{QueryableByName, RunQueryDsl, connection::SimpleConnection, sql_query, sql_types::Integer};
use kernel::{Error, OwnerId, Result};
use r2d2::{Pool, PooledConnection};

use crate::{
    activity::{Activity, Counts, PoolUsage},
    connection::{Db, Purpose, QUEUE_TIMEOUT, give_up, unavailable},
    pool::{Manager, Pooled, Source},
    retry_policy::RetryPolicy,
    sqlite_file::Creation,
    transaction::{begin, finish},
};

/// Connections that read.
pub const READERS: u8 = 11;
/// Connections that write to a server; a file has one.
const SERVER_WRITERS: u32 = 8;
/// Time after which whoever waits for a connection looks whether the server is still there. It costs the place in the
/// queue, so it is longer than a busy server lets one wait.
const SERVER_CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// Time by which a wait for a lock may end before it was expected to.
const LOCK_TIMEOUT_SLACK: Duration = Duration::from_millis(250);

/// Time for which a checkpoint waits for readers of the log; writers wait as long.
const CHECKPOINT_TIMEOUT: Duration = Duration::from_secs(2);

/// Result of `PRAGMA wal_checkpoint`.
#[derive(QueryableByName)]
struct Checkpoint {
    /// One where readers or another process kept it from its end.
    #[diesel(sql_type = Integer)]
    busy: i32,
}

/// Two pools over one database, so that nobody who reads waits for those who write. On SQLite one connection writes.
#[derive(Clone, Debug)]
pub struct Store {
    source: Source,
    readers: Pool<Manager>,
    writers: Pool<Manager>,
    alive: Weak<()>,
    counts: Arc<Counts>,
}

impl Store {
    /// Opens the database that the address names: `sqlite://path` or `postgres://…`. A missing file is created here, unless
    /// its folder has another database or does not exist, and never later. The folder of the default address
    /// (`sqlite://data/boleia.db`) is created with it.
    ///
    /// # Errors
    /// [`Error::Unavailable`] with the path or address and the reason, when the address is of neither kind or the
    /// database does not answer.
    pub fn open(url: &str) -> Result<Self> {
        Self::opened(url, Creation::First)
    }

    /// Opens a database as [`Self::open`] does; a missing file is created also beside another database, and in a
    /// folder that does not exist yet.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn create(url: &str) -> Result<Self> {
        Self::opened(url, Creation::Always)
    }

    /// Opens a database that is there already: a command that works on accounts creates no empty file.
    ///
    /// # Errors
    /// As [`Self::open`], and [`Error::Unavailable`] when the address names a file that does not exist.
    pub fn open_existing(url: &str) -> Result<Self> {
        Self::opened(url, Creation::Never)
    }

    fn opened(url: &str, creation: Creation) -> Result<Self> {
        let alive = Arc::new(());
        let source = Source::of(url, creation)?;
        let most_writers = match source {
            Source::File(_) => 1,
            Source::Server(_) => SERVER_WRITERS,
        };
        let writers = Manager::pool(&source, Purpose::Write, most_writers, &alive)?;
        let readers = Manager::pool(&source, Purpose::Read, READERS.into(), &alive)?;
        Ok(Self { source, readers, writers, alive: Arc::downgrade(&alive), counts: Arc::default() })
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

    /// A connection for the migrations, which open their own transactions and sync each.
    pub(crate) fn migrating(&self) -> Result<PooledConnection<Manager>> {
        let mut db = self.connection(&self.writers, Instant::now() + QUEUE_TIMEOUT)?;
        if let Db::Sqlite(connection) = &mut **db {
            connection.batch_execute("PRAGMA synchronous = FULL")?;
        }
        Ok(db)
    }

    /// Checkpoints the log of an embedded file and empties it, which SQLite by itself never does while reads overlap without
    /// end. Returns false where a long read kept the log from being emptied; does nothing on a server.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when the file cannot be written.
    pub fn checkpoint(&self) -> Result<bool> {
        let Source::File(file) = &self.source else { return Ok(true) };
        let mut db = self.connection(&self.writers, Instant::now() + QUEUE_TIMEOUT)?;
        let Db::Sqlite(connection) = &mut **db else { return Ok(true) };
        file.ensure_in_place()?;
        file.ensure_writable()?;
        let wait = CHECKPOINT_TIMEOUT.as_millis();
        // It syncs the log and the file by itself, but for `synchronous = OFF`.
        connection.batch_execute(&format!("PRAGMA busy_timeout = {wait}; PRAGMA synchronous = NORMAL"))?;
        let done: Checkpoint = sql_query("PRAGMA wal_checkpoint(TRUNCATE)").get_result(connection)?;
        Ok(done.busy == 0)
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
    /// Error of the job, or [`Error::Unavailable`].
    pub fn read<T>(&self, work: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
        self.read_until(Instant::now() + QUEUE_TIMEOUT, work)
    }

    /// Runs work as [`Store::read`] does, but waits for others no longer than until a moment.
    ///
    /// # Errors
    /// As for [`Store::read`].
    pub fn read_until<T>(&self, until: Instant, work: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
        let mut db = self.connection(&self.readers, until)?;
        let begun = self.begin(&mut db, Purpose::Read, until.saturating_duration_since(Instant::now()));
        begun.and_then(|()| finish(&mut db, work)).map_err(|error| self.classify(error, until))
    }

    /// Runs work that writes, as if it were alone: all of it happens or nothing, and what happened is on the disk. The
    /// work may run more than once (PostgreSQL refuses one of two transactions that got into each other's way), so it must
    /// touch nothing else.
    ///
    /// # Errors
    /// Error of the job; [`Error::Unavailable`] when nothing was written; [`Error::CommitUnknown`] when the database
    /// went away while it committed.
    pub fn write<T>(&self, work: impl Fn(&mut Db) -> Result<T>) -> Result<T> {
        self.write_until(Instant::now() + QUEUE_TIMEOUT, work)
    }

    /// Runs work as [`Store::write`] does, but waits for others no longer than until a moment.
    ///
    /// # Errors
    /// As for [`Store::write`].
    pub fn write_until<T>(&self, until: Instant, work: impl Fn(&mut Db) -> Result<T>) -> Result<T> {
        self.commit(until, None, work)?.wait_durable()
    }

    /// Runs work as [`Store::write_until`] does, up to its commit: others may write before this is on the disk. Works of
    /// one owner that collided go on one after another, as do those of nobody.
    ///
    /// # Errors
    /// As for [`Store::write`].
    pub fn commit<T>(
        &self,
        until: Instant,
        owner: Option<OwnerId>,
        work: impl Fn(&mut Db) -> Result<T>,
    ) -> Result<Committed<T>> {
        let mut db = self.connection(&self.writers, until)?;
        let mut attempts = RetryPolicy::until(until);
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
                    self.counts.note_retry();
                    if let Err(error) = attempts.wait(&mut db, owner) {
                        break Err(error);
                    }
                }
                outcome => break outcome,
            }
        };
        attempts.end(&mut db);
        match outcome {
            Ok(value) => Ok(Committed { value, source: self.source.clone() }),
            Err(error) => Err(self.classify(error, until)),
        }
    }

    /// Returns what the store does at this moment, for the metrics.
    pub fn activity(&self) -> Activity {
        let (readers, writers) = (self.readers.state(), self.writers.state());
        Activity {
            readers: PoolUsage { connections: readers.connections, idle: readers.idle_connections },
            writers: PoolUsage { connections: writers.connections, idle: writers.idle_connections },
            log_bytes: match &self.source {
                Source::File(file) => file.log_bytes(),
                Source::Server(_) => None,
            },
            ..self.counts.activity()
        }
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
        match pool.try_get() {
            Some(ready) => Ok(ready),
            None => self.counts.wait(|| self.awaited_connection(pool, until)),
        }
    }

    fn awaited_connection(&self, pool: &Pool<Manager>, until: Instant) -> Result<PooledConnection<Manager>> {
        loop {
            let is_away = matches!(&self.source, Source::Server(server) if server.is_away());
            if is_away && pool.state().connections == 0 {
                return Err(unavailable(format!("{:?} is away", self.source)));
            }
            let left = until.saturating_duration_since(Instant::now());
            // A file needs no look here, and its one writer has the longest queue.
            let look = if self.is_embedded() { left } else { left.min(SERVER_CHECK_INTERVAL) };
            match pool.get_timeout(look) {
                Err(_) if left > look => {}
                outcome => return outcome.map_err(unavailable),
            }
        }
    }

    /// Begins a transaction that waits for locks no longer than the given time. If the server has hung up since the
    /// connection was last used, it is made anew, once. (A file does not hang up.)
    fn begin(&self, db: &mut Pooled, purpose: Purpose, wait: Duration) -> Result<()> {
        if let Source::File(file) = &self.source {
            file.ensure_in_place()?;
        }
        match begin(db, purpose, wait) {
            Err(error) if matches!(**db, Db::Postgres(_)) => {
                tracing::warn!(%error, "a connection is made anew");
                give_up(db);
                *db = self.source.connect(purpose)?;
                begin(db, purpose, wait)
            }
            begun => begun,
        }
    }

    /// Returns an error as the callers know it, of work that waited for locks until a moment.
    fn classify(&self, error: Error, until: Instant) -> Error {
        match error {
            Error::Retry => Error::Unavailable("too many transactions in each other's way".into()),
            Error::UnclassifiedDb(cause) if self.is_embedded() => Error::Internal(cause.into()),
            Error::UnclassifiedDb(cause) => Error::Unavailable(cause),
            // A locked table has a place in the statement, as what PostgreSQL does not understand has; but this fails
            // at once, and the lock when the time is up.
            Error::Internal(cause) if !self.is_embedded() && Instant::now() + LOCK_TIMEOUT_SLACK >= until => {
                Error::Unavailable(cause.to_string())
            }
            Error::Damaged(cause) => {
                self.note_damage(&cause);
                Error::Damaged(cause)
            }
            error => error,
        }
    }
}

/// Result of work that has committed, and that a crash of the machine may still undo.
#[must_use]
#[derive(Debug)]
pub struct Committed<T> {
    value: T,
    source: Source,
}

impl<T> Committed<T> {
    /// Returns the result once the work is on the disk. (A server brings it there with the commit.)
    ///
    /// # Errors
    /// [`Error::CommitUnknown`] when the disk fails.
    pub fn wait_durable(self) -> Result<T> {
        if let Source::File(file) = &self.source {
            file.sync()?;
        }
        Ok(self.value)
    }
}
