//! Overviews across modules: the dashboard of a month, and everything that is due.

pub mod dashboard;
mod open_amounts;
mod open_freights;
pub mod reminder;
