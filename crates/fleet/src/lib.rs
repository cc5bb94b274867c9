//! The owner's vehicles: Vehicle, Composition, due dates and odometer.

pub mod composition;
pub mod due;
mod entry;
pub mod odometer;
pub mod reading;
pub mod summary;
pub mod vehicle;

pub use composition::Composition;
pub use due::{DueDate, DueLine, Papers};
pub use entry::{VehicleEntry, VehicleFields, VehicleInput};
pub use reading::Reading;
pub use vehicle::{BodyType, Vehicle, VehicleRecord, VehicleStatus, VehicleType};

#[cfg(test)]
mod sample;
