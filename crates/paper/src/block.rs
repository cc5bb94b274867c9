//! What a document says, without where it stands.

use chrono::NaiveDate;

/// A document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// What it is: `Acerto de viagem nº 12`.
    pub title: String,
    /// What every page says before the title, where a reader must not miss it: that it is a sample.
    pub mark: Option<String>,
    /// What else the head says under the title.
    pub subtitle: Option<String>,
    /// Who issues it.
    pub owner: String,
    /// The owner's documents and phone, a line each.
    pub owner_lines: Vec<String>,
    /// The day of issue.
    pub issued_on: NaiveDate,
    /// What it says, in order.
    pub blocks: Vec<Block>,
}

impl Paper {
    /// The title as it stands at the head of later pages and in what a reader of files shows.
    pub(crate) fn full_title(&self) -> String {
        self.mark.iter().chain([&self.title]).map(String::as_str).collect::<Vec<_>>().join(" · ")
    }

    /// What the first page says under the title.
    pub(crate) fn under_title(&self) -> Option<String> {
        let parts: Vec<&str> = self.mark.iter().chain(&self.subtitle).map(String::as_str).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The heading of what follows.
    Section(String),
    /// A paragraph.
    Text(String),
    /// A paragraph in small print.
    Note(String),
    /// Names and values side by side.
    Facts(Vec<Fact>),
    /// The way from a place to another, with the dashed lane between them.
    Lane {
        /// Where it begins.
        from: String,
        /// Where it ends.
        to: String,
        /// What is said of it.
        detail: String,
    },
    /// Plates of vehicles.
    Plates(Vec<String>),
    /// The figure that matters.
    Figure {
        /// What it is.
        label: String,
        /// The figure.
        value: String,
        /// What is said of it.
        detail: String,
        /// Its hue.
        tone: Tone,
    },
    /// A table.
    Table(Table),
    /// Lines to sign on, with who signs.
    Signatures(Vec<String>),
}

/// A name and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The name.
    pub label: String,
    /// The value.
    pub value: String,
}

impl Fact {
    /// A name and its value.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self { label: label.into(), value: value.into() }
    }
}

/// The hue of a figure. Never the only sign of what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Neither good nor bad.
    Plain,
    /// Good.
    Good,
    /// Bad.
    Bad,
}

/// On which side the text of a column stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Amounts.
    Right,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// Its share of the width; amounts get at least what their widest needs.
    pub weight: u16,
    /// On which side its text stands.
    pub align: Align,
}

impl Column {
    /// A column of words with its share of the width.
    pub fn words(head: &str, weight: u16) -> Self {
        Self { head: head.to_owned(), weight, align: Align::Left }
    }

    /// A column of amounts, as wide as they need.
    pub fn amounts(head: &str) -> Self {
        Self { head: head.to_owned(), weight: 0, align: Align::Right }
    }
}

/// What a row of a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// A line among others.
    Line,
    /// A sum of lines.
    Total,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it is.
    pub kind: RowKind,
    /// A text for each column.
    pub cells: Vec<String>,
    /// What else is said of it, over the whole width under the cells.
    pub detail: Option<String>,
}

impl Row {
    /// A line among others.
    pub fn line(cells: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { kind: RowKind::Line, cells: cells.into_iter().map(Into::into).collect(), detail: None }
    }

    /// A sum of lines.
    pub fn total(cells: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { kind: RowKind::Total, cells: cells.into_iter().map(Into::into).collect(), detail: None }
    }

    /// The row with something said under its cells.
    #[must_use]
    pub fn with_detail(self, detail: String) -> Self {
        Self { detail: Some(detail).filter(|detail| !detail.is_empty()), ..self }
    }
}

/// A table. Its head stands again on every page it reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it holds, for whoever cannot see it.
    pub summary: String,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows.
    pub rows: Vec<Row>,
}
