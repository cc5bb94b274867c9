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
    http::{Get, Who},
    operations::Operations,
};

/// Result of a freight: revenue, costs and net.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/result.pdf")]
async fn print_freight_result(get: Get, id: Path<FreightId>) -> Printed {
    let read = move |db: &mut Db, who: &Who| {
        let record = freight::find(db, who.owner(), *id, &who.now)?;
        let outcome = freights::outcome(db, who.owner(), *id, &who.now)?;
        Ok((format!("frete-{}.pdf", record.freight.number), (who.issuer(), record, outcome)))
    };
    printed(get, read, |(issuer, record, outcome)| documents::freight_result(&issuer, &record, &outcome)).await
}

/// The claim of the amount owed for waiting time; 409 `nothing_due` when nothing is owed.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/waiting-time.pdf")]
async fn print_waiting_claim(get: Get, id: Path<FreightId>) -> Printed {
    let read = move |db: &mut Db, who: &Who| {
        let record = freight::find(db, who.owner(), *id, &who.now)?;
        let waiting = freights::waiting_time(db, who.owner(), *id, &who.now)?;
        Ok((format!("estadia-frete-{}.pdf", record.freight.number), (who.clone(), record, waiting)))
    };
    printed(get, read, |(who, record, waiting)| documents::waiting_claim(&who.issuer(), &record, &waiting, &who.now))
        .await
}

/// Simulation of an offer: its net, and the comparison with the legal minimum.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freight-simulations/{id}/simulation.pdf")]
async fn print_simulation(get: Get, id: Path<FreightSimulationId>) -> Printed {
    let read = move |db: &mut Db, who: &Who| {
        let record = simulation::find(db, who.owner(), *id)?;
        Ok((format!("simulacao-{}.pdf", record.simulation.number), (who.issuer(), record)))
    };
    printed(get, read, |(issuer, record)| Ok(documents::simulation(&issuer, &record))).await
}

/// The operations of this file.
pub fn services(config: &mut Operations<'_, '_>) {
    config.service(print_freight_result).service(print_waiting_claim).service(print_simulation);
}
