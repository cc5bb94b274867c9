//! The owner's books.

mod asked;
pub mod cash;
pub(crate) mod figures;
mod list;
pub(crate) mod posting;
pub mod report;
pub mod tax_year;
pub(crate) mod toll_vouchers;
pub mod transaction;
