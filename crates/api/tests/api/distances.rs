//! A freight has one distance: the odometer's with both readings, in every figure; and the owner's own freights have
//! precedence over the estimate.

use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::app::{Caller, TestApp, driver, freight, post, put, run, settlement, trailer, truck, with};

on_both_databases!(the_odometer_counts_in_every_figure, own_freights_come_before_the_estimate);

async fn yard(backend: Backend) -> (TestApp, Caller, i64, i64) {
    let app = TestApp::new(backend).await;
    let ana = app.register("ana@exemplo.com.br").await;
    let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
    let trailer = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
    (app, ana, truck, trailer)
}

/// Creates a freight and completes it over the given odometers, from a day of January to the fourth after it; returns
/// its path.
async fn trip(app: &TestApp, ana: &Caller, body: Value, day: i64, (start, end): (Option<i64>, Option<i64>)) -> String {
    let path = app.create(ana, "/api/freights", body).await.header("location").to_owned();
    for (status, on, km) in [("loading", day, start), ("completed", day + 4, end)] {
        let moved = json!({ "status": status, "occurredAt": format!("2026-01-{on}T12:00:00Z"), "odometerKm": km });
        app.send(ana, post(&format!("{path}/status"), moved)).await.is(200);
    }
    path
}

fn the_odometer_counts_in_every_figure(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let joao = app.create(&ana, "/api/drivers", driver("João")).await.id();
        let body = with(freight(one, &[two]), &json!({ "distanceKm": 1_561, "emptyKm": 10, "driverId": joao }));
        let path = trip(&app, &ana, body.clone(), 10, (Some(100_000), Some(101_410))).await;
        let result = app.see(&ana, &format!("{path}/result")).await;
        // 1.410 km by the odometer, 10 of them empty; R$ 8.000,00 over 1.400 and over 1.410 km.
        for (name, value) in [
            ("loadedKm", json!(1_400)),
            ("emptyKm", json!(10)),
            ("totalKm", json!(1_410)),
            ("drivenKm", json!(1_410)),
            ("distanceSource", json!("odometer")),
            ("revenuePerLoadedKmCents", json!(571)),
            ("revenuePerTotalKmCents", json!(567)),
        ] {
            assert_eq!(result[name], value, "{name}");
        }
        let month = app.see(&ana, "/api/dashboard?month=2026-01").await;
        let current = &month["current"];
        assert_eq!((&current["km"], &current["loadedKm"]), (&json!(1_410), &json!(1_400)));
        assert_eq!((&current["freights"], &current["freightsByOdometer"]), (&json!(1), &json!(1)));
        assert_eq!(current["revenuePerKmCents"], 567);
        assert_eq!(month["vehicles"][0]["km"], 1_410);
        let life = app.see(&ana, &format!("/api/vehicles/{one}/summary")).await;
        assert_eq!((&life["freights"]["loadedKm"], &life["freights"]["emptyKm"]), (&json!(1_400), &json!(10)));
        assert_eq!(app.see(&ana, &format!("/api/vehicles/{two}")).await["odometerKm"], 1_410);
        let id = app.see(&ana, &path).await["id"].clone();
        let settled = with(settlement(joao), &json!({ "freightIds": [id] }));
        let settled = app.create(&ana, "/api/driver-payments", settled).await.body;
        assert_eq!(
            (&settled["freights"][0]["distanceKm"], &settled["freights"][0]["emptyKm"]),
            (&json!(1_400), &json!(10))
        );
        // A freight without both readings counts as planned, and the month states that.
        let planned = trip(&app, &ana, with(body, &json!({ "driverId": null })), 10, (None, None)).await;
        let result = app.see(&ana, &format!("{planned}/result")).await;
        assert_eq!((&result["loadedKm"], &result["distanceSource"]), (&json!(1_561), &json!("planned")));
        let current = app.see(&ana, "/api/dashboard?month=2026-01").await["current"].clone();
        assert_eq!(current["km"], 1_410 + 1_571);
        assert_eq!((&current["freights"], &current["freightsByOdometer"]), (&json!(2), &json!(1)));
        // An end entered later by an edit counts as one that was read.
        let seen = app.see(&ana, &planned).await;
        let version = seen["version"].as_i64().expect("a version");
        let ends = json!({ "distanceKm": 1_561, "emptyKm": 10, "odometerStartKm": 101_410, "odometerEndKm": 102_920 });
        app.send(&ana, put(&planned, version, with(freight(one, &[two]), &ends))).await.is(200);
        assert_eq!(app.see(&ana, "/api/dashboard?month=2026-01").await["current"]["km"], 1_410 + 1_510);
    });
}

fn own_freights_come_before_the_estimate(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let path = "/api/distance?from=3509502&to=5107602";
        let estimate = app.see(&ana, path).await;
        assert_eq!((&estimate["basis"], &estimate["freights"]), (&json!("estimate"), &Value::Null));
        let km = estimate["distanceKm"].as_i64().expect("an estimate");
        // A freight with the estimate as it was offered adds nothing to it.
        let of = |km: i64| with(freight(one, &[two]), &json!({ "distanceKm": km, "emptyKm": 0 }));
        app.create(&ana, "/api/freights", of(km)).await;
        assert_eq!(app.see(&ana, path).await, estimate);
        app.create(&ana, "/api/freights", of(1_310)).await;
        let typed = app.see(&ana, path).await;
        assert_eq!((&typed["distanceKm"], &typed["words"]), (&json!(1_310), &json!("de 1 frete seu")));
        for (day, start, end) in [(10, 100_000, 101_300), (15, 101_300, 102_610), (20, 102_610, 103_930)] {
            trip(&app, &ana, of(1_500), day, (Some(start), Some(end))).await;
        }
        let own = app.see(&ana, path).await;
        assert_eq!(own["distanceKm"], 1_310);
        assert_eq!(
            (&own["basis"], &own["freights"], &own["approximate"]),
            (&json!("own_freights"), &json!(3), &json!(false))
        );
        assert_eq!(own["words"], "mediana de 3 fretes seus, pelo hodômetro");
        assert_eq!(app.see(&ana, "/api/distance?from=5107602&to=3509502").await, own, "the way back");
        let bia = app.register("bia@exemplo.com.br").await;
        assert_eq!(app.see(&bia, path).await, estimate, "the freights of another owner");
    });
}
