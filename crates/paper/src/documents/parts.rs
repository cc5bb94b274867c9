//! Parts that several documents have.

use kernel::{Bps, Cents, CostLine};
use rates::Act;

use super::words::{percent, reais};
use crate::{Block, Column, Fact, Row, Table};

/// A fact that may not be known.
pub(super) fn fact(label: &str, value: Option<impl Into<String>>) -> Option<Fact> {
    value.map(|value| Fact::new(label, value))
}

/// Facts, those that are known.
pub(super) fn facts(list: impl IntoIterator<Item = Option<Fact>>) -> Block {
    Block::Facts(list.into_iter().flatten().collect())
}

pub(super) fn section(text: &str) -> Block {
    Block::Section(text.to_owned())
}

/// Where the coefficients of an act are from.
pub(super) fn act_source(act: &Act) -> Block {
    Block::Note(format!("Coeficientes do piso: {}.", act.source.trim_end_matches('.')))
}

/// The margin under a figure; a loss has none worth a word.
pub(super) fn margin(lost: bool, share: Option<Bps>) -> String {
    share.filter(|_| !lost).map(|share| format!("Margem de {}", percent(share))).unwrap_or_default()
}

/// A table, or a sentence where it would have no line.
pub(super) fn table(summary: &str, columns: Vec<Column>, rows: Vec<Row>, empty: &str) -> Block {
    if rows.is_empty() {
        return Block::Text(empty.to_owned());
    }
    Block::Table(Table { summary: summary.to_owned(), columns, rows })
}

/// What an amount is, and the amount.
pub(super) fn reckoning(summary: &str, head: &str, rows: Vec<Row>) -> Block {
    let columns = vec![Column::words(head, 1), Column::amounts("Valor")];
    Block::Table(Table { summary: summary.to_owned(), columns, rows })
}

/// A line of a reckoning.
pub(super) fn line(label: impl Into<String>, amount: String) -> Row {
    Row::line([label.into(), amount])
}

/// A sum of a reckoning.
pub(super) fn total(label: impl Into<String>, amount: Cents) -> Row {
    Row::total([label.into(), reais(amount)])
}

/// Amounts by category with their sum.
pub(super) fn by_category(summary: &str, lines: &[CostLine], sum: Cents, empty: &str) -> Block {
    if lines.is_empty() {
        return Block::Text(empty.to_owned());
    }
    let each = |cost: &CostLine| line(cost.category.label(), reais(cost.amount_cents));
    let rows = lines.iter().map(each).chain([total("Total", sum)]);
    reckoning(summary, "Categoria", rows.collect())
}
