//! Vehicles: their plates, odometers, due dates and whole life.

use serde_json::{Value, json};
use testing::{Backend, on_both_databases, on_sqlite_first};

use crate::app::{Caller, TestApp, day, delete, expense, freight, get, plan, post, put, run, trailer, truck, with};

on_sqlite_first!(
    stores_a_vehicle_as_entered,
    odometers_grow_with_the_trips,
    an_odometer_never_falls_silently,
    a_mistyped_start_is_corrected_at_the_freight,
    ignores_the_readings_of_a_planned_freight,
    records_in_use_cannot_be_deleted,
    papers_belong_to_one_vehicle,
    due_dates_and_figures,
    lists_are_filtered
);

on_both_databases!(a_plate_is_one_vehicle_in_either_pattern);

fn stores_a_vehicle_as_entered(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let body = json!({
            "type": "truck", "status": "maintenance", "plate": " abc-1d23 ", "nickname": " Bruto ", "brand": "Scania",
            "model": "R 450", "manufactureYear": 2020, "modelYear": 2021, "renavam": "639884962",
            "chassis": "9BWZZZ377VT004251", "color": "Azul", "axles": 3, "bodyType": "grain", "tareKg": 9_000,
            "capacityKg": 14_000, "tankCapacityMl": 800_000, "expectedMetersPerLiter": 2_350, "odometerKm": 512_345,
            "purchasedOn": "2021-02-03", "purchasePriceCents": 55_000_000, "residualValueCents": 20_000_000,
            "usefulLifeMonths": 120, "licensingDueOn": "2027-01-01", "insuranceDueOn": "2027-01-02",
            "tachographDueOn": "2027-01-03", "rntrcDueOn": "2027-01-04",
            "dueDates": [{ "name": "Extintor", "dueOn": "2027-01-05" }, { "name": "Aferição", "dueOn": "2026-12-31" }],
            "notes": "Pneus novos em março",
        });
        let made = app.create(&ana, "/api/vehicles", body.clone()).await;
        let path = made.header("location").to_owned();
        let valid = with(body.clone(), &json!({ "plate": "ABC1D23", "nickname": "Bruto", "renavam": "00639884962" }));
        for (name, value) in valid.as_object().expect("members") {
            assert_eq!(made.body[name], *value, "{name}");
        }
        assert_eq!((&made.body["version"], &made.body["createdAt"]), (&json!(1), &made.body["updatedAt"]));
        assert_eq!(app.see(&ana, &path).await, made.body);

        // A whole record replaces a whole record: missing fields are unset, but type, status and odometer stay.
        let bare = json!({ "type": "truck", "plate": "ABC1D23", "axles": 2 });
        let changed = app.send(&ana, put(&path, 1, bare.clone())).await.is(200).body;
        assert_eq!((&changed["axles"], &changed["version"]), (&json!(2), &json!(2)));
        assert_eq!((&changed["status"], &changed["odometerKm"]), (&json!("maintenance"), &json!(512_345)));
        for name in ["nickname", "renavam", "bodyType", "purchasedOn", "rntrcDueOn", "notes"] {
            assert_eq!(changed[name], Value::Null, "{name}");
        }
        assert_eq!(changed["dueDates"], json!([]));
        let refused = app.send(&ana, put(&path, 2, trailer("ABC1D23"))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["type:fixed"]);

        let faulty = with(
            bare,
            &json!({ "plate": "AB12", "axles": 9, "renavam": "1", "modelYear": 1900, "odometerKm": -1, "nickname": "n".repeat(61),
                "purchasedOn": day(2), "residualValueCents": -1, "dueDates": [{ "name": " ", "dueOn": "1900-01-01" }] }),
        );
        let mut faults = app.send(&ana, post("/api/vehicles", faulty)).await.refuses(422, "validation").faults();
        faults.sort();
        let all = "axles:out_of_range dueDates[0].dueOn:out_of_range dueDates[0].name:required modelYear:too_small \
             nickname:too_long odometerKm:too_small plate:invalid_plate purchasedOn:in_future renavam:invalid_renavam \
             residualValueCents:too_small";
        assert_eq!(faults.join(" "), all, "all at once");
        app.send(&ana, delete(&path)).await.is(204);
        app.send(&ana, get(&path)).await.refuses(404, "not_found");
    });
}

fn a_plate_is_one_vehicle_in_either_pattern(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, bia) = (app.register("ana@exemplo.com.br").await, app.register("bia@exemplo.com.br").await);
        let path = app.create(&ana, "/api/vehicles", truck("ABC1234")).await.header("location").to_owned();
        // 2 becomes C in the Mercosul pattern: ABC1234 and ABC1C34 are one and the same.
        for plate in ["ABC1234", "abc-1234", "ABC1C34"] {
            let refused = app.send(&ana, post("/api/vehicles", trailer(plate))).await.refuses(409, "plate_taken");
            assert_eq!(refused.faults(), ["plate:taken"]);
            assert!(refused.body["detail"].as_str().is_some_and(|text| text.contains("ABC-1234")), "{}", refused.text);
        }
        app.create(&bia, "/api/vehicles", truck("ABC1C34")).await;
        let second = app.create(&ana, "/api/vehicles", truck("ABC1D34")).await.header("location").to_owned();
        app.send(&ana, put(&second, 1, truck("ABC1C34"))).await.refuses(409, "plate_taken");
        // The same vehicle can have a new plate, and can retain its own.
        app.send(&ana, put(&path, 1, truck("ABC1C34"))).await.is(200);
        app.send(&ana, put(&path, 2, truck("XYZ1A11"))).await.is(200);
        app.send(&ana, put(&second, 1, truck("ABC1234"))).await.is(200);
        let (one, two) = futures_util::future::join(
            app.send(&ana, post("/api/vehicles", truck("QQQ1A11"))),
            app.send(&ana, post("/api/vehicles", truck("QQQ1A11"))),
        )
        .await;
        let mut statuses = [one.status, two.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 409]);
    });
}

async fn km(app: &TestApp, who: &Caller, ids: [i64; 2]) -> [i64; 2] {
    let mut km = [0; 2];
    for (km, id) in km.iter_mut().zip(ids) {
        *km = app.see(who, &format!("/api/vehicles/{id}")).await["odometerKm"].as_i64().expect("km");
    }
    km
}

fn odometers_grow_with_the_trips(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let pulled = with(trailer("XYZ1A11"), &json!({ "odometerKm": 40_000 }));
        let two = app.create(&ana, "/api/vehicles", pulled).await.id();
        let ids = [one, two];
        let path = app.create(&ana, "/api/freights", freight(one, &[two])).await.header("location").to_owned();
        assert_eq!(km(&app, &ana, ids).await, [100_000, 40_000]);
        let read = |status: &str, at: &str, odometer: i64| {
            let body = json!({ "status": status, "occurredAt": at, "odometerKm": odometer });
            post(&format!("{path}/status"), body)
        };
        let moved = |status: &str| post(&format!("{path}/status"), json!({ "status": status }));
        app.send(&ana, read("loading", "2026-01-10T12:00:00Z", 100_200)).await.is(200);
        assert_eq!(km(&app, &ana, ids).await, [100_200, 40_000], "a trailer counts when the trip is done");
        app.send(&ana, read("in_transit", "2026-01-11T12:00:00Z", 100_900)).await.is(200);
        assert_eq!(km(&app, &ana, ids).await, [100_900, 40_000]);
        let done = app.send(&ana, read("completed", "2026-01-12T12:00:00Z", 101_700)).await.is(200).body;
        assert_eq!((&done["odometerStartKm"], &done["odometerEndKm"]), (&json!(100_200), &json!(101_700)));
        // From 100.200 to 101.700: 1.500 km behind the truck.
        assert_eq!(km(&app, &ana, ids).await, [101_700, 41_500]);
        app.send(&ana, moved("unloading")).await.is(200);
        assert_eq!(km(&app, &ana, ids).await, [100_900, 40_000], "the correction takes the end back");
        app.send(&ana, moved("completed")).await.is(200);
        // Without an end the freight's own way counts: 1.336 km loaded and 100 km empty.
        assert_eq!(km(&app, &ana, ids).await, [100_900, 41_436]);
        app.send(&ana, post(&format!("{path}/cancel"), json!({ "reason": "Engano" }))).await.is(200);
        assert_eq!(km(&app, &ana, ids).await, [100_900, 40_000]);
        app.send(&ana, post(&format!("{path}/reopen"), json!({}))).await.is(200);
        assert_eq!(km(&app, &ana, ids).await, [100_900, 41_436]);

        // With another trailer and truck on the freight, the km move to them.
        let three = app.create(&ana, "/api/vehicles", trailer("XYZ1A12")).await.id();
        let version = app.see(&ana, &path).await["version"].as_i64().expect("a version");
        let body = with(freight(one, &[three]), &json!({ "odometerStartKm": 100_200, "odometerEndKm": 102_000 }));
        app.send(&ana, put(&path, version, body)).await.is(200);
        assert_eq!(km(&app, &ana, ids).await, [102_000, 40_000]);
        assert_eq!(km(&app, &ana, [one, three]).await, [102_000, 1_800]);
    });
}

fn an_odometer_never_falls_silently(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let made = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await;
        let path = made.header("location").to_owned();
        let stated =
            |km: i64, confirm: &[&str]| with(truck("ABC1D23"), &json!({ "odometerKm": km, "confirm": confirm }));
        let refused = app.send(&ana, put(&path, 1, stated(90_000, &[]))).await.refuses(422, "confirmation_required");
        assert_eq!(refused.body["warnings"][0]["code"], "odometer_falls");
        let text = refused.body["warnings"][0]["message"].as_str().expect("a sentence").to_owned();
        assert!(text.contains("100.000 km") && text.contains("90.000 km"), "{text}");
        app.send(&ana, put(&path, 1, stated(90_000, &["other"]))).await.refuses(422, "confirmation_required");
        assert_eq!(app.see(&ana, &path).await["odometerKm"], 100_000);
        let fallen = app.send(&ana, put(&path, 1, stated(90_000, &["odometer_falls"]))).await.is(200);
        assert_eq!(fallen.body["odometerKm"], 90_000);

        let trip = app.create(&ana, "/api/freights", freight(made.id(), &[])).await;
        let started = json!({ "status": "loading", "odometerKm": 95_000 });
        app.send(&ana, post(&format!("{}/status", trip.header("location")), started)).await.is(200);
        let refused =
            app.send(&ana, put(&path, 2, stated(94_999, &["odometer_falls"]))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["odometerKm:below_recorded"]);
        app.send(&ana, put(&path, 2, stated(95_000, &[]))).await.is(200);
        app.send(&ana, put(&path, 3, stated(96_000, &[]))).await.is(200);
    });
}

fn a_mistyped_start_is_corrected_at_the_freight(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let path = app.create(&ana, "/api/freights", freight(one, &[])).await.header("location").to_owned();
        let moved = |status: &str, at: &str, odometer: i64| {
            let confirm = ["odometer_jump"];
            let body = json!({ "status": status, "occurredAt": at, "odometerKm": odometer, "confirm": confirm });
            post(&format!("{path}/status"), body)
        };
        // A zero too many, confirmed in a hurry: 1.002.000 instead of 100.200.
        app.send(&ana, moved("loading", "2026-01-10T12:00:00Z", 1_002_000)).await.is(200);
        assert_eq!(km(&app, &ana, [one, one]).await[0], 1_002_000);
        let right = with(freight(one, &[]), &json!({ "odometerStartKm": 100_200 }));
        app.send(&ana, put(&path, 2, right)).await.is(200);
        assert_eq!(km(&app, &ana, [one, one]).await[0], 100_200);
        app.send(&ana, moved("completed", "2026-01-12T12:00:00Z", 101_700)).await.is(200);
        assert_eq!(km(&app, &ana, [one, one]).await[0], 101_700);
    });
}

fn ignores_the_readings_of_a_planned_freight(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let reads = async || km(&app, &ana, [one, one]).await[0];
        let planned = with(freight(one, &[]), &json!({ "odometerStartKm": 400_000, "odometerEndKm": 401_400 }));
        let path = app.create(&ana, "/api/freights", planned).await.header("location").to_owned();
        assert_eq!(reads().await, 100_000, "a freight that is only planned");
        // The owner's own reading is not refused for it.
        let stated = with(truck("ABC1D23"), &json!({ "odometerKm": 100_100 }));
        app.send(&ana, put(&format!("/api/vehicles/{one}"), 1, stated)).await.is(200);
        app.send(&ana, post(&format!("{path}/cancel"), json!({ "reason": "Caiu" }))).await.is(200);
        assert_eq!(reads().await, 100_100, "a freight that was cancelled");
        // On the way an end without a day counts; after a cancellation only what was read on a day does.
        let path = app.create(&ana, "/api/freights", freight(one, &[])).await.header("location").to_owned();
        let loading = json!({ "status": "loading", "odometerKm": 100_200 });
        app.send(&ana, post(&format!("{path}/status"), loading)).await.is(200);
        let ended = with(freight(one, &[]), &json!({ "odometerStartKm": 100_200, "odometerEndKm": 300_000 }));
        app.send(&ana, put(&path, 2, ended)).await.is(200);
        assert_eq!(reads().await, 300_000);
        app.send(&ana, post(&format!("{path}/cancel"), json!({ "reason": "Caiu" }))).await.is(200);
        assert_eq!(reads().await, 100_200);
        app.send(&ana, post(&format!("{path}/reopen"), json!({}))).await.is(200);
        assert_eq!(reads().await, 300_000);
    });
}

fn records_in_use_cannot_be_deleted(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
        let path = app.create(&ana, "/api/freights", freight(one, &[two])).await.header("location").to_owned();
        let inactive = |kind: Value| with(kind, &json!({ "status": "inactive" }));
        for (id, body) in [(one, truck("ABC1D23")), (two, trailer("XYZ1A11"))] {
            let vehicle = format!("/api/vehicles/{id}");
            let refused = app.send(&ana, delete(&vehicle)).await.refuses(409, "vehicle_in_use");
            assert!(refused.body["detail"].as_str().is_some_and(|text| text.contains("nº 1")), "{}", refused.text);
            app.send(&ana, put(&vehicle, 1, inactive(body.clone()))).await.refuses(409, "vehicle_in_use");
            app.send(&ana, put(&vehicle, 1, with(body, &json!({ "status": "maintenance" })))).await.is(200);
        }
        app.send(&ana, post(&format!("{path}/status"), json!({ "status": "completed" }))).await.is(200);
        for (id, body) in [(one, truck("ABC1D23")), (two, trailer("XYZ1A11"))] {
            let vehicle = format!("/api/vehicles/{id}");
            app.send(&ana, delete(&vehicle)).await.refuses(409, "has_history");
            let version = app.see(&ana, &vehicle).await["version"].as_i64().expect("a version");
            app.send(&ana, put(&vehicle, version, inactive(with(body, &json!({ "odometerKm": null }))))).await.is(200);
        }
        // An inactive vehicle is refused on a new trip, but its old one may still be corrected.
        let refused = app.send(&ana, post("/api/freights", freight(one, &[two]))).await.refuses(422, "validation");
        assert_eq!(
            refused.faults(),
            ["trailerIds:inactive", "truckId:inactive"].map(str::to_owned).iter().rev().cloned().collect::<Vec<_>>()
        );
        let version = app.see(&ana, &path).await["version"].as_i64().expect("a version");
        app.send(&ana, put(&path, version, freight(one, &[two]))).await.is(200);
        // One step back the freight would be open again: it needs active vehicles, which then cannot be deleted.
        let back = || post(&format!("{path}/status"), json!({ "status": "unloading" }));
        app.send(&ana, back()).await.refuses(409, "vehicle_inactive");
        for (id, body) in [(one, truck("ABC1D23")), (two, trailer("XYZ1A11"))] {
            let vehicle = format!("/api/vehicles/{id}");
            let version = app.see(&ana, &vehicle).await["version"].as_i64().expect("a version");
            let active = with(body, &json!({ "status": "active", "odometerKm": null }));
            app.send(&ana, put(&vehicle, version, active)).await.is(200);
        }
        app.send(&ana, back()).await.is(200);
        app.send(&ana, delete(&format!("/api/vehicles/{one}"))).await.refuses(409, "vehicle_in_use");
        // A vehicle that only the books name has history too.
        let three = app.create(&ana, "/api/vehicles", truck("QQQ1A11")).await.id();
        app.create(&ana, "/api/finances", with(expense(None), &json!({ "vehicleId": three }))).await;
        app.send(&ana, delete(&format!("/api/vehicles/{three}"))).await.refuses(409, "has_history");
        // Lines of the maintenance plan are not history, and are deleted with the vehicle.
        let four = app.create(&ana, "/api/vehicles", truck("QQQ1A12")).await.id();
        let line = app.create(&ana, "/api/maintenance/plans", plan(four)).await.header("location").to_owned();
        app.send(&ana, delete(&format!("/api/vehicles/{four}"))).await.is(204);
        app.send(&ana, get(&line)).await.refuses(404, "not_found");
    });
}

fn papers_belong_to_one_vehicle(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let papers = json!({ "renavam": "639884962", "chassis": "9BWZZZ377VT004251" });
        let one = app.create(&ana, "/api/vehicles", with(truck("ABC1D23"), &papers)).await.id();
        for (field, value) in [("renavam", "00639884962"), ("chassis", "9bwzzz377vt004251")] {
            let body = with(truck("XYZ1A11"), &json!({ field: value }));
            let refused = app.send(&ana, post("/api/vehicles", body)).await.refuses(409, "conflict");
            assert_eq!(refused.faults(), [format!("{field}:taken")]);
        }
        app.send(&ana, put(&format!("/api/vehicles/{one}"), 1, with(truck("ABC1D23"), &papers))).await.is(200);
        let bia = app.register("bia@exemplo.com.br").await;
        app.create(&bia, "/api/vehicles", with(truck("ABC1D23"), &papers)).await;
    });
}

fn due_dates_and_figures(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let body = with(
            truck("ABC1D23"),
            &json!({ "licensingDueOn": day(-1), "insuranceDueOn": day(0), "tachographDueOn": day(15), "rntrcDueOn": day(16),
                "dueDates": [{ "name": "Extintor", "dueOn": day(-400) }] }),
        );
        let one = app.create(&ana, "/api/vehicles", body).await.id();
        let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
        let summary = |id: i64| format!("/api/vehicles/{id}/summary");
        let lines: Vec<String> = app.see(&ana, &summary(one)).await["dueDates"]
            .as_array()
            .expect("lines")
            .iter()
            .map(|line| {
                format!("{} {} {}", line["code"].as_str().unwrap(), line["days"], line["state"].as_str().unwrap())
            })
            .collect();
        assert_eq!(
            lines,
            ["own -400 expired", "licensing -1 expired", "insurance 0 soon", "tachograph 15 soon", "rntrc 16 ok"]
        );
        assert_eq!(
            app.see(&ana, &summary(two)).await,
            json!({ "freights": { "count": 0, "openCount": 0, "revenueCents": 0, "loadedKm": 0, "emptyKm": 0 }, "costs": [],
                "costCents": 0, "netCents": 0, "costPerKmCents": null, "tollVouchers": null, "dueDates": [],
                "fuel": { "volumeMl": 0, "totalCents": 0, "metersPerLiter": null, "segments": [] }, "metersPerLiter": null })
        );

        let first = app.create(&ana, "/api/freights", freight(one, &[two])).await.id();
        let second =
            app.create(&ana, "/api/freights", with(freight(one, &[]), &json!({ "rateCents": 600_000 }))).await.id();
        let third = app.create(&ana, "/api/freights", freight(one, &[two])).await.id();
        let act = |id: i64, action: &str, body: Value| post(&format!("/api/freights/{id}/{action}"), body);
        let confirm = json!(["licensing_expired", "insurance_due", "tachograph_due"]);
        let start = |status: &str| json!({ "status": status, "confirm": confirm });
        let warned =
            app.send(&ana, act(second, "status", start("completed"))).await.refuses(422, "confirmation_required");
        let codes: Vec<_> =
            warned.body["warnings"].as_array().expect("warnings").iter().map(|one| one["code"].clone()).collect();
        app.send(&ana, act(second, "status", json!({ "status": "completed", "confirm": codes.clone() }))).await.is(200);
        app.send(&ana, act(first, "status", json!({ "status": "in_transit", "confirm": codes }))).await.is(200);
        // A freight that is only scheduled has earned nothing and driven nowhere.
        let fourth = app.create(&ana, "/api/freights", freight(one, &[two])).await.id();
        app.send(&ana, act(third, "cancel", json!({ "reason": "Caiu" }))).await.is(200);
        let fuel = json!({ "category": "combustivel", "amountCents": 120_000 });
        app.create(&ana, "/api/finances", with(expense(Some(first)), &fuel)).await;
        app.create(&ana, "/api/finances", expense(Some(first))).await;
        app.create(&ana, "/api/finances", with(expense(None), &json!({ "vehicleId": two, "amountCents": 9_000 })))
            .await;
        let income = json!({ "kind": "income", "category": "outros", "vehicleId": one });
        app.create(&ana, "/api/finances", with(expense(None), &income)).await;

        // Two freights of 1.336 + 100 km count, one of them open: R$ 8.000,00 and R$ 6.000,00; the cancelled one does
        // not. R$ 350,00 were booked to the truck as other income. R$ 1.200,00 of fuel and R$ 350,00 of toll over 2.872
        // km are 53,97 cents a km.
        let figures = app.see(&ana, &summary(one)).await;
        assert_eq!(
            figures["freights"],
            json!({ "count": 3, "openCount": 2, "revenueCents": 1_435_000, "loadedKm": 2_672, "emptyKm": 200 })
        );
        assert_eq!(
            figures["costs"],
            json!([{ "category": "combustivel", "amountCents": 120_000 }, { "category": "pedagio", "amountCents": 35_000 }])
        );
        assert_eq!((&figures["costCents"], &figures["netCents"]), (&json!(155_000), &json!(1_280_000)));
        assert_eq!(figures["costPerKmCents"], 54);
        app.send(&ana, delete(&format!("/api/freights/{fourth}"))).await.is(204);
        // A trailer has no revenue of its own. R$ 90,00 over 1.436 km are 6,27 cents a km.
        let figures = app.see(&ana, &summary(two)).await;
        assert_eq!(
            figures["freights"],
            json!({ "count": 1, "openCount": 1, "revenueCents": 0, "loadedKm": 1_336, "emptyKm": 100 })
        );
        assert_eq!((&figures["netCents"], &figures["costPerKmCents"]), (&json!(-9_000), &json!(6)));
    });
}

fn lists_are_filtered(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let named = |body: Value, name: &str, status: &str| with(body, &json!({ "nickname": name, "status": status }));
        for body in [
            named(truck("ABC1234"), "Brutão", "active"),
            named(truck("DEF1D23"), "100%", "inactive"),
            named(trailer("XYZ1A11"), "Sider", "active"),
        ] {
            app.create(&ana, "/api/vehicles", body).await;
        }
        for (query, plates) in [
            ("", "ABC1234 DEF1D23 XYZ1A11"),
            ("type=truck", "ABC1234 DEF1D23"),
            ("type=trailer&status=active", "XYZ1A11"),
            ("status=inactive", "DEF1D23"),
            ("q=brutao", "ABC1234"),
            ("q=abc-12", "ABC1234"),
            ("q=ABC1C34", "ABC1234"),
            ("q=%25", "DEF1D23"),
            ("q=_", ""),
            ("sort=-createdAt", "XYZ1A11 DEF1D23 ABC1234"),
            ("sort=odometerKm", "XYZ1A11 ABC1234 DEF1D23"),
            ("sort=-plate&limit=1", "XYZ1A11"),
        ] {
            let list = app.see(&ana, &format!("/api/vehicles?{query}")).await;
            let found: Vec<_> = list["items"]
                .as_array()
                .expect("items")
                .iter()
                .map(|one| one["plate"].as_str().expect("a plate"))
                .collect();
            assert_eq!(found.join(" "), plates, "{query}");
        }
    });
}
