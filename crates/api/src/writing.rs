//! Works that write in the database: how many are there at a time, and how long a request waits for one.

use std::time::Instant;

use kernel::{Error, Result};
use tokio::time::timeout_at;

use crate::{blocking::blocking, http::Problem, reading::LEFT, turns::Turns};

/// Works that write at a time, each with a thread. On SQLite most of them wait for the same sync of the disk.
const AT_ONCE: usize = 64;

/// The works that write. Those that find no place wait here, in the order in which they came and without a thread.
#[derive(Clone)]
pub struct Writing {
    places: Turns<()>,
}

impl Default for Writing {
    fn default() -> Self {
        Self::new(AT_ONCE)
    }
}

impl Writing {
    fn new(places: usize) -> Self {
        Self { places: Turns::new(places, usize::MAX) }
    }

    /// Runs work off the async threads. It waits for others until a moment at most, and is answered soon after that
    /// whatever becomes of it.
    ///
    /// # Errors
    /// Errors of the work; [`Error::Unavailable`] or [`Error::Undecided`] when it takes too long.
    pub async fn run<T: Send + 'static>(
        &self,
        until: Instant,
        work: impl FnOnce() -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let place = timeout_at(until.into(), self.places.take(())).await.ok().flatten();
        let place = place.ok_or_else(|| Error::Unavailable("too many works at the database".into()))?;
        let work = blocking(move || {
            // The place is free when the work has ended, even if nobody waits for the result any more.
            let _place = place;
            work()
        });
        timeout_at((until + LEFT).into(), work)
            .await
            .unwrap_or_else(|_| Err(Error::Undecided("the database did not answer in time".into()).into()))
    }

    /// Number of works that are there or wait for a place.
    pub fn works(&self) -> usize {
        self.places.people()
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, thread, time::Duration};

    use actix_web::ResponseError;

    use super::*;

    fn soon() -> Instant {
        Instant::now() + Duration::from_millis(50)
    }

    #[actix_web::test]
    async fn work_that_hangs_is_answered_and_keeps_its_place() {
        let writing = Writing::new(1);
        let (end, hangs) = mpsc::channel::<()>();
        let began = Instant::now();
        let late = writing.run(soon(), move || Ok(hangs.recv().is_ok())).await.expect_err("a refusal");
        assert!(began.elapsed() < LEFT + Duration::from_secs(1), "{:?}", began.elapsed());
        assert_eq!(late.status_code(), 503);
        assert!(format!("{late:?}").contains("Undecided"), "{late:?}");
        let refused = writing.run(soon(), || Ok(())).await.expect_err("no place");
        assert!(format!("{refused:?}").contains("Unavailable"), "what was not begun was not written: {refused:?}");
        drop(end);
        while writing.works() > 0 {
            thread::yield_now();
        }
        writing.run(soon(), || Ok(())).await.expect("a place again");
    }
}
