//! The log: structured, with one line for each request and its id, and one for each error.

mod output;
mod request;

use std::{
    fmt::{self, Debug},
    io::{IsTerminal, stderr},
};

use serde::ser::{Error as _, SerializeMap, Serializer};
use tracing::{
    Event, Metadata, Subscriber,
    field::{Field, Visit},
};
use tracing_log::NormalizeEvent;
use tracing_subscriber::{
    EnvFilter,
    fmt::{
        self as lines, FmtContext, FormatEvent, FormatFields, MakeWriter,
        format::{Compact, Format, Writer},
        time::{FormatTime, SystemTime},
    },
    layer::{Context, Filter},
    prelude::*,
    registry::LookupSpan,
};

pub use output::Rest;
pub use request::{Asked, carried, follow};

use crate::config::LogFormat;
use output::Output;

/// Starts the log on standard error; `RUST_LOG` narrows or widens it. What is left of it is written when the guard ends.
pub fn start(format: LogFormat) -> Rest {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let (output, rest) = Output::to(stderr());
    if let Err(error) = log_to(format, output).with(filter).try_init() {
        tracing::debug!(%error, "the log was started before");
    }
    rest
}

/// Returns a log that writes its lines to `output`.
pub fn log_to<W>(format: LogFormat, output: W) -> impl Subscriber + for<'span> LookupSpan<'span> + Send + Sync
where
    W: for<'writer> MakeWriter<'writer> + Send + Sync + 'static,
{
    let lines = match format {
        LogFormat::Json => Lines::Json,
        LogFormat::Text => Lines::Text(lines::format().compact().with_ansi(stderr().is_terminal())),
    };
    let lines = lines::layer().event_format(lines).with_writer(output);
    tracing_subscriber::registry().with(lines.with_filter(OwnFaults))
}

/// A line of the log for each event, which names the request for which it was logged.
enum Lines {
    Json,
    Text(Format<Compact>),
}

impl<S, N> FormatEvent<S, N> for Lines
where
    S: Subscriber + for<'span> LookupSpan<'span>,
    N: for<'writer> FormatFields<'writer> + 'static,
{
    fn format_event(&self, context: &FmtContext<'_, S, N>, mut writer: Writer<'_>, event: &Event<'_>) -> fmt::Result {
        match self {
            Self::Json => {
                let line = json(event).map_err(|_| fmt::Error)?;
                writer.write_str(&line)?;
            }
            Self::Text(text) => {
                let mut line = String::new();
                text.format_event(context, Writer::new(&mut line), event)?;
                writer.write_str(line.trim_end())?;
                if let Some(request) = Asked::current() {
                    write!(writer, " {request}")?;
                }
            }
        }
        writer.write_char('\n')
    }
}

/// Writes an event as one object. What it is logged for stands in `span`.
fn json(event: &Event<'_>) -> serde_json::Result<String> {
    let mut time = String::new();
    let _ = SystemTime.format_time(&mut Writer::new(&mut time));
    // What other libraries log by `log` has its level and target among its fields.
    let normal = event.normalized_metadata();
    let about = normal.as_ref().unwrap_or_else(|| event.metadata());
    let mut line = Vec::with_capacity(512);
    let mut json = serde_json::Serializer::new(&mut line);
    let mut map = json.serialize_map(None)?;
    map.serialize_entry("timestamp", &time)?;
    map.serialize_entry("level", about.level().as_str())?;
    let mut fields = tracing_serde::SerdeMapVisitor::new(map);
    event.record(&mut fields);
    let mut map = fields.take_serializer()?;
    map.serialize_entry("target", about.target())?;
    if let Some(request) = Asked::current() {
        map.serialize_entry("span", &*request)?;
    }
    map.end()?;
    String::from_utf8(line).map_err(serde_json::Error::custom)
}

/// Leaves out the errors by which the connection tells that a client sent no HTTP, or went away: anybody may cause as
/// many as they like, and no fault of ours is among them.
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

/// Message of an event.
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
