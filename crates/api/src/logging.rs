//! The log: structured, with one line for each request and its id, and one for each error.

use std::fmt::Debug;

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    web::Data,
};
use tracing::{
    Event, Metadata, Span,
    field::{Empty, Field, Visit},
};
use tracing_actix_web::{RequestId, RootSpanBuilder};
use tracing_subscriber::{
    EnvFilter,
    fmt::{self, format::FmtSpan},
    layer::{Context, Filter},
    prelude::*,
};

use crate::{config::LogFormat, http::address, state::AppState};

/// Starts the log on standard error; `RUST_LOG` narrows or widens it.
pub fn start(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // A request is a span: its line is written when it ends, with its duration.
    let lines = fmt::layer().with_writer(std::io::stderr).with_span_events(FmtSpan::CLOSE);
    let registry = tracing_subscriber::registry().with(filter);
    let started = match format {
        LogFormat::Json => {
            registry.with(lines.json().flatten_event(true).with_span_list(false).with_filter(OwnFaults)).try_init()
        }
        LogFormat::Text => registry.with(lines.compact().with_filter(OwnFaults)).try_init(),
    };
    if let Err(error) = started {
        tracing::debug!(%error, "the log was started before");
    }
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

/// Log span of a request: what was asked, by whom and from where. It never holds the query, in which people search for
/// names and documents.
pub struct RequestSpan;

impl RootSpanBuilder for RequestSpan {
    fn on_request_start(request: &ServiceRequest) -> Span {
        use actix_web::HttpMessage;
        let id = request.extensions().get::<RequestId>().map(ToString::to_string);
        let peer = request.peer_addr().map(|peer| peer.ip().to_string());
        // Behind a proxy the peer is the proxy, and the address is the client's as far as it is believed.
        let state = request.app_data::<Data<AppState>>();
        let address = state.map(|state| address(request.request(), state).to_string());
        let (method, path) = (request.method(), request.path());
        tracing::info_span!("request", id, %method, path, peer, address, user = Empty, status = Empty)
    }

    fn on_request_end<B: MessageBody>(span: Span, outcome: &Result<ServiceResponse<B>, Error>) {
        let status = match outcome {
            Ok(response) => response.status(),
            Err(error) => error.as_response_error().status_code(),
        };
        span.record("status", status.as_u16());
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
