//! Methods that each path takes, and the query parameters of each, as the document says them.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

use actix_web::{
    Error as ActixError, HttpMessage,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
    web::Data,
};
use kernel::Error;
use matchit::Router;
use serde::Deserialize;

use super::Docs;
use crate::{http::Problem, operations::Group};

/// Paths of the document with the methods that each takes, to tell 405 from 404, and the query parameters of each method.
pub struct Routes(Router<Arc<Route>>);

/// A path of the document.
pub struct Route {
    /// Place among the routes.
    pub number: usize,
    /// The path, as the document writes it.
    pub path: String,
    group: Group,
    /// Methods in the order of the `Allow` header.
    methods: Vec<Method>,
    parameters: HashMap<Method, BTreeSet<String>>,
}

/// The part of a document that the routes need.
#[derive(Deserialize)]
struct Outline {
    paths: BTreeMap<String, Item>,
}

#[derive(Deserialize)]
struct Item {
    get: Option<Operation>,
    post: Option<Operation>,
    put: Option<Operation>,
    delete: Option<Operation>,
}

#[derive(Clone, Deserialize)]
struct Operation {
    #[serde(default)]
    parameters: Vec<Parameter>,
}

#[derive(Clone, Deserialize)]
struct Parameter {
    name: String,
    #[serde(rename = "in")]
    place: String,
}

impl Item {
    /// Returns the methods in the order of the `Allow` header, each with its query parameters.
    fn taken(self) -> impl Iterator<Item = (Method, BTreeSet<String>)> {
        let Self { get, post, put, delete } = self;
        let operations = [
            (Method::GET, get.clone()),
            (Method::HEAD, get),
            (Method::POST, post),
            (Method::PUT, put),
            (Method::DELETE, delete),
        ];
        operations.into_iter().filter_map(|(method, operation)| Some((method, operation?.in_query())))
    }
}

impl Operation {
    fn in_query(self) -> BTreeSet<String> {
        self.parameters.into_iter().filter(|one| one.place == "query").map(|one| one.name).collect()
    }
}

impl Routes {
    /// Returns the routes of a document.
    ///
    /// # Errors
    /// A sentence about a text that is no document, or a path that cannot be told from another.
    pub(super) fn of(document: &[u8]) -> Result<Self, String> {
        let Outline { paths } = serde_json::from_slice(document).map_err(|error| error.to_string())?;
        let mut routes = Router::new();
        for (number, (path, item)) in paths.into_iter().enumerate() {
            let route = Arc::new(Route::of(number, &path, item));
            routes.insert(&path, route).map_err(|error| format!("{path}: {error}"))?;
        }
        Ok(Self(routes))
    }

    fn find(&self, path: &str) -> Option<&Arc<Route>> {
        self.0.at(path).ok().map(|found| found.value)
    }

    /// Methods that the path takes, as in the `Allow` header; `None` when there is no such path.
    pub fn allowed(&self, path: &str) -> Option<String> {
        Some(self.find(path)?.allowed())
    }
}

impl Route {
    fn of(number: usize, path: &str, item: Item) -> Self {
        let taken: Vec<_> = item.taken().collect();
        let methods = taken.iter().map(|(method, _)| method.clone()).collect();
        Self { number, path: path.to_owned(), group: Group::of(path), methods, parameters: taken.into_iter().collect() }
    }

    fn allowed(&self) -> String {
        self.methods.iter().map(Method::as_str).collect::<Vec<_>>().join(", ")
    }

    /// Refuses a request with a method or a query parameter that the path does not take.
    fn check(&self, method: &Method, query: &str) -> Result<(), Problem> {
        let Some(known) = self.parameters.get(method) else { return Err(Problem::method_not_allowed(self.allowed())) };
        let unknown = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| !known.contains(name.as_ref()));
        match unknown {
            Some((name, _)) => {
                let detail = format!("O parâmetro \"{name}\" não existe nesta consulta.");
                Err(Error::malformed(&name, "unknown_parameter", detail).into())
            }
            None => Ok(()),
        }
    }
}

/// Finds the route of a request, and notes it for all that asks later: the router, by its group, and the metrics.
pub fn note_route(request: &ServiceRequest) -> Option<Arc<Route>> {
    // As the router reads the path: what was encoded without need is decoded.
    let route = request.app_data::<Data<Docs>>()?.routes.find(request.match_info().as_str())?;
    let mut notes = request.extensions_mut();
    notes.insert(route.group.clone());
    notes.insert(Arc::clone(route));
    Some(Arc::clone(route))
}

/// Middleware: refuses methods that a path does not take, before a fixed segment is taken for an id
/// (`GET …/maintenance/preview`), and query parameters that its operation does not know. Of a fixed segment and an id in
/// the same place the fixed one is found. HEAD runs as the GET that it stands for; the connection leaves the body out
/// (RFC 9110, 9.3.2).
///
/// # Errors
/// None of its own: the refusal is an answer, 405, or 400 at the parameter.
pub async fn only_what_is_taken<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, ActixError> {
    let route = request.extensions().get::<Arc<Route>>().cloned();
    if let Some(route) = route {
        if let Err(problem) = route.check(request.method(), request.query_string()) {
            return Ok(request.error_response(problem));
        }
        if request.method() == Method::HEAD {
            request.head_mut().method = Method::GET;
        }
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}
