//! The owner's books: Transaction and its categories, series of them, and what other records post.

pub mod cash_count;
pub mod cash_flow;
pub mod depreciation;
pub mod entry;
pub mod expected_deductions;
pub mod figures;
pub mod loan;
pub mod month;
pub mod month_figures;
pub mod posting;
#[cfg(test)]
mod sample;
pub mod series;
pub mod settling;
pub mod statement;
pub mod summary;
mod tax_line;
pub mod tax_year;
pub mod transaction;
pub mod withholding;

pub use cash_count::{CashCount, CashCountInput};
pub use entry::{SeriesScope, TransactionFields, TransactionInput};
pub use kernel::{
    Category, CostLine, Deduction, Effect, HeldBack, PayMethod, PaymentStatus, Posting, SourceKind, SourcePart,
    TransactionKind,
};
pub use loan::{FinancedInput, RepaymentInput};
pub use month::Month;
pub use month_figures::{MonthFigures, VehicleMonth};
pub use settling::{DeductionInput, Payment, PaymentPreview, Settled};
pub use transaction::{Named, Source, Transaction, TransactionRecord};
