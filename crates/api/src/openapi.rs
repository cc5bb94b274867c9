//! OpenAPI 3.1 document, generated from the handlers and completed by the conventions.

mod complete;
mod error_responses;
mod examples;
mod inputs;
mod operation;
mod operation_meta;
mod parameters;
mod routes;

use std::sync::Arc;

use actix_web::{
    HttpResponse, guard,
    http::header::{self, ContentEncoding, ContentType},
    web::{self, Data},
};
use kernel::{Error, Result};
use serde_json::Value;
use utoipa::openapi::OpenApi;
use utoipa::{PartialSchema, ToSchema};
use utoipa_actix_web::AppExt;

pub use self::routes::{Routes, match_route, reject_unknown_params};
use crate::{
    http::{Problem, ProblemBody},
    operations::Operations,
};

pub fn document(operations: fn(&mut Operations<'_, '_>)) -> Value {
    let mut described = described(operations);
    let schemas = &mut described.components.get_or_insert_default().schemas;
    schemas.insert(ProblemBody::name().into(), ProblemBody::schema());
    let mut more = Vec::new();
    ProblemBody::schemas(&mut more);
    schemas.extend(more);
    inputs::declare(&mut described);
    let mut document = serde_json::to_value(&described).unwrap_or_default();
    if let Value::Object(document) = &mut document {
        complete::complete(document);
    }
    document
}

/// The document of the handlers alone.
fn described(operations: fn(&mut Operations<'_, '_>)) -> OpenApi {
    let app = actix_web::App::new().into_utoipa_app().configure(|config| operations(&mut Operations::Document(config)));
    app.split_for_parts().1
}

/// Committed document `docs/openapi.json`, served as it is: generating it costs 27 MB, which the allocator retains. A
/// test and `make check` compare it with the generated one.
const COMMITTED_DOCUMENT: &str = include_str!("../../../docs/openapi.json");

/// Routes and documentation page, shared by all workers.
pub struct Docs {
    /// Methods and query parameters of each path.
    pub routes: Routes,
    page: Arc<utoipa_swagger_ui::Config<'static>>,
}

impl Docs {
    /// Reads the routes of the operations.
    ///
    /// # Errors
    /// A sentence about a path that another one matches, too.
    pub fn new(operations: fn(&mut Operations<'_, '_>)) -> Result<Self, String> {
        let mut paths = Vec::new();
        operations(&mut Operations::Route(&mut paths));
        let page = Arc::new(utoipa_swagger_ui::Config::new(["/api/openapi.json"]));
        Ok(Self { routes: Routes::of(paths)?, page })
    }
}

/// The operations of this file: the document, and the page that shows it with assets of our own.
pub fn services(config: &mut web::ServiceConfig) {
    let read = || web::route().guard(guard::Any(guard::Get()).or(guard::Head()));
    config
        .service(web::redirect("/api/docs", "/api/docs/"))
        .service(web::resource("/api/docs/{_:.*}").route(read().to(docs_page)).default_service(web::to(only_read)))
        .service(web::resource("/api/openapi.json").route(read().to(docs_text)).default_service(web::to(only_read)));
}

/// Content security policy of the page: Swagger UI sets inline styles.
const PAGE_SECURITY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
     object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async fn docs_page(docs: Data<Docs>, file: web::Path<String>) -> Result<HttpResponse, Problem> {
    let found = utoipa_swagger_ui::serve(&file, docs.page.clone());
    let Some(file) = found.map_err(|error| Error::Internal(error.to_string().into()))? else {
        return Ok(HttpResponse::NotFound().finish());
    };
    let mut response = HttpResponse::Ok();
    response.insert_header((header::CACHE_CONTROL, "no-cache"));
    response.insert_header((header::CONTENT_SECURITY_POLICY, PAGE_SECURITY));
    if file.gzpipped {
        response.insert_header(ContentEncoding::Gzip);
    }
    Ok(response.content_type(file.content_type).body(file.bytes.into_owned()))
}

async fn docs_text() -> HttpResponse {
    let mut response = HttpResponse::Ok();
    response.insert_header((header::CACHE_CONTROL, "no-cache"));
    response.content_type(ContentType::json()).body(COMMITTED_DOCUMENT)
}

async fn only_read() -> Result<HttpResponse, Problem> {
    Err(Problem::method_not_allowed("GET, HEAD".into()))
}
