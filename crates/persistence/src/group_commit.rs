//! Bringing the log of an embedded database to the disk: one sync for all transactions that wait for one.

use std::{
    fs::File,
    io,
    path::Path,
    sync::{Condvar, Mutex, PoisonError},
};

/// The open log, and how much of it is on the disk.
#[derive(Debug)]
pub struct GroupCommit {
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

impl GroupCommit {
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

    /// [`Self::wait`] with another way to sync, for tests.
    ///
    /// # Errors
    /// As for [`Self::wait`].
    pub fn wait_for(&self, sync: impl Fn() -> io::Result<()>) -> io::Result<()> {
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
