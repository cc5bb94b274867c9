//! Drivers, their advances and the settlements with them over HTTP.

mod advance;
mod driver;
mod settlement;

use crate::operations::Operations;

pub fn services(config: &mut Operations<'_, '_>) {
    driver::services(config);
    advance::services(config);
    settlement::services(config);
}
