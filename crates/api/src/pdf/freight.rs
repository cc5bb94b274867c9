//! Documents of freights and simulations.

use ::pdf::documents;
use actix_web::{get, web::Path};
use kernel::{FreightId, FreightSimulationId};
use persistence::{
    Db,
    freight::{self as freights, freight, simulation},
};

use super::{Pdf, Printed, printed};
use crate::{
    http::{Get, Principal},
    operations::Operations,
};

/// Result of a freight: revenue, costs and net.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/result.pdf")]
async fn print_freight_result(get: Get, id: Path<FreightId>) -> Printed {
    let read = move |db: &mut Db, principal: &Principal| {
        let record = freight::find(db, principal.owner(), *id, &principal.now)?;
        let outcome = freights::outcome(db, principal.owner(), *id, &principal.now)?;
        Ok((format!("frete-{}.pdf", record.freight.number), (principal.issuer(), record, outcome)))
    };
    printed(get, read, |(issuer, record, outcome)| documents::freight_result(&issuer, &record, &outcome)).await
}

/// The claim of the amount owed for waiting time; 409 `nothing_due` when nothing is owed.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/waiting-time.pdf")]
async fn print_waiting_claim(get: Get, id: Path<FreightId>) -> Printed {
    let read = move |db: &mut Db, principal: &Principal| {
        let record = freight::find(db, principal.owner(), *id, &principal.now)?;
        let waiting = freights::waiting_time(db, principal.owner(), *id, &principal.now)?;
        Ok((format!("estadia-frete-{}.pdf", record.freight.number), (principal.clone(), record, waiting)))
    };
    printed(get, read, |(principal, record, waiting)| {
        documents::waiting_claim(&principal.issuer(), &record, &waiting, &principal.now)
    })
    .await
}

/// Simulation of an offer: its net, and the comparison with the legal minimum.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freight-simulations/{id}/simulation.pdf")]
async fn print_simulation(get: Get, id: Path<FreightSimulationId>) -> Printed {
    let read = move |db: &mut Db, principal: &Principal| {
        let record = simulation::find(db, principal.owner(), *id)?;
        Ok((format!("simulacao-{}.pdf", record.simulation.number), (principal.issuer(), record)))
    };
    printed(get, read, |(issuer, record)| Ok(documents::simulation(&issuer, &record))).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(print_freight_result).service(print_waiting_claim).service(print_simulation);
}
