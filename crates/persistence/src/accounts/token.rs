//! Personal API tokens.

use accounts::{ApiToken, ApiTokenInput, Scope, User, refusal, token::MAX_TOKENS};
use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{
    ApiTokenId, Error, Instant, Now, OwnerId, Page, PageRequest, Result,
    schema::{self, users},
};

use crate::{Db, keyset::keyset, owned::api_tokens};

/// Stores a token.
///
/// # Errors
/// [`Error::Conflict`] when the person has too many.
pub fn insert(db: &mut Db, owner: OwnerId, input: ApiTokenInput, secret_hash: &str, now: &Now) -> Result<ApiToken> {
    let fields = input.check(now)?;
    let count: i64 = api_tokens::of(owner).count().get_result(db)?;
    if count >= MAX_TOKENS {
        return Err(refusal::too_many_tokens());
    }
    Ok(api_tokens::insert()
        .values((
            &fields,
            api_tokens::owner_id.eq(owner.get()),
            api_tokens::version.eq(1_i64),
            api_tokens::created_at.eq(now.at),
            api_tokens::updated_at.eq(now.at),
            api_tokens::secret_hash.eq(secret_hash),
        ))
        .returning(api_tokens::all_columns)
        .get_result(db)?)
}

/// Lists the owner's tokens; default order newest first.
pub fn list(db: &mut Db, owner: OwnerId, request: &PageRequest) -> Result<Page<ApiToken>> {
    let query = api_tokens::of(owner).into_boxed();
    keyset!(db, request, query => ApiToken, (api_tokens::id, id), "-createdAt", {
        "createdAt" => api_tokens::created_at, created_at: Instant;
        "name" => api_tokens::name, name: String;
    })
}

/// Finds a token.
///
/// # Errors
/// [`Error::NotFound`].
pub fn find(db: &mut Db, owner: OwnerId, id: ApiTokenId) -> Result<ApiToken> {
    Ok(api_tokens::of(owner).filter(api_tokens::id.eq(id.get())).select(api_tokens::all_columns).first(db)?)
}

/// Revokes a token.
pub fn delete(db: &mut Db, owner: OwnerId, id: ApiTokenId, _: Option<i64>, _: &Now) -> Result<()> {
    let row = api_tokens::of(owner).filter(api_tokens::id.eq(id.get()));
    if diesel::delete(row).execute(db)? == 0 { Err(Error::NotFound) } else { Ok(()) }
}

/// Returns the user, scope and expiry day of a token.
pub fn find_by_secret(db: &mut Db, secret_hash: &str) -> Result<Option<(User, Scope, Option<NaiveDate>)>> {
    // The owner is not known before the token is found.
    Ok(users::table
        .inner_join(schema::api_tokens::table.on(api_tokens::owner_id.eq(users::id)))
        .filter(api_tokens::secret_hash.eq(secret_hash))
        .select((users::all_columns, api_tokens::scope, api_tokens::expires_on))
        .first(db)
        .optional()?)
}
