//! Shared state of all requests: store, limiters, password hasher; and the entry points to the database.

use std::{
    cell::Cell,
    sync::Arc,
    time::{self, Duration},
};

use actix_web::web::Data;
use kernel::{Error, Instant, OwnerId, Result};
use persistence::{
    Db, QUEUE_TIMEOUT, READERS, Store,
    accounts::user,
    idempotency::{self, Key, StoredResponse},
};

use crate::{
    auth::{Cookies, password::Hasher, setup::SetupToken},
    config::Config,
    connection::ShutdownSignal,
    credential_cache::CredentialCache,
    http::Problem,
    job_limiter::{JobLimiter, JobPermit},
    limits::Limits,
    openapi::Docs,
    readiness::Readiness,
};

const BEST_EFFORT_TIMEOUT: Duration = Duration::from_secs(1);

/// Concurrent reads, and concurrent writes, of one tenant. A committed write that waits for the disk no longer counts.
const MAX_RUNNING_PER_TENANT: usize = 2;
/// Running and queued reads, or writes, of one tenant together: more than a screen requests at once.
const MAX_PENDING_PER_TENANT: usize = 100;
/// Concurrent writes. On SQLite most of them wait for the same group commit.
const MAX_RUNNING_WRITES: usize = 64;
/// Concurrent exports of all tenants; each tenant has one.
const MAX_RUNNING_EXPORTS: usize = 2;
const MAX_PENDING_EXPORTS_PER_TENANT: usize = 4;
/// Time within which an export ends, its wait for others included.
const EXPORT_TIMEOUT: Duration = Duration::from_secs(60);
/// Concurrent renderings of documents for all tenants; each tenant has one. They are CPU-bound.
const MAX_RUNNING_DOCUMENTS: usize = 2;
const MAX_PENDING_DOCUMENTS_PER_TENANT: usize = 20;

/// State shared by all requests.
#[derive(Clone)]
pub struct AppState {
    store: Store,
    /// Limiter of the jobs that read in the database.
    pub reads: JobLimiter,
    /// Limiter of the jobs that write there.
    pub writes: JobLimiter,
    /// Limiter of the exports, which are long reads.
    pub exports: JobLimiter,
    /// Limiter of the rendering of documents: PDFs and the accountant's workbook.
    pub documents: JobLimiter,
    /// Cache of recently used credentials.
    pub credentials: CredentialCache,
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
    /// Secret of the link to the first registration.
    pub setup: SetupToken,
    /// The document of the API.
    pub docs: Data<Docs>,
    /// Signal of the shutdown.
    pub shutdown: ShutdownSignal,
}

impl AppState {
    /// Creates the state over an open store.
    ///
    /// # Errors
    /// A sentence about a setting that is wrong.
    pub fn new(store: Store, config: Config, docs: Data<Docs>) -> Result<Self, String> {
        // Exports and the check of readiness find a connection beside all other reads.
        let running_reads = usize::from(READERS) - MAX_RUNNING_EXPORTS - 1;
        Ok(Self {
            store,
            reads: JobLimiter::new("reads_of_tenant", MAX_RUNNING_PER_TENANT, MAX_PENDING_PER_TENANT, running_reads),
            writes: JobLimiter::new(
                "writes_of_tenant",
                MAX_RUNNING_PER_TENANT,
                MAX_PENDING_PER_TENANT,
                MAX_RUNNING_WRITES,
            ),
            exports: JobLimiter::new("exports_of_tenant", 1, MAX_PENDING_EXPORTS_PER_TENANT, MAX_RUNNING_EXPORTS),
            documents: JobLimiter::new(
                "documents_of_tenant",
                1,
                MAX_PENDING_DOCUMENTS_PER_TENANT,
                MAX_RUNNING_DOCUMENTS,
            ),
            credentials: CredentialCache::default(),
            readiness: Arc::default(),
            limits: Arc::new(Limits::new(&config)),
            hasher: Arc::new(Hasher::new(config.password_params.clone()).map_err(|error| error.to_string())?),
            cookies: Cookies::of(&config)?,
            setup: SetupToken::of(&config)?,
            docs,
            config: Arc::new(config),
            shutdown: ShutdownSignal::default(),
        })
    }

    /// Returns the error for a request without state, which a correct application never has.
    pub fn missing() -> Problem {
        Error::Internal("the application has no state".into()).into()
    }

    /// Returns the store, for jobs outside a request.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Returns the link to the first registration where it is required and no account exists yet.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when the database does not answer.
    pub async fn setup_link(&self) -> Result<Option<String>, Problem> {
        let Some(link) = self.setup.link(&self.config) else { return Ok(None) };
        let (_, is_first) = self.read(user::registration).await?;
        Ok(is_first.then_some(link))
    }

    /// Deadline of a job that queues now.
    pub fn queue_deadline() -> time::Instant {
        time::Instant::now() + QUEUE_TIMEOUT
    }

    /// Runs a read job off the async threads.
    pub async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        self.read_for_tenant(None, Self::queue_deadline(), job).await
    }

    /// Runs a read in the queue of its tenant until a deadline; see [`Self::read`].
    pub async fn read_for_tenant<T: Send + 'static>(
        &self,
        owner: Option<OwnerId>,
        until: time::Instant,
        job: impl FnOnce(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        self.reads.run(owner, until, Error::Unavailable, move |_| store.read_until(until, job)).await
    }

    /// Runs an export off the async threads. A disconnected client is noticed only while the file is sent, so the file
    /// is always completed.
    ///
    /// # Errors
    /// Errors of the job; those of [`JobLimiter::run`].
    pub async fn read_for_export<T: Send + 'static>(
        &self,
        owner: OwnerId,
        job: impl FnOnce(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        let deadline = time::Instant::now() + EXPORT_TIMEOUT;
        self.exports.run(Some(owner), deadline, Error::Unavailable, move |_| store.read(job)).await
    }

    /// Renders a document of a tenant off the async threads.
    ///
    /// # Errors
    /// Errors of the job; those of [`JobLimiter::run`].
    pub async fn render_document<T: Send + 'static>(
        &self,
        owner: OwnerId,
        job: impl FnOnce() -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        self.documents.run(Some(owner), Self::queue_deadline(), Error::Unavailable, move |_| job()).await
    }

    /// Runs a write job off the async threads; it may run more than once, see [`Store::write`].
    pub async fn write<T: Send + 'static>(
        &self,
        job: impl Fn(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let until = Self::queue_deadline();
        let store = self.store.clone();
        self.writes.run(None, until, Error::CommitUnknown, move |_| store.write_until(until, job)).await
    }

    /// Runs a write in the queue of its tenant until a deadline; see [`Self::write`] and [`Store::run_write`].
    pub async fn write_for_tenant<T: Send + 'static>(
        &self,
        owner: OwnerId,
        until: time::Instant,
        job: impl Fn(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        let job = move |permit: &mut JobPermit| {
            let committed = store.run_write(until, Some(owner), job);
            permit.release_tenant();
            committed?.wait_durable()
        };
        self.writes.run(Some(owner), until, Error::CommitUnknown, job).await
    }

    /// Runs a small write on which the response does not depend. It queues only briefly, so that reads continue where
    /// writes are blocked.
    pub async fn write_best_effort<T: Send + 'static>(
        &self,
        owner: OwnerId,
        job: impl Fn(&mut Db) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        self.write_for_tenant(owner, time::Instant::now() + BEST_EFFORT_TIMEOUT, job).await
    }

    /// Runs a write job for an anonymous client, under an `Idempotency-Key` if one was sent.
    ///
    /// # Errors
    /// Errors of the job, or [`Error::IdempotencyMismatch`].
    pub async fn write_once(
        &self,
        key: Option<Key>,
        at: Instant,
        job: impl Fn(&mut Db) -> Result<StoredResponse> + Send + 'static,
    ) -> Result<StoredResponse, Problem> {
        self.write(move |db| idempotency::once(db, 0, key.as_ref(), at, &job)).await
    }
}

thread_local! {
    static FROZEN_CLOCK: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Stops the clock of this thread's requests at a moment: for tests whose answers must not depend on the day.
pub fn freeze_clock(at: Instant) {
    FROZEN_CLOCK.set(Some(at));
}

/// Returns the current moment.
pub fn current_time() -> Instant {
    FROZEN_CLOCK.get().unwrap_or_else(|| chrono::Utc::now().into())
}
