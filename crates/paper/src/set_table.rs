//! Tables: a row stands on one page where it fits on one, a sum with the line before it, and the head stands again on every
//! page.

use crate::{
    Align, RowKind, Table,
    columns::{PAD, Place, Print, places},
    layout::count,
    pen::{Pen, Style},
    sheet::{BOTTOM, INNER, Ink, MARGIN, Mark, Node, Role},
};

/// Space over and under the text of a row.
const AIR: f32 = 1.75;

/// The texts of a row, broken into lines.
struct Set {
    kind: RowKind,
    style: Style,
    cells: Vec<Vec<String>>,
    detail: Vec<String>,
    height: f32,
}

/// A table whose widths are known.
pub(crate) struct Ready<'a> {
    table: &'a Table,
    print: Print,
    places: Vec<Place>,
    head: Vec<Vec<String>>,
    rows: Vec<Set>,
}

/// Measures a table and breaks its texts.
pub(crate) fn ready(table: &Table) -> Ready<'_> {
    let (print, places) = places(table);
    let heads: Vec<String> = table.columns.iter().map(|column| column.head.clone()).collect();
    let set = |row: &crate::Row| {
        let style = if row.kind == RowKind::Total { print.total } else { print.line };
        let (cells, small) = (wrapped(&places, &row.cells, style), print.detail);
        let detail = row.detail.iter().flat_map(|text| small.face.wrap(text, small.size, INNER - PAD * 2.0)).collect();
        Set {
            kind: row.kind,
            style,
            height: height(&cells, style) + small.leading() * count(Vec::len(&detail)),
            cells,
            detail,
        }
    };
    let rows = table.rows.iter().map(set).collect();
    let head = wrapped(&places, &heads, print.head);
    Ready { table, print, places, head, rows }
}

impl Ready<'_> {
    /// What must stand together where the table begins: its head and two lines.
    pub(crate) fn least(&self, tail: f32) -> f32 {
        let first = self.rows.first().filter(|_| self.rows.len() > 1).map_or(0.0, |row| row.height);
        let rest = self.together(usize::from(first > 0.0), tail);
        height(&self.head, self.print.head) + first + rest
    }

    /// The height of a row, of the sums right after it, and of the line that would be left alone; with the last row goes what
    /// follows the table.
    fn together(&self, index: usize, tail: f32) -> f32 {
        let mut sum = self.rows.get(index).map_or(0.0, |row| row.height);
        let after = self.rows.get(index + 1..).unwrap_or_default();
        let sums = after.iter().take_while(|row| row.kind == RowKind::Total).count();
        let lines = after.iter().filter(|row| row.kind == RowKind::Line).count();
        let kept = if lines <= 1 { after.len() } else { sums };
        sum += after.iter().take(kept).map(|row| row.height).sum::<f32>();
        if kept == after.len() { sum + tail } else { sum }
    }

    /// Sets the table; `tail` is the height of what may not be parted from its last row.
    pub(crate) fn set(&self, pen: &mut Pen, tail: f32) {
        pen.need(self.least(tail));
        let mut nodes = vec![self.head(pen, true)];
        for (index, row) in self.rows.iter().enumerate() {
            // A sum was thought of by the line before it.
            let wanted = if row.kind == RowKind::Total { row.height } else { self.together(index, tail) };
            if index > 0 && pen.y + wanted > BOTTOM {
                pen.turn();
                self.head(pen, false);
            }
            if row.kind == RowKind::Total {
                rule(pen, Ink::Text);
            }
            nodes.push(self.row(pen, row));
            rule(pen, Ink::Line);
        }
        pen.part(Role::Table(self.table.summary.clone()), nodes);
    }

    /// The heads of the columns; only the first time they are part of the tree, for they mean the same again.
    fn head(&self, pen: &mut Pen, first: bool) -> Node {
        let style = self.print.head;
        let (y, height) = (pen.y, height(&self.head, style));
        pen.ornament(Mark::Box { x: MARGIN, y, width: INNER, height, radius: 4.0, ink: Ink::Sunken, filled: true });
        let mut nodes = Vec::new();
        for (place, lines) in self.places.iter().zip(&self.head) {
            let mut leaves = Vec::new();
            for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
                let (x, top) = (start(place, line, style), y + AIR + style.leading() * count(index));
                if first {
                    leaves.push(pen.text(x, top, style, line));
                } else {
                    let Style { size, face, ink } = style;
                    pen.ornament(Mark::Text { x, y: top + style.ascent(), size, face, ink, text: line.clone() });
                }
            }
            nodes.push(Node::Part(Role::Head, leaves));
        }
        pen.skip(height);
        Node::Part(Role::Row, nodes)
    }

    /// A row. One that is higher than a page goes on on the next, line by line.
    fn row(&self, pen: &mut Pen, row: &Set) -> Node {
        let lines = row.cells.iter().map(Vec::len).max().unwrap_or(1);
        let mut leaves: Vec<Vec<Node>> = self.places.iter().map(|_| Vec::new()).collect();
        pen.skip(AIR);
        for index in 0..lines {
            if pen.y + row.style.leading() > BOTTOM {
                pen.turn();
                self.head(pen, false);
                pen.skip(AIR);
            }
            for ((place, cell), leaves) in self.places.iter().zip(&row.cells).zip(&mut leaves) {
                if let Some(text) = cell.get(index).filter(|text| !text.is_empty()) {
                    leaves.push(pen.text(start(place, text, row.style), pen.y, row.style, text));
                }
            }
            pen.skip(row.style.leading());
        }
        for line in &row.detail {
            if pen.y + self.print.detail.leading() > BOTTOM {
                pen.turn();
                self.head(pen, false);
                pen.skip(AIR);
            }
            let leaf = pen.text(MARGIN + PAD, pen.y, self.print.detail, line);
            leaves.first_mut().into_iter().for_each(|first| first.push(leaf.clone()));
            pen.skip(self.print.detail.leading());
        }
        pen.skip(AIR);
        Node::Part(Role::Row, leaves.into_iter().map(|leaves| Node::Part(Role::Cell, leaves)).collect())
    }
}

fn height(cells: &[Vec<String>], style: Style) -> f32 {
    style.leading() * count(cells.iter().map(Vec::len).max().unwrap_or(1)) + AIR * 2.0
}

fn rule(pen: &mut Pen, ink: Ink) {
    let (from, to) = ((MARGIN, pen.y), (MARGIN + INNER, pen.y));
    pen.ornament(Mark::Line { from, to, width: 0.5, ink, dash: None });
}

fn wrapped(places: &[Place], cells: &[String], style: Style) -> Vec<Vec<String>> {
    let wrap = |(place, cell): (&Place, &String)| style.face.wrap(cell, style.size, (place.width - PAD * 2.0).max(8.0));
    places.iter().zip(cells).map(wrap).collect()
}

/// Where a text begins in its column.
fn start(place: &Place, text: &str, style: Style) -> f32 {
    match place.align {
        Align::Left => place.x + PAD,
        Align::Right => place.x + place.width - PAD - style.face.width(text, style.size),
    }
}
