//! Spreadsheets as another program reads them, and on a disk that takes no more.

mod whole;
