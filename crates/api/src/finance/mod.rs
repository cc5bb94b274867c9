//! The owner's books over HTTP.

mod report;
mod transaction;

use crate::operations::Operations;

/// The operations on the books.
pub fn services(config: &mut Operations<'_, '_>) {
    config.configure(report::services).configure(transaction::services);
}
