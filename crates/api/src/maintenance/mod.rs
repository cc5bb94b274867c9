//! The owner's maintenance over HTTP.

mod plan;
mod record;

use crate::operations::Operations;

/// Operations of this folder. Plans are registered first: their path segments would match a record's id.
pub fn services(config: &mut Operations<'_, '_>) {
    plan::services(config);
    record::services(config);
}
