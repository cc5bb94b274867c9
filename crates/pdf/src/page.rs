//! Laid-out document: marks on pages, and the structure tree.

use crate::font::Face;

/// Width of A4 in points.
pub(crate) const WIDTH: f32 = 595.28;
/// Height of A4 in points.
pub(crate) const HEIGHT: f32 = 841.89;
/// Space left free at each side.
pub(crate) const MARGIN: f32 = 48.0;
/// Bottom of the blocks, where the foot begins.
pub(crate) const BOTTOM: f32 = HEIGHT - 48.0;
/// Width between the margins.
pub(crate) const INNER: f32 = WIDTH - 2.0 * MARGIN;

/// Colour of the product (light theme).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Text.
    Text,
    /// Secondary text: labels and explanations.
    Second,
    /// Lines.
    Line,
    /// Yellow of the lane; never text.
    Brand,
    /// Background of a table's head.
    Sunken,
    /// Good.
    Good,
    /// Bad.
    Bad,
}

/// A mark on a page.
#[derive(Clone, Debug)]
pub(crate) enum Mark {
    /// A text with its left end on the baseline.
    Text { x: f32, y: f32, size: f32, face: Face, ink: Ink, text: String },
    /// A straight line, dashed or not.
    Line { from: (f32, f32), to: (f32, f32), width: f32, ink: Ink, dash: Option<f32> },
    /// A rectangle, filled or outlined, with round corners.
    Box { x: f32, y: f32, width: f32, height: f32, radius: f32, ink: Ink, filled: bool },
}

/// Number of a mark with meaning, in the order of drawing.
pub(crate) type Leaf = usize;

/// Mark, with its leaf where it has meaning.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    /// Mark.
    pub(crate) mark: Mark,
    /// Leaf of the mark; `None` for decoration.
    pub(crate) leaf: Option<Leaf>,
}

/// Role of a part of the document, for readers who cannot see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Title of the document.
    Title(String),
    /// Heading of a section.
    Section(String),
    /// A paragraph.
    Paragraph,
    /// Table, with its summary.
    Table(String),
    /// A row.
    Row,
    /// Head of a column.
    Head,
    /// A cell.
    Cell,
}

/// Tree of the marks' meaning, in reading order.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// Part and its children.
    Part(Role, Vec<Node>),
    /// A mark.
    Leaf(Leaf),
}

/// Document, set on pages.
#[derive(Debug, Default)]
pub(crate) struct Pages {
    /// Marks of each page.
    pub(crate) pages: Vec<Vec<Placed>>,
    /// Tree of their meaning.
    pub(crate) tree: Vec<Node>,
    /// Title and headings, each with text, page and height.
    pub(crate) headings: Vec<(String, usize, f32)>,
    /// Number of leaves.
    pub(crate) leaves: usize,
}

/// Converts a count to a factor of a length.
#[expect(clippy::as_conversions, reason = "a number of lines is small")]
pub(crate) fn count(lines: usize) -> f32 {
    lines as f32
}
