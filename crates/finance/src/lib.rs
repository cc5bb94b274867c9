//! The owner's books: Transaction and its categories.

pub mod transaction;

pub use kernel::{Category, CostLine, PaymentStatus, SourceKind, SourcePart, TransactionKind};
pub use transaction::{Payment, Source, Transaction, TransactionFields, TransactionInput, TransactionRecord};
