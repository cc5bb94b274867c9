//! Fuel: fill-ups, their cost, and consumption from full tank to full tank.

pub mod amounts;
pub mod chain;
mod entry;
pub mod record;
pub mod report;
pub mod unlikely;

pub use amounts::Amounts;
pub use chain::{Fill, FuelMissing, Measured, Segment};
pub use entry::{FuelEntry, FuelFields, FuelInput};
pub use record::{
    FillUp, Fuel, FuelDefaults, FuelNames, FuelPayment, FuelPreview, FuelPurpose, FuelRecord, KnownStation,
};
pub use report::{FuelConsumption, VehicleFuel};

#[cfg(test)]
mod sample;
