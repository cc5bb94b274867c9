//! Background job of the server: deleting expired rows.

use std::time::Duration;

use chrono::TimeDelta;
use persistence::{accounts::session, idempotency};

use crate::state::{AppState, moment};

/// Time for which the answer to an `Idempotency-Key` is kept.
const KEY_LIFE: TimeDelta = TimeDelta::days(30);

/// Deletes expired sessions, links and kept answers once an hour, and the entries that the limits no longer need.
pub async fn run(state: AppState) {
    let mut hours = tokio::time::interval(Duration::from_secs(3600));
    loop {
        hours.tick().await;
        state.limits.tidy();
        let at = moment();
        let purged =
            state.write(move |db| Ok((session::purge(db, at)?, idempotency::purge(db, at.plus(-KEY_LIFE))?))).await;
        match purged {
            Ok((sessions, keys)) => tracing::debug!(sessions, keys, "forgot what has ended"),
            Err(problem) => tracing::warn!(%problem, "could not forget what has ended"),
        }
    }
}
