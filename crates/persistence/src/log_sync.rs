//! Bringing the log of an embedded database to the disk: one sync for all transactions that wait for one.

use std::{
    fs::File,
    io,
    path::Path,
    sync::{Condvar, Mutex, PoisonError},
};

/// The open log, and how much of it is on the disk.
#[derive(Debug)]
pub(crate) struct LogSync {
    log: File,
    state: Mutex<State>,
    ended: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// Transactions that committed.
    committed: u64,
    /// How many of them are on the disk.
    synced: u64,
    is_running: bool,
    fault: Option<String>,
}

impl LogSync {
    /// Opens the log at a path.
    ///
    /// # Errors
    /// Errors of opening it.
    pub fn of(log: &Path) -> io::Result<Self> {
        Ok(Self { log: File::open(log)?, state: Mutex::default(), ended: Condvar::new() })
    }

    /// Returns once everything that was committed before the call is on the disk. Of those who wait meanwhile, the next
    /// sync serves all.
    ///
    /// # Errors
    /// Error of the first sync that failed, from then on: what the disk refused once, a later sync may pass over.
    pub fn wait(&self) -> io::Result<()> {
        self.wait_for(|| self.log.sync_data())
    }

    fn wait_for(&self, sync: impl Fn() -> io::Result<()>) -> io::Result<()> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.committed += 1;
        let own = state.committed;
        loop {
            if state.synced >= own {
                return Ok(());
            }
            if let Some(fault) = &state.fault {
                return Err(io::Error::other(fault.clone()));
            }
            if state.is_running {
                state = self.ended.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            state.is_running = true;
            let committed = state.committed;
            drop(state);
            let outcome = sync();
            state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            state.is_running = false;
            match outcome {
                Ok(()) => state.synced = committed,
                Err(error) => state.fault = Some(error.to_string()),
            }
            self.ended.notify_all();
        }
    }

    /// Size of the log.
    pub fn bytes(&self) -> Option<u64> {
        self.log.metadata().map(|about| about.len()).ok()
    }

    /// Error of the sync that failed, if one did.
    pub fn fault(&self) -> Option<String> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).fault.clone()
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicU64, Ordering},
        thread,
        time::Duration,
    };

    use super::*;

    fn log() -> LogSync {
        let file = tempfile::NamedTempFile::new().expect("a file");
        LogSync::of(file.path()).expect("it opens")
    }

    #[test]
    fn nobody_is_told_before_a_sync_that_began_after_their_commit() {
        let (log, written, synced, syncs) = (log(), AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
        let sync = || {
            let seen = written.load(Ordering::SeqCst);
            thread::sleep(Duration::from_millis(2));
            syncs.fetch_add(1, Ordering::SeqCst);
            synced.store(seen, Ordering::SeqCst);
            Ok(())
        };
        let transact = || {
            for _ in 0..20 {
                let own = written.fetch_add(1, Ordering::SeqCst) + 1;
                log.wait_for(sync).expect("a sync");
                assert!(synced.load(Ordering::SeqCst) >= own);
            }
        };
        thread::scope(|scope| (0..8).for_each(|_| drop(scope.spawn(transact))));
        assert!(syncs.into_inner() < 160, "one sync serves many");
    }

    #[test]
    fn after_a_failed_sync_no_other_is_believed() {
        let log = log();
        log.wait_for(|| Ok(())).expect("a sync");
        assert!(log.fault().is_none());
        let full = || Err(io::Error::other("no space"));
        assert_eq!(log.wait_for(full).expect_err("a fault").to_string(), "no space");
        assert_eq!(log.wait_for(|| Ok(())).expect_err("a fault").to_string(), "no space");
        assert_eq!(log.fault().as_deref(), Some("no space"));
    }
}
