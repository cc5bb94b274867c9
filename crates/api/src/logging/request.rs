//! Request log: a span around all lines of a request, and one line when its response is sent.

use std::{
    pin::Pin,
    task::{Context, Poll},
    time::Instant,
};

use actix_web::{
    Error as ActixError, HttpMessage,
    body::{BodySize, BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::StatusCode,
    middleware::Next,
    web::{Bytes, Data},
};
use tracing::{
    Instrument, Span,
    field::{Empty, display},
};
use uuid::Uuid;

use crate::{health::PROBES, http::address, state::AppState};

#[derive(Clone, Copy)]
pub struct RequestId(pub Uuid);

/// Propagates the current span to a job on another thread.
pub fn in_current_span<T>(job: impl FnOnce() -> T) -> impl FnOnce() -> T {
    let span = Span::current();
    move || span.in_scope(job)
}

/// Returns the span of a request. It excludes the query, which may have personal data. Its level is that of errors, so
/// that an errors-only log still names their requests.
fn span_of(request: &ServiceRequest, id: Uuid) -> Span {
    let span = tracing::error_span!(
        "request", %id, method = request.method().as_str(), path = request.path(), peer = Empty, address = Empty,
        user = Empty, status = Empty, limit = Empty
    );
    // Behind a proxy the peer is the proxy, and the address is the client's as far as it is believed.
    if let Some(peer) = request.peer_addr() {
        span.record("peer", display(peer.ip()));
    }
    if let Some(state) = request.app_data::<Data<AppState>>() {
        span.record("address", display(address(request.request(), state)));
    }
    span
}

/// Middleware: opens the span of the request, and logs a line when the response is sent or the client disconnects.
///
/// # Errors
/// None of its own.
pub async fn log_request(request: ServiceRequest, next: Next<BoxBody>) -> Result<ServiceResponse<BoxBody>, ActixError> {
    let id = uuid::Builder::from_random_bytes(rand::random()).into_uuid();
    request.extensions_mut().insert(RequestId(id));
    let span = span_of(&request, id);
    let is_probe = PROBES.contains(&request.path());
    let mut line = RequestLine { span: span.clone(), began: Instant::now(), is_probe, succeeded: false };
    let response = next.call(request).instrument(span).await;
    let status = match &response {
        Ok(response) => response.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    line.span.record("status", status.as_u16());
    line.succeeded = status == StatusCode::OK;
    Ok(response?.map_body(|_, body| BoxBody::new(LoggedBody { body, line })))
}

/// Log line of a request, written on drop.
struct RequestLine {
    span: Span,
    began: Instant,
    is_probe: bool,
    succeeded: bool,
}

impl Drop for RequestLine {
    fn drop(&mut self) {
        let duration_ms = (self.began.elapsed().as_secs_f64() * 1e6).round() / 1e3;
        let _entered = self.span.enter();
        // Balancers probe all the time.
        if self.is_probe && self.succeeded {
            tracing::debug!(duration_ms, "request");
        } else {
            tracing::info!(duration_ms, "request");
        }
    }
}

/// Response body that owns the log line until it is sent.
struct LoggedBody {
    body: BoxBody,
    line: RequestLine,
}

impl MessageBody for LoggedBody {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        let Self { body, line } = self.get_mut();
        let _entered = line.span.enter();
        Pin::new(body).poll_next(context)
    }
}
