//! What every request shares: the store, the limits, the password hasher; and how work reaches the database.

use std::sync::Arc;

use actix_web::web::{self, Data};
use kernel::{Error, Instant, OwnerId, Result};
use persistence::{
    Db, Store,
    idempotency::{self, Answer, Key},
};

use crate::{
    auth::{Cookies, password::Hasher},
    config::Config,
    http::Problem,
    limits::Limits,
    openapi::Docs,
    turns::Turns,
};

/// What every request shares.
#[derive(Clone)]
pub struct AppState {
    store: Store,
    turns: Turns,
    /// The configuration.
    pub config: Arc<Config>,
    /// How often one may try.
    pub limits: Arc<Limits>,
    /// Hashes and checks passwords.
    pub hasher: Arc<Hasher>,
    /// How sessions travel.
    pub cookies: Cookies,
    /// The document of the API.
    pub docs: Data<Docs>,
}

impl AppState {
    /// State over an open store.
    ///
    /// # Errors
    /// A sentence about a setting that is wrong.
    pub fn new(store: Store, config: Config) -> Result<Self, String> {
        Ok(Self {
            store,
            turns: Turns::default(),
            limits: Arc::new(Limits::new(&config)),
            hasher: Arc::new(Hasher::new().map_err(|error| error.to_string())?),
            cookies: Cookies::of(&config)?,
            docs: Data::new(Docs::new().map_err(|error| error.to_string())?),
            config: Arc::new(config),
        })
    }

    /// The store, for work outside a request.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Reads off the async threads.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        blocking(move || store.read(work)).await
    }

    /// Reads something long off the async threads, when it is the owner's turn ([`Turns`]).
    ///
    /// # Errors
    /// What the work returns; 429 when too many of the owner's wait already.
    pub async fn read_at_length<T: Send + 'static>(
        &self,
        owner: OwnerId,
        work: impl FnOnce(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.turns.take(owner).await?;
        self.read(move |db| {
            // It ends with the work, even if nobody waits for it any more.
            let _turn = turn;
            work(db)
        })
        .await
    }

    /// Writes off the async threads; the work may run more than once, see [`Store::write`].
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        blocking(move || store.write(work)).await
    }

    /// Writes for somebody who is not signed in, under an `Idempotency-Key` where one was sent.
    ///
    /// # Errors
    /// What the work returns, or [`Error::IdempotencyMismatch`].
    pub async fn write_once(
        &self,
        key: Option<Key>,
        at: Instant,
        work: impl Fn(&mut Db) -> Result<Answer> + Send + 'static,
    ) -> Result<Answer, Problem> {
        self.write(move |db| idempotency::once(db, 0, key.as_ref(), at, &work)).await
    }
}

/// The moment of this request.
pub fn moment() -> Instant {
    chrono::Utc::now().into()
}

/// Runs slow work off the async threads.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T, Problem> {
    match web::block(work).await {
        Ok(outcome) => outcome.map_err(Problem::from),
        Err(_) => Err(Problem::from(Error::Internal("the work was cut off".into()))),
    }
}
