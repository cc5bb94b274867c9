//! PDF documents: a document is a list of blocks; one layout places them on A4 pages and writes a tagged PDF.
//!
//! Deterministic: the same document has the same bytes, with the day of issue as part of it.

mod block;
mod columns;
pub mod documents;
mod draw;
mod font;
mod layout;
mod page;
mod page_flow;
pub mod samples;
mod table;

pub use block::{Align, Block, Column, Document, Fact, Row, RowKind, Table, Tone};

use kernel::Result;

/// Number of pages of a document.
pub fn pages(document: &Document) -> usize {
    let _widths = font::ClearWidthsOnDrop;
    layout::set(document).pages.len()
}

/// Writes a document as PDF (1.7, PDF/UA-1).
///
/// # Errors
/// [`kernel::Error::Internal`] when the PDF cannot be written or would not be accessible, which is a fault of the
/// layout.
pub fn pdf(document: &Document) -> Result<Vec<u8>> {
    let _widths = font::ClearWidthsOnDrop;
    draw::pdf(document, &layout::set(document))
}
