//! Activity of the store: connections in use, jobs that wait for one, and jobs run again.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// Activity of the store at a moment, and since it was opened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Activity {
    /// Connections that read.
    pub readers: PoolUsage,
    /// Connections that write.
    pub writers: PoolUsage,
    /// Number of works that wait for a connection.
    pub waiting: u64,
    /// Number of works that had to wait for a connection, so far.
    pub waits: u64,
    /// Time that they waited, together.
    pub waited: Duration,
    /// Number of times that a write was run again because others got in its way.
    pub retries: u64,
    /// Size of the log of an embedded database.
    pub log_bytes: Option<u64>,
}

/// Use of a pool of connections.
#[derive(Clone, Copy, Debug, Default)]
pub struct PoolUsage {
    /// Number of open connections.
    pub connections: u32,
    /// Number of those that do nothing.
    pub idle: u32,
}

/// Counts of a store since it was opened.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    waiting: AtomicU64,
    waits: AtomicU64,
    waited_micros: AtomicU64,
    retries: AtomicU64,
}

impl Counts {
    /// Counts a wait for a connection.
    pub fn wait<T>(&self, wait: impl FnOnce() -> T) -> T {
        let began = Instant::now();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let outcome = wait();
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        self.waits.fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.waited_micros.fetch_add(micros, Ordering::Relaxed);
        outcome
    }

    /// Counts one more run of a write.
    pub fn note_retry(&self) {
        self.retries.fetch_add(1, Ordering::Relaxed);
    }

    /// The counts, without what the store itself knows.
    pub fn activity(&self) -> Activity {
        Activity {
            waiting: self.waiting.load(Ordering::Relaxed),
            waits: self.waits.load(Ordering::Relaxed),
            waited: Duration::from_micros(self.waited_micros.load(Ordering::Relaxed)),
            retries: self.retries.load(Ordering::Relaxed),
            ..Activity::default()
        }
    }
}
