//! Sessions require the password that is valid when they are stored, and no log contains a secret of an account.

use accounts::{ApiTokenInput, UserRights};
use chrono::TimeDelta;
use kernel::UserId;
use persistence::{
    accounts::{audit::Actor, person, session, token, user},
    idempotency::Key,
};
use serde_json::json;
use testing::{Backend, count, fresh, on_both_databases};

use crate::sample::{self, now};

on_both_databases!(no_session_begins_by_a_password_that_changed_or_in_a_blocked_account);

fn no_session_begins_by_a_password_that_changed_or_in_a_blocked_account(backend: Backend) {
    let store = fresh(backend);
    let id = UserId::from(sample::owner(&store).get());
    let (at, ends) = (now().at, now().at.plus(TimeDelta::days(30)));
    let actor = Actor { id, at, ip: Some("10.0.0.1".into()) };
    let begins = |key: &str, password_hash: &str| {
        store.write(|db| session::open(db, key, &actor, password_hash, ends)).expect("the database answers");
        store.read(|db| session::find(db, key, at)).expect("the database answers").is_some()
    };
    assert!(begins("before", "-"));
    store.write(|db| user::change_password(db, &actor, "new", None, false)).expect("a new password");
    // A client that proved the old password just before gets no session.
    assert!(!begins("late", "-"));
    assert!(begins("after", "new"));
    let rights = UserRights { is_master: false, blocked: true };
    let block = store.write(|db| {
        let version = person::find(db, id)?.version;
        person::update(db, &actor, id, version, rights)
    });
    block.expect("a block");
    assert!(!begins("blocked", "new"));
    assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM sessions"), 0);
    let noted = "SELECT COUNT(*) AS count FROM audit_entries WHERE action = 'signed_in'";
    assert_eq!(count(&store, noted), 2);
}

#[test]
fn debug_redacts_the_secrets_of_users_tokens_and_keys() {
    let store = fresh(Backend::Sqlite);
    let id = UserId::from(sample::owner(&store).get());
    let actor = Actor { id, at: now().at, ip: None };
    let body = json!({ "name": "Planilha", "scope": "read", "expiresOn": null, "password": "s3cret-password" });
    let fields = sample::input::<ApiTokenInput>(&body).check(&now()).expect("a token");
    let token = store.write(|db| token::insert(db, &actor, &fields, "s3cret-token")).expect("a token");
    store.write(|db| user::change_password(db, &actor, "s3cret-hash", None, true)).expect("a new password");
    let user = store.read(|db| user::find(db, id)).expect("the user");
    let key = Key { text: "s3cret-key".into(), hash: "hash".into(), fingerprint: "same".into() };
    for shown in [format!("{user:?} {user:#?}"), format!("{token:?} {token:#?}"), format!("{key:?} {key:#?}")] {
        assert!(!shown.contains("s3cret") && shown.contains("REDACTED"), "{shown}");
    }
}
