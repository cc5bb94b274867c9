//! Vehicles of an owner, their odometers and their fuel.

mod change_guards;
pub mod consumption;
pub mod fuel;
mod fuel_check;
pub mod fuel_defaults;
pub(crate) mod fuel_log;
mod fuel_record;
pub mod odometer;
pub mod summary;
pub mod vehicle;
