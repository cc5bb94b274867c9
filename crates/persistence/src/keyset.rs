//! Keyset pagination: a page begins after the last record of the page before, by sort value and id, so that every page
//! costs the same and no record is shown twice while others write.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kernel::{Error, Page, PageRequest, Result};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::sql::Askable;

/// Position after the last record of a page, where the next page begins.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Cursor {
    sort: String,
    descending: bool,
    value: serde_json::Value,
    pub(crate) id: i64,
}

fn invalid() -> Error {
    Error::malformed("cursor", "invalid", "O cursor não é desta lista; recomece do início.")
}

/// Returns the error for an order that the list does not have; it names those that it has.
pub(crate) fn unknown_sort(fields: &[&str]) -> Error {
    Error::malformed("sort", "unknown", format!("Esta lista se ordena por: {}.", fields.join(", ")))
}

impl Cursor {
    /// Returns the text of the cursor after the record with this sort value and id.
    pub(crate) fn text(sort: &str, descending: bool, value: impl Serialize, id: i64) -> Result<String> {
        let value = serde_json::to_value(value).map_err(|error| Error::Internal(error.into()))?;
        let cursor = Self { sort: sort.to_owned(), descending, value, id };
        let json = serde_json::to_vec(&cursor).map_err(|error| Error::Internal(error.into()))?;
        Ok(URL_SAFE_NO_PAD.encode(json))
    }

    /// Reads a cursor, which must come from the same order.
    pub(crate) fn parse(text: &str, sort: &str, descending: bool) -> Result<Self> {
        let json = URL_SAFE_NO_PAD.decode(text).map_err(|_| invalid())?;
        let cursor: Self = serde_json::from_slice(&json).map_err(|_| invalid())?;
        if cursor.sort == sort && cursor.descending == descending { Ok(cursor) } else { Err(invalid()) }
    }

    pub(crate) fn value<T: DeserializeOwned + Askable>(&self) -> Result<T> {
        let value = serde_json::from_value(self.value.clone()).ok().filter(T::is_askable);
        value.ok_or_else(invalid)
    }
}

/// Requested page: sort field, direction, position and size.
pub(crate) struct PageAsked<'a> {
    pub(crate) field: &'a str,
    pub(crate) descending: bool,
    pub(crate) cursor: Option<Cursor>,
    limit: i64,
}

impl<'a> PageAsked<'a> {
    /// Reads a page request; `default` is the order if it names none.
    pub(crate) fn of(request: &'a PageRequest, default: &'a str) -> Result<Self> {
        let (field, descending) = match &request.sort {
            Some(sort) => (sort.field.as_str(), sort.descending),
            None => (default.trim_start_matches('-'), default.starts_with('-')),
        };
        let cursor = request.cursor.as_deref().map(|text| Cursor::parse(text, field, descending)).transpose()?;
        Ok(Self { field, descending, cursor, limit: request.limit.clamp(1, PageRequest::WHOLE) })
    }

    /// Number of rows to load: one more than are shown, to tell whether there is another page.
    pub(crate) fn rows(&self) -> i64 {
        self.limit.saturating_add(1)
    }

    /// Returns the page of the loaded rows, with the cursor of the last one shown if more follow.
    pub(crate) fn page<T>(&self, mut items: Vec<T>, cursor: impl FnOnce(&T) -> Result<String>) -> Result<Page<T>> {
        let more = i64::try_from(items.len()).is_ok_and(|count| count > self.limit);
        if more {
            items.pop();
        }
        let last = if more { items.last() } else { None };
        Ok(Page { next_cursor: last.map(cursor).transpose()?, items })
    }
}

/// Loads one page of a boxed query, as a `Result<Page<Row>>`. Each order of the list names a column and the row's field
/// that holds it:
/// `keyset!(db, request, query => Row, (id_column, id), default_sort, { "name" => column, field: type; .. })`.
macro_rules! keyset {
    (
        $db:expr, $request:expr, $query:expr => $row:ty, ($id:expr, $($own:ident).+), $default:literal,
        { $($name:literal => $column:expr, $($value:ident).+ : $ty:ty);+ $(;)? }
    ) => {{
        let (db, request, mut query) = (&mut *$db, $request, $query);
        let id = |row: &$row| -> i64 { row.$($own).+.into() };
        let load = || {
            let requested = $crate::keyset::PageAsked::of(request, $default)?;
            let (field, descending) = (requested.field, requested.descending);
            match field {
                $($name => {
                    if let Some(cursor) = &requested.cursor {
                        let value: $ty = cursor.value()?;
                        query = if descending {
                            query.filter($column.le(value.clone()).and($column.lt(value).or($id.lt(cursor.id))))
                        } else {
                            query.filter($column.ge(value.clone()).and($column.gt(value).or($id.gt(cursor.id))))
                        };
                    }
                    query = if descending {
                        query.order(($column.desc(), $id.desc()))
                    } else {
                        query.order(($column.asc(), $id.asc()))
                    };
                    let rows: Vec<$row> = query.limit(requested.rows()).load(db)?;
                    requested.page(rows, |last| $crate::keyset::Cursor::text(field, descending, &last.$($value).+, id(last)))
                })+
                _ => Err($crate::keyset::unknown_sort(&[$($name),+])),
            }
        };
        load()
    }};
}
pub(crate) use keyset;
