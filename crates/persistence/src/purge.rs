//! Retention: deletes expired sessions, password links, stored responses of `Idempotency-Key`, and old entries of the
//! audit trail.
//!
//! A wrong system clock must not delete live records. The purge clock therefore advances with the server's uptime, at
//! most at double speed. After a long stop it catches up; a system clock that is weeks ahead gains at most an hour per
//! hour. Late purging costs only disk space, since expired records are refused by their own date.

use chrono::TimeDelta;
use diesel::prelude::*;
use kernel::{
    Instant, Result,
    schema::{idempotency_keys, password_links, purge_clock, sessions},
};

use crate::{Db, accounts::audit};

/// Minimum retention of the response to an `Idempotency-Key`.
pub const KEY_LIFE: TimeDelta = TimeDelta::days(30);

/// Maximum speed of the purge clock, as a multiple of real time.
const PACE: i32 = 2;

/// Numbers of deleted records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    /// Sessions and password links.
    pub sessions: usize,
    /// Stored responses.
    pub keys: usize,
    /// Entries of the audit trail.
    pub entries: usize,
}

/// Deletes records that expired by both the system clock (`now`) and the purge clock. The latter advances by the time
/// that this process `ran` since its last purge (none at its first).
pub fn run(db: &mut Db, now: Instant, ran: TimeDelta) -> Result<Purged> {
    let Some(at) = advance_clock(db, now, ran)? else { return Ok(Purged::default()) };
    let before = at.plus(-KEY_LIFE);
    let links = diesel::delete(password_links::table.filter(password_links::expires_at.le(at))).execute(db)?;
    let ended = diesel::delete(sessions::table.filter(sessions::expires_at.le(at))).execute(db)?;
    let keys = diesel::delete(idempotency_keys::table.filter(idempotency_keys::created_at.lt(before))).execute(db)?;
    let entries = audit::purge(db, at)?;
    Ok(Purged { sessions: links.saturating_add(ended), keys, entries })
}

/// Advances the purge clock and returns its time; none when it has just started, since earlier times are unknown. It
/// never goes back: a machine that boots in 1970, before time synchronisation, would otherwise prevent it from ever
/// catching up.
fn advance_clock(db: &mut Db, now: Instant, ran: TimeDelta) -> Result<Option<Instant>> {
    let before: Option<Instant> = purge_clock::table.select(purge_clock::at).first(db)?;
    let at = before.map_or(now, |before| before.max(now.min(before.plus(ran * PACE))));
    diesel::update(purge_clock::table).set(purge_clock::at.eq(at)).execute(db)?;
    Ok(before.map(|_| now.min(at)))
}
