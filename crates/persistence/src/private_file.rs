//! File permissions of a SQLite database: only the server's account has access.

use std::{
    fs::{self, File},
    io::Read,
    path::{Path, PathBuf},
};

/// Creates a missing file, and its folder, for this account alone. SQLite copies the file's permissions to the files it
/// creates beside it (`-wal`, `-shm`). Errors appear in the log, or when SQLite opens the file.
pub(crate) fn make(path: &Path) {
    #[cfg(unix)]
    unix::make(path);
    #[cfg(not(unix))]
    let _ = path.parent().map(std::fs::create_dir_all);
}

/// First bytes of every SQLite file.
const SIGNATURE: &[u8; 16] = b"SQLite format 3\0";

pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Returns a database in the folder of this path: a file with SQLite's signature, whatever its name.
pub(crate) fn other_database(path: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder_of(path)).ok()?.filter_map(|entry| entry.map(|entry| entry.path()).ok());
    files.filter(|file| is_database(file)).min()
}

fn is_database(file: &Path) -> bool {
    let mut head = [0; SIGNATURE.len()];
    // Only regular files are opened: a pipe would block the reader.
    file.is_file() && File::open(file).and_then(|mut file| file.read_exact(&mut head)).is_ok() && head == *SIGNATURE
}

/// Removes the permissions of group and others from the files of a database, once SQLite has opened it. A mistyped
/// address of another kind of file must not change permissions.
pub(crate) fn take_rights_of_others(path: &Path) {
    #[cfg(unix)]
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        unix::tighten(Path::new(&name));
    }
    #[cfg(not(unix))]
    let _ = path;
}

#[cfg(unix)]
mod unix {
    use std::{
        fs::{self, DirBuilder, OpenOptions, Permissions},
        io::ErrorKind,
        os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
        path::Path,
    };

    /// Permissions of group and others.
    const OTHERS: u32 = 0o077;

    pub fn make(path: &Path) {
        if let Some(folder) = path.parent()
            && let Err(error) = DirBuilder::new().recursive(true).mode(0o700).create(folder)
        {
            tracing::warn!(folder = %folder.display(), %error, "the folder of the database was not made");
        }
        // An empty file is a valid empty database.
        match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
            Ok(_) => tracing::info!(file = %path.display(), "a new database"),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => tracing::warn!(file = %path.display(), %error, "the database was not made"),
        }
    }

    pub fn tighten(path: &Path) {
        let Ok(about) = fs::metadata(path) else { return };
        let mode = about.permissions().mode() & 0o777;
        if mode & OTHERS == 0 {
            return;
        }
        let (file, was) = (path.display(), format!("{mode:03o}"));
        match fs::set_permissions(path, Permissions::from_mode(mode & !OTHERS)) {
            Ok(()) => tracing::warn!(%file, was, "others had rights to this file: they were taken"),
            Err(error) => tracing::warn!(%file, was, %error, "others have rights to this file: chmod 600"),
        }
    }
}
