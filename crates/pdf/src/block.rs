//! Content of a document, without its positions on the pages.

use chrono::NaiveDate;

/// A document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// Title: `Acerto de viagem nº 12`.
    pub title: String,
    /// Mark that every page shows before the title, where a reader must not miss it: that this is a sample.
    pub mark: Option<String>,
    /// Subtitle under the title.
    pub subtitle: Option<String>,
    /// Name of the owner, who issues it.
    pub owner: String,
    /// Documents and phone of the owner, a line each.
    pub owner_lines: Vec<String>,
    /// Day of issue.
    pub issued_on: NaiveDate,
    /// Content, in order.
    pub blocks: Vec<Block>,
}

impl Document {
    /// Title with the mark, at the head of later pages and in the PDF's metadata.
    pub(crate) fn full_title(&self) -> String {
        self.mark.iter().chain([&self.title]).map(String::as_str).collect::<Vec<_>>().join(" · ")
    }

    /// Mark and subtitle, under the title of the first page.
    pub(crate) fn under_title(&self) -> Option<String> {
        let parts: Vec<&str> = self.mark.iter().chain(&self.subtitle).map(String::as_str).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Heading of the blocks that follow.
    Section(String),
    /// A paragraph.
    Text(String),
    /// A paragraph in small print.
    Note(String),
    /// Labels and values side by side.
    Facts(Vec<Fact>),
    /// Route from one place to another, with the dashed lane between them.
    Lane {
        /// Origin.
        from: String,
        /// Destination.
        to: String,
        /// Detail under it.
        detail: String,
    },
    /// Plates of vehicles.
    Plates(Vec<String>),
    /// Main figure.
    Figure {
        /// Label.
        label: String,
        /// Value.
        value: String,
        /// Detail under it.
        detail: String,
        /// Tone.
        tone: Tone,
    },
    /// Table.
    Table(Table),
    /// Lines to sign on, with the signers' names.
    Signatures(Vec<String>),
}

/// Label and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Label.
    pub label: String,
    /// Value.
    pub value: String,
}

impl Fact {
    /// Returns a label with its value.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self { label: label.into(), value: value.into() }
    }
}

/// Tone of a figure: its colour, which is never the only sign of its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Neither good nor bad.
    Plain,
    /// Good.
    Good,
    /// Bad.
    Bad,
}

/// Alignment of a column's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Left, for words.
    Left,
    /// Right, for amounts.
    Right,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Head.
    pub head: String,
    /// Share of the width; amounts get at least the width of their widest.
    pub weight: u16,
    /// Alignment of its text.
    pub align: Align,
}

impl Column {
    /// Returns a column of words with its share of the width.
    pub fn words(head: &str, weight: u16) -> Self {
        Self { head: head.to_owned(), weight, align: Align::Left }
    }

    /// Returns a column of amounts, as wide as they need.
    pub fn amounts(head: &str) -> Self {
        Self { head: head.to_owned(), weight: 0, align: Align::Right }
    }
}

/// Kind of a table's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// Line among others.
    Line,
    /// Sum of lines.
    Total,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Kind.
    pub kind: RowKind,
    /// Texts, one for each column.
    pub cells: Vec<String>,
    /// Detail under the cells, over the whole width.
    pub detail: Option<String>,
}

impl Row {
    /// Returns a line among others.
    pub fn line(cells: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { kind: RowKind::Line, cells: cells.into_iter().map(Into::into).collect(), detail: None }
    }

    /// Returns a sum of lines.
    pub fn total(cells: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { kind: RowKind::Total, cells: cells.into_iter().map(Into::into).collect(), detail: None }
    }

    /// Returns the row with a detail under its cells.
    #[must_use]
    pub fn with_detail(self, detail: String) -> Self {
        Self { detail: Some(detail).filter(|detail| !detail.is_empty()), ..self }
    }
}

/// A table. Its head is repeated on every page that it reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Summary of its content, for readers who cannot see it.
    pub summary: String,
    /// Columns.
    pub columns: Vec<Column>,
    /// Rows.
    pub rows: Vec<Row>,
}
