//! SQLite database file: created at the start at most, and guarded against removal or replacement until the end.

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

/// Identity of the database file at the start. After a removal, open connections continue to write to the unlinked
/// file, and the data is lost. Every transaction therefore checks the path.
pub(crate) struct SqliteFile {
    path: String,
    identity: Identity,
    /// The WAL and its index. SQLite stores them beside the file itself, not beside a link to it.
    beside: [(PathBuf, Identity); 2],
    wal: GroupCommit,
    is_damaged: AtomicBool,
    /// Open from start to end but unused: SQLite removes the WAL with the last connection, and the next one would
    /// create another. At the end it copies the WAL to the file, even if the WAL was removed meanwhile.
    _keeper: Mutex<SqliteConnection>,
}

impl fmt::Debug for SqliteFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)
    }
}

/// Permission to create a missing database file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Creation {
    /// In an existing folder without another database, or in the default one: the first start of an installation.
    First,
    /// In any folder, which is created too.
    Always,
    /// Nowhere.
    Never,
}

/// Path of the file without a configured address. A fresh installation has no folder for it yet.
const DEFAULT_PATH: &str = "data/boleia.db";

/// Size in bytes to which a WAL that grew during a long read is truncated after a checkpoint.
const WAL_LIMIT_BYTES: u32 = 64 * 1024 * 1024;

/// Identity of a file that a replacement does not share: device and inode.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: impl AsRef<Path>) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).map(|about| (about.dev(), about.ino()))
}

/// Other systems only detect a missing file.
#[cfg(not(unix))]
fn identity(path: impl AsRef<Path>) -> io::Result<Identity> {
    fs::metadata(path).map(|_| (0, 0))
}

impl SqliteFile {
    /// Opens the file at a path, and creates a missing one if permitted.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] with the path and the reason.
    pub fn at(path: &str, creation: Creation) -> Result<Self> {
        let fault = |error: String| unavailable(format!("{path}: {error}"));
        // SQLite does not treat these as a path.
        if path.is_empty() || path == ":memory:" || path.starts_with("file:") {
            return Err(fault("sqlite:// takes the path of a file".into()));
        }
        if !Path::new(path).exists() {
            ensure_may_create(Path::new(path), creation)?;
        }
        make(Path::new(path));
        let mut keeper = configured(path, Purpose::Write).map_err(fault)?;
        // The first read creates the WAL.
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
            let [(wal, _), _] = &beside;
            let wal = GroupCommit::of(wal)?;
            Ok((identity(&whole)?, beside, wal))
        });
        let (identity, beside, wal) = found.map_err(|error| fault(error.to_string()))?;
        let (is_damaged, keeper) = (AtomicBool::new(false), Mutex::new(keeper));
        Ok(Self { path: path.to_owned(), identity, beside, wal, is_damaged, _keeper: keeper })
    }

    /// Path of the file, as configured.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Opens a connection to the existing file.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] with the path and the reason.
    pub fn open(&self, purpose: Purpose) -> Result<SqliteConnection> {
        self.ensure_in_place()?;
        // SQLite would create another WAL.
        self.ensure_logged()?;
        let opened = configured(&existing(&self.path), purpose);
        let connection = opened.map_err(|error| unavailable(format!("{}: {error}", self.path)))?;
        // The file may have been replaced between the check and the opening.
        self.ensure_in_place()?;
        Ok(connection)
    }

    /// Checks that the file is still at its path.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] for a missing or replaced file.
    pub fn ensure_in_place(&self) -> Result<()> {
        ensure_same(self.path.as_ref(), self.identity)
    }

    /// Checks that writes will be durable: the WAL and its index exist, and no damage was found.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] otherwise.
    pub fn ensure_writable(&self) -> Result<()> {
        if self.is_damaged.load(Ordering::Relaxed) {
            return Err(unavailable(format!("{}: the file is damaged: restore a backup", self.path)));
        }
        if let Some(fault) = self.wal.fault() {
            return Err(unavailable(format!("{}: the disk failed: {fault}: start the server anew", self.path)));
        }
        self.ensure_logged()
    }

    /// Returns once every committed transaction is durable.
    ///
    /// # Errors
    /// [`Error::CommitUnknown`]: after a crash, committed transactions may be missing. Later writes are refused.
    pub fn sync(&self) -> Result<()> {
        self.wal.wait().map_err(|error| Error::CommitUnknown(format!("{}: {error}", self.path)))
    }

    /// Size of the WAL in bytes.
    pub fn wal_bytes(&self) -> Option<u64> {
        self.wal.bytes()
    }

    fn ensure_logged(&self) -> Result<()> {
        self.beside.iter().try_for_each(|(path, identity)| ensure_same(path, *identity))
    }

    /// Records damage of the file; later writes are refused.
    pub fn note_damage(&self, cause: &str) {
        if !self.is_damaged.swap(true, Ordering::Relaxed) {
            tracing::error!(path = self.path, cause, "the database is damaged: nothing is written any more");
        }
    }
}

/// Checks that a missing file may be created. A mistyped path must not begin an empty installation beside the intended
/// one.
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
    // After `file:`, two slashes of the path itself would begin a host name.
    let begins = if path.starts_with('/') { "file://" } else { "file:" };
    format!("{begins}{path}?mode=rw")
}

/// Opens and configures a connection. Switching to WAL may meet the lock of another process, for which SQLite's busy
/// timeout does not apply.
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
    // One by one, the busy timeout first, since switching to WAL may meet a lock.
    for pragma in [wait.as_str(), "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", limit.as_str()] {
        connection.batch_execute(&format!("PRAGMA {pragma}")).map_err(|error| error.to_string())?;
    }
    if purpose == Purpose::Read {
        connection.batch_execute("PRAGMA query_only = ON").map_err(|error| error.to_string())?;
    }
    Ok(connection)
}
