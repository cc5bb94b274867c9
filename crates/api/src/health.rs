//! Health checks of the server: alive, ready.

use actix_web::{HttpResponse, get, web::Data};
use kernel::Error;
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
