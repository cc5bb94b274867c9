//! Income lost while a vehicle was out of use, by its own average.

use chrono::{Days, NaiveDate};
use kernel::{Cents, Result};
use serde::Serialize;
use utoipa::ToSchema;

/// Length of the window for the average, in days.
pub const WINDOW_DAYS: u64 = 365;
/// Minimum days of the average: fewer are not representative.
const MIN_DAYS: i64 = 30;

/// Basis of an average income per day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IncomeBasis {
    /// First day counted.
    pub from_on: NaiveDate,
    /// Last day counted: the one before the work.
    pub to_on: NaiveDate,
    /// Gross of the freights in between, in cents.
    pub revenue_cents: Cents,
    /// Number of calendar days counted.
    pub days: i64,
}

/// Returns the first day on which a freight counts for work done on a day.
pub fn window_start(done_on: NaiveDate) -> NaiveDate {
    done_on.checked_sub_days(Days::new(WINDOW_DAYS)).unwrap_or(done_on)
}

/// Returns the vehicle's average income per calendar day in the year before the work, times its days out of use. The
/// average counts from the first freight of that year, over 30 days at least. `None` without a freight.
pub fn not_earned(
    days_stopped: i64,
    done_on: NaiveDate,
    freights: &[(NaiveDate, Cents)],
) -> Result<Option<(Cents, IncomeBasis)>> {
    let start = window_start(done_on);
    let counted = || freights.iter().filter(|(day, _)| (start..done_on).contains(day));
    let Some(first) = counted().map(|(day, _)| *day).min() else { return Ok(None) };
    let days = (done_on - first).num_days().max(MIN_DAYS);
    let back = u64::try_from(days).unwrap_or_default();
    let revenue_cents = Cents::sum(counted().map(|(_, gross)| *gross))?;
    let basis = IncomeBasis {
        from_on: done_on.checked_sub_days(Days::new(back)).unwrap_or(first),
        to_on: done_on.pred_opt().unwrap_or(done_on),
        revenue_cents,
        days,
    };
    Ok(Some((revenue_cents.scaled(days_stopped, days)?, basis)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::day;

    fn cents(amount: i64) -> Cents {
        Cents::from(amount)
    }

    #[test]
    fn the_average_begins_with_the_first_freight_of_the_year_before() {
        let freights = [
            (day("2025-11-20"), cents(9_000_000)), // a day too early
            (day("2026-08-13"), cents(1_000_000)),
            (day("2026-11-20"), cents(500_000)),
            (day("2026-11-21"), cents(7_000_000)), // the day of the work itself
        ];
        let (lost, basis) = not_earned(3, day("2026-11-21"), &freights).expect("money").expect("freights");
        // R$ 15.000,00 in 100 days are R$ 150,00 a day.
        assert_eq!((lost, basis.days), (cents(45_000), 100));
        assert_eq!((basis.from_on, basis.to_on), (day("2026-08-13"), day("2026-11-20")));
        assert_eq!(basis.revenue_cents, cents(1_500_000));
        let whole = not_earned(1, day("2026-11-20"), &freights[..1]).expect("money").expect("a freight");
        assert_eq!(whole.1.days, 365, "the first day of the window counts");
    }

    #[test]
    fn a_few_days_count_as_thirty_and_none_as_nothing() {
        let freights = [(day("2026-11-20"), cents(100_000))];
        let (lost, basis) = not_earned(2, day("2026-11-21"), &freights).expect("money").expect("a freight");
        // R$ 1.000,00 in 30 days, two of them: 66,666… rounded once.
        assert_eq!((lost, basis.days, basis.from_on), (cents(6_667), 30, day("2026-10-22")));
        assert_eq!(not_earned(2, day("2026-11-20"), &freights).expect("money"), None);
        assert_eq!(not_earned(2, day("2026-11-20"), &[]).expect("money"), None);
    }
}
