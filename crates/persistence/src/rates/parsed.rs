//! Cache of parsed imported tables, so that a text is not parsed again at every query.
//!
//! The key is the text itself, not its import: the text means the same whatever database it comes from.

use std::{
    any::Any,
    collections::{BTreeMap, HashMap},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use ::rates::{RateKind, RateTable};
use chrono::NaiveDate;
use kernel::{Error, Result};

/// Maximum number of texts of a kind in the cache: more than there are acts. At the limit all are forgotten.
const MOST: usize = 100;

type Tables = HashMap<String, Arc<dyn Any + Send + Sync>>;

static TABLES: LazyLock<Mutex<BTreeMap<RateKind, Tables>>> = LazyLock::new(Mutex::default);

/// First day, title and table of a text.
pub(super) type Said<T> = (NaiveDate, String, T);

/// Parses the text of an imported table, or returns it from the cache.
pub(super) fn parsed<T: RateTable>(csv: &str) -> Result<Arc<Said<T>>> {
    let known = {
        let tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(&T::KIND).and_then(|tables| tables.get(csv)).cloned()
    };
    if let Some(said) = known.and_then(|said| said.downcast().ok()) {
        return Ok(said);
    }
    let said: Said<T> =
        T::read(csv).map_err(|error| Error::Internal(format!("an imported table of {:?}: {error}", T::KIND)))?;
    let said = Arc::new(said);
    let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let tables = tables.entry(T::KIND).or_default();
    if tables.len() >= MOST {
        tables.clear();
    }
    tables.insert(csv.to_owned(), Arc::<Said<T>>::clone(&said));
    Ok(said)
}

#[cfg(test)]
mod tests {
    use ::rates::{DieselPrices, WaitingTimeRate};

    use super::*;

    fn rate(cents: usize) -> String {
        format!("valid_from,title,rate\n2027-04-01,Lido {cents},{}.{:02}\n", cents / 100, cents % 100)
    }

    #[test]
    fn a_text_is_read_once_and_no_more_than_so_many_are_kept() {
        let read = |cents: usize| parsed::<WaitingTimeRate>(&rate(cents)).expect("a table");
        let (first, again) = (read(1), read(1));
        assert!(Arc::ptr_eq(&first, &again), "it was read again");
        for cents in 1..=MOST * 3 {
            assert_eq!(read(cents).2.cents.get(), i64::try_from(cents).expect("a number"));
            let kept = TABLES.lock().expect("tables").get(&RateKind::WaitingTime).map_or(0, HashMap::len);
            assert!((1..=MOST).contains(&kept), "{kept}");
        }
        assert_eq!(*read(1), *first);
    }

    #[test]
    fn a_text_is_of_its_kind_and_a_bad_one_of_none() {
        let text = rate(77);
        assert!(parsed::<WaitingTimeRate>(&text).is_ok());
        assert!(matches!(parsed::<DieselPrices>(&text), Err(Error::Internal(_))));
        for _ in 0..2 {
            assert!(matches!(parsed::<WaitingTimeRate>("valid_from,title,rate\n"), Err(Error::Internal(_))));
        }
    }
}
