//! Reads for the overviews of several modules: everything that is due, and the dashboard of a month.

pub mod dashboard;
mod open_freights;
mod receivable;
pub mod reminder;
