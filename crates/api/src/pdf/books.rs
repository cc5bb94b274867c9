//! Documents of the books.

use ::pdf::documents::{self, Parties};
use actix_web::{get, web::Path};
use finance::TransactionRecord;
use kernel::TransactionId;
use persistence::{
    Db,
    finance::{
        report::{self, StatementQuery},
        tax_year as accountant_year, transaction,
    },
    freight::{client, freight},
    payments::driver,
};
use spreadsheet::{Format, lists::tax_year};

use super::{Pdf, PdfResult, Workbook, respond_pdf};
use crate::{
    http::{Get, Params, Principal, Problem, SpreadsheetFile, audit_export},
    operations::Operations,
};

/// The receipt of a paid income or expense (else 409 `not_paid`).
/// Some transactions have none (409 `no_receipt`); one settled with a driver has the settlement's (409
/// `has_other_receipt`).
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/finances/{id}/receipt.pdf")]
async fn print_payment_receipt(get: Get, id: Path<TransactionId>) -> PdfResult {
    let id = id.into_inner();
    let read = move |db: &mut Db, principal: &Principal| {
        let record = transaction::find(db, principal.owner(), id, &principal.now)?;
        let parties = parties(db, principal, &record)?;
        Ok((format!("recibo-{id}.pdf"), (principal.issuer(), record, parties)))
    };
    respond_pdf(get, read, |(issuer, record, parties)| documents::payment_receipt(&issuer, &record, &parties)).await
}

fn parties(db: &mut Db, principal: &Principal, record: &TransactionRecord) -> kernel::Result<Parties> {
    let (owner, now) = (principal.owner(), &principal.now);
    let freight = record.transaction.fields.freight_id.map(|id| freight::find(db, owner, id, now)).transpose()?;
    let client =
        freight.and_then(|found| found.freight.fields.client_id).map(|id| client::find(db, owner, id)).transpose()?;
    let driver = record.transaction.fields.driver_id.map(|id| driver::find(db, owner, id, now)).transpose()?;
    Ok(Parties {
        client: client.and_then(|client| client.fields.document),
        driver: driver.and_then(|found| found.driver.fields.cpf),
    })
}

/// The statement (DRE) of a range of months.
#[utoipa::path(tag = "pdf", params(StatementQuery), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/finances/statement.pdf")]
async fn print_statement(get: Get, query: Params<StatementQuery>) -> PdfResult {
    let read = move |db: &mut Db, principal: &Principal| {
        let statement = report::statement(db, principal.owner(), query.0, &principal.now)?;
        let (from, to) = (statement.from, statement.to);
        let months = if from == to { from.to_string() } else { format!("{from}-a-{to}") };
        Ok((format!("resultado-{months}.pdf"), (principal.issuer(), statement)))
    };
    respond_pdf(get, read, |(issuer, statement)| documents::statement(&issuer, &statement)).await
}

/// The accountant's year.
#[utoipa::path(tag = "pdf", params(("year" = i32, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/finances/tax-year/{year}/report.pdf")]
async fn print_tax_year(get: Get, year: Path<i32>) -> PdfResult {
    let year = year.into_inner();
    let read = move |db: &mut Db, principal: &Principal| {
        Ok((
            format!("ano-{year}.pdf"),
            (principal.issuer(), accountant_year::find(db, principal.owner(), year, &principal.now)?),
        ))
    };
    respond_pdf(get, read, |(issuer, found)| Ok(documents::tax_year(&issuer, &found))).await
}

/// The accountant's year as a workbook: by month, by payer, by both, carnê-leão, receipts one by one, other
/// income, and expenses.
#[utoipa::path(tag = "pdf", params(("year" = i32, Path)), responses((status = 200, body = Workbook, content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")))]
#[get("/api/finances/tax-year/{year}/report.xlsx")]
async fn export_tax_year(get: Get, year: Path<i32>) -> Result<SpreadsheetFile, Problem> {
    let year = year.into_inner();
    let app = get.0.app().clone();
    let found = get.0.read(move |db, principal| {
        Ok((principal.clone(), accountant_year::find(db, principal.owner(), year, &principal.now)?))
    });
    let (principal, found) = found.await?;
    let author = principal.clone();
    let file = app.render_document(principal.owner(), move || tax_year(&found, &author.user, &author.now)).await?;
    let file = SpreadsheetFile { name: format!("ano-{year}"), format: Format::Xlsx, file };
    audit_export(&app, &principal, &file.full_name()).await;
    Ok(file)
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(print_payment_receipt).service(print_statement).service(print_tax_year).service(export_tax_year);
}
