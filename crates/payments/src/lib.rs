//! Drivers and their pay: Driver, Advance (vale) and DriverPayment (settlement, acerto), with the calculation of a
//! settlement.

pub mod advance;
pub mod driver;
pub mod entry;
pub mod errors;
pub mod line;
pub mod open_period;
pub mod posting;
pub mod record;
pub mod salary;
pub mod settlement;
pub mod settlement_calculation;
pub mod settlement_status;
pub mod trip;

pub use advance::{Advance, AdvanceFields, AdvanceInput, AdvanceRecord};
pub use driver::{
    Agreement, CnhCategory, Driver, DriverDueCode, DriverDueLine, DriverFields, DriverInput, DriverRecord,
};
pub use entry::{ChosenAdvance, ChosenExpense, ChosenFreight, CommissionInput, DriverPaymentInput};
pub use finance::PayMethod;
pub use line::{AdvanceLine, DriverRef, FuelFigures, OwnerResult, PaymentRef, PaymentVehicle, RefundLine, TripLine};
pub use open_period::{open_period, salary_open_from};
pub use posting::TripPosting;
pub use record::{DriverPaymentPreview, DriverPaymentRecord, OpenItems, PaymentFigures, SettlementDetails};
pub use salary::{Period, SalaryReckoning};
pub use settlement::{Discount, DriverPayment, DriverPaymentFields};
pub use settlement_calculation::{Commission, PayTerms, SettledFreight, Settlement, SettlementInputs, Sums, Trip};
pub use settlement_status::SettlementStatus;
pub use trip::TripFigures;

#[cfg(test)]
mod sample;
