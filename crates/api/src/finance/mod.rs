//! The owner's books over HTTP.

mod transaction;

pub use transaction::services;
