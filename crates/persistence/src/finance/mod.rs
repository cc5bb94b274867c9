//! Books of an owner: postings, settling, reports and the figures derived from them.

mod book_sums;
pub(crate) mod cash;
pub mod cash_count;
pub mod closing;
pub mod expected_deductions;
pub(crate) mod figures;
mod figures_scope;
pub(crate) mod freight_books;
pub(crate) mod freight_parties;
pub(crate) mod freight_posting;
pub(crate) mod list;
pub(crate) mod own_contributions;
pub(crate) mod posting;
pub mod report;
mod settling;
pub mod tax_year;
pub(crate) mod toll_vouchers;
pub mod transaction;
pub(crate) mod trip_costs;
pub(crate) mod unsettled_freights;
pub(crate) mod withholding;
