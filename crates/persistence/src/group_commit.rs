//! Group commit of the SQLite write-ahead log: one fsync serves every transaction that is waiting.

use std::{
    fs::File,
    io,
    path::Path,
    sync::{Condvar, Mutex, PoisonError},
};

/// The open log, and the transactions in it that are durable.
#[derive(Debug)]
pub struct GroupCommit {
    wal: File,
    state: Mutex<State>,
    ended: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// Number of committed transactions.
    committed: u64,
    /// Number of durable transactions.
    synced: u64,
    is_running: bool,
    fault: Option<String>,
}

impl GroupCommit {
    /// Opens the WAL at a path.
    ///
    /// # Errors
    /// I/O errors of opening the file.
    pub fn of(wal: &Path) -> io::Result<Self> {
        Ok(Self { wal: File::open(wal)?, state: Mutex::default(), ended: Condvar::new() })
    }

    /// Returns once every transaction committed before the call is durable. The next fsync serves all concurrent
    /// callers.
    ///
    /// # Errors
    /// Error of the first failed fsync, permanently: after a failure, a later fsync may succeed without writing the
    /// lost pages.
    pub fn wait(&self) -> io::Result<()> {
        self.wait_for(|| self.wal.sync_data())
    }

    /// [`Self::wait`] with an injected fsync, for tests.
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

    /// Size of the WAL in bytes.
    pub fn bytes(&self) -> Option<u64> {
        self.wal.metadata().map(|about| about.len()).ok()
    }

    /// Error of the failed fsync, if any.
    pub fn fault(&self) -> Option<String> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).fault.clone()
    }
}
