//! Secrets that are shown once and kept as their hash only.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, Mac};
use kernel::{Error, Result};
use persistence::idempotency::{Answer, Claim};
use sha2::{Digest, Sha256};

use crate::{http::hex, state::AppState};

/// A secret of 256 bits, for a token or a link.
pub struct Secret(String);

impl Secret {
    /// A random secret; under an `Idempotency-Key` one that follows from the key, so that the same request sent again is
    /// given the same secret though the database does not hold it.
    ///
    /// # Errors
    /// [`Error::Internal`] when the server has no key of its own.
    pub fn of(app: &AppState, claim: Option<&Claim>, prefix: &str) -> Result<Self> {
        let bits: [u8; 32] = match claim {
            None => rand::random(),
            Some(claim) => {
                let own = app.config.secret().map_err(Error::Internal)?;
                let mut mac = <Hmac<Sha256> as Mac>::new_from_slice(own.as_bytes())
                    .map_err(|error| Error::Internal(error.to_string()))?;
                mac.update(format!("{} {} {}", claim.owner, claim.key_hash, claim.fingerprint).as_bytes());
                mac.finalize().into_bytes().into()
            }
        };
        Ok(Self(format!("{prefix}{}", URL_SAFE_NO_PAD.encode(bits))))
    }

    /// The form in which the database keeps it.
    pub fn hash(&self) -> String {
        secret_hash(&self.0)
    }

    /// The secret itself.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The answer with the secret as its `token`.
    pub fn shown_in(&self, mut answer: Answer) -> Answer {
        if let Some(body) = answer.body.as_mut().and_then(serde_json::Value::as_object_mut) {
            body.insert("token".into(), self.0.as_str().into());
        }
        answer
    }
}

/// The form in which the database keeps a secret.
pub fn secret_hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}
