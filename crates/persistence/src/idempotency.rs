//! Idempotency keys: the response is stored in the transaction of the job. A repeated request returns the stored
//! response and has no second effect, even if both arrive at once.

use diesel::prelude::*;
use kernel::{Error, Instant, Result};
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Db, owned::idempotency_keys as keys};

/// Stored response to a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredResponse {
    /// HTTP status.
    pub status: u16,
    /// Address of a created record.
    pub location: Option<String>,
    /// Version of the record in the body, for the ETag.
    pub version: Option<i64>,
    /// Body as JSON, if any.
    pub body: Option<Box<RawValue>>,
}

/// The `Idempotency-Key` of a request.
#[derive(Clone, Debug)]
pub struct Key {
    /// The key itself; the database stores only its hash.
    pub text: SecretString,
    /// SHA-256 of the key.
    pub hash: String,
    /// SHA-256 over method, path, query (without `userId`) and body: the identity of the request.
    pub fingerprint: String,
}

/// Runs the job, or returns the stored response of the key. A refused request stores no key. `owner` is 0 for anonymous
/// clients.
///
/// # Errors
/// [`Error::IdempotencyMismatch`] if the key was used for another request, else the error of the job.
pub fn once(
    db: &mut Db,
    owner: i64,
    key: Option<&Key>,
    at: Instant,
    job: impl FnOnce(&mut Db) -> Result<StoredResponse>,
) -> Result<StoredResponse> {
    let Some(key) = key else { return job(db) };
    if let Some(response) = find(db, owner, key)? {
        return Ok(response);
    }
    // The key is inserted before the job runs. On PostgreSQL a second request blocks here, is retried, and then finds
    // the response of the first.
    let inserted = keys::insert()
        .values((
            keys::owner_id.eq(owner),
            keys::key_hash.eq(&key.hash),
            keys::fingerprint.eq(&key.fingerprint),
            keys::answer.eq(""),
            keys::created_at.eq(at),
        ))
        .execute(db);
    match inserted.map_err(Error::from) {
        Ok(_) => {}
        Err(Error::Constraint { .. }) => return Err(Error::Retry),
        Err(error) => return Err(error),
    }
    let response = job(db)?;
    let text = serde_json::to_string(&response).map_err(|error| Error::Internal(error.into()))?;
    diesel::update(keys::of(owner.into()).filter(keys::key_hash.eq(&key.hash)))
        .set(keys::answer.eq(text))
        .execute(db)?;
    Ok(response)
}

/// Returns the stored response of a key.
///
/// # Errors
/// [`Error::IdempotencyMismatch`] if the key was used for another request.
pub fn find(db: &mut Db, owner: i64, key: &Key) -> Result<Option<StoredResponse>> {
    let found: Option<(String, String)> = keys::of(owner.into())
        .filter(keys::key_hash.eq(&key.hash))
        .select((keys::fingerprint, keys::answer))
        .first(db)
        .optional()?;
    match found {
        None => Ok(None),
        Some((fingerprint, _)) if fingerprint != key.fingerprint => Err(Error::IdempotencyMismatch),
        Some((_, response)) => serde_json::from_str(&response).map(Some).map_err(|error| Error::Internal(error.into())),
    }
}
