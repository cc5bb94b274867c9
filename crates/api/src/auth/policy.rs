//! Policies: the credentials and roles that an operation accepts.

use kernel::{Error, Result};

use super::Principal;

/// Policy of an operation: the callers that may use it.
pub trait Policy: 'static {
    /// Refuses principals without access.
    ///
    /// # Errors
    /// [`Error::Forbidden`].
    fn check(principal: &Principal) -> Result<()>;
}

/// Returns true for the path of a calculation or a preview: its `POST` stores nothing, so a read-only token may send
/// it.
pub fn stores_nothing(path: &str) -> bool {
    path.ends_with("/calculate") || path.ends_with("/preview")
}

/// Any signed-in user, by a session or a token.
pub struct AnyCredential;

/// A user signed in by a session: for operations that a token may not use.
pub struct SessionOnly;

/// A master, signed in by a session.
pub struct Admin;

impl Policy for AnyCredential {
    fn check(_: &Principal) -> Result<()> {
        Ok(())
    }
}

impl Policy for SessionOnly {
    fn check(principal: &Principal) -> Result<()> {
        principal.require_session()
    }
}

impl Policy for Admin {
    fn check(principal: &Principal) -> Result<()> {
        if !principal.user.is_master {
            let detail = "Esta área é só para quem administra o sistema.".into();
            return Err(Error::Forbidden { code: "forbidden", detail });
        }
        principal.require_session()
    }
}
