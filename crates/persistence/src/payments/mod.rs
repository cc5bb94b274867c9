//! Drivers, their advances and the settlements with them.

pub mod advance;
mod carry;
mod draft;
pub mod driver;
mod fuel;
mod hold;
mod lines;
mod open;
pub mod payment;
mod record;
mod salary;
mod trip;

pub use draft::preview;
pub use open::open;
