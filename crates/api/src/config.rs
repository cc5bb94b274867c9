//! Configuration from the environment. An invalid setting stops the start with a sentence about its correction.

use std::{fmt, net::SocketAddr, time::Duration};

use actix_web::http::header::HeaderValue;
use argon2::Params;
use clap::{Args, ValueEnum};
use secrecy::{ExposeSecret, SecretString};

pub use crate::http::{Origin, Proxies};

/// Default public origin.
pub const DEFAULT_ORIGIN: &str = "http://127.0.0.1:8080";

/// Format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// One JSON object per line.
    Json,
    /// Plain text for a terminal.
    Text,
}

/// Address of the database.
#[derive(Clone, Args)]
pub struct DatabaseConfig {
    /// `sqlite://path` or `postgres://user:password@host/database`.
    #[arg(long, env = "DATABASE_URL", default_value = "sqlite://data/boleia.db", hide_env_values = true)]
    pub database_url: String,
}

// The URL may contain a password.
impl fmt::Debug for DatabaseConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DatabaseConfig").field(&persistence::redact_url(&self.database_url)).finish()
    }
}

/// All settings of the server.
#[derive(Clone, Debug, Args)]
pub struct Config {
    /// The database.
    #[command(flatten)]
    pub database: DatabaseConfig,
    /// Address and port on which the application is served.
    #[arg(long, env = "LISTEN_ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen_address: SocketAddr,
    /// Address and port on which the metrics are served; nowhere when absent.
    #[arg(long, env = "METRICS_ADDRESS")]
    pub metrics_address: Option<SocketAddr>,
    /// Public origin: `https://…`, or `http://` on this machine. Only its pages may write by session. When absent, only
    /// pages of this machine opened over http may.
    #[arg(long, env = "PUBLIC_ORIGIN")]
    pub public_origin: Option<Origin>,
    /// At least 64 random characters that sign the session cookies.
    #[arg(long, env = "SESSION_SECRET", hide_env_values = true)]
    pub session_secret: Option<SecretString>,
    /// Networks or addresses of the proxies whose `X-Forwarded-For` is believed, such as `10.0.0.0/8,192.0.2.1`.
    #[arg(long, env = "TRUSTED_PROXY", default_value = "", hide_default_value = true)]
    pub trusted_proxy: Proxies,
    /// Format of the log.
    #[arg(long, env = "LOG_FORMAT", value_enum, default_value = "json")]
    pub log_format: LogFormat,
    /// Sign-in attempts per minute on an account, from one address or from a known device. An address may make five
    /// times as many on all accounts together.
    #[arg(long, env = "LOGIN_LIMIT_PER_MINUTE", default_value = "10")]
    pub login_limit_per_minute: u32,
    /// Sign-in attempts per hour on an account, from all addresses together. A known device has as many of its own, and
    /// all known devices of an account have five times as many.
    #[arg(long, env = "LOGIN_LIMIT_PER_HOUR", default_value = "100")]
    pub login_limit_per_hour: u32,
    /// Accounts made per hour, per address. It may send six times as many registrations, including invalid ones.
    #[arg(long, env = "REGISTER_LIMIT_PER_HOUR", default_value = "10")]
    pub register_limit_per_hour: u32,
    /// Requests per minute to the open calculator, which is the legal minimum and its rates, per address.
    #[arg(long, env = "CALCULATOR_LIMIT_PER_MINUTE", default_value = "60")]
    pub calculator_limit_per_minute: u32,
    /// Seconds within which a client must send a body, and must accept some bytes of a response.
    #[arg(long, env = "CLIENT_TIMEOUT_SECONDS", default_value = "30", value_parser = clap::value_parser!(u32).range(1..))]
    pub client_timeout_seconds: u32,
    /// `Strict-Transport-Security` of every response over https. Empty: not sent.
    #[arg(long, env = "STRICT_TRANSPORT_SECURITY", default_value = "max-age=31536000; includeSubDomains")]
    pub strict_transport_security: HeaderValue,
    /// Cost of a new password hash. Not a setting: OWASP's parameters for argon2id (19 MiB, two passes) are the crate's
    /// defaults, and only tests use weaker ones.
    #[arg(skip)]
    pub password_params: Params,
}

impl Config {
    /// Returns the secret that signs the cookies.
    ///
    /// # Errors
    /// A sentence about the fault and its correction.
    pub fn secret(&self) -> Result<&str, String> {
        match self.session_secret.as_ref().map(ExposeSecret::expose_secret) {
            Some(secret) if secret.len() >= 64 => Ok(secret),
            Some(_) => {
                Err("SESSION_SECRET is too short: it needs 64 characters or more (openssl rand -hex 64).".into())
            }
            None => {
                Err("SESSION_SECRET is missing: set it to 64 random characters or more (openssl rand -hex 64).".into())
            }
        }
    }

    /// Time within which a client must send a body, and must accept some bytes of a response.
    pub fn client_timeout(&self) -> Duration {
        Duration::from_secs(self.client_timeout_seconds.into())
    }

    /// Returns the value of `Strict-Transport-Security`, where it is sent.
    pub fn transport_security(&self) -> Option<HeaderValue> {
        Some(self.strict_transport_security.clone()).filter(|policy| self.by_tls() && !policy.is_empty())
    }

    /// True when other machines reach the application, by its public address or by the address it listens on. The first
    /// account, which is a master's, could be registered from there.
    pub fn is_published(&self) -> bool {
        let is_public = self.public_origin.as_ref().is_some_and(|origin| !origin.is_loopback());
        is_public || !self.listen_address.ip().to_canonical().is_loopback()
    }

    /// True when the public origin is https: cookies are then `Secure`.
    pub fn by_tls(&self) -> bool {
        self.public_origin.as_ref().is_some_and(Origin::is_secure)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[test]
    fn debug_shows_neither_the_secret_nor_the_password_of_the_database() {
        #[derive(Debug, Parser)]
        struct Cli {
            #[command(flatten)]
            config: Config,
        }
        let secret = "hidden".repeat(11);
        let database = "postgres://boleia:s3cret@db/boleia?password=s3cret";
        let cli = Cli::parse_from(["boleia", "--session-secret", &secret, "--database-url", database]);
        let shown = format!("{cli:?} {cli:#?}");
        assert!(!shown.contains("hidden") && !shown.contains("s3cret"), "{shown}");
        assert!(shown.contains("postgres://boleia@db/boleia"), "{shown}");
        assert_eq!(cli.config.secret().expect("a secret"), secret);
    }
}
