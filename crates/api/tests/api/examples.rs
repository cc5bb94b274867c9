//! Examples of the API document: the requests of one scenario, and the responses of the server.
//! `crates/api/examples.json` stores them, and the document includes it. The test fails on other responses; with
//! `BOLEIA_WRITE_EXAMPLES` set (`make examples`) it writes the file.

use std::{collections::BTreeMap, fs};

use actix_web::http::Method;
use api::config::Config;
use chrono::{DateTime, Utc};
use serde_json::{Map, Value, json};
use testing::Backend;

use crate::{
    app::{Call, Caller, TestApp, TestResponse, call, get, run},
    openapi_contract,
};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");
/// Moment of the scenario: a Monday at 9:00 in São Paulo.
const NOW: &str = "2026-11-23T12:00:00Z";
/// Placeholder of each secret, which differs from run to run.
const SECRET: &str = "K7fX2mQe9Tz4Lw8RbV1nYc5HsUo3JdPa6GiEx0ZtNqM";
/// Placeholder of each id of a request.
const REQUEST_ID: &str = "7f0c1a52-3f0e-4b3a-9d55-1b6f0e4a55c2";

struct Line<'a> {
    /// Name and pointer of a stored part of the response.
    keeps: Option<(&'a str, &'a str)>,
    /// Status with which the request must be refused.
    refused: Option<u16>,
    who: &'a str,
    method: Method,
    path: &'a str,
    version: Option<&'a str>,
    headers: Vec<(&'a str, &'a str)>,
    body: Option<&'a str>,
}

impl<'a> Line<'a> {
    fn of(text: &'a str) -> Self {
        let (keeps, rest) = match text.split_once(" = ") {
            Some((name, rest)) if !name.contains(' ') => (Some(name.split_once(':').unwrap_or((name, "/id"))), rest),
            _ => (None, text),
        };
        let (first, after) = rest.split_once(' ').expect("a caller");
        let (refused, rest) = first.parse().map_or((None, rest), |status| (Some(status), after));
        let mut words = rest.splitn(4, ' ');
        let mut word = || words.next().unwrap_or_default();
        let (who, method, path) = (word(), word().parse().expect("a method"), word());
        let mut line = Self { keeps, refused, who, method, path, version: None, headers: Vec::new(), body: None };
        line.read(word());
        line
    }

    fn read(&mut self, rest: &'a str) {
        if let Some((header, rest)) = rest.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
            self.headers.push(header.split_once(": ").expect("a header"));
            self.read(rest);
        } else if let Some((version, rest)) = rest.strip_prefix('@').and_then(|rest| rest.split_once(' ')) {
            self.version = Some(version);
            self.read(rest);
        } else if !rest.is_empty() {
            self.body = Some(rest);
        }
    }
}

#[derive(Default)]
struct Recorded {
    request: Option<Value>,
    answers: BTreeMap<String, Value>,
}

struct Recorder {
    app: TestApp,
    callers: BTreeMap<String, Caller>,
    kept: BTreeMap<String, Value>,
    secrets: Vec<String>,
    recorded: BTreeMap<String, Recorded>,
}

impl Recorder {
    fn filled(&self, text: &str) -> String {
        let filled = self.kept.iter().fold(text.to_owned(), |text, (name, value)| {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            text.replace(&format!("{{{name}}}"), &value)
        });
        filled.replace("{long}", &"a".repeat(256 * 1024 + 1))
    }

    fn caller(&mut self, who: &str) -> Caller {
        match self.kept.get(who).and_then(Value::as_str) {
            Some(token) => Caller::with_token(token),
            None => self.callers.entry(who.to_owned()).or_default().clone(),
        }
    }

    async fn line(&mut self, text: &str) {
        let filled = self.filled(text);
        let line = Line::of(&filled);
        let who = self.caller(line.who);
        let mut call = call(line.method.clone(), line.path);
        if let Some(body) = line.body {
            call = call.raw("application/json", body.as_bytes().to_vec());
        }
        call = line.headers.iter().fold(call, |call, (name, value)| call.header(name, value));
        let call = self.versioned(&who, call, line.version).await;
        let response = self.app.send(&who, call).await;
        let as_told = line.refused.map_or(response.status < 300, |status| status == response.status);
        assert!(as_told, "{text}\n{} {}", response.status, response.text);
        if let Some(token) = response.body["token"].as_str() {
            self.secrets.push(token.trim_start_matches("boleia_").to_owned());
        }
        if let Some((name, pointer)) = line.keeps {
            let kept =
                response.body.pointer(pointer).unwrap_or_else(|| panic!("{text}\nnothing there: {}", response.text));
            self.kept.insert(name.to_owned(), kept.clone());
        }
        self.record(&line, &response);
    }

    /// Adds the version that a change replaces: the given one, or the current one.
    async fn versioned(&self, who: &Caller, call: Call, version: Option<&str>) -> Call {
        let takes =
            openapi_contract::find(&call.method, &call.path).is_some_and(|one| one.parameter("If-Match").is_some());
        let version = match version {
            Some("none") => return call,
            Some(version) => version.to_owned(),
            None if call.method == Method::PUT && takes => {
                let read_at = if call.path == "/api/auth/profile" { "/api/auth/user" } else { call.path.as_str() };
                self.app.send(who, get(read_at)).await.is(200).body["version"].to_string()
            }
            None => return call,
        };
        call.header("if-match", &format!("\"{version}\""))
    }

    /// Records the first response of each status, its request body, and the first problem of each type.
    fn record(&mut self, line: &Line<'_>, response: &TestResponse) {
        let operation =
            openapi_contract::find(&line.method, line.path).unwrap_or_else(|| panic!("no operation: {}", line.path));
        let kind = response.header("content-type").split(';').next().unwrap_or_default();
        let refusal = response.body["type"].as_str().filter(|_| response.status >= 400);
        let status = match (refusal, kind) {
            (Some(code), _) => {
                let status = format!("{} {code}", response.status);
                (!self.recorded.values().any(|one| one.answers.contains_key(&status))).then_some(status)
            }
            (None, "application/json") => Some(response.status.to_string()),
            (None, "text/csv") => Some(format!("{} {kind}", response.status)),
            _ => None,
        };
        // Raw bytes: an example shows the no-break space between "R$" and its number.
        let reported = String::from_utf8_lossy(&response.bytes);
        let body = status.as_ref().map(|_| if kind == "text/csv" { json!(reported) } else { self.hidden(&reported) });
        let sent = line.body.filter(|_| response.status < 300).map(|body| self.hidden(body));
        let recorded = self.recorded.entry(operation.name.clone()).or_default();
        recorded.request = recorded.request.take().or(sent);
        if let (Some(status), Some(body)) = (status, body) {
            recorded.answers.entry(status).or_insert(body);
        }
    }

    /// Returns a body with fixed words for what differs from run to run.
    fn hidden(&self, body: &str) -> Value {
        let text = self.secrets.iter().fold(body.to_owned(), |text, secret| text.replace(secret, SECRET));
        let mut body: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let kind = body["type"].as_str().unwrap_or_default().to_owned();
        if let Some(id) = body.get_mut("requestId") {
            *id = json!(REQUEST_ID);
        }
        // The wait depends on the pace of the requests.
        if let ("rate_limited", Some(detail)) = (kind.as_str(), body["detail"].as_str()) {
            let words = detail.split(' ').map(|word| if word.parse::<u64>().is_ok() { "30" } else { word });
            let said = words.collect::<Vec<_>>().join(" ");
            body["detail"] = json!(said);
        }
        body
    }

    fn into_examples(self) -> Value {
        let one = |Recorded { request, answers }: Recorded| {
            let request = request.map(|request| ("request".to_owned(), request));
            let answers = ("answers".to_owned(), Value::Object(answers.into_iter().collect()));
            Value::Object(request.into_iter().chain([answers]).collect::<Map<_, _>>())
        };
        Value::Object(self.recorded.into_iter().map(|(name, recorded)| (name, one(recorded))).collect())
    }
}

/// The limit of the open calculator is low, so that the scenario meets it.
const LIMITS: [&str; 6] =
    ["--login-limit-per-minute", "1000", "--register-limit-per-hour", "1000", "--calculator-limit-per-minute", "4"];

async fn recorded() -> Value {
    let now: DateTime<Utc> = NOW.parse().expect("a moment");
    api::freeze_clock(now.into());
    let scenario = fs::read_to_string(format!("{FOLDER}/tests/api/examples.scenario")).expect("the scenario");
    let app = TestApp::with(Backend::Sqlite, &LIMITS).await;
    let mut recorder = Recorder {
        app,
        callers: BTreeMap::new(),
        kept: BTreeMap::new(),
        secrets: Vec::new(),
        recorded: BTreeMap::new(),
    };
    for line in scenario.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        recorder.line(line).await;
    }
    // One that other machines reach, and that has no account yet.
    let published =
        |config: &mut Config| config.public_origin = Some("https://boleia.example.com".parse().expect("an origin"));
    recorder.app = TestApp::configured(Backend::Sqlite, published).await;
    let first = "403 nobody POST /api/auth/register [origin: https://boleia.example.com] {\"name\":\"Eva\",\
                 \"email\":\"eva@example.com\",\"password\":\"cuia-trevo-sinal\",\"passwordConfirmation\":\"cuia-trevo-sinal\"}";
    recorder.line(first).await;
    recorder.into_examples()
}

#[test]
fn the_examples_are_what_the_server_answers() {
    run(async {
        let recorded = recorded().await;
        let file = format!("{FOLDER}/examples.json");
        if std::env::var_os("BOLEIA_WRITE_EXAMPLES").is_some() {
            return fs::write(file, format!("{recorded:#}\n")).expect("the examples are written");
        }
        let kept: Value = serde_json::from_str(&fs::read_to_string(file).expect("the examples")).expect("json");
        let (recorded, kept) = (recorded.as_object().expect("operations"), kept.as_object().expect("operations"));
        for (name, answered) in recorded {
            assert_eq!(kept.get(name), Some(answered), "{name}: run `make examples openapi` when the change is meant");
        }
        assert!(kept.keys().all(|name| recorded.contains_key(name)), "the file has an operation that is not called");
    });
}
