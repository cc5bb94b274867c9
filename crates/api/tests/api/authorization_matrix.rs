//! Authorization matrix: every operation of the document for an anonymous client, another owner, an empty master, a
//! non-master, and a read-only token. A missing operation fails the test, and a refused request must leave the database
//! unchanged, to the byte.

use std::{
    collections::BTreeSet,
    io::{Cursor, Read},
};

use serde_json::{Value, json};
use testing::{Backend, dump, on_both_databases};

use crate::{
    app::{Caller, TestResponse, put, run},
    operations::{
        Access::{self, Figures, List, Master, Naming, Open, Own, Record, Session, SessionRecord},
        operations, request,
    },
    tenants::Tenants,
};

#[test]
fn the_matrix_covers_every_operation() {
    let document = serde_json::to_value(api::document()).expect("a document");
    let mut documented = BTreeSet::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for method in item.as_object().expect("operations").keys() {
            let parts = path.split('/').map(|part| if part.starts_with('{') { "{id}" } else { part });
            documented.insert(format!("{} {}", method.to_uppercase(), parts.collect::<Vec<_>>().join("/")));
        }
    }
    let generic = |path: &str| {
        let path = path.split('?').next().unwrap_or_default();
        // The kind of a sample replaces an id.
        let path = path.replace("/samples/receipt.pdf", "/samples/1");
        let parts = path.split('/').map(|part| if part.parse::<i64>().is_ok() { "{id}" } else { part });
        parts.collect::<Vec<_>>().join("/")
    };
    let walked: BTreeSet<String> =
        operations().into_iter().map(|(method, path, ..)| format!("{method} {}", generic(path))).collect();
    assert_eq!(documented, walked);
}

fn an_anonymous_client_is_served_only_open_operations(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (method, path, access, body) in operations() {
            let name = format!("{method} {path}");
            let response = tenants.request_checked(&Caller::default(), &name, request(method, path, body)).await;
            match (access, path) {
                (Open, "/api/auth/register") => drop(response.refuses(403, "registration_closed")),
                (Open, "/api/auth/login") => drop(response.refuses(401, "invalid_credentials")),
                (Open, "/api/auth/password/reset") => drop(response.refuses(422, "validation")),
                (Open, _) => assert!(response.status < 400, "{name}: {}", response.text),
                _ => drop(response.refuses(401, "unauthenticated")),
            }
        }
    });
}

/// Members that always differ between two databases: timestamps, request ids, and secrets that are shown once.
const OF_THE_MOMENT: [&str; 7] = ["createdAt", "updatedAt", "importedAt", "expiresAt", "at", "requestId", "token"];

/// Members about other users in a master's answers: counts of their records, and the path of their password link.
const OF_OTHERS: [&str; 3] = ["vehicleCount", "freightCount", "path"];

/// Members that may differ between the responses to two unrelated clients.
fn hidden(method: &str, access: Access) -> Vec<&'static str> {
    match access {
        // Records that they enter themselves have different ids in each database.
        Own if method == "POST" => [&OF_THE_MOMENT[..], &["id"]].concat(),
        Master => [&OF_THE_MOMENT[..], &OF_OTHERS].concat(),
        _ => OF_THE_MOMENT.to_vec(),
    }
}

/// Returns the status, headers and body of an answer, without the members that always differ.
pub fn whole(response: &TestResponse, hidden: &[&str]) -> String {
    fn hide(value: &mut Value, hidden: &[&str]) {
        match value {
            Value::Object(members) => {
                for (name, value) in members {
                    if hidden.contains(&name.as_str()) { *value = json!("hidden") } else { hide(value, hidden) }
                }
            }
            Value::Array(items) => items.iter_mut().for_each(|item| hide(item, hidden)),
            _ => {}
        }
    }
    // An `ETag` is a hash of the body, which may have hidden members.
    let mut own = vec!["x-request-id", "set-cookie", "date", "etag"];
    own.extend(hidden.contains(&"id").then_some("location"));
    let mut headers: Vec<_> = response.headers.iter().filter(|(name, _)| !own.contains(&name.as_str())).collect();
    headers.sort_by_key(|(name, _)| name.as_str().to_owned());
    let mut body = response.body.clone();
    hide(&mut body, hidden);
    // A body that is not JSON is compared byte by byte.
    let body = match &body {
        Value::Null if response.bytes.starts_with(b"PK") => unpacked(&response.bytes),
        Value::Null => response.bytes.escape_ascii().to_string(),
        body => body.to_string(),
    };
    format!("{} {headers:?} {body}", response.status)
}

/// Operations of another owner in both databases, reads first: records entered later have different ids in each.
fn strange_operations() -> Vec<(&'static str, &'static str, Access, Option<Value>)> {
    let mut all = operations();
    all.sort_by_key(|(method, path, access, _)| match (*method, *access) {
        ("GET", _) | (_, Record | SessionRecord | Naming) => 0,
        // It names a vehicle by an id that none of theirs has yet.
        _ if *path == "/api/fuel/preview" => 0,
        // The acts of a master require the password that this one changes.
        _ if *path == "/api/auth/password" => 2,
        _ if *path == "/api/auth/logout" => 3,
        _ => 1,
    });
    all
}

/// Returns the parts of a workbook, except the one with its time of creation.
fn unpacked(workbook: &[u8]) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(workbook)).expect("a workbook");
    let mut parts = String::new();
    for index in 0..archive.len() {
        let mut part = archive.by_index(index).expect("a part");
        let name = part.name().expect("a name").into_owned();
        if name != "docProps/core.xml" {
            parts.push_str(&name);
            part.read_to_string(&mut parts).expect("a text");
        }
    }
    parts
}

/// Any request of another owner has the same response with a full database as with an empty one.
fn another_owner_finds_nothing(backend: Backend) {
    run(async {
        let (tenants, empty) = (Tenants::new(backend).await, Tenants::empty(backend).await);
        let mut differing = Vec::new();
        // A master is another owner too: the right of a master opens no books.
        for (who, here, there) in [("other", &tenants.other, &empty.other), ("master", &tenants.master, &empty.master)]
        {
            for (method, path, access, body) in strange_operations() {
                let name = format!("{who}: {method} {path}");
                let ask = || request(method, path, body.clone());
                let (here_told, there_told) = (
                    tenants.request_checked(here, &name, ask()).await,
                    empty.request_checked(there, &name, ask()).await,
                );
                let said = [&here_told, &there_told].map(|reported| whole(reported, &hidden(method, access)));
                if said[0] != said[1] {
                    differing.push(format!("{name}\n  {}\n  {}", said[0], said[1]));
                }
                match access {
                    Record | SessionRecord => drop(here_told.refuses(404, "not_found")),
                    Naming => drop(here_told.refuses(422, "validation")),
                    Master if who == "other" => drop(here_told.refuses(403, "forbidden")),
                    List | Figures => {
                        if access == List {
                            assert_eq!(here_told.is(200).body["items"], json!([]), "{name}");
                        } else {
                            here_told.is(200);
                        }
                        let theirs = format!("{path}{}userId=2", if path.contains('?') { '&' } else { '?' });
                        tenants
                            .request_checked(here, &name, request(method, &theirs, body))
                            .await
                            .refuses(404, "not_found");
                    }
                    Open | Own | Session | Master => {}
                }
            }
        }
        assert!(differing.is_empty(), "{}", differing.join("\n"));
    });
}

fn a_reading_token_reads_what_is_its_owner_s(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (method, path, access, body) in operations() {
            let name = format!("{method} {path}");
            match (access, method) {
                (Open, _) => {}
                (Session | SessionRecord | Master, _) => {
                    tenants
                        .request_checked(&tenants.reading, &name, request(method, path, body))
                        .await
                        .refuses(403, "forbidden");
                }
                (_, "GET") => {
                    drop(tenants.request_checked(&tenants.reading, &name, request(method, path, body)).await.is(200))
                }
                // A calculation or a preview stores nothing.
                _ if path.ends_with("/calculate") || path.ends_with("/preview") => {
                    let before = dump(&tenants.app.store);
                    let response = tenants.request_checked(&tenants.reading, &name, request(method, path, body)).await;
                    assert!([200, 409].contains(&response.status), "{name}: {}", response.text);
                    assert_eq!(dump(&tenants.app.store), before, "{name} stored something");
                }
                _ => drop(
                    tenants
                        .request_checked(&tenants.reading, &name, request(method, path, body))
                        .await
                        .refuses(403, "forbidden"),
                ),
            }
        }
    });
}

fn the_owner_and_the_master_are_served(backend: Backend) {
    run(async {
        let plan = Tenants::new(backend).await.into_tenants_template();
        let shared = plan.tenants().await;
        for (method, path, access, body) in operations() {
            if access == Open {
                continue;
            }
            // Each write has its own database: some writes remove records that the next would need.
            let own = if method == "GET" { None } else { Some(plan.tenants().await) };
            let tenants = own.as_ref().unwrap_or(&shared);
            let caller = if access == Master { &tenants.master } else { &tenants.owner };
            let version = if path == "/api/admin/settings" { 2 } else { 1 };
            let call = match (method, body) {
                ("PUT", Some(body)) => put(path, version, body),
                (method, body) => request(method, path, body),
            };
            let response = tenants.request_checked(caller, path, call).await;
            let is_refused = matches!(
                (method, path),
                ("DELETE", "/api/vehicles/1" | "/api/freights/1")
                    | (
                        "POST",
                        "/api/freights/1/reopen"
                            | "/api/freights/1/arrival/undo"
                            | "/api/driver-payments/1/undo"
                            | "/api/finances/closed-months/reopen"
                    )
            );
            assert!(
                if is_refused { response.status == 409 } else { response.status < 300 },
                "{method} {path}: {}",
                response.text
            );
        }
    });
}

on_both_databases!(
    an_anonymous_client_is_served_only_open_operations,
    another_owner_finds_nothing,
    a_reading_token_reads_what_is_its_owner_s,
    the_owner_and_the_master_are_served,
);
