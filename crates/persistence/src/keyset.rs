//! Keyset pagination: a page begins after the sort value and id of the previous page's last record. Every page costs
//! the same, and concurrent writes never repeat a record.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kernel::{Error, Page, PageRequest, Result};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::sql::QueryValue;

/// Cursor: position after the last record of a page.
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

/// Returns the error for an unsupported order; it names the supported ones.
pub(crate) fn unknown_sort(fields: &[&str]) -> Error {
    Error::malformed("sort", "unknown", format!("Esta lista se ordena por: {}.", fields.join(", ")))
}

impl Cursor {
    /// Encodes the cursor after the record with this sort value and id.
    pub(crate) fn text(sort: &str, descending: bool, value: impl Serialize, id: i64) -> Result<String> {
        let value = serde_json::to_value(value).map_err(|error| Error::Internal(error.into()))?;
        let cursor = Self { sort: sort.to_owned(), descending, value, id };
        let json = serde_json::to_vec(&cursor).map_err(|error| Error::Internal(error.into()))?;
        Ok(URL_SAFE_NO_PAD.encode(json))
    }

    /// Decodes a cursor, which must belong to the same order.
    pub(crate) fn parse(text: &str, sort: &str, descending: bool) -> Result<Self> {
        let json = URL_SAFE_NO_PAD.decode(text).map_err(|_| invalid())?;
        let cursor: Self = serde_json::from_slice(&json).map_err(|_| invalid())?;
        if cursor.sort == sort && cursor.descending == descending { Ok(cursor) } else { Err(invalid()) }
    }

    pub(crate) fn value<T: DeserializeOwned + QueryValue>(&self) -> Result<T> {
        let value = serde_json::from_value(self.value.clone()).ok().filter(T::is_queryable);
        value.ok_or_else(invalid)
    }
}

/// Parsed page request: sort field, direction, cursor and size.
pub(crate) struct KeysetRequest<'a> {
    pub(crate) field: &'a str,
    pub(crate) descending: bool,
    pub(crate) cursor: Option<Cursor>,
    limit: i64,
}

impl<'a> KeysetRequest<'a> {
    /// Parses a page request; `default` is the order of a request without one.
    pub(crate) fn of(request: &'a PageRequest, default: &'a str) -> Result<Self> {
        let (field, descending) = match &request.sort {
            Some(sort) => (sort.field.as_str(), sort.descending),
            None => (default.trim_start_matches('-'), default.starts_with('-')),
        };
        let cursor = request.cursor.as_deref().map(|text| Cursor::parse(text, field, descending)).transpose()?;
        Ok(Self { field, descending, cursor, limit: request.limit.clamp(1, PageRequest::WHOLE) })
    }

    /// Number of rows to load: one more than the page size, which reveals a next page.
    pub(crate) fn rows(&self) -> i64 {
        self.limit.saturating_add(1)
    }

    /// Builds the page from the loaded rows, with the cursor of its last record if more follow.
    pub(crate) fn page<T>(&self, mut items: Vec<T>, cursor: impl FnOnce(&T) -> Result<String>) -> Result<Page<T>> {
        let more = i64::try_from(items.len()).is_ok_and(|count| count > self.limit);
        if more {
            items.pop();
        }
        let last = if more { items.last() } else { None };
        Ok(Page { next_cursor: last.map(cursor).transpose()?, items })
    }
}

/// Loads one page of a boxed query, as a `Result<Page<Row>>`. Each supported order has a column and the row's field
/// with its value:
/// `keyset!(db, request, query => Row, (id_column, id), default_sort, { "name" => column, field: type; .. })`.
macro_rules! keyset {
    (
        $db:expr, $request:expr, $query:expr => $row:ty, ($id:expr, $($own:ident).+), $default:literal,
        { $($name:literal => $column:expr, $($value:ident).+ : $ty:ty);+ $(;)? }
    ) => {{
        let (db, request, mut query) = (&mut *$db, $request, $query);
        let id = |row: &$row| -> i64 { row.$($own).+.into() };
        let load = || {
            let requested = $crate::keyset::KeysetRequest::of(request, $default)?;
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
