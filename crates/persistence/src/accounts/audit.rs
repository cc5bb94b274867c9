//! Append-only audit trail: each entry is written in the transaction of its action, if there is one, and never changed.
//!
//! Failed sign-ins of anonymous clients are recorded too. Deduplication, a cap per hour and a shorter retention prevent
//! them from filling the database. The same failure from the same address is written once in ten minutes; at most
//! [`FAILURES_PER_HOUR`] are written in an hour. The server log contains each of them.

use accounts::{AuditAction, AuditEntry};
use chrono::{NaiveDate, TimeDelta};
use diesel::prelude::*;
use kernel::{
    Instant, Page, PageRequest, Result, UserId,
    schema::{audit_entries as entries, users},
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::notice;
use crate::{Db, keyset::keyset, sql};

/// Retention of entries.
const RETENTION: TimeDelta = TimeDelta::days(365);
/// Retention of failures.
const FAILURE_RETENTION: TimeDelta = TimeDelta::days(30);
/// Deduplication window of failures and exports.
const DEDUPLICATION_WINDOW: TimeDelta = TimeDelta::minutes(10);
/// Maximum number of failures written in an hour.
const FAILURES_PER_HOUR: usize = 300;

/// A signed-in user who acts, with the time and IP address.
#[derive(Clone, Debug)]
pub struct Actor {
    /// Id of the user.
    pub id: UserId,
    /// Time of the action.
    pub at: Instant,
    /// IP address, if known.
    pub ip: Option<String>,
}

/// Origin of an entry: a user, or an anonymous client.
#[derive(Clone, Debug)]
pub struct By {
    /// The user; none for an anonymous client and for the server's command line.
    pub user: Option<UserId>,
    /// Time of the action.
    pub at: Instant,
    /// IP address of the client; none at the server's command line.
    pub ip: Option<String>,
}

impl From<&Actor> for By {
    fn from(actor: &Actor) -> Self {
        Self { user: Some(actor.id), at: actor.at, ip: actor.ip.clone() }
    }
}

impl By {
    /// Returns the origin of an action at the server's command line.
    pub fn command_line(at: Instant) -> Self {
        Self { user: None, at, ip: None }
    }
}

/// Writes an entry of the audit trail, and a notice if the account of another user is concerned.
pub fn insert(
    db: &mut Db,
    by: impl Into<By>,
    action: AuditAction,
    target: Option<UserId>,
    detail: Option<&str>,
) -> Result<()> {
    let by = by.into();
    if let Some(person) = target.filter(|person| action.is_notified() && by.user != Some(*person)) {
        notice::insert(db, person.into(), by.user, by.at, action)?;
    }
    diesel::insert_into(entries::table)
        .values((
            entries::at.eq(by.at),
            entries::actor_id.eq(by.user.map(UserId::get)),
            entries::action.eq(action),
            entries::target_id.eq(target.map(UserId::get)),
            entries::detail.eq(detail),
            entries::ip.eq(by.ip),
        ))
        .execute(db)?;
    Ok(())
}

/// Writes an entry about a failure, one of [`AuditAction::FAILURES`]. Returns false if the entry was dropped as a
/// duplicate or by the cap per hour.
pub fn insert_failure(
    db: &mut Db,
    by: &By,
    action: AuditAction,
    target: Option<UserId>,
    detail: Option<&str>,
) -> Result<bool> {
    type Row = (Instant, AuditAction, Option<i64>, Option<i64>, Option<String>, Option<String>);
    let hour: Vec<Row> = entries::table
        .filter(entries::action.eq_any(AuditAction::FAILURES))
        .filter(entries::at.gt(by.at.plus(-TimeDelta::hours(1))))
        .select((entries::at, entries::action, entries::actor_id, entries::target_id, entries::detail, entries::ip))
        .load(db)?;
    let since = by.at.plus(-DEDUPLICATION_WINDOW);
    let same = (action, by.user.map(UserId::get), target.map(UserId::get), detail.map(str::to_owned), by.ip.clone());
    let is_told = hour
        .iter()
        .any(|(at, did, who, whom, about, ip)| *at > since && same == (*did, *who, *whom, about.clone(), ip.clone()));
    if is_told || hour.len() >= FAILURES_PER_HOUR {
        return Ok(false);
    }
    insert(db, by.clone(), action, target, detail)?;
    Ok(true)
}

/// Writes an export of a file, unless an entry of the same file, user and address is recent.
pub fn insert_export(db: &mut Db, actor: &Actor, file: &str) -> Result<()> {
    let reported: Vec<Option<String>> = entries::table
        .filter(entries::action.eq(AuditAction::Exported))
        .filter(entries::at.gt(actor.at.plus(-DEDUPLICATION_WINDOW)))
        .filter(entries::actor_id.eq(actor.id.get()))
        .filter(entries::detail.eq(file))
        .select(entries::ip)
        .load(db)?;
    if reported.contains(&actor.ip) {
        return Ok(());
    }
    insert(db, actor, AuditAction::Exported, None, Some(file))
}

/// Deletes the entries past their retention, and returns their number.
pub fn purge(db: &mut Db, at: Instant) -> Result<usize> {
    let old = diesel::delete(entries::table.filter(entries::at.lt(at.plus(-RETENTION)))).execute(db)?;
    let failures = entries::table
        .filter(entries::action.eq_any(AuditAction::FAILURES))
        .filter(entries::at.lt(at.plus(-FAILURE_RETENTION)));
    Ok(old.saturating_add(diesel::delete(failures).execute(db)?))
}

/// Filter of the audit trail.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Text in the name of the acting or the affected user.
    pub q: Option<String>,
    /// From this day (UTC) on.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// To this day (UTC), inclusive.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
    /// Only this action.
    pub action: Option<AuditAction>,
}

/// Lists the audit trail; default order newest first.
pub fn list(db: &mut Db, filter: &Filter, request: &PageRequest) -> Result<Page<AuditEntry>> {
    let (actors, targets) = diesel::alias!(users as actors, users as targets);
    let actor_name = actors.field(users::name).nullable();
    let target_name = targets.field(users::name).nullable();
    let mut query = entries::table
        .left_join(actors.on(actors.field(users::id).nullable().eq(entries::actor_id)))
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
    if let Some(action) = filter.action {
        query = query.filter(entries::action.eq(action));
    }
    if let Some(from) = filter.from {
        query = query.filter(entries::at.ge(sql::day(from).and_time(chrono::NaiveTime::MIN)));
    }
    if let Some(day) = filter.to.and_then(|to| sql::day(to).succ_opt()) {
        query = query.filter(entries::at.lt(day.and_time(chrono::NaiveTime::MIN)));
    }
    keyset!(db, request, query => AuditEntry, (entries::id, id), "-at", { "at" => entries::at, at: Instant })
}
