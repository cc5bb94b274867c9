//! Output of the log: lines are gathered in memory, and a thread of its own writes them, so that no request waits for a
//! terminal, a pipe or a disk.

use std::{
    io::{self, Write},
    mem,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

use tracing::{Level, Metadata};
use tracing_subscriber::fmt::MakeWriter;

/// Time for which lines are gathered before they are written.
const GATHERING: Duration = Duration::from_millis(250);

/// Number of bytes at which lines are written before their time.
const ENOUGH: usize = 64 * 1024;

/// Number of bytes that wait at most. When nobody reads the log, later lines are lost, and their number is told.
const MOST: usize = 8 * 1024 * 1024;

/// Time within which the rest of the log must have been written when the program ends.
const FAREWELL: Duration = Duration::from_secs(3);

/// Lines on their way to the log. Clones are the same output.
#[derive(Clone, Default)]
pub struct Output(Arc<Shared>);

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    /// Word to the thread: there is something to write, or it must be written now.
    changed: Condvar,
    /// Word from the thread: all was written, and it has ended.
    ended: Condvar,
}

#[derive(Default)]
struct Waiting {
    bytes: Vec<u8>,
    lost: u64,
    /// True when the lines cannot wait: an error, enough of them, or the end.
    is_urgent: bool,
    is_closed: bool,
    has_ended: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take_in(&self, line: &[u8], is_urgent: bool) {
        let mut waiting = self.lock();
        if waiting.bytes.len().saturating_add(line.len()) > MOST {
            waiting.lost = waiting.lost.saturating_add(1);
            return;
        }
        let was_empty = waiting.bytes.is_empty();
        waiting.bytes.extend_from_slice(line);
        let presses = !waiting.is_urgent && (is_urgent || waiting.bytes.len() >= ENOUGH);
        waiting.is_urgent |= presses;
        drop(waiting);
        if was_empty || presses {
            self.changed.notify_one();
        }
    }

    /// Waits for lines, and gives them in place of an empty buffer; `None` at the end.
    fn next(&self, buffer: &mut Vec<u8>) -> Option<u64> {
        let idle = |waiting: &mut Waiting| waiting.bytes.is_empty() && !waiting.is_closed;
        let waiting = self.changed.wait_while(self.lock(), idle).unwrap_or_else(PoisonError::into_inner);
        let patient = |waiting: &mut Waiting| !waiting.is_urgent && !waiting.is_closed;
        let gathered = self.changed.wait_timeout_while(waiting, GATHERING, patient);
        let (mut waiting, _) = gathered.unwrap_or_else(PoisonError::into_inner);
        waiting.is_urgent = false;
        mem::swap(&mut waiting.bytes, buffer);
        (!buffer.is_empty()).then(|| mem::take(&mut waiting.lost))
    }

    fn write_to(&self, mut target: impl Write) {
        let mut lines = Vec::new();
        while let Some(lost) = self.next(&mut lines) {
            // Nothing is left to say a failure of the log to.
            let _ = target.write_all(&lines).and_then(|()| target.flush());
            lines.clear();
            lines.shrink_to(ENOUGH);
            if lost > 0 {
                tracing::warn!(lost, "lines of the log are lost: nobody read it fast enough");
            }
        }
        self.lock().has_ended = true;
        self.ended.notify_all();
    }
}

impl Output {
    /// Begins to write to a target; what is left is written when the guard ends.
    pub fn to(target: impl Write + Send + 'static) -> (Self, Rest) {
        let output = Self::default();
        let writing = output.clone();
        let begun = thread::Builder::new().name("log".into()).spawn(move || writing.0.write_to(target));
        // Without a thread nothing would ever be written, and the program ends by itself soon.
        output.0.lock().has_ended = begun.is_err();
        let rest = Rest(output.clone());
        (output, rest)
    }
}

/// The rest of the log, which is written when this ends.
#[must_use = "the log ends with it"]
pub struct Rest(Output);

impl Drop for Rest {
    fn drop(&mut self) {
        let shared = &self.0.0;
        shared.lock().is_closed = true;
        shared.changed.notify_one();
        let _ = shared.ended.wait_timeout_while(shared.lock(), FAREWELL, |waiting| !waiting.has_ended);
    }
}

/// One line on its way to the output.
pub struct Line<'output> {
    output: &'output Output,
    is_urgent: bool,
}

impl Write for Line<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.output.0.take_in(bytes, self.is_urgent);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'output> MakeWriter<'output> for Output {
    type Writer = Line<'output>;

    fn make_writer(&'output self) -> Self::Writer {
        Line { output: self, is_urgent: false }
    }

    fn make_writer_for(&'output self, event: &Metadata<'_>) -> Self::Writer {
        Line { output: self, is_urgent: *event.level() == Level::ERROR }
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, time::Instant};

    use super::*;

    /// A target that tells what is written to it.
    struct Told(mpsc::Sender<Vec<u8>>);

    impl Write for Told {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let _ = self.0.send(bytes.to_vec());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_are_written_together_an_error_at_once_and_the_rest_at_the_end() {
        let (sender, written) = mpsc::channel();
        let (output, rest) = Output::to(Told(sender));
        output.0.take_in(b"one\n", false);
        output.0.take_in(b"two\n", false);
        assert_eq!(written.recv().expect("lines"), b"one\ntwo\n");

        let began = Instant::now();
        output.0.take_in(b"three\n", false);
        output.0.take_in(b"error\n", true);
        let mut urgent = written.recv().expect("lines");
        if urgent == b"three\n" {
            urgent = written.recv().expect("lines");
        }
        assert!(urgent.ends_with(b"error\n"));
        assert!(began.elapsed() < GATHERING, "{:?}", began.elapsed());

        let began = Instant::now();
        output.0.take_in(b"last\n", false);
        drop(rest);
        assert_eq!(written.recv().expect("the rest"), b"last\n");
        assert!(began.elapsed() < GATHERING, "{:?}", began.elapsed());
    }

    #[test]
    fn no_more_waits_than_memory_is_meant_for() {
        let output = Output::default();
        for _ in 0..MOST / ENOUGH + 3 {
            output.0.take_in(&[b'x'; ENOUGH], false);
        }
        let waiting = output.0.lock();
        assert_eq!((waiting.bytes.len(), waiting.lost), (MOST, 3));
    }
}
