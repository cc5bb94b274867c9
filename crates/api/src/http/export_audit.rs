//! Files that people take away are noted in the audit trail.

use persistence::{Db, accounts::audit};

use super::Principal;
use crate::state::AppState;

/// Notes that a person takes a file of this name away. The file is theirs also when that cannot be written: the log says so.
pub async fn audit_export(app: &AppState, principal: &Principal, file: &str) {
    let (actor, name) = (principal.actor(), file.to_owned());
    let write = move |db: &mut Db| audit::insert_export(db, &actor, &name);
    if let Err(problem) = app.write_for(principal.owner(), AppState::queue_deadline(), write).await {
        tracing::error!(%problem, user = principal.user.id.get(), file, "the audit trail lacks an export");
    }
}
