//! Maintenance: work done on vehicles, and the plan of future work.

mod check;
pub mod plan;
pub mod record;
mod record_details;
mod starter;
mod vehicle_usage;

pub use starter::{choose, offer};
