//! Cities and distances: the same for every user and database.

use serde_json::{Value, json};
use testing::Backend;

use crate::app::{Caller, TestApp, get, run};

fn names(list: &Value) -> Vec<String> {
    let name =
        |city: &Value| format!("{}/{}", city["name"].as_str().unwrap_or("?"), city["uf"].as_str().unwrap_or("?"));
    list["items"].as_array().expect("items").iter().map(name).collect()
}

#[test]
fn cities_are_found_as_people_type_them() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for (query, first) in [
            ("q=s%C3%A3o+pau", "São Paulo/SP"),
            ("q=sao+pau", "São Paulo/SP"),
            ("q=SAO+PAU", "São Paulo/SP"),
            ("q=rondonop", "Rondonópolis/MT"),
            ("q=campinas", "Campinas/SP"),
            ("q=campi&uf=go", "Campinorte/GO"),
            ("q=bra", "Brasília/DF"),
        ] {
            let list = app.see(&ana, &format!("/api/cities?{query}")).await;
            assert_eq!(names(&list).first().map(String::as_str), Some(first), "{query}");
            assert_eq!(list["nextCursor"], Value::Null);
        }
        let one = app.see(&ana, "/api/cities?q=Rondon%C3%B3polis&limit=1").await;
        assert_eq!(
            one,
            json!({ "items": [{ "code": 5_107_602, "name": "Rondonópolis", "uf": "MT" }], "nextCursor": null })
        );
        for nothing in ["", "?q=", "?q=s", "?q=%25%25%25", "?q=xyzzy", "?q=s%C3%A3o&uf=XX"] {
            assert_eq!(
                names(&app.see(&ana, &format!("/api/cities{nothing}")).await),
                Vec::<String>::new(),
                "{nothing}"
            );
        }
        assert_eq!(names(&app.see(&ana, "/api/cities?q=santa&limit=200").await).len(), 50, "enough to choose from");
        app.send(&Caller::default(), get("/api/cities?q=sao")).await.refuses(401, "unauthenticated");
    });
}

#[test]
fn offers_a_distance_or_the_reason_for_none() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let of = |from: i64, to: i64| format!("/api/distance?from={from}&to={to}");
        let (sao_paulo, rio, manaus) = (3_550_308, 3_304_557, 1_302_603);
        let there = app.see(&ana, &of(sao_paulo, rio)).await;
        let km = there["distanceKm"].as_i64().expect("a distance");
        assert!((400..520).contains(&km), "São Paulo to Rio is about 435 km by road, not {km}");
        assert_eq!((&there["approximate"], &there["reason"]), (&json!(true), &Value::Null));
        assert_eq!(app.see(&ana, &of(rio, sao_paulo)).await, there, "there and back");
        for (from, to) in [(sao_paulo, manaus), (manaus, rio), (rio, rio)] {
            let none = app.see(&ana, &of(from, to)).await;
            assert_eq!(none["distanceKm"], Value::Null);
            assert!(none["reason"].as_str().is_some_and(|reason| reason.ends_with("informe a distância.")), "{none}");
        }
        app.send(&ana, get(&of(1, rio))).await.refuses(404, "not_found");
        app.send(&ana, get("/api/distance?from=3550308")).await.refuses(400, "malformed");
        app.send(&Caller::default(), get(&of(rio, manaus))).await.refuses(401, "unauthenticated");
    });
}

#[test]
fn answers_cities_and_estimates_without_an_account() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let anonymous = Caller::default();
        let found = app.see(&anonymous, "/api/minimum-freight/cities?q=rondonop").await;
        assert_eq!(found, json!({ "items": [{ "code": 5_107_602, "name": "Rondonópolis", "uf": "MT" }] }));
        assert_eq!(names(&app.see(&anonymous, "/api/minimum-freight/cities?q=santa").await).len(), 6);
        assert_eq!(names(&app.see(&anonymous, "/api/minimum-freight/cities?q=s").await), Vec::<String>::new());

        let of = |from: i64, to: i64| format!("/api/minimum-freight/distance?from={from}&to={to}");
        let (sao_paulo, rio, manaus) = (3_550_308, 3_304_557, 1_302_603);
        let estimate = app.see(&anonymous, &of(sao_paulo, rio)).await;
        assert_eq!((&estimate["approximate"], &estimate["freights"]), (&json!(true), &Value::Null));
        let ana = app.register("ana@exemplo.com.br").await;
        assert_eq!(estimate, app.see(&ana, &format!("/api/distance?from={sao_paulo}&to={rio}")).await);
        assert_eq!(app.see(&anonymous, &of(sao_paulo, manaus)).await["distanceKm"], Value::Null);
        app.send(&anonymous, get(&of(1, rio))).await.refuses(404, "not_found");
    });
}
