//! `Idempotency-Key`: the answer of a request is kept in the transaction of its work, so that the same request sent
//! again gets the same answer and does nothing twice, also when both arrive at the same moment.

use diesel::prelude::*;
use kernel::{Error, Instant, Result};
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Db, owned::idempotency_keys as keys};

/// Answer to a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredResponse {
    /// HTTP status.
    pub status: u16,
    /// Address of a created record.
    pub location: Option<String>,
    /// Version of the record in the body.
    pub version: Option<i64>,
    /// Body as JSON, if any.
    pub body: Option<Box<RawValue>>,
}

/// The `Idempotency-Key` of a request.
#[derive(Clone, Debug)]
pub struct Key {
    /// The key itself, which the database does not keep.
    pub text: SecretString,
    /// SHA-256 of the key.
    pub hash: String,
    /// SHA-256 of what identifies the request: method, path with query (but for `userId`), body.
    pub fingerprint: String,
}

/// Runs the work, or returns the stored answer if the key already has one. A refused request stores no key. `owner` is
/// 0 when nobody is signed in.
///
/// # Errors
/// [`Error::IdempotencyMismatch`] when the key was used for another request, else what the work returns.
pub fn once(
    db: &mut Db,
    owner: i64,
    key: Option<&Key>,
    at: Instant,
    work: impl FnOnce(&mut Db) -> Result<StoredResponse>,
) -> Result<StoredResponse> {
    let Some(key) = key else { return work(db) };
    if let Some(answer) = find(db, owner, key)? {
        return Ok(answer);
    }
    // The key is claimed before the work: on PostgreSQL a second request waits here, is retried and then finds the
    // answer of the first.
    let claimed = keys::insert()
        .values((
            keys::owner_id.eq(owner),
            keys::key_hash.eq(&key.hash),
            keys::fingerprint.eq(&key.fingerprint),
            keys::answer.eq(""),
            keys::created_at.eq(at),
        ))
        .execute(db);
    match claimed.map_err(Error::from) {
        Ok(_) => {}
        Err(Error::Constraint { .. }) => return Err(Error::Retry),
        Err(error) => return Err(error),
    }
    let answer = work(db)?;
    let text = serde_json::to_string(&answer).map_err(|error| Error::Internal(error.into()))?;
    diesel::update(keys::of(owner.into()).filter(keys::key_hash.eq(&key.hash)))
        .set(keys::answer.eq(text))
        .execute(db)?;
    Ok(answer)
}

/// Returns the answer that is kept under a key.
///
/// # Errors
/// [`Error::IdempotencyMismatch`] when the key was used for another request.
pub fn find(db: &mut Db, owner: i64, key: &Key) -> Result<Option<StoredResponse>> {
    let found: Option<(String, String)> = keys::of(owner.into())
        .filter(keys::key_hash.eq(&key.hash))
        .select((keys::fingerprint, keys::answer))
        .first(db)
        .optional()?;
    match found {
        None => Ok(None),
        Some((fingerprint, _)) if fingerprint != key.fingerprint => Err(Error::IdempotencyMismatch),
        Some((_, answer)) => serde_json::from_str(&answer).map(Some).map_err(|error| Error::Internal(error.into())),
    }
}
