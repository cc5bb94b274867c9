//! Fill-ups for the tests.

use kernel::{Cents, FuelRecordId, Km, Milliliters};

use super::Fill;
use crate::sample::day;

/// A full tank of so many litres.
pub fn fill(id: i64, on: &str, km: i64, liters: i64) -> Fill {
    Fill {
        id: FuelRecordId::from(id),
        filled_on: day(on),
        odometer_km: Some(Km::from(km)),
        volume_ml: Milliliters::from(liters * 1_000),
        total_cents: Cents::from(liters * 700),
        full_tank: true,
        missed_previous: false,
    }
}

/// The same with something changed.
pub fn filled(mut fill: Fill, change: impl FnOnce(&mut Fill)) -> Fill {
    change(&mut fill);
    fill
}
