//! Diesel over SQLite or PostgreSQL: the store, its migrations, and one file per entity.

pub mod accounts;
mod activity;
mod connection;
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
mod transaction;
mod typed_search;

pub use activity::{Activity, PoolUsage};
pub use connection::{Db, QUEUE_TIMEOUT};
pub use pool::shown;
pub use store::{Committed, READERS, Store};

use kernel::{Entity, Error, Result};

/// Returns a record to be changed if it still has the version that the caller saw, or if no version was given.
///
/// # Errors
/// [`Error::Stale`] where somebody changed it meanwhile.
fn at_version<E: Entity>(current: E, version: impl Into<Option<i64>>) -> Result<E> {
    if version.into().is_none_or(|version| version == current.version()) { Ok(current) } else { Err(stale(&current)) }
}

/// Returns the error for a change to a record that somebody changed meanwhile; it carries the record as it is now.
fn stale(current: &impl serde::Serialize) -> Error {
    serde_json::to_value(current).map_or_else(|fault| Error::Internal(fault.into()), |now| Error::Stale(now.into()))
}

/// Adds to a conflict the record that what was entered does not fit.
fn beside(error: Error, record: &impl serde::Serialize) -> Error {
    match error {
        Error::Conflict { code, detail, errors, current: None } => {
            Error::Conflict { code, detail, errors, current: serde_json::to_value(record).ok().map(Box::new) }
        }
        other => other,
    }
}
