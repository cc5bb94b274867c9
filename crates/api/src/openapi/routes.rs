//! Methods that each path takes, and the query parameters of each, as the document says them.

use std::{
    collections::{BTreeSet, HashMap},
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
use serde_json::Value;

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

impl Routes {
    /// Returns the routes of a document.
    ///
    /// # Errors
    /// A sentence about a path that cannot be told from another.
    pub(super) fn of(document: &Value) -> Result<Self, String> {
        let mut routes = Router::new();
        let paths = document.get("paths").and_then(Value::as_object).into_iter().flatten();
        for (number, (path, item)) in paths.enumerate() {
            routes.insert(path, Arc::new(Route::of(number, path, item))).map_err(|error| format!("{path}: {error}"))?;
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
    fn of(number: usize, path: &str, item: &Value) -> Self {
        let operations = [
            (Method::GET, item.get("get")),
            (Method::HEAD, item.get("get")),
            (Method::POST, item.get("post")),
            (Method::PUT, item.get("put")),
            (Method::DELETE, item.get("delete")),
        ];
        let taken = operations.into_iter().filter_map(|(method, operation)| Some((method, parameters(operation?))));
        let taken: Vec<_> = taken.collect();
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

/// Returns the names of an operation's query parameters.
fn parameters(operation: &Value) -> BTreeSet<String> {
    let all = operation.get("parameters").and_then(Value::as_array).into_iter().flatten();
    let in_query = all.filter(|one| one.get("in").is_some_and(|place| place == "query"));
    in_query.filter_map(|one| Some(one.get("name")?.as_str()?.to_owned())).collect()
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
