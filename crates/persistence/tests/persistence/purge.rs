//! Retention: expired records are deleted, and a wrong clock deletes no live record.

use chrono::TimeDelta;
use kernel::{Instant, Result};
use persistence::{
    Store,
    accounts::session,
    idempotency::{Key, StoredResponse, once},
    purge::{self, Purged},
};
use testing::{Backend, TestStore, count, fresh, on_both_databases};

use crate::sample::{self, now};

on_both_databases!(
    purges_expired_rows,
    a_clock_that_is_ahead_forgets_nothing,
    a_clock_that_began_long_ago_holds_nothing_up,
    a_long_stop_is_caught_up,
    a_key_answers_for_thirty_days
);

fn days(days: i64) -> Instant {
    now().at.plus(TimeDelta::days(days))
}

fn store_key(store: &Store, key: &str, at: Instant) {
    let key = Key { text: key.into(), hash: key.into(), fingerprint: "body".into() };
    let done: Result<StoredResponse> = store.write(|db| {
        once(db, 7, Some(&key), at, |_| Ok(StoredResponse { status: 204, location: None, version: None, body: None }))
    });
    done.expect("an answer");
}

fn purged(store: &Store, at: Instant, hours: i64) -> (usize, usize) {
    let Purged { sessions, keys, .. } = store.write(|db| purge::run(db, at, TimeDelta::hours(hours))).expect("a purge");
    (sessions, keys)
}

/// A store with a session, a link and a key that expire on day 0, and as many that expire on day 30.
fn stocked(backend: Backend) -> TestStore {
    let store = fresh(backend);
    for (name, ends) in [("old", days(0)), ("young", days(30))] {
        let user = sample::owner(&store).get().into();
        store.write(|db| session::insert(db, name, user, days(-9), ends)).expect("a session");
        store.write(|db| session::insert_link(db, name, user, days(-9), ends)).expect("a link");
        store_key(&store, name, ends.plus(-purge::KEY_LIFE));
    }
    store
}

fn left(store: &Store) -> [i64; 3] {
    ["sessions", "password_links", "idempotency_keys"]
        .map(|table| count(store, &format!("SELECT COUNT(*) AS count FROM {table}")))
}

fn purges_expired_rows(backend: Backend) {
    let store = stocked(backend);
    assert_eq!(purged(&store, days(0), 0), (0, 0), "nothing is known of the time before");
    let second = TimeDelta::seconds(1);
    assert_eq!(purged(&store, days(0), 1), (2, 0), "a key is kept for thirty days at least");
    assert_eq!(purged(&store, days(0).plus(second), 1), (0, 1));
    assert_eq!(left(&store), [1, 1, 1]);
    assert_eq!(purged(&store, days(0).plus(second), 1), (0, 0));
}

fn a_clock_that_is_ahead_forgets_nothing(backend: Backend) {
    let store = stocked(backend);
    purged(&store, days(-1), 0);
    // A start with a clock that is 45 days ahead, corrected after half a day.
    assert_eq!(purged(&store, days(44), 0), (0, 0));
    for _ in 0..11 {
        assert_eq!(purged(&store, days(44), 1), (0, 0));
    }
    assert_eq!(left(&store), [2, 2, 2]);
    // The clock is right again: records expired by it are deleted, the rest remains.
    assert_eq!(purged(&store, days(0).plus(TimeDelta::hours(1)), 2), (2, 1));
    assert_eq!(left(&store), [1, 1, 1]);
    // A clock that was behind, as after an empty battery, advances no purge either.
    assert_eq!(purged(&store, days(-400), 1), (0, 0));
    assert_eq!(purged(&store, days(29), 1), (0, 0));
    assert_eq!(left(&store), [1, 1, 1]);
}

fn a_clock_that_began_long_ago_holds_nothing_up(backend: Backend) {
    let store = stocked(backend);
    purged(&store, days(-1), 0);
    assert_eq!(purged(&store, days(-20_000), 1), (0, 0), "as a machine without a battery begins");
    assert_eq!(purged(&store, days(0).plus(TimeDelta::hours(1)), 24), (2, 1));
}

fn a_long_stop_is_caught_up(backend: Backend) {
    let store = stocked(backend);
    purged(&store, days(-2), 0);
    let mut days_run = 0;
    while left(&store) != [0, 0, 0] {
        days_run += 1;
        assert!(days_run < 40, "it is caught up at some time");
        purged(&store, days(60), 24);
    }
    assert_eq!(days_run, 17, "at twice the pace of the time that really ran");
}

fn a_key_answers_for_thirty_days(backend: Backend) {
    let store = fresh(backend);
    let key = Key { text: "key".into(), hash: "key".into(), fingerprint: "body".into() };
    // The text contains the day on which it was written.
    let ask = |day: i64| -> u16 {
        let done = store.write(|db| {
            once(db, 7, Some(&key), days(day), |_| {
                let status = u16::try_from(200 + day).expect("a status");
                Ok(StoredResponse { status, location: None, version: None, body: None })
            })
        });
        done.expect("an answer").status
    };
    assert_eq!(ask(0), 200);
    for day in 0..=29 {
        purged(&store, days(day), 24);
        assert_eq!(ask(day), 200, "day {day}");
    }
    purged(&store, days(31), 48);
    assert_eq!(ask(31), 231, "it is another request by then");
}
