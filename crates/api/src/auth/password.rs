//! Password hashes: argon2id, off the async threads, a few at a time.

use argon2::{
    Argon2, PasswordHash, PasswordHasher, PasswordVerifier,
    password_hash::{SaltString, rand_core::OsRng},
};
use kernel::{Error, Result};
use tokio::sync::Semaphore;

use crate::{http::Problem, state::blocking};

/// Each hash takes 19 MiB and a core for a moment: more at once would only starve everybody else.
const AT_ONCE: usize = 2;

/// Hashes and checks passwords.
pub struct Hasher {
    turns: Semaphore,
    /// What a password is checked against when nobody has the address, so that both take the same time.
    dummy: String,
}

impl Hasher {
    /// A hasher with its dummy.
    ///
    /// # Errors
    /// [`Error::Internal`] when hashing fails.
    pub fn new() -> Result<Self> {
        Ok(Self { turns: Semaphore::new(AT_ONCE), dummy: hash("no account has this password")? })
    }

    /// The PHC string of a new password.
    ///
    /// # Errors
    /// A fault of ours.
    pub async fn hash(&self, password: String) -> Result<String, Problem> {
        let _turn = self.turns.acquire().await.map_err(|error| Error::Internal(error.to_string()))?;
        blocking(move || hash(&password)).await
    }

    /// Whether the password belongs to the hash; without a hash never, in the same time.
    ///
    /// # Errors
    /// A fault of ours.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, Problem> {
        let _turn = self.turns.acquire().await.map_err(|error| Error::Internal(error.to_string()))?;
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.dummy.clone());
        let matches = blocking(move || verify(&password, &hash)).await?;
        Ok(matches && known)
    }
}

fn fault(error: impl std::fmt::Display) -> Error {
    Error::Internal(format!("password hash: {error}"))
}

fn hash(password: &str) -> Result<String> {
    let salt = SaltString::generate(&mut OsRng);
    // The default of the crate is argon2id with OWASP's parameters (19 MiB, two passes).
    Ok(Argon2::default().hash_password(password.as_bytes(), &salt).map_err(fault)?.to_string())
}

fn verify(password: &str, hash: &str) -> Result<bool> {
    let hash = PasswordHash::new(hash).map_err(fault)?;
    Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}
