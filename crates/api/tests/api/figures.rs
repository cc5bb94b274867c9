//! Single definition of each figure: amounts that once entered a figure against its own label, tested over the API.

use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::app::{
    Caller, TestApp, advance, day, driver, expense, freight, maintenance, post, put, run, settlement, truck, with,
};

on_both_databases!(
    amounts_due_later_are_not_spent_yet,
    a_bill_of_a_trip_counts_with_the_trip,
    toll_that_the_voucher_covers_costs_nothing_anywhere,
    toll_covered_by_the_voucher_is_no_further_cost,
    a_freight_belongs_to_the_month_in_which_it_began,
    retained_receipts_of_a_cancelled_freight_count_from_the_cancellation,
    a_commission_does_not_depend_on_the_requested_months,
    the_day_of_the_start_is_that_of_the_place,
    a_settlement_costs_cash_when_its_balance_is_paid,
    a_settlement_without_a_balance_costs_cash_at_the_end_of_its_period,
    a_discount_lowers_the_cost,
);

struct Yard {
    app: TestApp,
    ana: Caller,
    truck: i64,
}

impl Yard {
    async fn new(backend: Backend) -> Self {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        Self { app, ana, truck }
    }

    async fn create(&self, path: &str, body: Value) -> i64 {
        self.app.create(&self.ana, path, body).await.id()
    }

    async fn see(&self, path: &str) -> Value {
        self.app.see(&self.ana, path).await
    }

    /// Creates a freight and moves it to a state at a moment.
    async fn trip(&self, more: Value, status: &str, at: &str) -> i64 {
        let id = self.create("/api/freights", with(freight(self.truck, &[]), &more)).await;
        let moved = json!({ "status": status, "occurredAt": at });
        self.app.send(&self.ana, post(&format!("/api/freights/{id}/status"), moved)).await.is(200);
        id
    }

    /// Returns revenue and cost of a month by a basis.
    async fn month(&self, month: &str, basis: &str) -> (i64, i64) {
        let path = format!("/api/finances/statement?from={month}&to={month}&basis={basis}");
        sides(&self.see(&path).await)
    }

    /// Returns revenue and cost of a vehicle's whole life, its cost per km, and the net.
    async fn life(&self) -> (i64, i64, Option<i64>, i64) {
        let seen = self.see(&format!("/api/vehicles/{}/summary", self.truck)).await;
        let cents = |value: &Value| value.as_i64().expect("cents");
        let revenue = cents(&seen["freights"]["revenueCents"]);
        (revenue, cents(&seen["costCents"]), seen["costPerKmCents"].as_i64(), cents(&seen["netCents"]))
    }
}

fn sides(of: &Value) -> (i64, i64) {
    let cents = |name: &str| of[name].as_i64().expect("cents");
    (cents("revenueCents"), cents("costCents"))
}

fn noon(day: &str) -> String {
    format!("{day}T15:00:00Z")
}

/// A freight of R$ 10.000 and 1.000 km, then a loan of 60 × R$ 6.000: one instalment is due, and only one counts.
fn amounts_due_later_are_not_spent_yet(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let price = json!({ "rateCents": 1_000_000, "distanceKm": 1_000, "emptyKm": 0 });
        yard.trip(price, "completed", &noon(&day(-1))).await;
        let of_truck = json!({ "vehicleId": yard.truck, "paidOn": null, "dueOn": day(0) });
        let loan = json!({ "category": "emprestimo", "amountCents": 36_000_000, "installments": 60 });
        yard.create("/api/finances", with(with(expense(None), &of_truck), &loan)).await;
        assert_eq!(yard.life().await, (1_000_000, 600_000, Some(600), 400_000));
        let monthly = json!({ "category": "seguro", "amountCents": 10_000, "repeatUntil": day(300) });
        yard.create("/api/finances", with(with(expense(None), &of_truck), &monthly)).await;
        assert_eq!(yard.life().await.1, 610_000, "a repetition costs when it comes");
        // A repair is a cost of its day, however it is paid.
        let repair = json!({ "doneOn": day(0), "installments": 3, "dueOn": day(0), "paidOn": null });
        let repair = yard.app.create(&yard.ana, "/api/maintenance", with(maintenance(yard.truck), &repair)).await;
        let whole = repair.body["totalCents"].as_i64().expect("a total");
        assert_eq!(yard.life().await.1, 610_000 + whole);
        let month = &day(0)[..7];
        let (_, cost) = yard.month(month, "accrual").await;
        assert_eq!(cost, 610_000 + whole, "the statement says the same");
        let shown = yard.see(&format!("/api/dashboard?month={month}")).await;
        assert_eq!(shown["current"]["costCents"], cost);
        let later = yard.see("/api/finances/statement?from=2026-01&to=2035-12").await;
        assert_eq!((sides(&later).1, &later["until"]), (cost, &json!(day(0))));
    });
}

/// A bill of a trip belongs to the trip, though it is due next month.
fn a_bill_of_a_trip_counts_with_the_trip(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let trip = yard.trip(json!({}), "loading", &noon(&day(-1))).await;
        let wait = json!({ "kind": "income", "category": "outros", "description": "Estadia", "dueOn": day(30), "paidOn": null });
        let wait = yard.create("/api/finances", with(expense(Some(trip)), &wait)).await;
        let bill = json!({ "category": "alimentacao", "dueOn": day(20), "paidOn": null });
        yard.create("/api/finances", with(expense(Some(trip)), &bill)).await;
        let result = yard.see(&format!("/api/freights/{trip}/result")).await;
        assert_eq!((&result["otherIncomeCents"], &result["costCents"]), (&json!(35_000), &json!(35_000)));
        assert_eq!(yard.life().await.0, 835_000);
        let again = json!({ "kind": "income", "category": "outros", "description": "Estadia", "dueOn": day(40), "paidOn": null });
        let path = format!("/api/finances/{wait}");
        let changed = yard.app.send(&yard.ana, put(&path, 1, with(expense(Some(trip)), &again))).await.is(200).body;
        assert_eq!(changed["competenceOn"], day(0));
    });
}

fn toll_that_the_voucher_covers_costs_nothing_anywhere(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let voucher = json!({ "tollPayer": "shipper", "tollCents": 30_000, "scheduledFor": day(0) });
        let trip = yard.trip(voucher, "completed", &noon(&day(-1))).await;
        let month = day(-1)[..7].to_owned();
        let toll = json!({ "dueOn": day(-1), "paidOn": day(-1), "amountCents": 30_000 });
        yard.create("/api/finances", with(expense(Some(trip)), &toll)).await;
        let seen = async || {
            let result = yard.see(&format!("/api/freights/{trip}/result")).await["costCents"].clone();
            let shown = yard.see(&format!("/api/dashboard?month={month}")).await;
            let of_truck = shown["vehicles"][0]["costCents"].clone();
            let figures = [result, json!(yard.life().await.1), shown["current"]["costCents"].clone(), of_truck];
            let statements = [yard.month(&month, "accrual").await.1, yard.month(&month, "cash").await.1];
            let year = yard.see(&format!("/api/finances/tax-year/{}", &month[..4])).await["expenseCents"].clone();
            let all = figures.iter().cloned().chain(statements.map(|cents| json!(cents))).chain([year]);
            all.map(|cents| cents.as_i64().expect("cents")).collect::<Vec<_>>()
        };
        assert_eq!(seen().await, [0; 7]);
        let path = format!("/api/finances/statement?from={month}&to={month}");
        let vouchers = json!({ "coveredCents": 30_000, "missingCents": 0, "leftCents": 0 });
        assert_eq!(yard.see(&path).await["tollVouchers"], vouchers);
        let cash = yard.see(&format!("{path}&basis=cash")).await;
        assert_eq!((&cash["cashChangeCents"], &cash["outside"]["coveredTollCents"]), (&json!(-30_000), &json!(30_000)));
        // Another toll on the trailer's account: the voucher is spent.
        let more = json!({ "dueOn": day(0), "paidOn": day(0), "amountCents": 5_000 });
        yard.create("/api/finances", with(expense(Some(trip)), &more)).await;
        assert_eq!(yard.life().await.1, 5_000);
        let seen = yard.see(&format!("/api/vehicles/{}/summary", yard.truck)).await;
        assert_eq!(seen["tollVouchers"], json!({ "coveredCents": 30_000, "missingCents": 5_000, "leftCents": 0 }));
    });
}

/// Toll of this month that is due later and wholly covered by the voucher.
fn toll_covered_by_the_voucher_is_no_further_cost(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let voucher = json!({ "tollPayer": "shipper", "tollCents": 30_000 });
        let trip = yard.trip(voucher, "loading", &noon(&day(-1))).await;
        let toll = json!({ "dueOn": day(1), "paidOn": null, "amountCents": 20_000, "installments": 2 });
        yard.create("/api/finances", with(expense(Some(trip)), &toll)).await;
        let phone = json!({ "category": "outros", "dueOn": day(1), "paidOn": null, "amountCents": 7_000 });
        yard.create("/api/finances", with(expense(None), &phone)).await;
        let month = &day(1)[..7];
        let coming = yard.see(&format!("/api/dashboard?month={month}")).await["current"]["comingCostCents"].clone();
        assert_eq!(coming, 7_000);
    });
}

/// The freight was agreed for the end of September and loaded in November.
fn a_freight_belongs_to_the_month_in_which_it_began(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let agreed = with(freight(yard.truck, &[]), &json!({ "scheduledFor": "2025-09-30" }));
        let trip = yard.create("/api/freights", agreed).await;
        let path = format!("/api/freights/{trip}");
        let months = async || {
            let mut all = Vec::new();
            for month in ["2025-09", "2025-10", "2025-11"] {
                let shown = yard.see(&format!("/api/dashboard?month={month}")).await["current"].clone();
                all.push((shown["revenueCents"].as_i64().unwrap(), shown["km"].as_i64().unwrap()));
                assert_eq!(yard.month(month, "accrual").await.0, shown["revenueCents"], "{month}");
            }
            all
        };
        assert_eq!(months().await, [(0, 0); 3], "only agreed");
        let moved =
            |status: &str, at: &str| post(&format!("{path}/status"), json!({ "status": status, "occurredAt": at }));
        yard.app.send(&yard.ana, moved("loading", "2025-11-05T12:00:00Z")).await.is(200);
        assert_eq!(months().await, [(0, 0), (0, 0), (800_000, 1_436)]);
        let begun = yard.see(&path).await;
        assert_eq!((&begun["beganOn"], &begun["scheduledFor"]), (&json!("2025-11-05"), &json!("2025-09-30")));
        let due: Vec<_> = begun["receivables"].as_array().unwrap().iter().map(|part| part["dueOn"].clone()).collect();
        assert_eq!(due, ["2025-11-05", "2025-12-05"], "a due day that nobody entered follows");
        // Undone, and loaded in October: the day follows the timeline.
        yard.app.send(&yard.ana, post(&format!("{path}/status"), json!({ "status": "scheduled" }))).await.is(200);
        assert_eq!((months().await, &yard.see(&path).await["beganOn"]), (vec![(0, 0); 3], &Value::Null));
        yard.app.send(&yard.ana, moved("in_transit", "2025-10-02T12:00:00Z")).await.is(200);
        assert_eq!(months().await, [(0, 0), (800_000, 1_436), (0, 0)]);
    });
}

/// The freight was agreed for a future day, paid in advance, and cancelled today: the received amount is revenue now.
fn retained_receipts_of_a_cancelled_freight_count_from_the_cancellation(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let agreed = with(freight(yard.truck, &[]), &json!({ "scheduledFor": day(40) }));
        let made = yard.app.create(&yard.ana, "/api/freights", agreed).await.body;
        let pay = format!("/api/finances/{}/pay", made["receivables"][0]["transactionId"]);
        yard.app.send(&yard.ana, post(&pay, json!({ "paidOn": day(0) }))).await.is(200);
        assert_eq!(yard.life().await.0, 0, "only agreed");
        let cancel = post(&format!("/api/freights/{}/cancel", made["id"]), json!({ "reason": "Caiu" }));
        yard.app.send(&yard.ana, cancel).await.is(200);
        assert_eq!((yard.life().await.0, yard.month(&day(0)[..7], "accrual").await.0), (500_000, 500_000));
    });
}

/// The commission is a share of the net of a freight that began in January and has fuel booked in February.
fn a_commission_does_not_depend_on_the_requested_months(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let net = json!({ "agreement": "commission_net", "commissionBps": 2_000 });
        let driver = yard.create("/api/drivers", with(driver("João"), &net)).await;
        let trip = yard.trip(json!({ "driverId": driver }), "loading", "2026-01-28T15:00:00Z").await;
        let fuel =
            json!({ "category": "combustivel", "amountCents": 300_000, "dueOn": "2026-02-02", "paidOn": "2026-02-02" });
        yard.create("/api/finances", with(expense(Some(trip)), &fuel)).await;
        assert_eq!(yard.see(&format!("/api/freights/{trip}/result")).await["commissionCents"], 100_000);
        let (january, february) = (yard.month("2026-01", "accrual").await.1, yard.month("2026-02", "accrual").await.1);
        assert_eq!((january, february), (100_000, 300_000));
        let both = yard.see("/api/finances/statement?from=2026-01&to=2026-02").await;
        assert_eq!(sides(&both).1, january + february);
    });
}

/// Half past ten in the evening of the last of October in Acre is November in Brasília.
fn the_day_of_the_start_is_that_of_the_place(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let late = "2025-11-01T03:30:00Z";
        let acre = yard.trip(json!({ "originCityCode": 1_200_401 }), "loading", late).await;
        let other = yard.create("/api/vehicles", truck("DEF1D23")).await;
        let south = yard.trip(json!({ "truckId": other }), "loading", late).await;
        let began = async |id: i64| yard.see(&format!("/api/freights/{id}")).await["beganOn"].clone();
        assert_eq!((began(acre).await, began(south).await), (json!("2025-10-31"), json!("2025-11-01")));
        let version = yard.see(&format!("/api/freights/{acre}")).await["version"].as_i64().unwrap();
        let moved = put(&format!("/api/freights/{acre}"), version, freight(yard.truck, &[]));
        assert_eq!(yard.app.send(&yard.ana, moved).await.is(200).body["beganOn"], "2025-11-01", "another origin");
    });
}

/// A driver with a freight of September, R$ 50,00 of expenses paid by him, and an allowance.
async fn earned(yard: &Yard, more: Value) -> (i64, i64) {
    let driver = yard.create("/api/drivers", driver("João")).await;
    let trip = yard.trip(json!({ "driverId": driver }), "completed", "2025-09-20T12:00:00Z").await;
    let meal = json!({ "category": "alimentacao", "amountCents": 5_000, "dueOn": "2025-09-21", "paidOn": null,
        "paidByDriver": true, "driverId": driver });
    let meal = yard.create("/api/finances", with(expense(Some(trip)), &meal)).await;
    let settled = json!({ "periodFrom": "2025-09-01", "periodTo": "2025-09-30", "salaryCents": 0, "freightIds": [trip], "expenseIds": [meal],
        "allowanceDays": 2, "dailyAllowanceCents": 1_000, "dueOn": "2025-10-05" });
    (yard.create("/api/driver-payments", with(with(settlement(driver), &settled), &more)).await, driver)
}

/// September's settlement was paid on the 3rd of November.
fn a_settlement_costs_cash_when_its_balance_is_paid(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let (made, _) = earned(&yard, json!({})).await;
        let commission = yard.see(&format!("/api/driver-payments/{made}")).await["commissionCents"].as_i64().unwrap();
        let cost = commission + 5_000 + 2_000;
        assert_eq!(yard.month("2025-09", "accrual").await.1, cost);
        assert_eq!(yard.month("2025-09", "cash").await.1, 0, "nothing was paid yet");
        let lines = yard.see("/api/finances?kind=expense&status=pending&limit=50").await;
        assert!(
            lines["items"]
                .as_array()
                .unwrap()
                .iter()
                .all(|line| line["overdueDays"] == 0 || line["source"]["part"] == "balance")
        );
        let paid = post(&format!("/api/driver-payments/{made}/pay"), json!({ "paidOn": "2025-11-03" }));
        yard.app.send(&yard.ana, paid).await.is(200);
        let months = [yard.month("2025-09", "cash").await.1, yard.month("2025-11", "cash").await.1];
        assert_eq!(months, [0, cost]);
        let november = yard.see("/api/finances/statement?from=2025-11&to=2025-11&basis=cash").await;
        assert_eq!(november["cashChangeCents"], -cost);
        assert_eq!(yard.month("2025-09", "accrual").await.1, cost, "by competence nothing moves");
    });
}

/// The advances cover all earnings: no balance is left, and no payment is awaited.
fn a_settlement_without_a_balance_costs_cash_at_the_end_of_its_period(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let driver = yard.create("/api/drivers", driver("João")).await;
        let given = with(advance(), &json!({ "givenOn": "2025-08-20", "amountCents": 2_000 }));
        let given = yard.create(&format!("/api/drivers/{driver}/advances"), given).await;
        let even = json!({ "periodFrom": "2025-09-01", "periodTo": "2025-09-30", "salaryCents": 0, "advanceIds": [given],
            "allowanceDays": 2, "dailyAllowanceCents": 1_000 });
        yard.create("/api/driver-payments", with(settlement(driver), &even)).await;
        let months = [yard.month("2025-08", "cash").await.1, yard.month("2025-09", "cash").await.1];
        assert_eq!(months, [0, 2_000], "an advance is no cost, what it paid is");
    });
}

fn a_discount_lowers_the_cost(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let fine = json!({ "discounts": [{ "description": "Multa", "amountCents": 700 }], "paidOn": "2025-10-05" });
        let (made, _) = earned(&yard, fine).await;
        let commission = yard.see(&format!("/api/driver-payments/{made}")).await["commissionCents"].as_i64().unwrap();
        let revenue = 800_000;
        assert_eq!(yard.month("2025-09", "accrual").await, (revenue, commission + 5_000 + 2_000 - 700));
        assert_eq!(yard.month("2025-10", "cash").await, (0, commission + 5_000 + 2_000 - 700));
    });
}
