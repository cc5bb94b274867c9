//! Works that read in the database: few threads, which take the next work of each owner in turn. A thread that has done one
//! work goes on with another, without sleeping where some wait. Long works have threads of their own, behind all others.

use std::{
    collections::{HashMap, VecDeque},
    iter::repeat_n,
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, available_parallelism},
    time::{Duration, Instant},
};

use kernel::{Error, OwnerId, Result};
use persistence::{READERS, Store};
use tokio::{sync::oneshot, time::timeout_at};

use crate::{
    callers::{LONGEST, OF_ONE, WAIT},
    http::Problem,
    logging::carried,
    priority,
};

/// Time after the end of its patience within which work must be done: a database that hangs is not waited for.
pub const LEFT: Duration = Duration::from_secs(2);

/// Works of nobody that wait: sign-ins, the open calculator.
const OF_NOBODY: usize = 1_000;

/// Time on a processor from which on the works of an owner are long: others notice them. Waiting does not count.
const LONG: Duration = Duration::from_millis(2);
/// Time after one owner asked and then another, during which both count as there: the next work is not to find all
/// processors taken.
const THERE: Duration = Duration::from_secs(1);

/// Work that somebody waits for, as long as its claim is not taken.
struct Work {
    claim: Claim,
    run: Box<dyn FnOnce() + Send>,
}

/// The works that read, of owners and of nobody.
#[derive(Clone)]
pub struct Reading {
    /// Threads for all works but the long ones.
    usual_threads: usize,
    /// Threads for long works; where there are none, these are as others.
    long_threads: usize,
    /// Works of an owner whose works are long that run at a time while others are there.
    long_at_once: usize,
    /// Time after two owners asked, one after the other, during which both count as there.
    there: Duration,
    all: Arc<All>,
}

/// The lines of all, and what the threads of each kind sleep on.
#[derive(Default)]
struct All {
    lines: Mutex<Lines>,
    usual_is_next: Condvar,
    long_is_next: Condvar,
}

#[derive(Default)]
struct Lines {
    of: HashMap<Option<OwnerId>, Line>,
    /// Owners whose work is next: each that has some waiting, and less than its share running, stands here once.
    usual_next: VecDeque<Option<OwnerId>>,
    /// The same, of owners whose works are long.
    long_next: VecDeque<Option<OwnerId>>,
    /// Owner who asked last.
    latest: Option<OwnerId>,
    /// Moment at which an owner last asked after another.
    shared: Option<Instant>,
}

#[derive(Default)]
struct Line {
    waiting: VecDeque<Work>,
    running: usize,
    /// Time on a processor that the last works took, the latest counting most.
    usual: Duration,
    is_next: bool,
}

/// Owner of a work that is done, and the time that it had on a processor; none if it was not begun.
type Done = (Option<OwnerId>, Option<Duration>);

/// Right to decide of a work, taken once: by the thread that begins it, or by who waited for it and does no more.
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
    /// Makes the lines before a database, with as many threads as it has connections. An embedded one works on the
    /// processors of this machine, so long works have threads of their own, and those of one owner half of the processors;
    /// a server works elsewhere.
    pub fn before(store: &Store) -> Self {
        let (readers, processors) = (usize::from(READERS), available_parallelism().map_or(1, NonZero::get));
        if !store.is_embedded() {
            return Self::new(readers, 0, OF_ONE, THERE);
        }
        let long = processors.min(readers / 2);
        Self::new(readers - long, long, (processors / 2).clamp(1, OF_ONE), THERE)
    }

    fn new(usual_threads: usize, long_threads: usize, long_at_once: usize, there: Duration) -> Self {
        let reading = Self { usual_threads, long_threads, long_at_once, there, all: Arc::default() };
        // All are begun here: a thread has the priority of the one that begins it.
        for is_long in repeat_n(false, usual_threads).chain(repeat_n(true, long_threads)) {
            let reading = reading.clone();
            thread::spawn(move || reading.work_off(is_long));
        }
        reading
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
        self.all.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works of one owner, or of nobody, that run at a time.
    fn share(&self, owner: Option<OwnerId>, line: &Line, is_shared: bool) -> usize {
        match owner {
            None => self.usual_threads,
            Some(_) if line.usual >= LONG && is_shared => self.long_at_once,
            Some(_) => OF_ONE,
        }
    }

    fn stand_next(&self, lines: &mut Lines, owner: Option<OwnerId>) {
        // Others are there who wait or are served, and those who asked a moment ago.
        let is_shared = lines.of.len() > 1 || lines.shared.is_some_and(|at| at.elapsed() < self.there);
        let Some(line) = lines.of.get_mut(&owner) else { return };
        if line.is_next || line.running >= self.share(owner, line, is_shared) || line.waiting.is_empty() {
            return;
        }
        line.is_next = true;
        if owner.is_some() && line.usual >= LONG && self.long_threads > 0 {
            lines.long_next.push_back(owner);
        } else {
            lines.usual_next.push_back(owner);
        }
    }

    fn queue_up(&self, owner: Option<OwnerId>, work: Work) -> Result<(), Problem> {
        let mut lines = self.lines();
        let line = lines.of.entry(owner).or_default();
        let longest = if owner.is_some() { LONGEST } else { OF_NOBODY };
        let left = line.leave_room(longest);
        if line.waiting.len() + line.running >= longest {
            return Err(match owner {
                Some(_) => Problem::rate_limited("reads_of_tenant", WAIT),
                None => Error::Unavailable("too many works at the database".into()).into(),
            });
        }
        line.waiting.push_back(work);
        if let Some(owner) = owner
            && lines.latest.replace(owner).is_some_and(|latest| latest != owner)
        {
            lines.shared = Some(Instant::now());
        }
        self.stand_next(&mut lines, owner);
        self.wake(&lines);
        drop(lines);
        drop(left);
        Ok(())
    }

    /// Wakes a thread of each kind for which work is next, if one sleeps; it wakes another one where there is more.
    fn wake(&self, lines: &Lines) {
        for (next, is_next) in
            [(&lines.usual_next, &self.all.usual_is_next), (&lines.long_next, &self.all.long_is_next)]
        {
            if !next.is_empty() {
                is_next.notify_one();
            }
        }
    }

    /// Does one work after another, long ones or all others, for as long as the process lives.
    fn work_off(&self, is_long: bool) {
        if is_long {
            priority::step_back();
        }
        let mut done = None;
        loop {
            let (owner, work) = self.following(done, is_long);
            let before = priority::processor_time();
            let is_wanted = work.claim.take();
            if is_wanted {
                // The answer says that the work was cut off; the thread goes on.
                let _ = catch_unwind(AssertUnwindSafe(work.run));
            }
            done = Some((owner, is_wanted.then(|| priority::processor_time().saturating_sub(before))));
        }
    }

    /// Notes that a work of somebody is done, with its time if it ran, and takes the next one, for which it waits.
    fn following(&self, done: Option<Done>, is_long: bool) -> (Option<OwnerId>, Work) {
        let mut lines = self.lines();
        if let Some((owner, time)) = done {
            lines.end(owner, time);
            self.stand_next(&mut lines, owner);
        }
        loop {
            let next = lines.take(is_long);
            if let Some((owner, _)) = next {
                self.stand_next(&mut lines, owner);
            }
            self.wake(&lines);
            if let Some(next) = next {
                return next;
            }
            let is_next = if is_long { &self.all.long_is_next } else { &self.all.usual_is_next };
            lines = is_next.wait(lines).unwrap_or_else(PoisonError::into_inner);
        }
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
    fn take(&mut self, is_long: bool) -> Option<(Option<OwnerId>, Work)> {
        loop {
            let owner = if is_long { &mut self.long_next } else { &mut self.usual_next }.pop_front()?;
            let Some(line) = self.of.get_mut(&owner) else { continue };
            line.is_next = false;
            // All that waited may have been left meanwhile.
            let Some(work) = line.waiting.pop_front() else { continue };
            line.running += 1;
            return Some((owner, work));
        }
    }

    fn end(&mut self, owner: Option<OwnerId>, time: Option<Duration>) {
        let Some(line) = self.of.get_mut(&owner) else { return };
        line.running -= 1;
        line.usual = time.map_or(line.usual, |time| (line.usual * 7 + time) / 8);
        if line.running == 0 && line.waiting.is_empty() {
            self.of.remove(&owner);
        }
    }
}

#[cfg(test)]
#[path = "reading_tests.rs"]
mod tests;
