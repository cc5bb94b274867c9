//! People: found, made or unmade master, blocked, signed out, given a one-time password link.

use accounts::{AdminUser, UserRightsInput};
use actix_web::{
    get, post, put,
    web::{Data, Path},
};
use chrono::TimeDelta;
use kernel::{Instant, Page, UserId};
use persistence::accounts::person;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    auth::secret::Secret,
    http::{Empty, ListQuery, Listing, Master, Outcome, Params, Post, Put, created, no_content, record},
    state::AppState,
};

/// How long a password link works.
const LINK_LIFE: TimeDelta = TimeDelta::hours(24);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PersonQuery {
    /// Text in the name or the address.
    q: Option<String>,
}

/// A one-time link just made; its secret is shown this once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PasswordLink {
    /// The secret.
    token: String,
    /// Where it leads, on this installation.
    path: String,
    /// Until when it works.
    expires_at: Instant,
}

/// The people, by name unless told.
#[utoipa::path(tag = "admin", params(PersonQuery, ListQuery), responses((status = 200, body = Page<AdminUser>)))]
#[get("/api/admin/users")]
async fn list_people(app: Data<AppState>, Master(who): Master, query: Params<PersonQuery>, list: ListQuery) -> Listing {
    list.answer(&app, &who, move |db, page| person::list(db, query.0.q.as_deref(), page)).await
}

/// One person.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), responses((status = 200, body = AdminUser)))]
#[get("/api/admin/users/{id}")]
async fn find_person(app: Data<AppState>, _: Master, id: Path<UserId>) -> Outcome {
    let person = app.read(move |db| person::find(db, id.into_inner())).await?;
    Ok(record(&person)?.into())
}

/// Make or unmake a master, block or unblock. The last master who can sign in stays one.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), request_body = UserRightsInput, responses((status = 200, body = AdminUser)))]
#[put("/api/admin/users/{id}")]
async fn update_person(app: Data<AppState>, put: Put<UserRightsInput, Master>, id: Path<UserId>) -> Outcome {
    let (actor, id) = (put.who.actor(), id.into_inner());
    let person = app.write(move |db| person::update(db, &actor, id, put.version, put.body)).await?;
    Ok(record(&person)?.into())
}

/// End every session of a person.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), request_body = Empty, responses((status = 204)))]
#[post("/api/admin/users/{id}/end-sessions")]
async fn end_sessions(app: Data<AppState>, post: Post<Empty, Master>, id: Path<UserId>) -> Outcome {
    let (actor, id) = (post.who.actor(), id.into_inner());
    let answer = app
        .write_once(post.claim, actor.at, move |db| {
            person::end_sessions(db, &actor, id)?;
            Ok(no_content())
        })
        .await?;
    Ok(answer.into())
}

/// Make a one-time link with which a person sets a new password within 24 hours.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), request_body = Empty, responses((status = 201, body = PasswordLink)))]
#[post("/api/admin/users/{id}/password-link")]
async fn create_password_link(app: Data<AppState>, post: Post<Empty, Master>, id: Path<UserId>) -> Outcome {
    let (actor, id) = (post.who.actor(), id.into_inner());
    let secret = Secret::new(post.claim.as_ref(), "");
    let (hash, salt) = (secret.hash(), secret.salt().to_owned());
    let answer = app
        .write_once(post.claim, actor.at, move |db| {
            let expires_at = actor.at.plus(LINK_LIFE);
            person::insert_password_link(db, &actor, id, &hash, expires_at)?;
            let link = PasswordLink { token: salt.clone(), path: format!("/login?reset={salt}"), expires_at };
            created(format!("/api/admin/users/{id}"), &link)
        })
        .await?;
    Ok(secret.shown_in(answer)?.into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_people)
        .service(find_person)
        .service(update_person)
        .service(end_sessions)
        .service(create_password_link);
}
