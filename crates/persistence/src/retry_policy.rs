//! Attempts at work that writes, when other transactions get in its way.

use std::{
    thread,
    time::{Duration, Instant},
};

use diesel::connection::SimpleConnection;
use kernel::{Error, OwnerId, Result};

use crate::{Db, connection::unavailable};

/// The longest pause before another attempt, in milliseconds.
const MAX_BACKOFF_MILLIS: u64 = 64;
/// Further attempts after an error that may be a matter of chance and may be none.
const MAX_UNCLASSIFIED_RETRIES: u32 = 3;

/// First half of the advisory locks that queue colliding transactions: an arbitrary number, the same in every process of this
/// program. The second half is the owner whose they are, or 0. (A lock of one number, as that of the migrations, is never
/// the same as one of two.)
/// The session holds it, outside the transaction, whose view of the database begins only when its turn has come. SQLite
/// has one writer and needs no queue.
const QUEUE: i32 = 0x626F_6C65;

/// The attempts at one piece of work.
pub(crate) struct RetryPolicy {
    until: Instant,
    doubtful: u32,
    pause: u64,
    /// The advisory lock that is held.
    queue: Option<i32>,
}

impl RetryPolicy {
    /// Begins the attempts, for which there is time until a moment.
    pub fn until(until: Instant) -> Self {
        Self { until, doubtful: 0, pause: 4, queue: None }
    }

    /// Time left.
    pub fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }

    /// Says whether the work is run again after an error.
    ///
    /// PostgreSQL's refusals without a name are, too, a few times: one may be a deadlock (`40P01`), which Diesel reports
    /// without its code. A broken constraint may come from a transaction that was faster: the checks of the next attempt
    /// see what it wrote, and say what stands in the way.
    pub fn again(&mut self, error: &Error, db: &Db) -> bool {
        if self.left().is_zero() {
            return false;
        }
        match (error, db) {
            (Error::Retry, _) => true,
            (Error::UnclassifiedDb(_) | Error::Constraint { .. }, Db::Postgres(_)) => {
                self.doubtful += 1;
                self.doubtful <= MAX_UNCLASSIFIED_RETRIES
            }
            _ => false,
        }
    }

    /// Waits before the next attempt. Transactions of an owner that collided go on one after another, or they would collide
    /// again; those of nobody queue up together.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when the turn does not come in time.
    pub fn wait(&mut self, db: &mut Db, owner: Option<OwnerId>) -> Result<()> {
        if self.queue.is_none() {
            let queue = place(owner);
            self.queue = Some(queue);
            if let Db::Postgres(connection) = db {
                let wait = self.left().as_millis().max(1);
                let joined = connection.batch_execute(&format!(
                    "SET lock_timeout = {wait}; SELECT pg_advisory_lock({QUEUE}, {queue}); SET lock_timeout = DEFAULT"
                ));
                joined.map_err(unavailable)?;
            }
        }
        thread::sleep(Duration::from_millis(rand::random_range(0..=self.pause)));
        self.pause = (self.pause * 2).min(MAX_BACKOFF_MILLIS);
        Ok(())
    }

    /// Ends the attempts: others have their turn.
    pub fn end(self, db: &mut Db) {
        if let (Some(queue), Db::Postgres(connection)) = (self.queue, db)
            && let Err(error) = connection.batch_execute(&format!("SELECT pg_advisory_unlock({QUEUE}, {queue})"))
        {
            // Writes stay written; a connection that cannot release the lock is dead, and the lock with it.
            tracing::error!(%error, "the queue was not left");
        }
    }
}

/// Queue of an owner. Two owners whose ids are far apart may have the same one.
fn place(owner: Option<OwnerId>) -> i32 {
    let id = owner.map_or(0, OwnerId::get).rem_euclid(i64::from(i32::MAX));
    i32::try_from(id).unwrap_or_default()
}
