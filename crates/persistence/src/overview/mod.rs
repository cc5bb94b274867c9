//! What several modules say together: everything that is due, and the month at a glance.

pub mod dashboard;
pub mod forecast;
pub mod receivable;
pub mod reminder;
mod words;
