//! Request log: requests without a line, and the fields of the others.

use serde_json::{Value, json};
use testing::Backend;

use crate::{
    app::{Caller, PASSWORD, TestApp, get, post, run},
    log::Log,
};

fn lines(log: &Log, path: &str) -> Vec<Value> {
    let lines = log.text();
    let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line of JSON"));
    // Debug lines are not written by default.
    let is_of = |line: &Value| line["message"] == "request" && line["span"]["path"] == path;
    lines.filter(|line| is_of(line) && line["level"] != "DEBUG").collect()
}

#[test]
fn successful_probes_are_not_logged() {
    let (log, _logging) = Log::begin();
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let anonymous = Caller::default();
        app.send(&anonymous, get("/healthz")).await.is(200);
        app.send(&anonymous, get("/readyz")).await.is(200);
        app.send(&anonymous, get("/api/auth/registration")).await.is(200);
        assert!(lines(&log, "/healthz").is_empty() && lines(&log, "/readyz").is_empty(), "{}", log.text());
        assert_eq!(lines(&log, "/api/auth/registration").len(), 1);
        let file = app.store.path().expect("an embedded file").to_owned();
        std::fs::remove_file(file).expect("removed");
        app.probe().await.is(503);
        assert_eq!(lines(&log, "/readyz").len(), 1, "a failed probe is");
        assert!(log.text().contains("not ready: reads and writes fail"), "{}", log.text());
    });
}

#[test]
fn a_refusal_by_a_rate_limit_names_the_limit() {
    let (log, _logging) = Log::begin();
    run(async {
        let app = TestApp::with(Backend::Sqlite, &["--login-limit-per-minute", "1"]).await;
        let anonymous = Caller::default();
        let login = || post("/api/auth/login", json!({ "email": "eva@example.com", "password": PASSWORD }));
        app.send(&anonymous, login()).await.refuses(401, "invalid_credentials");
        app.send(&anonymous, login()).await.refuses(429, "rate_limited");
        let limits: Vec<_> = lines(&log, "/api/auth/login").iter().map(|line| line["span"]["limit"].clone()).collect();
        assert_eq!(limits, [Value::Null, "login_per_minute".into()]);
    });
}
