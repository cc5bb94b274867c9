//! Ten years of a busy owner: 3 trucks, 1,500 freights, 5,000 fill-ups and 20,000 transactions, made by the product's own
//! functions, and the same every time but for the day on which they end.

mod decade;
mod house;

pub use decade::{FREIGHTS, FUEL_RECORDS, TRANSACTIONS, fill};
pub use house::{EMAIL, House, PASSWORD, now};
