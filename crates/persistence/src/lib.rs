//! Persistence on Diesel over SQLite or PostgreSQL: store, migrations, and one repository module per entity.

pub mod accounts;
mod activity;
mod connection;
mod db_transaction;
pub mod finance;
pub mod fleet;
pub mod freight;
#[doc(hidden)]
pub mod group_commit;
pub mod idempotency;
mod keyset;
pub mod maintenance;
pub mod migration;
pub mod overview;
mod owned;
pub mod payments;
mod pool;
#[doc(hidden)]
pub mod postgres;
mod prepared;
mod private_file;
pub mod purge;
pub mod rates;
pub mod readiness;
mod record_names;
mod references;
mod retry_policy;
pub mod sequence;
mod sql;
mod sqlite_file;
mod store;
mod typed_search;

pub use activity::{Activity, PoolUsage};
pub use connection::{Db, QUEUE_TIMEOUT};
pub use pool::redact_url;
pub use store::{Committed, READERS, Store};

use kernel::{Entity, Error, Result};

/// Optimistic locking: returns a record to be changed if it has the given version, or if no version was given.
///
/// # Errors
/// [`Error::Stale`] after a concurrent change.
fn at_version<E: Entity>(current: E, version: impl Into<Option<i64>>) -> Result<E> {
    if version.into().is_none_or(|version| version == current.version()) { Ok(current) } else { Err(stale(&current)) }
}

/// Returns the error for an outdated version, with the current record.
fn stale(current: &impl serde::Serialize) -> Error {
    serde_json::to_value(current).map_or_else(|error| Error::Internal(error.into()), |now| Error::Stale(now.into()))
}

/// Attaches to a conflict the record that conflicts with the entry.
fn with_current_record(error: Error, record: &impl serde::Serialize) -> Error {
    match error {
        Error::Conflict { code, detail, errors, current: None } => {
            Error::Conflict { code, detail, errors, current: serde_json::to_value(record).ok().map(Box::new) }
        }
        other => other,
    }
}
