//! The audit trail: the acts of masters.

use accounts::AuditEntry;
use actix_web::get;
use kernel::Page;
use persistence::accounts::audit::{self, Filter};

use crate::{
    http::{List, ListQuery, Listing, Master},
    operations::Operations,
};

/// The acts of masters; by default the newest first.
#[utoipa::path(tag = "admin", params(Filter, ListQuery), responses((status = 200, body = Page<AuditEntry>)))]
#[get("/api/admin/audit")]
async fn list_audit(list: List<Filter, ListQuery, Master>) -> Listing {
    list.read(|db, _, filter, page| audit::list(db, filter, page)).await
}

/// The operations of this file.
pub fn services(config: &mut Operations<'_, '_>) {
    config.service(list_audit);
}
