//! Health checks of the server: liveness and readiness.

use actix_web::{HttpResponse, get, http::header::CACHE_CONTROL, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    http::{Params, Problem},
    operations::Operations,
    readiness::Report,
    state::AppState,
};

/// Paths of the health checks, whose successes are not logged.
pub const PROBES: [&str; 2] = ["/healthz", "/readyz"];

/// Liveness.
#[derive(Serialize, ToSchema)]
struct Health {
    /// `ok`.
    status: &'static str,
}

/// Readiness, by the last checks of the database.
#[derive(Serialize, ToSchema)]
struct Ready {
    status: ReadyStatus,
    reads: CheckOutcome,
    writes: CheckOutcome,
}

/// `ready`: reads and writes succeed. `degraded`: only reads do.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum ReadyStatus {
    Ready,
    Degraded,
}

/// Parts of the server that a 503 names, each with its sentence.
const READS: (&str, &str) = ("reads", "As leituras falham.");
const WRITES: (&str, &str) = ("writes", "As gravações falham.");

/// Outcome of a check.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum CheckOutcome {
    Ok,
    Unavailable,
}

impl From<&Result<(), String>> for CheckOutcome {
    fn from(checked: &Result<(), String>) -> Self {
        if checked.is_ok() { Self::Ok } else { Self::Unavailable }
    }
}

impl From<&Report> for Ready {
    fn from(report: &Report) -> Self {
        let status = if report.writes.is_ok() { ReadyStatus::Ready } else { ReadyStatus::Degraded };
        Self { status, reads: (&report.reads).into(), writes: (&report.writes).into() }
    }
}

/// Requests that a server must be ready for.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Purpose {
    Reads,
    Writes,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ReadyQuery {
    /// `reads`: 200 also where only writes fail. Default `writes`.
    #[serde(rename = "for")]
    #[param(inline)]
    purpose: Option<Purpose>,
}

/// Liveness: answers while the process is alive.
#[utoipa::path(tag = "health", security(()), responses((status = 200, body = Health)))]
#[get("/healthz")]
async fn alive() -> HttpResponse {
    HttpResponse::Ok().json(Health { status: "ok" })
}

/// Readiness: the database answers, has a compatible schema, accepts a durable write, and is not damaged. A background
/// job checks reads once a second and a write every five; a request returns the last outcome. The `errors` of a 503
/// name the failing parts: `reads`, `writes`.
#[utoipa::path(tag = "health", security(()), params(ReadyQuery), responses((status = 200, body = Ready), (status = 503)))]
#[get("/readyz")]
async fn ready(app: Data<AppState>, query: Params<ReadyQuery>) -> Result<HttpResponse, Problem> {
    let report = app.readiness.report(app.store()).await;
    let ready = HttpResponse::Ok().insert_header((CACHE_CONTROL, "no-store")).json(Ready::from(&report));
    match (report, query.0.purpose) {
        (Report { reads: Err(cause), .. }, _) => Err(Problem::unready(cause, &[READS, WRITES])),
        (Report { writes: Ok(()), .. }, _) | (_, Some(Purpose::Reads)) => Ok(ready),
        (Report { writes: Err(cause), .. }, _) => Err(Problem::unready(cause, &[WRITES])),
    }
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(alive).service(ready);
}
