//! Errors of temporary files.

use std::{
    fs::File,
    io::{Seek, SeekFrom},
};

use kernel::{Error, Result};

/// Error for a full or missing disk.
pub(crate) fn fault(error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("the spreadsheet was not written: {error}"))
}

/// Rewinds the file, so that it is read from its beginning.
pub(crate) fn rewound(mut file: File) -> Result<File> {
    file.seek(SeekFrom::Start(0)).map_err(fault)?;
    Ok(file)
}
