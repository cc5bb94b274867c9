//! Legal minimum of a freight: judged when it is written, stored from then on, and shown beside its result.

use diesel::{RunQueryDsl, sql_query};
use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{Caller, TestApp, freight, get, post, put, run, simulation, trailer, truck, with},
    pdf::read,
};

on_sqlite_first!(
    a_freight_is_judged_by_the_act_of_its_day,
    a_judgement_is_stored,
    an_unknown_act_is_looked_up_again,
    a_cancelled_freight_is_judged_by_what_was_agreed,
    an_empty_return_is_part_of_the_empty_way,
    toll_that_the_driver_bears_is_taken_off_what_is_compared,
    an_offer_by_the_tonne_is_compared_as_a_whole,
    a_tractor_alone_is_refused_unless_only_the_traction_is_hired,
    a_stored_lone_tractor_is_read_and_not_judged,
    ten_and_eleven_axles_are_stored_and_use_the_column_of_nine
);

/// Imports a table as a master does.
pub fn import(app: &TestApp, kind: &str, from: &str, title: &str, csv: &str) {
    let sql = format!(
        "INSERT INTO rate_imports (created_at, actor_id, kind, valid_from, title, source, official, csv) \
         VALUES ('2026-11-21 12:00:00', 1, '{kind}', '{from}', '{title}', 'DOU', TRUE, '{csv}')"
    );
    app.store.write(|db| Ok(sql_query(sql.clone()).execute(db)?)).expect("an import");
}

/// Returns an act of one cell: general cargo in table A with six axles, R$ 8,0000 per km and R$ 100,00.
pub fn act(from: &str, title: &str) -> String {
    format!("valid_from,act,table,cargo_type,axles,ccd,cc\n{from},{title},A,carga_geral,6,8.0000,100.00\n")
}

/// 1.000 km of general cargo on six axles for R$ 8.000,00.
fn thousand(truck: i64, trailer: i64, more: &Value) -> Value {
    let more = with(json!({ "distanceKm": 1_000, "scheduledFor": "2026-10-15" }), more);
    with(freight(truck, &[trailer]), &more)
}

async fn ana(app: &TestApp) -> (Caller, i64, i64) {
    let ana = app.register("ana@exemplo.com.br").await;
    let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
    let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
    (ana, one, two)
}

async fn start(app: &TestApp, who: &Caller, body: Value) -> String {
    app.create(who, "/api/freights", body).await.header("location").to_owned()
}

async fn minimum(app: &TestApp, who: &Caller, path: &str) -> Value {
    app.see(who, &format!("{path}/result")).await["minimum"].clone()
}

fn a_freight_is_judged_by_the_act_of_its_day(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, thousand(one, two, &json!({}))).await;
        let found = minimum(&app, &ana, &path).await;
        for (name, value) in [
            ("calculable", json!(true)),
            ("reason", Value::Null),
            ("table", json!("A")),
            ("cargoType", json!("general")),
            ("axles", json!(6)),
            ("axlesUsed", json!(6)),
            ("distanceKm", json!(1_000)),
            ("emptyReturnKm", json!(0)),
            // Portaria SUROC 22/2026: 8.206,63 against 8.000,00; twice the difference is owed.
            ("totalCents", json!(820_663)),
            ("offerCents", json!(800_000)),
            ("differenceCents", json!(-20_663)),
            ("below", json!(true)),
            ("indemnityCents", json!(41_326)),
        ] {
            assert_eq!(found[name], value, "{name}");
        }
        assert_eq!(found["words"], "R$ 206,63 abaixo do piso mínimo de R$ 8.206,63.");
        for (more, title, total) in [
            // The day before the act, by table A of solid bulk; and an act with unknown coefficients.
            (
                json!({ "scheduledFor": "2026-09-29", "cargoType": "solid_bulk" }),
                "Resolução ANTT 6.084/2026",
                json!(806_411),
            ),
            (
                json!({ "scheduledFor": "2026-09-30", "cargoType": "solid_bulk" }),
                "Portaria SUROC 22/2026",
                json!(824_411),
            ),
            (json!({ "scheduledFor": "2026-01-10" }), "", Value::Null),
            (json!({ "axles": 8 }), "Portaria SUROC 22/2026", json!(910_436)),
        ] {
            let path = start(&app, &ana, thousand(one, two, &more)).await;
            let found = minimum(&app, &ana, &path).await;
            assert_eq!(found["totalCents"], total, "{more}");
            assert_eq!(found["act"]["title"].as_str().unwrap_or_default(), title, "{more}");
            assert!(total.is_null() == found["reason"].is_string() && total.is_null() != found["calculable"], "{more}");
        }
        // A freight without a price is not an offer, and never below the minimum.
        let path = start(&app, &ana, thousand(one, two, &json!({ "rateCents": 0, "advanceCents": 0 }))).await;
        let found = minimum(&app, &ana, &path).await;
        assert_eq!((&found["below"], &found["offerCents"]), (&json!(false), &Value::Null));
    });
}

fn an_offer_by_the_tonne_is_compared_as_a_whole(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let trip = json!({ "cargoType": "general", "axles": 6, "distanceKm": 1_000, "date": "2026-10-15" });
        let ask =
            async |more: Value| app.send(&ana, post("/api/minimum-freight/calculate", with(trip.clone(), &more))).await;
        // 250,00 by 32,5 t are 8.125,00.
        let reported = ask(json!({ "offerPerTonCents": 25_000, "weightKg": 32_500 })).await.is(200).body;
        assert_eq!((&reported["offerCents"], &reported["differenceCents"]), (&json!(812_500), &json!(-8_163)));
        for (more, fault) in [
            (json!({ "offerPerTonCents": 25_000 }), "weightKg:required"),
            (json!({ "offerPerTonCents": 25_000, "weightKg": 32_500, "offerCents": 1 }), "offerPerTonCents:both"),
            (json!({ "offerPerTonCents": 1, "weightKg": 499 }), "offerPerTonCents:too_small"),
            (json!({ "offerPerTonCents": 10_000_000_000_i64, "weightKg": 1_001 }), "offerPerTonCents:too_large"),
        ] {
            assert_eq!(ask(more).await.refuses(422, "validation").faults(), [fault]);
        }
    });
}

fn a_judgement_is_stored(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let old = start(&app, &ana, thousand(one, two, &json!({}))).await;
        import(&app, "minimum_freight", "2026-10-10", "Ato novo", &act("2026-10-10", "Ato novo"));
        let new = start(&app, &ana, thousand(one, two, &json!({}))).await;
        let reported = async |path: &str| {
            let found = minimum(&app, &ana, path).await;
            (found["act"]["title"].as_str().unwrap_or("-").to_owned(), found["totalCents"].as_i64())
        };
        let (before, after) =
            (("Portaria SUROC 22/2026".to_owned(), Some(820_663)), ("Ato novo".to_owned(), Some(810_000)));
        assert_eq!((reported(&old).await, reported(&new).await), (before.clone(), after.clone()));
        // The act stays when price, distance or notes change. Half the distance: 500 × 7,5347 + 671,93 = 4.439,28.
        let more = json!({ "rateCents": 900_000, "notes": "ok" });
        app.send(&ana, put(&old, 1, thousand(one, two, &more))).await.is(200);
        assert_eq!(reported(&old).await, before);
        app.send(&ana, put(&old, 2, thousand(one, two, &json!({ "distanceKm": 500 })))).await.is(200);
        assert_eq!(reported(&old).await, (before.0.clone(), Some(443_928)));
        app.send(&ana, post(&format!("{old}/status"), json!({ "status": "loading" }))).await.is(200);
        assert_eq!(reported(&old).await.0, before.0);
        // Another day, table, cargo or number of axles is judged again.
        for (version, more, judged) in [
            (4, json!({ "scheduledFor": "2026-10-16" }), after.clone()),
            (5, json!({ "scheduledFor": "2026-10-09" }), before.clone()),
            (6, json!({ "scheduledFor": "2026-10-15" }), after.clone()),
            (7, json!({ "cargoType": "solid_bulk" }), ("Ato novo".into(), None)),
            (8, json!({ "minimumTable": "C" }), ("Ato novo".into(), None)),
            (9, json!({ "axles": 7 }), after),
        ] {
            app.send(&ana, put(&old, version, thousand(one, two, &more))).await.is(200);
            assert_eq!(reported(&old).await, judged, "{more}");
        }
        // A withdrawn act no longer judges new freights; earlier judgements stay.
        app.store
            .write(|db| Ok(sql_query("UPDATE rate_imports SET withdrawn_at = created_at").execute(db)?))
            .expect("one");
        assert_eq!(reported(&new).await.0, "Ato novo");
        let newest = start(&app, &ana, thousand(one, two, &json!({}))).await;
        assert_eq!(reported(&newest).await, before);
    });
}

fn an_unknown_act_is_looked_up_again(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        // Res. ANTT 6.067/2025 was in force then, and its coefficients are unknown.
        let day = json!({ "scheduledFor": "2026-01-10" });
        let unknown = start(&app, &ana, thousand(one, two, &day)).await;
        assert_eq!(minimum(&app, &ana, &unknown).await["calculable"], false);
        // A freight older than the storage of acts.
        let older = start(&app, &ana, thousand(one, two, &day)).await;
        let id = app.see(&ana, &older).await["id"].clone();
        let sql = format!("DELETE FROM freight_minimums WHERE freight_id = {id}");
        app.store.write(|db| Ok(sql_query(sql.clone()).execute(db)?)).expect("a row");
        assert_eq!(minimum(&app, &ana, &older).await["calculable"], false);
        import(&app, "minimum_freight", "2025-07-18", "Resolução 6.067", &act("2025-07-18", "Resolução 6.067"));
        for path in [&unknown, &older] {
            let found = minimum(&app, &ana, path).await;
            assert_eq!((&found["totalCents"], &found["act"]["title"]), (&json!(810_000), &json!("Resolução 6.067")));
        }
    });
}

fn a_cancelled_freight_is_judged_by_what_was_agreed(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, thousand(one, two, &json!({}))).await;
        app.send(&ana, post(&format!("{path}/cancel"), json!({ "reason": "Caiu" }))).await.is(200);
        let result = app.see(&ana, &format!("{path}/result")).await;
        assert_eq!((&result["revenueCents"], &result["minimum"]["offerCents"]), (&json!(0), &json!(800_000)));
        assert_eq!(result["minimum"]["totalCents"], 820_663);
    });
}

fn an_empty_return_is_part_of_the_empty_way(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let made = |more: Value| post("/api/freights", thousand(one, two, &more));
        for (more, fault) in [
            (json!({ "emptyReturnKm": 101 }), "emptyReturnKm:above_empty"),
            (json!({ "emptyReturnKm": -1 }), "emptyReturnKm:above_empty"),
            (json!({ "emptyKm": null, "emptyReturnKm": 1 }), "emptyReturnKm:above_empty"),
        ] {
            let refused = app.send(&ana, made(more.clone())).await.refuses(422, "validation");
            assert_eq!(refused.faults(), [fault], "{more}");
        }
        for more in [json!({ "minimumTable": "E" }), json!({ "minimumTable": "a" }), json!({ "emptyReturnKm": "1" })] {
            let status = app.send(&ana, made(more.clone())).await.status;
            assert!(status == 400 || status == 422, "{more}: {status}");
        }
        assert_eq!(app.see(&ana, "/api/freights").await["items"], json!([]));
        let more = json!({ "cargoType": "containerized", "emptyKm": 400, "emptyReturnKm": 400, "minimumTable": "C" });
        let made = app.send(&ana, made(more)).await.is(201);
        assert_eq!((&made.body["emptyReturnKm"], &made.body["minimumTable"]), (&json!(400), &json!("C")));
        let found = minimum(&app, &ana, made.header("location")).await;
        let figure = |name: &str| found[name].as_i64().expect("a figure");
        // 0,92 × 400 km × CCD, rounded separately.
        assert_eq!(figure("emptyReturnCents"), (figure("ccdTenThousandths") * 92 * 400 + 5_000) / 10_000);
        assert_eq!(figure("totalCents"), figure("baseCents") + figure("emptyReturnCents"));
    });
}

/// Floor R$ 8.206,63, offer R$ 8.300,00, toll R$ 600,00.
fn toll_that_the_driver_bears_is_taken_off_what_is_compared(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let toll = |payer: &str| json!({ "rateCents": 830_000, "tollCents": 60_000, "tollPayer": payer });
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        for (payer, difference, below) in [("driver", -50_663, true), ("shipper", 9_337, false)] {
            let path = start(&app, &ana, thousand(one, two, &toll(payer))).await;
            let of_freight = minimum(&app, &ana, &path).await;
            let body = with(simulation(Some(one), &[two]), &toll(payer));
            let made = app.create(&ana, "/api/freight-simulations", body.clone()).await;
            let simulated = made.header("location").to_owned();
            let of_simulation = app.see(&ana, &simulated).await["answer"]["minimum"].clone();
            let trip = json!({ "date": "2026-10-15", "cargoType": "general", "axles": 6, "distanceKm": 1_000,
                "offerCents": 830_000, "tollCents": 60_000, "tollPayer": payer });
            let open = app.send(&ana, post("/api/minimum-freight/calculate", trip)).await.is(200).body;
            for found in [&of_freight, &of_simulation, &open] {
                assert_eq!(
                    (&found["differenceCents"], &found["below"]),
                    (&json!(difference), &json!(below)),
                    "{found}"
                );
                assert_eq!((&found["offerCents"], &found["indemnityCents"]), (&json!(830_000), &Value::Null));
            }
            let words = of_freight["words"].as_str().expect("words").to_owned();
            assert_eq!(words.contains("R$ 506,63 abaixo do piso mínimo de R$ 8.206,63"), below, "{words}");
            for paper in [format!("{path}/result.pdf"), format!("{simulated}/simulation.pdf")] {
                let text = read(&app.send(&ana, get(&paper)).await.is(200));
                assert!(flat(&text).contains(&words), "{words} is not in {text}");
            }
            let kind = app.send(&ana, post("/api/freight-simulations/calculate", body)).await.is(200).body;
            assert_eq!(kind["verdict"]["kind"], if below { "below_minimum" } else { "worth_it" });
        }
    });
}

fn a_tractor_alone_is_refused_unless_only_the_traction_is_hired(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let rigid = with(truck("RIG1D23"), &json!({ "bodyType": "box" }));
        let rigid = app.create(&ana, "/api/vehicles", rigid).await.id();
        for (more, expected) in [
            (json!({ "trailerIds": [] }), "trailerIds:trailer_required"),
            (json!({ "trailerIds": [], "axles": 6, "minimumTable": "C" }), "trailerIds:trailer_required"),
            (json!({ "trailerIds": [], "minimumTable": "B" }), "axles:whole_composition"),
            (json!({ "trailerIds": [], "axles": 3, "minimumTable": "D" }), "axles:whole_composition"),
        ] {
            let refused =
                app.send(&ana, post("/api/freights", thousand(one, two, &more))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), [expected], "{more}");
        }
        start(&app, &ana, thousand(one, two, &json!({ "trailerIds": [], "axles": 6, "minimumTable": "B" }))).await;
        start(&app, &ana, thousand(one, two, &json!({ "truckId": rigid, "trailerIds": [] }))).await;
    });
}

/// The freight and the simulation are from before tractors alone were refused.
fn a_stored_lone_tractor_is_read_and_not_judged(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = start(&app, &ana, thousand(one, two, &json!({}))).await;
        let made = app.create(&ana, "/api/freight-simulations", simulation(Some(one), &[two])).await;
        for sql in [
            "DELETE FROM freight_trailers",
            "UPDATE freights SET axles = 3",
            "DELETE FROM freight_simulation_trailers",
            "UPDATE freight_simulations SET axles = 3",
        ] {
            app.store.write(|db| Ok(sql_query(sql).execute(db)?)).expect("a change");
        }
        let simulated = app.see(&ana, made.header("location")).await;
        let listed = app.see(&ana, "/api/freight-simulations").await["items"][0].clone();
        for found in [&minimum(&app, &ana, &path).await, &simulated["answer"]["minimum"], &listed["answer"]["minimum"]]
        {
            assert_eq!((&found["calculable"], &found["below"]), (&json!(false), &json!(false)), "{found}");
            let reason = found["reason"].as_str().expect("a reason");
            assert!(reason.starts_with("escolha a carreta: pela tabela A"), "{reason}");
        }
        assert_eq!(simulated["answer"]["verdict"]["kind"], "unjudged");
        // All other fields may be changed while its vehicles stay, and with a trailer it is judged again.
        let as_it_is = json!({ "trailerIds": [], "notes": "ok" });
        app.send(&ana, put(&path, 1, thousand(one, two, &as_it_is))).await.is(200);
        let other = thousand(one, two, &json!({ "trailerIds": [], "axles": 4 }));
        let refused = app.send(&ana, put(&path, 2, other)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["trailerIds:trailer_required"]);
        app.send(&ana, put(&path, 2, thousand(one, two, &json!({})))).await.is(200);
        assert_eq!(minimum(&app, &ana, &path).await["totalCents"], 820_663);
    });
}

fn ten_and_eleven_axles_are_stored_and_use_the_column_of_nine(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        for axles in [10, 11] {
            let path = start(&app, &ana, thousand(one, two, &json!({ "axles": axles }))).await;
            let body = with(simulation(None, &[]), &json!({ "axles": axles }));
            let made = app.create(&ana, "/api/freight-simulations", body).await;
            let simulated = app.see(&ana, made.header("location")).await["answer"]["minimum"].clone();
            for found in [minimum(&app, &ana, &path).await, simulated] {
                assert_eq!((&found["axles"], &found["axlesUsed"]), (&json!(axles), &json!(9)));
            }
        }
        let over = thousand(one, two, &json!({ "axles": 12 }));
        let refused = app.send(&ana, post("/api/freights", over)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["axles:out_of_range"]);
    });
}
