//! Comparison of simulated and real figures: from the offer to the last expense of its freight.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::app::{Caller, TestApp, driver, expense, fill_up, freight, post, run, trailer, truck, with};

on_sqlite_first!(a_freight_is_set_against_its_simulation, a_freight_without_a_simulation_has_no_comparison);

/// An offer of 1.000 km loaded and 200 empty for R$ 12.000,00, with a tenth for the driver.
fn offer(truck: i64, trailer: i64, driver: i64) -> Value {
    json!({
        "scheduledFor": "2026-11-10", "truckId": truck, "trailerIds": [trailer], "driverId": driver,
        "cargoType": "general", "originCityCode": 3_509_502, "destinationCityCode": 5_107_602,
        "distanceKm": 1_000, "emptyToLoadingKm": 50, "emptyReturnKm": 150, "pricing": "fixed", "rateCents": 1_200_000,
        "tollCents": 40_000, "tollPayer": "driver", "dieselPriceMillis": 7_130, "loadedMetersPerLiter": 2_350,
        "emptyMetersPerLiter": 3_000, "commissionBps": 1_000, "days": 4, "dailyCostCents": 9_000,
        "maintenancePerKmMillis": 350, "tiresPerKmMillis": 125, "insuranceMonthlyCents": 110_000,
    })
}

async fn ana(app: &TestApp) -> (Caller, i64, i64) {
    let ana = app.register("ana@exemplo.com.br").await;
    let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
    let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
    (ana, one, two)
}

async fn compared(app: &TestApp, who: &Caller, path: &str) -> Value {
    app.see(who, &format!("{path}/result")).await["comparison"].clone()
}

/// Returns each line as `line simulated real basis better`.
fn lines(comparison: &Value) -> Vec<String> {
    let lines = comparison["lines"].as_array().expect("lines");
    let mut difference = 0;
    let reported: Vec<String> = lines
        .iter()
        .map(|line| {
            let text = |name: &str| line[name].as_str().expect("a word").to_owned();
            let more = line["differenceCents"].as_i64().expect("a difference");
            difference += if line["line"] == "revenue" { more } else { -more };
            assert!(!text("label").is_empty());
            let figures = format!("{} {}", line["simulatedCents"], line["realCents"]);
            format!("{} {figures} {} {}", text("line"), text("basis"), line["better"])
        })
        .collect();
    assert_eq!(comparison["differenceCents"], difference);
    reported
}

fn a_freight_is_set_against_its_simulation(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let joao = app.create(&ana, "/api/drivers", driver("João")).await.id();
        let made = app.create(&ana, "/api/freight-simulations", offer(one, two, joao)).await;
        let simulation = made.header("location").to_owned();
        let net = made.body["answer"]["netCents"].clone();
        let taken = app.create(&ana, &format!("{simulation}/convert"), json!({})).await;
        let (path, id) = (taken.header("location").to_owned(), taken.id());
        let before = compared(&app, &ana, &path).await;
        for (name, value) in [
            ("simulationId", made.body["id"].clone()),
            ("simulationNumber", json!(1)),
            ("provisional", json!(true)),
            ("explanation", Value::Null),
            ("simulatedNetCents", net.clone()),
            ("simulatedKm", json!(1_200)),
            ("realKm", json!(1_200)),
            ("simulatedDays", json!(4)),
            ("realDays", Value::Null),
            ("realMetersPerLiter", Value::Null),
            ("simulatedDieselMillis", json!(7_130)),
            ("realDieselMillis", Value::Null),
        ] {
            assert_eq!(before[name], value, "{name}");
        }
        // The trip: 1.350 km in five days, 550 l at R$ 7,30, toll, food, a repair below the cost of wear.
        let tank = |on: &str, km: i64, freight: Option<i64>| {
            let more = json!({ "filledOn": on, "odometerKm": km, "volumeMl": 550_000, "pricePerLiterMillis": 7_300,
                "freightId": freight, "confirm": ["consumption_unlikely", "km_per_day", "odometer_jump"] });
            with(fill_up(one), &more)
        };
        app.create(&ana, "/api/fuel", tank("2026-11-09", 100_000, None)).await;
        for (status, moment, km) in
            [("loading", "2026-11-10T14:00:00Z", 100_000), ("completed", "2026-11-14T14:00:00Z", 101_350)]
        {
            let body = json!({ "status": status, "occurredAt": moment, "odometerKm": km });
            app.send(&ana, post(&format!("{path}/status"), body)).await.is(200);
        }
        app.create(&ana, "/api/fuel", tank("2026-11-14", 101_350, Some(id))).await;
        for (category, cents) in
            [("pedagio", 38_000), ("alimentacao", 30_000), ("hospedagem", 12_000), ("manutencao", 9_000)]
        {
            let body = with(expense(Some(id)), &json!({ "category": category, "amountCents": cents }));
            app.create(&ana, "/api/finances", body).await;
        }
        let after = compared(&app, &ana, &path).await;
        assert_eq!(
            lines(&after),
            [
                "revenue 1200000 1200000 booked null",
                "fuel 350937 401500 booked false", // 3.034,04 + 475,33 against 550 l × 7,30
                "toll 40000 38000 booked true",
                "commission 120000 120000 booked null",
                "daily 36000 42000 booked false",
                "maintenance 57000 64125 accrued false", // 1.350 km × 0,475
                "fixed 20000 25000 accrued false",       // 1.100,00 × 5 ÷ 22
                "taxes 32400 32400 accrued null",
                "other 0 0 booked null",
            ]
        );
        // 12.000,00 − 6.563,37 and 12.000,00 − 7.230,25.
        assert_eq!((&after["simulatedNetCents"], &after["realNetCents"]), (&json!(543_663), &json!(476_975)));
        assert_eq!(after["simulatedNetCents"], net);
        for (name, value) in [
            ("provisional", json!(false)),
            ("realKm", json!(1_350)),
            ("realDays", json!(5)),
            ("realDieselMillis", json!(7_300)),
            ("realMetersPerLiter", json!(2_455)),
            (
                "explanation",
                json!(
                    "O combustível custou R$ 505,63 a mais: foi o que mais pesou. \
                     A maior causa foi o percurso: 1.350 km em vez de 1.200 km."
                ),
            ),
        ] {
            assert_eq!(after[name], value, "{name}");
        }
        // A tyre bought on the way costs more than the wear.
        let tire = with(expense(Some(id)), &json!({ "category": "manutencao", "amountCents": 300_000 }));
        app.create(&ana, "/api/finances", tire).await;
        let after = compared(&app, &ana, &path).await;
        assert_eq!(lines(&after)[5], "maintenance 57000 309000 booked false");
        let reported = after["explanation"].as_str().expect("an explanation");
        assert!(reported.starts_with("Manutenção e pneus custaram R$ 2.520,00 a mais"), "{reported}");
    });
}

fn a_freight_without_a_simulation_has_no_comparison(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = app.create(&ana, "/api/freights", freight(one, &[two])).await.header("location").to_owned();
        assert_eq!(compared(&app, &ana, &path).await, Value::Null);
        // Simulations and freights of two owners with the same numbers do not mix.
        let bia = app.register("bia@exemplo.com.br").await;
        let hers = app.create(&bia, "/api/vehicles", truck("ABC1D23")).await.id();
        let traction = json!({ "trailerIds": [], "driverId": null, "minimumTable": "B", "axles": 6 });
        let body = with(offer(hers, 0, 0), &traction);
        let made = app.create(&bia, "/api/freight-simulations", body).await.header("location").to_owned();
        let taken = app.create(&bia, &format!("{made}/convert"), json!({})).await.header("location").to_owned();
        assert_eq!(compared(&app, &bia, &taken).await["simulationNumber"], 1);
        assert_eq!(compared(&app, &ana, &path).await, Value::Null);
        // A freight cancelled before it began has neither revenue nor cost.
        app.send(&bia, post(&format!("{taken}/cancel"), json!({ "reason": "Caiu" }))).await.is(200);
        let fell = compared(&app, &bia, &taken).await;
        assert_eq!(
            (&fell["realNetCents"], &fell["realKm"], &fell["provisional"]),
            (&json!(0), &json!(0), &json!(false))
        );
    });
}
