//! Responses: JSON, CSV or PDF with a strong `ETag`, `Location` after a creation, 304 for a current copy of the client.

use actix_web::{
    HttpMessage, HttpRequest, HttpResponse, HttpResponseBuilder, Responder,
    body::{BoxBody, MessageBody},
    http::{
        Method, StatusCode,
        header::{self, ETag, EntityTag, IfNoneMatch},
    },
};
use kernel::{Entity, Error, Result};
use persistence::idempotency::StoredResponse;
use serde::Serialize;
use serde_json::value::to_raw_value;
use xxhash_rust::xxh3::xxh3_128;

use super::Problem;

pub type HandlerResult = Result<Reply, Problem>;

/// Response of a handler.
pub struct Reply(StoredResponse);

impl From<StoredResponse> for Reply {
    fn from(response: StoredResponse) -> Self {
        Self(response)
    }
}

fn json(status: u16, version: Option<i64>, body: &impl Serialize) -> Result<StoredResponse> {
    let body = to_raw_value(body).map_err(|error| Error::Internal(error.into()))?;
    Ok(StoredResponse { status, location: None, version, body: Some(body) })
}

/// 200 with a body that is not a record.
pub fn ok(body: &impl Serialize) -> Result<StoredResponse> {
    json(200, None, body)
}

/// 200 with a record; its version leads the `ETag`.
pub fn record(record: &impl Entity) -> Result<StoredResponse> {
    json(200, Some(record.version()), record)
}

/// 201 with the record and its address, `path/id`.
pub fn created(path: &str, made: &impl Entity) -> Result<StoredResponse> {
    Ok(StoredResponse { location: Some(format!("{path}/{}", made.id())), ..json(201, Some(made.version()), made)? })
}

/// 201 with a body that is not a record.
pub fn made(location: String, body: &impl Serialize) -> Result<StoredResponse> {
    Ok(StoredResponse { location: Some(location), ..json(201, None, body)? })
}

pub fn no_content() -> StoredResponse {
    StoredResponse { status: 204, location: None, version: None, body: None }
}

/// `"<version>.<hash>"` for a record, `"<hash>"` for a list. The hash makes it strong where the body shows more than
/// the record (names of cities, amounts received); `If-Match` compares the version.
fn etag(version: Option<i64>, body: &[u8]) -> EntityTag {
    let hash = xxh3_128(body);
    EntityTag::new_strong(version.map_or_else(|| format!("{hash:032x}"), |version| format!("{version}.{hash:032x}")))
}

/// 304 when the client has this body already, else the response with the body; both carry its `ETag`.
fn unless_known(
    request: &HttpRequest,
    mut response: HttpResponseBuilder,
    version: Option<i64>,
    body: impl MessageBody + AsRef<[u8]> + 'static,
) -> HttpResponse {
    let tag = etag(version, body.as_ref());
    let known = request.method() == Method::GET
        && match request.get_header() {
            Some(IfNoneMatch::Any) => true,
            Some(IfNoneMatch::Items(known)) => known.iter().any(|one| one.weak_eq(&tag)),
            None => false,
        };
    response.insert_header(ETag(tag));
    if known { response.status(StatusCode::NOT_MODIFIED).finish() } else { response.body(body) }
}

impl Responder for Reply {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        let StoredResponse { status, location, version, body } = self.0;
        let mut response = HttpResponse::build(StatusCode::from_u16(status).unwrap_or(StatusCode::OK));
        if let Some(location) = location {
            response.insert_header((header::LOCATION, location));
        }
        let Some(body) = body else { return response.finish() };
        response.content_type("application/json");
        unless_known(request, response, version, String::from(Box::<str>::from(body)))
    }
}

pub struct CsvFile {
    /// Name of the file, in portable ASCII.
    pub name: String,
    pub text: String,
}

impl Responder for CsvFile {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        let mut response = HttpResponse::Ok();
        response.insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", self.name)));
        response.content_type("text/csv; charset=utf-8");
        unless_known(request, response, None, self.text)
    }
}

/// Content security policy that lets our own pages show a document in a frame; nothing else may be framed.
const DOCUMENT_SECURITY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
     object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

pub struct PdfFile {
    /// Name of the file, in portable ASCII.
    pub name: String,
    pub bytes: Vec<u8>,
}

impl Responder for PdfFile {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        let mut response = HttpResponse::Ok();
        // A 304 carries it too: browsers merge the headers of a 304 into their stored ones.
        response.insert_header((header::CONTENT_SECURITY_POLICY, DOCUMENT_SECURITY));
        response.insert_header((header::CONTENT_DISPOSITION, format!("inline; filename=\"{}\"", self.name)));
        response.content_type("application/pdf");
        unless_known(request, response, None, self.bytes)
    }
}
