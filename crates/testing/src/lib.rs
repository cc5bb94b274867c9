//! Test fixtures: a fresh, migrated database per test, of either kind. `BOLEIA_TEST_POSTGRES` names the PostgreSQL
//! cluster (`make test` starts one); a missing cluster fails the test instead of skipping it.
//!
//! The migrations run once per build of the tests; each test gets a copy of that template.
#![expect(clippy::panic, clippy::expect_used, reason = "a test that cannot get its database must stop")]

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    ops::Deref,
    path::{Path, PathBuf},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use diesel::{Connection, PgConnection, RunQueryDsl, connection::SimpleConnection, sql_types::BigInt};

use persistence::{Db, Store, migration};

/// The two kinds of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// A SQLite file.
    Sqlite,
    /// A PostgreSQL server.
    Postgres,
}

/// Database of one test, dropped with it.
pub struct TestStore {
    /// The open store; absent once closed.
    store: Option<Store>,
    /// Address of the database.
    pub url: String,
    /// Folder of the SQLite file; absent on PostgreSQL.
    folder: Option<tempfile::TempDir>,
}

impl Deref for TestStore {
    type Target = Store;

    fn deref(&self) -> &Store {
        self.store.as_ref().expect("the store is there until the end")
    }
}

/// A closed database as a template for copies; deleted when dropped.
pub struct Template(TestStore);

impl Template {
    /// Creates an independent database with the same content.
    pub fn copy(&self) -> TestStore {
        match &self.0.folder {
            Some(folder) => copied_file(&folder.path().join(FILE)),
            None => created(&format!("TEMPLATE {}", self.0.name())),
        }
    }
}

impl TestStore {
    /// Closes the database to be copied. No other clone of its store may exist.
    pub fn into_template(mut self) -> Template {
        self.close();
        Template(self)
    }

    fn close(&mut self) {
        self.store.take().into_iter().for_each(Store::close);
    }

    fn name(&self) -> &str {
        let (_, name) = self.url.rsplit_once('/').expect("an address with a database");
        name.split('?').next().unwrap_or(name)
    }
}

impl Drop for TestStore {
    fn drop(&mut self) {
        self.close();
        if self.folder.is_none() {
            administer(&format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name()));
        }
    }
}

/// Creates a fresh database with every migration run.
pub fn fresh(backend: Backend) -> TestStore {
    match backend {
        Backend::Sqlite => copied_file(migrated_file()),
        Backend::Postgres => created(&format!("TEMPLATE {}", migrated_database())),
    }
}

/// Creates a fresh database without tables.
pub fn empty(backend: Backend) -> TestStore {
    match backend {
        Backend::Sqlite => in_folder(tempfile::tempdir().expect("a temporary folder")),
        Backend::Postgres => created("TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"),
    }
}

const FILE: &str = "test.db";

fn in_folder(folder: tempfile::TempDir) -> TestStore {
    let url = format!("sqlite://{}", folder.path().join(FILE).display());
    TestStore { store: Some(Store::open(&url).expect("SQLite opens")), url, folder: Some(folder) }
}

fn copied_file(template: &Path) -> TestStore {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::copy(template, folder.path().join(FILE)).expect("the template is copied");
    in_folder(folder)
}

fn created(how: &str) -> TestStore {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let moment = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").as_micros();
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("test_{}_{moment}_{count}", std::process::id());
    administer(&format!("CREATE DATABASE {name} {how}"));
    let url = sibling(&name);
    TestStore { store: Some(Store::open(&url).expect("PostgreSQL opens")), url, folder: None }
}

/// Returns the test program and the name of this build's template, since another build may have other migrations.
fn template_name() -> (PathBuf, String) {
    let program = std::env::current_exe().expect("a program");
    let built = fs::metadata(&program).and_then(|about| about.modified()).expect("the time of its build");
    let mut hasher = DefaultHasher::new();
    (&program, built).hash(&mut hasher);
    (program, format!("template_{:016x}", hasher.finish()))
}

/// Returns the migrated file beside the test program, and creates it if missing. It is renamed when complete, so that
/// concurrent processes never see a partial one.
fn migrated_file() -> &'static Path {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    MADE.get_or_init(|| {
        let (program, name) = template_name();
        let file = program.with_file_name(format!("{name}.db"));
        if !file.exists() {
            let Template(made) = migrated(Backend::Sqlite);
            let from = made.folder.as_ref().expect("a folder").path().join(FILE);
            let beside = tempfile::NamedTempFile::new_in(program.parent().expect("a folder")).expect("a file");
            fs::copy(from, beside.path()).expect("the template is copied");
            beside.persist(&file).expect("the template is named");
        }
        file
    })
}

/// Returns the migrated database of the cluster; concurrent processes wait for the creating one.
fn migrated_database() -> &'static str {
    /// Advisory lock of the creation: an arbitrary number, the same in every process.
    const LOCK_KEY: i64 = 0x7465_6D70;
    static MADE: OnceLock<String> = OnceLock::new();
    MADE.get_or_init(|| {
        let (_, name) = template_name();
        let found = format!("SELECT COUNT(*) AS count FROM pg_database WHERE datname = '{name}'");
        // The lock ends with the connection.
        let mut cluster = PgConnection::establish(&cluster()).expect("the test cluster answers");
        cluster.batch_execute(&format!("SELECT pg_advisory_lock({LOCK_KEY})")).expect("the lock");
        let found = diesel::sql_query(found).get_result::<Count>(&mut cluster).expect("the databases");
        if found.count == 0 {
            let made = migrated(Backend::Postgres);
            administer(&format!("ALTER DATABASE {} RENAME TO {name}", made.0.name()));
        }
        name
    })
}

fn migrated(backend: Backend) -> Template {
    let test = empty(backend);
    migration::run(&test).expect("migrations run");
    test.into_template()
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

/// Returns the count of a statement whose column is named `count`.
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

/// Returns every row of every table as text, to compare states. SQLite's own id counters are left out.
pub fn dump(store: &Store) -> Vec<String> {
    store
        .read(|db| {
            let sqlite = matches!(db, Db::Sqlite(_));
            let tables = if sqlite {
                "SELECT name AS line FROM sqlite_master WHERE type = 'table' AND name <> 'sqlite_sequence' ORDER BY name"
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

/// Declares one test per database for each function with a [`Backend`].
#[macro_export]
macro_rules! on_both_databases {
    ($($(#[$meta:meta])* $name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[test] $(#[$meta])* fn $name() { super::$name($crate::Backend::Sqlite) })+
        }
        mod postgres {
            $(#[test] $(#[$meta])* fn $name() { super::$name($crate::Backend::Postgres) })+
        }
    };
}

/// Declares one test per database for each function with a [`Backend`], for behaviour that hardly depends on the
/// database. The test on PostgreSQL is ignored: it runs in `make test-all` only.
#[macro_export]
macro_rules! on_sqlite_first {
    ($($(#[$meta:meta])* $name:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[test] $(#[$meta])* fn $name() { super::$name($crate::Backend::Sqlite) })+
        }
        mod on_postgres {
            $(#[test] #[ignore = "make test-all"] $(#[$meta])* fn $name() { super::$name($crate::Backend::Postgres) })+
        }
    };
}
