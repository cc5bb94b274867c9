//! Documents as PDF: each a GET, made of what its owner reads by the route of the record.

mod books;
mod freight;
mod payment;
mod sample;

use ::paper::{Paper, documents::Issuer};
use kernel::Result;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{PdfFile, Problem, Who},
    state::blocking,
};

/// A document as a PDF.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "it only says in the API's document what a PDF is")]
struct Pdf(Vec<u8>);

/// A workbook as XLSX.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "it only says in the API's document what a workbook is")]
struct Workbook(Vec<u8>);

/// What a handler gives back.
type Printed = Result<PdfFile, Problem>;

impl Who {
    /// The owner as one who issues a document today.
    fn issuer(&self) -> Issuer {
        Issuer::of(&self.user, self.now.today)
    }
}

/// Makes a document off the async threads.
async fn printed(name: String, make: impl FnOnce() -> Result<Paper> + Send + 'static) -> Printed {
    let bytes = blocking(move || ::paper::pdf(&make()?)).await?;
    Ok(PdfFile { name, bytes })
}

/// The operations on documents.
pub fn services(config: &mut ServiceConfig) {
    config
        .configure(payment::services)
        .configure(freight::services)
        .configure(books::services)
        .configure(sample::services);
}
