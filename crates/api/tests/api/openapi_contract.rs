//! Contract test support: the documented operation of a request, and its documented responses.

use std::sync::OnceLock;

use actix_web::http::Method;
use serde_json::Value;

use crate::app::TestResponse;

/// The document, generated once for all tests of this process.
pub fn document() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(api::document)
}

pub struct Operation {
    pub name: String,
    pub method: String,
    pub path: String,
    pub documented: &'static Value,
}

impl Operation {
    fn answers(&self, method: &str, path: &str) -> bool {
        let (own, requested): (Vec<_>, Vec<_>) = (self.path.split('/').collect(), path.split('/').collect());
        self.method == method
            && own.len() == requested.len()
            && own.iter().zip(requested).all(|(own, requested)| {
                match own.strip_prefix('{').and_then(|own| own.split_once('}')) {
                    Some((_, ending)) => !requested.is_empty() && requested.ends_with(ending),
                    None => *own == requested,
                }
            })
    }

    /// Returns the response of a status, resolving references.
    pub fn response(&self, status: &str) -> Option<&'static Value> {
        let response = self.documented["responses"].get(status)?;
        match response["$ref"].as_str() {
            Some(reference) => document().pointer(reference.trim_start_matches('#')),
            None => Some(response),
        }
    }

    pub fn parameter(&self, name: &str) -> Option<&'static Value> {
        self.documented["parameters"].as_array().into_iter().flatten().find(|one| one["name"] == name)
    }
}

pub fn operations() -> &'static [Operation] {
    static OPERATIONS: OnceLock<Vec<Operation>> = OnceLock::new();
    OPERATIONS.get_or_init(|| {
        let paths = document()["paths"].as_object().expect("paths");
        let of_path = paths.iter().flat_map(|(path, item)| {
            item.as_object()
                .expect("operations")
                .iter()
                .map(move |(method, documented)| (method.to_uppercase(), path, documented))
        });
        let operation = |(method, path, documented): (String, &String, _)| Operation {
            name: format!("{method} {path}"),
            method,
            path: path.clone(),
            documented,
        };
        of_path.map(operation).collect()
    })
}

/// The operation of a request; a fixed part of a path has precedence over a parameter in the same position.
pub fn find(method: &Method, address: &str) -> Option<&'static Operation> {
    let path = address.split('?').next().unwrap_or_default();
    let method = if method == Method::HEAD { "GET" } else { method.as_str() };
    let serving = operations().iter().filter(|one| one.answers(method, path));
    serving.min_by_key(|one| one.path.matches('{').count())
}

/// Checks that the document has this response: status, type of the problem, media type and headers. Server errors (5xx)
/// 405 and 406 are `default`.
pub fn check(method: &Method, address: &str, response: &TestResponse) {
    let Some(operation) = find(method, address) else { return };
    if [405, 406].contains(&response.status) || response.status >= 500 {
        return;
    }
    let at = format!("{method} {address} answered {} {}", response.status, response.text);
    let documented = operation.response(&response.status.to_string());
    let documented = documented.unwrap_or_else(|| panic!("the document has no such answer: {at}"));
    let kind = response.header("content-type").split(';').next().unwrap_or_default();
    if !response.bytes.is_empty() {
        let kinds =
            documented["content"].as_object().into_iter().flatten().filter_map(|(kind, _)| kind.split(';').next());
        assert!(kinds.into_iter().any(|one| one == kind), "the document has no {kind}: {at}");
    }
    if response.status >= 400 {
        let types = documented["x-types"].as_array().expect("types of refusal");
        assert!(types.contains(&response.body["type"]), "the document has no such refusal: {at}");
    }
    for name in ["ETag", "Location", "Retry-After", "Content-Disposition", "Set-Cookie"] {
        let is_told = documented["headers"].get(name).is_some() || response.status == 304;
        assert!(response.header(&name.to_lowercase()).is_empty() || is_told, "the document has no {name}: {at}");
    }
}
