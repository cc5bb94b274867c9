//! Registration, sign-in, sign-out, and the user's own profile and password.

use std::{
    net::IpAddr,
    time::{Duration, Instant},
};

use accounts::{
    AuditAction, Credentials, EndedAccess, PasswordChangeInput, PasswordResetInput, ProfileInput, RegistrationInput,
    User, errors,
};
use actix_session::{Session as Cookie, SessionExt};
use actix_web::{
    CustomizeResponder, HttpRequest, Responder, get, post, put,
    web::{Data, Payload},
};
use kernel::{Error, UserId};
use persistence::{
    accounts::{
        audit::{self, Actor, By},
        session, user,
    },
    idempotency::StoredResponse,
};
use secrecy::ExposeSecret;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use tokio::time::sleep_until;
use tracing::Span;
use utoipa::ToSchema;

use super::{
    device,
    proof::{prove, record_failure},
    secret::secret_hash,
};
use crate::{
    blocking::blocking,
    http::{
        Get, HandlerResult, PROVED_HASH, Problem, Put, Reply, SESSION_KEY, SESSION_USER, SIGNED_IN_FROM, SessionOnly,
        address, hex, key, no_content, ok, read_body, record,
    },
    limits::Admission,
    operations::Operations,
    state::{AppState, current_time},
};

/// Constant response time of a password check for a crowded address; a slower check counts as a wrong password.
const CROWDED_CHECK_RESPONSE_TIME: Duration = Duration::from_millis(800);
/// Constant response time of a refused attempt from a crowded address. Hashing and logging depend on whether the
/// account exists, and the timing must not reveal that.
const CROWDED_REFUSAL_RESPONSE_TIME: Duration = Duration::from_secs(1);

/// State of registration.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RegistrationState {
    /// True while anyone may register.
    open: bool,
    /// True while the installation is empty: its first account becomes master.
    first_account: bool,
    /// True while the first account can be made only by the link in the server's log.
    needs_setup_link: bool,
}

/// Result of a sign-in: the reply and the device cookie.
type SignedInOutcome = Result<CustomizeResponder<Reply>, Problem>;

fn keep<T: Serialize>(cookie: &Cookie, name: &str, value: T) -> Result<(), Problem> {
    cookie.insert(name, value).map_err(|error| Error::Internal(error.into()).into())
}

/// Opens a session under a fresh key, which prevents session fixation. The session middleware stores it with the
/// response, and only while the proved password hash is still the user's.
fn open_session(cookie: &Cookie, id: UserId, proved_hash: &str) -> Result<(), Problem> {
    cookie.renew();
    keep(cookie, PROVED_HASH, proved_hash)?;
    keep(cookie, SESSION_USER, id)
}

/// Opens a session after a proved password. The transaction that stores it records the sign-in.
fn sign_in(cookie: &Cookie, user: &User, ip: IpAddr) -> Result<(), Problem> {
    Span::current().record("user", user.id.get());
    open_session(cookie, user.id, user.password_hash.expose_secret())?;
    keep(cookie, SIGNED_IN_FROM, ip)
}

fn session_key(cookie: &Cookie) -> Option<String> {
    cookie.get(SESSION_KEY).ok().flatten()
}

fn user_id_of(response: &StoredResponse) -> kernel::Result<UserId> {
    #[derive(Deserialize)]
    struct Account {
        id: UserId,
    }
    content::<Account>(response).map(|Account { id }| id)
}

fn content<T: DeserializeOwned>(response: &StoredResponse) -> kernel::Result<T> {
    let body = response.body.as_ref().map_or("", |body| body.get());
    serde_json::from_str(body).map_err(|error| Error::Internal(error.into()))
}

fn wrong_credentials() -> Problem {
    let detail = "E-mail ou senha incorretos.".into();
    Problem::from(Error::Unauthenticated { code: "invalid_credentials", detail })
}

/// State of registration: open or not, and whether the first account is still to be made.
#[utoipa::path(tag = "auth", security(()), responses((status = 200, body = RegistrationState)))]
#[get("/api/auth/registration")]
async fn registration_state(app: Data<AppState>) -> HandlerResult {
    let (open, first_account) = app.read(user::registration).await?;
    let needs_setup_link = first_account && app.setup.is_required();
    Ok(ok(&RegistrationState { open, first_account, needs_setup_link })?.into())
}

/// Make an account and sign in. The first account of an empty installation is master. Where other machines reach the
/// installation, it requires the link in the server's log.
#[utoipa::path(tag = "auth", security(()), request_body = RegistrationInput, responses((status = 201, body = User)))]
#[post("/api/auth/register")]
async fn register(app: Data<AppState>, request: HttpRequest, payload: Payload) -> SignedInOutcome {
    let ip = address(&request, &app);
    app.limits.try_registration(ip)?;
    let (input, _) = read_body::<RegistrationInput>(&request, &mut payload.into_inner()).await?;
    let checked = input.clone();
    let registration = blocking(move || checked.check()).await?;
    app.limits.register(ip, &registration.email)?;
    // The password stays out of the fingerprint, which is a fast hash: a repeated request proves it by argon2 instead.
    let same = hex(&Sha256::digest(
        format!("{}\n{}\n{:?}", registration.name, registration.email, registration.phone).as_bytes(),
    ));
    let key = key(&request, &same)?;
    let hash = app.hasher.hash(input.password.clone()).await?;
    let at = current_time();
    let may_be_first = app.setup.admits(input.setup_token.as_ref());
    let response = app
        .write_once(key, at, move |db| {
            if !may_be_first && user::registration(db)?.1 {
                return Err(errors::setup_link_required());
            }
            let made = user::insert(db, &registration, &hash, at)?;
            let actor = Actor { id: made.id, at, ip: Some(ip.to_string()) };
            audit::insert(db, &actor, AuditAction::Registered, None, None)?;
            let response = record(&made)?;
            Ok(StoredResponse { status: 201, location: Some("/api/auth/user".into()), ..response })
        })
        .await?;
    let id = user_id_of(&response)?;
    let stored = app.read(move |db| user::find(db, id)).await.map_err(Problem::after_writing)?;
    if stored.blocked_at.is_some() {
        return Err(Problem::from(errors::blocked()));
    }
    if !app.hasher.verify(input.password, Some(stored.password_hash.clone())).await? {
        return Err(Problem::from(Error::IdempotencyMismatch));
    }
    sign_in(&request.get_session(), &stored, ip)?;
    Ok(Reply::from(response).customize().add_cookie(&device::remember(&app.cookies, &stored.email)))
}

/// Sign in.
#[utoipa::path(tag = "auth", security(()), request_body = Credentials, responses((status = 200, body = User)))]
#[post("/api/auth/login")]
async fn login(app: Data<AppState>, request: HttpRequest, payload: Payload) -> SignedInOutcome {
    let (credentials, _) = read_body::<Credentials>(&request, &mut payload.into_inner()).await?;
    let Credentials { email, password } = credentials.check()?;
    let device = device::known(&request, &app.cookies, &email);
    let ip = address(&request, &app);
    let begun = Instant::now();
    let admission = app.limits.sign_in(ip, &email, device.as_deref())?;
    let failed = |account, detail| {
        let (app, by) = (app.clone(), By { user: None, at: current_time(), ip: Some(ip.to_string()) });
        async move { record_failure(&app, by, AuditAction::SignInFailed, account, detail).await }
    };
    let found = app.read(move |db| user::find_by_email(db, &email)).await?;
    let hash = found.as_ref().map(|user| user.password_hash.clone());
    let right = match &admission {
        Admission::Free => app.hasher.verify(password, hash).await?,
        Admission::Crowded(_) => app.hasher.verify_crowded(password, hash, begun + CROWDED_CHECK_RESPONSE_TIME).await?,
    };
    let account = found.as_ref().map(|user| user.id);
    let Some(user) = found.filter(|_| right) else {
        let Admission::Crowded(refusal) = admission else {
            failed(account, None).await;
            return Err(wrong_credentials());
        };
        let refused_at = (begun + CROWDED_REFUSAL_RESPONSE_TIME).into();
        // Unknown accounts from a crowded address cost no write. A slow write of an existing one continues in the
        // background: waiting for it would reveal that the account exists.
        if account.is_some() {
            actix_web::rt::spawn(failed(account, None));
        }
        sleep_until(refused_at).await;
        return Err(refusal);
    };
    if user.blocked_at.is_some() {
        failed(account, Some("conta bloqueada")).await;
        return Err(Problem::from(errors::blocked()));
    }
    sign_in(&request.get_session(), &user, ip)?;
    Ok(Reply::from(record(&user)?).customize().add_cookie(&device::remember(&app.cookies, &user.email)))
}

/// Sign out. The response is the same without a session.
#[utoipa::path(tag = "auth", security(()), responses((status = 204)))]
#[post("/api/auth/logout")]
async fn logout(app: Data<AppState>, request: HttpRequest, cookie: Cookie) -> HandlerResult {
    if let Some(key) = session_key(&cookie) {
        let (ip, at) = (address(&request, &app).to_string(), current_time());
        let user = app.write(move |db| session::close(db, &key, at, ip.clone())).await?;
        if let Some(user) = user {
            Span::current().record("user", user.get());
        }
    }
    cookie.purge();
    Ok(no_content().into())
}

/// The signed-in user.
#[utoipa::path(tag = "auth", responses((status = 200, body = User)))]
#[get("/api/auth/user")]
async fn current_user(get: Get) -> HandlerResult {
    get.record(|_, principal| Ok(principal.user.clone())).await
}

/// Change one's own profile.
#[utoipa::path(tag = "auth", request_body = ProfileInput, responses((status = 200, body = User)))]
#[put("/api/auth/profile")]
async fn update_profile(put: Put<ProfileInput>) -> HandlerResult {
    put.record(|db, principal, input, version| {
        user::update_profile(db, principal.user.id, version, input, &principal.now)
    })
    .await
}

/// Change one's own password. Every other session ends, and every token is revoked unless `keepTokens` is true.
#[utoipa::path(tag = "auth", request_body = PasswordChangeInput, responses((status = 200, body = EndedAccess)))]
#[put("/api/auth/password")]
async fn update_password(
    app: Data<AppState>,
    get: Get<SessionOnly>,
    request: HttpRequest,
    payload: Payload,
) -> HandlerResult {
    let principal = get.0.clone().read(|_, principal| Ok(principal.clone())).await?;
    let (input, _) = read_body::<PasswordChangeInput>(&request, &mut payload.into_inner()).await?;
    prove(&app, &principal, "currentPassword", input.current_password.clone()).await?;
    let (checked, user) = (input.clone(), principal.user.clone());
    blocking(move || checked.check(&[&user.email, &user.name])).await?;
    let hash = app.hasher.hash(input.password).await?;
    let new_hash = hash.clone();
    let key = session_key(&request.get_session());
    // The session may have ended since the check of the password.
    let changed = get.0.write(move |db, principal| {
        user::change_password(db, &principal.actor(), &hash, key.as_deref(), input.keep_tokens)
            .and_then(|ended| ok(&ended))
    });
    let response = changed.await?;
    open_session(&request.get_session(), principal.user.id, &new_hash)?;
    Ok(response.into())
}

/// Stored response of a reset. It names the user, so that a repeated request must have the same password.
#[derive(Serialize, Deserialize)]
struct KeptReset {
    id: UserId,
    ended: EndedAccess,
}

/// Set a new password with a one-time link. Every session ends, and every token is revoked.
#[utoipa::path(tag = "auth", security(()), request_body = PasswordResetInput, responses((status = 200, body = EndedAccess)))]
#[post("/api/auth/password/reset")]
async fn reset_password(app: Data<AppState>, request: HttpRequest, payload: Payload) -> HandlerResult {
    let (input, _) = read_body::<PasswordResetInput>(&request, &mut payload.into_inner()).await?;
    let token = secret_hash(input.token.expose_secret());
    let ip = address(&request, &app);
    let at = current_time();
    let link = token.clone();
    // A repeated request finds its link used up: its password was checked the first time.
    let person =
        app.read(move |db| Ok(session::find_link(db, &link, at).and_then(|id| user::find(db, id)).ok())).await?;
    let is_known = person.is_some();
    app.limits.use_link(ip, &token, is_known)?;
    let checked = input.clone();
    blocking(move || {
        let personal = person.as_ref().map(|person| [person.email.as_str(), person.name.as_str()]);
        checked.check(personal.as_ref().map_or(&[], |personal| personal))
    })
    .await?;
    let key = key(&request, &token)?;
    let hash = app.hasher.hash(input.password.clone()).await?;
    let response = app
        .write_once(key, at, move |db| {
            let (id, ended) = user::reset_password(db, &token, &hash, at, ip.to_string())?;
            ok(&KeptReset { id, ended })
        })
        .await;
    if !is_known && response.as_ref().is_err_and(|problem| problem.body(None).kind == "validation") {
        let by = By { user: None, at, ip: Some(ip.to_string()) };
        record_failure(&app, by, AuditAction::SignInFailed, None, Some("link de nova senha")).await;
    }
    let KeptReset { id, ended } = content(&response?)?;
    let stored = app.read(move |db| user::find(db, id)).await.map_err(Problem::after_writing)?;
    if !app.hasher.verify(input.password, Some(stored.password_hash)).await? {
        return Err(Problem::from(Error::IdempotencyMismatch));
    }
    Span::current().record("user", id.get());
    request.get_session().purge();
    Ok(ok(&ended)?.into())
}

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
