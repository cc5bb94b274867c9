//! Freights: their states and timeline, postings and results, and access.

use ::freight::FreightStatus;
use serde_json::{Value, json};
use testing::{Backend, on_both_databases, on_sqlite_first};

use crate::app::{
    Caller, TestApp, day, delete, driver, expense, fill_up, freight, get, maintenance, post, put, run, trailer, truck,
    with,
};

on_sqlite_first!(
    every_move_from_every_state,
    the_timeline_is_never_rewritten,
    an_odometer_fits_what_was_filled_and_repaired,
    warns_about_an_unlikely_odometer,
    the_books_follow_the_freight,
    received_amounts_do_not_change,
    a_freight_that_falls_through,
    a_start_with_expired_papers_is_confirmed,
    papers_are_judged_on_the_day_of_the_start,
    computes_the_net_of_a_freight,
    the_price_follows_weight_and_way,
    vehicles_make_a_composition,
    records_of_another_owner_are_not_found,
    lists_are_filtered
);

on_both_databases!(
    numbers_are_never_given_twice,
    of_two_changes_at_once_one_wins,
    a_list_is_filtered_by_payment_and_summed_by_month
);

/// Registers Ana with a truck and a trailer.
pub async fn ana(app: &TestApp) -> (Caller, i64, i64) {
    let ana = app.register("ana@exemplo.com.br").await;
    let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
    let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
    (ana, one, two)
}

pub async fn start(app: &TestApp, who: &Caller, body: Value) -> String {
    app.create(who, "/api/freights", body).await.header("location").to_owned()
}

pub async fn events(app: &TestApp, who: &Caller, path: &str) -> Vec<Value> {
    let list = app.see(who, &format!("{path}/events")).await;
    assert_eq!(list["nextCursor"], Value::Null);
    list["items"].as_array().expect("items").clone()
}

/// Returns the parts of a freight in the books as `part amount due paid`.
pub async fn books(app: &TestApp, who: &Caller, path: &str) -> Vec<String> {
    let seen = app.see(who, path).await;
    let id = &seen["id"];
    let list = app.see(who, &format!("/api/finances?kind=income&freightId={id}&sort=amountCents")).await;
    let mut lines: Vec<String> = list["items"]
        .as_array()
        .expect("items")
        .iter()
        .map(|line| {
            assert_eq!(line["vehicleId"], seen["truckId"]);
            let text = |name: &str| line[name].as_str().unwrap_or("-").to_owned();
            format!(
                "{} {} {} {}",
                line["source"]["part"].as_str().unwrap(),
                line["amountCents"],
                text("dueOn"),
                text("paidOn")
            )
        })
        .collect();
    lines.sort();
    let shown: Vec<String> = seen["receivables"]
        .as_array()
        .expect("receivables")
        .iter()
        .map(|one| {
            let text = |name: &str| one[name].as_str().unwrap_or("-").to_owned();
            format!("{} {} {} {}", text("part"), one["amountCents"], text("dueOn"), text("paidOn"))
        })
        .collect();
    assert_eq!(lines, shown, "the freight shows what is in the books");
    lines
}

pub async fn pay(app: &TestApp, who: &Caller, path: &str, part: usize) -> String {
    let id = app.see(who, path).await["receivables"][part]["transactionId"].clone();
    app.send(who, post(&format!("/api/finances/{id}/pay"), json!({ "paidOn": "2026-01-12" }))).await.is(200);
    format!("/api/finances/{id}")
}

fn every_move_from_every_state(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        for from in FreightStatus::ALL {
            for to in FreightStatus::ALL {
                let path = start(&app, &ana, freight(one, &[two])).await;
                // Freights of earlier rounds are still under way with the same vehicles.
                let busy = ["truck_busy", "trailer_busy"];
                let moved = |to: &FreightStatus| {
                    post(&format!("{path}/status"), json!({ "status": to.as_str(), "confirm": busy }))
                };
                if *from != FreightStatus::Scheduled {
                    app.send(&ana, moved(from)).await.is(200);
                }
                let before = app.see(&ana, &path).await;
                let legal: Vec<_> = from.next_statuses().iter().map(|state| json!(state.as_str())).collect();
                assert_eq!(before["moves"], json!(legal));
                let response = app.send(&ana, moved(to)).await;
                let at = format!("{} -> {}", from.as_str(), to.as_str());
                if from.may_become(*to) {
                    let after = response.is(200).body;
                    assert_eq!(
                        (&after["status"], &after["version"]),
                        (&json!(to.as_str()), &json!(before["version"].as_i64().unwrap() + 1)),
                        "{at}"
                    );
                    let timeline = events(&app, &ana, &path).await;
                    let last = timeline.last().expect("an event");
                    assert_eq!(
                        (&last["kind"], &last["fromStatus"], &last["toStatus"]),
                        (&json!("status"), &json!(from.as_str()), &json!(to.as_str()))
                    );
                } else {
                    response.refuses(409, "illegal_move");
                    assert_eq!(app.see(&ana, &path).await, before, "{at}");
                    assert_eq!(events(&app, &ana, &path).await.len(), usize::from(*from != FreightStatus::Scheduled));
                }
            }
        }
        let path = start(&app, &ana, freight(one, &[])).await;
        app.send(&ana, post(&format!("{path}/cancel"), json!({ "reason": "Caiu" }))).await.is(200);
        assert_eq!(app.see(&ana, &path).await["moves"], json!([]));
        for to in FreightStatus::ALL {
            let call = post(&format!("{path}/status"), json!({ "status": to.as_str() }));
            app.send(&ana, call).await.refuses(409, "illegal_move");
        }
    });
}

fn an_odometer_fits_what_was_filled_and_repaired(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, _) = ana(&app).await;
        let other = app.create(&ana, "/api/vehicles", truck("DEF1D23")).await.id();
        let filled = with(fill_up(one), &json!({ "filledOn": "2026-01-10", "odometerKm": 100_500 }));
        app.create(&ana, "/api/fuel", filled).await;
        let repaired =
            with(maintenance(one), &json!({ "doneOn": "2026-01-14", "paidOn": null, "odometerKm": 102_000 }));
        app.create(&ana, "/api/maintenance", repaired).await;
        let far = with(fill_up(other), &json!({ "filledOn": "2026-01-12", "odometerKm": 101_100 }));
        app.create(&ana, "/api/fuel", far).await;
        let path = start(&app, &ana, freight(one, &[])).await;
        let status = format!("{path}/status");
        let moved = |status_: &str, on: &str, km: i64| {
            let at = format!("{on}T15:00:00Z");
            post(&status, json!({ "status": status_, "occurredAt": at, "odometerKm": km }))
        };
        for (to, on, km, holder) in [
            ("loading", "2026-01-11", 100_499, "abastecimento"),
            ("loading", "2026-01-11", 102_001, "manutenção"),
            ("loading", "2026-01-09", 100_501, "abastecimento"),
            ("completed", "2026-01-15", 101_999, "manutenção"),
        ] {
            let refused = app.send(&ana, moved(to, on, km)).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["odometerKm:odometer_backwards"], "{to} {on} {km}");
            assert!(refused.text.contains(&format!("km ({holder})")), "{}", refused.text);
        }
        // A reading from the form has the day of the move, and is checked in the same way.
        let early = with(freight(one, &[]), &json!({ "odometerStartKm": 100_400 }));
        app.send(&ana, put(&path, 1, early)).await.is(200);
        let undated = post(&status, json!({ "status": "loading", "occurredAt": "2026-01-11T15:00:00Z" }));
        app.send(&ana, undated).await.refuses(422, "validation");
        app.send(&ana, moved("loading", "2026-01-11", 101_000)).await.is(200);
        app.send(&ana, moved("unloading", "2026-01-12", 101_200)).await.is(200);
        app.send(&ana, moved("completed", "2026-01-13", 101_500)).await.is(200);
        let form = |truck: i64, from: i64, to: i64| {
            with(freight(truck, &[]), &json!({ "odometerStartKm": from, "odometerEndKm": to }))
        };
        for (body, fault) in [
            (form(one, 100_499, 101_500), "odometerStartKm:odometer_backwards"),
            (form(one, 101_000, 102_001), "odometerEndKm:odometer_backwards"),
            (form(other, 101_101, 101_500), "odometerStartKm:odometer_backwards"),
        ] {
            let refused = app.send(&ana, put(&path, 5, body)).await.refuses(422, "validation");
            assert!(refused.faults().contains(&fault.to_owned()), "{:?}", refused.faults());
        }
        app.send(&ana, put(&path, 5, form(one, 100_600, 101_600))).await.is(200);
        app.send(&ana, put(&path, 6, form(other, 101_000, 101_600))).await.is(200);
        let honest = with(fill_up(one), &json!({ "filledOn": "2026-01-15", "odometerKm": 102_100 }));
        app.create(&ana, "/api/fuel", honest).await;
    });
}

fn warns_about_an_unlikely_odometer(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, _) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[])).await;
        let moved = |status: &str, on: &str, km: i64, confirm: &[&str]| {
            let at = format!("{on}T15:00:00Z");
            let body = json!({ "status": status, "occurredAt": at, "odometerKm": km, "confirm": confirm });
            post(&format!("{path}/status"), body)
        };
        let refused =
            app.send(&ana, moved("loading", "2026-01-11", 1_000_500, &[])).await.refuses(422, "confirmation_required");
        assert_eq!(refused.body["warnings"][0]["code"], "odometer_jump");
        app.send(&ana, moved("loading", "2026-01-11", 100_500, &[])).await.is(200);
        // The freight's own start counts: a digit too much is seen without any fill-up.
        let refused =
            app.send(&ana, moved("completed", "2026-01-12", 102_001, &[])).await.refuses(422, "confirmation_required");
        assert_eq!(refused.body["warnings"][0]["code"], "km_per_day");
        app.send(&ana, moved("completed", "2026-01-12", 102_001, &["km_per_day"])).await.is(200);
    });
}

fn the_timeline_is_never_rewritten(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let at = |status: &str, moment: &str, km: i64| json!({ "status": status, "occurredAt": moment, "odometerKm": km, "note": " ok " });
        let mut before = Vec::new();
        for (action, body, status) in [
            ("status", at("loading", "2026-01-10T08:00:00-03:00", 100_100), 200),
            ("status", at("in_transit", "2026-01-10T07:00:00-03:00", 100_100), 422),
            ("status", at("in_transit", &format!("{}T00:00:00Z", day(2)), 100_100), 422),
            ("status", at("in_transit", "2026-01-10T15:00:00Z", 100_099), 422),
            ("status", at("in_transit", "2026-01-10T15:00:00Z", 100_200), 200),
            ("status", json!({ "status": "loading", "note": "engano" }), 200),
            ("status", json!({ "status": "scheduled" }), 200),
            (
                "status",
                json!({ "status": "completed", "occurredAt": "2026-01-12T10:00:00Z", "odometerKm": 101_000 }),
                200,
            ),
            ("cancel", json!({ "reason": "Carga recusada", "cancelledOn": "2026-01-13" }), 200),
            ("reopen", json!({}), 200),
            ("status", json!({ "status": "unloading" }), 200),
        ] {
            app.send(&ana, post(&format!("{path}/{action}"), body.clone())).await.is(status);
            let now = events(&app, &ana, &path).await;
            assert_eq!(now[..before.len()], before, "{body}");
            assert_eq!(now.len(), before.len() + usize::from(status == 200), "{body}");
            before = now;
        }
        let reported: Vec<_> = before
            .iter()
            .map(|event| {
                let text = |name: &str| event[name].as_str().unwrap_or("-").to_owned();
                format!(
                    "{} {}>{} {} {}",
                    text("kind"),
                    text("fromStatus"),
                    text("toStatus"),
                    event["odometerKm"],
                    text("note")
                )
            })
            .collect();
        assert_eq!(
            reported,
            [
                "status scheduled>loading 100100 ok",
                "status loading>in_transit 100200 ok",
                "status in_transit>loading null engano",
                "status loading>scheduled null -",
                "status scheduled>completed 101000 -",
                "cancelled completed>completed null Carga recusada",
                "reopened completed>completed null -",
                "status completed>unloading null -",
            ]
        );
        assert_eq!(before[0]["occurredAt"], "2026-01-10T11:00:00Z");
        // Editing the freight writes no history.
        let version = app.see(&ana, &path).await["version"].as_i64().expect("a version");
        app.send(&ana, put(&path, version, freight(one, &[]))).await.is(200);
        assert_eq!(events(&app, &ana, &path).await, before);
        let last = app.see(&ana, &format!("{path}/events?sort=-id&limit=1")).await;
        assert_eq!(last["items"][0], before[7]);
    });
}

fn the_books_follow_the_freight(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        assert_eq!(books(&app, &ana, &path).await, ["advance 500000 2026-01-10 -", "balance 300000 2026-02-09 -"]);
        let other = app.create(&ana, "/api/vehicles", truck("ABC1D24")).await.id();
        for (version, more, lines) in [
            (1, json!({ "rateCents": 900_000 }), vec!["advance 500000 2026-01-10 -", "balance 400000 2026-02-09 -"]),
            (2, json!({ "advanceCents": 0 }), vec!["balance 800000 2026-02-09 -"]),
            (3, json!({ "advanceCents": 800_000 }), vec!["advance 800000 2026-01-10 -"]),
            (4, json!({ "rateCents": 0, "advanceCents": 0 }), vec![]),
            (
                5,
                json!({ "scheduledFor": "2026-03-01" }),
                vec!["advance 500000 2026-03-01 -", "balance 300000 2026-03-31 -"],
            ),
            (
                6,
                json!({ "advanceDueOn": "2026-01-02", "balanceDueOn": "2026-01-03" }),
                vec!["advance 500000 2026-01-02 -", "balance 300000 2026-01-03 -"],
            ),
            (7, json!({ "truckId": other }), vec!["advance 500000 2026-01-10 -", "balance 300000 2026-02-09 -"]),
        ] {
            let changed = app.send(&ana, put(&path, version, with(freight(one, &[two]), &more))).await.is(200).body;
            assert_eq!(changed["openCents"], changed["grossCents"], "{more}");
            assert_eq!(books(&app, &ana, &path).await, lines, "{more}");
        }
        app.send(&ana, delete(&path)).await.is(204);
        assert_eq!(app.see(&ana, "/api/finances").await["items"], json!([]));
        app.send(&ana, get(&format!("{path}/events"))).await.refuses(404, "not_found");
        app.send(&ana, get(&format!("{path}/result"))).await.refuses(404, "not_found");

        // Only a freight without history can be deleted.
        let path = start(&app, &ana, freight(one, &[])).await;
        let id = app.see(&ana, &path).await["id"].as_i64();
        let toll = app.create(&ana, "/api/finances", expense(id)).await.header("location").to_owned();
        app.send(&ana, delete(&path)).await.refuses(409, "has_history");
        app.send(&ana, delete(&toll)).await.is(204);
        // A repair under warranty costs nothing and still names it.
        let free = json!({ "freightId": id, "items": [
            { "type": "labor", "description": "Garantia", "quantityThousandths": 1_000, "unitPriceCents": 0 }] });
        for (to, body) in [
            ("/api/maintenance", with(maintenance(one), &free)),
            ("/api/fuel", with(fill_up(one), &json!({ "freightId": id }))),
        ] {
            let named = app.create(&ana, to, body).await.header("location").to_owned();
            app.send(&ana, delete(&path)).await.refuses(409, "has_history");
            app.send(&ana, delete(&named)).await.is(204);
        }
        let advance = pay(&app, &ana, &path, 0).await;
        app.send(&ana, delete(&path)).await.refuses(409, "has_history");
        app.send(&ana, post(&format!("{advance}/unpay"), json!({}))).await.is(200);
        app.send(&ana, delete(&path)).await.is(204);
    });
}

fn received_amounts_do_not_change(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let advance = pay(&app, &ana, &path, 0).await;
        let change = |version: i64, more: Value| put(&path, version, with(freight(one, &[two]), &more));
        for more in [json!({ "advanceCents": 400_000 }), json!({ "advanceCents": 0 })] {
            let refused = app.send(&ana, change(1, more)).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["advanceCents:already_received"]);
            assert!(
                refused.body["detail"].as_str().is_some_and(|text| text.contains("R$ 5.000,00")),
                "{}",
                refused.text
            );
        }
        assert_eq!(app.see(&ana, &path).await["version"], 1);
        app.send(&ana, change(1, json!({ "rateCents": 810_000, "advanceDueOn": "2026-01-05", "notes": "ok" })))
            .await
            .is(200);
        assert_eq!(
            books(&app, &ana, &path).await,
            ["advance 500000 2026-01-10 2026-01-12", "balance 310000 2026-02-09 -"]
        );
        pay(&app, &ana, &path, 1).await;
        let refused = app.send(&ana, change(2, json!({ "rateCents": 800_000 }))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["rateCents:already_received"]);
        // Undone, it follows again, with the freight's due day.
        app.send(&ana, post(&format!("{advance}/unpay"), json!({}))).await.is(200);
        assert_eq!(
            books(&app, &ana, &path).await,
            ["advance 500000 2026-01-05 -", "balance 310000 2026-02-09 2026-01-12"]
        );
        app.send(&ana, change(2, json!({ "rateCents": 710_000, "advanceCents": 400_000 }))).await.is(200);
        assert_eq!(
            books(&app, &ana, &path).await,
            ["advance 400000 2026-01-10 -", "balance 310000 2026-02-09 2026-01-12"]
        );
    });
}

fn a_freight_that_falls_through(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        let advance = pay(&app, &ana, &path, 0).await;
        let cancel = |body: Value| post(&format!("{path}/cancel"), body);
        for (body, fault) in [
            (json!({ "reason": " " }), "reason:required"),
            (json!({ "reason": "r".repeat(501) }), "reason:too_long"),
            (json!({ "reason": "Caiu", "cancelledOn": day(2) }), "cancelledOn:in_future"),
        ] {
            assert_eq!(app.send(&ana, cancel(body)).await.refuses(422, "validation").faults(), [fault]);
        }
        app.send(&ana, cancel(json!({ "reason": "x" })).header("if-match", "\"7\""))
            .await
            .refuses(412, "stale_version");
        let gone = app.send(&ana, cancel(json!({ "reason": "Carga recusada" }))).await.is(200).body;
        assert_eq!(
            (&gone["status"], &gone["cancelReason"], &gone["cancelledOn"]),
            (&json!("scheduled"), &json!("Carga recusada"), &json!(day(0)))
        );
        assert_eq!((&gone["receivedCents"], &gone["openCents"]), (&json!(500_000), &json!(0)));
        assert_eq!(books(&app, &ana, &path).await, ["advance 500000 2026-01-10 2026-01-12"]);
        app.send(&ana, cancel(json!({ "reason": "De novo" }))).await.refuses(409, "illegal_move");
        app.send(&ana, put(&path, 2, freight(one, &[two]))).await.refuses(409, "illegal_move");
        app.send(&ana, post(&format!("{advance}/unpay"), json!({}))).await.refuses(409, "conflict");
        app.send(&ana, delete(&path)).await.refuses(409, "has_history");
        let result = app.see(&ana, &format!("{path}/result")).await;
        assert_eq!(
            (&result["revenueCents"], &result["totalKm"], &result["days"]),
            (&json!(500_000), &json!(0), &Value::Null)
        );
        let back = app.send(&ana, post(&format!("{path}/reopen"), json!({}))).await.is(200).body;
        assert_eq!(
            (&back["cancelledOn"], &back["cancelReason"], &back["version"]),
            (&Value::Null, &Value::Null, &json!(3))
        );
        assert_eq!(
            books(&app, &ana, &path).await,
            ["advance 500000 2026-01-10 2026-01-12", "balance 300000 2026-02-09 -"]
        );
        app.send(&ana, post(&format!("{path}/reopen"), json!({}))).await.refuses(409, "illegal_move");
    });
}

fn a_start_with_expired_papers_is_confirmed(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, _, two) = ana(&app).await;
        let due = with(
            truck("ABC1D24"),
            &json!({ "insuranceDueOn": day(-1), "licensingDueOn": day(15), "tachographDueOn": day(16) }),
        );
        let one = app.create(&ana, "/api/vehicles", due).await.id();
        let user = app.see(&ana, "/api/auth/user").await;
        let profile = json!({ "name": "Ana", "timeZone": "America/Sao_Paulo", "cnhDueOn": day(-30), "toxicologicalDueOn": day(40) });
        app.send(&ana, put("/api/auth/profile", user["version"].as_i64().expect("a version"), profile)).await.is(200);
        let path = start(&app, &ana, freight(one, &[two])).await;
        for to in ["loading", "in_transit", "completed"] {
            let call = post(&format!("{path}/status"), json!({ "status": to }));
            let refused = app.send(&ana, call).await.refuses(422, "confirmation_required");
            let warnings = refused.body["warnings"].as_array().expect("warnings");
            assert_eq!(warnings.len(), 3, "{}", refused.text);
            let texts: Vec<_> = warnings.iter().map(|one| one["message"].as_str().expect("a sentence")).collect();
            assert!(texts[0].starts_with("Sua CNH venceu em "), "{texts:?}");
            assert!(texts[1].starts_with("O seguro do cavalo ABC1D24 venceu em "), "{texts:?}");
            assert!(texts[2].starts_with("O licenciamento do cavalo ABC1D24 vence em "), "{texts:?}");
        }
        assert_eq!(app.see(&ana, &path).await["status"], "scheduled");
        let refused = app.send(&ana, post(&format!("{path}/status"), json!({ "status": "loading" }))).await;
        let codes: Vec<_> =
            refused.body["warnings"].as_array().expect("warnings").iter().map(|one| one["code"].clone()).collect();
        let confirmed =
            |codes: &[Value]| post(&format!("{path}/status"), json!({ "status": "loading", "confirm": codes }));
        let refused = app.send(&ana, confirmed(&codes[..2])).await.refuses(422, "confirmation_required");
        assert_eq!(
            refused.body["warnings"].as_array().map(|left| left.iter().map(|one| one["code"].clone()).collect()),
            Some(codes[2..].to_vec())
        );
        app.send(&ana, confirmed(&codes)).await.is(200);
        // A started freight needs no confirmation again, until it is back at its beginning.
        app.send(&ana, post(&format!("{path}/status"), json!({ "status": "in_transit" }))).await.is(200);
        app.send(&ana, post(&format!("{path}/status"), json!({ "status": "loading" }))).await.is(200);
        app.send(&ana, post(&format!("{path}/status"), json!({ "status": "scheduled" }))).await.is(200);
        app.send(&ana, confirmed(&[])).await.refuses(422, "confirmation_required");
    });
}

fn papers_are_judged_on_the_day_of_the_start(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, _, two) = ana(&app).await;
        let papers = json!({ "insuranceDueOn": day(-1), "tachographDueOn": day(0), "licensingDueOn": "2026-01-10" });
        let one = app.create(&ana, "/api/vehicles", with(truck("ABC1D24"), &papers)).await.id();
        let user = app.see(&ana, "/api/auth/user").await;
        let profile = json!({ "name": "Ana", "timeZone": "America/Noronha", "cnhDueOn": day(-30) });
        app.send(&ana, put("/api/auth/profile", user["version"].as_i64().expect("a version"), profile)).await.is(200);
        // Papers expired since were valid in January: a freight entered today has no warning about them. At 23:30 of
        // the licensing's last day in Campinas it is still valid, on any day in the owner's zone.
        let path = start(&app, &ana, freight(one, &[two])).await;
        for (status, moment) in [("loading", "2026-01-11T02:30:00Z"), ("completed", "2026-01-11T11:00:00Z")] {
            let body = json!({ "status": status, "occurredAt": moment });
            app.send(&ana, post(&format!("{path}/status"), body)).await.is(200);
        }
        // On the day after it had expired.
        let path = start(&app, &ana, freight(one, &[two])).await;
        let body = json!({ "status": "completed", "occurredAt": "2026-01-11T12:00:00Z" });
        let refused = app.send(&ana, post(&format!("{path}/status"), body)).await.refuses(422, "confirmation_required");
        let said: Vec<_> =
            refused.body["warnings"].as_array().expect("warnings").iter().map(|one| &one["message"]).collect();
        let licensing =
            "O licenciamento do cavalo ABC1D24 venceu em 10/01/2026, antes do início do frete, em 11/01/2026.";
        assert_eq!(said, [licensing]);
    });
}

fn computes_the_net_of_a_freight(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let joao = app.create(&ana, "/api/drivers", driver("João")).await.id();
        let more = json!({ "driverId": joao, "commissionBps": 1_000, "tollCents": 30_000, "tollPayer": "shipper" });
        let body = with(freight(one, &[two]), &more);
        let path = start(&app, &ana, body.clone()).await;
        let id = app.see(&ana, &path).await["id"].as_i64();
        let result = format!("{path}/result");
        assert_eq!(app.see(&ana, &result).await["days"], Value::Null, "not started");
        for (category, cents) in
            [("combustivel", 200_000), ("combustivel", 100_000), ("alimentacao", 20_000), ("pedagio", 35_000)]
        {
            app.create(
                &ana,
                "/api/finances",
                with(expense(id), &json!({ "category": category, "amountCents": cents })),
            )
            .await;
        }
        // Costs of another freight, or of the truck alone, do not count for this one.
        let other = start(&app, &ana, freight(one, &[])).await;
        let other = app.see(&ana, &other).await["id"].as_i64();
        app.create(&ana, "/api/finances", expense(other)).await;
        app.create(&ana, "/api/finances", with(expense(None), &json!({ "vehicleId": one }))).await;
        for (status, moment) in [("loading", "2026-01-10T12:00:00Z"), ("completed", "2026-01-13T02:00:00Z")] {
            let call = post(&format!("{path}/status"), json!({ "status": status, "occurredAt": moment }));
            app.send(&ana, call).await.is(200);
        }
        pay(&app, &ana, &path, 0).await;
        let figures = app.see(&ana, &result).await;
        for (name, value) in [
            ("revenueCents", json!(800_000)),
            ("receivedCents", json!(500_000)),
            ("openCents", json!(300_000)),
            // Fuel 2.000 + 1.000, meals 200; of the toll of 350 the voucher of 300 leaves 50.
            (
                "costs",
                json!([{ "category": "combustivel", "amountCents": 300_000 },
                { "category": "alimentacao", "amountCents": 20_000 }, { "category": "pedagio", "amountCents": 5_000 }]),
            ),
            ("costCents", json!(325_000)),
            // 10 % of 8.000.
            ("commissionCents", json!(80_000)),
            // 8.000 - 3.250 - 800.
            ("netCents", json!(395_000)),
            // 3.950 / 8.000 = 49,375 %: the half is rounded away from zero.
            ("marginBps", json!(4_938)),
            ("loadedKm", json!(1_336)),
            ("emptyKm", json!(100)),
            ("totalKm", json!(1_436)),
            // 800.000 / 1.336 = 598,80; 800.000 / 1.436 = 557,10; 395.000 / 1.436 = 275,07.
            ("revenuePerLoadedKmCents", json!(599)),
            ("revenuePerTotalKmCents", json!(557)),
            ("netPerTotalKmCents", json!(275)),
            // From the 10th to the 12th: two in the morning in Greenwich is still the day before in São Paulo.
            ("days", json!(3)),
            (
                "tollVoucher",
                json!({ "providedCents": 30_000, "spentCents": 35_000, "leftCents": 0, "missingCents": 5_000 }),
            ),
            ("expectedTollCents", Value::Null),
        ] {
            assert_eq!(figures[name], value, "{name}");
        }
        // The driver pays the toll: all of it is cost, and there is no voucher. 3.250 + 300 = 3.550.
        let version = app.see(&ana, &path).await["version"].as_i64().expect("a version");
        app.send(&ana, put(&path, version, with(body, &json!({ "tollPayer": "driver" })))).await.is(200);
        let figures = app.see(&ana, &result).await;
        assert_eq!(
            (&figures["costCents"], &figures["netCents"], &figures["tollVoucher"]),
            (&json!(355_000), &json!(365_000), &Value::Null)
        );
    });
}

fn the_price_follows_weight_and_way(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let priced = |more: Value| with(with(freight(one, &[two]), &json!({ "advanceCents": 0 })), &more);
        for (more, gross) in [
            (json!({ "pricing": "fixed", "rateCents": 123_456 }), 123_456),
            // 30 t at R$ 250,00.
            (json!({ "pricing": "per_ton", "rateCents": 25_000 }), 750_000),
            // 30,333 t at R$ 250,17 are R$ 7.588,40661.
            (json!({ "pricing": "per_ton", "rateCents": 25_017, "weightKg": 30_333 }), 758_841),
            // 0,5 t at R$ 0,01 is half a cent, which is rounded up.
            (json!({ "pricing": "per_ton", "rateCents": 1, "weightKg": 500 }), 1),
            // 1.336 km loaded at R$ 5,50; the empty ones are not paid.
            (json!({ "pricing": "per_km", "rateCents": 550 }), 734_800),
        ] {
            let made = app.create(&ana, "/api/freights", priced(more.clone())).await.body;
            assert_eq!((&made["grossCents"], &made["balanceCents"]), (&json!(gross), &json!(gross)), "{more}");
        }
        for (more, faults) in [
            (json!({ "pricing": "per_ton", "weightKg": null }), vec!["weightKg:required"]),
            (json!({ "advanceCents": 800_001 }), vec!["advanceCents:above_gross"]),
            (json!({ "pricing": "per_ton", "rateCents": 10_000_000_000_i64 }), vec!["rateCents:too_large"]),
            (json!({ "rateCents": -1 }), vec!["rateCents:too_small"]),
            (json!({ "distanceKm": 0 }), vec!["distanceKm:too_small"]),
            (json!({ "originCityCode": 1 }), vec!["originCityCode:unknown"]),
            (json!({ "commissionBps": 10_001 }), vec!["commissionBps:out_of_range"]),
            (json!({ "axles": 12 }), vec!["axles:out_of_range"]),
            (json!({ "odometerStartKm": 2, "odometerEndKm": 1 }), vec!["odometerEndKm:below_start"]),
            (json!({ "scheduledFor": "1900-01-01" }), vec!["scheduledFor:out_of_range"]),
            (json!({ "clientId": 999_999 }), vec!["clientId:unknown"]),
            (json!({ "cteKey": "1".repeat(44) }), vec!["cteKey:invalid_key"]),
        ] {
            let refused = app.send(&ana, post("/api/freights", priced(more.clone()))).await.refuses(422, "validation");
            assert_eq!(refused.faults().len(), faults.len(), "{more} {}", refused.text);
            assert_eq!(refused.faults()[0].split(':').next(), faults[0].split(':').next(), "{more}");
            if !faults[0].starts_with("cteKey") {
                assert_eq!(refused.faults(), faults, "{more}");
            }
        }
        assert_eq!(app.see(&ana, "/api/freights").await["items"].as_array().map(Vec::len), Some(5));
    });
}

fn vehicles_make_a_composition(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let mut more = Vec::new();
        for (plate, axles) in [("XYZ1A12", 1), ("XYZ1A13", 2), ("XYZ1A14", 4)] {
            let body = with(trailer(plate), &json!({ "axles": axles }));
            more.push(app.create(&ana, "/api/vehicles", body).await.id());
        }
        let (dolly, rear, long) = (more[0], more[1], more[2]);
        for (trailers, axles, reported) in [
            (vec![], 6, json!(6)),
            (vec![two], 6, Value::Null),
            (vec![two, dolly, rear], 9, Value::Null),
            (vec![two, dolly, long], 11, Value::Null),
            (vec![two], 5, json!(5)),
        ] {
            let made = app
                .create(&ana, "/api/freights", with(freight(one, &trailers), &json!({ "axles": reported })))
                .await
                .body;
            assert_eq!((&made["axles"], &made["trailerIds"]), (&json!(axles), &json!(trailers)));
            let ids: Vec<_> =
                made["trailers"].as_array().expect("trailers").iter().map(|one| one["id"].clone()).collect();
            assert_eq!(json!(ids), json!(trailers), "in the order in which they are coupled");
        }
        for (truck, trailers, faults) in [
            (one, vec![two, two], vec!["trailerIds:repeated"]),
            (one, vec![two, dolly, rear, long], vec!["trailerIds:too_many"]),
            (one, vec![two, long, rear], vec!["trailerIds:too_many_axles"]),
            (one, vec![one], vec!["trailerIds:wrong_type"]),
            (two, vec![dolly], vec!["truckId:wrong_type"]),
            (999_999, vec![two], vec!["truckId:unknown"]),
            (one, vec![999_999], vec!["trailerIds:unknown"]),
        ] {
            let refused =
                app.send(&ana, post("/api/freights", freight(truck, &trailers))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), faults, "{truck} {trailers:?}");
        }
    });
}

fn records_of_another_owner_are_not_found(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Sul" })).await.id();
        let path = start(&app, &ana, freight(one, &[two])).await;
        let bia = app.register("bia@exemplo.com.br").await;
        let (hers, pulled) = (
            app.create(&bia, "/api/vehicles", truck("ABC1D23")).await.id(),
            app.create(&bia, "/api/vehicles", trailer("XYZ1A11")).await.id(),
        );
        // The answer is the same as for a record that never existed, except for the request's id.
        for (others, unknown) in [
            (freight(one, &[pulled]), freight(999_999, &[pulled])),
            (freight(hers, &[two]), freight(hers, &[999_999])),
            (
                with(freight(hers, &[]), &json!({ "clientId": client })),
                with(freight(hers, &[]), &json!({ "clientId": 999_999 })),
            ),
        ] {
            let refused = |body: Value| async {
                let mut body = app.send(&bia, post("/api/freights", body)).await.refuses(422, "validation").body;
                body["requestId"] = Value::Null;
                body
            };
            assert_eq!(refused(others).await, refused(unknown).await);
        }
        let before = app.see(&ana, &path).await;
        for call in [
            get(&path),
            get(&format!("{path}/events")),
            get(&format!("{path}/result")),
            put(&path, 1, freight(hers, &[])),
            delete(&path),
            post(&format!("{path}/status"), json!({ "status": "loading" })),
            post(&format!("{path}/cancel"), json!({ "reason": "x" })),
            post(&format!("{path}/reopen"), json!({})),
        ] {
            app.send(&bia, call).await.refuses(404, "not_found");
        }
        assert_eq!(app.see(&ana, &path).await, before);
        let own = start(&app, &bia, freight(hers, &[pulled])).await;
        let refused = app.send(&bia, put(&own, 1, freight(one, &[two]))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["truckId:unknown", "trailerIds:unknown"]);
    });
}

fn numbers_are_never_given_twice(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let number = |response: &Value| response["number"].as_i64();
        for expected in 1..=3 {
            let made = app.create(&ana, "/api/freights", freight(one, &[two])).await;
            assert_eq!(number(&made.body), Some(expected));
            if expected > 1 {
                app.send(&ana, delete(made.header("location"))).await.is(204);
            }
        }
        app.send(&ana, post("/api/freights", freight(two, &[]))).await.refuses(422, "validation");
        let (fourth, fifth) = futures_util::future::join(
            app.send(&ana, post("/api/freights", freight(one, &[]))),
            app.send(&ana, post("/api/freights", freight(one, &[]))),
        )
        .await;
        let mut numbers = [number(&fourth.is(201).body), number(&fifth.is(201).body)];
        numbers.sort_unstable();
        assert_eq!(numbers, [Some(4), Some(5)], "a refused one takes no number");
        let bia = app.register("bia@exemplo.com.br").await;
        let hers = app.create(&bia, "/api/vehicles", truck("ABC1D23")).await.id();
        assert_eq!(
            number(&app.create(&bia, "/api/freights", freight(hers, &[])).await.body),
            Some(1),
            "each owner counts"
        );
    });
}

fn of_two_changes_at_once_one_wins(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, freight(one, &[two])).await;
        for version in 1..=5 {
            let change = |note: &str| put(&path, version, with(freight(one, &[two]), &json!({ "notes": note })));
            let (a, b) = futures_util::future::join(app.send(&ana, change("a")), app.send(&ana, change("b"))).await;
            let (won, lost) = if a.status == 200 { (a, b) } else { (b, a) };
            let won = won.is(200).body;
            assert_eq!(lost.refuses(412, "stale_version").body["current"], won);
            assert_eq!(app.see(&ana, &path).await, won);
        }
        let moved = || post(&format!("{path}/status"), json!({ "status": "loading" })).header("if-match", "\"6\"");
        let (a, b) = futures_util::future::join(app.send(&ana, moved()), app.send(&ana, moved())).await;
        let mut statuses = [a.status, b.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 412]);
        assert_eq!(events(&app, &ana, &path).await.len(), 1);
    });
}

fn lists_are_filtered(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Açúcar União" })).await.id();
        let other =
            app.create(&ana, "/api/vehicles", with(truck("QQQ1A11"), &json!({ "nickname": "Jamanta" }))).await.id();
        for (more, then) in [
            (
                json!({ "scheduledFor": "2026-02-01", "clientId": client, "trailerIds": [two] }),
                Some(("status", json!({ "status": "loading" }))),
            ),
            (
                json!({ "scheduledFor": "2026-02-02", "rateCents": 900_000 }),
                Some(("status", json!({ "status": "completed", "confirm": ["truck_busy"] }))),
            ),
            (
                json!({ "scheduledFor": "2026-02-03", "truckId": other, "notes": "100% carga" }),
                Some(("cancel", json!({ "reason": "Caiu" }))),
            ),
            (json!({ "scheduledFor": "2026-02-02", "destinationCityCode": 3_550_308 }), None),
        ] {
            let path = start(&app, &ana, with(freight(one, &[]), &more)).await;
            if let Some((action, body)) = then {
                app.send(&ana, post(&format!("{path}/{action}"), body)).await.is(200);
            }
        }
        for (query, numbers) in [
            ("".to_owned(), "3 4 2 1"),
            ("sort=scheduledFor".into(), "1 2 4 3"),
            ("sort=-number".into(), "4 3 2 1"),
            ("sort=-grossCents&limit=1".into(), "2"),
            ("status=loading".into(), "1"),
            ("status=scheduled,completed&sort=number".into(), "2 3 4"),
            ("open=true&sort=number".into(), "1 4"),
            ("open=false&sort=number".into(), "2 3"),
            (format!("clientId={client}"), "1"),
            (format!("vehicleId={two}"), "1"),
            (format!("vehicleId={other}"), "3"),
            ("from=2026-02-02&to=2026-02-02&sort=number".into(), "2 4"),
            ("q=acucar".into(), "1"),
            ("q=jamanta".into(), "3"),
            ("q=qqq-1a".into(), "3"),
            ("q=100%25".into(), "3"),
            ("q=sao+paulo".into(), "4"),
            ("q=4".into(), "4"),
            ("number=4".into(), "4"),
        ] {
            let list = app.see(&ana, &format!("/api/freights?{query}")).await;
            let found: Vec<_> =
                list["items"].as_array().expect("items").iter().map(|one| one["number"].to_string()).collect();
            assert_eq!(found.join(" "), numbers, "{query}");
        }
    });
}

/// Sums of a list: freights, cancelled ones, prices, and the amount to be received.
fn sums(of: &Value) -> [i64; 4] {
    ["count", "cancelledCount", "grossCents", "openCents"].map(|name| of[name].as_i64().expect("a sum"))
}

fn a_list_is_filtered_by_payment_and_summed_by_month(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Grãos do Sul" })).await.id();
        let joao = app.create(&ana, "/api/drivers", driver("João")).await.id();
        let (late, soon) = (day(-3), day(20));
        let of = |day: &str, more: &Value| {
            let due = json!({ "scheduledFor": day, "advanceDueOn": late, "balanceDueOn": soon });
            with(with(freight(one, &[]), &due), more)
        };
        let settle = async |path: &str| {
            for part in app.see(&ana, path).await["receivables"].as_array().expect("receivables") {
                let pay = format!("/api/finances/{}/pay", part["transactionId"]);
                app.send(&ana, post(&pay, json!({}))).await.is(200);
            }
        };
        // Nº 1, R$ 8.000: the advance of R$ 5.000 is received, so R$ 3.000 are open and not yet due.
        let first = start(&app, &ana, of("2026-02-10", &json!({ "clientId": client }))).await;
        let advance = app.see(&ana, &first).await["receivables"][0]["transactionId"].clone();
        app.send(&ana, post(&format!("/api/finances/{advance}/pay"), json!({}))).await.is(200);
        // Nº 2, R$ 9.000: all open, R$ 5.000 of it overdue.
        start(&app, &ana, of("2026-02-28", &json!({ "rateCents": 900_000, "trailerIds": [two] }))).await;
        // Nº 3, R$ 8.000: received.
        let third = start(&app, &ana, of("2026-03-01", &json!({}))).await;
        settle(third.as_str()).await;
        // Nº 4, R$ 8.000: cancelled.
        let fourth = start(&app, &ana, of("2026-03-06", &json!({}))).await;
        app.send(&ana, post(&format!("{fourth}/cancel"), json!({ "reason": "Caiu" }))).await.is(200);
        // Nº 5, R$ 7.000: received, except R$ 400 for waiting, which are overdue.
        let fifth = start(&app, &ana, of("2026-03-07", &json!({ "rateCents": 700_000, "driverId": joao }))).await;
        settle(fifth.as_str()).await;
        let stay = json!({
            "kind": "income", "category": "outros", "description": "Estadia", "amountCents": 40_000,
            "dueOn": day(-1), "paidOn": null, "freightId": app.see(&ana, &fifth).await["id"],
        });
        app.create(&ana, "/api/finances", stay).await;
        let february = |of: [i64; 4]| ("2026-02", of);
        let march = |of: [i64; 4]| ("2026-03", of);
        for (query, numbers, months) in [
            (
                String::new(),
                "1 2 3 4 5",
                vec![february([2, 0, 1_700_000, 1_200_000]), march([3, 1, 1_500_000, 40_000])],
            ),
            (
                "payment=pending".into(),
                "1 2 5",
                vec![february([2, 0, 1_700_000, 1_200_000]), march([1, 0, 700_000, 40_000])],
            ),
            ("payment=paid".into(), "3", vec![march([1, 0, 800_000, 0])]),
            ("overdue=true".into(), "2 5", vec![february([1, 0, 900_000, 900_000]), march([1, 0, 700_000, 40_000])]),
            ("overdue=true&payment=paid".into(), "", vec![]),
            ("from=2026-03-01&to=2026-03-31".into(), "3 4 5", vec![march([3, 1, 1_500_000, 40_000])]),
            (
                "from=2026-02-28&payment=pending".into(),
                "2 5",
                vec![february([1, 0, 900_000, 900_000]), march([1, 0, 700_000, 40_000])],
            ),
            (format!("clientId={client}"), "1", vec![february([1, 0, 800_000, 300_000])]),
            (format!("driverId={joao}"), "5", vec![march([1, 0, 700_000, 40_000])]),
            (format!("vehicleId={two}"), "2", vec![february([1, 0, 900_000, 900_000])]),
            ("q=graos".into(), "1", vec![february([1, 0, 800_000, 300_000])]),
            ("open=false".into(), "4", vec![march([1, 1, 0, 0])]),
            ("vehicleId=999999".into(), "", vec![]),
        ] {
            let list = app.see(&ana, &format!("/api/freights?sort=number&{query}")).await;
            let items = list["items"].as_array().expect("items");
            let found: Vec<_> = items.iter().map(|one| one["number"].to_string()).collect();
            assert_eq!(found.join(" "), numbers, "{query}");
            let summary = app.see(&ana, &format!("/api/freights/summary?{query}")).await;
            let summed = summary["months"].as_array().expect("months").iter();
            let summed: Vec<_> = summed.map(|one| (one["month"].as_str().expect("a month"), sums(one))).collect();
            assert_eq!(summed, months, "{query}");
            let total =
                months.iter().fold([0_i64; 4], |total, (_, month)| std::array::from_fn(|at| total[at] + month[at]));
            assert_eq!(sums(&summary), total, "{query}");
            let open: i64 = items.iter().map(|one| one["openCents"].as_i64().expect("cents")).sum();
            assert_eq!(summary["openCents"], json!(open), "{query}");
        }
        let bia = app.register("bia@exemplo.com.br").await;
        for query in [format!("clientId={client}"), format!("driverId={joao}"), "payment=pending".to_owned()] {
            assert_eq!(app.see(&bia, &format!("/api/freights?{query}")).await["items"], json!([]), "{query}");
            let summary = app.see(&bia, &format!("/api/freights/summary?{query}")).await;
            assert_eq!((sums(&summary), &summary["months"]), ([0; 4], &json!([])), "{query}");
        }
        for (query, field) in [
            ("payment=late", "payment"),
            ("overdue=1", "overdue"),
            ("status=flying", "status"),
            ("month=2026-02", "month"),
        ] {
            for path in ["/api/freights", "/api/freights/summary"] {
                let refused = app.send(&ana, get(&format!("{path}?{query}"))).await.refuses(400, "malformed");
                assert!(refused.faults()[0].starts_with(&format!("{field}:")), "{path}?{query}: {}", refused.text);
            }
        }
        // Sums have no pages.
        app.send(&ana, get("/api/freights/summary?limit=1")).await.refuses(400, "malformed");
    });
}
