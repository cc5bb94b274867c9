//! What stands where: marks on pages, and the tree of what they mean.

use crate::font::Face;

/// Width of A4 in points.
pub(crate) const WIDTH: f32 = 595.28;
/// Height of A4 in points.
pub(crate) const HEIGHT: f32 = 841.89;
/// Space left free at each side.
pub(crate) const MARGIN: f32 = 48.0;
/// Where the blocks end and the foot begins.
pub(crate) const BOTTOM: f32 = HEIGHT - 48.0;
/// Width between the margins.
pub(crate) const INNER: f32 = WIDTH - 2.0 * MARGIN;

/// A colour of the house (the light theme's).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Text.
    Text,
    /// What explains.
    Second,
    /// Lines.
    Line,
    /// The lane's yellow; never text.
    Brand,
    /// Behind a table's head.
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

/// A mark that means something, by its place in the order of drawing.
pub(crate) type Leaf = usize;

/// A mark and whether it means something.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    /// The mark.
    pub(crate) mark: Mark,
    /// The leaf that it is; none of an ornament.
    pub(crate) leaf: Option<Leaf>,
}

/// What a part of a document is to whoever cannot see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The title of the document.
    Title(String),
    /// The heading of a section.
    Section(String),
    /// A paragraph.
    Paragraph,
    /// A table, with what it holds.
    Table(String),
    /// A row.
    Row,
    /// The head of a column.
    Head,
    /// A cell.
    Cell,
}

/// The tree of what the marks mean, in reading order.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// A part and what it is made of.
    Part(Role, Vec<Node>),
    /// A mark.
    Leaf(Leaf),
}

/// A document as it is set.
#[derive(Debug, Default)]
pub(crate) struct Sheets {
    /// The marks of each page.
    pub(crate) pages: Vec<Vec<Placed>>,
    /// What they mean.
    pub(crate) tree: Vec<Node>,
    /// Where title and headings stand: text, page and height.
    pub(crate) headings: Vec<(String, usize, f32)>,
    /// How many leaves there are.
    pub(crate) leaves: usize,
}
