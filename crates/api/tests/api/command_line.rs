//! Commands about accounts: they need the database alone, with or without a running server.

use std::process::{self, Stdio};

use api::commands::{Account, ResetPassword, make_master, reset_password};
use clap::Parser;
use serde_json::json;
use testing::{Backend, TestStore, count, empty, on_both_databases};

use crate::app::{Caller, PASSWORD, TestApp, get, post, put, rights, run};

#[derive(Parser)]
enum Command {
    ResetPassword(ResetPassword),
    MakeMaster(Account),
}

/// Runs a command with arguments as in a terminal.
fn command(store: &TestStore, words: &[&str]) -> Result<String, String> {
    let given = ["boleia"].into_iter().chain(words.iter().copied()).chain(["--database-url", &store.url]);
    match Command::parse_from(given) {
        Command::ResetPassword(requested) => reset_password(&requested),
        Command::MakeMaster(account) => make_master(&account),
    }
}

/// The actor, address and target of the last entry of the trail about an action.
async fn last_entry(app: &TestApp, master: &Caller, action: &str) -> serde_json::Value {
    let list = app.see(master, &format!("/api/admin/audit?action={action}")).await;
    let one = &list["items"][0];
    json!([one["actorId"], one["ip"], one["targetName"]])
}

fn a_master_who_forgot_the_password_gets_a_link(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let reported = command(
            &app.store,
            &["reset-password", " Master@Example.com", "--public-origin", "https://boleia.example.com/"],
        )
        .expect("a link");
        let link = reported.lines().next().expect("a line");
        let secret = link.strip_prefix("https://boleia.example.com/login#reset=").expect("the secret in the fragment");
        assert!(reported.contains("master@example.com") && reported.contains("24 hours"), "{reported}");
        assert_eq!(last_entry(&app, &master, "made_password_link").await, json!([null, null, "master"]));
        let new = "trevo-sinal-cuia";
        let body = json!({ "token": secret, "password": new, "passwordConfirmation": new });
        app.send(&Caller::default(), post("/api/auth/password/reset", body)).await.is(200);
        app.send(&master, get("/api/auth/user")).await.refuses(401, "unauthenticated");
        let login = post("/api/auth/login", json!({ "email": "master@example.com", "password": new }));
        app.send(&Caller::default(), login).await.is(200);
    });
}

fn makes_a_user_a_master(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let bia = app.register("bia@example.com").await;
        app.send(&bia, get("/api/admin/users")).await.refuses(403, "forbidden");
        let reported = command(&app.store, &["make-master", "bia@example.com"]).expect("it is done");
        assert_eq!(reported, "bia (bia@example.com) is a master now.");
        app.send(&bia, get("/api/admin/users")).await.is(200);
        assert_eq!(last_entry(&app, &master, "made_master").await, json!([null, null, "bia"]));
        let again = command(&app.store, &["make-master", "bia@example.com"]).expect("a sentence");
        assert_eq!(again, "bia (bia@example.com) was a master already.");
        assert_eq!(count(&app.store, "SELECT COUNT(*) AS count FROM audit_entries WHERE action = 'made_master'"), 1);
        // A master with a stale view of the account gets its change.
        app.send(&master, put("/api/admin/users/2", 1, rights(false, true))).await.refuses(412, "stale_version");
    });
}

fn an_impossible_command_is_reported(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        app.register("bia@example.com").await;
        app.send(&master, put("/api/admin/users/2", 1, rights(false, true))).await.is(200);
        let before = testing::dump(&app.store);
        for name in ["reset-password", "make-master"] {
            let unknown = command(&app.store, &[name, "eva@example.com"]);
            assert_eq!(unknown, Err("No account has the e-mail address eva@example.com.".into()));
            let blocked = command(&app.store, &[name, "bia@example.com"]);
            assert_eq!(blocked, Err("The account bia@example.com is blocked: a master must unblock it first.".into()));
        }
        assert_eq!(testing::dump(&app.store), before);
        let old = command(&empty(backend), &["make-master", "master@example.com"]);
        assert!(old.is_err_and(|text| text.contains("boleia migrate")));
        let login = post("/api/auth/login", json!({ "email": "master@example.com", "password": PASSWORD }));
        app.send(&Caller::default(), login).await.is(200);
    });
}

#[test]
fn a_command_makes_no_empty_database() {
    let folder = std::env::temp_dir().join(format!("boleia-commands-{}", std::process::id()));
    let url = format!("sqlite://{}/boleia.db", folder.display());
    let given = ["boleia", "make-master", "master@example.com", "--database-url", &url];
    let Command::MakeMaster(account) = Command::parse_from(given) else { panic!("another command") };
    assert!(make_master(&account).is_err_and(|text| text.contains("there is no such file")));
    assert!(!folder.exists());
}

#[test]
fn a_first_start_creates_the_default_folder_and_no_other() {
    let folder = std::env::temp_dir().join(format!("boleia-first-start-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let migrate = |url: Option<&str>, arguments: &[&str]| {
        let mut program = process::Command::new(env!("CARGO_BIN_EXE_boleia"));
        match url {
            Some(url) => program.env("DATABASE_URL", url),
            None => program.env_remove("DATABASE_URL"),
        };
        let ran = program.arg("migrate").args(arguments).current_dir(&folder).output().expect("it ends");
        (ran.status.success(), String::from_utf8_lossy(&ran.stderr).into_owned())
    };
    let mistyped = Some("sqlite://dta/boleia.db");
    let (is_done, reported) = migrate(mistyped, &[]);
    assert!(!is_done && reported.contains("dta/boleia.db: its folder does not exist"), "{reported}");
    assert!(!folder.join("dta").exists());
    assert_eq!(migrate(None, &[]), (true, String::new()));
    assert!(folder.join("data/boleia.db").is_file());
    assert_eq!(migrate(mistyped, &["--create"]), (true, String::new()));
    assert!(folder.join("dta/boleia.db").is_file());
    std::fs::remove_dir_all(&folder).expect("an empty place");
}

#[test]
fn a_reader_who_goes_away_is_no_crash() {
    let mut program = process::Command::new(env!("CARGO_BIN_EXE_boleia"))
        .arg("openapi")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(program.stdout.take());
    let said = program.wait_with_output().expect("it ends").stderr;
    let said = String::from_utf8_lossy(&said);
    assert!(said.starts_with("boleia: the standard output: "), "{said}");
}

on_both_databases!(
    a_master_who_forgot_the_password_gets_a_link,
    makes_a_user_a_master,
    an_impossible_command_is_reported
);
