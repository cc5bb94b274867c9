//! Error type of all crates below `api`, mapped once from Diesel and once to problem+json. Errors of HTTP itself, such as
//! an unknown method, exist in `api` only.

use crate::{ClosedMonth, FieldError, Warning};

/// Result with this crate's [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Failure of an operation. Texts for users are Portuguese; those of `Unavailable`, `CommitUnknown`, `UnclassifiedDb`,
/// `Damaged` and `Internal` are only logged.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Invalid body or query (400).
    #[error("malformed: {detail}")]
    Malformed {
        /// Portuguese sentence.
        detail: String,
        /// The field at fault, where one can be named.
        errors: Vec<FieldError>,
    },
    /// Fields that break a rule (422).
    #[error("validation: {0:?}")]
    Validation(Vec<FieldError>),
    /// Unlikely input that the user must confirm (422).
    #[error("confirmation required: {0:?}")]
    Confirm(Vec<Warning>),
    /// Missing or wrong credentials (401).
    #[error("unauthenticated: {code}")]
    Unauthenticated {
        /// Stable slug.
        code: &'static str,
        /// Portuguese sentence.
        detail: String,
    },
    /// Signed in, but not allowed to do this (403).
    #[error("forbidden: {code}")]
    Forbidden {
        /// Stable slug.
        code: &'static str,
        /// Portuguese sentence.
        detail: String,
    },
    /// Record not there, or another owner's (404).
    #[error("not found")]
    NotFound,
    /// Conflict with existing data (409).
    #[error("conflict {code}: {detail}")]
    Conflict {
        /// Stable slug.
        code: &'static str,
        /// Portuguese sentence that names the obstacle.
        detail: String,
        /// The field at fault, where there is one.
        errors: Vec<FieldError>,
        /// The record as it is now, where what was entered no longer fits it.
        current: Option<Box<serde_json::Value>>,
    },
    /// Write that would change the books of closed months (409).
    #[error("closed months: {detail}")]
    MonthClosed {
        /// Portuguese sentence that names the months and what would change in them.
        detail: String,
        /// The months, the earliest first.
        months: Vec<ClosedMonth>,
    },
    /// Concurrent change of the record (412); contains its current state.
    #[error("stale version")]
    Stale(Box<serde_json::Value>),
    /// Reuse of an `Idempotency-Key` for another request (422).
    #[error("idempotency key used for another request")]
    IdempotencyMismatch,
    /// Serialization failure: another transaction got in between, and the whole job must run again.
    #[error("serialization failure")]
    Retry,
    /// Constraint of the database that the job broke, though the checks before it saw nothing: another transaction
    /// was faster (409).
    #[error("constraint: {cause}")]
    Constraint {
        /// Portuguese sentence.
        detail: &'static str,
        /// Message of the database, for the log: it names the constraint.
        cause: String,
    },
    /// Database that does not answer; nothing was written (503).
    #[error("unavailable: {0}")]
    Unavailable(String),
    /// Connection lost during a commit: the transaction is committed or not (503).
    #[error("undecided: {0}")]
    CommitUnknown(String),
    /// Database error without a classification. On PostgreSQL it may be a deadlock, a full disk or another state of the
    /// server. Diesel does not expose the code (`SQLSTATE`), and the message is in the server's language.
    #[error("the database refused: {0}")]
    UnclassifiedDb(String),
    /// Damaged file of the database (500).
    #[error("damaged: {0}")]
    Damaged(String),
    /// Our own fault (500). Its text has the whole chain of causes, for the log.
    #[error("internal: {}", chain(&**.0))]
    Internal(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// Returns a conflict without a field.
    pub fn conflict(code: &'static str, detail: impl Into<String>) -> Self {
        Self::Conflict { code, detail: detail.into(), errors: Vec::new(), current: None }
    }

    /// Returns a conflict with one field at fault; `fault` is the code of that fault.
    pub fn conflict_at(code: &'static str, field: &str, fault: &str, detail: impl Into<String>) -> Self {
        let detail = detail.into();
        let error = FieldError { field: field.into(), code: fault.into(), message: detail.clone() };
        Self::Conflict { code, detail, errors: vec![error], current: None }
    }

    /// Returns a malformed body or query, with one field at fault.
    pub fn malformed(field: &str, code: &str, detail: impl Into<String>) -> Self {
        let detail = detail.into();
        let error = FieldError { field: field.into(), code: code.into(), message: detail.clone() };
        Self::Malformed { detail, errors: vec![error] }
    }

    /// Returns a validation error with a single field that breaks a rule.
    pub fn field(field: &str, code: &str, message: impl Into<String>) -> Self {
        Self::Validation(vec![FieldError { field: field.into(), code: code.into(), message: message.into() }])
    }
}

fn chain(error: &(dyn std::error::Error + 'static)) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    let mut texts: Vec<String> = causes.map(ToString::to_string).collect();
    // Some errors have the text of their cause.
    texts.dedup();
    texts.join(": ")
}

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        use diesel::result::{DatabaseErrorKind as Kind, Error as Db};
        let cause = error.to_string();
        match &error {
            Db::NotFound => Self::NotFound,
            Db::BrokenTransactionManager | Db::RollbackErrorOnCommit { .. } => Self::Unavailable(cause),
            Db::DatabaseError(kind, info) => match kind {
                Kind::SerializationFailure => Self::Retry,
                Kind::UniqueViolation | Kind::ExclusionViolation => {
                    Self::Constraint { detail: "Já existe um registro igual.", cause }
                }
                Kind::ForeignKeyViolation | Kind::RestrictViolation => {
                    Self::Constraint { detail: "Há outros registros ligados a este; desfaça-os antes.", cause }
                }
                Kind::ClosedConnection | Kind::UnableToSendCommand | Kind::ReadOnlyTransaction => {
                    Self::Unavailable(cause)
                }
                Kind::NotNullViolation | Kind::CheckViolation => Self::Internal(error.into()),
                // PostgreSQL names the place in a statement that it does not understand.
                _ if info.statement_position().is_some() => Self::Internal(error.into()),
                _ => of_sqlite(cause),
            },
            _ => Self::Internal(error.into()),
        }
    }
}

/// Messages of SQLite about an unavailable file or disk, always in English.
const UNAVAILABLE: [&str; 5] =
    ["database is locked", "disk is full", "disk I/O error", "readonly database", "unable to open database file"];

const DAMAGED: [&str; 3] = ["database disk image is malformed", "file is not a database", "malformed database schema"];

/// Classifies SQLite's errors without a code by their text.
fn of_sqlite(cause: String) -> Error {
    let says = |texts: &[&str]| texts.iter().any(|text| cause.contains(text));
    if says(&UNAVAILABLE) {
        Error::Unavailable(cause)
    } else if says(&DAMAGED) {
        Error::Damaged(cause)
    } else {
        Error::UnclassifiedDb(cause)
    }
}

#[cfg(test)]
mod tests {
    use std::{error::Error as _, io};

    use super::*;

    #[test]
    fn an_internal_error_names_all_its_causes() {
        #[derive(Debug, thiserror::Error)]
        #[error("the page was not read")]
        struct Unread(#[source] io::Error);
        let error = Error::Internal(Unread(io::Error::other("end of file")).into());
        assert_eq!(error.to_string(), "internal: the page was not read: end of file");
        let source = error.source().and_then(|source| source.downcast_ref::<Unread>()).expect("its source");
        assert_eq!(source.0.to_string(), "end of file");
    }
}
