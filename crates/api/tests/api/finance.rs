//! Books: transactions entered by hand, postings of freights, paid and late transactions.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::app::{TestApp, call, day, delete, expense, freight, get, post, put, run, trailer, truck, with};

on_sqlite_first!(
    a_line_entered_by_hand,
    a_line_is_what_it_should_be_or_its_faults_are_named,
    a_bill_belongs_to_the_day_on_which_it_was_entered,
    postings_of_a_freight_are_changed_at_the_freight,
    paying_twice_is_paying_once,
    open_amounts_become_overdue,
    lists_are_filtered,
    summarises_the_payment_habit_of_a_client
);

fn a_line_entered_by_hand(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
        let client = app.create(&ana, "/api/clients", json!({ "name": "Sul" })).await.id();
        let body = with(freight(one, &[two]), &json!({ "clientId": client }));
        let trip = app.create(&ana, "/api/freights", body).await.id();
        let made =
            app.create(&ana, "/api/finances", with(expense(Some(trip)), &json!({ "description": " Praça 3 " }))).await;
        let path = made.header("location").to_owned();
        let valid = json!({
            "version": 1, "kind": "expense", "category": "pedagio", "description": "Praça 3", "amountCents": 35_000,
            "dueOn": "2026-01-10", "paidOn": "2026-01-10", "status": "paid", "overdueDays": 0, "source": null,
            "freightId": trip, "freightNumber": 1, "clientName": "Sul", "vehicleId": one, "plate": "ABC1D23",
        });
        for (name, value) in valid.as_object().expect("members") {
            assert_eq!(made.body[name], *value, "{name}");
        }
        assert_eq!(app.see(&ana, &path).await, made.body);
        let of_trailer = with(expense(None), &json!({ "vehicleId": two, "paidOn": null, "amountCents": 1 }));
        let changed = app.send(&ana, put(&path, 1, of_trailer)).await.is(200).body;
        for (name, value) in [
            ("version", json!(2)),
            ("freightId", Value::Null),
            ("freightNumber", Value::Null),
            ("clientName", Value::Null),
            ("plate", json!("XYZ1A11")),
            ("status", json!("pending")),
            ("amountCents", json!(1)),
        ] {
            assert_eq!(changed[name], value, "{name}");
        }
        app.send(&ana, delete(&path)).await.is(204);
        app.send(&ana, get(&path)).await.refuses(404, "not_found");
    });
}

fn a_line_is_what_it_should_be_or_its_faults_are_named(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, bia) = (app.register("ana@exemplo.com.br").await, app.register("bia@exemplo.com.br").await);
        let hers = app.create(&bia, "/api/vehicles", truck("ABC1D23")).await.id();
        let trip = app.create(&bia, "/api/freights", freight(hers, &[])).await.id();
        for (more, faults) in [
            (json!({ "amountCents": 0 }), vec!["amountCents:too_small"]),
            (json!({ "amountCents": -1 }), vec!["amountCents:too_small"]),
            (json!({ "amountCents": 10_000_000_001_i64 }), vec!["amountCents:too_large"]),
            (json!({ "category": "frete" }), vec!["category:wrong_kind"]),
            (json!({ "kind": "income" }), vec!["category:wrong_kind"]),
            (json!({ "description": "  " }), vec!["description:required"]),
            (json!({ "description": "a".repeat(201) }), vec!["description:too_long"]),
            (json!({ "dueOn": "1949-12-31" }), vec!["dueOn:out_of_range"]),
            (json!({ "dueOn": "2101-01-01" }), vec!["dueOn:out_of_range"]),
            (json!({ "paidOn": day(2) }), vec!["paidOn:in_future"]),
            (json!({ "vehicleId": 999_999 }), vec!["vehicleId:unknown"]),
            (json!({ "vehicleId": hers }), vec!["vehicleId:unknown"]),
            (json!({ "freightId": 999_999 }), vec!["freightId:unknown"]),
            (json!({ "freightId": trip }), vec!["freightId:unknown"]),
            (
                json!({ "freightId": trip, "vehicleId": hers, "amountCents": 0 }),
                vec!["amountCents:too_small", "freightId:unknown", "vehicleId:unknown"],
            ),
        ] {
            let refused =
                app.send(&ana, post("/api/finances", with(expense(None), &more))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), faults, "{more}");
        }
        for (kind, category) in
            [("income", "emprestimo"), ("expense", "emprestimo"), ("income", "outros"), ("expense", "outros")]
        {
            app.create(&ana, "/api/finances", with(expense(None), &json!({ "kind": kind, "category": category })))
                .await;
        }
        let line = app.create(&ana, "/api/finances", with(expense(None), &json!({ "paidOn": day(0) }))).await.id();
        app.send(&bia, get(&format!("/api/finances/{line}"))).await.refuses(404, "not_found");
        app.send(&bia, post(&format!("/api/finances/{line}/pay"), json!({}))).await.refuses(404, "not_found");
    });
}

/// Creates a freight of R$ 8.000,00 with R$ 5.000,00 in advance; returns its path and the paths of its parts.
async fn posted(app: &TestApp, who: &crate::app::Caller, more: &Value) -> (String, [String; 2]) {
    let one = app.create(who, "/api/vehicles", truck("ABC1D23")).await.id();
    let made = app.create(who, "/api/freights", with(freight(one, &[]), more)).await;
    let part = |index: usize| format!("/api/finances/{}", made.body["receivables"][index]["transactionId"]);
    assert_eq!(made.body["receivables"][0]["part"], "advance");
    assert_eq!(made.body["receivables"][1]["part"], "balance");
    (made.header("location").to_owned(), [part(0), part(1)])
}

/// Entered where there was no signal, and sent days later.
fn a_bill_belongs_to_the_day_on_which_it_was_entered(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let trip = app.create(&ana, "/api/freights", freight(one, &[])).await.id();
        let bill = |more: Value| with(with(expense(Some(trip)), &json!({ "dueOn": day(20), "paidOn": null })), &more);
        let made = app.create(&ana, "/api/finances", bill(json!({ "enteredOn": day(-3) }))).await;
        assert_eq!(made.body["competenceOn"], day(-3));
        // A change without the day retains it, also with another due day.
        let path = made.header("location").to_owned();
        let later = app.send(&ana, put(&path, 1, bill(json!({ "dueOn": day(40) })))).await.is(200);
        assert_eq!(later.body["competenceOn"], day(-3));
        let named = app.send(&ana, put(&path, 2, bill(json!({ "enteredOn": day(-4) })))).await.is(200);
        assert_eq!(named.body["competenceOn"], day(-4));
        assert_eq!(app.create(&ana, "/api/finances", bill(json!({}))).await.body["competenceOn"], day(0));
        // A bill on its due day, changed without a day, moves to the day of sending.
        let due = json!({ "dueOn": day(-5), "enteredOn": day(-3) });
        let made = app.create(&ana, "/api/finances", bill(due)).await;
        assert_eq!(made.body["competenceOn"], day(-5));
        let path = made.header("location").to_owned();
        let named = app.send(&ana, put(&path, 1, bill(json!({ "enteredOn": day(-3) })))).await.is(200);
        assert_eq!(named.body["competenceOn"], day(-3));
        app.send(&ana, put(&path, 2, bill(json!({ "dueOn": day(-5) })))).await.is(200);
        let unnamed = app.send(&ana, put(&path, 3, bill(json!({})))).await.is(200);
        assert_eq!(unnamed.body["competenceOn"], day(0));
        for (on, fault) in [(day(2), "enteredOn:in_future"), (day(-400), "enteredOn:too_old")] {
            let refused = app.send(&ana, post("/api/finances", bill(json!({ "enteredOn": on })))).await;
            assert_eq!(refused.refuses(422, "validation").faults(), [fault]);
        }
    });
}

fn postings_of_a_freight_are_changed_at_the_freight(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let (trip, [advance, balance]) = posted(&app, &ana, &json!({})).await;
        let line = app.see(&ana, &advance).await;
        assert_eq!(
            (&line["kind"], &line["category"], &line["amountCents"]),
            (&json!("income"), &json!("frete"), &json!(500_000))
        );
        assert_eq!(line["source"], json!({ "kind": "freight", "id": line["freightId"], "part": "advance" }));
        assert_eq!((&line["dueOn"], &line["paidOn"]), (&json!("2026-01-10"), &Value::Null));
        // The default is a month after the scheduled day.
        assert_eq!(app.see(&ana, &balance).await["dueOn"], "2026-02-09");
        for path in [&advance, &balance] {
            app.send(&ana, put(path, 1, expense(None))).await.refuses(409, "posted_by_source");
            app.send(&ana, delete(path)).await.refuses(409, "posted_by_source");
        }
        assert_eq!(app.see(&ana, &advance).await, line);
        app.send(&ana, delete(&trip)).await.is(204);
        assert_eq!(app.see(&ana, "/api/finances").await["items"], json!([]));
    });
}

fn paying_twice_is_paying_once(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let (trip, [advance, _]) = posted(&app, &ana, &json!({})).await;
        let pay = |body: Value| post(&format!("{advance}/pay"), body);
        let unpay = || post(&format!("{advance}/unpay"), json!({}));
        let first = app.send(&ana, pay(json!({ "paidOn": "2026-01-12" }))).await.is(200).body;
        assert_eq!(
            (&first["paidOn"], &first["status"], &first["version"]),
            (&json!("2026-01-12"), &json!("paid"), &json!(2))
        );
        app.send(&ana, pay(json!({ "paidOn": "2026-01-12" }))).await.refuses(409, "already_settled");
        app.send(&ana, pay(json!({})).header("if-match", "\"1\"")).await.refuses(412, "stale_version");
        let seen = app.see(&ana, &trip).await;
        assert_eq!((&seen["receivedCents"], &seen["openCents"]), (&json!(500_000), &json!(300_000)));
        let open = app.send(&ana, unpay()).await.is(200).body;
        assert_eq!((&open["paidOn"], &open["status"]), (&Value::Null, &json!("pending")));
        assert_eq!(app.send(&ana, unpay()).await.is(200).body, open);
        let refused = app.send(&ana, pay(json!({ "paidOn": day(2) }))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["paidOn:in_future"]);
        let today = app.send(&ana, call(actix_web::http::Method::POST, &format!("{advance}/pay"))).await.is(200).body;
        assert_eq!(today["paidOn"], day(0), "today unless told");
    });
}

fn open_amounts_become_overdue(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for (due, paid, days) in [(-3, None, 3), (-1, None, 1), (0, None, 0), (5, None, 0), (-9, Some(-2), 0)] {
            let body = json!({ "description": format!("{due}"), "dueOn": day(due), "paidOn": paid.map(day) });
            let line = app.create(&ana, "/api/finances", with(expense(None), &body)).await.body;
            assert_eq!(line["overdueDays"], days, "{body}");
        }
        let list = app.see(&ana, "/api/finances?overdue=true&sort=dueOn").await;
        let late: Vec<_> =
            list["items"].as_array().expect("items").iter().map(|line| line["description"].clone()).collect();
        assert_eq!(late, ["-3", "-1"]);
    });
}

fn lists_are_filtered(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, bia) = (app.register("ana@exemplo.com.br").await, app.register("bia@exemplo.com.br").await);
        app.create(&bia, "/api/finances", expense(None)).await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", truck("ABC1D24")).await.id();
        let trip = app.create(&ana, "/api/freights", freight(one, &[])).await.id();
        for more in [
            json!({ "description": "Óleo", "category": "manutencao", "vehicleId": two, "dueOn": "2026-03-01", "amountCents": 7 }),
            json!({ "description": "Praça 100%", "freightId": trip, "paidOn": null, "dueOn": "2026-01-20" }),
            json!({ "description": "Pneu", "kind": "income", "category": "venda", "dueOn": "2026-03-02", "paidOn": "2026-03-02" }),
        ] {
            app.create(&ana, "/api/finances", with(expense(None), &more)).await;
        }
        let (advance, balance) = ("Adiantamento do frete nº 1", "Saldo do frete nº 1");
        for (query, found) in [
            ("".to_owned(), vec!["Pneu", "Óleo", balance, "Praça 100%", advance]),
            ("sort=amountCents".into(), vec!["Óleo", "Praça 100%", "Pneu", balance, advance]),
            ("kind=income".into(), vec!["Pneu", balance, advance]),
            ("kind=expense&status=pending".into(), vec!["Praça 100%"]),
            ("status=paid".into(), vec!["Pneu", "Óleo"]),
            ("category=venda".into(), vec!["Pneu"]),
            (format!("freightId={trip}"), vec![balance, "Praça 100%", advance]),
            (format!("vehicleId={two}"), vec!["Óleo"]),
            (format!("vehicleId={one}&kind=expense"), vec!["Praça 100%"]),
            ("from=2026-01-20&to=2026-02-28".into(), vec![balance, "Praça 100%"]),
            ("from=2026-03-01&to=2026-03-01".into(), vec!["Óleo"]),
            ("q=OLEO".into(), vec!["Óleo"]),
            ("q=100%25".into(), vec!["Praça 100%"]),
            ("q=adiantamento".into(), vec![advance]),
            ("freightId=999999".into(), vec![]),
        ] {
            let list = app.see(&ana, &format!("/api/finances?{query}")).await;
            let items: Vec<_> = list["items"]
                .as_array()
                .expect("items")
                .iter()
                .map(|line| line["description"].as_str().unwrap())
                .collect();
            assert_eq!(items, found, "{query}");
        }
    });
}

fn summarises_the_payment_habit_of_a_client(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let made = app.create(&ana, "/api/clients", json!({ "name": "Sul", "document": "11.444.777/0001-61" })).await;
        let (client, path) = (made.id(), made.header("location").to_owned());
        assert_eq!(made.body["document"], "11444777000161");
        let twin = json!({ "name": "Outro", "document": "11444777000161" });
        assert_eq!(
            app.send(&ana, post("/api/clients", twin)).await.refuses(409, "conflict").faults(),
            ["document:taken"]
        );
        let summary = format!("{path}/summary");
        let nothing = json!({ "freightCount": 0, "revenueCents": 0, "receivedCents": 0,
            "withheldCents": 0, "writtenOffCents": 0, "openCents": 0, "overdueCents": 0,
            "overdueCount": 0, "receivedCount": 0, "averageDaysLate": null, "words": "0 fretes." });
        assert_eq!(app.see(&ana, &summary).await, nothing);
        let due = json!({ "clientId": client, "advanceDueOn": "2026-01-10", "balanceDueOn": day(10) });
        let (_, [advance, _]) = posted(&app, &ana, &due).await;
        let truck = app.see(&ana, "/api/vehicles").await["items"][0]["id"].as_i64().expect("the truck");
        let body = with(
            freight(truck, &[]),
            &json!({ "clientId": client, "advanceDueOn": day(-4), "balanceDueOn": "2026-01-01" }),
        );
        let second = app.create(&ana, "/api/freights", body).await.body;
        let balance = format!("/api/finances/{}", second["receivables"][1]["transactionId"]);
        app.send(&ana, post(&format!("{advance}/pay"), json!({ "paidOn": "2026-01-15" }))).await.is(200);
        app.send(&ana, post(&format!("{balance}/pay"), json!({ "paidOn": "2025-12-20" }))).await.is(200);
        // Received R$ 5.000,00 (5 days late) and R$ 3.000,00 (early, which counts as none): two are no habit. Open
        // R$ 3.000,00 in time and R$ 5.000,00 four days late.
        assert_eq!(
            app.see(&ana, &summary).await,
            json!({ "freightCount": 2, "revenueCents": 0, "receivedCents": 800_000,
                "withheldCents": 0, "writtenOffCents": 0, "openCents": 800_000,
                "overdueCents": 500_000, "overdueCount": 1, "receivedCount": 2, "averageDaysLate": null,
                "words": "2 fretes · tem R$ 5.000,00 em atraso." })
        );
        // A freight is revenue from the moment it begins.
        let begun = post(&format!("/api/freights/{}/status", second["id"]), json!({ "status": "loading" }));
        app.send(&ana, begun).await.is(200);
        assert_eq!(app.see(&ana, &summary).await["revenueCents"], 800_000);
        // The third was four days late: 9 ÷ 3 days on average.
        let third = format!("/api/finances/{}", second["receivables"][0]["transactionId"]);
        app.send(&ana, post(&format!("{third}/pay"), json!({ "paidOn": day(0) }))).await.is(200);
        let after = app.see(&ana, &summary).await;
        assert_eq!((&after["receivedCount"], &after["averageDaysLate"]), (&json!(3), &json!(3)));
        assert_eq!(after["words"], "2 fretes · costuma atrasar 3 dias · R$ 3.000,00 a receber.");
        // A stay that was received counts like one that is open.
        let stay = json!({ "kind": "income", "category": "outros", "description": "Estadia", "amountCents": 43_380,
            "dueOn": day(0), "paidOn": day(0), "freightId": second["id"] });
        app.create(&ana, "/api/finances", stay).await;
        let after = app.see(&ana, &summary).await;
        assert_eq!((&after["receivedCents"], &after["receivedCount"]), (&json!(1_343_380), &json!(4)));
        let refused = app.send(&ana, delete(&path)).await.refuses(409, "has_history");
        assert!(refused.body["detail"].as_str().is_some_and(|text| text.contains("2 fretes")), "{}", refused.text);
    });
}
