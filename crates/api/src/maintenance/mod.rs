//! The owner's maintenance over HTTP.

mod plan;
mod record;

use crate::operations::Operations;

/// The operations of this folder. Plans come first: their path segments would be taken for a record's id.
pub fn services(config: &mut Operations<'_, '_>) {
    plan::services(config);
    record::services(config);
}
