//! Shared parts of documents.

use finance::{CostLine, PayLine, PayPart};
use kernel::{Bps, Cents};
use rates::Act;

use super::words::{percent, reais, size};
use crate::{Block, Column, Fact, Row, Table, Tone};

/// Returns a fact; `None` without a value.
pub(super) fn fact(label: &str, value: Option<impl Into<String>>) -> Option<Fact> {
    value.map(|value| Fact::new(label, value))
}

/// Returns a block of the facts with a value.
pub(super) fn facts(list: impl IntoIterator<Item = Option<Fact>>) -> Block {
    Block::Facts(list.into_iter().flatten().collect())
}

pub(super) fn section(text: &str) -> Block {
    Block::Section(text.to_owned())
}

/// Source of an act's coefficients.
pub(super) fn act_source(act: &Act) -> String {
    format!("Piso: {}.", act.source.trim_end_matches('.'))
}

/// Margin, where it is meaningful: none beyond ±100 %.
pub(super) fn margin(share: Option<Bps>) -> Option<Bps> {
    share.filter(|share| (-10_000..=10_000).contains(&share.get()))
}

/// Net with its label; a loss is labelled as such and has no sign.
pub(super) fn left(label: &str, net: Cents) -> (String, String) {
    let label = if net < Cents::ZERO { "Prejuízo" } else { label };
    (label.to_owned(), reais(size(net)))
}

/// Net of each kilometre or day: `Sobra por km`, or `Prejuízo por km`.
pub(super) fn left_per(what: &str, net: Cents) -> Fact {
    let (label, value) = left("Sobra", net);
    Fact::new(format!("{label} por {what}"), value)
}

/// Net as the sum of a reckoning.
pub(super) fn left_total(label: &str, net: Cents) -> Row {
    let (label, value) = left(label, net);
    Row::total([label, value])
}

/// Net as the main figure, with its share of what `of` names: `17,5 % da receita`.
pub(super) fn left_figure(label: &str, net: Cents, share: Option<Bps>, of: &str) -> Block {
    let share = margin(share).filter(|share| share.get() != 0).map(|share| Bps::from(share.get().saturating_abs()));
    let (label, value) = left(label, net);
    let tone = match net.get() {
        ..0 => Tone::Bad,
        0 => Tone::Plain,
        _ => Tone::Good,
    };
    let detail = share.map(|share| format!("{} {of}", percent(share))).unwrap_or_default();
    Block::Figure { label, value, detail, tone }
}

/// Returns a table, or the sentence `empty` where it has no rows.
pub(super) fn table(summary: &str, columns: Vec<Column>, rows: Vec<Row>, empty: &str) -> Block {
    if rows.is_empty() {
        return Block::Text(empty.to_owned());
    }
    Block::Table(Table { summary: summary.to_owned(), columns, rows })
}

/// Returns a table of labels and amounts.
pub(super) fn reckoning(summary: &str, head: &str, rows: Vec<Row>) -> Block {
    let columns = vec![Column::words(head, 1), Column::amounts("Valor")];
    Block::Table(Table { summary: summary.to_owned(), columns, rows })
}

/// Line of a reckoning.
pub(super) fn line(label: impl Into<String>, amount: String) -> Row {
    Row::line([label.into(), amount])
}

/// Sum of a reckoning.
pub(super) fn total(label: impl Into<String>, amount: Cents) -> Row {
    Row::total([label.into(), reais(amount)])
}

/// Amounts by category with their sum; a divided category has a row for each part.
pub(super) fn by_category(summary: &str, lines: &[CostLine], parts: &[PayLine], sum: Cents, empty: &str) -> Block {
    if lines.is_empty() {
        return Block::Text(empty.to_owned());
    }
    let each = |(cost, part): (CostLine, Option<PayPart>)| {
        let label = cost.category.label();
        let label = part.map_or_else(|| label.to_owned(), |part| format!("{label}: {}", part.label().to_lowercase()));
        line(label, reais(cost.amount_cents))
    };
    let rows = PayLine::divided(lines, parts).map(each).chain([total("Total", sum)]);
    reckoning(summary, "Categoria", rows.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_is_called_one_and_has_no_sign() {
        let words = |net: i64| left("Sobra", Cents::from(net));
        assert_eq!(words(-123_456), ("Prejuízo".into(), "R$\u{a0}1.234,56".into()));
        assert_eq!(words(0), ("Sobra".into(), "R$\u{a0}0,00".into()));
        assert_eq!(left_per("km", Cents::from(-5)), Fact::new("Prejuízo por km", "R$\u{a0}0,05"));
        assert_eq!(left_total("Sobrou", Cents::from(-5)).cells, ["Prejuízo", "R$\u{a0}0,05"]);
    }

    #[test]
    fn a_share_of_more_than_all_is_none_and_nothing_is_neither_good_nor_bad() {
        let figure = |net: i64, share: i64| match left_figure("Sobra", net.into(), Some(share.into()), "do frete") {
            Block::Figure { detail, tone, .. } => (detail, tone),
            other => panic!("no figure: {other:?}"),
        };
        assert_eq!(figure(100, 1_750), ("17,5% do frete".into(), Tone::Good));
        assert_eq!(figure(-100, -1_750), ("17,5% do frete".into(), Tone::Bad));
        assert_eq!(figure(-100, -10_001), (String::new(), Tone::Bad));
        assert_eq!(figure(0, 0), (String::new(), Tone::Plain));
    }
}
