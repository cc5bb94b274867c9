//! Activity counters of the store for metrics: pool usage, queued jobs and retries.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// Activity of the store: gauges of this moment, and counters since it was opened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Activity {
    /// Usage of the read pool.
    pub readers: PoolUsage,
    /// Usage of the write pool.
    pub writers: PoolUsage,
    /// Number of jobs that wait for a connection.
    pub waiting: u64,
    /// Number of jobs that have waited for a connection.
    pub waits: u64,
    /// Total time of these waits.
    pub waited: Duration,
    /// Number of retries of write transactions after conflicts.
    pub retries: u64,
    /// Size of the write-ahead log of SQLite, in bytes.
    pub wal_bytes: Option<u64>,
}

/// Usage of a connection pool.
#[derive(Clone, Copy, Debug, Default)]
pub struct PoolUsage {
    /// Number of open connections.
    pub connections: u32,
    /// Number of idle connections.
    pub idle: u32,
}

/// Counters of a store since it was opened.
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

    /// Counts a retry of a write.
    pub fn note_retry(&self) {
        self.retries.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the counters; the store itself adds the gauges.
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
