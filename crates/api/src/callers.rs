//! Turns of those who are signed in: few works of an owner at a time write in the database, by whatever sessions and tokens
//! they come; those that read have their turns in `reading.rs`. Why: `docs/decisions/2026-11-24-turns-of-an-owner.md`.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use kernel::{Error, OwnerId};
use lru::LruCache;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout_at,
};

use crate::{
    http::Problem,
    turns::{Turn, Turns},
};

/// Works of one owner that read at a time, and as many that write.
pub const OF_ONE: usize = 2;
/// Works of one owner that read, or that write, and run or wait: more than a screen asks for at once.
pub const LONGEST: usize = 100;
/// Credentials that are looked up at a time because nobody knows yet whose they are.
const STRANGERS: usize = 2;
/// Most credentials whose owner is cached. Beyond it the least recently used is evicted.
const MAX_CACHED_CREDENTIALS: usize = 50_000;
/// Time after which who asks for too much may ask again.
pub const WAIT: Duration = Duration::from_secs(5);

/// Credential of a request, by the hash of what the database knows it by. It decides whose turn it is and nothing else: the
/// transaction of the work looks up who asks.
pub type CredentialHash = u64;

/// Turns of the owners, and whose the credentials are.
#[derive(Clone)]
pub struct Callers {
    turns: Turns<OwnerId>,
    strangers: Arc<Semaphore>,
    known: Arc<Mutex<LruCache<CredentialHash, OwnerId>>>,
}

impl Default for Callers {
    fn default() -> Self {
        Self {
            turns: Turns::new(OF_ONE, LONGEST),
            strangers: Arc::new(Semaphore::new(STRANGERS)),
            // A bounded one would allocate all its places at once.
            known: Arc::new(Mutex::new(LruCache::unbounded())),
        }
    }
}

impl Callers {
    /// Owner of a credential that was looked up before.
    pub fn owner_of(&self, credential: CredentialHash) -> Option<OwnerId> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&credential).copied()
    }

    /// Remembers whose a credential is, which never changes.
    pub fn remember(&self, credential: CredentialHash, owner: OwnerId) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.put(credential, owner);
        if known.len() > MAX_CACHED_CREDENTIALS {
            known.pop_lru();
        }
    }

    /// Waits for the turn to look up a credential, which may be made up: all of these wait together.
    ///
    /// # Errors
    /// 503 when it does not come in time.
    pub async fn stranger(&self, until: Instant) -> Result<OwnedSemaphorePermit, Problem> {
        let turn = timeout_at(until.into(), Arc::clone(&self.strangers).acquire_owned()).await;
        let turn = turn.map_err(|_| Error::Unavailable("too many credentials to be looked up".into()))?;
        turn.map_err(|error| Error::Internal(error.into()).into())
    }

    /// Waits for the owner's turn to write.
    ///
    /// # Errors
    /// 429 when too many of the owner's works wait already, 503 when the turn does not come in time.
    pub async fn turn(&self, owner: OwnerId, until: Instant) -> Result<Turn<OwnerId>, Problem> {
        let turn = timeout_at(until.into(), self.turns.take(owner)).await;
        let turn = turn.map_err(|_| Error::Unavailable("too many works of the owner".into()))?;
        turn.ok_or_else(|| Problem::rate_limited("writes_of_tenant", WAIT))
    }

    /// Number of works that have their turn or wait for it.
    pub fn works(&self) -> usize {
        self.turns.people()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn owner(id: i64) -> OwnerId {
        kernel::UserId::from(id).into()
    }

    fn soon() -> Instant {
        Instant::now() + Duration::from_millis(20)
    }

    #[actix_web::test]
    async fn an_owner_waits_for_himself_however_many_keys_he_has() {
        let callers = Callers::default();
        for key in 0..4 {
            callers.remember(key, owner(1));
        }
        let turns: Vec<_> = (0..2).map(|key| callers.owner_of(key).expect("known")).collect();
        let mut held = Vec::new();
        for one in turns {
            held.push(callers.turn(one, soon()).await.expect("a turn"));
        }
        let other = callers.owner_of(3).expect("known");
        let refused = callers.turn(other, soon()).await.err().expect("the third work of an owner waits");
        assert_eq!(actix_web::ResponseError::status_code(&refused), 503);
        assert!(callers.turn(owner(2), soon()).now_or_never().is_some_and(|turn| turn.is_ok()), "others do not");
        assert_eq!(callers.works(), 2, "who gave up is not waited for");
    }

    #[actix_web::test]
    async fn credentials_that_nobody_knows_wait_together() {
        let callers = Callers::default();
        let _first = callers.stranger(soon()).await.expect("a turn");
        let second = callers.stranger(soon()).await.expect("a turn");
        let refused = callers.stranger(soon()).await.expect_err("a refusal");
        assert_eq!(actix_web::ResponseError::status_code(&refused), 503);
        drop(second);
        assert!(callers.stranger(soon()).await.is_ok());
    }

    #[test]
    fn evicts_the_least_recently_used_credential_alone() {
        let callers = Callers::default();
        let cached = u64::try_from(MAX_CACHED_CREDENTIALS).expect("a number");
        for key in 0..cached {
            callers.remember(key, owner(1));
        }
        assert!(callers.owner_of(0).is_some(), "it is used again");
        callers.remember(cached, owner(1));
        assert_eq!(callers.known.lock().expect("the cache").len(), MAX_CACHED_CREDENTIALS);
        let kept = [0, 1, 2, cached].map(|key| callers.owner_of(key).is_some());
        assert_eq!(kept, [true, false, true, true]);
    }
}
