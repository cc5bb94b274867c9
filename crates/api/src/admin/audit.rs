//! The trail of what masters did.

use accounts::AuditEntry;
use actix_web::get;
use kernel::Page;
use persistence::accounts::audit::{self, Filter};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::http::{List, ListQuery, Listing, Master};

/// What masters did, the newest first unless told.
#[utoipa::path(tag = "admin", params(Filter, ListQuery), responses((status = 200, body = Page<AuditEntry>)))]
#[get("/api/admin/audit")]
async fn list_audit(list: List<Filter, ListQuery, Master>) -> Listing {
    list.read(|db, _, filter, page| audit::list(db, filter, page)).await
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config.service(list_audit);
}
