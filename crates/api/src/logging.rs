//! The log: structured, with one line for each request and its id, and one for each error.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    web::Data,
};
use tracing::{Span, field::Empty};
use tracing_actix_web::{RequestId, RootSpanBuilder};
use tracing_subscriber::{
    EnvFilter,
    fmt::{self, format::FmtSpan},
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
        LogFormat::Json => registry.with(lines.json().flatten_event(true).with_span_list(false)).try_init(),
        LogFormat::Text => registry.with(lines.compact()).try_init(),
    };
    if let Err(error) = started {
        tracing::debug!(%error, "the log was started before");
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
