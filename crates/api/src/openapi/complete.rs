//! Document-level parts: description, tags, security schemes, shared headers and responses.

use std::collections::BTreeSet;

use kernel::Figure;
use serde_json::{Map, Value, json};

use super::{
    error_responses,
    examples::Examples,
    operation::{self, Shared},
    operation_meta::Members,
};
use crate::auth::SESSION_COOKIE;

const ABOUT: &str = "Vehicles, freights and money of self-employed truck drivers.\n\n\
    Money is integer cents, distances are km, shares are basis points (10000 is 100%), dates are YYYY-MM-DD and \
    instants RFC 3339 in UTC; \"today\" is the day in the user's time zone. A field or query parameter that the server \
    does not know is refused. Every record belongs to one user; for all others it does not exist (404).\n\n\
    The examples were recorded from this server by a test.";

const TAGS: &[(&str, &str)] = &[
    ("admin", "Administration by masters: users, settings, tables of rates, and the audit trail."),
    ("auth", "Registration, signing in and out, the own profile and password, and tokens for other programs."),
    ("clients", "Persons and companies that order and pay freights."),
    ("driver-payments", "Settlements with drivers: commission, fixed pay and allowances, less advances."),
    ("drivers", "Drivers, and the advances given to them."),
    ("finances", "The books: income and expenses, payments, cash, statement, and the accountant's year."),
    ("freights", "Freights, from scheduling to result, with their waiting time."),
    ("fuel", "Fill-ups and fuel consumption."),
    ("health", "For those who run the server: is it alive, is it ready."),
    ("maintenance", "Maintenance records, and the plans that say what is due."),
    ("minimum-freight", "The legal minimum price of a freight (Lei 13.703/2018), open to anyone."),
    ("overview", "The month at a glance, the week by vehicle and day, and everything that is due."),
    ("pdf", "Documents as PDF, to be sent or signed, and the accountant's year as a workbook."),
    ("places", "Cities of Brazil and the distance between them."),
    ("simulations", "Offers, calculated before they are accepted."),
    ("vehicles", "Trucks and trailers."),
];

pub fn complete(document: &mut Members) {
    let examples = Examples::recorded();
    let mut components = taken(document, "components");
    let mut schemas = taken(&mut components, "schemas");
    name_items(&mut schemas);
    close_types(&mut schemas);
    let mut shared = shared_answers();
    for (path, method, operation) in operations(document) {
        operation::complete((&path, &method), operation, &schemas, &examples, &mut shared);
    }
    components.insert("headers".into(), headers());
    components.insert("responses".into(), shared.into_iter().collect());
    components.insert("securitySchemes".into(), sign_in());
    let used = used(&[document, &components], &schemas);
    schemas.retain(|name, _| used.contains(name));
    components.insert("schemas".into(), Value::Object(schemas));
    document.insert("components".into(), Value::Object(components));
    say_what_it_is(document);
}

fn taken(from: &mut Members, name: &str) -> Members {
    match from.remove(name) {
        Some(Value::Object(members)) => members,
        _ => Map::new(),
    }
}

fn say_what_it_is(document: &mut Members) {
    document.insert(
        "info".into(),
        json!({
            "title": "Boleia", "version": env!("CARGO_PKG_VERSION"), "description": ABOUT,
            "license": { "name": "All rights reserved", "identifier": "LicenseRef-All-Rights-Reserved" },
        }),
    );
    document.insert("servers".into(), json!([{ "url": "/", "description": "The server of this document." }]));
    let tags = TAGS.iter().map(|(name, about)| json!({ "name": name, "description": about }));
    document.insert("tags".into(), tags.collect());
    document.insert("security".into(), json!([{ "session": [] }, { "token": [] }]));
    // Names and meanings of the figures on the screens; no field contains the name of a figure, so no schema has them.
    let figures = Figure::ALL.iter();
    let figures = figures.map(|one| json!({ "code": one.as_str(), "label": one.label(), "meaning": one.meaning() }));
    document.insert("x-figures".into(), figures.collect());
}

fn operations(document: &mut Members) -> impl Iterator<Item = (String, String, &mut Members)> {
    let paths = document.get_mut("paths").and_then(Value::as_object_mut).into_iter().flatten();
    paths.flat_map(|(path, item)| {
        let all = item.as_object_mut().into_iter().flatten();
        all.filter_map(|(method, operation)| Some((path.clone(), method.clone(), operation.as_object_mut()?)))
    })
}

/// Adds to each page the name of its items' schema, for the generator.
fn name_items(schemas: &mut Members) {
    let named: Vec<_> = schemas.iter().map(|(name, schema)| (name.clone(), schema.clone())).collect();
    for (name, schema) in named.iter().filter_map(|(name, schema)| Some((name.strip_prefix("Page_")?, schema))) {
        let items = schema.pointer("/properties/items/items");
        let is_same = named.iter().any(|(one, schema)| one == name && Some(schema) == items);
        let page = schemas.get_mut(&format!("Page_{name}")).filter(|_| is_same);
        if let Some(items) = page.and_then(|page| page.pointer_mut("/properties/items/items")) {
            *items = json!({ "$ref": format!("#/components/schemas/{name}") });
        }
    }
}

/// Turns the types of problems into an enum.
fn close_types(schemas: &mut Members) {
    let kind = schemas.get_mut("ProblemBody").and_then(|problem| problem.pointer_mut("/properties/type"));
    if let Some(kind) = kind.and_then(Value::as_object_mut) {
        kind.insert("enum".into(), error_responses::TYPES.iter().map(|(_, code, _)| *code).collect());
    }
}

fn shared_answers() -> Shared {
    let unchanged = json!({
        "description": "The client has this very answer already; there is no body.",
        "headers": {
            "ETag": { "$ref": "#/components/headers/ETag" },
            "X-Request-Id": { "$ref": "#/components/headers/RequestId" },
        },
    });
    Shared::from([("NotModified".into(), unchanged), ("Refusal".into(), error_responses::otherwise())])
}

fn headers() -> Value {
    let text = |about: &str, example: &str| json!({ "description": about, "schema": { "type": "string" }, "example": example });
    json!({
        "Allow": text("Methods that the path takes.", "GET, HEAD, POST"),
        "Challenge": text("How to sign in: by a token. A session signs in by `POST /api/auth/login`.", "Bearer realm=\"Boleia\""),
        "ContentDisposition": text("Name of the file.", "attachment; filename=\"fretes-2026-11-23.csv\""),
        "ETag": text(
            "Strong tag of this answer. Of a record it is `\"<version>.<hash>\"`, and `If-Match` takes it.",
            "\"3.6e1c0f5d2b7a4988a1c3e5f708192a3b\"",
        ),
        "Location": text("Address of what was made.", "/api/clients/7"),
        "RequestId": text("Id of this request in the server's log.", "7f0c1a52-3f0e-4b3a-9d55-1b6f0e4a55c2"),
        "RetryAfter": {
            "description": "Number of seconds to wait.", "schema": { "type": "integer", "minimum": 1 }, "example": 12,
        },
        "SetCookie": text(
            "The session: a new one, or its end. Signing in and registering send a second cookie, by which the browser \
             is known at later attempts to sign in.",
            &format!("{SESSION_COOKIE}=…; HttpOnly; SameSite=Lax; Path=/"),
        ),
    })
}

fn sign_in() -> Value {
    json!({
        "session": {
            "type": "apiKey", "in": "cookie", "name": SESSION_COOKIE,
            "description": "Session of a person who signed in; over https its name begins with `__Host-`. A write by session must come from the pages of this \
                            installation (`Origin`, `Sec-Fetch-Site`).",
        },
        "token": {
            "type": "http", "scheme": "bearer",
            "description": "Token of a program, made by `POST /api/auth/tokens` in a session. Scope `read` may read, \
                            scope `write` may read and write.",
        },
    })
}

/// Names of the schemas reachable from the roots.
fn used(roots: &[&Members], schemas: &Members) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&Value> = roots.iter().flat_map(|root| root.values()).collect();
    while let Some(value) = open.pop() {
        match value {
            Value::Object(members) => {
                let name = members.get("$ref").and_then(Value::as_str);
                let name = name.and_then(|path| path.strip_prefix("#/components/schemas/"));
                if let Some(name) = name.filter(|name| found.insert((*name).to_owned())) {
                    open.extend(schemas.get(name));
                }
                open.extend(members.values());
            }
            Value::Array(items) => open.extend(items),
            _ => {}
        }
    }
    found
}
