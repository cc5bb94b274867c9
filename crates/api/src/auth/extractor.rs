//! Authentication extractor: resolves a session or an API token to a principal inside the transaction of the job.
//! Handlers get an owner id from [`Principal::owner`] alone.

use std::{
    future::Future,
    marker::PhantomData,
    net::IpAddr,
    pin::Pin,
    sync::{Arc, OnceLock},
    time,
};

use accounts::{Scope, User, errors};
use actix_session::SessionExt;
use actix_web::{
    FromRequest, HttpRequest, ResponseError,
    dev::Payload,
    http::{
        Method, StatusCode,
        header::{self, HeaderMap, HeaderValue},
    },
    web::Data,
};
use kernel::{ApiTokenId, Error, Instant, Now, OwnerId, Result, UserId};
use persistence::{
    Db,
    accounts::{audit::Actor, session, token},
    finance::closing,
};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use tracing::Span;

use super::policy::{AnyCredential, Policy, stores_nothing};
use crate::{
    http::{Problem, address, hex, query},
    state::{AppState, current_time},
};

/// Session entry of the user's id.
pub const SESSION_USER: &str = "user_id";
/// Session entry of the hash of its key.
pub const SESSION_KEY: &str = "key_hash";
/// Session entry of the client address of the sign-in.
pub const SIGNED_IN_FROM: &str = "signed_in_from";
/// Session entry of the password hash proved at the sign-in.
pub const PROVED_HASH: &str = "proved_hash";

/// Authenticated principal: user, time, client address and kind of credential.
#[derive(Clone, Debug)]
pub struct Principal {
    pub user: User,
    /// Moment of the request, and the day in the user's zone.
    pub now: Now,
    pub ip: IpAddr,
    by_session: bool,
}

impl Principal {
    /// Owner whose records this request may reach.
    pub fn owner(&self) -> OwnerId {
        self.user.id.into()
    }

    /// Returns the actor of audit entries: user, time and client address.
    pub fn actor(&self) -> Actor {
        Actor { id: self.user.id, at: self.now.at, ip: Some(self.ip.to_string()) }
    }

    /// Refuses a token.
    pub(super) fn require_session(&self) -> Result<()> {
        if self.by_session {
            return Ok(());
        }
        let detail = "Esta operação pede que você entre com a sua senha; uma chave de API não basta.".into();
        Err(Error::Forbidden { code: "forbidden", detail })
    }
}

fn unauthenticated() -> Error {
    Error::Unauthenticated { code: "unauthenticated", detail: "Entre na sua conta para continuar.".into() }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct UserIdQuery {
    user_id: Option<UserId>,
}

pub fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    let token = token.trim();
    (scheme.eq_ignore_ascii_case("bearer") && !token.is_empty()).then(|| token.to_owned())
}

/// Returns the `WWW-Authenticate` of a 401 (RFC 9110, 11.6.1). It names the bearer scheme alone: cookies have no
/// scheme, and no browser opens its password dialog for this one.
pub fn challenge(headers: &HeaderMap) -> HeaderValue {
    HeaderValue::from_static(match bearer(headers) {
        // RFC 6750, 3: only a request with a token gets the reason.
        Some(_) => "Bearer realm=\"Boleia\", error=\"invalid_token\"",
        None => "Bearer realm=\"Boleia\"",
    })
}

/// Credential of a request, as the SHA-256 that the database stores.
#[derive(Clone)]
enum Credential {
    Session(String),
    Token(String),
}

/// Unresolved credential of a request. The transaction of the job resolves it, so that a request runs one transaction.
/// `A` is the policy.
pub struct Authenticated<A = AnyCredential> {
    app: Data<AppState>,
    credential: Credential,
    writes: bool,
    user_id: Option<UserId>,
    ip: IpAddr,
    at: Instant,
    span: Span,
    /// Token whose use is to be recorded.
    used: Arc<OnceLock<(OwnerId, ApiTokenId)>>,
    access: PhantomData<fn() -> A>,
}

// A derived one would require `A: Clone`.
impl<A> Clone for Authenticated<A> {
    fn clone(&self) -> Self {
        Self {
            app: self.app.clone(),
            credential: self.credential.clone(),
            span: self.span.clone(),
            used: self.used.clone(),
            ..*self
        }
    }
}

impl<A: Policy> Authenticated<A> {
    /// Reads the credential of a request without resolving it.
    ///
    /// # Errors
    /// 401 without a session or token.
    pub fn of(request: &HttpRequest) -> Result<Self, Problem> {
        let app = request.app_data::<Data<AppState>>().ok_or_else(AppState::missing)?;
        let credential = match bearer(request.headers()) {
            Some(token) => Credential::Token(hex(&Sha256::digest(token.as_bytes()))),
            None => {
                let key = request.get_session().get(SESSION_KEY).ok().flatten();
                Credential::Session(key.ok_or_else(unauthenticated)?)
            }
        };
        let UserIdQuery { user_id } = query::parse(request.query_string())?;
        let writes = !matches!(*request.method(), Method::GET | Method::HEAD) && !stores_nothing(request.path());
        let ip = address(request, app);
        let (span, used) = (Span::current(), Arc::default());
        Ok(Self {
            app: app.clone(),
            credential,
            writes,
            user_id,
            ip,
            at: current_time(),
            span,
            used,
            access: PhantomData,
        })
    }

    pub fn app(&self) -> &Data<AppState> {
        &self.app
    }

    /// Resolves the user and checks the policy.
    ///
    /// # Errors
    /// [`Error::Unauthenticated`] or [`Error::Forbidden`]; [`Error::NotFound`] for a `userId` of another user.
    pub fn authenticate(&self, db: &mut Db) -> Result<Principal> {
        let user = self.user(db)?;
        self.span.record("user", user.id.get());
        if user.blocked_at.is_some() {
            return Err(errors::blocked());
        }
        // The client names the user whose data it shows; the server refuses when that is not the signed-in user.
        if self.user_id.is_some_and(|id| id != user.id) {
            return Err(Error::NotFound);
        }
        let by_session = matches!(self.credential, Credential::Session(_));
        let now = Now::new(self.at, user.time_zone.clone());
        let principal = Principal { ip: self.ip, user, now, by_session };
        A::check(&principal)?;
        Ok(principal)
    }

    fn user(&self, db: &mut Db) -> Result<User> {
        match &self.credential {
            Credential::Session(key) => session::find(db, key, self.at)?.ok_or_else(unauthenticated),
            Credential::Token(hash) => self.by_token(db, hash),
        }
    }

    fn by_token(&self, db: &mut Db, hash: &str) -> Result<User> {
        let (user, token) = token::find_by_secret(db, hash)?.ok_or_else(unauthenticated)?;
        if !token.works_on(self.at.day_in(&user.time_zone)) {
            return Err(unauthenticated());
        }
        if token.should_record_use(self.at) {
            // The job may run again; the token stays the same.
            let _ = self.used.set((user.id.into(), token.id));
        }
        if self.writes && token.scope != Scope::Write {
            let detail = "Esta chave de API só permite leitura.".into();
            return Err(Error::Forbidden { code: "forbidden", detail });
        }
        Ok(user)
    }

    /// Runs a read job, in one transaction with looking up the user.
    ///
    /// # Errors
    /// As [`Self::authenticate`], and errors of the job.
    pub async fn read<T: Send + 'static>(
        self,
        job: impl FnOnce(&mut Db, &Principal) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let auth = self.clone();
        let outcome = async {
            let (owner, until) = auth.owner().await?;
            let job = move |db: &mut Db| {
                let principal = self.authenticate(db)?;
                job(db, &principal)
            };
            auth.app.read_for_tenant(Some(owner), until, job).await
        };
        auth.record_token_use(outcome.await).await
    }

    /// Runs a write job, in one transaction with looking up the user; the job may run more than once. Every write
    /// of a signed-in user passes here, and is refused where it would change a closed month.
    ///
    /// # Errors
    /// As [`Self::authenticate`], [`Error::MonthClosed`], and errors of the job.
    pub async fn write<T: Send + 'static>(
        self,
        job: impl Fn(&mut Db, &Principal) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let auth = self.clone();
        let outcome = async {
            let (owner, until) = auth.owner().await?;
            let job = move |db: &mut Db| {
                let principal = self.authenticate(db)?;
                closing::reject_if_closed_month_changes(db, principal.owner(), principal.now.today, |db| {
                    job(db, &principal)
                })
            };
            auth.app.write_for_tenant(owner, until, job).await
        };
        auth.record_token_use(outcome.await).await
    }

    fn hash(&self) -> &str {
        let (Credential::Session(hash) | Credential::Token(hash)) = &self.credential;
        hash
    }

    /// Returns the tenant whose queue the job joins, and its deadline. A credential missing from the cache is resolved
    /// in the database.
    async fn owner(&self) -> Result<(OwnerId, time::Instant), Problem> {
        let (hash, until) = (self.hash(), AppState::queue_deadline());
        if let Some(owner) = self.app.credentials.get(hash) {
            return Ok((owner, until));
        }
        let _permit = self.app.credentials.lookup(until).await?;
        // Requests of one screen arrive together: the first one has filled the cache.
        if let Some(owner) = self.app.credentials.get(hash) {
            return Ok((owner, until));
        }
        let auth = self.clone();
        let owner = self.app.read_for_tenant(None, until, move |db| auth.user(db).map(|user| user.id.into())).await?;
        self.app.credentials.insert(hash, owner);
        Ok((owner, until))
    }

    /// Records the use of a token at most once an hour, in a transaction of its own, so that a read stays read-only. An
    /// ended credential is evicted from the cache.
    async fn record_token_use<T>(&self, outcome: Result<T, Problem>) -> Result<T, Problem> {
        if outcome.as_ref().is_err_and(|problem| problem.status_code() == StatusCode::UNAUTHORIZED) {
            self.app.credentials.remove(self.hash());
        }
        if let Some(&(owner, id)) = self.used.get() {
            let at = self.at;
            if let Err(problem) =
                self.app.write_best_effort(owner, move |db| token::record_use(db, owner, id, at)).await
            {
                tracing::warn!(%problem, "the use of a token is not noted");
            }
        }
        outcome
    }
}

impl FromRequest for Principal {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let auth = Authenticated::<AnyCredential>::of(request);
        Box::pin(async move { auth?.read(|_, principal| Ok(principal.clone())).await })
    }
}
