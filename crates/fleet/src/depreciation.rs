//! Straight-line depreciation of a vehicle: its purchase price less its residual value, spread over the months of its
//! useful life, from the month of purchase on.

use chrono::{Datelike, NaiveDate};
use kernel::{Cents, Result};

use crate::Vehicle;

/// Depreciation of a vehicle: the loss, the months of its useful life and the day of purchase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depreciation {
    lost: Cents,
    months: i64,
    since: Option<NaiveDate>,
}

fn month_number(day: NaiveDate) -> i64 {
    i64::from(day.year()).saturating_mul(12).saturating_add(i64::from(day.month0()))
}

impl Depreciation {
    /// Returns the depreciation of a vehicle with known price and useful life.
    pub fn of(vehicle: &Vehicle) -> Result<Option<Self>> {
        let known =
            vehicle.fields.purchase_price_cents.zip(vehicle.fields.useful_life_months.filter(|months| *months > 0));
        let Some((price, months)) = known else { return Ok(None) };
        let lost = price.minus(vehicle.fields.residual_value_cents.unwrap_or_default())?.max(Cents::ZERO);
        Ok(Some(Self { lost, months, since: vehicle.fields.purchased_on }))
    }

    /// Loss of one month.
    pub fn monthly(&self) -> Result<Cents> {
        self.lost.scaled(1, self.months)
    }

    /// Returns true where the useful life has ended before the month of a day; never where the day of purchase is
    /// unknown.
    pub fn is_over(&self, on: NaiveDate) -> bool {
        self.since.is_some_and(|since| month_number(on) - month_number(since) >= self.months)
    }

    /// Loss of the months from `first` to `last`, both counted whole; zero where the day of purchase is unknown.
    /// Rounded from the purchase on, so that the months of a year sum to the year and all months to the whole loss.
    pub fn between(&self, first: NaiveDate, last: NaiveDate) -> Result<Cents> {
        let Some(since) = self.since.map(month_number) else { return Ok(Cents::ZERO) };
        let until = |month: i64| self.lost.scaled((month - since).clamp(0, self.months), self.months);
        let (first, last) = (month_number(first), month_number(last).saturating_add(1));
        until(last.max(first))?.minus(until(first)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    /// R$ 100.000,00 less R$ 30.000,00 over 60 months: R$ 1.166,67 a month, R$ 70.000,00 in all.
    fn truck(since: Option<&str>) -> Depreciation {
        Depreciation { lost: Cents::from(7_000_000), months: 60, since: since.map(day) }
    }

    #[test]
    fn the_months_make_the_year_and_all_of_them_the_whole_loss() {
        let truck = truck(Some("2024-03-31"));
        assert_eq!(truck.monthly().expect("a month").get(), 116_667);
        let between = |first: &str, last: &str| truck.between(day(first), day(last)).expect("a loss").get();
        // From March 2024 to December 2024, ten of the sixty months: 7.000.000 × 10 ÷ 60.
        assert_eq!(between("2024-01-01", "2024-12-31"), 1_166_667);
        let months: i64 =
            (1..=12).map(|month| between(&format!("2025-{month:02}-01"), &format!("2025-{month:02}-28"))).sum();
        assert_eq!((months, between("2025-01-01", "2025-12-31")), (1_400_000, 1_400_000));
        assert_eq!(between("2000-01-01", "2100-12-31"), 7_000_000);
        assert_eq!((between("2024-01-01", "2024-02-29"), between("2029-03-01", "2029-12-31")), (0, 0));
        assert_eq!(between("2024-06-01", "2024-05-01"), 0);
    }

    #[test]
    fn it_ends_with_the_useful_life_and_is_dated_by_the_purchase_alone() {
        let bought = truck(Some("2024-03-31"));
        assert_eq!((bought.is_over(day("2029-02-28")), bought.is_over(day("2029-03-01"))), (false, true));
        let undated = truck(None);
        assert!(!undated.is_over(day("2100-12-31")));
        assert_eq!(undated.between(day("2000-01-01"), day("2100-12-31")).expect("a loss"), Cents::ZERO);
    }
}
