//! Rates of law and market, each with its first day: legal minimum, carrier taxes, waiting time, diesel.
//!
//! The shipped tables are in `data/`; a master may replace one or add one. Everything here is pure: the existing tables
//! and today's date are arguments.

mod act;
mod any_table;
mod cargo;
pub mod carrier_tax;
mod cell;
mod csv_table;
mod decimal;
pub mod diesel_price;
mod history;
mod import;
mod in_force;
mod kind;
pub mod minimum_freight;
mod table;
mod toll;
pub mod waiting_time;

pub use act::{Act, Dated};
pub use any_table::AnyTable;
pub use cargo::CargoType;
pub use carrier_tax::CarrierTaxTable;
pub use cell::{Cell, Difference, RateChange};
pub use diesel_price::DieselPrices;
pub use history::{ComparedTable, RateOrigin, RatePreview, RateRecord, history};
pub use import::{RateImport, RateInput};
pub use in_force::in_force;
pub use kind::RateKind;
pub use minimum_freight::{Assessment, MinimumFreight, MinimumFreightTable, MinimumTable};
pub use table::RateTable;
pub use toll::TollPayer;
pub use waiting_time::WaitingTimeRate;

#[cfg(test)]
mod tests;
