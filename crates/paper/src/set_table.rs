//! Tables: amounts get the width they need, words share the rest; a row stands on one page where it fits on one, and the
//! head stands again on every page.

use crate::{
    Align, Column, RowKind, Table,
    font::Face,
    layout::count,
    pen::{Pen, Style},
    sheet::{BOTTOM, INNER, Ink, MARGIN, Mark, Node, Role},
};

const HEAD: Style = Style { size: 8.0, face: Face::Bold, ink: Ink::Second };
const CELL: Style = Style { size: 9.0, face: Face::Regular, ink: Ink::Ink };
const TOTAL: Style = Style { size: 9.0, face: Face::Bold, ink: Ink::Ink };
/// Space at the left and right of each cell.
const PAD: f32 = 5.0;
/// What rounding may take of a width that was measured.
const SLACK: f32 = 0.5;
/// Space over and under the text of a row.
const AIR: f32 = 3.0;

/// Where a column stands.
struct Place {
    x: f32,
    width: f32,
    align: Align,
}

/// Sets a table.
pub(crate) fn set(pen: &mut Pen, table: &Table) {
    let places = places(table);
    let heads: Vec<String> = table.columns.iter().map(|column| column.head.clone()).collect();
    pen.need(70.0);
    let mut rows = vec![head(pen, &places, &heads, true)];
    for row in &table.rows {
        let style = if row.kind == RowKind::Total { TOTAL } else { CELL };
        let cells = wrapped(&places, &row.cells, style);
        let lines = cells.iter().map(Vec::len).max().unwrap_or(1);
        if pen.y + height(lines, style) > BOTTOM {
            pen.turn();
            head(pen, &places, &heads, false);
        }
        if row.kind == RowKind::Total {
            rule(pen, Ink::Ink);
        }
        rows.push(line(pen, &places, &heads, cells, style));
        rule(pen, Ink::Line);
    }
    pen.part(Role::Table(table.summary.clone()), rows);
}

fn height(lines: usize, style: Style) -> f32 {
    style.leading() * count(lines) + AIR * 2.0
}

fn rule(pen: &mut Pen, ink: Ink) {
    let (from, to) = ((MARGIN, pen.y), (MARGIN + INNER, pen.y));
    pen.ornament(Mark::Line { from, to, width: 0.5, ink, dash: None });
}

/// Amounts as wide as their widest, words by their weight of what is left. Where amounts leave too little they are shrunk to
/// their share and break like words.
fn places(table: &Table) -> Vec<Place> {
    let widest = |(index, column): (usize, &Column)| match column.align {
        Align::Left => 0.0,
        Align::Right => {
            let cells = table.rows.iter().filter_map(|row| row.cells.get(index));
            let head = HEAD.face.width(&column.head, HEAD.size);
            cells.map(|cell| TOTAL.face.width(cell, TOTAL.size)).fold(head, f32::max) + PAD * 2.0 + SLACK
        }
    };
    let fixed: Vec<f32> = table.columns.iter().enumerate().map(widest).collect();
    let sum: f32 = fixed.iter().sum();
    let weights: f32 = table.columns.iter().map(|column| f32::from(column.weight)).sum();
    let most = if weights > 0.0 { INNER * 0.7 } else { INNER };
    let shrink = if sum > most { most / sum } else { 1.0 };
    let free = INNER - sum * shrink;
    let mut x = MARGIN;
    let place = |(column, fixed): (&Column, &f32)| {
        let width = match column.align {
            Align::Right if weights > 0.0 => fixed * shrink,
            // A table of amounts alone is spread over the whole width.
            Align::Right => fixed * shrink + free / count(table.columns.len()),
            Align::Left => free * f32::from(column.weight) / weights.max(1.0),
        };
        let place = Place { x, width, align: column.align };
        x += width;
        place
    };
    table.columns.iter().zip(&fixed).map(place).collect()
}

fn wrapped(places: &[Place], cells: &[String], style: Style) -> Vec<Vec<String>> {
    let wrap = |(place, cell): (&Place, &String)| style.face.wrap(cell, style.size, (place.width - PAD * 2.0).max(8.0));
    places.iter().zip(cells).map(wrap).collect()
}

/// The heads of the columns; only the first time they are part of the tree, for they mean the same again.
fn head(pen: &mut Pen, places: &[Place], heads: &[String], first: bool) -> Node {
    let cells = wrapped(places, heads, HEAD);
    let lines = cells.iter().map(Vec::len).max().unwrap_or(1);
    let (y, height) = (pen.y, height(lines, HEAD));
    pen.ornament(Mark::Box { x: MARGIN, y, width: INNER, height, radius: 4.0, ink: Ink::Sunken, filled: true });
    let mut nodes = Vec::new();
    for (place, lines) in places.iter().zip(&cells) {
        let mut leaves = Vec::new();
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
            let (x, top) = (start(place, line, HEAD), y + AIR + HEAD.leading() * count(index));
            if first {
                leaves.push(pen.text(x, top, HEAD, line));
            } else {
                let Style { size, face, ink } = HEAD;
                pen.ornament(Mark::Text { x, y: top + HEAD.ascent(), size, face, ink, text: line.clone() });
            }
        }
        nodes.push(Node::Part(Role::Head, leaves));
    }
    pen.skip(height);
    Node::Part(Role::Row, nodes)
}

/// A row. One that is higher than a page goes on on the next, line by line.
fn line(pen: &mut Pen, places: &[Place], heads: &[String], cells: Vec<Vec<String>>, style: Style) -> Node {
    let lines = cells.iter().map(Vec::len).max().unwrap_or(1);
    let mut leaves: Vec<Vec<Node>> = places.iter().map(|_| Vec::new()).collect();
    pen.skip(AIR);
    for index in 0..lines {
        if pen.y + style.leading() > BOTTOM {
            pen.turn();
            head(pen, places, heads, false);
            pen.skip(AIR);
        }
        for ((place, cell), leaves) in places.iter().zip(&cells).zip(&mut leaves) {
            if let Some(text) = cell.get(index).filter(|text| !text.is_empty()) {
                leaves.push(pen.text(start(place, text, style), pen.y, style, text));
            }
        }
        pen.skip(style.leading());
    }
    pen.skip(AIR);
    Node::Part(Role::Row, leaves.into_iter().map(|leaves| Node::Part(Role::Cell, leaves)).collect())
}

/// Where a text begins in its column.
fn start(place: &Place, text: &str, style: Style) -> f32 {
    match place.align {
        Align::Left => place.x + PAD,
        Align::Right => place.x + place.width - PAD - style.face.width(text, style.size),
    }
}
