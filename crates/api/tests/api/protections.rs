//! Protections that hold for all operations, and that no other test would miss: `docs/operate/asvs.md` names them.

use std::{
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream},
};

use actix_web::{HttpServer, cookie::time::Duration, http::Method, rt, web};
use api::AppState;
use diesel::RunQueryDsl;
use serde_json::{Value, json};
use testing::{Backend, dump, fresh, on_both_databases};

use crate::{
    app::{Caller, TestApp, TestResponse, call, get, own_password, post, put, run, settings, with},
    log::Log,
    operations::{Access, operations},
    tenants::Tenants,
};

on_both_databases!(an_expired_credential_is_refused, an_internal_error_tells_its_cause_to_the_log_alone);

fn change(app: &TestApp, sql: &str) {
    app.store.write(|db| Ok(diesel::sql_query(sql).execute(db)?)).expect("the statement runs");
}

fn an_expired_credential_is_refused(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let ana = app.register("ana@example.com").await;
        let robot = app.token(&ana, "read").await;
        let link = app.send(&master, post("/api/admin/users/2/password-link", own_password())).await.is(201);
        let session = ana.cookies().into_iter().find(|cookie| cookie.name().ends_with("boleia_session"));
        assert_eq!(session.and_then(|cookie| cookie.max_age()), Some(Duration::days(30)));
        for caller in [&ana, &robot] {
            app.send(caller, get("/api/clients")).await.is(200);
        }

        change(&app, "UPDATE sessions SET expires_at = created_at WHERE user_id = 2");
        change(&app, "UPDATE api_tokens SET expires_on = '2020-01-01'");
        change(&app, "UPDATE password_links SET expires_at = created_at");
        for caller in [&ana, &robot] {
            app.send(caller, get("/api/clients")).await.refuses(401, "unauthenticated");
        }
        let new = "trevo-sinal-cuia";
        let reset = json!({ "token": link.body["token"], "password": new, "passwordConfirmation": new });
        let refused = app.send(&Caller::default(), post("/api/auth/password/reset", reset)).await;
        assert_eq!(refused.refuses(422, "validation").faults(), ["token:invalid_link"]);
    });
}

fn an_internal_error_tells_its_cause_to_the_log_alone(backend: Backend) {
    let (log, _logging) = Log::begin();
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        change(&app, "ALTER TABLE clients RENAME TO hidden_away");
        for call in [get("/api/clients"), post("/api/clients", json!({ "name": "Bunge" }))] {
            let refused = app.send(&ana, call).await.refuses(500, "internal");
            let reported = format!("{:?} {}", refused.headers, refused.text).to_lowercase();
            for cause in ["clients", "hidden_away", "relation", "no such", "sql", "diesel", "select", "panic"] {
                assert!(!reported.contains(cause), "{cause}: {reported}");
            }
            // The answer names its request, under whose id the log has the cause.
            let id = refused.body["requestId"].as_str().expect("an id");
            let log = log.text();
            let line = log.lines().find(|line| line.contains("\"level\":\"ERROR\"") && line.contains(id));
            let cause = line.unwrap_or_else(|| panic!("{id} in {log}"));
            assert!(cause.contains("no such table") || cause.contains("does not exist"), "{cause}");
        }
        change(&app, "ALTER TABLE hidden_away RENAME TO clients");
        // No log injection by line breaks.
        app.send(&ana, get("/api/%0A%7B%22level%22:%22ERROR%22%7D")).await.refuses(404, "not_found");
        let log = log.text();
        assert!(log.contains("%0A%7B") && log.lines().count() >= 5, "{log}");
        assert!(
            log.lines().all(|line| serde_json::from_str::<Value>(line).is_ok_and(|line| line.is_object())),
            "{log}"
        );
    });
}

#[test]
fn a_password_is_taken_as_it_was_typed() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        // As long as it may be, without a digit, with blanks at both ends.
        let password = format!(" Cuia trevo é {}sinal ", "rota ".repeat(36));
        assert_eq!(password.chars().count(), 200);
        let account = json!({
            "name": "Ana", "email": "ana@example.com", "password": password, "passwordConfirmation": password
        });
        app.send(&Caller::default(), post("/api/auth/register", account)).await.is(201);
        let login = async |password: &str| -> TestResponse {
            let body = json!({ "email": "ana@example.com", "password": password });
            app.send(&Caller::default(), post("/api/auth/login", body)).await
        };
        login(&password).await.is(200);
        let cut: String = password.chars().take(72).collect();
        for other in [password.trim(), &password.to_lowercase(), &password.replace('é', "e"), &cut] {
            login(other).await.refuses(401, "invalid_credentials");
        }
    });
}

#[test]
fn no_body_takes_a_field_that_it_does_not_know() {
    run(async {
        let tenants = Tenants::new(Backend::Sqlite).await;
        let anonymous = Caller::default();
        for (method, path, access, body) in operations() {
            let Some(body) = body else { continue };
            let caller = match access {
                Access::Master => &tenants.master,
                Access::Open => &anonymous,
                _ => &tenants.owner,
            };
            let body = with(body, &json!({ "ownerId": 3 }));
            let call = if method == "PUT" { put(path, 1, body) } else { post(path, body) };
            let refused = tenants.app.send(caller, call).await.refuses(400, "malformed");
            assert_eq!(refused.faults(), ["ownerId:unknown_field"], "{method} {path}");
        }
    });
}

/// Reads are safe to follow as links: they change nothing but the trail of who exported what.
#[test]
fn no_read_changes_a_record() {
    run(async {
        let tenants = Tenants::new(Backend::Sqlite).await;
        let records = || {
            let all = dump(&tenants.app.store).into_iter();
            all.filter(|line| !line.starts_with("audit_entries:")).collect::<Vec<_>>()
        };
        let before = records();
        let reads =
            operations().into_iter().filter(|(method, _, access, _)| *method == "GET" && *access != Access::Open);
        for (_, path, access, _) in reads {
            let caller = if access == Access::Master { &tenants.master } else { &tenants.owner };
            tenants.app.send(caller, get(path)).await;
            assert_eq!(records(), before, "{path}");
        }
    });
}

#[test]
fn no_answer_is_open_to_pages_of_other_origins() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@example.com").await;
        let preflight = call(Method::OPTIONS, "/api/clients").header("access-control-request-method", "GET");
        for (call, status) in [
            (get("/api/clients"), 200),
            (get("/api/minimum-freight/rates"), 200),
            (get("/api/openapi.json"), 200),
            (get("/api/clients/9"), 404),
            (preflight, 405),
        ] {
            let path = call.path.clone();
            let response = app.send(&ana, call.header("origin", "https://evil.example")).await.is(status);
            let opening = response.headers.keys().find(|name| name.as_str().starts_with("access-control-"));
            assert_eq!(opening, None, "{path}");
        }
    });
}

#[test]
fn a_parameter_given_twice_is_refused() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@example.com").await;
        for (query, name) in [("limit=1&limit=2", "limit"), ("q=a&sort=name&q=b", "q"), ("userId=1&userId=1", "userId")]
        {
            let refused = app.send(&ana, get(&format!("/api/clients?{query}"))).await.refuses(400, "malformed");
            assert_eq!(refused.faults(), [format!("{name}:invalid")], "{query}");
        }
    });
}

#[test]
fn methods_that_would_echo_a_request_are_refused() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@example.com").await;
        for path in ["/", "/dashboard", "/healthz", "/api/clients", "/api/clients/1"] {
            for method in [Method::TRACE, Method::OPTIONS, Method::PATCH] {
                let call = call(method, path).header("x-secret", "trevo");
                let refused = app.send(&ana, call).await.refuses(405, "method_not_allowed");
                assert!(!refused.text.contains("trevo"), "{path}");
            }
        }
    });
}

/// Ambiguous heads, whose body another parser could delimit differently.
const UNCLEAR: [&str; 9] = [
    "Content-Length: 4\r\nTransfer-Encoding: chunked",
    "Transfer-Encoding: chunked\r\nContent-Length: 4",
    "Content-Length: 5\r\nContent-Length: 6",
    "Content-Length: +5",
    "Content-Length : 5",
    "Transfer-Encoding: gzip, chunked",
    "Transfer-Encoding: xchunked",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
    "Host: other",
];

/// Sends such a head with another request hidden in its possible body, and returns the whole response.
fn smuggled(server: SocketAddr, head: &str) -> String {
    let mut stream = TcpStream::connect(server).expect("a connection");
    stream.set_read_timeout(Some(std::time::Duration::from_secs(30))).expect("a limit");
    let outer = format!("POST /api/minimum-freight/calculate HTTP/1.1\r\nHost: own\r\n{head}\r\n\r\n0\r\n\r\n");
    let hidden = "GET /healthz HTTP/1.1\r\nHost: own\r\n\r\n";
    stream.write_all(format!("{outer}{hidden}").as_bytes()).expect("to be sent");
    let mut response = Vec::new();
    if let Err(error) = stream.read_to_end(&mut response) {
        assert_eq!(error.kind(), ErrorKind::ConnectionReset, "{head}: the connection stays open");
    }
    String::from_utf8_lossy(&response).into_owned()
}

#[test]
fn a_request_of_unclear_length_ends_its_connection() {
    run(async {
        let store = fresh(Backend::Sqlite);
        let docs = api::docs().expect("the document");
        let state = AppState::new((*store).clone(), settings(&store.url, &[]), docs).expect("the state");
        let server = HttpServer::new(move || api::build_app(state.clone())).workers(1).disable_signals();
        let server = server.bind(("127.0.0.1", 0)).expect("a port");
        let address = *server.addrs().first().expect("an address");
        let server = server.run();
        let handle = server.handle();
        let serving = rt::spawn(server);
        let answers = web::block(move || UNCLEAR.map(|head| (head, smuggled(address, head)))).await.expect("answers");
        handle.stop(false).await;
        serving.await.expect("the server ends").expect("without a fault");
        for (head, response) in answers {
            assert_eq!(response.matches("HTTP/1.1 ").count(), 1, "{head}: {response}");
            assert!(response.starts_with("HTTP/1.1 400"), "{head}: {response}");
        }
    });
}
