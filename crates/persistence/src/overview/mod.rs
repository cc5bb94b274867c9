//! Views over several modules: everything that is due, and the dashboard of a month.

pub mod dashboard;
pub mod forecast;
pub mod receivable;
pub mod reminder;
