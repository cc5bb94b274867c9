//! The owner's books.

pub mod transaction;
