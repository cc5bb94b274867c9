//! Structured log: one line for each request with its id, and one for each error.

mod request;

use std::{
    fmt::Debug,
    io::{BufWriter, IsTerminal, stderr},
    sync::OnceLock,
};

use tracing::{
    Event, Metadata, Subscriber,
    field::{Field, Visit},
};
use tracing_appender::non_blocking::{ErrorCounter, NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::{
    EnvFilter,
    fmt::{MakeWriter, layer},
    layer::{Context, Filter},
    prelude::*,
    registry::LookupSpan,
};

pub use request::{RequestId, in_current_span, log_request};

use crate::config::LogFormat;

/// Lines in the buffer of the writer thread: some 8 MB. Further lines are dropped, so that no request blocks on a
/// terminal, a pipe or a disk.
const MAX_BUFFERED_LINES: usize = 16_384;

static DROPPED: OnceLock<ErrorCounter> = OnceLock::new();

/// Starts the log on standard error; `RUST_LOG` narrows or widens it. The guard writes what is left when it ends.
pub fn start(format: LogFormat) -> WorkerGuard {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = NonBlockingBuilder::default().buffered_lines_limit(MAX_BUFFERED_LINES).thread_name("boleia-log");
    // The thread flushes when no line waits.
    let (output, guard) = builder.finish(BufWriter::new(stderr()));
    DROPPED.get_or_init(|| output.error_counter());
    if let Err(error) = log_to(format, output).with(filter).try_init() {
        tracing::debug!(%error, "the log was started before");
    }
    guard
}

/// Returns the number of lines that were dropped because the log was not read fast enough.
pub fn dropped_lines() -> usize {
    DROPPED.get().map_or(0, ErrorCounter::dropped_lines)
}

/// Returns a subscriber that writes log lines to an output.
pub fn log_to<W>(format: LogFormat, output: W) -> impl Subscriber + for<'span> LookupSpan<'span> + Send + Sync
where
    W: for<'writer> MakeWriter<'writer> + Send + Sync + 'static,
{
    let lines = layer().with_writer(output);
    let lines = match format {
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
        LogFormat::Text => lines.compact().with_ansi(stderr().is_terminal()).boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(OwnFaults))
}

/// Filters protocol and disconnect errors of actix-http: any client can cause any number of them, and none is a fault
/// of this server.
struct OwnFaults;

impl<S> Filter<S> for OwnFaults {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        if event.metadata().target() != "actix_http::h1::dispatcher" {
            return true;
        }
        let mut message = Message::default();
        event.record(&mut message);
        !message.0.starts_with("stream error: ")
    }
}

#[derive(Default)]
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use tracing_subscriber::Layer;

    use super::*;

    struct Count(Arc<AtomicUsize>);

    impl<S: tracing::Subscriber> Layer<S> for Count {
        fn on_event(&self, _: &Event<'_>, _: Context<'_, S>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn a_client_that_sends_no_http_is_no_error() {
        let count = Arc::new(AtomicUsize::new(0));
        let log = tracing_subscriber::registry().with(Count(count.clone()).with_filter(OwnFaults));
        tracing::subscriber::with_default(log, || {
            tracing::error!(target: "actix_http::h1::dispatcher", "stream error: {}", "parse error: invalid Header");
            assert_eq!(count.load(Ordering::Relaxed), 0);
            tracing::error!(target: "actix_http::h1::dispatcher", "Response payload stream error: {:?}", "disk");
            tracing::error!(error = "disk", "stream error: of our own");
            assert_eq!(count.load(Ordering::Relaxed), 2);
        });
    }
}
