//! Memoised parser of imported tables, so that a text is not parsed at every query.
//!
//! The cache key is the text itself, not the id of its import: the meaning of a text is independent of the database.

use std::{
    any::Any,
    collections::{BTreeMap, HashMap},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use ::rates::{RateKind, RateTable};
use chrono::NaiveDate;
use kernel::{Error, Result};

/// Maximum number of cached texts of a kind: more than there are acts. At the limit the cache is cleared.
pub const MAX_CACHED: usize = 100;

type Tables = HashMap<String, Arc<dyn Any + Send + Sync>>;

static TABLES: LazyLock<Mutex<BTreeMap<RateKind, Tables>>> = LazyLock::new(Mutex::default);

/// First day, title and table of a text.
pub type ParsedTable<T> = (NaiveDate, String, T);

/// Number of cached texts of a kind.
pub fn cached(kind: RateKind) -> usize {
    TABLES.lock().unwrap_or_else(PoisonError::into_inner).get(&kind).map_or(0, HashMap::len)
}

/// Returns the cached table of a text, or parses the text.
///
/// # Errors
/// [`Error::Internal`] for a text that is no table of its kind.
pub fn parse_cached<T: RateTable>(csv: &str) -> Result<Arc<ParsedTable<T>>> {
    let known = {
        let tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(&T::KIND).and_then(|tables| tables.get(csv)).cloned()
    };
    if let Some(entry) = known.and_then(|entry| entry.downcast().ok()) {
        return Ok(entry);
    }
    let entry: ParsedTable<T> =
        T::read(csv).map_err(|error| Error::Internal(format!("an imported table of {:?}: {error}", T::KIND).into()))?;
    let entry = Arc::new(entry);
    let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let tables = tables.entry(T::KIND).or_default();
    if tables.len() >= MAX_CACHED {
        tables.clear();
    }
    tables.insert(csv.to_owned(), Arc::<ParsedTable<T>>::clone(&entry));
    Ok(entry)
}
