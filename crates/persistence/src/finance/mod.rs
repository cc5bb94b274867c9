//! The owner's books.

pub(crate) mod posting;
pub mod report;
pub mod transaction;
