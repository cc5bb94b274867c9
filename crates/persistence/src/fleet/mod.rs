//! The owner's vehicles.

pub mod odometer;
pub mod summary;
pub mod vehicle;
