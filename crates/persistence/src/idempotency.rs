//! `Idempotency-Key`: the answer of a request is kept in the transaction of its work, so that the same request sent again
//! gets the same answer and does nothing twice, also when both arrive at the same moment.

use diesel::prelude::*;
use kernel::{Error, Instant, Result, schema};
use serde::{Deserialize, Serialize};

use crate::{Db, owned::idempotency_keys as keys};

/// What a request is answered with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// HTTP status.
    pub status: u16,
    /// Address of a created record.
    pub location: Option<String>,
    /// Version of the record in the body.
    pub version: Option<i64>,
    /// The body, where there is one.
    pub body: Option<serde_json::Value>,
}

/// The claim of a request on its key.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The owner, or 0 when nobody is signed in.
    pub owner: i64,
    /// The key, which is not kept.
    pub key: String,
    /// SHA-256 of the key.
    pub key_hash: String,
    /// SHA-256 over what makes two requests the same: method, path, body.
    pub fingerprint: String,
}

/// Runs the work unless its key already has an answer, which is then given again. A refused request keeps no key.
///
/// # Errors
/// [`Error::IdempotencyMismatch`] when the key was used for another request, else what the work returns.
pub fn once(
    db: &mut Db,
    claim: Option<&Claim>,
    at: Instant,
    work: impl FnOnce(&mut Db) -> Result<Answer>,
) -> Result<Answer> {
    let Some(claim) = claim else { return work(db) };
    if let Some(answer) = find(db, claim)? {
        return Ok(answer);
    }
    // Claimed before the work: on PostgreSQL a second request waits here and then meets the answer of the first.
    let claimed = keys::insert()
        .values((
            keys::owner_id.eq(claim.owner),
            keys::key_hash.eq(&claim.key_hash),
            keys::fingerprint.eq(&claim.fingerprint),
            keys::answer.eq(""),
            keys::created_at.eq(at),
        ))
        .execute(db);
    match claimed.map_err(Error::from) {
        Ok(_) => {}
        Err(Error::Conflict { .. }) => return Err(Error::Retry),
        Err(error) => return Err(error),
    }
    let answer = work(db)?;
    let text = serde_json::to_string(&answer).map_err(|error| Error::Internal(error.to_string()))?;
    diesel::update(keys::of(claim.owner.into()).filter(keys::key_hash.eq(&claim.key_hash)))
        .set(keys::answer.eq(text))
        .execute(db)?;
    Ok(answer)
}

fn find(db: &mut Db, claim: &Claim) -> Result<Option<Answer>> {
    let found: Option<(String, String)> = keys::of(claim.owner.into())
        .filter(keys::key_hash.eq(&claim.key_hash))
        .select((keys::fingerprint, keys::answer))
        .first(db)
        .optional()?;
    match found {
        None => Ok(None),
        Some((fingerprint, _)) if fingerprint != claim.fingerprint => Err(Error::IdempotencyMismatch),
        Some((_, answer)) => {
            serde_json::from_str(&answer).map(Some).map_err(|error| Error::Internal(error.to_string()))
        }
    }
}

/// Forgets the keys that are older than the given moment.
///
/// # Errors
/// What the database says.
pub fn purge(db: &mut Db, before: Instant) -> Result<usize> {
    Ok(diesel::delete(schema::idempotency_keys::table.filter(keys::created_at.lt(before))).execute(db)?)
}
