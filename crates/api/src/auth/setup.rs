//! Setup link for the first registration of a published installation. The first account becomes a master, so the link
//! is printed only to the server's log.

use actix_web::cookie::Key;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use secrecy::{ExposeSecret, SecretString};

use super::secret::secret_hash;
use crate::config::Config;

/// Secret of the link to the first registration; none is required where only this machine reaches the server. It is
/// derived from the secret of the sessions, so that nothing is stored and several servers print the same one.
#[derive(Clone, Debug)]
pub struct SetupToken(Option<SecretString>);

impl SetupToken {
    /// Derives the secret.
    ///
    /// # Errors
    /// A sentence about a setting that is wrong.
    pub fn of(config: &Config) -> Result<Self, String> {
        if !config.is_published() {
            return Ok(Self(None));
        }
        let key = Key::derive_from(format!("first account {}", config.secret()?).as_bytes());
        Ok(Self(Some(URL_SAFE_NO_PAD.encode(key.signing()).into())))
    }

    /// True when the first registration requires the link.
    pub fn is_required(&self) -> bool {
        self.0.is_some()
    }

    /// True when this secret admits the first registration.
    pub fn admits(&self, sent: Option<&SecretString>) -> bool {
        let hash = |token: &SecretString| secret_hash(token.expose_secret());
        // Comparing hashes keeps the timing independent of the secret.
        self.0.as_ref().is_none_or(|token| sent.is_some_and(|sent| hash(sent) == hash(token)))
    }

    /// Returns the link to the first registration; none where none is required. Without a `PUBLIC_ORIGIN` it is for a
    /// browser on this machine, whose pages alone may write.
    pub fn link(&self, config: &Config) -> Option<String> {
        let token = self.0.as_ref()?;
        let origin = match &config.public_origin {
            Some(origin) => origin.to_string(),
            None => format!("http://localhost:{}", config.listen_address.port()),
        };
        // Browsers do not send the fragment, so no proxy logs the secret.
        Some(format!("{origin}/register#setup={}", token.expose_secret()))
    }
}
