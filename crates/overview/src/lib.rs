//! Overviews across modules: the dashboard of a month, the board of a week, and the reminders of everything that is due.
//! This crate is above the other domain crates and below `persistence`.

pub mod board;
pub mod dashboard;
pub mod month_forecast;
pub mod reminder;
pub mod reminder_kind;
mod renewal;

pub use board::{Board, BoardMaintenance, BoardSources, BoardTrip};
pub use dashboard::{Dashboard, FirstSteps, Present, ReminderCounts, UnderWay};
pub use month_forecast::MonthForecast;
pub use reminder::{PersonPapers, Reminder, Reminders};
