//! Documents of the books.

use ::paper::documents::{self, Parties};
use actix_web::{
    get,
    web::{Data, Path},
};
use finance::TransactionRecord;
use kernel::TransactionId;
use persistence::{
    Db,
    finance::{report, tax_year as accountant_year, transaction},
    freight::{client, freight},
    payments::driver,
};
use spreadsheet::{Format, lists::tax_year};
use utoipa_actix_web::service_config::ServiceConfig;

use super::{Pdf, Printed, Workbook, printed};
use crate::{
    finance::StatementQuery,
    http::{Params, Problem, SpreadsheetFile, Who},
    state::{AppState, blocking},
};

/// The receipt of an income or expense, but of what has none (409 `no_receipt`) or is settled with a driver (409
/// `has_other_receipt`); only once it is paid (409 `not_paid`).
#[utoipa::path(tag = "papers", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/finances/{id}/receipt.pdf")]
async fn print_payment_receipt(app: Data<AppState>, who: Who, id: Path<TransactionId>) -> Printed {
    let (id, issuer) = (id.into_inner(), who.issuer());
    let found = app.read(move |db| {
        let record = transaction::find(db, who.owner(), id, who.now.today)?;
        let parties = parties(db, &who, &record)?;
        Ok((record, parties))
    });
    let (record, parties) = found.await?;
    printed(format!("recibo-{id}.pdf"), move || documents::payment_receipt(&issuer, &record, &parties)).await
}

/// By which documents those are known whom a transaction names.
fn parties(db: &mut Db, who: &Who, record: &TransactionRecord) -> kernel::Result<Parties> {
    let (owner, today) = (who.owner(), who.now.today);
    let freight = record.transaction.freight_id.map(|id| freight::find(db, owner, id, today)).transpose()?;
    let client = freight.and_then(|found| found.freight.client_id).map(|id| client::find(db, owner, id)).transpose()?;
    let driver = record.transaction.driver_id.map(|id| driver::find(db, owner, id, today)).transpose()?;
    Ok(Parties { client: client.and_then(|client| client.document), driver: driver.and_then(|found| found.driver.cpf) })
}

/// The statement (DRE) of some months.
#[utoipa::path(tag = "papers", params(StatementQuery), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/finances/statement.pdf")]
async fn print_statement(app: Data<AppState>, who: Who, query: Params<StatementQuery>) -> Printed {
    let issuer = who.issuer();
    let asked = query.0.asked(who.now.today);
    let (from, to) = asked.period;
    let statement = app.read(move |db| report::statement(db, who.owner(), asked, who.now.today)).await?;
    let months = if from == to { from.to_string() } else { format!("{from}-a-{to}") };
    printed(format!("resultado-{months}.pdf"), move || documents::month(&issuer, &statement)).await
}

/// The year for the accountant.
#[utoipa::path(tag = "papers", params(("year" = i32, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/finances/tax-year/{year}/report.pdf")]
async fn print_tax_year(app: Data<AppState>, who: Who, year: Path<i32>) -> Printed {
    let (year, issuer) = (year.into_inner(), who.issuer());
    let found = app.read(move |db| accountant_year::find(db, who.owner(), year)).await?;
    printed(format!("ano-{year}.pdf"), move || Ok(documents::tax_year(&issuer, &found))).await
}

/// The year for the accountant as a workbook: by month, by payer, by both, and what was spent.
#[utoipa::path(tag = "papers", params(("year" = i32, Path)), responses((status = 200, body = Workbook, content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")))]
#[get("/api/finances/tax-year/{year}/report.xlsx")]
async fn export_tax_year(app: Data<AppState>, who: Who, year: Path<i32>) -> Result<SpreadsheetFile, Problem> {
    let (year, user, now) = (year.into_inner(), who.user.clone(), who.now.clone());
    let found = app.read(move |db| accountant_year::find(db, who.owner(), year)).await?;
    let file = blocking(move || tax_year(&found, &user, &now)).await?;
    Ok(SpreadsheetFile { name: format!("ano-{year}"), format: Format::Xlsx, file })
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config.service(print_payment_receipt).service(print_statement).service(print_tax_year).service(export_tax_year);
}
