//! Pagination: the request for a page, and the page.

use serde::Serialize;
use utoipa::ToSchema;

/// Page: a part of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Page<T> {
    /// Records of the page.
    pub items: Vec<T>,
    /// Cursor of the next page; null on the last one.
    pub next_cursor: Option<String>,
}

impl<T> Page<T> {
    /// Returns the whole list as one page.
    pub fn whole(items: Vec<T>) -> Self {
        Self { items, next_cursor: None }
    }

    /// Returns the same page with each record turned into another shape.
    pub fn map<U>(self, shape: impl FnMut(T) -> U) -> Page<U> {
        Page { items: self.items.into_iter().map(shape).collect(), next_cursor: self.next_cursor }
    }
}

/// Field and direction by which a list is ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sort {
    /// Field's name on the wire.
    pub field: String,
    /// True for the greatest first.
    pub descending: bool,
}

/// Request for a page of a list.
#[derive(Clone, Debug)]
pub struct PageRequest {
    /// Most records of the page: 1 to 200 in a request, more where a list is read whole.
    pub limit: i64,
    /// Cursor of the next page, from the previous page.
    pub cursor: Option<String>,
    /// Requested order; absent for the list's own.
    pub sort: Option<Sort>,
}

impl PageRequest {
    /// Default number of records of a page.
    pub const DEFAULT_LIMIT: i64 = 50;
    /// Maximum number of records per page in a request.
    pub const MAX_LIMIT: i64 = 200;
    /// Records read at once where a list is read whole.
    pub const WHOLE: i64 = 1_000;
}

impl Default for PageRequest {
    fn default() -> Self {
        Self { limit: Self::DEFAULT_LIMIT, cursor: None, sort: None }
    }
}
