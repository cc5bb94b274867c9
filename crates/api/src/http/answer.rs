//! Answers: JSON, CSV or PDF with a strong `ETag`, `Location` for what was created, 304 for what is known already.

use actix_web::{
    HttpRequest, HttpResponse, Responder,
    body::BoxBody,
    http::{Method, StatusCode, header},
};
use kernel::{Error, Result};
use persistence::idempotency::Answer;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Problem;

/// What a handler gives back.
pub type Outcome = Result<Reply, Problem>;

/// An answer on its way to the client.
pub struct Reply(Answer);

impl From<Answer> for Reply {
    fn from(answer: Answer) -> Self {
        Self(answer)
    }
}

fn json(body: &impl Serialize) -> Result<serde_json::Value> {
    serde_json::to_value(body).map_err(|error| Error::Internal(error.to_string()))
}

/// 200 with a record or list; its version, where it has one, leads the `ETag`.
///
/// # Errors
/// [`Error::Internal`] when it cannot be written as JSON.
pub fn record(body: &impl Serialize) -> Result<Answer> {
    let body = json(body)?;
    let version = body.get("version").and_then(serde_json::Value::as_i64);
    Ok(Answer { status: 200, location: None, version, body: Some(body) })
}

/// 201 with the record and its address.
///
/// # Errors
/// [`Error::Internal`] when it cannot be written as JSON.
pub fn created(location: String, body: &impl Serialize) -> Result<Answer> {
    Ok(Answer { status: 201, location: Some(location), ..record(body)? })
}

/// 204.
pub fn no_content() -> Answer {
    Answer { status: 204, location: None, version: None, body: None }
}

/// `"<version>.<hash>"` for a record, `"<hash>"` for a list: the hash makes it strong where the body shows more than the
/// record itself (names of cities, what was received), the version is what `If-Match` compares.
fn etag(version: Option<i64>, body: &[u8]) -> String {
    let digest = Sha256::digest(body);
    let hash: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    version.map_or_else(|| format!("\"{hash}\""), |version| format!("\"{version}.{hash}\""))
}

impl Responder for Reply {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        let Answer { status, location, version, body } = self.0;
        let mut response = HttpResponse::build(StatusCode::from_u16(status).unwrap_or(StatusCode::OK));
        if let Some(location) = location {
            response.insert_header((header::LOCATION, location));
        }
        let Some(body) = body else { return response.finish() };
        let text = body.to_string();
        let etag = etag(version, text.as_bytes());
        response.insert_header((header::ETAG, etag.as_str()));
        if is_known(request, &etag) {
            return response.status(StatusCode::NOT_MODIFIED).finish();
        }
        response.content_type("application/json").body(text)
    }
}

/// Whether who reads has this very answer already.
fn is_known(request: &HttpRequest, etag: &str) -> bool {
    let tags = request.headers().get_all(header::IF_NONE_MATCH).filter_map(|value| value.to_str().ok());
    let mut tags = tags.flat_map(|value| value.split(','));
    let known = tags.any(|tag| matches!(tag.trim(), "*") || tag.trim().trim_start_matches("W/") == etag);
    known && request.method() == Method::GET
}

/// A table as CSV, to be saved under a name.
pub struct CsvFile {
    /// The name of the file, of letters that every system takes.
    pub name: String,
    /// The table.
    pub text: String,
}

impl Responder for CsvFile {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        let etag = etag(None, self.text.as_bytes());
        let mut response = HttpResponse::Ok();
        response.insert_header((header::ETAG, etag.as_str()));
        if is_known(request, &etag) {
            return response.status(StatusCode::NOT_MODIFIED).finish();
        }
        response.insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", self.name)));
        response.content_type("text/csv; charset=utf-8").body(self.text)
    }
}

/// What lets our own pages show a document in a frame, which nothing else may be.
const DOCUMENT_SECURITY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
     object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/// A document as a PDF, to be shown, or saved under a name.
pub struct PdfFile {
    /// The name of the file, of letters that every system takes.
    pub name: String,
    /// The document.
    pub bytes: Vec<u8>,
}

impl Responder for PdfFile {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        let etag = etag(None, &self.bytes);
        let mut response = HttpResponse::Ok();
        response.insert_header((header::ETAG, etag.as_str()));
        // With a 304 too: browsers put its headers over those that they kept.
        response.insert_header((header::CONTENT_SECURITY_POLICY, DOCUMENT_SECURITY));
        if is_known(request, &etag) {
            return response.status(StatusCode::NOT_MODIFIED).finish();
        }
        response.insert_header((header::CONTENT_DISPOSITION, format!("inline; filename=\"{}\"", self.name)));
        response.content_type("application/pdf").body(self.bytes)
    }
}
