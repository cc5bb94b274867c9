//! Job limiter: a keyed semaphore per tenant before a global one, a bounded queue (429) and timeouts (503). A tenant
//! queues behind itself, so that others find a free permit (`docs/decisions/2026-11-28-standard-parts.md`).

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use kernel::{Error, OwnerId, Result};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout_at,
};

use crate::{
    blocking::blocking,
    http::Problem,
    keyed_semaphore::{KeyedPermit, KeyedSemaphore},
};

/// Time after its deadline within which a started job must end; a database that hangs is not waited for any longer.
pub const JOB_HANG_TIMEOUT: Duration = Duration::from_secs(2);

/// Value of `Retry-After` when the queue of a tenant is full.
const RETRY_AFTER: Duration = Duration::from_secs(5);

/// Jobs without a tenant that run or wait: sign-ins, the open calculator.
const MAX_PENDING_ANONYMOUS: usize = 1_000;

/// Limiter of one kind of jobs.
#[derive(Clone)]
pub struct JobLimiter {
    name: &'static str,
    tenants: KeyedSemaphore<Option<OwnerId>>,
    anonymous: KeyedSemaphore<Option<OwnerId>>,
    all: Arc<Semaphore>,
    in_flight: Arc<AtomicUsize>,
}

/// Permission to run one job, released on drop.
pub struct JobPermit {
    // Fields drop in order: the count goes last.
    _all: OwnedSemaphorePermit,
    queue: Option<KeyedPermit<Option<OwnerId>>>,
    _in_flight: InFlight,
}

struct InFlight(Arc<AtomicUsize>);

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl JobPermit {
    /// Lets the tenant's next job start, while this one still waits for the disk: both are synced at once.
    pub fn release_tenant(&mut self) {
        self.queue = None;
    }
}

impl JobLimiter {
    /// Creates a limiter of three bounds: running jobs of one tenant, running and queued jobs of one tenant, and all
    /// running jobs, anonymous ones included. `name` appears in the log of a refusal.
    pub fn new(name: &'static str, running_per_tenant: usize, pending_per_tenant: usize, running: usize) -> Self {
        Self {
            name,
            tenants: KeyedSemaphore::new(running_per_tenant, pending_per_tenant),
            anonymous: KeyedSemaphore::new(running, MAX_PENDING_ANONYMOUS),
            all: Arc::new(Semaphore::new(running)),
            in_flight: Arc::default(),
        }
    }

    /// Number of running and queued jobs.
    pub fn in_flight(&self) -> usize {
        self.in_flight.load(Ordering::Relaxed)
    }

    /// Waits for a permit, without a deadline.
    ///
    /// # Errors
    /// 429 when the queue of the tenant is full, [`Error::Unavailable`] when that of the jobs without a tenant is.
    pub async fn acquire(&self, tenant: Option<OwnerId>) -> Result<JobPermit, Problem> {
        self.in_flight.fetch_add(1, Ordering::Relaxed);
        let in_flight = InFlight(Arc::clone(&self.in_flight));
        let queue = if tenant.is_some() { &self.tenants } else { &self.anonymous };
        let queue = queue.acquire(tenant).await.ok_or_else(|| match tenant {
            Some(_) => Problem::rate_limited(self.name, RETRY_AFTER),
            None => Error::Unavailable("too many jobs at the database".into()).into(),
        })?;
        let all = Arc::clone(&self.all).acquire_owned().await;
        let all = all.map_err(|error| Problem::from(Error::Internal(error.into())))?;
        Ok(JobPermit { _all: all, queue: Some(queue), _in_flight: in_flight })
    }

    /// Runs a job on the blocking pool. It waits for its permit until the deadline, and its caller is answered within
    /// [`JOB_HANG_TIMEOUT`] after that, with `timeout_error` if the job still runs.
    ///
    /// # Errors
    /// Errors of the job; those of [`Self::acquire`]; [`Error::Unavailable`] without a permit in time.
    pub async fn run<T: Send + 'static>(
        &self,
        tenant: Option<OwnerId>,
        deadline: Instant,
        timeout_error: fn(String) -> Error,
        job: impl FnOnce(&mut JobPermit) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let permit = timeout_at(deadline.into(), self.acquire(tenant)).await;
        let mut permit = permit.map_err(|_| Error::Unavailable("too many jobs at the database".into()))??;
        // The permit lives as long as the job, even after the client disconnects.
        let job = blocking(move || job(&mut permit));
        timeout_at((deadline + JOB_HANG_TIMEOUT).into(), job)
            .await
            .unwrap_or_else(|_| Err(timeout_error("the database did not answer in time".into()).into()))
    }
}

#[cfg(test)]
#[path = "job_limiter_tests.rs"]
mod tests;
