//! Registering, signing in and out, and the own profile and password.

use accounts::{Credentials, PasswordChangeInput, PasswordResetInput, ProfileInput, RegistrationInput, User};
use actix_session::{Session as Cookie, SessionExt};
use actix_web::{
    HttpRequest, get, post, put,
    web::{Data, Payload},
};
use kernel::{Error, UserId};
use persistence::accounts::{session, user};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::secret::secret_hash;
use crate::{
    http::{
        Outcome, Problem, Put, SESSION_USER, Session, Who, address, claim, created, hex, no_content, read_body, record,
    },
    state::{AppState, blocking, moment},
};

/// Whether one may register.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RegistrationState {
    /// Whether anyone may register.
    open: bool,
    /// Whether the installation is empty: its first account becomes master.
    first_account: bool,
}

fn sign_in(cookie: &Cookie, id: UserId) -> Result<(), Problem> {
    // A fresh key at each sign-in: one that somebody planted before is worth nothing.
    cookie.renew();
    cookie.insert(SESSION_USER, id).map_err(|error| Error::Internal(error.to_string()).into())
}

fn wrong_credentials() -> Problem {
    let detail = "E-mail ou senha incorretos.".into();
    Problem::from(Error::Unauthenticated { code: "invalid_credentials", detail })
}

/// Whether one may register.
#[utoipa::path(tag = "auth", security(()), responses((status = 200, body = RegistrationState)))]
#[get("/api/auth/registration")]
async fn registration_state(app: Data<AppState>) -> Outcome {
    let (open, first_account) = app.read(user::registration).await?;
    Ok(record(&RegistrationState { open, first_account })?.into())
}

/// Make an account and sign in. The first account of an empty installation is master.
#[utoipa::path(tag = "auth", security(()), request_body = RegistrationInput, responses((status = 201, body = User)))]
#[post("/api/auth/register")]
async fn register(app: Data<AppState>, request: HttpRequest, payload: Payload) -> Outcome {
    let (input, _) = read_body::<RegistrationInput>(&request, &mut payload.into_inner()).await?;
    let checked = input.clone();
    let registration = blocking(move || checked.check()).await?;
    app.limits.register(address(&request, &app), &registration.email)?;
    // The password stays out of the fingerprint, which is a fast hash: a repeated request proves it by argon2 instead.
    let same = hex(&Sha256::digest(
        format!("{}\n{}\n{:?}", registration.name, registration.email, registration.phone).as_bytes(),
    ));
    let claim = claim(&request, 0, &same)?;
    let hash = app.hasher.hash(input.password.clone()).await?;
    let at = moment();
    let answer = app
        .write_once(claim, at, move |db| created("/api/auth/user".into(), &user::insert(db, &registration, &hash, at)?))
        .await?;
    let id = answer.body.as_ref().and_then(|body| body.get("id")).and_then(serde_json::Value::as_i64);
    let id = UserId::from(id.ok_or_else(|| Error::Internal("the account has no id".into()))?);
    let stored = app.read(move |db| user::find(db, id)).await?;
    if stored.blocked_at.is_some() {
        return Err(Problem::from(User::blocked()));
    }
    if !app.hasher.verify(input.password, Some(stored.password_hash)).await? {
        return Err(Problem::from(Error::IdempotencyMismatch));
    }
    sign_in(&request.get_session(), id)?;
    Ok(answer.into())
}

/// Sign in.
#[utoipa::path(tag = "auth", security(()), request_body = Credentials, responses((status = 200, body = User)))]
#[post("/api/auth/login")]
async fn login(app: Data<AppState>, request: HttpRequest, payload: Payload) -> Outcome {
    let (credentials, _) = read_body::<Credentials>(&request, &mut payload.into_inner()).await?;
    let email = credentials.email();
    app.limits.login(address(&request, &app), &email)?;
    let found = app.read(move |db| user::find_by_email(db, &email)).await?;
    let hash = found.as_ref().map(|user| user.password_hash.clone());
    let right = app.hasher.verify(credentials.password, hash).await?;
    let user = found.filter(|_| right).ok_or_else(wrong_credentials)?;
    if user.blocked_at.is_some() {
        return Err(Problem::from(User::blocked()));
    }
    sign_in(&request.get_session(), user.id)?;
    Ok(record(&user)?.into())
}

/// Sign out. Nobody signed in is fine too.
#[utoipa::path(tag = "auth", security(()), responses((status = 204)))]
#[post("/api/auth/logout")]
async fn logout(cookie: Cookie) -> Outcome {
    cookie.purge();
    Ok(no_content().into())
}

/// Who is signed in.
#[utoipa::path(tag = "auth", responses((status = 200, body = User)))]
#[get("/api/auth/user")]
async fn current_user(who: Who) -> Outcome {
    Ok(record(&who.user)?.into())
}

/// Change the own profile.
#[utoipa::path(tag = "auth", request_body = ProfileInput, responses((status = 200, body = User)))]
#[put("/api/auth/profile")]
async fn update_profile(app: Data<AppState>, put: Put<ProfileInput>) -> Outcome {
    let profile = put.body.check(put.who.now.today)?;
    let (id, at) = (put.who.user.id, put.who.now.at);
    let user = app.write(move |db| user::update_profile(db, id, put.version, &profile, at)).await?;
    Ok(record(&user)?.into())
}

/// Change the own password. Every other session ends.
#[utoipa::path(tag = "auth", request_body = PasswordChangeInput, responses((status = 204)))]
#[put("/api/auth/password")]
async fn update_password(app: Data<AppState>, who: Session, request: HttpRequest, payload: Payload) -> Outcome {
    let (input, _) = read_body::<PasswordChangeInput>(&request, &mut payload.into_inner()).await?;
    let user = who.0.user;
    app.limits.login(who.0.ip, &user.email)?;
    if !app.hasher.verify(input.current_password.clone(), Some(user.password_hash)).await? {
        return Err(Error::field("currentPassword", "wrong", "A senha atual não é esta.").into());
    }
    let checked = input.clone();
    blocking(move || checked.check()).await?;
    let hash = app.hasher.hash(input.password).await?;
    let at = who.0.now.at;
    app.write(move |db| user::update_password(db, user.id, &hash, at)).await?;
    sign_in(&request.get_session(), user.id)?;
    Ok(no_content().into())
}

/// Set a new password with a one-time link. Every session ends.
#[utoipa::path(tag = "auth", security(()), request_body = PasswordResetInput, responses((status = 204)))]
#[post("/api/auth/password/reset")]
async fn reset_password(app: Data<AppState>, request: HttpRequest, payload: Payload) -> Outcome {
    let (input, _) = read_body::<PasswordResetInput>(&request, &mut payload.into_inner()).await?;
    let token = secret_hash(&input.token);
    app.limits.login(address(&request, &app), &token)?;
    let checked = input.clone();
    blocking(move || checked.check()).await?;
    let claim = claim(&request, 0, &token)?;
    let hash = app.hasher.hash(input.password.clone()).await?;
    let at = moment();
    // The answer that is kept says whose password it was, so that a repeated request can be held to the same password.
    let answer = app
        .write_once(claim, at, move |db| {
            let id = session::find_link(db, &token, at)?;
            user::update_password(db, id, &hash, at)?;
            record(&serde_json::json!({ "id": id }))
        })
        .await?;
    let id = answer.body.as_ref().and_then(|body| body.get("id")).and_then(serde_json::Value::as_i64).unwrap_or(0);
    let stored = app.read(move |db| user::find(db, id.into())).await?;
    if !app.hasher.verify(input.password, Some(stored.password_hash)).await? {
        return Err(Problem::from(Error::IdempotencyMismatch));
    }
    request.get_session().purge();
    Ok(no_content().into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(registration_state)
        .service(register)
        .service(login)
        .service(logout)
        .service(current_user)
        .service(update_profile)
        .service(update_password)
        .service(reset_password);
}
