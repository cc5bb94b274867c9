//! Notices to a user about acts of masters on the account.

use diesel::prelude::*;
use kernel::{Input, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::AuditAction;

/// Act of a master, or of the command line, on the user's account. It is shown until the user has seen it.
#[derive(Clone, Debug, Queryable, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Notice {
    /// Identity; grows with time.
    pub id: i64,
    /// Time of the act.
    pub at: Instant,
    /// Act on the account.
    pub action: AuditAction,
    /// Name of the master who acted, at that time; null at the server's command line.
    pub actor_name: Option<String>,
}

/// Notices that the user has seen.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NoticesSeenInput {
    /// Identity of the latest notice that was shown; it and all before it are not shown again.
    #[validate(range(min = 1))]
    pub last_id: i64,
}
