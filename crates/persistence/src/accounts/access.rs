//! A person's access as a whole: sessions and tokens end together.

use accounts::EndedAccess;
use kernel::{Result, UserId};

use super::{session, token};
use crate::Db;

/// Ends every session of a person and revokes every token.
pub(super) fn end(db: &mut Db, user: UserId) -> Result<EndedAccess> {
    Ok(EndedAccess {
        ended_sessions: session::delete_of(db, user)?,
        revoked_tokens: token::delete_of(db, user.into())?,
    })
}
