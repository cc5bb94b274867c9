//! A whole list as a file.

use std::fs::File;

use kernel::{Now, Result};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    Book, Listed, csv_file,
    disk::{fault, rewound},
};

/// File format of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = SpreadsheetFormat)]
pub enum Format {
    /// UTF-8 with a byte order mark, `;` between cells and a decimal comma.
    Csv,
    /// Excel, with real dates and numbers.
    Xlsx,
}

impl Format {
    /// Returns the extension of file names.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
        }
    }

    /// Returns the media type of the file.
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }
}

/// Writes a list to an unnamed file, batch by batch: `next` returns the next records until none is left. The file is
/// rewound.
///
/// # Errors
/// Errors of `next`; [`kernel::Error::Unavailable`] for a full or missing disk; [`kernel::Error::Validation`] at
/// `format` for more rows than an XLSX can contain.
pub fn write_list<T: Listed>(
    format: Format,
    now: &Now,
    mut next: impl FnMut() -> Result<Option<Vec<T>>>,
) -> Result<File> {
    match format {
        Format::Csv => {
            let mut writer = csv_file::CsvWriter::begin::<T>(tempfile::tempfile().map_err(fault)?, now)?;
            while let Some(records) = next()? {
                records.iter().try_for_each(|record| writer.row(record))?;
            }
            rewound(writer.finish()?)
        }
        Format::Xlsx => {
            let mut book = Book::new(T::TITLE, now)?;
            book.begin_sheet::<T>()?;
            while let Some(records) = next()? {
                records.iter().try_for_each(|record| book.row(record))?;
            }
            book.finish()
        }
    }
}
