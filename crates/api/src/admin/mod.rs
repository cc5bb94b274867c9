//! The administration area: masters only.

mod audit;
mod person;
mod rates;
mod settings;

use utoipa_actix_web::service_config::ServiceConfig;

/// The operations of this folder.
pub fn services(config: &mut ServiceConfig) {
    person::services(config);
    settings::services(config);
    audit::services(config);
    rates::services(config);
}
