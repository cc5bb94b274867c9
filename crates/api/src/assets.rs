//! Static assets: the frontend embedded in the binary, and the fallback for unmatched routes.

use actix_web::{
    HttpRequest, HttpResponse,
    http::{
        Method, StatusCode,
        header::{self, ContentEncoding, Encoding, Header as _},
    },
    web::Data,
};
use kernel::Error;
use rust_embed::Embed;

use crate::{
    http::{Problem, hex},
    openapi::Docs,
};

#[derive(Embed)]
#[folder = "../../frontend/dist"]
#[allow_missing = true]
struct Frontend;

/// Serves a file of the frontend, the page of a screen, or the 404 page; refuses an unknown operation of the API.
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
    let name = path.strip_prefix('/').unwrap_or(path);
    if is_address(name) && Frontend::get(name).is_some() {
        return sent(&request, StatusCode::OK, name);
    }
    // A missing script or picture must not be answered with a page.
    if name.starts_with("assets/") {
        return Err(Error::NotFound.into());
    }
    match page_of(name.trim_end_matches('/'), request.query_string()) {
        Some(page) => sent(&request, StatusCode::OK, &page),
        None => sent(&request, StatusCode::NOT_FOUND, "404.html"),
    }
}

/// File name of a screen's page. A request for a new record has its own page where the build made one; a tab never has.
fn page_of(screen: &str, query: &str) -> Option<String> {
    let has = |name: &str| query.split('&').any(|pair| pair.split('=').next() == Some(name));
    let is_new = has("new") && !has("tab");
    let pages = match screen.to_lowercase().as_str() {
        "" => vec!["index.html".to_owned()],
        "index" | "404" => vec![],
        // `fuel.new.html` is served as `/fuel?new=1`.
        screen if screen.contains('.') => vec![],
        screen if is_new => vec![format!("{screen}.new.html"), format!("{screen}.html")],
        screen => vec![format!("{screen}.html")],
    };
    pages.into_iter().find(|page| Frontend::get(page).is_some())
}

/// True for a file that is public under its own name: no page, no pre-compressed copy, no hidden file of the build.
fn is_address(name: &str) -> bool {
    let ending = name.rsplit('.').next().unwrap_or_default();
    !name.starts_with('.') && ending != "html" && ending != "br"
}

/// Serves a file, pre-compressed with brotli where the browser accepts it.
fn sent(request: &HttpRequest, status: StatusCode, name: &str) -> Result<HttpResponse, Problem> {
    let packed = takes_brotli(request).then(|| Frontend::get(&format!("{name}.br"))).flatten();
    let is_packed = packed.is_some();
    let file = packed.or_else(|| Frontend::get(name)).ok_or(Error::NotFound)?;
    let etag = format!("\"{}\"", hex(file.metadata.sha256_hash().get(..16).unwrap_or_default()));
    // Vite puts a hash of the content into the name of each file in `assets/`.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_known = status == StatusCode::OK && known == Some(etag.as_str());
    let mut response = HttpResponse::build(if is_known { StatusCode::NOT_MODIFIED } else { status });
    response.insert_header((header::ETAG, etag)).insert_header((header::CACHE_CONTROL, cache));
    response.insert_header((header::VARY, "Accept-Encoding"));
    if is_known {
        return Ok(response.finish());
    }
    if is_packed {
        response.insert_header(ContentEncoding::Brotli);
    }
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let kind = if kind.type_() == "text" { format!("{kind}; charset=utf-8") } else { kind.to_string() };
    Ok(response.content_type(kind).body(file.data.into_owned()))
}

fn takes_brotli(request: &HttpRequest) -> bool {
    let ours = [Encoding::brotli(), Encoding::identity()];
    let is_best = |takes: header::AcceptEncoding| takes.negotiate(ours.iter()) == Some(Encoding::brotli());
    // RFC 9110 lets a server send any encoding without the header; such a client gets the plain file.
    request.headers().contains_key(header::ACCEPT_ENCODING) && header::AcceptEncoding::parse(request).is_ok_and(is_best)
}
