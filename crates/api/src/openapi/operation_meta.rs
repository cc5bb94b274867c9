//! Metadata of an operation, from which the conventions follow: callers, parameters, body.

use serde_json::{Map, Value};

use crate::http::stores_nothing;

pub type Members = Map<String, Value>;

/// Callers of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// Anyone, signed in or not.
    Anyone,
    /// A user, by session or token.
    AnyCredential,
    /// A user, by session.
    SessionOnly,
    /// A master, by session.
    Admin,
}

/// The own account that a token may read and change; everything else of `/api/auth` needs a session.
const OPEN_TO_TOKENS: [&str; 2] = ["/api/auth/user", "/api/auth/profile"];

pub struct Body {
    pub has_fields: bool,
    /// At least one field must be sent.
    pub is_required: bool,
    pub confirms: bool,
}

/// Metadata of an operation, from which the conventions follow.
pub struct OperationMeta {
    /// Path, with its parameters in braces.
    pub path: String,
    /// Method, in lower case.
    pub method: String,
    /// Name of the handler.
    pub id: String,
    pub caller: Caller,
    pub body: Option<Body>,
    /// Names of the parameters outside the path, and whether each is required.
    parameters: Vec<(String, bool)>,
}

impl OperationMeta {
    /// Reads an operation as its handler describes it.
    pub fn of(path: &str, method: &str, operation: &Members, schemas: &Members) -> Self {
        let id = operation.get("operationId").and_then(Value::as_str).unwrap_or_default().to_owned();
        let mut meta = Self {
            path: path.to_owned(),
            method: method.to_owned(),
            id,
            caller: caller(path, operation),
            body: operation.get("requestBody").map(|body| body_of(body, schemas)),
            parameters: Vec::new(),
        };
        meta.refresh_parameters(operation);
        meta
    }

    pub fn refresh_parameters(&mut self, operation: &Members) {
        let all = operation.get("parameters").and_then(Value::as_array).into_iter().flatten();
        let outside = all.filter(|one| one.get("in").and_then(Value::as_str) != Some("path"));
        let named = outside.filter_map(|one| {
            Some((one.get("name")?.as_str()?.to_owned(), one.get("required").and_then(Value::as_bool) == Some(true)))
        });
        self.parameters = named.collect();
    }

    pub fn writes(&self) -> bool {
        self.method != "get"
    }

    /// True when the operation may store something.
    pub fn stores(&self) -> bool {
        self.writes() && !stores_nothing(&self.path)
    }

    pub fn has_place(&self) -> bool {
        self.path.contains('{')
    }

    pub fn takes(&self, name: &str) -> bool {
        self.parameters.iter().any(|(one, _)| one == name)
    }

    pub fn requires(&self, name: &str) -> bool {
        self.parameters.iter().any(|(one, required)| one == name && *required)
    }
}

fn caller(path: &str, operation: &Members) -> Caller {
    let is_open = operation.get("security").and_then(Value::as_array).is_some_and(|all| all.iter().all(is_empty));
    if is_open {
        Caller::Anyone
    } else if path.starts_with("/api/admin/") {
        Caller::Admin
    } else if path.starts_with("/api/auth/") && !OPEN_TO_TOKENS.contains(&path) {
        Caller::SessionOnly
    } else {
        Caller::AnyCredential
    }
}

fn is_empty(one: &Value) -> bool {
    one.as_object().is_some_and(Map::is_empty)
}

fn body_of(body: &Value, schemas: &Members) -> Body {
    let name = body.pointer("/content/application~1json/schema/$ref").and_then(Value::as_str);
    let schema = name.and_then(|path| schemas.get(path.rsplit('/').next()?));
    let has = |member: &str| schema.and_then(|schema| schema.get(member));
    let properties = has("properties").and_then(Value::as_object);
    Body {
        has_fields: properties.is_none_or(|fields| !fields.is_empty()),
        is_required: has("required").and_then(Value::as_array).is_some_and(|names| !names.is_empty()),
        confirms: properties.is_some_and(|fields| fields.contains_key("confirm")),
    }
}
