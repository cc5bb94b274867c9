//! `Idempotency-Key` at every POST of the document: a repeated request has the first response and runs once, and
//! another request under the key is refused. The authorization matrix compares its list of operations with the
//! document.

use std::{collections::BTreeMap, time::Duration};

use actix_web::http::Method;
use diesel::RunQueryDsl;
use futures_util::{FutureExt, future::join_all};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use testing::{Backend, dump, on_both_databases};

use crate::{
    app::{Call, Caller, TestResponse, get, own_password, post, put, run, truck},
    authorization_matrix::whole,
    openapi_contract,
    operations::{Access, operations},
    tenants::Tenants,
};

on_both_databases!(
    every_post_honours_its_key,
    concurrent_repeats_of_a_request_run_once,
    a_request_of_an_older_version_has_its_stored_response
);

/// Operations without a key, each with its reason.
const WITHOUT_KEY: [(&str, &str); 3] = [
    ("/api/auth/login", "each sign-in opens a session of its own, and a kept answer would outlive the password"),
    (
        "/api/minimum-freight/calculate",
        "strangers may ask it, and nothing of theirs is stored: the same body has the same answer",
    ),
    ("/api/auth/logout", "it has no body, and who is signed out already stays so"),
];

#[test]
fn the_document_names_the_key_where_it_is_honoured() {
    for (_, path, ..) in operations().into_iter().filter(|(method, ..)| *method == "POST") {
        let reported = openapi_contract::find(&Method::POST, path).expect("an operation");
        let ignores = WITHOUT_KEY.iter().any(|(named, _)| *named == path);
        assert_eq!(reported.parameter("Idempotency-Key").is_none(), ignores, "{path}");
    }
}

/// Prepares a request that will be served; returns its caller, path and body.
async fn prepared(tenants: &Tenants, path: &str, access: Access, body: Value) -> (Caller, String, Value) {
    let Tenants { app, master, owner, .. } = tenants;
    let caller = match access {
        Access::Open => Caller::default(),
        Access::Master => master.clone(),
        _ => owner.clone(),
    };
    match path {
        "/api/auth/register" => {
            app.send(master, put("/api/admin/settings", 2, json!({ "registrationOpen": true }))).await.is(200);
        }
        "/api/auth/password/reset" => {
            let link = app.send(master, post("/api/admin/users/2/password-link", own_password())).await;
            let mut body = body;
            body["token"] = link.body["token"].clone();
            return (caller, path.to_owned(), body);
        }
        "/api/freights/1/reopen" => {
            app.send(owner, post("/api/freights/1/cancel", json!({ "reason": "chuva" }))).await.is(200);
        }
        "/api/freights/1/arrival/undo" => {
            app.send(owner, post("/api/freights/1/arrival", json!({}))).await.is(200);
        }
        "/api/finances/closed-months/reopen" => {
            app.send(owner, post("/api/finances/closed-months", json!({ "month": "2026-01" }))).await.is(200);
        }
        // The first settlement is open: only the second can be undone.
        "/api/driver-payments/1/undo" => return (caller, "/api/driver-payments/2/undo".into(), body),
        _ => {}
    }
    (caller, path.to_owned(), body)
}

/// Returns another body of the same shape; `None` for an operation without input.
fn another(path: &str, body: &Value) -> Option<Value> {
    let mut body = body.clone();
    match path.rsplit('/').next() {
        Some("arrival") => return Some(json!({ "note": "fila no pátio" })),
        Some("status") => return Some(json!({ "status": "in_transit" })),
        Some("pay") => return Some(json!({ "paidOn": "2026-01-20" })),
        Some("closed-months") => return Some(json!({ "month": "2026-02" })),
        _ if path.ends_with("/pay/preview") => return Some(json!({ "paidOn": "2026-01-20" })),
        _ if path == "/api/maintenance/preview" => return Some(json!({ "items": [], "installments": 1 })),
        _ => {}
    }
    let members = body.as_object_mut().expect("an object");
    if let Some(number) = members.values_mut().find(|value| value.is_i64()) {
        *number = json!(number.as_i64().expect("a number") + 1);
    } else if let Some(flag) = members.values_mut().find(|value| value.is_boolean()) {
        *flag = json!(flag == false);
    } else {
        let free = ["name", "reason", "source", "token"];
        let (_, text) = members.iter_mut().find(|(name, _)| free.contains(&name.as_str()))?;
        *text = json!(format!("{} x", text.as_str().expect("a text")));
    }
    Some(body)
}

/// Returns the content of the database without sessions and their audit entries: another sign-in is not a second
/// account.
fn kept(tenants: &Tenants) -> Vec<String> {
    let mut rows = dump(&tenants.app.store);
    rows.retain(|row| !row.starts_with("sessions: ") && !row.contains("signed_in"));
    rows
}

fn refused(response: &TestResponse) -> bool {
    (response.status, response.body["type"].as_str()) == (422, Some("idempotency_mismatch"))
}

/// Returns the first broken promise of the operation, if any.
async fn fault(tenants: &Tenants, caller: &Caller, path: &str, body: &Value) -> Option<String> {
    let keyed = |path: &str, body: &Value| -> Call { post(path, body.clone()).header("idempotency-key", "k") };
    let is_somebody = !caller.cookies().is_empty();
    let first = tenants.app.send(caller, keyed(path, body)).await;
    assert!(first.status < 300, "{path}: {}", first.text);
    let done = kept(tenants);
    let mut repeated = path.to_owned();
    if is_somebody {
        // A key belongs to its user: another user under the same key has no effect.
        let id = tenants.app.see(caller, "/api/auth/user").await["id"].as_i64().expect("an id");
        let theirs = keyed(&format!("{path}?userId={}", id + 1), body);
        tenants.app.send(caller, theirs).await.refuses(404, "not_found");
        let theirs = post(&format!("{path}?userId={}", id + 1), body.clone());
        tenants.app.send(caller, theirs).await.refuses(404, "not_found");
        // The user is no part of the fingerprint.
        repeated = format!("{path}?userId={id}");
    }
    let again = tenants.app.send(caller, keyed(&repeated, body)).await;
    let said = |response: &TestResponse| format!("{} {}", whole(response, &[]), response.header("etag"));
    if said(&first) != said(&again) {
        return Some(format!("answers {} and then {}", said(&first), said(&again)));
    }
    let other_body = another(path, body).map(|other| keyed(path, &other));
    let elsewhere = if path == "/api/vehicles" {
        ("/api/clients", json!({ "name": "B" }))
    } else {
        ("/api/vehicles", truck("KEY1A23"))
    };
    // A caller without an account cannot use the other address.
    let elsewhere = is_somebody.then(|| keyed(elsewhere.0, &elsewhere.1));
    assert!(other_body.is_some() || elsewhere.is_some(), "{path}: there is another request");
    for other in [other_body, elsewhere].into_iter().flatten() {
        let name = other.path.clone();
        let response = tenants.app.send(caller, other).await;
        if !refused(&response) {
            return Some(format!("lets {name} have its key: {} {}", response.status, response.text));
        }
    }
    (kept(tenants) != done).then(|| "happens twice".into())
}

fn every_post_honours_its_key(backend: Backend) {
    run(async {
        let plan = Tenants::new(backend).await.into_tenants_template();
        let mut faults = Vec::new();
        for (method, path, access, body) in operations() {
            if method != "POST" || WITHOUT_KEY.iter().any(|(named, _)| *named == path) {
                continue;
            }
            let tenants = plan.tenants().await;
            let (caller, address, body) = prepared(&tenants, path, access, body.unwrap_or_else(|| json!({}))).await;
            if let Some(fault) = fault(&tenants, &caller, &address, &body).await {
                faults.push(format!("{path} {fault}"));
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

fn a_request_of_an_older_version_has_its_stored_response(backend: Backend) {
    run(async {
        let Tenants { app, owner, .. } = Tenants::new(backend).await;
        let keyed = |body: Value, key: &str| post("/api/clients", body).header("idempotency-key", key);
        let first = app.send(&owner, keyed(json!({ "name": "Cliente de antes" }), "k")).await.is(201);
        let before = json!({ "name": "Cliente de antes", "fax": "11 5555-0101" });
        app.send(&owner, keyed(before.clone(), "k")).await.refuses(422, "idempotency_mismatch");
        app.send(&owner, keyed(before.clone(), "another")).await.refuses(400, "malformed");
        // As if the first had been sent with a field that is unknown today.
        let digest = hex(&Sha256::digest(before.to_string()));
        let same = hex(&Sha256::digest(format!("POST /api/clients {digest}")));
        let sql = format!("UPDATE idempotency_keys SET fingerprint = '{same}'");
        app.store.write(|db| Ok(diesel::sql_query(&sql).execute(db)?)).expect("an older row");
        let again = app.send(&owner, keyed(before.clone(), "k")).await.is(201);
        assert_eq!((whole(&again, &[]), again.header("etag")), (whole(&first, &[]), first.header("etag")));
        app.send(&Caller::default(), keyed(before, "k")).await.refuses(401, "unauthenticated");
    });
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Requests that the app sends later when there is no signal.
const SENT_LATER: [&str; 6] = [
    "/api/fuel",
    "/api/finances",
    "/api/freights/1/status",
    "/api/freights/1/arrival",
    "/api/finances/1/pay",
    "/api/drivers/1/advances",
];

fn rows(tenants: &Tenants) -> BTreeMap<String, usize> {
    let mut rows = BTreeMap::new();
    for row in kept(tenants) {
        *rows.entry(row.split(':').next().expect("a table").to_owned()).or_default() += 1;
    }
    rows
}

/// Sends a request and hangs up when the server has begun. On a busy machine the answer may be there before.
fn hang_up(tenants: &Tenants, call: Call) {
    let _heard = tenants.app.send(&tenants.owner, call).now_or_never();
}

/// Clients that hang up, and eight that wait: the record is there once, and all get the same answer.
fn concurrent_repeats_of_a_request_run_once(backend: Backend) {
    run(async {
        let plan = Tenants::new(backend).await.into_tenants_template();
        let sent =
            |path: &str| operations().into_iter().find(|one| (one.0, one.1) == ("POST", path)).expect("an operation");
        for (_, path, _, body) in SENT_LATER.map(sent) {
            let (alone, tenants) = (plan.tenants().await, plan.tenants().await);
            let body = body.expect("a body");
            let call = || post(&format!("{path}?userId=2"), body.clone()).header("idempotency-key", "k");
            // The credential is cached by now: a client that disconnects during the look-up has not queued a job yet.
            for tenants in [&alone, &tenants] {
                tenants.app.send(&tenants.owner, get("/api/auth/user")).await.is(200);
            }
            let before = rows(&alone);
            hang_up(&alone, call());
            for _ in 0..500 {
                if rows(&alone) != before {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            let once = rows(&alone);
            assert_ne!(once, before, "{path}: it is written though nobody waited");
            let reported = alone.app.send(&alone.owner, call()).await;
            assert!(reported.status < 300, "{path}: {}", reported.text);
            assert_eq!(rows(&alone), once, "{path}");

            (0..4).for_each(|_| hang_up(&tenants, call()));
            let answers = join_all((0..8).map(|_| tenants.app.send(&tenants.owner, call()))).await;
            let said = |response: &TestResponse| format!("{} {}", whole(response, &[]), response.header("etag"));
            for response in &answers {
                assert_eq!(
                    (response.status, said(response)),
                    (reported.status, said(&answers[0])),
                    "{path}: {}",
                    response.text
                );
            }
            // The app was closed meanwhile, and sends again from its next opening.
            let again = tenants.app.send(&tenants.owner.elsewhere(), call()).await;
            assert_eq!((said(&again), rows(&tenants)), (said(&answers[0]), once), "{path}");
        }
    });
}
