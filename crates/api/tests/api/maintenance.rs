//! Maintenance: its records, their postings, fulfilled plan lines and costs, and the lines due next.

use diesel::{RunQueryDsl, sql_query};
use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::app::{
    Caller, TestApp, TestResponse, day, delete, freight, get, maintenance, plan, post, put, run, trailer, truck, with,
};

on_sqlite_first!(
    stores_a_record_as_entered,
    stores_a_bill_with_only_its_total,
    a_record_is_what_it_should_be_or_its_faults_are_named,
    one_expense_follows_its_record,
    instalments_are_paid_in_the_books,
    undoing_the_payment_of_an_instalment_leaves_the_others_alone,
    expenses_paid_by_a_driver_are_settled_with_him,
    a_trip_carries_its_repairs,
    odometers_grow_with_repairs_and_never_go_backwards,
    days_stopped_cost_what_the_vehicle_earns,
    lists_are_filtered,
    sums_are_shown_while_typing,
    stores_a_plan_as_entered,
    the_last_time_is_the_latest_known,
    a_trailer_is_due_by_what_it_was_pulled,
    due_lines_are_sorted_by_urgency,
    a_vehicle_begins_with_a_set
);

async fn home(backend: Backend) -> (TestApp, Caller) {
    let app = TestApp::new(backend).await;
    let ana = app.register("ana@exemplo.com.br").await;
    (app, ana)
}

/// Inserts a driver straight into the database.
fn driver(app: &TestApp, name: &str) -> i64 {
    let sql = format!(
        "INSERT INTO drivers (owner_id, created_at, updated_at, name, agreement, active, search) \
         VALUES (1, '2026-01-01 00:00:00', '2026-01-01 00:00:00', '{name}', 'commission_gross', TRUE, 'x')"
    );
    app.store.write(|db| Ok(sql_query(&sql).execute(db)?)).expect("a driver");
    testing::count(&app.store, "SELECT CAST(MAX(id) AS BIGINT) AS count FROM drivers")
}

#[track_caller]
fn assert_fields(response: &Value, expected: &Value) {
    for (name, value) in expected.as_object().expect("members") {
        assert_eq!(response[name], *value, "{name}");
    }
}

async fn books(app: &TestApp, who: &Caller) -> Vec<Value> {
    let list = app.see(who, "/api/finances?sort=dueOn&category=manutencao").await;
    list["items"].as_array().expect("lines").clone()
}

fn ids(list: &Value) -> Vec<i64> {
    list["items"].as_array().expect("items").iter().filter_map(|one| one["id"].as_i64()).collect()
}

fn stores_a_record_as_entered(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let oil = app.create(&ana, "/api/maintenance/plans", plan(one)).await.id();
        let trip = app.create(&ana, "/api/freights", freight(one, &[])).await.id();
        let body = json!({
            "vehicleId": one, "freightId": trip, "doneOn": day(-10), "odometerKm": 100_500, "category": "brakes",
            "kind": "corrective", "description": " Freio travado ", "workshop": "Oficina São João",
            "items": [
                { "type": "labor", "description": "Troca", "quantityThousandths": 1_500, "unitPriceCents": 9_999,
                  "warrantyUntil": null },
                { "type": "part", "description": "Lona", "quantityThousandths": 4_000, "unitPriceCents": 12_345,
                  "warrantyUntil": day(0) },
            ],
            "discountCents": 379, "daysStopped": 2, "notes": "Guincho", "installments": 1, "dueOn": day(-5),
            "paidOn": day(-4), "driverId": null, "paidByDriver": false, "planIds": [oil], "confirm": [],
        });
        let made = app.create(&ana, "/api/maintenance", body.clone()).await;
        let path = made.header("location").to_owned();
        assert_eq!(path, format!("/api/maintenance/{}", made.id()));
        // 1,5 × R$ 99,99 = R$ 149,985, rounded to R$ 149,99.
        let mut shown = with(
            body.clone(),
            &json!({
                "description": "Freio travado", "plate": "ABC1D23", "freightNumber": 1, "laborCents": 14_999,
                "partsCents": 49_380, "totalCents": 64_000, "status": "paid", "underWarranty": true, "version": 1,
                "driverName": null,
            }),
        );
        shown["items"][0]["totalCents"] = json!(14_999);
        shown["items"][1]["totalCents"] = json!(49_380);
        let members = shown.as_object_mut().expect("members");
        members.remove("confirm");
        assert_fields(&made.body, &shown);
        assert_eq!(made.body["payments"].as_array().map(Vec::len), Some(1));
        assert_fields(
            &made.body["payments"][0],
            &json!({ "installment": 1, "amountCents": 64_000, "dueOn": day(-5), "paidOn": day(-4) }),
        );
        assert_eq!(app.see(&ana, &path).await, made.body);

        let changed = app.send(&ana, put(&path, 1, maintenance(one))).await.is(200).body;
        assert_fields(
            &changed,
            &json!({ "version": 2, "freightId": null, "freightNumber": null, "odometerKm": null, "planIds": [],
                "category": "engine", "kind": "preventive", "description": null, "workshop": null, "notes": null,
                "discountCents": 0, "daysStopped": null, "totalCents": 35_000, "underWarranty": false,
                "lostIncomeCents": null, "lostIncomeBasis": null, "dueOn": "2026-01-10", "paidOn": "2026-01-10" }),
        );
        assert_eq!(changed["items"].as_array().map(Vec::len), Some(2));
        let stale = app.send(&ana, put(&path, 1, body)).await.refuses(412, "stale_version");
        assert_eq!(stale.body["current"], app.see(&ana, &path).await);
        app.send(&ana, delete(&path).header("if-match", "\"1\"")).await.refuses(412, "stale_version");
        app.send(&ana, delete(&path).header("if-match", "\"2\"")).await.is(204);
        app.send(&ana, get(&path)).await.refuses(404, "not_found");
        for word in ["plan", "starter", "0", "-1", "99999999999999999999"] {
            app.send(&ana, get(&format!("/api/maintenance/{word}"))).await.refuses(404, "not_found");
        }
    });
}

fn stores_a_bill_with_only_its_total(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let oil = app.create(&ana, "/api/maintenance/plans", plan(one)).await.id();
        let bare = json!({
            "vehicleId": one, "doneOn": "2026-01-10", "category": "engine", "kind": "corrective",
            "totalCents": 85_000, "paidOn": "2026-01-10", "planIds": [oil],
        });
        let made = app.create(&ana, "/api/maintenance", bare.clone()).await;
        let path = made.header("location").to_owned();
        assert_fields(
            &made.body,
            &json!({ "items": [], "totalCents": 85_000, "laborCents": 0, "partsCents": 0, "discountCents": 0,
                "status": "paid", "underWarranty": false, "planIds": [oil] }),
        );
        assert_eq!(books(&app, &ana).await[0]["amountCents"], 85_000);
        let line = app.see(&ana, &format!("/api/maintenance/plans/{oil}")).await;
        assert_eq!(line["due"]["lastDoneOn"], "2026-01-10");
        // The items can be added later, and removed again.
        let dear = with(maintenance(one), &json!({ "totalCents": 85_000 }));
        let refused = app.send(&ana, put(&path, 1, dear)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["totalCents:not_the_sum"]);
        let detailed = app.send(&ana, put(&path, 1, maintenance(one))).await.is(200).body;
        assert_fields(&detailed, &json!({ "totalCents": 35_000, "partsCents": 30_000 }));
        let again = app.send(&ana, put(&path, 2, bare.clone())).await.is(200).body;
        assert_fields(&again, &json!({ "items": [], "totalCents": 85_000, "partsCents": 0 }));

        let parts = with(bare, &json!({ "installments": 2, "paidOn": null }));
        let made = app.create(&ana, "/api/maintenance", parts.clone()).await;
        for (payment, day) in [(0, "2026-01-10"), (1, "2026-02-10")] {
            let payment = &made.body["payments"][payment];
            assert_eq!(payment["amountCents"], 42_500);
            let pay = format!("/api/finances/{}/pay", payment["transactionId"]);
            app.send(&ana, post(&pay, json!({ "paidOn": day }))).await.is(200);
        }
        // Each payment is a change of the bill.
        let dearer = put(made.header("location"), 3, with(parts, &json!({ "totalCents": 85_001 })));
        let refused = app.send(&ana, dearer).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["totalCents:already_paid"]);
    });
}

fn a_record_is_what_it_should_be_or_its_faults_are_named(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let bia = app.register("bia@exemplo.com.br").await;
        let hers = app.create(&bia, "/api/vehicles", truck("ABC1D23")).await.id();
        let her_plan = app.create(&bia, "/api/maintenance/plans", plan(hers)).await.id();
        let her_trip = app.create(&bia, "/api/freights", freight(hers, &[])).await.id();
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", trailer("ABC1D24")).await.id();
        let three = app.create(&ana, "/api/vehicles", truck("ABC1D25")).await.id();
        let other_plan = app.create(&ana, "/api/maintenance/plans", plan(three)).await.id();
        let trip = app.create(&ana, "/api/freights", freight(three, &[])).await.id();
        let his = driver(&app, "João");
        for (more, faults) in [
            (json!({ "vehicleId": 999_999 }), vec!["vehicleId:unknown"]),
            (json!({ "vehicleId": hers }), vec!["vehicleId:unknown"]),
            (json!({ "freightId": 999_999 }), vec!["freightId:unknown"]),
            (json!({ "freightId": her_trip }), vec!["freightId:unknown"]),
            (json!({ "freightId": trip }), vec!["freightId:other_vehicle"]),
            (json!({ "driverId": his + 1 }), vec!["driverId:unknown"]),
            (json!({ "planIds": [her_plan] }), vec!["planIds:unknown"]),
            (json!({ "planIds": [other_plan] }), vec!["planIds:unknown"]),
            (json!({ "planIds": vec![other_plan; 51] }), vec!["planIds:too_many"]),
            (json!({ "vehicleId": two, "odometerKm": 1 }), vec!["odometerKm:not_for_trailer"]),
            (json!({ "odometerKm": i64::MIN }), vec!["odometerKm:too_small"]),
            (json!({ "odometerKm": i64::MAX }), vec!["odometerKm:too_large"]),
            (json!({ "doneOn": "0001-01-01" }), vec!["doneOn:out_of_range", "dueOn:out_of_range"]),
            (json!({ "doneOn": day(2) }), vec!["doneOn:in_future"]),
            (json!({ "discountCents": 35_001 }), vec!["discountCents:above_total"]),
            (json!({ "items": [] }), vec!["totalCents:required", "discountCents:without_items"]),
        ] {
            let more = if more["items"].is_array() { with(more, &json!({ "discountCents": 1 })) } else { more };
            let refused = app.send(&ana, post("/api/maintenance", with(maintenance(one), &more))).await;
            assert_eq!(refused.refuses(422, "validation").faults(), faults, "{more}");
        }
        for (more, faults) in [
            (json!({ "category": "wings" }), vec!["category:unknown"]),
            (json!({ "doneOn": "+262142-12-31" }), vec!["doneOn:wrong_type"]),
            (json!({ "plate": "ABC1D23" }), vec!["plate:unknown_field"]),
            (json!({ "items": [{ "type": "part" }] }), vec!["items[0].description:required"]),
            (json!({ "doneOn": "10/01/2026" }), vec!["doneOn:wrong_type"]),
        ] {
            let refused = app.send(&ana, post("/api/maintenance", with(maintenance(one), &more))).await;
            assert_eq!(refused.refuses(400, "malformed").faults(), faults, "{more}");
        }
        assert_eq!(app.see(&ana, "/api/maintenance").await["items"], json!([]));
        assert!(books(&app, &ana).await.is_empty());
    });
}

fn one_expense_follows_its_record(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", trailer("ABC1D24")).await.id();
        let open = with(maintenance(one), &json!({ "paidOn": null, "description": "Óleo", "dueOn": day(3) }));
        let made = app.create(&ana, "/api/maintenance", open.clone()).await;
        let path = made.header("location").to_owned();
        let line = books(&app, &ana).await.pop().expect("a line");
        assert_fields(
            &line,
            &json!({ "kind": "expense", "category": "manutencao", "description": "Manutenção: Óleo",
                "amountCents": 35_000, "dueOn": day(3), "paidOn": null, "competenceOn": "2026-01-10", "status": "pending",
                "vehicleId": one, "plate": "ABC1D23", "installment": 1, "installments": 1, "effect": "both",
                "source": { "kind": "maintenance", "id": made.id(), "part": "total" } }),
        );
        let in_books = format!("/api/finances/{}", line["id"]);
        app.send(&ana, delete(&in_books)).await.refuses(409, "posted_by_source");
        app.send(&ana, post(&format!("{in_books}/pay"), json!({ "paidOn": "2026-01-20" }))).await.is(200);
        let paid = app.see(&ana, &path).await;
        assert_fields(&paid, &json!({ "version": 2, "status": "paid", "paidOn": "2026-01-20", "dueOn": day(3) }));
        app.send(&ana, put(&path, 1, open.clone())).await.refuses(412, "stale_version");

        // Its amount, its day and its vehicle are updated, and so is the undone payment.
        let more = json!({ "vehicleId": two, "discountCents": 5_000, "doneOn": "2026-02-01" });
        app.send(&ana, put(&path, 2, with(open.clone(), &more))).await.is(200);
        let moved = books(&app, &ana).await;
        assert_eq!(moved.len(), 1);
        assert_fields(
            &moved[0],
            &json!({ "id": line["id"], "amountCents": 30_000, "competenceOn": "2026-02-01", "vehicleId": two,
                "status": "pending" }),
        );
        // A record without cost leaves the books, and returns with one.
        let free = app.send(&ana, put(&path, 3, with(open.clone(), &json!({ "discountCents": 35_000 })))).await.is(200);
        assert_fields(
            &free.body,
            &json!({ "totalCents": 0, "payments": [], "status": "paid", "installments": 1, "dueOn": null }),
        );
        assert!(books(&app, &ana).await.is_empty());
        app.send(&ana, put(&path, 4, open)).await.is(200);
        assert_eq!(books(&app, &ana).await.len(), 1);
        app.send(&ana, delete(&format!("/api/vehicles/{one}"))).await.refuses(409, "has_history");
        app.send(&ana, delete(&path)).await.is(204);
        assert!(books(&app, &ana).await.is_empty());
        app.send(&ana, delete(&format!("/api/vehicles/{one}"))).await.is(204);
    });
}

fn instalments_are_paid_in_the_books(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let body = with(maintenance(one), &json!({ "paidOn": null, "installments": 3, "dueOn": "2026-01-31" }));
        let made = app.create(&ana, "/api/maintenance", body.clone()).await;
        let path = made.header("location").to_owned();
        let payments = made.body["payments"].as_array().expect("payments");
        let parts: Vec<_> = payments
            .iter()
            .map(|one| (one["installment"].clone(), one["amountCents"].clone(), one["dueOn"].clone()))
            .collect();
        assert_eq!(
            parts,
            [
                (json!(1), json!(11_667), json!("2026-01-31")),
                (json!(2), json!(11_667), json!("2026-02-28")),
                (json!(3), json!(11_666), json!("2026-03-31")),
            ]
        );
        assert_fields(
            &made.body,
            &json!({ "installments": 3, "status": "pending", "dueOn": "2026-01-31", "paidOn": null }),
        );
        for line in books(&app, &ana).await {
            assert_fields(&line, &json!({ "competenceOn": "2026-01-10", "installments": 3, "seriesId": null }));
        }
        let pay = |payment: &Value| format!("/api/finances/{}/pay", payment["transactionId"]);
        // Late by its oldest open instalment; the days go on, so they are compared with the list of the books.
        let late = |record: &Value| record["overdueDays"].as_i64().expect("days");
        let of_books = async || -> Vec<i64> {
            books(&app, &ana).await.iter().map(|line| line["overdueDays"].as_i64().expect("days")).collect()
        };
        assert_eq!(Some(late(&app.see(&ana, &path).await)), of_books().await.into_iter().max());
        let before = late(&app.see(&ana, &path).await);
        app.send(&ana, post(&pay(&payments[0]), json!({ "paidOn": "2026-01-31" }))).await.is(200);
        assert_fields(&app.see(&ana, &path).await, &json!({ "version": 2, "status": "pending", "paidOn": null }));
        assert_eq!(before - late(&app.see(&ana, &path).await), 28, "the second is due 28 days after the first");

        // Paid instalments retain their amounts, pending ones may change, and the total stays their sum.
        for (more, fault) in [
            (json!({ "discountCents": 2 }), "items:already_paid"),
            (json!({ "installments": 2 }), "installments:already_paid"),
            (json!({ "installments": 1 }), "installments:already_paid"),
            (json!({ "installments": 1, "discountCents": 35_000 }), "installments:already_paid"),
        ] {
            let refused = app.send(&ana, put(&path, 2, with(body.clone(), &more))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), [fault], "{more}");
        }
        // One cent less falls on the second.
        let changed = app.send(&ana, put(&path, 2, with(body.clone(), &json!({ "discountCents": 1 })))).await.is(200);
        let amounts: Vec<_> = (0..3).map(|part| changed.body["payments"][part]["amountCents"].clone()).collect();
        assert_eq!(amounts, [11_667, 11_666, 11_666].map(|cents| json!(cents)));
        assert_eq!(changed.body["payments"][0]["paidOn"], "2026-01-31");
        for payment in &payments[1..] {
            app.send(&ana, post(&pay(payment), json!({ "paidOn": "2026-03-31" }))).await.is(200);
        }
        assert_fields(&app.see(&ana, &path).await, &json!({ "version": 5, "status": "paid", "paidOn": null }));
        app.send(&ana, delete(&path)).await.is(204);
        assert!(books(&app, &ana).await.is_empty());
    });
}

fn undoing_the_payment_of_an_instalment_leaves_the_others_alone(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let body = with(maintenance(one), &json!({ "paidOn": null, "installments": 3, "dueOn": "2026-01-31" }));
        let made = app.create(&ana, "/api/maintenance", body).await;
        let before = books(&app, &ana).await;
        let first = format!("/api/finances/{}", made.body["payments"][0]["transactionId"]);
        app.send(&ana, post(&format!("{first}/pay"), json!({ "paidOn": "2026-01-31" }))).await.is(200);
        app.send(&ana, post(&format!("{first}/unpay"), json!({}))).await.is(200);
        let open = |lines: &[Value]| -> Vec<_> {
            lines.iter().map(|line| ["id", "amountCents", "dueOn", "status"].map(|name| line[name].clone())).collect()
        };
        assert_eq!(open(&books(&app, &ana).await), open(&before));
    });
}

fn expenses_paid_by_a_driver_are_settled_with_him(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let his = driver(&app, "João");
        let body = with(maintenance(one), &json!({ "paidOn": null, "driverId": his, "paidByDriver": true }));
        let made = app.create(&ana, "/api/maintenance", body.clone()).await;
        assert_fields(
            &made.body,
            &json!({ "driverId": his, "driverName": "João", "paidByDriver": true, "status": "paid", "paidOn": "2026-01-10" }),
        );
        let line = books(&app, &ana).await.pop().expect("a line");
        assert_fields(
            &line,
            &json!({ "effect": "result", "paidByDriver": true, "driverId": his, "driverName": "João" }),
        );
        let unpay = post(&format!("/api/finances/{}/unpay", line["id"]), json!({}));
        app.send(&ana, unpay).await.refuses(409, "always_settled");
        let path = made.header("location").to_owned();
        let owners = with(body, &json!({ "paidByDriver": false }));
        let changed = app.send(&ana, put(&path, 1, owners)).await.is(200).body;
        assert_fields(
            &changed,
            &json!({ "driverId": his, "paidByDriver": false, "status": "pending", "paidOn": null }),
        );
        assert_eq!(books(&app, &ana).await[0]["effect"], "both");
    });
}

fn a_trip_carries_its_repairs(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", trailer("ABC1D24")).await.id();
        let trip = app.create(&ana, "/api/freights", freight(one, &[two])).await.id();
        app.create(&ana, "/api/maintenance", with(maintenance(one), &json!({ "freightId": trip }))).await;
        app.create(&ana, "/api/maintenance", with(maintenance(two), &json!({ "freightId": trip }))).await;
        let result = app.see(&ana, &format!("/api/freights/{trip}/result")).await;
        assert_eq!(result["costs"], json!([{ "category": "manutencao", "amountCents": 70_000 }]), "{result}");
        let summary = app.see(&ana, &format!("/api/vehicles/{two}/summary")).await;
        assert_eq!(summary["costs"], json!([{ "category": "manutencao", "amountCents": 35_000 }]));
    });
}

async fn odometer(app: &TestApp, who: &Caller, id: i64) -> Value {
    app.see(who, &format!("/api/vehicles/{id}")).await["odometerKm"].clone()
}

fn odometers_grow_with_repairs_and_never_go_backwards(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let at = |on: i64, km: i64, confirm: &[&str]| {
            with(maintenance(one), &json!({ "doneOn": day(on), "paidOn": null, "odometerKm": km, "confirm": confirm }))
        };
        let first = app.create(&ana, "/api/maintenance", at(-20, 110_000, &[])).await.header("location").to_owned();
        assert_eq!(odometer(&app, &ana, one).await, 110_000);
        let second = app.create(&ana, "/api/maintenance", at(-10, 112_000, &[])).await.header("location").to_owned();
        for (on, km) in [(-9, 111_999), (-21, 110_001), (-15, 109_999), (-15, 112_001)] {
            let refused = app.send(&ana, post("/api/maintenance", at(on, km, &[]))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["odometerKm:odometer_backwards"], "{on} {km}");
        }
        // The record's own old reading does not count.
        app.send(&ana, put(&first, 1, at(-20, 111_000, &[]))).await.is(200);
        app.send(&ana, put(&second, 1, at(-19, 112_000, &[]))).await.is(200);
        let refused = app.send(&ana, post("/api/maintenance", at(-18, 113_501, &[]))).await;
        let refused = refused.refuses(422, "confirmation_required");
        assert_eq!(refused.body["warnings"][0]["code"], "km_per_day");
        let third = app.create(&ana, "/api/maintenance", at(-18, 113_501, &["km_per_day"])).await;
        assert_eq!(odometer(&app, &ana, one).await, 113_501);
        app.send(&ana, delete(third.header("location"))).await.is(204);
        assert_eq!(odometer(&app, &ana, one).await, 112_000);
        app.send(&ana, put(&second, 2, with(at(-19, 0, &[]), &json!({ "odometerKm": null })))).await.is(200);
        assert_eq!(odometer(&app, &ana, one).await, 111_000);
        // The reading moves to another truck with the record.
        let other = app.create(&ana, "/api/vehicles", truck("ABC1D25")).await.id();
        app.send(&ana, put(&first, 2, with(at(-20, 111_000, &[]), &json!({ "vehicleId": other })))).await.is(200);
        assert_eq!(odometer(&app, &ana, one).await, 100_000);
        assert_eq!(odometer(&app, &ana, other).await, 111_000);
    });
}

fn days_stopped_cost_what_the_vehicle_earns(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", trailer("ABC1D24")).await.id();
        let three = app.create(&ana, "/api/vehicles", trailer("ABC1D25")).await.id();
        for (on, pulled) in [(-400, vec![two]), (-110, vec![two]), (-40, vec![]), (-5, vec![two])] {
            let trip = with(freight(one, &pulled), &json!({ "scheduledFor": day(on) }));
            let trip = app.create(&ana, "/api/freights", trip).await.header("location").to_owned();
            let began = json!({ "status": "completed", "occurredAt": format!("{}T15:00:00Z", day(on)) });
            app.send(&ana, post(&format!("{trip}/status"), began)).await.is(200);
        }
        let gone = with(freight(one, &[]), &json!({ "scheduledFor": day(-60) }));
        let gone = app.create(&ana, "/api/freights", gone).await.header("location").to_owned();
        app.send(&ana, post(&format!("{gone}/cancel"), json!({ "reason": "chuva" }))).await.is(200);
        let lost = async |vehicle: i64, days: Value| {
            let more = json!({ "doneOn": day(-10), "paidOn": null, "daysStopped": days });
            let made = app.create(&ana, "/api/maintenance", with(maintenance(vehicle), &more)).await.body;
            (made["lostIncomeCents"].clone(), made["lostIncomeBasis"].clone())
        };
        // R$ 16.000,00 in the 100 days before: R$ 160,00 a day.
        let basis = json!({ "fromOn": day(-110), "toOn": day(-11), "revenueCents": 1_600_000, "days": 100 });
        assert_eq!(lost(one, json!(3)).await, (json!(48_000), basis));
        let basis = json!({ "fromOn": day(-110), "toOn": day(-11), "revenueCents": 800_000, "days": 100 });
        assert_eq!(lost(two, json!(1)).await, (json!(8_000), basis));
        assert_eq!(lost(one, json!(0)).await, (Value::Null, Value::Null));
        assert_eq!(lost(one, Value::Null).await, (Value::Null, Value::Null));
        assert_eq!(lost(three, json!(3)).await, (Value::Null, Value::Null), "it never earned anything");
    });
}

fn lists_are_filtered(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
        let trip = app.create(&ana, "/api/freights", freight(one, &[two])).await.id();
        let made = async |vehicle: i64, more: Value| {
            app.create(&ana, "/api/maintenance", with(maintenance(vehicle), &more)).await.id()
        };
        let warm = json!([{ "type": "part", "description": "Bateria", "quantityThousandths": 1_000,
            "unitPriceCents": 90_000, "warrantyUntil": day(0) }]);
        let cold = json!([{ "type": "part", "description": "Alternador", "quantityThousandths": 1_000,
            "unitPriceCents": 1_000, "warrantyUntil": day(-1) }]);
        let a = made(one, json!({ "items": warm, "category": "electrical", "kind": "corrective" })).await;
        let b = made(one, json!({ "items": cold, "doneOn": "2026-01-09", "workshop": "Auto Elétrica São José" })).await;
        let c = made(two, json!({ "doneOn": "2026-01-11", "freightId": trip, "notes": "100% ok_" })).await;
        for (query, found) in [
            ("", vec![c, a, b]),
            ("?sort=doneOn", vec![b, a, c]),
            ("?sort=totalCents", vec![b, c, a]),
            ("?sort=-totalCents", vec![a, c, b]),
            (&format!("?vehicleId={one}")[..], vec![a, b]),
            (&format!("?freightId={trip}"), vec![c]),
            ("?category=electrical", vec![a]),
            ("?category=bodywork", vec![]),
            ("?kind=preventive", vec![c, b]),
            ("?from=2026-01-10", vec![c, a]),
            ("?to=2026-01-10", vec![a, b]),
            ("?from=2026-01-10&to=2026-01-10", vec![a]),
            ("?warranty=true", vec![a]),
            ("?warranty=false", vec![c, a, b]),
            ("?q=eletrica", vec![a, b]),
            ("?q=SAO%20JOSE", vec![b]),
            ("?q=bateria", vec![a]),
            ("?q=xyz", vec![c]),
            ("?q=0%25%20ok_", vec![c]),
            ("?q=ok%25", vec![]),
        ] {
            assert_eq!(ids(&app.see(&ana, &format!("/api/maintenance{query}")).await), found, "{query}");
        }
        // Page by page, in every order.
        for sort in ["doneOn", "-doneOn", "totalCents", "-totalCents"] {
            let whole = ids(&app.see(&ana, &format!("/api/maintenance?sort={sort}")).await);
            let (mut paged, mut cursor) = (Vec::new(), String::new());
            loop {
                let page = app.see(&ana, &format!("/api/maintenance?sort={sort}&limit=1&cursor={cursor}")).await;
                paged.extend(ids(&page));
                let Some(next) = page["nextCursor"].as_str() else { break };
                cursor = next.to_owned();
            }
            assert_eq!(paged, whole, "{sort}");
        }
        for query in ["?sort=plate", "?category=x", "?warranty=maybe", "?from=x", "?cursor=x", "?limit=0"] {
            app.send(&ana, get(&format!("/api/maintenance{query}"))).await.refuses(400, "malformed");
        }
    });
}

fn sums_are_shown_while_typing(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let item = |kind: &str, quantity: i64, price: i64| json!({ "type": kind, "quantityThousandths": quantity, "unitPriceCents": price });
        let body = json!({ "items": [item("labor", 500, 1), item("part", 1_000, 100)], "discountCents": 1,
            "installments": 2, "dueOn": "2026-12-31" });
        let before = testing::dump(&app.store);
        let sums = app.send(&ana, post("/api/maintenance/preview", body.clone())).await.is(200).body;
        assert_eq!(
            sums,
            json!({ "laborCents": 1, "partsCents": 100, "totalCents": 100,
                "items": [{ "totalCents": 1 }, { "totalCents": 100 }],
                "payments": [{ "installment": 1, "amountCents": 50, "dueOn": "2026-12-31" },
                    { "installment": 2, "amountCents": 50, "dueOn": "2027-01-31" }] })
        );
        let wrong = with(body.clone(), &json!({ "discountCents": 102 }));
        let refused = app.send(&ana, post("/api/maintenance/preview", wrong)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["discountCents:above_total", "installments:too_many"]);
        assert_eq!(testing::dump(&app.store), before, "nothing is stored");
        let keyed = |body: Value| post("/api/maintenance/preview", body).header("idempotency-key", "k");
        app.send(&ana, keyed(body.clone())).await.is(200);
        app.send(&ana, keyed(with(body, &json!({ "discountCents": 0 })))).await.refuses(422, "idempotency_mismatch");
    });
}

fn stores_a_plan_as_entered(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let bia = app.register("bia@exemplo.com.br").await;
        let hers = app.create(&bia, "/api/vehicles", truck("ABC1D23")).await.id();
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", truck("ABC1D24")).await.id();
        let body =
            with(plan(one), &json!({ "lastDoneOn": day(-30), "lastDoneKm": 95_000, "active": true, "notes": "15W40" }));
        let made = app.create(&ana, "/api/maintenance/plans", body.clone()).await;
        let path = made.header("location").to_owned();
        assert_fields(&made.body, &body);
        assert_fields(
            &made.body["due"],
            &json!({ "lastDoneOn": day(-30), "lastDoneKm": 95_000, "lastRecordId": null, "dueKm": 115_000,
                "kmLeft": 15_000, "state": "ok", "missing": "no_km_per_day", "kmPerDay": null, "forecastOn": null }),
        );
        assert_eq!((&made.body["plate"], &made.body["due"]["nextOn"]), (&json!("ABC1D23"), &made.body["due"]["dueOn"]));
        assert_eq!(app.see(&ana, &path).await, made.body);
        for (more, faults) in [
            (json!({ "name": " " }), vec!["name:required"]),
            (json!({ "everyKm": null, "everyMonths": null }), vec!["everyKm:required"]),
            (json!({ "everyKm": 99 }), vec!["everyKm:too_small"]),
            (json!({ "everyKm": 1_000_001 }), vec!["everyKm:too_large"]),
            (json!({ "everyMonths": 0 }), vec!["everyMonths:too_small"]),
            (json!({ "everyMonths": 241 }), vec!["everyMonths:too_large"]),
            (json!({ "lastDoneOn": day(2) }), vec!["lastDoneOn:in_future"]),
            (json!({ "lastDoneKm": -1 }), vec!["lastDoneKm:too_small"]),
            (json!({ "lastDoneKm": 100_001 }), vec!["lastDoneKm:above_odometer"]),
            (json!({ "vehicleId": hers }), vec!["vehicleId:unknown", "vehicleId:fixed"]),
            (json!({ "vehicleId": two }), vec!["vehicleId:fixed"]),
        ] {
            let refused = app.send(&ana, put(&path, 1, with(body.clone(), &more))).await.refuses(422, "validation");
            // A vehicle that is not there shows no kilometres to compare with.
            let found: Vec<_> = refused
                .faults()
                .into_iter()
                .filter(|fault| more["vehicleId"] != hers || !fault.starts_with("lastDoneKm"))
                .collect();
            assert_eq!(found, faults, "{more}");
        }
        let later = with(body.clone(), &json!({ "name": "Filtros", "everyKm": null, "active": false }));
        let changed = app.send(&ana, put(&path, 1, later)).await.is(200).body;
        assert_fields(&changed, &json!({ "version": 2, "name": "Filtros", "everyKm": null, "active": false }));
        app.send(&ana, put(&path, 1, body)).await.refuses(412, "stale_version");

        let second = app.create(&ana, "/api/maintenance/plans", with(plan(two), &json!({ "name": "Água" }))).await.id();
        for (query, found) in [
            ("", vec![second, made.id()]),
            ("?sort=-name", vec![made.id(), second]),
            ("?sort=createdAt", vec![made.id(), second]),
            (&format!("?vehicleId={one}")[..], vec![made.id()]),
            ("?active=true", vec![second]),
            ("?active=false", vec![made.id()]),
            ("?q=agua", vec![second]),
            ("?q=motor", vec![second, made.id()]),
            ("?q=abc1d24", vec![second]),
        ] {
            assert_eq!(ids(&app.see(&ana, &format!("/api/maintenance/plans{query}")).await), found, "{query}");
        }
        // Deleting a line retains the records that fulfilled it.
        let done = with(maintenance(one), &json!({ "planIds": [made.id()] }));
        let record = app.create(&ana, "/api/maintenance", done).await.header("location").to_owned();
        app.send(&ana, delete(&path)).await.is(204);
        app.send(&ana, get(&path)).await.refuses(404, "not_found");
        assert_eq!(app.see(&ana, &record).await["planIds"], json!([]));
    });
}

fn the_last_time_is_the_latest_known(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let path = app.create(&ana, "/api/maintenance/plans", plan(one)).await.header("location").to_owned();
        let line: i64 = path.rsplit('/').next().and_then(|id| id.parse().ok()).expect("an id");
        let due = async || app.see(&ana, &path).await["due"].clone();
        assert_fields(
            &due().await,
            &json!({ "state": "unknown", "missing": "never_done", "nextOn": null, "daysLeft": null }),
        );
        let done = |on: i64, km: Value, plans: &[i64]| {
            with(maintenance(one), &json!({ "doneOn": day(on), "paidOn": null, "odometerKm": km, "planIds": plans }))
        };
        let first = app.create(&ana, "/api/maintenance", done(-100, json!(100_000), &[line])).await;
        assert_fields(
            &due().await,
            &json!({ "lastRecordId": first.id(), "dueKm": 120_000, "missing": "no_km_per_day" }),
        );
        // Another repair without this line defines the pace: 5.000 km in 50 days.
        let second = app.create(&ana, "/api/maintenance", done(-50, json!(105_000), &[])).await;
        assert_fields(
            &due().await,
            &json!({ "lastRecordId": first.id(), "lastDoneOn": day(-100), "lastDoneKm": 100_000, "dueKm": 120_000,
                "kmLeft": 15_000, "kmPerDay": 100, "forecastOn": day(150), "nextOn": day(150), "daysLeft": 150,
                "state": "ok", "missing": null }),
        );
        // The second fulfils it as well, and then only the second.
        let body = done(-50, json!(105_000), &[line]);
        app.send(&ana, put(second.header("location"), 1, body)).await.is(200);
        assert_fields(&due().await, &json!({ "lastRecordId": second.id(), "dueKm": 125_000, "kmLeft": 20_000 }));
        // Stated by hand, later than any record.
        let stated = with(plan(one), &json!({ "lastDoneOn": day(-10), "lastDoneKm": 104_000 }));
        app.send(&ana, put(&path, 1, stated)).await.is(200);
        assert_fields(&due().await, &json!({ "lastRecordId": null, "lastDoneOn": day(-10), "dueKm": 124_000 }));
        let stated = with(plan(one), &json!({ "lastDoneOn": day(-60), "lastDoneKm": 104_000 }));
        app.send(&ana, put(&path, 2, stated)).await.is(200);
        assert_eq!(due().await["lastRecordId"], second.id());
        app.send(&ana, delete(second.header("location"))).await.is(204);
        assert_fields(&due().await, &json!({ "lastRecordId": null, "lastDoneOn": day(-60), "lastDoneKm": 104_000 }));
        // Past by kilometres.
        app.create(&ana, "/api/maintenance", done(-1, json!(124_001), &[])).await;
        assert_fields(&due().await, &json!({ "state": "expired", "kmLeft": -1, "forecastOn": day(0), "daysLeft": 0 }));
    });
}

fn a_trailer_is_due_by_what_it_was_pulled(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let own = with(trailer("ABC1D24"), &json!({ "odometerKm": 40_000 }));
        let two = app.create(&ana, "/api/vehicles", own).await.id();
        let path = app.create(&ana, "/api/maintenance/plans", plan(two)).await.header("location").to_owned();
        let line = app.see(&ana, &path).await["id"].as_i64().expect("an id");
        for on in [-90, -60, -30] {
            let trip = with(freight(one, &[two]), &json!({ "scheduledFor": day(on) }));
            let trip = app.create(&ana, "/api/freights", trip).await.header("location").to_owned();
            let done = json!({ "status": "completed", "occurredAt": format!("{}T15:00:00Z", day(on)) });
            app.send(&ana, post(&format!("{trip}/status"), done)).await.is(200);
        }
        let done = with(maintenance(two), &json!({ "doneOn": day(-61), "paidOn": null, "planIds": [line] }));
        app.create(&ana, "/api/maintenance", done).await;
        // Three trips of 1.436 km, the first of them before the work: 4.308 km in 90 days.
        assert_fields(
            &app.see(&ana, &path).await["due"],
            &json!({ "lastDoneOn": day(-61), "lastDoneKm": 41_436, "dueKm": 61_436, "kmLeft": 17_128, "kmPerDay": 48,
                "missing": null, "state": "ok" }),
        );
    });
}

fn due_lines_are_sorted_by_urgency(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", trailer("ABC1D24")).await.id();
        let made = async |vehicle: i64, more: Value| {
            app.create(&ana, "/api/maintenance/plans", with(plan(vehicle), &more)).await.id()
        };
        let unknown = made(one, json!({ "name": "A" })).await;
        let far = made(one, json!({ "name": "B", "lastDoneOn": day(-1), "everyKm": null })).await;
        let near = made(one, json!({ "name": "C", "lastDoneKm": 81_000, "everyMonths": null })).await;
        let late = made(two, json!({ "name": "D", "lastDoneOn": day(-400), "everyKm": null })).await;
        let off = made(one, json!({ "name": "E", "lastDoneOn": day(-400), "active": false })).await;
        let due = async |query: &str| ids(&app.see(&ana, &format!("/api/maintenance/due{query}")).await);
        assert_eq!(due("").await, [late, near, far, unknown]);
        assert_eq!(due("?state=expired").await, [late]);
        assert_eq!(due("?state=soon").await, [near]);
        assert_eq!(due("?state=ok").await, [far]);
        assert_eq!(due("?state=unknown").await, [unknown]);
        assert_eq!(due(&format!("?vehicleId={one}")).await, [near, far, unknown]);
        assert_eq!(due(&format!("?vehicleId={two}&state=ok")).await, [0_i64; 0]);
        app.send(&ana, get("/api/maintenance/due?state=late")).await.refuses(400, "malformed");
        let list = app.see(&ana, "/api/maintenance/due").await;
        assert_eq!((&list["nextCursor"], &list["items"][0]["plate"]), (&Value::Null, &json!("ABC1D24")));
        // An inactive vehicle has no reminders.
        let idle = with(trailer("ABC1D24"), &json!({ "status": "inactive" }));
        app.send(&ana, put(&format!("/api/vehicles/{two}"), 1, idle)).await.is(200);
        assert_eq!(due("").await, [near, far, unknown]);
        let all = ids(&app.see(&ana, "/api/maintenance/plans").await);
        assert!([late, off].iter().all(|id| all.contains(id)), "they stay on the plan");
    });
}

fn a_vehicle_begins_with_a_set(backend: Backend) {
    run(async {
        let (app, ana) = home(backend).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let cold = with(trailer("ABC1D24"), &json!({ "bodyType": "refrigerated" }));
        let two = app.create(&ana, "/api/vehicles", cold).await.id();
        let offered = |list: &Value| -> Vec<(String, bool)> {
            let items = list["items"].as_array().expect("items");
            let one = |item: &Value| {
                (item["code"].as_str().unwrap_or_default().to_owned(), item["standing"].as_bool().expect("a flag"))
            };
            items.iter().map(one).collect()
        };
        let starter = |id: i64| format!("/api/maintenance/plans/starter?vehicleId={id}");
        let of_truck = app.see(&ana, &starter(one)).await;
        assert_eq!(offered(&of_truck).len(), 19);
        assert_eq!(
            of_truck["items"][0],
            json!({ "code": "engine_oil", "name": "Óleo do motor e filtro de óleo", "category": "engine",
                "everyKm": 20_000, "everyMonths": 12, "standing": false })
        );
        let of_trailer = offered(&app.see(&ana, &starter(two)).await);
        assert_eq!(of_trailer.last(), Some(&("refrigeration_unit".to_owned(), false)));
        let choose = |vehicle: i64, codes: &[&str], more: Value| {
            let body = json!({ "vehicleId": vehicle, "codes": codes });
            post("/api/maintenance/plans/starter", with(body, &more))
        };
        let last = json!({ "lastDoneOn": day(-1), "lastDoneKm": 99_000 });
        let made: TestResponse = app.send(&ana, choose(one, &["batteries", "engine_oil"], last)).await.is(201);
        let items = made.body["items"].as_array().expect("items");
        assert_eq!(items.len(), 2);
        assert_fields(
            &items[0],
            &json!({ "everyKm": 20_000, "everyMonths": 12, "lastDoneKm": 99_000, "active": true, "plate": "ABC1D23" }),
        );
        assert_eq!((&items[0]["due"]["kmLeft"], &items[1]["everyKm"]), (&json!(19_000), &Value::Null));
        assert_eq!(app.see(&ana, made.header("location")).await["items"].as_array().map(Vec::len), Some(2));
        let again = app.send(&ana, choose(one, &["engine_oil", "valves"], json!({}))).await.is(201).body;
        assert_eq!(again["items"].as_array().map(Vec::len), Some(1), "what stands is left alone");
        let existing = offered(&app.see(&ana, &starter(one)).await);
        let existing: Vec<_> = existing.into_iter().filter(|(_, exists)| *exists).map(|(code, _)| code).collect();
        assert_eq!(existing, ["engine_oil", "valves", "batteries"]);
        for (call, fault) in [
            (choose(two, &["engine_oil"], json!({})), "codes:unknown"),
            (choose(two, &[], json!({})), "codes:required"),
            (choose(999_999, &["alignment"], json!({})), "vehicleId:unknown"),
            (choose(two, &["alignment"], json!({ "lastDoneKm": 1 })), "lastDoneKm:above_odometer"),
            (choose(two, &["alignment"], json!({ "lastDoneOn": day(2) })), "lastDoneOn:in_future"),
        ] {
            assert_eq!(app.send(&ana, call).await.refuses(422, "validation").faults(), [fault]);
        }
        app.send(&ana, get("/api/maintenance/plans/starter?vehicleId=999999")).await.refuses(404, "not_found");
        app.send(&ana, get("/api/maintenance/plans/starter")).await.refuses(400, "malformed");
    });
}
