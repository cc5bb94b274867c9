//! The owner's maintenance over HTTP.

mod plan;
mod record;

use utoipa_actix_web::service_config::ServiceConfig;

/// The operations of this folder. Plans go first: their words would be taken for a record's id.
pub fn services(config: &mut ServiceConfig) {
    plan::services(config);
    record::services(config);
}
