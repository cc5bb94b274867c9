//! Closed months: a changing write is refused with its changes, reopening needs a reason, and a concurrent closing and
//! write leave no month changed after its closing.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
};

use chrono::{DateTime, Utc};
use kernel::{Error, Now, OwnerId, UserId, Zone};
use persistence::{
    Store,
    accounts::audit::Actor,
    finance::{closing, transaction},
};
use serde_json::{Value, json};
use testing::{Backend, count, on_both_databases, on_sqlite_first};

use crate::{
    app::{
        Caller, TestApp, advance, call, delete, driver, expense, fill_up, freight, get, post, put, run, settlement,
        truck, with,
    },
    operations::{Access, operations},
    tenants::Tenants,
};

on_both_databases!(
    no_write_changes_a_closed_month,
    a_write_under_way_does_not_pass_a_closing,
    closings_and_writes_at_once_agree,
    settling_a_closed_month_as_agreed_is_taken,
    a_cost_of_a_freight_changes_the_month_in_which_it_began_by_its_commission_alone,
    a_toll_that_takes_the_cover_of_a_closed_month_is_refused,
    an_even_settlement_of_a_closed_month_counts_on_the_day_it_is_made,
    a_closed_month_retains_the_taxes_of_its_payers_and_dependants
);

on_sqlite_first!(
    closes_and_reopens_with_a_reason_in_the_audit,
    refuses_what_changes_a_freight_of_a_closed_month,
    an_entry_under_its_key_is_taken_after_reopening,
    refuses_money_that_moved_in_a_closed_month
);

const CLOSED: &str = "/api/finances/closed-months";
const REOPEN: &str = "/api/finances/closed-months/reopen";

async fn close(app: &TestApp, who: &Caller, month: &str) -> Value {
    app.send(who, post(CLOSED, json!({ "month": month }))).await.is(200).body
}

/// Figures of the closed months in the reports.
async fn books(app: &TestApp, who: &Caller) -> Vec<Value> {
    let mut books = Vec::new();
    for basis in ["accrual", "cash"] {
        books.push(app.see(who, &format!("/api/finances/statement?from=2026-01&to=2026-10&basis={basis}")).await);
    }
    let year = app.see(who, "/api/finances/tax-year/2026").await;
    books.extend(year["months"].as_array().expect("months").iter().take(10).cloned());
    books
}

fn no_write_changes_a_closed_month(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        close(&tenants.app, &tenants.owner, "2026-10").await;
        let plan = tenants.into_tenants_template();
        let mut refused = Vec::new();
        for (method, path, access, body) in operations() {
            if method == "GET" || matches!(access, Access::Open | Access::Master) || path.starts_with(CLOSED) {
                continue;
            }
            let tenants = plan.tenants().await;
            let before = books(&tenants.app, &tenants.owner).await;
            let sent = match (method, body) {
                ("PUT", Some(body)) => put(path, 1, body),
                ("POST", body) => post(path, body.unwrap_or_else(|| json!({}))),
                (method, _) => call(method.parse().expect("a method"), path),
            };
            let response = tenants.request_checked(&tenants.owner, path, sent).await;
            if response.body["type"] == "month_closed" {
                assert!(response.body["closedMonths"][0]["changes"][0]["label"].is_string(), "{}", response.text);
                refused.push(format!("{method} {path}"));
            }
            assert_eq!(books(&tenants.app, &tenants.owner).await, before, "{method} {path}: {}", response.text);
        }
        // Changes that leave every figure are accepted: a fill-up without its freight, a settlement paid today.
        let expected = [
            "POST /api/fuel",
            "DELETE /api/fuel/1",
            "POST /api/finances",
            "PUT /api/finances/3",
            "DELETE /api/finances/3",
            "POST /api/maintenance",
            "DELETE /api/maintenance/1",
            "POST /api/drivers/1/advances",
            "DELETE /api/drivers/1/advances/1",
            "POST /api/driver-payments",
            "DELETE /api/driver-payments/1",
        ];
        assert_eq!(refused, expected);
    });
}

fn closes_and_reopens_with_a_reason_in_the_audit(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        assert_eq!(app.see(&ana, CLOSED).await["closedThrough"], Value::Null);
        app.create(&ana, "/api/finances", expense(None)).await;
        let closed = close(&app, &ana, "2026-02").await;
        assert_eq!(closed["closedThrough"], "2026-02");
        let sums = json!({ "revenueCents": 0, "costCents": 35_000, "cashCents": -35_000 });
        assert_eq!(closed["history"][0]["sums"], sums);
        let refused = app.send(&ana, post("/api/finances", expense(None))).await.refuses(409, "month_closed");
        assert_eq!(
            refused.body["detail"].as_str().expect("a sentence").replace('\u{a0}', " "),
            "Janeiro de 2026 está fechado, e isto mudaria nele: custo de Pedágio de R$ 350,00 para R$ 700,00; saídas do caixa de \
             R$ 350,00 para R$ 700,00. Para gravar, reabra o mês em Financeiro, Mês a mês."
        );
        let changes = &refused.body["closedMonths"][0];
        assert_eq!(
            (&changes["month"], &changes["changes"][0]["beforeCents"], &changes["changes"][0]["afterCents"]),
            (&json!("2026-01"), &json!(35_000), &json!(70_000))
        );
        app.send(&ana, post(CLOSED, json!({ "month": "2026-01" }))).await.refuses(409, "already_closed");
        let this = crate::app::day(0)[..7].to_owned();
        let early = app.send(&ana, post(CLOSED, json!({ "month": this }))).await.refuses(422, "validation");
        assert_eq!(early.faults(), ["month:not_ended"]);
        for reason in ["", "  "] {
            let without = post(REOPEN, json!({ "month": "2026-01", "reason": reason }));
            assert_eq!(app.send(&ana, without).await.refuses(422, "validation").faults().len(), 1);
        }
        let reopened = post(REOPEN, json!({ "month": "2026-02", "reason": "Nota atrasada" }));
        let state = app.send(&ana, reopened).await.is(200).body;
        assert_eq!(
            (&state["closedThrough"], &state["history"][0]["reason"]),
            (&json!("2026-01"), &json!("Nota atrasada"))
        );
        // January is still closed, February is not.
        app.send(&ana, post("/api/finances", expense(None))).await.refuses(409, "month_closed");
        let february = json!({ "dueOn": "2026-02-10", "paidOn": "2026-02-10" });
        app.create(&ana, "/api/finances", with(expense(None), &february)).await;
        app.send(&ana, post(REOPEN, json!({ "month": "2026-02", "reason": "x" }))).await.refuses(409, "not_closed");
        let trail = app.see(&ana, "/api/admin/audit?sort=at").await;
        let acts: Vec<_> = trail["items"].as_array().expect("a trail").iter().collect();
        let reported = |action: &str| acts.iter().find(|one| one["action"] == action).map(|one| one["detail"].clone());
        assert_eq!(reported("closed_month"), Some(json!("fevereiro de 2026")));
        assert_eq!(reported("reopened_month"), Some(json!("fevereiro de 2026: Nota atrasada")));
        // Another owner's months are open.
        let bia = app.register("bia@exemplo.com.br").await;
        app.create(&bia, "/api/finances", expense(None)).await;
    });
}

fn refuses_what_changes_a_freight_of_a_closed_month(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        app.create(&ana, "/api/drivers", driver("Zé")).await;
        let path = app.create(&ana, "/api/freights", freight(one, &[])).await.header("location").to_owned();
        let late = app.create(&ana, "/api/freights", freight(one, &[])).await.header("location").to_owned();
        let begin = |day: &str| {
            let at = format!("2026-{day}T11:00:00Z");
            json!({ "status": "loading", "occurredAt": at, "confirm": ["truck_busy"] })
        };
        app.send(&ana, post(&format!("{path}/status"), begin("01-10"))).await.is(200);
        close(&app, &ana, "2026-01").await;
        // It is late to begin in January; in February it may.
        app.send(&ana, post(&format!("{late}/status"), begin("01-12"))).await.refuses(409, "month_closed");
        app.send(&ana, post(&format!("{late}/status"), begin("02-02"))).await.is(200);
        let version = |body: &Value| body["version"].as_i64().expect("a version");
        let stored = app.see(&ana, &path).await;
        let change = |more: Value| put(&path, version(&stored), with(freight(one, &[]), &more));
        let dearer = app.send(&ana, change(json!({ "rateCents": 850_000 }))).await.refuses(409, "month_closed");
        assert_eq!(dearer.body["closedMonths"][0]["changes"][0]["label"], "receita de Frete");
        // The commission of a driver is a cost of the month in which the freight began.
        app.send(&ana, change(json!({ "driverId": 1 }))).await.refuses(409, "month_closed");
        app.send(&ana, post(&format!("{path}/cancel"), json!({ "reason": "chuva" })))
            .await
            .refuses(409, "month_closed");
        let back = json!({ "status": "scheduled" });
        app.send(&ana, post(&format!("{path}/status"), back)).await.refuses(409, "month_closed");
        // Kilometres and notes are no books, and the next step is no change of them.
        app.send(&ana, change(json!({ "distanceKm": 1_400, "notes": "Fila" }))).await.is(200);
        app.send(
            &ana,
            post(&format!("{path}/status"), json!({ "status": "completed", "occurredAt": "2026-02-03T10:00:00Z" })),
        )
        .await
        .is(200);
        // A receipt of today counts today.
        let part = stored["receivables"][0]["transactionId"].clone();
        app.send(&ana, post(&format!("/api/finances/{part}/pay"), json!({ "paidOn": "2026-02-05" }))).await.is(200);
        app.send(&ana, post(&format!("/api/finances/{part}/unpay"), json!({}))).await.is(200);
        app.send(&ana, delete(&path)).await.refuses(409, "month_closed");
    });
}

fn settling_a_closed_month_as_agreed_is_taken(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        app.create(&ana, "/api/drivers", driver("Zé")).await;
        let trip = with(freight(one, &[]), &json!({ "driverId": 1 }));
        let path = app.create(&ana, "/api/freights", trip).await.header("location").to_owned();
        for (status, day) in [("loading", 10), ("completed", 12)] {
            let moved = json!({ "status": status, "occurredAt": format!("2026-01-{day}T11:00:00Z") });
            app.send(&ana, post(&format!("{path}/status"), moved)).await.is(200);
        }
        close(&app, &ana, "2026-01").await;
        let before = books(&app, &ana).await;
        let acerto = |more: Value| with(settlement(1), &with(json!({ "freightIds": [1], "salaryCents": null }), &more));
        // A fixed pay of January would be another cost of January.
        app.send(&ana, post("/api/driver-payments", acerto(json!({ "salaryCents": 100 }))))
            .await
            .refuses(409, "month_closed");
        let made = app.create(&ana, "/api/driver-payments", acerto(json!({}))).await;
        let path = made.header("location").to_owned();
        let paid = post(&format!("{path}/pay"), json!({ "paidOn": "2026-02-05" }));
        app.send(&ana, paid).await.is(200);
        let after = books(&app, &ana).await;
        assert_eq!(after[0]["costs"], before[0]["costs"], "the commission was a cost of January before");
        let undone = post(&format!("{path}/undo"), json!({}));
        app.send(&ana, undone).await.is(204);
        // Another agreement would change the commission of a freight that is in no settlement.
        let agreed = with(driver("Zé"), &json!({ "commissionBps": 1_300 }));
        app.send(&ana, put("/api/drivers/1", 1, agreed)).await.refuses(409, "month_closed");
        assert_eq!(books(&app, &ana).await[0]["costs"], before[0]["costs"]);
    });
}

fn a_cost_of_a_freight_changes_the_month_in_which_it_began_by_its_commission_alone(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let net = json!({ "agreement": "commission_net" });
        app.create(&ana, "/api/drivers", with(driver("Zé"), &net)).await;
        app.create(&ana, "/api/drivers", driver("Nando")).await;
        let begin = json!({ "status": "loading", "occurredAt": "2026-01-10T11:00:00Z", "confirm": ["truck_busy"] });
        let mut trips = Vec::new();
        for who in [1, 2] {
            let trip = app.create(&ana, "/api/freights", with(freight(one, &[]), &json!({ "driverId": who }))).await;
            app.send(&ana, post(&format!("{}/status", trip.header("location")), begin.clone())).await.is(200);
            trips.push(trip.id());
        }
        close(&app, &ana, "2026-01").await;
        let before = books(&app, &ana).await;
        let february = json!({ "dueOn": "2026-02-10", "paidOn": "2026-02-10" });
        let toll = |trip: i64| with(expense(Some(trip)), &february);
        let refused = app.send(&ana, post("/api/finances", toll(trips[0]))).await.refuses(409, "month_closed");
        let january = &refused.body["closedMonths"][0];
        // Of each freight 12 % of 8.000,00, of the first less 350,00.
        assert_eq!(
            (&january["month"], &january["changes"]),
            (
                &json!("2026-01"),
                &json!([{ "label": "custo de Salário", "beforeCents": 192_000, "afterCents": 187_800 }])
            )
        );
        assert_eq!(books(&app, &ana).await, before);
        // The commission on the price stays; the cost counts until it moves to the other freight.
        let path = app.create(&ana, "/api/finances", toll(trips[1])).await.header("location").to_owned();
        app.send(&ana, put(&path, 1, toll(trips[0]))).await.refuses(409, "month_closed");
        app.send(&ana, delete(&path)).await.is(204);
    });
}

fn a_toll_that_takes_the_cover_of_a_closed_month_is_refused(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        app.create(&ana, "/api/drivers", driver("Zé")).await;
        let voucher = json!({ "driverId": 1, "tollCents": 35_000, "tollPayer": "shipper" });
        let trip = app.create(&ana, "/api/freights", with(freight(one, &[]), &voucher)).await;
        let begin = json!({ "status": "loading", "occurredAt": "2026-01-10T11:00:00Z" });
        app.send(&ana, post(&format!("{}/status", trip.header("location")), begin)).await.is(200);
        let on = |day: &str| json!({ "category": "pedagio", "dueOn": day, "paidOn": day });
        let covered = with(expense(Some(trip.id())), &on("2026-02-02"));
        app.create(&ana, "/api/finances", covered).await;
        close(&app, &ana, "2026-02").await;
        let before = books(&app, &ana).await;
        // The voucher covers tolls in the order of their days: one of January leaves that of February uncovered.
        let earlier =
            with(with(expense(Some(trip.id())), &on("2026-01-30")), &json!({ "paidByDriver": true, "driverId": 1 }));
        app.send(&ana, post("/api/finances", earlier)).await.refuses(409, "month_closed");
        assert_eq!(books(&app, &ana).await, before);
    });
}

fn an_even_settlement_of_a_closed_month_counts_on_the_day_it_is_made(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        app.create(&ana, "/api/drivers", driver("Zé")).await;
        let trip = with(freight(one, &[]), &json!({ "driverId": 1 }));
        let path = app.create(&ana, "/api/freights", trip).await.header("location").to_owned();
        for (status, day) in [("loading", 10), ("completed", 12)] {
            let moved = json!({ "status": status, "occurredAt": format!("2026-01-{day}T11:00:00Z") });
            app.send(&ana, post(&format!("{path}/status"), moved)).await.is(200);
        }
        // All of his 12 % was paid in advance.
        app.create(&ana, "/api/drivers/1/advances", with(advance(), &json!({ "amountCents": 96_000 }))).await;
        close(&app, &ana, "2026-01").await;
        let before = books(&app, &ana).await;
        let this = crate::app::day(0)[..7].to_owned();
        let paid = async || {
            app.see(&ana, &format!("/api/finances/statement?from={this}&to={this}&basis=cash")).await["costCents"]
                .clone()
        };
        assert_eq!(paid().await, 0);
        let chosen = json!({ "freightIds": [1], "advanceIds": [1], "salaryCents": null });
        let made = app.create(&ana, "/api/driver-payments", with(settlement(1), &chosen)).await;
        assert_eq!((&made.body["closing"], &made.body["balanceCents"]), (&json!("even"), &json!(0)));
        let after = books(&app, &ana).await;
        assert_eq!((&after[0]["costs"], &after[1]), (&before[0]["costs"], &before[1]));
        assert_eq!(paid().await, 96_000);
        app.send(&ana, post(&format!("{}/undo", made.header("location")), json!({}))).await.is(204);
        assert_eq!(paid().await, 0);
    });
}

fn a_closed_month_retains_the_taxes_of_its_payers_and_dependants(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let farmer = |more: Value| with(json!({ "name": "Seu Zé", "document": "52998224725" }), &more);
        let payer = app.create(&ana, "/api/clients", farmer(json!({}))).await.header("location").to_owned();
        let trip = with(freight(one, &[]), &json!({ "clientId": 1 }));
        let path = app.create(&ana, "/api/freights", trip).await.header("location").to_owned();
        let begin = json!({ "status": "loading", "occurredAt": "2026-01-10T11:00:00Z" });
        app.send(&ana, post(&format!("{path}/status"), begin)).await.is(200);
        let parts = app.see(&ana, &path).await["receivables"].clone();
        for (part, on) in [(0_usize, "2026-01-15"), (1, "2026-02-05")] {
            let id = &parts[part]["transactionId"];
            app.send(&ana, post(&format!("/api/finances/{id}/pay"), json!({ "paidOn": on }))).await.is(200);
        }
        close(&app, &ana, "2026-01").await;
        let before = books(&app, &ana).await;
        let equated = farmer(json!({ "equatedToCompany": "yes" }));
        let refused = app.send(&ana, put(&payer, 1, equated.clone())).await.refuses(409, "month_closed");
        let labels = &refused.body["closedMonths"][0]["changes"];
        assert_eq!(
            (&labels[0]["label"], &labels[1]),
            (&json!("pagador ou imposto de um frete recebido"), &Value::Null)
        );
        // The rate stays where he is not.
        app.send(&ana, put(&payer, 1, farmer(json!({ "equatedToCompany": "no" })))).await.is(200);
        let grown = json!({ "name": "Ana", "timeZone": "America/Sao_Paulo", "dependents": 2 });
        app.send(&ana, put("/api/auth/profile", 1, grown)).await.is(200);
        let dependents = async || {
            let months = app.see(&ana, "/api/finances/tax-year/2026").await["months"].clone();
            [0, 1].map(|month: usize| months[month]["carneLeao"]["dependents"].as_i64())
        };
        assert_eq!(books(&app, &ana).await[2], before[2], "January");
        assert_eq!(dependents().await, [Some(0), Some(2)]);
        app.send(&ana, post(REOPEN, json!({ "month": "2026-01", "reason": "Filhos" }))).await.is(200);
        assert_eq!(dependents().await, [Some(2), Some(2)]);
        app.send(&ana, put(&payer, 2, equated)).await.is(200);
    });
}

fn refuses_money_that_moved_in_a_closed_month(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let bill = json!({ "dueOn": "2026-03-10", "paidOn": null });
        let path = app.create(&ana, "/api/finances", with(expense(None), &bill)).await.header("location").to_owned();
        close(&app, &ana, "2026-01").await;
        let paid_on = |day: &str| post(&format!("{path}/pay"), json!({ "paidOn": day }));
        app.send(&ana, paid_on("2026-01-31")).await.refuses(409, "month_closed");
        app.send(&ana, paid_on("2026-02-01")).await.is(200);
        close(&app, &ana, "2026-02").await;
        app.send(&ana, post(&format!("{path}/unpay"), json!({}))).await.refuses(409, "month_closed");
        let counted = json!({ "countedCents": 5, "on": "2026-02-10" });
        app.send(&ana, post("/api/finances/cash-count", counted)).await.refuses(409, "month_closed");
        // A text changes no figure.
        let renamed = json!({ "dueOn": "2026-03-10", "paidOn": "2026-02-01", "description": "Pedágio da BR-163" });
        let version = app.see(&ana, &path).await["version"].as_i64().expect("a version");
        app.send(&ana, put(&path, version, with(expense(None), &renamed))).await.is(200);
    });
}

fn an_entry_under_its_key_is_taken_after_reopening(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        app.create(&ana, "/api/vehicles", truck("ABC1D23")).await;
        close(&app, &ana, "2026-01").await;
        let late =
            || post("/api/fuel", with(fill_up(1), &json!({ "paidOn": "2026-01-11" }))).header("idempotency-key", "k1");
        for _ in 0..2 {
            app.send(&ana, late()).await.refuses(409, "month_closed");
        }
        assert_eq!(count(&app.store, "SELECT COUNT(*) AS count FROM touched_months"), 0);
        app.send(&ana, post(REOPEN, json!({ "month": "2026-01", "reason": "Chegou do celular" }))).await.is(200);
        let made = app.send(&ana, late()).await.is(201).id();
        assert_eq!(app.send(&ana, late()).await.is(201).id(), made);
        assert_eq!(app.see(&ana, "/api/fuel").await["items"].as_array().map(Vec::len), Some(1));
    });
}

fn now() -> Now {
    let at: DateTime<Utc> = "2026-11-21T15:00:00Z".parse().expect("a moment");
    Now::new(at.into(), Zone::default())
}

/// A closing commits while a write to its month has done its work and not committed. PostgreSQL lets the closing pass,
/// and the write is run again and refused; SQLite has one writer, so that the closing waits and counts what was
/// written.
fn a_write_under_way_does_not_pass_a_closing(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        app.register("ana@exemplo.com.br").await;
        let (owner, now) = (OwnerId::from(1), now());
        let (written, is_written) = mpsc::channel();
        let (closed, is_closed) = mpsc::channel::<()>();
        let (written, is_closed) = (Mutex::new(written), Mutex::new(is_closed));
        let first = AtomicBool::new(true);
        let store: &Store = &app.store;
        let (write, closing) = thread::scope(|scope| {
            let now = &now;
            let writing = scope.spawn(move || {
                store.write(|db| {
                    closing::reject_if_closed_month_changes(db, owner, now.today, |db| {
                        let input = serde_json::from_value(expense(None)).expect("an expense");
                        let entered = transaction::insert(db, owner, input, now)?;
                        if first.swap(false, Ordering::SeqCst) {
                            written.lock().expect("a lock").send(()).expect("a listener");
                            if backend == Backend::Postgres {
                                is_closed.lock().expect("a lock").recv().expect("a closing");
                            }
                        }
                        Ok(entered)
                    })
                })
            });
            is_written.recv().expect("a write");
            let actor = Actor { id: UserId::from(1), at: now.at, ip: None };
            let input = || serde_json::from_value(json!({ "month": "2026-10" })).expect("a month");
            let closing = store.write(|db| closing::close(db, &actor, input(), now)).expect("a closing");
            // Nothing listens on SQLite.
            let _ = closed.send(());
            (writing.join().expect("a thread"), closing)
        });
        let cost = closing.history[0].sums.expect("sums").cost_cents.get();
        match backend {
            Backend::Postgres => {
                assert!(matches!(write, Err(Error::MonthClosed { .. })), "{write:?}");
                assert_eq!(cost, 0);
            }
            Backend::Sqlite => assert_eq!((write.is_ok(), cost), (true, 35_000)),
        }
    });
}

fn closings_and_writes_at_once_agree(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for month in 1..=9 {
            let month = format!("2026-{month:02}");
            let spent = json!({ "dueOn": format!("{month}-10"), "paidOn": format!("{month}-10") });
            let write = app.send(&ana, post("/api/finances", with(expense(None), &spent)));
            let (closed, written) =
                futures_util::future::join(app.send(&ana, post(CLOSED, json!({ "month": month }))), write).await;
            let sums = closed.is(200).body["history"][0]["sums"].clone();
            let path = format!("/api/finances/statement?from={month}&to={month}");
            assert_eq!(sums["costCents"], app.see(&ana, &path).await["costCents"], "{month}");
            match written.status {
                201 => assert_eq!(sums["costCents"], 35_000),
                _ => drop(written.refuses(409, "month_closed")),
            }
        }
        app.send(&ana, get(CLOSED)).await.is(200);
    });
}
