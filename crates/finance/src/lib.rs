//! The owner's books: transactions, their categories and series, and the postings of other records.

mod carne_leao;
pub mod cash_count;
pub mod cash_flow;
mod check;
pub mod closing;
mod dependents;
pub mod depreciation;
pub mod entry;
pub mod errors;
pub mod expected_deductions;
pub mod figures;
pub mod ledger;
pub mod loan;
mod low_inss_base;
pub mod month;
pub mod month_figures;
pub mod month_text;
pub mod open_amount;
pub mod own_contributions;
pub mod pay;
pub mod posting;
pub mod receivable;
#[cfg(test)]
mod sample;
pub mod series;
pub mod settling;
pub mod statement;
pub mod summary;
mod tax_line;
pub mod tax_year;
mod taxed_income;
pub mod transaction;
pub mod withholding;

pub use cash_count::{CashCount, CashCountInput};
pub use dependents::Dependents;
pub use entry::{FinancedInput, RepaymentInput, SeriesScope, TransactionFields, TransactionInput};
pub use ledger::{
    Category, CostLine, Deduction, Effect, EquatedToCompany, PayMethod, PaymentAuthority, PaymentStatus, Posting,
    SourceKind, SourcePart, TollVouchers, TransactionKind, WithheldAmount, net_base,
};
pub use month::Month;
pub use month_figures::{MonthFigures, VehicleMonth};
pub use open_amount::OpenAmount;
pub use pay::{PayLine, PayPart};
pub use receivable::{Debtor, Owed, Receivables};
pub use settling::{DeductionInput, Payment, PaymentPreview, Settled};
pub use transaction::{Source, Transaction, TransactionNames, TransactionRecord};
