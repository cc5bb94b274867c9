//! Reads for the overviews of several modules: everything that is due, and the dashboard of a month.

pub mod dashboard;
mod open_amounts;
mod open_freights;
pub mod reminder;
