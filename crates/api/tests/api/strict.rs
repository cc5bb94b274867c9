//! Strict input: an unknown parameter, an inexact day, an invisible text and a duplicate key are refused by name.

use actix_web::http::Method;
use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::{
    app::{Caller, PASSWORD, TestApp, call, expense, freight, get, post, run, truck, with},
    openapi_contract,
};

on_both_databases!(
    a_parameter_that_an_operation_does_not_know_is_refused,
    a_day_is_written_whole_in_every_query,
    a_day_is_written_whole_in_a_body,
    a_text_can_be_seen_and_a_name_is_one_line,
    an_answer_to_a_creation_names_an_address_that_can_be_read,
);

/// Every operation of the document: its method, an address of its path, and its query parameters.
fn operations() -> impl Iterator<Item = (Method, String, Vec<&'static Value>)> {
    openapi_contract::operations().iter().map(|operation| {
        let place = |part: &str| match part.strip_prefix('{').and_then(|part| part.split_once('}')) {
            Some((_, ending)) => format!("1{ending}"),
            None => part.to_owned(),
        };
        let address = operation.path.split('/').map(place).collect::<Vec<_>>().join("/");
        let parameters = operation.documented["parameters"].as_array().into_iter().flatten();
        let in_query = parameters.filter(|one| one["in"] == "query").collect();
        (operation.method.parse().expect("a method"), address, in_query)
    })
}

fn a_parameter_that_an_operation_does_not_know_is_refused(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        assert!(operations().count() > 100, "{}", operations().count());
        for (method, address, _) in operations() {
            let request = call(method.clone(), &format!("{address}?semNome=1"));
            let refused = app.send(&ana, request).await.refuses(400, "malformed");
            assert_eq!(refused.faults(), ["semNome:unknown_parameter"], "{method} {address}");
            assert!(
                refused.body["detail"].as_str().is_some_and(|said| said.contains("\"semNome\"")),
                "{}",
                refused.text
            );
        }
        // Capital letters count, and a blank parameter that is unknown is unknown.
        for query in ["vehicleID=1", "VehicleId=1", "vehicleId=1&x=", "=1"] {
            let refused = app.send(&ana, get(&format!("/api/finances?{query}"))).await.refuses(400, "malformed");
            assert!(refused.faults()[0].ends_with(":unknown_parameter"), "{query}: {}", refused.text);
        }
        app.send(&ana, call(Method::HEAD, "/api/clients?x=1")).await.is(400);
        app.send(&ana, get("/api/clients?q=&limit=5&sort=name&userId=")).await.is(200);
        // An address of the app is no query of the API.
        let page = app.send(&ana, get("/freights?semNome=1")).await;
        assert_ne!(page.status, 400, "{}", page.text);
    });
}

fn a_day_is_written_whole_in_every_query(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let mut requested = 0;
        for (method, address, parameters) in operations() {
            for day in parameters.iter().filter(|one| one["schema"].to_string().contains("\"date\"")) {
                let name = day["name"].as_str().expect("a name");
                for loose in ["2026-2-3", "2026-02-3", "+2026-02-03", "03/02/2026"] {
                    let loose = loose.replace('+', "%2B");
                    let others = parameters.iter().filter(|one| one["required"] == true && one["name"] != name);
                    let others: String =
                        others.map(|one| format!("&{}=1", one["name"].as_str().unwrap_or_default())).collect();
                    let request = call(method.clone(), &format!("{address}?{name}={loose}{others}"));
                    let refused = app.send(&ana, request).await.refuses(400, "malformed");
                    // Of two faults the first is reported; the other parameter of the rates is a closed list.
                    if others.is_empty() {
                        assert_eq!(refused.faults(), [format!("{name}:invalid")], "{address} {loose}");
                    }
                }
                requested += 1;
            }
        }
        assert!(requested > 15, "{requested} days are asked for");
    });
}

fn a_day_is_written_whole_in_a_body(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        for (path, body, field) in [
            ("/api/finances", expense(None), "dueOn"),
            ("/api/finances", expense(None), "paidOn"),
            ("/api/freights", freight(truck, &[]), "scheduledFor"),
            ("/api/freights", freight(truck, &[]), "balanceDueOn"),
            ("/api/vehicles", crate::app::truck("ABC1D24"), "purchasedOn"),
        ] {
            for loose in ["2026-2-3", "2026-02-3", " 2026-02-03", "2026-02-03T00:00:00Z"] {
                let refused = app.send(&ana, post(path, with(body.clone(), &json!({ field: loose })))).await;
                assert_eq!(refused.refuses(400, "malformed").faults(), [format!("{field}:wrong_type")], "{loose}");
            }
            app.send(&ana, post(path, with(body, &json!({ field: "2026-02-03" })))).await.is(201);
        }
        let id = app.create(&ana, "/api/freights", freight(truck, &[])).await.id();
        let moved = json!({ "status": "loading", "occurredAt": "2026-2-3T8:00:00Z" });
        let refused = app.send(&ana, post(&format!("/api/freights/{id}/status"), moved)).await;
        assert_eq!(refused.refuses(400, "malformed").faults(), ["occurredAt:wrong_type"]);
    });
}

fn a_text_can_be_seen_and_a_name_is_one_line(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for (name, fault) in [
            ("\u{200B}", "name:invisible"),
            ("\u{2060}\u{3164}", "name:invisible"),
            ("Sul\r\nBcc: x@example.com", "name:line_break"),
            ("Sul\u{2028}Norte", "name:line_break"),
            (" \n ", "name:required"),
        ] {
            let refused = app.send(&ana, post("/api/clients", json!({ "name": name }))).await;
            assert_eq!(refused.refuses(422, "validation").faults(), [fault], "{name:?}");
        }
        let refused = app.send(&ana, post("/api/clients", json!({ "name": "Sul", "notes": "\u{200B}" }))).await;
        assert_eq!(refused.refuses(422, "validation").faults(), ["notes:invisible"]);
        let made = app.create(&ana, "/api/clients", json!({ "name": " Sul\n", "notes": "uma\r\n\tduas" })).await;
        assert_eq!((&made.body["name"], &made.body["notes"]), (&json!("Sul"), &json!("uma\r\n\tduas")));
    });
}

fn an_answer_to_a_creation_names_an_address_that_can_be_read(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let token = json!({ "name": "planilha", "scope": "read", "expiresOn": null, "password": PASSWORD });
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        for (path, body) in [
            ("/api/auth/tokens", token),
            ("/api/clients", json!({ "name": "Sul" })),
            ("/api/finances", expense(None)),
            ("/api/freights", freight(truck, &[])),
        ] {
            let made = app.create(&ana, path, body).await;
            let found = app.see(&ana, made.header("location")).await;
            assert_eq!((&found["id"], &found["version"]), (&made.body["id"], &made.body["version"]), "{path}");
            assert_eq!(found["token"], Value::Null, "a secret is shown once");
        }
    });
}

#[test]
fn a_doubled_key_is_named_at_its_field() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for (path, body, fault) in [
            ("/api/clients", r#"{"name":"A","notes":null,"name":"B"}"#, "name:duplicate_field"),
            (
                "/api/vehicles",
                r#"{"type":"truck","plate":"ABC1D23","axles":3,"dueDates":[{"name":"a","dueOn":"2026-01-01","name":"b"}]}"#,
                "dueDates[0].name:duplicate_field",
            ),
        ] {
            let request = call(Method::POST, path).raw("application/json", body.as_bytes().to_vec());
            assert_eq!(app.send(&ana, request).await.refuses(400, "malformed").faults(), [fault]);
        }
    });
}

#[test]
fn an_unauthenticated_response_names_the_bearer_scheme() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let wrong = json!({ "email": "ana@exemplo.com.br", "password": "nada-disso-aqui" });
        for (who, request, challenge) in [
            (Caller::default(), get("/api/clients"), "Bearer realm=\"Boleia\""),
            (Caller::default(), post("/api/auth/login", wrong), "Bearer realm=\"Boleia\""),
            (Caller::with_token("boleia_x"), get("/api/clients"), "Bearer realm=\"Boleia\", error=\"invalid_token\""),
        ] {
            assert_eq!(app.send(&who, request).await.is(401).header("www-authenticate"), challenge);
        }
    });
}

#[test]
fn serves_the_document_for_head_requests() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let anonymous = Caller::default();
        for path in ["/api/openapi.json", "/api/docs/"] {
            let (head, body) =
                (app.send(&anonymous, call(Method::HEAD, path)).await.is(200), app.send(&anonymous, get(path)).await);
            assert_eq!(head.header("content-type"), body.header("content-type"), "{path}");
            let refused = app.send(&anonymous, post(path, json!({}))).await.refuses(405, "method_not_allowed");
            assert_eq!(refused.header("allow"), "GET, HEAD", "{path}");
        }
    });
}
