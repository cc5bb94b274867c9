//! Fault injection: a database lost during commit, removed, replaced, damaged, full, read-only or locked; and
//! PostgreSQL errors without a kind that Diesel distinguishes.

use std::{
    fs,
    io::{Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use diesel::{Connection, PgConnection, RunQueryDsl, SqliteConnection, connection::SimpleConnection, sql_query};
use kernel::{Error, OwnerId, Result};
use persistence::{
    Db, QUEUE_TIMEOUT, Store,
    fleet::vehicle,
    freight::client,
    idempotency::{Key, StoredResponse, once},
    readiness,
};
use testing::{Backend, TestStore, count, fresh, on_both_databases};

use crate::{
    proxy::Proxy,
    sample::{self, input, now},
};

on_both_databases!(of_many_with_one_plate_one_wins_and_the_others_read_why);

/// Timeout for events that take milliseconds on an idle machine.
const LOADED: Duration = Duration::from_secs(120);

fn insert(db: &mut Db, owner: OwnerId, name: &str) -> Result<freight::Client> {
    client::insert(db, owner, sample::client(name), &now())
}

fn clients(store: &Store) -> i64 {
    count(store, "SELECT COUNT(*) AS count FROM clients")
}

fn sql(store: &Store, text: &str) {
    let run = store.write(|db| Ok(db.batch_execute(text)?));
    run.expect(text);
}

fn path(store: &Store) -> PathBuf {
    PathBuf::from(store.path().expect("an embedded file"))
}

/// Inserts a client under an idempotency key.
fn enter(store: &Store, owner: OwnerId) -> Result<StoredResponse> {
    let key = Key { text: "key".into(), hash: "key".into(), fingerprint: "create".into() };
    store.write(|db| {
        once(db, owner.get(), Some(&key), now().at, |db| {
            let made = insert(db, owner, "Cerealista")?;
            Ok(StoredResponse { status: 201, location: Some(format!("/{}", made.id)), version: Some(1), body: None })
        })
    })
}

#[test]
fn a_server_that_goes_away_while_it_commits_leaves_it_undecided() {
    let direct = fresh(Backend::Postgres);
    let owner = sample::owner(&direct);
    let proxy = Proxy::before(&direct.url);
    let store = Store::open(&proxy.url).expect("the server answers through the proxy");
    // The response to COMMIT is lost: the row exists, and no error may deny it.
    proxy.cut_at(b"COMMIT", true);
    let lost = enter(&store, owner);
    assert!(matches!(lost, Err(Error::CommitUnknown(_))), "{lost:?}");
    // The server may still be committing.
    let until = Instant::now() + LOADED;
    while clients(&direct) == 0 && Instant::now() < until {
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(clients(&direct), 1);
    let again = enter(&store, owner).expect("the answer kept under the key");
    let kept = enter(&direct, owner).expect("the same answer");
    assert_eq!((again.status, &again.location), (201, &kept.location));
    assert_eq!(clients(&direct), 1, "repeated under its key, nothing doubles");
    // COMMIT itself is lost: the client cannot distinguish the two cases.
    proxy.cut_at(b"COMMIT", false);
    let lost = store.write(|db| insert(db, owner, "Perdida"));
    assert!(matches!(lost, Err(Error::CommitUnknown(_))), "{lost:?}");
    assert_eq!(clients(&direct), 1);
    // Before COMMIT nothing was written, and the error states it.
    proxy.cut_at(b"INSERT INTO", true);
    let refused = store.write(|db| insert(db, owner, "Antes"));
    assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    assert_eq!(clients(&direct), 1);
    store.write(|db| insert(db, owner, "Depois")).expect("a new connection");
    assert_eq!(clients(&direct), 2);
    store.close();
}

#[test]
fn reports_an_unreachable_server_at_once() {
    let direct = fresh(Backend::Postgres);
    let proxy = Proxy::before(&direct.url);
    let store = Store::open(&proxy.url).expect("the server answers through the proxy");
    proxy.end();
    let began = Instant::now();
    for _ in 0..30 {
        let refused = store.write(|_| Ok(()));
        assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    }
    let (took, waited_in_turn) = (began.elapsed(), QUEUE_TIMEOUT * 30);
    assert!(took < waited_in_turn / 4, "{took:?} for thirty requests");
    assert!(matches!(readiness::check_writes(&store), Err(Error::Unavailable(_))));
    store.close();
}

#[test]
fn many_requests_fail_fast_while_the_server_is_down_and_recover_when_it_returns() {
    let direct = fresh(Backend::Postgres);
    let proxy = Proxy::before(&direct.url);
    let store = Store::open(&proxy.url).expect("the server answers through the proxy");
    let threads = || fs::read_dir("/proc/self/task").map_or(0, Iterator::count);
    let (began, before) = (Instant::now(), threads());
    proxy.end();
    let requested: Vec<_> = (0..64)
        .map(|number| {
            let store = store.clone();
            thread::spawn(move || if number % 2 == 0 { store.read(|_| Ok(())) } else { store.write(|_| Ok(())) })
        })
        .collect();
    for one in requested {
        let refused = one.join().expect("no panic");
        assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    }
    let (took, waited_in_turn) = (began.elapsed(), QUEUE_TIMEOUT * 64);
    assert!(took < waited_in_turn / 4, "{took:?} for sixty-four at once");
    // Fewer than one per connection attempt; concurrent tests start some threads too.
    assert!(threads() < before + 64, "{} threads, {before} before", threads());
    proxy.begin_again();
    let back = Instant::now();
    while let Err(error) = store.write(|_| Ok(())).and_then(|()| store.read(|_| Ok(()))) {
        assert!(back.elapsed() < LOADED, "{error:?} after {:?}", back.elapsed());
        thread::sleep(Duration::from_millis(20));
    }
    store.close();
}

/// Makes the first inserts of a client raise an error of PostgreSQL, in another language than English.
fn refusing(store: &TestStore, code: &str, times: u32) {
    sql(
        store,
        &format!(
            "CREATE SEQUENCE tries;
             CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
             BEGIN
                 IF nextval('tries') <= {times} THEN
                     RAISE EXCEPTION 'recusado' USING ERRCODE = '{code}', CONSTRAINT = 'clients_secret_key';
                 END IF;
                 RETURN NEW;
             END $$;
             CREATE TRIGGER refuse BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION refuse()"
        ),
    );
}

#[test]
fn a_deadlock_is_run_again_in_whatever_language_the_server_speaks() {
    for code in ["40P01", "40001", "23505"] {
        let store = fresh(Backend::Postgres);
        let owner = sample::owner(&store);
        refusing(&store, code, 2);
        store.write(|db| insert(db, owner, "Na terceira vez")).expect(code);
        assert_eq!(clients(&store), 1, "{code}");
    }
}

#[test]
fn a_server_that_is_full_or_read_only_is_unavailable_and_no_fault_of_ours() {
    for code in ["53100", "53200", "53300", "57P03", "55P03", "25006"] {
        let store = fresh(Backend::Postgres);
        let owner = sample::owner(&store);
        refusing(&store, code, 1_000);
        let refused = store.write(|db| insert(db, owner, "Nunca"));
        assert!(matches!(refused, Err(Error::Unavailable(_))), "{code}: {refused:?}");
        assert_eq!(clients(&store), 0);
    }
    let store = fresh(Backend::Postgres);
    let wrong = store.read(|db| Ok(sql_query("SELECT nothing FROM nowhere").execute(db)?));
    assert!(matches!(wrong, Err(Error::Internal(_))), "{wrong:?}");
}

#[test]
fn a_constraint_that_stays_broken_is_a_conflict_without_its_name() {
    let store = fresh(Backend::Postgres);
    let owner = sample::owner(&store);
    refusing(&store, "23505", 1_000);
    match store.write(|db| insert(db, owner, "Nunca")) {
        Err(Error::Constraint { detail, .. }) => assert!(!detail.contains("clients"), "{detail}"),
        other => panic!("{other:?}"),
    }
}

fn of_many_with_one_plate_one_wins_and_the_others_read_why(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    for round in 0..4 {
        let plate = format!("ABC1D{round}3");
        let enter = || {
            let body = sample::vehicle("truck", &plate);
            store.write(|db| vehicle::insert(db, owner, input(&body), &now()))
        };
        let outcomes: Vec<_> = thread::scope(|scope| {
            let hands: Vec<_> = (0..12).map(|_| scope.spawn(enter)).collect();
            hands.into_iter().map(|hand| hand.join().expect("a hand")).collect()
        });
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
        for refused in outcomes.into_iter().filter_map(std::result::Result::err) {
            assert!(matches!(refused, Error::Conflict { code: "plate_taken", .. }), "{refused:?}");
        }
    }
}

#[test]
fn a_standby_answers_reads_and_refuses_writes() {
    let primary = fresh(Backend::Postgres);
    let owner = sample::owner(&primary);
    readiness::check_writes(&primary).expect("ready");
    // Like a standby, it refuses transactions that write.
    let name = primary.url.rsplit('/').next().and_then(|name| name.split('?').next()).expect("a database");
    sql(&primary, &format!("ALTER DATABASE {name} SET default_transaction_read_only = on"));
    let standby = Store::open(&primary.url).expect("it answers");
    assert_eq!(clients(&standby), 0);
    let refused = standby.write(|db| insert(db, owner, "Nunca"));
    assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    assert!(matches!(readiness::check_writes(&standby), Err(Error::Unavailable(_))));
    standby.close();
}

#[test]
fn a_removed_file_takes_no_write_and_is_not_made_again() {
    let store = fresh(Backend::Sqlite);
    let owner = sample::owner(&store);
    readiness::check_writes(&store).expect("ready");
    let file = path(&store);
    fs::remove_file(&file).expect("removed");
    // More than the pool has connections, so that new ones are requested too.
    let outcomes: Vec<_> = thread::scope(|scope| {
        let write = || store.write(|db| insert(db, owner, "Perdida")).map(|_| ());
        let read = || store.read(|db| client::find(db, owner, 1.into())).map(|_| ());
        let writes: Vec<_> = (0..4).map(|_| scope.spawn(write)).collect();
        let reads: Vec<_> = (0..12).map(|_| scope.spawn(read)).collect();
        writes.into_iter().chain(reads).map(|hand| hand.join().expect("a hand")).collect()
    });
    assert!(outcomes.iter().all(|outcome| matches!(outcome, Err(Error::Unavailable(_)))), "{outcomes:?}");
    let unready = readiness::check_writes(&store);
    assert!(matches!(&unready, Err(Error::Unavailable(message)) if message.contains("test.db")), "{unready:?}");
    assert!(!file.exists(), "nobody made an empty database");
}

#[test]
fn a_replaced_file_takes_no_write() {
    let store = fresh(Backend::Sqlite);
    let owner = sample::owner(&store);
    let file = path(&store);
    let aside = file.with_file_name("aside.db");
    fs::rename(&file, &aside).expect("moved aside");
    fs::copy(&aside, &file).expect("another in its place");
    let refused = store.write(|db| insert(db, owner, "Perdida"));
    assert!(matches!(&refused, Err(Error::Unavailable(message)) if message.contains("replaced")), "{refused:?}");
    assert!(readiness::check_writes(&store).is_err());
    // After the original file is restored, everything works again.
    fs::rename(&aside, &file).expect("back at its place");
    store.write(|db| insert(db, owner, "Guardada")).expect("a write");
    readiness::check_writes(&store).expect("ready");
}

#[test]
fn a_removed_log_takes_no_write_and_is_whole_again_after_the_stop() {
    for ending in ["-wal", "-shm"] {
        let test = fresh(Backend::Sqlite);
        let file = path(&test).with_file_name("logged.db");
        fs::copy(path(&test), &file).expect("a copy");
        let store = open(&file);
        let owner = sample::owner(&store);
        store.write(|db| insert(db, owner, "Guardada")).expect("a write");
        let beside = PathBuf::from(format!("{}{ending}", file.display()));
        fs::remove_file(&beside).expect("removed");
        let refused = store.write(|db| insert(db, owner, "Perdida"));
        assert!(matches!(refused, Err(Error::Unavailable(_))), "{ending}: {refused:?}");
        // More reads than connections: a new connection would create another log.
        thread::scope(|scope| {
            let read = || store.read(|db| client::find(db, owner, 1.into())).map(drop);
            for _ in 0..12 {
                scope.spawn(read);
            }
        });
        assert!(!beside.exists(), "{ending}: nobody made another");
        fs::write(&beside, []).expect("another in its place");
        let refused = store.write(|db| insert(db, owner, "Perdida"));
        assert!(matches!(refused, Err(Error::Unavailable(_))), "{ending}: {refused:?}");
        assert!(readiness::check_writes(&store).is_err());
        store.close();
        assert_eq!(clients(&open(&file)), 1, "{ending}: the end of the store copied the log to the file");
    }
}

#[test]
fn a_full_disk_and_a_read_only_file_refuse_writes_and_are_not_ready() {
    let store = fresh(Backend::Sqlite);
    let owner = sample::owner(&store);
    sql(&store, "PRAGMA max_page_count = 1");
    let refused = (0..2_000).find_map(|_| store.write(|db| insert(db, owner, &"x".repeat(100))).err());
    assert!(matches!(refused, Some(Error::Unavailable(_))), "{refused:?}");
    sql(&store, "PRAGMA max_page_count = 1000000");
    let before = clients(&store);
    store.write(|db| insert(db, owner, "Com espaço")).expect("room again");
    assert_eq!(clients(&store), before + 1);
    readiness::check_writes(&store).expect("ready");
    sql(&store, "PRAGMA query_only = ON");
    assert!(matches!(readiness::check_writes(&store), Err(Error::Unavailable(_))));
    assert_eq!(clients(&store), before + 1, "reads go on");
}

/// Copies a store's file and overwrites a page of the clients table in the copy.
fn damaged_copy(store: &TestStore) -> PathBuf {
    let page = count(store, "SELECT rootpage AS count FROM sqlite_master WHERE name = 'clients'");
    let size = count(store, "SELECT page_size AS count FROM pragma_page_size()");
    let damaged = path(store).with_file_name("damaged.db");
    fs::copy(path(store), &damaged).expect("a copy");
    let mut file = fs::OpenOptions::new().read(true).write(true).open(&damaged).expect("the copy");
    let start = u64::try_from((page - 1) * size).expect("a place");
    file.seek(SeekFrom::Start(start)).expect("the page");
    file.write_all(&[0xA5; 512]).expect("damage");
    damaged
}

fn open(file: &Path) -> Store {
    Store::open(&format!("sqlite://{}", file.display())).expect("it opens")
}

#[test]
fn a_damaged_file_is_noticed_and_takes_no_write() {
    let whole = fresh(Backend::Sqlite);
    readiness::check_file(&whole).expect("a sound file");
    let file = damaged_copy(&whole);
    // A request finds the damage.
    let met = open(&file);
    let read = met.read(|db| Ok(sql_query("SELECT name FROM clients NOT INDEXED").execute(db)?));
    assert!(matches!(read, Err(Error::Damaged(_))), "{read:?}");
    assert!(matches!(readiness::check_writes(&met), Err(Error::Unavailable(_))));
    // The integrity check finds it before any request does.
    let looked = open(&file);
    readiness::check_writes(&looked).expect("nothing noticed yet");
    assert!(matches!(readiness::check_file(&looked), Err(Error::Damaged(_))));
    assert!(matches!(readiness::check_writes(&looked), Err(Error::Unavailable(_))));
}

#[test]
fn waits_for_an_external_lock_until_the_timeout() {
    let store = fresh(Backend::Sqlite);
    let mut outside = SqliteConnection::establish(&path(&store).display().to_string()).expect("a second program");
    outside.batch_execute("BEGIN IMMEDIATE").expect("its lock");
    let patience = Duration::from_secs(8);
    let began = Instant::now();
    // The second of two waits for the connection, and gets only the remaining time for the lock.
    let outcomes = thread::scope(|scope| {
        let hands = [(); 2].map(|()| scope.spawn(|| store.write_until(Instant::now() + patience, |_| Ok(()))));
        hands.map(|hand| hand.join().expect("a hand"))
    });
    let took = began.elapsed();
    assert!(outcomes.iter().all(|outcome| matches!(outcome, Err(Error::Unavailable(_)))), "{outcomes:?}");
    assert!(took >= patience && took < patience * 7 / 4, "{took:?}");
    thread::scope(|scope| {
        let writer = scope.spawn(|| store.write(|_| Ok(())));
        thread::sleep(Duration::from_millis(300));
        outside.batch_execute("ROLLBACK").expect("its end");
        writer.join().expect("a hand").expect("a write when the lock is gone");
    });
}

#[test]
fn a_locked_table_is_waited_for_and_no_fault_of_ours() {
    let store = fresh(Backend::Postgres);
    let owner = sample::owner(&store);
    let mut outside = PgConnection::establish(&store.url).expect("a second program");
    outside.batch_execute("BEGIN; LOCK TABLE clients").expect("its lock");
    let patience = Duration::from_millis(600);
    let began = Instant::now();
    // PostgreSQL reports a position in the statement, which otherwise means a faulty statement.
    let refused = store.write_until(Instant::now() + patience, |db| insert(db, owner, "Nunca"));
    assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    assert!(began.elapsed() > patience * 9 / 10, "{:?}", began.elapsed());
    outside.batch_execute("ROLLBACK").expect("its end");
    store.write(|db| insert(db, owner, "Depois")).expect("a write");
}

#[test]
fn a_start_error_names_the_file_or_the_address() {
    let store = fresh(Backend::Sqlite);
    let folder = path(&store).parent().expect("a folder").to_path_buf();
    let garbage = folder.join("garbage.db");
    fs::write(&garbage, "no database at all, but long enough to be one".repeat(200)).expect("a file");
    for url in [format!("sqlite://{}", garbage.display()), format!("sqlite://{}", folder.display())] {
        let message = Store::open(&url).map(|_| ()).expect_err("no database").to_string();
        assert!(message.contains(url.trim_start_matches("sqlite://")), "{message}");
    }
    for url in ["sqlite://", "sqlite://:memory:", "sqlite://file:data/boleia.db?mode=rwc"] {
        let message = Store::open(url).map(|_| ()).expect_err("no path").to_string();
        assert!(message.contains("the path of a file"), "{message}");
    }
    let refused = Store::open("postgres://boleia:s3cret@127.0.0.1:1/boleia").map(|_| ()).expect_err("no server");
    let message = refused.to_string();
    assert!(message.contains("postgres://boleia@127.0.0.1:1/boleia") && !message.contains("s3cret"), "{message}");
}
