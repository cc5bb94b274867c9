//! Fuel figures: lists and their filters, consumption from full tank to full tank, and the performance over many years.

use chrono::{Days, NaiveDate};
use diesel::{RunQueryDsl, sql_query};
use persistence::Db;
use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::app::{Caller, TestApp, delete, fill_up, freight, post, put, run, truck, with};

on_both_databases!(
    every_change_measures_the_chain_again,
    a_page_shows_the_consumption_of_the_whole_chain,
    lists_are_filtered_and_sorted,
    figures_of_a_period,
    a_month_has_one_consumption_wherever_it_is_shown,
    every_page_of_a_long_life_has_its_consumption
);

/// A full tank on a day of January, at so many km beyond 100.000.
fn full(vehicle: i64, day: i64, km: i64, liters: i64) -> Value {
    let more =
        json!({ "filledOn": format!("2026-01-{day:02}"), "odometerKm": 100_000 + km, "volumeMl": liters * 1_000 });
    with(fill_up(vehicle), &with(more, &json!({ "confirm": ["consumption_unlikely", "km_per_day"] })))
}

/// Returns the consumption of each fill-up in the list, the oldest first: `2500` or the reason.
async fn says(app: &TestApp, caller: &Caller) -> String {
    let list = app.see(caller, "/api/fuel?sort=filledOn").await;
    let items = list["items"].as_array().expect("items").clone();
    let word = |one: &Value| {
        one["metersPerLiter"]
            .as_i64()
            .map_or_else(|| one["missing"].as_str().unwrap_or("?").to_owned(), |it| it.to_string())
    };
    items.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn every_change_measures_the_chain_again(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        app.create(&ana, "/api/fuel", full(one, 1, 0, 500)).await;
        app.create(&ana, "/api/fuel", full(one, 9, 2_000, 500)).await;
        assert_eq!(says(&app, &ana).await, "first_full 4000");
        let part = with(full(one, 5, 1_000, 300), &json!({ "fullTank": false }));
        let part = app.create(&ana, "/api/fuel", part).await;
        assert_eq!(says(&app, &ana).await, "first_full partial 2500");
        let path = part.header("location");
        app.send(&ana, put(path, 1, full(one, 5, 1_000, 300))).await.is(200);
        assert_eq!(says(&app, &ana).await, "first_full 3333 2000");
        let missed = with(full(one, 5, 1_000, 300), &json!({ "missedPrevious": true }));
        app.send(&ana, put(path, 2, missed)).await.is(200);
        assert_eq!(says(&app, &ana).await, "first_full missed_fill 2000");
        let blind = with(full(one, 5, 0, 300), &json!({ "odometerKm": null }));
        app.send(&ana, put(path, 3, blind)).await.is(200);
        assert_eq!(says(&app, &ana).await, "first_full no_odometer 2500");
        for other in [json!({ "fuel": "arla32", "pricePerLiterMillis": 4_000 }), json!({ "purpose": "refrigeration" })]
        {
            let version = app.see(&ana, path).await["version"].as_i64().expect("a version");
            app.send(&ana, put(path, version, with(full(one, 5, 1_000, 300), &other))).await.is(200);
            assert_eq!(says(&app, &ana).await, "first_full not_measured 4000", "{other}");
        }
        app.send(&ana, delete(path)).await.is(204);
        assert_eq!(says(&app, &ana).await, "first_full 4000");
    });
}

fn a_page_shows_the_consumption_of_the_whole_chain(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", truck("ABC1D24")).await.id();
        for vehicle in [one, two] {
            for step in 0..14 {
                // Of seven, one is partial, one has no odometer, and one has the odometer of the one before it.
                let km = (step - i64::from(step % 7 == 5)) * 700;
                let body = full(vehicle, 1 + step, km, 200 + step + 10 * vehicle);
                let body = match step % 7 {
                    2 => with(body, &json!({ "fullTank": false })),
                    4 => with(body, &json!({ "odometerKm": null })),
                    _ => body,
                };
                let body =
                    with(body, &json!({ "confirm": ["consumption_unlikely", "km_per_day", "possible_duplicate"] }));
                app.create(&ana, "/api/fuel", body).await;
            }
        }
        for sort in ["-filledOn", "filledOn", "-totalCents"] {
            let whole = app.see(&ana, &format!("/api/fuel?limit=200&sort={sort}")).await["items"].clone();
            assert_eq!(whole.as_array().expect("items").len(), 28);
            for limit in [1, 3, 5] {
                let mut paged = Vec::new();
                let mut path = format!("/api/fuel?limit={limit}&sort={sort}");
                loop {
                    let page = app.see(&ana, &path).await;
                    paged.extend(page["items"].as_array().expect("items").clone());
                    let Some(cursor) = page["nextCursor"].as_str() else { break };
                    path = format!("/api/fuel?limit={limit}&sort={sort}&cursor={cursor}");
                }
                assert_eq!(json!(paged), whole, "{sort} {limit}");
            }
        }
    });
}

fn lists_are_filtered_and_sorted(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", truck("XYZ1A11")).await.id();
        let trip = app.create(&ana, "/api/freights", freight(two, &[])).await.id();
        let a = app.create(&ana, "/api/fuel", fill_up(one)).await.id();
        let more = json!({ "freightId": trip, "filledOn": "2026-01-15", "station": "Ipiranga", "volumeMl": 100_000 });
        let b = app.create(&ana, "/api/fuel", with(fill_up(two), &more)).await.id();
        let more = json!({ "fuel": "arla32", "filledOn": "2026-01-20", "volumeMl": 20_000, "pricePerLiterMillis": 4_000,
            "notes": "Galão" });
        let c = app.create(&ana, "/api/fuel", with(fill_up(two), &more)).await.id();
        for (query, ids) in [
            ("", vec![c, b, a]),
            ("sort=filledOn", vec![a, b, c]),
            ("sort=-totalCents", vec![a, b, c]),
            (&format!("vehicleId={two}"), vec![c, b]),
            (&format!("freightId={trip}"), vec![b]),
            ("fuel=arla32", vec![c]),
            ("from=2026-01-12&to=2026-01-15", vec![b]),
            ("station=posto%20graal", vec![c, a]),
            ("station=graal", vec![]),
            ("q=graal", vec![c, a]),
            ("q=xyz-1a11", vec![c, b]),
            ("q=galao", vec![c]),
            ("q=%25", vec![]),
        ] {
            let list = app.see(&ana, &format!("/api/fuel?{query}")).await;
            let found: Vec<_> =
                list["items"].as_array().expect("items").iter().filter_map(|one| one["id"].as_i64()).collect();
            assert_eq!(found, ids, "{query}");
        }
        app.send(&ana, crate::app::get("/api/fuel?sort=plate")).await.refuses(400, "malformed");
    });
}

fn figures_of_a_period(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", truck("ABC1D24")).await.id();
        let trip = app.create(&ana, "/api/freights", freight(one, &[])).await.id();
        let named = json!({ "freightId": trip });
        app.create(&ana, "/api/fuel", full(one, 1, 0, 500)).await;
        app.create(&ana, "/api/fuel", with(full(one, 5, 1_000, 400), &named)).await;
        app.create(
            &ana,
            "/api/fuel",
            with(full(one, 9, 2_000, 500), &with(named.clone(), &json!({ "station": "Ipiranga" }))),
        )
        .await;
        app.create(&ana, "/api/fuel", with(full(one, 9, 0, 20), &json!({ "odometerKm": null, "fuel": "arla32" })))
            .await;
        app.create(&ana, "/api/fuel", full(two, 3, 0, 300)).await;

        let found = app.see(&ana, "/api/fuel/consumption?from=2026-01-02&to=2026-01-31").await;
        let first = &found["vehicles"][0];
        for (name, value) in [
            ("plate", json!("ABC1D23")),
            ("km", json!(2_000)),
            ("volumeMl", json!(900_000)),
            ("metersPerLiter", json!(2_222)),
            ("dieselCents", json!(630_000)),
            ("arlaCents", json!(14_000)),
            ("refrigerationCents", json!(0)),
            ("totalCents", json!(644_000)),
            ("totalVolumeMl", json!(900_000)),
            ("averagePriceMillis", json!(7_000)),
            ("costPerKmCents", json!(315)),
            ("missing", Value::Null),
        ] {
            assert_eq!(first[name], value, "{name}");
        }
        let last = json!({ "fromOn": "2026-01-05", "toOn": "2026-01-09", "recordId": 3, "km": 1_000, "volumeMl": 500_000,
            "metersPerLiter": 2_000 });
        assert_eq!(first["segments"][1], last);
        assert_eq!(first["prices"].as_array().expect("prices").len(), 3);
        assert_eq!((&found["vehicles"][1]["missing"], &found["vehicles"][1]["km"]), (&json!("first_full"), &json!(0)));
        assert_eq!((&found["totalCents"], &found["volumeMl"]), (&json!(854_000), &json!(1_200_000)));
        let stations: Vec<_> = found["stations"].as_array().expect("stations").iter().collect();
        assert_eq!((&stations[0]["station"], &stations[0]["fills"]), (&json!("Posto Graal"), &json!(2)));
        assert_eq!((&stations[1]["station"], &stations[1]["metersPerLiter"]), (&json!("Ipiranga"), &json!(2_000)));
        let none = app.see(&ana, &format!("/api/fuel/consumption?vehicleId={two}&from=2026-02-01")).await;
        assert_eq!((&none["vehicles"][0]["missing"], &none["totalCents"]), (&json!("not_measured"), &json!(0)));

        let summary = app.see(&ana, &format!("/api/vehicles/{one}/summary")).await;
        assert_eq!((&summary["metersPerLiter"], &summary["fuel"]["volumeMl"]), (&json!(2_222), &json!(1_400_000)));
        assert_eq!((&summary["fuel"]["totalCents"], &summary["fuel"]["segments"][1]), (&json!(994_000), &last));
        let result = app.see(&ana, &format!("/api/freights/{trip}/result")).await;
        assert_eq!(result["metersPerLiter"], 2_222);
        let bia = app.register("bia@exemplo.com.br").await;
        let hers = app.see(&bia, &format!("/api/fuel/consumption?vehicleId={one}")).await;
        assert_eq!(hers["vehicles"], json!([]));
    });
}

/// Fill-ups of many years, as stored in the database.
fn write_years(db: &mut Db, owner: i64, vehicles: &[i64], count: u64) -> kernel::Result<()> {
    let first = NaiveDate::from_ymd_opt(2012, 1, 1).expect("a day");
    let at = "2026-01-01 00:00:00";
    for start in (0..count).step_by(250) {
        let (mut fills, mut books) = (Vec::new(), Vec::new());
        for index in start..(start + 250).min(count) {
            let vehicle = vehicles[usize::try_from(index).expect("an index") % vehicles.len()];
            let on = first + Days::new(index);
            let km = 100_000 + index * 300;
            let full = if index % 4 == 3 { "FALSE" } else { "TRUE" };
            let id = 1_000 + index;
            fills.push(format!(
                "({id}, {owner}, 1, '{at}', '{at}', {vehicle}, '{on}', 'diesel_s10', 'engine', 300000, 7000, 210000, {km}, \
                 {full}, FALSE, 'Posto {}', 'posto')",
                index % 9
            ));
            books.push(format!(
                "({owner}, 1, '{at}', '{at}', 'expense', 'combustivel', 'Diesel', 210000, '{on}', '{on}', {vehicle}, 'fuel', \
                 'total', {id}, 'diesel', '{on}', FALSE, FALSE, 'both', 1, 1)"
            ));
        }
        sql_query(format!(
            "INSERT INTO fuel_records (id, owner_id, version, created_at, updated_at, vehicle_id, filled_on, fuel, purpose, \
             volume_ml, price_per_liter_millis, total_cents, odometer_km, full_tank, missed_previous, station, search) \
             VALUES {}",
            fills.join(", ")
        ))
        .execute(db)?;
        sql_query(format!(
            "INSERT INTO transactions (owner_id, version, created_at, updated_at, kind, category, description, amount_cents, \
             due_on, paid_on, vehicle_id, source_kind, source_part, source_id, search, competence_on, personal, \
             paid_by_driver, effect, installment, installments) VALUES {}",
            books.join(", ")
        ))
        .execute(db)?;
    }
    Ok(())
}

fn a_month_has_one_consumption_wherever_it_is_shown(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let other = app.create(&ana, "/api/vehicles", truck("DEF4G56")).await.id();
        for (vehicle, on, km, liters) in [
            (one, "2024-12-20", 0, 500),
            (one, "2025-01-10", 1_000, 500),
            (one, "2025-02-05", 2_500, 500),
            (other, "2025-02-01", 0, 100),
            (other, "2025-02-20", 1_000, 200),
            // The full tank before this one is eleven months old.
            (one, "2026-01-10", 3_500, 500),
            (other, "2026-02-01", 1_400, 100),
            (one, "2026-02-05", 5_500, 500),
        ] {
            let body = with(full(vehicle, 1, km, liters), &json!({ "filledOn": on }));
            app.create(&ana, "/api/fuel", body).await;
        }
        let shown = async |month: &str, part: &str| {
            app.see(&ana, &format!("/api/dashboard?month={month}")).await[part]["metersPerLiter"].clone()
        };
        for (month, next, year_later, expected) in [
            ("2025-01", "2025-02", Some("2026-01"), json!(2_000)),
            // 1.500 km with 500 l, and 1.000 km with 200 l.
            ("2025-02", "2025-03", Some("2026-02"), json!(3_571)),
            ("2025-03", "2025-04", None, Value::Null),
            ("2026-01", "2026-02", None, json!(2_000)),
            // 2.000 km with 500 l, and 400 km with 100 l.
            ("2026-02", "2026-03", None, json!(4_000)),
        ] {
            assert_eq!(shown(month, "current").await, expected, "{month}");
            assert_eq!(shown(next, "previous").await, expected, "{month} from {next}");
            if let Some(year_later) = year_later {
                assert_eq!(shown(year_later, "lastYear").await, expected, "{month} from {year_later}");
            }
        }
    });
}

fn every_page_of_a_long_life_has_its_consumption(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let mut vehicles = Vec::new();
        for plate in ["ABC1D23", "ABC1D24", "ABC1D25"] {
            vehicles.push(app.create(&ana, "/api/vehicles", truck(plate)).await.id());
        }
        app.store.write(|db| write_years(db, 1, &vehicles, 5_000)).expect("written");
        let path = "/api/fuel?limit=50";
        let cursor = app.see(&ana, path).await["nextCursor"].clone();
        let deep = "/api/fuel?limit=50&from=2014-01-01&to=2018-12-31&sort=filledOn";
        for path in [path, &format!("{path}&cursor={}", cursor.as_str().expect("a cursor")), deep] {
            let page = app.see(&ana, path).await;
            assert_eq!(page["items"].as_array().expect("items").len(), 50);
            let measured = page["items"].as_array().expect("items").iter().filter(|one| one["segmentKm"].is_i64());
            assert!(measured.count() > 30);
        }
        let body = with(
            fill_up(vehicles[0]),
            &json!({ "filledOn": "2026-03-01", "odometerKm": 1_700_000, "confirm": ["consumption_unlikely"] }),
        );
        app.send(&ana, post("/api/fuel", body)).await.is(201);
    });
}
