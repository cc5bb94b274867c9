//! Reads for the overviews of several modules: everything that is due, and the dashboard of a month.

pub mod dashboard;
pub mod open_freights;
pub mod receivable;
pub mod reminder;
