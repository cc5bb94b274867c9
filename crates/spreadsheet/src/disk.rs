//! Files on the disk that are being written.

use std::{
    fs::File,
    io::{Seek, SeekFrom},
};

use kernel::{Error, Result};

/// Makes the error of a disk that is full or gone: no fault of the program.
pub(crate) fn fault(error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("the spreadsheet was not written: {error}"))
}

/// Rewinds the file, so that it is read from its beginning.
pub(crate) fn rewound(mut file: File) -> Result<File> {
    file.seek(SeekFrom::Start(0)).map_err(fault)?;
    Ok(file)
}
