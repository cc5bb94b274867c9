//! Works that read in the database: few threads, which take the next work of each owner in turn. A thread that has done one
//! work goes on with another, without sleeping where some wait.

use std::{
    collections::{HashMap, VecDeque},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use actix_web::rt::task::spawn_blocking;
use kernel::{Error, OwnerId, Result};
use tokio::{sync::oneshot, time::timeout_at};

use crate::{
    callers::{LONGEST, OF_ONE, WAIT},
    http::Problem,
    logging::carried,
};

/// Time after the end of its patience within which work must be done: a database that hangs is not waited for.
pub const LEFT: Duration = Duration::from_secs(2);

/// Works of nobody that wait: sign-ins, the open calculator.
const OF_NOBODY: usize = 1_000;

/// Work that somebody waits for, as long as its claim is not taken.
struct Work {
    claim: Claim,
    run: Box<dyn FnOnce() + Send>,
}

/// The works that read, of owners and of nobody.
#[derive(Clone)]
pub struct Reading {
    threads: usize,
    lines: Arc<Mutex<Lines>>,
}

#[derive(Default)]
struct Lines {
    /// Threads at work.
    threads: usize,
    of: HashMap<Option<OwnerId>, Line>,
    /// Whose work is next: each that has some waiting, and less than its share running, stands here once.
    next: VecDeque<Option<OwnerId>>,
}

#[derive(Default)]
struct Line {
    waiting: VecDeque<Work>,
    running: usize,
    is_next: bool,
}

/// Who takes it decides of a work: the thread that begins it, or who waited for it and does no more.
#[derive(Clone, Default)]
struct Claim(Arc<AtomicBool>);

impl Claim {
    /// True for the first who takes it.
    fn take(&self) -> bool {
        !self.0.swap(true, Ordering::AcqRel)
    }

    fn is_open(&self) -> bool {
        !self.0.load(Ordering::Acquire)
    }
}

/// Leaves the work when nobody waits for it any more.
struct Waiter(Claim);

impl Drop for Waiter {
    fn drop(&mut self) {
        self.0.take();
    }
}

impl Reading {
    /// Makes the lines before so many threads.
    pub fn new(threads: usize) -> Self {
        Self { threads, lines: Arc::default() }
    }

    /// Runs work off the async threads, of an owner in the owner's turn. It waits for others until a moment at most, and is
    /// answered soon after that whatever becomes of it.
    ///
    /// # Errors
    /// Errors of the work; 429 when too many of the owner's works wait already; [`Error::Unavailable`] when too many of
    /// nobody's do, or it takes too long.
    pub async fn run<T: Send + 'static>(
        &self,
        owner: Option<OwnerId>,
        until: Instant,
        work: impl FnOnce() -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let (answer, mut answered) = oneshot::channel();
        let claim = Claim::default();
        let work = carried(work);
        let run = Box::new(move || {
            // Nobody may be there any more.
            let _ = answer.send(work());
        });
        let waiter = Waiter(claim.clone());
        self.queue_up(owner, Work { claim, run })?;
        let late = |what: &str| Err(Error::Unavailable(what.into()).into());
        let outcome = match timeout_at(until.into(), &mut answered).await {
            Ok(outcome) => outcome,
            Err(_) if waiter.0.take() => return late("too many works at the database"),
            Err(_) => match timeout_at((until + LEFT).into(), answered).await {
                Ok(outcome) => outcome,
                Err(_) => return late("the database did not answer in time"),
            },
        };
        outcome.unwrap_or_else(|_| Err(Error::Internal("the work was cut off".into()))).map_err(Problem::from)
    }

    /// Number of works that run or are waited for.
    pub fn works(&self) -> usize {
        let waiting = |line: &Line| line.waiting.iter().filter(|work| work.claim.is_open()).count();
        self.lines().of.values().map(|line| waiting(line) + line.running).sum()
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works of one owner, or of nobody, that run at a time.
    fn share(&self, owner: Option<OwnerId>) -> usize {
        if owner.is_some() { OF_ONE } else { self.threads }
    }

    fn queue_up(&self, owner: Option<OwnerId>, work: Work) -> Result<(), Problem> {
        let mut lines = self.lines();
        let line = lines.of.entry(owner).or_default();
        let longest = if owner.is_some() { LONGEST } else { OF_NOBODY };
        let left = line.leave_room(longest);
        if line.waiting.len() + line.running >= longest {
            return Err(match owner {
                Some(_) => Problem::rate_limited(WAIT),
                None => Error::Unavailable("too many works at the database".into()).into(),
            });
        }
        line.waiting.push_back(work);
        lines.stand_next(owner, self.share(owner));
        if lines.threads < self.threads && !lines.next.is_empty() {
            lines.threads += 1;
            let reading = self.clone();
            drop(lines);
            spawn_blocking(move || reading.work_off());
        } else {
            drop(lines);
        }
        drop(left);
        Ok(())
    }

    /// Does one work after another until none is next.
    fn work_off(&self) {
        let mut done = None;
        while let Some((owner, work)) = self.following(done) {
            if work.claim.take() {
                // The answer says that the work was cut off; the thread goes on.
                let _ = catch_unwind(AssertUnwindSafe(work.run));
            }
            done = Some(owner);
        }
    }

    /// Notes that a work of somebody is done, and takes the next one; none ends the thread.
    fn following(&self, done: Option<Option<OwnerId>>) -> Option<(Option<OwnerId>, Work)> {
        let mut lines = self.lines();
        if let Some(owner) = done {
            lines.end(owner, self.share(owner));
        }
        let Some((owner, work)) = lines.take() else {
            lines.threads -= 1;
            return None;
        };
        lines.stand_next(owner, self.share(owner));
        Some((owner, work))
    }
}

impl Line {
    /// Takes out of a full line the works that nobody waits for any more, for the caller to drop.
    fn leave_room(&mut self, longest: usize) -> Vec<Work> {
        if self.waiting.len() + self.running < longest {
            return Vec::new();
        }
        let (open, left): (Vec<_>, Vec<_>) = self.waiting.drain(..).partition(|work| work.claim.is_open());
        self.waiting = open.into();
        left
    }
}

impl Lines {
    fn stand_next(&mut self, owner: Option<OwnerId>, share: usize) {
        let Some(line) = self.of.get_mut(&owner) else { return };
        if !line.is_next && line.running < share && !line.waiting.is_empty() {
            line.is_next = true;
            self.next.push_back(owner);
        }
    }

    fn take(&mut self) -> Option<(Option<OwnerId>, Work)> {
        loop {
            let owner = self.next.pop_front()?;
            let Some(line) = self.of.get_mut(&owner) else { continue };
            line.is_next = false;
            // All that waited may have been left meanwhile.
            let Some(work) = line.waiting.pop_front() else { continue };
            line.running += 1;
            return Some((owner, work));
        }
    }

    fn end(&mut self, owner: Option<OwnerId>, share: usize) {
        let Some(line) = self.of.get_mut(&owner) else { return };
        line.running -= 1;
        if line.running == 0 && line.waiting.is_empty() {
            self.of.remove(&owner);
        } else {
            self.stand_next(owner, share);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, thread};

    use actix_web::ResponseError;
    use futures_util::{FutureExt, future::join_all};

    use super::*;

    fn owner(id: i64) -> Option<OwnerId> {
        Some(kernel::UserId::from(id).into())
    }

    fn after(milliseconds: u64) -> Instant {
        Instant::now() + Duration::from_millis(milliseconds)
    }

    /// Work that ends when its sender is dropped.
    fn hanging() -> (mpsc::Sender<()>, impl FnOnce() -> Result<()> + Send + 'static) {
        let (end, hangs) = mpsc::channel::<()>();
        (end, move || {
            let _ = hangs.recv();
            Ok(())
        })
    }

    async fn until_works(reading: &Reading, count: usize) {
        while reading.works() != count {
            actix_web::rt::task::yield_now().await;
        }
    }

    #[actix_web::test]
    async fn an_owner_waits_for_himself_and_nobody_else_does() {
        let reading = Reading::new(4);
        let (end, first) = hanging();
        let (_end_too, second) = hanging();
        let mut held = [
            Box::pin(reading.run(owner(1), after(60_000), first)),
            Box::pin(reading.run(owner(1), after(60_000), second)),
        ];
        assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
        let refused = reading.run(owner(1), after(50), || Ok(())).await.expect_err("the third work waits");
        assert_eq!(refused.status_code(), 503);
        reading.run(owner(2), after(60_000), || Ok(())).await.expect("another owner's");
        reading.run(None, after(60_000), || Ok(())).await.expect("nobody's");
        drop(end);
        reading.run(owner(1), after(60_000), || Ok(())).await.expect("a turn again");
    }

    #[actix_web::test]
    async fn the_line_of_an_owner_is_bounded() {
        let reading = Reading::new(1);
        let (end, first) = hanging();
        let mut held = vec![reading.run(owner(1), after(60_000), first).boxed_local()];
        held.extend((1..LONGEST).map(|_| reading.run(owner(1), after(60_000), || Ok(())).boxed_local()));
        assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
        let refused = reading.run(owner(1), after(60_000), || Ok(())).await.expect_err("a refusal at once");
        assert_eq!(refused.status_code(), 429);
        // Who gave up is not waited for.
        held.truncate(50);
        assert_eq!(reading.works(), 50);
        held.push(reading.run(owner(1), after(60_000), || Ok(())).boxed_local());
        assert!(held.iter_mut().all(|one| one.now_or_never().is_none()), "there is room again");
        drop(end);
        assert!(join_all(held).await.into_iter().all(|done| done.is_ok()));
        until_works(&reading, 0).await;
        assert!(reading.lines().of.is_empty() && reading.lines().next.is_empty(), "nobody is remembered");
    }

    #[actix_web::test]
    async fn owners_are_served_in_turn() {
        let reading = Reading::new(1);
        let (end, first) = hanging();
        let (order, seen) = mpsc::channel();
        let mut held = vec![reading.run(owner(9), after(60_000), first).boxed_local()];
        for id in [1, 1, 1, 2, 3] {
            let order = order.clone();
            held.push(
                reading
                    .run(owner(id), after(60_000), move || order.send(id).map_err(|_| Error::NotFound))
                    .boxed_local(),
            );
        }
        assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
        drop(end);
        join_all(held).await;
        assert_eq!(seen.try_iter().collect::<Vec<_>>(), [1, 2, 3, 1, 1]);
    }

    #[actix_web::test]
    async fn work_that_hangs_is_answered_and_keeps_its_place() {
        let reading = Reading::new(1);
        let (end, hangs) = hanging();
        let began = Instant::now();
        let late = reading.run(None, after(50), hangs).await.expect_err("a refusal");
        assert!(began.elapsed() >= LEFT && began.elapsed() < LEFT + Duration::from_secs(1), "{:?}", began.elapsed());
        assert_eq!(late.status_code(), 503);
        let (told, ran) = mpsc::channel();
        let refused = reading.run(None, after(50), move || told.send(()).map_err(|_| Error::NotFound)).await;
        assert_eq!(refused.expect_err("no thread").status_code(), 503);
        drop(end);
        reading.run(None, after(60_000), || Ok(())).await.expect("a thread again");
        assert!(ran.recv().is_err(), "what nobody waits for is not begun");
    }

    #[actix_web::test]
    async fn work_that_panics_is_cut_off_and_the_thread_goes_on() {
        let reading = Reading::new(1);
        let cut =
            reading.run(owner(1), after(60_000), || -> Result<()> { std::panic::resume_unwind(Box::new(())) }).await;
        assert_eq!(cut.expect_err("an error").status_code(), 500);
        let here = reading.run(owner(1), after(60_000), || Ok(thread::current().id())).await;
        assert_ne!(here.expect("a thread"), thread::current().id());
        until_works(&reading, 0).await;
    }
}
