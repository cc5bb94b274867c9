//! The owner's books: Transaction and its categories, series of them, and what other records post.

pub mod posting;
pub mod series;
pub mod transaction;

pub use kernel::{Category, CostLine, Effect, PaymentStatus, Posting, SourceKind, SourcePart, TransactionKind};
pub use transaction::{
    Named, Payment, SeriesScope, Source, Transaction, TransactionFields, TransactionInput, TransactionRecord,
};
