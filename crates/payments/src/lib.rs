//! Drivers and what is paid to them: Driver, Advance (vale) and DriverPayment (acerto), with the reckoning between both.

pub mod advance;
pub mod driver;
pub mod entry;
pub mod payment;
pub mod posting;
pub mod record;
pub mod settlement;

pub use advance::{Advance, AdvanceFields, AdvanceInput, AdvanceRecord, PayMethod};
pub use driver::{
    Agreement, CnhCategory, Driver, DriverDueCode, DriverDueLine, DriverFields, DriverInput, DriverRecord,
};
pub use entry::{CommissionInput, DriverPaymentInput};
pub use payment::{Discount, DriverPayment, DriverPaymentFields};
pub use posting::TripPosting;
pub use record::{
    AdvanceLine, DriverPaymentPreview, DriverPaymentRecord, DriverRef, FuelFigures, OpenItems, OwnerResult,
    PaymentFigures, PaymentRef, PaymentVehicle, Place, RefundLine, Surroundings, TripLine,
};
pub use settlement::{Basis, Commission, Settled, Settlement, Sums, Terms, Trip};

#[cfg(test)]
mod sample;
