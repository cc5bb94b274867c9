//! Ten years of a busy owner: 3 trucks, 1,500 freights, 5,000 fill-ups, 20,000 transactions and 300
//! simulations, of which some became freights, made by the product's own
//! functions, and the same every time but for the day on which they end.

mod decade;
mod house;
mod memory;
mod offers;

pub use decade::{FREIGHTS, FUEL_RECORDS, TRANSACTIONS, fill};
pub use house::{EMAIL, House, PASSWORD, now};
pub use memory::{peak_mib, reset_peak};
pub use offers::SIMULATIONS;
