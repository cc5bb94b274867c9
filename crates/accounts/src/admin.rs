//! Administration by a master: people, settings, and the audit trail of what masters did.

use diesel::prelude::*;
use kernel::{Input, Instant, UserId, choice, schema::settings};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// A person as a master sees them: counts, never the books.
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
    /// Number of the person's vehicles.
    pub vehicle_count: i64,
    /// Number of the person's freights.
    pub freight_count: i64,
    /// Number of open sessions.
    pub session_count: i64,
}

kernel::entity!(AdminUser);

impl AdminUser {
    /// True when new rights would end the person's power as a master.
    pub fn loses_power(&self, rights: UserRightsInput) -> bool {
        self.is_master && self.blocked_at.is_none() && (!rights.is_master || rights.blocked)
    }
}

/// Rights of a person, set by a master.
#[derive(Clone, Copy, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UserRightsInput {
    /// True to make the person a master, who administers the installation.
    pub is_master: bool,
    /// True to block the account.
    pub blocked: bool,
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

choice! {
    /// Action of a master.
    AuditAction {
        /// Made a person a master.
        MadeMaster = "made_master" "Tornou master",
        /// Took a person's rights as a master.
        UnmadeMaster = "unmade_master" "Retirou de master",
        /// Blocked an account.
        Blocked = "blocked" "Bloqueou",
        /// Unblocked an account.
        Unblocked = "unblocked" "Desbloqueou",
        /// Ended a person's sessions.
        EndedSessions = "ended_sessions" "Encerrou as sessões",
        /// Made a one-time link for a new password.
        MadePasswordLink = "made_password_link" "Gerou link de senha",
        /// Opened registration.
        OpenedRegistration = "opened_registration" "Abriu o cadastro",
        /// Closed registration.
        ClosedRegistration = "closed_registration" "Fechou o cadastro",
        /// Imported a table of rates.
        ImportedRates = "imported_rates" "Importou tabela",
        /// Withdrew a table of rates.
        WithdrewRates = "withdrew_rates" "Retirou tabela",
    }
}

/// An entry of the audit trail.
#[derive(Clone, Debug, Queryable, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditEntry {
    /// Identity.
    pub id: i64,
    /// Time.
    pub at: Instant,
    /// Master who acted.
    pub actor_id: UserId,
    /// Name of that master; null if the account is gone.
    pub actor_name: Option<String>,
    /// Action.
    pub action: AuditAction,
    /// Person to whom it was done; null if it concerned nobody.
    pub target_id: Option<UserId>,
    /// Name of that person; null if there is none or the account is gone.
    pub target_name: Option<String>,
    /// Further details.
    pub detail: Option<String>,
    /// IP address of the master.
    pub ip: Option<String>,
}
