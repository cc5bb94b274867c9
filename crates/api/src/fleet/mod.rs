//! The owner's vehicles over HTTP.

mod vehicle;

pub use vehicle::services;
