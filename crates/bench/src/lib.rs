//! Seed data for benchmarks. A busy tenant has ten years with 3 trucks, 1,500 freights, 5,000 fill-ups, 20,000
//! transactions and 300 simulations. The product's own functions enter it, deterministically except for the last day.
//! Small tenants have a part of it, for load tests.

mod memory;
mod offers;
mod owner;
mod ten_years;

pub use memory::{peak_mib, reset_peak};
pub use owner::{EMAIL, House, PASSWORD, SMALL_EMAIL, now};
pub use ten_years::{Extent, enter, fill};
