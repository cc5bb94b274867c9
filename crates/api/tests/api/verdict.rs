//! Verdict on an offer: by the minimum income of a day, and by tables that may change until then.

use diesel::{RunQueryDsl, sql_query};
use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{Caller, TestApp, freight, post, put, run, simulation, trailer, truck, with},
    minimum::{act, import},
};

on_sqlite_first!(
    the_minimum_day_judges_unsaved_and_saved_simulations,
    a_table_due_for_revision_has_a_caveat_until_the_next_is_known,
    provisional_judgements_are_renewed,
    offers_inss_withheld_by_others_and_dependants
);

const PATH: &str = "/api/freight-simulations";

fn sql(app: &TestApp, text: &str) {
    app.store.write(|db| Ok(sql_query(text).execute(db)?)).expect("written");
}

async fn ana(app: &TestApp) -> (Caller, i64, i64) {
    let ana = app.register("ana@exemplo.com.br").await;
    let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
    let two = app.create(&ana, "/api/vehicles", trailer("XYZ1A11")).await.id();
    (ana, one, two)
}

async fn calculated(app: &TestApp, who: &Caller, more: Value) -> Value {
    let body = with(simulation(None, &[]), &more);
    app.send(who, post(&format!("{PATH}/calculate"), body)).await.is(200).body
}

/// Other costs 7.000,00, diesel 3.509,37 and taxes 324,00 leave 1.166,63 of 12.000,00 for four days.
fn the_minimum_day_judges_unsaved_and_saved_simulations(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let bia = app.register("bia@exemplo.com.br").await;
        let trip = json!({ "otherCents": 700_000 });
        let unset = calculated(&app, &ana, trip.clone()).await;
        assert_eq!((&unset["verdict"]["kind"], &unset["verdict"]["tone"]), (&json!("little"), &json!("warn")));
        assert!(unset["verdict"]["rule"].as_str().unwrap().contains("deixa 10% ou mais. Diga em Minha conta"));
        let kept = app.create(&ana, PATH, with(simulation(Some(one), &[two]), &trip)).await;
        let path = kept.header("location").to_owned();
        assert_eq!(kept.body["answer"]["verdict"]["kind"], "little");
        sql(&app, "UPDATE users SET least_day_cents = 30000 WHERE email = 'ana@exemplo.com.br'");
        let short = calculated(&app, &ana, trip.clone()).await["verdict"].clone();
        assert_eq!((&short["kind"], &short["tone"]), (&json!("below_day"), &json!("warn")));
        assert_eq!(short["title"], "Paga os custos, mas não o seu dia");
        let words = "Por dia sobram R$ 291,66; o seu dia pede R$ 300,00: faltam R$ 33,37 na viagem.";
        assert_eq!(short["reasons"][0], words);
        assert_eq!((&short["askCents"], &short["rule"]), (&json!(1_203_429), &Value::Null));
        // The requested price is worth accepting.
        let enough = calculated(&app, &ana, with(trip.clone(), &json!({ "rateCents": 1_203_429 }))).await;
        assert_eq!(enough["verdict"]["kind"], "worth_it");
        // An older simulation is judged by the current least day, alone and in the list, and no figure changes.
        let now = app.see(&ana, &path).await;
        assert_eq!(now["answer"]["verdict"], short);
        assert_eq!((&now["version"], &now["answer"]["netCents"]), (&kept.body["version"], &json!(116_663)));
        assert_eq!(app.see(&ana, PATH).await["items"][0]["answer"]["verdict"]["kind"], "below_day");
        // Another owner's least day does not count.
        assert_eq!(calculated(&app, &bia, trip).await["verdict"]["kind"], "little");
    });
}

fn a_table_due_for_revision_has_a_caveat_until_the_next_is_known(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let anonymous = Caller::default();
        let open = async |on: &str| {
            let body = json!({ "date": on, "cargoType": "general", "axles": 6, "distanceKm": 1_000 });
            app.send(&anonymous, post("/api/minimum-freight/calculate", body)).await.is(200).body["caveat"].clone()
        };
        let on = |day: &str| json!({ "scheduledFor": day });
        let simulated = async |day: &str| calculated(&app, &ana, on(day)).await;
        let words = |day: &str| {
            json!(format!("O piso é revisto até 20/01 e 20/07 de cada ano: para {day} a tabela pode mudar."))
        };
        let taxed = "Temos a tabela de impostos de 2026: para 2027 os valores podem mudar.";
        assert_eq!(open("2027-01-19").await, Value::Null);
        assert_eq!(open("2027-01-20").await, words("20/01/2027"));
        let (before, after) = (simulated("2027-01-19").await, simulated("2027-01-25").await);
        assert_eq!((&before["minimum"]["caveat"], &before["taxes"]["caveat"]), (&Value::Null, &json!(taxed)));
        assert_eq!((&after["minimum"]["caveat"], &after["taxes"]["caveat"]), (&words("25/01/2027"), &json!(taxed)));
        let made = app.create(&ana, "/api/freights", with(freight(one, &[two]), &on("2027-01-25"))).await;
        let result = format!("{}/result", made.header("location"));
        assert_eq!(app.see(&ana, &result).await["minimum"]["caveat"], words("25/01/2027"));
        // The revision is late: the old table was in force until then.
        import(&app, "minimum_freight", "2027-02-10", "Ato de 2027", &act("2027-02-10", "Ato de 2027"));
        assert_eq!(open("2027-01-25").await, Value::Null);
        assert_eq!(simulated("2027-01-25").await["minimum"]["caveat"], Value::Null);
        assert_eq!(app.see(&ana, &result).await["minimum"]["caveat"], Value::Null);
        assert_eq!((open("2027-07-19").await, open("2027-07-20").await), (Value::Null, words("20/07/2027")));
    });
}

fn provisional_judgements_are_renewed(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let on = |day: &str| json!({ "scheduledFor": day, "distanceKm": 1_000 });
        let later = app.create(&ana, PATH, with(simulation(Some(one), &[two]), &on("2027-02-15"))).await;
        let certain = app.create(&ana, PATH, with(simulation(Some(one), &[two]), &on("2027-01-15"))).await;
        let made = app.create(&ana, "/api/freights", with(freight(one, &[two]), &on("2027-02-15"))).await;
        let title = async |path: &str, part: &str| app.see(&ana, path).await[part]["act"]["title"].clone();
        let response = async |path: &str| app.see(&ana, path).await["answer"]["minimum"]["act"]["title"].clone();
        let result = format!("{}/result", made.header("location"));
        for from in ["2027-01-10", "2027-02-10"] {
            assert_eq!(response(later.header("location")).await, "Portaria SUROC 22/2026");
            assert_eq!(title(&result, "minimum").await, "Portaria SUROC 22/2026");
            if from == "2027-02-10" {
                import(&app, "minimum_freight", from, "Ato de 2027", &act(from, "Ato de 2027"));
            }
        }
        assert_eq!(response(later.header("location")).await, "Ato de 2027");
        assert_eq!(title(&result, "minimum").await, "Ato de 2027");
        // A later act changes no figure that was certain.
        import(&app, "minimum_freight", "2027-01-02", "Ato tardio", &act("2027-01-02", "Ato tardio"));
        assert_eq!(response(certain.header("location")).await, "Portaria SUROC 22/2026");
    });
}

fn offers_inss_withheld_by_others_and_dependants(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, one, two) = ana(&app).await;
        let bia = app.register("bia@exemplo.com.br").await;
        let client = app.create(&ana, "/api/clients", json!({ "name": "Amaggi" })).await.id();
        let body = with(freight(one, &[two]), &json!({ "clientId": client }));
        let own = app.create(&ana, "/api/freights", body).await.id();
        let other = app.create(&ana, "/api/freights", freight(one, &[two])).await.id();
        for (who, freight, on, cents) in [
            (&ana, Some(own), "2026-10-05", 10_000),
            (&ana, Some(other), "2026-10-12", 20_000),
            (&ana, None, "2026-10-31", 3_000),
            (&ana, Some(other), "2026-11-01", 40_000),
            (&bia, None, "2026-10-12", 500_000),
        ] {
            let body = json!({ "kind": "income", "category": "frete", "description": "Frete",
                "amountCents": 1_000_000, "dueOn": on, "freightId": freight });
            let line = app.create(who, "/api/finances", body).await.header("location").to_owned();
            let kind = if cents == 3_000 { "sest" } else { "inss" };
            let held = json!({ "paidOn": on, "deductions": [{ "kind": kind, "amountCents": cents }] });
            app.send(who, post(&format!("{line}/pay"), held)).await.is(200);
        }
        let reported = async |query: &str| {
            let items = app.see(&ana, &format!("{PATH}/defaults?date=2026-10-20{query}")).await["items"].clone();
            let one = |name: &str| format!("{} {}", items[name]["value"], items[name]["words"].as_str().unwrap());
            (one("otherInssCents"), one("dependents"))
        };
        let (inss, dependents) = reported(&format!("&clientId={client}")).await;
        assert_eq!(inss, "20000 1 desconto de INSS de outros pagadores em 10/2026, 12/10/2026");
        assert_eq!(dependents, "0 nenhum dependente no seu perfil");
        sql(&app, "UPDATE transactions SET deduction = 'inss' WHERE amount_cents = 3000");
        sql(&app, "UPDATE users SET dependents = 2 WHERE email = 'ana@exemplo.com.br'");
        let (inss, dependents) = reported(&format!("&clientId={client}")).await;
        assert_eq!(inss, "23000 2 descontos de INSS de outros pagadores em 10/2026, 12/10/2026 a 31/10/2026");
        assert_eq!(dependents, "2 do seu perfil");
        // Without a client the sum is over all payers.
        assert!(reported("").await.0.starts_with("33000 "));
        // The dependants default to those of the profile, and an entered number is stored.
        let made = app.create(&ana, PATH, simulation(Some(one), &[two])).await;
        assert_eq!((&made.body["dependents"], &made.body["otherInssCents"]), (&json!(2), &json!(0)));
        let more = json!({ "dependents": 0, "otherInssCents": 23_000 });
        let changed = put(made.header("location"), 1, with(simulation(Some(one), &[two]), &more));
        let changed = app.send(&ana, changed).await.is(200);
        assert_eq!((&changed.body["dependents"], &changed.body["otherInssCents"]), (&json!(0), &json!(23_000)));
        let wrong = with(simulation(Some(one), &[two]), &json!({ "otherInssCents": -1 }));
        let refused = app.send(&ana, post(PATH, wrong)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["otherInssCents:too_small"]);
    });
}
