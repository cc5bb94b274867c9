//! Forecast of a freight under way: expected further costs, beside its net so far.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{Caller, TestApp, day, driver, expense, fill_up, freight, get, post, run, trailer, truck, with},
    pdf::read,
};

on_sqlite_first!(
    expected_further_costs_are_shown_beside_the_price,
    without_a_simulation_the_own_fill_ups_tell_or_nothing_does,
    a_month_counts_what_its_freights_under_way_still_will_cost,
    odometers_read_on_the_way_are_the_real_kilometres,
    a_month_that_goes_on_is_not_judged_against_whole_ones
);

/// An offer of 1.000 km loaded and 200 empty for R$ 12.000,00, with a tenth for the driver.
fn offer(truck: i64, trailer: i64, driver: Option<i64>) -> Value {
    json!({
        "scheduledFor": day(0), "truckId": truck, "trailerIds": [trailer], "driverId": driver,
        "cargoType": "general", "originCityCode": 3_509_502, "destinationCityCode": 5_107_602,
        "distanceKm": 1_000, "emptyToLoadingKm": 50, "emptyReturnKm": 150, "pricing": "fixed", "rateCents": 1_200_000,
        "tollCents": 40_000, "tollPayer": "driver", "dieselPriceMillis": 7_130, "loadedMetersPerLiter": 2_350,
        "emptyMetersPerLiter": 3_000, "commissionBps": 1_000, "days": 4, "dailyCostCents": 9_000,
        "maintenancePerKmMillis": 350, "tiresPerKmMillis": 125, "insuranceMonthlyCents": 110_000,
    })
}

/// Registers an owner with a truck and a trailer.
async fn owner(app: &TestApp, email: &str) -> (Caller, i64, i64) {
    let owner = app.register(email).await;
    let one = app.create(&owner, "/api/vehicles", truck("ABC1D23")).await.id();
    let two = app.create(&owner, "/api/vehicles", trailer("XYZ1A11")).await.id();
    (owner, one, two)
}

/// Converts the offer; returns the path and id of the freight.
async fn taken(app: &TestApp, who: &Caller, offer: Value) -> (String, i64) {
    let simulation = app.create(who, "/api/freight-simulations", offer).await.header("location").to_owned();
    let taken = app.create(who, &format!("{simulation}/convert"), json!({})).await;
    (taken.header("location").to_owned(), taken.id())
}

async fn goes(app: &TestApp, who: &Caller, path: &str, status: &str) {
    app.send(who, post(&format!("{path}/status"), json!({ "status": status }))).await.is(200);
}

/// Returns the expected further costs, as `line cents`.
fn to_come(forecast: &Value) -> Vec<String> {
    let lines = forecast["lines"].as_array().expect("lines");
    lines.iter().map(|one| format!("{} {}", one["line"].as_str().expect("a line"), one["remainingCents"])).collect()
}

fn expected_further_costs_are_shown_beside_the_price(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = owner(&app, "ana@exemplo.com.br").await;
        let joao = app.create(&ana, "/api/drivers", driver("João")).await.id();
        let (path, id) = taken(&app, &ana, offer(one, two, Some(joao))).await;
        let result = format!("{path}/result");
        for status in ["scheduled", "loading"] {
            if status != "scheduled" {
                goes(&app, &ana, &path, status).await;
            }
            let seen = app.see(&ana, &result).await;
            // The price less the driver's tenth is no margin: nothing of the trip is booked yet.
            assert_eq!((&seen["netCents"], &seen["marginBps"]), (&json!(1_080_000), &Value::Null), "{status}");
            assert_eq!((&seen["provisional"], &seen["netPerTotalKmCents"]), (&json!(true), &Value::Null));
            let forecast = &seen["forecast"];
            assert_eq!(to_come(forecast), ["fuel 350937", "toll 40000", "daily 36000"]);
            for (name, value) in [
                ("basis", json!("simulation")),
                ("simulationNumber", json!(1)),
                ("words", json!("Pela simulação nº 1.")),
                ("remainingCents", json!(426_937)),
                ("costCents", json!(426_937)),
                ("commissionCents", json!(120_000)),
                ("netCents", json!(653_063)),
                ("marginBps", json!(5_442)),
            ] {
                assert_eq!(forecast[name], value, "{status} {name}");
            }
        }
        let spent = with(expense(Some(id)), &json!({ "category": "combustivel", "amountCents": 400_000 }));
        app.create(&ana, "/api/finances", spent).await;
        let forecast = app.see(&ana, &result).await["forecast"].clone();
        assert_eq!(to_come(&forecast), ["fuel 0", "toll 40000", "daily 36000"], "a line is never less than nothing");
        assert_eq!((&forecast["remainingCents"], &forecast["netCents"]), (&json!(76_000), &json!(604_000)));
        let text = read(&app.send(&ana, get(&format!("{path}/result.pdf"))).await.is(200));
        for words in ["Previsto até o fim do frete", "Pedágio (previsto)", "R$ 6.040,00", "Pela simulação nº 1."] {
            assert!(text.contains(words), "{words} is not in\n{text}");
        }
        assert!(!text.contains("da receita") && !text.contains("(previsto) −R$ 0,00"), "{text}");
        // A completed freight has no further costs, and shows its margin.
        goes(&app, &ana, &path, "completed").await;
        let seen = app.see(&ana, &result).await;
        assert_eq!((&seen["forecast"], &seen["provisional"]), (&Value::Null, &json!(false)));
        assert_eq!(seen["marginBps"], 5_667); // 6.800,00 ÷ 12.000,00
    });
}

fn without_a_simulation_the_own_fill_ups_tell_or_nothing_does(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = owner(&app, "ana@exemplo.com.br").await;
        let body = with(
            freight(one, &[two]),
            &json!({ "scheduledFor": day(0), "distanceKm": 1_000, "emptyKm": 0,
            "tollCents": 30_000, "tollPayer": "driver" }),
        );
        let path = app.create(&ana, "/api/freights", body).await.header("location").to_owned();
        let result = format!("{path}/result");
        assert_eq!(app.see(&ana, &result).await["forecast"], Value::Null, "nothing is known, and nothing is made up");
        // Three full tanks: two ways of 1.000 km on 400 l each, at R$ 7,00.
        for (on, km) in [(-9, 101_000), (-6, 102_000), (-3, 103_000)] {
            let more = json!({ "filledOn": day(on), "odometerKm": km, "volumeMl": 400_000, "fullTank": true,
                "confirm": ["consumption_unlikely", "km_per_day", "odometer_jump"] });
            app.create(&ana, "/api/fuel", with(fill_up(one), &more)).await;
        }
        let forecast = app.see(&ana, &result).await["forecast"].clone();
        // 1.000 km ÷ 2,5 km/l × R$ 7,00; three fill-ups and two ways between full tanks.
        assert_eq!(to_come(&forecast), ["fuel 280000", "toll 30000"]);
        assert_eq!((&forecast["basis"], &forecast["records"]), (&json!("history"), &json!(5)));
        let words = forecast["words"].as_str().expect("words");
        assert!(words.contains("3 abastecimentos") && words.contains("2 trechos de tanque cheio"), "{words}");
        // Ana's fill-ups do not count for another owner's truck with the same plate.
        let (bia, hers, pulled) = owner(&app, "bia@exemplo.com.br").await;
        let body = with(freight(hers, &[pulled]), &json!({ "scheduledFor": day(0) }));
        let other = app.create(&bia, "/api/freights", body).await.header("location").to_owned();
        assert_eq!(app.see(&bia, &format!("{other}/result")).await["forecast"], Value::Null);
    });
}

fn a_month_counts_what_its_freights_under_way_still_will_cost(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = owner(&app, "ana@exemplo.com.br").await;
        let (first, _) = taken(&app, &ana, offer(one, two, None)).await;
        assert_eq!(
            app.see(&ana, "/api/dashboard").await["forecast"],
            Value::Null,
            "what is only scheduled is in no month"
        );
        goes(&app, &ana, &first, "loading").await;
        let dashboard = app.see(&ana, "/api/dashboard").await;
        let under_way = &dashboard["present"]["underWay"][0];
        let alone = app.see(&ana, &format!("{first}/result")).await["forecast"].clone();
        assert_eq!(under_way["forecast"], alone, "one definition");
        assert_eq!(
            (&under_way["result"]["marginBps"], &dashboard["present"]["underWayCount"]),
            (&Value::Null, &json!(1))
        );
        let profit = dashboard["current"]["profitCents"].as_i64().expect("a profit");
        let expected = json!({ "freights": 1, "unknown": 0, "remainingCents": 426_937, "commissionChangeCents": 0,
                "profitCents": profit - 426_937 });
        assert_eq!(dashboard["forecast"], expected);
        // A freight without known figures is counted, but no cost is invented for it; the freight page states the same.
        let three = app.create(&ana, "/api/vehicles", truck("QRS1T23")).await.id();
        let body = with(freight(three, &[]), &json!({ "scheduledFor": day(0), "axles": 5 }));
        let second = app.create(&ana, "/api/freights", body).await.header("location").to_owned();
        goes(&app, &ana, &second, "loading").await;
        let dashboard = app.see(&ana, "/api/dashboard").await;
        let forecast = &dashboard["forecast"];
        assert_eq!((&forecast["freights"], &forecast["unknown"]), (&json!(2), &json!(1)));
        assert_eq!(forecast["remainingCents"], 426_937);
        // Another month has no forecast, and a completed freight has no further costs.
        assert_eq!(app.see(&ana, "/api/dashboard?month=2026-01").await["forecast"], Value::Null);
        goes(&app, &ana, &first, "completed").await;
        goes(&app, &ana, &second, "completed").await;
        assert_eq!(app.see(&ana, "/api/dashboard").await["forecast"], Value::Null);
    });
}

fn odometers_read_on_the_way_are_the_real_kilometres(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = owner(&app, "ana@exemplo.com.br").await;
        let (path, _) = taken(&app, &ana, with(offer(one, two, None), &json!({ "scheduledFor": "2026-11-10" }))).await;
        let result = format!("{path}/result");
        // Begun with one tap and without a reading; the odometer is read when it leaves and when it is done.
        let moves = [
            ("loading", "2026-11-10T14:00:00Z", None),
            ("in_transit", "2026-11-11T14:00:00Z", Some(100_000)),
            ("completed", "2026-11-14T14:00:00Z", Some(101_550)),
        ];
        for (status, moment, km) in moves {
            let body = json!({ "status": status, "occurredAt": moment, "odometerKm": km, "confirm": ["km_per_day", "odometer_jump"] });
            app.send(&ana, post(&format!("{path}/status"), body)).await.is(200);
            let seen = app.see(&ana, &result).await;
            let (basis, km) = if status == "completed" { ("odometer", 1_550) } else { ("planned", 1_200) };
            let compared = &seen["comparison"];
            assert_eq!((&seen["distanceSource"], &compared["realKm"]), (&json!(basis), &json!(km)), "{status}");
        }
        assert_eq!(app.see(&ana, &result).await["drivenKm"], 1_550);
    });
}

fn a_month_that_goes_on_is_not_judged_against_whole_ones(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let income = |on: &str, cents: i64| json!({ "kind": "income", "category": "outros", "description": "Venda", "amountCents": cents, "dueOn": on, "paidOn": on });
        let today = day(0);
        let before = format!("{}-01", &month_from(&today, -1));
        app.create(&ana, "/api/finances", income(&before, 100_000)).await;
        app.create(&ana, "/api/finances", income(&today, 300_000)).await;
        let reported = app.see(&ana, "/api/dashboard").await["comparisons"][0].as_str().expect("words").to_owned();
        assert!(reported.ends_with("no mês inteiro, sobraram R$ 1.000,00."), "{reported}");
        // A past month is compared.
        let month = month_from(&today, -1);
        let earlier = format!("{}-01", month_from(&today, -2));
        app.create(&ana, "/api/finances", income(&earlier, 250_000)).await;
        let reported = app.see(&ana, &format!("/api/dashboard?month={month}")).await["comparisons"][0].clone();
        let reported = reported.as_str().expect("words");
        assert!(
            reported.starts_with("Sobrou menos que em ") && reported.ends_with("quando sobraram R$ 2.500,00."),
            "{reported}"
        );
    });
}

/// Returns the month so many months from a day's: `2026-10`.
fn month_from(day: &str, months: i32) -> String {
    let number = |text: &str| text.parse::<i32>().expect("a number");
    let all = number(&day[..4]) * 12 + number(&day[5..7]) - 1 + months;
    format!("{:04}-{:02}", all.div_euclid(12), all.rem_euclid(12) + 1)
}
