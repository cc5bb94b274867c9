//! Background jobs: purge, checkpoint, integrity check, readiness.

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use persistence::{purge, readiness};
use tokio::time::MissedTickBehavior;

use crate::{
    blocking::blocking,
    readiness::READS_INTERVAL,
    state::{AppState, current_time},
};

const INTEGRITY_CHECK_INTERVAL_HOURS: u64 = 24;

/// Purges expired rows, evicts idle limits and checkpoints the log every hour; checks the integrity of the file at the
/// start and once a day.
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

/// Purges expired rows; returns the time of the last successful purge.
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
