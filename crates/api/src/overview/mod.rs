//! Overviews across modules over HTTP: dashboard, board and reminders.

mod board;
mod dashboard;
mod reminder;

use crate::operations::Operations;

pub fn services(config: &mut Operations<'_, '_>) {
    config.configure(dashboard::services).configure(board::services).configure(reminder::services);
}
