//! Whether the database does its work, asked at most once a second.

use std::time::{Duration, Instant};

use persistence::{Store, readiness};
use tokio::{sync::Mutex, time::timeout};

use crate::blocking::blocking;

/// Time for which a check holds: whoever asks more often does not make the database write more often.
const CHECK_HOLDS: Duration = Duration::from_secs(1);

/// Time after which a check is not waited for: longer than it waits for others, and for a server to be reached.
const LONGEST: Duration = Duration::from_secs(8);

/// The last check of the database, for all who ask; those who ask meanwhile wait for it.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, Result<(), String>)>>);

impl Readiness {
    /// Checks the database, or returns what the check of a moment ago found: the cause of a fault.
    pub async fn check(&self, store: &Store) -> Result<(), String> {
        let mut last = self.0.lock().await;
        if let Some((at, outcome)) = &*last
            && at.elapsed() < CHECK_HOLDS
        {
            return outcome.clone();
        }
        let store = store.clone();
        let outcome = match timeout(LONGEST, blocking(move || readiness::check(&store))).await {
            Ok(outcome) => outcome.map_err(|problem| problem.to_string()),
            Err(_) => Err("the database did not answer in time".into()),
        };
        *last = Some((Instant::now(), outcome.clone()));
        outcome
    }
}
