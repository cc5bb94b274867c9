//! Owners for measuring. Ten years of a busy owner: 3 trucks, 1,500 freights, 5,000 fill-ups, 20,000 transactions and 300
//! simulations, of which some became freights, made by the product's own
//! functions, and the same every time but for the day on which they end. And owners with a part of it, for a crowd.

mod memory;
mod offers;
mod owner;
mod ten_years;

pub use memory::{peak_mib, reset_peak};
pub use owner::{EMAIL, House, PASSWORD, SMALL_EMAIL, now};
pub use ten_years::{Extent, enter, fill};
