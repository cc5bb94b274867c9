//! Defaults of a simulation: the owner's figures calculated by hand, and references without records.

use chrono::{Months, NaiveDate};
use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::app::{
    Caller, TestApp, day, delete, driver, fill_up, freight, get, maintenance, post, run, simulation, trailer, truck,
    with,
};

on_both_databases!(
    without_history_there_are_references,
    a_new_one_begins_as_the_last_one_was,
    the_road_gives_its_own_figures,
    the_books_give_what_comes_by_the_month,
    young_books_tell_what_recurs_from_what_is_paid_in_parts,
    client_and_driver_have_their_say,
    documents_of_another_owner_are_not_found
);

const PATH: &str = "/api/freight-simulations/defaults";

/// A truck of 2020 and a trailer; the truck was bought for R$ 500.000,00 and will be worth R$ 200.000,00 after ten
/// years.
async fn ana(app: &TestApp) -> (Caller, i64, i64) {
    let ana = app.register("ana@exemplo.com.br").await;
    let bought = json!({ "modelYear": 2020, "purchasedOn": day(-700), "purchasePriceCents": 50_000_000,
        "residualValueCents": 20_000_000, "usefulLifeMonths": 120 });
    let one = app.create(&ana, "/api/vehicles", with(truck("ABC1D23"), &bought)).await.id();
    let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
    (ana, one, two)
}

/// Returns a figure as `value basis records`.
fn offer(reported: &Value, name: &str) -> String {
    let one = &reported["items"][name];
    format!("{} {} {}", one["value"], one["basis"].as_str().unwrap(), one["records"])
}

#[track_caller]
fn offers(reported: &Value, expected: &[(&str, &str)]) {
    for (name, figure) in expected {
        assert_eq!(offer(reported, name), *figure, "{name}: {}", reported["items"][*name]["words"]);
    }
}

fn without_history_there_are_references(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let bare = app.see(&ana, PATH).await;
        assert_eq!(
            (&bare["axles"], &bare["withheld"], &bare["commissionBase"]),
            (&Value::Null, &json!(true), &json!("gross"))
        );
        let nothing = [
            "dieselPriceMillis",
            "loadedMetersPerLiter",
            "emptyMetersPerLiter",
            "arlaBps",
            "arlaPriceMillis",
            "maintenancePerKmMillis",
            "tiresPerKmMillis",
            "dailyCostCents",
            "insuranceMonthlyCents",
            "loanMonthlyCents",
            "depreciationMonthlyCents",
            "otherMonthlyCents",
            "commissionBps",
            "driverFixedCents",
            "payerMonthCents",
            "days",
        ];
        for name in nothing {
            assert_eq!(offer(&bare, name), "null none 0");
            assert!(!bare["items"][name]["words"].as_str().unwrap().is_empty(), "{name}");
        }
        offers(
            &bare,
            &[("workDaysPerMonth", "22 reference 0"), ("dependents", "0 none 0"), ("otherInssCents", "0 none 0")],
        );
        assert_eq!(bare["items"]["dieselPriceMillis"]["words"], "escolha a origem para usar o preço do estado");
        let reported = app.see(&ana, &format!("{PATH}?axles=6&originCityCode=3509502")).await;
        offers(&reported, &[("loadedMetersPerLiter", "2000 reference 0"), ("emptyMetersPerLiter", "2600 reference 0")]);
        assert_eq!(reported["items"]["loadedMetersPerLiter"]["words"], "referência ANTT para 6 eixos");
        let price = &reported["items"]["dieselPriceMillis"];
        assert_eq!(price["basis"], "reference");
        assert!((4_000..12_000).contains(&price["value"].as_i64().unwrap()), "{price}");
        assert!(price["words"].as_str().unwrap().starts_with("ANP, média de SP, semana de "), "{price}");
        let chosen = app.see(&ana, &format!("{PATH}?truckId={one}&trailerIds={two}")).await;
        assert_eq!(chosen["axles"], 6);
        offers(
            &chosen,
            &[
                ("loadedMetersPerLiter", "2000 reference 0"),
                ("arlaBps", "500 reference 0"),
                ("arlaPriceMillis", "4500 reference 0"),
                // 300.000,00 over 120 months.
                ("depreciationMonthlyCents", "250000 history 1"),
            ],
        );
        let worn = &chosen["items"]["depreciationMonthlyCents"];
        assert_eq!((&worn["applied"], &worn["reason"]), (&json!(true), &Value::Null));
    });
}

fn a_new_one_begins_as_the_last_one_was(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let usual = async |query: &str| app.see(&ana, &format!("{PATH}{query}")).await["usual"].clone();
        // Before the first simulation, the only truck has the only trailer.
        let first = usual("").await;
        assert_eq!((&first["truckId"], &first["trailerIds"]), (&json!(one), &json!([two])));
        assert_eq!(
            (&first["cargoType"], &first["pricing"], &first["axles"]),
            (&Value::Null, &Value::Null, &Value::Null)
        );
        let other = app.create(&ana, "/api/vehicles", truck("DEF1D23")).await.id();
        let behind = app.create(&ana, "/api/vehicles", trailer("XYZ1A12")).await.id();
        // Two candidates are ambiguous.
        assert_eq!(usual("").await["truckId"], Value::Null);
        let more =
            json!({ "cargoType": "solid_bulk", "pricing": "per_ton", "rateCents": 29_500, "tollPayer": "driver" });
        app.create(&ana, "/api/freight-simulations", with(simulation(Some(one), &[two]), &more)).await;
        app.create(&ana, "/api/freights", freight(other, &[behind])).await;
        let last = usual("").await;
        assert_eq!((&last["truckId"], &last["trailerIds"]), (&json!(other), &json!([behind])));
        assert_eq!((&last["cargoType"], &last["pricing"]), (&json!("general"), &json!("fixed")));
        let of_first = usual(&format!("?truckId={one}")).await;
        assert_eq!((&of_first["truckId"], &of_first["trailerIds"]), (&json!(one), &json!([two])));
        let days = async |km: i64| offer(&app.see(&ana, &format!("{PATH}?distanceKm={km}")).await, "days");
        assert_eq!((days(1_000).await, days(1_561).await), ("3 reference 0".into(), "4 reference 0".into()));
        app.send(&ana, get(&format!("{PATH}?distanceKm=0"))).await.refuses(400, "malformed");
    });
}

/// Enters a fill-up, and confirms every warning.
async fn filled(app: &TestApp, who: &Caller, more: Value) {
    let confirm = json!({ "confirm": ["volume_over_tank", "km_per_day", "consumption_unlikely", "price_unlikely",
        "possible_duplicate", "odometer_jump", "odometer_falls"] });
    app.create(who, "/api/fuel", with(with(fill_up(1), &more), &confirm)).await;
}

fn the_road_gives_its_own_figures(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        for (ago, odometer, volume, price) in
            [(-40, 101_000, 400_000, 7_000), (-30, 102_700, 850_000, 7_100), (-20, 104_400, 850_000, 7_200)]
        {
            filled(
                &app,
                &ana,
                json!({ "filledOn": day(ago), "odometerKm": odometer, "volumeMl": volume, "fullTank": true,
                    "pricePerLiterMillis": price }),
            )
            .await;
        }
        filled(
            &app,
            &ana,
            json!({ "filledOn": day(-30), "fuel": "arla32", "volumeMl": 85_000, "pricePerLiterMillis": 4_500 }),
        )
        .await;
        // Two years ago: too old to count.
        filled(&app, &ana, json!({ "filledOn": day(-800), "pricePerLiterMillis": 3_000 })).await;
        let trip = json!({ "distanceKm": 2_000, "emptyKm": 1_400, "scheduledFor": day(-35) });
        let made = app.create(&ana, "/api/freights", with(freight(one, &[two]), &trip)).await;
        let path = made.header("location").to_owned();
        for (status, at) in
            [("loading", format!("{}T13:00:00Z", day(-35))), ("completed", format!("{}T20:00:00Z", day(-33)))]
        {
            app.send(&ana, post(&format!("{path}/status"), json!({ "status": status, "occurredAt": at })))
                .await
                .is(200);
        }
        for (category, cents) in [("alimentacao", 12_000), ("hospedagem", 6_000), ("pedagio", 99_000)] {
            let body = json!({ "kind": "expense", "category": category, "description": "Na estrada",
                "amountCents": cents, "dueOn": day(-34), "paidOn": day(-34), "freightId": made.id() });
            app.create(&ana, "/api/finances", body).await;
        }
        app.create(
            &ana,
            "/api/maintenance",
            with(maintenance(one), &json!({ "doneOn": day(-25), "paidOn": day(-25) })),
        )
        .await;
        let tires = json!({ "doneOn": day(-24), "paidOn": day(-24), "category": "tires", "items": [
            { "type": "part", "description": "Pneu", "quantityThousandths": 1_000, "unitPriceCents": 102_000 }] });
        app.create(&ana, "/api/maintenance", with(maintenance(two), &tires)).await;
        let reported = app.see(&ana, &format!("{PATH}?truckId={one}&trailerIds={two}&originCityCode=3509502")).await;
        offers(
            &reported,
            &[
                // 3.400 km with 1.700 l are 2,0 km/l; × (1,3 × 2.000 + 1.400) ÷ (1,3 × 3.400) = 1,810; × 1,3 = 2,353.
                ("loadedMetersPerLiter", "1810 history 2"),
                ("emptyMetersPerLiter", "2353 history 2"),
                // 2.800,00 + 6.035,00 + 6.120,00 over 2.100 l.
                ("dieselPriceMillis", "7121 history 3"),
                // 85 l over 2.100 l.
                ("arlaBps", "405 history 1"),
                ("arlaPriceMillis", "4500 history 1"),
                // 350,00 and 1.020,00 over 3.400 km.
                ("maintenancePerKmMillis", "103 history 1"),
                ("tiresPerKmMillis", "300 history 1"),
                // 180,00 over three days.
                ("dailyCostCents", "6000 history 2"),
                // One freight is too few for the days of work of a month.
                ("workDaysPerMonth", "22 reference 0"),
            ],
        );
        let words = reported["items"]["dieselPriceMillis"]["words"].as_str().unwrap();
        assert!(words.starts_with("média de 3 abastecimentos do ABC1D23, "), "{words}");
        assert_eq!(reported["items"]["dieselPriceMillis"]["from"], day(-40));
        assert_eq!(reported["items"]["dieselPriceMillis"]["to"], day(-20));
        // Another truck has this one's last diesel price, and no other figure of it.
        let other = app.create(&ana, "/api/vehicles", truck("ABC1D29")).await.id();
        let reported = app.see(&ana, &format!("{PATH}?truckId={other}")).await;
        offers(
            &reported,
            &[
                ("dieselPriceMillis", "7121 history 3"),
                ("loadedMetersPerLiter", "3000 reference 0"),
                ("arlaBps", "null none 0"),
                ("maintenancePerKmMillis", "null none 0"),
                ("dailyCostCents", "null none 0"),
            ],
        );
        // Seen from a day before all records there are no figures.
        let before = app.see(&ana, &format!("{PATH}?truckId={one}&date={}", day(-60))).await;
        offers(&before, &[("loadedMetersPerLiter", "3000 reference 0"), ("dailyCostCents", "null none 0")]);
    });
}

/// Returns a day in the middle of a month so many months ago.
fn month(ago: u32) -> String {
    let today: NaiveDate = day(0).parse().expect("a day");
    let month = today.checked_sub_months(Months::new(ago)).expect("a day");
    format!("{}-15", month.format("%Y-%m"))
}

fn the_books_give_what_comes_by_the_month(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let other = app.create(&ana, "/api/vehicles", truck("ABC1D29")).await.id();
        for (category, vehicle, ago, cents, paid) in [
            ("seguro", Some(one), 5, 90_000, true),
            ("seguro", Some(two), 3, 30_000, false),
            ("seguro", Some(other), 3, 777_700, true),
            ("emprestimo", Some(one), 2, 500_000, true),
            ("emprestimo", None, 1, 400_000, true),
            ("emprestimo", Some(one), 1, 999_900, false),
            ("licenciamento", Some(one), 11, 24_000, true),
            ("impostos", None, 1, 12_000, true),
            ("impostos", None, 14, 88_800, true),
            ("seguro", Some(one), 0, 55_500, true),
        ] {
            let on = month(ago);
            let body = json!({ "kind": "expense", "category": category, "description": "Do mês", "amountCents": cents,
                "dueOn": on, "paidOn": paid.then_some(&on).filter(|_| ago > 0), "vehicleId": vehicle });
            app.create(&ana, "/api/finances", body).await;
        }
        let reported = app.see(&ana, &format!("{PATH}?truckId={one}&trailerIds={two}")).await;
        offers(
            &reported,
            &[
                // Twice a year: 1.200,00 over twelve months.
                ("insuranceMonthlyCents", "10000 history 2"),
                // The paid instalments, over the months since the first.
                ("loanMonthlyCents", "450000 history 2"),
                ("otherMonthlyCents", "3000 history 2"),
            ],
        );
        // The instalment pays for the truck: its depreciation is offered switched off.
        let worn = &reported["items"]["depreciationMonthlyCents"];
        assert_eq!((&worn["value"], &worn["applied"]), (&json!(250_000), &json!(false)));
        let reason = "A prestação já paga ABC1D23: contar também a depreciação seria pagar duas vezes.";
        assert_eq!(worn["reason"], reason);
        // Paid every month for half a year.
        for ago in 1..=6 {
            let on = month(ago);
            let body = json!({ "kind": "expense", "category": "seguro", "description": "Seguro", "amountCents": 60_000,
                "dueOn": on, "paidOn": on, "vehicleId": other });
            app.create(&ana, "/api/finances", body).await;
        }
        let reported = app.see(&ana, &format!("{PATH}?truckId={other}")).await;
        // (6 × 600,00 + 7.777,00) over twelve months: these books are older than a year.
        offers(&reported, &[("insuranceMonthlyCents", "94808 history 7"), ("loanMonthlyCents", "400000 history 1")]);
        let words = reported["items"]["insuranceMonthlyCents"]["words"].as_str().unwrap();
        assert!(words.starts_with("7 lançamentos: soma dos últimos 12 meses ÷ 12, "), "{words}");
    });
}

fn young_books_tell_what_recurs_from_what_is_paid_in_parts(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let path = format!("{PATH}?truckId={one}&trailerIds={two}");
        let insured = |more: Value| {
            let body = json!({ "kind": "expense", "category": "seguro", "description": "Seguro", "vehicleId": one });
            with(body, &more)
        };
        // The year's 4.800,00 in four parts, the last of them this month: three lie in whole months.
        let parts = json!({ "amountCents": 480_000, "dueOn": month(3), "installments": 4 });
        let first = app.create(&ana, "/api/finances", insured(parts)).await;
        offers(&app.see(&ana, &path).await, &[("insuranceMonthlyCents", "30000 history 3")]);
        app.send(&ana, delete(&format!("/api/finances/{}?scope=following", first.id()))).await.is(204);
        // Monthly costs, entered one by one or as a series until a distant day.
        for ago in [3, 2] {
            let body = json!({ "amountCents": 60_000, "dueOn": month(ago), "paidOn": month(ago) });
            app.create(&ana, "/api/finances", insured(body)).await;
        }
        offers(&app.see(&ana, &path).await, &[("insuranceMonthlyCents", "10000 history 2")]);
        let body = json!({ "amountCents": 60_000, "dueOn": month(1), "paidOn": month(1) });
        app.create(&ana, "/api/finances", insured(body)).await;
        let reported = app.see(&ana, &path).await;
        offers(&reported, &[("insuranceMonthlyCents", "60000 history 3")]);
        let words = reported["items"]["insuranceMonthlyCents"]["words"].as_str().unwrap();
        let expected = "3 lançamentos, um ou mais por mês desde o primeiro: soma de 3 meses ÷ 3, ";
        assert!(words.starts_with(expected), "{words}");
    });
}

fn client_and_driver_have_their_say(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let company = app.create(&ana, "/api/clients", json!({ "name": "Amaggi" })).await.id();
        let person = json!({ "name": "Seu João", "document": "529.982.247-25" });
        let person = app.create(&ana, "/api/clients", person).await.id();
        let on = month(2);
        let body = json!({ "clientId": company, "scheduledFor": on, "balanceDueOn": on });
        app.create(&ana, "/api/freights", with(freight(one, &[two]), &body)).await;
        let later = json!({ "clientId": company, "scheduledFor": on, "advanceCents": 0, "balanceDueOn": month(1) });
        app.create(&ana, "/api/freights", with(freight(one, &[two]), &later)).await;
        let reported = app.see(&ana, &format!("{PATH}?clientId={company}&date={on}")).await;
        offers(&reported, &[("payerMonthCents", "800000 history 2")]);
        assert_eq!(reported["withheld"], true);
        let reported = app.see(&ana, &format!("{PATH}?clientId={company}&date={}", month(4))).await;
        offers(&reported, &[("payerMonthCents", "0 none 0")]);
        assert_eq!(app.see(&ana, &format!("{PATH}?clientId={person}")).await["withheld"], false);
        for (agreement, more, base, expected) in [
            ("commission_gross", json!({ "commissionBps": 1_200 }), "gross", ["1200 history 1", "null none 0"]),
            ("commission_net", json!({ "commissionBps": 2_500 }), "net", ["2500 history 1", "null none 0"]),
            ("commission_gross", json!({ "commissionBps": 6_000 }), "gross", ["null none 1", "null none 0"]),
            (
                "fixed_per_trip",
                json!({ "commissionBps": null, "fixedCents": 80_000 }),
                "gross",
                ["null none 0", "80000 history 1"],
            ),
            (
                "fixed_per_month",
                json!({ "commissionBps": null, "fixedCents": 300_000 }),
                "gross",
                ["null none 0", "null none 0"],
            ),
        ] {
            let body = with(with(driver("Zeca"), &json!({ "agreement": agreement })), &more);
            let zeca = app.create(&ana, "/api/drivers", body).await.id();
            let reported = app.see(&ana, &format!("{PATH}?driverId={zeca}")).await;
            assert_eq!(reported["commissionBase"], base);
            offers(&reported, &[("commissionBps", expected[0]), ("driverFixedCents", expected[1])]);
        }
    });
}

fn documents_of_another_owner_are_not_found(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Amaggi" })).await.id();
        let zeca = app.create(&ana, "/api/drivers", driver("Zeca")).await.id();
        let bia = app.register("bia@exemplo.com.br").await;
        for (query, fault) in [
            (format!("truckId={two}"), "truckId:wrong_type"),
            (format!("truckId={one}&trailerIds={one}"), "trailerIds:wrong_type"),
            (format!("trailerIds={one}"), "trailerIds:wrong_type"),
            (format!("truckId={two}&trailerIds={one}"), "truckId:wrong_type"),
        ] {
            let refused = app.send(&ana, get(&format!("{PATH}?{query}"))).await.refuses(400, "malformed");
            assert_eq!(refused.faults(), [fault], "{query}");
        }
        for query in [
            format!("truckId={one}"),
            format!("trailerIds={two}"),
            format!("clientId={client}"),
            format!("driverId={zeca}"),
            "truckId=999".to_owned(),
        ] {
            app.send(&bia, get(&format!("{PATH}?{query}"))).await.refuses(404, "not_found");
            app.send(&ana, get(&format!("{PATH}?{query}"))).await.is(if query.ends_with("999") { 404 } else { 200 });
        }
        for query in [
            "axles=1",
            "axles=12",
            "axles=x",
            "trailerIds=1,1",
            "trailerIds=1,2,3,4",
            "trailerIds=a",
            "date=ontem",
            "truckId=9223372036854775808",
        ] {
            app.send(&ana, get(&format!("{PATH}?{query}"))).await.refuses(400, "malformed");
        }
        let refused = app.send(&ana, get(&format!("{PATH}?date=0001-01-01"))).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["date:out_of_range"]);
    });
}
