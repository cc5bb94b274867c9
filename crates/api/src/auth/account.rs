//! Registration, signing in and out, and the user's own profile and password.

use accounts::{Credentials, PasswordChangeInput, PasswordResetInput, ProfileInput, RegistrationInput, User, refusal};
use actix_session::{Session as Cookie, SessionExt};
use actix_web::{
    HttpRequest, get, post, put,
    web::{Data, Payload},
};
use kernel::{Error, UserId};
use persistence::{
    accounts::{session, user},
    idempotency::Answer,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::secret::secret_hash;
use crate::{
    blocking::blocking,
    http::{
        Get, InSession, Outcome, Problem, Put, SESSION_USER, Who, address, hex, key, no_content, ok, read_body, record,
    },
    operations::Operations,
    state::{AppState, moment},
};

/// State of registration.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RegistrationState {
    /// True while anyone may register.
    open: bool,
    /// True while the installation is empty: its first account becomes master.
    first_account: bool,
}

fn sign_in(cookie: &Cookie, id: UserId) -> Result<(), Problem> {
    // Each sign-in gets a fresh key: a key that somebody planted before is worth nothing (session fixation).
    cookie.renew();
    cookie.insert(SESSION_USER, id).map_err(|error| Error::Internal(error.to_string()).into())
}

/// Returns the account that an answer is about.
fn whose(answer: &Answer) -> kernel::Result<UserId> {
    #[derive(Deserialize)]
    struct Account {
        id: UserId,
    }
    let body = answer.body.as_ref().map_or("", |body| body.get());
    let Account { id } = serde_json::from_str(body).map_err(|error| Error::Internal(error.to_string()))?;
    Ok(id)
}

fn wrong_credentials() -> Problem {
    let detail = "E-mail ou senha incorretos.".into();
    Problem::from(Error::Unauthenticated { code: "invalid_credentials", detail })
}

/// State of registration: open or not, and whether the first account is still to be made.
#[utoipa::path(tag = "auth", security(()), responses((status = 200, body = RegistrationState)))]
#[get("/api/auth/registration")]
async fn registration_state(app: Data<AppState>) -> Outcome {
    let (open, first_account) = app.read(user::registration).await?;
    Ok(ok(&RegistrationState { open, first_account })?.into())
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
    let key = key(&request, &same)?;
    let hash = app.hasher.hash(input.password.clone()).await?;
    let at = moment();
    let answer = app
        .write_once(key, at, move |db| {
            let answer = record(&user::insert(db, &registration, &hash, at)?)?;
            Ok(Answer { status: 201, location: Some("/api/auth/user".into()), ..answer })
        })
        .await?;
    let id = whose(&answer)?;
    let stored = app.read(move |db| user::find(db, id)).await.map_err(Problem::after_writing)?;
    if stored.blocked_at.is_some() {
        return Err(Problem::from(refusal::blocked()));
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
    // PostgreSQL takes no NUL in a text, and no e-mail address has one.
    if email.contains(char::is_control) {
        return Err(wrong_credentials());
    }
    let found = app.read(move |db| user::find_by_email(db, &email)).await?;
    let hash = found.as_ref().map(|user| user.password_hash.clone());
    let right = app.hasher.verify(credentials.password, hash).await?;
    let user = found.filter(|_| right).ok_or_else(wrong_credentials)?;
    if user.blocked_at.is_some() {
        return Err(Problem::from(refusal::blocked()));
    }
    sign_in(&request.get_session(), user.id)?;
    Ok(record(&user)?.into())
}

/// Sign out. The answer is the same when nobody is signed in.
#[utoipa::path(tag = "auth", security(()), responses((status = 204)))]
#[post("/api/auth/logout")]
async fn logout(cookie: Cookie) -> Outcome {
    cookie.purge();
    Ok(no_content().into())
}

/// The signed-in user.
#[utoipa::path(tag = "auth", responses((status = 200, body = User)))]
#[get("/api/auth/user")]
async fn current_user(get: Get) -> Outcome {
    get.record(|_, who| Ok(who.user.clone())).await
}

/// Change one's own profile.
#[utoipa::path(tag = "auth", request_body = ProfileInput, responses((status = 200, body = User)))]
#[put("/api/auth/profile")]
async fn update_profile(put: Put<ProfileInput>) -> Outcome {
    put.record(|db, who, input, version| user::update_profile(db, who.user.id, version, input, &who.now)).await
}

/// Change one's own password. Every other session ends.
#[utoipa::path(tag = "auth", request_body = PasswordChangeInput, responses((status = 204)))]
#[put("/api/auth/password")]
async fn update_password(app: Data<AppState>, get: Get<InSession>, request: HttpRequest, payload: Payload) -> Outcome {
    let Who { user, now, ip, .. } = get.0.read(|_, who| Ok(who.clone())).await?;
    let (input, _) = read_body::<PasswordChangeInput>(&request, &mut payload.into_inner()).await?;
    app.limits.login(ip, &user.email)?;
    if !app.hasher.verify(input.current_password.clone(), Some(user.password_hash)).await? {
        return Err(Error::field("currentPassword", "wrong", "A senha atual não é esta.").into());
    }
    let checked = input.clone();
    blocking(move || checked.check()).await?;
    let hash = app.hasher.hash(input.password).await?;
    app.write(move |db| user::update_password(db, user.id, &hash, now.at)).await?;
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
    let key = key(&request, &token)?;
    let hash = app.hasher.hash(input.password.clone()).await?;
    let at = moment();
    // The kept answer names the user, so that a repeated request can be held to the same password.
    let answer = app
        .write_once(key, at, move |db| {
            let id = session::find_link(db, &token, at)?;
            user::update_password(db, id, &hash, at)?;
            ok(&serde_json::json!({ "id": id }))
        })
        .await?;
    let id = whose(&answer)?;
    let stored = app.read(move |db| user::find(db, id)).await.map_err(Problem::after_writing)?;
    if !app.hasher.verify(input.password, Some(stored.password_hash)).await? {
        return Err(Problem::from(Error::IdempotencyMismatch));
    }
    request.get_session().purge();
    Ok(no_content().into())
}

/// The operations of this file.
pub fn services(config: &mut Operations<'_, '_>) {
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
