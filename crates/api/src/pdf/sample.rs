//! A sample of each document, from fixed data.

use ::pdf::samples::{self, SampleKind};
use actix_web::{
    get,
    web::{Data, Path},
};
use kernel::text;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Pdf, PdfResult, render};
use crate::{
    http::{Get, HandlerResult, Principal},
    operations::Operations,
    state::AppState,
};

/// Document that has a sample.
#[derive(Serialize, ToSchema)]
struct DocumentSample {
    /// Kind of document.
    kind: SampleKind,
    /// Name of the document in Portuguese.
    title: &'static str,
}

/// All documents that have a sample, in one part.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct DocumentSamples {
    /// Documents that have a sample.
    items: Vec<DocumentSample>,
    /// Always null: the list has one part.
    next_cursor: Option<String>,
}

/// The documents that have a sample.
#[utoipa::path(tag = "pdf", responses((status = 200, body = DocumentSamples)))]
#[get("/api/papers/samples")]
async fn list_paper_samples(get: Get) -> HandlerResult {
    let items = SampleKind::ALL.iter().map(|kind| DocumentSample { kind: *kind, title: kind.label() }).collect();
    get.respond(|_, _| Ok(DocumentSamples { items, next_cursor: None })).await
}

/// The sample of a document.
#[utoipa::path(tag = "pdf", params(("kind" = SampleKind, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/papers/samples/{kind}.pdf")]
async fn print_sample(app: Data<AppState>, principal: Principal, kind: Path<SampleKind>) -> PdfResult {
    let kind = kind.into_inner();
    let name = format!("amostra-{}.pdf", text::file_name(kind.label()));
    render(&app, &principal, name, move || samples::sample(kind)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(list_paper_samples).service(print_sample);
}
