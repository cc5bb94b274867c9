//! The owner's books: Transaction and its categories, series of them, and what other records post.

pub mod cash_flow;
pub mod entry;
pub mod figures;
pub mod month;
pub mod month_figures;
pub mod posting;
pub mod series;
pub mod statement;
pub mod summary;
mod tax_line;
pub mod tax_year;
pub mod transaction;
pub mod withholding;

pub use entry::{Payment, SeriesScope, TransactionFields, TransactionInput};
pub use kernel::{
    Category, CostLine, Deduction, Effect, PayMethod, PaymentStatus, Posting, SourceKind, SourcePart, TransactionKind,
};
pub use month::Month;
pub use month_figures::{MonthFigures, VehicleMonth};
pub use transaction::{Named, Source, Transaction, TransactionRecord};
