//! Taxes of received freight: the ceiling over all payers, persons without withholding, and the resulting tax.

use chrono::{Datelike, Months, NaiveDate};
use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::app::{Caller, TestApp, day, expense, freight, get, post, put, run, truck, with};

on_sqlite_first!(
    two_payers_of_a_month_reach_the_ceiling_once,
    a_payment_by_a_person_owes_own_contributions_less_the_booked_taxes,
    the_own_contributions_are_due_in_the_month_after_until_taxes_are_entered,
    inss_withheld_by_a_person_leaves_the_income_to_the_carne_leao,
    a_person_equated_to_a_company_lowers_the_own_inss,
    the_year_has_each_receipt_and_the_other_income,
);

/// Creates a freight of a client, paid whole on a day.
async fn paid(app: &TestApp, who: &Caller, truck: i64, client: i64, (on, cents): (&str, i64)) -> i64 {
    let body = json!({
        "clientId": client, "rateCents": cents, "advanceCents": 0, "scheduledFor": on, "balanceDueOn": on,
        // The price at which INSS reaches its ceiling is a high one.
        "confirm": ["price_unlikely", "truck_busy"],
    });
    let id = app.create(who, "/api/freights", with(freight(truck, &[]), &body)).await.id();
    let line = app.see(who, &format!("/api/freights/{id}")).await["receivables"][0]["transactionId"].clone();
    app.send(who, post(&format!("/api/finances/{line}/pay"), json!({ "paidOn": on }))).await.is(200);
    id
}

async fn client(app: &TestApp, who: &Caller, name: &str, document: &str) -> i64 {
    app.create(who, "/api/clients", json!({ "name": name, "document": document })).await.id()
}

fn two_payers_of_a_month_reach_the_ceiling_once(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let (grain, feed) =
            (client(&app, &ana, "Grãos", "11222333000181").await, client(&app, &ana, "Adubos", "11444777000161").await);
        paid(&app, &ana, vehicle, grain, ("2026-03-20", 4_237_775)).await;
        paid(&app, &ana, vehicle, feed, ("2026-03-05", 4_237_775)).await;
        let year = app.see(&ana, "/api/finances/tax-year/2026").await;
        // 8.475,55 × 11 % once, for the first payer; 0,3 % and 0,2 % of 42.377,75 for each.
        let totals = &year["totals"];
        assert_eq!(
            (&totals["inssCents"], &totals["sestCents"], &totals["senatCents"]),
            (&json!(93_231), &json!(25_426), &json!(16_952))
        );
        assert_eq!((&totals["withheldCents"], &totals["estimatedCents"]), (&json!(135_609), &json!(135_609)));
        let line = |name: &str| {
            let lines = year["payers"].as_array().expect("payers");
            lines.iter().find(|line| line["name"] == name).expect("a payer").clone()
        };
        assert_eq!((&line("Adubos")["inssCents"], &line("Grãos")["inssCents"]), (&json!(93_231), &json!(0)));
        assert_eq!((&line("Grãos")["basis"], &line("Grãos")["basisLabel"]), (&json!("estimated"), &json!("Estimado")));
        assert_eq!(
            (&year["estimateWords"], &year["personWords"]),
            (&json!("Os R$ 1.356,09 descontados são todos estimados."), &Value::Null)
        );
        // Another owner's year does not contain it.
        let bia = app.register("bia@exemplo.com.br").await;
        assert_eq!(app.see(&bia, "/api/finances/tax-year/2026").await["totals"]["grossCents"], 0);
    });
}

fn a_payment_by_a_person_owes_own_contributions_less_the_booked_taxes(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let farmer = client(&app, &ana, "Seu Zé", "52998224725").await;
        // 20 %, 1,5 % and 1 % of 20 % of 12.000,00.
        let trip = paid(&app, &ana, vehicle, farmer, ("2026-03-05", 1_200_000)).await;
        let result = app.see(&ana, &format!("/api/freights/{trip}/result")).await;
        let own =
            |inss: i64, sest: i64, senat: i64| json!({ "inssCents": inss, "sestCents": sest, "senatCents": senat });
        assert_eq!((&result["netCents"], &result["ownContributions"]), (&json!(1_200_000), &own(48_000, 3_600, 2_400)));
        assert_eq!(result["netAfterOwnContributionsCents"], 1_146_000);
        let year = app.see(&ana, "/api/finances/tax-year/2026").await;
        let march = &year["months"][2];
        assert_eq!(
            (&march["ownInssCents"], &march["carneLeaoCents"], &march["withheldCents"]),
            (&json!(48_000), &json!(120_000), &json!(0))
        );
        assert_eq!(march["payers"][0]["basis"], "person");
        // An open amount is taxed as if paid this month. A client with a CNPJ leaves no such tax to the carrier.
        let open = json!({ "clientId": farmer, "rateCents": 1_000_000, "advanceCents": 0 });
        let open = app.create(&ana, "/api/freights", with(freight(vehicle, &[]), &open)).await.id();
        let result = app.see(&ana, &format!("/api/freights/{open}/result")).await;
        assert_eq!(result["ownContributions"], own(40_000, 3_000, 2_000));
        let company = client(&app, &ana, "Grãos", "11222333000181").await;
        let other = paid(&app, &ana, vehicle, company, ("2026-04-05", 1_200_000)).await;
        assert_eq!(app.see(&ana, &format!("/api/freights/{other}/result")).await["ownContributions"], Value::Null);
        // 470,00 booked by hand leave 10,00 of INSS, and SEST and SENAT; the rest of them leaves nothing.
        let booked = json!({ "category": "impostos", "amountCents": 47_000 });
        app.create(&ana, "/api/finances", with(expense(Some(trip)), &booked)).await;
        let result = app.see(&ana, &format!("/api/freights/{trip}/result")).await;
        assert_eq!((&result["netCents"], &result["ownContributions"]), (&json!(1_153_000), &own(1_000, 3_600, 2_400)));
        assert_eq!(result["netAfterOwnContributionsCents"], 1_146_000);
        let rest = json!({ "category": "impostos", "amountCents": 7_000 });
        app.create(&ana, "/api/finances", with(expense(Some(trip)), &rest)).await;
        let result = app.see(&ana, &format!("/api/freights/{trip}/result")).await;
        assert_eq!(
            (&result["ownContributions"], &result["netAfterOwnContributionsCents"]),
            (&Value::Null, &Value::Null)
        );
    });
}

fn the_own_contributions_are_due_in_the_month_after_until_taxes_are_entered(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let farmer = client(&app, &ana, "Seu Zé", "52998224725").await;
        let today: NaiveDate = day(0).parse().expect("a day");
        let before = today.checked_sub_months(Months::new(1)).and_then(|on| on.with_day(10)).expect("a day");
        paid(&app, &ana, vehicle, farmer, (&before.to_string(), 1_200_000)).await;
        let due = async || {
            let list = app.see(&ana, "/api/reminders?days=366").await;
            let items = list["items"].as_array().expect("items").clone();
            items.into_iter().filter(|item| item["kind"] == "own_inss").collect::<Vec<_>>()
        };
        let found = due().await;
        let item = found.first().expect("a reminder");
        assert_eq!(
            (found.len(), &item["title"], &item["amountCents"]),
            (1, &json!("INSS, SEST e SENAT próprios (GPS)"), &json!(54_000))
        );
        let detail = item["detail"].as_str().expect("a detail");
        assert!(detail.ends_with("INSS R$ 480,00, SEST e SENAT R$ 60,00"), "{detail}");
        assert_eq!(item["target"], json!({ "kind": "tax_year", "id": before.year() }));
        let on: NaiveDate = item["dueOn"].as_str().expect("a day").parse().expect("a day");
        assert!((15..=17).contains(&on.day()) && (on.year(), on.month()) == (today.year(), today.month()), "{on}");
        // Taxes of the month before do not end it; those of this month do.
        let tax = |on: String| json!({ "category": "impostos", "amountCents": 48_000, "dueOn": on, "paidOn": on });
        app.create(&ana, "/api/finances", with(expense(None), &tax(before.to_string()))).await;
        assert_eq!(due().await.len(), 1);
        app.create(&ana, "/api/finances", with(expense(None), &tax(day(0)))).await;
        assert_eq!(due().await, Vec::<Value>::new());
    });
}

/// Creates a freight of a client that is still to be paid whole; returns its number and its open transaction.
async fn open(app: &TestApp, who: &Caller, (truck, client): (i64, i64), more: &Value) -> (i64, String) {
    let body = with(json!({ "clientId": client, "advanceCents": 0 }), more);
    let id = app.create(who, "/api/freights", with(freight(truck, &[]), &body)).await.id();
    let seen = app.see(who, &format!("/api/freights/{id}")).await;
    (id, format!("/api/finances/{}", seen["receivables"][0]["transactionId"]))
}

fn inss_withheld_by_a_person_leaves_the_income_to_the_carne_leao(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let farmer = client(&app, &ana, "Seu Zé", "52998224725").await;
        paid(&app, &ana, vehicle, farmer, ("2026-03-05", 4_000_000)).await;
        let price = json!({ "rateCents": 4_000_000, "confirm": ["price_unlikely", "truck_busy"] });
        let (_, line) = open(&app, &ana, (vehicle, farmer), &price).await;
        let net = json!({ "paidOn": "2026-03-20", "deductions": [{ "kind": "inss", "amountCents": 88_000 }] });
        app.send(&ana, post(&format!("{line}/pay"), net)).await.is(200);
        let year = app.see(&ana, "/api/finances/tax-year/2026").await;
        let march = &year["months"][2];
        // 10 % of 80.000,00; 8.000,00 − 880,00 = 7.120,00 × 27,5 % − 908,73 = 1.049,27.
        assert_eq!((&march["carneLeaoCents"], &march["inssCents"]), (&json!(800_000), &json!(88_000)));
        let tax = &march["carneLeao"];
        assert_eq!((&tax["baseCents"], &tax["taxCents"]), (&json!(712_000), &json!(104_927)));
        assert_eq!((&tax["dueOn"], &year["carneLeaoTaxCents"]), (&json!("2026-04-30"), &json!(104_927)));
        // The withheld 880,00 are 11 % of 8.000,00: 475,55 are left, and 20 % of them are 95,11.
        assert_eq!(march["ownInssCents"], 9_511);
        assert_eq!((&march["ownSestCents"], &march["ownSenatCents"]), (&json!(24_000), &json!(16_000)));
        // April: without payments nothing is owed, and there is no warning.
        assert_eq!((&year["months"][3]["carneLeao"], &year["months"][3]["lowInssBase"]), (&Value::Null, &Value::Null));
        for path in ["report.pdf", "report.xlsx"] {
            app.send(&ana, get(&format!("/api/finances/tax-year/2026/{path}"))).await.is(200);
        }
    });
}

fn a_person_equated_to_a_company_lowers_the_own_inss(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let body = |equated: Value| json!({ "name": "Seu Zé", "document": "52998224725", "equatedToCompany": equated });
        let farmer = app.create(&ana, "/api/clients", body(json!("yes"))).await;
        assert_eq!(farmer.body["equatedToCompany"], "yes");
        let (trip, line) = open(&app, &ana, (vehicle, farmer.id()), &json!({ "rateCents": 1_000_000 })).await;
        let result = async || {
            let path = format!("/api/freights/{trip}/result");
            app.see(&ana, &path).await["ownContributions"]["inssCents"].clone()
        };
        // 10.000,00: 11 % of 2.000,00 instead of 20 %.
        assert_eq!(result().await, 22_000);
        let expected = app.see(&ana, &format!("{line}/expected-deductions")).await;
        let owed = &expected["ownContributions"]["inssCents"];
        assert_eq!((&expected["payer"], owed), (&json!("person"), &json!(22_000)));
        assert!(expected["words"][1].as_str().expect("words").contains("art. 30, § 4º"), "{expected}");
        app.send(&ana, post(&format!("{line}/pay"), json!({ "paidOn": "2026-03-20" }))).await.is(200);
        let owed = async || app.see(&ana, "/api/finances/tax-year/2026").await["totals"]["ownInssCents"].clone();
        assert_eq!((result().await, owed().await), (json!(22_000), json!(22_000)));
        // Unknown counts in full; companies have no such field.
        let path = format!("/api/clients/{}", farmer.id());
        app.send(&ana, put(&path, 1, body(Value::Null))).await.is(200);
        assert_eq!((result().await, owed().await), (json!(40_000), json!(40_000)));
        let company = json!({ "name": "Grãos", "document": "11222333000181", "equatedToCompany": "yes" });
        assert_eq!(app.create(&ana, "/api/clients", company).await.body["equatedToCompany"], "unknown");
        let wrong = with(body(json!("maybe")), &json!({ "document": null }));
        assert_eq!(app.send(&ana, post("/api/clients", wrong)).await.status, 400);
    });
}

fn the_year_has_each_receipt_and_the_other_income(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let grain = client(&app, &ana, "Grãos", "11222333000181").await;
        let more = json!({ "rateCents": 300_000, "ciot": "000000000001" });
        let (trip, line) = open(&app, &ana, (vehicle, grain), &more).await;
        app.send(&ana, post(&format!("{line}/pay"), json!({ "paidOn": "2026-03-20" }))).await.is(200);
        let income = |category: &str, personal: bool| {
            json!({ "kind": "income", "category": category, "description": "Rodas usadas", "amountCents": 120_000,
                "dueOn": "2026-03-21", "paidOn": "2026-03-21", "personal": personal, "freightId": Value::Null })
        };
        let stay = with(
            income("outros", false),
            &json!({ "description": "Estadia", "amountCents": 31_000, "freightId": trip }),
        );
        for body in [income("venda", false), stay, income("emprestimo", false), income("outros", true)] {
            app.create(&ana, "/api/finances", body).await;
        }
        let year = app.see(&ana, "/api/finances/tax-year/2026").await;
        let [receipt] = year["receipts"].as_array().expect("receipts").as_slice() else { panic!("{year}") };
        assert_eq!((&receipt["receivedOn"], &receipt["freightId"]), (&json!("2026-03-20"), &json!(trip)));
        assert_eq!((&receipt["ciot"], &receipt["payerName"]), (&json!("000000000001"), &json!("Grãos")));
        // 3.000,00: the base is 600,00, of which 11 % are 66,00.
        assert_eq!((&receipt["grossCents"], &receipt["inssCents"]), (&json!(300_000), &json!(6_600)));
        let other: Vec<_> = year["otherIncome"]
            .as_array()
            .expect("other income")
            .iter()
            .map(|line| (line["description"].clone(), line["clientName"].clone(), line["amountCents"].clone()))
            .collect();
        // Neither a loan nor the household's money is income of the work.
        let expected =
            [(json!("Rodas usadas"), Value::Null, json!(120_000)), (json!("Estadia"), json!("Grãos"), json!(31_000))];
        assert_eq!((other.as_slice(), &year["otherIncomeCents"]), (expected.as_slice(), &json!(151_000)));
        // The base of 600,00 is 1.021,00 below the minimum wage of 1.621,00; 20 % of them are 204,20.
        let low = &year["months"][2]["lowInssBase"];
        assert_eq!((&low["baseCents"], &low["complementCents"]), (&json!(60_000), &json!(20_420)));
    });
}
