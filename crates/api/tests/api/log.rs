//! Log lines of the server, for a test to read.

use std::{
    io,
    sync::{Arc, Mutex, Once},
};

use api::config::LogFormat;
use tracing::subscriber::{DefaultGuard, set_default, set_global_default};

#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Begins to record the log of this thread; the log ends with the guard.
    pub fn begin() -> (Self, DefaultGuard) {
        // With a single subscriber, tracing caches the interest of the first thread at a call site, and other tests'
        // threads have none: this one is interested in everything.
        static EVERY_THREAD: Once = Once::new();
        EVERY_THREAD.call_once(|| set_global_default(tracing_subscriber::registry()).expect("no other global one"));
        let log = Self::default();
        let kept = log.clone();
        let guard = set_default(api::log_to(LogFormat::Json, move || kept.clone()));
        (log, guard)
    }

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
