//! The owner's vehicles and their fuel.

pub mod consumption;
pub mod filling;
pub mod fuel;
mod fuel_check;
mod fuel_record;
pub mod odometer;
pub mod summary;
pub mod vehicle;
