//! The owner's books over HTTP.

mod closing;
mod report;
mod transaction;

use crate::operations::Operations;

/// The operations on the books.
pub fn services(config: &mut Operations<'_, '_>) {
    config.configure(closing::services).configure(report::services).configure(transaction::services);
}
