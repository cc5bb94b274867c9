//! Administration by a master: users and settings.

use diesel::prelude::*;
use kernel::{Input, Instant, UserId, schema::settings};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{EndedAccess, Password};

/// A user as a master sees them: counts, never the books.
#[derive(Clone, Debug, Queryable, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdminUser {
    /// Identity.
    pub id: UserId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Name.
    pub name: String,
    /// Sign-in address.
    pub email: String,
    /// Phone with area code.
    pub phone: Option<kernel::Phone>,
    /// True for a master, who administers the installation.
    pub is_master: bool,
    /// Time since which the account is blocked; null while it is not.
    pub blocked_at: Option<Instant>,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Number of the user's vehicles.
    pub vehicle_count: i64,
    /// Number of the user's freights.
    pub freight_count: i64,
    /// Number of open sessions.
    pub session_count: i64,
}

kernel::entity!(AdminUser);

impl AdminUser {
    /// True when new rights would end the user's master role.
    pub fn loses_power(&self, rights: UserRights) -> bool {
        self.is_master && self.blocked_at.is_none() && (!rights.is_master || rights.blocked)
    }
}

/// A user with changed rights, and the access that a block ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangedPerson {
    /// The user after the change.
    #[serde(flatten)]
    pub person: AdminUser,
    /// Access that the block ended; null unless the account is blocked by this change.
    pub ended: Option<EndedAccess>,
}

kernel::entity!(ChangedPerson: person);

/// Rights of a user, set by a master.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UserRightsInput {
    /// True to make the user a master, who administers the installation.
    pub is_master: bool,
    /// True to block the account: its sessions end and its tokens are revoked.
    pub blocked: bool,
    /// The master's own password: a session alone cannot change rights.
    #[schema(value_type = String)]
    pub password: Password,
}

/// Rights of a user.
#[derive(Clone, Copy, Debug)]
pub struct UserRights {
    /// True for a master.
    pub is_master: bool,
    /// True while the account is blocked.
    pub blocked: bool,
}

impl UserRightsInput {
    /// Returns the rights without the password, which the account's hash decides.
    pub fn rights(&self) -> UserRights {
        UserRights { is_master: self.is_master, blocked: self.blocked }
    }
}

/// Proof that a master confirms a step with far reach.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OwnPasswordInput {
    /// The user's own password: a session alone is not enough.
    #[schema(value_type = String)]
    pub password: Password,
}

/// The installation's settings.
#[derive(Clone, Debug, Queryable, Serialize, ToSchema)]
#[diesel(table_name = settings)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// Always 1.
    #[serde(skip)]
    pub id: i64,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of the last change.
    pub updated_at: Instant,
    /// True if anyone may register.
    pub registration_open: bool,
}

kernel::entity!(Settings);

/// Settings of the installation, set by a master.
#[derive(Clone, Copy, Deserialize, ToSchema, AsChangeset, Validate, Input)]
#[diesel(table_name = settings)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SettingsInput {
    /// True to let anyone register.
    pub registration_open: bool,
}
