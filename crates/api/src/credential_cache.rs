//! Cache from credential to tenant: a request joins the queue of its tenant before authentication. It grants no access;
//! the transaction of the job authenticates.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use kernel::{Error, OwnerId};
use lru::LruCache;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout_at,
};

use crate::http::Problem;

/// Credentials in the cache.
const MAX_CACHED_CREDENTIALS: usize = 50_000;
/// Concurrent look-ups of uncached credentials: anyone can invent some.
const MAX_CONCURRENT_LOOKUPS: usize = 2;

/// Tenants by the hash of the session key or API token, for the credentials that were used last.
#[derive(Clone)]
pub struct CredentialCache {
    entries: Arc<Mutex<LruCache<String, OwnerId>>>,
    lookups: Arc<Semaphore>,
}

impl Default for CredentialCache {
    fn default() -> Self {
        // A bounded LruCache allocates all its entries at once.
        let entries = Arc::new(Mutex::new(LruCache::unbounded()));
        Self { entries, lookups: Arc::new(Semaphore::new(MAX_CONCURRENT_LOOKUPS)) }
    }
}

impl CredentialCache {
    pub fn get(&self, hash: &str) -> Option<OwnerId> {
        self.entries().get(hash).copied()
    }

    /// Caches the tenant of a credential, which never changes.
    pub fn insert(&self, hash: &str, tenant: OwnerId) {
        let mut entries = self.entries();
        entries.put(hash.to_owned(), tenant);
        if entries.len() > MAX_CACHED_CREDENTIALS {
            entries.pop_lru();
        }
    }

    /// Removes a credential that has ended: its requests no longer join the queue of the tenant.
    pub fn remove(&self, hash: &str) {
        self.entries().pop(hash);
    }

    /// Acquires a permit to resolve an uncached credential. All of these share one queue.
    ///
    /// # Errors
    /// [`Error::Unavailable`] without a permit in time.
    pub async fn lookup(&self, deadline: Instant) -> Result<OwnedSemaphorePermit, Problem> {
        let permit = timeout_at(deadline.into(), Arc::clone(&self.lookups).acquire_owned()).await;
        let permit = permit.map_err(|_| Error::Unavailable("too many credentials to be looked up".into()))?;
        permit.map_err(|error| Error::Internal(error.into()).into())
    }

    fn entries(&self) -> MutexGuard<'_, LruCache<String, OwnerId>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use actix_web::ResponseError;

    use super::*;

    #[actix_web::test]
    async fn uncached_credentials_share_one_queue() {
        let cache = CredentialCache::default();
        let soon = || Instant::now() + Duration::from_millis(20);
        let _first = cache.lookup(soon()).await.expect("a permit");
        let second = cache.lookup(soon()).await.expect("a permit");
        assert_eq!(cache.lookup(soon()).await.expect_err("a refusal").status_code(), 503);
        drop(second);
        assert!(cache.lookup(soon()).await.is_ok());
    }

    #[test]
    fn an_ended_credential_joins_the_queue_of_its_tenant_no_longer() {
        let cache = CredentialCache::default();
        cache.insert("ended", kernel::UserId::from(1).into());
        cache.insert("other", kernel::UserId::from(1).into());
        cache.remove("ended");
        assert_eq!(cache.get("ended"), None);
        assert!(cache.get("other").is_some());
    }

    #[test]
    fn the_least_recently_used_credential_is_evicted() {
        let cache = CredentialCache::default();
        let tenant = kernel::UserId::from(1).into();
        (0..MAX_CACHED_CREDENTIALS).for_each(|credential| cache.insert(&credential.to_string(), tenant));
        assert!(cache.get("0").is_some());
        cache.insert("new", tenant);
        assert!(cache.get("0").is_some() && cache.get("new").is_some());
        assert_eq!(cache.get("1"), None);
        assert_eq!(cache.entries().len(), MAX_CACHED_CREDENTIALS);
    }
}
