//! The OpenAPI 3.1 document, made from the code: the handlers, and what the conventions add to every operation.

mod inputs;
mod routes;

use std::sync::Arc;

use actix_web::{
    HttpResponse, guard,
    http::header::{self, ContentEncoding, ContentType},
    web::{self, Bytes, Data},
};
use kernel::{Error, Figure, Result};
use spreadsheet::Format;
use utoipa::openapi::{
    Content, HttpMethod, OpenApi, Ref, RefOr, Required, ResponseBuilder,
    path::{Operation, ParameterBuilder, ParameterIn, PathItem},
    schema::{KnownFormat, ObjectBuilder, OneOfBuilder, Schema, SchemaFormat, SchemaType, Type},
    security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme},
};
use utoipa::{PartialSchema, ToSchema};
use utoipa_actix_web::AppExt;

pub use self::routes::{Routes, only_what_is_taken};
use crate::{
    auth::SESSION_COOKIE,
    http::{Problem, ProblemBody},
    operations::Operations,
};

/// Builds the document of the given operations.
pub fn document(operations: fn(&mut Operations<'_, '_>)) -> OpenApi {
    let app =
        actix_web::App::new().into_utoipa_app().configure(|config| operations(&mut Operations::Described(config)));
    let (_, mut document) = app.split_for_parts();
    complete(&mut document);
    document
}

/// Document, routes and page as the server needs them, made once for all its workers.
pub struct Docs {
    text: Bytes,
    /// Methods and query parameters that each path takes.
    pub routes: Routes,
    page: Arc<utoipa_swagger_ui::Config<'static>>,
}

impl Docs {
    /// Makes the document and its routes from the code.
    ///
    /// # Errors
    /// [`Error::Internal`] when the document cannot be written as JSON.
    pub fn new(operations: fn(&mut Operations<'_, '_>)) -> Result<Self> {
        let document = document(operations);
        let text = document.to_json().map_err(|error| Error::Internal(error.to_string()))?.into();
        let page = Arc::new(utoipa_swagger_ui::Config::new(["/api/openapi.json"]));
        Ok(Self { text, routes: Routes::of(&document), page })
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

/// Content security policy of the page, which Swagger UI fills with styles of its own.
const PAGE_SECURITY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
     object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async fn docs_page(docs: Data<Docs>, file: web::Path<String>) -> Result<HttpResponse, Problem> {
    let found = utoipa_swagger_ui::serve(&file, docs.page.clone());
    let Some(file) = found.map_err(|error| Error::Internal(error.to_string()))? else {
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

async fn docs_text(docs: Data<Docs>) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    response.insert_header((header::CACHE_CONTROL, "no-cache"));
    response.content_type(ContentType::json()).body(docs.text.clone())
}

async fn only_read() -> Result<HttpResponse, Problem> {
    Err(Problem::method_not_allowed("GET, HEAD".into()))
}

/// Adds what the conventions say of every operation.
fn complete(document: &mut OpenApi) {
    document.info.title = "Boleia".into();
    document.info.version = env!("CARGO_PKG_VERSION").into();
    document.info.description = Some(
        "Vehicles, freights and money of self-employed truck drivers. Money is integer cents, distances are km, \
         shares are basis points, dates are YYYY-MM-DD and instants RFC 3339 in UTC."
            .into(),
    );
    document.info.license = None;
    document.info.contact = None;
    let components = document.components.get_or_insert_default();
    components.schemas.insert(ProblemBody::name().into(), ProblemBody::schema());
    let mut more = Vec::new();
    ProblemBody::schemas(&mut more);
    components.schemas.extend(more);
    components.schemas.insert(Figure::name().into(), glossary());
    let about = "Session of the app, which signing in sets. Over https its name begins with `__Host-`.";
    let cookie = ApiKeyValue::with_description(SESSION_COOKIE, about);
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(cookie));
    let token = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    components.security_schemes.insert("session".into(), RefOr::T(cookie));
    components.security_schemes.insert("token".into(), RefOr::T(token));
    document.security =
        Some(["session", "token"].map(|name| SecurityRequirement::new(name, Vec::<String>::new())).to_vec());
    inputs::declare(document);
    for (path, item) in &mut document.paths.paths {
        if path.starts_with("/api/") {
            operations(item).into_iter().for_each(|(method, operation)| conventions(&method, operation));
        }
    }
}

/// Returns a schema with each figure that a driver sees as one value, with its name and its meaning.
fn glossary() -> RefOr<Schema> {
    let about = "The figures that a driver sees. Title and description are what the screens call them and say of them.";
    let term = |figure: &Figure| {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .enum_values(Some([figure.as_str()]))
            .title(Some(figure.label()))
            .description(Some(figure.meaning()))
    };
    let terms = Figure::ALL.iter().map(term).fold(OneOfBuilder::new(), OneOfBuilder::item);
    RefOr::T(Schema::OneOf(terms.description(Some(about)).build()))
}

fn operations(item: &mut PathItem) -> Vec<(HttpMethod, &mut Operation)> {
    [
        (HttpMethod::Get, item.get.as_mut()),
        (HttpMethod::Post, item.post.as_mut()),
        (HttpMethod::Put, item.put.as_mut()),
        (HttpMethod::Delete, item.delete.as_mut()),
    ]
    .into_iter()
    .filter_map(|(method, operation)| operation.map(|operation| (method, operation)))
    .collect()
}

/// Adds what the conventions say of one operation.
fn conventions(method: &HttpMethod, operation: &mut Operation) {
    add_parameters(method, operation);
    describe_answers(operation);
    add_refusal(operation);
}

/// Adds the parameters that every operation of a method takes.
fn add_parameters(method: &HttpMethod, operation: &mut Operation) {
    let text = |kind: Type| RefOr::T(Schema::Object(ObjectBuilder::new().schema_type(SchemaType::Type(kind)).build()));
    let header = |name: &str, required: bool, about: &str, kind: Type, place: ParameterIn| {
        let required = if required { Required::True } else { Required::False };
        let parameter = ParameterBuilder::new().name(name).parameter_in(place).required(required);
        RefOr::T(parameter.description(Some(about)).schema(Some(text(kind))).build())
    };
    let parameters = operation.parameters.get_or_insert_default();
    match method {
        HttpMethod::Get => {
            parameters.push(header("userId", false, "One's own id, or 404.", Type::Integer, ParameterIn::Query));
            parameters.push(header(
                "If-None-Match",
                false,
                "ETag that is known already.",
                Type::String,
                ParameterIn::Header,
            ));
        }
        HttpMethod::Post => {
            let about = "The same key, address and body get the same answer, for 30 days.";
            parameters.push(header("Idempotency-Key", false, about, Type::String, ParameterIn::Header));
        }
        // A new password replaces no record that has a version.
        HttpMethod::Put if operation.operation_id.as_deref() != Some("update_password") => {
            let about = "The version that is replaced, in quotes.";
            parameters.push(header("If-Match", true, about, Type::String, ParameterIn::Header));
        }
        HttpMethod::Delete => {
            let about = "Only this version, in quotes; any when absent.";
            parameters.push(header("If-Match", false, about, Type::String, ParameterIn::Header));
        }
        _ => {}
    }
}

/// Describes the answers that have no words of their own; those of a list can be files too.
fn describe_answers(operation: &mut Operation) {
    let mut parameters = operation.parameters.iter().flatten();
    let as_files = parameters.any(|one| matches!(one, RefOr::T(one) if one.name == "format"));
    for response in operation.responses.responses.values_mut() {
        if let RefOr::T(response) = response
            && response.description.is_empty()
        {
            response.description = "As asked".into();
            if as_files {
                let file = ObjectBuilder::new()
                    .schema_type(Type::String)
                    .format(Some(SchemaFormat::KnownFormat(KnownFormat::Binary)));
                let file = Content::new(Some(RefOr::T(Schema::Object(file.build()))));
                let kinds = [Format::Csv, Format::Xlsx].map(Format::media_type);
                response.content.extend(kinds.map(|kind| (kind.to_owned(), RefOr::T(file.clone()))));
            }
        }
    }
}

/// Adds the refusal that any operation may answer.
fn add_refusal(operation: &mut Operation) {
    let problem = Content::new(Some(RefOr::Ref(Ref::from_schema_name(ProblemBody::name()))));
    let refusal =
        ResponseBuilder::new().description("A refusal (RFC 9457)").content("application/problem+json", problem).build();
    operation.responses.responses.insert("default".into(), RefOr::T(refusal));
}
