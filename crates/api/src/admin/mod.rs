//! The administration area: masters only.

mod audit;
mod person;
mod rates;
mod settings;

use crate::operations::Operations;

pub fn services(config: &mut Operations<'_, '_>) {
    person::services(config);
    settings::services(config);
    audit::services(config);
    rates::services(config);
}
