//! Everything that is due in one list, and the month at a glance.

use persistence::{on_both_databases, testing::Backend};
use serde_json::{Value, json};

use crate::app::{Caller, TestApp, day, driver, expense, freight, get, maintenance, plan, put, run, truck, with};

on_both_databases!(
    whatever_is_due_leads_to_where_it_is_settled,
    the_list_looks_as_far_as_it_is_told,
    an_empty_account_is_told_its_first_steps,
    what_is_to_be_received_has_an_age,
    a_month_is_compared_with_others_by_the_server,
);

/// The list as `kind state days target`, in its order.
async fn due(app: &TestApp, who: &Caller, query: &str) -> Vec<String> {
    let list = app.see(who, &format!("/api/reminders?{query}")).await;
    let line = |item: &Value| {
        let (kind, state, target) = (&item["kind"], &item["state"], &item["target"]["kind"]);
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        format!("{} {} {} {}", text(kind), text(state), item["days"], text(target))
    };
    list["items"].as_array().expect("items").iter().map(line).collect()
}

fn whatever_is_due_leads_to_where_it_is_settled(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = with(
            truck("ABC1D23"),
            &json!({ "licensingDueOn": day(-1), "insuranceDueOn": day(3), "tachographDueOn": day(16),
                "dueDates": [{ "name": "AET", "dueOn": day(5) }] }),
        );
        let vehicle = app.create(&ana, "/api/vehicles", vehicle).await.id();
        let profile = json!({ "name": "Ana", "timeZone": "America/Sao_Paulo", "cnhDueOn": day(2), "toxicologicalDueOn": day(40) });
        app.ask(&ana, put("/api/auth/profile", 1, profile)).await.is(200);
        app.create(&ana, "/api/drivers", with(driver("Zé"), &json!({ "cnhDueOn": day(-9) }))).await;
        let away = json!({ "name": "Nando", "active": false, "cnhDueOn": day(-9) });
        app.create(&ana, "/api/drivers", with(driver("Nando"), &away)).await;
        app.create(&ana, "/api/maintenance/plans", with(plan(vehicle), &json!({ "lastDoneOn": day(-400) }))).await;
        let late = json!({ "paidOn": null, "dueOn": day(-4) });
        app.create(&ana, "/api/finances", with(expense(None), &late)).await;
        let trip = json!({ "scheduledFor": day(0), "advanceDueOn": day(1), "balanceDueOn": day(30) });
        app.create(&ana, "/api/freights", with(freight(vehicle, &[]), &trip)).await;
        let repair = json!({ "doneOn": day(-2), "installments": 3, "dueOn": day(-2), "paidOn": null });
        app.create(&ana, "/api/maintenance", with(maintenance(vehicle), &repair)).await;
        let list = due(&app, &ana, "").await;
        let mut sorted = list.clone();
        sorted.sort_by_key(|line| {
            let mut words = line.split(' ').skip(1);
            (words.next() != Some("expired"), words.next().and_then(|days| days.parse::<i64>().ok()))
        });
        assert_eq!(list, sorted, "the most urgent first");
        for expected in [
            "driver_cnh expired -9 driver",
            "payable expired -4 transaction",
            "payable expired -2 maintenance_record",
            "licensing expired -1 vehicle",
            "receivable soon 1 freight",
            "cnh soon 2 profile",
            "insurance soon 3 vehicle",
            "own soon 5 vehicle",
        ] {
            assert_eq!(list.iter().filter(|line| *line == expected).count(), 1, "{expected} in {list:?}");
        }
        assert!(list.iter().any(|line| line.starts_with("maintenance expired ")), "{list:?}");
        assert_eq!(list.len(), 9, "{list:?}");
        let whole = app.see(&ana, "/api/reminders").await;
        assert_eq!((&whole["expired"], &whole["soon"]), (&json!(5), &json!(4)));
        let repair =
            whole["items"].as_array().unwrap().iter().find(|item| item["target"]["kind"] == "maintenance_record");
        assert_eq!(repair.expect("the repair")["detail"], "1 de 3 · ABC1D23");
        let dashboard = app.see(&ana, "/api/dashboard").await;
        assert_eq!(dashboard["reminderCounts"], json!({ "expired": 5, "soon": 4 }));
        assert_eq!(dashboard["reminders"].as_array().unwrap().len(), 8);
        assert_eq!(dashboard["reminders"][0], whole["items"][0]);
    });
}

fn the_list_looks_as_far_as_it_is_told(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for days in [0, 15, 16, 90, 366] {
            let later = json!({ "paidOn": null, "dueOn": day(days) });
            app.create(&ana, "/api/finances", with(expense(None), &later)).await;
        }
        for (query, count) in [("", 2), ("days=0", 1), ("days=16", 3), ("days=90", 4), ("days=366", 5)] {
            assert_eq!(due(&app, &ana, query).await.len(), count, "{query}");
        }
        // However many are late, what is due soon is among them.
        for _ in 0..2 {
            let old = json!({ "paidOn": null, "dueOn": "2016-01-01", "installments": 105, "amountCents": 105_000 });
            app.create(&ana, "/api/finances", with(expense(None), &old)).await;
        }
        let whole = app.see(&ana, "/api/reminders").await;
        assert_eq!(
            (whole["items"].as_array().unwrap().len(), &whole["expired"], &whole["soon"]),
            (212, &json!(210), &json!(2))
        );
        for query in ["days=-1", "days=367"] {
            let refused = app.ask(&ana, get(&format!("/api/reminders?{query}"))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["days:out_of_range"], "{query}");
        }
    });
}

fn an_empty_account_is_told_its_first_steps(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let empty = app.see(&ana, "/api/dashboard").await;
        assert_eq!((&empty["isEmpty"], &empty["lastYear"]), (&json!(true), &Value::Null));
        assert_eq!(empty["firstSteps"], json!({ "vehicle": false, "freight": false, "expense": false }));
        assert_eq!(empty["months"].as_array().unwrap().len(), 12);
        assert_eq!(
            (&empty["current"]["marginBps"], &empty["current"]["revenuePerKmCents"]),
            (&Value::Null, &Value::Null)
        );
        app.create(&ana, "/api/vehicles", truck("ABC1D23")).await;
        let begun = app.see(&ana, "/api/dashboard").await;
        assert_eq!(begun["firstSteps"], json!({ "vehicle": true, "freight": false, "expense": false }));
        assert_eq!(begun["isEmpty"], false);
        for month in ["2026-00", "2026-1", "x"] {
            app.ask(&ana, get(&format!("/api/dashboard?month={month}"))).await.refuses(400, "malformed");
        }
        app.see(&ana, "/api/dashboard?month=1950-01").await;
        app.see(&ana, "/api/dashboard?month=2100-12").await;
    });
}

fn what_is_to_be_received_has_an_age(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let client = app.create(&ana, "/api/clients", json!({ "name": "Grãos" })).await.id();
        let trip = json!({ "clientId": client, "advanceDueOn": day(-20), "balanceDueOn": day(10) });
        app.create(&ana, "/api/freights", with(freight(vehicle, &[]), &trip)).await;
        let other =
            json!({ "kind": "income", "category": "venda", "paidOn": null, "dueOn": day(-40), "amountCents": 7_000 });
        app.create(&ana, "/api/finances", with(expense(None), &other)).await;
        let lent = json!({ "kind": "income", "category": "emprestimo", "paidOn": null, "dueOn": day(-40), "amountCents": 9_000 });
        app.create(&ana, "/api/finances", with(expense(None), &lent)).await;
        let aged = app.see(&ana, "/api/dashboard").await["receivables"].clone();
        assert_eq!(aged["lateOver30Cents"], 7_000);
        assert_eq!((&aged["late16To30Cents"], &aged["notDueCents"]), (&json!(500_000), &json!(300_000)));
        assert_eq!(aged["totalCents"], 807_000);
        assert_eq!(aged["clients"][0]["name"], "Grãos");
        assert_eq!(
            (&aged["clients"][0]["amountCents"], &aged["clients"][0]["overdueDays"]),
            (&json!(800_000), &json!(20))
        );
        assert_eq!(aged["clients"][1]["clientId"], Value::Null);
    });
}

fn a_month_is_compared_with_others_by_the_server(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for (on, amount) in [("2025-03-10", 50_000), ("2026-02-10", 20_000), ("2026-03-10", 40_000)] {
            let spent = json!({ "dueOn": on, "paidOn": on, "amountCents": amount });
            app.create(&ana, "/api/finances", with(expense(None), &spent)).await;
        }
        for (month, previous, last_year) in [
            ("2026-03", "less", json!("more")), // a loss of 400 after one of 200, and of 500 a year before
            ("2026-02", "less", Value::Null),
            ("2026-01", "same", Value::Null),
        ] {
            let seen = app.see(&ana, &format!("/api/dashboard?month={month}")).await;
            assert_eq!((&seen["thanPrevious"], &seen["thanLastYear"]), (&json!(previous), &last_year), "{month}");
        }
    });
}
