//! The OpenAPI 3.1 document, made from the code: the handlers, and what the conventions add to every operation.

mod complete;
mod examples;
mod inputs;
mod operation;
mod parameters;
mod refusals;

use std::sync::{Arc, OnceLock};

use actix_web::{
    Error as ActixError, HttpResponse,
    body::{BoxBody, MessageBody},
    dev::{ResourceDef, ServiceRequest, ServiceResponse},
    guard,
    http::{
        Method,
        header::{ContentEncoding, ContentType},
    },
    middleware::Next,
    web::{self, Bytes, Data},
};
use kernel::{Error, Result};
use serde_json::Value;
use utoipa::openapi::{OpenApi, path::PathItem};
use utoipa::{PartialSchema, ToSchema};
use utoipa_actix_web::AppExt;

use crate::{
    http::{Problem, ProblemBody},
    operations::Operations,
};

/// Builds the document of the given operations.
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

/// What the handlers say of themselves.
fn described(operations: fn(&mut Operations<'_, '_>)) -> OpenApi {
    let app =
        actix_web::App::new().into_utoipa_app().configure(|config| operations(&mut Operations::Described(config)));
    app.split_for_parts().1
}

/// Document, routes and page as the server needs them, made once for all its workers.
pub struct Docs {
    operations: fn(&mut Operations<'_, '_>),
    /// The document, made when it is first asked for.
    text: OnceLock<Bytes>,
    /// Methods that each path takes.
    pub routes: Routes,
    page: Arc<utoipa_swagger_ui::Config<'static>>,
}

impl Docs {
    /// Reads the routes from the code.
    pub fn new(operations: fn(&mut Operations<'_, '_>)) -> Self {
        let page = Arc::new(utoipa_swagger_ui::Config::new(["/api/openapi.json"]));
        Self { operations, text: OnceLock::new(), routes: Routes::of(&described(operations)), page }
    }
}

/// The operations of this file: the document, and the page that shows it with assets of our own.
pub fn services(config: &mut web::ServiceConfig) {
    config
        .service(web::redirect("/api/docs", "/api/docs/"))
        .service(web::resource("/api/docs/{_:.*}").guard(guard::Get()).to(docs_page))
        .service(web::resource("/api/openapi.json").guard(guard::Get()).to(docs_text));
}

async fn docs_page(docs: Data<Docs>, file: web::Path<String>) -> Result<HttpResponse, Problem> {
    let found = utoipa_swagger_ui::serve(&file, docs.page.clone());
    let Some(file) = found.map_err(|error| Error::Internal(error.to_string()))? else {
        return Ok(HttpResponse::NotFound().finish());
    };
    let mut response = HttpResponse::Ok();
    if file.gzpipped {
        response.insert_header(ContentEncoding::Gzip);
    }
    Ok(response.content_type(file.content_type).body(file.bytes.into_owned()))
}

async fn docs_text(docs: Data<Docs>) -> HttpResponse {
    let text = docs.text.get_or_init(|| document(docs.operations).to_string().into());
    HttpResponse::Ok().content_type(ContentType::json()).body(text.clone())
}

/// Methods that each path takes, to tell 405 from 404.
pub struct Routes(Vec<(ResourceDef, Vec<Method>)>);

impl Routes {
    /// Returns the routes of a document.
    fn of(document: &OpenApi) -> Self {
        let methods = |item: &PathItem| {
            [
                (item.get.is_some(), Method::GET),
                (item.get.is_some(), Method::HEAD),
                (item.post.is_some(), Method::POST),
                (item.put.is_some(), Method::PUT),
                (item.delete.is_some(), Method::DELETE),
            ]
            .into_iter()
            .filter_map(|(there, method)| there.then_some(method))
            .collect()
        };
        let paths = document.paths.paths.iter();
        Self(paths.map(|(path, item)| (ResourceDef::new(path.as_str()), methods(item))).collect())
    }

    /// Methods that the path takes, as in the `Allow` header; `None` when there is no such path.
    pub fn allowed(&self, path: &str) -> Option<String> {
        let (_, methods) = self.0.iter().find(|(route, _)| route.is_match(path))?;
        Some(methods.iter().map(Method::as_str).collect::<Vec<_>>().join(", "))
    }
}

/// Middleware: refuses methods that a path does not take, before a fixed segment is taken for an id
/// (`GET …/maintenance/preview`). Fixed segments come before ids in the document, which is sorted. HEAD runs as the GET
/// that it stands for; the connection leaves the body out (RFC 9110, 9.3.2).
///
/// # Errors
/// None of its own: the refusal is an answer, 405.
pub async fn only_what_is_taken<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, ActixError> {
    let allowed = request.app_data::<Data<Docs>>().and_then(|docs| docs.routes.allowed(request.path()));
    match allowed {
        Some(allowed) if allowed.split(", ").all(|method| method != request.method().as_str()) => {
            Ok(request.error_response(Problem::method_not_allowed(allowed)))
        }
        Some(_) if request.method() == Method::HEAD => {
            request.head_mut().method = Method::GET;
            Ok(next.call(request).await?.map_into_boxed_body())
        }
        _ => Ok(next.call(request).await?.map_into_boxed_body()),
    }
}
