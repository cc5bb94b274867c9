//! Figures of law and market, each with its first day: legal minimum, carrier taxes, waiting time, diesel.
//!
//! What the program ships stands in `data/`; a master may put another table in its place or add one. Everything here is
//! pure: which tables there are, and what day it is, come from outside.

mod act;
mod cargo;
pub mod carrier_tax;
pub mod diesel_price;
mod kind;
pub mod minimum_freight;
mod sheet;
mod table;
pub mod waiting_time;

pub use act::{Act, Dated};
pub use cargo::CargoType;
pub use carrier_tax::CarrierTaxTable;
pub use diesel_price::DieselPrices;
pub use kind::RateKind;
pub use minimum_freight::{Judged, MinimumFreight, MinimumFreightTable, MinimumTable};
pub use table::{Cell, RateTable, in_force};
pub use waiting_time::WaitingTimeRate;
