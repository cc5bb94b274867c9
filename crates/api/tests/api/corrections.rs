//! Corrections of a freight's timeline: a late record is inserted, or refused with the current freight.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{TestApp, fill_up, freight, post, put, run, trailer, with},
    freight::{ana, books, events, pay, start},
};

on_sqlite_first!(
    a_late_record_is_inserted_into_the_timeline,
    events_left_out_by_a_correction_need_a_confirmation,
    a_correction_is_of_the_freight_that_was_seen,
    a_correction_within_a_day_leaves_the_books_as_they_are,
    an_edited_start_is_dated_when_it_was_read,
    a_refused_correction_changes_nothing,
    an_event_that_no_longer_fits_refuses_the_correction,
    a_late_move_returns_the_current_freight
);

/// A driver's offline entry arrives after a dispatcher moved the freight on.
fn a_late_record_is_inserted_into_the_timeline(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        pay(&app, &ana, &path, 0).await;
        let ask = |act: &str, body: Value| app.send(&ana, post(&format!("{path}/{act}"), body));
        for (status, moment, km) in [
            ("loading", "2026-01-12T11:00:00Z", Some(100_100)),
            ("unloading", "2026-01-14T18:00:00Z", None),
            ("completed", "2026-01-15T09:00:00Z", Some(101_500)),
        ] {
            ask("status", json!({ "status": status, "occurredAt": moment, "odometerKm": km })).await.is(200);
        }
        let before = events(&app, &ana, &path).await;
        let in_books = books(&app, &ana, &path).await;
        let correct = |act: &str, body: Value| ask(act, with(body, &json!({ "correct": true })));
        let left = json!({ "status": "in_transit", "occurredAt": "2026-01-12T20:00:00Z", "odometerKm": 100_110 });
        let reported = correct("status", left).await.is(200).body;
        assert_eq!((&reported["status"], &reported["odometerStartKm"]), (&json!("completed"), &json!(100_100)));
        assert_eq!(reported["odometerEndKm"], 101_500);
        let arrived = json!({ "occurredAt": "2026-01-14T10:00:00Z", "place": "unloading", "note": "fila" });
        correct("arrival", arrived).await.is(200);
        // The loading was earlier by a day, and in the month before.
        let reported =
            correct("status", json!({ "status": "loading", "occurredAt": "2025-12-31T11:00:00Z" })).await.is(200);
        assert_eq!((&reported.body["status"], &reported.body["beganOn"]), (&json!("completed"), &json!("2025-12-31")));
        let after = events(&app, &ana, &path).await;
        assert_eq!(after[..before.len()], before, "nothing is rewritten");
        let line = |event: &Value| {
            let text = |name: &str| event[name].as_str().unwrap_or_default().to_owned();
            let moment = text("occurredAt");
            let moment = if moment.starts_with("202") && moment.as_str() < "2026-02" { moment } else { "now".into() };
            format!("{} {}>{} {moment} {}", text("kind"), text("fromStatus"), text("toStatus"), event["odometerKm"])
        };
        let lines: Vec<String> = after[before.len()..].iter().map(line).collect();
        assert_eq!(
            lines,
            [
                "status completed>unloading now null",
                "status unloading>in_transit now null",
                "status in_transit>loading now null",
                "status loading>in_transit 2026-01-12T20:00:00Z 100110",
                "status in_transit>unloading 2026-01-14T18:00:00Z null",
                "status unloading>completed 2026-01-15T09:00:00Z 101500",
                "status completed>unloading now null",
                "status unloading>in_transit now null",
                "arrived in_transit>in_transit 2026-01-14T10:00:00Z null",
                "status in_transit>unloading 2026-01-14T18:00:00Z null",
                "status unloading>completed 2026-01-15T09:00:00Z 101500",
                "status completed>unloading now null",
                "status unloading>in_transit now null",
                "status in_transit>loading now null",
                "status loading>scheduled now null",
                "status scheduled>loading 2025-12-31T11:00:00Z 100100",
                "status loading>in_transit 2026-01-12T20:00:00Z 100110",
                "arrived in_transit>in_transit 2026-01-14T10:00:00Z null",
                "status in_transit>unloading 2026-01-14T18:00:00Z null",
                "status unloading>completed 2026-01-15T09:00:00Z 101500",
            ]
        );
        let waited = app.see(&ana, &format!("{path}/waiting-time")).await;
        let stays: Vec<_> = waited["stays"]
            .as_array()
            .expect("stays")
            .iter()
            .map(|stay| {
                format!("{} {}", stay["arrivedAt"].as_str().unwrap_or("-"), stay["leftAt"].as_str().unwrap_or("-"))
            })
            .collect();
        assert_eq!(stays, ["2025-12-31T11:00:00Z 2026-01-12T20:00:00Z", "2026-01-14T10:00:00Z 2026-01-15T09:00:00Z"]);
        // Received money stays; open money is due by the day on which the freight began.
        let [in_advance, balance] = ["advance 500000 2026-01-10 2026-01-12", "balance 300000 2026-02-11 -"];
        assert_eq!(in_books, [in_advance, balance]);
        assert_eq!(books(&app, &ana, &path).await, [in_advance, "balance 300000 2026-01-30 -"]);
        let truck = app.see(&ana, &format!("/api/vehicles/{one}")).await;
        assert_eq!(truck["odometerKm"], 101_500);
    });
}

fn a_refused_correction_changes_nothing(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let ask = |act: &str, body: Value| app.send(&ana, post(&format!("{path}/{act}"), body));
        for (status, moment) in [("in_transit", "2026-01-12T20:00:00Z"), ("completed", "2026-01-15T09:00:00Z")] {
            ask("status", json!({ "status": status, "occurredAt": moment })).await.is(200);
        }
        let before = (app.see(&ana, &path).await, events(&app, &ana, &path).await);
        let loaded = json!({ "status": "loading", "occurredAt": "2026-01-12T11:00:00Z", "correct": true });
        // A reading of another record refuses the wanted step.
        app.send(
            &ana,
            post("/api/fuel", with(fill_up(one), &json!({ "filledOn": "2026-01-10", "odometerKm": 100_500 }))),
        )
        .await
        .is(201);
        let below =
            ask("status", with(loaded.clone(), &json!({ "odometerKm": 100_400 }))).await.refuses(422, "validation");
        assert!(below.faults()[0].starts_with("odometerKm:"), "{}", below.text);
        let unlikely = ask("status", with(loaded.clone(), &json!({ "odometerKm": 190_000 }))).await;
        unlikely.refuses(422, "confirmation_required");
        // A vehicle that is no longer in use forbids every step back from a completed freight.
        let idle = with(trailer("XYZ1A11"), &json!({ "status": "inactive" }));
        app.send(&ana, put(&format!("/api/vehicles/{two}"), 1, idle)).await.is(200);
        for (act, body) in [
            ("status", loaded.clone()),
            ("arrival", json!({ "place": "loading", "occurredAt": "2026-01-12T08:00:00Z", "correct": true })),
        ] {
            let refused = ask(act, body).await.refuses(409, "vehicle_inactive");
            assert_eq!(refused.body["current"]["status"], "completed", "{}", refused.text);
        }
        assert_eq!((app.see(&ana, &path).await, events(&app, &ana, &path).await), before);
        ask("cancel", json!({ "reason": "Caiu" })).await.is(200);
        let refused = ask("status", loaded).await.refuses(409, "illegal_move");
        assert!(refused.text.contains("reabra-o antes"), "{}", refused.text);
        assert!(refused.body["current"]["cancelledOn"].is_string());
    });
}

/// The requested step fits, and one of the later steps does not.
fn an_event_that_no_longer_fits_refuses_the_correction(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let ask = |act: &str, body: Value| app.send(&ana, post(&format!("{path}/{act}"), body));
        // On the same day as the fill-up, in any order; seen from the Acre, the evening before.
        let left = json!({ "status": "in_transit", "occurredAt": "2026-01-12T04:30:00Z", "odometerKm": 100_500 });
        ask("status", left).await.is(200);
        ask("status", json!({ "status": "completed", "occurredAt": "2026-01-15T09:00:00Z" })).await.is(200);
        let filled = with(fill_up(one), &json!({ "filledOn": "2026-01-12", "odometerKm": 100_400 }));
        app.create(&ana, "/api/fuel", filled).await;
        let live_in = async |zone: &str| {
            let version = app.see(&ana, "/api/auth/user").await["version"].as_i64().expect("a version");
            let profile = json!({ "name": "Ana", "timeZone": zone });
            app.send(&ana, put("/api/auth/profile", version, profile)).await.is(200);
        };
        let seen = async || {
            let truck = app.see(&ana, &format!("/api/vehicles/{one}")).await;
            (app.see(&ana, &path).await, events(&app, &ana, &path).await, books(&app, &ana, &path).await, truck)
        };
        let late = [
            ("status", json!({ "status": "loading", "occurredAt": "2026-01-11T11:00:00Z", "correct": true })),
            ("arrival", json!({ "place": "loading", "occurredAt": "2026-01-11T10:00:00Z", "correct": true })),
        ];
        live_in("America/Rio_Branco").await;
        let before = seen().await;
        for (act, body) in late.clone() {
            let refused = ask(act, body).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["odometerKm:odometer_backwards"], "{act}");
        }
        assert_eq!(seen().await, before);
        live_in("America/Sao_Paulo").await;
        for (act, body) in late {
            ask(act, body).await.is(200);
        }
    });
}

/// The reading of the departure was corrected in the freight's form, before a loading is inserted.
fn an_edited_start_is_dated_when_it_was_read(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let ask = |body: Value| app.send(&ana, post(&format!("{path}/status"), body));
        let left = json!({ "status": "in_transit", "occurredAt": "2026-01-12T20:00:00Z", "odometerKm": 100_100 });
        ask(left).await.is(200);
        let right = with(freight(one, &[two]), &json!({ "odometerStartKm": 100_080 }));
        app.send(&ana, put(&path, 2, right)).await.is(200);
        let filled = |km: i64| with(fill_up(one), &json!({ "filledOn": "2026-01-11", "odometerKm": km }));
        app.create(&ana, "/api/fuel", filled(100_050)).await;
        // On that day 100.080 km was not read, and the fill-up of the day after does not forbid it.
        let reported =
            ask(json!({ "status": "loading", "occurredAt": "2026-01-10T11:00:00Z", "correct": true })).await.is(200);
        assert_eq!(reported.body["odometerStartKm"], 100_080);
        let recorded = events(&app, &ana, &path).await;
        let last = recorded.last().expect("an event");
        assert_eq!((&last["toStatus"], &last["odometerKm"]), (&json!("in_transit"), &json!(100_080)));
        let above = app.send(&ana, post("/api/fuel", filled(100_081))).await.refuses(422, "validation");
        assert_eq!(above.faults(), ["odometerKm:odometer_backwards"]);
    });
}

fn a_late_move_returns_the_current_freight(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let ask = |act: &str, body: Value| app.send(&ana, post(&format!("{path}/{act}"), body));
        ask("status", json!({ "status": "in_transit", "occurredAt": "2026-01-12T09:40:00Z" })).await.is(200);
        let now = app.see(&ana, &path).await;
        let at = json!({ "occurredAt": "2026-01-12T10:05:00Z" });
        for (act, body) in [
            // Without `fromStatus` it would be a step back, and the arrival one for unloading.
            ("status", json!({ "status": "loading", "fromStatus": "scheduled" })),
            ("arrival", json!({ "place": "loading" })),
            ("status", json!({ "status": "in_transit", "fromStatus": "loading" })),
        ] {
            let refused = ask(act, with(body, &at)).await.refuses(409, "illegal_move");
            assert_eq!(refused.body["current"], now, "{}", refused.text);
        }
        assert_eq!(app.see(&ana, &path).await, now);
        // Other conflicts have no such member.
        let other = ask("reopen", json!({})).await.refuses(409, "illegal_move");
        assert_eq!(other.body.get("current"), None);
    });
}

fn events_left_out_by_a_correction_need_a_confirmation(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let ask = |act: &str, body: Value| app.send(&ana, post(&format!("{path}/{act}"), body));
        let at = |hour: &str| format!("2026-01-12T{hour}:00-03:00");
        ask("status", json!({ "status": "in_transit", "occurredAt": at("12:00") })).await.is(200);
        ask("arrival", json!({ "occurredAt": at("17:00") })).await.is(200);
        for (status, hour, km) in [("unloading", "18:00", None), ("completed", "20:00", Some(101_500))] {
            ask("status", json!({ "status": status, "occurredAt": at(hour), "odometerKm": km })).await.is(200);
        }
        let before = (app.see(&ana, &path).await, events(&app, &ana, &path).await);
        let late = json!({ "status": "loading", "occurredAt": at("13:00"), "correct": true });
        let requested = ask("status", late.clone()).await.refuses(422, "confirmation_required");
        let arrival = "Chegada para descarregar, 17:00";
        let reported = format!("Se você confirmar, saem do frete: Em trânsito, 12:00; {arrival}.");
        let code = format!("left_out:{}", before.0["version"]);
        assert_eq!(requested.body["warnings"], json!([{ "code": code, "message": reported, "field": null }]));
        let behind = json!({ "place": "unloading", "occurredAt": at("19:00"), "correct": true });
        let requested = ask("arrival", behind.clone()).await.refuses(422, "confirmation_required");
        let reported = "Se você confirmar, sai do frete: Descarregando, 18:00.";
        let code = format!("left_out:{}", before.0["version"]);
        assert_eq!(requested.body["warnings"], json!([{ "code": code, "message": reported, "field": null }]));
        assert_eq!((app.see(&ana, &path).await, events(&app, &ana, &path).await), before);
        let confirmed = json!({ "confirm": [code] });
        let arrived = ask("arrival", with(behind, &confirmed)).await.is(200).body;
        assert_eq!((&arrived["status"], &arrived["odometerEndKm"]), (&json!("completed"), &json!(101_500)));
        // A confirmation of the left-out events then does not cover later ones.
        let requested = ask("status", with(late.clone(), &confirmed)).await.refuses(422, "confirmation_required");
        assert!(requested.text.contains("Chegada para descarregar, 19:00"), "{}", requested.text);
        let confirmed = json!({ "confirm": [requested.body["warnings"][0]["code"]] });
        ask("status", with(late, &confirmed)).await.is(200);
        let standing = events(&app, &ana, &path).await;
        let last: Vec<_> = standing[standing.len() - 2..].iter().map(|event| event["toStatus"].clone()).collect();
        assert_eq!(last, ["loading", "completed"]);
        // Without a time, the later events are undefined.
        let timeless = ask("status", json!({ "status": "loading", "correct": true })).await.refuses(422, "validation");
        assert_eq!(timeless.faults(), ["occurredAt:required"]);
        let back =
            json!({ "status": "loading", "fromStatus": "in_transit", "occurredAt": at("13:00"), "correct": true });
        let refused = ask("status", back).await.refuses(409, "illegal_move");
        assert_eq!(refused.body["detail"], "Uma volta não se lança como correção.");
        assert_eq!(refused.body["current"], app.see(&ana, &path).await);
    });
}

fn a_correction_is_of_the_freight_that_was_seen(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let left = json!({ "status": "in_transit", "occurredAt": "2026-01-12T20:00:00Z" });
        app.send(&ana, post(&format!("{path}/status"), left)).await.is(200);
        let now = app.see(&ana, &path).await;
        for (act, body) in [
            ("status", json!({ "status": "loading", "occurredAt": "2026-01-12T11:00:00Z", "correct": true })),
            ("arrival", json!({ "place": "loading", "occurredAt": "2026-01-12T10:00:00Z", "correct": true })),
        ] {
            let seen = |version: i64| {
                post(&format!("{path}/{act}"), body.clone()).header("if-match", &format!("\"{version}\""))
            };
            let current = app.see(&ana, &path).await;
            let version = current["version"].as_i64().expect("a version");
            let stale = app.send(&ana, seen(version - 1)).await.refuses(412, "stale_version");
            assert_eq!(stale.body["current"], current, "{act}");
            app.send(&ana, seen(version)).await.is(200);
        }
        assert_eq!(app.see(&ana, &path).await["status"], now["status"]);
    });
}

fn a_correction_within_a_day_leaves_the_books_as_they_are(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let ask = |body: Value| app.send(&ana, post(&format!("{path}/status"), body));
        let left = json!({ "status": "in_transit", "occurredAt": "2026-01-12T20:00:00Z", "odometerKm": 100_100 });
        let seen = ask(left).await.is(200).body;
        let line = format!("/api/finances/{}", seen["receivables"][1]["transactionId"]);
        let (posted, bought) = (app.see(&ana, &line).await, format!("/api/vehicles/{one}"));
        let truck = app.see(&ana, &bought).await;
        let loaded = json!({ "status": "loading", "occurredAt": "2026-01-12T11:00:00Z", "correct": true });
        let reported = ask(loaded).await.is(200).body;
        assert_eq!((&reported["status"], &reported["beganOn"]), (&seen["status"], &seen["beganOn"]));
        assert_eq!(reported["odometerStartKm"], 100_100, "read when it left, and the start all the same");
        assert_eq!(app.see(&ana, &line).await, posted, "one that knows it may still pay it");
        assert_eq!(app.see(&ana, &bought).await, truck);
        // It was not read on the day before the departure: the fill-ups in between are valid.
        let early = json!({ "status": "loading", "occurredAt": "2026-01-10T11:00:00Z", "correct": true });
        let filled = with(fill_up(one), &json!({ "filledOn": "2026-01-11", "odometerKm": 100_050 }));
        app.create(&ana, "/api/fuel", filled).await;
        ask(early).await.is(200);
        let confirmed = json!({ "odometerKm": 100_060, "confirm": ["consumption_unlikely", "possible_duplicate"] });
        let filled = with(with(fill_up(one), &json!({ "filledOn": "2026-01-11" })), &confirmed);
        app.create(&ana, "/api/fuel", filled).await;
    });
}
