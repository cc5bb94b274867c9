//! Files that people take away are noted in the audit trail.

use persistence::accounts::audit;

use super::Who;
use crate::state::AppState;

/// Notes that a person takes a file of this name away. The file is theirs also when that cannot be written: the log says so.
pub async fn note_export(app: &AppState, who: &Who, file: &str) {
    let (actor, name) = (who.actor(), file.to_owned());
    if let Err(problem) = app.write(move |db| audit::insert_export(db, &actor, &name)).await {
        tracing::error!(%problem, user = who.user.id.get(), file, "the audit trail lacks an export");
    }
}
