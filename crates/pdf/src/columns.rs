//! Column widths of a table: no amount and no word is broken as long as a smaller font size fits.

use std::cmp::Reverse;

use crate::{
    Align, Column, Table,
    font::{Face, glued},
    page::{INNER, Ink, MARGIN, count},
    page_flow::Style,
};

/// Space at the left and right of each cell.
pub(crate) const PAD: f32 = 5.0;
/// Tolerance for rounding of a measured text.
const SLACK: f32 = 0.5;
/// Print sizes of a table in points, tried in this order; the first that fits is used.
const SIZES: [f32; 4] = [9.0, 8.5, 8.0, 7.5];
/// Maximum width claimed by a word; a longer one is broken.
const WORD: f32 = INNER / 5.0;
/// Maximum width claimed by a column of words.
const WORDS: f32 = INNER * 0.6;

/// Styles of a table's rows.
#[derive(Clone, Copy)]
pub(crate) struct Print {
    pub(crate) head: Style,
    pub(crate) line: Style,
    pub(crate) total: Style,
    pub(crate) detail: Style,
}

impl Print {
    fn of(size: f32) -> Self {
        Self {
            head: Style { size: size - 1.0, face: Face::Bold, ink: Ink::Second },
            line: Style { size, face: Face::Regular, ink: Ink::Text },
            total: Style { size, face: Face::Bold, ink: Ink::Text },
            detail: Style { size: size - 1.0, face: Face::Regular, ink: Ink::Second },
        }
    }
}

/// Place of a column.
pub(crate) struct ColumnSpan {
    pub(crate) x: f32,
    pub(crate) width: f32,
    pub(crate) align: Align,
}

/// Minimum and full width of a column.
struct Want {
    least: f32,
    full: f32,
}

/// Returns the print of a table and the places of its columns.
pub(crate) fn places(table: &Table) -> (Print, Vec<ColumnSpan>) {
    let mut wanted = SIZES.iter().map(|size| {
        let print = Print::of(*size);
        let wants: Vec<Want> = table.columns.iter().enumerate().map(|one| want(table, print, one)).collect();
        (print, wants)
    });
    let fits = |wants: &[Want]| wants.iter().map(|want| want.least).sum::<f32>() <= INNER;
    let mut chosen = wanted.next();
    while let Some((_, wants)) = &chosen
        && !fits(wants)
        && let Some(smaller) = wanted.next()
    {
        chosen = Some(smaller);
    }
    let (print, wants) = chosen.unwrap_or_else(|| (Print::of(9.0), Vec::new()));
    let mut x = MARGIN;
    let place = |(column, width): (&Column, f32)| {
        let place = ColumnSpan { x, width, align: column.align };
        x += width;
        place
    };
    (print, table.columns.iter().zip(widths(table, &wants)).map(place).collect())
}

/// Measures a column. Amounts are never broken, so they need their full width; words need that of the longest word.
fn want(table: &Table, print: Print, (index, column): (usize, &Column)) -> Want {
    let cells = table.rows.iter().filter_map(|row| row.cells.get(index).map(String::as_str));
    let widest = |texts: &mut dyn Iterator<Item = &str>, style: Style| {
        texts.map(|text| style.face.width(text, style.size)).fold(0.0, f32::max)
    };
    let head = widest(&mut std::iter::once(column.head.as_str()), print.head);
    let word = widest(&mut column.head.split_whitespace(), print.head);
    let (least, full) = match column.align {
        Align::Right => {
            let cells = widest(&mut cells.into_iter(), print.total);
            (cells.max(word), cells.max(head))
        }
        Align::Left => {
            let lines = || cells.clone().flat_map(str::lines);
            let words: Vec<String> = longest(lines()).into_iter().flat_map(glued).collect();
            let words = widest(&mut words.iter().map(String::as_str), print.total).min(WORD);
            let full = widest(&mut longest(lines()).into_iter(), print.total).min(WORDS);
            (words.max(word), full.max(head).max(words))
        }
    };
    Want { least: least + PAD * 2.0 + SLACK, full: full + PAD * 2.0 + SLACK }
}

/// Returns the lines with the longest words, and the longest lines: measuring thousands would be slow.
fn longest<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let key = |line: &str| line.split_whitespace().map(|word| word.chars().count()).max().unwrap_or_default();
    let mut kept: Vec<(usize, usize, &str)> = Vec::new();
    for line in lines {
        let (word, all) = (key(line), line.chars().count());
        kept.push((word, all, line));
        if kept.len() > 64 {
            kept = best(kept);
        }
    }
    best(kept).into_iter().map(|(_, _, line)| line).collect()
}

/// Returns the eight lines with the longest words and the eight longest of the others.
fn best(mut all: Vec<(usize, usize, &str)>) -> Vec<(usize, usize, &str)> {
    all.sort_by_key(|(word, _, _)| Reverse(*word));
    let mut rest = all.split_off(all.len().min(8));
    rest.sort_by_key(|(_, all, _)| Reverse(*all));
    rest.truncate(8);
    all.extend(rest);
    all
}

/// Computes the widths: each column has its minimum width; the rest is divided up to the full widths, and then among
/// the columns of words by weight.
fn widths(table: &Table, wants: &[Want]) -> Vec<f32> {
    let least: f32 = wants.iter().map(|want| want.least).sum();
    if least > INNER {
        return wants.iter().map(|want| want.least * INNER / least).collect();
    }
    let (free, more) = (INNER - least, wants.iter().map(|want| want.full - want.least).sum::<f32>());
    if more > free {
        return wants.iter().map(|want| want.least + (want.full - want.least) * free / more).collect();
    }
    let rest = free - more;
    let weights: f32 = table.columns.iter().map(|column| f32::from(column.weight)).sum();
    let share = |column: &Column| match weights > 0.0 {
        true => rest * f32::from(column.weight) / weights,
        false => rest / count(wants.len()),
    };
    table.columns.iter().zip(wants).map(|(column, want)| want.full + share(column)).collect()
}
