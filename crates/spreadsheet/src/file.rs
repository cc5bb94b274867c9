//! A whole list in a file.

use std::{
    fs::File,
    io::{Seek, SeekFrom},
};

use kernel::{Error, Now, Result};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{Book, Listed, csv_file};

/// In which form a list is taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = SpreadsheetFormat)]
pub enum Format {
    /// UTF-8 with a byte order mark, `;` between cells and a decimal comma.
    Csv,
    /// Excel's, with real dates and numbers.
    Xlsx,
}

impl Format {
    /// How the names of its files end.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
        }
    }

    /// What its file is, for who receives it.
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }
}

/// A disk that is full or gone is no fault of the program.
pub(crate) fn fault(error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("the spreadsheet was not written: {error}"))
}

/// Writes a list to a file without a name, part by part: `next` gives the next records until none is left. The file is
/// read from its beginning.
///
/// # Errors
/// What `next` returns; [`Error::Unavailable`] when the disk takes no more; [`Error::Validation`] at `format` for more rows
/// than an XLSX may hold.
pub fn write_list<T: Listed>(
    format: Format,
    now: &Now,
    mut next: impl FnMut() -> Result<Option<Vec<T>>>,
) -> Result<File> {
    match format {
        Format::Csv => {
            let mut sheet = csv_file::Sheet::begin::<T>(tempfile::tempfile().map_err(fault)?, now)?;
            while let Some(records) = next()? {
                records.iter().try_for_each(|record| sheet.row(record))?;
            }
            rewound(sheet.finish()?)
        }
        Format::Xlsx => {
            let mut book = Book::new(T::TITLE, now)?;
            book.sheet::<T>()?;
            while let Some(records) = next()? {
                records.iter().try_for_each(|record| book.row(record))?;
            }
            book.finish()
        }
    }
}

/// The file, to be read from its beginning.
pub(crate) fn rewound(mut file: File) -> Result<File> {
    file.seek(SeekFrom::Start(0)).map_err(fault)?;
    Ok(file)
}
