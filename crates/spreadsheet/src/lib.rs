//! Lists as spreadsheets: one table of columns for each list, written row by row as CSV or as XLSX.
//!
//! A file is made on disk and never held in memory, however long the list. It is not linked to a name: whatever happens to
//! who made it, nothing is left behind.

mod cell;
mod column;
mod csv_file;
mod file;
pub mod lists;
mod xlsx_file;

pub use cell::Cell;
pub use column::{Column, Columns, Listed};
pub use file::{Format, write_list};
pub use xlsx_file::Book;
