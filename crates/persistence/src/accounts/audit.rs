//! The audit trail of what masters did: each entry is written in the transaction of the action and never changed.

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

/// A master who acts, with the time and IP address.
#[derive(Clone, Debug)]
pub struct Actor {
    /// The master.
    pub id: UserId,
    /// Time of the action.
    pub at: Instant,
    /// IP address, if known.
    pub ip: Option<String>,
}

/// Writes an entry of the audit trail.
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

/// Filter of the audit trail.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Text in the name of the person who acted or the person affected.
    pub q: Option<String>,
    /// From this day (UTC) on.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// To this day (UTC), inclusive.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
}

/// Lists the audit trail; default order newest first.
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
