//! Personal API tokens: made by a session and the password, revoked in a session; the secret is shown once.

use accounts::{ApiToken, ApiTokenInput};
use actix_web::{
    HttpRequest, delete, get, post,
    web::{Data, Path, Payload},
};
use kernel::{ApiTokenId, Page};
use persistence::{accounts::token, idempotency};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::{proof::prove, secret::Secret};
use crate::{
    http::{Delete, Get, InSession, Outcome, PageQuery, created, hex, key, read_body},
    operations::Operations,
    state::AppState,
};

/// A new token with its secret, which is shown this once.
#[derive(Serialize, ToSchema)]
struct NewApiToken {
    #[serde(flatten)]
    token: ApiToken,
    /// Secret to send after `Authorization: Bearer`.
    #[serde(rename = "token")]
    secret: String,
}

kernel::entity!(NewApiToken: token);

/// The user's own tokens.
#[utoipa::path(tag = "auth", params(PageQuery), responses((status = 200, body = Page<ApiToken>)))]
#[get("/api/auth/tokens")]
async fn list_tokens(get: Get<InSession>, page: PageQuery) -> Outcome {
    get.answer(move |db, who| token::list(db, who.owner(), &page.0)).await
}

/// Make a token. The body carries the user's password: a session alone makes none. Only this answer holds the token's
/// secret.
#[utoipa::path(tag = "auth", request_body = ApiTokenInput, responses((status = 201, body = NewApiToken)))]
#[post("/api/auth/tokens")]
async fn create_token(app: Data<AppState>, get: Get<InSession>, request: HttpRequest, payload: Payload) -> Outcome {
    let who = get.0.clone().read(|_, who| Ok(who.clone())).await?;
    let (input, _) = read_body::<ApiTokenInput>(&request, &mut payload.into_inner()).await?;
    let (same, password) = (hex(&Sha256::digest(input.identity())), input.password.clone());
    let fields = input.check(&who.now)?;
    prove(&app, &who, "password", password).await?;
    let key = key(&request, &same)?;
    let secret = Secret::new(key.as_ref(), "boleia_");
    let (hash, salt) = (secret.hash(), secret.salt().to_owned());
    // The session is looked up again: it may have ended since.
    let answer = get.0.write(move |db, who| {
        idempotency::once(db, who.owner().get(), key.as_ref(), who.now.at, |db| {
            let token = token::insert(db, &who.actor(), &fields, &hash)?;
            created("/api/auth/tokens", &NewApiToken { token, secret: salt.clone() })
        })
    });
    Ok(secret.shown_in(answer.await?)?.into())
}

/// One of the user's own tokens, without its secret.
#[utoipa::path(tag = "auth", params(("id" = i64, Path)), responses((status = 200, body = ApiToken)))]
#[get("/api/auth/tokens/{id}")]
async fn find_token(get: Get<InSession>, id: Path<ApiTokenId>) -> Outcome {
    get.find(id, token::find).await
}

/// Revoke a token.
#[utoipa::path(tag = "auth", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/auth/tokens/{id}")]
async fn delete_token(delete: Delete<InSession>, id: Path<ApiTokenId>) -> Outcome {
    delete.write(move |db, who, _| token::delete(db, &who.actor(), *id)).await
}

/// The operations of this file.
pub fn services(config: &mut Operations<'_, '_>) {
    config.service(list_tokens).service(create_token).service(find_token).service(delete_token);
}
