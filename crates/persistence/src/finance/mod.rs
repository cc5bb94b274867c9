//! The owner's books.

mod asked;
pub mod cash;
pub mod expected_deductions;
pub(crate) mod figures;
pub(crate) mod list;
pub(crate) mod own_inss;
pub(crate) mod posting;
pub mod report;
mod settling;
pub mod tax_year;
pub(crate) mod toll_vouchers;
pub mod transaction;
pub(crate) mod withholding;
