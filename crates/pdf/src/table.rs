//! Tables: a row stays on one page if it fits on one, a sum stays with the line before it, and the header is repeated
//! on every page.

use crate::{
    Align, RowKind, Table,
    columns::{ColumnSpan, PAD, Print, places},
    page::{BOTTOM, INNER, Ink, MARGIN, Mark, Node, Role, count},
    page_flow::{PageFlow, Style},
};

const AIR: f32 = 1.75;

struct Set {
    kind: RowKind,
    style: Style,
    cells: Vec<Vec<String>>,
    detail: Vec<String>,
    height: f32,
}

/// Table with its widths and line breaks.
pub(crate) struct Ready<'a> {
    table: &'a Table,
    print: Print,
    places: Vec<ColumnSpan>,
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
    /// Least height that must stay together where the table begins: its head and two lines.
    pub(crate) fn least(&self, tail: f32) -> f32 {
        let first = self.rows.first().filter(|_| self.rows.len() > 1).map_or(0.0, |row| row.height);
        let rest = self.together(usize::from(first > 0.0), tail);
        height(&self.head, self.print.head) + first + rest
    }

    /// Height of a row, of the sums right after it, and of a line that would be alone; the last row includes `tail`.
    fn together(&self, index: usize, tail: f32) -> f32 {
        let mut sum = self.rows.get(index).map_or(0.0, |row| row.height);
        let after = self.rows.get(index + 1..).unwrap_or_default();
        let sums = after.iter().take_while(|row| row.kind == RowKind::Total).count();
        let lines = after.iter().filter(|row| row.kind == RowKind::Line).count();
        let kept = if lines <= 1 { after.len() } else { sums };
        sum += after.iter().take(kept).map(|row| row.height).sum::<f32>();
        if kept == after.len() { sum + tail } else { sum }
    }

    /// Sets the table; `tail` is the height of the blocks that may not be parted from its last row.
    pub(crate) fn set(&self, flow: &mut PageFlow, tail: f32) {
        flow.need(self.least(tail));
        let mut nodes = vec![self.head(flow, true)];
        for (index, row) in self.rows.iter().enumerate() {
            // The line before a sum has already reserved the sum's height.
            let wanted = if row.kind == RowKind::Total { row.height } else { self.together(index, tail) };
            if index > 0 && flow.y + wanted > BOTTOM {
                flow.turn();
                self.head(flow, false);
            }
            if row.kind == RowKind::Total {
                rule(flow, Ink::Text);
            }
            nodes.push(self.row(flow, row));
            rule(flow, Ink::Line);
        }
        flow.part(Role::Table(self.table.summary.clone()), nodes);
    }

    /// Places the column headers; only the first ones are part of the structure tree, because repetitions add no
    /// meaning.
    fn head(&self, flow: &mut PageFlow, first: bool) -> Node {
        let style = self.print.head;
        let (y, height) = (flow.y, height(&self.head, style));
        flow.ornament(Mark::Box { x: MARGIN, y, width: INNER, height, radius: 4.0, ink: Ink::Sunken, filled: true });
        let mut nodes = Vec::new();
        for (place, lines) in self.places.iter().zip(&self.head) {
            let mut leaves = Vec::new();
            for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
                let (x, top) = (start(place, line, style), y + AIR + style.leading() * count(index));
                if first {
                    leaves.push(flow.text(x, top, style, line));
                } else {
                    let Style { size, face, ink } = style;
                    flow.ornament(Mark::Text { x, y: top + style.ascent(), size, face, ink, text: line.clone() });
                }
            }
            nodes.push(Node::Part(Role::Head, leaves));
        }
        flow.skip(height);
        Node::Part(Role::Row, nodes)
    }

    /// Sets a row. One that is higher than a page continues on the next, line by line.
    fn row(&self, flow: &mut PageFlow, row: &Set) -> Node {
        let lines = row.cells.iter().map(Vec::len).max().unwrap_or(1);
        let mut leaves: Vec<Vec<Node>> = self.places.iter().map(|_| Vec::new()).collect();
        flow.skip(AIR);
        for index in 0..lines {
            if flow.y + row.style.leading() > BOTTOM {
                flow.turn();
                self.head(flow, false);
                flow.skip(AIR);
            }
            for ((place, cell), leaves) in self.places.iter().zip(&row.cells).zip(&mut leaves) {
                if let Some(text) = cell.get(index).filter(|text| !text.is_empty()) {
                    leaves.push(flow.text(start(place, text, row.style), flow.y, row.style, text));
                }
            }
            flow.skip(row.style.leading());
        }
        for line in &row.detail {
            if flow.y + self.print.detail.leading() > BOTTOM {
                flow.turn();
                self.head(flow, false);
                flow.skip(AIR);
            }
            let leaf = flow.text(MARGIN + PAD, flow.y, self.print.detail, line);
            leaves.first_mut().into_iter().for_each(|first| first.push(leaf.clone()));
            flow.skip(self.print.detail.leading());
        }
        flow.skip(AIR);
        Node::Part(Role::Row, leaves.into_iter().map(|leaves| Node::Part(Role::Cell, leaves)).collect())
    }
}

fn height(cells: &[Vec<String>], style: Style) -> f32 {
    style.leading() * count(cells.iter().map(Vec::len).max().unwrap_or(1)) + AIR * 2.0
}

fn rule(flow: &mut PageFlow, ink: Ink) {
    let (from, to) = ((MARGIN, flow.y), (MARGIN + INNER, flow.y));
    flow.ornament(Mark::Line { from, to, width: 0.5, ink, dash: None });
}

fn wrapped(places: &[ColumnSpan], cells: &[String], style: Style) -> Vec<Vec<String>> {
    let wrap =
        |(place, cell): (&ColumnSpan, &String)| style.face.wrap(cell, style.size, (place.width - PAD * 2.0).max(8.0));
    places.iter().zip(cells).map(wrap).collect()
}

/// Left end of a text in its column.
fn start(place: &ColumnSpan, text: &str, style: Style) -> f32 {
    match place.align {
        Align::Left => place.x + PAD,
        Align::Right => place.x + place.width - PAD - style.face.width(text, style.size),
    }
}
