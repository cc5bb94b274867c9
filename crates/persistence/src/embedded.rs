//! The file of an embedded database: made at the start at most, and the same one until the end.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use diesel::{Connection, SqliteConnection, connection::SimpleConnection};
use kernel::Result;

use crate::{
    connection::{Purpose, unavailable},
    private_file::keep_private,
    store::PATIENCE,
};

/// File of an embedded database, as it was at the start. A file that was removed keeps its open connections, and what
/// they write is lost: so every transaction looks whether the file is still at its place.
#[derive(Debug)]
pub(crate) struct Embedded {
    path: String,
    /// SQLite keeps the log beside the file itself, not beside a link to it.
    log: PathBuf,
    identity: Identity,
    is_damaged: AtomicBool,
}

/// Bytes to which a log that grew under a long read is cut back when its content is in the file.
const LOG_LIMIT: u32 = 64 * 1024 * 1024;

/// What tells a file from any other that takes its place: its device and number.
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

impl Embedded {
    /// Opens the file at a path, and makes it if there is none.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] with the path and the reason.
    pub fn at(path: &str) -> Result<Self> {
        let fault = |error: String| unavailable(format!("{path}: {error}"));
        keep_private(Path::new(path));
        configured(path, Purpose::Write).map_err(fault)?;
        let found = fs::canonicalize(path).and_then(|whole| Ok((identity(&whole)?, whole)));
        let (identity, whole) = found.map_err(|error| fault(error.to_string()))?;
        let mut log = whole.into_os_string();
        log.push("-wal");
        Ok(Self { path: path.to_owned(), log: log.into(), identity, is_damaged: AtomicBool::new(false) })
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
        match identity(&self.path) {
            Ok(found) if found == self.identity => Ok(()),
            Ok(_) => Err(unavailable(format!("{}: the file was replaced while the server ran", self.path))),
            Err(error) => Err(unavailable(format!("{}: the file is gone: {error}", self.path))),
        }
    }

    /// Checks, in a transaction, that what is written will be found again: the log is there, and no damage was seen.
    ///
    /// # Errors
    /// [`kernel::Error::Unavailable`] otherwise.
    pub fn ensure_writable(&self) -> Result<()> {
        if self.is_damaged.load(Ordering::Relaxed) {
            return Err(unavailable(format!("{}: the file is damaged: restore a backup", self.path)));
        }
        if !self.log.exists() {
            return Err(unavailable(format!("{}: the log is gone", self.log.display())));
        }
        Ok(())
    }

    /// Notes that the file is damaged: from now on nothing is written to it.
    pub fn note_damage(&self, cause: &str) {
        if !self.is_damaged.swap(true, Ordering::Relaxed) {
            tracing::error!(path = self.path, cause, "the database is damaged: nothing is written any more");
        }
    }
}

/// The address of a file that must exist.
fn existing(path: &str) -> String {
    let path = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    format!("file:{path}?mode=rw")
}

/// Opens and configures a connection. Switching to the log may meet a lock of another process that does the same, for
/// which SQLite does not wait by itself.
fn configured(address: &str, purpose: Purpose) -> Result<SqliteConnection, String> {
    let until = Instant::now() + PATIENCE;
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
    let wait = format!("busy_timeout = {}", PATIENCE.as_millis());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_with_the_signs_of_an_address_names_its_file() {
        assert_eq!(existing("data/100% meu?.db#1"), "file:data/100%25 meu%3F.db%231?mode=rw");
    }
}
