//! Documents of freights and simulations.

use ::pdf::documents;
use actix_web::{get, web::Path};
use kernel::{FreightId, FreightSimulationId};
use persistence::freight::{self as freights, client, freight, simulation};

use super::{Pdf, Printed, printed};
use crate::{http::Get, operations::Operations};

/// Result of a freight: revenue, costs and net.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/result.pdf")]
async fn print_freight_result(get: Get, id: Path<FreightId>) -> Printed {
    let found = get.0.read(move |db, who| {
        let record = freight::find(db, who.owner(), *id, &who.now)?;
        Ok((who.issuer(), record, freights::outcome(db, who.owner(), *id, &who.now)?))
    });
    let (issuer, record, outcome) = found.await?;
    let name = format!("frete-{}.pdf", record.freight.number);
    printed(name, move || documents::freight_result(&issuer, &record, &outcome)).await
}

/// The claim of the amount owed for waiting time; 409 `nothing_due` when nothing is owed.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/waiting-time.pdf")]
async fn print_waiting_claim(get: Get, id: Path<FreightId>) -> Printed {
    let found = get.0.read(move |db, who| {
        let record = freight::find(db, who.owner(), *id, &who.now)?;
        let debtor = record.client.as_ref().map(|one| client::find(db, who.owner(), one.id)).transpose()?;
        let debtor = debtor.and_then(|client| client.fields.document);
        Ok((who.clone(), record, debtor, freights::waiting_time(db, who.owner(), *id, &who.now)?))
    });
    let (who, record, debtor, waiting) = found.await?;
    let name = format!("estadia-frete-{}.pdf", record.freight.number);
    printed(name, move || documents::waiting_claim(&who.issuer(), &record, debtor.as_ref(), &waiting, &who.now)).await
}

/// Simulation of an offer: its net, and the comparison with the legal minimum.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freight-simulations/{id}/simulation.pdf")]
async fn print_simulation(get: Get, id: Path<FreightSimulationId>) -> Printed {
    let found = get.0.read(move |db, who| Ok((who.issuer(), simulation::find(db, who.owner(), *id)?)));
    let (issuer, record) = found.await?;
    let name = format!("simulacao-{}.pdf", record.simulation.number);
    printed(name, move || Ok(documents::simulation(&issuer, &record))).await
}

/// The operations of this file.
pub fn services(config: &mut Operations<'_, '_>) {
    config.service(print_freight_result).service(print_waiting_claim).service(print_simulation);
}
