//! Payments by the amount really received: in part, net of deductions, and undone; twice, and by two clients at once.

use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::app::{Caller, TestApp, day, delete, expense, freight, get, post, put, run, truck, with};

on_both_databases!(
    a_net_receipt_is_price_and_taxes_and_cash_is_what_came,
    a_part_leaves_the_rest_open_and_undoing_joins_them,
    one_of_two_concurrent_payments_is_refused,
    all_that_is_open_is_what_was_seen,
    refuses_an_impossible_receipt_at_its_field,
    withheld_amounts_exist_only_with_their_receipt,
    a_price_raised_after_a_net_receipt_leaves_the_difference_open,
    the_payer_decides_what_is_expected_to_be_held_back,
    an_advance_is_a_share_of_the_price,
    an_expense_is_paid_in_part
);

/// Creates a freight of R$ 8.000,00 without an advance; returns its path and that of its balance.
async fn balance(app: &TestApp, who: &Caller, more: &Value) -> (String, String) {
    let one = app.create(who, "/api/vehicles", truck("ABC1D23")).await.id();
    let made =
        app.create(who, "/api/freights", with(with(freight(one, &[]), &json!({ "advanceCents": 0 })), more)).await;
    let balance = format!("/api/finances/{}", made.body["receivables"][0]["transactionId"]);
    (made.header("location").to_owned(), balance)
}

async fn cash(app: &TestApp, who: &Caller) -> i64 {
    app.see(who, "/api/finances/cash-flow").await["openingCents"].as_i64().expect("cents")
}

/// Returns the amounts of a freight: received, withheld, written off and open.
async fn came(app: &TestApp, who: &Caller, trip: &str) -> [i64; 4] {
    let seen = app.see(who, trip).await;
    ["receivedCents", "withheldCents", "writtenOffCents", "openCents"].map(|name| seen[name].as_i64().expect("cents"))
}

/// 8.000,00 less INSS 176,00, SEST 24,00 and SENAT 16,00, and 100,00 of missing cargo: 7.684,00 net.
fn net() -> Value {
    json!({ "paidOn": "2026-01-20", "method": "pix", "deductions": [
        { "kind": "inss", "amountCents": 17_600 }, { "kind": "sest", "amountCents": 2_400 },
        { "kind": "senat", "amountCents": 1_600 }, { "kind": "irrf", "amountCents": 0 },
        { "kind": "shortage", "amountCents": 10_000 },
    ] })
}

fn a_net_receipt_is_price_and_taxes_and_cash_is_what_came(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let (trip, line) = balance(&app, &ana, &json!({})).await;
        app.send(&ana, post(&format!("{trip}/status"), json!({ "status": "completed" }))).await.is(200);
        let reported = app.send(&ana, post(&format!("{line}/pay/preview"), net())).await.is(200).body;
        assert_eq!(
            reported,
            json!({ "openCents": 800_000, "receivedCents": 768_400, "deductedCents": 31_600, "restCents": 0,
                "matchesOffer": false, "words": "Entram R$ 7.684,00, R$ 316,00 ficam de desconto." })
        );
        assert_eq!(cash(&app, &ana).await, 0, "a preview stores nothing");
        let paid = app.send(&ana, post(&format!("{line}/pay"), net())).await.is(200).body;
        assert_eq!(
            (&paid["amountCents"], &paid["netCents"], &paid["method"]),
            (&json!(800_000), &json!(768_400), &json!("pix"))
        );
        let held: Vec<_> =
            paid["deductions"].as_array().expect("deductions").iter().map(|one| one["label"].clone()).collect();
        assert_eq!(held, ["INSS", "SEST", "SENAT", "Quebra ou falta"]);
        assert_eq!(cash(&app, &ana).await, 768_400);
        assert_eq!(came(&app, &ana, &trip).await, [768_400, 21_600, 10_000, 0]);
        // The price is revenue, and the withheld amounts are a cost of the freight.
        let result = app.see(&ana, &format!("{trip}/result")).await;
        assert_eq!((&result["revenueCents"], &result["costCents"]), (&json!(800_000), &json!(31_600)));
        let statement = app.see(&ana, "/api/finances/statement?from=2026-01&to=2026-01&basis=cash").await;
        assert_eq!(
            (&statement["revenueCents"], &statement["resultCents"], &statement["cashChangeCents"]),
            (&json!(800_000), &json!(768_400), &json!(768_400))
        );
        let year = app.see(&ana, "/api/finances/tax-year/2026").await;
        assert_eq!(
            (&year["totals"]["inssCents"], &year["totals"]["withheldCents"], &year["totals"]["estimatedCents"]),
            (&json!(17_600), &json!(21_600), &json!(0))
        );
        // Undoing the payment leaves nothing of it.
        let open = app.send(&ana, post(&format!("{line}/unpay"), json!({}))).await.is(200).body;
        assert_eq!((&open["deductions"], &open["netCents"], &open["method"]), (&json!([]), &Value::Null, &Value::Null));
        assert_eq!((cash(&app, &ana).await, came(&app, &ana, &trip).await), (0, [0, 0, 0, 800_000]));
        assert_eq!(app.see(&ana, "/api/finances").await["items"].as_array().expect("items").len(), 1);
    });
}

fn a_part_leaves_the_rest_open_and_undoing_joins_them(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let (trip, line) = balance(&app, &ana, &json!({ "balanceDueOn": "2026-01-15" })).await;
        let part = json!({ "paidOn": "2026-01-16", "amountCents": 300_000, "restDueOn": "2026-02-01" });
        app.send(&ana, post(&format!("{line}/pay"), part)).await.is(200);
        let seen = app.see(&ana, &trip).await;
        let parts: Vec<_> = seen["receivables"]
            .as_array()
            .expect("parts")
            .iter()
            .map(|one| (one["amountCents"].as_i64().expect("cents"), one["dueOn"].clone(), one["status"].clone()))
            .collect();
        assert_eq!(
            parts,
            [(300_000, json!("2026-01-15"), json!("paid")), (500_000, json!("2026-02-01"), json!("pending"))]
        );
        assert_eq!(seen["balanceDueOn"], "2026-02-01", "the freight says when what is open is due");
        // Weighed again: of 7.500,00 now 4.500,00 are open; the price cannot go below the received amount.
        let rest = format!("/api/finances/{}", seen["receivables"][1]["transactionId"]);
        let entry = |rate: i64| {
            let kept = json!({ "advanceCents": 0, "balanceDueOn": "2026-02-01", "rateCents": rate });
            with(freight(seen["truckId"].as_i64().expect("a truck"), &[]), &kept)
        };
        let version = seen["version"].as_i64().expect("a version");
        let lower = app.send(&ana, put(&trip, version, entry(750_000))).await.is(200).body;
        assert_eq!((&lower["openCents"], &lower["receivables"][1]["amountCents"]), (&json!(450_000), &json!(450_000)));
        let refused = app.send(&ana, put(&trip, version + 1, entry(200_000))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["rateCents:already_received"]);
        app.send(&ana, post(&format!("{rest}/pay"), json!({ "amountCents": 50_000, "paidOn": "2026-02-03" })))
            .await
            .is(200);
        assert_eq!(came(&app, &ana, &trip).await, [350_000, 0, 0, 400_000]);
        // The first payment is undone: the open rest merges with it.
        let open = app.send(&ana, post(&format!("{line}/unpay"), json!({}))).await.is(200).body;
        assert_eq!((&open["amountCents"], &open["dueOn"]), (&json!(700_000), &json!("2026-01-15")));
        assert_eq!(came(&app, &ana, &trip).await, [50_000, 0, 0, 700_000]);
        assert_eq!(app.send(&ana, post(&format!("{line}/unpay"), json!({}))).await.is(200).body, open);
        app.send(&ana, post(&format!("{rest}/unpay"), json!({}))).await.is(200);
        assert_eq!(came(&app, &ana, &trip).await, [0, 0, 0, 750_000]);
        assert_eq!(app.see(&ana, &trip).await["receivables"].as_array().expect("parts").len(), 1);
        assert_eq!(cash(&app, &ana).await, 0);
    });
}

fn one_of_two_concurrent_payments_is_refused(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let (trip, line) = balance(&app, &ana, &json!({})).await;
        let half = || post(&format!("{line}/pay"), json!({ "amountCents": 400_000 }));
        let both = futures_util::future::join(app.send(&ana, half()), app.send(&ana, half())).await;
        let mut answers = [both.0.status, both.1.status];
        answers.sort_unstable();
        assert_eq!(answers, [200, 409]);
        assert_eq!(came(&app, &ana, &trip).await, [400_000, 0, 0, 400_000]);
        // The same request sent again has the same response.
        let rest = format!("/api/finances/{}", app.see(&ana, &trip).await["receivables"][1]["transactionId"]);
        let again = || post(&format!("{rest}/pay"), json!({ "amountCents": 100_000 })).header("idempotency-key", "one");
        let first = app.send(&ana, again()).await.is(200).body;
        assert_eq!(app.send(&ana, again()).await.is(200).body, first);
        assert_eq!(came(&app, &ana, &trip).await, [500_000, 0, 0, 300_000]);
    });
}

/// The driver entered it offline; meanwhile the price rose.
fn all_that_is_open_is_what_was_seen(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let (trip, line) = balance(&app, &ana, &json!({ "rateCents": 850_000 })).await;
        let pay = format!("{line}/pay");
        let body = json!({ "paidOn": "2026-01-20", "openCents": 800_000 });
        let requested = app.send(&ana, post(&pay, body.clone())).await.refuses(422, "confirmation_required");
        let message = "O valor em aberto mudou de R$ 8.000,00 para R$ 8.500,00.";
        assert_eq!(
            requested.body["warnings"],
            json!([{ "code": "open_changed:850000", "message": message, "field": null }])
        );
        app.send(&ana, post(&format!("{line}/pay/preview"), body.clone())).await.is(200);
        assert_eq!(came(&app, &ana, &trip).await, [0, 0, 0, 850_000]);
        // A partial receipt leaves a rest, without a confirmation.
        app.send(&ana, post(&pay, with(body.clone(), &json!({ "amountCents": 800_000 })))).await.is(200);
        assert_eq!(came(&app, &ana, &trip).await, [800_000, 0, 0, 50_000]);
        app.send(&ana, post(&format!("{line}/unpay"), json!({}))).await.is(200);
        // Confirming one amount confirms no other.
        let earlier = with(body.clone(), &json!({ "confirm": ["open_changed:830000"] }));
        app.send(&ana, post(&pay, earlier)).await.refuses(422, "confirmation_required");
        app.send(&ana, post(&pay, with(body, &json!({ "confirm": ["open_changed:850000"] })))).await.is(200);
        assert_eq!(came(&app, &ana, &trip).await, [850_000, 0, 0, 0]);
    });
}

fn refuses_an_impossible_receipt_at_its_field(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let (trip, line) = balance(&app, &ana, &json!({})).await;
        for (body, fault) in [
            (json!({ "amountCents": 800_001 }), "amountCents:too_large"),
            (json!({ "amountCents": 0 }), "amountCents:too_small"),
            (json!({ "amountCents": -1 }), "amountCents:too_small"),
            (json!({ "paidOn": day(2) }), "paidOn:in_future"),
            (json!({ "amountCents": 1, "restDueOn": "0001-01-01" }), "restDueOn:out_of_range"),
            (json!({ "deductions": [{ "kind": "inss", "amountCents": -1 }] }), "deductions.0.amountCents:too_small"),
            (
                json!({ "amountCents": 799_999, "deductions": [{ "kind": "damage", "amountCents": 2 }] }),
                "amountCents:too_large",
            ),
        ] {
            for path in ["pay", "pay/preview"] {
                let refused = app.send(&ana, post(&format!("{line}/{path}"), body.clone())).await;
                assert_eq!(refused.refuses(422, "validation").faults(), [fault], "{body}");
            }
        }
        let unknown = json!({ "deductions": [{ "kind": "iss", "amountCents": 1 }] });
        app.send(&ana, post(&format!("{line}/pay"), unknown)).await.is(400);
        // Another owner's transaction does not exist.
        let bia = app.register("bia@exemplo.com.br").await;
        for path in ["pay", "pay/preview", "unpay"] {
            app.send(&bia, post(&format!("{line}/{path}"), json!({}))).await.refuses(404, "not_found");
        }
        app.send(&bia, get(&format!("{line}/expected-deductions"))).await.refuses(404, "not_found");
        assert_eq!(came(&app, &ana, &trip).await, [0, 0, 0, 800_000]);
    });
}

fn withheld_amounts_exist_only_with_their_receipt(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let (_, line) = balance(&app, &ana, &json!({})).await;
        let paid = app.send(&ana, post(&format!("{line}/pay"), net())).await.is(200).body;
        let inss = format!("/api/finances/{}", paid["deductions"][0]["transactionId"]);
        let deduction = app.see(&ana, &inss).await;
        assert_eq!(
            (
                &deduction["kind"],
                &deduction["category"],
                &deduction["deduction"],
                &deduction["heldFromId"],
                &deduction["freightId"]
            ),
            (&json!("expense"), &json!("impostos"), &json!("inss"), &paid["id"], &paid["freightId"])
        );
        let entry = with(expense(None), &json!({ "category": "impostos" }));
        app.send(&ana, put(&inss, 1, entry)).await.refuses(409, "held_back");
        app.send(&ana, delete(&inss)).await.refuses(409, "held_back");
        app.send(&ana, post(&format!("{inss}/unpay"), json!({}))).await.refuses(409, "held_back");
        app.send(&ana, get(&format!("{inss}/receipt.pdf"))).await.refuses(409, "has_other_receipt");
        app.send(&ana, get(&format!("{line}/receipt.pdf"))).await.is(200);
        // A transaction entered by hand is deleted with its withheld amounts, and cannot be changed before.
        let entry = with(expense(None), &json!({ "kind": "income", "category": "frete", "paidOn": null }));
        let made = app.create(&ana, "/api/finances", entry.clone()).await;
        let path = made.header("location").to_owned();
        let held = json!({ "deductions": [{ "kind": "other", "amountCents": 5_000 }] });
        let paid = app.send(&ana, post(&format!("{path}/pay"), held)).await.is(200).body;
        let other = format!("/api/finances/{}", paid["deductions"][0]["transactionId"]);
        app.send(&ana, put(&path, 2, entry)).await.refuses(409, "has_deductions");
        app.send(&ana, delete(&path)).await.is(204);
        app.send(&ana, get(&other)).await.refuses(404, "not_found");
    });
}

fn a_price_raised_after_a_net_receipt_leaves_the_difference_open(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let (trip, line) = balance(&app, &ana, &json!({})).await;
        app.send(&ana, post(&format!("{line}/pay"), net())).await.is(200);
        let seen = app.see(&ana, &trip).await;
        let truck = seen["truckId"].as_i64().expect("a truck");
        let raised = with(freight(truck, &[]), &json!({ "advanceCents": 0, "rateCents": 850_000 }));
        app.send(&ana, put(&trip, seen["version"].as_i64().expect("a version"), raised)).await.is(200);
        assert_eq!(came(&app, &ana, &trip).await, [768_400, 21_600, 10_000, 50_000]);
    });
}

fn the_payer_decides_what_is_expected_to_be_held_back(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let company =
            app.create(&ana, "/api/clients", json!({ "name": "Sul", "document": "11444777000161" })).await.id();
        let person =
            app.create(&ana, "/api/clients", json!({ "name": "Seu Zé", "document": "52998224725" })).await.id();
        let (trip, line) = balance(&app, &ana, &json!({ "clientId": company })).await;
        let expected = app.see(&ana, &format!("{line}/expected-deductions?paidOn=2026-01-20")).await;
        // INSS 11 % of 1.600,00, SEST 1,5 % and SENAT 1 % of it; of 800,00 no income tax is due.
        assert_eq!((&expected["netCents"], &expected["payer"]), (&json!(778_400), &json!("company")));
        let kinds: Vec<_> = expected["deductions"]
            .as_array()
            .expect("deductions")
            .iter()
            .map(|one| (one["kind"].as_str().expect("a kind").to_owned(), one["amountCents"].as_i64().expect("cents")))
            .collect();
        assert_eq!(kinds, [("inss".to_owned(), 17_600), ("sest".to_owned(), 2_400), ("senat".to_owned(), 1_600)]);
        let seen = post(&format!("{line}/pay/preview"), json!({ "amountCents": 778_400, "paidOn": "2026-01-20" }));
        assert_eq!(app.send(&ana, seen).await.is(200).body["matchesOffer"], true);
        let seen = app.see(&ana, &trip).await;
        let of = |more: Value| {
            with(freight(seen["truckId"].as_i64().expect("a truck"), &[]), &with(json!({ "advanceCents": 0 }), &more))
        };
        let made = app.create(&ana, "/api/freights", of(json!({ "clientId": person }))).await.body;
        let path = format!("/api/finances/{}/expected-deductions", made["receivables"][0]["transactionId"]);
        let expected = app.see(&ana, &path).await;
        assert_eq!(
            (&expected["netCents"], &expected["payer"], &expected["ownContributions"]),
            (
                &json!(800_000),
                &json!("person"),
                &json!({ "inssCents": 32_000, "sestCents": 2_400, "senatCents": 1_600 })
            )
        );
        let toll = app.create(&ana, "/api/finances", with(expense(None), &json!({ "paidOn": null }))).await.id();
        app.send(&ana, get(&format!("/api/finances/{toll}/expected-deductions"))).await.refuses(409, "not_freight");
    });
}

fn an_advance_is_a_share_of_the_price(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let of =
            |more: Value| with(with(freight(one, &[]), &json!({ "advanceCents": null, "advanceBps": 7_000 })), &more);
        let made = app.create(&ana, "/api/freights", of(json!({ "rateCents": 1_000_001 }))).await;
        let path = made.header("location").to_owned();
        // 70 % of 10.000,01, rounded once.
        assert_eq!(
            (&made.body["advanceCents"], &made.body["balanceCents"], &made.body["advanceBps"]),
            (&json!(700_001), &json!(300_000), &json!(7_000))
        );
        let raised = app.send(&ana, put(&path, 1, of(json!({ "rateCents": 1_100_000 })))).await.is(200).body;
        assert_eq!(raised["advanceCents"], 770_000);
        let advance = format!("/api/finances/{}/pay", raised["receivables"][0]["transactionId"]);
        app.send(&ana, post(&advance, json!({}))).await.is(200);
        // Once the advance was received, a change of price is paid with the balance.
        let weighed = app.send(&ana, put(&path, 2, of(json!({ "rateCents": 1_050_000 })))).await.is(200).body;
        assert_eq!((&weighed["advanceCents"], &weighed["openCents"]), (&json!(770_000), &json!(280_000)));
        for (more, fault) in [
            (json!({ "advanceBps": 10_001 }), "advanceBps:out_of_range"),
            (json!({ "advanceBps": -1 }), "advanceBps:out_of_range"),
            (json!({ "advanceCents": 1 }), "advanceBps:both"),
        ] {
            let refused = app.send(&ana, post("/api/freights", of(more))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), [fault]);
        }
    });
}

fn an_expense_is_paid_in_part(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let bill = with(expense(None), &json!({ "paidOn": null, "amountCents": 100_000 }));
        let path = app.create(&ana, "/api/finances", bill).await.header("location").to_owned();
        let part = json!({ "amountCents": 40_000, "paidOn": "2026-01-12", "restDueOn": "2026-02-10" });
        let paid = app.send(&ana, post(&format!("{path}/pay"), part)).await.is(200).body;
        assert_eq!((&paid["amountCents"], &paid["netCents"]), (&json!(40_000), &Value::Null));
        let list = app.see(&ana, "/api/finances?sort=dueOn&status=pending").await;
        assert_eq!(
            (&list["items"][0]["amountCents"], &list["items"][0]["dueOn"]),
            (&json!(60_000), &json!("2026-02-10"))
        );
        assert_eq!(cash(&app, &ana).await, -40_000);
        let held = json!({ "deductions": [{ "kind": "other", "amountCents": 1 }] });
        let rest = format!("/api/finances/{}", list["items"][0]["id"]);
        let refused = app.send(&ana, post(&format!("{rest}/pay"), held)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["deductions:wrong_kind"]);
        let whole = app.send(&ana, post(&format!("{path}/unpay"), json!({}))).await.is(200).body;
        assert_eq!((&whole["amountCents"], &whole["dueOn"]), (&json!(100_000), &json!("2026-01-10")));
        // A payment in part pays the interest of 200,00 of a loan's instalment first.
        let loan = json!({ "kind": "expense", "category": "emprestimo", "description": "Banco", "amountCents": 100_000,
            "principalCents": 80_000, "dueOn": "2026-01-10" });
        let path = app.create(&ana, "/api/finances", loan).await.header("location").to_owned();
        let paid = app.send(&ana, post(&format!("{path}/pay"), json!({ "amountCents": 25_000 }))).await.is(200).body;
        assert_eq!(paid["principalCents"], 5_000);
        let whole = app.send(&ana, post(&format!("{path}/unpay"), json!({}))).await.is(200).body;
        assert_eq!((&whole["amountCents"], &whole["principalCents"]), (&json!(100_000), &json!(80_000)));
    });
}
