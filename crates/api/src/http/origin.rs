//! Check that writes by session come from our own pages only.

use actix_web::{
    Error as ActixError,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
    web,
};

use super::{Problem, access::bearer};
use crate::{auth::SESSION_COOKIE, state::AppState};

/// Middleware: refuses a write that a foreign page sends, and a write by session that cannot prove its origin.
/// A token needs no such proof: no browser sends it by itself.
///
/// # Errors
/// None of its own: the refusal is an answer, 403 `foreign_origin`.
pub async fn from_own_origin<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, ActixError> {
    let writes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // Any other `Authorization` signs nobody in: the cookie would, and a page can make a browser send both.
    let by_token = bearer(request.headers()).is_some();
    if writes && !by_token && !is_own(&request) {
        // `into_response` would lose the refusal itself, and the request's id is added to it later.
        return Ok(request.error_response(Problem::foreign_origin()));
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

fn is_own(request: &ServiceRequest) -> bool {
    let text = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    let site = text("sec-fetch-site");
    if site.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return false;
    }
    match text("origin") {
        Some(origin) => {
            let authority = origin.split_once("://").map(|(_, authority)| authority);
            let public = request.app_data::<web::Data<AppState>>().map(|state| state.config.public_origin.as_str());
            authority.is_some_and(|authority| Some(authority) == text("host")) || Some(origin) == public
        }
        None => site.is_some() || request.cookie(SESSION_COOKIE).is_none(),
    }
}
