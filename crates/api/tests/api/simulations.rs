//! Simulations: the net of an offer, its life until the conversion into a freight, and its owner.

use serde_json::{Value, json};
use testing::{Backend, on_both_databases, on_sqlite_first};

use crate::{
    app::{Caller, TestApp, day, delete, driver, freight, get, post, put, run, simulation, trailer, truck, with},
    minimum::{act, import},
};

on_sqlite_first!(
    the_answer_follows_what_is_typed,
    each_fault_is_reported_at_its_field,
    a_simulation_lives,
    it_is_judged_as_it_was_until_its_day_or_axles_change,
    a_copy_is_for_today_and_judged_again,
    compares_simulations_side_by_side,
    no_bad_offer_is_called_the_best,
    cargo_over_the_capacity_is_warned_of,
    a_simulation_becomes_a_freight_once,
    values_of_the_conversion_replace_those_of_the_simulation,
    a_freight_has_no_fewer_axles_than_were_weighed,
    a_freight_is_held_against_what_judged_its_simulation,
    the_agreement_with_the_driver_is_retained,
    an_unknown_table_is_judged_again,
    whom_a_calculation_names_is_looked_up,
    a_freight_that_is_deleted_frees_its_simulation,
    records_named_by_a_simulation_cannot_be_deleted,
    records_of_another_owner_are_not_found,
    simulations_are_listed
);

on_both_databases!(of_two_conversions_at_once_one_wins);

const PATH: &str = "/api/freight-simulations";

/// Returns the body of a conversion although truck, trailers and driver are on another freight in the same days.
fn though_busy(body: Value) -> Value {
    with(body, &json!({ "confirm": ["truck_busy", "trailer_busy", "driver_busy"] }))
}

/// Registers Ana with a truck and a trailer of three axles each.
async fn ana(app: &TestApp) -> (Caller, i64, i64) {
    let ana = app.register("ana@exemplo.com.br").await;
    let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
    let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
    (ana, one, two)
}

async fn kept(app: &TestApp, who: &Caller, body: Value) -> String {
    app.create(who, PATH, body).await.header("location").to_owned()
}

fn the_answer_follows_what_is_typed(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let ask = async |body: Value| app.send(&ana, post(&format!("{PATH}/calculate"), body)).await.is(200).body;
        let reported = ask(simulation(None, &[])).await;
        // Diesel 3.034,04 + 475,33; INSS 264,00; SEST 36,00; SENAT 24,00.
        assert_eq!(reported["totalCents"], 303_404 + 47_533 + 26_400 + 6_000);
        assert_eq!(reported["netCents"], 1_200_000 - 383_337);
        assert_eq!(reported["lines"][0]["kind"], "diesel_loaded");
        assert_eq!(reported["lines"][0]["detail"], "1.000 km ÷ 2,35 km/l × R$ 7,130/L");
        assert_eq!(reported["breakEvenCents"], 360_675);
        assert_eq!(reported["minimum"]["totalCents"], 820_663);
        assert_eq!(reported["minimum"]["act"]["title"], "Portaria SUROC 22/2026");
        assert_eq!(reported["verdict"]["kind"], "worth_it");
        assert_eq!(reported["verdict"]["title"], "Vale a pena: sobram R$ 6,81 por km");
        assert_eq!(reported["taxes"]["table"]["validFrom"], "2026-01-01");
        // The axles default to those of the vehicles.
        let by_vehicles = ask(simulation(Some(one), &[two])).await;
        assert_eq!(by_vehicles, reported);
        // Only the traction is hired: the axles are those of the whole composition.
        let alone = ask(simulation(Some(one), &[])).await;
        assert_eq!((&alone["minimum"]["table"], &alone["minimum"]["axlesUsed"]), (&json!("B"), &json!(6)));
        assert_eq!(app.see(&ana, PATH).await["items"], json!([]), "nothing is stored");
    });
}

fn each_fault_is_reported_at_its_field(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let base = simulation(Some(one), &[two]);
        for (more, expected) in [
            (json!({ "truckId": 999, "trailerIds": [] }), "truckId:unknown"),
            (json!({ "trailerIds": [one] }), "trailerIds:wrong_type"),
            (json!({ "trailerIds": [2, 2, 2, 2] }), "trailerIds:too_many"),
            (json!({ "truckId": null, "trailerIds": [] }), "axles:required"),
            // A lone tractor carries no cargo: A and C need the trailer, B and D the axles of the composition.
            (json!({ "trailerIds": [] }), "trailerIds:trailer_required"),
            (json!({ "trailerIds": [], "axles": 6, "minimumTable": "C" }), "trailerIds:trailer_required"),
            (json!({ "trailerIds": [], "minimumTable": "B" }), "axles:whole_composition"),
            (json!({ "trailerIds": [], "axles": 3, "minimumTable": "D" }), "axles:whole_composition"),
            (json!({ "distanceKm": i64::MAX }), "distanceKm:too_large"),
            (json!({ "rateCents": 0 }), "rateCents:too_small"),
            (json!({ "arlaBps": 500 }), "arlaPriceMillis:required"),
            (json!({ "originCityCode": 1 }), "originCityCode:unknown"),
            (json!({ "days": 0, "commissionBps": 5_001 }), "commissionBps:out_of_range days:too_small"),
        ] {
            for path in [PATH.to_owned(), format!("{PATH}/calculate")] {
                let body = with(base.clone(), &more);
                let response = app.send(&ana, post(&path, body)).await.refuses(422, "validation");
                assert_eq!(response.faults().join(" "), expected, "{path} {more}");
            }
        }
        for (more, expected) in
            [(json!({ "clientId": 999 }), "clientId:unknown"), (json!({ "driverId": 999 }), "driverId:unknown")]
        {
            let refused = app.send(&ana, post(PATH, with(base.clone(), &more))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), [expected]);
        }
        for (more, field) in [(json!({ "netCents": 1 }), "netCents"), (json!({ "distanceKm": 1.5 }), "distanceKm")] {
            let refused = app.send(&ana, post(PATH, with(base.clone(), &more))).await.refuses(400, "malformed");
            assert!(refused.faults()[0].starts_with(field), "{:?}", refused.faults());
        }
        assert_eq!(app.see(&ana, PATH).await["items"], json!([]));
    });
}

fn a_simulation_lives(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Amaggi" })).await.id();
        let body = with(simulation(Some(one), &[two]), &json!({ "clientId": client, "name": "Soja" }));
        let made = app.create(&ana, PATH, body.clone()).await;
        let path = made.header("location").to_owned();
        assert_eq!(app.see(&ana, &path).await, made.body);
        for (member, value) in [
            ("number", json!(1)),
            ("archived", json!(false)),
            ("freightId", Value::Null),
            ("clientName", json!("Amaggi")),
            ("axles", json!(6)),
            ("minimumTable", json!("A")),
            ("tollPayer", json!("shipper")),
            ("workDaysPerMonth", json!(22)),
            ("withheld", json!(true)),
            ("trailerIds", json!([two])),
        ] {
            assert_eq!(made.body[member], value, "{member}");
        }
        assert_eq!(made.body["truck"]["plate"], "ABC1D23");
        assert_eq!(made.body["originCity"]["name"], "Campinas");
        assert!(made.body.get("rates").is_none() && made.body.get("search").is_none());
        let traction = json!({ "rateCents": 1_300_000, "trailerIds": [], "axles": 6, "minimumTable": "B" });
        let raised = with(body.clone(), &traction);
        let changed = app.send(&ana, put(&path, 1, raised)).await.is(200);
        assert_eq!((&changed.body["version"], &changed.body["answer"]["grossCents"]), (&json!(2), &json!(1_300_000)));
        assert_eq!(changed.body["trailers"], json!([]));
        app.send(&ana, put(&path, 1, body)).await.refuses(412, "stale_version");
        let aside = app.send(&ana, post(&format!("{path}/archive"), json!({ "archived": true }))).await.is(200);
        assert_eq!((&aside.body["archived"], &aside.body["version"]), (&json!(true), &json!(3)));
        let again = app.send(&ana, post(&format!("{path}/archive"), json!({ "archived": true }))).await.is(200);
        assert_eq!(again.body, aside.body);
        assert_eq!(app.see(&ana, PATH).await["items"], json!([]));
        assert_eq!(app.see(&ana, &format!("{PATH}?archived=true")).await["items"][0], aside.body);
        app.send(&ana, delete(&path).header("if-match", "\"2\"")).await.refuses(412, "stale_version");
        app.send(&ana, delete(&path)).await.is(204);
        app.send(&ana, get(&path)).await.refuses(404, "not_found");
        // A number is never reused.
        assert_eq!(app.create(&ana, PATH, simulation(None, &[])).await.body["number"], 2);
    });
}

fn it_is_judged_as_it_was_until_its_day_or_axles_change(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, ..) = ana(&app).await;
        let made = app.create(&ana, PATH, simulation(None, &[])).await;
        let path = made.header("location").to_owned();
        let minimum = &made.body["answer"]["minimum"];
        // The stored act is replaced, as if another one had been in force at the judgement.
        let before = "Portaria SUROC 22/2026";
        app.store
            .write(|db| {
                use diesel::RunQueryDsl;
                let sql = format!("UPDATE freight_simulations SET rates = REPLACE(rates, '{before}', 'Ato de teste')");
                Ok(diesel::sql_query(sql).execute(db)?)
            })
            .expect("an update");
        assert_eq!(app.see(&ana, &path).await["answer"]["minimum"]["act"]["title"], "Ato de teste");
        let dearer = with(simulation(None, &[]), &json!({ "rateCents": 1_250_000 }));
        let same = app.send(&ana, put(&path, 1, dearer)).await.is(200).body;
        assert_eq!(same["answer"]["minimum"]["act"]["title"], "Ato de teste");
        assert_eq!(same["answer"]["minimum"]["totalCents"], minimum["totalCents"]);
        let fewer = with(simulation(None, &[]), &json!({ "axles": 5 }));
        let anew = app.send(&ana, put(&path, 2, fewer)).await.is(200).body;
        assert_eq!(anew["answer"]["minimum"]["act"]["title"], before);
        let earlier = with(simulation(None, &[]), &json!({ "scheduledFor": "2026-09-29" }));
        let other = app.send(&ana, put(&path, 3, earlier)).await.is(200).body;
        assert_eq!(other["answer"]["minimum"]["act"]["title"], "Resolução ANTT 6.084/2026");
    });
}

fn a_copy_is_for_today_and_judged_again(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = kept(&app, &ana, simulation(Some(one), &[two])).await;
        let copy = app.send(&ana, post(&format!("{path}/copy"), json!({}))).await.is(201);
        assert_ne!(copy.header("location"), path);
        assert_eq!((&copy.body["number"], &copy.body["scheduledFor"]), (&json!(2), &json!(day(0))));
        assert_eq!(copy.body["trailerIds"], json!([two]));
        let later = with(simulation(None, &[]), &json!({ "scheduledFor": day(9) }));
        let path = kept(&app, &ana, later).await;
        let copy = app.send(&ana, post(&format!("{path}/copy"), json!({}))).await.is(201);
        assert_eq!(copy.body["scheduledFor"], day(9));
    });
}

fn no_bad_offer_is_called_the_best(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, ..) = ana(&app).await;
        let make = async |more: Value| app.create(&ana, PATH, with(simulation(None, &[]), &more)).await.id();
        let words = async |ids: [i64; 2]| {
            let seen = app.see(&ana, &format!("{PATH}/compare?ids={},{}", ids[0], ids[1])).await;
            seen["words"].as_str().expect("words").to_owned()
        };
        // The minimum is 8.206,63. What is below it may leave more than what is not, over fewer km.
        let below = make(json!({ "rateCents": 800_000 })).await;
        let dear = make(json!({ "rateCents": 830_000, "otherCents": 300_000 })).await;
        let loss = make(json!({ "rateCents": 300_000 })).await;
        let worse = make(json!({ "rateCents": 200_000, "confirm": ["price_unlikely"] })).await;
        let reported = words([below, dear]).await;
        assert!(reported.starts_with("Paga melhor a nº 2: sobram "), "{reported}");
        assert!(
            reported.contains("A nº 1 deixa ") && reported.contains("mas está abaixo do piso mínimo."),
            "{reported}"
        );
        let reported = words([loss, worse]).await;
        assert!(
            reported.starts_with("Nenhuma compensa: todas dão prejuízo. A que perde menos é a nº 3: "),
            "{reported}"
        );
        assert!(words([below, loss]).await.starts_with("Nenhuma compensa: "));
    });
}

fn cargo_over_the_capacity_is_warned_of(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let body = with(trailer("XYZ1A11"), &json!({ "capacityKg": 32_000 }));
        let two = app.create(&ana, "/api/vehicles", body).await.id();
        let words = "Excesso de peso: 37 t são 5 t a mais que a capacidade do conjunto, de 32 t.";
        let heavy = with(simulation(Some(one), &[two]), &json!({ "weightKg": 37_000 }));
        let requested = app.send(&ana, post(&format!("{PATH}/calculate"), heavy.clone())).await.is(200).body;
        let kept = app.create(&ana, PATH, heavy).await.body["answer"].clone();
        for response in [requested, kept] {
            assert_eq!(
                (&response["overload"]["overKg"], &response["overload"]["capacityKg"]),
                (&json!(5_000), &json!(32_000))
            );
            assert_eq!(
                (&response["verdict"]["reasons"][0], &response["verdict"]["tone"]),
                (&json!(words), &json!("warn"))
            );
        }
        let fits = app.send(&ana, post(&format!("{PATH}/calculate"), simulation(Some(one), &[two]))).await.is(200).body;
        assert_eq!(fits["overload"], Value::Null);
        let made = app.create(&ana, "/api/freights", with(freight(one, &[two]), &json!({ "weightKg": 37_000 }))).await;
        assert_eq!(made.body["overload"]["words"], words);
        let path = format!("{}/status", made.header("location"));
        let start = json!({ "status": "loading" });
        let requested = app.send(&ana, post(&path, start.clone())).await.refuses(422, "confirmation_required");
        assert_eq!(requested.body["warnings"], json!([{ "code": "overloaded", "message": words, "field": null }]));
        app.send(&ana, post(&path, with(start, &json!({ "confirm": ["overloaded"] })))).await.is(200);
    });
}

fn compares_simulations_side_by_side(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, ..) = ana(&app).await;
        let mut ids = Vec::new();
        for more in [
            json!({}),
            json!({ "rateCents": 1_400_000, "days": 9, "emptyReturnKm": 1_000 }),
            json!({ "name": "Perto", "rateCents": 800_000, "distanceKm": 400, "emptyReturnKm": 0, "days": 2 }),
        ] {
            ids.push(app.create(&ana, PATH, with(simulation(None, &[]), &more)).await.id());
        }
        let seen = app.see(&ana, &format!("{PATH}/compare?ids={},{},{}", ids[1], ids[2], ids[0])).await;
        let items: Vec<_> = seen["items"].as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect();
        assert_eq!(items, [ids[1], ids[2], ids[0]]);
        let net = |id: i64| {
            let one = seen["items"].as_array().unwrap().iter().find(|one| one["id"] == id).unwrap();
            one["answer"]["netCents"].as_i64().unwrap()
        };
        // 14.000,00 − 3.034,04 − 2.495,50 − 378,00 = 8.092,46; 12.000,00 − 3.833,37 = 8.166,63.
        assert_eq!((net(ids[1]), net(ids[0])), (809_246, 816_663));
        assert_eq!(seen["best"]["netCents"], ids[0]);
        assert_eq!(seen["best"]["netPerKmCents"], ids[2]);
        assert_eq!(seen["best"]["netPerDayCents"], ids[2]);
        assert!(seen["words"].as_str().unwrap().starts_with("Paga melhor a nº 1: sobram R$ 8.166,63, R$ 74,17 a mais"));
        assert!(seen["words"].as_str().unwrap().contains("Por km é melhor \"Perto\" (nº 3)"), "{}", seen["words"]);
        assert!(seen["words"].as_str().unwrap().contains("R$ 74,17 a mais que na nº 2."), "{}", seen["words"]);
        let two = app.see(&ana, &format!("{PATH}/compare?ids={},{}", ids[0], ids[1])).await;
        assert_eq!(two["items"].as_array().unwrap().len(), 2);
        for bad in ["1", "1,1", "1,2,3,4,5", "a,b", "1;2", ""] {
            app.send(&ana, get(&format!("{PATH}/compare?ids={bad}"))).await.refuses(400, "malformed");
        }
        app.send(&ana, get(&format!("{PATH}/compare"))).await.refuses(400, "malformed");
        app.send(&ana, get(&format!("{PATH}/compare?ids={},999", ids[0]))).await.refuses(404, "not_found");
    });
}

fn a_simulation_becomes_a_freight_once(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Amaggi" })).await.id();
        let zeca = app.create(&ana, "/api/drivers", driver("Zeca")).await.id();
        let more = json!({ "clientId": client, "driverId": zeca, "commissionBps": 900, "tollCents": 30_000,
            "tollPayer": "driver", "emptyReturnDue": true, "notes": "Ligar antes", "minimumTable": "C" });
        let path = kept(&app, &ana, with(simulation(Some(one), &[two]), &more)).await;
        let made = app.send(&ana, post(&format!("{path}/convert"), json!({}))).await.is(201);
        let freight = made.header("location").to_owned();
        assert_eq!(app.see(&ana, &freight).await, made.body);
        for (member, value) in [
            ("clientId", json!(client)),
            ("originCityCode", json!(3_509_502)),
            ("destinationCityCode", json!(5_107_602)),
            ("distanceKm", json!(1_000)),
            ("emptyKm", json!(200)),
            ("emptyReturnKm", json!(150)),
            ("cargoType", json!("general")),
            ("weightKg", json!(32_000)),
            ("pricing", json!("fixed")),
            ("rateCents", json!(1_200_000)),
            ("grossCents", json!(1_200_000)),
            ("advanceCents", json!(0)),
            ("tollCents", json!(30_000)),
            ("tollPayer", json!("driver")),
            ("truckId", json!(one)),
            ("trailerIds", json!([two])),
            ("axles", json!(6)),
            ("commissionBps", json!(900)),
            ("scheduledFor", json!("2026-10-15")),
            ("status", json!("scheduled")),
            ("odometerStartKm", Value::Null),
            ("notes", json!("Ligar antes")),
            ("minimumTable", json!("C")),
            ("simulationId", json!(1)),
            ("simulationNumber", json!(1)),
        ] {
            assert_eq!(made.body[member], value, "{member}");
        }
        assert_eq!(made.body["driver"]["id"], zeca);
        let books = app.see(&ana, "/api/finances?kind=income").await;
        assert_eq!(books["items"].as_array().unwrap().len(), 1);
        let seen = app.see(&ana, &path).await;
        assert_eq!(
            (&seen["freightId"], &seen["freightNumber"], &seen["version"]),
            (&made.body["id"], &json!(1), &json!(2))
        );
        let again = app.send(&ana, post(&format!("{path}/convert"), json!({}))).await.refuses(409, "already_converted");
        assert!(again.body["detail"].as_str().unwrap().contains("frete nº 1"), "{}", again.text);
        app.send(&ana, put(&path, 2, simulation(None, &[]))).await.refuses(409, "converted");
        app.send(&ana, delete(&path)).await.refuses(409, "converted");
        app.send(&ana, post(&format!("{path}/copy"), json!({}))).await.is(201);
        assert_eq!(app.see(&ana, &format!("{PATH}?converted=true")).await["items"].as_array().unwrap().len(), 1);
        assert_eq!(app.see(&ana, &format!("{PATH}?converted=false")).await["items"][0]["number"], 2);
        assert_eq!(app.see(&ana, "/api/freights").await["items"][0]["simulationNumber"], 1);
    });
}

fn values_of_the_conversion_replace_those_of_the_simulation(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let bare = json!({ "originCityCode": null, "destinationCityCode": null, "commissionBps": 900 });
        let path = kept(&app, &ana, with(simulation(None, &[]), &bare)).await;
        let refused = app.send(&ana, post(&format!("{path}/convert"), json!({}))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["truckId:required", "originCityCode:required", "destinationCityCode:required"]);
        let reported = json!({ "truckId": one, "trailerIds": [two], "originCityCode": 5_107_602,
            "destinationCityCode": 3_509_502, "scheduledFor": day(3), "advanceCents": 700_000,
            "advanceDueOn": day(3), "balanceDueOn": day(20), "notes": "Outra" });
        let above = with(reported.clone(), &json!({ "advanceCents": 1_200_001 }));
        let refused = app.send(&ana, post(&format!("{path}/convert"), above)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["advanceCents:above_gross"]);
        let made = app.send(&ana, post(&format!("{path}/convert"), reported)).await.is(201).body;
        assert_eq!((&made["truckId"], &made["trailerIds"], &made["axles"]), (&json!(one), &json!([two]), &json!(6)));
        assert_eq!((&made["scheduledFor"], &made["advanceCents"]), (&json!(day(3)), &json!(700_000)));
        assert_eq!((&made["commissionBps"], &made["notes"]), (&Value::Null, &json!("Outra")), "no driver, no share");
        assert_eq!((&made["emptyReturnKm"], &made["receivables"][1]["dueOn"]), (&json!(0), &json!(day(20))));
        let other = kept(&app, &ana, simulation(Some(one), &[two])).await;
        app.send(&ana, post(&format!("{other}/convert"), json!({ "status": "loading" })))
            .await
            .refuses(400, "malformed");
        let alone = json!({ "trailerIds": [] });
        let alone = app.send(&ana, post(&format!("{other}/convert"), alone)).await.refuses(422, "validation");
        assert_eq!(alone.faults(), ["trailerIds:trailer_required"], "the tractor alone would halve the legal minimum");
    });
}

fn a_freight_has_no_fewer_axles_than_were_weighed(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let long = with(trailer("XYZ2A22"), &json!({ "axles": 4 }));
        let long = app.create(&ana, "/api/vehicles", long).await.id();
        let convert =
            async |path: &str, body: Value| app.send(&ana, post(&format!("{path}/convert"), though_busy(body))).await;
        // The simulation had six axles and no vehicle: the legal minimum stays that of six.
        let reported = kept(&app, &ana, simulation(None, &[])).await;
        let refused = convert(&reported, json!({ "truckId": one })).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["trailerIds:trailer_required"]);
        let made = convert(&reported, json!({ "truckId": one, "trailerIds": [two] })).await.is(201);
        assert_eq!((&made.body["axles"], &made.body["trailerIds"]), (&json!(6), &json!([two])));
        // For the hire of the traction only, the axles are those of the simulation, and no trailer is needed.
        let traction = kept(&app, &ana, with(simulation(None, &[]), &json!({ "minimumTable": "B" }))).await;
        let hired = convert(&traction, json!({ "truckId": one })).await.is(201).body;
        assert_eq!((&hired["axles"], &hired["trailerIds"]), (&json!(6), &json!([])));
        let result = app.see(&ana, &format!("{}/result", made.header("location"))).await;
        assert_eq!(result["minimum"]["totalCents"], 820_663);
        let named = kept(&app, &ana, simulation(Some(one), &[two])).await;
        let refused = convert(&named, json!({ "trailerIds": [] })).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["trailerIds:trailer_required"]);
        let seven = kept(&app, &ana, simulation(Some(one), &[long])).await;
        let small = with(truck("DEF1D23"), &json!({ "axles": 2 }));
        let small = app.create(&ana, "/api/vehicles", small).await.id();
        let refused = convert(&seven, json!({ "truckId": small })).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["truckId:fewer_axles"]);
        assert!(refused.text.contains("de 7 eixos e os veículos escolhidos somam 6"), "{}", refused.text);
        // As many or more axles follow from the vehicles; the same vehicles retain the entered number.
        let more = convert(&named, json!({ "trailerIds": [long] })).await.is(201).body;
        assert_eq!(more["axles"], 7);
        let lifted = kept(&app, &ana, with(simulation(Some(one), &[long]), &json!({ "axles": 6 }))).await;
        let same = convert(&lifted, json!({ "truckId": one, "trailerIds": [long] })).await.is(201).body;
        assert_eq!(same["axles"], 6);
        let both = convert(&seven, json!({ "truckId": 999, "originCityCode": 1 })).await.refuses(422, "validation");
        assert_eq!(both.faults(), ["truckId:unknown", "originCityCode:unknown"]);
    });
}

fn a_freight_is_held_against_what_judged_its_simulation(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let mut paths = Vec::new();
        for _ in 0..3 {
            paths.push(kept(&app, &ana, simulation(Some(one), &[two])).await);
        }
        import(&app, "minimum_freight", "2026-10-10", "Ato novo", &act("2026-10-10", "Ato novo"));
        let (before, after) = ((json!("Portaria SUROC 22/2026"), json!(820_663)), (json!("Ato novo"), json!(810_000)));
        let third = with(trailer("XYZ2A22"), &json!({ "axles": 4 }));
        let third = app.create(&ana, "/api/vehicles", third).await.id();
        // The same day, table, cargo and axles retain the act; another day or number of axles is judged again.
        for (path, body, judged) in [
            (&paths[0], json!({}), before),
            (&paths[1], json!({ "scheduledFor": "2026-10-16" }), after.clone()),
            (&paths[2], json!({ "trailerIds": [third] }), after),
        ] {
            let made = app.send(&ana, post(&format!("{path}/convert"), though_busy(body))).await.is(201);
            let found = app.see(&ana, &format!("{}/result", made.header("location"))).await["minimum"].clone();
            assert_eq!((found["act"]["title"].clone(), found["totalCents"].clone()), judged);
        }
    });
}

fn the_agreement_with_the_driver_is_retained(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let hire = async |name: &str, more: Value| {
            let body = with(driver(name), &more);
            app.create(&ana, "/api/drivers", body).await.id()
        };
        let gross = hire("Bruto", json!({})).await;
        let net = hire("Líquido", json!({ "agreement": "commission_net", "commissionBps": 3_000 })).await;
        let fixed = json!({ "agreement": "fixed_per_trip", "commissionBps": null, "fixedCents": 90_000 });
        let fixed = hire("Fixo", fixed).await;
        for (driver, share, base, reported, expected) in [
            (Some(gross), 900, "gross", json!({}), json!(900)),
            (Some(gross), 1_200, "gross", json!({}), Value::Null),
            // A share of the net, a share of the gross and a fixed pay do not replace each other.
            (Some(gross), 3_000, "net", json!({}), Value::Null),
            (Some(net), 1_200, "gross", json!({}), Value::Null),
            (Some(net), 2_500, "net", json!({}), json!(2_500)),
            (Some(fixed), 1_200, "gross", json!({}), Value::Null),
            (Some(gross), 0, "gross", json!({}), Value::Null),
            (None, 900, "gross", json!({}), Value::Null),
            // The conversion may name a driver; a share simulated with another driver was not agreed with this one.
            (None, 900, "gross", json!({ "driverId": gross }), json!(900)),
            (Some(net), 900, "gross", json!({ "driverId": gross }), Value::Null),
        ] {
            let more = json!({ "driverId": driver, "commissionBps": share, "commissionBase": base });
            let path = kept(&app, &ana, with(simulation(Some(one), &[two]), &more)).await;
            let made = app.send(&ana, post(&format!("{path}/convert"), though_busy(reported.clone()))).await.is(201);
            assert_eq!(made.body["commissionBps"], expected, "{more} {reported}");
            // The driver's pay is still expected: it is not in the result yet.
            let result = app.see(&ana, &format!("{}/result", made.header("location"))).await;
            assert_eq!(result["comparison"]["explanation"], Value::Null, "{more} {reported}");
        }
    });
}

/// Returns the table of taxes of 2026 with another first day.
fn taxes_of_2026_from(day: &str) -> String {
    let shipped = include_str!("../../../rates/data/carrier_tax.csv");
    let (head, rows) = shipped.split_once('\n').expect("a head");
    let of_2026 = rows.lines().filter_map(|row| row.strip_prefix("2026-01-01"));
    of_2026.fold(format!("{head}\n"), |csv, row| format!("{csv}{day}{row}\n"))
}

fn an_unknown_table_is_judged_again(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        // Both the coefficients of that day and its taxes are unknown.
        let body = with(simulation(Some(one), &[two]), &json!({ "scheduledFor": "2024-10-15" }));
        let (path, other) = (kept(&app, &ana, body.clone()).await, kept(&app, &ana, body.clone()).await);
        let freight = app.send(&ana, post(&format!("{other}/convert"), json!({}))).await.is(201);
        let seen = app.see(&ana, &path).await["answer"].clone();
        assert_eq!((&seen["minimum"]["calculable"], &seen["taxes"]["table"]), (&json!(false), &Value::Null));
        assert_eq!(seen["netCents"], 1_200_000 - 350_937);
        import(&app, "minimum_freight", "2024-10-10", "Ato achado", &act("2024-10-10", "Ato achado"));
        import(&app, "carrier_tax", "2024-01-01", "Tabela achada", &taxes_of_2026_from("2024-01-01"));
        let found = |response: &Value| {
            assert_eq!(response["minimum"]["totalCents"], 810_000);
            assert_eq!(response["taxes"]["table"]["validFrom"], "2024-01-01");
            assert_eq!(response["netCents"], 1_200_000 - 383_337);
        };
        found(&app.see(&ana, &path).await["answer"]);
        found(&app.see(&ana, "/api/freight-simulations?sort=number").await["items"][0]["answer"]);
        let compared = app.see(&ana, &format!("{}/result", freight.header("location"))).await;
        assert_eq!(compared["comparison"]["simulatedNetCents"], 1_200_000 - 383_337);
        // A saved simulation retains its tables, even withdrawn ones; an unsaved one does not.
        found(&app.send(&ana, put(&path, 1, body)).await.is(200).body["answer"]);
        app.store
            .write(|db| {
                use diesel::RunQueryDsl;
                Ok(diesel::sql_query("UPDATE rate_imports SET withdrawn_at = created_at").execute(db)?)
            })
            .expect("an update");
        found(&app.see(&ana, &path).await["answer"]);
        assert_eq!(app.see(&ana, &other).await["answer"]["minimum"]["calculable"], false);
    });
}

fn whom_a_calculation_names_is_looked_up(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let bia = app.register("bia@exemplo.com.br").await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Amaggi" })).await.id();
        let zeca = app.create(&ana, "/api/drivers", driver("Zeca")).await.id();
        let ask = async |who: &Caller, more: Value| {
            let body = with(simulation(None, &[]), &more);
            app.send(who, post(&format!("{PATH}/calculate"), body)).await
        };
        // Each of them names six axles.
        for (more, expected) in [
            (json!({ "truckId": one, "minimumTable": "B" }), "truckId:unknown"),
            (json!({ "truckId": one, "trailerIds": [two] }), "truckId:unknown trailerIds:unknown"),
            (json!({ "clientId": client }), "clientId:unknown"),
            (json!({ "driverId": zeca }), "driverId:unknown"),
        ] {
            let refused = ask(&bia, more.clone()).await.refuses(422, "validation");
            assert_eq!(refused.faults().join(" "), expected, "{more}");
            ask(&ana, more).await.is(200);
        }
        for (more, expected) in [
            (json!({ "truckId": one, "trailerIds": [two, two] }), "trailerIds:repeated"),
            (json!({ "truckId": one, "trailerIds": [one] }), "trailerIds:wrong_type"),
            (json!({ "truckId": one, "trailerIds": [two, two, two, two] }), "trailerIds:too_many"),
            (json!({ "trailerIds": [two] }), "truckId:required"),
            (json!({ "truckId": 999, "rateCents": 0 }), "rateCents:too_small truckId:unknown"),
        ] {
            let refused = ask(&ana, more.clone()).await.refuses(422, "validation");
            assert_eq!(refused.faults().join(" "), expected, "{more}");
        }
    });
}

fn of_two_conversions_at_once_one_wins(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        for count in 1..=4 {
            let path = format!("{}/convert", kept(&app, &ana, simulation(Some(one), &[two])).await);
            let call = || post(&path, though_busy(json!({})));
            let (a, b) = futures_util::future::join(app.send(&ana, call()), app.send(&ana, call())).await;
            let (won, lost) = if a.status == 201 { (a, b) } else { (b, a) };
            won.is(201);
            lost.refuses(409, "already_converted");
            let freights = app.see(&ana, "/api/freights").await;
            assert_eq!(freights["items"].as_array().unwrap().len(), count);
        }
        // The same key twice is one conversion, answered twice.
        let path = format!("{}/convert", kept(&app, &ana, simulation(Some(one), &[two])).await);
        let call = || post(&path, though_busy(json!({}))).header("idempotency-key", "convert-1");
        let first = app.send(&ana, call()).await.is(201);
        assert_eq!(app.send(&ana, call()).await.is(201).body, first.body);
    });
}

fn a_freight_that_is_deleted_frees_its_simulation(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = kept(&app, &ana, simulation(Some(one), &[two])).await;
        let freight = app.send(&ana, post(&format!("{path}/convert"), json!({}))).await.is(201);
        app.send(&ana, delete(freight.header("location"))).await.is(204);
        let seen = app.see(&ana, &path).await;
        assert_eq!((&seen["freightId"], &seen["freightNumber"]), (&Value::Null, &Value::Null));
        app.send(&ana, put(&path, seen["version"].as_i64().unwrap(), simulation(Some(one), &[two]))).await.is(200);
        app.send(&ana, post(&format!("{path}/convert"), json!({}))).await.is(201);
    });
}

fn records_named_by_a_simulation_cannot_be_deleted(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Amaggi" })).await.id();
        let zeca = app.create(&ana, "/api/drivers", driver("Zeca")).await.id();
        let more = json!({ "clientId": client, "driverId": zeca });
        let path = kept(&app, &ana, with(simulation(Some(one), &[two]), &more)).await;
        let named = [
            format!("/api/vehicles/{one}"),
            format!("/api/vehicles/{two}"),
            format!("/api/clients/{client}"),
            format!("/api/drivers/{zeca}"),
        ];
        for path in &named {
            app.send(&ana, delete(path)).await.refuses(409, "has_history");
        }
        app.send(&ana, delete(&path)).await.is(204);
        for path in &named {
            app.send(&ana, delete(path)).await.is(204);
        }
    });
}

fn records_of_another_owner_are_not_found(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = kept(&app, &ana, simulation(Some(one), &[two])).await;
        let bia = app.register("bia@exemplo.com.br").await;
        let own = kept(&app, &bia, simulation(None, &[])).await;
        for call in [
            get(&path),
            put(&path, 1, simulation(None, &[])),
            delete(&path),
            post(&format!("{path}/copy"), json!({})),
            post(&format!("{path}/archive"), json!({ "archived": true })),
            post(&format!("{path}/convert"), json!({})),
            get(&format!("{PATH}/compare?ids=1,2")),
        ] {
            app.send(&bia, call).await.refuses(404, "not_found");
        }
        for body in [simulation(Some(one), &[two]), simulation(Some(999), &[998])] {
            for path in [PATH.to_owned(), format!("{PATH}/calculate")] {
                let refused = app.send(&bia, post(&path, body.clone())).await.refuses(422, "validation");
                assert_eq!(refused.faults(), ["truckId:unknown", "trailerIds:unknown"]);
            }
        }
        let refused = app.send(&bia, post(&format!("{own}/convert"), json!({ "truckId": one }))).await;
        assert_eq!(refused.refuses(422, "validation").faults(), ["truckId:unknown"]);
        assert_eq!(app.see(&bia, PATH).await["items"].as_array().unwrap().len(), 1);
        assert_eq!(app.see(&ana, &path).await["version"], 1);
    });
}

fn simulations_are_listed(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Amaggi" })).await.id();
        for (rate, more) in [
            (900_000, json!({ "name": "Soja" })),
            (1_100_000, json!({ "clientId": client, "scheduledFor": "2026-11-01" })),
            (1_000_000, json!({ "truckId": one, "trailerIds": [two], "destinationCityCode": 4_106_902 })),
        ] {
            let body = with(with(simulation(None, &[]), &json!({ "rateCents": rate })), &more);
            app.create(&ana, PATH, body).await;
        }
        let numbers = async |query: &str| -> Vec<i64> {
            let list = app.see(&ana, &format!("{PATH}?{query}")).await;
            list["items"].as_array().unwrap().iter().map(|one| one["number"].as_i64().unwrap()).collect()
        };
        for (query, expected) in [
            ("", vec![3, 2, 1]),
            ("sort=createdAt", vec![1, 2, 3]),
            ("sort=-netCents", vec![2, 3, 1]),
            ("sort=-scheduledFor", vec![2, 3, 1]),
            ("sort=-number", vec![3, 2, 1]),
            ("q=soja", vec![1]),
            ("q=curitiba", vec![3]),
            ("q=amaggi", vec![2]),
            ("q=abc1d23", vec![3]),
            ("q=3", vec![3]),
            ("truckId=1", vec![3]),
            ("clientId=1", vec![2]),
            ("from=2026-10-16", vec![2]),
            ("to=2026-10-15&sort=number", vec![1, 3]),
            ("archived=true", vec![]),
            ("converted=true", vec![]),
        ] {
            assert_eq!(numbers(query).await, expected, "{query}");
        }
        let first = app.see(&ana, &format!("{PATH}?limit=2&sort=-netCents")).await;
        let cursor = first["nextCursor"].as_str().expect("more");
        assert_eq!(numbers(&format!("limit=2&sort=-netCents&cursor={cursor}")).await, [1]);
        app.send(&ana, get(&format!("{PATH}?sort=name"))).await.refuses(400, "malformed");
        // A freight entered by hand has no simulation.
        let by_hand = app.create(&ana, "/api/freights", freight(one, &[two])).await.body;
        assert_eq!((&by_hand["simulationId"], &by_hand["simulationNumber"]), (&Value::Null, &Value::Null));
    });
}
