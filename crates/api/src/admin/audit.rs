//! The audit trail: what happened to accounts, and the acts of masters.

use accounts::AuditEntry;
use actix_web::get;
use kernel::Page;
use persistence::accounts::audit::{self, Filter};

use crate::{
    http::{Admin, List, ListQuery, Listing},
    operations::Operations,
};

/// The audit trail: sign-ins, passwords, tokens, exports and the acts of masters; by default the newest first. An entry
/// is stored for a year, a failure for 30 days.
#[utoipa::path(tag = "admin", params(Filter, ListQuery), responses((status = 200, body = Page<AuditEntry>)))]
#[get("/api/admin/audit")]
async fn list_audit(list: List<Filter, ListQuery, Admin>) -> Listing {
    list.respond_with_principal(|db, _, filter, page| audit::list(db, filter, page)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(list_audit);
}
