//! Deletion of what has ended: sessions, password links, the answers kept under an `Idempotency-Key`, and old entries of
//! the audit trail.
//!
//! A wrong clock must not delete what is still promised. So the time up to which is purged does not follow the clock of
//! the machine, but goes on with the time that the server has really run, twice as fast: after a long stop it catches
//! up, and a clock that is weeks ahead gains no more than an hour in an hour. Purging late costs room only, since what
//! has ended is refused by its own date.

use chrono::TimeDelta;
use diesel::prelude::*;
use kernel::{
    Instant, Result,
    schema::{idempotency_keys, password_links, purge_clock, sessions},
};

use crate::{Db, accounts::audit};

/// Time for which the answer to an `Idempotency-Key` is kept at least.
pub const KEY_LIFE: TimeDelta = TimeDelta::days(30);

/// How many times faster than real time the purge clock may go.
const PACE: i32 = 2;

/// Numbers of what was deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    /// Sessions and password links.
    pub sessions: usize,
    /// Kept answers.
    pub keys: usize,
    /// Entries of the audit trail.
    pub entries: usize,
}

/// Deletes what ended by the clock of the machine (`now`) and by the purge clock, which goes on by the time that this
/// process `ran` since its last purge (none at its first).
pub fn run(db: &mut Db, now: Instant, ran: TimeDelta) -> Result<Purged> {
    let Some(at) = go_on(db, now, ran)? else { return Ok(Purged::default()) };
    let before = at.plus(-KEY_LIFE);
    let links = diesel::delete(password_links::table.filter(password_links::expires_at.le(at))).execute(db)?;
    let ended = diesel::delete(sessions::table.filter(sessions::expires_at.le(at))).execute(db)?;
    let keys = diesel::delete(idempotency_keys::table.filter(idempotency_keys::created_at.lt(before))).execute(db)?;
    let entries = audit::purge(db, at)?;
    Ok(Purged { sessions: links.saturating_add(ended), keys, entries })
}

/// Moves the purge clock and returns the time up to which is purged; none when the clock has just begun to go, since
/// nothing is known of the time before. It never goes back: a machine that begins in 1970, until it has asked for the
/// time, would keep it from ever catching up.
fn go_on(db: &mut Db, now: Instant, ran: TimeDelta) -> Result<Option<Instant>> {
    let before: Option<Instant> = purge_clock::table.select(purge_clock::at).first(db)?;
    let at = before.map_or(now, |before| before.max(now.min(before.plus(ran * PACE))));
    diesel::update(purge_clock::table).set(purge_clock::at.eq(at)).execute(db)?;
    Ok(before.map(|_| now.min(at)))
}
