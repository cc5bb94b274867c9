//! Personal API tokens: created with session and password, revoked in a session; the secret is sent once.

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
    http::{Delete, Get, HandlerResult, PageQuery, SessionOnly, created, hex, key, read_body},
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
async fn list_tokens(get: Get<SessionOnly>, page: PageQuery) -> HandlerResult {
    get.respond(move |db, principal| token::list(db, principal.owner(), &page.0)).await
}

/// Make a token. The body carries the user's password in addition to the session. Only this response contains the
/// token's secret.
#[utoipa::path(tag = "auth", request_body = ApiTokenInput, responses((status = 201, body = NewApiToken)))]
#[post("/api/auth/tokens")]
async fn create_token(
    app: Data<AppState>,
    get: Get<SessionOnly>,
    request: HttpRequest,
    payload: Payload,
) -> HandlerResult {
    let principal = get.0.clone().read(|_, principal| Ok(principal.clone())).await?;
    let (input, _) = read_body::<ApiTokenInput>(&request, &mut payload.into_inner()).await?;
    let (same, password) = (hex(&Sha256::digest(input.identity())), input.password.clone());
    let fields = input.check(&principal.now)?;
    prove(&app, &principal, "password", password).await?;
    let key = key(&request, &same)?;
    let secret = Secret::new(key.as_ref(), "boleia_");
    let (hash, salt) = (secret.hash(), secret.salt().to_owned());
    // The session may have ended since the check of the password.
    let response = get.0.write(move |db, principal| {
        idempotency::once(db, principal.owner().get(), key.as_ref(), principal.now.at, |db| {
            let token = token::insert(db, &principal.actor(), &fields, &hash)?;
            created("/api/auth/tokens", &NewApiToken { token, secret: salt.clone() })
        })
    });
    Ok(secret.shown_in(response.await?)?.into())
}

/// One of the user's own tokens, without its secret.
#[utoipa::path(tag = "auth", params(("id" = i64, Path)), responses((status = 200, body = ApiToken)))]
#[get("/api/auth/tokens/{id}")]
async fn find_token(get: Get<SessionOnly>, id: Path<ApiTokenId>) -> HandlerResult {
    get.find(id, token::find).await
}

/// Revoke a token.
#[utoipa::path(tag = "auth", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/auth/tokens/{id}")]
async fn delete_token(delete: Delete<SessionOnly>, id: Path<ApiTokenId>) -> HandlerResult {
    delete.write(move |db, principal, _| token::delete(db, &principal.actor(), *id)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(list_tokens).service(create_token).service(find_token).service(delete_token);
}
