//! The database as the rest of the program sees it: reading work and writing work, each in one transaction.

use std::{
    path::Path,
    sync::{Arc, Weak},
    thread,
    time::{Duration, Instant},
};

use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use kernel::{Error, Result};
use r2d2::{Pool, PooledConnection};

use crate::{
    connection::{Db, Manager, Purpose, is_postgres, open_postgres, sqlite_path, unavailable},
    private_file::keep_private,
};

/// Time during which work is retried when other transactions get in its way.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest pause before another attempt, in milliseconds.
const MAX_PAUSE: u64 = 64;

/// Two pools over one database. On SQLite one connection writes and many read; on PostgreSQL both are the same pool.
#[derive(Clone, Debug)]
pub struct Store {
    url: Arc<str>,
    readers: Pool<Manager>,
    writers: Pool<Manager>,
    alive: Weak<()>,
}

impl Store {
    /// Opens the database that the address names: `sqlite://path` or `postgres://…`.
    ///
    /// # Errors
    /// [`Error::Unavailable`] with the reason, when the address is of neither kind or the database does not answer.
    pub fn open(url: &str) -> Result<Self> {
        let alive = Arc::new(());
        let (readers, writers) = if let Some(path) = sqlite_path(url) {
            keep_private(Path::new(path));
            let writers = Manager::pool(url, Purpose::Write, 1, &alive)?;
            (Manager::pool(url, Purpose::Read, 8, &alive)?, writers)
        } else if is_postgres(url) {
            let pool = Manager::pool(url, Purpose::Write, 12, &alive)?;
            (pool.clone(), pool)
        } else {
            return Err(unavailable("DATABASE_URL must begin with sqlite:// or postgres://"));
        };
        Ok(Self { url: url.into(), readers, writers, alive: Arc::downgrade(&alive) })
    }

    /// Opens a database that is there already: a command that works on accounts makes no empty file.
    ///
    /// # Errors
    /// As [`Self::open`], and [`Error::Unavailable`] when the address names a file that does not exist.
    pub fn open_existing(url: &str) -> Result<Self> {
        if let Some(path) = sqlite_path(url).filter(|path| !Path::new(path).exists()) {
            return Err(unavailable(format!("there is no file {path}")));
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
        self.writers.get().map_err(unavailable)
    }

    /// Returns true when the database is an embedded file, which only this process uses.
    pub fn is_embedded(&self) -> bool {
        self.writers.max_size() == 1
    }

    /// Runs work that only reads, on one consistent state of the database.
    ///
    /// # Errors
    /// What the work returns, or [`Error::Unavailable`].
    pub fn read<T>(&self, work: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
        let mut db = self.readers.get().map_err(unavailable)?;
        self.begin(&mut db, "BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
        finish(&mut db, work)
    }

    /// Runs work that writes, as if it were alone: all of it happens or nothing. The work may run more than once
    /// (PostgreSQL refuses one of two transactions that got into each other's way), so it must touch nothing else.
    ///
    /// # Errors
    /// What the work returns, or [`Error::Unavailable`].
    pub fn write<T>(&self, work: impl Fn(&mut Db) -> Result<T>) -> Result<T> {
        let began = Instant::now();
        let mut db = self.writers.get().map_err(unavailable)?;
        let (mut queued, mut pause) = (false, 4);
        loop {
            // SQLite: a deferred transaction that reads first may fail to become a writer, however long its timeout.
            let begun = self.begin(&mut db, "BEGIN IMMEDIATE", "BEGIN ISOLATION LEVEL SERIALIZABLE");
            match begun.and_then(|()| finish(&mut db, &work)) {
                Err(Error::Retry) if began.elapsed() < PATIENCE => {
                    if !queued {
                        // Transactions that collided go on one after another, or they would collide again.
                        queued = true;
                        join_queue(&mut db)?;
                    }
                    thread::sleep(Duration::from_millis(rand::random_range(0..=pause)));
                    pause = (pause * 2).min(MAX_PAUSE);
                }
                outcome => {
                    if queued {
                        leave_queue(&mut db);
                    }
                    return match outcome {
                        Err(Error::Retry) => {
                            Err(Error::Unavailable("too many transactions in each other's way".into()))
                        }
                        outcome => outcome,
                    };
                }
            }
        }
    }

    /// Begins a transaction. If the server has hung up since the connection was last used, it is made anew, once. (A
    /// file does not hang up.)
    fn begin(&self, db: &mut Db, sqlite: &str, postgres: &str) -> Result<()> {
        match db {
            Db::Sqlite(connection) => AnsiTransactionManager::begin_transaction_sql(connection, sqlite)?,
            Db::Postgres(connection) => {
                if let Err(error) = AnsiTransactionManager::begin_transaction_sql(connection, postgres) {
                    tracing::warn!(%error, "a connection is made anew");
                    *connection = open_postgres(&self.url)?;
                    AnsiTransactionManager::begin_transaction_sql(connection, postgres)?;
                }
            }
        }
        Ok(())
    }
}

/// Advisory lock that queues colliding transactions: an arbitrary number, the same in every process of this program.
/// The session holds it, outside the transaction, whose view of the database begins only when its turn has come. SQLite
/// has one writer and needs no queue.
const QUEUE: i64 = 0x626F_6C65_6961;

fn join_queue(db: &mut Db) -> Result<()> {
    if let Db::Postgres(connection) = db {
        let wait = PATIENCE.as_secs();
        let joined = connection.batch_execute(&format!(
            "SET lock_timeout = '{wait}s'; SELECT pg_advisory_lock({QUEUE}); SET lock_timeout = DEFAULT"
        ));
        joined.map_err(unavailable)?;
    }
    Ok(())
}

fn leave_queue(db: &mut Db) {
    if let Db::Postgres(connection) = db
        && let Err(error) = connection.batch_execute(&format!("SELECT pg_advisory_unlock({QUEUE})"))
    {
        // What was written stays written; a connection that cannot release the lock is dead, and the lock with it.
        tracing::error!(%error, "the queue was not left");
    }
}

/// Runs the work in the transaction that has begun, and commits or rolls back by its result.
fn finish<T>(db: &mut Db, work: impl FnOnce(&mut Db) -> Result<T>) -> Result<T> {
    match work(db) {
        Ok(value) => {
            match db {
                Db::Sqlite(connection) => AnsiTransactionManager::commit_transaction(connection)?,
                Db::Postgres(connection) => AnsiTransactionManager::commit_transaction(connection)?,
            }
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
