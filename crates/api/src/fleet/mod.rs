//! The owner's vehicles and their fuel over HTTP.

mod fuel;
mod licensing;
mod vehicle;

use crate::operations::Operations;

/// Every operation of this folder; the licensing's named path before a vehicle's id.
pub fn services(config: &mut Operations<'_, '_>) {
    licensing::services(config);
    vehicle::services(config);
    fuel::services(config);
}
