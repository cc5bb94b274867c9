//! Overviews across modules: the dashboard of a month, the board of a week, and everything that is due.

pub mod board;
pub mod dashboard;
mod open_amounts;
mod open_freights;
pub mod reminder;
