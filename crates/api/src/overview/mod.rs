//! What several modules say together, over HTTP.

mod dashboard;
mod reminder;

use utoipa_actix_web::service_config::ServiceConfig;

/// The operations that look over all modules.
pub fn services(config: &mut ServiceConfig) {
    config.configure(dashboard::services).configure(reminder::services);
}
