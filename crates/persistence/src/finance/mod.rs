//! The owner's books.

mod list;
pub(crate) mod posting;
pub mod report;
pub mod tax_year;
pub mod transaction;
