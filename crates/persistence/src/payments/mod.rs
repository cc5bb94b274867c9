//! Drivers, their advances and the settlements with them.

pub mod advance;
mod carried_debt;
mod draft;
pub mod driver;
mod driver_settlements;
mod fuel;
mod record;
mod row;
mod settled_items;
pub mod settlement;
mod settlement_lines;
mod trip;
mod unsettled;

pub use draft::preview;
pub use unsettled::open;
