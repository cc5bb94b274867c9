//! The owner's books: Transaction and its categories, series of them, and what other records post.

pub mod against;
pub mod cash_flow;
pub mod entry;
pub mod month;
pub mod posting;
pub mod series;
pub mod statement;
pub mod summary;
pub mod tax_year;
pub mod transaction;

pub use against::Against;
pub use entry::{Payment, SeriesScope, TransactionFields, TransactionInput};
pub use kernel::{Category, CostLine, Effect, PaymentStatus, Posting, SourceKind, SourcePart, TransactionKind};
pub use month::Month;
pub use transaction::{Named, Source, Transaction, TransactionRecord};
