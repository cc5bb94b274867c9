//! The trail of what masters did: written in the transaction of the deed, never changed.

use accounts::{AuditAction, AuditEntry};
use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{
    Instant, Page, PageRequest, Result, UserId,
    schema::{audit_entries as entries, users},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{Db, keyset::keyset, sql};

/// Who acts as master, when and from where.
#[derive(Clone, Debug)]
pub struct Actor {
    /// The master.
    pub id: UserId,
    /// When.
    pub at: Instant,
    /// From which address.
    pub ip: Option<String>,
}

/// Writes an entry.
pub fn insert(
    db: &mut Db,
    actor: &Actor,
    action: AuditAction,
    target: Option<UserId>,
    detail: Option<&str>,
) -> Result<()> {
    diesel::insert_into(entries::table)
        .values((
            entries::at.eq(actor.at),
            entries::actor_id.eq(actor.id.get()),
            entries::action.eq(action),
            entries::target_id.eq(target.map(UserId::get)),
            entries::detail.eq(detail),
            entries::ip.eq(actor.ip.as_deref()),
        ))
        .execute(db)?;
    Ok(())
}

/// What to look for in the trail.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Text in the name of who did it or to whom.
    pub q: Option<String>,
    /// From this day (UTC) on.
    pub from: Option<NaiveDate>,
    /// To this day (UTC), it included.
    pub to: Option<NaiveDate>,
}

/// The trail, the newest first unless told.
pub fn list(db: &mut Db, filter: &Filter, request: &PageRequest) -> Result<Page<AuditEntry>> {
    let (actors, targets) = diesel::alias!(users as actors, users as targets);
    let actor_name = actors.field(users::name).nullable();
    let target_name = targets.field(users::name).nullable();
    let mut query = entries::table
        .left_join(actors.on(actors.field(users::id).eq(entries::actor_id)))
        .left_join(targets.on(targets.field(users::id).nullable().eq(entries::target_id)))
        .select((
            entries::id,
            entries::at,
            entries::actor_id,
            actor_name,
            entries::action,
            entries::target_id,
            target_name,
            entries::detail,
            entries::ip,
        ))
        .into_boxed();
    if let Some(q) = &filter.q {
        let like = sql::containing(q);
        query = query.filter(
            actors
                .field(users::name_folded)
                .like(like.clone())
                .escape('\\')
                .or(targets.field(users::name_folded).like(like).escape('\\')),
        );
    }
    if let Some(from) = filter.from {
        query = query.filter(entries::at.ge(sql::day(from).and_time(chrono::NaiveTime::MIN)));
    }
    if let Some(day) = filter.to.and_then(|to| sql::day(to).succ_opt()) {
        query = query.filter(entries::at.lt(day.and_time(chrono::NaiveTime::MIN)));
    }
    keyset!(db, request, query => AuditEntry, (entries::id, id), "-at", { "at" => entries::at, at: Instant })
}
