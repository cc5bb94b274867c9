//! Sessions begin by the password that is the person's when they are stored.

use accounts::UserRights;
use chrono::TimeDelta;
use kernel::UserId;
use persistence::accounts::{audit::Actor, person, session, user};
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
    // Somebody proved the old one just before, and gets in no more.
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
