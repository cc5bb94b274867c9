//! A fresh, migrated database per test, on either kind. PostgreSQL comes from the cluster that `BOLEIA_TEST_POSTGRES`
//! names (`make test` starts one); a missing cluster fails the test instead of skipping it.
#![expect(clippy::panic, clippy::expect_used, reason = "a test that cannot get its database must stop")]

use std::{
    ops::Deref,
    sync::atomic::{AtomicU32, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};

use diesel::{Connection, PgConnection, RunQueryDsl, connection::SimpleConnection, sql_types::BigInt};

use crate::{Db, Store, migration};

/// The two kinds of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// An embedded file.
    Sqlite,
    /// A server.
    Postgres,
}

/// A database of one test, gone with it.
pub struct TestStore {
    /// There until the end.
    store: Option<Store>,
    /// Its address.
    pub url: String,
    folder: Option<tempfile::TempDir>,
}

impl Deref for TestStore {
    type Target = Store;

    fn deref(&self) -> &Store {
        self.store.as_ref().expect("the store is there until the end")
    }
}

/// A fresh database with every migration run.
pub fn fresh(backend: Backend) -> TestStore {
    let test = empty(backend);
    migration::run(&test).expect("migrations run");
    test
}

/// A fresh database without a table.
pub fn empty(backend: Backend) -> TestStore {
    match backend {
        Backend::Sqlite => {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let url = format!("sqlite://{}", folder.path().join("test.db").display());
            TestStore { store: Some(Store::open(&url).expect("SQLite opens")), url, folder: Some(folder) }
        }
        Backend::Postgres => {
            static COUNT: AtomicU32 = AtomicU32::new(0);
            let moment = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").as_micros();
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let name = format!("test_{}_{moment}_{count}", std::process::id());
            administer(&format!("CREATE DATABASE {name} TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"));
            let url = sibling(&name);
            TestStore { store: Some(Store::open(&url).expect("PostgreSQL opens")), url, folder: None }
        }
    }
}

impl Drop for TestStore {
    fn drop(&mut self) {
        self.store.take().into_iter().for_each(Store::close);
        if self.folder.is_none()
            && let Some((_, name)) = self.url.rsplit_once('/')
        {
            let name = name.split('?').next().unwrap_or(name);
            administer(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
        }
    }
}

fn cluster() -> String {
    std::env::var("BOLEIA_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("BOLEIA_TEST_POSTGRES is not set: run the tests with `make test`, which starts a PostgreSQL for them")
    })
}

fn sibling(name: &str) -> String {
    let cluster = cluster();
    let (address, options) = cluster.split_once('?').map_or((cluster.as_str(), None), |(a, o)| (a, Some(o)));
    let (server, _) = address.rsplit_once('/').expect("an address with a database");
    options.map_or_else(|| format!("{server}/{name}"), |options| format!("{server}/{name}?{options}"))
}

fn administer(sql: &str) {
    let mut connection = PgConnection::establish(&cluster()).expect("the test cluster answers");
    connection.batch_execute(sql).expect("the test cluster obeys");
}

#[derive(diesel::QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// How many rows a statement counts; it must name its column `count`.
pub fn count(store: &Store, sql: &str) -> i64 {
    store.read(|db| Ok(diesel::sql_query(sql).get_result::<Count>(db)?.count)).expect("the count is answered")
}

#[derive(diesel::QueryableByName)]
struct Line {
    #[diesel(sql_type = diesel::sql_types::Text)]
    line: String,
}

fn lines(db: &mut Db, sql: &str) -> Vec<String> {
    let lines: Vec<Line> = diesel::sql_query(sql).load(db).expect("the database answers");
    lines.into_iter().map(|row| row.line).collect()
}

/// Every row of every table, as text: two dumps are equal when nothing changed in between.
pub fn dump(store: &Store) -> Vec<String> {
    store
        .read(|db| {
            let sqlite = matches!(db, Db::Sqlite(_));
            let tables = if sqlite {
                "SELECT name AS line FROM sqlite_master WHERE type = 'table' ORDER BY name"
            } else {
                "SELECT tablename::text AS line FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"
            };
            let mut all = Vec::new();
            for table in lines(db, tables) {
                let rows = if sqlite {
                    let columns = format!("SELECT 'quote(' || name || ')' AS line FROM pragma_table_info('{table}')");
                    format!("SELECT {} AS line FROM {table} ORDER BY 1", lines(db, &columns).join("||','||"))
                } else {
                    format!("SELECT t::text AS line FROM {table} t ORDER BY 1")
                };
                all.extend(lines(db, &rows).into_iter().map(|row| format!("{table}: {row}")));
            }
            Ok(all)
        })
        .expect("the database is read")
}

/// Names one test per database for each function that takes a [`Backend`].
#[macro_export]
macro_rules! on_both_databases {
    ($($(#[$meta:meta])* $name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[test] $(#[$meta])* fn $name() { super::$name($crate::testing::Backend::Sqlite) })+
        }
        mod postgres {
            $(#[test] $(#[$meta])* fn $name() { super::$name($crate::testing::Backend::Postgres) })+
        }
    };
}
