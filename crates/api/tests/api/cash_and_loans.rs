//! Cash from its opening balance on, a cash count, loans with a known principal, and depreciation: figures calculated
//! by hand.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{Caller, TestApp, day, delete, expense, get, post, put, run, truck, with},
    pdf::read,
};

on_sqlite_first!(
    the_cash_begins_with_its_opening_balance,
    a_count_of_the_cash_books_what_differs,
    a_count_is_refused_where_it_could_not_be_right,
    of_a_known_loan_only_the_interest_costs,
    a_loan_brings_its_instalments,
    computes_the_financed_amount_and_refuses_other_loans,
    depreciation_is_below_the_result_and_moves_no_cash,
);

fn line(kind: &str, amount: i64, due_on: &str, paid_on: Option<&str>) -> Value {
    let category = if kind == "income" { "outros" } else { "seguro" };
    let of = json!({ "kind": kind, "category": category, "amountCents": amount, "dueOn": due_on, "paidOn": paid_on });
    with(expense(None), &of)
}

/// Books whose cash begins on 01/03/2026 with R$ 1.000,00.
async fn opened(backend: Backend) -> (TestApp, Caller) {
    let app = TestApp::new(backend).await;
    let ana = app.register("ana@exemplo.com.br").await;
    let profile =
        json!({ "name": "Ana", "timeZone": "America/Sao_Paulo", "openingOn": "2026-03-01", "openingCents": 100_000 });
    app.send(&ana, put("/api/auth/profile", 1, profile)).await.is(200);
    for body in [
        // Received and paid before the opening: the opening balance includes both.
        line("income", 50_000, "2026-02-10", Some("2026-02-10")),
        line("expense", 20_000, "2026-03-05", Some("2026-02-25")),
        // Late since before the opening: it is still to be paid out of this cash.
        line("expense", 7_000, "2026-02-20", None),
        // Due before the opening and paid after: it moved this cash.
        line("expense", 5_000, "2026-02-25", Some("2026-03-02")),
        line("expense", 30_000, "2026-03-10", Some("2026-03-10")),
    ] {
        app.create(&ana, "/api/finances", body).await;
    }
    (app, ana)
}

async fn balances(app: &TestApp, who: &Caller, query: &str) -> Vec<Option<i64>> {
    let list = app.see(who, &format!("/api/finances?sort=dueOn&{query}")).await;
    list["items"].as_array().expect("items").iter().map(|one| one["balanceCents"].as_i64()).collect()
}

fn the_cash_begins_with_its_opening_balance(backend: Backend) {
    run(async {
        let (app, ana) = opened(backend).await;
        let flow = app.see(&ana, "/api/finances/cash-flow").await;
        // 1.000,00 − 50,00 − 300,00.
        assert_eq!((&flow["openingCents"], &flow["overdueExpenseCents"]), (&json!(65_000), &json!(7_000)));
        assert_eq!(flow["closingCents"], 58_000);
        // By due day: lines due before the opening have no balance, and lines paid before add nothing.
        let whole = [None, None, None, Some(88_000), Some(58_000)];
        assert_eq!(balances(&app, &ana, "").await, whole);
        assert_eq!(balances(&app, &ana, "to=2026-12-31").await, whole);
        let page = app.see(&ana, "/api/finances?sort=-dueOn&limit=1").await;
        assert_eq!(page["items"][0]["balanceCents"], 58_000);
        // A filtered list sums the filtered lines.
        let expenses = [-7_000, -12_000, -32_000, -62_000].map(Some);
        assert_eq!(balances(&app, &ana, "kind=expense").await, expenses);
        assert_eq!(balances(&app, &ana, "from=2026-03-01").await, [-20_000, -50_000].map(Some));
        // Another owner's cash does not begin with hers.
        let bia = app.register("bia@exemplo.com.br").await;
        assert_eq!(app.see(&bia, "/api/finances/cash-flow").await["openingCents"], 0);
    });
}

fn a_count_of_the_cash_books_what_differs(backend: Backend) {
    run(async {
        let (app, ana) = opened(backend).await;
        let count = |cents: i64| post("/api/finances/cash-count", json!({ "countedCents": cents }));
        let made = app.send(&ana, count(64_000).header("idempotency-key", "one")).await.is(201);
        let again = app.send(&ana, count(64_000).header("idempotency-key", "one")).await.is(201);
        assert_eq!(made.body, again.body);
        let reported = ["expectedCents", "countedCents", "differenceCents"].map(|name| made.body[name].clone());
        assert_eq!(reported, [65_000, 64_000, -1_000].map(|cents| json!(cents)));
        let booked = &made.body["transaction"];
        for (name, value) in [
            ("kind", json!("expense")),
            ("category", json!("outros")),
            ("effect", json!("cash")),
            ("amountCents", json!(1_000)),
            ("countedCents", json!(64_000)),
            ("paidOn", json!(day(0))),
            ("description", json!("Conferência do caixa: contado R$ 640,00, esperado R$ 650,00")),
        ] {
            assert_eq!(booked[name], value, "{name}");
        }
        assert_eq!(app.see(&ana, "/api/finances/cash-flow").await["openingCents"], 64_000);
        let agreed = app.send(&ana, count(64_000)).await.is(200).body;
        assert_eq!((&agreed["transaction"], &agreed["differenceCents"]), (&Value::Null, &json!(0)));
        // A count is neither revenue nor cost: it is listed between result and cash.
        let month = &day(0)[..7];
        let cash = app.see(&ana, &format!("/api/finances/statement?from={month}&basis=cash")).await;
        assert_eq!((&cash["resultCents"], &cash["cashChangeCents"]), (&json!(0), &json!(-1_000)));
        assert_eq!(cash["outside"]["cashDifferencesCents"], -1_000);
        assert_eq!(cash["outside"]["personalOutCents"], 0);
        let path = made.header("location").to_owned();
        app.send(&ana, put(&path, 1, expense(None))).await.refuses(409, "counted");
        app.send(&ana, post(&format!("{path}/unpay"), json!({}))).await.refuses(409, "counted");
        app.send(&ana, get(&format!("{path}/receipt.pdf"))).await.refuses(409, "no_receipt");
        let bia = app.register("bia@exemplo.com.br").await;
        app.send(&bia, get(&path)).await.refuses(404, "not_found");
        app.send(&ana, delete(&path)).await.is(204);
        assert_eq!(app.see(&ana, "/api/finances/cash-flow").await["openingCents"], 65_000);
    });
}

fn a_count_is_refused_where_it_could_not_be_right(backend: Backend) {
    run(async {
        let (app, ana) = opened(backend).await;
        let count = |cents: i64, on: &str| post("/api/finances/cash-count", json!({ "countedCents": cents, "on": on }));
        // At the end of 05/03 the R$ 300,00 of the 10th are still there: 1.000,00 − 50,00.
        let early = app.send(&ana, count(95_100, "2026-03-05")).await.is(201).body;
        assert_eq!((&early["expectedCents"], &early["transaction"]["kind"]), (&json!(95_000), &json!("income")));
        for (cents, on, fault) in [
            (1, day(2), "on:in_future"),
            (1, "2026-03-04".to_owned(), "on:before_last"),
            (10_000_000_001, day(0), "countedCents:out_of_range"),
        ] {
            let refused = app.send(&ana, count(cents, &on)).await.refuses(422, "validation");
            assert_eq!(refused.faults(), [fault]);
        }
        let refused = app.send(&ana, count(1, "2026-02-28")).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["on:before_opening", "on:before_last"]);
        assert_eq!(app.see(&ana, "/api/finances/cash-flow").await["openingCents"], 65_100);
    });
}

/// A loan of R$ 10.000,00 on a truck, repaid by R$ 12.000,00 in three instalments; the first is paid.
fn loan(vehicle: i64, more: &Value) -> Value {
    let body = json!({ "category": "emprestimo", "description": "Parcela", "amountCents": 1_200_000, "installments": 3,
        "vehicleId": vehicle });
    with(with(expense(None), &body), more)
}

fn cost(statement: &Value) -> (i64, i64) {
    let of = |value: &Value| value.as_i64().expect("cents");
    (of(&statement["costCents"]), of(&statement["outside"]["loanPrincipalCents"]))
}

fn of_a_known_loan_only_the_interest_costs(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let first = app.create(&ana, "/api/finances", loan(vehicle, &json!({ "principalCents": 1_000_000 }))).await;
        assert_eq!((&first.body["amountCents"], &first.body["principalCents"]), (&json!(400_000), &json!(333_334)));
        let statement = |query: &str| format!("/api/finances/statement?{query}");
        let january = app.see(&ana, &statement("from=2026-01")).await;
        assert_eq!(cost(&january), (66_666, 333_334));
        assert_eq!(january["costs"], json!([{ "category": "emprestimo", "amountCents": 66_666 }]));
        let quarter = app.see(&ana, &statement("from=2026-01&to=2026-03")).await;
        assert_eq!(cost(&quarter), (200_000, 1_000_000));
        let cash = app.see(&ana, &statement("from=2026-01&to=2026-03&basis=cash")).await;
        assert_eq!((cost(&cash), &cash["cashChangeCents"]), ((66_666, 333_334), &json!(-400_000)));
        let life = app.see(&ana, &format!("/api/vehicles/{vehicle}/summary")).await;
        assert_eq!(life["costCents"], 200_000);
        let dashboard = app.see(&ana, "/api/dashboard?month=2026-02").await;
        assert_eq!(dashboard["current"]["costCents"], 66_667);
        let year = app.see(&ana, "/api/finances/tax-year/2026").await;
        assert_eq!(year["expenses"], json!([{ "category": "emprestimo", "amountCents": 66_666 }]));
        // The list and the cash count money: whole instalments.
        assert_eq!(app.see(&ana, "/api/finances/summary").await["expenseCents"], 1_200_000);
        // A new description of the following instalments moves no cent; without a principal an instalment counts whole.
        let series = format!("/api/finances?sort=dueOn&seriesId={}", first.body["seriesId"]);
        let list = app.see(&ana, &series).await;
        let second = format!("/api/finances/{}", list["items"][1]["id"]);
        let change = json!({ "category": "emprestimo", "description": "Banco", "amountCents": 400_000, "vehicleId": vehicle,
            "dueOn": "2026-02-10", "paidOn": null, "scope": "following", "principalCents": 333_333 });
        app.send(&ana, put(&second, 1, with(expense(None), &change))).await.is(200);
        let list = app.see(&ana, &series).await;
        let principal = |index: usize| list["items"][index]["principalCents"].clone();
        assert_eq!([principal(0), principal(1), principal(2)], [333_334, 333_333, 333_333].map(|cents| json!(cents)));
        let whole = with(change, &json!({ "scope": "one", "principalCents": null }));
        app.send(&ana, put(&second, 2, with(expense(None), &whole))).await.is(200);
        assert_eq!(cost(&app.see(&ana, &statement("from=2026-02")).await), (400_000, 0));
    });
}

fn a_loan_brings_its_instalments(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let loan = |each: i64| {
            let repayment = json!({ "installmentCents": each, "installments": 10, "firstDueOn": "2026-02-10" });
            let of =
                json!({ "kind": "income", "category": "emprestimo", "description": "Banco", "amountCents": 1_000_000 });
            with(with(expense(None), &of), &json!({ "repayment": repayment }))
        };
        let refused = app.send(&ana, post("/api/finances", loan(99_999))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["repayment.installmentCents:below_loan"]);
        assert_eq!(app.see(&ana, "/api/finances").await["items"], json!([]));
        let made = app.create(&ana, "/api/finances", loan(110_000)).await;
        let list = app.see(&ana, &format!("/api/finances?sort=dueOn&seriesId={}", made.body["seriesId"])).await;
        let items = list["items"].as_array().expect("items");
        assert_eq!((items.len(), &items[0]["kind"], &items[10]["dueOn"]), (11, &json!("income"), &json!("2026-11-10")));
        for one in &items[1..] {
            let said = ["category", "amountCents", "principalCents", "effect", "status"].map(|name| one[name].clone());
            assert_eq!(json!(said), json!(["emprestimo", 110_000, 100_000, "both", "pending"]));
        }
        let january = app.see(&ana, "/api/finances/statement?from=2026-01").await;
        assert_eq!((cost(&january), &january["outside"]["loansReceivedCents"]), ((0, 0), &json!(1_000_000)));
        assert_eq!(cost(&app.see(&ana, "/api/finances/statement?from=2026-02").await), (10_000, 100_000));
        // A change of the loan leaves its instalments unchanged, for every `scope`.
        let path = made.header("location").to_owned();
        let other =
            json!({ "kind": "income", "category": "emprestimo", "amountCents": 1_000_000, "scope": "following" });
        app.send(&ana, put(&path, 1, with(expense(None), &other))).await.is(200);
        assert_eq!(cost(&app.see(&ana, "/api/finances/statement?from=2026-02").await), (10_000, 100_000));
        let refused = app.send(&ana, put(&path, 2, loan(110_000))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["repayment:only_when_made"]);
        // Deleting the loan with `following` deletes its pending instalments.
        app.send(&ana, post(&format!("/api/finances/{}/pay", items[1]["id"]), json!({ "paidOn": "2026-02-10" })))
            .await
            .is(200);
        app.send(&ana, delete(&format!("{path}?scope=following"))).await.is(204);
        assert_eq!(app.see(&ana, "/api/finances").await["items"].as_array().map(Vec::len), Some(1));
    });
}

fn computes_the_financed_amount_and_refuses_other_loans(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let financed = json!({ "financed": { "priceCents": 5_000_000, "downPaymentCents": 4_000_000 } });
        let made = app.create(&ana, "/api/finances", loan(vehicle, &financed)).await;
        assert_eq!(made.body["principalCents"], 333_334);
        for (more, fault) in [
            (json!({ "principalCents": 1_200_001 }), "principalCents:above_amount"),
            (json!({ "principalCents": -1 }), "principalCents:too_small"),
            (json!({ "principalCents": 1, "category": "seguro" }), "principalCents:no_loan"),
            (json!({ "principalCents": 1, "personal": true }), "principalCents:not_own"),
            (json!({ "financed": { "priceCents": 5, "downPaymentCents": 5 } }), "financed.downPaymentCents:all_paid"),
            (
                json!({ "repayment": { "installmentCents": 1_200_000, "installments": 1, "firstDueOn": "2026-02-01" } }),
                "repayment:no_loan",
            ),
        ] {
            let body = with(loan(vehicle, &more), &json!({ "installments": null }));
            let refused = app.send(&ana, post("/api/finances", body)).await.refuses(422, "validation");
            assert_eq!(refused.faults(), [fault], "{more}");
        }
    });
}

fn depreciation_is_below_the_result_and_moves_no_cash(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        // R$ 100.000,00 less R$ 28.000,00 over 72 months: R$ 1.000,00 a month.
        let worth = json!({ "purchasedOn": "2026-01-31", "purchasePriceCents": 10_000_000, "residualValueCents": 2_800_000,
            "usefulLifeMonths": 72 });
        let vehicle = app.create(&ana, "/api/vehicles", with(truck("ABC1D23"), &worth)).await.id();
        app.create(&ana, "/api/finances", loan(vehicle, &json!({}))).await;
        let path = "/api/finances/statement?from=2025-12&to=2026-03";
        let plain = app.see(&ana, path).await;
        assert_eq!((&plain["depreciation"], &plain["resultAfterDepreciationCents"]), (&Value::Null, &Value::Null));
        let requested = app.see(&ana, &format!("{path}&depreciation=true")).await;
        // January to March 2026; the instalments that count whole are of the same truck.
        assert_eq!(requested["resultCents"], -1_200_000);
        assert_eq!(requested["depreciation"]["cents"], 300_000);
        assert_eq!(
            requested["depreciation"]["vehicles"],
            json!([{ "vehicleId": vehicle, "plate": "ABC1D23", "cents": 300_000 }])
        );
        assert_eq!(requested["resultAfterDepreciationCents"], -1_500_000);
        assert!(requested["depreciation"]["caveat"].as_str().is_some_and(|text| text.contains("duas vezes")));
        let cash = app.see(&ana, &format!("{path}&depreciation=true&basis=cash")).await;
        assert_eq!((&cash["cashChangeCents"], &cash["depreciation"]["cents"]), (&json!(-400_000), &json!(300_000)));
        // A simulation has the same monthly amount as default.
        let offered = app.see(&ana, &format!("/api/freight-simulations/defaults?truckId={vehicle}")).await;
        assert_eq!(offered["items"]["depreciationMonthlyCents"]["value"], 100_000);
        // Future months have no depreciation yet.
        let ahead = app.see(&ana, "/api/finances/statement?from=2031-01&depreciation=true").await;
        assert_eq!((&ahead["depreciation"]["cents"], &ahead["resultAfterDepreciationCents"]), (&json!(0), &json!(0)));
        let paper = app.send(&ana, get("/api/finances/statement.pdf?from=2026-01&depreciation=true")).await.is(200);
        let text = read(&paper);
        assert!(text.contains("Depreciação do ABC1D23") && text.contains("Resultado depois da depreciação"), "{text}");
        assert!(text.contains("−R$ 5.000,00"), "{text}");
        let bia = app.register("bia@exemplo.com.br").await;
        assert_eq!(app.see(&bia, &format!("{path}&depreciation=true")).await["depreciation"]["vehicles"], json!([]));
    });
}
