//! RateTable: what every kind of table can do, and which of several holds on a day.

use std::borrow::Cow;

use chrono::NaiveDate;
use kernel::Result;

use crate::{Act, Cell, Dated, RateKind};

/// A table of figures that holds from a day on.
pub trait RateTable: Clone + Sized + 'static {
    /// Which kind.
    const KIND: RateKind;

    /// Reads a table from its CSV, with the name and the first day that stand in it.
    ///
    /// # Errors
    /// [`kernel::Error::Validation`] at `csv`, each fault with its line.
    fn read(csv: &str) -> Result<(NaiveDate, String, Self)>;

    /// Writes it as the CSV that [`RateTable::read`] takes.
    fn csv(dated: &Dated<Self>) -> String;

    /// Every place with its figures, in their order; no two have the same name.
    fn cells(&self) -> Vec<Cell>;

    /// What the program ships, the earliest first.
    fn shipped() -> &'static [Dated<Self>];
}

/// The table that holds on a day: the last begun, and of those that began on the same day the imported one.
/// `imported` is the last begun of what was imported and not withdrawn.
pub fn in_force<T: RateTable>(day: NaiveDate, imported: Option<Dated<T>>) -> Option<Cow<'static, Dated<T>>> {
    let shipped = T::shipped().iter().rfind(|dated| dated.act.valid_from <= day);
    let imported = imported.filter(|dated| dated.act.valid_from <= day);
    match (imported, shipped) {
        (Some(imported), shipped) if shipped.is_none_or(|one| one.act.valid_from <= imported.act.valid_from) => {
            Some(Cow::Owned(imported))
        }
        (_, shipped) => shipped.map(Cow::Borrowed),
    }
}

/// What is known of a shipped table beside its figures.
pub(crate) fn shipped_act(valid_from: NaiveDate, title: String, source: &str) -> Act {
    Act { title, valid_from, official: false, source: source.to_owned(), note: None }
}

/// The lines of a CSV of several tables, parted by their first column, each part with the head.
pub(crate) fn parts(csv: &str) -> Vec<String> {
    let mut lines = csv.lines();
    let head = lines.next().unwrap_or_default();
    let mut parts: Vec<(String, String)> = Vec::new();
    for line in lines.filter(|line| !line.is_empty()) {
        let day = line.split(',').next().unwrap_or_default();
        match parts.last_mut().filter(|(standing, _)| standing == day) {
            Some((_, text)) => text.push_str(&format!("{line}\n")),
            None => parts.push((day.to_owned(), format!("{head}\n{line}\n"))),
        }
    }
    parts.into_iter().map(|(_, text)| text).collect()
}
