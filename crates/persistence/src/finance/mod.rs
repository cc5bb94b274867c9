//! The owner's books.

mod asked;
pub(crate) mod figures;
mod list;
pub(crate) mod own_inss;
pub(crate) mod posting;
pub mod report;
pub mod tax_year;
pub(crate) mod toll_vouchers;
pub mod transaction;
pub(crate) mod withholding;
