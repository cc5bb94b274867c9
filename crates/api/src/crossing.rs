//! Crossings to the database: how many works are there at a time, and how long a request waits for one.

use std::time::{Duration, Instant};

use kernel::{Error, Result};
use tokio::time::timeout_at;

use crate::{blocking::blocking, http::Problem, turns::Turns};

/// Works that read at a time, each with a thread: as many as have a connection, and as many that are ready to take one.
const READING: usize = 16;
/// Works that write at a time. On SQLite most of them wait for the same sync of the disk.
const WRITING: usize = 64;
/// Time after the end of its patience within which work must be done: a database that hangs is not waited for.
const LEFT: Duration = Duration::from_secs(2);

/// The works of one kind. Those that find no place wait here, in the order in which they came and without a thread.
#[derive(Clone)]
pub struct Crossing {
    places: Turns<()>,
    /// Refusal of work that was begun and is not waited for any more.
    late: fn() -> Error,
}

impl Crossing {
    /// The works that read.
    pub fn reading() -> Self {
        let late = || Error::Unavailable("the database did not answer in time".into());
        Self { places: Turns::new(READING, u64::MAX), late }
    }

    /// The works that write.
    pub fn writing() -> Self {
        let late = || Error::Undecided("the database did not answer in time".into());
        Self { places: Turns::new(WRITING, u64::MAX), late }
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
        timeout_at((until + LEFT).into(), work).await.unwrap_or_else(|_| Err((self.late)().into()))
    }

    /// Number of works that are there or wait for a place.
    pub fn works(&self) -> u64 {
        self.places.people()
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, thread};

    use actix_web::ResponseError;

    use super::*;

    fn soon() -> Instant {
        Instant::now() + Duration::from_millis(50)
    }

    #[actix_web::test]
    async fn work_that_hangs_is_answered_and_keeps_its_place() {
        let crossing = Crossing { places: Turns::new(1, u64::MAX), ..Crossing::writing() };
        let (end, hangs) = mpsc::channel::<()>();
        let began = Instant::now();
        let late = crossing.run(soon(), move || Ok(hangs.recv().is_ok())).await.expect_err("a refusal");
        assert!(began.elapsed() < LEFT + Duration::from_secs(1), "{:?}", began.elapsed());
        assert_eq!(late.status_code(), 503);
        assert!(format!("{late:?}").contains("Undecided"), "{late:?}");
        let refused = crossing.run(soon(), || Ok(())).await.expect_err("no place");
        assert!(format!("{refused:?}").contains("Unavailable"), "what was not begun was not written: {refused:?}");
        drop(end);
        while crossing.works() > 0 {
            thread::yield_now();
        }
        crossing.run(soon(), || Ok(())).await.expect("a place again");
    }
}
