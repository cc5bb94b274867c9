//! The file of an embedded database: made at the start at most, and the same one until the end.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use diesel::{Connection, SqliteConnection, connection::SimpleConnection};
use kernel::{Error, Result};

use crate::{
    connection::{Purpose, QUEUE_TIMEOUT, unavailable},
    group_commit::GroupCommit,
    private_file::{folder_of, make, other_database, take_rights_of_others},
};

/// File of an embedded database, as it was at the start. A file that was removed keeps its open connections, and what
/// they write is lost: so every transaction looks whether the file is still at its place.
pub(crate) struct SqliteFile {
    path: String,
    identity: Identity,
    /// The log and its index. SQLite keeps them beside the file itself, not beside a link to it.
    beside: [(PathBuf, Identity); 2],
    log: GroupCommit,
    is_damaged: AtomicBool,
    /// Open from the start to the end and never used: SQLite removes the log with the last connection, and the next one
    /// would make another. At the end it copies what the log holds to the file, also when the log was removed meanwhile.
    _keeper: Mutex<SqliteConnection>,
}

impl fmt::Debug for SqliteFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)
    }
}

/// Permission to create the file of a database that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Creation {
    /// In an existing folder without another database, or in the default one: the first start of an installation.
    First,
    /// In any folder, which is created too.
    Always,
    /// Nowhere.
    Never,
}

/// Path of the file where no address is set. A fresh installation has no folder for it yet.
const DEFAULT_PATH: &str = "data/boleia.db";

/// Bytes to which a log that grew under a long read is cut back when its content is in the file.
const LOG_LIMIT: u32 = 64 * 1024 * 1024;

/// Identity of a file, which another one in its place does not have: its device and number.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: impl AsRef<Path>) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).map(|about| (about.dev(), about.ino()))
}

/// Elsewhere only a missing file is noticed.
#[cfg(not(unix))]
fn identity(path: impl AsRef<Path>) -> io::Result<Identity> {
    fs::metadata(path).map(|_| (0, 0))
}

impl SqliteFile {
    /// Opens the file at a path, and creates a missing one if this is allowed.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] with the path and the reason.
    pub fn at(path: &str, creation: Creation) -> Result<Self> {
        let fault = |error: String| unavailable(format!("{path}: {error}"));
        // SQLite takes these for something else than the path of a file.
        if path.is_empty() || path == ":memory:" || path.starts_with("file:") {
            return Err(fault("sqlite:// takes the path of a file".into()));
        }
        if !Path::new(path).exists() {
            ensure_may_create(Path::new(path), creation)?;
        }
        make(Path::new(path));
        let mut keeper = configured(path, Purpose::Write).map_err(fault)?;
        // The first read makes the log.
        keeper.batch_execute("SELECT COUNT(*) FROM sqlite_schema").map_err(|error| fault(error.to_string()))?;
        take_rights_of_others(Path::new(path));
        let found = fs::canonicalize(path).and_then(|whole| {
            let beside = |ending: &str| {
                let mut name = whole.clone().into_os_string();
                name.push(ending);
                let path = PathBuf::from(name);
                identity(&path).map(|found| (path, found))
            };
            let beside = [beside("-wal")?, beside("-shm")?];
            let [(log, _), _] = &beside;
            let log = GroupCommit::of(log)?;
            Ok((identity(&whole)?, beside, log))
        });
        let (identity, beside, log) = found.map_err(|error| fault(error.to_string()))?;
        let (is_damaged, keeper) = (AtomicBool::new(false), Mutex::new(keeper));
        Ok(Self { path: path.to_owned(), identity, beside, log, is_damaged, _keeper: keeper })
    }

    /// Path of the file, as it was given.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Opens a connection to the file, which is never made anew.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] with the path and the reason.
    pub fn open(&self, purpose: Purpose) -> Result<SqliteConnection> {
        self.ensure_in_place()?;
        // SQLite would make another log.
        self.ensure_logged()?;
        let opened = configured(&existing(&self.path), purpose);
        let connection = opened.map_err(|error| unavailable(format!("{}: {error}", self.path)))?;
        // It may have been replaced between the look and the opening.
        self.ensure_in_place()?;
        Ok(connection)
    }

    /// Checks that the file is at its place.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] for a missing file and for another one in its place.
    pub fn ensure_in_place(&self) -> Result<()> {
        ensure_same(self.path.as_ref(), self.identity)
    }

    /// Checks that what is written will be found again: the log and its index are there, and no damage was seen.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] otherwise.
    pub fn ensure_writable(&self) -> Result<()> {
        if self.is_damaged.load(Ordering::Relaxed) {
            return Err(unavailable(format!("{}: the file is damaged: restore a backup", self.path)));
        }
        if let Some(fault) = self.log.fault() {
            return Err(unavailable(format!("{}: the disk failed: {fault}: start the server anew", self.path)));
        }
        self.ensure_logged()
    }

    /// Returns once all that was committed is on the disk.
    ///
    /// # Errors
    /// [`Error::CommitUnknown`]: after a crash, what was committed may be there or not. From then on nothing is written.
    pub fn sync(&self) -> Result<()> {
        self.log.wait().map_err(|error| Error::CommitUnknown(format!("{}: {error}", self.path)))
    }

    /// Size of the log.
    pub fn log_bytes(&self) -> Option<u64> {
        self.log.bytes()
    }

    fn ensure_logged(&self) -> Result<()> {
        self.beside.iter().try_for_each(|(path, identity)| ensure_same(path, *identity))
    }

    /// Notes that the file is damaged: from now on nothing is written to it.
    pub fn note_damage(&self, cause: &str) {
        if !self.is_damaged.swap(true, Ordering::Relaxed) {
            tracing::error!(path = self.path, cause, "the database is damaged: nothing is written any more");
        }
    }
}

/// Checks that a missing file may be created. A mistyped path must not begin an empty installation beside the intended one.
fn ensure_may_create(path: &Path, creation: Creation) -> Result<()> {
    let shown = path.display();
    match creation {
        Creation::Always => Ok(()),
        Creation::Never => Err(unavailable(format!("{shown}: there is no such file"))),
        Creation::First if path != Path::new(DEFAULT_PATH) && !folder_of(path).is_dir() => Err(unavailable(format!(
            "{shown}: its folder does not exist: correct the path, or create it and a new and empty database there by \
             `boleia migrate --create`"
        ))),
        Creation::First => match other_database(path) {
            None => Ok(()),
            Some(other) => Err(unavailable(format!(
                "{shown}: there is no such file, but its folder has another database, {}: correct the path, or create \
                 a new and empty database there by `boleia migrate --create`",
                other.display()
            ))),
        },
    }
}

fn ensure_same(path: &Path, known: Identity) -> Result<()> {
    let shown = path.display();
    match identity(path) {
        Ok(found) if found == known => Ok(()),
        Ok(_) => Err(unavailable(format!("{shown}: the file was replaced while the server ran"))),
        Err(error) => Err(unavailable(format!("{shown}: the file is gone: {error}"))),
    }
}

/// The address of a file that must exist.
fn existing(path: &str) -> String {
    let path = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    // After `file:`, two slashes of the path itself would begin the name of a machine.
    let begins = if path.starts_with('/') { "file://" } else { "file:" };
    format!("{begins}{path}?mode=rw")
}

/// Opens and configures a connection. Switching to the log may meet a lock of another process that does the same, for
/// which SQLite does not wait by itself.
fn configured(address: &str, purpose: Purpose) -> Result<SqliteConnection, String> {
    let until = Instant::now() + QUEUE_TIMEOUT;
    loop {
        match attempt(address, purpose) {
            Err(error) if error.contains("locked") && Instant::now() < until => {
                thread::sleep(Duration::from_millis(20));
            }
            done => return done,
        }
    }
}

fn attempt(address: &str, purpose: Purpose) -> Result<SqliteConnection, String> {
    let mut connection = SqliteConnection::establish(address).map_err(|error| error.to_string())?;
    let wait = format!("busy_timeout = {}", QUEUE_TIMEOUT.as_millis());
    let limit = format!("journal_size_limit = {LOG_LIMIT}");
    // One by one, the busy timeout first: switching to WAL may itself meet a lock.
    for pragma in [wait.as_str(), "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", limit.as_str()] {
        connection.batch_execute(&format!("PRAGMA {pragma}")).map_err(|error| error.to_string())?;
    }
    if purpose == Purpose::Read {
        connection.batch_execute("PRAGMA query_only = ON").map_err(|error| error.to_string())?;
    }
    Ok(connection)
}
