//! Concurrent use of the store: atomicity, durability, isolation, and no starvation.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Barrier,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use diesel::{connection::SimpleConnection, prelude::*};
use kernel::{Error, OwnerId, PageRequest, Result, schema::settings};
use persistence::{Db, Store, freight::client};
use testing::{Backend, TestStore, count, fresh, on_both_databases};

use crate::sample::{self, now};

on_both_databases!(
    no_update_is_lost,
    many_owners_at_once_all_get_through,
    of_two_with_the_same_version_one_wins,
    a_failing_work_leaves_nothing,
    a_panicking_work_leaves_the_store_usable,
    a_read_sees_one_state,
    a_read_cannot_write,
    a_work_that_got_in_the_way_is_run_again
);

const THREADS: usize = 8;

fn version(db: &mut Db) -> Result<i64> {
    Ok(settings::table.select(settings::version).first(db)?)
}

fn clients(store: &Store) -> i64 {
    count(store, "SELECT COUNT(*) AS count FROM clients")
}

fn insert(db: &mut Db, owner: OwnerId, name: &str) -> Result<freight::Client> {
    client::insert(db, owner, sample::client(name), &now())
}

fn no_update_is_lost(backend: Backend) {
    const EACH: usize = 50;
    let store = fresh(backend);
    let before = store.read(version).expect("a version");
    let (done, reads) = (AtomicBool::new(false), AtomicUsize::new(0));
    thread::scope(|scope| {
        let writers: Vec<_> = (0..THREADS)
            .map(|_| {
                scope.spawn(|| {
                    for _ in 0..EACH {
                        // Every job reads first and writes values derived from what it read.
                        let outcome = store.write(|db| {
                            let found = version(db)?;
                            thread::yield_now();
                            diesel::update(settings::table).set(settings::version.eq(found + 1)).execute(db)?;
                            Ok(())
                        });
                        outcome.expect("a write");
                    }
                })
            })
            .collect();
        let reader = scope.spawn(|| {
            let mut last = before;
            while !done.load(Ordering::Relaxed) {
                let found = store.read(version).expect("a read beside the writers");
                assert!(found >= last, "time goes forward");
                last = found;
                reads.fetch_add(1, Ordering::Relaxed);
            }
        });
        let outcomes: Vec<_> = writers.into_iter().map(thread::ScopedJoinHandle::join).collect();
        done.store(true, Ordering::Relaxed);
        reader.join().expect("the reader");
        assert!(outcomes.iter().all(thread::Result::is_ok));
    });
    let grown = usize::try_from(store.read(version).expect("a version") - before).expect("growth");
    assert_eq!(grown, THREADS * EACH);
    assert!(reads.load(Ordering::Relaxed) > 0);
}

fn many_owners_at_once_all_get_through(backend: Backend) {
    let store = fresh(backend);
    thread::scope(|scope| {
        for number in 0..THREADS * 2 {
            let store = &store;
            scope.spawn(move || {
                let owner = store.write(|db| {
                    let input = serde_json::json!({ "name": "x", "email": format!("p{number}@example.com"),
                        "password": "cuia-trevo-sinal", "passwordConfirmation": "cuia-trevo-sinal" });
                    let input: ::accounts::RegistrationInput = serde_json::from_value(input).expect("an input");
                    let at = chrono::Utc::now().into();
                    persistence::accounts::user::insert(db, &input.check()?, "hash", at)
                });
                let owner = owner.expect("an account").id.into();
                for name in 0..12 {
                    store.write(|db| insert(db, owner, &format!("Cliente {name}"))).expect("a client");
                }
            });
        }
    });
    let all = i64::try_from(THREADS * 2 * 12).expect("a number");
    assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM clients"), all);
}

fn of_two_with_the_same_version_one_wins(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let made = store.write(|db| insert(db, owner, "Antes")).expect("a client");
    for round in 0..10 {
        let found = store.read(|db| client::find(db, owner, made.id)).expect("the client").version;
        let start = Barrier::new(2);
        let change = |name: String| {
            start.wait();
            store.write(|db| client::update(db, owner, made.id, found, sample::client(&name), &now()))
        };
        let outcomes = thread::scope(|scope| {
            let hands = ["A", "B"].map(|hand| {
                let change = &change;
                scope.spawn(move || change(format!("{hand} {round}")))
            });
            hands.map(|hand| hand.join().expect("a hand"))
        });
        let now_is = store.read(|db| client::find(db, owner, made.id)).expect("the client");
        assert_eq!(now_is.version, found + 1);
        match outcomes {
            [Ok(won), Err(Error::Stale(current))] | [Err(Error::Stale(current)), Ok(won)] => {
                assert_eq!(won.fields.name, now_is.fields.name);
                assert_eq!((&current["name"], &current["version"]), (&won.fields.name.into(), &won.version.into()));
            }
            other => panic!("{other:?}"),
        }
    }
}

fn a_failing_work_leaves_nothing(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let outcome: Result<()> = store.write(|db| {
        insert(db, owner, "Quase")?;
        Err(Error::conflict("conflict", "não"))
    });
    assert!(matches!(outcome, Err(Error::Conflict { .. })));
    // A statement that the database refuses ends the transaction as well.
    let outcome = store.write(|db| {
        insert(db, owner, "Quase")?;
        insert(db, OwnerId::from(999_999), "De ninguém")
    });
    assert!(matches!(outcome, Err(Error::Constraint { .. })), "{outcome:?}");
    assert_eq!(clients(&store), 0);
    store.write(|db| insert(db, owner, "Agora")).expect("a client");
    assert_eq!(clients(&store), 1);
}

fn a_panicking_work_leaves_the_store_usable(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    // More runs than either pool has connections.
    for _ in 0..15 {
        let fell = catch_unwind(AssertUnwindSafe(|| {
            store.write(|db| {
                insert(db, owner, "Quase")?;
                if clients_seen(db)? == 1 {
                    panic!("on purpose");
                }
                Ok(())
            })
        }));
        assert!(fell.is_err());
        let fell = catch_unwind(AssertUnwindSafe(|| {
            store.read(|db| {
                assert_eq!(clients_seen(db)?, 1, "on purpose");
                Ok(())
            })
        }));
        assert!(fell.is_err());
    }
    assert_eq!(clients(&store), 0);
    store.write(|db| insert(db, owner, "Depois")).expect("a client");
    assert_eq!(clients(&store), 1);
}

fn clients_seen(db: &mut Db) -> Result<i64> {
    Ok(kernel::schema::clients::table.count().get_result(db)?)
}

fn a_read_sees_one_state(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    store
        .read(|db| {
            let before = clients_seen(db)?;
            thread::scope(|scope| {
                scope.spawn(|| store.write(|db| insert(db, owner, "Meanwhile"))).join().expect("a thread")
            })?;
            assert_eq!(clients_seen(db)?, before);
            let page = client::list(db, owner, &client::Filter::default(), &PageRequest::default(), &now())?;
            assert!(page.items.is_empty());
            Ok(())
        })
        .expect("a read");
    assert_eq!(clients(&store), 1);
}

fn a_read_cannot_write(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    assert!(store.read(|db| insert(db, owner, "Escondido")).is_err());
    assert_eq!(clients(&store), 0);
    // The connection is reusable for either purpose.
    for _ in 0..15 {
        store.write(|db| insert(db, owner, "Às claras")).expect("a client");
    }
    assert_eq!(clients(&store), 15);
}

fn a_work_that_got_in_the_way_is_run_again(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let runs = AtomicUsize::new(0);
    let outcome = store.write(|db| {
        insert(db, owner, "Uma vez")?;
        if runs.fetch_add(1, Ordering::Relaxed) < 3 { Err(Error::Retry) } else { Ok(()) }
    });
    outcome.expect("the fourth run");
    assert_eq!((runs.load(Ordering::Relaxed), clients(&store)), (4, 1));
}

/// `.cargo/config.toml` documents each flag.
#[test]
fn sqlite_is_built_as_it_is_meant_to_be() {
    let store = fresh(Backend::Sqlite);
    let switches =
        [("ENABLE_QPSG", 1), ("THREADSAFE=2", 1), ("DEFAULT_MEMSTATUS=0", 1), ("ENABLE_MEMORY_MANAGEMENT", 0)];
    for (switch, is_set) in switches {
        let requested = format!("SELECT sqlite_compileoption_used('{switch}') AS count");
        assert_eq!(count(&store, &requested), is_set, "{switch}");
    }
}

#[test]
fn the_log_that_a_long_read_made_grow_shrinks_again() {
    const LIMIT: u64 = 64 * 1024 * 1024;
    let store = fresh(Backend::Sqlite);
    let log = || store.activity().wal_bytes.expect("a log");
    let write = |sql: &str| store.write(|db| Ok(db.batch_execute(sql)?)).expect("a write");
    write("CREATE TABLE filler (bytes BLOB)");
    let ((begin, begun), (end, ended)) = (mpsc::channel(), mpsc::channel::<()>());
    thread::scope(|scope| {
        let reader = &store;
        scope.spawn(move || {
            let read = reader.read(|db| {
                version(db)?;
                begin.send(()).expect("who waits");
                // The sender sends nothing and is dropped.
                let _ = ended.recv();
                Ok(())
            });
            read.expect("a long read");
        });
        begun.recv().expect("the long read has begun");
        write("INSERT INTO filler SELECT zeroblob(72 * 1024 * 1024)");
        assert!(log() > LIMIT, "what the read may not see stays in the log");
        drop(end);
    });
    // The first write checkpoints the log into the file, the next one restarts it.
    write("DELETE FROM filler");
    write("DROP TABLE filler");
    assert!(log() <= LIMIT, "{} bytes", log());
}

#[test]
fn a_checkpoint_empties_the_log_under_reads_that_overlap_without_end() {
    let store = fresh(Backend::Sqlite);
    let owner = sample::owner(&store);
    let log = || store.activity().wal_bytes.expect("a log");
    let (ended, reading) = (AtomicBool::new(false), Barrier::new(3));
    let (written, before, done, after) = thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut is_first = true;
                while !ended.load(Ordering::Relaxed) {
                    let read = store.read(|db| {
                        version(db)?;
                        if is_first {
                            reading.wait();
                            is_first = false;
                        }
                        thread::sleep(Duration::from_millis(20));
                        Ok(())
                    });
                    read.expect("a read");
                }
            });
        }
        reading.wait();
        let written = store.write(|db| insert(db, owner, "Durante"));
        let (before, done, after) = (log(), store.checkpoint(), log());
        ended.store(true, Ordering::Relaxed);
        (written, before, done, after)
    });
    written.expect("a write");
    assert!(before > 0 && done.expect("a checkpoint") && after == 0, "{before} {after}");
    // The log is the same file, and continues.
    store.write(|db| insert(db, owner, "Depois")).expect("a write");
    assert_eq!(clients(&store), 2);
}

#[test]
fn a_checkpoint_gives_up_on_a_long_read() {
    let store = fresh(Backend::Sqlite);
    let owner = sample::owner(&store);
    let done = store.read(|db| {
        version(db)?;
        store.write(|db| insert(db, owner, "Durante")).expect("a write");
        Ok(store.checkpoint().expect("an attempt"))
    });
    assert!(!done.expect("a long read"));
    assert!(store.checkpoint().expect("a checkpoint"));
}

#[test]
fn replaces_a_connection_closed_by_the_server() {
    let store = fresh(Backend::Postgres);
    let owner = sample::owner(&store);
    end_connections(&store);
    store.write(|db| insert(db, owner, "Depois")).expect("a write");
    end_connections(&store);
    assert_eq!(store.read(clients_seen).expect("a read"), 1);
}

/// Closes every connection that a store has open to its server, until none is left.
fn end_connections(store: &TestStore) {
    use diesel::{PgConnection, dsl::sql, sql_types::BigInt};
    let mut other = PgConnection::establish(&store.url).expect("a connection beside the store");
    let mut ended = |what: &str| -> i64 {
        let query = format!(
            "COUNT({what}) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        );
        diesel::select(sql::<BigInt>(&query)).get_result(&mut other).expect("a count")
    };
    assert!(ended("pg_terminate_backend(pid)") > 0, "nothing was open");
    // The pool may have been opening another one.
    while ended("pg_terminate_backend(pid)") > 0 {
        thread::sleep(std::time::Duration::from_millis(10));
    }
}
