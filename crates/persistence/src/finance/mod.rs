//! The owner's books.

pub(crate) mod figures;
mod list;
pub(crate) mod posting;
pub mod report;
pub mod tax_year;
pub mod transaction;
