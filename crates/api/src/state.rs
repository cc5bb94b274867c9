//! State shared by all requests: the store, the limits, the password hasher; and the way of work to the database.

use std::{cell::Cell, sync::Arc, time::Duration};

use actix_web::web::Data;
use kernel::{Error, Instant, OwnerId, Result};
use persistence::{
    Db, Store,
    idempotency::{self, Answer, Key},
};

use crate::{
    auth::{Cookies, password::Hasher},
    blocking::blocking,
    config::Config,
    connection::Stopping,
    http::Problem,
    limits::Limits,
    long_reads::LongReads,
    openapi::Docs,
    operations::Operations,
    readiness::Readiness,
    turns::{Turn, Turns},
};

/// Number of works of one caller that run at a time.
const OF_ONE_CALLER: usize = 2;
/// Time that a work waits for the caller's turn.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time that a write beside the work waits for others.
const PATIENCE_ASIDE: Duration = Duration::from_secs(1);

/// State shared by all requests.
#[derive(Clone)]
pub struct AppState {
    store: Store,
    callers: Turns<u64>,
    long_reads: LongReads,
    /// The last check of the database.
    pub readiness: Arc<Readiness>,
    /// Configuration of the server.
    pub config: Arc<Config>,
    /// Rate limits.
    pub limits: Arc<Limits>,
    /// Hasher and checker of passwords.
    pub hasher: Arc<Hasher>,
    /// Settings of the session cookies.
    pub cookies: Cookies,
    /// The document of the API.
    pub docs: Data<Docs>,
    /// Word that the server stops.
    pub stopping: Stopping,
}

impl AppState {
    /// Creates the state over an open store; the document of the API tells the given operations.
    ///
    /// # Errors
    /// A sentence about a setting that is wrong.
    pub fn new(store: Store, config: Config, operations: fn(&mut Operations<'_, '_>)) -> Result<Self, String> {
        Ok(Self {
            store,
            callers: Turns::new(OF_ONE_CALLER, u64::MAX),
            long_reads: LongReads::default(),
            readiness: Arc::default(),
            limits: Arc::new(Limits::new(&config)),
            hasher: Arc::new(Hasher::new().map_err(|error| error.to_string())?),
            cookies: Cookies::of(&config)?,
            docs: Data::new(Docs::new(operations)?),
            config: Arc::new(config),
            stopping: Stopping::default(),
        })
    }

    /// Returns the refusal of a request that reaches no state; an application is never made without one.
    pub fn missing() -> Problem {
        Error::Internal("the application has no state".into()).into()
    }

    /// Returns the store, for work outside a request.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Runs work that reads off the async threads.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        blocking(move || store.read(work)).await
    }

    /// Runs a long read off the async threads, in the owner's turn ([`LongReads`]).
    ///
    /// # Errors
    /// Errors of the work; 429 when too many of the owner's reads wait already.
    pub async fn read_at_length<T: Send + 'static>(
        &self,
        owner: OwnerId,
        work: impl FnOnce(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.long_reads.take(owner).await?;
        self.read(move |db| {
            // The turn ends with the work, even if nobody waits for the result any more.
            let _turn = turn;
            work(db)
        })
        .await
    }

    /// Number of works of callers that run or wait for their turn.
    pub fn callers(&self) -> u64 {
        self.callers.people()
    }

    /// Waits for the turn of a caller, who has few at a time: nobody's work waits for all of another's.
    ///
    /// # Errors
    /// 503 when it does not come in time.
    pub async fn turn(&self, caller: u64) -> Result<Turn<u64>, Problem> {
        let turn = tokio::time::timeout(PATIENCE, self.callers.take(caller)).await;
        turn.ok().flatten().ok_or_else(|| Error::Unavailable("the turn of a caller did not come".into()).into())
    }

    /// Runs work that writes off the async threads; it may run more than once, see [`Store::write`].
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        blocking(move || store.write(work)).await
    }

    /// Runs work of an owner in a caller's turn, as [`Self::write`] does; see [`Store::commit_for`].
    pub async fn write_for<T: Send + 'static>(
        &self,
        turn: Turn<u64>,
        owner: impl Fn() -> Option<OwnerId> + Send + 'static,
        work: impl Fn(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        blocking(move || {
            let committed = store.commit_for(owner, work);
            // The next one may go on: several are brought to the disk at once.
            drop(turn);
            committed?.on_disk()
        })
        .await
    }

    /// Runs a small write that the answer does not rest on. It waits for others a moment only: reads go on where writes
    /// have to wait, and so do those that note something.
    pub async fn write_aside<T: Send + 'static>(
        &self,
        work: impl Fn(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        blocking(move || store.write_within(PATIENCE_ASIDE, work)).await
    }

    /// Runs work that writes for a caller who is not signed in, under an `Idempotency-Key` if one was sent.
    ///
    /// # Errors
    /// Errors of the work, or [`Error::IdempotencyMismatch`].
    pub async fn write_once(
        &self,
        key: Option<Key>,
        at: Instant,
        work: impl Fn(&mut Db) -> Result<Answer> + Send + 'static,
    ) -> Result<Answer, Problem> {
        self.write(move |db| idempotency::once(db, 0, key.as_ref(), at, &work)).await
    }
}

thread_local! {
    static STOPPED: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Stops the clock of this thread's requests at a moment: for tests whose answers must not depend on the day.
pub fn stop_clock(at: Instant) {
    STOPPED.set(Some(at));
}

/// Returns the current moment.
pub fn moment() -> Instant {
    STOPPED.get().unwrap_or_else(|| chrono::Utc::now().into())
}
