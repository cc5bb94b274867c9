//! Documents of settlements.

use ::pdf::documents;
use actix_web::{get, web::Path};
use kernel::DriverPaymentId;
use persistence::{Db, payments::settlement};

use super::{Pdf, PdfResult, respond_pdf};
use crate::{
    http::{Get, Principal},
    operations::Operations,
};

/// A settlement with a driver, to be agreed and signed.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/driver-payments/{id}/settlement.pdf")]
async fn print_settlement(get: Get, id: Path<DriverPaymentId>) -> PdfResult {
    let read = move |db: &mut Db, principal: &Principal| {
        let record = settlement::find(db, principal.owner(), *id, &principal.now)?;
        Ok((format!("acerto-{}.pdf", record.number), (principal.issuer(), record)))
    };
    respond_pdf(get, read, |(issuer, record)| documents::settlement(&issuer, &record)).await
}

/// Result that the freights of a settlement left to the owner. It is the owner's own: the settlement that the driver
/// signs shows none of it.
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/driver-payments/{id}/owner-result.pdf")]
async fn print_owner_result(get: Get, id: Path<DriverPaymentId>) -> PdfResult {
    let read = move |db: &mut Db, principal: &Principal| {
        let record = settlement::find(db, principal.owner(), *id, &principal.now)?;
        Ok((format!("resultado-acerto-{}.pdf", record.number), (principal.issuer(), record)))
    };
    respond_pdf(get, read, |(issuer, record)| Ok(documents::owner_result(&issuer, &record))).await
}

/// The receipt of the balance of a paid settlement (else 409 `not_paid`).
#[utoipa::path(tag = "pdf", params(("id" = i64, Path)), responses((status = 200, body = Pdf, content_type = "application/pdf")))]
#[get("/api/driver-payments/{id}/receipt.pdf")]
async fn print_settlement_receipt(get: Get, id: Path<DriverPaymentId>) -> PdfResult {
    let read = move |db: &mut Db, principal: &Principal| {
        let record = settlement::find(db, principal.owner(), *id, &principal.now)?;
        Ok((format!("recibo-acerto-{}.pdf", record.number), (principal.issuer(), record)))
    };
    respond_pdf(get, read, |(issuer, record)| documents::settlement_receipt(&issuer, &record)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(print_settlement).service(print_owner_result).service(print_settlement_receipt);
}
