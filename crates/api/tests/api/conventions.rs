//! Conventions of every route: versions, tags, keys, bodies, pages, addresses, headers, and the origin of writes.

use std::io::Read;

use actix_web::http::Method;
use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::app::{
    Call, Caller, ORIGIN, TestApp, TestResponse, call, delete, freight, get, post, put, run, truck, with,
};

on_both_databases!(
    a_known_answer_is_not_sent_again,
    a_response_is_compressed_as_the_client_accepts,
    a_change_names_the_version_it_replaces,
    the_same_key_gets_the_same_answer,
    a_refused_request_may_be_corrected_under_its_key,
    a_body_is_what_it_should_be_or_its_fault_is_named,
    a_body_is_an_object,
    a_list_comes_in_parts,
    a_query_is_what_it_should_be_or_its_fault_is_named,
    one_reads_as_oneself,
    an_address_that_is_none
);

const LISTS: [&str; 4] = ["/api/vehicles", "/api/clients", "/api/freights", "/api/finances"];

fn client(name: &str) -> Value {
    json!({ "name": name, "document": null, "phone": null, "notes": null })
}

fn a_known_answer_is_not_sent_again(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let made = app.create(&ana, "/api/clients", client("Transportes Sul")).await;
        let path = made.header("location").to_owned();
        assert_eq!(path, format!("/api/clients/{}", made.id()));
        let seen = app.send(&ana, get(&path)).await.is(200);
        assert_eq!(seen.body, made.body, "the answer to a creation is the record");
        let tag = seen.header("etag").to_owned();
        assert!(tag.starts_with("\"1.") && tag.ends_with('"'), "{tag}");
        assert_eq!(made.header("etag"), tag);
        for known in [tag.clone(), format!("\"x\", {tag}"), format!("W/{tag}"), "*".into()] {
            let response = app.send(&ana, get(&path).header("if-none-match", &known)).await.is(304);
            assert_eq!((response.text.as_str(), response.header("etag")), ("", tag.as_str()));
        }
        for other in ["\"1\"", "\"1.0000000000000000\"", "1"] {
            app.send(&ana, get(&path).header("if-none-match", other)).await.is(200);
        }
        let list = app.send(&ana, get("/api/clients")).await.is(200);
        let list_tag = list.header("etag").to_owned();
        app.send(&ana, get("/api/clients").header("if-none-match", &list_tag)).await.is(304);

        app.send(&ana, put(&path, 1, client("Transportes Norte"))).await.is(200);
        let changed = app.send(&ana, get(&path).header("if-none-match", &tag)).await.is(200);
        assert_ne!(changed.header("etag"), tag);
        app.send(&ana, get("/api/clients").header("if-none-match", &list_tag)).await.is(200);

        // The tag is strong: it changes with data of other records in the body, though the record's version stays.
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let body = with(freight(truck, &[]), &json!({ "clientId": made.id() }));
        let freight = app.create(&ana, "/api/freights", body).await;
        let freight_path = freight.header("location").to_owned();
        let tag = freight.header("etag").to_owned();
        app.send(&ana, put(&path, 2, client("Transportes Oeste"))).await.is(200);
        let seen = app.send(&ana, get(&freight_path).header("if-none-match", &tag)).await.is(200);
        assert_eq!((&seen.body["version"], &seen.body["client"]["name"]), (&json!(1), &json!("Transportes Oeste")));
    });
}

fn a_response_is_compressed_as_the_client_accepts(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for number in 0..20 {
            app.create(&ana, "/api/clients", client(&format!("Transportes {number}"))).await;
        }
        let plain = app.send(&ana, get("/api/clients")).await.is(200);
        assert_eq!(plain.header("content-encoding"), "");
        for (accepted, coding) in [("zstd", "zstd"), ("gzip", "gzip"), ("gzip;q=0.5, zstd", "zstd")] {
            let request = || get("/api/clients").header("accept-encoding", accepted);
            let compressed = app.send(&ana, request()).await.is(200);
            assert_eq!((compressed.header("content-encoding"), compressed.header("vary")), (coding, "accept-encoding"));
            assert_eq!(compressed.header("etag"), plain.header("etag"), "the response is the same");
            assert!(compressed.bytes.len() * 4 < plain.bytes.len(), "{coding}: {} bytes", compressed.bytes.len());
            assert_eq!(decompressed(coding, &compressed.bytes), plain.bytes, "{coding}");
            app.send(&ana, request().header("if-none-match", compressed.header("etag"))).await.is(304);
        }
        let none = app.send(&ana, get("/api/clients").header("accept-encoding", "br, identity;q=0")).await;
        let none = none.refuses(406, "not_acceptable");
        assert_eq!(none.header("x-content-type-options"), "nosniff");
    });
}

fn decompressed(coding: &str, bytes: &[u8]) -> Vec<u8> {
    if coding == "zstd" {
        return zstd::decode_all(bytes).expect("zstd");
    }
    let mut whole = Vec::new();
    flate2::read::GzDecoder::new(bytes).read_to_end(&mut whole).expect("gzip");
    whole
}

fn a_change_names_the_version_it_replaces(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let line = json!({ "kind": "expense", "category": "outros", "description": "A", "amountCents": 1, "dueOn": "2026-01-01" });
        let bodies = [crate::app::truck("ABC1D23"), client("A"), freight(truck, &[]), line];
        for (list, body) in LISTS.into_iter().zip(bodies) {
            let path = match list {
                "/api/vehicles" => format!("{list}/{truck}"),
                _ => app.create(&ana, list, body.clone()).await.header("location").to_owned(),
            };
            let bare = call(Method::PUT, &path).json(body.clone());
            app.send(&ana, bare).await.refuses(428, "version_required");
            for wrong in ["1", "\"\"", "\"a\"", "*", "W/\"1\""] {
                let call = call(Method::PUT, &path).json(body.clone()).header("if-match", wrong);
                assert_eq!(
                    app.send(&ana, call).await.refuses(400, "malformed").faults(),
                    ["If-Match:invalid"],
                    "{wrong}"
                );
            }
            let first = app.send(&ana, get(&path)).await;
            let tag = first.header("etag").to_owned();
            let call = call(Method::PUT, &path).json(body.clone()).header("if-match", &tag);
            let changed = app.send(&ana, call).await.is(200);
            assert_eq!(changed.body["version"], 2, "the whole tag is a version as well");
            assert!(changed.header("etag").starts_with("\"2."));
            for stale in [1, 3] {
                let refused = app.send(&ana, put(&path, stale, body.clone())).await.refuses(412, "stale_version");
                assert_eq!(refused.body["current"], app.see(&ana, &path).await);
                let refused = app.send(&ana, delete(&path).header("if-match", &format!("\"{stale}\""))).await;
                refused.refuses(412, "stale_version");
            }
            app.send(&ana, delete(&path).header("if-match", "\"x\"")).await.refuses(400, "malformed");
            if list != "/api/vehicles" {
                let gone = app.send(&ana, delete(&path).header("if-match", "\"2\"")).await.is(204);
                assert_eq!(gone.text, "");
                app.send(&ana, get(&path)).await.refuses(404, "not_found");
                app.send(&ana, put(&path, 2, body)).await.refuses(404, "not_found");
                app.send(&ana, delete(&path)).await.refuses(404, "not_found");
            }
        }
    });
}

fn keyed(path: &str, key: &str, body: Value) -> Call {
    post(path, body).header("idempotency-key", key)
}

fn the_same_key_gets_the_same_answer(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, bia) = (app.register("ana@exemplo.com.br").await, app.register("bia@exemplo.com.br").await);
        let first = app.send(&ana, keyed("/api/clients", "k", client("A"))).await.is(201);
        let again = app.send(&ana, keyed("/api/clients", "k", client("A"))).await.is(201);
        assert_eq!((&first.body, first.header("location")), (&again.body, again.header("location")));
        assert_eq!(first.header("etag"), again.header("etag"));
        app.send(&ana, keyed("/api/clients", "k", client("B"))).await.refuses(422, "idempotency_mismatch");
        app.send(&ana, keyed("/api/vehicles", "k", truck("ABC1D23"))).await.refuses(422, "idempotency_mismatch");
        assert_eq!(app.see(&ana, "/api/clients").await["items"].as_array().map(Vec::len), Some(1));

        let others = app.send(&bia, keyed("/api/clients", "k", client("A"))).await.is(201);
        assert_ne!(others.id(), first.id(), "another owner's key is another key");
        app.send(&bia, get(first.header("location"))).await.refuses(404, "not_found");

        // A repeated request has the first response, and runs once.
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let id = app.create(&ana, "/api/freights", freight(truck, &[])).await.id();
        let path = format!("/api/freights/{id}/status");
        let moved = app.send(&ana, keyed(&path, "m", json!({ "status": "loading" }))).await.is(200);
        app.send(&ana, post(&path, json!({ "status": "in_transit" }))).await.is(200);
        let again = app.send(&ana, keyed(&path, "m", json!({ "status": "loading" }))).await.is(200);
        assert_eq!(again.body, moved.body);
        let events = app.see(&ana, &format!("/api/freights/{id}/events")).await;
        assert_eq!(events["items"].as_array().map(Vec::len), Some(2));

        // The same for two concurrent requests.
        let call = || keyed("/api/clients", "once", client("C"));
        let (one, two) = futures_util::future::join(app.send(&ana, call()), app.send(&ana, call())).await;
        assert_eq!(one.is(201).body, two.is(201).body);
        assert_eq!(app.see(&ana, "/api/clients").await["items"].as_array().map(Vec::len), Some(2));
    });
}

fn a_refused_request_may_be_corrected_under_its_key(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        app.send(&ana, keyed("/api/clients", "k", client(" "))).await.refuses(422, "validation");
        app.create(&ana, "/api/vehicles", truck("ABC1D23")).await;
        app.send(&ana, keyed("/api/vehicles", "v", truck("ABC1D23"))).await.refuses(409, "plate_taken");
        app.send(&ana, keyed("/api/vehicles", "v", truck("ABC1D24"))).await.is(201);
        app.send(&ana, keyed("/api/clients", "k", client("A"))).await.is(201);
        for wrong in ["é".to_owned(), "k".repeat(256)] {
            let refused = app.send(&ana, keyed("/api/clients", &wrong, client("A"))).await.refuses(400, "malformed");
            assert_eq!(refused.faults(), ["Idempotency-Key:invalid"]);
        }
        app.send(&ana, keyed("/api/clients", &"k".repeat(255), client("A"))).await.is(201);
    });
}

fn a_body_is_an_object(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let raw = |path: &str, body: &str| call(Method::POST, path).raw("application/json", body.as_bytes().to_vec());
        // Read by position, each array would be a valid body.
        let minimum = r#"["2026-10-15","A","general",6,1000,0,null]"#;
        for (path, body) in [
            ("/api/clients", r#"["A",null,null,null]"#),
            ("/api/clients", " \n[\"A\",null,null,null]"),
            ("/api/minimum-freight/calculate", minimum),
            ("/api/freight-simulations/1/archive", "[true]"),
            ("/api/freights/1/reopen", "[]"),
            ("/api/clients", "\"A\""),
            ("/api/clients", "null"),
            ("/api/clients", "1"),
        ] {
            let refused = app.send(&ana, raw(path, body)).await.refuses(400, "malformed");
            assert_eq!(refused.faults(), Vec::<String>::new(), "{body}");
            assert!(refused.body["detail"].as_str().unwrap().contains("objeto"), "{body}: {}", refused.text);
        }
        assert_eq!(app.see(&ana, "/api/clients").await["items"], json!([]));
        app.send(&ana, raw("/api/clients", &format!(" \n\t{}", client("A")))).await.is(201);
    });
}

fn a_body_is_what_it_should_be_or_its_fault_is_named(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let raw = |path: &str, body: &str| call(Method::POST, path).raw("application/json", body.as_bytes().to_vec());
        let vehicle = |more: Value| with(truck("ABC1D23"), &more).to_string();
        for (body, faults) in [
            (vehicle(json!({ "ownerId": 2 })), vec!["ownerId:unknown_field"]),
            (vehicle(json!({ "id": 2 })), vec!["id:unknown_field"]),
            (vehicle(json!({ "version": 2 })), vec!["version:unknown_field"]),
            (vehicle(json!({ "axles": "3" })), vec!["axles:wrong_type"]),
            (vehicle(json!({ "axles": 3.5 })), vec!["axles:wrong_type"]),
            (vehicle(json!({ "axles": null })), vec!["axles:wrong_type"]),
            (vehicle(json!({ "axles": 99_999_999_999_999_999_999.0 })), vec!["axles:wrong_type"]),
            (vehicle(json!({ "type": "boat" })), vec!["type:unknown"]),
            (vehicle(json!({ "plate": ["ABC1D23"] })), vec!["plate:wrong_type"]),
            (vehicle(json!({ "purchasedOn": "31/12/2020" })), vec!["purchasedOn:wrong_type"]),
            (vehicle(json!({ "purchasedOn": "2026-02-30" })), vec!["purchasedOn:wrong_type"]),
            (vehicle(json!({ "dueDates": [{ "name": "Extintor" }] })), vec!["dueDates[0].dueOn:required"]),
            (
                vehicle(json!({ "dueDates": [{ "name": 1, "dueOn": "2026-01-01" }] })),
                vec!["dueDates[0].name:wrong_type"],
            ),
            (
                vehicle(json!({ "dueDates": [{ "name": "a", "dueOn": "2026-01-01", "x": 1 }] })),
                vec!["dueDates[0].x:unknown_field"],
            ),
            ("{}".into(), vec!["type:required"]),
            (String::new(), vec!["type:required"]),
            ("{".into(), vec![]),
            ("{\"type\":".into(), vec![]),
            (vehicle(json!({})) + "x", vec![]),
            (vehicle(json!({})) + "{}", vec![]),
            ("\u{feff}{}".into(), vec![]),
            ("nul".into(), vec![]),
        ] {
            let refused = app.send(&ana, raw("/api/vehicles", &body)).await.refuses(400, "malformed");
            assert_eq!(refused.faults(), faults, "{body}");
        }
        for body in ["[]", "null", "1", "\"x\""] {
            app.send(&ana, raw("/api/vehicles", body)).await.refuses(400, "malformed");
        }
        let invalid = call(Method::POST, "/api/clients").raw("application/json", b"{\"name\":\"\xff\xfe\"}".to_vec());
        app.send(&ana, invalid).await.refuses(400, "malformed");
        let refused = app.send(&ana, post("/api/clients", client("a\u{0}b"))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["name:control_character"]);
        // An action without input refuses any field.
        let id = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let id = app.create(&ana, "/api/freights", freight(id, &[])).await.id();
        let path = format!("/api/freights/{id}/reopen");
        let refused = app.send(&ana, post(&path, json!({ "x": 1 }))).await.refuses(400, "malformed");
        assert_eq!(refused.faults(), ["x:unknown_field"]);
        app.send(&ana, call(Method::POST, &path)).await.refuses(409, "illegal_move");

        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
            let call = call(Method::POST, "/api/clients").raw(kind, client("A").to_string().into_bytes());
            app.send(&ana, call).await.refuses(415, "unsupported_media_type");
        }
        let call_as = |kind: &str| call(Method::POST, "/api/clients").raw(kind, client("A").to_string().into_bytes());
        app.send(&ana, call_as("Application/JSON; charset=utf-8")).await.is(201);

        let long = "a".repeat(256 * 1024);
        app.send(&ana, post("/api/clients", client(&long))).await.refuses(413, "payload_too_large");
        let refused = app.send(&ana, post("/api/clients", client(&long[..200_000]))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["name:too_long"]);
        assert_eq!(app.see(&ana, "/api/clients").await["items"].as_array().map(Vec::len), Some(1));
    });
}

fn a_list_comes_in_parts(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, bia) = (app.register("ana@exemplo.com.br").await, app.register("bia@exemplo.com.br").await);
        app.create(&bia, "/api/clients", client("Dela")).await;
        for name in ["Écio", "ana", "Ávila", "Bento", "zé", "ecio", "Óscar"] {
            app.create(&ana, "/api/clients", client(name)).await;
        }
        for (sort, names) in [
            ("", "ana Ávila Bento Écio ecio Óscar zé"),
            ("&sort=name", "ana Ávila Bento Écio ecio Óscar zé"),
            ("&sort=-name", "zé Óscar ecio Écio Bento Ávila ana"),
            ("&sort=createdAt", "Écio ana Ávila Bento zé ecio Óscar"),
        ] {
            let (mut seen, mut cursor) = (Vec::new(), String::new());
            loop {
                let part = app.see(&ana, &format!("/api/clients?limit=3{sort}{cursor}")).await;
                let items = part["items"].as_array().expect("items").clone();
                seen.extend(items.iter().map(|item| item["name"].as_str().expect("a name").to_owned()));
                match part["nextCursor"].as_str() {
                    Some(next) => cursor = format!("&cursor={next}"),
                    None => break,
                }
            }
            assert_eq!(seen.join(" "), names, "{sort}");
        }
        assert_eq!(app.see(&ana, "/api/clients?limit=200&q=&sort=").await["items"].as_array().map(Vec::len), Some(7));
    });
}

fn a_query_is_what_it_should_be_or_its_fault_is_named(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for list in LISTS {
            assert_eq!(app.see(&ana, list).await, json!({ "items": [], "nextCursor": null }));
            for (query, field) in [
                ("limit=0", "limit"),
                ("limit=201", "limit"),
                ("limit=-1", "limit"),
                ("limit=ten", "limit"),
                ("limit=1.5", "limit"),
                ("limit=99999999999999999999", "limit"),
                ("sort=ownerId", "sort"),
                ("sort=-", "sort"),
                ("cursor=x", "cursor"),
                ("cursor=e30", "cursor"),
                ("userId=me", "userId"),
            ] {
                let refused = app.send(&ana, get(&format!("{list}?{query}"))).await.refuses(400, "malformed");
                assert!(refused.faults()[0].starts_with(&format!("{field}:")), "{list}?{query}: {}", refused.text);
            }
        }
        for (query, field) in [
            ("/api/vehicles?type=boat", "type"),
            ("/api/vehicles?status=sold", "status"),
            ("/api/freights?status=loading,flying", "status"),
            ("/api/freights?open=maybe", "open"),
            ("/api/freights?clientId=x", "clientId"),
            ("/api/freights?from=2026-13-01", "from"),
            ("/api/finances?kind=gift", "kind"),
            ("/api/finances?category=x", "category"),
            ("/api/finances?to=yesterday", "to"),
            ("/api/finances?overdue=1", "overdue"),
            ("/api/distance?from=x&to=3509502", "from"),
        ] {
            let refused = app.send(&ana, get(query)).await.refuses(400, "malformed");
            assert!(refused.faults()[0].starts_with(&format!("{field}:")), "{query}: {}", refused.text);
        }
        // Parameters of a blank form are no filters, and no text causes a server error.
        for query in
            ["q=&status=&from=&to=", "q=%25", "q=%5C", "q=%00", "q=%FF", "q='", "q=%F0%9F%9A%9A", "from=0001-01-01"]
        {
            for list in ["/api/freights", "/api/finances"] {
                app.send(&ana, get(&format!("{list}?{query}"))).await.is(200);
            }
        }
    });
}

fn one_reads_as_oneself(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, bia) = (app.register("ana@exemplo.com.br").await, app.register("bia@exemplo.com.br").await);
        let id = |user: Value| user["id"].as_i64().expect("an id");
        let (her, other) = (id(app.see(&ana, "/api/auth/user").await), id(app.see(&bia, "/api/auth/user").await));
        let client = app.create(&ana, "/api/clients", client("A")).await.id();
        let record = format!("/api/clients/{client}");
        for path in LISTS.into_iter().chain([record.as_str(), "/api/cities", "/api/auth/user"]) {
            app.send(&ana, get(&format!("{path}?userId={her}"))).await.is(200);
            // The master cannot act for another user either.
            app.send(&ana, get(&format!("{path}?userId={other}"))).await.refuses(404, "not_found");
            app.send(&ana, get(&format!("{path}?userId=999999"))).await.refuses(404, "not_found");
        }
        app.send(&bia, get(&format!("{record}?userId={her}"))).await.refuses(404, "not_found");
        app.send(&bia, get(&record)).await.refuses(404, "not_found");
        app.send(&Caller::default(), get(&format!("{record}?userId={her}"))).await.refuses(401, "unauthenticated");
    });
}

fn an_address_that_is_none(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for path in ["/api", "/api/", "/api/nothing", "/api/vehicles/", "/api/vehicles/1/nothing", "/api//vehicles"] {
            for who in [&ana, &Caller::default()] {
                app.send(who, get(path)).await.refuses(404, "not_found");
                app.send(who, post(path, json!({}))).await.refuses(404, "not_found");
            }
        }
        for id in ["0", "-1", "999999", "9223372036854775807", "9223372036854775808", "x", "1.0", "%00", "1%20"] {
            for list in LISTS {
                app.send(&ana, get(&format!("{list}/{id}"))).await.refuses(404, "not_found");
            }
        }
    });
}

/// Every path of the document answers 405 to methods it does not have, and names those it has.
#[test]
fn every_path_refuses_undocumented_methods() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let document = serde_json::to_value(api::document()).expect("json");
        let paths = document["paths"].as_object().expect("paths");
        assert!(paths.len() > 25);
        for (path, item) in paths {
            let taken = |method: &Method| item.get(method.as_str().to_lowercase()).is_some();
            let address = path.replace("{id}", "1");
            for method in [Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::DELETE, Method::PATCH] {
                if taken(&method) || (method == Method::HEAD && taken(&Method::GET)) {
                    continue;
                }
                let refused = app.send(&ana, call(method.clone(), &address)).await.refuses(405, "method_not_allowed");
                let mut allow: Vec<_> = refused.header("allow").split(", ").map(str::to_lowercase).collect();
                allow.sort();
                let mut takes: Vec<_> = item.as_object().expect("operations").keys().cloned().collect();
                takes.retain(|key| ["get", "post", "put", "delete"].contains(&key.as_str()));
                takes.extend(takes.contains(&"get".to_owned()).then(|| "head".to_owned()));
                takes.sort();
                assert_eq!(allow, takes, "{method} {path}");
            }
        }
    });
}

#[test]
fn a_head_is_answered_as_its_get() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for path in
            ["/healthz", "/api/clients", "/api/clients?format=csv", "/api/clients/9", "/api/finances/statement.pdf"]
        {
            let (head, body) = (app.send(&ana, call(Method::HEAD, path)).await, app.send(&ana, get(path)).await);
            assert_eq!(head.status, body.status, "{path}");
            for name in ["content-type", "etag", "cache-control", "content-disposition"] {
                assert_eq!(head.header(name), body.header(name), "{path}");
            }
        }
        app.send(&Caller::default(), call(Method::HEAD, "/api/clients")).await.refuses(401, "unauthenticated");
    });
}

#[test]
fn every_answer_protects_itself_and_names_its_request() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let mut ids = Vec::new();
        for (who, call, status) in [
            (&ana, get("/api/clients"), 200),
            (&ana, get("/api/clients").header("if-none-match", "*"), 304),
            (&ana, post("/api/clients", client("A")), 201),
            (&ana, delete("/api/clients/1"), 204),
            (&Caller::default(), get("/api/clients"), 401),
            (&ana, get("/api/clients/9"), 404),
            (&ana, delete("/api/clients"), 405),
            (&ana, post("/api/clients", json!([])), 400),
            (&ana, get("/healthz"), 200),
            (&ana, get("/api/openapi.json"), 200),
        ] {
            let path = call.path.clone();
            let response: TestResponse = app.send(who, call).await.is(status);
            assert_eq!(response.header("x-content-type-options"), "nosniff", "{path}");
            assert_eq!(response.header("referrer-policy"), "same-origin", "{path}");
            let policy = response.header("content-security-policy");
            for part in ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"] {
                assert!(policy.contains(part), "{path}: {policy}");
            }
            assert!(!policy.contains("unsafe-eval") && !policy.contains("script-src"), "{policy}");
            if path.starts_with("/api/") {
                let rule = if path == "/api/openapi.json" { "no-cache" } else { "no-store" };
                assert_eq!(response.header("cache-control"), rule, "{path}");
            }
            let id = response.header("x-request-id").to_owned();
            assert!(id.len() >= 16, "{path}: {id}");
            if status >= 400 {
                assert_eq!(response.body["requestId"], id);
            }
            ids.push(id);
        }
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 10, "each request has its own");
    });
}

#[test]
fn a_write_by_session_comes_from_our_own_pages() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let token = app.token(&ana, "write").await;
        let sent = |headers: &[(&str, &str)]| {
            headers.iter().fold(post("/api/clients", client("A")), |call, (name, value)| call.header(name, value))
        };
        let own = [
            vec![],
            vec![("sec-fetch-site", "same-origin")],
            vec![("sec-fetch-site", "none")],
            vec![("origin", ""), ("sec-fetch-site", "same-origin")],
            vec![("origin", ORIGIN), ("host", "proxied:1")],
        ];
        for headers in own {
            app.send(&ana, sent(&headers)).await.is(201);
        }
        let foreign = [
            vec![("origin", "https://evil.example")],
            vec![("origin", "null")],
            vec![("origin", "http://localhost:8081")],
            vec![("origin", "http://localhost:8080.evil.example")],
            vec![("origin", "http://evil.example/localhost:8080")],
            vec![("origin", "https://evil.example"), ("sec-fetch-site", "same-origin")],
            vec![("sec-fetch-site", "cross-site")],
            vec![("sec-fetch-site", "same-site")],
            vec![("origin", ""), ("sec-fetch-site", "cross-site")],
            vec![("origin", "")],
        ];
        for headers in foreign {
            app.send(&ana, sent(&headers)).await.refuses(403, "foreign_origin");
        }
        assert_eq!(app.see(&ana, "/api/clients").await["items"].as_array().map(Vec::len), Some(5));
        // Reads change nothing, and no browser sends a token unasked.
        app.send(&ana, get("/api/clients").header("origin", "https://evil.example")).await.is(200);
        app.send(&token, sent(&[("origin", "")])).await.is(201);
        app.send(&token, sent(&[("origin", "https://evil.example")])).await.is(201);
        // A cookie with an invalid `Authorization` beside it still counts as a session.
        let smuggled = sent(&[("origin", "https://evil.example"), ("authorization", "Basic eDp5")]);
        let refused = app.send(&ana, smuggled).await;
        assert!(matches!(refused.status, 401 | 403), "{}", refused.text);
        for method in [Method::PUT, Method::DELETE, Method::PATCH] {
            let call = call(method, "/api/clients/1").header("origin", "https://evil.example");
            app.send(&ana, call).await.refuses(403, "foreign_origin");
        }
    });
}
