//! Drivers, their advances and settlements: earnings and money to the cent, and nothing settled twice.

use futures_util::future::join;
use serde_json::{Value, json};
use testing::{Backend, count, dump, on_both_databases, on_sqlite_first};

use crate::app::{
    Caller, TestApp, TestResponse, advance, day, delete, driver, expense, freight, get, post, put, run, settlement,
    trailer, truck, with,
};

on_sqlite_first!(
    earnings_and_expenses_are_settled_to_the_cent,
    a_driver_who_owes_pays_back,
    undoing_frees_all_that_was_held,
    settled_items_stay_unchanged,
    refuses_values_of_another_record_at_their_field,
    the_pay_follows_the_agreement,
    a_pending_settlement_is_changed,
    an_advance_is_money_out_and_no_cost,
    stores_drivers_and_reminds_of_their_papers,
    lists_are_filtered,
);

on_both_databases!(of_two_settlements_at_once_one_wins, a_debt_is_carried_and_brought_once);

/// Ana with a truck and a driver, who completed freights of R$ 8.000,00.
pub struct Yard {
    pub app: TestApp,
    pub ana: Caller,
    pub truck: i64,
    pub driver: i64,
}

impl Yard {
    pub async fn new(backend: Backend) -> Self {
        Self::with(backend, json!({})).await
    }

    pub async fn with(backend: Backend, more: Value) -> Self {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let driver = app.create(&ana, "/api/drivers", with(driver("João da Silva"), &more)).await.id();
        Self { app, ana, truck, driver }
    }

    pub async fn create(&self, path: &str, body: Value) -> TestResponse {
        self.app.create(&self.ana, path, body).await
    }

    pub async fn send(&self, call: crate::app::Call) -> TestResponse {
        self.app.send(&self.ana, call).await
    }

    pub async fn see(&self, path: &str) -> Value {
        self.app.see(&self.ana, path).await
    }

    /// Creates a completed freight of the driver.
    pub async fn trip(&self, more: Value) -> i64 {
        let body = with(freight(self.truck, &[]), &json!({ "driverId": self.driver }));
        let id = self.create("/api/freights", with(body, &more)).await.id();
        let done = json!({ "status": "completed", "occurredAt": "2026-01-13T15:00:00Z" });
        self.send(post(&format!("/api/freights/{id}/status"), done)).await.is(200);
        id
    }

    /// Records an advance; default R$ 500,00.
    pub async fn vale(&self, more: Value) -> i64 {
        self.create(&format!("/api/drivers/{}/advances", self.driver), with(advance(), &more)).await.id()
    }

    /// Enters R$ 350,00 of toll, paid by the driver.
    pub async fn spent(&self, freight: Option<i64>) -> i64 {
        let body = json!({ "driverId": self.driver, "paidByDriver": true });
        self.create("/api/finances", with(expense(freight), &body)).await.id()
    }

    /// Returns the body of a settlement; by default without fixed pay.
    pub fn of(&self, more: Value) -> Value {
        with(with(settlement(self.driver), &json!({ "salaryCents": null })), &more)
    }

    /// Returns the sums of the books: money (moved and to move), and the result (earned less spent).
    async fn books(&self) -> (i64, i64) {
        let list = self.see("/api/finances?limit=200").await;
        let lines = list["items"].as_array().expect("items").clone();
        let sum = |without: &str| {
            lines.iter().filter(|line| line["effect"] != without && line["source"]["kind"] != "freight").fold(
                0,
                |sum, line| {
                    let cents = line["amountCents"].as_i64().expect("an amount");
                    if line["kind"] == "income" { sum + cents } else { sum - cents }
                },
            )
        };
        (sum("result"), sum("cash"))
    }
}

/// Returns the figures of a record or a preview, without the fields that only a record has.
fn figures(of: &Value) -> Value {
    let mut of = of.clone();
    for name in ["id", "version", "createdAt", "updatedAt", "number", "transactionId"] {
        of.as_object_mut().expect("an object").remove(name);
    }
    of
}

fn earnings_and_expenses_are_settled_to_the_cent(backend: Backend) {
    run(async {
        let yard = Yard::with(backend, json!({ "dailyAllowanceCents": 8_000, "pixKey": "joao@pix" })).await;
        let km = json!({ "odometerStartKm": 100_100, "odometerEndKm": 101_500, "tollCents": 20_000, "tollPayer": "shipper" });
        let one = yard.trip(km).await;
        let two = yard.trip(json!({ "rateCents": 123_457, "advanceCents": 0, "scheduledFor": "2026-01-20" })).await;
        let (vale, toll) = (yard.vale(json!({ "freightId": one })).await, yard.spent(Some(one)).await);
        yard.create("/api/finances", with(expense(Some(two)), &json!({ "category": "combustivel" }))).await;
        let open = yard.see(&format!("/api/driver-payments/open?driverId={}", yard.driver)).await;
        assert_eq!(open["freights"][0]["commissionCents"], 96_000);
        assert_eq!(
            (&open["advances"][0]["id"], &open["expenses"][0]["transactionId"], &open["driver"]["openFreights"]),
            (&json!(vale), &json!(toll), &json!(2))
        );
        let body = yard.of(json!({
            "freightIds": [one, two], "advanceIds": [vale], "expenseIds": [toll], "allowanceDays": 3,
            "discounts": [{ "description": " Multa ", "amountCents": 10_001 }],
        }));
        let preview = yard.send(post("/api/driver-payments/preview", body.clone())).await.is(200).body;
        assert_eq!(preview["number"], Value::Null);
        assert_eq!(yard.see("/api/driver-payments").await["items"], json!([]), "a preview writes nothing down");
        let made = yard.create("/api/driver-payments", body).await.body;
        assert_eq!(figures(&made), figures(&preview));
        // 12 % of 1.234,57 are 148,1484; of 8.000,00 they are 960,00. Allowances 3 × 80,00; back 350,00; less 500,00
        // and 100,01.
        for (name, value) in [
            ("number", json!(1)),
            ("days", json!(31)),
            ("commissionCents", json!(96_000 + 14_815)),
            ("allowancesCents", json!(24_000)),
            ("refundsCents", json!(35_000)),
            ("advancesCents", json!(50_000)),
            ("discountsCents", json!(10_001)),
            ("balanceCents", json!(96_000 + 14_815 + 24_000 + 35_000 - 50_000 - 10_001)),
            ("kmOut", json!(100_100)),
            ("kmBack", json!(101_500)),
            ("status", json!("pending")),
            ("dueOn", json!("2026-01-31")),
            ("discounts", json!([{ "description": "Multa", "amountCents": 10_001 }])),
            ("ownerExpenses", json!([{ "category": "combustivel", "amountCents": 35_000 }])),
            ("vehicles", json!([{ "id": yard.truck, "plate": "ABC1D23" }])),
            ("driver", json!({ "id": yard.driver, "name": "João da Silva", "pixKey": "joao@pix" })),
        ] {
            assert_eq!(made[name], value, "{name}");
        }
        assert_eq!(made["freights"][0]["tollVoucherCents"], 20_000);
        assert_eq!(made["freights"][0]["originCity"]["name"], "Campinas");
        assert_eq!(made["freights"][0]["completedOn"], "2026-01-13");
        // The voucher of 200,00 leaves 150,00 of the toll as cost; fuel is 350,00.
        assert_eq!(
            made["ownerResult"],
            // 1.108,15 of commission and 240,00 of allowances, less 100,01 held back. The first freight drove 1.400 km
            // by the odometer, the second 1.436 as planned: 7.486,43 / 2.836 km.
            json!({ "revenueCents": 923_457, "costCents": 50_000, "commissionCents": 110_815, "driverCents": 124_814,
                "netCents": 748_643, "perKmCents": 264, "marginBps": 8_107 })
        );
        // Money out: the advance, fuel and the balance. Result: what he earned and what both spent, less the discount.
        let balance = 109_814;
        assert_eq!(yard.books().await, (-(50_000 + 35_000 + balance), -(110_815 + 24_000 + 35_000 + 35_000 - 10_001)));
        let paid = yard.send(post("/api/driver-payments/1/pay", json!({ "paidOn": "2026-02-02" }))).await.is(200).body;
        assert_eq!(
            (&paid["status"], &paid["paidOn"], &paid["version"]),
            (&json!("paid"), &json!("2026-02-02"), &json!(2))
        );
        let again = yard.send(post("/api/driver-payments/1/pay", json!({}))).await.is(200).body;
        assert_eq!(again, paid, "paying twice changes nothing");
        let method = paid["method"].clone();
        let same = json!({ "paidOn": "2026-02-02", "amountCents": balance, "method": method });
        let again = yard.send(post("/api/driver-payments/1/pay", same.clone())).await.is(200).body;
        assert_eq!(again, paid, "the same payment in full words");
        for other in [
            json!({ "paidOn": "2026-02-03" }),
            json!({ "amountCents": balance - 1 }),
            json!({ "method": if method == "cash" { "pix" } else { "cash" } }),
            json!({ "restDueOn": "2026-03-01" }),
        ] {
            let other = with(same.clone(), &other);
            let refused = yard.send(post("/api/driver-payments/1/pay", other)).await.refuses(409, "already_settled");
            assert!(refused.text.contains("02/02/2026"), "{}", refused.text);
        }
        assert_eq!(yard.see("/api/driver-payments/1").await, paid, "a refused payment changes nothing");
        let result = yard.see(&format!("/api/freights/{one}/result")).await;
        assert_eq!(
            (&result["commissionCents"], &result["commissionSettled"], &result["driverPaymentId"]),
            (&json!(96_000), &json!(true), &made["id"])
        );
        let summary = yard.see(&format!("/api/vehicles/{}/summary", yard.truck)).await;
        assert_eq!(summary["costs"][0], json!({ "category": "salario", "amountCents": 110_815 }));
        assert_eq!(summary["costCents"], 160_815, "commission and expenses, each once");
        // 500,00 and 1.108,15 over 1.400 km of the odometer and 1.436 planned ones are 56,71 cents a km.
        assert_eq!(summary["costPerKmCents"], 57, "the driver is a cost of each km, settled or not");
    });
}

fn a_driver_who_owes_pays_back(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let trip = yard.trip(json!({})).await;
        let vale = yard.vale(json!({ "amountCents": 100_000 })).await;
        let made = yard
            .create("/api/driver-payments", yard.of(json!({ "freightIds": [trip], "advanceIds": [vale] })))
            .await
            .body;
        assert_eq!((&made["balanceCents"], &made["status"]), (&json!(-4_000), &json!("pending")));
        let line = yard.see(&format!("/api/finances/{}", made["transactionId"])).await;
        for (name, value) in [
            ("kind", json!("income")),
            ("category", json!("outros")),
            ("amountCents", json!(4_000)),
            ("effect", json!("cash")),
            ("source", json!({ "kind": "driver_payment", "id": made["id"], "part": "balance" })),
        ] {
            assert_eq!(line[name], value, "{name}");
        }
        // 1.000,00 was paid and 40,00 is returned: he earned 960,00.
        assert_eq!(yard.books().await, (-96_000, -96_000));
        let pay = |what: &str| post(&format!("/api/finances/{}/{what}", made["transactionId"]), json!({}));
        let path = format!("/api/driver-payments/{}", made["id"]);
        let undo = || post(&format!("{path}/undo"), json!({}));
        yard.send(undo()).await.refuses(409, "pending");
        yard.send(pay("pay")).await.is(200);
        let paid = yard.see(&path).await;
        assert_eq!((&paid["status"], &paid["paidOn"]), (&json!("paid"), &json!(day(0))));
        let version = paid["version"].as_i64().expect("a version");
        yard.send(put(&path, version, yard.of(json!({ "freightIds": [trip] })))).await.refuses(409, "paid");
        yard.send(delete(&path)).await.refuses(409, "paid");
        // Undoing the payment would make the settlement editable, so only the settlement can be undone.
        yard.send(pay("unpay")).await.refuses(409, "only_undone");
        yard.send(undo()).await.is(204);
        assert_eq!(yard.books().await, (-100_000, 0));
    });
}

fn a_debt_is_carried_and_brought_once(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let vale = yard.vale(json!({})).await;
        let first = yard
            .create("/api/driver-payments", yard.of(json!({ "advanceIds": [vale], "carries": true, "paidOn": day(0) })))
            .await
            .body;
        assert_eq!(
            (&first["balanceCents"], &first["carries"], &first["status"], &first["paidOn"], &first["transactionId"]),
            (&json!(-50_000), &json!(true), &json!("paid"), &Value::Null, &Value::Null)
        );
        let driver = format!("/api/drivers/{}", yard.driver);
        assert_eq!(yard.see(&driver).await["carriedCents"], 50_000);
        let trip = yard.trip(json!({})).await;
        let open = yard.see(&format!("/api/driver-payments/open?driverId={}", yard.driver)).await;
        assert_eq!((&open["carriedCents"], &open["carriedFromNumber"]), (&json!(50_000), &json!(1)));
        let second = yard
            .create("/api/driver-payments", yard.of(json!({ "freightIds": [trip], "carries": true, "paidOn": day(0) })))
            .await
            .body;
        assert_eq!(
            (&second["carriedCents"], &second["carriedFromNumber"], &second["balanceCents"], &second["carries"]),
            (&json!(50_000), &json!(1), &json!(46_000), &json!(false)),
            "what is left to the driver is paid"
        );
        assert_eq!(yard.see(&driver).await["carriedCents"], 0);
        let [one, two] = [&first, &second].map(|made| format!("/api/driver-payments/{}", made["id"]));
        assert_eq!(yard.see(&one).await["carriedTo"], json!({ "id": second["id"], "number": 2 }));
        // The advance was paid, and the rest: he earned 960,00.
        assert_eq!(yard.books().await, (-96_000, -96_000));
        let undo = |path: &str| post(&format!("{path}/undo"), json!({}));
        let refused = yard.send(undo(&one)).await.refuses(409, "carried_on");
        assert!(refused.body["detail"].as_str().is_some_and(|text| text.contains("nº 2")), "{}", refused.text);
        yard.send(undo(&two)).await.is(204);
        assert_eq!(yard.see(&driver).await["carriedCents"], 50_000);
        // Two settlements at once: one of them brings the debt.
        let body = |cents: i64| yard.of(json!({ "salaryCents": cents }));
        let (a, b) = join(
            yard.send(post("/api/driver-payments", body(1_000))),
            yard.send(post("/api/driver-payments", body(2_000))),
        )
        .await;
        let brought = [a.is(201).body["carriedCents"].clone(), b.is(201).body["carriedCents"].clone()];
        assert!(brought.contains(&json!(0)) && brought.contains(&json!(50_000)), "{brought:?}");
    });
}

fn undoing_frees_all_that_was_held(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let (trip, vale) = (yard.trip(json!({})).await, yard.vale(json!({})).await);
        let toll = yard.spent(Some(trip)).await;
        let body = yard.of(json!({ "freightIds": [trip], "advanceIds": [vale], "expenseIds": [toll], "paidOn": day(0),
            "discounts": [{ "description": "Avaria", "amountCents": 100 }] }));
        let before = yard.books().await;
        let open = |who: i64| format!("/api/driver-payments/open?driverId={who}");
        let could = yard.see(&open(yard.driver)).await;
        for round in 1..=2 {
            let made = yard.create("/api/driver-payments", body.clone()).await;
            assert_eq!((&made.body["number"], &made.body["status"]), (&json!(round), &json!("paid")));
            assert_eq!(yard.see(&open(yard.driver)).await["freights"], json!([]));
            assert_eq!(yard.see(&format!("/api/finances/{toll}")).await["driverPaymentId"], made.body["id"]);
            let path = made.header("location").to_owned();
            // Items of the settlement being changed count as open for itself.
            let own = yard.see(&format!("{}&id={}", open(yard.driver), made.id())).await;
            assert_eq!(own["freights"], could["freights"]);
            yard.send(post(&format!("{path}/undo"), json!({}))).await.is(204);
            yard.send(get(&path)).await.refuses(404, "not_found");
            assert_eq!(yard.books().await, before);
            assert_eq!(yard.see(&open(yard.driver)).await["advances"], could["advances"]);
            assert_eq!(yard.see(&open(yard.driver)).await["expenses"], could["expenses"]);
            let result = yard.see(&format!("/api/freights/{trip}/result")).await;
            assert_eq!((&result["commissionSettled"], &result["commissionCents"]), (&json!(false), &json!(96_000)));
        }
        for table in ["driver_payments", "driver_payment_freights", "driver_payment_discounts"] {
            assert_eq!(count(&yard.app.store, &format!("SELECT COUNT(*) AS count FROM {table}")), 0, "{table}");
        }
    });
}

fn of_two_settlements_at_once_one_wins(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        for what in ["freightIds", "advanceIds", "expenseIds"] {
            for _ in 0..3 {
                let id = match what {
                    "freightIds" => yard.trip(json!({})).await,
                    "advanceIds" => yard.vale(json!({})).await,
                    _ => yard.spent(None).await,
                };
                let call = || post("/api/driver-payments", yard.of(json!({ (what): [id], "salaryCents": 90_000 })));
                let (a, b) = join(yard.send(call()), yard.send(call())).await;
                let (won, lost) = if a.status == 201 { (a, b) } else { (b, a) };
                won.is(201);
                assert_eq!(lost.refuses(409, "already_settled").faults(), [format!("{what}:already_settled")]);
                let call = post("/api/driver-payments/preview", yard.of(json!({ (what): [id] })));
                yard.send(call).await.refuses(409, "already_settled");
            }
        }
        assert_eq!(count(&yard.app.store, "SELECT COUNT(*) AS count FROM driver_payments"), 9);
        // The same request again is the same settlement.
        let trip = yard.trip(json!({})).await;
        let call =
            || post("/api/driver-payments", yard.of(json!({ "freightIds": [trip] }))).header("idempotency-key", "k");
        let (a, b) = join(yard.send(call()), yard.send(call())).await;
        assert_eq!(a.is(201).body, b.is(201).body);
    });
}

fn settled_items_stay_unchanged(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let other = yard.create("/api/drivers", driver("Beto")).await.id();
        let (trip, vale) = (yard.trip(json!({})).await, yard.vale(json!({})).await);
        let toll = yard.spent(Some(trip)).await;
        let body = yard.of(json!({ "freightIds": [trip], "advanceIds": [vale], "expenseIds": [toll] }));
        yard.create("/api/driver-payments", body).await;
        let path = format!("/api/freights/{trip}");
        let seen = yard.see(&path).await;
        assert_eq!(seen["driver"], json!({ "id": yard.driver, "name": "João da Silva" }));
        let version = seen["version"].as_i64().expect("a version");
        let same = with(freight(yard.truck, &[]), &json!({ "driverId": yard.driver }));
        let other_truck = yard.create("/api/vehicles", truck("ABC1D24")).await.id();
        let cart = yard.create("/api/vehicles", trailer("XYZ1A11")).await.id();
        let client = yard.create("/api/clients", json!({ "name": "Sul" })).await.id();
        let before = dump(&yard.app.store);
        for more in [
            json!({ "driverId": other }),
            json!({ "driverId": null }),
            json!({ "rateCents": 900_000 }),
            json!({ "commissionBps": 1_300 }),
            json!({ "truckId": other_truck }),
            json!({ "trailerIds": [cart] }),
            json!({ "clientId": client }),
            json!({ "scheduledFor": "2026-02-10" }),
            json!({ "distanceKm": 1_335 }),
            json!({ "emptyKm": 101 }),
            json!({ "weightKg": 30_001 }),
            json!({ "originCityCode": 3_550_308 }),
            json!({ "destinationCityCode": 3_550_308 }),
        ] {
            let refused = yard.send(put(&path, version, with(same.clone(), &more))).await.refuses(409, "settled");
            assert!(
                refused.body["detail"].as_str().is_some_and(|text| text.contains("acerto nº 1")),
                "{}",
                refused.text
            );
        }
        for call in [
            post(&format!("{path}/cancel"), json!({ "reason": "Caiu" })),
            post(&format!("{path}/status"), json!({ "status": "unloading" })),
            post(
                &format!("{path}/status"),
                json!({ "status": "loading", "occurredAt": "2026-01-05T11:00:00Z", "correct": true }),
            ),
            post(
                &format!("{path}/arrival"),
                json!({ "place": "unloading", "occurredAt": "2026-01-05T11:00:00Z", "correct": true }),
            ),
            delete(&path),
            put(&format!("/api/finances/{toll}"), 2, with(expense(None), &json!({ "driverId": yard.driver }))),
            delete(&format!("/api/finances/{toll}")),
            put(&format!("/api/drivers/{}/advances/{vale}", yard.driver), 2, advance()),
            delete(&format!("/api/drivers/{}/advances/{vale}", yard.driver)),
        ] {
            yard.send(call).await.refuses(409, "settled");
        }
        assert_eq!(dump(&yard.app.store), before);
        // The rest may change.
        let rest = json!({ "notes": "ok", "ciot": "123456789012", "advanceDueOn": "2026-01-12", "balanceDueOn": "2026-03-01" });
        yard.send(put(&path, version, with(same, &rest))).await.is(200);
        let lines = yard.see(&format!("/api/finances?freightId={trip}&category=salario")).await;
        assert_eq!(
            (&lines["items"][0]["source"]["part"], &lines["items"][0]["competenceOn"]),
            (&json!("commission"), &json!("2026-01-13"))
        );
        let commission = lines["items"][0]["id"].clone();
        yard.send(post(&format!("/api/finances/{commission}/unpay"), json!({}))).await.refuses(409, "always_settled");
        yard.send(delete(&format!("/api/finances/{commission}"))).await.refuses(409, "posted_by_source");
    });
}

fn refuses_values_of_another_record_at_their_field(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let trip = yard.trip(json!({})).await;
        let beto = yard.create("/api/drivers", driver("Beto")).await.id();
        let theirs = yard.trip(json!({ "driverId": beto })).await;
        let nobodys = yard.trip(json!({ "driverId": null })).await;
        let agreed = yard
            .create("/api/freights", with(freight(yard.truck, &[]), &json!({ "driverId": yard.driver })))
            .await
            .id();
        let vale = yard.create(&format!("/api/drivers/{beto}/advances"), advance()).await.id();
        let own = yard.create("/api/finances", expense(None)).await.id();
        let bia = yard.app.register("bia@exemplo.com.br").await;
        let far = yard.app.create(&bia, "/api/drivers", driver("Longe")).await.id();
        let far_vale = yard.app.create(&bia, &format!("/api/drivers/{far}/advances"), advance()).await.id();
        for (more, faults) in [
            (json!({ "driverId": far }), vec!["driverId:unknown"]),
            (json!({ "freightIds": [theirs] }), vec!["freightIds:other_driver"]),
            (json!({ "freightIds": [nobodys] }), vec!["freightIds:other_driver"]),
            (json!({ "freightIds": [agreed] }), vec!["freightIds:not_completed"]),
            (json!({ "freightIds": [999_999] }), vec!["freightIds:unknown"]),
            (json!({ "freightIds": [trip, trip] }), vec!["freightIds:duplicate"]),
            (json!({ "freightIds": (1..=201).collect::<Vec<_>>() }), vec!["freightIds:too_many"]),
            (json!({ "advanceIds": [vale] }), vec!["advanceIds:other_driver"]),
            (json!({ "advanceIds": [far_vale] }), vec!["advanceIds:unknown"]),
            (json!({ "expenseIds": [own] }), vec!["expenseIds:other_driver"]),
            (json!({ "expenseIds": [999_999] }), vec!["expenseIds:unknown"]),
            (
                json!({ "commissions": [{ "freightId": trip, "commissionCents": 1 }] }),
                vec!["commissions[0].freightId:not_in_payment"],
            ),
            (json!({ "periodTo": "2025-12-31" }), vec!["periodTo:before_start"]),
            (json!({ "periodTo": "2027-01-02" }), vec!["periodTo:too_long"]),
            (
                json!({ "allowanceDays": -1, "dailyAllowanceCents": 1_000_001 }),
                vec!["allowanceDays:too_small", "dailyAllowanceCents:too_large"],
            ),
            (
                json!({ "discounts": [{ "description": " ", "amountCents": 0 }] }),
                vec!["discounts[0].amountCents:too_small", "discounts[0].description:required"],
            ),
            (json!({ "paidOn": day(2) }), vec!["paidOn:in_future"]),
            (json!({ "salaryCents": 0 }), vec!["freightIds:nothing"]),
        ] {
            let body = with(yard.of(json!({ "salaryCents": 100 })), &more);
            for path in ["/api/driver-payments", "/api/driver-payments/preview"] {
                let refused = yard.send(post(path, body.clone())).await.refuses(422, "validation");
                assert_eq!(refused.faults(), faults, "{more}");
            }
        }
        for call in [
            get(&format!("/api/driver-payments/open?driverId={far}")),
            get(&format!("/api/drivers/{far}/advances")),
            get(&format!("/api/drivers/{}/advances/{vale}", yard.driver)),
            post(&format!("/api/drivers/{far}/advances"), advance()),
        ] {
            yard.send(call).await.refuses(404, "not_found");
        }
        let named = with(freight(yard.truck, &[]), &json!({ "driverId": far }));
        assert_eq!(
            yard.send(post("/api/freights", named)).await.refuses(422, "validation").faults(),
            ["driverId:unknown"]
        );
    });
}

fn the_pay_follows_the_agreement(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let path = format!("/api/drivers/{}", yard.driver);
        let one = yard.trip(json!({})).await;
        let two = yard.trip(json!({ "commissionBps": 1_000 })).await;
        yard.create("/api/finances", expense(Some(one))).await;
        let dear = json!({ "amountCents": 900_000, "confirm": ["amount_unlikely"] });
        yard.create("/api/finances", with(expense(Some(two)), &dear)).await;
        // Of 8.000,00, of which the first leaves 7.650,00 and the second nothing.
        for (version, more, [first, second], salary) in [
            (1, json!({}), [(Some(1_200), 96_000), (Some(1_000), 80_000)], 0),
            (2, json!({ "agreement": "commission_net" }), [(Some(1_200), 91_800), (Some(1_000), 0)], 0),
            (
                3,
                json!({ "agreement": "fixed_per_trip", "fixedCents": 70_000 }),
                [(None, 70_000), (Some(1_000), 80_000)],
                0,
            ),
            (
                4,
                json!({ "agreement": "fixed_per_month", "fixedCents": 300_000 }),
                [(None, 0), (Some(1_000), 80_000)],
                // 01/01 to 31/01, and a day.
                310_000,
            ),
        ] {
            yard.send(put(&path, version, with(driver("João"), &more))).await.is(200);
            let body = yard.of(json!({ "freightIds": [one, two], "periodTo": "2026-02-01" }));
            let seen = yard.send(post("/api/driver-payments/preview", body)).await.is(200).body;
            for (line, (bps, cents)) in [(0, first), (1, second)] {
                let line = &seen["freights"][line];
                assert_eq!((&line["commissionBps"], &line["commissionCents"]), (&json!(bps), &json!(cents)), "{more}");
                let result = yard.see(&format!("/api/freights/{}/result", line["freightId"])).await;
                assert_eq!(result["commissionCents"], cents, "{more}");
            }
            assert_eq!(seen["salaryCents"], salary, "{more}");
            let open = format!("/api/driver-payments/open?driverId={}&from=2026-01-01&to=2026-02-01", yard.driver);
            let open = yard.see(&open).await;
            assert_eq!((&open["freights"], &open["salaryCents"]), (&seen["freights"], &json!(salary)));
            let statement = yard.see("/api/finances/statement?from=2026-01&to=2026-01").await;
            assert_eq!(statement["unsettledCommissionCents"], first.1 + second.1, "{more}");
        }
        let other = json!({ "freightIds": [one], "commissions": [{ "freightId": one, "commissionCents": 12_345 }] });
        let made = yard.create("/api/driver-payments", yard.of(other)).await.body;
        let line = &made["freights"][0];
        assert_eq!((&line["commissionBps"], &line["commissionCents"]), (&Value::Null, &json!(12_345)));
        assert_eq!(yard.see(&format!("/api/freights/{one}/result")).await["commissionCents"], 12_345);
        for (more, faults) in [
            (json!({ "commissionBps": null }), vec!["commissionBps:required"]),
            (json!({ "agreement": "fixed_per_trip" }), vec!["fixedCents:required"]),
            (json!({ "commissionBps": 10_001 }), vec!["commissionBps:out_of_range"]),
            (json!({ "name": " ", "cpf": "1" }), vec!["name:required", "cpf:invalid_cpf"]),
            (
                json!({ "dailyAllowanceCents": 1_000_001, "fixedCents": 100_000_001 }),
                vec!["fixedCents:too_large", "dailyAllowanceCents:too_large"],
            ),
        ] {
            let refused = yard.send(post("/api/drivers", with(driver("X"), &more))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), faults, "{more}");
        }
        let much = yard.of(json!({ "salaryCents": 1, "dailyAllowanceCents": 1_000_001 }));
        let refused = yard.send(post("/api/driver-payments", much)).await.refuses(422, "validation");
        assert_eq!(refused.body["errors"][0]["message"], "O maior valor aceito é R$ 10.000,00.");
    });
}

fn a_pending_settlement_is_changed(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let (one, two) = (yard.trip(json!({})).await, yard.trip(json!({})).await);
        let vale = yard.vale(json!({ "amountCents": 300_000 })).await;
        let made = yard.create("/api/driver-payments", yard.of(json!({ "freightIds": [one, two] }))).await;
        let path = made.header("location").to_owned();
        let body = yard.of(json!({ "freightIds": [two], "advanceIds": [vale], "notes": "Conferido" }));
        let preview =
            yard.send(post(&format!("/api/driver-payments/preview?id={}", made.id()), body.clone())).await.is(200);
        let changed = yard.send(put(&path, 1, body.clone())).await.is(200).body;
        assert_eq!(figures(&changed), figures(&preview.body));
        assert_eq!((&changed["balanceCents"], &changed["version"]), (&json!(96_000 - 300_000), &json!(2)));
        assert_eq!(
            changed["transactionId"], made.body["transactionId"],
            "the balance is the same line, on the other side"
        );
        assert_eq!(yard.books().await, (-96_000, -96_000));
        yard.send(put(&path, 1, body.clone())).await.refuses(412, "stale_version");
        let beto = yard.create("/api/drivers", driver("Beto")).await.id();
        let refused =
            yard.send(put(&path, 2, with(body, &json!({ "driverId": beto })))).await.refuses(422, "validation");
        assert!(refused.faults().contains(&"driverId:fixed".to_owned()), "{}", refused.text);
        // The first freight is free again.
        yard.create("/api/driver-payments", yard.of(json!({ "freightIds": [one] }))).await;
    });
}

fn an_advance_is_money_out_and_no_cost(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let trip = yard.create("/api/freights", freight(yard.truck, &[])).await.id();
        let base = format!("/api/drivers/{}/advances", yard.driver);
        let made = yard.create(&base, with(advance(), &json!({ "freightId": trip, "notes": " diesel " }))).await;
        assert_eq!(
            (&made.body["freightNumber"], &made.body["driverName"], &made.body["notes"], &made.body["paymentNumber"]),
            (&json!(1), &json!("João da Silva"), &json!("diesel"), &Value::Null)
        );
        let line = &yard.see(&format!("/api/finances?driverId={}", yard.driver)).await["items"][0];
        for (name, value) in [
            ("kind", json!("expense")),
            ("category", json!("salario")),
            ("amountCents", json!(50_000)),
            ("paidOn", json!("2026-01-09")),
            ("effect", json!("cash")),
            ("freightId", json!(trip)),
            ("vehicleId", json!(yard.truck)),
            ("source", json!({ "kind": "driver_advance", "id": made.id(), "part": "total" })),
        ] {
            assert_eq!(line[name], value, "{name}");
        }
        yard.send(post(&format!("/api/finances/{}/unpay", line["id"]), json!({}))).await.refuses(409, "always_settled");
        assert_eq!(yard.see(&format!("/api/freights/{trip}/result")).await["costCents"], 0);
        yard.send(delete(&format!("/api/freights/{trip}"))).await.refuses(409, "has_history");
        let path = made.header("location").to_owned();
        let body = with(advance(), &json!({ "amountCents": 70_000, "givenOn": "2026-01-08", "method": "cash" }));
        let changed = yard.send(put(&path, 1, body)).await.is(200).body;
        assert_eq!((&changed["version"], &changed["freightId"]), (&json!(2), &Value::Null));
        assert_eq!(yard.books().await, (-70_000, 0));
        assert_eq!(yard.see(&format!("/api/drivers/{}", yard.driver)).await["openAdvancesCents"], 70_000);
        let theirs = yard.create("/api/drivers", driver("Beto")).await.id();
        let theirs = yard.trip(json!({ "driverId": theirs })).await;
        for (more, fault) in [
            (json!({ "freightId": 999_999 }), "freightId:unknown"),
            (json!({ "freightId": theirs }), "freightId:other_driver"),
            (json!({ "givenOn": day(2) }), "givenOn:in_future"),
            (json!({ "amountCents": 0 }), "amountCents:too_small"),
        ] {
            let refused = yard.send(post(&base, with(advance(), &more))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), [fault]);
        }
        yard.send(delete(&path)).await.is(204);
        assert_eq!(yard.books().await, (0, 0));
    });
}

fn stores_drivers_and_reminds_of_their_papers(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let unlikely = with(driver("Beto"), &json!({ "cnhNumber": "12345678901", "cnhCategory": "AE" }));
        let refused = yard.send(post("/api/drivers", unlikely.clone())).await.refuses(422, "confirmation_required");
        assert_eq!(refused.body["warnings"][0]["code"], "cnh_unlikely");
        let beto = yard
            .create("/api/drivers", with(unlikely, &json!({ "confirm": ["cnh_unlikely"], "cpf": "529.982.247-25" })))
            .await;
        let path = beto.header("location").to_owned();
        let body = with(
            driver("Beto"),
            &json!({ "cnhNumber": "12345678901", "cpf": "52998224725", "cnhDueOn": day(-1), "toxicologicalDueOn": day(90) }),
        );
        // An unchanged number needs no second confirmation.
        let changed = yard.send(put(&path, 1, body)).await.is(200).body;
        let lines: Vec<_> =
            changed["dueLines"].as_array().expect("lines").iter().map(|line| (&line["code"], &line["state"])).collect();
        assert_eq!(lines, [(&json!("cnh"), &json!("expired")), (&json!("toxicological"), &json!("ok"))]);
        let twin = with(driver("Outro"), &json!({ "cpf": "52998224725" }));
        assert_eq!(yard.send(post("/api/drivers", twin)).await.refuses(409, "conflict").faults(), ["cpf:taken"]);
        // The driver's papers are checked, not the owner's.
        let trip =
            yard.create("/api/freights", with(freight(yard.truck, &[]), &json!({ "driverId": beto.id() }))).await.id();
        let start = post(&format!("/api/freights/{trip}/status"), json!({ "status": "loading" }));
        let refused = yard.send(start).await.refuses(422, "confirmation_required");
        assert_eq!(refused.body["warnings"].as_array().map(Vec::len), Some(1));
        let text = refused.body["warnings"][0]["message"].as_str().unwrap_or_default();
        assert!(text.starts_with("A CNH de Beto venceu em "), "{text}");
        yard.send(delete(&path)).await.refuses(409, "has_history");
        yard.send(delete(&format!("/api/drivers/{}", yard.driver))).await.is(204);
        // An inactive driver is refused on a new freight, and retains the existing ones.
        let idle = with(driver("Beto"), &json!({ "active": false }));
        yard.send(put(&path, 2, idle)).await.is(200);
        let body = with(freight(yard.truck, &[]), &json!({ "driverId": beto.id() }));
        assert_eq!(
            yard.send(post("/api/freights", body.clone())).await.refuses(422, "validation").faults(),
            ["driverId:inactive"]
        );
        yard.send(put(&format!("/api/freights/{trip}"), 1, body)).await.is(200);
    });
}

fn lists_are_filtered(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let beto = yard.create("/api/drivers", with(driver("Beto Ávila"), &json!({ "active": false }))).await.id();
        let (trip, vale) = (yard.trip(json!({})).await, yard.vale(json!({})).await);
        yard.vale(json!({ "givenOn": "2026-01-02", "freightId": trip })).await;
        yard.create(
            "/api/driver-payments",
            yard.of(json!({ "freightIds": [trip], "advanceIds": [vale], "paidOn": day(0) })),
        )
        .await;
        let february = json!({ "periodFrom": "2026-02-01", "periodTo": "2026-02-28", "notes": "São Bento" });
        yard.create("/api/driver-payments", with(settlement(beto), &february)).await;
        for (query, found) in [
            ("", vec![2, 1]),
            ("?sort=number", vec![1, 2]),
            ("?status=paid", vec![1]),
            ("?status=pending", vec![2]),
            ("?from=2026-02-01", vec![2]),
            ("?to=2026-02-27", vec![1]),
            ("?q=avila", vec![2]),
            ("?q=bento", vec![2]),
            ("?q=1", vec![1]),
            ("?driverId=999999", vec![]),
        ] {
            let list = yard.see(&format!("/api/driver-payments{query}")).await;
            let numbers: Vec<_> =
                list["items"].as_array().expect("items").iter().map(|one| one["number"].clone()).collect();
            assert_eq!(numbers, found, "{query}");
        }
        let first = yard.see("/api/driver-payments?limit=1").await;
        let rest = yard
            .see(&format!("/api/driver-payments?limit=1&cursor={}", first["nextCursor"].as_str().expect("more")))
            .await;
        assert_eq!((&rest["items"][0]["number"], &rest["nextCursor"]), (&json!(1), &Value::Null));
        for (path, found) in [
            ("/api/drivers".to_owned(), 2),
            ("/api/drivers?active=true".into(), 1),
            ("/api/drivers?q=AVILA".into(), 1),
            ("/api/driver-advances".into(), 2),
            ("/api/driver-advances?open=true".into(), 1),
            (format!("/api/driver-advances?freightId={trip}"), 1),
            (format!("/api/driver-advances?driverId={beto}"), 0),
            (format!("/api/drivers/{}/advances?open=false", yard.driver), 1),
            (format!("/api/freights?driverId={}", yard.driver), 1),
            (format!("/api/freights?driverId={beto}"), 0),
        ] {
            let list = yard.see(&path).await;
            assert_eq!(list["items"].as_array().map(Vec::len), Some(found), "{path}");
        }
    });
}
