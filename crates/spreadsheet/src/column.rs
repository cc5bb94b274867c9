//! Column definitions: each maps a record to a cell.

use crate::Cell;

/// A column of a list of `T`.
#[derive(Debug)]
pub struct Column<T> {
    /// Head, with the unit of the quantities.
    pub head: &'static str,
    /// Width in characters.
    pub width: u8,
    /// True for a column of numbers, whose head is aligned to the right.
    pub counts: bool,
    /// Cell of a record in this column.
    pub cell: fn(&T) -> Cell,
}

impl<T> Column<T> {
    /// A column of words or days.
    pub const fn words(head: &'static str, width: u8, cell: fn(&T) -> Cell) -> Self {
        Self { head, width, counts: false, cell }
    }

    /// A column of numbers.
    pub const fn numbers(head: &'static str, width: u8, cell: fn(&T) -> Cell) -> Self {
        Self { head, width, counts: true, cell }
    }
}

/// The columns of a list, from left to right.
pub type Columns<T> = &'static [Column<T>];

/// A record that is shown in a list, and so in a spreadsheet.
pub trait Listed: Sized + 'static {
    /// Title of the list as on screen, `Fretes`; also the name of its files.
    const TITLE: &'static str;
    /// Columns of the list.
    const COLUMNS: Columns<Self>;
}
