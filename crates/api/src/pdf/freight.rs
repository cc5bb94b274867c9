//! Documents of freights and simulations.

use ::pdf::documents;
use actix_web::{get, web::Path};
use kernel::{FreightId, FreightSimulationId};
use persistence::{
    Db,
    freight::{freight, simulation},
};

use super::{Pdf, PdfResult, respond_pdf};
use crate::{
    http::{Get, Principal},
    operations::Operations,
};

/// Result of a freight: revenue, costs and net.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/result.pdf")]
async fn print_freight_result(get: Get, id: Path<FreightId>) -> PdfResult {
    let read = move |db: &mut Db, principal: &Principal| {
        let record = freight::find(db, principal.owner(), *id, &principal.now)?;
        let details = persistence::freight::details(db, principal.owner(), *id, &principal.now)?;
        Ok((format!("frete-{}.pdf", record.freight.number), (principal.issuer(), record, details)))
    };
    respond_pdf(get, read, |(issuer, record, details)| documents::freight_result(&issuer, &record, &details)).await
}

/// The claim of the amount owed for waiting time; 409 `nothing_due` when nothing is owed.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/waiting-time.pdf")]
async fn print_waiting_claim(get: Get, id: Path<FreightId>) -> PdfResult {
    let read = move |db: &mut Db, principal: &Principal| {
        let record = freight::find(db, principal.owner(), *id, &principal.now)?;
        let waiting = persistence::freight::waiting_time(db, principal.owner(), *id, &principal.now)?;
        Ok((format!("estadia-frete-{}.pdf", record.freight.number), (principal.clone(), record, waiting)))
    };
    respond_pdf(get, read, |(principal, record, waiting)| {
        documents::waiting_claim(&principal.issuer(), &record, &waiting, &principal.now)
    })
    .await
}

/// Simulation of an offer: its net, and the comparison with the legal minimum.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freight-simulations/{id}/simulation.pdf")]
async fn print_simulation(get: Get, id: Path<FreightSimulationId>) -> PdfResult {
    let read = move |db: &mut Db, principal: &Principal| {
        let record = simulation::find(db, principal.owner(), *id)?;
        Ok((format!("simulacao-{}.pdf", record.simulation.number), (principal.issuer(), record)))
    };
    respond_pdf(get, read, |(issuer, record)| Ok(documents::simulation(&issuer, &record))).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(print_freight_result).service(print_waiting_claim).service(print_simulation);
}
