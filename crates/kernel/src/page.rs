//! Lists: what part of one is asked for, and the answer.

use serde::Serialize;
use utoipa::ToSchema;

/// A part of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Page<T> {
    /// The records.
    pub items: Vec<T>,
    /// Where the next part begins; absent at the end.
    pub next_cursor: Option<String>,
}

impl<T> Page<T> {
    /// The whole list in one part.
    pub fn whole(items: Vec<T>) -> Self {
        Self { items, next_cursor: None }
    }

    /// The same page with each record turned into another shape.
    pub fn map<U>(self, shape: impl FnMut(T) -> U) -> Page<U> {
        Page { items: self.items.into_iter().map(shape).collect(), next_cursor: self.next_cursor }
    }
}

/// By which field a list is ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sort {
    /// The field's name on the wire.
    pub field: String,
    /// Greatest first.
    pub descending: bool,
}

/// Which part of a list is asked for.
#[derive(Clone, Debug)]
pub struct PageRequest {
    /// At most how many records: 1 to 200 of those who ask, more where a list is read whole.
    pub limit: i64,
    /// Where to go on, as given by the part before.
    pub cursor: Option<String>,
    /// The order asked for; absent means the list's own.
    pub sort: Option<Sort>,
}

impl PageRequest {
    /// How many records a part holds unless told.
    pub const DEFAULT_LIMIT: i64 = 50;
    /// How many records a part holds at most, of those who ask.
    pub const MAX_LIMIT: i64 = 200;
    /// How many records are read at once of a list that is read whole.
    pub const WHOLE: i64 = 1_000;
}

impl Default for PageRequest {
    fn default() -> Self {
        Self { limit: Self::DEFAULT_LIMIT, cursor: None, sort: None }
    }
}
