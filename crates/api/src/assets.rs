//! The built frontend, embedded in the program; and the fallback for addresses without an operation.

use actix_web::{
    HttpRequest, HttpResponse,
    http::{Method, header},
    web::Data,
};
use kernel::Error;
use rust_embed::{Embed, EmbeddedFile};

use crate::{
    http::{Problem, hex},
    openapi::Docs,
};

#[derive(Embed)]
#[folder = "../../frontend/dist"]
#[allow_missing = true]
struct Frontend;

/// Answers with a file of the frontend, its page for any other address, or the refusal of an unknown operation.
///
/// # Errors
/// 404 or 405.
pub async fn fallback(request: HttpRequest, docs: Data<Docs>) -> Result<HttpResponse, Problem> {
    let path = request.path();
    if let Some(allowed) = docs.routes.allowed(path) {
        return Err(Problem::method_not_allowed(allowed));
    }
    if path == "/api" || path.starts_with("/api/") {
        return Err(Error::NotFound.into());
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Err(Problem::method_not_allowed("GET, HEAD".into()));
    }
    let name = path.trim_start_matches('/');
    let asset = if name.is_empty() { None } else { Frontend::get(name) };
    match asset {
        Some(file) => Ok(sent(&request, name, file)),
        // A missing script or picture must not be answered with a page.
        None if name.starts_with("assets/") => Err(Error::NotFound.into()),
        None => {
            let page = Frontend::get("index.html");
            page.map(|file| sent(&request, "index.html", file)).ok_or_else(|| Error::NotFound.into())
        }
    }
}

fn sent(request: &HttpRequest, name: &str, file: EmbeddedFile) -> HttpResponse {
    let etag = format!("\"{}\"", hex(file.metadata.sha256_hash().get(..16).unwrap_or_default()));
    // Vite puts a hash of the content into the name of each file in `assets/`.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = if known == Some(etag.as_str()) { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header((header::ETAG, etag.as_str())).insert_header((header::CACHE_CONTROL, cache));
    if known == Some(etag.as_str()) {
        return response.finish();
    }
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let kind = if kind.type_() == "text" { format!("{kind}; charset=utf-8") } else { kind.to_string() };
    response.content_type(kind).body(file.data.into_owned())
}
