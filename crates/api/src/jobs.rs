//! Background job of the server: deleting expired rows.

use std::time::Duration;

use chrono::TimeDelta;
use persistence::{
    accounts::{audit, session},
    idempotency,
};

use crate::state::{AppState, moment};

/// Time for which the answer to an `Idempotency-Key` is kept.
const KEY_LIFE: TimeDelta = TimeDelta::days(30);

/// Deletes expired sessions, links, kept answers and entries of the audit trail once an hour, and the entries that the limits no longer need.
pub async fn run(state: AppState) {
    let mut hours = tokio::time::interval(Duration::from_secs(3600));
    loop {
        hours.tick().await;
        state.limits.tidy();
        let at = moment();
        let purged = state.write(move |db| {
            Ok((session::purge(db, at)?, idempotency::purge(db, at.plus(-KEY_LIFE))?, audit::purge(db, at)?))
        });
        match purged.await {
            Ok((sessions, keys, entries)) => tracing::debug!(sessions, keys, entries, "forgot what has ended"),
            Err(problem) => tracing::warn!(%problem, "could not forget what has ended"),
        }
    }
}
