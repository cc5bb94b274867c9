//! Spreadsheet export: one table of columns for each list, streamed row by row as CSV or XLSX.
//!
//! A file is written to disk, so memory does not grow with the list. It is unnamed in the file system, so a crash
//! leaves nothing behind.

mod cell;
mod column;
mod csv_file;
mod disk;
mod file;
pub mod lists;
mod xlsx_file;

pub use cell::Cell;
pub use column::{Column, Columns, Listed};
pub use file::{Format, write_list};
pub use xlsx_file::Book;
