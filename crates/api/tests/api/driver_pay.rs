//! A driver's earnings and the owner's net: the same figure on every route, under its own name.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{day, driver, expense, get, post, put, run, trailer, with},
    payments::Yard,
};

on_sqlite_first!(
    a_net_commission_is_the_same_simulated_and_real,
    a_month_from_date_to_date_is_one_salary,
    a_day_is_paid_once,
    a_stored_salary_is_explained_as_it_was_reckoned,
    the_owner_s_result_is_less_by_all_earnings_of_the_driver,
    a_carried_debt_is_not_called_paid,
    a_line_of_an_unpaid_settlement_is_not_called_paid,
);

/// An offer of 1.000 km loaded and 200 empty for R$ 12.000,00, on a truck with a loan. The driver has a fifth of the
/// price less the costs of the trip.
fn offer(truck: i64, trailer: i64, driver: i64) -> Value {
    json!({
        "scheduledFor": "2026-11-10", "truckId": truck, "trailerIds": [trailer], "driverId": driver,
        "cargoType": "general", "originCityCode": 3_509_502, "destinationCityCode": 5_107_602,
        "distanceKm": 1_000, "emptyToLoadingKm": 50, "emptyReturnKm": 150, "pricing": "fixed", "rateCents": 1_200_000,
        "tollCents": 40_000, "tollPayer": "driver", "dieselPriceMillis": 7_130, "loadedMetersPerLiter": 2_350,
        "emptyMetersPerLiter": 3_000, "commissionBps": 2_000, "commissionBase": "net", "days": 4,
        "dailyCostCents": 9_000, "maintenancePerKmMillis": 350, "tiresPerKmMillis": 125,
        "insuranceMonthlyCents": 110_000, "loanMonthlyCents": 440_000, "depreciationMonthlyCents": 220_000,
        "otherMonthlyCents": 33_333, "otherCents": 5_000, "withheld": true,
    })
}

/// Returns the amount of a line of a list.
fn of_line(list: &Value, name: &str, key: &str, amount: &str) -> Value {
    let mut lines = list.as_array().expect("lines").iter();
    lines.find(|line| line[name] == key).expect("a line")[amount].clone()
}

fn a_net_commission_is_the_same_simulated_and_real(backend: Backend) {
    run(async {
        let net = json!({ "agreement": "commission_net", "commissionBps": 2_000 });
        let yard = Yard::with(backend, net).await;
        let cart = yard.create("/api/vehicles", trailer("XYZ1A11")).await.id();
        let made = yard.create("/api/freight-simulations", offer(yard.truck, cart, yard.driver)).await;
        // 12.000,00 less diesel 3.034,04 and 475,33, toll 400,00, food 360,00 and other 50,00; without reserves, loan,
        // depreciation, insurance and the payer's deductions.
        let (costs, share) = (431_937, json!(153_613));
        assert_eq!(of_line(&made.body["answer"]["lines"], "kind", "commission", "amountCents"), share);
        let even = made.body["answer"]["breakEvenCents"].clone();
        let at_even = with(offer(yard.truck, cart, yard.driver), &json!({ "rateCents": even }));
        let at_even = yard.send(post("/api/freight-simulations/calculate", at_even)).await.is(200).body;
        assert_eq!(at_even["netCents"], 0, "the break-even is reckoned with the same share");
        let taken = yard.create(&format!("{}/convert", made.header("location")), json!({})).await;
        let (path, id) = (taken.header("location").to_owned(), taken.id());
        for (status, moment) in [("loading", "2026-11-10T14:00:00Z"), ("completed", "2026-11-13T14:00:00Z")] {
            yard.send(post(&format!("{path}/status"), json!({ "status": status, "occurredAt": moment }))).await.is(200);
        }
        let book = async |category: &str, cents: i64| {
            let body =
                json!({ "category": category, "amountCents": cents, "dueOn": "2026-11-12", "paidOn": "2026-11-12" });
            yard.create("/api/finances", with(expense(Some(id)), &body)).await;
        };
        for (category, cents) in [
            ("combustivel", 350_937),
            ("pedagio", 40_000),
            ("alimentacao", 30_000),
            ("hospedagem", 6_000),
            ("outros", 5_000),
        ] {
            book(category, cents).await;
        }
        let ensure_same = async |after: &str| {
            let result = yard.see(&format!("{path}/result")).await;
            assert_eq!((&result["tripCostCents"], &result["commissionCents"]), (&json!(costs), &share), "{after}");
            let compared = &result["comparison"]["lines"];
            assert_eq!(of_line(compared, "line", "commission", "differenceCents"), 0, "{after}");
            let open = yard.see(&format!("/api/driver-payments/open?driverId={}", yard.driver)).await;
            assert_eq!(open["freights"][0]["commissionCents"], share, "{after}");
            assert_eq!(open["freights"][0]["baseCents"], 1_200_000 - costs, "{after}");
            let body = yard.of(json!({ "freightIds": [id] }));
            let preview = yard.send(post("/api/driver-payments/preview", body)).await.is(200).body;
            assert_eq!(preview["commissionCents"], share, "{after}");
            let statement = yard.see("/api/finances/statement?from=2026-11&to=2026-11").await;
            assert_eq!(statement["unsettledCommissionCents"], share, "{after}");
            let summary = yard.see(&format!("/api/vehicles/{}/summary", yard.truck)).await;
            assert_eq!(of_line(&summary["costs"], "category", "salario", "amountCents"), share, "{after}");
        };
        ensure_same("as simulated").await;
        // Costs outside the trip do not lower the driver's share, though they are booked on the freight.
        for category in ["emprestimo", "impostos", "seguro", "licenciamento", "manutencao"] {
            book(category, 25_000).await;
            ensure_same(category).await;
        }
        let body = yard.of(json!({ "freightIds": [id], "periodFrom": "2026-11-01", "periodTo": "2026-11-20" }));
        assert_eq!(yard.create("/api/driver-payments", body).await.body["commissionCents"], share);
        assert_eq!(yard.see(&format!("{path}/result")).await["commissionCents"], share);
    });
}

async fn monthly(backend: Backend) -> Yard {
    Yard::with(backend, json!({ "agreement": "fixed_per_month", "fixedCents": 300_000 })).await
}

fn period(from: &str, to: &str) -> Value {
    json!({ "periodFrom": from, "periodTo": to })
}

impl Yard {
    /// Returns amount and words of the fixed pay proposed for a period.
    async fn salary(&self, from: &str, to: &str, id: Option<i64>) -> (Value, Value) {
        let own = id.map(|id| format!("&id={id}")).unwrap_or_default();
        let path = format!("/api/driver-payments/open?driverId={}&from={from}&to={to}{own}", self.driver);
        let open = self.see(&path).await;
        (open["salaryCents"].clone(), open["salaryReckoning"]["words"].clone())
    }
}

fn a_month_from_date_to_date_is_one_salary(backend: Backend) {
    run(async {
        let yard = monthly(backend).await;
        for (from, to, cents, words) in [
            ("2026-09-16", "2026-10-15", 300_000, "1 mês"),
            ("2026-09-16", "2026-10-20", 350_000, "1 mês + 5 dias de 1/30"),
            ("2026-09-16", "2026-09-16", 10_000, "1 dia de 1/30"),
            ("2026-09-30", "2026-10-01", 20_000, "2 dias de 1/30"),
            ("2026-02-01", "2026-02-28", 300_000, "1 mês"),
        ] {
            assert_eq!(yard.salary(from, to, None).await, (json!(cents), json!(words)), "{from} {to}");
            let body = yard.of(period(from, to));
            let seen = yard.send(post("/api/driver-payments/preview", body)).await.is(200).body;
            assert_eq!((&seen["salaryCents"], &seen["balanceCents"]), (&json!(cents), &json!(cents)), "{from} {to}");
            assert_eq!(seen["salaryReckoning"]["words"], words, "{from} {to}");
        }
        // A changed amount is the owner's decision: the agreement does not explain it.
        let reported = with(yard.of(period("2026-09-16", "2026-10-20")), &json!({ "salaryCents": 320_000 }));
        let seen = yard.send(post("/api/driver-payments/preview", reported)).await.is(200).body;
        assert_eq!((&seen["salaryCents"], &seen["salaryReckoning"]), (&json!(320_000), &Value::Null));
    });
}

fn a_day_is_paid_once(backend: Backend) {
    run(async {
        let yard = monthly(backend).await;
        let first = yard.create("/api/driver-payments", yard.of(period("2026-01-01", "2026-01-15"))).await;
        assert_eq!(first.body["salaryCents"], 150_000);
        for (from, to, cents, words) in [
            // Both halves of a month are one salary, however long the second is.
            ("2026-01-16", "2026-01-31", 150_000, "16 dias para completar o mês (15/30)"),
            ("2026-01-10", "2026-01-20", 50_000, "5 dias de 1/30, sem 6 dias já contados em outro acerto"),
            ("2026-01-16", "2026-02-15", 300_000, "1 mês"),
            ("2026-01-01", "2026-01-15", 0, "15 dias já contados em outro acerto"),
        ] {
            assert_eq!(yard.salary(from, to, None).await, (json!(cents), json!(words)), "{from} {to}");
        }
        let own = yard.salary("2026-01-01", "2026-01-15", Some(first.id())).await;
        assert_eq!(own.0, 150_000, "what is changed is its own");
        // A settlement without fixed pay leaves its days to another, and another driver's days are separate.
        let rest = json!({ "allowanceDays": 1, "salaryCents": 0, "dailyAllowanceCents": 1 });
        yard.create("/api/driver-payments", with(yard.of(period("2026-02-01", "2026-02-28")), &rest)).await;
        assert_eq!(yard.salary("2026-02-01", "2026-02-28", None).await.0, 300_000);
        let same = json!({ "agreement": "fixed_per_month", "fixedCents": 300_000 });
        let beto = yard.create("/api/drivers", with(driver("Beto"), &same)).await.id();
        let his = with(yard.of(period("2026-01-01", "2026-01-31")), &json!({ "driverId": beto }));
        let seen = yard.send(post("/api/driver-payments/preview", his)).await.is(200).body;
        assert_eq!(seen["salaryCents"], 300_000);
    });
}

fn a_stored_salary_is_explained_as_it_was_reckoned(backend: Backend) {
    run(async {
        let yard = monthly(backend).await;
        let one = yard.create("/api/driver-payments", yard.of(period("2026-09-16", "2026-10-15"))).await;
        let two = yard.create("/api/driver-payments", yard.of(period("2026-10-11", "2026-10-20"))).await;
        let words = async |path: &str| yard.see(path).await["salaryReckoning"]["words"].clone();
        let (one, two) = (one.header("location").to_owned(), two.header("location").to_owned());
        assert_eq!(words(&one).await, "1 mês", "a later one takes nothing from it");
        assert_eq!(words(&two).await, "5 dias de 1/30, sem 5 dias já contados em outro acerto");
        let list = yard.see("/api/driver-payments?sort=number").await;
        assert_eq!(list["items"][0]["salaryReckoning"]["months"], 1);
        assert_eq!(list["items"][1]["salaryReckoning"]["paidDays"], 5);
        // A later agreement does not explain an earlier settlement.
        let raise = json!({ "agreement": "fixed_per_month", "fixedCents": 330_000 });
        yard.send(put(&format!("/api/drivers/{}", yard.driver), 1, with(driver("João"), &raise))).await.is(200);
        let after = yard.see(&one).await;
        assert_eq!((&after["salaryCents"], &after["salaryReckoning"]), (&json!(300_000), &Value::Null));
    });
}

fn the_owner_s_result_is_less_by_all_earnings_of_the_driver(backend: Backend) {
    run(async {
        let yard = Yard::with(backend, json!({ "dailyAllowanceCents": 5_000 })).await;
        let trip = yard.trip(json!({})).await;
        let vale = yard.vale(json!({})).await;
        let body = yard.of(json!({
            "freightIds": [trip], "advanceIds": [vale], "allowanceDays": 5, "salaryCents": 12_000,
            "discounts": [{ "description": "Multa", "amountCents": 7_000 }],
        }));
        let preview = yard.send(post("/api/driver-payments/preview", body.clone())).await.is(200).body;
        let made = yard.create("/api/driver-payments", body).await;
        let listed = yard.see("/api/driver-payments").await["items"][0].clone();
        for seen in [&preview, &made.body, &listed] {
            let left = &seen["ownerResult"];
            // 960,00 of commission, 250,00 of allowances and 120,00 of fixed pay, less 70,00 held back; an advance is
            // no cost.
            assert_eq!(left["driverCents"], 96_000 + 25_000 + 12_000 - 7_000);
            assert_eq!(left["netCents"], 800_000 - 126_000);
            assert_eq!((&left["commissionCents"], &left["marginBps"]), (&json!(96_000), &json!(8_425)));
        }
    });
}

fn a_carried_debt_is_not_called_paid(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let trip = yard.trip(json!({})).await;
        let vale = yard.vale(json!({})).await;
        let path = "/api/driver-payments";
        let status_of = |seen: &Value| (seen["status"].clone(), seen["closing"].clone(), seen["closingLabel"].clone());
        let first = yard.create(path, yard.of(json!({ "advanceIds": [vale], "carries": true }))).await;
        assert_eq!(status_of(&first.body), (json!("paid"), json!("carried"), json!("Levado para o próximo acerto")));
        let first = first.header("location").to_owned();
        let refused = yard.send(put(&first, 1, yard.of(json!({})))).await.refuses(409, "paid");
        assert!(refused.body["detail"].as_str().is_some_and(|text| !text.contains("já está pago")), "{}", refused.text);
        let second = yard.create(path, yard.of(json!({ "freightIds": [trip] }))).await;
        assert_eq!(status_of(&second.body), (json!("pending"), json!("pending"), json!("Pendente")));
        assert_eq!(status_of(&yard.see(&first).await).2, "Levado para o acerto nº 2");
        let even = json!({ "salaryCents": 5_000, "discounts": [{ "description": "Avaria", "amountCents": 5_000 }] });
        let third = yard.create(path, yard.of(even)).await;
        assert_eq!(status_of(&third.body), (json!("paid"), json!("even"), json!("Sem saldo a pagar")));
        let fourth = yard.create(path, yard.of(json!({ "salaryCents": 9_000, "paidOn": day(0) }))).await;
        assert_eq!(status_of(&fourth.body), (json!("paid"), json!("paid"), json!("Pago")));
        for (query, found) in [
            ("closing=pending", vec![2]),
            ("closing=paid", vec![4]),
            ("closing=carried", vec![1]),
            ("closing=even", vec![3]),
            ("status=paid", vec![1, 3, 4]),
        ] {
            let list = yard.see(&format!("{path}?{query}&sort=number")).await;
            let numbers: Vec<_> =
                list["items"].as_array().expect("items").iter().map(|one| one["number"].clone()).collect();
            assert_eq!(numbers, found, "{query}");
        }
        yard.send(get(&format!("{path}?closing=other"))).await.is(400);
    });
}

fn a_line_of_an_unpaid_settlement_is_not_called_paid(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let trip = yard.trip(json!({})).await;
        yard.create("/api/driver-payments", yard.of(json!({ "freightIds": [trip] }))).await;
        let sheet = yard.send(get("/api/finances?category=salario&sort=dueOn&format=csv")).await.is(200).text;
        let states: Vec<_> = sheet.lines().filter(|line| line.contains("nº 1")).collect();
        assert_eq!(states.len(), 2, "{sheet}");
        assert!(states.iter().all(|line| !line.contains(";\"Pago\";")), "{sheet}");
        assert!(states.iter().any(|line| line.contains(";\"Vai no acerto\";")), "{sheet}");
        let list = yard.see("/api/driver-payments?closing=pending").await;
        assert_eq!(list["items"][0]["closingLabel"], "Pendente");
    });
}
