//! Idempotency keys: a repeated request has one effect, and every repetition gets the same response.

use std::{sync::Barrier, thread};

use kernel::{Error, OwnerId, Result};
use persistence::{
    Db, Store,
    freight::client,
    idempotency::{Key, StoredResponse, once},
};
use testing::{Backend, count, fresh, on_both_databases};

use crate::sample::{self, now};

on_both_databases!(
    at_once_from_many_hands_it_is_done_once,
    another_request_under_the_key_is_refused,
    the_key_of_another_owner_is_another_key,
    a_refused_request_stores_no_key
);

fn key(text: &str, fingerprint: &str) -> Key {
    Key { text: text.into(), hash: text.into(), fingerprint: fingerprint.into() }
}

fn create(db: &mut Db, owner: OwnerId) -> Result<StoredResponse> {
    let made = client::insert(db, owner, sample::client("João & Irmãos"), &now())?;
    let body = serde_json::value::to_raw_value(&made).expect("json");
    Ok(StoredResponse {
        status: 201,
        location: Some(format!("/api/clients/{}", made.id)),
        version: Some(1),
        body: Some(body),
    })
}

fn send(store: &Store, owner: OwnerId, key: &Key) -> Result<StoredResponse> {
    store.write(|db| once(db, owner.get(), Some(key), now().at, |db| create(db, owner)))
}

/// All fields of a response.
fn reported(response: &StoredResponse) -> (u16, Option<&str>, Option<i64>, Option<&str>) {
    (response.status, response.location.as_deref(), response.version, response.body.as_ref().map(|body| body.get()))
}

fn clients(store: &Store) -> i64 {
    count(store, "SELECT COUNT(*) AS count FROM clients")
}

fn at_once_from_many_hands_it_is_done_once(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    for round in 1..=5 {
        let key = key(&format!("key {round}"), "create");
        let start = Barrier::new(8);
        let answers: Vec<StoredResponse> = thread::scope(|scope| {
            let hands: Vec<_> = (0..8)
                .map(|_| {
                    scope.spawn(|| {
                        start.wait();
                        send(&store, owner, &key)
                    })
                })
                .collect();
            hands.into_iter().map(|hand| hand.join().expect("a hand").expect("an answer")).collect()
        });
        assert!(answers.windows(2).all(|pair| reported(&pair[0]) == reported(&pair[1])), "{answers:?}");
        assert_eq!((answers[0].status, clients(&store)), (201, round));
    }
}

fn another_request_under_the_key_is_refused(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let first = send(&store, owner, &key("key", "one body")).expect("an answer");
    let other = send(&store, owner, &key("key", "other body"));
    assert!(matches!(other, Err(Error::IdempotencyMismatch)), "{other:?}");
    let again = send(&store, owner, &key("key", "one body")).expect("the same answer");
    assert_eq!(reported(&again), reported(&first));
    assert_eq!(clients(&store), 1);
}

fn the_key_of_another_owner_is_another_key(backend: Backend) {
    let store = fresh(backend);
    let (one, other) = (sample::owner(&store), sample::owner(&store));
    let first = send(&store, one, &key("key", "body")).expect("an answer");
    let second = send(&store, other, &key("key", "body")).expect("an answer");
    assert_ne!(first.location, second.location);
    assert_eq!(clients(&store), 2);
}

fn a_refused_request_stores_no_key(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let key = key("key", "body");
    let refused = store.write(|db| {
        once(db, owner.get(), Some(&key), now().at, |db| {
            create(db, owner)?;
            Err(Error::field("name", "taken", "não"))
        })
    });
    assert!(matches!(refused, Err(Error::Validation(_))));
    assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM idempotency_keys"), 0);
    send(&store, owner, &key).expect("the corrected request");
    assert_eq!(clients(&store), 1);
}
