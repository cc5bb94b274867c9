//! Waiting time: the amount owed for a waiting truck, by the events of its freight.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{Caller, TestApp, freight, get, post, put, run, trailer, truck, with},
    minimum::import,
};

on_sqlite_first!(
    a_held_truck_is_owed_by_its_whole_capacity,
    unknown_facts_are_stated,
    a_stay_goes_on_to_now,
    the_queue_counts_from_the_arrival,
    hours_and_days_are_those_of_the_city_where_the_truck_waits,
    a_cancelled_freight_retains_its_waiting_time,
    the_rate_is_that_of_the_day_of_arrival,
    waiting_time_of_another_owner_is_not_found
);

/// Registers Ana with a truck and a trailer for 20 tonnes.
async fn ana(app: &TestApp) -> (Caller, i64, i64) {
    let ana = app.register("ana@exemplo.com.br").await;
    let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
    let body = with(trailer("XYZ1A11"), &json!({ "capacityKg": 20_000 }));
    let two = app.create(&ana, "/api/vehicles", body).await.id();
    (ana, one, two)
}

/// Creates a freight and moves it through these states; returns its path.
async fn moved(app: &TestApp, who: &Caller, body: Value, moves: &[(&str, &str)]) -> String {
    let path = app.create(who, "/api/freights", body).await.header("location").to_owned();
    for (status, moment) in moves {
        let call = post(
            &format!("{path}/status"),
            json!({ "status": status, "occurredAt": moment, "confirm": ["overloaded"] }),
        );
        app.send(who, call).await.is(200);
    }
    path
}

async fn waited(app: &TestApp, who: &Caller, path: &str) -> Value {
    app.see(who, &format!("{path}/waiting-time")).await
}

/// Nine hours at the loading, six and a half at the unloading.
const MOVES: [(&str, &str); 4] = [
    ("loading", "2026-11-10T11:00:00Z"),
    ("in_transit", "2026-11-10T20:00:00Z"),
    ("unloading", "2026-11-12T11:00:00Z"),
    ("completed", "2026-11-12T17:30:00Z"),
];

fn a_held_truck_is_owed_by_its_whole_capacity(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Amaggi" })).await.id();
        // A cargo of 12 t in a vehicle for 20 t: the capacity counts, not the load.
        let body = with(freight(one, &[two]), &json!({ "weightKg": 12_000, "clientId": client }));
        let path = moved(&app, &ana, body, &MOVES).await;
        let found = waited(&app, &ana, &path).await;
        assert_eq!((&found["capacityKg"], &found["freeMinutes"]), (&json!(20_000), &json!(300)));
        assert_eq!(found["source"], "Lei 11.442/2007, art. 11, §§ 5º a 8º");
        let loading = json!({
            "place": "loading", "cityName": "Campinas/SP", "timeZone": "America/Sao_Paulo",
            "timeName": "horário de Brasília", "arrivedAt": "2026-11-10T11:00:00Z",
            "leftAt": "2026-11-10T20:00:00Z", "running": false, "minutes": 540, "due": true, "rateCents": 241,
            "rate": { "title": "Nota Técnica ANTT 3335/2025", "validFrom": "2025-04-01",
                "source": found["stays"][0]["rate"]["source"],
                "checkedWords": "Tabela conferida até 08/10/2026: depois disso pode ter saído outra." },
            // 20 × 9 × 2,41.
            "amountCents": 43_380, "reason": null,
            "words": "Carregamento em Campinas/SP: 9 h de permanência, 20 t × 9 h × R$ 2,41 = R$ 433,80.",
        });
        assert_eq!(found["stays"][0], loading);
        // 20 × 6,5 × 2,41 = 313,30.
        assert_eq!(found["stays"][1]["amountCents"], 31_330);
        assert_eq!(found["totalCents"], 74_710);
        let claim = found["claimText"].as_str().expect("a claim");
        for part in [
            "Frete nº 1: Campinas/SP → Rondonópolis/MT",
            "Contratante: Amaggi",
            "Chegada: 10/11/2026 às 08:00",
            "Saída: 12/11/2026 às 13:30",
            "20 t (20.000 kg)",
            "R$ 2,41 (Nota Técnica ANTT 3335/2025, desde 01/04/2025)",
            "Total: R$ 747,10",
            "Lei 11.442/2007, art. 11, §§ 5º a 8º",
            "minutos exatos",
            "Carregamento em Campinas/SP, horário de Brasília",
            "Descarga em Rondonópolis/MT, horário de Mato Grosso",
        ] {
            assert!(claim.contains(part), "{part} is missing in\n{claim}");
        }
        let again = app.send(&ana, get(&format!("{path}/waiting-time"))).await.is(200);
        let same = get(&format!("{path}/waiting-time")).header("if-none-match", again.header("etag"));
        app.send(&ana, same).await.is(304);
        // A rigid truck carries itself, alone and with a trailer behind it; a tractor carries nothing.
        let rigid = with(truck("RIG1D23"), &json!({ "bodyType": "box", "capacityKg": 14_000 }));
        let rigid = app.create(&ana, "/api/vehicles", rigid).await.id();
        for (truck, trailers, kilograms) in
            [(rigid, vec![], json!(14_000)), (rigid, vec![two], json!(34_000)), (one, vec![], Value::Null)]
        {
            let path = moved(&app, &ana, freight(truck, &trailers), &MOVES).await;
            assert_eq!(waited(&app, &ana, &path).await["capacityKg"], kilograms, "{trailers:?}");
        }
    });
}

fn the_queue_counts_from_the_arrival(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = json!({ "name": "Amaggi", "document": "11.222.333/0001-81" });
        let client = app.create(&ana, "/api/clients", client).await.id();
        let body = with(freight(one, &[two]), &json!({ "clientId": client, "weightKg": 20_000 }));
        let path = moved(&app, &ana, body, &[]).await;
        let arrive = |moment: &str| post(&format!("{path}/arrival"), json!({ "occurredAt": moment }));
        let arrived = app.send(&ana, arrive("2026-11-10T11:00:00Z")).await.is(200).body;
        // The freight is where it was, and begins in no month.
        assert_eq!((&arrived["status"], &arrived["beganOn"]), (&json!("scheduled"), &Value::Null));
        assert_eq!((&arrived["arrivedAt"], &arrived["nextArrival"]), (&json!("2026-11-10T11:00:00Z"), &Value::Null));
        app.send(&ana, arrive("2026-11-10T12:00:00Z")).await.refuses(409, "illegal_move");
        let undo = || post(&format!("{path}/arrival/undo"), json!({}));
        let undone = app.send(&ana, undo()).await.is(200).body;
        assert_eq!((&undone["arrivedAt"], &undone["nextArrival"]), (&Value::Null, &json!("loading")));
        app.send(&ana, undo()).await.refuses(409, "illegal_move");
        app.send(&ana, arrive("2026-11-10T11:00:00Z")).await.is(200);
        for (status, moment) in [("loading", "2026-11-10T13:00:00Z"), ("in_transit", "2026-11-10T20:00:00Z")] {
            let call = post(&format!("{path}/status"), json!({ "status": status, "occurredAt": moment }));
            app.send(&ana, call).await.is(200);
        }
        let there = app.send(&ana, arrive("2026-11-12T11:00:00Z")).await.is(200).body;
        assert_eq!((&there["status"], &there["arrivedAt"]), (&json!("in_transit"), &json!("2026-11-12T11:00:00Z")));
        let done = json!({ "status": "completed", "occurredAt": "2026-11-12T17:30:00Z" });
        let done = app.send(&ana, post(&format!("{path}/status"), done)).await.is(200).body;
        assert_eq!((&done["arrivedAt"], &done["nextArrival"]), (&Value::Null, &Value::Null));
        // The same hours as of a freight that loaded and unloaded at its arrival: 433,80 and 313,30.
        let found = waited(&app, &ana, &path).await;
        assert_eq!(found["totalCents"], 74_710);
        assert_eq!(found["debtor"], json!({ "name": "Amaggi", "document": "11222333000181" }));
        let events = found["events"].as_array().expect("events");
        let words: Vec<&str> = events.iter().filter_map(|event| event["words"].as_str()).collect();
        assert_eq!(words.len(), 7, "{words:?}");
        assert_eq!(words[1].split(':').next(), Some("Chegada desfeita"));
        assert_eq!(words[5], "Chegou para descarregar: 12/11/2026 às 07:00, horário de Mato Grosso");
        app.send(&ana, arrive("2026-11-12T18:00:00Z")).await.refuses(409, "illegal_move");
    });
}

fn unknown_facts_are_stated(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let bare = app.create(&ana, "/api/vehicles", trailer("XYZ1A12")).await.id();
        let tell = |found: &Value, total: Value| {
            let stays = found["stays"].as_array().expect("stays").clone();
            let words = |stay: &Value| {
                let reason = stay["reason"].as_str().unwrap_or("-").to_owned();
                let open = stay["amountCents"].is_null() && stay["words"].as_str().is_some_and(|text| !text.is_empty());
                assert!(open, "{stay}");
                reason
            };
            let reasons: Vec<String> = stays.iter().map(words).collect();
            assert_eq!((&found["totalCents"], &found["claimText"]), (&total, &Value::Null));
            reasons.join(" / ")
        };
        let path = moved(&app, &ana, freight(one, &[two]), &[]).await;
        assert_eq!(
            tell(&waited(&app, &ana, &path).await, json!(0)),
            "o caminhão ainda não chegou. / o caminhão ainda não chegou."
        );
        let path = moved(&app, &ana, freight(one, &[two]), &[("completed", "2026-11-12T17:30:00Z")]).await;
        let found = waited(&app, &ana, &path).await;
        assert_eq!(tell(&found, json!(0)).matches("a chegada não foi registrada").count(), 2);
        let path = moved(&app, &ana, freight(one, &[two, bare]), &MOVES).await;
        let found = waited(&app, &ana, &path).await;
        // An amount that is owed but cannot be calculated is not a total of zero.
        assert_eq!(tell(&found, Value::Null).matches("a capacidade de carga da carreta XYZ1A12").count(), 2);
        assert_eq!((&found["stays"][0]["due"], &found["stays"][0]["minutes"]), (&json!(true), &json!(540)));
        app.send(&ana, get(&format!("{path}/waiting-time.pdf"))).await.refuses(409, "nothing_due");
        // With the capacity entered, the amount of the same freight is calculated: a dolly carries nothing itself.
        let version = app.see(&ana, &format!("/api/vehicles/{bare}")).await["version"].as_i64().expect("a version");
        let body = with(trailer("XYZ1A12"), &json!({ "capacityKg": 0 }));
        app.send(&ana, put(&format!("/api/vehicles/{bare}"), version, body)).await.is(200);
        assert_eq!(waited(&app, &ana, &path).await["totalCents"], 74_710);
        // Five hours to the minute are free.
        let free = [("loading", "2026-11-10T11:00:00Z"), ("in_transit", "2026-11-10T16:00:00Z")];
        let path = moved(&app, &ana, freight(one, &[two]), &free).await;
        assert!(tell(&waited(&app, &ana, &path).await, json!(0)).starts_with("dentro das 5 horas livres"));
    });
}

fn a_stay_goes_on_to_now(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let hours = |count: i64| (chrono::Utc::now() - chrono::TimeDelta::hours(count)).to_rfc3339();
        let path = moved(&app, &ana, freight(one, &[two]), &[("loading", &hours(7))]).await;
        let found = waited(&app, &ana, &path).await;
        let stay = &found["stays"][0];
        assert_eq!((&stay["running"], &stay["leftAt"], &stay["due"]), (&json!(true), &Value::Null, &json!(true)));
        assert!(stay["minutes"].as_i64().is_some_and(|minutes| (420..425).contains(&minutes)), "{stay}");
        assert!(found["claimText"].as_str().is_some_and(|text| text.contains("Saída: ainda não, contado até ")));
    });
}

fn hours_and_days_are_those_of_the_city_where_the_truck_waits(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        // 31/03/2025 at 23:30 in Campinas, the last hour of the old rate; in Noronha it is April already.
        let old = [
            ("loading", "2025-04-01T02:30:00Z"),
            ("in_transit", "2025-04-01T11:30:00Z"),
            ("unloading", "2025-04-03T12:00:00Z"),
            ("completed", "2025-04-03T21:00:00Z"),
        ];
        let body = with(freight(one, &[two]), &json!({ "scheduledFor": "2025-03-31" }));
        let path = moved(&app, &ana, body, &old).await;
        let before = waited(&app, &ana, &path).await;
        // 20 × 9 × 2,29 and 20 × 9 × 2,41.
        let cents: Vec<_> =
            before["stays"].as_array().expect("stays").iter().map(|stay| &stay["amountCents"]).collect();
        assert_eq!(cents, [&json!(41_220), &json!(43_380)]);
        let claim = before["claimText"].as_str().expect("a claim");
        for part in [
            "Carregamento em Campinas/SP, horário de Brasília\nChegada: 31/03/2025 às 23:30",
            "Descarga em Rondonópolis/MT, horário de Mato Grosso\nChegada: 03/04/2025 às 08:00",
        ] {
            assert!(claim.contains(part), "{part} is missing in\n{claim}");
        }
        for zone in ["America/Noronha", "America/Rio_Branco"] {
            let user = app.see(&ana, "/api/auth/user").await;
            let profile = json!({ "name": "Ana", "timeZone": zone });
            let version = user["version"].as_i64().expect("a version");
            app.send(&ana, put("/api/auth/profile", version, profile)).await.is(200);
            assert_eq!(waited(&app, &ana, &path).await, before, "{zone}");
        }
    });
}

fn a_cancelled_freight_retains_its_waiting_time(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let cancel =
            |path: &str, more: &Value| post(&format!("{path}/cancel"), with(json!({ "reason": "Caiu" }), more));
        let path = moved(&app, &ana, freight(one, &[two]), &MOVES[..2]).await;
        app.send(&ana, cancel(&path, &json!({}))).await.is(200);
        let found = waited(&app, &ana, &path).await;
        assert_eq!(found["totalCents"], 43_380);
        assert!(found["stays"][1]["reason"].as_str().is_some_and(|text| text.contains("antes da chegada")));
        // Cancelled while waiting at the loading: a cancellation today ends the stay, an earlier one has no hour.
        let hours = (chrono::Utc::now() - chrono::TimeDelta::hours(30)).to_rfc3339();
        let path = moved(&app, &ana, freight(one, &[two]), &[("loading", &hours)]).await;
        app.send(&ana, cancel(&path, &json!({}))).await.is(200);
        let stay = waited(&app, &ana, &path).await["stays"][0].clone();
        assert_eq!(stay["running"], false);
        assert!(stay["minutes"].as_i64().is_some_and(|minutes| (1_800..1_805).contains(&minutes)), "{stay}");
        let path = moved(&app, &ana, freight(one, &[two]), &MOVES[..1]).await;
        app.send(&ana, cancel(&path, &json!({ "cancelledOn": "2026-11-11" }))).await.is(200);
        let found = waited(&app, &ana, &path).await;
        assert!(
            found["stays"][0]["reason"].as_str().is_some_and(|text| text.contains("sem a hora da saída")),
            "{found}"
        );
        assert_eq!(found["totalCents"], 0);
    });
}

fn the_rate_is_that_of_the_day_of_arrival(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let csv = "valid_from,title,rate\n2026-11-12,Portaria nova,3.00\n";
        import(&app, "waiting_time", "2026-11-12", "Portaria nova", csv);
        let path = moved(&app, &ana, freight(one, &[two]), &MOVES).await;
        let found = waited(&app, &ana, &path).await;
        let rates: Vec<_> = found["stays"].as_array().expect("stays").iter().map(|stay| &stay["rateCents"]).collect();
        assert_eq!(rates, [&json!(241), &json!(300)]);
        // 433,80 + 20 × 6,5 × 3,00.
        assert_eq!(found["totalCents"], 43_380 + 39_000);
        let old = [("loading", "2025-03-31T11:00:00Z"), ("in_transit", "2025-03-31T20:00:00Z")];
        let path = moved(&app, &ana, with(freight(one, &[two]), &json!({ "scheduledFor": "2025-03-31" })), &old).await;
        assert_eq!(waited(&app, &ana, &path).await["totalCents"], 41_220);
    });
}

fn waiting_time_of_another_owner_is_not_found(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = moved(&app, &ana, freight(one, &[two]), &MOVES).await;
        let bia = app.register("bia@exemplo.com.br").await;
        app.send(&bia, get(&format!("{path}/waiting-time"))).await.refuses(404, "not_found");
        app.send(&Caller::default(), get(&format!("{path}/waiting-time"))).await.refuses(401, "unauthenticated");
        app.send(&ana, get("/api/freights/99/waiting-time")).await.refuses(404, "not_found");
        app.send(&ana, get("/api/freights/x/waiting-time")).await.refuses(404, "not_found");
    });
}
