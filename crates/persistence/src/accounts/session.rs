//! Sessions and one-time password links, each stored only as the hash of its secret.

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

/// Opens a session of a person who has proved the password of this hash. With an address the person has just signed in,
/// which is noted; without one they only get another key.
///
/// None is opened when that password is no longer the person's or the account is blocked: whoever did that meanwhile ended
/// every session, and so this one too.
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

/// Ends the session of a person who signs out, and returns whose it was; nobody's when it had ended before.
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

/// Ends every session of a person and returns how many there were.
pub fn delete_of(db: &mut Db, user: UserId) -> Result<usize> {
    Ok(diesel::delete(sessions::table.filter(sessions::user_id.eq(user.get()))).execute(db)?)
}

/// Stores a one-time password link in place of any that the person had.
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

/// Returns the user of a link that has not expired; [`super::user::reset_password`] uses it up by deleting it.
///
/// # Errors
/// [`kernel::Error::Validation`] at `token` when the link is unknown, used or too old.
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
