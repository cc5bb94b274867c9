//! Retry policy of write transactions: exponential back-off after conflicts, and a queue per tenant by an advisory
//! lock.

use std::{
    thread,
    time::{Duration, Instant},
};

use diesel::connection::SimpleConnection;
use kernel::{Error, OwnerId, Result};

use crate::{Db, connection::unavailable};

/// Maximum back-off before a retry, in milliseconds.
const MAX_BACKOFF_MILLIS: u64 = 64;
/// Maximum number of retries after unclassified errors and broken constraints, which may be transient.
const MAX_UNCLASSIFIED_RETRIES: u32 = 3;

/// First half of the advisory locks that queue colliding transactions: an arbitrary number, the same in every process
/// of this program. The second half is the tenant's id, or 0. (A lock by two numbers never equals one by a single
/// number, such as that of the migrations.)
///
/// The session acquires it outside the transaction, so that the snapshot begins after the wait. SQLite has a single
/// writer and needs no queue.
const ADVISORY_LOCK_CLASS: i32 = 0x626F_6C65;

pub(crate) struct RetryPolicy {
    until: Instant,
    unclassified_retries: u32,
    pause: u64,
    queue: Option<i32>,
}

impl RetryPolicy {
    /// Begins the attempts, with a deadline.
    pub fn until(until: Instant) -> Self {
        Self { until, unclassified_retries: 0, pause: 4, queue: None }
    }

    /// Time until the deadline.
    pub fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }

    /// Returns whether the job is retried after an error.
    ///
    /// Unclassified errors of PostgreSQL are retried a few times: one may be a deadlock (`40P01`), which Diesel reports
    /// without its code. A constraint violation may result from a faster transaction: the next attempt sees its rows,
    /// and reports the conflict.
    pub fn again(&mut self, error: &Error, db: &Db) -> bool {
        if self.left().is_zero() {
            return false;
        }
        match (error, db) {
            (Error::Retry, _) => true,
            (Error::UnclassifiedDb(_) | Error::Constraint { .. }, Db::Postgres(_)) => {
                self.unclassified_retries += 1;
                self.unclassified_retries <= MAX_UNCLASSIFIED_RETRIES
            }
            _ => false,
        }
    }

    /// Waits before the next attempt. Collided transactions of a tenant are serialised, or they would collide again;
    /// those without a tenant share one queue.
    ///
    /// # Errors
    /// [`Error::Unavailable`] at the deadline.
    pub fn wait(&mut self, db: &mut Db, owner: Option<OwnerId>) -> Result<()> {
        if self.queue.is_none() {
            let queue = lock_key(owner);
            self.queue = Some(queue);
            if let Db::Postgres(connection) = db {
                let wait = self.left().as_millis().max(1);
                let joined = connection.batch_execute(&format!(
                    "SET lock_timeout = {wait}; SELECT pg_advisory_lock({ADVISORY_LOCK_CLASS}, {queue}); \
                     SET lock_timeout = DEFAULT"
                ));
                joined.map_err(unavailable)?;
            }
        }
        thread::sleep(Duration::from_millis(rand::random_range(0..=self.pause)));
        self.pause = (self.pause * 2).min(MAX_BACKOFF_MILLIS);
        Ok(())
    }

    /// Ends the attempts and releases the queue.
    pub fn end(self, db: &mut Db) {
        if let (Some(queue), Db::Postgres(connection)) = (self.queue, db)
            && let Err(error) =
                connection.batch_execute(&format!("SELECT pg_advisory_unlock({ADVISORY_LOCK_CLASS}, {queue})"))
        {
            // Committed writes are unaffected; a connection that cannot release the lock is dead, and the lock with it.
            tracing::error!(%error, "the advisory lock was not released");
        }
    }
}

/// Second half of the advisory lock of a tenant. Two tenants whose ids are far apart may share one.
fn lock_key(owner: Option<OwnerId>) -> i32 {
    let id = owner.map_or(0, OwnerId::get).rem_euclid(i64::from(i32::MAX));
    i32::try_from(id).unwrap_or_default()
}
