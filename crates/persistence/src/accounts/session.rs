//! Sessions and one-time password links. Only the hash of each secret is stored, so that a copy of the database opens
//! none.

use accounts::{AuditAction, User, errors};
use diesel::prelude::*;
use kernel::{
    Instant, Result, UserId,
    schema::{password_links, sessions, users},
};

use super::audit::{self, Actor};
use crate::Db;

/// Returns the user of a session that has not expired.
pub fn find(db: &mut Db, key_hash: &str, at: Instant) -> Result<Option<User>> {
    Ok(sessions::table
        .inner_join(users::table.on(users::id.eq(sessions::user_id)))
        .filter(sessions::key_hash.eq(key_hash))
        .filter(sessions::expires_at.gt(at))
        .select(users::all_columns)
        .first(db)
        .optional()?)
}

/// Stores a session.
pub fn insert(db: &mut Db, key_hash: &str, user: UserId, at: Instant, expires_at: Instant) -> Result<()> {
    diesel::insert_into(sessions::table)
        .values((
            sessions::key_hash.eq(key_hash),
            sessions::user_id.eq(user.get()),
            sessions::created_at.eq(at),
            sessions::expires_at.eq(expires_at),
        ))
        .execute(db)?;
    Ok(())
}

/// Opens a session of a user who has proved the password with this hash. With an address, this is a sign-in and is
/// recorded; without one, only the key is replaced.
///
/// No session is opened if the password changed or the account was blocked in between. That change ended every session,
/// so it must end this one too.
pub fn open(db: &mut Db, key_hash: &str, actor: &Actor, password_hash: &str, expires_at: Instant) -> Result<()> {
    let still: Option<i64> = users::table
        .filter(users::id.eq(actor.id.get()))
        .filter(users::password_hash.eq(password_hash))
        .filter(users::blocked_at.is_null())
        .select(users::id)
        .first(db)
        .optional()?;
    if still.is_none() {
        return Ok(());
    }
    if actor.ip.is_some() {
        audit::insert(db, actor, AuditAction::SignedIn, None, None)?;
    }
    insert(db, key_hash, actor.id, actor.at, expires_at)
}

/// Ends the session of a user who signs out, and returns its user; none if it had ended before.
pub fn close(db: &mut Db, key_hash: &str, at: Instant, ip: String) -> Result<Option<UserId>> {
    let Some(user) = find(db, key_hash, at)? else { return Ok(None) };
    delete(db, key_hash)?;
    audit::insert(db, &Actor { id: user.id, at, ip: Some(ip) }, AuditAction::SignedOut, None, None)?;
    Ok(Some(user.id))
}

/// Ends one session.
pub fn delete(db: &mut Db, key_hash: &str) -> Result<()> {
    diesel::delete(sessions::table.filter(sessions::key_hash.eq(key_hash))).execute(db)?;
    Ok(())
}

/// Ends every session of a user and returns their number.
pub fn delete_of(db: &mut Db, user: UserId) -> Result<usize> {
    Ok(diesel::delete(sessions::table.filter(sessions::user_id.eq(user.get()))).execute(db)?)
}

/// Stores a one-time password link in place of an earlier one of the user.
pub fn insert_link(db: &mut Db, token_hash: &str, user: UserId, at: Instant, expires_at: Instant) -> Result<()> {
    delete_links_of(db, user)?;
    diesel::insert_into(password_links::table)
        .values((
            password_links::token_hash.eq(token_hash),
            password_links::user_id.eq(user.get()),
            password_links::created_at.eq(at),
            password_links::expires_at.eq(expires_at),
        ))
        .execute(db)?;
    Ok(())
}

/// Returns the user of an unexpired link; [`super::user::reset_password`] deletes it.
///
/// # Errors
/// [`kernel::Error::Validation`] at `token` if the link is unknown, used or expired.
pub fn find_link(db: &mut Db, token_hash: &str, at: Instant) -> Result<UserId> {
    let user: Option<i64> = password_links::table
        .filter(password_links::token_hash.eq(token_hash))
        .filter(password_links::expires_at.gt(at))
        .select(password_links::user_id)
        .first(db)
        .optional()?;
    user.map(UserId::from).ok_or_else(errors::invalid_link)
}

pub(super) fn delete_links_of(db: &mut Db, user: UserId) -> Result<()> {
    diesel::delete(password_links::table.filter(password_links::user_id.eq(user.get()))).execute(db)?;
    Ok(())
}
