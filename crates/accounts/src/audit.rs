//! Audit trail: actor, action, target, time and client address of every act on an account or the installation.

use diesel::prelude::*;
use kernel::{Instant, UserId, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

string_enum! {
    /// Action in the audit trail.
    AuditAction {
        /// Registered an account.
        Registered = "registered" "Criou a conta",
        /// Signed in.
        SignedIn = "signed_in" "Entrou",
        /// Failed to sign in: wrong e-mail, password or one-time link, or a blocked account.
        SignInFailed = "sign_in_failed" "Tentou entrar",
        /// Signed out.
        SignedOut = "signed_out" "Saiu",
        /// Sent a wrong password where a step requires the own one.
        PasswordRefused = "password_refused" "Errou a senha atual",
        /// Changed their own password.
        ChangedPassword = "changed_password" "Trocou a senha",
        /// Set a new password by a one-time link.
        ResetPassword = "reset_password" "Trocou a senha por link",
        /// Created an API token.
        MadeToken = "made_token" "Criou chave de API",
        /// Revoked an API token.
        RevokedToken = "revoked_token" "Revogou chave de API",
        /// Exported a file: a spreadsheet or a PDF.
        Exported = "exported" "Baixou arquivo",
        /// Closed a month of the books.
        ClosedMonth = "closed_month" "Fechou um mês",
        /// Reopened a closed month of the books, with a reason.
        ReopenedMonth = "reopened_month" "Reabriu um mês",
        /// Made a user a master.
        MadeMaster = "made_master" "Deu acesso de administrador",
        /// Revoked a user's master role.
        UnmadeMaster = "unmade_master" "Tirou o acesso de administrador",
        /// Blocked an account.
        Blocked = "blocked" "Bloqueou",
        /// Unblocked an account.
        Unblocked = "unblocked" "Desbloqueou",
        /// Ended a user's sessions and revoked their tokens.
        EndedSessions = "ended_sessions" "Encerrou as sessões",
        /// Created a one-time link for a new password.
        MadePasswordLink = "made_password_link" "Criou link de nova senha",
        /// Opened registration.
        OpenedRegistration = "opened_registration" "Abriu o cadastro",
        /// Closed registration.
        ClosedRegistration = "closed_registration" "Fechou o cadastro",
        /// Imported a table of rates.
        ImportedRates = "imported_rates" "Importou uma tabela",
        /// Withdrew a table of rates.
        WithdrewRates = "withdrew_rates" "Retirou uma tabela",
    }
}

impl AuditAction {
    /// Failed actions. Any client can cause them, so the trail stores fewer of them, and for a shorter time.
    pub const FAILURES: [Self; 2] = [Self::SignInFailed, Self::PasswordRefused];

    /// True for an act on another user's account of which that user is notified.
    pub fn is_notified(self) -> bool {
        matches!(
            self,
            Self::MadePasswordLink
                | Self::MadeMaster
                | Self::UnmadeMaster
                | Self::Blocked
                | Self::Unblocked
                | Self::EndedSessions
        )
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
    /// Acting user; null without one, as in a failed sign-in and on the command line.
    pub actor_id: Option<UserId>,
    /// Name of that user; null if there is none or the account is deleted.
    pub actor_name: Option<String>,
    /// Action.
    pub action: AuditAction,
    /// Affected user; null if it is the acting one or there is none.
    pub target_id: Option<UserId>,
    /// Name of that user; null if there is none or the account is deleted.
    pub target_name: Option<String>,
    /// Further details, in Portuguese.
    pub detail: Option<String>,
    /// Client address; null on the command line.
    pub ip: Option<String>,
}

impl AuditEntry {
    /// Returns who acted, in words: the name, or why there is none.
    pub fn who(&self) -> &str {
        match (&self.actor_name, &self.ip) {
            (Some(name), _) => name,
            (None, Some(_)) => "Não identificado",
            (None, None) => "Linha de comando",
        }
    }
}
