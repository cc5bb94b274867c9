//! Proof of one's own password before a step that reaches far, and what is noted when a proof fails.

use std::time::Duration;

use accounts::{AuditAction, Password, errors};
use kernel::UserId;
use persistence::accounts::audit::{self, By};

use crate::{
    http::{Principal, Problem},
    state::AppState,
};

/// Least time that it takes to note a failure. The audit trail has some already and then writes nothing, which depends on
/// whether an account has the e-mail address: the time of the answer must not tell.
const FAILURE_RESPONSE_TIME: Duration = Duration::from_millis(100);

/// Checks the password of the person who asks; `field` names it in the body.
///
/// # Errors
/// 422 at the field when it is another; 429 after too many attempts: as many in a minute and in an hour as there may be
/// to sign in, counted apart from those.
pub async fn prove(app: &AppState, principal: &Principal, field: &str, password: Password) -> Result<(), Problem> {
    app.limits.prove(&principal.user.email)?;
    if app.hasher.verify(password, Some(principal.user.password_hash.clone())).await? {
        return Ok(());
    }
    let by = By::from(&principal.actor());
    note_failure(app, by, AuditAction::PasswordRefused, None, None).await;
    Err(errors::wrong_password(field).into())
}

/// Notes a failure in the log and in the audit trail. The answer to the caller does not depend on whether that went well.
pub async fn note_failure(
    app: &AppState,
    by: By,
    action: AuditAction,
    account: Option<UserId>,
    detail: Option<&'static str>,
) {
    let account_id = account.map(UserId::get);
    tracing::warn!(action = action.as_str(), account = account_id, address = by.ip, detail, "refused");
    let noting = app.write(move |db| audit::insert_failure(db, &by, action, account, detail));
    let (noted, ()) = tokio::join!(noting, tokio::time::sleep(FAILURE_RESPONSE_TIME));
    if let Err(problem) = noted {
        tracing::error!(%problem, "the audit trail lacks a failure");
    }
}
