//! What the log says of a request: its id on every line, and a line of its own when its answer is sent.

use std::{
    fmt,
    net::IpAddr,
    pin::Pin,
    sync::{Arc, OnceLock},
    task::{Context, Poll},
    time::Instant,
};

use actix_web::{
    Error as ActixError,
    body::{BodySize, BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
    web::{Bytes, Data},
};
use kernel::UserId;
use serde::{Serialize, Serializer, ser::SerializeMap};
use uuid::Uuid;

use crate::{health::PROBES, http::address, state::AppState};

tokio::task_local! {
    /// The request for which this code runs.
    static CURRENT: Arc<Asked>;
}

/// A request, as the log tells it: what is asked, by whom and from where. It never holds the query, in which people search
/// for names and documents.
pub struct Asked {
    id: Uuid,
    method: Method,
    path: String,
    /// Behind a proxy the peer is the proxy, and the address is the client's as far as it is believed.
    peer: Option<IpAddr>,
    address: Option<IpAddr>,
    user: OnceLock<i64>,
    status: OnceLock<u16>,
    /// Name of the rate limit that refused it.
    limit: OnceLock<&'static str>,
}

impl Asked {
    fn of(request: &ServiceRequest) -> Self {
        let state = request.app_data::<Data<AppState>>();
        Self {
            id: uuid::Builder::from_random_bytes(rand::random()).into_uuid(),
            method: request.method().clone(),
            path: request.path().to_owned(),
            peer: request.peer_addr().map(|peer| peer.ip()),
            address: state.map(|state| address(request.request(), state)),
            user: OnceLock::new(),
            status: OnceLock::new(),
            limit: OnceLock::new(),
        }
    }

    /// Returns the request for which this code runs, if it is for any.
    pub fn current() -> Option<Arc<Self>> {
        CURRENT.try_with(Arc::clone).ok()
    }

    /// Notes who asks.
    pub fn by(user: UserId) {
        if let Ok(asked) = CURRENT.try_with(Arc::clone) {
            // A request is of one user; asked again, it is the same.
            let _ = asked.user.set(user.get());
        }
    }

    /// Notes the rate limit that refused the request.
    pub fn limited_by(limit: &'static str) {
        if let Ok(asked) = CURRENT.try_with(Arc::clone) {
            let _ = asked.limit.set(limit);
        }
    }

    /// True for a health check that succeeded: balancers send them all the time.
    fn is_successful_probe(&self) -> bool {
        PROBES.contains(&self.path.as_str()) && self.status.get() == Some(&200)
    }

    /// Id of the request, as its answer and its lines of the log name it.
    pub fn id(&self) -> String {
        self.id.to_string()
    }
}

/// Lets work that goes on in another thread be of the request for which this code runs.
pub fn carried<T>(work: impl FnOnce() -> T) -> impl FnOnce() -> T {
    let asked = Asked::current();
    move || match asked {
        Some(asked) => CURRENT.sync_scope(asked, work),
        None => work(),
    }
}

impl Serialize for Asked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut id = Uuid::encode_buffer();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("name", "request")?;
        map.serialize_entry("id", &*self.id.hyphenated().encode_lower(&mut id))?;
        map.serialize_entry("method", self.method.as_str())?;
        map.serialize_entry("path", &self.path)?;
        for (name, ip) in [("peer", self.peer), ("address", self.address)] {
            if let Some(ip) = ip {
                map.serialize_entry(name, &ip)?;
            }
        }
        if let Some(user) = self.user.get() {
            map.serialize_entry("user", user)?;
        }
        if let Some(status) = self.status.get() {
            map.serialize_entry("status", status)?;
        }
        if let Some(limit) = self.limit.get() {
            map.serialize_entry("limit", limit)?;
        }
        map.end()
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "id={} {} {:?}", self.id, self.method, self.path)?;
        for (name, ip) in [("peer", self.peer), ("address", self.address)] {
            if let Some(ip) = ip {
                write!(f, " {name}={ip}")?;
            }
        }
        if let Some(user) = self.user.get() {
            write!(f, " user={user}")?;
        }
        if let Some(status) = self.status.get() {
            write!(f, " status={status}")?;
        }
        self.limit.get().map_or(Ok(()), |limit| write!(f, " limit={limit}"))
    }
}

/// Middleware: lets every line that is logged for a request name it, and logs a line when its answer is sent, or when
/// nobody waits for it any more.
///
/// # Errors
/// None of its own.
pub async fn follow(request: ServiceRequest, next: Next<BoxBody>) -> Result<ServiceResponse<BoxBody>, ActixError> {
    let asked = Arc::new(Asked::of(&request));
    let line = Line { asked: Arc::clone(&asked), began: Instant::now() };
    let answer = CURRENT.scope(asked, next.call(request)).await;
    let status = match &answer {
        Ok(response) => response.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    let _ = line.asked.status.set(status.as_u16());
    Ok(answer?.map_body(|_, body| BoxBody::new(Followed { body, line })))
}

/// Line of a request, which is logged when this ends.
struct Line {
    asked: Arc<Asked>,
    began: Instant,
}

impl Drop for Line {
    fn drop(&mut self) {
        let duration_ms = (self.began.elapsed().as_secs_f64() * 1e6).round() / 1e3;
        CURRENT.sync_scope(Arc::clone(&self.asked), || {
            if self.asked.is_successful_probe() {
                tracing::debug!(duration_ms, "request");
            } else {
                tracing::info!(duration_ms, "request");
            }
        });
    }
}

/// Body of an answer, which holds the line of its request until it is sent.
struct Followed {
    body: BoxBody,
    line: Line,
}

impl MessageBody for Followed {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        let Self { body, line } = self.get_mut();
        CURRENT.sync_scope(Arc::clone(&line.asked), || Pin::new(body).poll_next(context))
    }
}
