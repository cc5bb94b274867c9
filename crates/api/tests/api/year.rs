//! Years of one driver through the API, each from a file written by hand, with figures calculated in its comments.

use std::collections::BTreeMap;

use actix_web::http::Method;
use serde_json::Value;
use testing::{Backend, on_both_databases};

use crate::{
    app::{Caller, TestApp, call, get, run},
    pdf, spreadsheets,
};

on_both_databases!(a_year_ends_as_worked_out_by_hand, a_second_year_ends_as_worked_out_by_hand);

/// State of a scenario: the acting user, and the values of the names.
struct Course {
    app: TestApp,
    who: Caller,
    names: BTreeMap<String, i64>,
    /// Differences from the figures worked out by hand.
    differences: Vec<String>,
}

impl Course {
    fn filled(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (name, id) in &self.names {
            text = text.replace(&format!("{{{name}}}"), &id.to_string());
        }
        text
    }

    async fn line(&mut self, line: &str) {
        let (name, rest) = match line.split_once(" = ") {
            Some((name, rest)) if !name.contains([' ', '{']) => (Some(name), rest),
            _ => (None, line),
        };
        let rest = self.filled(rest);
        if let Some((request, expected)) = rest.split_once(" => ") {
            let response = self.app.see(&self.who, request.trim_start_matches("GET ")).await;
            let expected: Value = serde_json::from_str(expected).unwrap_or_else(|error| panic!("{line}: {error}"));
            differences(&expected, &response, request, &mut self.differences);
            return;
        }
        if let Some((request, expected)) = rest.split_once(" says ") {
            return self.read(request.trim_start_matches("GET "), expected).await;
        }
        if let Some((request, pointers)) = rest.split_once(" @ ") {
            let response = self.app.see(&self.who, request.trim_start_matches("GET ")).await;
            let names: Vec<&str> = name.expect("a name").split(',').collect();
            let pointers: Vec<&str> = pointers.split(',').collect();
            assert_eq!(names.len(), pointers.len(), "{line}");
            for (name, pointer) in names.into_iter().zip(pointers) {
                let kept = response.pointer(pointer).and_then(Value::as_i64);
                let kept = kept.unwrap_or_else(|| panic!("{line}: nothing at {pointer} of {response}"));
                self.names.insert(name.to_owned(), kept);
            }
            return;
        }
        let (status, rest) = match rest.split_once(' ') {
            Some((status, rest)) if status.parse::<u16>().is_ok() => (status.parse().ok(), rest),
            _ => (None, rest.as_str()),
        };
        let response = self.act(rest).await;
        let as_told = status.map_or(response.status < 300, |status: u16| status == response.status);
        assert!(as_told, "{line}\n{} {}", response.status, response.text);
        if let Some(name) = name {
            self.names.insert(name.to_owned(), response.id());
        }
    }

    /// Checks that a document or file contains each of the texts; in a workbook each in one row, cells separated by ` |
    /// `.
    async fn read(&mut self, path: &str, expected: &str) {
        let expected: Vec<String> = serde_json::from_str(expected).unwrap_or_else(|error| panic!("{path}: {error}"));
        let response = self.app.send(&self.who, get(path)).await.is(200);
        let is_pdf = response.header("content-type") == "application/pdf";
        let rows = if is_pdf { vec![pdf::read(&response)] } else { spreadsheets::rows(&response) };
        for text in expected {
            if !rows.iter().any(|row| row.contains(&text)) {
                self.differences.push(format!("{path} says nowhere “{text}”:\n{}", rows.join("\n")));
            }
        }
    }

    async fn act(&self, request: &str) -> crate::app::TestResponse {
        let mut parts = request.splitn(3, ' ');
        let (method, path) = (parts.next().expect("a method"), parts.next().expect("a path"));
        let method: Method = method.parse().expect("a method");
        let mut call = call(method.clone(), path);
        if let Some(body) = parts.next() {
            call = call.json(serde_json::from_str(body).unwrap_or_else(|error| panic!("{request}: {error}")));
        }
        if method == Method::PUT {
            let read_at = if path == "/api/auth/profile" { "/api/auth/user" } else { path };
            let current = self.app.send(&self.who, get(read_at)).await.is(200);
            call = call.header("if-match", &format!("\"{}\"", current.body["version"]));
        }
        self.app.send(&self.who, call).await
    }
}

/// Collects the places where an answer differs from the expected one.
fn differences(expected: &Value, response: &Value, at: &str, found: &mut Vec<String>) {
    match (expected, response) {
        (Value::Object(members), Value::Object(_)) => {
            for (name, value) in members {
                differences(value, &response[name], &format!("{at} {name}"), found);
            }
        }
        (Value::Array(expected), Value::Array(response)) if expected.len() == response.len() => {
            for (index, (expected, response)) in expected.iter().zip(response).enumerate() {
                differences(expected, response, &format!("{at} {index}"), found);
            }
        }
        _ if expected == response => {}
        _ => found.push(format!("{at}: expected {expected}, found {response}")),
    }
}

fn a_year_ends_as_worked_out_by_hand(backend: Backend) {
    runs_through(backend, "year.scenario");
}

fn a_second_year_ends_as_worked_out_by_hand(backend: Backend) {
    runs_through(backend, "second_year.scenario");
}

fn runs_through(backend: Backend, file: &str) {
    let path = format!("{}/tests/api/{file}", env!("CARGO_MANIFEST_DIR"));
    let year = std::fs::read_to_string(path).expect("the year");
    run(async {
        let app = TestApp::new(backend).await;
        // Another user beside it has an empty year.
        app.register("bia@exemplo.com.br").await;
        let who = app.register("ana@exemplo.com.br").await;
        let mut course = Course { app, who, names: BTreeMap::new(), differences: Vec::new() };
        for line in year.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            course.line(line).await;
        }
        assert!(course.differences.is_empty(), "{}", course.differences.join("\n"));
    });
}

#[test]
fn a_figure_that_differs_is_noticed() {
    let differs = |expected: Value, response: Value| {
        let mut found = Vec::new();
        differences(&expected, &response, "here", &mut found);
        !found.is_empty()
    };
    use serde_json::json;
    assert!(differs(json!({ "a": [{ "b": 1 }] }), json!({ "a": [{ "b": 2 }] })));
    assert!(differs(json!({ "a": [] }), json!({ "a": [1] })));
    assert!(differs(json!({ "a": null }), json!({ "a": 0 })));
    assert!(!differs(json!({ "a": [{ "b": 1 }] }), json!({ "a": [{ "b": 1, "c": 2 }], "d": 3 })));
}
