//! Route table: the methods of each path, and the query parameters of each method. Built from the code.

use std::{
    collections::{BTreeMap, BTreeSet},
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
use utoipa::openapi::Paths;

use super::{Docs, parameters};
use crate::http::Problem;

/// Methods in the order of the `Allow` header, each with the one in the document.
const METHODS: [(Method, &str); 5] = [
    (Method::GET, "get"),
    (Method::HEAD, "get"),
    (Method::POST, "post"),
    (Method::PUT, "put"),
    (Method::DELETE, "delete"),
];

/// Paths with their methods, to distinguish 405 from 404, and the query parameters of each method.
pub struct Routes(Router<Arc<Route>>);

pub struct Route {
    pub number: usize,
    pub path: String,
    /// Methods in the order of the `Allow` header, each with its query parameters.
    methods: Vec<(Method, BTreeSet<String>)>,
}

impl Routes {
    /// Returns the routes of all operations.
    ///
    /// # Errors
    /// A sentence about a path that another one matches, too.
    pub(super) fn of(operations: Vec<Paths>) -> Result<Self, String> {
        let mut table: BTreeMap<String, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
        for (path, item) in operations.into_iter().flat_map(|paths| paths.paths) {
            let operations = serde_json::to_value(&item).unwrap_or_default();
            let operations = operations.as_object().into_iter().flatten();
            for (method, operation) in operations.filter_map(|(method, one)| Some((method, one.as_object()?))) {
                let parameters = parameters::in_query(&path, method, operation.clone());
                table.entry(path.clone()).or_default().insert(method.clone(), parameters);
            }
        }
        let mut routes = Router::new();
        for (number, (path, operations)) in table.into_iter().enumerate() {
            let known = |(method, described): (Method, &str)| Some((method, operations.get(described)?.clone()));
            let methods = METHODS.into_iter().filter_map(known).collect();
            let route = Arc::new(Route { number, path: path.clone(), methods });
            routes.insert(&path, route).map_err(|error| format!("{path}: {error}"))?;
        }
        Ok(Self(routes))
    }

    fn find(&self, path: &str) -> Option<&Arc<Route>> {
        self.0.at(path).ok().map(|found| found.value)
    }

    /// Value of the `Allow` header; `None` for an unknown path.
    pub fn allowed(&self, path: &str) -> Option<String> {
        Some(self.find(path)?.allowed())
    }
}

impl Route {
    fn allowed(&self) -> String {
        self.methods.iter().map(|(method, _)| method.as_str()).collect::<Vec<_>>().join(", ")
    }

    fn check(&self, method: &Method, query: &str) -> Result<(), Problem> {
        let known = self.methods.iter().find(|(one, _)| one == method);
        let (_, known) = known.ok_or_else(|| Problem::method_not_allowed(self.allowed()))?;
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

/// Matches the route of a request, and stores it for the checks and the metrics.
pub fn match_route(request: &ServiceRequest) -> Option<Arc<Route>> {
    // As the router reads the path: what was encoded without need is decoded.
    let route = request.app_data::<Data<Docs>>()?.routes.find(request.match_info().as_str())?;
    request.extensions_mut().insert(Arc::clone(route));
    Some(Arc::clone(route))
}

/// Middleware: refuses unsupported methods before a fixed segment can match an id (`GET …/maintenance/preview`), and
/// unknown query parameters. A fixed segment has precedence over an id in the same position. HEAD runs as GET; the
/// connection omits the body (RFC 9110, 9.3.2).
///
/// # Errors
/// None of its own: the refusal is an answer, 405, or 400 at the parameter.
pub async fn reject_unknown_params<B: MessageBody + 'static>(
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
