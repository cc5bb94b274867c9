//! Password hashing by argon2id on the blocking pool, bounded by a semaphore.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use accounts::Password;
use argon2::{
    ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, PasswordHash, Version,
    password_hash::{Output, ParamsString, Salt, SaltString, rand_core::OsRng},
};
use kernel::{Error, Result};
use secrecy::{ExposeSecret, SecretString};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout_at,
};

use crate::{blocking::blocking, http::Problem};

/// Concurrent hashes. Each needs 19 MiB and a full core, so more would only starve other requests.
const MAX_CONCURRENT_HASHES: usize = 2;
/// Share of crowded addresses among the concurrent hashes, so that all others find a permit.
const MAX_CONCURRENT_CROWDED_HASHES: usize = 1;

/// Memory of one hash, reused between hashes. The crate's own `PasswordHasher` and `PasswordVerifier` allocate it per
/// hash on changing threads, whose heaps retain it. 200 checks over 16 threads of two workers end at 3,481 MiB
/// resident, and at 43 MiB with reuse (glibc 2.36).
type Memory = Vec<Block>;

pub struct Hasher {
    params: Params,
    permits: Arc<Semaphore>,
    crowded_permits: Arc<Semaphore>,
    memories: Arc<Mutex<Vec<Memory>>>,
    /// Dummy hash for an address without an account, so that both cases have the same timing.
    dummy: SecretString,
}

impl Hasher {
    /// Creates a hasher with these parameters, and its dummy hash.
    ///
    /// # Errors
    /// [`Error::Internal`] when hashing fails.
    pub fn new(params: Params) -> Result<Self> {
        let dummy = hash("no account has this password", &params, &mut Memory::new())?.into();
        let [permits, crowded_permits] =
            [MAX_CONCURRENT_HASHES, MAX_CONCURRENT_CROWDED_HASHES].map(|places| Arc::new(Semaphore::new(places)));
        Ok(Self { params, permits, crowded_permits, memories: Arc::default(), dummy })
    }

    /// Returns the PHC string of a new password, whose characters are hashed in their composed form.
    pub async fn hash(&self, password: Password) -> Result<String, Problem> {
        let params = self.params.clone();
        self.with_memory((), move |memory| hash(&password.composed(), &params, memory)).await
    }

    /// Verifies the password against the hash; without a hash the result is false, after the same time.
    pub async fn verify(&self, password: Password, hash: Option<SecretString>) -> Result<bool, Problem> {
        self.verify_queued(None, password, hash).await
    }

    /// Checks a password from a crowded address as [`Self::verify`] does, but only until a moment, and in one place for
    /// all crowds together. Without a hash nothing is computed: the caller answers every failure at the same moment.
    ///
    /// # Errors
    /// Errors of the check.
    pub async fn verify_crowded(
        &self,
        password: Password,
        hash: Option<SecretString>,
        until: Instant,
    ) -> Result<bool, Problem> {
        let Some(hash) = hash else { return Ok(false) };
        let check = async {
            let permit = acquire(&self.crowded_permits).await?;
            self.verify_queued(Some(permit), password, Some(hash)).await
        };
        timeout_at(until.into(), check).await.unwrap_or(Ok(false))
    }

    async fn verify_queued(
        &self,
        permit: Option<OwnedSemaphorePermit>,
        password: Password,
        hash: Option<SecretString>,
    ) -> Result<bool, Problem> {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.dummy.clone());
        let matches = self.with_memory(permit, move |memory| matches(&password, hash.expose_secret(), memory)).await?;
        Ok(matches && known)
    }

    /// Hashes on the blocking pool. The closure owns the permit and `held_too`: a hash runs on after its client
    /// disconnects, and must still count.
    async fn with_memory<T: Send + 'static, H: Send + 'static>(
        &self,
        held_too: H,
        job: impl FnOnce(&mut Memory) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let place = acquire(&self.permits).await?;
        let memories = self.memories.clone();
        blocking(move || {
            let _places = (place, held_too);
            let mut memory = held(&memories).pop().unwrap_or_default();
            let outcome = job(&mut memory);
            held(&memories).push(memory);
            outcome
        })
        .await
    }
}

async fn acquire(places: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, Problem> {
    Arc::clone(places).acquire_owned().await.map_err(|error| Error::Internal(error.into()).into())
}

/// Verifies a password. Hashes older than the composed form (NFC) are of the typed bytes.
fn matches(password: &Password, hash: &str, memory: &mut Memory) -> Result<bool> {
    let composed = password.composed();
    Ok(verify(&composed, hash, memory)? || composed != password.typed() && verify(password.typed(), hash, memory)?)
}

fn held<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn fault(error: impl std::fmt::Display) -> Error {
    Error::Internal(format!("password hash: {error}").into())
}

fn digest(password: &str, salt: Salt<'_>, params: &Params, memory: &mut Memory) -> Result<Output> {
    let mut buffer = [0; Salt::MAX_LENGTH];
    let salt = salt.decode_b64(&mut buffer).map_err(fault)?;
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    memory.resize(params.block_count(), Block::default());
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    Output::init_with(length, |out| {
        let done = argon2.hash_password_into_with_memory(password.as_bytes(), salt, out, memory.as_mut_slice());
        done.map_err(Into::into)
    })
    .map_err(fault)
}

fn hash(password: &str, params: &Params, memory: &mut Memory) -> Result<String> {
    let salt = SaltString::generate(&mut OsRng);
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(params).map_err(fault)?,
        salt: Some(salt.as_salt()),
        hash: Some(digest(password, salt.as_salt(), params, memory)?),
    };
    Ok(hash.to_string())
}

fn verify(password: &str, hash: &str, memory: &mut Memory) -> Result<bool> {
    let hash = PasswordHash::new(hash).map_err(fault)?;
    let params = Params::try_from(&hash).map_err(fault)?;
    let (Some(salt), Some(stored)) = (hash.salt, hash.hash) else { return Err(fault("no salt or no digest")) };
    // `Output` compares in constant time.
    Ok(digest(password, salt, &params, memory)? == stored)
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{
            Condvar,
            atomic::{AtomicUsize, Ordering},
        },
        time::Duration,
    };

    use argon2::PasswordVerifier;
    use futures_util::FutureExt;

    use super::*;

    fn cheap() -> Hasher {
        Hasher::new(Params::new(Params::MIN_M_COST, 1, 1, None).expect("parameters")).expect("a hasher")
    }

    #[actix_web::test]
    async fn an_abandoned_hash_holds_its_permit() {
        let hasher = cheap();
        let (running, end) = (Arc::new(AtomicUsize::new(0)), Arc::new((Mutex::new(false), Condvar::new())));
        let begun = |running: &Arc<AtomicUsize>| running.load(Ordering::SeqCst);
        for _ in 0..10 {
            let (running, end) = (running.clone(), end.clone());
            let job = move |_: &mut Memory| {
                running.fetch_add(1, Ordering::SeqCst);
                let (ended, reported) = &*end;
                drop(reported.wait_while(held(ended), |ended| !*ended));
                Ok(())
            };
            // Polled once and dropped, as actix-web does with the handler of a connection that is reset.
            assert!(hasher.with_memory((), job).now_or_never().is_none());
        }
        while begun(&running) < MAX_CONCURRENT_HASHES {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let next = tokio::time::timeout(Duration::from_millis(100), hasher.hash("cuia-trevo-sinal".into())).await;
        assert!(next.is_err(), "both places are taken");
        assert_eq!(begun(&running), MAX_CONCURRENT_HASHES, "no more run at a time");
        *held(&end.0) = true;
        end.1.notify_all();
        hasher.hash("cuia-trevo-sinal".into()).await.expect("a place again");
        assert_eq!(begun(&running), MAX_CONCURRENT_HASHES, "those that waited left with their clients");
    }

    #[actix_web::test]
    async fn accepts_a_password_in_either_encoding_of_its_letters() {
        let hasher = cheap();
        let (composed, decomposed) = ("cuia-feij\u{e3}o-sinal", "cuia-feija\u{303}o-sinal");
        for typed in [composed, decomposed] {
            let hash = hasher.hash(typed.into()).await.expect("a hash");
            for again in [composed, decomposed] {
                let right = hasher.verify(again.into(), Some(hash.clone().into())).await.expect("a check");
                assert!(right, "{typed:?} {again:?}");
            }
            assert!(!hasher.verify("cuia-feijao-sinal".into(), Some(hash.into())).await.expect("a check"));
        }
        // A hash from before the composed form.
        let old = hash(decomposed, &hasher.params, &mut Memory::new()).expect("a hash");
        assert!(hasher.verify(decomposed.into(), Some(old.into())).await.expect("a check"));
    }

    #[actix_web::test]
    async fn crowded_addresses_leave_a_permit_to_others() {
        let hasher = cheap();
        let hash: SecretString = hasher.hash("cuia-trevo-sinal".into()).await.expect("a hash").into();
        let _crowd = acquire(&hasher.crowded_permits).await.expect("a turn");
        let until = Instant::now() + Duration::from_millis(50);
        let late = hasher.verify_crowded("cuia-trevo-sinal".into(), Some(hash.clone()), until).await;
        assert!(!late.expect("an answer"), "it is not checked in time");
        assert!(hasher.verify("cuia-trevo-sinal".into(), Some(hash)).await.expect("a check"));
    }

    #[test]
    fn a_hash_is_what_the_crate_itself_verifies() {
        let mut memory = Memory::new();
        let text = hash("cuia-trevo-sinal", &Params::default(), &mut memory).expect("a hash");
        assert!(text.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{text}");
        let parsed = PasswordHash::new(&text).expect("a PHC string");
        assert!(Argon2::default().verify_password(b"cuia-trevo-sinal", &parsed).is_ok());
        for (password, right) in [("cuia-trevo-sinal", true), ("cuia-trevo-sinais", false), ("", false)] {
            assert_eq!(verify(password, &text, &mut memory).expect("a check"), right, "{password}");
        }
        assert_ne!(
            hash("cuia-trevo-sinal", &Params::default(), &mut memory).expect("a hash"),
            text,
            "each has its own salt"
        );
    }
}
