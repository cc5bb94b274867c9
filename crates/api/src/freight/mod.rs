//! Clients, freights and places over HTTP.

mod client;
mod course;
#[expect(clippy::module_inception, reason = "the folder and its main entity have the same noun")]
mod freight;
mod place;
mod simulation;

use utoipa_actix_web::service_config::ServiceConfig;

/// The operations of this folder.
pub fn services(config: &mut ServiceConfig) {
    client::services(config);
    freight::services(config);
    course::services(config);
    place::services(config);
    simulation::services(config);
}
