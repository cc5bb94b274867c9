//! Which callers an operation takes.

use kernel::{Error, Result};

use super::Who;

/// Access rule of an operation: which callers may use it.
pub trait Access: 'static {
    /// Refuses callers without access.
    ///
    /// # Errors
    /// [`Error::Forbidden`].
    fn check(who: &Who) -> Result<()>;
}

/// Returns true for the path of a calculation or a preview: its `POST` stores nothing, so a read-only token may send it.
pub fn stores_nothing(path: &str) -> bool {
    path.ends_with("/calculate") || path.ends_with("/preview")
}

/// Any signed-in user, by a session or a token.
pub struct SignedIn;

/// A user signed in by a session: for operations that a token may not use.
pub struct InSession;

/// A master, signed in by a session.
pub struct Master;

impl Access for SignedIn {
    fn check(_: &Who) -> Result<()> {
        Ok(())
    }
}

impl Access for InSession {
    fn check(who: &Who) -> Result<()> {
        who.in_session()
    }
}

impl Access for Master {
    fn check(who: &Who) -> Result<()> {
        if !who.user.is_master {
            let detail = "Esta área é só para quem administra o sistema.".into();
            return Err(Error::Forbidden { code: "forbidden", detail });
        }
        who.in_session()
    }
}
