//! The trail of what masters did.

use accounts::AuditEntry;
use actix_web::{get, web::Data};
use chrono::NaiveDate;
use kernel::Page;
use persistence::accounts::audit::{self, Filter};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{ListQuery, Listing, Master, Params},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct AuditQuery {
    /// Text in the name of who did it or to whom.
    q: Option<String>,
    /// From this day (UTC) on.
    from: Option<NaiveDate>,
    /// To this day (UTC), it included.
    to: Option<NaiveDate>,
}

/// What masters did, the newest first unless told.
#[utoipa::path(tag = "admin", params(AuditQuery, ListQuery), responses((status = 200, body = Page<AuditEntry>)))]
#[get("/api/admin/audit")]
async fn list_audit(app: Data<AppState>, Master(who): Master, query: Params<AuditQuery>, list: ListQuery) -> Listing {
    let AuditQuery { q, from, to } = query.0;
    let filter = Filter { q, from, to };
    list.answer(&app, &who, move |db, page| audit::list(db, &filter, page)).await
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config.service(list_audit);
}
