//! Personal API tokens, stored by the hash of their secret.

use accounts::{ApiToken, ApiTokenFields, AuditAction, User, errors, token::MAX_TOKENS};
use diesel::prelude::*;
use kernel::{
    ApiTokenId, Instant, OwnerId, Page, PageRequest, Result,
    schema::{self, users},
};

use super::audit::{self, Actor};
use crate::{Db, keyset::keyset, owned::api_tokens};

/// Stores a token of the acting user.
///
/// # Errors
/// [`kernel::Error::Conflict`] if the user has the maximum number of tokens.
pub fn insert(db: &mut Db, actor: &Actor, fields: &ApiTokenFields, secret_hash: &str) -> Result<ApiToken> {
    let owner = OwnerId::from(actor.id);
    let count: i64 = api_tokens::of(owner).count().get_result(db)?;
    if count >= MAX_TOKENS {
        return Err(errors::too_many_tokens());
    }
    let detail = format!("{} ({})", fields.name, fields.scope.label().to_lowercase());
    audit::insert(db, actor, AuditAction::MadeToken, None, Some(&detail))?;
    Ok(api_tokens::insert()
        .values((
            fields,
            api_tokens::owner_id.eq(owner.get()),
            api_tokens::version.eq(1_i64),
            api_tokens::created_at.eq(actor.at),
            api_tokens::updated_at.eq(actor.at),
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
/// [`kernel::Error::NotFound`].
pub fn find(db: &mut Db, owner: OwnerId, id: ApiTokenId) -> Result<ApiToken> {
    Ok(api_tokens::of(owner).filter(api_tokens::id.eq(id.get())).select(api_tokens::all_columns).first(db)?)
}

/// Revokes a token of the acting user.
///
/// # Errors
/// [`kernel::Error::NotFound`] if the user has no such token.
pub fn delete(db: &mut Db, actor: &Actor, id: ApiTokenId) -> Result<()> {
    let ApiToken { name, .. } = find(db, actor.id.into(), id)?;
    diesel::delete(api_tokens::of(actor.id.into()).filter(api_tokens::id.eq(id.get()))).execute(db)?;
    audit::insert(db, actor, AuditAction::RevokedToken, None, Some(&name))
}

/// Revokes every token of a user and returns their names in alphabetical order.
pub(super) fn delete_of(db: &mut Db, owner: OwnerId) -> Result<Vec<String>> {
    let names = api_tokens::of(owner).select(api_tokens::name).order((api_tokens::name, api_tokens::id)).load(db)?;
    diesel::delete(api_tokens::of(owner)).execute(db)?;
    Ok(names)
}

/// Returns the user of a secret and its token.
pub fn find_by_secret(db: &mut Db, secret_hash: &str) -> Result<Option<(User, ApiToken)>> {
    // The query has no tenant condition: the token itself identifies the tenant.
    Ok(users::table
        .inner_join(schema::api_tokens::table.on(api_tokens::owner_id.eq(users::id)))
        .filter(api_tokens::secret_hash.eq(secret_hash))
        .select((users::all_columns, api_tokens::all_columns))
        .first(db)
        .optional()?)
}

/// Records when a token was last used. The version stays the same, since the owner changed nothing.
pub fn record_use(db: &mut Db, owner: OwnerId, id: ApiTokenId, at: Instant) -> Result<()> {
    diesel::update(api_tokens::of(owner).filter(api_tokens::id.eq(id.get())))
        .set(api_tokens::last_used_at.eq(at))
        .execute(db)?;
    Ok(())
}
