//! Pages by key: a page begins behind the last record of the one before, by its sort value and id, so that it costs the
//! same wherever it is and nothing is shown twice while others write.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kernel::{Error, FieldError, Result};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::sql::Askable;

/// Where a page ended.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Cursor {
    sort: String,
    descending: bool,
    value: serde_json::Value,
    pub(crate) id: i64,
}

fn refused(field: &str, code: &str, message: &str) -> Error {
    let error = FieldError { field: field.into(), code: code.into(), message: message.into() };
    Error::Malformed { detail: message.into(), errors: vec![error] }
}

fn invalid() -> Error {
    refused("cursor", "invalid", "O cursor não é desta lista; recomece do início.")
}

/// The list has no such order.
pub(crate) fn unknown_sort() -> Error {
    refused("sort", "unknown", "Esta lista não pode ser ordenada por esse campo.")
}

impl Cursor {
    /// The text of a cursor behind the record with this sort value and id.
    pub(crate) fn text(sort: &str, descending: bool, value: impl Serialize, id: i64) -> Result<String> {
        let value = serde_json::to_value(value).map_err(|error| Error::Internal(error.to_string()))?;
        let cursor = Self { sort: sort.to_owned(), descending, value, id };
        let json = serde_json::to_vec(&cursor).map_err(|error| Error::Internal(error.to_string()))?;
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

/// Loads one page of a boxed query:
/// `keyset!(db, request, query => Row, id_column, default_sort, { "name" => column, field: type; .. })`.
macro_rules! keyset {
    ($db:expr, $request:expr, $query:expr => $row:ty, $id:expr, $default:literal, { $($name:literal => $column:expr, $value:ident : $ty:ty);+ $(;)? }) => {{
        let request: &kernel::PageRequest = $request;
        let default: &str = $default;
        let (field, descending) = match &request.sort {
            Some(sort) => (sort.field.as_str(), sort.descending),
            None => (default.trim_start_matches('-'), default.starts_with('-')),
        };
        let cursor = request.cursor.as_deref().map(|text| $crate::keyset::Cursor::parse(text, field, descending)).transpose()?;
        let mut query = $query;
        match field {
            $($name => {
                if let Some(cursor) = &cursor {
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
            })+
            _ => return Err($crate::keyset::unknown_sort()),
        }
        let limit = request.limit.clamp(1, kernel::PageRequest::WHOLE);
        let mut items: Vec<$row> = query.limit(limit.saturating_add(1)).load($db)?;
        let more = i64::try_from(items.len()).is_ok_and(|count| count > limit);
        let mut next_cursor = None;
        if more {
            items.pop();
            if let Some(last) = items.last() {
                next_cursor = Some(match field {
                    $($name => $crate::keyset::Cursor::text(field, descending, &last.$value, last.id.into())?,)+
                    _ => return Err($crate::keyset::unknown_sort()),
                });
            }
        }
        kernel::Page { items, next_cursor }
    }};
}
pub(crate) use keyset;
