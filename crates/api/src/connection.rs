//! Slow clients: bounds for connections that stop reading, leave a body unfinished or request another protocol.

use std::{
    any::Any,
    cell::RefCell,
    error::Error as StdError,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, ready},
    time::Duration,
};

use actix_web::{
    Error as ActixError, HttpMessage,
    body::{BodySize, BoxBody, MessageBody},
    dev::{Payload, ServiceRequest, ServiceResponse},
    error::PayloadError,
    http::{Method, header},
    middleware::Next,
    web::Bytes,
};
use futures_util::{Stream, StreamExt};
use tokio_util::sync::CancellationToken;

/// Time left for an upload when the shutdown begins.
const SHUTDOWN_UPLOAD_TIMEOUT: Duration = Duration::from_secs(3);

/// Shutdown signal for everything that waits for a client.
#[derive(Clone, Debug, Default)]
pub struct ShutdownSignal(CancellationToken);

impl ShutdownSignal {
    /// Begins the shutdown.
    pub fn begin(&self) {
        self.0.cancel();
    }

    /// Waits until a client that is waited for has had its time: `timeout`, or less when the server stops.
    pub async fn client_deadline(&self, timeout: Duration) {
        let last_call = async {
            self.0.cancelled().await;
            tokio::time::sleep(SHUTDOWN_UPLOAD_TIMEOUT).await;
        };
        tokio::select! {
            () = tokio::time::sleep(timeout) => {}
            () = last_call => {}
        }
    }
}

/// Sets TCP_USER_TIMEOUT: the kernel ends a connection without acknowledgements or receive window. A client that reads
/// single bytes now and then is left to the proxy.
pub fn set_send_timeout(stream: &dyn Any, timeout: Duration) {
    #[cfg(target_os = "linux")]
    if let Some(stream) = stream.downcast_ref::<actix_web::rt::net::TcpStream>()
        && let Err(error) = socket2::SockRef::from(stream).set_tcp_user_timeout(Some(timeout))
    {
        tracing::warn!(%error, "a connection has no limit for its reader");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (stream, timeout);
}

/// Middleware: limits a request body to its own length, and closes connections with an unread body.
///
/// actix-web reads a CONNECT, and a request with `Upgrade: websocket`, as an endless stream, and answers without the
/// framing of a compressed response. This server has no other protocol (RFC 9110, 7.8 lets a server ignore `Upgrade`).
/// So the body ends at its `Content-Length`, and the response is not compressed.
///
/// The connection waits without limit for the rest of an unread chunked body. A body that still exists when the
/// response is sent makes it close instead.
///
/// # Errors
/// None of its own.
pub async fn bound_request_body<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, ActixError> {
    let left = is_stream(&request).then(|| content_length(&request));
    if left.is_some() {
        request.headers_mut().remove(header::ACCEPT_ENCODING);
    }
    let upload = match request.take_payload() {
        Payload::None => return Ok(next.call(request).await?.map_into_boxed_body()),
        payload => Rc::new(RefCell::new(payload)),
    };
    request.set_payload(Payload::Stream { payload: Box::pin(Upload { payload: Rc::clone(&upload), left }) });
    let response = next.call(request).await?.map_into_boxed_body();
    Ok(response.map_body(|_, body| BoxBody::new(ResponseBody { body, _upload: upload })))
}

/// True for a request that actix-web takes for a protocol upgrade.
fn is_stream(request: &ServiceRequest) -> bool {
    let headers = request.headers();
    let text = |name| headers.get(name).and_then(|value: &header::HeaderValue| value.to_str().ok()).map(str::trim);
    let upgrades = text(header::UPGRADE).is_some_and(|protocol| protocol.eq_ignore_ascii_case("websocket"));
    (upgrades || request.method() == Method::CONNECT) && !headers.contains_key(header::TRANSFER_ENCODING)
}

fn content_length(request: &ServiceRequest) -> usize {
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    length.and_then(|length| length.trim().parse().ok()).unwrap_or_default()
}

/// Request body, limited to `left` bytes where the connection knows no end.
struct Upload {
    payload: Rc<RefCell<Payload>>,
    left: Option<usize>,
}

impl Stream for Upload {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = self.get_mut();
        if this.left == Some(0) {
            return Poll::Ready(None);
        }
        let mut chunk = ready!(this.payload.borrow_mut().poll_next_unpin(context));
        if let (Some(left), Some(Ok(bytes))) = (&mut this.left, &mut chunk) {
            bytes.truncate(*left);
            *left = left.saturating_sub(bytes.len());
        }
        Poll::Ready(chunk)
    }
}

/// Response body that owns the request body until it is sent: the connection would wait for the rest of a dropped one.
struct ResponseBody {
    body: BoxBody,
    _upload: Rc<RefCell<Payload>>,
}

impl MessageBody for ResponseBody {
    type Error = Box<dyn StdError>;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_next(context)
    }
}
