//! Completes one operation by the conventions: summary, parameters, responses.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use spreadsheet::Format;

use super::{
    error_responses,
    examples::Examples,
    operation_meta::{Caller, Members, OperationMeta},
    parameters,
};

const SETS_COOKIES: [&str; 5] = ["login", "logout", "register", "reset_password", "update_password"];

/// Responses shared by several operations, by name.
pub type Shared = BTreeMap<String, Value>;

/// Completes an operation; its error responses go to `shared`.
pub fn complete(
    (path, method): (&str, &str),
    operation: &mut Members,
    schemas: &Members,
    examples: &Examples,
    shared: &mut Shared,
) {
    let mut meta = OperationMeta::of(path, method, operation, schemas);
    parameters::add(&meta, operation);
    meta.refresh_parameters(operation);
    describe(&meta, operation);
    let name = format!("{} {path}", method.to_uppercase());
    complete_body(&meta, operation, examples.request(&name));
    if let Some(Value::Object(responses)) = operation.get_mut("responses") {
        let failures: Vec<_> =
            responses.keys().filter_map(|status| status.parse().ok()).filter(|of| *of >= 400).collect();
        responses.retain(|status, _| status.starts_with('2'));
        for (status, response) in responses.iter_mut() {
            complete_response(&meta, status, response, schemas);
            exemplify(response, |kind| examples.response(&name, &key(status, kind)));
        }
        if meta.takes("If-None-Match") {
            responses.insert("304".into(), json!({ "$ref": "#/components/responses/NotModified" }));
        }
        for (status, types) in error_responses::of(&meta).into_iter().chain(error_responses::named(&failures)) {
            let name = error_responses::name(status, &types);
            responses.insert(status.to_string(), json!({ "$ref": format!("#/components/responses/{name}") }));
            shared.entry(name).or_insert_with(|| error_responses::response(status, &types, examples));
        }
        responses.insert("default".into(), json!({ "$ref": "#/components/responses/Refusal" }));
    }
}

/// Key of a recorded response: its status, and the media type without parameters unless it is JSON.
fn key(status: &str, kind: &str) -> String {
    match kind.split(';').next() {
        Some("application/json") | None => status.to_owned(),
        Some(kind) => format!("{status} {kind}"),
    }
}

/// Summary: the first sentence of the handler's docstring. Description: the rest, and the callers.
fn describe(meta: &OperationMeta, operation: &mut Members) {
    let words = ["summary", "description"].map(|name| operation.get(name).and_then(Value::as_str).unwrap_or_default());
    let words = words.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    let (summary, rest) = first_sentence(&words);
    let callers = match (meta.caller, meta.writes()) {
        (Caller::Anyone, _) => "Open to anyone, signed in or not.",
        (Caller::AnyCredential, false) => "By session, or by token of either scope.",
        (Caller::AnyCredential, true) => "By session, or by token with scope `write`.",
        (Caller::SessionOnly, _) => "By session only: no token may do this.",
        (Caller::Admin, _) => "By session of a master only: no token may do this.",
    };
    let description = if rest.is_empty() { callers.to_owned() } else { format!("{rest}\n\n{callers}") };
    operation.insert("summary".into(), summary.into());
    operation.insert("description".into(), description.into());
    match meta.caller {
        Caller::Anyone => operation.insert("security".into(), json!([])),
        Caller::AnyCredential => None,
        Caller::SessionOnly | Caller::Admin => operation.insert("security".into(), json!([{ "session": [] }])),
    };
}

fn first_sentence(text: &str) -> (&str, &str) {
    let end = text.match_indices(". ").find_map(|(at, stop)| {
        let rest = text.get(at.saturating_add(stop.len())..)?;
        rest.starts_with(|first: char| first.is_uppercase() || first == '`').then(|| (text.get(..=at), rest))
    });
    match end {
        Some((Some(first), rest)) => (first, rest),
        _ => (text, ""),
    }
}

fn complete_body(meta: &OperationMeta, operation: &mut Members, example: Option<&Value>) {
    let (Some(body), Some(Value::Object(sent))) = (&meta.body, operation.get_mut("requestBody")) else { return };
    // No body counts as `{}`.
    sent.insert("required".into(), body.is_required.into());
    if let (Some(example), Some(Value::Object(content))) =
        (example, sent.get_mut("content").and_then(|content| content.get_mut("application/json")))
    {
        content.insert("example".into(), example.clone());
    }
}

/// Completes a response: description, file formats of a list, headers.
fn complete_response(meta: &OperationMeta, status: &str, response: &mut Value, schemas: &Members) {
    let Value::Object(response) = response else { return };
    let as_files = meta.takes("format");
    let is_described = response.get("description").and_then(Value::as_str).is_some_and(|text| !text.is_empty());
    if !is_described {
        response.insert("description".into(), schema_description(response, as_files, schemas).into());
    }
    if let (true, Some(Value::Object(content))) = (as_files, response.get_mut("content")) {
        for kind in [Format::Csv, Format::Xlsx].map(Format::media_type) {
            content.insert(kind.to_owned(), json!({ "schema": { "type": "string", "format": "binary" } }));
        }
    }
    let headers = headers(meta, status, response);
    response.insert("headers".into(), Value::Object(headers));
}

/// Returns the description of a response: that of its schema.
fn schema_description(response: &Members, as_files: bool, schemas: &Members) -> String {
    let Some(content) = response.get("content").and_then(Value::as_object) else {
        return "Done. The answer has no body.".into();
    };
    let schema = content.values().next().and_then(|one| one.get("schema"));
    let name = schema.and_then(|schema| schema.get("$ref")?.as_str()?.rsplit('/').next());
    let described = name.and_then(|name| schemas.get(name)?.get("description")?.as_str());
    match (name, described) {
        (Some(name), _) if name.starts_with("Page_") && as_files => {
            "A part of the list, or the whole as a file.".into()
        }
        (Some(name), _) if name.starts_with("Page_") => "A part of the list.".into(),
        (_, Some(text)) => first_sentence(text).0.to_owned(),
        _ if content.contains_key("text/csv") => "The table, as CSV.".into(),
        _ => "The answer.".into(),
    }
}

fn headers(meta: &OperationMeta, status: &str, response: &Members) -> Members {
    let content = response.get("content").and_then(Value::as_object);
    let has = |test: fn(&str) -> bool| content.is_some_and(|all| all.keys().any(|kind| test(kind)));
    let is_file = has(|kind| kind != "application/json" && kind != error_responses::PROBLEM);
    let there = [
        ("ETag", "ETag", meta.path.starts_with("/api/") && has(|kind| kind != Format::Xlsx.media_type())),
        ("Content-Disposition", "ContentDisposition", is_file),
        ("Location", "Location", status == "201"),
        ("Set-Cookie", "SetCookie", SETS_COOKIES.contains(&meta.id.as_str())),
        ("X-Request-Id", "RequestId", true),
    ];
    let named = there.into_iter().filter(|(.., there)| *there);
    named.map(|(name, kept, _)| (name.into(), json!({ "$ref": format!("#/components/headers/{kept}") }))).collect()
}

fn exemplify<'a>(response: &mut Value, example: impl Fn(&str) -> Option<&'a Value>) {
    let Some(Value::Object(content)) = response.get_mut("content") else { return };
    for (kind, shape) in content.iter_mut() {
        if let (Some(example), Value::Object(shape)) = (example(kind), shape) {
            shape.insert("example".into(), example.clone());
        }
    }
}
