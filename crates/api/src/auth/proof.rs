//! Step-up authentication: proof of the password before a far-reaching act, and the record of a failure.

use std::time::Duration;

use accounts::{AuditAction, Password, errors};
use kernel::UserId;
use persistence::accounts::audit::{self, By};

use crate::{
    http::{Principal, Problem},
    state::AppState,
};

/// Minimum response time of a failure. The audit trail skips repeated entries, which depends on whether the account
/// exists; the timing must not reveal that.
const FAILURE_RESPONSE_TIME: Duration = Duration::from_millis(100);

/// Verifies the password of the principal; `field` is its name in the body.
///
/// # Errors
/// 422 at the field for a wrong one; 429 after too many attempts: as many as sign-in attempts, counted separately.
pub async fn prove(app: &AppState, principal: &Principal, field: &str, password: Password) -> Result<(), Problem> {
    app.limits.prove(&principal.user.email)?;
    if app.hasher.verify(password, Some(principal.user.password_hash.clone())).await? {
        return Ok(());
    }
    let by = By::from(&principal.actor());
    record_failure(app, by, AuditAction::PasswordRefused, None, None).await;
    Err(errors::wrong_password(field).into())
}

/// Records a failure in the log and the audit trail. The response does not depend on the success of that.
pub async fn record_failure(
    app: &AppState,
    by: By,
    action: AuditAction,
    account: Option<UserId>,
    detail: Option<&'static str>,
) {
    let account_id = account.map(UserId::get);
    tracing::warn!(action = action.as_str(), account = account_id, address = by.ip, detail, "refused");
    let recording = app.write(move |db| audit::insert_failure(db, &by, action, account, detail));
    let (recorded, ()) = tokio::join!(recording, tokio::time::sleep(FAILURE_RESPONSE_TIME));
    if let Err(problem) = recorded {
        tracing::error!(%problem, "the audit trail lacks a failure");
    }
}
