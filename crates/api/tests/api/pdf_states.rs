//! Documents of freights and simulations in each of their states: unknown facts are left out.

use serde_json::json;
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{Caller, TestApp, day, expense, freight, get, post, run, simulation, trailer, truck, with},
    pdf::read,
    tenants::Tenants,
};

on_sqlite_first!(
    an_ongoing_freight_is_not_shown_as_finished,
    a_cancelled_freight_shows_the_reason_and_its_minimum,
    a_claim_names_its_debtor_or_leaves_room,
    a_comparison_marks_estimated_figures,
    a_way_with_one_end_is_no_lane,
    an_empty_period_is_neither_good_nor_bad,
    a_year_names_its_last_day_and_its_rules
);

async fn paper(app: &TestApp, owner: &Caller, path: &str) -> String {
    read(&app.send(owner, get(path)).await.is(200))
}

#[track_caller]
fn says(text: &str, words: &[&str]) {
    for words in words {
        assert!(text.contains(words), "{words} is not in\n{text}");
    }
}

#[track_caller]
fn says_not(text: &str, words: &[&str]) {
    for words in words {
        assert!(!text.contains(words), "{words} is in\n{text}");
    }
}

fn an_ongoing_freight_is_not_shown_as_finished(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let path = "/api/freights/1/result.pdf";
        let text = paper(&tenants.app, &tenants.owner, path).await;
        says(&text, &["Sobra até agora", "O frete ainda não começou"]);
        says_not(&text, &["da receita", "Sobra por km", "Km carregado", "Sobrou"]);
        tenants.app.send(&tenants.owner, post("/api/freights/1/status", json!({ "status": "loading" }))).await.is(200);
        let text = paper(&tenants.app, &tenants.owner, path).await;
        says(&text, &["Sobra até agora", "O frete ainda não terminou: mais gastos podem ser lançados."]);
        says_not(&text, &["da receita", "Sobra por km", "Km carregado", "Sobrou"]);
        let text = paper(&tenants.app, &tenants.owner, "/api/freights/2/result.pdf").await;
        says(&text, &["Sobrou deste frete", "da receita", "Sobra por km", "Km carregado"]);
        // A loss is named a loss, and one of absurd size has no margin.
        let lost = with(expense(Some(2)), &json!({ "amountCents": 9_000_000, "confirm": ["amount_unlikely"] }));
        tenants.app.send(&tenants.owner, post("/api/finances", lost)).await.is(201);
        let text = paper(&tenants.app, &tenants.owner, "/api/freights/2/result.pdf").await;
        says(&text, &["Prejuízo R$", "Prejuízo por km"]);
        says_not(&text, &["da receita", "Prejuízo −R$", "Sobrou"]);
    });
}

fn a_cancelled_freight_shows_the_reason_and_its_minimum(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let fell = json!({ "reason": "O contratante desistiu na fila.", "cancelledOn": "2026-01-12" });
        tenants.app.send(&tenants.owner, post("/api/freights/1/cancel", fell)).await.is(200);
        let text = paper(&tenants.app, &tenants.owner, "/api/freights/1/result.pdf").await;
        says(
            &text,
            &[
                "Previstos: 1.336 km carregados, 100 km vazios",
                "Cancelado em 12/01/2026",
                "Motivo do cancelamento: O contratante desistiu na fila.",
            ],
        );
        says_not(&text, &["da receita", "Por quilômetro", "ainda não"]);
        // The document has the same text as the screen, from the same response.
        let result = tenants.app.see(&tenants.owner, "/api/freights/1/result").await;
        let reported = result["minimum"]["words"].as_str().expect("words").to_owned();
        assert!(reported.contains("Piso mínimo não calculável") || reported.contains("piso mínimo de"), "{reported}");
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        says(&flat(&text), &["Piso mínimo", &flat(&reported)]);
    });
}

fn a_claim_names_its_debtor_or_leaves_room(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let (app, owner) = (&tenants.app, &tenants.owner);
        let text = paper(app, owner, "/api/freights/2/waiting-time.pdf").await;
        says(&text, &["Contratante", "______", "CPF ou CNPJ ______"]);
        let client = json!({ "name": "Cerealista Boa Safra", "document": "11.222.333/0001-81" });
        let client = app.create(owner, "/api/clients", client).await.id();
        let made =
            app.create(owner, "/api/freights", with(freight(1, &[2]), &json!({ "clientId": client }))).await.id();
        for (status, when) in [("loading", "2026-01-15T08:00:00Z"), ("in_transit", "2026-01-17T02:00:00Z")] {
            let moved = json!({ "status": status, "occurredAt": when });
            app.send(owner, post(&format!("/api/freights/{made}/status"), moved)).await.is(200);
        }
        let text = paper(app, owner, &format!("/api/freights/{made}/waiting-time.pdf")).await;
        says(&text, &["Cerealista Boa Safra", "CNPJ 11.222.333/0001-81", "42 h (2.520 minutos)"]);
        says_not(&text, &["______"]);
    });
}

fn a_comparison_marks_estimated_figures(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let (app, owner) = (&tenants.app, &tenants.owner);
        let offer = json!({ "maintenancePerKmMillis": 350, "tollCents": 20_000, "tollPayer": "driver" });
        let made = app.create(owner, "/api/freight-simulations", with(simulation(Some(1), &[2]), &offer)).await.id();
        let taken = app.create(owner, &format!("/api/freight-simulations/{made}/convert"), json!({})).await;
        let text = paper(app, owner, &format!("{}/result.pdf", taken.header("location"))).await;
        let words = [
            "Simulado × real",
            "Até agora (R$)",
            "Manutenção e pneus (estimado)",
            "nada lançado",
            "Sobra depois das reservas e dos impostos",
            "O resultado do frete conta só o que foi lançado.",
        ];
        says(&text, &words);
        says_not(&text, &["0,00 0,00 0,00"]);
    });
}

fn a_way_with_one_end_is_no_lane(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let (app, owner) = (&tenants.app, &tenants.owner);
        let low = json!({ "destinationCityCode": null, "rateCents": 100_000, "confirm": ["price_unlikely"] });
        let offer = with(simulation(Some(1), &[2]), &low);
        let made = app.create(owner, "/api/freight-simulations", offer).await.id();
        let text = paper(app, owner, &format!("/api/freight-simulations/{made}/simulation.pdf")).await;
        says(&text, &["Origem", "Campinas/SP", "Prejuízo R$", "Prejuízo por km", "Prejuízo por dia"]);
        says_not(&text, &["Sem cidade", "Destino", "Margem"]);
    });
}

fn an_empty_period_is_neither_good_nor_bad(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let owner = app.register("vazio@example.com").await;
        app.create(&owner, "/api/vehicles", truck("ABC1D23")).await;
        app.create(&owner, "/api/vehicles", trailer("ABC1D24")).await;
        let text = paper(&app, &owner, "/api/finances/statement.pdf?from=2026-01&to=2026-01").await;
        says(&text, &["Sobrou R$ 0,00", "Nenhuma receita no período.", "Nada ficou de fora"]);
        says_not(&text, &["do que ganhou", "Margem"]);
    });
}

fn a_year_names_its_last_day_and_its_rules(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let (app, owner) = (&tenants.app, &tenants.owner);
        let year = |year: &str| format!("/api/finances/tax-year/{year}/report.pdf");
        let now = paper(app, owner, &year(day(0).get(..4).expect("a year"))).await;
        says(&now, &["Estimativa até "]);
        let later = paper(app, owner, &year("2090")).await;
        says(&later, &["Estimativa, pelas regras conhecidas em ", "seguem as regras de hoje, que podem mudar."]);
    });
}
