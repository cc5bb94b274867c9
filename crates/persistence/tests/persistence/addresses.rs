//! Addresses of databases: the paths of files, and the waits that libpq is limited to.

use persistence::{
    Store,
    postgres::{Server, with_waits},
    shown,
};

#[test]
fn opens_the_file_whose_path_has_characters_of_a_url() {
    // Two slashes at the beginning of a path must not become the name of a machine.
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
fn shows_an_address_without_its_password() {
    for (url, seen) in [
        ("postgres://boleia:s3cr@t@db:5432/boleia?password=s3cret", "postgres://boleia@db:5432/boleia"),
        ("postgresql://db/boleia", "postgresql://db/boleia"),
        ("postgres://boleia@a,b/boleia", "postgres://boleia@a,b/boleia"),
    ] {
        assert_eq!(shown(url), seen);
        assert_eq!(format!("{:?}", Server::at(url)), seen);
    }
}
