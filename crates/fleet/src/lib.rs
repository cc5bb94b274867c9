//! The owner's vehicles: Vehicle, Composition, due dates, licensing, odometer and fuel.

mod check;
pub mod composition;
pub mod depreciation;
pub mod due;
mod entry;
pub mod errors;
pub mod fuel;
pub mod licensing;
pub mod odometer;
pub mod reading;
pub mod summary;
pub mod vehicle;

pub use check::VehicleEntry;
pub use composition::Composition;
pub use depreciation::Depreciation;
pub use due::{DueDate, DueLine, Papers};
pub use entry::{VehicleFields, VehicleInput};
pub use fuel::{FillUp, FuelInput, FuelRecord};
pub use licensing::LicensingSuggestion;
pub use reading::Reading;
pub use vehicle::{BodyType, Vehicle, VehicleRecord, VehicleStatus, VehicleType};

#[cfg(test)]
mod sample;
