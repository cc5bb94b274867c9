//! The walk over every operation of the document: as nobody, as another owner, as a master without records, as a
//! non-master, and by a read-only token. An operation that is missing here fails the walk, and a refused request must
//! leave the database as it was, to the byte.

use std::{
    collections::BTreeSet,
    io::{Cursor, Read},
};

use actix_web::http::Method;
use persistence::{
    on_both_databases,
    testing::{Backend, Template, dump},
};
use serde_json::{Value, json};

use crate::app::{
    Answer, Call, Caller, PASSWORD, TestApp, advance, call, driver, expense, fill_up, freight, maintenance, plan, post,
    put, registration, run, settlement, simulation, trailer, truck, with,
};

/// Callers that an operation serves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Access {
    /// Anyone, signed in or not.
    Open,
    /// Any signed-in user, about themselves or about public facts.
    Own,
    /// Any user signed in by a session, about themselves.
    Session,
    /// Any signed-in user: the list of their records.
    List,
    /// Any signed-in user: figures over their records, empty without records.
    Figures,
    /// Any signed-in user; the body names a record of the first owner.
    Naming,
    /// The owner of the record in the path.
    Record,
    /// The owner of the record in the path, in a session.
    SessionRecord,
    /// Masters in a session.
    Master,
}

use Access::{Figures, List, Master, Naming, Open, Own, Record, Session, SessionRecord};

/// Returns every operation, the callers it serves, and a body that it would take from its owner.
pub fn operations() -> Vec<(&'static str, &'static str, Access, Option<Value>)> {
    let profile = json!({ "name": "Outro", "timeZone": "America/Manaus" });
    let password = json!({ "currentPassword": PASSWORD, "password": "trevo-sinal-cuia", "passwordConfirmation": "trevo-sinal-cuia" });
    let reset = json!({ "token": "x", "password": "trevo-sinal-cuia", "passwordConfirmation": "trevo-sinal-cuia" });
    let token = json!({ "name": "outro", "scope": "read", "password": PASSWORD });
    let login = json!({ "email": "nobody@example.com", "password": PASSWORD });
    let closed = registration("third@example.com");
    let minimum = json!({ "cargoType": "general", "axles": 6, "distanceKm": 1_000 });
    vec![
        ("GET", "/healthz", Open, None),
        ("GET", "/readyz", Open, None),
        ("GET", "/api/auth/registration", Open, None),
        ("POST", "/api/auth/register", Open, Some(closed)),
        ("POST", "/api/auth/login", Open, Some(login)),
        ("POST", "/api/auth/logout", Open, None),
        ("POST", "/api/auth/password/reset", Open, Some(reset)),
        ("GET", "/api/auth/user", Own, None),
        ("PUT", "/api/auth/profile", Own, Some(profile)),
        ("GET", "/api/auth/tokens", Session, None),
        ("POST", "/api/auth/tokens", Session, Some(token)),
        ("GET", "/api/auth/tokens/1", SessionRecord, None),
        ("DELETE", "/api/auth/tokens/1", SessionRecord, None),
        // It ends what the ones above need: tokens, and the password that makes them.
        ("PUT", "/api/auth/password", Session, Some(password)),
        ("GET", "/api/vehicles", List, None),
        ("POST", "/api/vehicles", Own, Some(truck("XYZ1A23"))),
        ("GET", "/api/vehicles/1", Record, None),
        ("PUT", "/api/vehicles/1", Record, Some(truck("ABC1D23"))),
        ("DELETE", "/api/vehicles/1", Record, None),
        ("GET", "/api/vehicles/1/summary", Record, None),
        ("GET", "/api/vehicles/licensing-suggestion?uf=SP&type=truck&plate=ABC1D23", Own, None),
        ("GET", "/api/fuel", List, None),
        ("POST", "/api/fuel", Naming, Some(with(fill_up(1), &json!({ "filledOn": "2026-01-12" })))),
        ("POST", "/api/fuel/preview", Own, Some(fill_up(1))),
        ("GET", "/api/fuel/defaults?vehicleId=1", Record, None),
        ("GET", "/api/fuel/stations", List, None),
        ("GET", "/api/fuel/consumption", Figures, None),
        ("GET", "/api/fuel/1", Record, None),
        ("PUT", "/api/fuel/1", Record, Some(fill_up(1))),
        ("DELETE", "/api/fuel/1", Record, None),
        ("GET", "/api/clients", List, None),
        ("POST", "/api/clients", Own, Some(json!({ "name": "Cargill" }))),
        ("GET", "/api/clients/1", Record, None),
        ("PUT", "/api/clients/1", Record, Some(json!({ "name": "Bunge" }))),
        ("DELETE", "/api/clients/1", Record, None),
        ("GET", "/api/clients/1/summary", Record, None),
        ("GET", "/api/freights", List, None),
        ("POST", "/api/freights", Naming, Some(freight(1, &[2]))),
        ("GET", "/api/freights/1", Record, None),
        ("PUT", "/api/freights/1", Record, Some(freight(1, &[2]))),
        ("DELETE", "/api/freights/1", Record, None),
        ("POST", "/api/freights/1/status", Record, Some(json!({ "status": "loading" }))),
        ("POST", "/api/freights/1/arrival", Record, Some(json!({ "note": "fila na portaria" }))),
        ("POST", "/api/freights/1/arrival/undo", Record, Some(json!({}))),
        ("GET", "/api/freights/1/events", Record, None),
        ("POST", "/api/freights/1/cancel", Record, Some(json!({ "reason": "chuva" }))),
        ("POST", "/api/freights/1/reopen", Record, Some(json!({}))),
        ("GET", "/api/freights/1/result", Record, None),
        ("GET", "/api/freights/1/waiting-time", Record, None),
        ("GET", "/api/freight-simulations", List, None),
        ("POST", "/api/freight-simulations", Naming, Some(simulation(Some(1), &[2]))),
        ("POST", "/api/freight-simulations/calculate", Naming, Some(simulation(Some(1), &[2]))),
        ("GET", "/api/freight-simulations/compare?ids=2,1", Record, None),
        ("GET", "/api/freight-simulations/defaults?truckId=1&trailerIds=2", Record, None),
        ("GET", "/api/freight-simulations/1", Record, None),
        ("PUT", "/api/freight-simulations/1", Record, Some(simulation(Some(1), &[2]))),
        ("DELETE", "/api/freight-simulations/1", Record, None),
        ("POST", "/api/freight-simulations/1/copy", Record, Some(json!({}))),
        ("POST", "/api/freight-simulations/1/archive", Record, Some(json!({ "archived": true }))),
        ("POST", "/api/freight-simulations/1/convert", Record, Some(json!({}))),
        ("GET", "/api/finances", List, None),
        ("POST", "/api/finances", Naming, Some(expense(Some(1)))),
        ("GET", "/api/finances/summary", Figures, None),
        ("GET", "/api/finances/cash-flow", Figures, None),
        ("POST", "/api/finances/cash-count", Own, Some(json!({ "countedCents": 5 }))),
        ("GET", "/api/finances/statement?from=2026-01&to=2026-01", Figures, None),
        ("GET", "/api/finances/tax-year/2026", Figures, None),
        ("GET", "/api/finances/1", Record, None),
        ("PUT", "/api/finances/3", Record, Some(expense(None))),
        ("DELETE", "/api/finances/3", Record, None),
        ("GET", "/api/finances/1/expected-deductions", Record, None),
        ("POST", "/api/finances/1/pay/preview", Record, Some(json!({}))),
        ("POST", "/api/finances/1/pay", Record, Some(json!({}))),
        ("POST", "/api/finances/1/unpay", Record, Some(json!({}))),
        ("GET", "/api/maintenance", List, None),
        ("POST", "/api/maintenance", Naming, Some(maintenance(1))),
        ("GET", "/api/maintenance/1", Record, None),
        ("PUT", "/api/maintenance/1", Record, Some(maintenance(1))),
        ("DELETE", "/api/maintenance/1", Record, None),
        ("POST", "/api/maintenance/preview", Own, Some(json!({ "items": [] }))),
        ("GET", "/api/maintenance/plans", List, None),
        ("POST", "/api/maintenance/plans", Naming, Some(plan(1))),
        ("GET", "/api/maintenance/plans/1", Record, None),
        ("PUT", "/api/maintenance/plans/1", Record, Some(plan(1))),
        ("DELETE", "/api/maintenance/plans/1", Record, None),
        ("GET", "/api/maintenance/plans/starter?vehicleId=1", Record, None),
        ("POST", "/api/maintenance/plans/starter", Naming, Some(json!({ "vehicleId": 1, "codes": ["engine_oil"] }))),
        ("GET", "/api/maintenance/due", List, None),
        ("GET", "/api/dashboard", Figures, None),
        ("GET", "/api/reminders", Figures, None),
        ("GET", "/api/drivers", List, None),
        ("POST", "/api/drivers", Own, Some(driver("Caio"))),
        ("GET", "/api/drivers/1", Record, None),
        ("PUT", "/api/drivers/1", Record, Some(driver("Zé"))),
        ("DELETE", "/api/drivers/2", Record, None),
        ("GET", "/api/driver-advances", List, None),
        ("GET", "/api/drivers/1/advances", Record, None),
        ("POST", "/api/drivers/1/advances", Record, Some(advance())),
        ("GET", "/api/drivers/1/advances/1", Record, None),
        ("PUT", "/api/drivers/1/advances/1", Record, Some(advance())),
        ("DELETE", "/api/drivers/1/advances/1", Record, None),
        ("GET", "/api/driver-payments", List, None),
        ("GET", "/api/driver-payments/open?driverId=1", Record, None),
        ("POST", "/api/driver-payments/preview", Naming, Some(settlement(1))),
        ("POST", "/api/driver-payments", Naming, Some(settlement(1))),
        ("GET", "/api/driver-payments/1", Record, None),
        ("PUT", "/api/driver-payments/1", Record, Some(settlement(1))),
        ("DELETE", "/api/driver-payments/1", Record, None),
        ("POST", "/api/driver-payments/1/pay", Record, Some(json!({}))),
        ("POST", "/api/driver-payments/1/undo", Record, Some(json!({}))),
        ("GET", "/api/driver-payments/1/settlement.pdf", Record, None),
        ("GET", "/api/driver-payments/1/owner-result.pdf", Record, None),
        ("GET", "/api/driver-payments/2/receipt.pdf", Record, None),
        ("GET", "/api/freights/1/result.pdf", Record, None),
        ("GET", "/api/freights/2/waiting-time.pdf", Record, None),
        ("GET", "/api/freight-simulations/1/simulation.pdf", Record, None),
        ("GET", "/api/finances/3/receipt.pdf", Record, None),
        ("GET", "/api/finances/statement.pdf?from=2026-01&to=2026-01", Figures, None),
        ("GET", "/api/finances/tax-year/2026/report.pdf", Figures, None),
        ("GET", "/api/finances/tax-year/2026/report.xlsx", Figures, None),
        ("GET", "/api/papers/samples", Own, None),
        ("GET", "/api/papers/samples/receipt.pdf", Own, None),
        ("GET", "/api/cities?q=camp", Own, None),
        ("GET", "/api/distance?from=3509502&to=5107602", Own, None),
        ("GET", "/api/admin/users", Master, None),
        ("GET", "/api/admin/users/2", Master, None),
        ("PUT", "/api/admin/users/2", Master, Some(json!({ "isMaster": true, "blocked": false }))),
        ("POST", "/api/admin/users/2/end-sessions", Master, Some(json!({}))),
        ("POST", "/api/admin/users/2/password-link", Master, Some(json!({}))),
        ("GET", "/api/admin/settings", Master, None),
        ("PUT", "/api/admin/settings", Master, Some(json!({ "registrationOpen": false }))),
        ("GET", "/api/admin/audit", Master, None),
        ("GET", "/api/minimum-freight/rates", Open, None),
        ("POST", "/api/minimum-freight/calculate", Open, Some(minimum)),
        ("GET", "/api/admin/rates", Master, None),
        ("GET", "/api/admin/rates/csv?kind=waiting_time&validFrom=2025-04-01", Master, None),
        ("POST", "/api/admin/rates/preview", Master, Some(waiting_time("2.50"))),
        ("POST", "/api/admin/rates", Master, Some(waiting_time("2.50"))),
        ("GET", "/api/admin/rates/1", Master, None),
        ("DELETE", "/api/admin/rates/1", Master, None),
    ]
}

/// Returns a rate of waiting time that affects no test: it begins far ahead.
fn waiting_time(rate: &str) -> Value {
    let csv = format!("valid_from,title,rate\n2099-04-01,Ato,{rate}\n");
    json!({ "kind": "waiting_time", "csv": csv, "source": "DOU" })
}

fn request(method: &str, path: &str, body: Option<Value>) -> Call {
    match (method, body) {
        ("POST", body) => post(path, body.unwrap_or_else(|| json!({}))),
        ("PUT", Some(body)) => put(path, 1, body),
        (method, _) => call(Method::from_bytes(method.as_bytes()).expect("a method"), path),
    }
}

/// House of the walk: a master without records, an owner with one of each, another owner, and tokens of the owner.
pub struct House {
    pub app: TestApp,
    pub master: Caller,
    pub owner: Caller,
    pub other: Caller,
    reading: Caller,
}

/// Finished house, to be copied as often as needed.
pub struct Blueprint {
    template: Template,
    callers: [Caller; 4],
}

impl Blueprint {
    /// Returns a copy of the house in its finished state.
    pub async fn house(&self) -> House {
        let [master, owner, other, reading] = self.callers.each_ref().map(Caller::elsewhere);
        House { app: TestApp::over(self.template.copy(), &[]).await, master, owner, other, reading }
    }
}

impl House {
    pub async fn new(backend: Backend) -> Self {
        let house = Self::empty(backend).await;
        house.furnish().await;
        house
    }

    /// Builds a house with the same users and the masters' records, but without records of owners.
    pub async fn empty(backend: Backend) -> Self {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let owner = app.register("owner@example.com").await;
        let other = app.register("other@example.com").await;
        let reading = app.token(&owner, "read").await;
        app.ask(&master, post("/api/admin/rates", waiting_time("2.41"))).await.is(201);
        app.ask(&master, put("/api/admin/settings", 1, json!({ "registrationOpen": false }))).await.is(200);
        Self { app, master, owner, other, reading }
    }

    /// Finishes the house; from then on only copies of it are used.
    pub fn into_blueprint(self) -> Blueprint {
        Blueprint { template: self.app.into_template(), callers: [self.master, self.owner, self.other, self.reading] }
    }

    /// Gives the owner one of each.
    async fn furnish(&self) {
        let Self { app, owner, .. } = self;
        app.ask(owner, post("/api/vehicles", truck("ABC1D23"))).await.is(201);
        app.ask(owner, post("/api/vehicles", with(trailer("ABC1D24"), &json!({ "capacityKg": 30_000 })))).await.is(201);
        app.ask(owner, post("/api/clients", json!({ "name": "Amaggi" }))).await.is(201);
        app.ask(owner, post("/api/freights", freight(1, &[2]))).await.is(201);
        app.ask(owner, post("/api/finances", expense(Some(1)))).await.is(201);
        app.ask(owner, post("/api/maintenance/plans", plan(1))).await.is(201);
        app.ask(owner, post("/api/maintenance/plans", plan(2))).await.is(201);
        app.ask(owner, post("/api/maintenance", with(maintenance(1), &json!({ "planIds": [1], "daysStopped": 1 }))))
            .await
            .is(201);
        app.ask(owner, post("/api/fuel", with(fill_up(1), &json!({ "freightId": 1 })))).await.is(201);
        for name in ["Zé", "Nando"] {
            app.ask(owner, post("/api/drivers", driver(name))).await.is(201);
        }
        app.ask(owner, post("/api/drivers/1/advances", advance())).await.is(201);
        app.ask(owner, post("/api/driver-payments", settlement(1))).await.is(201);
        for trailers in [&[2_i64][..], &[]] {
            app.ask(owner, post("/api/freight-simulations", simulation(Some(1), trailers))).await.is(201);
        }
        let february = json!({ "periodFrom": "2026-02-01", "periodTo": "2026-02-28" });
        app.ask(owner, post("/api/driver-payments", with(settlement(1), &february))).await.is(201);
        app.ask(owner, post("/api/driver-payments/2/pay", json!({}))).await.is(200);
        app.ask(owner, post("/api/freights", freight(1, &[2]))).await.is(201);
        for (status, hour) in [("loading", 8), ("in_transit", 17), ("unloading", 18), ("completed", 19)] {
            let moved = json!({ "status": status, "occurredAt": format!("2026-01-15T{hour:02}:00:00Z") });
            app.ask(owner, post("/api/freights/2/status", moved)).await.is(200);
        }
    }

    /// Sends a request, and checks that a refusal changed nothing.
    async fn asked(&self, caller: &Caller, name: &str, call: Call) -> Answer {
        // That somebody failed to sign in is noted.
        let dump = |store| {
            let mut rows = dump(store);
            rows.retain(|row| !(row.starts_with("audit_entries: ") && row.contains("sign_in_failed")));
            rows
        };
        let before = dump(&self.app.store);
        let answer = self.app.ask(caller, call).await;
        if answer.status >= 400 {
            assert_eq!(dump(&self.app.store), before, "{name} was refused and changed something");
            assert_eq!(answer.header("content-type"), "application/problem+json", "{name}: {}", answer.text);
        }
        answer
    }
}

#[test]
fn every_operation_is_walked() {
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
        // The kind of a sample stands in the place of an id.
        let path = path.replace("/samples/receipt.pdf", "/samples/1");
        let parts = path.split('/').map(|part| if part.parse::<i64>().is_ok() { "{id}" } else { part });
        parts.collect::<Vec<_>>().join("/")
    };
    let walked: BTreeSet<String> =
        operations().into_iter().map(|(method, path, ..)| format!("{method} {}", generic(path))).collect();
    assert_eq!(documented, walked);
}

fn nobody_is_served_only_what_is_open(backend: Backend) {
    run(async {
        let house = House::new(backend).await;
        for (method, path, access, body) in operations() {
            let name = format!("{method} {path}");
            let answer = house.asked(&Caller::default(), &name, request(method, path, body)).await;
            match (access, path) {
                (Open, "/api/auth/register") => drop(answer.refuses(403, "registration_closed")),
                (Open, "/api/auth/login") => drop(answer.refuses(401, "invalid_credentials")),
                (Open, "/api/auth/password/reset") => drop(answer.refuses(422, "validation")),
                (Open, _) => assert!(answer.status < 400, "{name}: {}", answer.text),
                _ => drop(answer.refuses(401, "unauthenticated")),
            }
        }
    });
}

/// Members that always differ between two houses: moments, request ids, and secrets that are shown once.
const OF_THE_MOMENT: [&str; 7] = ["createdAt", "updatedAt", "importedAt", "expiresAt", "at", "requestId", "token"];

/// Members about other users in a master's answers: counts of their records, and the path of their password link.
const OF_OTHERS: [&str; 3] = ["vehicleCount", "freightCount", "path"];

/// Members that may differ in the answers to two strangers who ask the same.
fn hidden(method: &str, access: Access) -> Vec<&'static str> {
    match access {
        // Records that they enter themselves have different ids in each house.
        Own if method == "POST" => [&OF_THE_MOMENT[..], &["id"]].concat(),
        Master => [&OF_THE_MOMENT[..], &OF_OTHERS].concat(),
        _ => OF_THE_MOMENT.to_vec(),
    }
}

/// Returns the status, headers and body of an answer, without the members that always differ.
pub fn whole(answer: &Answer, hidden: &[&str]) -> String {
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
    // An `ETag` is made of the body, which may have hidden members.
    let mut own = vec!["x-request-id", "set-cookie", "date", "etag"];
    own.extend(hidden.contains(&"id").then_some("location"));
    let mut headers: Vec<_> = answer.headers.iter().filter(|(name, _)| !own.contains(&name.as_str())).collect();
    headers.sort_by_key(|(name, _)| name.as_str().to_owned());
    let mut body = answer.body.clone();
    hide(&mut body, hidden);
    // A body that is not JSON is compared as it came.
    let body = match &body {
        Value::Null if answer.bytes.starts_with(b"PK") => unpacked(&answer.bytes),
        Value::Null => answer.bytes.escape_ascii().to_string(),
        body => body.to_string(),
    };
    format!("{} {headers:?} {body}", answer.status)
}

/// Operations of a stranger in both houses, reads first: records entered later have different ids in each house.
fn strange_operations() -> Vec<(&'static str, &'static str, Access, Option<Value>)> {
    let mut all = operations();
    all.sort_by_key(|(method, path, access, _)| match (*method, *access) {
        ("GET", _) | (_, Record | SessionRecord | Naming) => 0,
        // It names a vehicle by an id that none of theirs has yet.
        _ if *path == "/api/fuel/preview" => 0,
        _ if *path == "/api/auth/logout" => 2,
        _ => 1,
    });
    all
}

/// Returns the parts of a workbook, except the one that holds its time of creation.
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

/// Any request of another owner gets the same answer in a full house as in an empty one.
fn another_owner_finds_nothing(backend: Backend) {
    run(async {
        let (house, empty) = (House::new(backend).await, House::empty(backend).await);
        let mut differing = Vec::new();
        // A master is another owner too: the right of a master opens no books.
        for (who, here, there) in [("other", &house.other, &empty.other), ("master", &house.master, &empty.master)] {
            for (method, path, access, body) in strange_operations() {
                let name = format!("{who}: {method} {path}");
                let ask = || request(method, path, body.clone());
                let (here_told, there_told) =
                    (house.asked(here, &name, ask()).await, empty.asked(there, &name, ask()).await);
                let said = [&here_told, &there_told].map(|told| whole(told, &hidden(method, access)));
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
                        house.asked(here, &name, request(method, &theirs, body)).await.refuses(404, "not_found");
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
        let house = House::new(backend).await;
        for (method, path, access, body) in operations() {
            let name = format!("{method} {path}");
            match (access, method) {
                (Open, _) => {}
                (Session | SessionRecord | Master, _) => {
                    house.asked(&house.reading, &name, request(method, path, body)).await.refuses(403, "forbidden");
                }
                (_, "GET") => drop(house.asked(&house.reading, &name, request(method, path, body)).await.is(200)),
                _ => drop(
                    house.asked(&house.reading, &name, request(method, path, body)).await.refuses(403, "forbidden"),
                ),
            }
        }
    });
}

fn the_owner_and_the_master_are_served(backend: Backend) {
    run(async {
        let plan = House::new(backend).await.into_blueprint();
        let shared = plan.house().await;
        for (method, path, access, body) in operations() {
            if access == Open {
                continue;
            }
            // Each write gets a house of its own: some writes end what the next would need.
            let own = if method == "GET" { None } else { Some(plan.house().await) };
            let house = own.as_ref().unwrap_or(&shared);
            let caller = if access == Master { &house.master } else { &house.owner };
            let version = if path == "/api/admin/settings" { 2 } else { 1 };
            let call = match (method, body) {
                ("PUT", Some(body)) => put(path, version, body),
                (method, body) => request(method, path, body),
            };
            let answer = house.asked(caller, path, call).await;
            let stands = matches!(
                (method, path),
                ("DELETE", "/api/vehicles/1" | "/api/freights/1")
                    | (
                        "POST",
                        "/api/freights/1/reopen" | "/api/freights/1/arrival/undo" | "/api/driver-payments/1/undo"
                    )
            );
            assert!(
                if stands { answer.status == 409 } else { answer.status < 300 },
                "{method} {path}: {}",
                answer.text
            );
        }
    });
}

on_both_databases!(
    nobody_is_served_only_what_is_open,
    another_owner_finds_nothing,
    a_reading_token_reads_what_is_its_owner_s,
    the_owner_and_the_master_are_served,
);
