//! Audit trail: actor, action, target and address; retention of failures; and the masters' view.

use accounts::AuditAction;
use chrono::TimeDelta;
use kernel::{Instant, UserId};
use persistence::accounts::audit::{self, Actor, By};
use serde_json::{Value, json};
use testing::{Backend, count, fresh, on_both_databases};

use crate::{
    app::{Call, Caller, PASSWORD, TestApp, call, delete, get, own_password, post, put, rights, run},
    log::Log,
};

const NEW_PASSWORD: &str = "trevo-sinal-cuia";

fn login(email: &str, password: &str) -> Call {
    post("/api/auth/login", json!({ "email": email, "password": password }))
}

/// Entries as "who action whom detail", the oldest first.
async fn trail(app: &TestApp, master: &Caller, query: &str) -> Vec<String> {
    let list = app.see(master, &format!("/api/admin/audit?sort=at&limit=200{query}")).await;
    let text = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    let items = list["items"].as_array().expect("a trail").iter();
    items
        .map(|one| {
            let [who, what, whom, detail] =
                ["actorName", "action", "targetName", "detail"].map(|name| text(&one[name]));
            format!("{who} {what} {whom} {detail}")
        })
        .collect()
}

fn every_act_on_an_account_is_audited(backend: Backend) {
    run(async {
        let app = TestApp::with(
            backend,
            &[
                "--trusted-proxy",
                "127.0.0.0/8",
                "--login-limit-per-minute",
                "1000",
                "--register-limit-per-hour",
                "1000",
            ],
        )
        .await;
        let master = app.register("master@example.com").await;
        let bia = Caller::default();
        app.send(&bia, post("/api/auth/register", crate::app::registration("bia@example.com"))).await.is(201);
        app.send(&bia, post("/api/auth/logout", json!({}))).await.is(204);
        app.send(&bia, login("bia@example.com", "errada")).await.refuses(401, "invalid_credentials");
        app.send(&bia, login("ninguem@example.com", "errada")).await.refuses(401, "invalid_credentials");
        let far = login("bia@example.com", PASSWORD).header("x-forwarded-for", "200.1.2.3");
        app.send(&bia, far).await.is(200);
        let token = |password: &str| {
            post("/api/auth/tokens", json!({ "name": "Planilha", "scope": "read", "password": password }))
        };
        app.send(&bia, token("errada")).await.refuses(422, "validation");
        let made = app.send(&bia, token(PASSWORD)).await.is(201);
        app.send(&bia, delete(&format!("/api/auth/tokens/{}", made.id()))).await.is(204);
        let body =
            json!({ "currentPassword": PASSWORD, "password": NEW_PASSWORD, "passwordConfirmation": NEW_PASSWORD });
        app.send(&bia, call(actix_web::http::Method::PUT, "/api/auth/password").json(body)).await.is(200);
        app.send(&master, post("/api/admin/users/2/end-sessions", json!({}))).await.is(200);
        let link = app.send(&master, post("/api/admin/users/2/password-link", own_password())).await.is(201);
        let body = json!({ "token": link.body["token"], "password": PASSWORD, "passwordConfirmation": PASSWORD });
        app.send(&Caller::default(), post("/api/auth/password/reset", body.clone())).await.is(200);
        app.send(&Caller::default(), post("/api/auth/password/reset", body)).await.refuses(422, "validation");
        let version = app.see(&master, "/api/admin/users/2").await["version"].as_i64().expect("a version");
        app.send(&master, put("/api/admin/users/2", version, rights(false, true))).await.is(200);
        app.send(&bia, login("bia@example.com", PASSWORD)).await.refuses(403, "account_blocked");
        assert_eq!(
            trail(&app, &master, "").await,
            [
                "master registered - -",
                "master signed_in - -",
                "bia registered - -",
                "bia signed_in - -",
                "bia signed_out - -",
                "- sign_in_failed bia -",
                "- sign_in_failed - -",
                "bia signed_in - -",
                "bia password_refused - -",
                "bia made_token - Planilha (só leitura)",
                "bia revoked_token - Planilha",
                "bia changed_password - nenhuma sessão",
                "master ended_sessions bia 1 sessão",
                "master made_password_link bia -",
                "bia reset_password - nenhuma sessão",
                "- sign_in_failed - link de nova senha",
                "master blocked bia nenhuma sessão",
                "- sign_in_failed bia conta bloqueada",
            ]
        );
        // The client address, not the proxy's; the text of an unknown e-mail is not stored.
        let list = app.see(&master, "/api/admin/audit?sort=at&action=signed_in").await;
        let addresses: Vec<_> = list["items"].as_array().expect("items").iter().map(|one| one["ip"].clone()).collect();
        assert_eq!(addresses, ["127.0.0.1", "127.0.0.1", "200.1.2.3"]);
        assert!(!testing::dump(&app.store).join("\n").contains("ninguem@example.com"));
    });
}

fn exports_are_audited_once_per_interval(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        app.create(&master, "/api/clients", json!({ "name": "Bunge" })).await;
        for _ in 0..3 {
            app.send(&master, get("/api/clients?format=csv")).await.is(200);
            app.send(&master, get("/api/finances/statement.pdf?from=2026-01&to=2026-01")).await.is(200);
            app.send(&master, get("/api/finances/tax-year/2026/report.xlsx")).await.is(200);
        }
        // Other answers than files, fixed data and refusals are no exports.
        app.send(&master, get("/api/clients")).await.is(200);
        app.send(&master, get("/api/papers/samples/receipt.pdf")).await.is(200);
        app.send(&master, get("/api/freights/9/result.pdf")).await.refuses(404, "not_found");
        let reported = trail(&app, &master, "&action=exported").await;
        let day = crate::app::day(0);
        assert_eq!(
            reported,
            [
                format!("master exported - clientes-{day}.csv"),
                "master exported - resultado-2026-01.pdf".into(),
                "master exported - ano-2026.xlsx".into(),
            ]
        );
    });
}

fn the_trail_is_narrowed_to_an_action(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        app.register("bia@example.com").await;
        assert_eq!(trail(&app, &master, "&action=registered").await, ["master registered - -", "bia registered - -"]);
        assert_eq!(trail(&app, &master, "&action=registered&q=bia").await, ["bia registered - -"]);
        assert_eq!(trail(&app, &master, "&action=blocked").await, Vec::<String>::new());
        app.send(&master, get("/api/admin/audit?action=x")).await.refuses(400, "malformed");
        let file = app.send(&master, get("/api/admin/audit?format=csv&action=signed_in")).await.is(200);
        assert_eq!(file.text.matches("Entrou").count(), 2, "{}", file.text);
    });
}

fn moment(text: &str) -> Instant {
    serde_json::from_value(json!(text)).expect("an instant")
}

fn failures_cannot_fill_the_database(backend: Backend) {
    let store = fresh(backend);
    let start = moment("2026-11-23T12:00:00Z");
    let failed = |minutes: i64, ip: &str, target: Option<i64>| {
        let by = By { user: None, at: start.plus(TimeDelta::minutes(minutes)), ip: Some(ip.to_owned()) };
        let target = target.map(UserId::from);
        store
            .write(|db| audit::insert_failure(db, &by, AuditAction::SignInFailed, target, None))
            .expect("the trail answers")
    };
    assert!(failed(0, "10.0.0.1", Some(7)));
    assert!(!failed(9, "10.0.0.1", Some(7)), "told already");
    assert!(failed(9, "10.0.0.1", None) && failed(9, "10.0.0.2", Some(7)), "another failure");
    assert!(failed(10, "10.0.0.1", Some(7)), "told again later");
    // From any number of addresses.
    let written =
        (0..400).filter(|number| failed(20, &format!("10.1.{}.{}", number / 200, number % 200), None)).count();
    assert_eq!(written, 296);
    assert!(failed(81, "10.0.0.1", Some(7)), "the next hour has room again");
    assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM audit_entries"), 301);
}

#[test]
fn the_response_time_does_not_reveal_an_audit_write() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let anonymous = Caller::default();
        // The second is in the trail already; that of a known e-mail address from here is not.
        for number in 0..2 {
            let began = std::time::Instant::now();
            app.send(&anonymous, login("ninguem@example.com", "errada")).await.refuses(401, "invalid_credentials");
            let took = began.elapsed();
            assert!(took >= std::time::Duration::from_millis(100), "{number}: {took:?}");
        }
        assert_eq!(count(&app.store, "SELECT COUNT(*) AS count FROM audit_entries"), 1);
    });
}

fn entries_are_deleted_when_their_time_is_over(backend: Backend) {
    let store = fresh(backend);
    let start = moment("2026-01-01T12:00:00Z");
    let actor = Actor { id: UserId::from(1), at: start, ip: None };
    store.write(|db| audit::insert(db, &actor, AuditAction::Blocked, None, None)).expect("an entry");
    let by = By { user: None, at: start, ip: None };
    store
        .write(|db| audit::insert_failure(db, &by, AuditAction::SignInFailed, None, None))
        .expect("an entry about a failure");
    let purged = |days: i64| {
        let at = start.plus(TimeDelta::days(days) + TimeDelta::minutes(1));
        store.write(|db| audit::purge(db, at)).expect("the trail answers")
    };
    assert_eq!([29, 30, 364, 365].map(purged), [0, 1, 0, 1]);
}

#[test]
fn logs_the_user_and_the_address_of_a_request() {
    let (log, _logging) = Log::begin();
    run(async {
        let arguments = ["--trusted-proxy", "127.0.0.0/8", "--login-limit-per-minute", "100"];
        let app = TestApp::with(Backend::Sqlite, &arguments).await;
        let master = app.register("master@example.com").await;
        app.send(&master, get("/api/clients?q=segredo").header("x-forwarded-for", "200.1.2.3")).await.is(200);
        app.send(&master, login("master@example.com", "errada")).await.refuses(401, "invalid_credentials");
    });
    let text = log.text();
    let line = |word: &str| {
        let found = text.lines().find(|line| line.contains(word)).unwrap_or_else(|| panic!("{word} in {text}"));
        serde_json::from_str::<Value>(found).expect("a line of JSON")
    };
    let requested = line("/api/clients")["span"].clone();
    assert_eq!(
        (&requested["user"], &requested["address"], &requested["status"]),
        (&json!(1), &json!("200.1.2.3"), &json!(200))
    );
    assert_eq!(line("/api/auth/register")["span"]["user"], 1);
    let refused = line("sign_in_failed");
    assert_eq!((&refused["account"], &refused["address"]), (&json!(1), &json!("127.0.0.1")));
    assert!(!text.contains("segredo") && !text.contains("master@example.com"), "{text}");
}

on_both_databases!(
    every_act_on_an_account_is_audited,
    exports_are_audited_once_per_interval,
    the_trail_is_narrowed_to_an_action,
    failures_cannot_fill_the_database,
    entries_are_deleted_when_their_time_is_over,
);
