//! One-time secrets: sent once, stored as a hash.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kernel::{Error, Result};
use persistence::idempotency::{Key, StoredResponse};
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::http::hex;

/// A secret of 256 bits, for a token or a link: the SHA-256 of a random salt and the `Idempotency-Key`. The stored
/// response contains the salt in its place, so that only the same key recovers the secret.
#[derive(Clone)]
pub struct Secret {
    prefix: &'static str,
    salt: String,
    key: SecretString,
}

impl Secret {
    /// Creates a secret for the request of this key; without a key neither the response nor the salt is stored.
    pub fn new(key: Option<&Key>, prefix: &'static str) -> Self {
        let salt = URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>());
        Self { prefix, salt, key: key.map(|key| key.text.clone()).unwrap_or_default() }
    }

    fn salted(&self, salt: &str) -> String {
        let bits = Sha256::new().chain_update(salt).chain_update(self.key.expose_secret()).finalize();
        format!("{}{}", self.prefix, URL_SAFE_NO_PAD.encode(bits))
    }

    pub fn text(&self) -> String {
        self.salted(&self.salt)
    }

    /// Hash in the database.
    pub fn hash(&self) -> String {
        secret_hash(&self.text())
    }

    /// Salt that replaces the secret in the stored response.
    pub fn salt(&self) -> &str {
        &self.salt
    }

    /// Returns the response to send: the secret replaces the salt in the `token` of the stored response.
    ///
    /// # Errors
    /// [`Error::IdempotencyMismatch`] for a stored response without a salt, as older versions wrote them.
    pub fn shown_in(&self, response: StoredResponse) -> Result<StoredResponse> {
        #[derive(Deserialize)]
        struct Kept<'a> {
            token: &'a str,
        }
        let body = response.body.as_ref().map_or("", |body| body.get());
        let Kept { token: salt } = serde_json::from_str(body).map_err(|_| Error::IdempotencyMismatch)?;
        let shown = RawValue::from_string(body.replace(salt, &self.salted(salt)));
        let shown = shown.map_err(|error| Error::Internal(error.into()))?;
        Ok(StoredResponse { body: Some(shown), ..response })
    }
}

/// Hash of a secret in the database.
pub fn secret_hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}
