//! Session store: the database has only the hash of the key, and an unchanged session is not written.

use std::collections::HashMap;

use actix_session::{
    SessionMiddleware,
    config::{CookieContentSecurity, PersistentSession, TtlExtensionPolicy},
    storage::{LoadError, SaveError, SessionKey, SessionStore, UpdateError},
};
use actix_web::cookie::{Key, SameSite, time::Duration};
use anyhow::{Error, anyhow};
use persistence::accounts::{audit::Actor, session};
use rand::distr::{Alphanumeric, SampleString};
use sha2::{Digest, Sha256};

use crate::{
    config::Config,
    http::{PROVED_HASH, SESSION_KEY, SESSION_USER, SIGNED_IN_FROM, hex},
    state::{AppState, current_time},
};

/// Name of the session cookie; over TLS it has the prefix of [`Cookies::named`].
pub const SESSION_COOKIE: &str = "boleia_session";
const SESSION_LIFETIME: Duration = Duration::days(30);

/// Cookie settings: the signing keys, and `Secure`.
#[derive(Clone)]
pub struct Cookies {
    key: Key,
    pub(super) device_key: Key,
    /// True when the cookies are sent over https only.
    pub(super) secure: bool,
}

impl Cookies {
    /// Reads the settings of the cookies from the configuration.
    ///
    /// # Errors
    /// A sentence about a setting that is wrong.
    pub fn of(config: &Config) -> Result<Self, String> {
        let secret = config.secret()?;
        let device_key = Key::derive_from(format!("device {secret}").as_bytes());
        Ok(Self { key: Key::derive_from(secret.as_bytes()), device_key, secure: config.by_tls() })
    }

    /// Returns the name of a cookie in this installation. Over TLS it has the `__Host-` prefix: browsers refuse such a
    /// cookie without TLS or from a neighbouring host.
    pub(super) fn named(&self, name: &str) -> String {
        let prefix = if self.secure { "__Host-" } else { "" };
        format!("{prefix}{name}")
    }

    pub fn session_name(&self) -> String {
        self.named(SESSION_COOKIE)
    }
}

/// Middleware: the session of each request.
pub fn sessions(state: AppState) -> SessionMiddleware<Sessions> {
    let name = state.cookies.session_name();
    let Cookies { key, secure, .. } = state.cookies.clone();
    let life = PersistentSession::default()
        .session_ttl(SESSION_LIFETIME)
        .session_ttl_extension_policy(TtlExtensionPolicy::OnStateChanges);
    SessionMiddleware::builder(Sessions(state), key)
        .cookie_name(name)
        .cookie_http_only(true)
        .cookie_same_site(SameSite::Lax)
        .cookie_secure(secure)
        .cookie_content_security(CookieContentSecurity::Signed)
        .session_lifecycle(life)
        .build()
}

/// The sessions of the database, for `actix-session`.
pub struct Sessions(AppState);

type State = HashMap<String, String>;

fn hashed(key: &str) -> String {
    hex(&Sha256::digest(key.as_bytes()))
}

fn fault(problem: impl std::fmt::Display) -> Error {
    anyhow!("{problem}")
}

impl Sessions {
    async fn remove(&self, key: &SessionKey) -> Result<(), Error> {
        let key = hashed(key.as_ref());
        self.0.write(move |db| session::delete(db, &key)).await.map_err(fault)
    }

    async fn open(&self, state: &State, life: &Duration) -> Result<SessionKey, Error> {
        let user: i64 = state.get(SESSION_USER).and_then(|id| id.parse().ok()).ok_or_else(|| anyhow!("no user"))?;
        let key = Alphanumeric.sample_string(&mut rand::rng(), 64);
        let at = current_time();
        let ends = at.plus(chrono::TimeDelta::seconds(life.whole_seconds()));
        let key_hash = hashed(&key);
        let reported = |name: &str| state.get(name).map(|text| serde_json::from_str::<String>(text)).transpose();
        let proved = reported(PROVED_HASH)?.ok_or_else(|| anyhow!("no password"))?;
        // Only a sign-in sets this address; a change of the password just rotates the key.
        let actor = Actor { id: user.into(), at, ip: reported(SIGNED_IN_FROM)? };
        let written = self.0.write(move |db| session::open(db, &key_hash, &actor, &proved, ends));
        written.await.map_err(fault)?;
        SessionKey::try_from(key).map_err(fault)
    }
}

impl SessionStore for Sessions {
    async fn load(&self, key: &SessionKey) -> Result<Option<State>, LoadError> {
        // The transaction of the job resolves the user and checks that the session is still valid.
        let key = serde_json::Value::from(hashed(key.as_ref())).to_string();
        Ok(Some(State::from([(SESSION_KEY.to_owned(), key)])))
    }

    async fn save(&self, state: State, life: &Duration) -> Result<SessionKey, SaveError> {
        self.open(&state, life).await.map_err(SaveError::Other)
    }

    async fn update(&self, key: SessionKey, state: State, life: &Duration) -> Result<SessionKey, UpdateError> {
        // A session contains only its user, so a changed state is another session.
        self.remove(&key).await.map_err(UpdateError::Other)?;
        self.open(&state, life).await.map_err(UpdateError::Other)
    }

    async fn update_ttl(&self, _: &SessionKey, _: &Duration) -> Result<(), Error> {
        Ok(())
    }

    async fn delete(&self, key: &SessionKey) -> Result<(), Error> {
        self.remove(key).await
    }
}
