//! The audit trail: who did what to an account or to the installation, when, and from where.

use diesel::prelude::*;
use kernel::{Instant, UserId, choice};
use serde::Serialize;
use utoipa::ToSchema;

string_enum! {
    /// Action that the audit trail tells of.
    AuditAction {
        /// Made an account for themselves.
        Registered = "registered" "Criou a conta",
        /// Signed in.
        SignedIn = "signed_in" "Entrou",
        /// Failed to sign in: wrong e-mail, password or one-time link, or a blocked account.
        SignInFailed = "sign_in_failed" "Tentou entrar",
        /// Signed out.
        SignedOut = "signed_out" "Saiu",
        /// Gave a wrong password where a step asks for one's own.
        PasswordRefused = "password_refused" "Errou a senha atual",
        /// Changed their own password.
        ChangedPassword = "changed_password" "Trocou a senha",
        /// Set a new password by a one-time link.
        ResetPassword = "reset_password" "Trocou a senha por link",
        /// Made an API token.
        MadeToken = "made_token" "Criou chave de API",
        /// Revoked an API token.
        RevokedToken = "revoked_token" "Revogou chave de API",
        /// Took a file away: a spreadsheet or a PDF.
        Exported = "exported" "Baixou arquivo",
        /// Closed a month of the books.
        ClosedMonth = "closed_month" "Fechou um mês",
        /// Reopened a closed month of the books, with a reason.
        ReopenedMonth = "reopened_month" "Reabriu um mês",
        /// Made a person a master.
        MadeMaster = "made_master" "Deu acesso de administrador",
        /// Took a person's rights as a master.
        UnmadeMaster = "unmade_master" "Tirou o acesso de administrador",
        /// Blocked an account.
        Blocked = "blocked" "Bloqueou",
        /// Unblocked an account.
        Unblocked = "unblocked" "Desbloqueou",
        /// Ended a person's sessions and revoked their tokens.
        EndedSessions = "ended_sessions" "Encerrou as sessões",
        /// Made a one-time link for a new password.
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
    /// Actions that failed. Anybody can cause them, so that the trail keeps fewer of them, and for a shorter time.
    pub const FAILURES: [Self; 2] = [Self::SignInFailed, Self::PasswordRefused];

    /// True for an act on another person's account that this person is notified of.
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
    /// Person who acted; null if nobody was signed in, as in a failed sign-in and at the server's command line.
    pub actor_id: Option<UserId>,
    /// Name of that person; null if there is none or the account is gone.
    pub actor_name: Option<String>,
    /// Action.
    pub action: AuditAction,
    /// Person to whom it was done; null if it concerned nobody else.
    pub target_id: Option<UserId>,
    /// Name of that person; null if there is none or the account is gone.
    pub target_name: Option<String>,
    /// Further details, in Portuguese.
    pub detail: Option<String>,
    /// IP address that the request came from; null at the server's command line.
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
