//! Users: masters list and find them, promote, demote, block and sign them out, and make one-time password links.

use accounts::{AdminUser, ChangedPerson, EndedAccess, UserRightsInput};
use actix_web::{get, post, put, web::Path};
use kernel::{Instant, Page, UserId};
use persistence::accounts::person::{self, Filter};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    auth::{
        password_link::{LINK_LIFE, link_path},
        secret::Secret,
    },
    http::{Empty, Get, List, ListQuery, Listing, Master, Outcome, Post, Put, made, ok},
    operations::Operations,
};

/// A new one-time password link; its secret is shown this once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PasswordLink {
    /// Secret of the link.
    token: String,
    /// Path of the link on this installation; the secret stands in its fragment, which no browser sends.
    path: String,
    /// Time at which the link expires.
    expires_at: Instant,
}

/// The users; by default in order of name.
#[utoipa::path(tag = "admin", params(Filter, ListQuery), responses((status = 200, body = Page<AdminUser>)))]
#[get("/api/admin/users")]
async fn list_people(list: List<Filter, ListQuery, Master>) -> Listing {
    list.read(|db, _, filter, page| person::list(db, filter, page)).await
}

/// One user.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), responses((status = 200, body = AdminUser)))]
#[get("/api/admin/users/{id}")]
async fn find_person(get: Get<Master>, id: Path<UserId>) -> Outcome {
    get.record(move |db, _| person::find(db, *id)).await
}

/// Promote or demote a master, block or unblock a user. The last master who can sign in stays one. A block ends the
/// user's sessions and revokes the tokens for good: the answer says which.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), request_body = UserRightsInput, responses((status = 200, body = ChangedPerson)))]
#[put("/api/admin/users/{id}")]
async fn update_person(put: Put<UserRightsInput, Master>, id: Path<UserId>) -> Outcome {
    put.record(move |db, who, rights, version| person::update(db, &who.actor(), *id, version, rights)).await
}

/// End every session of a user and revoke every token. The answer says which.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), request_body = Empty, responses((status = 200, body = EndedAccess)))]
#[post("/api/admin/users/{id}/end-sessions")]
async fn end_sessions(post: Post<Empty, Master>, id: Path<UserId>) -> Outcome {
    post.write(move |db, who, _, _| ok(&person::end_sessions(db, &who.actor(), *id)?)).await
}

/// Make a one-time link with which a user sets a new password within 24 hours.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), request_body = Empty, responses((status = 201, body = PasswordLink)))]
#[post("/api/admin/users/{id}/password-link")]
async fn create_password_link(post: Post<Empty, Master>, id: Path<UserId>) -> Outcome {
    let secret = Secret::new(post.key.as_ref(), "");
    let (hash, salt) = (secret.hash(), secret.salt().to_owned());
    let reply = post.write(move |db, who, _, _| {
        let expires_at = who.now.at.plus(LINK_LIFE);
        person::insert_password_link(db, &who.actor(), *id, &hash, expires_at)?;
        let link = PasswordLink { token: salt.clone(), path: link_path(&salt), expires_at };
        made(format!("/api/admin/users/{id}"), &link)
    });
    reply.await?.map(|answer| secret.shown_in(answer))
}

/// The operations of this file.
pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_people)
        .service(find_person)
        .service(update_person)
        .service(end_sessions)
        .service(create_password_link);
}
