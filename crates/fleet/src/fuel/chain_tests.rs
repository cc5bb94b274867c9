//! Tests of the chain of full tanks.

use chrono::Days;
use proptest::prelude::*;

use super::*;
use crate::fuel::sample::{fill, filled};
use crate::sample::day;

/// Measurement of each, in the order of the chain: `2350` or the reason.
fn says(fills: Vec<Fill>) -> String {
    let words = measure(fills).expect("measured").into_iter().map(|(_, measured)| match measured {
        Ok(segment) => segment.meters_per_liter.to_string(),
        Err(missing) => missing.as_str().to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn from_full_to_full_with_the_partial_ones_between() {
    let first = fill(1, "2026-01-01", 100_000, 500);
    let part = filled(fill(2, "2026-01-02", 100_300, 100), |fill| fill.full_tank = false);
    let second = fill(3, "2026-01-03", 101_000, 300);
    let third = fill(4, "2026-01-05", 102_000, 500);
    assert_eq!(says(vec![third, first, part, second]), "first_full partial 2500 2000");
    let measured = measure(vec![first, part, second]).expect("measured");
    let segment = measured.last().expect("one").1.expect("a segment");
    assert_eq!((segment.km, segment.volume_ml), (Km::from(1_000), Milliliters::from(400_000)));
    assert_eq!((segment.from_on, segment.to_on), (day("2026-01-01"), day("2026-01-03")));
}

#[test]
fn breaks_and_resumes_the_consumption_chain() {
    let full = |id, on, km| fill(id, on, km, 400);
    let missed = filled(full(2, "2026-01-02", 101_000), |fill| fill.missed_previous = true);
    let next = full(3, "2026-01-03", 102_000);
    assert_eq!(says(vec![full(1, "2026-01-01", 100_000), missed, next]), "first_full missed_fill 2500");
    let part = filled(missed, |fill| fill.full_tank = false);
    assert_eq!(says(vec![full(1, "2026-01-01", 100_000), part, next]), "first_full partial missed_fill");
    let blind = filled(full(2, "2026-01-02", 0), |fill| fill.odometer_km = None);
    assert_eq!(says(vec![full(1, "2026-01-01", 100_000), blind, next]), "first_full no_odometer 2500");
    assert_eq!(says(vec![blind]), "no_odometer");
    assert_eq!(says(vec![]), "");
}

#[test]
fn one_stop_is_taken_together_and_no_litre_is_lost() {
    let first = fill(1, "2026-01-01", 100_000, 500);
    // Two pumps at one stop, in either order of recording, and with either of them called full.
    for (one, other) in [(true, true), (true, false), (false, true)] {
        let a = filled(fill(2, "2026-01-02", 101_000, 300), |fill| fill.full_tank = one);
        let b = filled(fill(3, "2026-01-02", 101_000, 100), |fill| fill.full_tank = other);
        let expected = if one && !other { "first_full 2500 partial 2500" } else { "first_full partial 2500 2500" };
        assert_eq!(says(vec![first, a, b, fill(4, "2026-01-03", 102_000, 400)]), expected);
    }
    // A tank full again on another day without having driven: its fuel is burned on the segment that follows.
    let idle = fill(2, "2026-01-02", 100_000, 50);
    assert_eq!(says(vec![first, idle, fill(3, "2026-01-03", 101_000, 350)]), "first_full partial 2500");
}

#[test]
fn on_one_day_the_odometer_decides() {
    let morning = fill(9, "2026-01-01", 100_000, 500);
    let evening = fill(2, "2026-01-01", 101_000, 400);
    assert_eq!(says(vec![evening, morning]), "first_full 2500");
}

/// A distance driven, and the stops on it with the part of its fuel that each fills.
fn ways() -> impl Strategy<Value = (i64, Vec<(i64, i64, bool, u64)>)> {
    (1_000_i64..5_000, proptest::collection::vec((0_i64..1_000, 1_000_i64..400_000, any::<bool>(), 0_u64..3), 0..12))
}

proptest! {
    /// Between the same two full tanks the same fuel gives the same km/l, in any split into full and partial fills, and
    /// with any of them lacking an odometer.
    #[test]
    fn the_split_of_the_fuel_does_not_change_the_consumption((km, stops) in ways(), blind in any::<u16>()) {
        let start = fill(1, "2026-01-01", 100_000, 300);
        let mut fills = vec![start];
        let (mut on, mut at) = (start.filled_on, 100_000);
        for (index, (share, volume, full, days)) in (2_i64..).zip(&stops) {
            on = on.checked_add_days(Days::new(*days)).expect("a day");
            at = (at + share * km / 1_000 / 12).min(100_000 + km - 1);
            let odometer = if blind >> (index % 16) & 1 == 1 { None } else { Some(Km::from(at)) };
            let volume_ml = Milliliters::from(*volume);
            fills.push(Fill { id: index.into(), filled_on: on, odometer_km: odometer, volume_ml, full_tank: *full, ..start });
        }
        let last = on.checked_add_days(Days::new(1)).expect("a day");
        fills.push(Fill { id: 99.into(), filled_on: last, odometer_km: Some(Km::from(100_000 + km)), ..start });
        // Fuel filled on the first day before the truck left belongs to the tank that was full then.
        let before: i64 = fills
            .iter()
            .filter(|fill| fill.id != start.id && fill.filled_on == start.filled_on)
            .filter(|fill| fill.odometer_km.is_none_or(|at| at.get() == 100_000))
            .map(|fill| fill.volume_ml.get())
            .sum();
        let all: i64 = fills.iter().skip(1).map(|fill| fill.volume_ml.get()).sum::<i64>() - before;
        let measured = measure(fills).expect("measured");
        let segments: Vec<Segment> = measured.into_iter().filter_map(|(_, measured)| measured.ok()).collect();
        prop_assert_eq!(segments.iter().map(|one| one.km.get()).sum::<i64>(), km);
        prop_assert_eq!(segments.iter().map(|one| one.volume_ml.get()).sum::<i64>(), all);
        prop_assert_eq!(overall(&segments).expect("a figure"), meters_per_liter(Km::from(km), Milliliters::from(all)).expect("a figure"));
    }
}
