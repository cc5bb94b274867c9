//! Notices to a user about administrative acts on the account, stored until the user dismisses them.

use accounts::{AuditAction, Notice};
use chrono::TimeDelta;
use diesel::prelude::*;
use kernel::{Instant, OwnerId, Result, UserId, schema::users};

use crate::{Db, owned::account_notices as notices};

/// Maximum number of notices in a list.
const MAX_LISTED: i64 = 50;

/// Window in which a repeated act of one actor replaces its notice, so that a flood cannot hide other notices.
const REPLACED_WITHIN: TimeDelta = TimeDelta::days(1);

/// Stores a notice for the user of an account, with a snapshot of the actor's name. It replaces a recent one of the
/// same act by the same actor.
pub(super) fn insert(
    db: &mut Db,
    owner: OwnerId,
    actor: Option<UserId>,
    at: Instant,
    action: AuditAction,
) -> Result<()> {
    let since = at.plus(-REPLACED_WITHIN);
    let recent = notices::of(owner).filter(notices::action.eq(action)).filter(notices::at.gt(since));
    let actor_name: Option<String> = match actor {
        Some(actor) => {
            diesel::delete(recent.filter(notices::actor_id.eq(actor.get()))).execute(db)?;
            users::table.filter(users::id.eq(actor.get())).select(users::name).first(db).optional()?
        }
        None => {
            diesel::delete(recent.filter(notices::actor_id.is_null())).execute(db)?;
            None
        }
    };
    notices::insert()
        .values((
            notices::owner_id.eq(owner.get()),
            notices::at.eq(at),
            notices::action.eq(action),
            notices::actor_id.eq(actor.map(UserId::get)),
            notices::actor_name.eq(actor_name),
        ))
        .execute(db)?;
    Ok(())
}

/// Lists the oldest undismissed notices, at most [`MAX_LISTED`], the newest of them first. Dismissing up to the first
/// one therefore deletes only listed notices.
pub fn list(db: &mut Db, owner: OwnerId) -> Result<Vec<Notice>> {
    let mut listed: Vec<Notice> = notices::of(owner)
        .order(notices::id.asc())
        .limit(MAX_LISTED)
        .select((notices::id, notices::at, notices::action, notices::actor_name))
        .load(db)?;
    listed.reverse();
    Ok(listed)
}

/// Deletes the dismissed notices: the given one, and all before it.
pub fn delete_seen(db: &mut Db, owner: OwnerId, last_id: i64) -> Result<()> {
    diesel::delete(notices::of(owner).filter(notices::id.le(last_id))).execute(db)?;
    Ok(())
}
