//! Clients, freights and places over HTTP.

mod city;
mod client;
#[expect(clippy::module_inception, reason = "the folder and its main entity have the same noun")]
mod freight;
mod simulation;
mod status;

use crate::operations::Operations;

pub fn services(config: &mut Operations<'_, '_>) {
    client::services(config);
    freight::services(config);
    status::services(config);
    city::services(config);
    simulation::services(config);
}
