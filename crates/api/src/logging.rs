//! The log: structured, one line an event, each request with its id.

use tracing_subscriber::{EnvFilter, fmt, prelude::*};

use crate::config::LogFormat;

/// Starts the log on standard error; `RUST_LOG` narrows or widens it.
pub fn start(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = fmt::layer().with_writer(std::io::stderr);
    let registry = tracing_subscriber::registry().with(filter);
    let started = match format {
        LogFormat::Json => registry.with(lines.json().flatten_event(true)).try_init(),
        LogFormat::Text => registry.with(lines.compact()).try_init(),
    };
    if let Err(error) = started {
        tracing::debug!(%error, "the log was started before");
    }
}
