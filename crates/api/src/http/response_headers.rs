//! Response headers: request id, `no-store`, and restrictions for browsers.

use actix_web::{
    Error as ActixError, HttpMessage, ResponseError,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        StatusCode,
        header::{self, HeaderMap, HeaderName, HeaderValue},
    },
    middleware::Next,
    web::Data,
};
use kernel::Error;
use tracing::Span;

use super::Problem;
use crate::{auth::challenge, logging::RequestId, state::AppState};

/// Same-origin only, styles included: React and Radix set inline styles by script, which the policy permits.
const CONTENT_SECURITY: &str = "default-src 'self'; img-src 'self' data: blob:; frame-src 'self' blob:; \
     object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Browser features that no page uses.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), \
     magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()";

static PERMISSIONS_POLICY: HeaderName = HeaderName::from_static("permissions-policy");
static REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Middleware: adds the request id to every error, and `no-store` to responses of the API. A handler may set its own
/// policy for public data or for a document in a frame.
///
/// # Errors
/// The refusal of a request whose session could not be stored.
pub async fn response_headers<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, ActixError> {
    let id = request.extensions().get::<RequestId>().map(|id| id.0.to_string());
    let mut response = match next.call(request).await {
        Ok(response) => response.map_into_boxed_body(),
        // The session could not be stored, after all that the request did: the error becomes the answer.
        Err(error) => {
            let problem = Problem::from(Error::CommitUnknown(error.to_string()));
            return Err(problem.of_request(id).into());
        }
    };
    let refused = response.response().error().and_then(|error| error.as_error::<Problem>());
    if let Some(problem) = refused {
        if problem.status_code().is_server_error() {
            tracing::error!(error = %problem, "request failed");
        }
        if let Some(limit) = problem.limit() {
            Span::current().record("limit", limit);
        }
        let mut rewritten = problem.response(id.clone());
        if rewritten.status() == StatusCode::UNAUTHORIZED {
            rewritten.headers_mut().insert(header::WWW_AUTHENTICATE, challenge(response.request().headers()));
        }
        response = response.into_response(rewritten);
    }
    // `Compress` refuses by itself, in plain text.
    if response.status() == StatusCode::NOT_ACCEPTABLE {
        response = response.into_response(Problem::not_acceptable().response(id.clone()));
    }
    let of_api = response.request().path().starts_with("/api/");
    let state = response.request().app_data::<Data<AppState>>();
    let transport_security = state.and_then(|state| state.config.transport_security());
    let headers = response.headers_mut();
    if let Some(id) = id.and_then(|id| HeaderValue::try_from(id).ok()) {
        headers.insert(REQUEST_ID.clone(), id);
    }
    if of_api {
        insert_if_absent(headers, &header::CACHE_CONTROL, "no-store");
    }
    insert_if_absent(headers, &header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    insert_if_absent(headers, &header::REFERRER_POLICY, "same-origin");
    insert_if_absent(headers, &header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY);
    insert_if_absent(headers, &PERMISSIONS_POLICY, PERMISSIONS);
    if let Some(policy) = transport_security.filter(|_| !headers.contains_key(header::STRICT_TRANSPORT_SECURITY)) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, policy);
    }
    Ok(response)
}

fn insert_if_absent(headers: &mut HeaderMap, name: &HeaderName, value: &'static str) {
    if !headers.contains_key(name) {
        headers.insert(name.clone(), HeaderValue::from_static(value));
    }
}
