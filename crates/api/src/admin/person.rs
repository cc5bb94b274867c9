//! Administration of users: list, promote, demote, block, end sessions, and create one-time password links.

use accounts::{AdminUser, ChangedPerson, EndedAccess, OwnPasswordInput, UserRightsInput};
use actix_web::{
    HttpRequest, get, post, put,
    web::{Data, Path, Payload},
};
use kernel::{Instant, Page, UserId};
use persistence::{
    accounts::person::{self, Filter},
    idempotency,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    auth::{
        password_link::{LINK_LIFETIME, link_path},
        proof::prove,
        secret::Secret,
    },
    http::{Admin, Empty, Get, HandlerResult, List, ListQuery, Listing, Post, Put, key, made, ok, read_body},
    operations::Operations,
    state::AppState,
};

/// A new one-time password link; its secret is shown this once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PasswordLink {
    /// Secret of the link.
    token: String,
    /// Path of the link on this installation; the secret is in its fragment, which no browser sends.
    path: String,
    /// Time at which the link expires.
    expires_at: Instant,
}

/// The users; by default in order of name.
#[utoipa::path(tag = "admin", params(Filter, ListQuery), responses((status = 200, body = Page<AdminUser>)))]
#[get("/api/admin/users")]
async fn list_people(list: List<Filter, ListQuery, Admin>) -> Listing {
    list.respond_with_principal(|db, _, filter, page| person::list(db, filter, page)).await
}

/// One user.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), responses((status = 200, body = AdminUser)))]
#[get("/api/admin/users/{id}")]
async fn find_person(get: Get<Admin>, id: Path<UserId>) -> HandlerResult {
    get.record(move |db, _| person::find(db, *id)).await
}

/// Promote or demote a master, block or unblock a user. The last master able to sign in cannot be demoted or blocked. A
/// block ends the user's sessions and revokes the tokens for good; the response lists them. Requires the master's own
/// password. The user is notified at the next sign-in.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), request_body = UserRightsInput, responses((status = 200, body = ChangedPerson)))]
#[put("/api/admin/users/{id}")]
async fn update_person(app: Data<AppState>, put: Put<UserRightsInput, Admin>, id: Path<UserId>) -> HandlerResult {
    let principal = put.auth.clone().read(|_, principal| Ok(principal.clone())).await?;
    prove(&app, &principal, "password", put.body.password.clone()).await?;
    // The session may have ended since the check of the password.
    put.record(move |db, principal, input, version| {
        person::update(db, &principal.actor(), *id, version, input.rights())
    })
    .await
}

/// End every session of a user and revoke every token. The response lists them.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), request_body = Empty, responses((status = 200, body = EndedAccess)))]
#[post("/api/admin/users/{id}/end-sessions")]
async fn end_sessions(post: Post<Empty, Admin>, id: Path<UserId>) -> HandlerResult {
    post.write(move |db, principal, _, _| ok(&person::end_sessions(db, &principal.actor(), *id)?)).await
}

/// Make a one-time link with which a user sets a new password within 24 hours. Requires the master's own password. The
/// user is notified at the next sign-in.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), request_body = OwnPasswordInput, responses((status = 201, body = PasswordLink)))]
#[post("/api/admin/users/{id}/password-link")]
async fn create_password_link(
    app: Data<AppState>,
    get: Get<Admin>,
    request: HttpRequest,
    payload: Payload,
    id: Path<UserId>,
) -> HandlerResult {
    let principal = get.0.clone().read(|_, principal| Ok(principal.clone())).await?;
    let (input, _) = read_body::<OwnPasswordInput>(&request, &mut payload.into_inner()).await?;
    prove(&app, &principal, "password", input.password).await?;
    // The fingerprint is stored and uses a fast hash, so it excludes the password.
    let key = key(&request, "")?;
    let secret = Secret::new(key.as_ref(), "");
    let (hash, salt) = (secret.hash(), secret.salt().to_owned());
    // The session may have ended since the check of the password.
    let response = get.0.write(move |db, principal| {
        idempotency::once(db, principal.owner().get(), key.as_ref(), principal.now.at, |db| {
            let expires_at = principal.now.at.plus(LINK_LIFETIME);
            person::insert_password_link(db, &principal.actor(), *id, &hash, expires_at)?;
            let link = PasswordLink { token: salt.clone(), path: link_path(&salt), expires_at };
            made(format!("/api/admin/users/{id}"), &link)
        })
    });
    Ok(secret.shown_in(response.await?)?.into())
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_people)
        .service(find_person)
        .service(update_person)
        .service(end_sessions)
        .service(create_password_link);
}
