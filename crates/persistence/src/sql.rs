//! SQL dialect differences between the two databases, each in one place.

use std::ops::RangeInclusive;

use chrono::{Datelike, NaiveDate};
use diesel::{
    ExpressionMethods, Selectable,
    dsl::Between,
    sql_types::{BigInt, Bool, Text},
};
use finance::Month;
use kernel::{Cents, Error, Instant, Km, Result};

use crate::{
    connection::MultiBackend,
    prepared::{Hint, StaticSql, concat_sql, hint, static_sql},
};

/// The columns of a record, for an insert or update that returns it.
pub(crate) fn columns<Record: Selectable<MultiBackend>>() -> Record::SelectExpression {
    Record::construct_selection()
}

/// Returns a `LIKE` pattern for a text anywhere in a folded column; wildcards in the text are escaped.
pub(crate) fn containing(text: &str) -> String {
    // Longer searches are useless, and SQLite refuses patterns of many kilobytes.
    let text: String = text.trim().chars().take(100).collect();
    let folded = kernel::text::fold(&text);
    let mut pattern = String::from("%");
    for c in folded.chars().filter(|c| *c != '\0') {
        if matches!(c, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern.push('%');
    pattern
}

/// Values that both databases accept in a query. PostgreSQL refuses NUL in a text and days far before our era; SQLite
/// compares days as text, which fails beyond four-digit years.
pub(crate) trait QueryValue {
    /// Returns true when both databases accept this value.
    fn is_queryable(&self) -> bool;
}

impl QueryValue for String {
    fn is_queryable(&self) -> bool {
        !self.contains('\0')
    }
}

impl QueryValue for NaiveDate {
    fn is_queryable(&self) -> bool {
        (0..=9999).contains(&self.year())
    }
}

impl QueryValue for Instant {
    fn is_queryable(&self) -> bool {
        self.utc().date_naive().is_queryable()
    }
}

macro_rules! always_queryable {
    ($($number:ty),+) => { $(impl QueryValue for $number {
        fn is_queryable(&self) -> bool {
            true
        }
    })+ };
}
always_queryable!(i64, Cents, Km);

/// Clamps a day of a filter to the days that both databases accept; no record is outside.
pub(crate) fn day(day: NaiveDate) -> NaiveDate {
    let bound = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default();
    day.clamp(bound(1, 1, 1), bound(9999, 12, 31))
}

/// `COALESCE(SUM(column), 0)` as `BIGINT`: PostgreSQL sums a `BIGINT` to `NUMERIC`.
pub(crate) fn total(column: &'static str) -> StaticSql<BigInt> {
    concat_sql("CAST(COALESCE(SUM(", column, "), 0) AS BIGINT)")
}

/// Loaded kilometres of a freight in every figure: the SQL form of [`freight::TripKm`].
pub(crate) const LOADED_KM: &str = "CASE WHEN driven_km > empty_km THEN driven_km - empty_km ELSE distance_km END";

/// All kilometres of a freight, loaded and empty.
pub(crate) const TRIP_KM: &str = "CASE WHEN driven_km > empty_km THEN driven_km ELSE distance_km + empty_km END";

/// One for a freight whose kilometres are those of the odometer, else zero.
pub(crate) const READ_BY_ODOMETER: &str = "CASE WHEN driven_km > empty_km THEN 1 ELSE 0 END";

/// Parses a month that [`month`] wrote.
pub(crate) fn month_of(text: &str) -> Result<Month> {
    let day = format!("{text}-01").parse().map_err(|_| Error::Internal(format!("no month: {text}").into()))?;
    Ok(Month::of(day))
}

/// Condition for an open freight, neither completed nor cancelled, in the exact text of the partial index.
pub(crate) fn is_open() -> StaticSql<Bool> {
    static_sql("(freights.cancelled_on IS NULL AND freights.status <> 'completed')")
}

/// The month of a day, `2026-11`; both databases format days alike.
pub(crate) fn month(column: &'static str) -> StaticSql<Text> {
    concat_sql("SUBSTR(CAST(", column, " AS TEXT), 1, 7)")
}

/// Hint that a day is within the months of some days, beside the condition on the days: two of SQLite's indexes begin
/// with the month.
pub(crate) fn in_months_of(
    column: &'static str,
    days: &RangeInclusive<NaiveDate>,
) -> Hint<Between<StaticSql<Text>, String, String>> {
    hint(month(column).between(Month::of(*days.start()).to_string(), Month::of(*days.end()).to_string()))
}

/// Narrows a boxed query to the rows whose columns equal the filter's fields of the same names; an absent field filters
/// nothing.
macro_rules! narrowed {
    ($query:ident, $table:ident, $filter:expr, $($column:ident),+) => { $(
        if let Some(value) = $filter.$column {
            $query = $query.filter($table::$column.eq(value));
        }
    )+ };
}
pub(crate) use narrowed;
