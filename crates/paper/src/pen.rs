//! The pen: where the next block goes, and when a new page begins.

use crate::{
    font::Face,
    layout::count,
    sheet::{BOTTOM, INNER, Ink, Leaf, MARGIN, Mark, Node, Placed, Role, Sheets},
};

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Its size in points.
    pub(crate) size: f32,
    /// Its face.
    pub(crate) face: Face,
    /// Its colour.
    pub(crate) ink: Ink,
}

impl Style {
    /// The distance from one line to the next.
    pub(crate) fn leading(self) -> f32 {
        self.size * 1.35
    }

    /// From the top of a line to its baseline.
    pub(crate) fn ascent(self) -> f32 {
        self.size * 1.05
    }
}

/// Where the first page begins.
const START: f32 = 40.0;
/// Where a page begins for the blocks.
const TOP: f32 = MARGIN + 20.0;

/// Sets marks on pages, from the top down.
pub(crate) struct Pen {
    pub(crate) sheets: Sheets,
    /// Where the next block begins.
    pub(crate) y: f32,
}

impl Pen {
    pub(crate) fn new() -> Self {
        Self { sheets: Sheets { pages: vec![Vec::new()], ..Sheets::default() }, y: START }
    }

    /// Begins a new page where less than told is left of this one.
    pub(crate) fn need(&mut self, height: f32) {
        if self.y + height > BOTTOM && !self.fresh() {
            self.turn();
        }
    }

    /// Whether the page is still empty.
    pub(crate) fn fresh(&self) -> bool {
        self.y <= TOP
    }

    /// Begins a new page.
    pub(crate) fn turn(&mut self) {
        self.sheets.pages.push(Vec::new());
        self.y = TOP;
    }

    /// Leaves some space.
    pub(crate) fn skip(&mut self, height: f32) {
        self.y += height;
    }

    fn place(&mut self, mark: Mark, leaf: Option<Leaf>) {
        if let Some(page) = self.sheets.pages.last_mut() {
            page.push(Placed { mark, leaf });
        }
    }

    /// A mark that means nothing.
    pub(crate) fn ornament(&mut self, mark: Mark) {
        self.place(mark, None);
    }

    /// A text at a place, as a leaf of the tree.
    pub(crate) fn text(&mut self, x: f32, top: f32, style: Style, text: &str) -> Node {
        let leaf = self.sheets.leaves;
        self.sheets.leaves += 1;
        let Style { size, face, ink } = style;
        let mark = Mark::Text { x, y: top + style.ascent(), size, face, ink, text: text.to_owned() };
        self.place(mark, Some(leaf));
        Node::Leaf(leaf)
    }

    /// A part of the tree.
    pub(crate) fn part(&mut self, role: Role, children: Vec<Node>) {
        if !children.is_empty() {
            self.sheets.tree.push(Node::Part(role, children));
        }
    }

    /// A text over the whole width, line by line, over as many pages as it needs; no line stands alone on a page.
    pub(crate) fn paragraph(&mut self, role: Role, style: Style, text: &str) {
        self.column(role, style, text, (MARGIN, INNER));
    }

    /// A text in a part of the width, which begins at `x`.
    pub(crate) fn column(&mut self, role: Role, style: Style, text: &str, (x, width): (f32, f32)) {
        let mut leaves = Vec::new();
        let lines = style.face.wrap(text, style.size, width);
        for (index, line) in lines.iter().enumerate() {
            let rest = lines.len() - index;
            let together = if index == 0 || rest == 2 { rest.min(2) } else { 1 };
            self.need(style.leading() * count(together));
            if !line.is_empty() {
                leaves.push(self.text(x, self.y, style, line));
            }
            self.y += style.leading();
        }
        self.part(role, leaves);
    }

    /// A heading in a part of the width, which the outline of the document leads to.
    pub(crate) fn heading(&mut self, role: Role, style: Style, text: &str, place: (f32, f32)) {
        self.need(style.leading());
        let page = self.sheets.pages.len().saturating_sub(1);
        self.sheets.headings.push((text.to_owned(), page, self.y));
        self.column(role, style, text, place);
    }

    /// A thin line over the whole width.
    pub(crate) fn rule(&mut self) {
        let (from, to) = ((MARGIN, self.y), (MARGIN + INNER, self.y));
        self.ornament(Mark::Line { from, to, width: 0.75, ink: Ink::Line, dash: None });
    }
}
