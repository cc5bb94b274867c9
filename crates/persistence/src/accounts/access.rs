//! Revocation of access: sessions and API tokens of a user end together, so that no credential survives the other.

use accounts::EndedAccess;
use kernel::{Result, UserId};

use super::{session, token};
use crate::Db;

/// Ends every session of a user and revokes every token.
pub(super) fn end(db: &mut Db, user: UserId) -> Result<EndedAccess> {
    Ok(EndedAccess {
        ended_sessions: session::delete_of(db, user)?,
        revoked_tokens: token::delete_of(db, user.into())?,
    })
}
