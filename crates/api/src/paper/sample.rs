//! A sample of each document, from fixed data.

use ::paper::samples::{self, SampleKind};
use actix_web::{get, web::Path};
use kernel::text;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::{Pdf, Printed, printed};
use crate::http::{Get, Outcome, Who};

/// A document of which there is a sample.
#[derive(Serialize, ToSchema)]
struct PaperSample {
    /// Which.
    kind: SampleKind,
    /// Its name in Portuguese.
    title: &'static str,
}

/// The documents of which there is a sample, all at once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PaperSamples {
    /// The documents.
    items: Vec<PaperSample>,
    /// Always absent.
    next_cursor: Option<String>,
}

/// The documents of which there is a sample.
#[utoipa::path(tag = "papers", responses((status = 200, body = PaperSamples)))]
#[get("/api/papers/samples")]
async fn list_paper_samples(get: Get) -> Outcome {
    let items = SampleKind::ALL.iter().map(|kind| PaperSample { kind: *kind, title: kind.label() }).collect();
    get.answer(|_, _| Ok(PaperSamples { items, next_cursor: None })).await
}

/// The sample of a document.
#[utoipa::path(tag = "papers", params(("kind" = SampleKind, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/papers/samples/{kind}.pdf")]
async fn print_sample(_: Who, kind: Path<SampleKind>) -> Printed {
    let kind = kind.into_inner();
    printed(format!("amostra-{}.pdf", text::file_name(kind.label())), move || samples::sample(kind)).await
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config.service(list_paper_samples).service(print_sample);
}
