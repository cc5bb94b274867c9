//! No read of one owner grows with the records of others. Every query behind every list and summary uses an index that
//! begins with the owner, or a row's own id. SQLite's plan of each executed query shows this.

use std::{
    collections::BTreeSet,
    sync::{LazyLock, Mutex},
};

use diesel::{
    RunQueryDsl,
    connection::{InstrumentationEvent, set_default_instrumentation},
    sql_query,
    sql_types::Text,
};
use serde_json::json;
use testing::Backend;

use crate::{
    app::{get, maintenance, plan, post, run, simulation, with},
    operations::{
        Access::{self, Figures, List, Record},
        operations,
    },
    tenants::Tenants,
};

/// Statements that were run, with the values bound to them.
pub static EXECUTED: LazyLock<Mutex<Vec<String>>> = LazyLock::new(Mutex::default);
/// Prepared statements of a connection.
pub static CACHED: LazyLock<Mutex<BTreeSet<String>>> = LazyLock::new(Mutex::default);
/// Lock of the recording: one test at a time, where all tests run in one process.
pub static RECORDING_LOCK: Mutex<()> = Mutex::new(());

#[derive(diesel::QueryableByName)]
struct Step {
    #[diesel(sql_type = Text)]
    detail: String,
}

/// Records every statement from here on.
pub fn listen() {
    set_default_instrumentation(|| {
        Some(Box::new(|event: InstrumentationEvent<'_>| match event {
            InstrumentationEvent::StartQuery { query, .. } => {
                EXECUTED.lock().expect("the list").push(query.to_string());
            }
            InstrumentationEvent::CacheQuery { sql, .. } => {
                CACHED.lock().expect("the texts").insert(sql.trim().to_owned());
            }
            _ => {}
        }))
    })
    .expect("an instrument");
}

/// Query strings of a list beside its plain form: its filters and orders.
const QUESTIONS: &[(&str, &[&str])] = &[
    ("/api/vehicles", &["q=abc", "type=truck", "status=active", "sort=odometerKm"]),
    ("/api/clients", &["q=abc"]),
    (
        "/api/fuel",
        &[
            "q=abc",
            "vehicleId=1",
            "freightId=1",
            "fuel=diesel_s10",
            "station=posto",
            "from=2026-01-01&to=2026-12-31",
            "sort=filledOn",
            "sort=-totalCents",
        ],
    ),
    ("/api/fuel/stations", &["q=abc"]),
    ("/api/fuel/consumption", &["vehicleId=1", "from=2026-01-01&to=2026-12-31"]),
    (
        "/api/freights",
        &[
            "q=abc",
            "vehicleId=1",
            "clientId=1",
            "driverId=1",
            "open=true",
            "open=false",
            "status=loading",
            "from=2026-01-01&to=2026-12-31",
            "payment=pending",
            "payment=paid",
            "overdue=true",
            "sort=number",
            "sort=-grossCents",
        ],
    ),
    (
        "/api/freights/summary",
        &[
            "q=abc",
            "vehicleId=1",
            "clientId=1",
            "driverId=1",
            "open=true",
            "status=loading",
            "payment=pending",
            "payment=paid",
            "overdue=true",
            "from=2026-01-01&to=2026-12-31",
        ],
    ),
    (
        "/api/freight-simulations",
        &[
            "q=abc",
            "truckId=1",
            "clientId=1",
            "archived=true",
            "converted=true",
            "converted=false",
            "from=2026-01-01&to=2026-12-31",
            "sort=-scheduledFor",
            "sort=-netCents",
            "sort=number",
        ],
    ),
    ("/api/board", &["from=2026-01-05&days=31"]),
    (
        "/api/freight-simulations/defaults",
        &["", "truckId=1&trailerIds=2&driverId=1&clientId=1&originCityCode=3509502", "date=2026-01-12&truckId=1"],
    ),
    (
        "/api/finances",
        &[
            "q=abc",
            "vehicleId=1",
            "freightId=1",
            "driverId=1",
            "seriesId=1",
            "overdue=true",
            "status=paid",
            "status=pending",
            "personal=true",
            "kind=income",
            "category=frete",
            "from=2026-01-01&to=2026-12-31",
            "sort=dueOn",
            "sort=-amountCents",
        ],
    ),
    (
        "/api/finances/summary",
        &[
            "q=abc",
            "vehicleId=1",
            "freightId=1",
            "driverId=1",
            "seriesId=1",
            "overdue=true",
            "from=2026-01-01&to=2026-12-31",
        ],
    ),
    (
        "/api/maintenance",
        &[
            "q=abc",
            "vehicleId=1",
            "freightId=1",
            "category=engine",
            "kind=preventive",
            "warranty=true",
            "from=2026-01-01&to=2026-12-31",
            "sort=doneOn",
            "sort=-totalCents",
        ],
    ),
    ("/api/maintenance/plans", &["q=abc", "vehicleId=1", "active=true", "sort=-name", "sort=createdAt"]),
    ("/api/maintenance/due", &["vehicleId=1", "vehicleId=2", "state=expired"]),
    ("/api/maintenance/plans/starter", &["vehicleId=2"]),
    ("/api/finances/statement", &["basis=cash", "from=2025-01&to=2026-12", "depreciation=true"]),
    ("/api/drivers", &["q=abc", "active=true", "sort=createdAt"]),
    ("/api/driver-advances", &["driverId=1", "freightId=1", "open=true", "open=false", "sort=amountCents"]),
    ("/api/drivers/1/advances", &["open=true"]),
    (
        "/api/driver-payments",
        &["q=abc", "driverId=1", "status=paid", "status=pending", "from=2026-01-01&to=2026-12-31", "sort=number"],
    ),
    ("/api/driver-payments/open", &["driverId=1&from=2026-01-01&to=2026-12-31", "driverId=1&id=1"]),
];

/// Tables without an owner, or queried before the owner is known.
const COMMON: [&str; 7] =
    ["users", "sessions", "api_tokens", "settings", "audit_entries", "password_links", "rate_imports"];

/// True when a step of a plan reaches a table by its owner or by the id of one row.
fn is_bounded(detail: &str) -> bool {
    let mut words = detail.split(' ');
    match (words.next(), words.next()) {
        (Some("SCAN"), Some(table)) => {
            let derived = table.starts_with('(') || table.starts_with("SUBQUERY") || table.starts_with("CONSTANT");
            // Values in a bound list of ids belong to no table.
            derived || table == "json_each" || COMMON.contains(&table)
        }
        (Some("SEARCH"), Some(table)) => {
            let by_owner = detail.contains("(owner_id=?") && !detail.contains("AUTOMATIC");
            by_owner || detail.contains("(rowid=?)") || COMMON.contains(&table)
        }
        _ => true,
    }
}

/// Sends a request, and returns each query with the steps of its plan.
async fn plans(tenants: &Tenants, path: &str) -> Vec<(String, Vec<String>)> {
    EXECUTED.lock().expect("the list").clear();
    tenants.app.send(&tenants.owner, get(path)).await.is(200);
    let requested: Vec<String> = EXECUTED.lock().expect("the list").drain(..).collect();
    let queries = requested.iter().filter(|query| query.trim_start().to_uppercase().starts_with("SELECT"));
    let planned = queries.map(|query| {
        let sql = query.split(" -- binds").next().unwrap_or_default();
        let explained = format!("EXPLAIN QUERY PLAN {sql}");
        let steps: Vec<Step> = tenants.app.store.read(|db| Ok(sql_query(&explained).load(db)?)).expect("a plan");
        (sql.to_owned(), steps.into_iter().map(|step| step.detail).collect())
    });
    planned.collect()
}

/// Without ANALYZE, SQLite has no statistics, so an index over all years may look cheap to it.
#[test]
fn each_read_of_the_books_takes_the_index_made_for_it() {
    let _lock = RECORDING_LOCK.lock();
    listen();
    run(async {
        let tenants = Tenants::new(Backend::Sqlite).await;
        let sums = "GROUP BY 1, 2, 3, 4, 5";
        let days = "from=2020-01-01&to=2026-12-31";
        // The path, words of the query, and of a step of its plan.
        for (path, words, index) in [
            ("/api/finances/summary", sums, "transactions_by_due_month (owner_id=?)"),
            ("/api/finances/summary?to=2026-12-31", sums, "transactions_by_due_month (owner_id=? AND <expr>>?"),
            (
                "/api/finances/summary?freightId=1",
                sums,
                "COVERING INDEX transactions_by_freight (owner_id=? AND freight_id=?)",
            ),
            ("/api/finances?driverId=1", "SUM(", "COVERING INDEX transactions_by_driver (owner_id=? AND driver_id=?)"),
            ("/api/finances?seriesId=1", "LIMIT", "COVERING INDEX transactions_by_series (owner_id=? AND series_id=?)"),
            ("/api/finances/statement", sums, "transactions_by_competence_month (owner_id=? AND <expr>>?"),
            ("/api/finances/statement", "DISTINCT", "transactions_by_competence_month (owner_id=? AND <expr>>?"),
            ("/api/vehicles/1/summary", sums, "transactions_by_competence_month (owner_id=? AND <expr>>?"),
            (
                "/api/clients/1/summary",
                sums,
                "transactions_by_freight (owner_id=? AND freight_id=? AND competence_on>?",
            ),
            ("/api/freight-simulations/defaults", "ORDER BY SUBSTR", "COVERING INDEX transactions_by_competence_month"),
            (
                "/api/driver-payments/open?driverId=1",
                "+transactions.due_on",
                "transactions_by_driver (owner_id=? AND driver_id=?)",
            ),
            (
                &format!("/api/driver-payments/open?driverId=1&{days}"),
                "+transactions.due_on",
                "transactions_by_driver (owner_id=? AND driver_id=?)",
            ),
            (
                "/api/driver-payments",
                "+transactions.due_on",
                "transactions_by_driver_payment (owner_id=? AND driver_payment_id=?)",
            ),
        ] {
            let plans = plans(&tenants, path).await;
            let mut of_books = plans.iter().filter(|(sql, _)| sql.contains("`transactions`") && sql.contains(words));
            let (sql, steps) = of_books.next().unwrap_or_else(|| panic!("{path}: no query with {words}"));
            assert!(steps.iter().any(|step| step.contains(index)), "{path}: {steps:#?}\nin {sql}");
            if words == sums && index.contains("_month") {
                assert!(!steps.iter().any(|step| step.contains("TEMP B-TREE")), "{path}: {steps:#?}\nin {sql}");
            }
        }
    });
}

#[test]
fn every_read_is_bounded_by_its_owner() {
    let _lock = RECORDING_LOCK.lock();
    listen();
    run(async {
        let tenants = Tenants::new(Backend::Sqlite).await;
        let reads = |access: Access| matches!(access, List | Figures | Record);
        let mut paths: Vec<String> = operations()
            .into_iter()
            .filter(|(method, _, access, _)| *method == "GET" && reads(*access))
            .map(|(_, path, ..)| path.to_owned())
            .collect();
        for (path, questions) in QUESTIONS {
            paths.extend(questions.iter().map(|question| format!("{path}?{question}")));
        }
        let mut seen = 0;
        for path in paths {
            for (sql, steps) in plans(&tenants, &path).await {
                for detail in &steps {
                    assert!(is_bounded(detail), "{path}\n{detail}\nin {sql}");
                }
                seen += steps.len();
            }
        }
        assert!(seen > 200, "{seen} steps");
    });
}

/// A page needs as many queries as one record: related data are read for all records at once.
#[test]
fn a_longer_list_runs_no_more_statements() {
    let _lock = RECORDING_LOCK.lock();
    listen();
    run(async {
        let tenants = Tenants::new(Backend::Sqlite).await;
        let counted = async |path: &str| {
            EXECUTED.lock().expect("the list").clear();
            tenants.app.send(&tenants.owner, get(path)).await.is(200);
            EXECUTED.lock().expect("the list").drain(..).count()
        };
        let converted = async || {
            let made =
                tenants.app.send(&tenants.owner, post("/api/freight-simulations", simulation(Some(1), &[2]))).await;
            let path = format!("/api/freight-simulations/{}/convert", made.is(201).id());
            let busy = json!({ "confirm": ["truck_busy", "trailer_busy"] });
            tenants.app.send(&tenants.owner, post(&path, busy)).await.is(201);
        };
        converted().await;
        let paths = [
            "/api/maintenance",
            "/api/maintenance/plans",
            "/api/maintenance/due",
            "/api/freight-simulations",
            "/api/freights",
            "/api/dashboard",
        ];
        let mut before = Vec::new();
        for path in paths {
            before.push(counted(path).await);
        }
        for place in 0..6_i64 {
            let vehicle = 1 + place % 2;
            let line =
                tenants.app.send(&tenants.owner, post("/api/maintenance/plans", plan(vehicle))).await.is(201).id();
            let more = json!({ "freightId": 1, "daysStopped": 1, "planIds": [line] });
            tenants.app.send(&tenants.owner, post("/api/maintenance", with(maintenance(vehicle), &more))).await.is(201);
            converted().await;
        }
        for (path, before) in paths.into_iter().zip(before) {
            assert_eq!(counted(path).await, before, "{path}");
        }
    });
}

#[test]
fn detects_a_plan_that_reads_all_tenants() {
    for (detail, bounded) in [
        ("SCAN transactions", false),
        ("SCAN transactions USING INDEX transactions_by_due_day", false),
        ("SEARCH transactions USING INDEX transactions_by_due_day (owner_id=? AND due_on<?)", true),
        ("SEARCH transactions USING AUTOMATIC COVERING INDEX (owner_id=?)", false),
        ("SEARCH freights USING INTEGER PRIMARY KEY (rowid=?)", true),
        ("SEARCH idempotency_keys USING INDEX idempotency_keys_by_age (created_at<?)", false),
        ("USE TEMP B-TREE FOR GROUP BY", true),
        ("SCAN users", true),
        ("SCAN json_each VIRTUAL TABLE INDEX 1:", true),
    ] {
        assert_eq!(is_bounded(detail), bounded, "{detail}");
    }
}
