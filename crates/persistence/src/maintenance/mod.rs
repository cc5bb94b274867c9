//! Maintenance: the work done on vehicles, and the plan of the work to do.

mod check;
pub mod plan;
pub mod record;
mod record_details;
mod starter;
mod vehicle_usage;

pub use starter::{choose, offer};
