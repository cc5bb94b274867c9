//! Health checks (alive, ready) and metrics of the server.

use std::time::Instant;

use actix_web::{
    Error as ActixError, HttpResponse,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    get,
    http::Method,
    middleware::Next,
    web::Data,
};
use kernel::Error;
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{http::Problem, operations::Operations, state::AppState};

/// Answer of a health check.
#[derive(Serialize, ToSchema)]
struct Health {
    /// `ok` or `ready`.
    status: &'static str,
}

/// Liveness: answers while the process is alive.
#[utoipa::path(tag = "health", security(()), responses((status = 200, body = Health)))]
#[get("/healthz")]
async fn alive() -> HttpResponse {
    HttpResponse::Ok().json(Health { status: "ok" })
}

/// Readiness: the database answers, has every migration, takes a write to its disk, and no damage was seen in it. A check
/// holds for a second.
#[utoipa::path(tag = "health", security(()), responses((status = 200, body = Health), (status = 503)))]
#[get("/readyz")]
async fn ready(app: Data<AppState>) -> Result<HttpResponse, Problem> {
    app.readiness.check(app.store()).await.map_err(Error::Unavailable)?;
    Ok(HttpResponse::Ok().json(Health { status: "ready" }))
}

/// The operations of this file.
pub fn services(config: &mut Operations<'_, '_>) {
    config.service(alive).service(ready);
}

/// Starts collecting metrics.
///
/// # Errors
/// Fails when it was started before.
pub fn start_metrics() -> Result<PrometheusHandle, BuildError> {
    let seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];
    PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Full("http_request_duration_seconds".into()), &seconds)?
        .install_recorder()
}

/// Label of all routes, and of all methods, that are not known.
const OTHER: &str = "other";

/// Returns the label of a method. Anybody may send a method of their own making, which must not become a time series.
fn method_label(method: &Method) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
    KNOWN.into_iter().find(|known| *known == method.as_str()).unwrap_or(OTHER)
}

/// Middleware: counts and times every request by its route.
pub async fn measure<B: MessageBody>(request: ServiceRequest, next: Next<B>) -> Result<ServiceResponse<B>, ActixError> {
    let began = Instant::now();
    let method = method_label(request.method());
    let answer = next.call(request).await;
    let (route, status) = match &answer {
        Ok(response) => (response.request().match_pattern(), response.status().as_u16()),
        Err(error) => (None, error.as_response_error().status_code().as_u16()),
    };
    // All addresses outside the routes share one label: a made-up address must not become a time series.
    let route = route.unwrap_or_else(|| OTHER.into());
    let labels = [("route", route), ("method", method.to_owned()), ("status", status.to_string())];
    metrics::counter!("http_requests_total", &labels).increment(1);
    metrics::histogram!("http_request_duration_seconds", &labels).record(began.elapsed().as_secs_f64());
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_made_up_method_is_no_label() {
        for (method, label) in
            [("GET", "GET"), ("DELETE", "DELETE"), ("get", OTHER), ("BREW", OTHER), ("CONNECT", OTHER)]
        {
            assert_eq!(method_label(&Method::from_bytes(method.as_bytes()).expect("a method")), label);
        }
    }
}
