//! Accounts: registration and sign-in, passwords, tokens, and the masters' area.

use std::thread;

use accounts::{RegistrationInput, UserRights};
use diesel::RunQueryDsl;
use kernel::UserId;
use persistence::accounts::{audit::Actor, person, user};
use serde_json::{Value, json};
use testing::{Backend, count, dump, fresh, on_both_databases, on_sqlite_first};

use crate::app::{Caller, PASSWORD, TestApp, delete, get, own_password, post, put, registration, rights, run, with};

const NEW_PASSWORD: &str = "trevo-sinal-cuia";

fn login(email: &str, password: &str) -> crate::app::Call {
    post("/api/auth/login", json!({ "email": email, "password": password }))
}

fn a_person_registers_leaves_and_returns(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let none = app.send(&Caller::default(), get("/api/auth/registration")).await.is(200);
        assert_eq!(none.body, json!({ "open": true, "firstAccount": true, "needsSetupLink": false }));
        let ana = app.register("Ana@Example.com").await;
        let who = app.send(&ana, get("/api/auth/user")).await.is(200);
        assert_eq!((&who.body["email"], &who.body["isMaster"]), (&json!("ana@example.com"), &json!(true)));
        assert!(who.body.get("passwordHash").is_none(), "{}", who.text);
        let stolen = Caller::default();
        app.send(&stolen, login("ana@example.com", PASSWORD)).await.is(200);
        app.send(&ana, post("/api/auth/logout", json!({}))).await.is(204);
        app.send(&ana, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        app.send(&stolen, get("/api/auth/user")).await.is(200);
        app.send(&ana, login(" ANA@example.com ", PASSWORD)).await.is(200);
        app.send(&ana, get("/api/auth/user")).await.is(200);
        let bia = app.register("bia@example.com").await;
        assert_eq!(app.send(&bia, get("/api/auth/user")).await.body["isMaster"], false);
    });
}

fn a_session_ends_on_the_server(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let cookie_before = ana.cookies();
        assert_eq!(count(&app.store, "SELECT COUNT(*) AS count FROM sessions"), 1);
        let session = |caller: &Caller| {
            let found = caller.cookies().into_iter().find(|cookie| cookie.name() == "boleia_session");
            found.expect("a session").value().to_owned()
        };
        let value = session(&ana);
        let key: String = value.chars().rev().take(64).collect::<Vec<_>>().into_iter().rev().collect();
        assert!(!dump(&app.store).join("\n").contains(&key), "the key itself is in the database");
        app.send(&ana, login("ana@example.com", PASSWORD)).await.is(200);
        assert_ne!(session(&ana), value, "the key is renewed at login");
        let old = Caller::holding(cookie_before);
        app.send(&old, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        let kept = Caller::holding(ana.cookies());
        app.send(&ana, post("/api/auth/logout", json!({}))).await.is(204);
        app.send(&kept, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        let mut forged = ana.cookies();
        forged.push(actix_web::cookie::Cookie::new("boleia_session", "x".repeat(108)));
        app.send(&Caller::holding(forged), get("/api/auth/user")).await.refuses(401, "unauthenticated");
    });
}

fn a_database_that_fails_ends_no_session(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let rename = |from: &str, to: &str| {
            let sql = format!("ALTER TABLE {from} RENAME TO {to}");
            app.store.write(|db| Ok(diesel::sql_query(&sql).execute(db)?)).expect("the table is renamed");
        };
        rename("sessions", "away");
        app.send(&ana, get("/api/auth/user")).await.refuses(500, "internal");
        app.send(&ana, post("/api/auth/logout", json!({}))).await.refuses(500, "internal");
        // The account exists although signing in failed: the response does not claim that nothing was written.
        let bia = Caller::default();
        let call = || post("/api/auth/register", registration("bia@example.com")).header("idempotency-key", "bia");
        app.send(&bia, call()).await.refuses(503, "undecided");
        rename("away", "sessions");
        let made = app.send(&bia, call()).await.is(201).body;
        assert_eq!(app.see(&bia, "/api/auth/user").await, made);
        rename("users", "away");
        app.send(&ana, get("/api/auth/user")).await.refuses(500, "internal");
        rename("away", "users");
        app.send(&ana, get("/api/auth/user")).await.is(200);
    });
}

fn bad_registrations_are_reported_at_their_fields(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let anonymous = Caller::default();
        let body = json!({ "name": " ", "email": "ana", "password": "1234567890", "passwordConfirmation": "x", "phone": "12" });
        let refusal = app.send(&anonymous, post("/api/auth/register", body)).await.refuses(422, "validation");
        assert_eq!(
            refusal.faults(),
            [
                "name:required",
                "email:invalid_email",
                "phone:invalid_phone",
                "password:too_common",
                "passwordConfirmation:different"
            ]
        );
        app.register("ana@example.com").await;
        let again = app.send(&anonymous, post("/api/auth/register", registration("ANA@example.com"))).await;
        assert_eq!(again.refuses(409, "email_taken").faults(), ["email:taken"]);
    });
}

fn an_unknown_person_and_a_wrong_password_look_the_same(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        app.register("ana@example.com").await;
        let wrong =
            app.send(&Caller::default(), login("ana@example.com", "x")).await.refuses(401, "invalid_credentials");
        let unknown =
            app.send(&Caller::default(), login("eva@example.com", "x")).await.refuses(401, "invalid_credentials");
        assert_eq!(wrong.body["detail"], unknown.body["detail"]);
    });
}

fn a_new_password_ends_every_other_session(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let phone = app.register("ana@example.com").await;
        let laptop = Caller::default();
        app.send(&laptop, login("ana@example.com", PASSWORD)).await.is(200);
        let change = |current: &str, new: &str| json!({ "currentPassword": current, "password": new, "passwordConfirmation": new });
        let wrong = app.send(&phone, put("/api/auth/password", 1, change("errada", NEW_PASSWORD))).await;
        assert_eq!(wrong.refuses(422, "validation").faults(), ["currentPassword:wrong"]);
        let short = app.send(&phone, put("/api/auth/password", 1, change(PASSWORD, "curta"))).await;
        assert_eq!(short.refuses(422, "validation").faults(), ["password:too_short"]);
        app.send(&phone, put("/api/auth/password", 1, change(PASSWORD, NEW_PASSWORD))).await.is(200);
        app.send(&phone, get("/api/auth/user")).await.is(200);
        app.send(&laptop, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        app.send(&laptop, login("ana@example.com", PASSWORD)).await.refuses(401, "invalid_credentials");
        app.send(&laptop, login("ana@example.com", NEW_PASSWORD)).await.is(200);
    });
}

fn a_profile_is_checked_and_versioned(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let bad = json!({ "name": "", "cpf": "52998224724", "rntrc": "1", "timeZone": "Mars", "phone": "1" });
        let refusal = app.send(&ana, put("/api/auth/profile", 1, bad)).await.refuses(422, "validation");
        assert_eq!(
            refusal.faults(),
            ["name:required", "phone:invalid_phone", "cpf:invalid_cpf", "rntrc:invalid_rntrc", "timeZone:unknown_zone"]
        );
        let good = json!({ "name": "Ana Lúcia", "cpf": "529.982.247-25", "timeZone": "America/Cuiaba", "cnhDueOn": "2030-01-31" });
        let saved = app.send(&ana, put("/api/auth/profile", 1, good.clone())).await.is(200);
        assert_eq!((&saved.body["cpf"], &saved.body["version"]), (&json!("52998224725"), &json!(2)));
        let stale = app.send(&ana, put("/api/auth/profile", 1, good)).await.refuses(412, "stale_version");
        assert_eq!(stale.body["current"]["name"], "Ana Lúcia");
    });
}

fn a_profile_has_the_settings_of_computed_figures(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let profile = |more: Value| {
            let mut body = json!({ "name": "Ana", "timeZone": "America/Sao_Paulo" });
            body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
            body
        };
        let unset = app.send(&ana, get("/api/auth/user")).await.is(200).body;
        assert_eq!(
            (&unset["dependents"], &unset["leastDayCents"], &unset["openingOn"]),
            (&json!(0), &Value::Null, &Value::Null)
        );
        for (bad, faults) in [
            (json!({ "dependents": -1, "leastDayCents": 0 }), vec!["dependents:too_small", "leastDayCents:too_small"]),
            (json!({ "dependents": 21 }), vec!["dependents:too_large"]),
            (json!({ "openingCents": 5 }), vec!["openingOn:required"]),
            (json!({ "openingOn": "2026-01-01" }), vec!["openingCents:required"]),
            (
                json!({ "openingOn": "2099-01-01", "openingCents": 10_000_000_001_i64 }),
                vec!["openingCents:out_of_range", "openingOn:in_future"],
            ),
        ] {
            let refusal = app.send(&ana, put("/api/auth/profile", 1, profile(bad))).await.refuses(422, "validation");
            assert_eq!(refusal.faults(), faults);
        }
        let set =
            json!({ "dependents": 2, "leastDayCents": 35_000, "openingOn": "2026-01-31", "openingCents": -12_345 });
        let saved = app.send(&ana, put("/api/auth/profile", 1, profile(set.clone()))).await.is(200).body;
        for (key, value) in set.as_object().expect("an object") {
            assert_eq!(&saved[key], value, "{key}");
        }
        // A field missing in the body is unset, like every other field.
        let saved = app.send(&ana, put("/api/auth/profile", 2, profile(json!({})))).await.is(200).body;
        assert_eq!(
            (&saved["dependents"], &saved["leastDayCents"], &saved["openingCents"]),
            (&json!(0), &Value::Null, &Value::Null)
        );
    });
}

fn registering_twice_with_one_key_makes_one_account(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let call = |password: &str| {
            let mut body = registration("ana@example.com");
            body["password"] = json!(password);
            body["passwordConfirmation"] = json!(password);
            post("/api/auth/register", body).header("idempotency-key", "one")
        };
        let first = app.send(&Caller::default(), call(PASSWORD)).await.is(201);
        let caller = Caller::default();
        let second = app.send(&caller, call(PASSWORD)).await.is(201);
        assert_eq!(first.body, second.body);
        app.send(&caller, get("/api/auth/user")).await.is(200);
        // A caller who learns the key still needs the password.
        let thief = Caller::default();
        app.send(&thief, call(NEW_PASSWORD)).await.refuses(422, "idempotency_mismatch");
        app.send(&thief, get("/api/auth/user")).await.refuses(401, "unauthenticated");
    });
}

fn tokens_are_shown_once_scoped_expiring_and_revocable(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let body = json!({ "name": "planilha", "scope": "write", "expiresOn": "2020-01-01", "password": PASSWORD });
        let past = app.send(&ana, post("/api/auth/tokens", body)).await.refuses(422, "validation");
        assert_eq!(past.faults(), ["expiresOn:in_the_past"]);
        let body = json!({ "name": "planilha", "scope": "write", "expiresOn": "2099-01-01", "password": PASSWORD });
        let call = || post("/api/auth/tokens", body.clone()).header("idempotency-key", "t");
        let made = app.send(&ana, call()).await.is(201);
        assert_eq!(app.send(&ana, call()).await.is(201).body, made.body, "the same answer, the secret included");
        let secret = made.body["token"].as_str().expect("a secret").to_owned();
        assert!(!dump(&app.store).join("\n").contains(&secret));
        let list = app.send(&ana, get("/api/auth/tokens")).await.is(200);
        assert_eq!(list.body["items"].as_array().map(Vec::len), Some(1));
        assert!(!list.text.contains(&secret));
        let robot = Caller::with_token(&secret);
        app.send(&robot, post("/api/clients", json!({ "name": "Bunge" }))).await.is(201);
        app.send(&ana, delete(&format!("/api/auth/tokens/{}", made.id()))).await.is(204);
        app.send(&robot, get("/api/clients")).await.refuses(401, "unauthenticated");
        let nonsense = Caller::with_token("x");
        app.send(&nonsense, get("/api/clients")).await.refuses(401, "unauthenticated");
    });
}

fn a_repeated_secret_works_whatever_the_servers_own_secret_is(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let token = || {
            let body = json!({ "name": "planilha", "scope": "write", "password": PASSWORD });
            post("/api/auth/tokens", body).header("idempotency-key", "t")
        };
        let link = || post("/api/admin/users/1/password-link", own_password()).header("idempotency-key", "l");
        let master = app.register("master@example.com").await;
        let (made, linked) = (app.send(&master, token()).await.is(201), app.send(&master, link()).await.is(201));
        let kept = dump(&app.store).join("\n");
        let app = app.restarted("other".repeat(13)).await;
        app.send(&master, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        app.send(&master, login("master@example.com", PASSWORD)).await.is(200);
        assert_eq!(app.send(&master, token()).await.is(201).body, made.body);
        assert_eq!(app.send(&master, link()).await.is(201).body, linked.body);
        let robot = Caller::with_token(made.body["token"].as_str().expect("a secret"));
        app.send(&robot, get("/api/auth/user")).await.is(200);
        let secret = linked.body["token"].as_str().expect("a secret");
        assert_eq!(linked.body["path"], format!("/login#reset={secret}"));
        assert!(!kept.contains(secret));
        // The same body under another key creates another secret.
        let other = app.send(&master, token().header("idempotency-key", "u")).await.is(201);
        assert_ne!(other.body["token"], made.body["token"]);
        assert_eq!(
            app.send(&master, get("/api/auth/tokens")).await.is(200).body["items"].as_array().map(Vec::len),
            Some(2)
        );
    });
}

fn a_master_steers_people_and_leaves_a_trail(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let bia = app.register("bia@example.com").await;
        let found = app.send(&master, get("/api/admin/users?q=BIA")).await.is(200);
        assert_eq!(found.body["items"][0]["email"], "bia@example.com");
        let last = app.send(&master, put("/api/admin/users/1", 1, rights(false, false))).await;
        last.refuses(409, "last_master");
        app.send(&master, put("/api/admin/users/1", 1, rights(true, true))).await.refuses(409, "last_master");
        app.send(&master, put("/api/admin/users/2", 1, rights(false, true))).await.is(200);
        app.send(&bia, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        app.send(&bia, login("bia@example.com", PASSWORD)).await.refuses(403, "account_blocked");
        app.send(&bia, login("bia@example.com", "errada")).await.refuses(401, "invalid_credentials");
        app.send(&master, put("/api/admin/users/2", 2, rights(true, false))).await.is(200);
        app.send(&bia, login("bia@example.com", PASSWORD)).await.is(200);
        app.send(&bia, get("/api/admin/users")).await.is(200);
        app.send(&master, post("/api/admin/users/2/end-sessions", json!({}))).await.is(200);
        app.send(&bia, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        app.send(&master, put("/api/admin/settings", 1, json!({ "registrationOpen": false }))).await.is(200);
        let closed = post("/api/auth/register", registration("eva@example.com"));
        app.send(&Caller::default(), closed).await.refuses(403, "registration_closed");
        let trail = app.send(&master, get("/api/admin/audit?sort=at")).await.is(200);
        // An act on one's own account is not a master's deed.
        let own = ["registered", "signed_in", "sign_in_failed"];
        let deeds = trail.body["items"].as_array().expect("a trail").iter();
        let deeds: Vec<_> = deeds.filter(|one| !own.contains(&one["action"].as_str().expect("a word"))).collect();
        let actions: Vec<_> = deeds.iter().map(|one| one["action"].clone()).collect();
        assert_eq!(actions, ["blocked", "made_master", "unblocked", "ended_sessions", "closed_registration"]);
        assert_eq!((&deeds[0]["actorName"], &deeds[0]["ip"]), (&json!("master"), &json!("127.0.0.1")));
    });
}

fn a_master_confirms_what_gives_power_by_the_own_password(backend: Backend) {
    run(async {
        let app = TestApp::with(backend, &["--login-limit-per-minute", "3"]).await;
        let master = app.register("master@example.com").await;
        app.register("bia@example.com").await;
        let before = dump(&app.store);
        let accounts =
            |rows: Vec<String>| rows.into_iter().filter(|row| row.starts_with("users: ")).collect::<Vec<_>>();
        let wrong = json!({ "password": "errada" });
        let link = || post("/api/admin/users/2/password-link", wrong.clone());
        for call in [link(), put("/api/admin/users/2", 1, with(rights(true, false), &wrong))] {
            let refused = app.send(&master, call).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["password:wrong"]);
        }
        let missing = app.send(&master, post("/api/admin/users/2/password-link", json!({}))).await;
        assert_eq!(missing.refuses(400, "malformed").faults(), ["password:required"]);
        assert_eq!(accounts(dump(&app.store)), accounts(before));
        assert_eq!(count(&app.store, "SELECT COUNT(*) AS count FROM password_links"), 0);
        let trail = app.see(&master, "/api/admin/audit?action=password_refused").await;
        assert_eq!(trail["items"].as_array().map(Vec::len), Some(1), "the same refusal is written once in a while");
        // Guessing is limited, and then the right password is refused too.
        app.send(&master, link()).await.refuses(422, "validation");
        app.send(&master, link()).await.refuses(429, "rate_limited");
        let right = put("/api/admin/users/2", 1, rights(true, false));
        app.send(&master, right).await.refuses(429, "rate_limited");
    });
}

fn a_person_is_notified_of_what_masters_do_to_the_account(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let bia = app.register("bia@example.com").await;
        let acts = |notices: &serde_json::Value| {
            let items = notices["items"].as_array().expect("notices").iter();
            items.map(|one| (one["action"].clone(), one["actorName"].clone())).collect::<Vec<_>>()
        };
        let by_master = |action: &str| (json!(action), json!("master"));
        assert!(acts(&app.see(&bia, "/api/auth/notices").await).is_empty());
        app.send(&master, post("/api/admin/users/2/password-link", own_password())).await.is(201);
        app.send(&master, put("/api/admin/users/2", 1, rights(true, false))).await.is(200);
        let seen = app.see(&bia, "/api/auth/notices").await;
        assert_eq!(acts(&seen), [by_master("made_master"), by_master("made_password_link")]);
        // Notices stay until they are seen; later ones stay after the dismissal.
        app.send(&master, put("/api/admin/users/2", 2, rights(true, true))).await.is(200);
        app.send(&master, put("/api/admin/users/2", 3, rights(true, false))).await.is(200);
        app.send(&bia, login("bia@example.com", PASSWORD)).await.is(200);
        assert_eq!(app.see(&bia, "/api/auth/notices").await["items"].as_array().map(Vec::len), Some(4));
        app.send(&bia, post("/api/auth/notices/seen", json!({ "lastId": seen["items"][0]["id"] }))).await.is(204);
        let left = app.see(&bia, "/api/auth/notices").await;
        assert_eq!(acts(&left), [by_master("unblocked"), by_master("blocked")]);
        // Own acts cause no notice, and a user cannot dismiss another's notices.
        app.send(&master, post("/api/admin/users/1/password-link", own_password())).await.is(201);
        assert!(acts(&app.see(&master, "/api/auth/notices").await).is_empty());
        app.send(&master, post("/api/auth/notices/seen", json!({ "lastId": 1_000 }))).await.is(204);
        assert_eq!(app.see(&bia, "/api/auth/notices").await, left);
        let bad = app.send(&bia, post("/api/auth/notices/seen", json!({ "lastId": 0 }))).await;
        assert_eq!(bad.refuses(422, "validation").faults(), ["lastId:too_small"]);
    });
}

fn repeated_acts_are_notified_once_under_the_name_of_their_time(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let bia = app.register("bia@example.com").await;
        let caio = app.register("caio@example.com").await;
        app.send(&master, put("/api/admin/users/3", 1, rights(true, false))).await.is(200);
        for caller in [&master, &master, &caio] {
            app.send(caller, post("/api/admin/users/2/end-sessions", json!({}))).await.is(200);
        }
        app.send(&bia, login("bia@example.com", PASSWORD)).await.is(200);
        let listed = |notices: serde_json::Value| {
            let items = notices["items"].as_array().expect("notices").iter();
            items.map(|one| json!([one["action"], one["actorName"]])).collect::<Vec<_>>()
        };
        let expected = [json!(["ended_sessions", "caio"]), json!(["ended_sessions", "master"])];
        assert_eq!(listed(app.see(&bia, "/api/auth/notices").await), expected);
        // The name is that of the act: what becomes of the account changes no notice.
        let renamed = "UPDATE users SET name = 'Outro' WHERE id = 1";
        app.store.write(|db| Ok(diesel::sql_query(renamed).execute(db)?)).expect("another name");
        assert_eq!(listed(app.see(&bia, "/api/auth/notices").await), expected);
        // A day later the same act is another notice.
        let earlier = "UPDATE account_notices SET at = '2020-01-01 00:00:00' WHERE owner_id = 2";
        app.store.write(|db| Ok(diesel::sql_query(earlier).execute(db)?)).expect("another day");
        app.send(&caio, post("/api/admin/users/2/end-sessions", json!({}))).await.is(200);
        app.send(&bia, login("bia@example.com", PASSWORD)).await.is(200);
        assert_eq!(listed(app.see(&bia, "/api/auth/notices").await).len(), 3);
    });
}

fn dismissing_retains_unlisted_notices(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let insert = "INSERT INTO account_notices (owner_id, at, action) VALUES (1, '2026-01-01 00:00:00', 'blocked')";
        for _ in 0..53 {
            app.store.write(|db| Ok(diesel::sql_query(insert).execute(db)?)).expect("a notice");
        }
        let ids = |notices: &serde_json::Value| {
            let items = notices["items"].as_array().expect("notices").iter();
            items.map(|one| one["id"].as_i64().expect("an id")).collect::<Vec<_>>()
        };
        let listed = ids(&app.see(&ana, "/api/auth/notices").await);
        assert_eq!(listed, (1_i64..=50).rev().collect::<Vec<_>>());
        app.send(&ana, post("/api/auth/notices/seen", json!({ "lastId": listed[0] }))).await.is(204);
        assert_eq!(ids(&app.see(&ana, "/api/auth/notices").await), [53_i64, 52, 51]);
    });
}

fn a_password_link_works_once(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let bia = app.register("bia@example.com").await;
        let link = app.send(&master, post("/api/admin/users/2/password-link", own_password())).await.is(201);
        let token = link.body["token"].as_str().expect("a secret").to_owned();
        assert_eq!(link.body["path"], format!("/login#reset={token}"));
        assert!(!dump(&app.store).join("\n").contains(&token));
        let reset = |token: &str, password: &str| {
            post(
                "/api/auth/password/reset",
                json!({ "token": token, "password": password, "passwordConfirmation": password }),
            )
        };
        let weak = app.send(&Caller::default(), reset(&token, "1234567890")).await.refuses(422, "validation");
        assert_eq!(weak.faults(), ["password:too_common"]);
        app.send(&Caller::default(), reset(&token, NEW_PASSWORD)).await.is(200);
        app.send(&bia, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        app.send(&bia, login("bia@example.com", NEW_PASSWORD)).await.is(200);
        let again = app.send(&Caller::default(), reset(&token, PASSWORD)).await.refuses(422, "validation");
        assert_eq!(again.faults(), ["token:invalid_link"]);
    });
}

fn many_first_accounts_at_once_make_one_master(backend: Backend) {
    let store = fresh(backend);
    let input = |number: usize| -> RegistrationInput {
        serde_json::from_value(registration(&format!("p{number}@example.com"))).expect("an input")
    };
    thread::scope(|scope| {
        for number in 0..8 {
            let (store, registration) = (&store, input(number).check().expect("a registration"));
            scope.spawn(move || {
                store
                    .write(|db| user::insert(db, &registration, "hash", chrono::Utc::now().into()))
                    .expect("an account")
            });
        }
    });
    assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM users"), 8);
    assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM users WHERE is_master"), 1);
}

fn two_masters_who_demote_each_other_leave_one(backend: Backend) {
    for _ in 0..5 {
        let store = fresh(backend);
        let at = chrono::Utc::now().into();
        for number in 1..=2 {
            let input: RegistrationInput =
                serde_json::from_value(registration(&format!("p{number}@example.com"))).expect("an input");
            let registration = input.check().expect("a registration");
            store.write(|db| user::insert(db, &registration, "hash", at)).expect("an account");
        }
        let actor = |id: i64| Actor { id: UserId::from(id), at, ip: None };
        let rights = |is_master: bool| UserRights { is_master, blocked: false };
        store.write(|db| person::update(db, &actor(1), UserId::from(2), 1, rights(true))).expect("a second master");
        let outcomes: Vec<bool> = thread::scope(|scope| {
            let store = &store;
            let demotions = [(1, 2, 2), (2, 1, 1)].map(|(by, whom, version)| {
                scope.spawn(move || {
                    store.write(|db| person::update(db, &actor(by), UserId::from(whom), version, rights(false))).is_ok()
                })
            });
            demotions.into_iter().map(|one| one.join().expect("no panic")).collect()
        });
        assert_eq!(outcomes.iter().filter(|went| **went).count(), 1, "{outcomes:?}");
        assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM users WHERE is_master"), 1);
    }
}

on_sqlite_first!(
    a_person_registers_leaves_and_returns,
    a_session_ends_on_the_server,
    a_database_that_fails_ends_no_session,
    bad_registrations_are_reported_at_their_fields,
    an_unknown_person_and_a_wrong_password_look_the_same,
    a_new_password_ends_every_other_session,
    a_profile_is_checked_and_versioned,
    a_profile_has_the_settings_of_computed_figures,
    registering_twice_with_one_key_makes_one_account,
    tokens_are_shown_once_scoped_expiring_and_revocable,
    a_repeated_secret_works_whatever_the_servers_own_secret_is,
    a_master_steers_people_and_leaves_a_trail,
    a_master_confirms_what_gives_power_by_the_own_password,
    a_person_is_notified_of_what_masters_do_to_the_account,
    repeated_acts_are_notified_once_under_the_name_of_their_time,
    dismissing_retains_unlisted_notices,
    a_password_link_works_once,
);

on_both_databases!(many_first_accounts_at_once_make_one_master, two_masters_who_demote_each_other_leave_one);
