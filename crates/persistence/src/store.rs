//! Unit of work: the store runs each job in one read or write transaction, with pooling, retries and durability.

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
    connection::{Db, Purpose, QUEUE_TIMEOUT, mark_broken, unavailable},
    db_transaction::{begin, run_and_commit},
    pool::{Manager, Pooled, Source},
    retry_policy::RetryPolicy,
    sqlite_file::Creation,
};

/// Size of the read pool.
pub const READERS: u8 = 11;
/// Size of the write pool on a server; a file has one writer.
const SERVER_WRITERS: u32 = 8;
/// Interval at which a job that waits for a connection checks that the server is reachable. Each check loses the place
/// in the queue, so it exceeds the usual wait on a busy server.
const SERVER_CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// Tolerance for lock timeouts that fire early.
const LOCK_TIMEOUT_SLACK: Duration = Duration::from_millis(250);

/// Time limit of a checkpoint for readers of the WAL; writers wait as long.
const CHECKPOINT_TIMEOUT: Duration = Duration::from_secs(2);

/// Result of `PRAGMA wal_checkpoint`.
#[derive(QueryableByName)]
struct Checkpoint {
    /// 1 if readers or another process blocked its completion.
    #[diesel(sql_type = Integer)]
    busy: i32,
}

/// Two pools over one database, so that readers never wait for writers. On SQLite one connection writes.
#[derive(Clone, Debug)]
pub struct Store {
    source: Source,
    readers: Pool<Manager>,
    writers: Pool<Manager>,
    handles: Weak<()>,
    counts: Arc<Counts>,
}

impl Store {
    /// Opens the database of an address: `sqlite://path` or `postgres://…`. A missing file is created only here, and
    /// only in an existing folder without another database. The folder of the default address
    /// (`sqlite://data/boleia.db`) is created too.
    ///
    /// # Errors
    /// [`Error::Unavailable`] with the path or address and the reason, for an unknown scheme or a database that does
    /// not respond.
    pub fn open(url: &str) -> Result<Self> {
        Self::opened(url, Creation::First)
    }

    /// Opens a database as [`Self::open`] does. A missing file is also created beside another database, and in a new
    /// folder.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn create(url: &str) -> Result<Self> {
        Self::opened(url, Creation::Always)
    }

    /// Opens an existing database, so that an administrative command never creates an empty file.
    ///
    /// # Errors
    /// As [`Self::open`], and [`Error::Unavailable`] for a missing file.
    pub fn open_existing(url: &str) -> Result<Self> {
        Self::opened(url, Creation::Never)
    }

    fn opened(url: &str, creation: Creation) -> Result<Self> {
        let handles = Arc::new(());
        let source = Source::of(url, creation)?;
        let most_writers = match source {
            Source::File(_) => 1,
            Source::Server(_) => SERVER_WRITERS,
        };
        let writers = Manager::pool(&source, Purpose::Write, most_writers, &handles)?;
        let readers = Manager::pool(&source, Purpose::Read, READERS.into(), &handles)?;
        Ok(Self { source, readers, writers, handles: Arc::downgrade(&handles), counts: Arc::default() })
    }

    /// Drops this store and waits up to two seconds for its clones and for threads that are opening a connection. The
    /// libraries under libpq crash on a connection opened while the process exits.
    pub fn close(self) {
        let Self { handles, readers, writers, .. } = self;
        drop((readers, writers));
        for _ in 0..200 {
            if handles.strong_count() == 0 {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Returns a connection for the migrations, which open their own transactions and sync each.
    pub(crate) fn migrating(&self) -> Result<PooledConnection<Manager>> {
        let mut db = self.connection(&self.writers, Instant::now() + QUEUE_TIMEOUT)?;
        if let Db::Sqlite(connection) = &mut **db {
            connection.batch_execute("PRAGMA synchronous = FULL")?;
        }
        Ok(db)
    }

    /// Checkpoints and truncates the WAL of a SQLite file, which SQLite never does under overlapping reads. Returns
    /// false if a long read prevented the truncation; does nothing on a server.
    ///
    /// # Errors
    /// [`Error::Unavailable`] if the file is not writable.
    pub fn checkpoint(&self) -> Result<bool> {
        let Source::File(file) = &self.source else { return Ok(true) };
        let mut db = self.connection(&self.writers, Instant::now() + QUEUE_TIMEOUT)?;
        let Db::Sqlite(connection) = &mut **db else { return Ok(true) };
        file.ensure_in_place()?;
        file.ensure_writable()?;
        let wait = CHECKPOINT_TIMEOUT.as_millis();
        // A checkpoint syncs the WAL and the file, except with `synchronous = OFF`.
        connection.batch_execute(&format!("PRAGMA busy_timeout = {wait}; PRAGMA synchronous = NORMAL"))?;
        let done: Checkpoint = sql_query("PRAGMA wal_checkpoint(TRUNCATE)").get_result(connection)?;
        Ok(done.busy == 0)
    }

    /// Returns true for an SQLite file.
    pub fn is_embedded(&self) -> bool {
        matches!(self.source, Source::File(_))
    }

    /// Path of the SQLite file; none on a server.
    pub fn path(&self) -> Option<&str> {
        match &self.source {
            Source::File(file) => Some(file.path()),
            Source::Server(_) => None,
        }
    }

    /// Runs a read-only job on a consistent snapshot.
    ///
    /// # Errors
    /// Error of the job, or [`Error::Unavailable`].
    pub fn read<T>(&self, job: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
        self.read_until(Instant::now() + QUEUE_TIMEOUT, job)
    }

    /// Runs a job as [`Store::read`] does, with a deadline for connection and locks.
    ///
    /// # Errors
    /// As for [`Store::read`].
    pub fn read_until<T>(&self, until: Instant, job: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
        let mut db = self.connection(&self.readers, until)?;
        let begun = self.begin(&mut db, Purpose::Read, until.saturating_duration_since(Instant::now()));
        begun.and_then(|()| run_and_commit(&mut db, job)).map_err(|error| self.classify(error, until))
    }

    /// Runs a write job in a serializable, durable transaction. The job may run more than once (PostgreSQL aborts one
    /// of two conflicting transactions), so it must have no other side effects.
    ///
    /// # Errors
    /// Error of the job; [`Error::Unavailable`] if nothing was written; [`Error::CommitUnknown`] if the connection was
    /// lost during the commit.
    pub fn write<T>(&self, job: impl Fn(&mut Db) -> Result<T>) -> Result<T> {
        self.write_until(Instant::now() + QUEUE_TIMEOUT, job)
    }

    /// Runs a job as [`Store::write`] does, with a deadline for connection and locks.
    ///
    /// # Errors
    /// As for [`Store::write`].
    pub fn write_until<T>(&self, until: Instant, job: impl Fn(&mut Db) -> Result<T>) -> Result<T> {
        self.run_write(until, None, job)?.wait_durable()
    }

    /// Runs a job as [`Store::write_until`] does, but returns before the commit is durable: other writes may proceed
    /// meanwhile. Collided jobs of one tenant are serialised, as are those without a tenant.
    ///
    /// # Errors
    /// As for [`Store::write`].
    pub fn run_write<T>(
        &self,
        until: Instant,
        owner: Option<OwnerId>,
        job: impl Fn(&mut Db) -> Result<T>,
    ) -> Result<Committed<T>> {
        let mut db = self.connection(&self.writers, until)?;
        let mut attempts = RetryPolicy::until(until);
        let outcome = loop {
            let begun = self.begin(&mut db, Purpose::Write, attempts.left());
            let outcome = begun.and_then(|()| {
                run_and_commit(&mut db, |db| {
                    self.ensure_writable()?;
                    job(db)
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

    /// Returns the current activity, for the metrics.
    pub fn activity(&self) -> Activity {
        let (readers, writers) = (self.readers.state(), self.writers.state());
        Activity {
            readers: PoolUsage { connections: readers.connections, idle: readers.idle_connections },
            writers: PoolUsage { connections: writers.connections, idle: writers.idle_connections },
            wal_bytes: match &self.source {
                Source::File(file) => file.wal_bytes(),
                Source::Server(_) => None,
            },
            ..self.counts.activity()
        }
    }

    /// Records that an integrity check found damage; later writes are refused.
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

    /// Checks out a connection. Fails fast while the server is known to be unreachable; the pool reconnects in the
    /// background.
    fn connection(&self, pool: &Pool<Manager>, until: Instant) -> Result<PooledConnection<Manager>> {
        match pool.try_get() {
            Some(ready) => Ok(ready),
            None => self.counts.wait(|| self.awaited_connection(pool, until)),
        }
    }

    fn awaited_connection(&self, pool: &Pool<Manager>, until: Instant) -> Result<PooledConnection<Manager>> {
        loop {
            let is_down = matches!(&self.source, Source::Server(server) if server.is_down());
            if is_down && pool.state().connections == 0 {
                return Err(unavailable(format!("{:?} is down", self.source)));
            }
            let left = until.saturating_duration_since(Instant::now());
            // A file needs no check, and its single writer has the longest queue.
            let poll_interval = if self.is_embedded() { left } else { left.min(SERVER_CHECK_INTERVAL) };
            match pool.get_timeout(poll_interval) {
                Err(_) if left > poll_interval => {}
                outcome => return outcome.map_err(unavailable),
            }
        }
    }

    /// Begins a transaction with a lock timeout. If the server closed the connection since its last use, it is reopened
    /// once. (Files do not disconnect.)
    fn begin(&self, db: &mut Pooled, purpose: Purpose, wait: Duration) -> Result<()> {
        if let Source::File(file) = &self.source {
            file.ensure_in_place()?;
        }
        match begin(db, purpose, wait) {
            Err(error) if matches!(**db, Db::Postgres(_)) => {
                tracing::warn!(%error, "reconnecting to the database");
                mark_broken(db);
                *db = self.source.connect(purpose)?;
                begin(db, purpose, wait)
            }
            begun => begun,
        }
    }

    /// Classifies an error of a job, given its deadline for locks.
    fn classify(&self, error: Error, until: Instant) -> Error {
        match error {
            Error::Retry => Error::Unavailable("too many transactions in each other's way".into()),
            Error::UnclassifiedDb(cause) if self.is_embedded() => Error::Internal(cause.into()),
            Error::UnclassifiedDb(cause) => Error::Unavailable(cause),
            // A lock timeout has a position in the statement, like a syntax error. A syntax error fails at once, the
            // lock at the deadline.
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

/// Result of a committed job that a crash of the machine may still undo.
#[must_use]
#[derive(Debug)]
pub struct Committed<T> {
    value: T,
    source: Source,
}

impl<T> Committed<T> {
    /// Returns the result once the commit is durable. (On a server, it already is.)
    ///
    /// # Errors
    /// [`Error::CommitUnknown`] if the disk fails.
    pub fn wait_durable(self) -> Result<T> {
        if let Source::File(file) = &self.source {
            file.sync()?;
        }
        Ok(self.value)
    }
}
