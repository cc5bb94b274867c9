//! Sessions and API tokens of a user that ended together.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Ended access of a user: sessions, and revoked tokens.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndedAccess {
    /// Number of ended sessions; a user's change of the own password does not count the current one.
    pub ended_sessions: usize,
    /// Names of the API tokens that were revoked, in alphabetical order.
    pub revoked_tokens: Vec<String>,
}

impl EndedAccess {
    /// Returns what ended, in words for the audit trail: `2 sessões; chaves: Planilha, Contador`.
    pub fn words(&self) -> String {
        let sessions = match self.ended_sessions {
            0 => "nenhuma sessão".to_owned(),
            1 => "1 sessão".to_owned(),
            many => format!("{many} sessões"),
        };
        if self.revoked_tokens.is_empty() {
            return sessions;
        }
        format!("{sessions}; chaves: {}", self.revoked_tokens.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::EndedAccess;

    #[test]
    fn counts_and_names_the_ended_sessions_and_tokens() {
        let words = |ended_sessions, tokens: &[&str]| {
            let revoked_tokens = tokens.iter().map(|name| (*name).to_owned()).collect();
            EndedAccess { ended_sessions, revoked_tokens }.words()
        };
        assert_eq!(words(0, &[]), "nenhuma sessão");
        assert_eq!(words(1, &["Planilha"]), "1 sessão; chaves: Planilha");
        assert_eq!(words(3, &["A", "B"]), "3 sessões; chaves: A, B");
    }
}
