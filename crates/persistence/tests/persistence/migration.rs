//! Migrations: forward and back, equal on both databases, and matching the program's schema.

use std::{collections::BTreeSet, path::Path, sync::Barrier, thread, time::Duration};

use diesel::{
    Connection, PgConnection, QueryDsl, RunQueryDsl, connection::SimpleConnection, debug_query, sqlite::Sqlite,
};
use kernel::schema;
use persistence::{
    Store,
    migration::{self, Dialect, Known, Script, State},
    readiness,
};
use testing::{Backend, count, empty, fresh, on_both_databases};

use crate::shape::{Shape, leftovers};

on_both_databases!(
    up_and_down_and_up_again,
    the_program_knows_every_column,
    keys_of_owned_tables_begin_with_the_owner,
    other_migrations_are_noticed,
    a_newer_schema_is_refused_unless_it_is_declared_compatible,
    a_schema_that_lacks_a_deferrable_migration_is_served,
    several_migrate_at_once
);

fn up_and_down_and_up_again(backend: Backend) {
    let store = empty(backend);
    assert_eq!(migration::state(&store).expect("an answer"), State::Pending, "nothing ran yet");
    let count_of_all = migration::run(&store).expect("up");
    assert!(count_of_all >= 3);
    assert_eq!(migration::state(&store).expect("an answer"), State::Current);
    let first = Shape::of(&store, backend);
    assert_eq!(migration::run(&store).expect("nothing to do"), 0);
    assert_eq!(migration::revert(&store).expect("down"), count_of_all);
    assert_eq!(leftovers(&store, backend), Vec::<String>::new());
    assert_eq!(migration::state(&store).expect("an answer"), State::Pending);
    assert_eq!(migration::run(&store).expect("up again"), count_of_all);
    assert_eq!(Shape::of(&store, backend), first);
    assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM settings WHERE id = 1"), 1);
}

#[test]
fn both_databases_are_the_same() {
    let (embedded, server) = (fresh(Backend::Sqlite), fresh(Backend::Postgres));
    let (embedded, server) = (Shape::of(&embedded, Backend::Sqlite), Shape::of(&server, Backend::Postgres));
    assert!(embedded.tables().len() >= 15, "{:?}", embedded.tables());
    assert!(embedded.columns.iter().any(|line| line == "vehicles.owner_id bigint not null"), "{embedded:#?}");
    assert_eq!(embedded.columns, server.columns);
    assert_eq!(embedded.keys, server.keys);
    assert_eq!(embedded.names, server.names);
    assert_eq!(embedded.references, server.references);
    assert_eq!(embedded.checks, server.checks);
    assert_eq!(embedded, server);
}

#[test]
fn both_databases_check_the_same() {
    assert_eq!(checks(Dialect::Sqlite), checks(Dialect::Postgres));
    assert!(checks(Dialect::Sqlite).len() > 20);
}

#[test]
fn every_migration_is_embedded_and_marked_as_it_should_be() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations");
    let folders = std::fs::read_dir(folder).expect("the migrations").map(|entry| entry.expect("a migration").path());
    let folders: Vec<_> = folders.collect();
    assert_eq!(Dialect::Sqlite.scripts().len(), folders.len(), "each has an up.sql and a down.sql");
    for file in folders.iter().flat_map(|folder| [folder.join("up.sql"), folder.join("down.sql")]) {
        let text = std::fs::read_to_string(&file).expect("a script");
        let marks = text.lines().filter(|line| {
            let words = line.trim_start_matches('-').trim_start().to_lowercase();
            line.starts_with("--") && (words.starts_with("only ") || words.starts_with("both"))
        });
        let marks: Vec<_> = marks.collect();
        let known = ["-- only SQLite", "-- only PostgreSQL", "-- both"];
        // A mistyped declaration of compatibility would be ignored silently.
        let declarations = text.lines().filter(|line| {
            let words = line.trim_start_matches('-').trim_start().to_lowercase();
            line.starts_with("--") && (words.starts_with("compatible") || words.starts_with("deferrable"))
        });
        for declaration in declarations {
            let oldest = declaration.strip_prefix("-- compatible from ");
            let earlier = |oldest: &str| {
                folders.iter().filter(|folder| **folder < *file.parent().expect("a folder")).any(|folder| {
                    let name = folder.file_name().expect("a name").to_string_lossy();
                    name.starts_with(&format!("{oldest}_")) && *name >= *"2026-11-27-000200"
                })
            };
            let is_known = declaration == "-- deferrable" || oldest.is_some_and(earlier);
            assert!(is_known && file.ends_with("up.sql"), "{}: {declaration}", file.display());
        }
        assert!(marks.iter().all(|mark| known.contains(mark)), "{}: {marks:?}", file.display());
        assert!(marks.last().is_none_or(|mark| *mark == "-- both"), "{}: {marks:?}", file.display());
    }
}

/// Every `CHECK (…)` in the text of the migrations, in PostgreSQL's normalised form. Each appears once, since SQLite
/// recreates a table that PostgreSQL alters.
fn checks(dialect: Dialect) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for Script { up: text, .. } in dialect.scripts() {
        for (begin, _) in text.match_indices("CHECK (") {
            let mut depth = 0;
            let end = text[begin..].char_indices().find(|(_, c)| {
                depth += i32::from(*c == '(') - i32::from(*c == ')');
                *c == ')' && depth == 0
            });
            found.insert(text[begin..=begin + end.expect("a closed check").0].to_owned());
        }
    }
    found
}

/// A table as the program expects it: its name and its columns in the order that Diesel selects.
macro_rules! known {
    ($store:expr, $($table:ident),+ $(,)?) => {
        vec![$({
            let query = || schema::$table::table.select(schema::$table::all_columns);
            $store.read(|db| Ok(query().limit(1).execute(db)?)).expect(stringify!($table));
            (stringify!($table), names(&debug_query::<Sqlite, _>(&query()).to_string()))
        }),+]
    };
}

/// Returns the columns of "SELECT `table`.`column`, … FROM …".
fn names(sql: &str) -> Vec<String> {
    let (columns, _) = sql.trim_start_matches("SELECT ").split_once(" FROM ").expect("a selection");
    let name = |column: &str| column.split('`').nth(3).expect("a quoted column").to_owned();
    columns.split(", ").map(name).collect()
}

fn the_program_knows_every_column(backend: Backend) {
    let store = fresh(backend);
    let shape = Shape::of(&store, backend);
    let known = known!(
        store,
        account_notices,
        api_tokens,
        audit_entries,
        clients,
        driver_advances,
        driver_payment_discounts,
        driver_payment_freights,
        driver_payments,
        drivers,
        freight_drivers,
        freight_events,
        freight_minimums,
        freight_simulation_trailers,
        freight_simulations,
        freight_trailers,
        freights,
        fuel_records,
        idempotency_keys,
        maintenance_fulfilments,
        maintenance_items,
        maintenance_plans,
        maintenance_records,
        month_closings,
        password_links,
        purge_clock,
        rate_imports,
        schema_compatibility,
        sequences,
        sessions,
        settings,
        touched_months,
        transactions,
        users,
        vehicle_due_dates,
        vehicles,
        write_probe,
    );
    let tables: Vec<_> = known.iter().map(|(table, _)| (*table).to_owned()).collect();
    assert_eq!(tables, shape.tables());
    for (table, columns) in known {
        assert_eq!(columns, shape.columns_of(table), "{table}");
    }
}

fn keys_of_owned_tables_begin_with_the_owner(backend: Backend) {
    let store = fresh(backend);
    let shape = Shape::of(&store, backend);
    let mut seen = 0;
    for key in &shape.keys {
        let table = key.split(' ').next().expect("a table");
        // A token is queried before its owner is known, and old keys of all tenants are purged together.
        let excepted = ["api_tokens unique (secret_hash)", "idempotency_keys index (created_at)"];
        if shape.columns_of(table).contains(&"owner_id".to_owned()) && !excepted.contains(&key.as_str()) {
            assert!(key.contains("(owner_id, "), "{key}");
            seen += 1;
        }
    }
    assert!(seen > 25, "{seen} keys of owned tables");
    for reference in &shape.references {
        let (from, to) = reference.split_once(" -> ").expect("a reference");
        assert!(
            to.starts_with("users (id)") || (from.contains("(owner_id, ") && to.contains("(owner_id, ")),
            "{reference}"
        );
    }
}

fn other_migrations_are_noticed(backend: Backend) {
    let store = fresh(backend);
    let change = |sql: &'static str| {
        let changed = |store: &Store| store.write(|db| Ok(diesel::sql_query(sql).execute(db)?));
        assert_eq!(changed(&store).expect("a change"), 1);
    };
    change("INSERT INTO __diesel_schema_migrations (version, run_on) VALUES ('20990101000000', '2026-01-01 00:00:00')");
    let unknown = vec!["20990101000000".to_owned()];
    assert_eq!(migration::state(&store).expect("an answer"), State::Newer(unknown), "a newer program was here");
    let refused = migration::run(&store).expect_err("a newer database is left as it is").to_string();
    assert!(refused.contains("newer than this program") && refused.contains("20990101000000"), "{refused}");
    change("DELETE FROM __diesel_schema_migrations WHERE version = '20990101000000'");
    assert_eq!(migration::state(&store).expect("an answer"), State::Current);
    change(
        "DELETE FROM __diesel_schema_migrations WHERE version = (SELECT MIN(version) FROM __diesel_schema_migrations)",
    );
    assert_eq!(migration::state(&store).expect("an answer"), State::Pending, "one is missing");
}

/// A migration of a later version of the program.
fn later(name: &'static str, up: &str) -> Script {
    Script::new(name, up, "")
}

fn a_newer_schema_is_refused_unless_it_is_declared_compatible(backend: Backend) {
    let store = fresh(backend);
    let expand = later(
        "2099-01-01-000001_expand",
        "-- compatible from 2026-11-27-000200\nALTER TABLE clients ADD COLUMN nickname TEXT;\n",
    );
    // It drops a column that the program of the first migration no longer uses, but the present program does.
    let contract = later(
        "2099-01-01-000002_contract",
        "-- compatible from 2099-01-01-000001\nALTER TABLE clients DROP COLUMN notes;\n",
    );
    assert_eq!(migration::run_next(&store, std::slice::from_ref(&expand)).expect("it migrates"), 1);
    assert_eq!(migration::state(&store).expect("an answer"), State::Compatible);
    readiness::check_reads(&store).expect("the old program stays ready");
    assert_eq!(migration::run(&store).expect("the old program has nothing to migrate"), 0);
    assert_eq!(migration::run_next(&store, &[expand, contract]).expect("it migrates"), 1);
    assert_eq!(migration::state(&store).expect("an answer"), State::Newer(vec!["20990101000002".into()]));
    let refused = readiness::check_reads(&store).expect_err("not ready").to_string();
    assert!(refused.contains("20990101000002") && !refused.contains("20990101000001"), "{refused}");
    assert!(migration::run(&store).is_err());
}

fn a_schema_that_lacks_a_deferrable_migration_is_served(backend: Backend) {
    let store = fresh(backend);
    let change = |sql: &'static str| store.write(|db| Ok(diesel::sql_query(sql).execute(db)?)).expect("a change");
    change("DROP TABLE schema_compatibility");
    change("DELETE FROM __diesel_schema_migrations WHERE version = '20261127000200'");
    assert_eq!(migration::state(&store).expect("an answer"), State::Compatible);
    readiness::check_reads(&store).expect("the new program is ready on the older schema");
    assert_eq!(migration::run(&store).expect("it migrates"), 1);
    assert_eq!(migration::state(&store).expect("an answer"), State::Current);
}

/// Requests that queue behind a migration's lock wait proceed after a moment.
#[test]
fn a_migration_that_waits_for_a_lock_lets_requests_pass() {
    let store = fresh(Backend::Postgres);
    let mut outside = PgConnection::establish(&store.url).expect("a second program");
    outside.batch_execute("BEGIN; SELECT COUNT(*) FROM clients").expect("a long read");
    let expand = later("2099-01-01-000001_expand", "ALTER TABLE clients ADD COLUMN nickname TEXT;\n");
    thread::scope(|scope| {
        let migrating = scope.spawn(|| migration::run_next(&store, &[expand]));
        let waits = "SELECT COUNT(*) AS count FROM pg_locks WHERE NOT granted AND relation = 'clients'::regclass";
        for _ in 0..2 {
            while count(&store, waits) == 0 {
                assert!(!migrating.is_finished(), "the migration waits for the long read");
                thread::sleep(Duration::from_millis(10));
            }
            // It queues behind the migration, and would otherwise end by its own timeout.
            assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM clients"), 0);
            while count(&store, waits) != 0 {
                thread::sleep(Duration::from_millis(10));
            }
        }
        outside.batch_execute("COMMIT").expect("its end");
        assert_eq!(migrating.join().expect("no panic").expect("it migrates"), 1);
    });
}

fn several_migrate_at_once(backend: Backend) {
    let empty = empty(backend);
    // On SQLite, even the file is missing.
    let url = empty.url.replace("test.db", "fresh/boleia.db");
    if let Some(path) = url.strip_prefix("sqlite://") {
        std::fs::create_dir(Path::new(path).parent().expect("a folder")).expect("an empty folder");
    }
    let start = Barrier::new(3);
    let ran: Vec<usize> = thread::scope(|scope| {
        let begin = || {
            start.wait();
            let store = Store::open(&url).expect("the database opens");
            let ran = migration::run(&store).expect("the migrations run");
            assert_eq!(migration::state(&store).expect("an answer"), State::Current);
            store.close();
            ran
        };
        let hands: Vec<_> = (0..3).map(|_| scope.spawn(begin)).collect();
        hands.into_iter().map(|hand| hand.join().expect("a start")).collect()
    });
    assert_eq!(ran.iter().sum::<usize>(), Dialect::Sqlite.scripts().len(), "each ran once: {ran:?}");
}

const A: &str = "20260101000001";
const B: &str = "20260101000002";
const C: &str = "20260101000003";

fn compared(ran: &[&str], oldest_programs: &[(&str, &str)], known: &[(&str, bool)]) -> State {
    let known = known
        .iter()
        .map(|(version, is_deferrable)| Known { version: (*version).into(), is_deferrable: *is_deferrable });
    let declared = oldest_programs.iter().map(|(version, oldest)| ((*version).into(), (*oldest).into()));
    State::of(&ran.iter().map(|version| (*version).into()).collect(), &declared.collect(), &known.collect::<Vec<_>>())
}

#[test]
fn an_old_program_serves_a_newer_schema_that_is_declared_compatible_with_it() {
    let old = [(A, false)];
    assert_eq!(compared(&[A, B], &[(B, A)], &old), State::Compatible);
    assert_eq!(compared(&[A, B, C], &[(B, A), (C, A)], &old), State::Compatible);
    assert_eq!(compared(&[A, B], &[], &old), State::Newer(vec![B.into()]), "nothing is declared");
    assert_eq!(compared(&[A, B, C], &[(B, A)], &old), State::Newer(vec![C.into()]), "one of two is declared");
    assert_eq!(compared(&[A, B, C], &[(B, A), (C, B)], &old), State::Newer(vec![C.into()]), "it needs a newer program");
    assert_eq!(compared(&[A, B, C], &[(B, A), (C, B)], &[(A, false), (B, false)]), State::Compatible);
}

#[test]
fn a_new_program_serves_an_older_schema_that_lacks_deferrable_migrations_only() {
    assert_eq!(compared(&[A], &[], &[(A, false), (B, true)]), State::Compatible);
    assert_eq!(compared(&[A], &[], &[(A, false), (B, false)]), State::Pending);
    assert_eq!(compared(&[A], &[], &[(A, false), (B, true), (C, false)]), State::Pending);
    assert_eq!(compared(&[A, C], &[(C, A)], &[(A, false), (B, false)]), State::Pending, "its own is missing");
    assert_eq!(compared(&[A, B], &[], &[(A, false), (B, true)]), State::Current);
}

#[test]
fn a_migration_declares_the_programs_that_work_with_the_schema() {
    let script = |up| Script::new("2026-01-01-000002_x", up, "");
    let marked = script("-- compatible from 2026-01-01-000001\n-- deferrable\nSELECT 1;\n");
    assert_eq!((marked.oldest_program.as_deref(), marked.is_deferrable), (Some(A), true));
    let plain = script("-- It is not -- deferrable.\nSELECT 1;\n");
    assert_eq!((plain.oldest_program, plain.is_deferrable), (None, false));
}
