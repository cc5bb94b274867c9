//! Default period of a settlement: all open items of the driver.

use chrono::{Datelike, NaiveDate, TimeDelta};

use crate::{Period, entry::MAX_DAYS};

/// Returns the default period of a new settlement: from the oldest open item to today, or to the last one if that is
/// later. It is at most the longest period of a settlement, so that the oldest items are settled first. `items` are the
/// days of the open freights, advances and expenses. `first` is the requested day, else the first one with an open
/// fixed pay. Without open items it is the current month.
pub fn open_period(items: &[NaiveDate], first: Option<NaiveDate>, today: NaiveDate) -> Period {
    let oldest = items.iter().copied().chain(first).min();
    let from = oldest.unwrap_or_else(|| month_of(today)).min(today);
    let last = items.iter().copied().max().map_or(today, |day| day.max(today));
    let longest = TimeDelta::try_days(MAX_DAYS - 1).and_then(|days| from.checked_add_signed(days));
    (from, longest.map_or(last, |longest| longest.min(last)))
}

/// Returns the first day with an open fixed pay: the one after all settled days, or the first of the current month
/// without any.
pub fn salary_open_from(paid: &[Period], today: NaiveDate) -> NaiveDate {
    let last = paid.iter().map(|(_, to)| *to).max();
    last.and_then(|last| last.succ_opt()).unwrap_or_else(|| month_of(today))
}

fn month_of(day: NaiveDate) -> NaiveDate {
    day.with_day(1).unwrap_or(day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::day;

    #[track_caller]
    fn covers(items: &[&str], first: Option<&str>, period: (&str, &str)) {
        let items: Vec<NaiveDate> = items.iter().copied().map(day).collect();
        let found = open_period(&items, first.map(day), day("2026-11-21"));
        assert_eq!(found, (day(period.0), day(period.1)), "{items:?} {first:?}");
    }

    #[test]
    fn the_period_covers_all_that_is_open() {
        covers(&["2026-10-30", "2026-09-03", "2026-11-02"], None, ("2026-09-03", "2026-11-21"));
        covers(&["2026-11-05", "2026-12-01"], None, ("2026-11-05", "2026-12-01"));
        covers(&["2026-12-01"], None, ("2026-11-21", "2026-12-01"));
        covers(&[], None, ("2026-11-01", "2026-11-21"));
    }

    #[test]
    fn the_fixed_pay_counts_from_where_it_is_open() {
        covers(&[], Some("2026-10-16"), ("2026-10-16", "2026-11-21"));
        covers(&["2026-11-05"], Some("2026-10-16"), ("2026-10-16", "2026-11-21"));
        covers(&[], Some("2026-12-01"), ("2026-11-21", "2026-11-21"));
        let paid = [(day("2026-09-16"), day("2026-10-15")), (day("2026-08-16"), day("2026-09-15"))];
        assert_eq!(salary_open_from(&paid, day("2026-11-21")), day("2026-10-16"));
        assert_eq!(salary_open_from(&[], day("2026-11-21")), day("2026-11-01"));
    }

    #[test]
    fn items_older_than_a_year_are_sorted_first() {
        covers(&["2024-02-10", "2026-11-02"], None, ("2024-02-10", "2025-02-09"));
    }
}
