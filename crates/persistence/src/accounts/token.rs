//! Personal API tokens.

use accounts::{ApiToken, ApiTokenFields, Scope, User};
use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{
    ApiTokenId, Error, Instant, OwnerId, Page, PageRequest, Result,
    schema::{api_tokens, users},
};

use crate::{Db, keyset::keyset};

/// How many tokens one person may keep.
const MAX_TOKENS: i64 = 50;

/// Keeps a token.
///
/// # Errors
/// [`Error::Conflict`] when the person has too many.
pub fn insert(
    db: &mut Db,
    owner: OwnerId,
    fields: &ApiTokenFields,
    secret_hash: &str,
    at: Instant,
) -> Result<ApiToken> {
    let count: i64 = api_tokens::table.filter(api_tokens::owner_id.eq(owner.get())).count().get_result(db)?;
    if count >= MAX_TOKENS {
        return Err(Error::conflict("conflict", format!("Você já tem {MAX_TOKENS} tokens; revogue um antes.")));
    }
    Ok(diesel::insert_into(api_tokens::table)
        .values((
            fields,
            api_tokens::owner_id.eq(owner.get()),
            api_tokens::version.eq(1_i64),
            api_tokens::created_at.eq(at),
            api_tokens::updated_at.eq(at),
            api_tokens::secret_hash.eq(secret_hash),
        ))
        .returning(api_tokens::all_columns)
        .get_result(db)?)
}

/// The owner's tokens, the newest first unless told.
///
/// # Errors
/// [`Error::Malformed`] for an unknown order or cursor.
pub fn list(db: &mut Db, owner: OwnerId, request: &PageRequest) -> Result<Page<ApiToken>> {
    let query = api_tokens::table.filter(api_tokens::owner_id.eq(owner.get())).into_boxed();
    Ok(keyset!(db, request, query => ApiToken, api_tokens::id, "-createdAt", {
        "createdAt" => api_tokens::created_at, created_at: Instant;
        "name" => api_tokens::name, name: String;
    }))
}

/// Revokes a token.
///
/// # Errors
/// [`Error::NotFound`] when the owner has no such token.
pub fn delete(db: &mut Db, owner: OwnerId, id: ApiTokenId) -> Result<()> {
    let row = api_tokens::table.filter(api_tokens::owner_id.eq(owner.get())).filter(api_tokens::id.eq(id.get()));
    if diesel::delete(row).execute(db)? == 0 { Err(Error::NotFound) } else { Ok(()) }
}

/// Whose token this is, what it may do and until when.
///
/// # Errors
/// What the database says.
pub fn find_by_secret(db: &mut Db, secret_hash: &str) -> Result<Option<(User, Scope, Option<NaiveDate>)>> {
    Ok(api_tokens::table
        .inner_join(users::table.on(users::id.eq(api_tokens::owner_id)))
        .filter(api_tokens::secret_hash.eq(secret_hash))
        .select((users::all_columns, api_tokens::scope, api_tokens::expires_on))
        .first(db)
        .optional()?)
}
