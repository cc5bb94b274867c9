//! Overviews across modules over HTTP: dashboard and reminders.

mod dashboard;
mod reminder;

use crate::operations::Operations;

pub fn services(config: &mut Operations<'_, '_>) {
    config.configure(dashboard::services).configure(reminder::services);
}
