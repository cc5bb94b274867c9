//! The one error type of all crates, mapped once from Diesel and once to problem+json.

use crate::{FieldError, Warning};

/// Result with this crate's [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Failure of an operation. Texts meant for people are Portuguese; `Internal` and `Unavailable` texts go to the log
/// only.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The body or query is not what the operation takes (400).
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
    /// Missing or wrong credentials: nobody is signed in (401).
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
    },
    /// Record changed by somebody else meanwhile (412); carries the record as it is now.
    #[error("stale version")]
    Stale(Box<serde_json::Value>),
    /// Reuse of an `Idempotency-Key` for another request (422).
    #[error("idempotency key used for another request")]
    IdempotencyMismatch,
    /// Serialization failure: another transaction got in between, and the whole work must be run again.
    #[error("serialization failure")]
    Retry,
    /// Database that does not answer (503).
    #[error("unavailable: {0}")]
    Unavailable(String),
    /// Our own fault (500).
    #[error("internal: {0}")]
    Internal(String),
}

impl Error {
    /// Returns a conflict without a field.
    pub fn conflict(code: &'static str, detail: impl Into<String>) -> Self {
        Self::Conflict { code, detail: detail.into(), errors: Vec::new() }
    }

    /// Returns a conflict with one field at fault; `fault` is the code of that fault.
    pub fn conflict_at(code: &'static str, field: &str, fault: &str, detail: impl Into<String>) -> Self {
        let detail = detail.into();
        let error = FieldError { field: field.into(), code: fault.into(), message: detail.clone() };
        Self::Conflict { code, detail, errors: vec![error] }
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

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        use diesel::result::{DatabaseErrorKind as Kind, Error as Db};
        match &error {
            Db::NotFound => Self::NotFound,
            Db::DatabaseError(Kind::SerializationFailure, _) => Self::Retry,
            // PostgreSQL reports a deadlock without a kind of its own.
            Db::DatabaseError(_, info) if info.message().contains("deadlock detected") => Self::Retry,
            Db::DatabaseError(Kind::UniqueViolation, info) => Self::Conflict {
                code: "conflict",
                detail: format!("Já existe um registro igual ({}).", info.constraint_name().unwrap_or("chave única")),
                errors: Vec::new(),
            },
            Db::DatabaseError(Kind::ForeignKeyViolation, _) => {
                Self::conflict("conflict", "Há outros registros ligados a este; desfaça-os antes.")
            }
            Db::DatabaseError(Kind::ClosedConnection, _) => Self::Unavailable(error.to_string()),
            Db::DatabaseError(_, info)
                if ["database is locked", "disk is full", "disk I/O error", "readonly database"]
                    .iter()
                    .any(|text| info.message().contains(text)) =>
            {
                Self::Unavailable(error.to_string())
            }
            _ => Self::Internal(error.to_string()),
        }
    }
}
