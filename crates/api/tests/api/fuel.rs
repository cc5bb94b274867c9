//! Fill-ups: their fields, postings, refusals and warnings.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::app::{Caller, TestApp, day, delete, expense, fill_up, freight, get, post, put, run, trailer, truck, with};

on_sqlite_first!(
    stores_a_fill_up_with_its_cost,
    any_two_amounts_give_the_third,
    each_fault_is_named_at_its_field,
    warns_about_unlikely_values,
    an_odometer_fits_the_readings_of_other_days,
    odometers_follow_what_is_filled,
    it_is_paid_in_the_books_or_at_the_pump,
    another_truck_or_freight,
    a_preview_stores_nothing_and_returns_known_figures,
    a_new_one_begins_with_what_is_known,
    licensing_is_suggested
);

/// Registers an owner with a truck.
async fn with_truck(app: &TestApp) -> (Caller, i64) {
    let ana = app.register("ana@exemplo.com.br").await;
    let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
    (ana, one)
}

fn stores_a_fill_up_with_its_cost(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let trip = app.create(&ana, "/api/freights", freight(one, &[])).await.id();
        let more = json!({ "freightId": trip, "odometerKm": 100_500, "cityCode": 3_509_502, "notes": "cartão", "station": " Graal " });
        let made = app.create(&ana, "/api/fuel", with(fill_up(one), &more)).await;
        let path = made.header("location").to_owned();
        let valid = json!({
            "version": 1, "vehicleId": one, "plate": "ABC1D23", "freightId": trip, "freightNumber": 1,
            "filledOn": "2026-01-11", "fuel": "diesel_s10", "purpose": "engine", "volumeMl": 300_000,
            "pricePerLiterMillis": 7_000, "totalCents": 210_000, "odometerKm": 100_500, "fullTank": true,
            "missedPrevious": false, "station": "Graal", "cityCode": 3_509_502,
            "city": { "code": 3_509_502, "name": "Campinas", "uf": "SP" }, "notes": "cartão", "dueOn": "2026-01-11",
            "paidOn": "2026-01-11", "status": "paid", "driverId": null, "driverName": null, "paidByDriver": false,
            "metersPerLiter": null, "segmentKm": null, "missing": "first_full",
        });
        for (name, value) in valid.as_object().expect("members") {
            assert_eq!(made.body[name], *value, "{name}");
        }
        assert_eq!(app.see(&ana, &path).await, made.body);

        let posted = format!("/api/finances/{}", made.body["transactionId"]);
        let line = app.see(&ana, &posted).await;
        for (name, value) in [
            ("kind", json!("expense")),
            ("category", json!("combustivel")),
            ("description", json!("Diesel S10 · 300,00 L · Graal")),
            ("amountCents", json!(210_000)),
            ("dueOn", json!("2026-01-11")),
            ("paidOn", json!("2026-01-11")),
            ("competenceOn", json!("2026-01-11")),
            ("effect", json!("both")),
            ("vehicleId", json!(one)),
            ("freightId", json!(trip)),
            ("source", json!({ "kind": "fuel", "id": made.id(), "part": "total" })),
        ] {
            assert_eq!(line[name], value, "{name}");
        }
        app.send(&ana, put(&posted, 1, expense(None))).await.refuses(409, "posted_by_source");
        let result = app.see(&ana, &format!("/api/freights/{trip}/result")).await;
        assert_eq!(result["costs"], json!([{ "category": "combustivel", "amountCents": 210_000 }]));

        let more = json!({ "volumeMl": 100_000, "filledOn": "2026-01-13", "dueOn": "2026-02-13", "paidOn": null });
        let changed = app.send(&ana, put(&path, 1, with(fill_up(one), &more))).await.is(200).body;
        assert_eq!((&changed["version"], &changed["totalCents"]), (&json!(2), &json!(70_000)));
        assert_eq!((&changed["status"], &changed["freightId"]), (&json!("pending"), &Value::Null));
        assert_eq!(changed["transactionId"], made.body["transactionId"]);
        let line = app.see(&ana, &posted).await;
        assert_eq!((&line["amountCents"], &line["dueOn"]), (&json!(70_000), &json!("2026-02-13")));
        assert_eq!((&line["competenceOn"], &line["paidOn"]), (&json!("2026-01-13"), &Value::Null));
        app.send(&ana, put(&path, 1, fill_up(one))).await.refuses(412, "stale_version");

        app.send(&ana, delete(&path)).await.is(204);
        app.send(&ana, get(&path)).await.refuses(404, "not_found");
        app.send(&ana, get(&posted)).await.refuses(404, "not_found");
    });
}

fn any_two_amounts_give_the_third(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let bare = json!({ "vehicleId": one, "filledOn": "2026-01-11", "fuel": "diesel_s10", "confirm": ["possible_duplicate"] });
        for given in [
            json!({ "volumeMl": 300_000, "pricePerLiterMillis": 7_339 }),
            json!({ "volumeMl": 300_000, "totalCents": 220_170 }),
            json!({ "pricePerLiterMillis": 7_339, "totalCents": 220_170 }),
            json!({ "volumeMl": 300_000, "pricePerLiterMillis": 7_339, "totalCents": 220_171 }),
        ] {
            let made = app.create(&ana, "/api/fuel", with(bare.clone(), &given)).await.body;
            let amounts = [&made["volumeMl"], &made["pricePerLiterMillis"]];
            assert_eq!(amounts, [&json!(300_000), &json!(7_339)], "{given}");
            // Derived values are accepted again as they are.
            let again = json!({ "volumeMl": made["volumeMl"], "pricePerLiterMillis": made["pricePerLiterMillis"],
                "totalCents": made["totalCents"] });
            let path = format!("/api/fuel/{}", made["id"]);
            app.send(&ana, put(&path, 1, with(bare.clone(), &again))).await.is(200);
        }
    });
}

fn each_fault_is_named_at_its_field(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let two = app.create(&ana, "/api/vehicles", truck("ABC1D24")).await.id();
        let cart = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
        let trip = app.create(&ana, "/api/freights", freight(two, &[])).await.id();
        let bia = app.register("bia@exemplo.com.br").await;
        let hers = app.create(&bia, "/api/vehicles", truck("ABC1D23")).await.id();
        for (more, faults) in [
            (json!({ "vehicleId": hers }), "vehicleId:unknown"),
            (json!({ "freightId": 999 }), "freightId:unknown"),
            (json!({ "freightId": trip }), "freightId:other_vehicle"),
            (json!({ "driverId": 999 }), "driverId:unknown"),
            (json!({ "cityCode": 1 }), "cityCode:unknown"),
            (json!({ "filledOn": day(2) }), "filledOn:in_future"),
            (json!({ "volumeMl": 0 }), "volumeMl:out_of_range"),
            (
                json!({ "volumeMl": i64::MAX, "pricePerLiterMillis": i64::MIN }),
                "volumeMl:out_of_range pricePerLiterMillis:out_of_range",
            ),
            (json!({ "pricePerLiterMillis": 30_001 }), "pricePerLiterMillis:out_of_range"),
            (json!({ "totalCents": 200_000 }), "totalCents:disagree"),
            (json!({ "volumeMl": null }), "volumeMl:two_needed totalCents:two_needed"),
            (json!({ "odometerKm": 3_000_001 }), "odometerKm:too_large"),
            (json!({ "odometerKm": i64::MIN }), "odometerKm:too_small"),
            (json!({ "vehicleId": cart, "purpose": "engine" }), "purpose:not_for_trailer"),
            (json!({ "vehicleId": cart, "odometerKm": 5 }), "odometerKm:not_for_trailer"),
            (json!({ "station": "a\u{0}b" }), "station:control_character"),
        ] {
            let refused = app.send(&ana, post("/api/fuel", with(fill_up(one), &more))).await.refuses(422, "validation");
            assert_eq!(refused.faults().join(" "), faults, "{more}");
        }
        let unknown = with(fill_up(one), &json!({ "liters": 3 }));
        app.send(&ana, post("/api/fuel", unknown)).await.refuses(400, "malformed");
        // A trailer's refrigeration unit is all that a trailer fills up; a freight that pulls it may be named.
        let pulling = app.create(&ana, "/api/freights", freight(two, &[cart])).await.id();
        let cold = app.create(&ana, "/api/fuel", with(fill_up(cart), &json!({ "freightId": pulling }))).await.body;
        assert_eq!((&cold["purpose"], &cold["missing"]), (&json!("refrigeration"), &json!("not_measured")));
        assert_eq!(app.see(&ana, "/api/fuel").await["items"].as_array().expect("items").len(), 1);
    });
}

/// Returns the warnings of a refusal that needs confirmation.
fn requested(response: &Value) -> String {
    let warnings = response["warnings"].as_array().cloned().unwrap_or_default();
    warnings.iter().filter_map(|one| one["code"].as_str()).collect::<Vec<_>>().join(" ")
}

fn warns_about_unlikely_values(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = with(truck("ABC1D23"), &json!({ "tankCapacityMl": 600_000, "bodyType": "grain" }));
        let one = app.create(&ana, "/api/vehicles", one).await.id();
        app.create(&ana, "/api/fuel", with(fill_up(one), &json!({ "odometerKm": 100_500 }))).await;
        for (more, codes) in [
            (json!({ "odometerKm": 100_500 }), "possible_duplicate"),
            (json!({ "odometerKm": null }), "possible_duplicate"),
            (json!({ "filledOn": "2026-01-12", "volumeMl": 631_000 }), "volume_over_tank"),
            (json!({ "filledOn": "2026-01-12", "pricePerLiterMillis": 3_500 }), "price_unlikely"),
            (json!({ "filledOn": "2026-01-12", "odometerKm": 101_400, "volumeMl": 100_000 }), "consumption_unlikely"),
            (json!({ "filledOn": "2026-01-12", "odometerKm": 102_001, "volumeMl": 500_000 }), "km_per_day"),
            (json!({ "filledOn": "2026-01-10", "odometerKm": 98_999 }), "km_per_day"),
        ] {
            let body = with(fill_up(one), &more);
            let refused = app.send(&ana, post("/api/fuel", body.clone())).await.refuses(422, "confirmation_required");
            assert_eq!(requested(&refused.body), codes, "{more}");
            let confirmed = with(body, &json!({ "confirm": codes.split(' ').collect::<Vec<_>>() }));
            let made = app.create(&ana, "/api/fuel", confirmed).await;
            app.send(&ana, delete(made.header("location"))).await.is(204);
        }
        for other in [
            json!({ "odometerKm": 100_500, "pricePerLiterMillis": 7_100 }),
            json!({ "odometerKm": 100_500, "pricePerLiterMillis": 6_000, "volumeMl": 350_000 }),
            json!({ "odometerKm": 100_700 }),
        ] {
            let body = with(with(fill_up(one), &json!({ "fullTank": false })), &other);
            let made = app.create(&ana, "/api/fuel", body).await;
            app.send(&ana, delete(made.header("location"))).await.is(204);
        }
        let two = app.create(&ana, "/api/vehicles", truck("ABC1D24")).await.id();
        let far = with(fill_up(two), &json!({ "odometerKm": 1_000_500 }));
        let refused = app.send(&ana, post("/api/fuel", far)).await.refuses(422, "confirmation_required");
        assert_eq!(requested(&refused.body), "odometer_jump");
    });
}

fn an_odometer_fits_the_readings_of_other_days(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let made = app.create(&ana, "/api/fuel", with(fill_up(one), &json!({ "odometerKm": 100_500 }))).await;
        let trip = app.create(&ana, "/api/freights", freight(one, &[])).await;
        let status = format!("{}/status", trip.header("location"));
        // 01:30 in UTC is still the day before in São Paulo: a reading of 2026-01-14.
        for (status_, at, km) in [
            ("loading", "2026-01-13T12:00:00Z", json!(101_000)),
            ("in_transit", "2026-01-15T01:30:00Z", json!(101_200)),
        ] {
            let body = json!({ "status": status_, "occurredAt": at, "odometerKm": km });
            app.send(&ana, post(&status, body)).await.is(200);
        }
        for (on, km, fits) in [
            ("2026-01-10", 100_501, false),
            ("2026-01-10", 100_500, true),
            ("2026-01-12", 100_499, false),
            ("2026-01-12", 101_001, false),
            ("2026-01-12", 101_000, true),
            ("2026-01-14", 101_900, true),
            ("2026-01-14", 101_100, true),
            ("2026-01-15", 101_199, false),
            ("2026-01-15", 101_200, true),
        ] {
            let body = with(fill_up(one), &json!({ "filledOn": on, "odometerKm": km, "fullTank": false }));
            let body = with(body, &json!({ "confirm": ["possible_duplicate", "km_per_day"] }));
            let response = app.send(&ana, post("/api/fuel", body)).await;
            if fits {
                let path = response.is(201).header("location").to_owned();
                app.send(&ana, delete(&path)).await.is(204);
            } else {
                assert_eq!(
                    response.refuses(422, "validation").faults(),
                    ["odometerKm:odometer_backwards"],
                    "{on} {km}"
                );
            }
        }
        // The record's own old reading does not count, and the edited start of the freight does.
        let path = made.header("location");
        let more = json!({ "odometerKm": 100_400, "filledOn": "2026-01-12" });
        app.send(&ana, put(path, 1, with(fill_up(one), &more))).await.is(200);
        let started = |km: i64| with(freight(one, &[]), &json!({ "odometerStartKm": km }));
        let refused =
            app.send(&ana, put(trip.header("location"), 3, started(100_399))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["odometerStartKm:odometer_backwards"]);
        app.send(&ana, put(trip.header("location"), 3, started(100_450))).await.is(200);
        let more = json!({ "odometerKm": 100_460, "filledOn": "2026-01-12" });
        let refused = app.send(&ana, put(path, 2, with(fill_up(one), &more))).await.refuses(422, "validation");
        assert!(refused.body["detail"].as_str().is_some_and(|text| text.contains("13/01/2026")), "{}", refused.text);
    });
}

fn odometers_follow_what_is_filled(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let two = app.create(&ana, "/api/vehicles", truck("ABC1D24")).await.id();
        let odometer = async |id: i64| app.see(&ana, &format!("/api/vehicles/{id}")).await["odometerKm"].clone();
        let made = app.create(&ana, "/api/fuel", with(fill_up(one), &json!({ "odometerKm": 100_500 }))).await;
        let path = made.header("location");
        assert_eq!(odometer(one).await, 100_500);
        let lower = with(truck("ABC1D23"), &json!({ "odometerKm": 100_400, "confirm": ["odometer_falls"] }));
        let refused = app.send(&ana, put(&format!("/api/vehicles/{one}"), 1, lower)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["odometerKm:below_recorded"]);
        assert!(refused.body["detail"].as_str().is_some_and(|text| text.contains("abastecimento")), "{}", refused.text);
        let other = with(fill_up(two), &json!({ "odometerKm": 100_600 }));
        app.send(&ana, put(path, 1, other)).await.is(200);
        assert_eq!((odometer(one).await, odometer(two).await), (json!(100_000), json!(100_600)));
        let refused = app.send(&ana, delete(&format!("/api/vehicles/{two}"))).await;
        refused.refuses(409, "has_history");
        app.send(&ana, delete(path)).await.is(204);
        assert_eq!(odometer(two).await, 100_000);
        app.send(&ana, delete(&format!("/api/vehicles/{two}"))).await.is(204);
    });
}

fn it_is_paid_in_the_books_or_at_the_pump(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let body = with(fill_up(one), &json!({ "dueOn": "2026-02-10" }));
        let made = app.create(&ana, "/api/fuel", body.clone()).await;
        let path = made.header("location");
        assert_eq!((&made.body["status"], &made.body["paidOn"]), (&json!("pending"), &Value::Null));
        let posted = format!("/api/finances/{}", made.body["transactionId"]);
        app.send(&ana, post(&format!("{posted}/pay"), json!({ "paidOn": "2026-02-09" }))).await.is(200);
        let paid = app.see(&ana, path).await;
        assert_eq!(
            (&paid["status"], &paid["paidOn"], &paid["version"]),
            (&json!("paid"), &json!("2026-02-09"), &json!(2))
        );
        // An edit begun before the payment cannot undo the payment unseen.
        app.send(&ana, put(path, 1, body.clone())).await.refuses(412, "stale_version");
        let stays = app.send(&ana, put(path, 2, body)).await.is(200).body;
        assert_eq!(stays["paidOn"], "2026-02-09", "a change that says nothing of it leaves it");
        let open = with(fill_up(one), &json!({ "paidOn": null }));
        assert_eq!(app.send(&ana, put(path, 3, open)).await.is(200).body["status"], "pending");
        app.send(&ana, post(&format!("{posted}/unpay"), json!({}))).await.is(200);
    });
}

fn another_truck_or_freight(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let two = app.create(&ana, "/api/vehicles", truck("ABC1D24")).await.id();
        let trip = app.create(&ana, "/api/freights", freight(one, &[])).await;
        let named = with(fill_up(one), &json!({ "freightId": trip.id() }));
        let made = app.create(&ana, "/api/fuel", named.clone()).await;
        // The freight moves to another truck; the diesel stays in the filled tank.
        app.send(&ana, put(trip.header("location"), 1, freight(two, &[]))).await.is(200);
        let line = app.see(&ana, &format!("/api/finances/{}", made.body["transactionId"])).await;
        assert_eq!(line["vehicleId"], one);
        let path = made.header("location");
        app.send(&ana, put(path, 1, named)).await.is(200);
        let elsewhere = with(fill_up(two), &json!({ "freightId": trip.id(), "paidOn": null }));
        app.send(&ana, put(path, 2, elsewhere)).await.is(200);
        // Even a pending cost prevents the deletion of a freight.
        let refused = app.send(&ana, delete(trip.header("location"))).await.refuses(409, "has_history");
        assert!(refused.body["detail"].as_str().is_some_and(|text| text.contains("despesas")), "{}", refused.text);
        app.send(&ana, delete(path)).await.is(204);
        app.send(&ana, delete(trip.header("location"))).await.is(204);
    });
}

fn a_preview_stores_nothing_and_returns_known_figures(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let first = app.create(&ana, "/api/fuel", with(fill_up(one), &json!({ "odometerKm": 100_500 }))).await;
        let bare = json!({ "vehicleId": one, "filledOn": "2026-01-12", "fuel": "diesel_s10" });
        let preview = async |more: Value| {
            let response = app.send(&ana, post("/api/fuel/preview", with(bare.clone(), &more))).await.is(200);
            response.body
        };
        let nothing = json!({ "volumeMl": null, "pricePerLiterMillis": null, "totalCents": null, "metersPerLiter": null,
            "segmentKm": null, "missing": "no_odometer", "warnings": [], "errors": [] });
        assert_eq!(preview(json!({})).await, nothing);
        let some = preview(json!({ "odometerKm": 101_500 })).await;
        assert_eq!((&some["segmentKm"], &some["metersPerLiter"]), (&json!(1_000), &Value::Null));
        let whole =
            preview(json!({ "odometerKm": 101_500, "totalCents": 280_000, "pricePerLiterMillis": 7_000 })).await;
        assert_eq!((&whole["volumeMl"], &whole["metersPerLiter"]), (&json!(400_000), &json!(2_500)));
        assert_eq!((&whole["missing"], &whole["warnings"]), (&Value::Null, &json!([])));
        let few = preview(json!({ "odometerKm": 101_500, "volumeMl": 100_000, "pricePerLiterMillis": 7_000 })).await;
        assert_eq!((requested(&few).as_str(), &few["errors"]), ("consumption_unlikely", &json!([])));
        let wrong = preview(json!({ "odometerKm": 100_499, "volumeMl": -1 })).await;
        let codes: Vec<_> = wrong["errors"].as_array().expect("errors").iter().map(|one| one["code"].clone()).collect();
        assert_eq!(codes, ["out_of_range", "odometer_backwards"]);
        let unknown = preview(json!({ "vehicleId": 999_999 })).await;
        assert_eq!(unknown["errors"][0]["field"], "vehicleId");
        // The edited record is not its own neighbour.
        let of_first = format!("/api/fuel/preview?id={}", first.id());
        let earlier = with(bare.clone(), &json!({ "odometerKm": 100_400, "filledOn": "2026-01-11" }));
        let edited = app.send(&ana, post(&of_first, earlier)).await.is(200).body;
        assert_eq!((&edited["missing"], &edited["errors"]), (&json!("first_full"), &json!([])));
        let bia = app.register("bia@exemplo.com.br").await;
        app.send(&bia, post(&of_first, bare.clone())).await.refuses(404, "not_found");
        assert_eq!(app.see(&ana, "/api/fuel").await["items"].as_array().expect("items").len(), 1);
    });
}

fn a_new_one_begins_with_what_is_known(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let path = format!("/api/fuel/defaults?vehicleId={one}");
        let bare = json!({ "vehicleId": one, "freightId": null, "freightNumber": null, "fuel": "diesel_s10",
            "odometerKm": 100_000, "pricePerLiterMillis": null, "station": null, "cityCode": null, "dueAfterDays": null,
            "driverId": null });
        assert_eq!(app.see(&ana, &path).await, bare);
        let trip = app.create(&ana, "/api/freights", freight(one, &[])).await;
        let later = with(freight(one, &[]), &json!({ "scheduledFor": "2026-03-01" }));
        app.create(&ana, "/api/freights", later).await;
        app.send(&ana, post(&format!("{}/status", trip.header("location")), json!({ "status": "loading" })))
            .await
            .is(200);
        let more = json!({ "fuel": "diesel_s500", "odometerKm": 100_500, "cityCode": 3_509_502 });
        app.create(&ana, "/api/fuel", with(fill_up(one), &more)).await;
        let arla =
            json!({ "fuel": "arla32", "filledOn": "2026-01-12", "pricePerLiterMillis": 4_000, "station": "Outro" });
        app.create(&ana, "/api/fuel", with(fill_up(one), &arla)).await;
        let known = with(
            bare,
            &json!({ "freightId": trip.id(), "freightNumber": 1, "fuel": "diesel_s500", "odometerKm": 100_500,
            "pricePerLiterMillis": 7_000, "station": "Posto Graal", "cityCode": 3_509_502 }),
        );
        assert_eq!(app.see(&ana, &path).await, known);
        app.send(&ana, get("/api/fuel/defaults")).await.refuses(400, "malformed");

        let again = json!({ "filledOn": "2026-01-20", "station": "POSTO GRAAL", "pricePerLiterMillis": 7_100,
            "dueOn": "2026-02-19" });
        app.create(&ana, "/api/fuel", with(fill_up(one), &again)).await;
        let offered = app.see(&ana, &path).await;
        assert_eq!((&offered["dueAfterDays"], &offered["pricePerLiterMillis"]), (&json!(30), &json!(7_100)));
        let stations = app.see(&ana, "/api/fuel/stations?q=graal").await;
        let graal =
            json!({ "station": "POSTO GRAAL", "cityCode": null, "lastPriceMillis": 7_100, "lastOn": "2026-01-20" });
        assert_eq!(stations, json!({ "items": [graal], "nextCursor": null }));
        assert_eq!(app.see(&ana, "/api/fuel/stations?q=xyz").await["items"], json!([]));
    });
}

fn licensing_is_suggested(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one) = with_truck(&app).await;
        let at = |query: &str| format!("/api/vehicles/licensing-suggestion?{query}");
        let found = app.see(&ana, &at("uf=sp&type=truck&plate=ABC-1D23")).await;
        assert_eq!(found["month"], 10);
        assert!(found["dueOn"].as_str().is_some_and(|day| day.ends_with("-10-31")), "{found}");
        assert!(found["rule"].as_str().is_some_and(|rule| rule.contains("São Paulo")), "{found}");
        let none = app.see(&ana, &at("uf=SP&type=trailer")).await;
        assert_eq!((&none["dueOn"], &none["month"]), (&Value::Null, &Value::Null));
        let refused = app.send(&ana, get(&at("uf=XX&type=truck&plate=ABC1D23"))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["uf:unknown_uf"]);
        app.send(&ana, get(&at("uf=SP&type=car&plate=ABC1D23"))).await.refuses(400, "malformed");
        for (query, missing) in [("", "uf"), ("uf=&type=truck", "uf"), ("uf=SP", "type")] {
            let refused = app.send(&ana, get(&at(query))).await.refuses(400, "malformed");
            assert_eq!(refused.faults(), [format!("{missing}:invalid")], "{query}");
            assert_eq!(refused.body["detail"], format!("Falta o parâmetro \"{missing}\" na consulta."));
        }

        let path = format!("/api/vehicles/{one}");
        let at_home = with(truck("ABC1D23"), &json!({ "licensingUf": "mg" }));
        assert_eq!(app.send(&ana, put(&path, 1, at_home)).await.is(200).body["licensingUf"], "MG");
        let nowhere = with(truck("ABC1D23"), &json!({ "licensingUf": "ZZ" }));
        let refused = app.send(&ana, put(&path, 2, nowhere)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["licensingUf:unknown_uf"]);
    });
}
