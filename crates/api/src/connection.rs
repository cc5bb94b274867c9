//! Connections: clients that stop reading, leave a body half sent, or ask for another protocol hold none of them.

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

/// Time that a body on its way has left when the server begins to stop.
const SHUTDOWN_UPLOAD_TIMEOUT: Duration = Duration::from_secs(3);

/// Word that the server stops, for whatever waits for a client.
#[derive(Clone, Debug, Default)]
pub struct ShutdownSignal(CancellationToken);

impl ShutdownSignal {
    /// Says that the server stops.
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

/// Ends a connection whose client takes nothing of an answer for so long. The kernel sees that nothing is acknowledged
/// or that no room is offered; a client that takes a byte now and then is the proxy's to end.
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

/// Middleware: keeps a request within its own bytes, and its unread body from holding the connection.
///
/// The connection reads a CONNECT, and a request with `Upgrade: websocket`, as a stream without an end, and answers it
/// without the framing that a compressed answer needs. No other protocol is spoken here (RFC 9110, 7.8 lets a server
/// ignore `Upgrade`): the body has its `Content-Length`, and the answer is not compressed.
///
/// The connection waits without a limit for the rest of a chunked body that nobody reads any more; a body that is still
/// there when the answer is sent makes it close instead.
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

/// Returns true for a request that the connection takes for the beginning of another protocol.
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

/// Body of a request, of no more bytes than are `left` where the connection knows no end.
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

/// Body of an answer, which holds that of its request until it is sent: of a dropped one the connection would wait for
/// the rest.
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
