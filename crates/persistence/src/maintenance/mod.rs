//! Maintenance: the work done on vehicles, and the plan of what is to be done.

mod check;
pub mod plan;
pub mod record;
mod starter;
mod surroundings;
mod usage;

pub use starter::{choose, offer};
