//! Secrets that are shown once and stored only as their hash.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kernel::{Error, Result};
use persistence::idempotency::{Key, StoredResponse};
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::http::hex;

/// A secret of 256 bits, for a token or a link: the SHA-256 of a random salt and the request's `Idempotency-Key`. The answer
/// that the database keeps holds the salt in the secret's place, so that only the same key sent again brings the secret back.
#[derive(Clone)]
pub struct Secret {
    prefix: &'static str,
    salt: String,
    key: SecretString,
}

impl Secret {
    /// Creates a secret for the request of this key; without a key neither the answer nor the salt is kept.
    pub fn new(key: Option<&Key>, prefix: &'static str) -> Self {
        let salt = URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>());
        Self { prefix, salt, key: key.map(|key| key.text.clone()).unwrap_or_default() }
    }

    fn salted(&self, salt: &str) -> String {
        let bits = Sha256::new().chain_update(salt).chain_update(self.key.expose_secret()).finalize();
        format!("{}{}", self.prefix, URL_SAFE_NO_PAD.encode(bits))
    }

    /// Returns the secret itself, to be shown once.
    pub fn text(&self) -> String {
        self.salted(&self.salt)
    }

    /// Hash under which the database keeps the secret.
    pub fn hash(&self) -> String {
        secret_hash(&self.text())
    }

    /// The salt, which stands for the secret in the kept answer.
    pub fn salt(&self) -> &str {
        &self.salt
    }

    /// Returns the answer as it is sent: the secret replaces its salt, which is the `token` of the kept answer.
    ///
    /// # Errors
    /// [`Error::IdempotencyMismatch`] when the kept answer has no salt, as in answers of older versions.
    pub fn shown_in(&self, answer: StoredResponse) -> Result<StoredResponse> {
        #[derive(Deserialize)]
        struct Kept<'a> {
            token: &'a str,
        }
        let body = answer.body.as_ref().map_or("", |body| body.get());
        let Kept { token: salt } = serde_json::from_str(body).map_err(|_| Error::IdempotencyMismatch)?;
        let shown = RawValue::from_string(body.replace(salt, &self.salted(salt)));
        let shown = shown.map_err(|error| Error::Internal(error.into()))?;
        Ok(StoredResponse { body: Some(shown), ..answer })
    }
}

/// Hash under which the database keeps a secret.
pub fn secret_hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}
