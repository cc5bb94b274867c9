//! Lists as spreadsheets: one table of columns for each list, written row by row as CSV or as XLSX.
//!
//! A file is made on disk and never held in memory, however long the list. It has no name in the file system: nothing
//! is left behind, whatever happens to the process that makes it.

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
