//! The cache of parsed rate tables.

use std::sync::Arc;

use kernel::Error;
use persistence::rates::table_cache::{MAX_CACHED, cached, parse_cached};
use rates::{DieselPrices, RateKind, WaitingTimeRate};

fn rate(cents: usize) -> String {
    format!("valid_from,title,rate\n2027-04-01,Lido {cents},{}.{:02}\n", cents / 100, cents % 100)
}

#[test]
fn parses_a_text_once_and_bounds_the_cache() {
    let read = |cents: usize| parse_cached::<WaitingTimeRate>(&rate(cents)).expect("a table");
    let (first, again) = (read(1), read(1));
    assert!(Arc::ptr_eq(&first, &again), "it was read again");
    for cents in 1..=MAX_CACHED * 3 {
        assert_eq!(read(cents).2.cents.get(), i64::try_from(cents).expect("a number"));
        let kept = cached(RateKind::WaitingTime);
        assert!((1..=MAX_CACHED).contains(&kept), "{kept}");
    }
    assert_eq!(*read(1), *first);
}

#[test]
fn refuses_a_text_of_another_kind() {
    let text = rate(77);
    assert!(parse_cached::<WaitingTimeRate>(&text).is_ok());
    assert!(matches!(parse_cached::<DieselPrices>(&text), Err(Error::Internal(_))));
    for _ in 0..2 {
        assert!(matches!(parse_cached::<WaitingTimeRate>("valid_from,title,rate\n"), Err(Error::Internal(_))));
    }
}
