//! User administration by masters. Invariant: at least one master can sign in.

use std::collections::HashMap;

use accounts::{AdminUser, AuditAction, ChangedPerson, EndedAccess, User, UserRights, errors};
use diesel::{dsl::count_star, prelude::*};
use kernel::{
    Error, Instant, Page, PageRequest, Result, UserId,
    schema::{freights, sessions, users, vehicles},
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    access,
    audit::{self, Actor, By},
    session, user,
};
use crate::{Db, at_version, keyset::keyset, prepared::id_in, sql};

/// Filter of the list of people.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Text in the name or the e-mail address.
    q: Option<String>,
}

/// Lists the users; default order by name.
pub fn list(db: &mut Db, filter: &Filter, request: &PageRequest) -> Result<Page<AdminUser>> {
    let mut query = users::table.into_boxed();
    if let Some(q) = &filter.q {
        let like = sql::containing(q);
        query =
            query.filter(users::name_folded.like(like.clone()).escape('\\').or(users::email.like(like).escape('\\')));
    }
    let page = keyset!(db, request, query => User, (users::id, id), "name", {
        "name" => users::name_folded, name_folded: String;
        "createdAt" => users::created_at, created_at: Instant;
    })?;
    let items = seen_by_master(db, page.items)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// Loads one user.
pub fn find(db: &mut Db, id: UserId) -> Result<AdminUser> {
    let user = user::find(db, id)?;
    seen_by_master(db, vec![user])?.pop().ok_or(Error::NotFound)
}

fn seen_by_master(db: &mut Db, people: Vec<User>) -> Result<Vec<AdminUser>> {
    let ids: Vec<i64> = people.iter().map(|user| user.id.get()).collect();
    let vehicle_counts: Vec<(i64, i64)> = vehicles::table
        .filter(id_in(vehicles::owner_id, &ids))
        .group_by(vehicles::owner_id)
        .select((vehicles::owner_id, count_star()))
        .load(db)?;
    let freight_counts: Vec<(i64, i64)> = freights::table
        .filter(id_in(freights::owner_id, &ids))
        .group_by(freights::owner_id)
        .select((freights::owner_id, count_star()))
        .load(db)?;
    let session_counts: Vec<(i64, i64)> = sessions::table
        .filter(id_in(sessions::user_id, &ids))
        .group_by(sessions::user_id)
        .select((sessions::user_id, count_star()))
        .load(db)?;
    let [vehicle_counts, freight_counts, session_counts] =
        [vehicle_counts, freight_counts, session_counts].map(HashMap::<i64, i64>::from_iter);
    let count = |counts: &HashMap<i64, i64>, id: UserId| counts.get(&id.get()).copied().unwrap_or(0);
    Ok(people
        .into_iter()
        .map(|user| AdminUser {
            vehicle_count: count(&vehicle_counts, user.id),
            freight_count: count(&freight_counts, user.id),
            session_count: count(&session_counts, user.id),
            id: user.id,
            version: user.version,
            name: user.name,
            email: user.email,
            phone: user.phone,
            is_master: user.is_master,
            blocked_at: user.blocked_at,
            created_at: user.created_at,
            updated_at: user.updated_at,
        })
        .collect())
}

/// Changes whether a user is master and blocked, if the record has the given version. Blocking ends sessions and
/// one-time links and revokes tokens.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] when no master who can sign in would be left.
pub fn update(db: &mut Db, actor: &Actor, id: UserId, version: i64, rights: UserRights) -> Result<ChangedPerson> {
    let current = at_version(find(db, id)?, version)?;
    let was_blocked = current.blocked_at.is_some();
    if current.loses_power(rights) && !another_master(db, id)? {
        return Err(errors::last_master());
    }
    let blocked_at = if rights.blocked { current.blocked_at.or(Some(actor.at)) } else { None };
    diesel::update(users::table.filter(users::id.eq(id.get())))
        .set((
            users::is_master.eq(rights.is_master),
            users::blocked_at.eq(blocked_at),
            users::version.eq(users::version + 1),
            users::updated_at.eq(actor.at),
        ))
        .execute(db)?;
    let ended = if rights.blocked {
        session::delete_links_of(db, id)?;
        Some(access::end(db, id)?)
    } else {
        None
    };
    let words = ended.as_ref().map(EndedAccess::words);
    let deeds = [
        (rights.is_master != current.is_master, rights.is_master, AuditAction::MadeMaster, AuditAction::UnmadeMaster),
        (rights.blocked != was_blocked, rights.blocked, AuditAction::Blocked, AuditAction::Unblocked),
    ];
    for (changed, on, gave, took) in deeds {
        if changed {
            let action = if on { gave } else { took };
            let detail = words.as_deref().filter(|_| action == AuditAction::Blocked);
            audit::insert(db, actor, action, Some(id), detail)?;
        }
    }
    Ok(ChangedPerson { person: find(db, id)?, ended: ended.filter(|_| !was_blocked) })
}

fn another_master(db: &mut Db, id: UserId) -> Result<bool> {
    let another: Option<i64> = users::table
        .filter(users::is_master.eq(true))
        .filter(users::blocked_at.is_null())
        .filter(users::id.ne(id.get()))
        .select(users::id)
        .first(db)
        .optional()?;
    Ok(another.is_some())
}

/// Promotes a user to master. Returns false for a user who is one already.
pub fn make_master(db: &mut Db, by: By, person: &User) -> Result<bool> {
    if person.is_master {
        return Ok(false);
    }
    diesel::update(users::table.filter(users::id.eq(person.id.get())))
        .set((users::is_master.eq(true), users::version.eq(users::version + 1), users::updated_at.eq(by.at)))
        .execute(db)?;
    audit::insert(db, by, AuditAction::MadeMaster, Some(person.id), None)?;
    Ok(true)
}

/// Ends every session of a user and revokes every token.
pub fn end_sessions(db: &mut Db, actor: &Actor, id: UserId) -> Result<EndedAccess> {
    user::find(db, id)?;
    let ended = access::end(db, id)?;
    audit::insert(db, actor, AuditAction::EndedSessions, Some(id), Some(&ended.words()))?;
    Ok(ended)
}

/// Stores a one-time link with which a user sets a new password.
pub fn insert_password_link(
    db: &mut Db,
    by: impl Into<By>,
    id: UserId,
    token_hash: &str,
    expires_at: Instant,
) -> Result<()> {
    let by = by.into();
    user::find(db, id)?;
    session::insert_link(db, token_hash, id, by.at, expires_at)?;
    audit::insert(db, by, AuditAction::MadePasswordLink, Some(id), None)
}
