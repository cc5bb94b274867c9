//! Series of transactions, and the sums of the books.

use diesel::{RunQueryDsl, sql_query};
use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::app::{Caller, TestApp, day, delete, driver, expense, freight, get, post, put, run, truck, with};

on_both_databases!(
    instalments_lose_no_cent_and_recurrences_end,
    a_change_is_for_one_or_for_those_that_follow,
    a_change_of_words_moves_no_cent_and_no_day,
    a_freight_that_has_not_begun_has_no_revenue,
    the_balance_runs_through_the_pages,
    totals_are_those_of_the_list,
    cash_ahead,
    the_cash_ahead_tells_scheduled_freights_apart,
    paid_amounts_stay_in_hand_after_a_move_to_an_earlier_zone,
    freights_without_a_client_are_payers_of_their_own_for_the_accountant,
    the_household_stays_out_of_the_result,
    a_year_for_the_accountant,
    refuses_invalid_report_parameters,
);

async fn lines(app: &TestApp, who: &Caller, query: &str) -> Vec<Value> {
    let list = app.see(who, &format!("/api/finances?sort=dueOn&limit=200&{query}")).await;
    list["items"].as_array().expect("items").clone()
}

fn amounts(lines: &[Value]) -> Vec<(String, i64)> {
    let amount = |line: &Value| (line["dueOn"].as_str().unwrap().to_owned(), line["amountCents"].as_i64().unwrap());
    lines.iter().map(amount).collect()
}

fn instalments_lose_no_cent_and_recurrences_end(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let body = with(
            expense(None),
            &json!({ "amountCents": 100_000, "dueOn": "2026-01-31", "paidOn": "2026-01-31",
            "category": "seguro", "installments": 3 }),
        );
        let first = app.create(&ana, "/api/finances", body).await;
        assert_eq!((&first.body["installment"], &first.body["installments"]), (&json!(1), &json!(3)));
        let series = first.body["seriesId"].as_i64().expect("a series");
        let all = lines(&app, &ana, &format!("seriesId={series}")).await;
        let expected = [("2026-01-31", 33_334), ("2026-02-28", 33_333), ("2026-03-31", 33_333)];
        assert_eq!(amounts(&all), expected.map(|(on, amount)| (on.to_owned(), amount)));
        let states: Vec<_> = all.iter().map(|line| line["status"].as_str().unwrap()).collect();
        assert_eq!(states, ["paid", "pending", "pending"]);
        let monthly = with(expense(None), &json!({ "paidOn": null, "repeatUntil": "2026-04-09" }));
        let monthly = app.create(&ana, "/api/finances", monthly).await.body["seriesId"].as_i64().expect("a series");
        let all = lines(&app, &ana, &format!("seriesId={monthly}")).await;
        let expected = ["2026-01-10", "2026-02-10", "2026-03-10"];
        assert_eq!(amounts(&all), expected.map(|on| (on.to_owned(), 35_000)));
        for (more, fault) in [
            (json!({ "installments": 0 }), "installments:too_small"),
            (json!({ "installments": 121 }), "installments:too_large"),
            (json!({ "installments": 2, "amountCents": 1 }), "installments:too_many"),
            (json!({ "installments": 2, "repeatUntil": "2026-12-31" }), "repeatUntil:both"),
            (json!({ "repeatUntil": "2026-01-09" }), "repeatUntil:before"),
            (json!({ "repeatUntil": "2099-01-09" }), "repeatUntil:too_many"),
            (json!({ "scope": "following" }), "scope:only_on_change"),
            (json!({ "installments": 2, "dueOn": "2100-12-31", "paidOn": null }), "dueOn:out_of_range"),
            (json!({ "installments": 2, "paidByDriver": true, "driverId": 1 }), "installments:paid_by_driver"),
            (json!({ "repeatUntil": "2026-12-31", "paidByDriver": true, "driverId": 1 }), "repeatUntil:paid_by_driver"),
            (json!({ "driverId": 999 }), "driverId:unknown"),
        ] {
            let refused = app.send(&ana, post("/api/finances", with(expense(None), &more))).await;
            assert_eq!(refused.refuses(422, "validation").faults(), [fault], "{more}");
        }
    });
}

fn a_change_is_for_one_or_for_those_that_follow(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let body = with(expense(None), &json!({ "paidOn": null, "repeatUntil": "2026-06-30" }));
        let series = app.create(&ana, "/api/finances", body).await.body["seriesId"].as_i64().expect("a series");
        let of_series = format!("seriesId={series}");
        let all = lines(&app, &ana, &of_series).await;
        let path = |index: usize| format!("/api/finances/{}", all[index]["id"]);
        app.send(&ana, post(&format!("{}/pay", path(3)), json!({ "paidOn": "2026-04-10" }))).await.is(200);
        let change = with(
            expense(None),
            &json!({ "paidOn": null, "amountCents": 40_000, "dueOn": "2026-02-28", "scope": "following" }),
        );
        app.send(&ana, put(&path(1), 1, change)).await.is(200);
        let changed = amounts(&lines(&app, &ana, &of_series).await);
        let expected = [
            ("2026-01-10", 35_000),
            ("2026-02-28", 40_000),
            ("2026-03-28", 40_000),
            ("2026-04-10", 35_000),
            ("2026-05-28", 40_000),
            ("2026-06-28", 40_000),
        ];
        assert_eq!(changed, expected.map(|(on, amount)| (on.to_owned(), amount)));
        let by_driver = with(expense(None), &json!({ "scope": "following", "paidByDriver": true, "driverId": 1 }));
        let refused = app.send(&ana, put(&path(0), 1, by_driver)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["scope:paid_by_driver"]);
        let far = with(expense(None), &json!({ "scope": "following", "dueOn": "2100-12-31", "paidOn": null }));
        let refused = app.send(&ana, put(&path(0), 1, far)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["dueOn:out_of_range"]);
        let again = with(expense(None), &json!({ "installments": 3 }));
        let refused = app.send(&ana, put(&path(0), 1, again)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["installments:only_when_made"]);
        app.send(&ana, delete(&path(0))).await.is(204);
        app.send(&ana, delete(&format!("{}?scope=following", path(2)))).await.is(204);
        let left = amounts(&lines(&app, &ana, &of_series).await);
        assert_eq!(left, [("2026-02-28".to_owned(), 40_000), ("2026-04-10".to_owned(), 35_000)]);
        app.send(&ana, delete(&format!("{}?scope=all", path(1)))).await.refuses(400, "malformed");
    });
}

fn a_change_of_words_moves_no_cent_and_no_day(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for more in [
            json!({ "amountCents": 10_000, "dueOn": "2026-01-31", "paidOn": null, "installments": 3 }),
            json!({ "amountCents": 10_000, "dueOn": "2026-01-31", "paidOn": null, "repeatUntil": "2026-05-31" }),
        ] {
            let first = app.create(&ana, "/api/finances", with(expense(None), &more)).await;
            let of_series = format!("seriesId={}", first.body["seriesId"]);
            let before = lines(&app, &ana, &of_series).await;
            // From the second on, which is on the last day of February.
            let (second, more) = (&before[1], json!({ "description": "Outro nome", "scope": "following" }));
            let same = json!({ "amountCents": second["amountCents"], "dueOn": second["dueOn"], "paidOn": null });
            let path = format!("/api/finances/{}", second["id"]);
            app.send(&ana, put(&path, 1, with(with(expense(None), &same), &more))).await.is(200);
            let after = lines(&app, &ana, &of_series).await;
            assert_eq!(amounts(&after), amounts(&before));
            let renamed = after.iter().filter(|line| line["description"] == "Outro nome").count();
            assert_eq!(renamed, before.len() - 1);
        }
    });
}

fn a_freight_that_has_not_begun_has_no_revenue(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let trip = app.create(&ana, "/api/freights", freight(truck, &[])).await.id();
        let statement = "/api/finances/statement?from=2026-01&to=2026-01";
        let month = "/api/dashboard?month=2026-01";
        let none = app.see(&ana, statement).await;
        assert_eq!((&none["revenueCents"], &none["revenue"]), (&json!(0), &json!([])));
        let planned = app.see(&ana, month).await;
        assert_eq!((&planned["current"]["revenueCents"], &planned["current"]["km"]), (&json!(0), &json!(0)));
        assert_eq!(planned["vehicles"], json!([]));
        let begun = json!({ "status": "loading", "occurredAt": "2026-01-10T12:00:00Z" });
        app.send(&ana, post(&format!("/api/freights/{trip}/status"), begun)).await.is(200);
        assert_eq!(app.see(&ana, statement).await["revenueCents"], 800_000);
        let earned = app.see(&ana, month).await["current"].clone();
        assert_eq!(
            (&earned["revenueCents"], &earned["km"], &earned["revenuePerKmCents"]),
            (&json!(800_000), &json!(1_436), &json!(557))
        );
        let result = app.see(&ana, &format!("/api/freights/{trip}/result")).await;
        assert_eq!(result["revenuePerTotalKmCents"], earned["revenuePerKmCents"]);
    });
}

/// A freight of R$ 8.000,00, a toll, a loan, a withdrawal of the household.
async fn books(app: &TestApp, who: &Caller) -> i64 {
    let truck = app.create(who, "/api/vehicles", truck("ABC1D23")).await.id();
    let client = json!({ "name": "Grãos do Sul", "document": "11222333000181" });
    let client = app.create(who, "/api/clients", client).await.id();
    let trip = with(freight(truck, &[]), &json!({ "clientId": client, "balanceDueOn": "2026-02-09" }));
    let trip = app.create(who, "/api/freights", trip).await.id();
    let done = json!({ "status": "completed", "occurredAt": "2026-01-14T20:00:00Z" });
    app.send(who, post(&format!("/api/freights/{trip}/status"), done)).await.is(200);
    app.create(who, "/api/finances", expense(Some(trip))).await;
    for more in [
        json!({ "kind": "income", "category": "emprestimo", "description": "Banco", "amountCents": 2_000_000 }),
        json!({ "category": "outros", "description": "Retirada", "amountCents": 150_000, "personal": true }),
        json!({ "category": "emprestimo", "description": "Parcela", "amountCents": 90_000, "dueOn": "2026-02-05", "paidOn": null }),
    ] {
        app.create(who, "/api/finances", with(expense(None), &more)).await;
    }
    // An expense paid by a driver is a cost that moves no money of the owner.
    let driver = app.create(who, "/api/drivers", driver("Zé")).await.id();
    let by_driver =
        json!({ "driverId": driver, "paidByDriver": true, "amountCents": 4_000, "category": "alimentacao" });
    app.create(who, "/api/finances", with(expense(None), &by_driver)).await;
    trip
}

fn the_balance_runs_through_the_pages(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        books(&app, &ana).await;
        for (sort, last) in [("dueOn", 2_525_000), ("-dueOn", -35_000)] {
            let (mut cursor, mut seen) = (String::new(), Vec::new());
            loop {
                let page = app.see(&ana, &format!("/api/finances?sort={sort}&limit=2{cursor}")).await;
                seen.extend(page["items"].as_array().expect("items").iter().map(|line| {
                    let (amount, kind) = (line["amountCents"].as_i64().unwrap(), line["kind"].as_str().unwrap());
                    let amount = if line["effect"] == "result" { 0 } else { amount };
                    (if kind == "income" { amount } else { -amount }, line["balanceCents"].as_i64().expect("a balance"))
                }));
                match page["nextCursor"].as_str() {
                    Some(next) => cursor = format!("&cursor={next}"),
                    None => break,
                }
            }
            assert_eq!(seen.len(), 7);
            assert_eq!(seen.last().unwrap().1, last, "{sort}");
            if sort == "-dueOn" {
                seen.reverse();
            }
            let mut running = 0;
            for (amount, balance) in seen {
                running += amount;
                assert_eq!(balance, running, "{sort}");
            }
        }
        let by_amount = app.see(&ana, "/api/finances?sort=amountCents").await;
        assert_eq!(by_amount["items"][0]["balanceCents"], Value::Null);
    });
}

fn totals_are_those_of_the_list(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let trip = books(&app, &ana).await;
        for query in [
            "",
            "kind=expense",
            "status=pending",
            "personal=true",
            "personal=false",
            "q=banco",
            "from=2026-02-01",
            "to=2026-01-31",
            "category=emprestimo",
            "overdue=true",
        ]
        .map(str::to_owned)
        .into_iter()
        .chain([format!("freightId={trip}")])
        {
            let sums = app.see(&ana, &format!("/api/finances/summary?{query}")).await;
            let list = lines(&app, &ana, &query).await;
            let total = |kind: &str, moving: bool| -> i64 {
                let of_kind = list.iter().filter(|line| line["kind"] == kind && (line["effect"] != "result") == moving);
                of_kind.map(|line| line["amountCents"].as_i64().unwrap()).sum()
            };
            for (name, sum) in [("incomeCents", total("income", true)), ("expenseCents", total("expense", true))] {
                assert_eq!(sums[name], json!(sum), "{query} {name}");
            }
            let without = &sums["withoutCash"];
            for (name, sum) in [("incomeCents", total("income", false)), ("expenseCents", total("expense", false))] {
                assert_eq!(without[name], json!(sum), "{query} without cash {name}");
            }
            assert_eq!(sums["count"], json!(list.len()), "{query}");
            for month in sums["months"].as_array().unwrap() {
                let due = |line: &&Value| line["dueOn"].as_str().unwrap().starts_with(month["month"].as_str().unwrap());
                assert_eq!(month["count"], json!(list.iter().filter(due).count()), "{query} {month}");
            }
            let counted: i64 =
                sums["months"].as_array().unwrap().iter().map(|one| one["count"].as_i64().unwrap()).sum();
            assert_eq!(sums["count"], json!(counted), "{query}");
            for part in ["months", "vehicles"] {
                let net: i64 = sums[part].as_array().unwrap().iter().map(|one| one["netCents"].as_i64().unwrap()).sum();
                assert_eq!(sums["netCents"], json!(net), "{query} {part}");
            }
            let count: i64 =
                sums["categories"].as_array().unwrap().iter().map(|one| one["count"].as_i64().unwrap()).sum();
            let moving = list.iter().filter(|line| line["effect"] != "result").count();
            assert_eq!(json!(moving), json!(count), "{query}");
        }
        let all = app.see(&ana, "/api/finances/summary").await;
        assert_eq!((&all["pendingIncomeCents"], &all["overdueIncomeCents"]), (&json!(800_000), &json!(800_000)));
        assert_eq!(all["months"][0]["month"], "2026-01");
        assert_eq!(all["vehicles"][0]["plate"], "ABC1D23");
        assert_eq!(all["vehicles"][1]["plate"], Value::Null);
        for vehicle in all["vehicles"].as_array().unwrap() {
            let months = vehicle["months"].as_array().unwrap();
            let net: i64 = months.iter().map(|month| month["netCents"].as_i64().unwrap()).sum();
            assert_eq!(vehicle["netCents"], json!(net));
        }
        let months: Vec<_> = all["vehicles"][1]["months"].as_array().unwrap().iter().map(|one| &one["month"]).collect();
        assert_eq!(months, ["2026-01", "2026-02"]);
    });
}

fn cash_ahead(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let line = |more: Value| with(with(expense(None), &json!({ "paidOn": null })), &more);
        for body in [
            line(
                json!({ "kind": "income", "category": "outros", "amountCents": 100_000, "dueOn": day(-40), "paidOn": day(-40) }),
            ),
            line(json!({ "amountCents": 30_000, "dueOn": day(-3) })),
            line(json!({ "amountCents": 90_000, "dueOn": day(10) })),
            line(json!({ "kind": "income", "category": "outros", "amountCents": 500_000, "dueOn": day(20) })),
            line(json!({ "amountCents": 70_000, "dueOn": day(91) })),
        ] {
            app.create(&ana, "/api/finances", body).await;
        }
        let flow = app.see(&ana, "/api/finances/cash-flow").await;
        for (name, value) in [
            ("from", json!(day(0))),
            ("to", json!(day(90))),
            ("openingCents", json!(100_000)),
            ("overdueExpenseCents", json!(30_000)),
            ("overdueIncomeCents", json!(0)),
            ("incomeCents", json!(500_000)),
            ("expenseCents", json!(90_000)),
            ("closingCents", json!(480_000)),
            ("outlook", json!("runs_out")),
            ("firstShort", json!({ "on": day(10), "now": false, "balanceCents": -20_000 })),
            ("lowest", json!({ "on": day(10), "now": false, "balanceCents": -20_000 })),
        ] {
            assert_eq!(flow[name], value, "{name}");
        }
        assert_eq!(flow["days"].as_array().unwrap().len(), 3);
        let longer = app.see(&ana, "/api/finances/cash-flow?days=91").await;
        assert_eq!(longer["closingCents"], 410_000);
    });
}

fn the_cash_ahead_tells_scheduled_freights_apart(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let due = json!({ "scheduledFor": day(0), "balanceDueOn": day(20) });
        let trip = app.create(&ana, "/api/freights", with(freight(truck, &[]), &due)).await.id();
        let toll = json!({ "dueOn": day(10), "paidOn": null });
        app.create(&ana, "/api/finances", with(expense(Some(trip)), &toll)).await;
        let bill = json!({ "amountCents": 90_000, "dueOn": day(30), "paidOn": null });
        app.create(&ana, "/api/finances", with(expense(None), &bill)).await;
        let balances = |flow: &Value, name: &str| -> Vec<i64> {
            let days = flow["days"].as_array().expect("days");
            days.iter().map(|day| day[name].as_i64().expect("a balance")).collect()
        };
        let flow = app.see(&ana, "/api/finances/cash-flow").await;
        assert_eq!(flow["scheduledIncomeCents"], 800_000);
        let all = [500_000, 465_000, 765_000, 675_000];
        assert_eq!(balances(&flow, "balanceCents"), all);
        // Neither the price nor the toll of the freight, only the bill.
        assert_eq!(balances(&flow, "balanceWithoutScheduledCents"), [0, 0, 0, -90_000]);
        app.send(&ana, post(&format!("/api/freights/{trip}/status"), json!({ "status": "loading" }))).await.is(200);
        let begun = app.see(&ana, "/api/finances/cash-flow").await;
        assert_eq!(begun["scheduledIncomeCents"], 0);
        assert_eq!(balances(&begun, "balanceWithoutScheduledCents"), all);
    });
}

fn paid_amounts_stay_in_hand_after_a_move_to_an_earlier_zone(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let paid = json!({ "amountCents": 30_000, "dueOn": day(0), "paidOn": day(0) });
        let made = app.create(&ana, "/api/finances", with(expense(None), &paid)).await.id();
        // Paid in Noronha, where the next day has begun; the owner then moves to Brasília, where it has not.
        let sql = format!("UPDATE transactions SET paid_on = '{}' WHERE id = {made}", day(1));
        app.store.write(|db| Ok(sql_query(&sql).execute(db)?)).expect("a day ahead");
        let flow = app.see(&ana, "/api/finances/cash-flow").await;
        assert_eq!((&flow["openingCents"], &flow["closingCents"]), (&json!(-30_000), &json!(-30_000)));
        assert_eq!(flow["outlook"], "in_the_red");
        assert_eq!(flow["firstShort"], json!({ "on": day(0), "now": true, "balanceCents": -30_000 }));
    });
}

fn freights_without_a_client_are_payers_of_their_own_for_the_accountant(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        // R$ 42.377,75 each: the price at which INSS reaches its ceiling, which is the carrier's over all who pay.
        let price = json!({ "rateCents": 4_237_775, "advanceCents": 0, "confirm": ["price_unlikely", "truck_busy"] });
        let mut freights = Vec::new();
        for _ in 0..2 {
            let made = app.create(&ana, "/api/freights", with(freight(truck, &[]), &price)).await;
            let pay = format!("/api/finances/{}/pay", made.body["receivables"][0]["transactionId"]);
            app.send(&ana, post(&pay, json!({ "paidOn": "2026-03-10" }))).await.is(200);
            freights.push(made.id());
        }
        let loose = json!({ "kind": "income", "category": "frete", "description": "Frete avulso", "amountCents": 100_000,
            "paidOn": "2026-03-11" });
        let mut lines = Vec::new();
        for _ in 0..2 {
            lines.push(app.create(&ana, "/api/finances", with(expense(None), &loose)).await.id());
        }
        let year = app.see(&ana, "/api/finances/tax-year/2026").await;
        let payers = year["months"][2]["payers"].as_array().expect("payers").clone();
        let of = |payer: &Value| {
            assert_eq!(payer["clientId"], Value::Null);
            (payer["name"].as_str().expect("a name").to_owned(), payer["inssCents"].clone())
        };
        let mut reported: Vec<_> = payers.iter().map(of).collect();
        reported.sort_by_key(|(name, _)| name.clone());
        let avulso = "Sem cliente · Frete avulso, 11/03/2026";
        let expected =
            [(avulso, 0), (avulso, 0), ("Sem cliente · frete nº 1", 93_231), ("Sem cliente · frete nº 2", 0)];
        assert_eq!(reported, expected.map(|(name, cents)| (name.to_owned(), json!(cents))));
        let ids = |name: &str| {
            let mut ids: Vec<i64> = payers.iter().filter_map(|payer| payer[name].as_i64()).collect();
            ids.sort_unstable();
            ids
        };
        assert_eq!((ids("freightId"), ids("transactionId")), (freights, lines));
        assert_eq!(year["payers"].as_array().map(Vec::len), Some(4));
    });
}

fn the_household_stays_out_of_the_result(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let trip = books(&app, &ana).await;
        let january = app.see(&ana, "/api/finances/statement?from=2026-01&to=2026-01").await;
        assert_eq!(january["revenue"], json!([{ "category": "frete", "amountCents": 800_000 }]));
        assert_eq!(
            january["costs"],
            json!([{ "category": "pedagio", "amountCents": 35_000 }, { "category": "alimentacao", "amountCents": 4_000 }])
        );
        assert_eq!((&january["resultCents"], &january["marginBps"]), (&json!(761_000), &json!(9_513)));
        assert_eq!(january["outside"]["loansReceivedCents"], 2_000_000);
        assert_eq!(january["outside"]["personalOutCents"], 150_000);
        assert_eq!(january["cashChangeCents"], Value::Null);
        let year = app.see(&ana, "/api/finances/statement?from=2026-01&to=2026-12").await;
        assert_eq!((year["months"].as_array().unwrap().len(), &year["resultCents"]), (12, &json!(671_000)));
        // Nothing of the freight was received and the driver was not refunded: a month's cash has movements only.
        let cash = app.see(&ana, "/api/finances/statement?from=2026-01&to=2026-01&basis=cash").await;
        assert_eq!((&cash["resultCents"], &cash["cashChangeCents"]), (&json!(-35_000), &json!(1_815_000)));
        // Personal money of the freight does not raise its cost either.
        let at_home = with(expense(Some(trip)), &json!({ "personal": true, "amountCents": 5_000 }));
        app.create(&ana, "/api/finances", at_home).await;
        let result = app.see(&ana, &format!("/api/freights/{trip}/result")).await;
        assert_eq!(result["costCents"], 35_000);
    });
}

fn a_year_for_the_accountant(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        books(&app, &ana).await;
        let list = lines(&app, &ana, "category=frete").await;
        for line in &list {
            let pay = json!({ "paidOn": line["dueOn"] });
            app.send(&ana, post(&format!("/api/finances/{}/pay", line["id"]), pay)).await.is(200);
        }
        let year = app.see(&ana, "/api/finances/tax-year/2026").await;
        assert_eq!(year["months"].as_array().unwrap().len(), 12);
        let january = &year["months"][0];
        assert_eq!(january["payers"][0]["name"], "Grãos do Sul");
        assert_eq!(january["payers"][0]["document"], "11222333000181");
        // R$ 5.000,00: 10 % taxable; 11 %, 1,5 % and 1 % of 20 %; no income tax.
        for (name, cents) in [
            ("grossCents", 500_000),
            ("taxableCents", 50_000),
            ("exemptCents", 450_000),
            ("inssCents", 11_000),
            ("sestCents", 1_500),
            ("senatCents", 1_000),
            ("irrfCents", 0),
        ] {
            assert_eq!(january[name], cents, "{name}");
        }
        assert_eq!((&year["totals"]["grossCents"], &year["totals"]["inssCents"]), (&json!(800_000), &json!(17_600)));
        assert_eq!(
            year["expenses"],
            json!([{ "category": "pedagio", "amountCents": 35_000 }]),
            "what a driver paid is paid when a settlement refunds it"
        );
        assert_eq!(year["rules"]["inssCeilingCents"], 847_555);
        assert!(year["disclaimer"].as_str().unwrap().contains("no resto é estimativa"));
        let before = app.see(&ana, "/api/finances/tax-year/2025").await;
        assert_eq!(before["totals"]["grossCents"], 0);
    });
}

fn refuses_invalid_report_parameters(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for (path, status, fault) in [
            ("/api/finances/cash-flow?days=0", 422, "days:out_of_range"),
            ("/api/finances/cash-flow?days=367", 422, "days:out_of_range"),
            ("/api/finances/cash-flow?days=x", 400, "days:invalid"),
            ("/api/finances/statement?from=2026-13", 400, "from:invalid"),
            ("/api/finances/statement?from=2026-02&to=2026-01", 422, "to:before"),
            ("/api/finances/statement?from=2000-01&to=2026-01", 422, "to:too_long"),
            ("/api/finances/statement?basis=wish", 400, "basis:invalid"),
        ] {
            let refused = app.send(&ana, get(path)).await.is(status);
            assert_eq!(refused.faults(), [fault], "{path}");
        }
        for year in ["1949", "2101", "-1", "99999999999", "x"] {
            app.send(&ana, get(&format!("/api/finances/tax-year/{year}"))).await.is(404);
        }
    });
}
