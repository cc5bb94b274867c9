//! Documents of freights and simulations.

use ::paper::documents;
use actix_web::{
    get,
    web::{Data, Path},
};
use kernel::{FreightId, FreightSimulationId};
use persistence::freight::{self as freights, client, freight, simulation};
use utoipa_actix_web::service_config::ServiceConfig;

use super::{Pdf, Printed, printed};
use crate::{http::Who, state::AppState};

/// What a freight brought, cost and left.
#[utoipa::path(tag = "papers", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/result.pdf")]
async fn print_freight_result(app: Data<AppState>, who: Who, id: Path<FreightId>) -> Printed {
    let (id, issuer) = (id.into_inner(), who.issuer());
    let found = app.read(move |db| {
        let record = freight::find(db, who.owner(), id, who.now.today)?;
        Ok((record, freights::outcome(db, who.owner(), id, &who.now)?))
    });
    let (record, outcome) = found.await?;
    let name = format!("frete-{}.pdf", record.freight.number);
    printed(name, move || documents::freight_result(&issuer, &record, &outcome)).await
}

/// The claim of what is owed for waiting time; only where something is (409 `nothing_due`).
#[utoipa::path(tag = "papers", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freights/{id}/waiting-time.pdf")]
async fn print_waiting_claim(app: Data<AppState>, who: Who, id: Path<FreightId>) -> Printed {
    let (id, issuer, now) = (id.into_inner(), who.issuer(), who.now.clone());
    let found = app.read(move |db| {
        let record = freight::find(db, who.owner(), id, who.now.today)?;
        let debtor = record.client.as_ref().map(|one| client::find(db, who.owner(), one.id)).transpose()?;
        let debtor = debtor.and_then(|client| client.document);
        Ok((record, debtor, freights::waiting_time(db, who.owner(), id, &who.now)?))
    });
    let (record, debtor, waiting) = found.await?;
    let name = format!("estadia-frete-{}.pdf", record.freight.number);
    printed(name, move || documents::waiting_claim(&issuer, &record, debtor.as_ref(), &waiting, &now)).await
}

/// What an offer would leave, and how it stands to the legal minimum.
#[utoipa::path(tag = "papers", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/freight-simulations/{id}/simulation.pdf")]
async fn print_simulation(app: Data<AppState>, who: Who, id: Path<FreightSimulationId>) -> Printed {
    let (id, issuer) = (id.into_inner(), who.issuer());
    let record = app.read(move |db| simulation::find(db, who.owner(), id)).await?;
    let name = format!("simulacao-{}.pdf", record.simulation.number);
    printed(name, move || Ok(documents::simulation(&issuer, &record))).await
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config.service(print_freight_result).service(print_waiting_claim).service(print_simulation);
}
