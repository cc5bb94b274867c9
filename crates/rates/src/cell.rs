//! Cells: the formatted figures of a table, and the difference between two tables.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

/// Cell: a place of a table and its figures; there are as many as the table's file has lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Name of the place by its meaning, not its position: `Tabela A · Carga geral · 6 eixos`.
    pub name: String,
    /// Figures, `7,5347`, each with its name, `CCD`; a single figure has an empty name.
    pub figures: Vec<(&'static str, String)>,
}

impl Cell {
    /// Returns a cell with one figure.
    pub(crate) fn of(name: impl Into<String>, value: String) -> Self {
        Self { name: name.into(), figures: vec![("", value)] }
    }

    /// Returns a cell with several figures.
    pub(crate) fn with(name: impl Into<String>, figures: Vec<(&'static str, String)>) -> Self {
        Self { name: name.into(), figures }
    }

    fn change(&self, figure: &str, before: Option<&String>, after: Option<&String>) -> RateChange {
        let cell = if figure.is_empty() { self.name.clone() } else { format!("{} · {figure}", self.name) };
        RateChange { cell, before: before.cloned(), after: after.cloned() }
    }
}

/// Figure that differs between two tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RateChange {
    /// Name of cell and figure: `Tabela A · Carga geral · 6 eixos · CCD`.
    pub cell: String,
    /// Figure in the earlier table; null in a new cell.
    pub before: Option<String>,
    /// Figure in the new table; null in a removed cell.
    pub after: Option<String>,
}

/// Difference between two tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Every changed figure, in the order of the new table; figures of removed cells last.
    pub changes: Vec<RateChange>,
    /// Number of cells with all figures unchanged.
    pub unchanged: i64,
}

impl Difference {
    /// Compares the cells of two tables of a kind.
    pub fn of(before: &[Cell], after: &[Cell]) -> Self {
        let mut gone: BTreeMap<&str, &Cell> = before.iter().map(|cell| (cell.name.as_str(), cell)).collect();
        let mut difference = Self::default();
        for cell in after {
            let old = gone.remove(cell.name.as_str());
            if old == Some(cell) {
                difference.unchanged = difference.unchanged.saturating_add(1);
                continue;
            }
            for (name, value) in &cell.figures {
                let before = old.and_then(|old| old.figures.iter().find(|(figure, _)| figure == name));
                let before = before.map(|(_, value)| value);
                if before != Some(value) {
                    difference.changes.push(cell.change(name, before, Some(value)));
                }
            }
        }
        for cell in before.iter().filter(|cell| gone.contains_key(cell.name.as_str())) {
            difference.changes.extend(cell.figures.iter().map(|(name, value)| cell.change(name, Some(value), None)));
        }
        difference
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_changed_added_and_removed_figures() {
        let cell = |name: &str, ccd: &str, cc: &str| Cell::with(name, vec![("CCD", ccd.into()), ("CC", cc.into())]);
        let before = [cell("A", "1", "2"), cell("B", "3", "4"), cell("C", "5", "6")];
        let after = [cell("A", "1", "2"), cell("D", "7", "8"), cell("B", "3", "9")];
        let difference = Difference::of(&before, &after);
        let change = |cell: &str, before: Option<&str>, after: Option<&str>| RateChange {
            cell: cell.into(),
            before: before.map(Into::into),
            after: after.map(Into::into),
        };
        let expected = vec![
            change("D · CCD", None, Some("7")),
            change("D · CC", None, Some("8")),
            change("B · CC", Some("4"), Some("9")),
            change("C · CCD", Some("5"), None),
            change("C · CC", Some("6"), None),
        ];
        assert_eq!(difference, Difference { changes: expected, unchanged: 1 });
        assert_eq!(Difference::of(&[], &after[..1]).changes.len(), 2);
        assert_eq!(Difference::of(&before, &before), Difference { changes: Vec::new(), unchanged: 3 });
        let rate = |value: &str| [Cell::of("Valor", value.into())];
        assert_eq!(Difference::of(&rate("1"), &rate("2")).changes, [change("Valor", Some("1"), Some("2"))]);
    }
}
