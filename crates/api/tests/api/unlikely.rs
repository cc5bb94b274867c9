//! Outliers need a confirmation: prices, amounts, speeds, and vehicles on two freights at once.

use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::app::{
    Caller, TestApp, TestResponse, advance, day, driver, expense, freight, maintenance, post, put, run, simulation,
    trailer, truck, with,
};

on_sqlite_first!(
    a_price_far_from_the_minimum_or_the_own_ones,
    a_price_like_the_own_ones_and_far_below_the_minimum,
    an_unchanged_price_needs_no_second_confirmation,
    a_vehicle_and_a_driver_on_two_freights,
    a_start_while_the_truck_is_under_way,
    more_km_than_the_time_allows,
    amounts_far_above_the_usual,
    incomes_far_above_the_usual,
    a_monthly_bill_beside_daily_ones,
    an_offer_and_its_reserves,
    a_price_confirmed_in_the_simulation,
);

/// Day of a freight that has a legal minimum; no act covers the default day of the freights here.
const JUDGED_DAY: &str = "2026-10-15";

async fn yard(backend: Backend) -> (TestApp, Caller, i64, i64) {
    let app = TestApp::new(backend).await;
    let ana = app.register("ana@exemplo.com.br").await;
    let truck = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
    let trailer = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
    (app, ana, truck, trailer)
}

/// Returns the questions of a refused request as `code field`.
fn requested(response: TestResponse) -> Vec<String> {
    let refused = response.refuses(422, "confirmation_required");
    let warnings = refused.body["warnings"].as_array().expect("warnings");
    let reported =
        |one: &Value| format!("{} {}", one["code"].as_str().unwrap_or("?"), one["field"].as_str().unwrap_or("-"));
    warnings.iter().map(reported).collect()
}

fn unconfirmed(body: Value) -> Value {
    with(body, &json!({ "confirm": null }))
}

async fn done(app: &TestApp, ana: &Caller, path: &str) {
    for (status, at) in [("loading", "2026-01-10T12:00:00Z"), ("completed", "2026-01-13T12:00:00Z")] {
        let moved = json!({ "status": status, "occurredAt": at });
        app.send(ana, post(&format!("{path}/status"), moved)).await.is(200);
    }
}

fn a_price_far_from_the_minimum_or_the_own_ones(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let priced = |cents: i64| with(freight(one, &[two]), &json!({ "rateCents": cents, "advanceCents": 0 }));
        // R$ 80,00 for 1.336 km, typed as "8.000": compared with the legal minimum while there is no history.
        let judged = with(priced(8_000), &json!({ "scheduledFor": JUDGED_DAY }));
        let absurd = app.send(&ana, post("/api/freights", unconfirmed(judged))).await;
        let message = absurd.body["warnings"][0]["message"].as_str().expect("a sentence").to_owned();
        assert!(message.starts_with("R$ 80,00 para 1.336 km dá R$ 0,06 por km; o piso mínimo"), "{message}");
        assert_eq!(requested(absurd), ["price_unlikely rateCents"]);
        for _ in 0..3 {
            let made = app.create(&ana, "/api/freights", priced(800_000)).await;
            done(&app, &ana, made.header("location")).await;
        }
        // From three on it is compared with the owner's own: R$ 5,99 per km.
        let absurd = app.send(&ana, post("/api/freights", unconfirmed(priced(8_000)))).await;
        assert_eq!(
            absurd.body["warnings"][0]["message"],
            "R$ 80,00 para 1.336 km dá R$ 0,06 por km; seus fretes costumam dar R$ 5,99. Confira o valor e \
             os km."
        );
        app.send(&ana, post("/api/freights", unconfirmed(priced(80_000_000))))
            .await
            .refuses(422, "confirmation_required");
        let confirmed = with(priced(8_000), &json!({ "confirm": ["price_unlikely"] }));
        app.create(&ana, "/api/freights", confirmed).await;
    });
}

fn a_price_like_the_own_ones_and_far_below_the_minimum(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let own = json!({ "rateCents": 100_000, "advanceCents": 0, "confirm": ["price_unlikely"] });
        for _ in 0..3 {
            let made = app.create(&ana, "/api/freights", with(freight(one, &[two]), &own)).await;
            done(&app, &ana, made.header("location")).await;
        }
        // Three trips in town are no reference for this one.
        for _ in 0..3 {
            let town = json!({ "rateCents": 50_000, "advanceCents": 0, "distanceKm": 10 });
            let made = app.create(&ana, "/api/freights", with(freight(one, &[two]), &town)).await;
            done(&app, &ana, made.header("location")).await;
        }
        let body = with(freight(one, &[two]), &with(own, &json!({ "scheduledFor": JUDGED_DAY, "confirm": null })));
        let low = app.send(&ana, post("/api/freights", body)).await;
        let message = low.body["warnings"][0]["message"].as_str().expect("a sentence").to_owned();
        assert!(message.starts_with("R$ 1.000,00 para 1.336 km dá R$ 0,75 por km; o piso mínimo deste"), "{message}");
        assert_eq!(requested(low), ["price_unlikely rateCents"]);
    });
}

fn an_unchanged_price_needs_no_second_confirmation(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let absurd = json!({ "rateCents": 8_000, "advanceCents": 0, "scheduledFor": JUDGED_DAY });
        let body = with(freight(one, &[two]), &absurd);
        let made =
            app.create(&ana, "/api/freights", with(body.clone(), &json!({ "confirm": ["price_unlikely"] }))).await;
        let path = made.header("location").to_owned();
        let noted = unconfirmed(with(body.clone(), &json!({ "notes": "Carga de retorno" })));
        app.send(&ana, put(&path, 1, noted)).await.is(200);
        let other = unconfirmed(with(body, &json!({ "rateCents": 7_000 })));
        assert_eq!(requested(app.send(&ana, put(&path, 2, other)).await), ["price_unlikely rateCents"]);
    });
}

fn a_vehicle_and_a_driver_on_two_freights(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let joao = app.create(&ana, "/api/drivers", driver("João")).await.id();
        let of = |trailers: &[i64], on: &str| {
            with(freight(one, trailers), &json!({ "driverId": joao, "scheduledFor": on, "confirm": null }))
        };
        let first = app.create(&ana, "/api/freights", of(&[two], &day(2))).await;
        // 1.336 km need four days; on the last of them another one may begin.
        let same = app.send(&ana, post("/api/freights", of(&[two], &day(4)))).await;
        let message = same.body["warnings"][1]["message"].as_str().expect("a sentence").to_owned();
        assert!(message.starts_with("XYZ1A11 já tem o frete nº 1, de 4 dias, agendado para "), "{message}");
        assert_eq!(requested(same), ["truck_busy truckId", "trailer_busy trailerIds", "driver_busy driverId"]);
        app.create(&ana, "/api/freights", of(&[two], &day(5))).await;
        // Under way, it is busy until it is done: today at least.
        let path = first.header("location").to_owned();
        app.send(&ana, post(&format!("{path}/status"), json!({ "status": "loading" }))).await.is(200);
        let now = app.send(&ana, post("/api/freights", of(&[], &day(0)))).await;
        let message = now.body["warnings"][0]["message"].as_str().expect("a sentence").to_owned();
        assert!(message.starts_with("ABC1D23 está no frete nº 1, carregando, desde "), "{message}");
        assert_eq!(requested(now), ["truck_busy truckId", "driver_busy driverId"]);
        // Another owner's freights are not considered.
        let bia = app.register("bia@exemplo.com.br").await;
        let hers = app.create(&bia, "/api/vehicles", truck("ABC1D23")).await.id();
        app.create(&bia, "/api/freights", unconfirmed(with(freight(hers, &[]), &json!({ "scheduledFor": day(2) }))))
            .await;
    });
}

fn a_start_while_the_truck_is_under_way(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let mut paths = Vec::new();
        for _ in 0..2 {
            let body = with(freight(one, &[two]), &json!({ "scheduledFor": day(0) }));
            paths.push(app.create(&ana, "/api/freights", body).await.header("location").to_owned());
        }
        let start =
            |path: &str, more: Value| post(&format!("{path}/status"), with(json!({ "status": "loading" }), &more));
        app.send(&ana, start(&paths[0], json!({}))).await.is(200);
        let second = app.send(&ana, start(&paths[1], json!({}))).await;
        assert_eq!(requested(second), ["truck_busy truckId", "trailer_busy trailerIds"]);
        let confirmed = json!({ "confirm": ["truck_busy", "trailer_busy"] });
        app.send(&ana, start(&paths[1], confirmed)).await.is(200);
        // Entered afterwards for a day before the other began, it is no conflict.
        let earlier = app.create(&ana, "/api/freights", freight(one, &[two])).await.header("location").to_owned();
        app.send(&ana, start(&earlier, json!({ "occurredAt": "2026-01-10T12:00:00Z" }))).await.is(200);
    });
}

fn more_km_than_the_time_allows(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let path = app.create(&ana, "/api/freights", freight(one, &[two])).await.header("location").to_owned();
        let to = |status: &str, at: &str, km: i64| {
            post(&format!("{path}/status"), json!({ "status": status, "occurredAt": at, "odometerKm": km }))
        };
        app.send(&ana, to("loading", "2026-01-10T12:00:00Z", 100_000)).await.is(200);
        let jump = app.send(&ana, to("in_transit", "2026-01-10T12:02:00Z", 101_409)).await;
        assert_eq!(
            jump.body["warnings"][0]["message"],
            "De 100.000 km em 10/01/2026 às 09:00 a 101.409 km em 10/01/2026 às 09:02 são 1.409 km em 2 min. Confira o \
             hodômetro e a hora."
        );
        assert_eq!(requested(jump), ["speed_unlikely odometerKm"]);
        app.send(&ana, to("in_transit", "2026-01-11T03:00:00Z", 101_409)).await.is(200);
    });
}

fn amounts_far_above_the_usual(backend: Backend) {
    run(async {
        let (app, ana, one, _) = yard(backend).await;
        let joao = app.create(&ana, "/api/drivers", driver("João")).await.id();
        let vales = format!("/api/drivers/{joao}/advances");
        let toll = |cents: i64| with(expense(None), &json!({ "amountCents": cents }));
        let bill = |cents: i64| with(maintenance(one), &json!({ "items": [], "totalCents": cents }));
        let vale = |cents: i64| with(advance(), &json!({ "amountCents": cents }));
        let of =
            |cents: i64| [("/api/finances", toll(cents)), ("/api/maintenance", bill(cents)), (&vales, vale(cents))];
        // Without a history, an amount above every bill of its kind.
        for (path, body) in of(50_000_000) {
            let field = if path == "/api/maintenance" { "totalCents" } else { "amountCents" };
            assert_eq!(
                requested(app.send(&ana, post(path, body)).await),
                [format!("amount_unlikely {field}")],
                "{path}"
            );
        }
        for _ in 0..5 {
            for (path, body) in of(8_000) {
                app.create(&ana, path, body).await;
            }
        }
        for (path, body) in of(80_001) {
            let refused = app.send(&ana, post(path, body.clone())).await;
            let message = refused.body["warnings"][0]["message"].as_str().expect("a sentence").to_owned();
            assert!(message.starts_with("R$ 800,01 é muito: "), "{message}");
            assert!(message.contains(" costumam ser de R$ 80,00."), "{message}");
            assert_eq!(requested(refused).len(), 1, "{path}");
            let made = app.create(&ana, path, with(body.clone(), &json!({ "confirm": ["amount_unlikely"] }))).await;
            // A confirmed amount is not questioned again by another change.
            let (location, notes) = (made.header("location").to_owned(), json!({ "notes": "Conferido" }));
            let changed = if path == "/api/finances" {
                with(body, &json!({ "description": "Conferido" }))
            } else {
                with(body, &notes)
            };
            app.send(&ana, put(&location, 1, changed)).await.is(200);
        }
        for (path, body) in of(80_000) {
            app.create(&ana, path, body).await;
        }
    });
}

fn incomes_far_above_the_usual(backend: Backend) {
    run(async {
        let (app, ana, ..) = yard(backend).await;
        let income = |category: &str, cents: i64| {
            let more =
                json!({ "kind": "income", "category": category, "description": "Recebido", "amountCents": cents });
            with(expense(None), &more)
        };
        for (category, most) in [("frete", 20_000_000), ("venda", 100_000_000), ("outros", 100_000_000)] {
            let absurd = app.send(&ana, post("/api/finances", income(category, most + 1))).await;
            assert_eq!(requested(absurd), ["amount_unlikely amountCents"], "{category}");
            let confirmed = with(income(category, most + 1), &json!({ "confirm": ["amount_unlikely"] }));
            app.create(&ana, "/api/finances", confirmed).await;
        }
        let bia = app.register("bia@exemplo.com.br").await;
        for _ in 0..5 {
            app.create(&bia, "/api/finances", income("frete", 800_000)).await;
        }
        let absurd = app.send(&bia, post("/api/finances", income("frete", 80_000_000))).await;
        assert_eq!(
            absurd.body["warnings"][0]["message"],
            "R$ 800.000,00 é muito: seus lançamentos de Frete costumam ser de R$ 8.000,00. Confira o valor."
        );
        app.create(&bia, "/api/finances", income("frete", 8_000_000)).await;
    });
}

fn a_monthly_bill_beside_daily_ones(backend: Backend) {
    run(async {
        let (app, ana, ..) = yard(backend).await;
        let toll = |cents: i64| with(expense(None), &json!({ "amountCents": cents }));
        for _ in 0..5 {
            app.create(&ana, "/api/finances", toll(1_200)).await;
        }
        assert_eq!(
            requested(app.send(&ana, post("/api/finances", toll(90_000))).await),
            ["amount_unlikely amountCents"]
        );
        let first = with(toll(90_000), &json!({ "confirm": ["amount_unlikely"] }));
        app.create(&ana, "/api/finances", first).await;
        app.create(&ana, "/api/finances", toll(110_000)).await;
        let absurd = app.send(&ana, post("/api/finances", toll(11_000_000))).await;
        assert_eq!(
            absurd.body["warnings"][0]["message"],
            "R$ 110.000,00 é muito: seus lançamentos de Pedágio costumam ser de R$ 12,00 e não passaram de R$ 1.100,00. \
             Confira o valor."
        );
    });
}

fn an_offer_and_its_reserves(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let body = with(simulation(Some(one), &[two]), &json!({ "rateCents": 12_000 }));
        let path = "/api/freight-simulations";
        assert_eq!(requested(app.send(&ana, post(path, body.clone())).await), ["price_unlikely rateCents"]);
        let slipped = with(body, &json!({ "rateCents": 1_200_000, "tiresPerKmMillis": 12_500 }));
        assert_eq!(
            requested(app.send(&ana, post(path, slipped.clone())).await),
            ["tires_per_km_unlikely tiresPerKmMillis"]
        );
        app.create(&ana, path, with(slipped, &json!({ "confirm": ["tires_per_km_unlikely"] }))).await;
    });
}

fn a_price_confirmed_in_the_simulation(backend: Backend) {
    run(async {
        let (app, ana, one, two) = yard(backend).await;
        let long = with(trailer("XYZ2A22"), &json!({ "axles": 4 }));
        let long = app.create(&ana, "/api/vehicles", long).await.id();
        let low = json!({ "rateCents": 12_000, "confirm": ["price_unlikely"] });
        for (convert, asks) in [(json!({}), false), (json!({ "trailerIds": [long] }), true)] {
            let body = with(simulation(Some(one), &[two]), &low);
            let path = app.create(&ana, "/api/freight-simulations", body).await.header("location").to_owned();
            let taken = app.send(&ana, post(&format!("{path}/convert"), convert)).await;
            if asks {
                let questions = requested(taken);
                assert!(questions.contains(&"price_unlikely rateCents".to_owned()), "{questions:?}");
            } else {
                taken.is(201);
            }
        }
    });
}
