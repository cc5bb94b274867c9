//! Drivers, their advances and the settlements with them over HTTP.

mod advance;
mod driver;
mod payment;

use utoipa_actix_web::service_config::ServiceConfig;

/// The operations of this folder.
pub fn services(config: &mut ServiceConfig) {
    driver::services(config);
    advance::services(config);
    payment::services(config);
}
