//! Legal minimum for anonymous clients, and the administration of the tables of rates.

use std::thread;

use accounts::AuditAction;
use persistence::{accounts::audit::Actor, rates::import};
use rates::{RateInput, RateKind};
use serde_json::{Value, json};
use testing::{Backend, count, dump, on_both_databases, on_sqlite_first};

use crate::app::{Call, Caller, TestApp, TestResponse, call, day, delete, get, post, run, with};

on_sqlite_first!(
    every_worked_example_is_answered_to_a_stranger,
    the_rates_of_a_day_are_open,
    a_trip_out_of_bounds_is_reported_at_its_fields,
    the_calculator_is_open_to_anybody_but_not_from_foreign_pages,
    questions_are_limited_by_address,
    an_import_begins_on_its_day_and_is_withdrawn,
    a_replaced_cell_changes_what_is_answered,
    a_downloaded_table_can_be_imported_again,
    stores_a_corrected_source_or_provenance,
    the_accountant_s_year_goes_by_what_was_imported,
    a_table_that_lowers_the_tax_is_refused,
    an_imported_table_is_read_at_every_request,
    a_bad_file_is_refused_line_by_line_and_nothing_is_stored,
    only_a_master_in_a_session_manages_rates,
    an_import_is_made_once_and_leaves_a_trail,
);

on_both_databases!(stores_both_of_two_concurrent_imports);

const CALCULATE: &str = "/api/minimum-freight/calculate";
const RATES: &str = "/api/admin/rates";

fn trip(more: Value) -> Value {
    with(json!({ "date": "2026-10-15", "cargoType": "general", "axles": 6, "distanceKm": 1_000 }), &more)
}

async fn minimum(app: &TestApp, more: Value) -> Value {
    app.send(&Caller::default(), post(CALCULATE, trip(more))).await.is(200).body
}

fn input(kind: &str, csv: &str) -> Value {
    json!({ "kind": kind, "csv": csv, "source": "DOU" })
}

fn waiting_time(valid_from: &str, rate: &str) -> Value {
    input("waiting_time", &format!("valid_from,title,rate\n{valid_from},Atualização pelo INPC,{rate}\n"))
}

/// Returns the CSV of the table with that first day.
async fn csv(app: &TestApp, master: &Caller, kind: &str, valid_from: &str) -> String {
    app.send(master, get(&format!("{RATES}/csv?kind={kind}&validFrom={valid_from}"))).await.is(200).text
}

/// Returns the imports with their state, the latest first day first.
async fn history(app: &TestApp, master: &Caller, kind: &str) -> Vec<Value> {
    let list = app.see(master, &format!("{RATES}?kind={kind}")).await;
    assert_eq!(list["nextCursor"], Value::Null);
    list["items"].as_array().expect("items").clone()
}

fn withdraw(id: i64, version: i64) -> Call {
    delete(&format!("{RATES}/{id}")).header("if-match", &format!("\"{version}\""))
}

fn messages(response: &TestResponse) -> Vec<String> {
    let errors = response.body["errors"].as_array().cloned().unwrap_or_default();
    errors.iter().map(|error| error["message"].as_str().unwrap_or_default().to_owned()).collect()
}

fn cents(text: &Value) -> i64 {
    text.as_str().expect("an amount").replace('.', "").parse().expect("cents")
}

fn every_worked_example_is_answered_to_a_stranger(backend: Backend) {
    let vectors: Vec<Value> =
        serde_json::from_str(include_str!("../../../rates/data/minimum_freight_vectors.json")).expect("vectors");
    run(async {
        let app = TestApp::new(backend).await;
        for vector in &vectors {
            let cargo = rates::CargoType::of_table(vector["cargo_type"].as_str().expect("a cargo")).expect("a cargo");
            // A trip of zero kilometres is refused; the example of an empty return alone is tested with one kilometre.
            let km = vector["distance_km"].as_i64().expect("km");
            let requested = json!({
                "date": vector["reference_date"], "table": vector["table"], "cargoType": cargo.as_str(),
                "axles": vector["axles"], "distanceKm": km.max(1), "emptyReturnKm": vector["empty_return_km"],
            });
            let found = app.send(&Caller::default(), post(CALCULATE, requested)).await.is(200).body;
            assert_eq!((&found["calculable"], &found["act"]["title"]), (&json!(true), &vector["act"]));
            assert_eq!(found["axlesUsed"], vector["axles_used"]);
            assert_eq!(found["ccdTenThousandths"], cents(&vector["ccd"]));
            assert_eq!(found["ccCents"], cents(&vector["cc"]));
            assert_eq!(found["emptyReturnCents"], cents(&vector["empty_return"]), "{vector}");
            if km > 0 {
                assert_eq!(found["baseCents"], cents(&vector["floor_base"]), "{vector}");
                assert_eq!(found["totalCents"], cents(&vector["floor_total"]), "{vector}");
            }
        }
        let bulk = |date: &str| json!({ "date": date, "cargoType": "solid_bulk" });
        let before = minimum(&app, bulk("2026-09-29")).await;
        let after = minimum(&app, bulk("2026-09-30")).await;
        assert_eq!((&before["totalCents"], &after["totalCents"]), (&json!(806_411), &json!(824_411)));
        assert_eq!((&before["act"]["official"], &after["act"]["official"]), (&json!(false), &json!(true)));
        assert!(before["words"].as_str().expect("words").contains("valores transcritos, não oficiais"), "{before}");

        let short = minimum(&app, json!({ "offerCents": 820_000 })).await;
        assert_eq!(
            (&short["differenceCents"], &short["below"], &short["indemnityCents"]),
            (&json!(-663), &json!(true), &json!(1_326))
        );
        assert!(short["words"].as_str().expect("words").starts_with("R$ 6,63 abaixo do piso mínimo"), "{short}");
        let unknown = minimum(&app, json!({ "date": "2025-08-01", "offerCents": 1 })).await;
        assert_eq!((&unknown["calculable"], &unknown["below"]), (&json!(false), &json!(false)));
        assert_eq!((&unknown["totalCents"], &unknown["act"]), (&Value::Null, &Value::Null));
        assert!(unknown["reason"].as_str().expect("a reason").contains("Resolução ANTT 6.067/2025"), "{unknown}");
        // The default is today's act, and table A.
        let today = json!({ "cargoType": "general", "axles": 6, "distanceKm": 1_000 });
        let found = app.send(&Caller::default(), post(CALCULATE, today)).await.is(200).body;
        assert_eq!((&found["table"], &found["emptyReturnKm"]), (&json!("A"), &json!(0)));
        assert_eq!(found, minimum(&app, json!({ "date": day(0) })).await);
    });
}

fn the_rates_of_a_day_are_open(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let anonymous = Caller::default();
        let response = app.send(&anonymous, get("/api/minimum-freight/rates")).await.is(200);
        assert_eq!(
            (&response.body["date"], &response.body["act"]["title"]),
            (&json!(day(0)), &json!("Portaria SUROC 22/2026"))
        );
        let cells = response.body["cells"].as_array().expect("cells");
        assert_eq!(cells.len(), 272);
        assert_eq!(
            cells.iter().find(|cell| cell["table"] == "A" && cell["cargoType"] == "general" && cell["axles"] == 6),
            Some(
                &json!({ "table": "A", "cargoType": "general", "axles": 6, "ccdTenThousandths": 75_347, "ccCents": 67_193 })
            )
        );
        let acts = response.body["acts"].as_array().expect("acts");
        assert_eq!((acts.len(), &acts[0]["validTo"], &acts[1]["validTo"]), (33, &Value::Null, &json!("2026-09-29")));
        assert_eq!((&acts[0]["tables"], &acts[0]["cells"]), (&json!(["A", "B", "C", "D"]), &json!(272)));
        assert_eq!((&acts[32]["validFrom"], &acts[32]["cells"]), (&json!("2020-01-20"), &json!(0)));
        let tag = response.header("etag").to_owned();
        app.send(&anonymous, get("/api/minimum-freight/rates").header("if-none-match", &tag)).await.is(304);
        let of = async |date: &str| app.see(&anonymous, &format!("/api/minimum-freight/rates?date={date}")).await;
        for (date, title, cells) in [
            ("2026-09-30", json!("Portaria SUROC 22/2026"), 272),
            ("2026-09-29", json!("Resolução ANTT 6.084/2026"), 78),
            ("2026-01-19", Value::Null, 0),
            ("1950-01-01", Value::Null, 0),
        ] {
            let found = of(date).await;
            assert_eq!(
                (&found["act"]["title"], found["cells"].as_array().map(Vec::len)),
                (&title, Some(cells)),
                "{date}"
            );
        }
        let refused = app.send(&anonymous, get("/api/minimum-freight/rates?date=1949-12-31")).await;
        assert_eq!(refused.refuses(422, "validation").faults(), ["date:out_of_range"]);
        for date in ["x", "2026-02-30", "20260930", "9999999-01-01"] {
            let refused = app.send(&anonymous, get(&format!("/api/minimum-freight/rates?date={date}"))).await;
            assert_eq!(refused.refuses(400, "malformed").faults(), ["date:invalid"], "{date}");
        }
    });
}

fn a_trip_out_of_bounds_is_reported_at_its_fields(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let requested = async |more: Value| app.send(&Caller::default(), post(CALCULATE, trip(more))).await;
        let wrong = json!({ "date": "2101-01-01", "axles": 12, "distanceKm": 10_001, "emptyReturnKm": 10_001, "offerCents": 0 });
        assert_eq!(
            requested(wrong).await.refuses(422, "validation").faults(),
            [
                "date:out_of_range",
                "axles:too_large",
                "distanceKm:too_large",
                "emptyReturnKm:too_large",
                "offerCents:too_small"
            ]
        );
        for (more, fault) in [
            (json!({ "axles": 1 }), "axles:too_small"),
            (json!({ "axles": i64::MIN }), "axles:too_small"),
            (json!({ "distanceKm": 0 }), "distanceKm:too_small"),
            (json!({ "distanceKm": i64::MAX }), "distanceKm:too_large"),
            (json!({ "emptyReturnKm": -1 }), "emptyReturnKm:too_small"),
            (json!({ "offerCents": -1 }), "offerCents:too_small"),
            (json!({ "offerCents": 10_000_000_001_i64 }), "offerCents:too_large"),
        ] {
            let refused = requested(more.clone()).await.refuses(422, "validation");
            assert_eq!(refused.faults(), [fault], "{more}");
            assert!(messages(&refused)[0].ends_with('.'), "{more}");
        }
        for (more, fault) in [
            (json!({ "axles": "6" }), "axles:wrong_type"),
            (json!({ "axles": null }), "axles:wrong_type"),
            (json!({ "distanceKm": 1.5 }), "distanceKm:wrong_type"),
            (json!({ "date": "15/10/2026" }), "date:wrong_type"),
            (json!({ "table": "E" }), "table:unknown"),
            (json!({ "cargoType": "sand" }), "cargoType:unknown"),
            (json!({ "truckId": 1 }), "truckId:unknown_field"),
        ] {
            assert_eq!(requested(more.clone()).await.refuses(400, "malformed").faults(), [fault], "{more}");
        }
        let empty = app.send(&Caller::default(), post(CALCULATE, json!({}))).await.refuses(400, "malformed");
        assert_eq!(empty.faults(), ["cargoType:required"]);
        for body in ["", "[]", "{", "null"] {
            let call = call(actix_web::http::Method::POST, CALCULATE).raw("application/json", body.as_bytes().to_vec());
            app.send(&Caller::default(), call).await.refuses(400, "malformed");
        }
        for most in [
            json!({ "distanceKm": 10_000, "emptyReturnKm": 10_000, "offerCents": 10_000_000_000_i64, "axles": 11 }),
            json!({ "distanceKm": 1, "axles": 2 }),
        ] {
            assert_eq!(requested(most).await.is(200).body["calculable"], true);
        }
    });
}

fn the_calculator_is_open_to_anybody_but_not_from_foreign_pages(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let before = dump(&app.store);
        let requested = || post(CALCULATE, trip(json!({})));
        // As by curl: no cookie, no origin.
        app.send(&Caller::default(), requested().header("origin", "")).await.is(200);
        app.send(&Caller::default(), requested().header("origin", "https://evil.example"))
            .await
            .refuses(403, "foreign_origin");
        app.send(&ana, requested()).await.is(200);
        app.send(&ana, requested().header("origin", "")).await.refuses(403, "foreign_origin");
        // The caller does not matter, so an invalid token does not either.
        app.send(&Caller::with_token("x"), requested()).await.is(200);
        assert_eq!(dump(&app.store), before, "asking writes nothing");
    });
}

fn questions_are_limited_by_address(backend: Backend) {
    run(async {
        let app =
            TestApp::with(backend, &["--calculator-limit-per-minute", "3", "--trusted-proxy", "127.0.0.0/8"]).await;
        let from = |ip: &str| post(CALCULATE, trip(json!({}))).header("x-forwarded-for", ip);
        let rates = |ip: &str| get("/api/minimum-freight/rates").header("x-forwarded-for", ip);
        let anonymous = Caller::default();
        app.send(&anonymous, from("200.1.1.1")).await.is(200);
        app.send(&anonymous, rates("200.1.1.1")).await.is(200);
        // A refused request counts too.
        app.send(&anonymous, post(CALCULATE, json!({})).header("x-forwarded-for", "200.1.1.1"))
            .await
            .refuses(400, "malformed");
        let refusal = app.send(&anonymous, from("200.1.1.1")).await.refuses(429, "rate_limited");
        assert!(refusal.header("retry-after").parse::<u64>().is_ok_and(|seconds| (1..=60).contains(&seconds)));
        let refusal = app.send(&anonymous, rates("1.2.3.4, 200.1.1.1")).await.refuses(429, "rate_limited");
        assert!(!refusal.header("retry-after").is_empty());
        for path in ["cities?q=camp", "distance?from=3509502&to=5107602"] {
            let path = format!("/api/minimum-freight/{path}");
            app.send(&anonymous, get(&path).header("x-forwarded-for", "200.1.1.1")).await.refuses(429, "rate_limited");
        }
        app.send(&anonymous, from("200.1.1.2")).await.is(200);
        // All addresses of an IPv6 customer count as one; and this limit does not affect sign-ins.
        for ip in ["2001:db8::1", "2001:db8::2", "2001:db8::3"] {
            app.send(&anonymous, from(ip)).await.is(200);
        }
        app.send(&anonymous, from("2001:db8::4")).await.refuses(429, "rate_limited");
        app.send(&anonymous, get("/api/auth/registration").header("x-forwarded-for", "200.1.1.1")).await.is(200);
    });
}

fn an_import_begins_on_its_day_and_is_withdrawn(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        let tomorrow = day(1);
        let standing = csv(&app, &master, "minimum_freight", "2026-09-30").await;
        let next =
            standing.replace("2026-09-30", &tomorrow).replace("Portaria SUROC 22/2026", "Portaria SUROC 99/2026");
        let next = next.replace("A,carga_geral,6,7.5347,671.93", "A,carga_geral,6,8.0000,700.00");
        let of_today = minimum(&app, json!({ "date": day(0) })).await;

        let preview =
            app.send(&master, post(&format!("{RATES}/preview"), input("minimum_freight", &next))).await.is(200).body;
        assert_eq!((&preview["validFrom"], &preview["title"]), (&json!(tomorrow), &json!("Portaria SUROC 99/2026")));
        assert_eq!(preview["replaces"], Value::Null);
        assert_eq!(preview["comparedWith"], json!({ "title": "Portaria SUROC 22/2026", "validFrom": "2026-09-30" }));
        assert_eq!((&preview["unchanged"], &preview["cells"]), (&json!(271), &json!(272)));
        assert_eq!(
            preview["changes"],
            json!([
                { "cell": "Tabela A · Carga geral · 6 eixos · CCD", "before": "7,5347", "after": "8,0000" },
                { "cell": "Tabela A · Carga geral · 6 eixos · CC", "before": "671,93", "after": "700,00" },
            ])
        );
        assert_eq!(count(&app.store, "SELECT COUNT(*) AS count FROM rate_imports"), 0, "a preview stores nothing");

        let made =
            app.create(&master, RATES, with(input("minimum_freight", &next), &json!({ "official": true }))).await;
        assert_eq!(made.header("location"), format!("{RATES}/{}", made.id()));
        for (name, value) in [
            ("kind", json!("minimum_freight")),
            ("version", json!(1)),
            ("validFrom", json!(tomorrow)),
            ("validTo", Value::Null),
            ("title", json!("Portaria SUROC 99/2026")),
            ("source", json!("DOU")),
            ("official", json!(true)),
            ("cells", json!(272)),
            ("origin", json!("imported")),
            ("inForce", json!(false)),
            ("superseded", json!(false)),
            ("withdrawnAt", Value::Null),
            ("importedBy", json!("master")),
            ("note", Value::Null),
        ] {
            assert_eq!(made.body[name], value, "{name}");
        }
        assert!(made.body["importedAt"].is_string());
        assert_eq!(app.see(&master, made.header("location")).await, made.body);

        // Today is judged as before, tomorrow by the new act.
        assert_eq!(minimum(&app, json!({ "date": day(0) })).await, of_today);
        let then = minimum(&app, json!({ "date": tomorrow })).await;
        assert_eq!((&then["totalCents"], &then["act"]["title"]), (&json!(870_000), &json!("Portaria SUROC 99/2026")));
        let acts = app.see(&Caller::default(), &format!("/api/minimum-freight/rates?date={tomorrow}")).await;
        assert_eq!((&acts["act"]["official"], acts["acts"].as_array().map(Vec::len)), (&json!(true), Some(34)));
        assert_eq!((&acts["acts"][0]["validFrom"], &acts["acts"][1]["validTo"]), (&json!(tomorrow), &json!(day(0))));
        let all = history(&app, &master, "minimum_freight").await;
        assert_eq!(all.len(), 5);
        assert_eq!(
            (&all[1]["inForce"], &all[1]["validTo"], &all[1]["id"]),
            (&json!(true), &json!(day(0)), &Value::Null)
        );

        app.send(&master, withdraw(made.id(), 2)).await.refuses(412, "stale_version");
        app.send(&master, withdraw(made.id(), 1)).await.is(204);
        assert_eq!(minimum(&app, json!({ "date": tomorrow })).await["act"]["title"], "Portaria SUROC 22/2026");
        let all = history(&app, &master, "minimum_freight").await;
        assert_eq!((all.len(), &all[0]["version"], &all[1]["validTo"]), (5, &json!(2), &Value::Null));
        assert!(all[0]["withdrawnAt"].is_string());
        let again = app.send(&master, withdraw(made.id(), 1)).await.refuses(412, "stale_version");
        assert!(again.body["current"]["withdrawnAt"].is_string());
        app.send(&master, withdraw(made.id(), 2)).await.refuses(409, "already_withdrawn");
        app.send(&master, withdraw(99, 1)).await.refuses(404, "not_found");
        app.send(&master, get(&format!("{RATES}/99"))).await.refuses(404, "not_found");
    });
}

fn a_replaced_cell_changes_what_is_answered(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        let shipped = csv(&app, &master, "minimum_freight", "2026-09-30").await;
        let cell = |ccd: &str| shipped.replace("A,carga_geral,6,7.5347,", &format!("A,carga_geral,6,{ccd},"));
        let total = async || minimum(&app, json!({})).await["totalCents"].as_i64();
        assert_eq!(total().await, Some(820_663));
        let first = app.create(&master, RATES, input("minimum_freight", &cell("7.6000"))).await;
        assert_eq!(total().await, Some(827_193));
        let preview =
            app.send(&master, post(&format!("{RATES}/preview"), input("minimum_freight", &cell("7.7000")))).await;
        let preview = preview.is(200).body;
        assert_eq!(
            (&preview["replaces"]["id"], &preview["changes"][0]["before"]),
            (&json!(first.id()), &json!("7,6000"))
        );
        let second = app.create(&master, RATES, input("minimum_freight", &cell("7.7000"))).await;
        assert_eq!(total().await, Some(837_193));
        // An import without changes is refused: the last import is the same.
        let same = app.send(&master, post(RATES, input("minimum_freight", &cell("7.7000")))).await;
        assert_eq!(same.refuses(422, "validation").faults(), ["csv:nothing_changes"]);

        let states = async || {
            let all = history(&app, &master, "minimum_freight").await;
            let of_act = all.into_iter().filter(|one| one["validFrom"] == "2026-09-30");
            of_act
                .map(|one| (one["id"].as_i64(), one["inForce"] == true, one["superseded"] == true))
                .collect::<Vec<_>>()
        };
        let (one, two) = (Some(first.id()), Some(second.id()));
        assert_eq!(states().await, [(two, true, false), (one, false, true), (None, false, true)]);
        app.send(&master, withdraw(second.id(), 1)).await.is(204);
        assert_eq!(
            (total().await, states().await),
            (Some(827_193), vec![(two, false, false), (one, true, false), (None, false, true)])
        );
        app.send(&master, withdraw(first.id(), 1)).await.is(204);
        assert_eq!(
            (total().await, states().await),
            (Some(820_663), vec![(two, false, false), (one, false, false), (None, true, false)])
        );
        assert_eq!(csv(&app, &master, "minimum_freight", "2026-09-30").await, shipped);
        assert_eq!(minimum(&app, json!({})).await["act"]["official"], true);
    });
}

fn a_downloaded_table_can_be_imported_again(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        for (kind, valid_from, cells, from, to) in [
            ("minimum_freight", "2026-09-30", 272, "A;carga_geral;6;7.5347", "A;carga_geral;6;7,5348"),
            ("carrier_tax", "2026-01-01", 15, "8475.55", "8.475,56"),
            ("waiting_time", "2025-04-01", 1, "2.41", "2,42"),
            ("diesel_price", "2026-06-07", 53, "AC;S10;8.180", "AC;S10;8,19"),
        ] {
            let path = format!("{RATES}/csv?kind={kind}&validFrom={valid_from}");
            let file = app.send(&master, get(&path)).await.is(200);
            assert_eq!(file.header("content-type"), "text/csv; charset=utf-8");
            let name = format!("attachment; filename=\"{kind}-{valid_from}.csv\"");
            assert_eq!(file.header("content-disposition"), name);
            app.send(&master, get(&path).header("if-none-match", file.header("etag"))).await.is(304);
            assert_eq!(file.text.lines().count(), cells + 1, "{kind}");
            let shipped = history(&app, &master, kind).await;
            let shipped = shipped.iter().find(|one| one["validFrom"] == valid_from).expect("a table");
            let reported = json!({ "source": shipped["source"], "official": shipped["official"] });
            let same = app.send(&master, post(RATES, with(input(kind, &file.text), &reported))).await;
            assert_eq!(same.refuses(422, "validation").faults(), ["csv:nothing_changes"], "{kind}");
            // The file as a spreadsheet program in Portuguese writes it.
            let semicolons = file.text.replace(',', ";");
            assert_eq!(semicolons.matches(from).count(), 1, "{kind}");
            let edited = semicolons.replace(from, to);
            let edited = format!("\u{feff}{}", edited.replace('\n', "\r\n"));
            let preview = app.send(&master, post(&format!("{RATES}/preview"), input(kind, &edited))).await.is(200).body;
            let changes = preview["changes"].as_array().expect("changes").len();
            assert_eq!((changes, &preview["unchanged"]), (1, &json!(cells - 1)), "{kind}: {preview}");
            assert_eq!(
                (&preview["replaces"]["origin"], &preview["cells"]),
                (&json!("shipped"), &json!(cells)),
                "{kind}"
            );
            let made = app.create(&master, RATES, input(kind, &edited)).await;
            assert_eq!(made.body["inForce"], true, "{kind}");
            let changed = app.send(&master, get(&path)).await.is(200);
            assert_ne!(changed.header("etag"), file.header("etag"));
        }
        for query in ["kind=waiting_time&validFrom=2025-04-02", "kind=waiting_time&validFrom=0001-01-01"] {
            app.send(&master, get(&format!("{RATES}/csv?{query}"))).await.refuses(404, "not_found");
        }
        for (query, field) in
            [("kind=gold&validFrom=2025-04-01", "kind"), ("kind=waiting_time", "validFrom"), ("", "kind")]
        {
            let refused = app.send(&master, get(&format!("{RATES}/csv?{query}"))).await.refuses(400, "malformed");
            assert_eq!(refused.faults(), [format!("{field}:invalid")]);
        }
        assert_eq!(app.see(&master, RATES).await["items"].as_array().map(Vec::len), Some(4 + 3 + 4 + 1 + 4));
        app.send(&master, get(&format!("{RATES}?kind=gold"))).await.refuses(400, "malformed");
    });
}

fn stores_a_corrected_source_or_provenance(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        let text = csv(&app, &master, "minimum_freight", "2026-09-30").await;
        for (source, official) in [("DOU 184", true), ("DOU 185", true), ("DOU 185", false), ("DOU 185", true)] {
            let body = with(input("minimum_freight", &text), &json!({ "source": source, "official": official }));
            let preview = app.send(&master, post(&format!("{RATES}/preview"), body.clone())).await.is(200).body;
            assert_eq!((&preview["changes"], &preview["unchanged"]), (&json!([]), &json!(272)));
            app.create(&master, RATES, body.clone()).await;
            let act = minimum(&app, json!({})).await["act"].clone();
            assert_eq!((&act["source"], &act["official"]), (&json!(source), &json!(official)));
            let same = app.send(&master, post(RATES, body)).await;
            assert_eq!(same.refuses(422, "validation").faults(), ["csv:nothing_changes"]);
        }
    });
}

fn a_table_that_lowers_the_tax_is_refused(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        let table = csv(&app, &master, "carrier_tax", "2026-01-01").await;
        for (from, to, reported) in [
            (",908.73", ",5000.00", "Linha 13: o imposto cairia R$ 374,06 logo acima de R$ 4.664,68"),
            (",978.62", ",1978.62", "Linha 15: a redução cresceria R$ 1.000,00 logo acima de R$ 5.000,00"),
        ] {
            assert_eq!(table.matches(from).count(), 1, "{from}");
            for path in [RATES.to_owned(), format!("{RATES}/preview")] {
                let body = input("carrier_tax", &table.replace(from, to));
                let refused = app.send(&master, post(&path, body)).await.refuses(422, "validation");
                assert_eq!(refused.faults(), ["csv:invalid_line"]);
                assert!(messages(&refused)[0].starts_with(reported), "{}", refused.text);
            }
        }
    });
}

fn an_imported_table_is_read_at_every_request(backend: Backend) {
    run(async {
        // Two installations in one process: the first import of each has the same id, and each answers by its own.
        let (one, two) = (TestApp::new(backend).await, TestApp::new(backend).await);
        let mut masters = Vec::new();
        for (app, ccd) in [(&one, "7.6000"), (&two, "7.7000")] {
            let master = app.register("master@exemplo.com.br").await;
            let text = csv(app, &master, "minimum_freight", "2026-09-30").await;
            let text = text.replace("A,carga_geral,6,7.5347", &format!("A,carga_geral,6,{ccd}"));
            let made = app.create(&master, RATES, input("minimum_freight", &text)).await;
            masters.push((master, made.id()));
        }
        for _ in 0..3 {
            assert_eq!(minimum(&one, json!({})).await["totalCents"], 827_193);
            assert_eq!(minimum(&two, json!({})).await["totalCents"], 837_193);
        }
        let [(first, id), (_, other)] = masters.as_slice() else { panic!("two") };
        assert_eq!(id, other);
        one.send(first, withdraw(*id, 1)).await.is(204);
        assert_eq!(minimum(&one, json!({})).await["totalCents"], 820_663);
        assert_eq!(minimum(&two, json!({})).await["totalCents"], 837_193);
        let rates = two.send(&Caller::default(), get("/api/minimum-freight/rates?date=2026-10-15")).await.is(200).body;
        assert_eq!((&rates["act"]["source"], &rates["act"]["official"]), (&json!("DOU"), &json!(false)));
    });
}

fn the_accountant_s_year_goes_by_what_was_imported(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        for month in ["01", "07"] {
            let day = format!("2026-{month}-10");
            let line = json!({
                "kind": "income", "category": "frete", "description": "Frete", "amountCents": 5_000_000, "dueOn": day, "paidOn": day,
            });
            app.create(&master, "/api/finances", line).await;
        }
        let inss = async || {
            let year = app.see(&master, "/api/finances/tax-year/2026").await;
            (
                year["months"][0]["inssCents"].as_i64(),
                year["months"][6]["inssCents"].as_i64(),
                year["rules"]["validFrom"].clone(),
            )
        };
        assert_eq!(inss().await, (Some(93_231), Some(93_231), json!("2026-01-01")));
        // A ceiling that rises in the middle of a month is in force from the next one on.
        let table = csv(&app, &master, "carrier_tax", "2026-01-01").await;
        let table = table.replace("2026-01-01", "2026-06-15").replace("8475.55", "9000.00");
        let made = app.create(&master, RATES, input("carrier_tax", &table)).await;
        assert_eq!(inss().await, (Some(93_231), Some(99_000), json!("2026-06-15")));
        app.send(&master, withdraw(made.id(), 1)).await.is(204);
        assert_eq!(inss().await, (Some(93_231), Some(93_231), json!("2026-01-01")));
    });
}

fn a_bad_file_is_refused_line_by_line_and_nothing_is_stored(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        let before = dump(&app.store);
        let head = "valid_from,act,table,cargo_type,axles,ccd,cc\n";
        let right = "2027-01-20,Ato,A,carga_geral,6,7.5347,671.93\n";
        let many = "2027-01-20,Ato,A,carga_geral,8,x,y\n".repeat(80);
        for path in [RATES.to_owned(), format!("{RATES}/preview")] {
            let requested = async |kind: &str, csv: &str| app.send(&master, post(&path, input(kind, csv))).await;
            for (csv, code, message) in [
                (String::new(), "missing_columns", "Faltam no cabeçalho as colunas: valid_from, act"),
                ("\u{0}\u{1}".into(), "missing_columns", "Faltam no cabeçalho"),
                ("%PDF-1.4 \"".into(), "missing_columns", "Faltam no cabeçalho"),
                (head.into(), "empty", "nenhuma linha além do cabeçalho"),
                (format!("{head}{right}2027-01-20,Ato,E,carga_geral,6,7,671\n"), "invalid_line", "Linha 3: a tabela é"),
                (format!("{head}{right}{right}"), "invalid_line", "Linha 3: esta célula já está"),
                (format!("{head}2027-01-20,A\u{0}to,A,carga_geral,6,7,671\n"), "invalid_line", "Linha 2: a coluna act"),
                (
                    format!("{head}\n\n{right}2027-01-20,Ato,A,areia,6,7,671\n"),
                    "invalid_line",
                    "Linha 5: a carga \"areia\"",
                ),
                (
                    format!("{head}2027-01-20,Ato,A,carga_geral,6,7,5347,671,93\n"),
                    "invalid_line",
                    "Linha 2: há mais valores que colunas",
                ),
                (
                    format!("{}\n2027-01-20,Ato,A,carga_geral,6,7,671,7\n", head.trim_end().to_owned() + ",cc"),
                    "repeated_column",
                    "O cabeçalho traz a coluna cc mais de uma vez",
                ),
                (format!("{head}{}", "x\n".repeat(5_001)), "too_long", "mais de 5000 linhas"),
            ] {
                let refused = requested("minimum_freight", &csv).await.refuses(422, "validation");
                assert_eq!(refused.faults()[0], format!("csv:{code}"), "{message}");
                assert!(messages(&refused)[0].contains(message), "{message}: {}", refused.text);
            }
            let refused = requested("minimum_freight", &format!("{head}{many}")).await.refuses(422, "validation");
            assert_eq!(refused.faults().len(), 50, "one for each line, the first fifty");
            requested("waiting_time", &format!("{head}{right}")).await.refuses(422, "validation");
            let blank = with(waiting_time("2027-04-01", "2.50"), &json!({ "source": " " }));
            let refused = app.send(&master, post(&path, blank)).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["source:required"]);
            for (more, fault) in [
                (json!({ "kind": "gold" }), "kind:unknown"),
                (json!({ "csv": null }), "csv:wrong_type"),
                (json!({ "official": "yes" }), "official:wrong_type"),
                (json!({ "title": "x" }), "title:unknown_field"),
            ] {
                let body = with(waiting_time("2027-04-01", "2.50"), &more);
                let refused = app.send(&master, post(&path, body)).await.refuses(400, "malformed");
                assert_eq!(refused.faults(), [fault]);
            }
            let huge = input("waiting_time", &"x".repeat(256 * 1024));
            app.send(&master, post(&path, huge)).await.refuses(413, "payload_too_large");
        }
        assert_eq!(dump(&app.store), before, "what is refused leaves nothing");
    });
}

fn only_a_master_in_a_session_manages_rates(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        let ana = app.register("ana@exemplo.com.br").await;
        let token = app.token(&master, "write").await;
        let made = app.create(&master, RATES, waiting_time("2027-04-01", "2.50")).await;
        // The first use of a token is noted.
        app.see(&token, "/api/auth/user").await;
        let before = dump(&app.store);
        let calls = || {
            [
                get(RATES),
                get(&format!("{RATES}/csv?kind=waiting_time&validFrom=2025-04-01")),
                get(&format!("{RATES}/{}", made.id())),
                post(&format!("{RATES}/preview"), waiting_time("2027-04-01", "2.60")),
                post(RATES, waiting_time("2027-04-01", "2.60")),
                withdraw(made.id(), 1),
            ]
        };
        for (who, status, kind) in
            [(&ana, 403, "forbidden"), (&token, 403, "forbidden"), (&Caller::default(), 401, "unauthenticated")]
        {
            for call in calls() {
                app.send(who, call).await.refuses(status, kind);
            }
        }
        let foreign = post(RATES, waiting_time("2027-04-01", "2.60")).header("origin", "https://evil.example");
        app.send(&master, foreign).await.refuses(403, "foreign_origin");
        assert_eq!(dump(&app.store), before);
    });
}

fn an_import_is_made_once_and_leaves_a_trail(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        let keyed = || post(RATES, waiting_time("2027-04-01", "2.50")).header("idempotency-key", "k");
        let first = app.send(&master, keyed()).await.is(201);
        assert_eq!(app.send(&master, keyed()).await.is(201).body, first.body);
        app.send(&master, delete(&format!("{RATES}/{}", first.id()))).await.is(204);
        let trail = app.see(&master, "/api/admin/audit?sort=at").await;
        let reported = trail["items"].as_array().expect("a trail").iter().map(|one| (&one["action"], &one["detail"]));
        let reported: Vec<_> =
            reported.filter(|(action, _)| action.as_str().is_some_and(|one| one.ends_with("rates"))).collect();
        let detail = json!("Estadia: Atualização pelo INPC, desde 01/04/2027");
        assert_eq!(
            reported,
            [
                (&json!(AuditAction::ImportedRates.as_str()), &detail),
                (&json!(AuditAction::WithdrewRates.as_str()), &detail)
            ]
        );
        // A withdrawn table may be imported again, as another import.
        let again = app.create(&master, RATES, waiting_time("2027-04-01", "2.50")).await;
        assert_ne!(again.id(), first.id());
    });
}

fn stores_both_of_two_concurrent_imports(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@exemplo.com.br").await;
        let at = chrono::Utc::now().into();
        let id = app.see(&master, "/api/auth/user").await["id"].as_i64().expect("an id");
        let actor = Actor { id: id.into(), at, ip: None };
        let today = "2026-11-21".parse().expect("a day");
        let table = |rate: usize| {
            let csv = format!("valid_from,title,rate\n2027-04-01,Ato {rate},{rate}\n");
            RateInput { kind: RateKind::WaitingTime, csv, source: "DOU".into(), official: false }
                .check()
                .expect("a table")
        };
        let store = &app.store;
        let ids: Vec<i64> = thread::scope(|scope| {
            let threads: Vec<_> = (1..=8)
                .map(|rate| {
                    let (actor, table) = (actor.clone(), table(rate));
                    scope.spawn(move || {
                        let made = store.write(|db| import::insert(db, &actor, &table, today)).expect("an import");
                        made.id.expect("an id").get()
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
        });
        let all = history(&app, &master, "waiting_time").await;
        let live: Vec<_> = all.iter().filter(|one| one["origin"] == "imported" && one["superseded"] == false).collect();
        assert_eq!((all.len(), live.len()), (12, 1), "all are kept and one holds");
        let last = ids.iter().max().expect("eight");
        assert_eq!(live[0]["id"], *last);
        let text = csv(&app, &master, "waiting_time", "2027-04-01").await;
        assert!(text.contains(live[0]["title"].as_str().expect("a title")), "{text}");
        assert_eq!(count(store, "SELECT COUNT(*) AS count FROM audit_entries WHERE action = 'imported_rates'"), 8);
        // The same table from two clients at once is imported once.
        let outcomes: Vec<bool> = thread::scope(|scope| {
            let threads: Vec<_> = (0..4)
                .map(|_| {
                    let (actor, table) = (actor.clone(), table(99));
                    scope.spawn(move || store.write(|db| import::insert(db, &actor, &table, today)).is_ok())
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
        });
        assert_eq!(outcomes.iter().filter(|made| **made).count(), 1);
    });
}
