//! Items of settlements, and open items: settled items cannot change, and nothing is open twice.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{advance, day, driver, expense, fill_up, freight, post, put, run, truck, with},
    payments::Yard,
};

on_sqlite_first!(
    an_advance_follows_its_freight,
    a_refunded_expense_retains_its_facts,
    a_commission_without_a_driver_is_not_earned,
    open_items_have_the_period_that_covers_them,
);

fn an_advance_follows_its_freight(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let trip = yard.trip(json!({})).await;
        let vale = yard.vale(json!({ "freightId": trip })).await;
        let other = yard.create("/api/vehicles", truck("ABC1D24")).await.id();
        let path = format!("/api/freights/{trip}");
        let beto = yard.create("/api/drivers", driver("Beto")).await.id();
        let body = with(freight(other, &[]), &json!({ "driverId": beto }));
        let version = yard.see(&path).await["version"].as_i64().expect("a version");
        yard.send(put(&path, version, body)).await.is(200);
        let lines = yard.see(&format!("/api/finances?driverId={}", yard.driver)).await;
        assert_eq!(
            (&lines["items"][0]["source"]["kind"], &lines["items"][0]["vehicleId"]),
            (&json!("driver_advance"), &json!(other))
        );
        // The freight is Beto's now, and the advance is still João's: its amount may change.
        let path = format!("/api/drivers/{}/advances/{vale}", yard.driver);
        let body = with(advance(), &json!({ "freightId": trip, "amountCents": 60_000 }));
        assert_eq!(yard.send(put(&path, 1, body.clone())).await.is(200).body["amountCents"], 60_000);
        let theirs = yard.trip(json!({ "driverId": beto })).await;
        let refused = yard.send(put(&path, 2, with(body, &json!({ "freightId": theirs })))).await;
        assert_eq!(refused.refuses(422, "validation").faults(), ["freightId:other_driver"]);
    });
}

fn a_refunded_expense_retains_its_facts(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let trip = yard.trip(json!({})).await;
        let other = yard.create("/api/vehicles", truck("ABC1D24")).await.id();
        let paid = json!({ "driverId": yard.driver, "paidByDriver": true });
        let body = with(fill_up(yard.truck), &paid);
        let made = yard.create("/api/fuel", body.clone()).await;
        let path = made.header("location").to_owned();
        let line = yard.see(&format!("/api/finances?driverId={}", yard.driver)).await["items"][0].clone();
        let settled = json!({ "expenseIds": [line["id"]], "paidOn": "2026-02-01" });
        yard.create("/api/driver-payments", yard.of(settled)).await;
        let version = yard.see(&path).await["version"].as_i64().expect("a version");
        for more in [
            json!({ "filledOn": "2026-02-11" }),
            json!({ "freightId": trip }),
            json!({ "vehicleId": other }),
            json!({ "volumeMl": 200_000 }),
        ] {
            yard.send(put(&path, version, with(body.clone(), &more))).await.refuses(409, "settled");
        }
        let words = with(body, &json!({ "station": "Posto Sul", "notes": "ok" }));
        yard.send(put(&path, version, words)).await.is(200);
        let after = yard.see(&format!("/api/finances/{}", line["id"])).await;
        assert_eq!(after["amountCents"], line["amountCents"]);
        assert_ne!(after["description"], line["description"], "its words may change");
    });
}

fn a_commission_without_a_driver_is_not_earned(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let trip = yard.trip(json!({ "driverId": null, "commissionBps": 1_000 })).await;
        let path = format!("/api/freights/{trip}");
        let seen = async || {
            let result = yard.see(&format!("{path}/result")).await;
            let summary = yard.see(&format!("/api/vehicles/{}/summary", yard.truck)).await;
            let statement = yard.see("/api/finances/statement?from=2026-01&to=2026-01").await;
            [&result["commissionCents"], &summary["costCents"], &statement["unsettledCommissionCents"]]
                .map(Value::clone)
        };
        assert_eq!(seen().await, [json!(0), json!(0), json!(0)], "without a driver");
        let version = yard.see(&path).await["version"].as_i64().expect("a version");
        let named = json!({ "driverId": yard.driver, "commissionBps": 1_000 });
        yard.send(put(&path, version, with(freight(yard.truck, &[]), &named))).await.is(200);
        assert_eq!(seen().await, [json!(80_000), json!(80_000), json!(80_000)]);
        // A cancelled freight is never settled, whatever was received for it.
        let advance = yard.see(&path).await["receivables"][0]["transactionId"].clone();
        yard.send(post(&format!("/api/finances/{advance}/pay"), json!({ "paidOn": "2026-01-12" }))).await.is(200);
        yard.send(post(&format!("{path}/cancel"), json!({ "reason": "Caiu" }))).await.is(200);
        assert_eq!(yard.see(&format!("{path}/result")).await["netCents"], 500_000);
        assert_eq!(seen().await, [json!(0), json!(0), json!(0)], "cancelled");
    });
}

fn open_items_have_the_period_that_covers_them(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let open =
            async |more: &str| yard.see(&format!("/api/driver-payments/open?driverId={}{more}", yard.driver)).await;
        let days = |open: &Value| [open["periodFrom"].clone(), open["periodTo"].clone()];
        let count =
            |open: &Value| ["freights", "advances", "expenses"].map(|of| open[of].as_array().expect("a list").len());
        let month = [json!(format!("{}-01", &day(0)[..7])), json!(day(0))];
        let none = open("").await;
        assert_eq!((days(&none), count(&none)), (month.clone(), [0, 0, 0]));
        // The freight began within the month before last; the advance was paid earlier, the expense is of yesterday.
        let body = with(freight(yard.truck, &[]), &json!({ "driverId": yard.driver, "scheduledFor": day(-40) }));
        let trip = yard.create("/api/freights", body).await.id();
        let done = json!({ "status": "completed", "occurredAt": format!("{}T15:00:00Z", day(-35)) });
        yard.send(post(&format!("/api/freights/{trip}/status"), done)).await.is(200);
        let vale = yard.vale(json!({ "givenOn": day(-50) })).await;
        let paid = json!({ "driverId": yard.driver, "paidByDriver": true, "dueOn": day(-1), "paidOn": day(-1) });
        let toll = yard.create("/api/finances", with(expense(None), &paid)).await.id();
        let all = open("").await;
        assert_eq!((days(&all), count(&all)), ([json!(day(-50)), json!(day(0))], [1, 1, 1]));
        for (requested, period, counts) in [
            (format!("&from={}", day(-36)), [day(-36), day(0)], [1, 0, 1]),
            (format!("&to={}", day(-2)), [day(-50), day(-2)], [1, 1, 0]),
            (format!("&from={}&to={}", day(-34), day(-2)), [day(-34), day(-2)], [0, 0, 0]),
            (format!("&to={}", day(-90)), [day(-90), day(-90)], [0, 0, 0]),
            // A year from the requested day, without items, and not from the first item.
            (format!("&from={}", day(-500)), [day(-500), day(-135)], [0, 0, 0]),
        ] {
            let found = open(&requested).await;
            assert_eq!((days(&found), count(&found)), (period.map(Value::from), counts), "{requested}");
        }
        let [from, to] = days(&all);
        let body = json!({ "periodFrom": from, "periodTo": to, "freightIds": [trip], "advanceIds": [vale], "expenseIds": [toll] });
        let made = yard.create("/api/driver-payments", yard.of(body)).await.id();
        let none = open("").await;
        assert_eq!((days(&none), count(&none)), (month, [0, 0, 0]), "all is settled");
        let own = open(&format!("&id={made}")).await;
        assert_eq!((days(&own), count(&own)), (days(&all), [1, 1, 1]), "as if it were not settled");
    });
}
