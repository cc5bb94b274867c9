//! Page flow: the position of the next block, and the page breaks.

use crate::{
    font::Face,
    page::{BOTTOM, INNER, Ink, Leaf, MARGIN, Mark, Node, Pages, Placed, Role, count},
};

/// Style of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Size in points.
    pub(crate) size: f32,
    /// Face.
    pub(crate) face: Face,
    /// Colour.
    pub(crate) ink: Ink,
}

impl Style {
    /// Distance from one line to the next.
    pub(crate) fn leading(self) -> f32 {
        self.size * 1.35
    }

    /// Distance from the top of a line to its baseline.
    pub(crate) fn ascent(self) -> f32 {
        self.size * 1.05
    }
}

const START: f32 = 40.0;
const TOP: f32 = MARGIN + 20.0;

/// Sets marks on pages, from the top down.
pub(crate) struct PageFlow {
    pub(crate) laid_out: Pages,
    /// Top of the next block.
    pub(crate) y: f32,
}

impl PageFlow {
    pub(crate) fn new() -> Self {
        Self { laid_out: Pages { pages: vec![Vec::new()], ..Pages::default() }, y: START }
    }

    /// Begins a new page where less than `height` is left of this one.
    pub(crate) fn need(&mut self, height: f32) {
        if self.y + height > BOTTOM && !self.fresh() {
            self.turn();
        }
    }

    /// Returns true while the page is empty.
    pub(crate) fn fresh(&self) -> bool {
        self.y <= TOP
    }

    /// Begins a new page.
    pub(crate) fn turn(&mut self) {
        self.laid_out.pages.push(Vec::new());
        self.y = TOP;
    }

    /// Leaves some space.
    pub(crate) fn skip(&mut self, height: f32) {
        self.y += height;
    }

    fn place(&mut self, mark: Mark, leaf: Option<Leaf>) {
        if let Some(page) = self.laid_out.pages.last_mut() {
            page.push(Placed { mark, leaf });
        }
    }

    /// Places a mark without meaning (decoration).
    pub(crate) fn ornament(&mut self, mark: Mark) {
        self.place(mark, None);
    }

    /// Places a text and returns its leaf of the tree.
    pub(crate) fn text(&mut self, x: f32, top: f32, style: Style, text: &str) -> Node {
        let leaf = self.laid_out.leaves;
        self.laid_out.leaves += 1;
        let Style { size, face, ink } = style;
        let mark = Mark::Text { x, y: top + style.ascent(), size, face, ink, text: text.to_owned() };
        self.place(mark, Some(leaf));
        Node::Leaf(leaf)
    }

    /// Adds a part to the tree.
    pub(crate) fn part(&mut self, role: Role, children: Vec<Node>) {
        if !children.is_empty() {
            self.laid_out.tree.push(Node::Part(role, children));
        }
    }

    /// Places a text over the whole width, line by line, over as many pages as it needs; no single line is alone on a
    /// page.
    pub(crate) fn paragraph(&mut self, role: Role, style: Style, text: &str) {
        self.column(role, style, text, (MARGIN, INNER));
    }

    /// Sets a text in a part of the width, which begins at `x`.
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

    /// Sets a heading in a part of the width, and adds it to the document's outline.
    pub(crate) fn heading(&mut self, role: Role, style: Style, text: &str, place: (f32, f32)) {
        self.need(style.leading());
        let page = self.laid_out.pages.len().saturating_sub(1);
        self.laid_out.headings.push((text.to_owned(), page, self.y));
        self.column(role, style, text, place);
    }

    /// Draws a thin line over the whole width.
    pub(crate) fn rule(&mut self) {
        let (from, to) = ((MARGIN, self.y), (MARGIN + INNER, self.y));
        self.ornament(Mark::Line { from, to, width: 0.75, ink: Ink::Line, dash: None });
    }
}
