//! Search of the lists, as in the command palette: by word, amount and month.

use serde_json::json;
use testing::{Backend, on_both_databases};

use crate::app::{TestApp, expense, fill_up, freight, maintenance, run, truck, with};

on_both_databases!(records_are_found_by_word_amount_and_month);

fn records_are_found_by_word_amount_and_month(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let trip = json!({ "rateCents": 899_500, "advanceCents": 0, "scheduledFor": "2026-03-05" });
        app.create(&ana, "/api/freights", with(freight(one, &[]), &trip)).await;
        let tank = json!({ "station": "Posto Rota 060", "filledOn": "2026-03-06" });
        app.create(&ana, "/api/fuel", with(fill_up(one), &tank)).await;
        let part = json!([{ "type": "part", "description": "Alternador", "quantityThousandths": 1_000, "unitPriceCents": 199_550 }]);
        let repair = json!({ "items": part, "category": "tires", "doneOn": "2026-04-07", "paidOn": null });
        app.create(&ana, "/api/maintenance", with(maintenance(one), &repair)).await;
        let toll = json!({ "description": "Praça", "amountCents": 19_950, "dueOn": "2026-04-08", "paidOn": null });
        app.create(&ana, "/api/finances", with(expense(None), &toll)).await;
        let lists = ["/api/freights", "/api/fuel", "/api/maintenance", "/api/finances"];
        // Of the words of a fill-up or a repair, what these post in the books may have some too.
        for (q, found) in [
            ("alternador", [Some(false), Some(false), Some(true), None]),
            ("pneus", [Some(false), Some(false), Some(true), None]),
            ("rota 060", [Some(false), Some(true), Some(false), None]),
            ("abastecer", [Some(false), Some(true), Some(false), None]),
            ("pedagio", [false, false, false, true].map(Some)),
            ("PEDÁGIO", [false, false, false, true].map(Some)),
            ("8995", [true, false, false, true].map(Some)),
            ("R$ 8.995,00", [true, false, false, true].map(Some)),
            ("8.995,01", [false; 4].map(Some)),
            ("1995", [false, false, true, true].map(Some)),
            ("1995,5", [false, false, true, true].map(Some)),
            ("199,50", [false, false, false, true].map(Some)),
            ("2100", [false, true, false, true].map(Some)),
            ("março", [true, true, false, true].map(Some)),
            ("marco", [true, true, false, true].map(Some)),
            ("03/2026", [true, true, false, true].map(Some)),
            ("março de 2025", [false; 4].map(Some)),
        ] {
            let words = [(' ', "+"), ('ç', "%C3%A7"), ('Á', "%C3%81"), ('$', "%24")];
            let query = words.iter().fold(q.to_owned(), |text, (from, to)| text.replace(*from, to));
            for (path, expected) in lists.into_iter().zip(found) {
                let list = app.see(&ana, &format!("{path}?q={query}")).await;
                let any = !list["items"].as_array().expect("items").is_empty();
                assert!(expected.is_none_or(|expected| any == expected), "{q} in {path}: {list}");
            }
        }
    });
}
