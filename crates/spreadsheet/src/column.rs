//! What a list shows as a spreadsheet: its columns, each with what stands in it of a record.

use crate::Cell;

/// A column of a list of `T`.
#[derive(Debug)]
pub struct Column<T> {
    /// Its head, with the unit of its quantities.
    pub head: &'static str,
    /// How many characters wide it is.
    pub width: u8,
    /// Whether it holds numbers, over which the head stands to the right.
    pub counts: bool,
    /// What stands in it of a record.
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
    /// The list's title as screens show it, `Fretes`; its files are named after it.
    const TITLE: &'static str;
    /// Its columns.
    const COLUMNS: Columns<Self>;
}
