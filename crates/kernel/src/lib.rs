//! Vocabulary of every crate: ids and owners, money and quantities, documents, statuses, pages, errors.

pub mod check;
pub mod city;
pub mod closed;
pub mod day;
pub mod document;
pub mod due;
pub mod entity;
pub mod error;
pub mod figure;
pub mod id;
pub mod input;
pub mod page;
pub mod quantity;
pub mod schema;
pub mod string_enum;
pub mod text;
pub mod time;
mod value;

pub use check::{Check, FieldError, Warning};
pub use city::CityName;
pub use closed::{ClosedChange, ClosedMonth};
pub use document::{Chassis, Ciot, Cnh, Cpf, FiscalKey, Phone, Plate, Renavam, Rntrc, TaxId};
pub use due::DueState;
pub use entity::Entity;
pub use error::{Error, Result};
pub use figure::Figure;
pub use id::{
    ApiTokenId, CityCode, ClientId, DriverAdvanceId, DriverId, DriverPaymentId, FreightEventId, FreightId,
    FreightSimulationId, FuelRecordId, MaintenancePlanId, MaintenanceRecordId, OwnerId, RateImportId, TransactionId,
    UserId, VehicleId,
};
pub use input::Input;
pub use page::{Page, PageRequest, Sort};
pub use quantity::{Bps, Cents, Kilograms, Km, MetersPerLiter, Milliliters, MillisPerKm, MillisPerLiter, Thousandths};
pub use time::{Instant, Now, Zone};

/// Re-exports of Diesel, Serde and utoipa for the macros of this crate, so that their users need not import them.
#[doc(hidden)]
pub mod rt {
    pub use diesel;
    pub use serde;
    pub use utoipa;
}
