//! File permissions: only the server's account has access to the files of a SQLite database.

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use diesel::RunQueryDsl;
use persistence::Store;
use testing::{Backend, TestStore, empty};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

/// The three files of an open database.
fn files(path: &Path) -> [PathBuf; 3] {
    ["", "-wal", "-shm"].map(|ending| PathBuf::from(format!("{}{ending}", path.display())))
}

fn path_of(test: &TestStore) -> &Path {
    Path::new(test.url.strip_prefix("sqlite://").expect("a file"))
}

fn opened(path: &Path) -> Store {
    let store = Store::create(&format!("sqlite://{}", path.display())).expect("SQLite opens");
    let sql = "CREATE TABLE IF NOT EXISTS something (id INTEGER)";
    store.write(|db| Ok(diesel::sql_query(sql).execute(db)?)).expect("a table");
    store
}

#[test]
fn a_new_database_is_made_for_its_owner_alone() {
    let test = empty(Backend::Sqlite);
    let folder = path_of(&test).with_file_name("made").join("here");
    let path = folder.join("boleia.db");
    let store = opened(&path);
    for file in files(&path) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    assert_eq!((mode(&folder), mode(folder.parent().expect("a folder"))), (0o700, 0o700));
    store.close();
}

#[test]
fn a_database_that_others_could_read_is_closed_to_them() {
    let test = empty(Backend::Sqlite);
    let path = path_of(&test).with_file_name("old.db");
    let store = opened(&path);
    for file in files(&path) {
        fs::set_permissions(&file, Permissions::from_mode(0o644)).expect("another mode");
    }
    // After a crash, the files beside it still exist.
    let again = opened(&path);
    for file in files(&path) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    again.close();
    store.close();
}

#[test]
fn creates_a_missing_file_only_in_a_folder_without_another_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = |name: &str| format!("sqlite://{}", folder.path().join(name).display());
    // Files that `make run` creates there first.
    fs::write(folder.path().join("session-secret"), "s".repeat(64)).expect("a file");
    Store::open(&url("boleia.db")).expect("the first start").close();
    Store::open(&url("boleia.db")).expect("another start").close();
    let refused = Store::open(&url("bolea.db")).map(|_| ()).expect_err("a mistyped path").to_string();
    for reported in ["bolea.db: there is no such file", "boleia.db", "correct the path", "boleia migrate --create"] {
        assert!(refused.contains(reported), "{reported}: {refused}");
    }
    assert!(!folder.path().join("bolea.db").exists());
    let refused = Store::open(&url("elsewhere/boleia.db")).map(|_| ()).expect_err("a mistyped folder").to_string();
    for reported in ["elsewhere/boleia.db: its folder does not exist", "correct the path", "boleia migrate --create"] {
        assert!(refused.contains(reported), "{reported}: {refused}");
    }
    assert!(!folder.path().join("elsewhere").exists());
    Store::create(&url("elsewhere/boleia.db")).expect("on request").close();
    Store::create(&url("second.db")).expect("on request").close();
}

#[test]
fn an_owners_own_limits_stay() {
    let test = empty(Backend::Sqlite);
    let path = path_of(&test).with_file_name("own.db");
    opened(&path).close();
    fs::set_permissions(&path, Permissions::from_mode(0o440)).expect("another mode");
    // The server may be unable to write it then; only the mode matters here.
    let _ = Store::open(&format!("sqlite://{}", path.display()));
    assert_eq!(mode(&path), 0o400);
}

#[test]
fn leaves_the_permissions_of_other_files() {
    let test = empty(Backend::Sqlite);
    let folder = path_of(&test).with_file_name("shared");
    fs::create_dir(&folder).expect("a folder");
    let text = folder.join("text");
    fs::write(&text, "no database at all, but long enough to be one".repeat(200)).expect("a file");
    for (path, rights) in [(&folder, 0o755), (&text, 0o644)] {
        fs::set_permissions(path, Permissions::from_mode(rights)).expect("another mode");
        assert!(Store::open(&format!("sqlite://{}", path.display())).is_err());
        assert_eq!(mode(path), rights, "{}", path.display());
    }
}
