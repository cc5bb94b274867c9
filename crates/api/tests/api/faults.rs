//! Responses while the database fails, and to a readiness probe.

use std::{fs, time::Instant};

use diesel::{Connection, SqliteConnection, connection::SimpleConnection};
use persistence::QUEUE_TIMEOUT;
use serde_json::json;
use testing::{Backend, count, on_both_databases};

use crate::app::{Caller, TestApp, get, post, run, truck};

on_both_databases!(probes_make_the_database_write_nothing);

fn probes_make_the_database_write_nothing(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let anonymous = Caller::default();
        let written = || count(&app.store, "SELECT count FROM write_probe");
        let ready = json!({ "status": "ready", "reads": "ok", "writes": "ok" });
        for _ in 0..50 {
            assert_eq!(app.send(&anonymous, get("/readyz")).await.is(200).body, ready);
        }
        assert_eq!(written(), 1, "the first probe waited for a check");
        app.probe().await.is(200);
        assert_eq!(written(), 1, "a write that succeeded a moment ago is not repeated");
    });
}

#[test]
fn a_server_whose_writes_fail_is_ready_for_reads_alone() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let anonymous = Caller::default();
        let file = app.store.path().expect("an embedded file").to_owned();
        let mut outside = SqliteConnection::establish(&file).expect("a second program");
        outside.batch_execute("BEGIN IMMEDIATE").expect("its lock");
        let unready = app.probe().await.refuses(503, "unavailable");
        assert_eq!(unready.faults(), ["writes:unavailable"]);
        assert_eq!(unready.header("retry-after"), "5");
        app.send(&anonymous, get("/readyz?for=writes")).await.refuses(503, "unavailable");
        let reads = app.send(&anonymous, get("/readyz?for=reads")).await.is(200).body;
        assert_eq!(reads, json!({ "status": "degraded", "reads": "ok", "writes": "unavailable" }));
        app.send(&anonymous, get("/readyz?for=all")).await.refuses(400, "malformed");
        outside.batch_execute("ROLLBACK").expect("its end");
        app.probe().await.is(200);
    });
}

#[test]
fn a_server_without_its_file_reports_that_and_accepts_no_write() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let token = app.token(&ana, "write").await;
        let anonymous = Caller::default();
        app.probe().await.is(200);
        let file = app.store.path().expect("an embedded file").to_owned();
        fs::remove_file(&file).expect("removed");
        for _ in 0..5 {
            let refused = app.send(&token, post("/api/vehicles", truck("ABC1D23"))).await.refuses(503, "unavailable");
            assert_eq!(refused.header("retry-after"), "5");
            assert!(!refused.text.contains("test.db"), "what a client reads names no file: {}", refused.text);
        }
        let unready = app.probe().await.refuses(503, "unavailable");
        assert_eq!(unready.faults(), ["reads:unavailable", "writes:unavailable"]);
        assert_eq!(unready.header("retry-after"), "5");
        app.send(&anonymous, get("/readyz?for=reads")).await.refuses(503, "unavailable");
        app.send(&anonymous, get("/healthz")).await.is(200);
        assert!(!fs::exists(&file).expect("the folder"), "nobody made an empty database");
    });
}

#[test]
fn a_token_reads_while_another_program_holds_the_database() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let token = app.token(&ana, "read").await;
        let file = app.store.path().expect("an embedded file").to_owned();
        let mut outside = SqliteConnection::establish(&file).expect("a second program");
        outside.batch_execute("BEGIN IMMEDIATE").expect("its lock");
        let began = Instant::now();
        app.send(&token, get("/api/clients")).await.is(200);
        // Recording the token's first use is a write, with a much shorter timeout than a request.
        assert!(began.elapsed() < QUEUE_TIMEOUT, "{:?}", began.elapsed());
    });
}
