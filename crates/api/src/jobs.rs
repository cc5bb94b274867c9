//! Background jobs of the server: deleting what has ended, emptying the log of the database's file and looking through the
//! file, checking readiness.

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use persistence::{purge, readiness};
use tokio::time::MissedTickBehavior;

use crate::{
    blocking::blocking,
    readiness::READS_INTERVAL,
    state::{AppState, current_time},
};

/// Hours from one look through the whole file to the next.
const INTEGRITY_CHECK_INTERVAL_HOURS: u64 = 24;

/// Once an hour deletes what has ended and the entries that the limits no longer need, and checkpoints the database's log;
/// at the start and once a day looks through the database's file for damage.
pub async fn run(state: AppState) {
    let mut hours = tokio::time::interval(Duration::from_secs(3600));
    let mut last = None;
    for hour in 0_u64.. {
        hours.tick().await;
        state.limits.evict_idle();
        last = purge(&state, last).await;
        checkpoint(&state).await;
        if hour.is_multiple_of(INTEGRITY_CHECK_INTERVAL_HOURS) {
            integrity_check(&state).await;
        }
    }
}

/// Checks the database at an interval, for the probes of `/readyz`.
pub async fn watch_readiness(state: AppState) {
    let mut interval = tokio::time::interval(READS_INTERVAL);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        state.readiness.refresh(state.store()).await;
    }
}

/// Deletes what has ended; returns when this was last done by this process, given the time before.
async fn purge(state: &AppState, last: Option<Instant>) -> Option<Instant> {
    let began = Instant::now();
    let ran = last.map(|last| began.duration_since(last)).unwrap_or_default();
    let ran = TimeDelta::from_std(ran).unwrap_or_default();
    let at = current_time();
    let store = state.store().clone();
    match blocking(move || store.write(|db| purge::run(db, at, ran))).await {
        Ok(purge::Purged { sessions, keys, entries }) => {
            tracing::debug!(sessions, keys, entries, "forgot what has ended");
            Some(began)
        }
        Err(problem) => {
            tracing::warn!(%problem, "could not forget what has ended");
            last
        }
    }
}

async fn checkpoint(state: &AppState) {
    let store = state.store().clone();
    match blocking(move || store.checkpoint()).await {
        Ok(true) => {}
        Ok(false) => tracing::warn!("long reads kept the database's log from being emptied"),
        Err(problem) => tracing::warn!(%problem, "could not empty the database's log"),
    }
}

async fn integrity_check(state: &AppState) {
    let store = state.store().clone();
    // Damage is noted, and logged, where it is found.
    if let Err(problem) = blocking(move || readiness::check_file(&store)).await {
        tracing::warn!(%problem, "the database's file is not as it should be");
    }
}
