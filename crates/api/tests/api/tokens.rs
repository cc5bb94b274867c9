//! API tokens: created with the password, revoked with the rest of a user's access, with a record of the last use; and
//! new passwords, which end that access.

use diesel::{RunQueryDsl, sql_query};
use serde_json::{Value, json};
use testing::{Backend, count, dump, on_sqlite_first};

use crate::app::{
    Call, Caller, PASSWORD, TestApp, TestResponse, call, delete, get, own_password, post, put, registration, rights,
    run,
};

const NEW_PASSWORD: &str = "trevo-sinal-cuia";

fn token(name: &str, password: &str) -> Call {
    post("/api/auth/tokens", json!({ "name": name, "scope": "write", "password": password }))
}

fn login(email: &str, password: &str) -> Call {
    post("/api/auth/login", json!({ "email": email, "password": password }))
}

fn change(new: &str, more: &Value) -> Call {
    let body = json!({ "currentPassword": PASSWORD, "password": new, "passwordConfirmation": new });
    call(actix_web::http::Method::PUT, "/api/auth/password").json(crate::app::with(body, more))
}

fn reset(secret: &str, password: &str) -> Call {
    let body = json!({ "token": secret, "password": password, "passwordConfirmation": password });
    post("/api/auth/password/reset", body)
}

async fn link(app: &TestApp, master: &Caller, id: i64) -> String {
    let made = app.send(master, post(&format!("/api/admin/users/{id}/password-link"), own_password())).await.is(201);
    made.body["token"].as_str().expect("a secret").to_owned()
}

async fn robot(app: &TestApp, caller: &Caller, name: &str) -> Caller {
    let made = app.send(caller, token(name, PASSWORD)).await.is(201);
    Caller::with_token(made.body["token"].as_str().expect("a secret"))
}

fn ended(response: &TestResponse) -> (u64, Vec<&str>) {
    let tokens = response.body["revokedTokens"].as_array().expect("names");
    let tokens = tokens.iter().map(|name| name.as_str().expect("a name")).collect();
    (response.body["endedSessions"].as_u64().expect("a count"), tokens)
}

/// Blocking revokes tokens; the request's own check covers a token that is left, as by a restored backup.
fn refuses_the_token_of_a_blocked_account(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let robot = robot(&app, &ana, "planilha").await;
        app.send(&robot, get("/api/clients")).await.is(200);
        let sql = "UPDATE users SET blocked_at = '2026-01-01 00:00:00'";
        app.store.write(|db| Ok(sql_query(sql).execute(db)?)).expect("a blocked account");
        app.send(&robot, get("/api/clients")).await.refuses(403, "account_blocked");
    });
}

fn a_session_alone_makes_no_token(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let without = post("/api/auth/tokens", json!({ "name": "planilha", "scope": "read" }));
        assert_eq!(app.send(&ana, without).await.refuses(400, "malformed").faults(), ["password:required"]);
        let wrong = app.send(&ana, token("planilha", "errada")).await.refuses(422, "validation");
        assert_eq!(wrong.faults(), ["password:wrong"]);
        assert_eq!(wrong.body["detail"], "A senha atual não confere.");
        assert_eq!(count(&app.store, "SELECT COUNT(*) AS count FROM api_tokens"), 0);
        app.send(&ana, token("planilha", PASSWORD)).await.is(201);
        // A stored response is repeated only with the password, and no fast hash of the password is stored.
        let keyed = |password: &str| token("contador", password).header("idempotency-key", "t");
        let made = app.send(&ana, keyed(PASSWORD)).await.is(201);
        app.send(&ana, keyed("errada")).await.refuses(422, "validation");
        assert_eq!(app.send(&ana, keyed(PASSWORD)).await.is(201).body, made.body);
    });
}

fn guessing_the_password_for_a_token_is_limited_as_signing_in_is(backend: Backend) {
    run(async {
        let app = TestApp::with(backend, &["--login-limit-per-minute", "3"]).await;
        let ana = app.register("ana@example.com").await;
        let mut answers = Vec::new();
        for _ in 0..4 {
            answers.push(app.send(&ana, token("planilha", "errada")).await.status);
        }
        assert!(answers.contains(&422) && answers.last() == Some(&429), "{answers:?}");
        app.send(&ana, token("planilha", PASSWORD)).await.refuses(429, "rate_limited");
    });
}

fn guessing_the_password_in_a_session_is_limited_by_the_hour_too(backend: Backend) {
    run(async {
        let app = TestApp::with(backend, &["--login-limit-per-minute", "100", "--login-limit-per-hour", "3"]).await;
        let ana = app.register("ana@example.com").await;
        for _ in 0..3 {
            app.send(&ana, token("planilha", "errada")).await.refuses(422, "validation");
        }
        app.send(&ana, token("planilha", "errada")).await.refuses(429, "rate_limited");
        app.send(&ana, change(NEW_PASSWORD, &json!({}))).await.refuses(429, "rate_limited");
    });
}

fn a_new_password_revokes_and_lists_every_token(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let phone = app.register("ana@example.com").await;
        let laptop = Caller::default();
        app.send(&laptop, login("ana@example.com", PASSWORD)).await.is(200);
        let (sheet, books) = (robot(&app, &phone, "Planilha").await, robot(&app, &phone, "Contador").await);
        let changed = app.send(&phone, change(NEW_PASSWORD, &json!({}))).await.is(200);
        assert_eq!(ended(&changed), (1, vec!["Contador", "Planilha"]));
        for robot in [&sheet, &books] {
            app.send(robot, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        }
        app.send(&laptop, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        app.send(&phone, get("/api/auth/user")).await.is(200);
    });
}

fn a_new_password_retains_the_tokens_on_request(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let sheet = robot(&app, &ana, "Planilha").await;
        let changed = app.send(&ana, change(NEW_PASSWORD, &json!({ "keepTokens": true }))).await.is(200);
        assert_eq!(ended(&changed), (0, vec![]));
        app.send(&sheet, get("/api/auth/user")).await.is(200);
    });
}

fn a_reset_a_block_and_ended_sessions_revoke_them_for_good(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let bia = app.register("bia@example.com").await;

        let before = link(&app, &master, 2).await;
        let first = robot(&app, &bia, "Um").await;
        let done = app.send(&master, post("/api/admin/users/2/end-sessions", json!({}))).await.is(200);
        assert_eq!(ended(&done), (1, vec!["Um"]));
        app.send(&first, get("/api/auth/user")).await.refuses(401, "unauthenticated");

        app.send(&bia, login("bia@example.com", PASSWORD)).await.is(200);
        let second = robot(&app, &bia, "Dois").await;
        let done = app.send(&master, put("/api/admin/users/2", 1, rights(false, true))).await.is(200);
        assert_eq!(done.body["ended"], json!({ "endedSessions": 1, "revokedTokens": ["Dois"] }));
        let done = app.send(&master, put("/api/admin/users/2", 2, rights(false, false))).await.is(200);
        assert_eq!(done.body["ended"], Value::Null);
        app.send(&second, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        let refused = app.send(&Caller::default(), reset(&before, NEW_PASSWORD)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["token:invalid_link"], "a link from before the block");

        app.send(&bia, login("bia@example.com", PASSWORD)).await.is(200);
        let third = robot(&app, &bia, "Três").await;
        let secret = link(&app, &master, 2).await;
        let done = app.send(&Caller::default(), reset(&secret, NEW_PASSWORD)).await.is(200);
        assert_eq!(ended(&done), (1, vec!["Três"]));
        app.send(&third, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        assert_eq!(count(&app.store, "SELECT COUNT(*) AS count FROM api_tokens"), 0);
    });
}

fn one_s_own_e_mail_and_name_are_no_password_wherever_one_is_set(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let email = "joaquim.prado77@exemplo.com.br";
        let mut form = registration(email);
        form["name"] = json!("Joaquim Prado Filho");
        let mut own = form.clone();
        for field in ["password", "passwordConfirmation"] {
            own[field] = json!(email);
        }
        let anonymous = Caller::default();
        let refused = app.send(&anonymous, post("/api/auth/register", own)).await.refuses(422, "validation");
        assert_eq!(refused.faults(), ["password:personal"]);
        let ana = Caller::default();
        app.send(&ana, post("/api/auth/register", form)).await.is(201);
        let secret = link(&app, &ana, 1).await;
        for own in [email, "Joaquim.Prado77", "joaquim prado filho", "JoaquimPradoFilho"] {
            let refused = app.send(&ana, change(own, &json!({}))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["password:personal"], "{own}");
            let refused = app.send(&anonymous, reset(&secret, own)).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["password:personal"], "{own}");
        }
        let easy = app.send(&ana, change("estrada2026", &json!({}))).await.refuses(422, "validation");
        assert_eq!(easy.faults(), ["password:too_common"]);
        // The refused link is not used up.
        app.send(&anonymous, reset(&secret, NEW_PASSWORD)).await.is(200);
    });
}

fn the_last_use_is_noted_once_in_an_hour(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let sheet = robot(&app, &ana, "Planilha").await;
        let last_use = async || app.see(&ana, "/api/auth/tokens").await["items"][0]["lastUsedAt"].clone();
        assert_eq!(last_use().await, Value::Null);
        app.send(&sheet, get("/api/clients/99")).await.refuses(404, "not_found");
        let first = last_use().await;
        assert!(first.is_string(), "a refused request is a use too");
        let before = dump(&app.store);
        app.send(&sheet, get("/api/clients")).await.is(200);
        assert_eq!(dump(&app.store), before, "a read writes nothing");
        let earlier = "UPDATE api_tokens SET last_used_at = '2026-01-01 00:00:00'";
        app.store
            .write(|db| Ok(diesel::RunQueryDsl::execute(diesel::sql_query(earlier), db)?))
            .expect("the use is long ago");
        app.send(&sheet, post("/api/clients", json!({ "name": "Bunge" }))).await.is(201);
        assert!(last_use().await.as_str() > first.as_str());
        // It is no change of the token.
        assert_eq!(app.see(&ana, "/api/auth/tokens").await["items"][0]["version"], 1);
    });
}

fn a_token_that_is_another_s_or_gone_is_not_found(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let (ana, bia) = (app.register("ana@example.com").await, app.register("bia@example.com").await);
        let made = app.send(&ana, token("planilha", PASSWORD)).await.is(201);
        let path = format!("/api/auth/tokens/{}", made.id());
        app.send(&bia, delete(&path)).await.refuses(404, "not_found");
        app.send(&ana, delete(&path)).await.is(204);
        app.send(&ana, delete(&path)).await.refuses(404, "not_found");
    });
}

on_sqlite_first!(
    refuses_the_token_of_a_blocked_account,
    a_session_alone_makes_no_token,
    guessing_the_password_for_a_token_is_limited_as_signing_in_is,
    guessing_the_password_in_a_session_is_limited_by_the_hour_too,
    a_new_password_revokes_and_lists_every_token,
    a_new_password_retains_the_tokens_on_request,
    a_reset_a_block_and_ended_sessions_revoke_them_for_good,
    one_s_own_e_mail_and_name_are_no_password_wherever_one_is_set,
    the_last_use_is_noted_once_in_an_hour,
    a_token_that_is_another_s_or_gone_is_not_found,
);
