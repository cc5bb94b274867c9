//! Database addresses: file paths, and the libpq timeouts.

use diesel::{QueryableByName, RunQueryDsl, sql_query, sql_types::Text};
use persistence::{
    Db, Store, migration,
    postgres::{Server, with_waits},
    redact_url,
};
use testing::{Backend, empty};

#[test]
fn opens_the_file_whose_path_has_characters_of_a_url() {
    // Two slashes at the beginning of a path must not become a host name.
    for slashes in ["sqlite://", "sqlite:///"] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("100% meu?.db#1");
        let store = Store::open(&format!("{slashes}{}", path.display())).expect("it opens");
        store.close();
        assert!(path.is_file(), "{slashes}");
    }
}

#[test]
fn limits_the_waits_of_libpq_unless_the_address_does() {
    let limited = with_waits("postgres://boleia@db/boleia");
    assert!(limited.starts_with("postgres://boleia@db/boleia?"), "{limited}");
    assert!(limited.contains("tcp_user_timeout=5000&keepalives_idle=5&"), "{limited}");
    let limited = with_waits("postgres://boleia@db/boleia?sslmode=require&tcp_user_timeout=60000&connect_timeout=9");
    assert_eq!(limited.matches("tcp_user_timeout").count(), 1, "{limited}");
    assert_eq!(limited.matches("connect_timeout").count(), 1, "{limited}");
    assert!(limited.contains("&keepalives_count=2"), "{limited}");
}

#[test]
fn limits_statements_and_idle_transactions_beside_any_options() {
    let test = empty(Backend::Postgres);
    let sign = if test.url.contains('?') { '&' } else { '?' };
    for (options, statement, idle) in [
        ("", "30s", "1min"),
        ("options=-c%20work_mem%3D8MB", "30s", "1min"),
        ("options=-c%20statement_timeout%3D5s", "5s", "1min"),
        ("options=-c%20idle_in_transaction_session_timeout%3D5s", "30s", "5s"),
    ] {
        let url = if options.is_empty() { test.url.clone() } else { format!("{}{sign}{options}", test.url) };
        let store = Store::open(&url).expect("it opens");
        assert_eq!(timeouts(&store), [statement, idle], "{options}");
        store.close();
    }
    // Migrations lift the limits; afterwards the connection is limited again.
    migration::run(&test).expect("migrations run");
    let shown = test.write(shown_in).expect("an answer");
    assert_eq!(shown, ["30s", "1min"]);
}

#[derive(QueryableByName)]
struct Setting {
    #[diesel(sql_type = Text)]
    value: String,
}

fn shown_in(db: &mut Db) -> kernel::Result<[String; 2]> {
    let mut value = |name: &str| -> kernel::Result<String> {
        Ok(sql_query(format!("SELECT current_setting('{name}') AS value")).get_result::<Setting>(db)?.value)
    };
    Ok([value("statement_timeout")?, value("idle_in_transaction_session_timeout")?])
}

fn timeouts(store: &Store) -> [String; 2] {
    store.read(shown_in).expect("an answer")
}

#[test]
fn shows_an_address_without_its_password() {
    for (url, seen) in [
        ("postgres://boleia:s3cr@t@db:5432/boleia?password=s3cret", "postgres://boleia@db:5432/boleia"),
        ("postgresql://db/boleia", "postgresql://db/boleia"),
        ("postgres://boleia@a,b/boleia", "postgres://boleia@a,b/boleia"),
    ] {
        assert_eq!(redact_url(url), seen);
        assert_eq!(format!("{:?}", Server::at(url)), seen);
    }
}
