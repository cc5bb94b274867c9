//! Personal API tokens: made and revoked in a session, shown once.

use accounts::{ApiToken, ApiTokenInput};
use actix_web::{
    delete, get, post,
    web::{Data, Path},
};
use kernel::{ApiTokenId, Page};
use persistence::accounts::token;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::secret::Secret;
use crate::{
    http::{Delete, Outcome, PageQuery, Post, Session, created, no_content, record},
    state::AppState,
};

/// A token just made, with its secret, which is shown this once.
#[derive(Serialize, ToSchema)]
struct NewApiToken {
    #[serde(flatten)]
    token: ApiToken,
    /// What goes behind `Authorization: Bearer`.
    #[serde(rename = "token")]
    secret: String,
}

/// The own tokens.
#[utoipa::path(tag = "auth", params(PageQuery), responses((status = 200, body = Page<ApiToken>)))]
#[get("/api/auth/tokens")]
async fn list_tokens(app: Data<AppState>, who: Session, page: PageQuery) -> Outcome {
    let tokens = app.read(move |db| token::list(db, who.0.owner(), &page.0)).await?;
    Ok(record(&tokens)?.into())
}

/// Make a token. Its secret is in this answer only.
#[utoipa::path(tag = "auth", request_body = ApiTokenInput, responses((status = 201, body = NewApiToken)))]
#[post("/api/auth/tokens")]
async fn create_token(app: Data<AppState>, post: Post<ApiTokenInput, Session>) -> Outcome {
    let who = post.who.0;
    let fields = post.body.check(&who.now)?;
    let secret = Secret::new(post.claim.as_ref(), "boleia_");
    let (hash, salt) = (secret.hash(), secret.salt().to_owned());
    let answer = app
        .write_once(post.claim, who.now.at, move |db| {
            let token = token::insert(db, who.owner(), &fields, &hash, who.now.at)?;
            created(format!("/api/auth/tokens/{}", token.id), &NewApiToken { token, secret: salt.clone() })
        })
        .await?;
    Ok(secret.shown_in(answer)?.into())
}

/// Revoke a token.
#[utoipa::path(tag = "auth", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/auth/tokens/{id}")]
async fn delete_token(app: Data<AppState>, delete: Delete<Session>, id: Path<ApiTokenId>) -> Outcome {
    let id = id.into_inner();
    app.write(move |db| token::delete(db, delete.who.0.owner(), id)).await?;
    Ok(no_content().into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config.service(list_tokens).service(create_token).service(delete_token);
}
