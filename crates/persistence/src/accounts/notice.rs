//! Notices to a user about acts of masters on the account, stored until the user has seen them.

use accounts::{AuditAction, Notice};
use chrono::TimeDelta;
use diesel::prelude::*;
use kernel::{Instant, OwnerId, Result, UserId, schema::users};

use crate::{Db, owned::account_notices as notices};

/// Most notices that are listed at a time.
const MAX_LISTED: i64 = 50;

/// Time within which a repeated act of one actor replaces its notice, so that no flood of notices hides another one.
const REPLACED_WITHIN: TimeDelta = TimeDelta::days(1);

/// Stores a notice for the user of an account, with the actor's name at this time. It replaces a recent one of the same
/// act by the same actor.
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

/// Lists the oldest notices that the user has not seen, at most [`MAX_LISTED`], the newest of them first. So dismissing up
/// to the first one deletes no notice that was not listed.
pub fn list(db: &mut Db, owner: OwnerId) -> Result<Vec<Notice>> {
    let mut listed: Vec<Notice> = notices::of(owner)
        .order(notices::id.asc())
        .limit(MAX_LISTED)
        .select((notices::id, notices::at, notices::action, notices::actor_name))
        .load(db)?;
    listed.reverse();
    Ok(listed)
}

/// Deletes the notices that the user has seen: one, and all before it.
pub fn delete_seen(db: &mut Db, owner: OwnerId, last_id: i64) -> Result<()> {
    diesel::delete(notices::of(owner).filter(notices::id.le(last_id))).execute(db)?;
    Ok(())
}
