//! Readiness: the last checks of the database, repeated by a background job.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use kernel::{Error, Result};
use persistence::{Store, readiness};
use tokio::time::timeout;

use crate::blocking::blocking;

/// Interval of the checks. A probe returns the last result, so that no client causes database work.
pub const READS_INTERVAL: Duration = Duration::from_secs(1);

const WRITES_INTERVAL: Duration = Duration::from_secs(5);

/// Time after which a check counts as failed: longer than it waits for locks, and for a server to be reached.
const CHECK_TIMEOUT: Duration = Duration::from_secs(8);

/// Age from which a report is out of date: the background job is behind.
const MAX_CHECK_AGE: Duration = Duration::from_secs(15);

/// Outcome of the last checks: the cause where one failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The database answers, and this program works with its schema.
    pub reads: Result<(), String>,
    /// The database accepts a durable write, and no damage was detected.
    pub writes: Result<(), String>,
}

struct Last {
    report: Report,
    checked_at: Instant,
    wrote_at: Instant,
}

/// The last report, shared by all requests.
#[derive(Default)]
pub struct Readiness {
    last: Mutex<Option<Last>>,
    checking: tokio::sync::Mutex<()>,
}

impl Readiness {
    /// Returns the last report. Requests wait for a check only before the first one, and where it is out of date.
    pub async fn report(&self, store: &Store) -> Report {
        if let Some(report) = self.current() {
            return report;
        }
        let _checking = self.checking.lock().await;
        match self.current() {
            Some(report) => report,
            None => self.check(store).await,
        }
    }

    pub async fn refresh(&self, store: &Store) -> Report {
        let _checking = self.checking.lock().await;
        self.check(store).await
    }

    fn current(&self) -> Option<Report> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.as_ref().filter(|last| last.checked_at.elapsed() < MAX_CHECK_AGE).map(|last| last.report.clone())
    }

    async fn check(&self, store: &Store) -> Report {
        let wrote_at = {
            let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
            let recent = |last: &&Last| last.report.writes.is_ok() && last.wrote_at.elapsed() < WRITES_INTERVAL;
            last.as_ref().filter(recent).map(|last| last.wrote_at)
        };
        let reads = within_timeout(store, readiness::check_reads).await;
        let writes = match (&reads, wrote_at) {
            (Err(cause), _) => Err(cause.clone()),
            (Ok(()), Some(_)) => Ok(()),
            (Ok(()), None) => within_timeout(store, readiness::check_writes).await,
        };
        let report = Report { reads, writes };
        let now = Instant::now();
        let last = Last { report: report.clone(), checked_at: now, wrote_at: wrote_at.unwrap_or(now) };
        let before = self.last.lock().unwrap_or_else(PoisonError::into_inner).replace(last);
        log_change(before.map(|last| last.report).as_ref(), &report);
        report
    }
}

async fn within_timeout(
    store: &Store,
    check: impl FnOnce(&Store) -> Result<()> + Send + 'static,
) -> Result<(), String> {
    let store = store.clone();
    match timeout(CHECK_TIMEOUT, blocking(move || Ok(check(&store)))).await {
        Ok(Ok(outcome)) => outcome.map_err(|error| match error {
            Error::Unavailable(cause) => cause,
            error => error.to_string(),
        }),
        Ok(Err(problem)) => Err(problem.to_string()),
        Err(_) => Err("the database did not answer in time".into()),
    }
}

/// Logs a transition between success and failure of reads or writes.
fn log_change(before: Option<&Report>, report: &Report) {
    let outcome = |report: &Report| (report.reads.is_ok(), report.writes.is_ok());
    let was = before.map_or((true, true), outcome);
    match report {
        _ if was == outcome(report) => {}
        Report { reads: Err(cause), .. } => tracing::error!(cause, "not ready: reads and writes fail"),
        Report { writes: Err(cause), .. } => tracing::error!(cause, "not ready: writes fail"),
        Report { .. } => tracing::info!("ready again"),
    }
}
