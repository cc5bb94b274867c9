//! Sign-in protection: attempts by address and account, the origin of writes, cookies and security headers.

use std::{
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use actix_web::cookie::{Cookie, SameSite};
use api::config::Config;
use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::app::{Call, Caller, PASSWORD, TestApp, TestResponse, get, own_password, post, registration, run, with};

on_sqlite_first!(
    attempts_are_limited_by_account_and_address,
    a_neighbour_on_a_crowded_address_signs_in_by_the_right_password,
    a_crowded_address_learns_nothing,
    a_crowded_address_stops_no_step_of_a_person_who_is_known,
    strangers_cannot_lock_an_owner_out,
    devices_made_one_after_another_have_an_end,
    a_device_opens_one_account_only,
    a_long_address_is_refused_before_it_is_counted,
    accounts_made_are_limited,
    registrations_with_a_fault_are_limited_too,
    the_forwarded_address_is_believed_from_the_proxy_only,
    an_unreadable_forwarded_address_is_the_proxys
);

const PUBLIC: &str = "https://boleia.example.com";

/// Every request of a test has the address of this machine, which then is the trusted proxy.
const BEHIND_PROXY: [&str; 2] = ["--trusted-proxy", "127.0.0.0/8"];

fn login(email: &str, password: &str) -> Call {
    post("/api/auth/login", json!({ "email": email, "password": password }))
}

async fn behind_proxy(backend: Backend, limits: &[&str]) -> TestApp {
    TestApp::with(backend, &[&BEHIND_PROXY, limits].concat()).await
}

/// A wrong password for an account, from an address.
fn guess(email: &str, from: &str) -> Call {
    login(email, "x").header("x-forwarded-for", from)
}

fn attempts_are_limited_by_account_and_address(backend: Backend) {
    run(async {
        let app = behind_proxy(backend, &["--login-limit-per-minute", "3"]).await;
        app.register("ana@example.com").await;
        let anonymous = Caller::default();
        for _ in 0..3 {
            app.send(&anonymous, guess("eva@example.com", "200.1.1.1")).await.refuses(401, "invalid_credentials");
        }
        let refusal = app.send(&anonymous, guess("EVA@example.com ", "200.1.1.1")).await.refuses(429, "rate_limited");
        assert!(refusal.header("retry-after").parse::<u64>().is_ok_and(|seconds| (1..=60).contains(&seconds)));
        // The client cannot invent an address: only the part of the chain that the proxy wrote counts.
        app.send(&anonymous, guess("eva@example.com", "1.2.3.4, 200.1.1.1")).await.refuses(429, "rate_limited");
        // Another user behind the same address may still try, and the same account may be tried from another address.
        let right = login("ana@example.com", PASSWORD).header("x-forwarded-for", "200.1.1.1");
        app.send(&anonymous, right).await.is(200);
        app.send(&anonymous, guess("eva@example.com", "200.1.1.2")).await.refuses(401, "invalid_credentials");
        // Five times as many from one address, on whatever accounts.
        for number in 0..15 {
            let call = guess(&format!("{number}@example.com"), "200.1.1.3");
            app.send(&anonymous, call).await.refuses(401, "invalid_credentials");
        }
        app.send(&anonymous, guess("15@example.com", "200.1.1.3")).await.refuses(429, "rate_limited");
    });
}

/// Uses up the attempts of an address, on accounts that do not exist; some may be replenished meanwhile.
async fn crowd(app: &TestApp, address: &str) {
    // Each account has few attempts of its own.
    static ACCOUNTS: AtomicU32 = AtomicU32::new(0);
    for _ in 0..200 {
        let call = guess(&format!("{}@example.com", ACCOUNTS.fetch_add(1, Ordering::Relaxed)), address);
        let response = app.send(&Caller::default(), call).await;
        if response.status == 429 {
            response.refuses(429, "rate_limited");
            return;
        }
        response.refuses(401, "invalid_credentials");
    }
    panic!("the address is never crowded");
}

fn a_neighbour_on_a_crowded_address_signs_in_by_the_right_password(backend: Backend) {
    run(async {
        let app = behind_proxy(backend, &["--login-limit-per-minute", "3"]).await;
        app.register("ana@example.com").await;
        crowd(&app, "200.1.1.1").await;
        let neighbour = Caller::default();
        let right = login("ana@example.com", PASSWORD).header("x-forwarded-for", "200.1.1.1");
        app.send(&neighbour, right).await.is(200);
        app.send(&neighbour, get("/api/auth/user")).await.is(200);
        // From now on the neighbour's device is known, and a mistyped password is reported as one.
        app.send(&neighbour, guess("ana@example.com", "200.1.1.1")).await.refuses(401, "invalid_credentials");
    });
}

/// Guesses a password from a crowded address. A replenished attempt is used up first.
async fn crowded_guess(app: &TestApp, email: &str, address: &str) -> TestResponse {
    for _ in 0..3 {
        crowd(app, address).await;
        let response = app.send(&Caller::default(), guess(email, address)).await;
        if response.status != 401 {
            return response;
        }
    }
    panic!("the address stays open");
}

fn a_crowded_address_learns_nothing(backend: Backend) {
    run(async {
        let app = behind_proxy(backend, &["--login-limit-per-minute", "3"]).await;
        app.register("ana@example.com").await;
        // A wrong password and an unknown account have the same response and timing.
        for email in ["ana@example.com", "eva@example.com"] {
            let began = Instant::now();
            crowded_guess(&app, email, "200.1.1.1").await.refuses(429, "rate_limited");
            // One second for the attempt that shows the crowd, one for this.
            let took = began.elapsed();
            assert!(took >= Duration::from_secs(2), "{email}: {took:?}");
        }
        // Elsewhere the account is as open as before.
        let right = login("ana@example.com", PASSWORD).header("x-forwarded-for", "200.1.1.2");
        app.send(&Caller::default(), right).await.is(200);
    });
}

#[test]
fn a_crowded_address_does_not_wait_for_the_audit_trail() {
    run(async {
        // An attempt is replenished after twelve seconds.
        let app = behind_proxy(Backend::Sqlite, &["--login-limit-per-minute", "1"]).await;
        app.register("ana@example.com").await;
        crowd(&app, "200.1.1.1").await;
        let (store, (begun, has_begun)) = ((*app.store).clone(), mpsc::channel());
        let writer = thread::spawn(move || {
            store.write(|_| {
                let _ = begun.send(());
                thread::sleep(Duration::from_secs(4));
                Ok(())
            })
        });
        has_begun.recv().expect("a writer that keeps others waiting");
        let began = Instant::now();
        app.send(&Caller::default(), guess("ana@example.com", "200.1.1.1")).await.refuses(429, "rate_limited");
        let took = began.elapsed();
        assert!(took < Duration::from_secs(3), "only the failure of an existing account is written: {took:?}");
        writer.join().expect("no panic").expect("a write");
    });
}

fn a_crowded_address_stops_no_step_of_a_person_who_is_known(backend: Backend) {
    run(async {
        let app = behind_proxy(backend, &["--login-limit-per-minute", "3"]).await;
        let master = app.register("master@example.com").await;
        app.register("bia@example.com").await;
        crowd(&app, "200.1.1.1").await;
        let from = |call: Call| call.header("x-forwarded-for", "200.1.1.1");
        let link = app.send(&master, from(post("/api/admin/users/2/password-link", own_password()))).await.is(201);
        let new = "trevo-sinal-cuia";
        let reset = |secret: &str| {
            let body = json!({ "token": secret, "password": new, "passwordConfirmation": new });
            from(post("/api/auth/password/reset", body))
        };
        app.send(&Caller::default(), reset("inventado")).await.refuses(429, "rate_limited");
        let secret = link.body["token"].as_str().expect("a secret");
        app.send(&Caller::default(), reset(secret)).await.is(200);
    });
}

fn strangers_cannot_lock_an_owner_out(backend: Backend) {
    run(async {
        let limits = ["--login-limit-per-minute", "3", "--login-limit-per-hour", "6"];
        let app = behind_proxy(backend, &limits).await;
        let phone = app.register("ana@example.com").await;
        let anonymous = Caller::default();
        for address in ["200.1.1.1", "200.1.1.2", "200.1.1.3"] {
            for _ in 0..2 {
                app.send(&anonymous, guess("ana@example.com", address)).await.refuses(401, "invalid_credentials");
            }
        }
        app.send(&anonymous, guess("ana@example.com", "200.1.1.4")).await.refuses(429, "rate_limited");
        // An unknown device waits like every other one, even with the right password.
        let new = Caller::default();
        app.send(&new, login("ana@example.com", PASSWORD)).await.refuses(429, "rate_limited");
        app.send(&phone, post("/api/auth/logout", json!({}))).await.is(204);
        app.send(&phone, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        let from_afar = login("ana@example.com", PASSWORD).header("x-forwarded-for", "200.1.1.1");
        app.send(&phone, from_afar).await.is(200);
        // Guesses on the device itself are limited too.
        for _ in 0..3 {
            app.send(&phone, guess("ana@example.com", "200.1.1.5")).await.refuses(401, "invalid_credentials");
        }
        app.send(&phone, guess("ana@example.com", "200.1.1.6")).await.refuses(429, "rate_limited");
    });
}

fn devices_made_one_after_another_have_an_end(backend: Backend) {
    run(async {
        let limits = ["--login-limit-per-minute", "100", "--login-limit-per-hour", "2"];
        let app = behind_proxy(backend, &limits).await;
        // Each response sets the cookie of another known device, without attempts yet.
        let ana = app.register("ana@example.com").await;
        for _ in 0..10 {
            app.send(&ana, login("ana@example.com", PASSWORD)).await.is(200);
        }
        app.send(&ana, login("ana@example.com", PASSWORD)).await.refuses(429, "rate_limited");
        let bia = app.register("bia@example.com").await;
        app.send(&bia, login("bia@example.com", PASSWORD)).await.is(200);
    });
}

fn device_of(caller: &Caller) -> Cookie<'static> {
    caller.cookies().into_iter().find(|cookie| cookie.name() == "boleia_device").expect("a device cookie")
}

fn a_device_opens_one_account_only(backend: Backend) {
    run(async {
        let limits = ["--login-limit-per-minute", "100", "--login-limit-per-hour", "2"];
        let app = behind_proxy(backend, &limits).await;
        let (ana, bia) = (app.register("ana@example.com").await, app.register("bia@example.com").await);
        // The device cookie alone does not authenticate.
        let device = Caller::holding(vec![device_of(&ana)]);
        app.send(&device, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        for _ in 0..2 {
            app.send(&Caller::default(), guess("ana@example.com", "200.1.1.1"))
                .await
                .refuses(401, "invalid_credentials");
        }
        let value = device_of(&ana).value().to_owned();
        let forged = format!("{}{}", &device_of(&bia).value()[..44], &value[44..]);
        let swapped = ana.cookies().into_iter().find(|one| one.name() == "boleia_session").expect("a session");
        for other in [device_of(&bia).value(), &forged, &value[1..], swapped.value(), "x", ""] {
            let caller = Caller::holding(vec![Cookie::new("boleia_device", other.to_owned())]);
            app.send(&caller, login("ana@example.com", PASSWORD)).await.refuses(429, "rate_limited");
        }
        app.send(&device, login("ana@example.com", PASSWORD)).await.is(200);
    });
}

fn a_long_address_is_refused_before_it_is_counted(backend: Backend) {
    run(async {
        let app = TestApp::with(backend, &["--login-limit-per-minute", "1"]).await;
        let anonymous = Caller::default();
        for length in [255, 255, 255, 200_000, 200_000, 200_000, 200_000] {
            let refusal = app.send(&anonymous, login(&"a".repeat(length), "x")).await.refuses(422, "validation");
            assert_eq!(refusal.faults(), ["email:too_long"]);
        }
        let control = app.send(&anonymous, login("a\u{0}@example.com", "x")).await.refuses(422, "validation");
        assert_eq!(control.faults(), ["email:control_character"]);
        app.send(&anonymous, login(&"a".repeat(254), "x")).await.refuses(401, "invalid_credentials");
        app.send(&anonymous, login(&"a".repeat(254), "x")).await.refuses(429, "rate_limited");
    });
}

fn accounts_made_are_limited(backend: Backend) {
    run(async {
        let app = TestApp::with(backend, &["--register-limit-per-hour", "2"]).await;
        app.register("a@example.com").await;
        app.register("b@example.com").await;
        let call = post("/api/auth/register", registration("c@example.com"));
        app.send(&Caller::default(), call).await.refuses(429, "rate_limited");
    });
}

fn registrations_with_a_fault_are_limited_too(backend: Backend) {
    run(async {
        let app = behind_proxy(backend, &["--register-limit-per-hour", "2"]).await;
        let from = |address: &str, body: Value| post("/api/auth/register", body).header("x-forwarded-for", address);
        let short = || with(registration("ana@example.com"), &json!({ "password": "curta" }));
        let anonymous = Caller::default();
        for _ in 0..10 {
            app.send(&anonymous, from("200.1.1.1", short())).await.refuses(422, "validation");
        }
        app.send(&anonymous, from("200.1.1.1", json!({ "nome": 1 }))).await.refuses(400, "malformed");
        // A user with many typing errors can still register.
        app.send(&Caller::default(), from("200.1.1.1", registration("ana@example.com"))).await.is(201);
        app.send(&anonymous, from("200.1.1.1", short())).await.refuses(429, "rate_limited");
        app.send(&anonymous, from("200.1.1.2", short())).await.refuses(422, "validation");
    });
}

fn the_forwarded_address_is_believed_from_the_proxy_only(backend: Backend) {
    run(async {
        let app = TestApp::with(backend, &["--login-limit-per-minute", "2"]).await;
        let anonymous = Caller::default();
        for address in ["200.1.1.1", "200.1.1.2"] {
            app.send(&anonymous, guess("eva@example.com", address)).await.refuses(401, "invalid_credentials");
        }
        app.send(&anonymous, guess("eva@example.com", "200.1.1.3")).await.refuses(429, "rate_limited");
    });
}

fn an_unreadable_forwarded_address_is_the_proxys(backend: Backend) {
    run(async {
        let app = behind_proxy(backend, &["--login-limit-per-minute", "1"]).await;
        let anonymous = Caller::default();
        for last in ["203.0.113.3:4711", "[2001:db8::7]:4711", "unknown"] {
            let first = guess("eva@example.com", &format!("9.9.9.1, {last}"));
            app.send(&anonymous, first).await.refuses(401, "invalid_credentials");
            let second = guess("eva@example.com", &format!("9.9.9.2, {last}"));
            app.send(&anonymous, second).await.refuses(429, "rate_limited");
        }
    });
}

fn over_tls(config: &mut Config) {
    config.public_origin = Some(PUBLIC.parse().expect("an origin"));
}

/// Sends a request as the pages under [`PUBLIC`] do, behind a proxy with another host.
fn ours(call: Call) -> Call {
    call.header("origin", PUBLIC).header("host", "api:8080")
}

#[test]
fn cookies_and_pages_are_bound_to_tls_when_the_origin_is() {
    run(async {
        let app = TestApp::configured(Backend::Sqlite, over_tls).await;
        let ana = Caller::default();
        let made = app.send(&ana, ours(post("/api/auth/register", app.registration("ana@example.com")))).await.is(201);
        assert_eq!(made.header("strict-transport-security"), "max-age=31536000; includeSubDomains");
        for policy in ["max-age=3600", ""] {
            let other = |config: &mut Config| {
                over_tls(config);
                config.strict_transport_security = policy.parse().expect("a header");
            };
            let app = TestApp::configured(Backend::Sqlite, other).await;
            let seen = app.send(&Caller::default(), get("/healthz")).await.is(200);
            assert_eq!(seen.header("strict-transport-security"), policy);
        }
        let mut names: Vec<_> = ana.cookies().iter().map(|cookie| cookie.name().to_owned()).collect();
        names.sort();
        assert_eq!(names, ["__Host-boleia_device", "__Host-boleia_session"]);
        for cookie in ana.cookies() {
            // Attributes that `__Host-` requires: browsers drop the cookie otherwise.
            let bound = (cookie.secure(), cookie.path(), cookie.domain(), cookie.http_only());
            assert_eq!(bound, (Some(true), Some("/"), None, Some(true)), "{cookie}");
            // Links lead into the app; the device cookie is for our own pages alone.
            let site = if cookie.name() == "__Host-boleia_session" { SameSite::Lax } else { SameSite::Strict };
            assert_eq!(cookie.same_site(), Some(site), "{cookie}");
        }
        app.send(&ana, get("/api/auth/user")).await.is(200);
        let renamed = |cookie: Cookie<'static>| {
            let name = cookie.name().trim_start_matches("__Host-").to_owned();
            Cookie::new(name, cookie.value().to_owned())
        };
        let without = Caller::holding(ana.cookies().into_iter().map(renamed).collect());
        app.send(&without, get("/api/auth/user")).await.refuses(401, "unauthenticated");
    });
}

#[test]
fn the_first_account_of_a_published_installation_takes_the_link_of_its_log() {
    run(async {
        let app = TestApp::configured(Backend::Sqlite, over_tls).await;
        let link = app.setup_link.clone().expect("a link");
        assert!(link.starts_with(&format!("{PUBLIC}/register#setup=")), "{link}");
        let state = app.send(&Caller::default(), get("/api/auth/registration")).await.is(200).body;
        assert_eq!(state, json!({ "open": true, "firstAccount": true, "needsSetupLink": true }));
        for secret in [Value::Null, json!(""), json!("x"), json!("A".repeat(43))] {
            let body = with(registration("eva@example.com"), &json!({ "setupToken": secret }));
            let refused = app.send(&Caller::default(), ours(post("/api/auth/register", body))).await;
            refused.refuses(403, "setup_link_required");
        }
        let first = app.registration("ana@example.com");
        let made = app.send(&Caller::default(), ours(post("/api/auth/register", first))).await.is(201);
        assert_eq!(made.body["isMaster"], true);
        // The link works once: from now on anyone registers without it, and it makes no second master.
        let state = app.send(&Caller::default(), get("/api/auth/registration")).await.is(200).body;
        assert_eq!(state["needsSetupLink"], false);
        let second = app.registration("bia@example.com");
        let made = app.send(&Caller::default(), ours(post("/api/auth/register", second))).await.is(201);
        assert_eq!(made.body["isMaster"], false);
        let third = registration("caio@example.com");
        app.send(&Caller::default(), ours(post("/api/auth/register", third))).await.is(201);
        assert!(!testing::dump(&app.store).join("\n").contains(&link[PUBLIC.len()..]), "it is not stored");
    });
}

#[test]
fn on_this_machine_the_first_account_takes_no_link() {
    run(async {
        for address in ["127.0.0.1:8080", "[::1]:8080", "[::ffff:127.0.0.1]:8080"] {
            let listening = |config: &mut Config| config.listen_address = address.parse().expect("an address");
            let app = TestApp::configured(Backend::Sqlite, listening).await;
            assert_eq!(app.setup_link, None, "{address}");
            let state = app.send(&Caller::default(), get("/api/auth/registration")).await.is(200).body;
            assert_eq!(state["needsSetupLink"], false);
            app.register("ana@example.com").await;
        }
    });
}

#[test]
fn the_first_account_of_a_server_that_other_machines_reach_takes_the_link() {
    run(async {
        for (address, public_origin, link) in [
            ("0.0.0.0:8081", None, "http://localhost:8081/register#setup="),
            ("192.0.2.1:8081", None, "http://localhost:8081/register#setup="),
            ("[::]:8081", Some("http://localhost:8080"), "http://localhost:8080/register#setup="),
        ] {
            let listening = |config: &mut Config| {
                config.listen_address = address.parse().expect("an address");
                config.public_origin = public_origin.map(|origin: &str| origin.parse().expect("an origin"));
            };
            let app = TestApp::configured(Backend::Sqlite, listening).await;
            assert!(app.setup_link.as_ref().is_some_and(|printed| printed.starts_with(link)), "{:?}", app.setup_link);
            let without = post("/api/auth/register", registration("eva@example.com"));
            app.send(&Caller::default(), without).await.refuses(403, "setup_link_required");
            let first = app.registration("ana@example.com");
            let made = app.send(&Caller::default(), post("/api/auth/register", first)).await.is(201);
            assert_eq!(made.body["isMaster"], true, "{address}");
        }
    });
}

#[test]
fn on_this_machine_cookies_need_no_tls() {
    run(async {
        for change in [|config: &mut Config| config.public_origin = None, |_: &mut Config| {}] {
            let app = TestApp::configured(Backend::Sqlite, change).await;
            let ana = app.register("ana@example.com").await;
            for cookie in ana.cookies() {
                assert!(["boleia_session", "boleia_device"].contains(&cookie.name()), "{cookie}");
                assert_ne!(cookie.secure(), Some(true), "{cookie}");
            }
            let seen = app.send(&ana, get("/api/auth/user")).await.is(200);
            assert_eq!(seen.header("strict-transport-security"), "");
        }
    });
}

/// Registers from these headers; the addresses of the accounts differ.
async fn written(app: &TestApp, number: usize, origin: &str, host: &str) -> u16 {
    let body = app.registration(&format!("p{number}@example.com"));
    let call = post("/api/auth/register", body).header("origin", origin).header("host", host);
    app.send(&Caller::default(), call).await.status
}

#[test]
fn an_origin_is_compared_whole_and_the_host_proves_nothing() {
    run(async {
        let app = TestApp::configured(Backend::Sqlite, over_tls).await;
        for (number, (origin, host, status)) in [
            (PUBLIC, "boleia.example.com", 201),
            (PUBLIC, "api:8080", 201),
            ("http://boleia.example.com", "boleia.example.com", 403),
            ("ftp://boleia.example.com", "boleia.example.com", 403),
            ("https://boleia.example.com:8443", "boleia.example.com:8443", 403),
            ("https://boleia.example.com.evil.example", "boleia.example.com", 403),
            ("http://evil.example", "evil.example", 403),
            ("https://evil.example", "evil.example", 403),
            ("http://localhost:8080", "localhost:8080", 403),
            ("null", "null", 403),
        ]
        .into_iter()
        .enumerate()
        {
            assert_eq!(written(&app, number, origin, host).await, status, "{origin} at {host}");
        }
    });
}

#[test]
fn without_a_public_origin_only_this_machine_writes() {
    run(async {
        let app = TestApp::configured(Backend::Sqlite, |config| config.public_origin = None).await;
        for (number, (origin, host, status)) in [
            ("http://localhost:5173", "localhost:5173", 201),
            ("http://127.0.0.1:8080", "127.0.0.1:8080", 201),
            ("http://[::1]:8080", "[::1]:8080", 201),
            ("http://localhost:5173", "localhost:8080", 403),
            ("https://localhost:8080", "localhost:8080", 403),
            ("ftp://localhost:8080", "localhost:8080", 403),
            // A foreign name that leads to this machine.
            ("http://evil.example:8080", "evil.example:8080", 403),
            ("https://evil.example", "evil.example", 403),
            ("http://192.168.0.5:8080", "192.168.0.5:8080", 403),
        ]
        .into_iter()
        .enumerate()
        {
            assert_eq!(written(&app, number, origin, host).await, status, "{origin} at {host}");
        }
    });
}

#[test]
fn no_personal_data_is_cached_by_a_browser() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let ana = app.register("ana@example.com").await;
        let personal = [
            "/api/auth/user",
            "/api/dashboard",
            "/api/finances",
            "/api/finances?format=csv",
            "/api/finances?format=xlsx",
            "/api/finances/statement.pdf",
            "/api/clients/1",
        ];
        for path in personal {
            let response = app.send(&ana, get(path)).await;
            assert_eq!(response.header("cache-control"), "no-store", "{path}");
            // A program may still revalidate its own copy.
            let tag = response.header("etag").to_owned();
            if path == "/api/finances" {
                let known = app.send(&ana, get(path).header("if-none-match", &tag)).await.is(304);
                assert_eq!(known.header("cache-control"), "no-store", "{path}");
            }
        }
        for path in ["/api/openapi.json", "/api/docs/", "/api/minimum-freight/rates"] {
            let response = app.send(&Caller::default(), get(path)).await.is(200);
            assert_eq!(response.header("cache-control"), "no-cache", "{path}");
        }
    });
}

#[test]
fn pages_take_styles_from_files_and_no_powers_of_the_browser() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        for path in ["/", "/api/clients", "/healthz"] {
            let response = app.send(&Caller::default(), get(path)).await;
            let policy = response.header("content-security-policy");
            assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{path}: {policy}");
            let powers = response.header("permissions-policy");
            for power in ["camera=()", "geolocation=()", "microphone=()", "payment=()"] {
                assert!(powers.contains(power), "{path}: {powers}");
            }
        }
        // Swagger UI needs inline styles; no script of another's runs there either.
        let docs = app.send(&Caller::default(), get("/api/docs/")).await.is(200);
        let policy = docs.header("content-security-policy");
        assert!(policy.contains("style-src 'self' 'unsafe-inline'") && !policy.contains("script-src"), "{policy}");
    });
}
