//! PostgreSQL server: address, and the timeouts of libpq and of the session.

use std::{
    env,
    sync::atomic::{AtomicBool, Ordering},
};

use diesel::{Connection, ConnectionError, PgConnection, QueryResult, connection::SimpleConnection};
use kernel::Result;

use crate::connection::unavailable;

/// Timeouts of libpq unless the address or the environment sets them; its own defaults are minutes. In seconds, except
/// `tcp_user_timeout` in milliseconds, with libpq's variable for the same setting.
const WAITS: [(&str, &str, Option<&str>); 5] = [
    ("connect_timeout", "2", Some("PGCONNECT_TIMEOUT")),
    ("tcp_user_timeout", "5000", None),
    ("keepalives_idle", "5", None),
    ("keepalives_interval", "2", None),
    ("keepalives_count", "2", None),
];

/// Sets the session timeouts that neither the address, `PGOPTIONS`, the role nor the server sets. Statements end after
/// half a minute; a process frozen in mid-transaction releases its locks after a minute. A separate statement also
/// works behind a pooler that drops `options`, and with any `PGOPTIONS`.
const SESSION_TIMEOUTS: &str = "SELECT set_config(name, CASE name WHEN 'statement_timeout' THEN '30s' ELSE '60s' END, false) \
     FROM pg_settings WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout') AND setting = '0'";

/// A server, with the outcome of the last connection attempt.
pub struct Server {
    url: String,
    is_down: AtomicBool,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&redact_url(&self.url))
    }
}

impl Server {
    /// Returns the server at an address, with limited waits.
    pub fn at(url: &str) -> Self {
        Self { url: with_waits(url), is_down: AtomicBool::new(false) }
    }

    /// Opens a connection.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] with the address, without its password, and the reason.
    pub fn open(&self) -> Result<PgConnection> {
        let opened = PgConnection::establish(&self.url).and_then(|mut connection| {
            limit_session(&mut connection).map_err(ConnectionError::CouldntSetupConfiguration)?;
            Ok(connection)
        });
        self.is_down.store(opened.is_err(), Ordering::Relaxed);
        opened.map_err(|error| unavailable(format!("{}: {error}", redact_url(&self.url))))
    }

    /// True if the last connection attempt failed.
    pub fn is_down(&self) -> bool {
        self.is_down.load(Ordering::Relaxed)
    }
}

/// Sets the timeouts of a session; a migration lifts them temporarily.
pub(crate) fn limit_session(connection: &mut PgConnection) -> QueryResult<()> {
    connection.batch_execute(SESSION_TIMEOUTS)
}

/// Adds the libpq timeouts that neither the address nor the environment sets.
pub fn with_waits(url: &str) -> String {
    let mut reported = url.to_owned();
    let query = url.split_once('?').map_or("", |(_, query)| query);
    for (name, value, variable) in WAITS {
        let by_address = query.split('&').any(|pair| pair.split('=').next() == Some(name));
        if by_address || variable.is_some_and(|variable| env::var_os(variable).is_some()) {
            continue;
        }
        let sign = if reported.contains('?') { '&' } else { '?' };
        reported.push_str(&format!("{sign}{name}={value}"));
    }
    reported
}

/// The address without password and parameters, which may contain one too.
pub(crate) fn redact_url(url: &str) -> String {
    let bare = url.split('?').next().unwrap_or_default();
    let Some((scheme, rest)) = bare.split_once("://") else { return String::new() };
    match rest.rsplit_once('@') {
        Some((user, host)) => format!("{scheme}://{}@{host}", user.split(':').next().unwrap_or_default()),
        None => format!("{scheme}://{rest}"),
    }
}
