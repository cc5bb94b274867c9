//! Audit of exports.

use persistence::{Db, accounts::audit};

use super::Principal;
use crate::state::AppState;

/// Records the export of a file in the audit trail. A failure is only logged, and the user still receives the file.
pub async fn audit_export(app: &AppState, principal: &Principal, file: &str) {
    let (actor, name) = (principal.actor(), file.to_owned());
    let write = move |db: &mut Db| audit::insert_export(db, &actor, &name);
    if let Err(problem) = app.write_for_tenant(principal.owner(), AppState::queue_deadline(), write).await {
        tracing::error!(%problem, user = principal.user.id.get(), file, "the audit trail lacks an export");
    }
}
