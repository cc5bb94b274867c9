//! What the server logs, for a test to read.

use std::{
    io,
    sync::{Arc, Mutex},
};

use api::config::LogFormat;
use tracing::subscriber::{DefaultGuard, set_default};

/// The log of one thread, in lines of JSON.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Begins to keep what this thread logs; the log ends with the guard.
    pub fn begin() -> (Self, DefaultGuard) {
        let log = Self::default();
        let kept = log.clone();
        let guard = set_default(api::log_to(LogFormat::Json, move || kept.clone()));
        (log, guard)
    }

    /// Everything that was logged.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("the log")).into_owned()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the log").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
