//! Documents as PDF: each is a GET over the same data as the record's own route.

mod books;
mod freight;
mod sample;
mod settlement;

use ::pdf::{Document, documents::Issuer};
use kernel::Result;
use persistence::Db;
use utoipa::ToSchema;

use crate::{
    http::{Get, PdfFile, Principal, Problem, audit_export},
    operations::Operations,
    state::AppState,
};

/// Response with a document as a PDF.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "it only says in the API's document what a PDF is")]
struct Pdf(Vec<u8>);

/// Response with a workbook as XLSX.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "it only says in the API's document what a workbook is")]
struct Workbook(Vec<u8>);

type PdfResult = Result<PdfFile, Problem>;

impl Principal {
    fn issuer(&self) -> Issuer {
        Issuer::of(&self.user, self.now.today)
    }
}

/// Reads the data and name of a document, renders it on the blocking pool, and audits the export.
async fn respond_pdf<T: Send + 'static>(
    get: Get,
    read: impl FnOnce(&mut Db, &Principal) -> Result<(String, T)> + Send + 'static,
    build: impl FnOnce(T) -> Result<Document> + Send + 'static,
) -> PdfResult {
    let app = get.0.app().clone();
    let (principal, (name, data)) =
        get.0.read(move |db, principal| Ok((principal.clone(), read(db, principal)?))).await?;
    let file = render(&app, &principal, name, move || build(data)).await?;
    audit_export(&app, &principal, &file.name).await;
    Ok(file)
}

async fn render(
    app: &AppState,
    principal: &Principal,
    name: String,
    build: impl FnOnce() -> Result<Document> + Send + 'static,
) -> PdfResult {
    let bytes = app.render_document(principal.owner(), move || ::pdf::pdf(&build()?)).await?;
    Ok(PdfFile { name, bytes })
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .configure(settlement::services)
        .configure(freight::services)
        .configure(books::services)
        .configure(sample::services);
}
