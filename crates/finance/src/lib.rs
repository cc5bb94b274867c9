//! The owner's books: Transaction and its categories, series of them, and what other records post.

pub mod cash_count;
pub mod cash_flow;
pub mod depreciation;
pub mod entry;
pub mod figures;
pub mod loan;
pub mod month;
pub mod month_figures;
pub mod posting;
pub mod series;
pub mod statement;
pub mod summary;
pub mod tax_year;
pub mod transaction;

pub use cash_count::{CashCount, CashCountInput};
pub use entry::{Payment, SeriesScope, TransactionFields, TransactionInput};
pub use kernel::{
    Category, CostLine, Deduction, Effect, PayMethod, PaymentStatus, Posting, SourceKind, SourcePart, TransactionKind,
};
pub use loan::{FinancedInput, RepaymentInput};
pub use month::Month;
pub use month_figures::{MonthFigures, VehicleMonth};
pub use transaction::{Named, Source, Transaction, TransactionRecord};
