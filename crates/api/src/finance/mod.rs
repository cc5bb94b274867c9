//! The owner's books over HTTP.

mod report;
mod transaction;

use utoipa_actix_web::service_config::ServiceConfig;

/// The operations on the books.
pub fn services(config: &mut ServiceConfig) {
    config.configure(report::services).configure(transaction::services);
}
