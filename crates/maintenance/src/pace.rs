//! Pace: average kilometres per day of a vehicle.

use chrono::{Days, NaiveDate};
use kernel::{Km, Result, quantity::scale};

/// Length of the window for the pace, in days.
pub const WINDOW_DAYS: u64 = 180;
/// Minimum days between two readings: a shorter span is not representative.
const MIN_READING_DAYS: i64 = 7;
/// Minimum days over which a trailer's kilometres are averaged at the beginning of its use.
const MIN_TRIP_DAYS: i64 = 30;
/// Longest forecast in days: a hundred years.
const MAX_DAYS: i64 = 36_525;

/// Kilometres driven in some days, both above zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    km: i64,
    days: i64,
}

/// Returns the first day that counts for the pace.
pub fn window_start(today: NaiveDate) -> NaiveDate {
    today.checked_sub_days(Days::new(WINDOW_DAYS)).unwrap_or(today)
}

impl Pace {
    fn of(km: i64, days: i64) -> Option<Self> {
        (km > 0 && days > 0).then_some(Self { km, days })
    }

    /// Returns a truck's pace, from its dated odometer readings of the last 180 days: at least two that are a week
    /// apart.
    pub fn of_readings(readings: &[(NaiveDate, Km)], today: NaiveDate) -> Option<Self> {
        let start = window_start(today);
        let counted = || readings.iter().filter(|(day, _)| (start..=today).contains(day));
        let (first, last) = (counted().min()?, counted().max()?);
        let days = (last.0 - first.0).num_days();
        let km = last.1.get().saturating_sub(first.1.get());
        if days < MIN_READING_DAYS { None } else { Self::of(km, days) }
    }

    /// Returns a trailer's pace, from the kilometres of its trips in the last 180 days: since the first of them, and
    /// over 30 days at least.
    pub fn of_trips(trips: &[(NaiveDate, Km)], today: NaiveDate) -> Option<Self> {
        let start = window_start(today);
        let counted = || trips.iter().filter(|(day, _)| (start..=today).contains(day));
        let first = counted().map(|(day, _)| *day).min()?;
        let km = counted().fold(0_i64, |sum, (_, km)| sum.saturating_add(km.get()));
        Self::of(km, (today - first).num_days().max(MIN_TRIP_DAYS))
    }

    /// Returns the pace in kilometres per day, rounded half away from zero.
    pub fn per_day(self) -> Result<Km> {
        scale(self.km, 1, self.days).map(Km::from)
    }

    /// Returns the days for a number of kilometres, rounded half away from zero.
    pub fn days_for(self, km: i64) -> Result<i64> {
        Ok(scale(km, self.days, self.km)?.clamp(0, MAX_DAYS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::day;

    fn readings(all: &[(&str, i64)]) -> Vec<(NaiveDate, Km)> {
        all.iter().map(|(on, km)| (day(on), Km::from(*km))).collect()
    }

    #[test]
    fn a_truck_wants_two_readings_a_week_apart() {
        let today = day("2026-11-21");
        let pace = |all: &[(&str, i64)]| Pace::of_readings(&readings(all), today);
        assert_eq!(pace(&[]), None);
        assert_eq!(pace(&[("2026-11-01", 100)]), None);
        assert_eq!(pace(&[("2026-11-01", 100), ("2026-11-07", 700)]), None, "six days");
        assert_eq!(pace(&[("2026-11-08", 800), ("2026-11-01", 100)]), Some(Pace { km: 700, days: 7 }), "in any order");
        assert_eq!(pace(&[("2026-11-01", 100), ("2026-11-08", 100)]), None, "it stood still");
        // 2026-05-25 is 180 days before, so the day before it is out of the window; tomorrow's reading does not count.
        assert_eq!(pace(&[("2026-05-24", 0), ("2026-05-25", 1_000), ("2026-11-22", 99_000)]), None);
        let half = pace(&[("2026-05-24", 0), ("2026-05-25", 1_000), ("2026-11-21", 55_000)]).expect("a pace");
        assert_eq!(half.per_day().expect("km"), Km::from(300));
    }

    #[test]
    fn a_trailer_drives_what_it_was_pulled() {
        let today = day("2026-11-21");
        assert_eq!(Pace::of_trips(&[], today), None);
        let trips = readings(&[("2026-11-20", 1_500)]);
        assert_eq!(Pace::of_trips(&trips, today).map(|pace| pace.per_day().expect("km")), Some(Km::from(50)));
        let trips = readings(&[("2026-08-13", 1_500), ("2026-11-20", 1_500), ("2026-01-01", 9_000)]);
        assert_eq!(Pace::of_trips(&trips, today), Some(Pace { km: 3_000, days: 100 }));
    }

    #[test]
    fn the_days_ahead_are_bounded() {
        let pace = Pace { km: 1, days: 180 };
        assert_eq!(pace.days_for(i64::MAX / 200).expect("days"), MAX_DAYS);
        assert_eq!(pace.days_for(-5).expect("days"), 0);
        assert_eq!(Pace { km: 300, days: 1 }.days_for(1_000).expect("days"), 3);
    }
}
