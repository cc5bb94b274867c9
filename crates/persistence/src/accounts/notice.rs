//! Notices to a person about acts of masters on the account, kept until the person has seen them.

use accounts::{AuditAction, Notice};
use diesel::prelude::*;
use kernel::{Instant, OwnerId, Result, UserId, schema::users};

use crate::{Db, owned::account_notices as notices};

/// Most notices that are read at a time; the newest come first.
const MAX_LISTED: i64 = 50;

/// Stores a notice for the person of an account.
pub(super) fn insert(
    db: &mut Db,
    owner: OwnerId,
    actor: Option<UserId>,
    at: Instant,
    action: AuditAction,
) -> Result<()> {
    notices::insert()
        .values((
            notices::owner_id.eq(owner.get()),
            notices::at.eq(at),
            notices::action.eq(action),
            notices::actor_id.eq(actor.map(UserId::get)),
        ))
        .execute(db)?;
    Ok(())
}

/// Lists the notices that the person has not seen, the newest first.
pub fn list(db: &mut Db, owner: OwnerId) -> Result<Vec<Notice>> {
    Ok(notices::of(owner)
        .left_join(users::table.on(users::id.nullable().eq(notices::actor_id)))
        .order(notices::id.desc())
        .limit(MAX_LISTED)
        .select((notices::id, notices::at, notices::action, users::name.nullable()))
        .load(db)?)
}

/// Deletes the notices that the person has seen: one, and all before it.
pub fn delete_seen(db: &mut Db, owner: OwnerId, last_id: i64) -> Result<()> {
    diesel::delete(notices::of(owner).filter(notices::id.le(last_id))).execute(db)?;
    Ok(())
}
