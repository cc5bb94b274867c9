//! RateTable: the operations of every kind of table.

use chrono::NaiveDate;
use kernel::Result;

use crate::{Act, Cell, Dated, RateKind};

/// A table of figures with a first day in force.
pub trait RateTable: Clone + Send + Sync + Sized + 'static {
    /// Kind.
    const KIND: RateKind;

    /// Reads a table from its CSV, together with its first day and name.
    ///
    /// # Errors
    /// [`kernel::Error::Validation`] at `csv`, each fault with its line.
    fn read(csv: &str) -> Result<(NaiveDate, String, Self)>;

    /// Writes a table as CSV for [`RateTable::read`].
    fn csv(dated: &Dated<Self>) -> String;

    /// Returns every cell with its figures, in order; no two have the same name.
    fn cells(&self) -> Vec<Cell>;

    /// Returns the shipped tables, the earliest first.
    fn shipped() -> &'static [Dated<Self>];
}

/// Returns the act of a shipped table.
pub(crate) fn shipped_act(kind: RateKind, valid_from: NaiveDate, title: String, source: &str) -> Act {
    let checked_on = Some(kind.checked_on());
    Act { title, valid_from, official: false, source: source.to_owned(), note: None, checked_on }
}

/// Splits a CSV of several tables by its first column; each part has the header.
pub(crate) fn parts(csv: &str) -> Vec<String> {
    let mut lines = csv.lines();
    let head = lines.next().unwrap_or_default();
    let mut parts: Vec<(String, String)> = Vec::new();
    for line in lines.filter(|line| !line.is_empty()) {
        let day = line.split(',').next().unwrap_or_default();
        match parts.last_mut().filter(|(existing, _)| existing == day) {
            Some((_, text)) => text.push_str(&format!("{line}\n")),
            None => parts.push((day.to_owned(), format!("{head}\n{line}\n"))),
        }
    }
    parts.into_iter().map(|(_, text)| text).collect()
}
