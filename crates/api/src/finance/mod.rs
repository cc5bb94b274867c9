//! The owner's books over HTTP.

mod closing;
mod report;
mod transaction;

use crate::operations::Operations;

pub fn services(config: &mut Operations<'_, '_>) {
    config.configure(closing::services).configure(report::services).configure(transaction::services);
}
