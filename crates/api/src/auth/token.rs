//! Personal API tokens: made and revoked in a session; the secret is shown once.

use accounts::{ApiToken, ApiTokenInput};
use actix_web::{delete, get, post, web::Path};
use kernel::{ApiTokenId, Page};
use persistence::accounts::token;
use serde::Serialize;
use utoipa::ToSchema;

use super::secret::Secret;
use crate::{
    http::{Delete, Get, InSession, Outcome, PageQuery, Post, created},
    operations::Operations,
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

/// Make a token. Only this answer holds its secret.
#[utoipa::path(tag = "auth", request_body = ApiTokenInput, responses((status = 201, body = NewApiToken)))]
#[post("/api/auth/tokens")]
async fn create_token(post: Post<ApiTokenInput, InSession>) -> Outcome {
    let secret = Secret::new(post.key.as_ref(), "boleia_");
    let (hash, salt) = (secret.hash(), secret.salt().to_owned());
    let reply = post.write(move |db, who, input, _| {
        let token = token::insert(db, who.owner(), input, &hash, &who.now)?;
        created("/api/auth/tokens", &NewApiToken { token, secret: salt.clone() })
    });
    reply.await?.map(|answer| secret.shown_in(answer))
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
    delete.delete(id, token::delete).await
}

/// The operations of this file.
pub fn services(config: &mut Operations<'_, '_>) {
    config.service(list_tokens).service(create_token).service(find_token).service(delete_token);
}
