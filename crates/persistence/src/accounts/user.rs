//! Accounts: registration, look-up and changes of the user's own account.

use accounts::{AuditAction, EndedAccess, Opening, ProfileInput, Registration, TenantSettings, User, errors};
use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{Cents, Instant, Now, OwnerId, Result, UserId, Zone, schema::users, text::fold};

use super::{
    access,
    audit::{self, Actor},
    session, settings,
};
use crate::{Db, at_version};

/// Returns whether registration is open, and whether the first account, which becomes master, is still missing.
pub fn registration(db: &mut Db) -> Result<(bool, bool)> {
    let empty = is_empty(db)?;
    Ok((empty || settings::find(db)?.registration_open, empty))
}

fn is_empty(db: &mut Db) -> Result<bool> {
    let someone: Option<i64> = users::table.select(users::id).first(db).optional()?;
    Ok(someone.is_none())
}

/// Creates an account. The first one of an installation becomes master; the transaction excludes a race.
///
/// # Errors
/// [`kernel::Error::Forbidden`] if registration is closed, [`kernel::Error::Conflict`] if the address is taken.
pub fn insert(db: &mut Db, registration: &Registration, password_hash: &str, at: Instant) -> Result<User> {
    let (open, first) = self::registration(db)?;
    if !open {
        return Err(errors::registration_closed());
    }
    if find_by_email(db, &registration.email)?.is_some() {
        return Err(errors::email_taken());
    }
    let user = diesel::insert_into(users::table)
        .values((
            (users::version.eq(1_i64), users::created_at.eq(at), users::updated_at.eq(at)),
            (users::name.eq(&registration.name), users::name_folded.eq(fold(&registration.name))),
            users::email.eq(&registration.email),
            users::password_hash.eq(password_hash),
            users::phone.eq(registration.phone.as_ref()),
            users::time_zone.eq(Zone::default()),
            users::is_master.eq(first),
        ))
        .returning(users::all_columns)
        .get_result(db)?;
    Ok(user)
}

/// Finds the account of an e-mail address, given in lower case.
pub fn find_by_email(db: &mut Db, email: &str) -> Result<Option<User>> {
    Ok(users::table.filter(users::email.eq(email)).first(db).optional()?)
}

/// Loads an account by id.
pub fn find(db: &mut Db, id: UserId) -> Result<User> {
    Ok(users::table.filter(users::id.eq(id.get())).first(db)?)
}

/// Loads the settings behind an owner's figures: dependents, least result of a day, opening balance.
pub(crate) fn terms(db: &mut Db, owner: OwnerId) -> Result<TenantSettings> {
    type Row = (i64, Option<Cents>, Option<NaiveDate>, Option<Cents>);
    let (dependents, least_day_cents, on, amount): Row = users::table
        .filter(users::id.eq(owner.get()))
        .select((users::dependents, users::least_day_cents, users::opening_on, users::opening_cents))
        .first(db)?;
    let opening = on.zip(amount).map(|(on, amount_cents)| Opening { on, amount_cents });
    Ok(TenantSettings { dependents, least_day_cents, opening })
}

/// Changes the user's own profile, if it has the given version.
///
/// # Errors
/// [`kernel::Error::Stale`] with the current profile.
pub fn update_profile(db: &mut Db, id: UserId, version: i64, input: ProfileInput, now: &Now) -> Result<User> {
    let profile = input.check(now)?;
    at_version(find(db, id)?, version)?;
    let row = users::table.filter(users::id.eq(id.get()));
    Ok(diesel::update(row)
        .set((&profile, users::version.eq(users::version + 1), users::updated_at.eq(now.at)))
        .returning(users::all_columns)
        .get_result(db)?)
}

/// Changes the password of the acting user, in the session of this key. Every other session and every link ends, and
/// every token unless the user retains them. The session of the key is not counted.
pub fn change_password(
    db: &mut Db,
    actor: &Actor,
    password_hash: &str,
    session_key: Option<&str>,
    keep_tokens: bool,
) -> Result<EndedAccess> {
    set_password(db, actor.id, password_hash, actor.at)?;
    if let Some(key) = session_key {
        session::delete(db, key)?;
    }
    let ended = if keep_tokens {
        EndedAccess { ended_sessions: session::delete_of(db, actor.id)?, revoked_tokens: Vec::new() }
    } else {
        access::end(db, actor.id)?
    };
    audit::insert(db, actor, AuditAction::ChangedPassword, None, Some(&ended.words()))?;
    Ok(ended)
}

/// Sets a new password by a one-time link, which is consumed. Every session, link and token of the account ends.
///
/// # Errors
/// [`kernel::Error::Validation`] at `token` if the link is unknown, used or expired.
pub fn reset_password(
    db: &mut Db,
    token_hash: &str,
    password_hash: &str,
    at: Instant,
    ip: String,
) -> Result<(UserId, EndedAccess)> {
    let id = session::find_link(db, token_hash, at)?;
    set_password(db, id, password_hash, at)?;
    let ended = access::end(db, id)?;
    let actor = Actor { id, at, ip: Some(ip) };
    audit::insert(db, &actor, AuditAction::ResetPassword, None, Some(&ended.words()))?;
    Ok((id, ended))
}

fn set_password(db: &mut Db, id: UserId, password_hash: &str, at: Instant) -> Result<()> {
    diesel::update(users::table.filter(users::id.eq(id.get())))
        .set((users::password_hash.eq(password_hash), users::version.eq(users::version + 1), users::updated_at.eq(at)))
        .execute(db)?;
    session::delete_links_of(db, id)
}
