//! What a master sees and decides: people, settings, and the trail of what masters did.

use diesel::prelude::*;
use kernel::{Input, Instant, UserId, choice, schema::settings};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// A person as a master sees them: counts, never books.
#[derive(Clone, Debug, Queryable, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdminUser {
    /// Identity.
    pub id: UserId,
    /// Grows by one with each change.
    pub version: i64,
    /// How the person is called.
    pub name: String,
    /// Sign-in address.
    pub email: String,
    /// Phone with area code.
    pub phone: Option<kernel::Phone>,
    /// Whether the person keeps the installation.
    pub is_master: bool,
    /// Since when the account is blocked.
    pub blocked_at: Option<Instant>,
    /// When the account was made.
    pub created_at: Instant,
    /// When it last changed.
    pub updated_at: Instant,
    /// How many vehicles the person keeps.
    pub vehicle_count: i64,
    /// How many freights the person keeps.
    pub freight_count: i64,
    /// How many sessions are open.
    pub session_count: i64,
}

kernel::entity!(AdminUser);

/// What a master decides of a person.
#[derive(Clone, Copy, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UserRightsInput {
    /// Whether the person keeps the installation.
    pub is_master: bool,
    /// Whether the account is blocked.
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
    /// Grows by one with each change.
    pub version: i64,
    /// When they last changed.
    pub updated_at: Instant,
    /// Whether anyone may register.
    pub registration_open: bool,
}

kernel::entity!(Settings);

/// What a master decides of the installation.
#[derive(Clone, Copy, Deserialize, ToSchema, AsChangeset, Validate, Input)]
#[diesel(table_name = settings)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SettingsInput {
    /// Whether anyone may register.
    pub registration_open: bool,
}

choice! {
    /// What a master did.
    AuditAction {
        /// Made somebody a master.
        MadeMaster = "made_master" "Tornou master",
        /// Took the master's rights from somebody.
        UnmadeMaster = "unmade_master" "Retirou de master",
        /// Blocked an account.
        Blocked = "blocked" "Bloqueou",
        /// Unblocked an account.
        Unblocked = "unblocked" "Desbloqueou",
        /// Ended somebody's sessions.
        EndedSessions = "ended_sessions" "Encerrou as sessões",
        /// Made a one-time link for a new password.
        MadePasswordLink = "made_password_link" "Gerou link de senha",
        /// Opened registration.
        OpenedRegistration = "opened_registration" "Abriu o cadastro",
        /// Closed registration.
        ClosedRegistration = "closed_registration" "Fechou o cadastro",
        /// Put in a table of rates.
        ImportedRates = "imported_rates" "Importou tabela",
        /// Withdrew a table of rates.
        WithdrewRates = "withdrew_rates" "Retirou tabela",
    }
}

/// One entry of the trail.
#[derive(Clone, Debug, Queryable, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditEntry {
    /// Identity.
    pub id: i64,
    /// When.
    pub at: Instant,
    /// Who.
    pub actor_id: UserId,
    /// The person's name, or nothing when the account is gone.
    pub actor_name: Option<String>,
    /// What.
    pub action: AuditAction,
    /// To whom.
    pub target_id: Option<UserId>,
    /// The name of whom it was done to.
    pub target_name: Option<String>,
    /// What else is worth knowing.
    pub detail: Option<String>,
    /// From which address.
    pub ip: Option<String>,
}
