//! Password hashes by argon2id, made off the async threads, a few at a time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use argon2::{
    ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, PasswordHash, Version,
    password_hash::{Output, ParamsString, Salt, SaltString, rand_core::OsRng},
};
use kernel::{Error, Result};
use tokio::sync::Semaphore;

use crate::{blocking::blocking, http::Problem};

/// Number of hashes made at once. Each takes 19 MiB and a core for a moment: more would only starve everybody else.
const AT_ONCE: usize = 2;

/// The memory of one hash, kept between hashes. The crate's own `PasswordHasher` and `PasswordVerifier` allocate it anew on ever
/// other threads, whose heaps keep it: 200 checks over 16 threads of two workers end at 3,481 MiB resident, and at 43 MiB like
/// this (glibc 2.36).
type Memory = Vec<Block>;

/// Hashes and checks passwords.
pub struct Hasher {
    params: Params,
    turns: Semaphore,
    memories: Arc<Mutex<Vec<Memory>>>,
    /// Hash that a password is checked against when no account has the address, so that both cases take the same time.
    dummy: String,
}

impl Hasher {
    /// Creates a hasher of the given cost, with its dummy hash.
    ///
    /// # Errors
    /// [`Error::Internal`] when hashing fails.
    pub fn new(params: Params) -> Result<Self> {
        let dummy = hash("no account has this password", &params, &mut Memory::new())?;
        Ok(Self { params, turns: Semaphore::new(AT_ONCE), memories: Arc::default(), dummy })
    }

    /// Returns the PHC string of a new password.
    pub async fn hash(&self, password: String) -> Result<String, Problem> {
        let params = self.params.clone();
        self.with_memory(move |memory| hash(&password, &params, memory)).await
    }

    /// Checks the password against the hash; without a hash the result is false, after the same time.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, Problem> {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.dummy.clone());
        let matches = self.with_memory(move |memory| verify(&password, &hash, memory)).await?;
        Ok(matches && known)
    }

    async fn with_memory<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let _turn = self.turns.acquire().await.map_err(|error| Error::Internal(error.to_string()))?;
        let memories = self.memories.clone();
        blocking(move || {
            let mut memory = held(&memories).pop().unwrap_or_default();
            let outcome = work(&mut memory);
            held(&memories).push(memory);
            outcome
        })
        .await
    }
}

fn held(memories: &Mutex<Vec<Memory>>) -> MutexGuard<'_, Vec<Memory>> {
    memories.lock().unwrap_or_else(PoisonError::into_inner)
}

fn fault(error: impl std::fmt::Display) -> Error {
    Error::Internal(format!("password hash: {error}"))
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
    use argon2::PasswordVerifier;

    use super::*;

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
