//! Dated odometer readings of a truck, from fill-ups, repairs and freights: a new one must be between those of the days
//! before and those of the days after. Within one day any order is accepted.

use std::fmt;

use chrono::NaiveDate;
use kernel::{
    Check, Instant, Km, Warning, Zone,
    text::{day, duration, grouped},
};

/// Greatest plausible distance in kilometres per day; more needs a confirmation.
const MAX_KM_PER_DAY: i64 = 1_500;
/// Greatest plausible jump, in kilometres, of a first reading above the stated odometer: a season's work. More needs a
/// confirmation.
const MAX_JUMP_KM: i64 = 30_000;

/// Greatest plausible average speed in km/h between two events of a freight; a truck is limited to 90 on the best
/// roads, and clock readings are imprecise.
const MAX_AVERAGE_KMH: i64 = 110;
/// Kilometres between two events that need no confirmation at any times: an event is often recorded a while after it.
const MIN_DOUBTED_KM: i64 = 30;

/// Record that a reading is written down in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingSource {
    /// Fill-up.
    FillUp,
    /// Maintenance record.
    Maintenance,
    /// Freight, with its number.
    Freight(i64),
}

impl fmt::Display for ReadingSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FillUp => f.write_str("abastecimento"),
            Self::Maintenance => f.write_str("manutenção"),
            Self::Freight(number) => write!(f, "frete nº {number}"),
        }
    }
}

/// Odometer reading on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Day in the user's zone.
    pub on: NaiveDate,
    /// Odometer in kilometres.
    pub km: Km,
    /// Record of the reading.
    pub source: ReadingSource,
}

fn number(km: Km) -> String {
    grouped(km.get().unsigned_abs())
}

/// Notes a fault at `field` where a reading contradicts those of other days.
pub fn check_between(check: &mut Check, field: &str, reading: Reading, others: &[Reading]) {
    let before = others.iter().filter(|other| other.on < reading.on).max_by_key(|other| (other.km, other.on));
    let after = others.iter().filter(|other| other.on > reading.on).min_by_key(|other| (other.km, other.on));
    if let Some(before) = before.filter(|before| before.km > reading.km) {
        let message = format!(
            "Em {} o hodômetro já marcava {} km ({}): em {} não pode ser menor. Confira o número e a data.",
            day(before.on),
            number(before.km),
            before.source,
            day(reading.on)
        );
        check.fail(field, "odometer_backwards", message);
    } else if let Some(after) = after.filter(|after| after.km < reading.km) {
        let message = format!(
            "Em {} o hodômetro marcava {} km ({}): em {} não pode ser maior. Confira o número e a data.",
            day(after.on),
            number(after.km),
            after.source,
            day(reading.on)
        );
        check.fail(field, "odometer_backwards", message);
    }
}

/// Warns of a reading that is unlikely against its neighbours: more than 1,500 km for each day between them
/// (`km_per_day`). Without any earlier reading, it warns if it is far above the truck's stated odometer
/// (`odometer_jump`).
pub fn unlikely(reading: Reading, others: &[Reading], stated: Km) -> Vec<Warning> {
    let place = |one: &Reading| (one.on, one.km);
    let before = others.iter().filter(|other| place(other) <= place(&reading)).max_by_key(|other| place(other));
    let after = others.iter().filter(|other| place(other) > place(&reading)).min_by_key(|other| place(other));
    let too_far = [before, after].into_iter().flatten().find(|other| {
        let days = (reading.on - other.on).num_days().abs().max(1);
        reading.km.get().abs_diff(other.km.get()) > days.saturating_mul(MAX_KM_PER_DAY).unsigned_abs()
    });
    let per_day = too_far.map(|other| {
        let message = format!(
            "De {} km em {} a {} km em {} são mais de {} km por dia. Confirme se o hodômetro está certo.",
            number(other.km),
            day(other.on),
            number(reading.km),
            day(reading.on),
            grouped(MAX_KM_PER_DAY.unsigned_abs())
        );
        Warning::new("km_per_day", message).at("odometerKm")
    });
    let jumps =
        before.is_none() && stated > Km::default() && reading.km.get().saturating_sub(stated.get()) > MAX_JUMP_KM;
    let jump = jumps.then(|| {
        let message = format!(
            "O cadastro do veículo diz {} km e este registro diz {} km. Confirme se o hodômetro está certo.",
            number(stated),
            number(reading.km)
        );
        Warning::new("odometer_jump", message).at("odometerKm")
    });
    per_day.into_iter().chain(jump).collect()
}

/// Warns of a reading unreachable at an average of 110 km/h from the event before, or to the event after
/// (`speed_unlikely`). `others` are the timed readings of the same freight.
pub fn too_fast(reading: (Instant, Km), others: &[(Instant, Km)], zone: &Zone) -> Option<Warning> {
    let before = others.iter().filter(|other| other.0 <= reading.0).max();
    let after = others.iter().filter(|other| other.0 > reading.0).min();
    let (first, last) = [before.map(|other| (*other, reading)), after.map(|other| (reading, *other))]
        .into_iter()
        .flatten()
        .find(|(first, last)| {
            let minutes = minutes_between(*first, *last);
            let reached = minutes.saturating_mul(MAX_AVERAGE_KMH) / 60;
            last.1.get().saturating_sub(first.1.get()) > reached.saturating_add(MIN_DOUBTED_KM)
        })?;
    let message = format!(
        "De {} km em {} a {} km em {} são {} km em {}. Confira o hodômetro e a hora.",
        number(first.1),
        first.0.written_in(zone),
        number(last.1),
        last.0.written_in(zone),
        number(Km::from(last.1.get().saturating_sub(first.1.get()))),
        duration(minutes_between(first, last))
    );
    Some(Warning::new("speed_unlikely", message).at("odometerKm"))
}

fn minutes_between(first: (Instant, Km), last: (Instant, Km)) -> i64 {
    last.0.minutes_since(first.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{self, faults};

    #[test]
    fn warns_about_more_km_than_the_time_allows() {
        let at = |text: &str| -> Instant { serde_json::from_value(serde_json::json!(text)).expect("an instant") };
        let others = [(at("2026-11-27T13:00:00Z"), Km::from(411_000)), (at("2026-11-28T13:00:00Z"), Km::from(412_000))];
        for (reading, km, asks) in [
            ("2026-11-27T13:02:00Z", 412_409, true),
            ("2026-11-27T13:02:00Z", 411_033, false),
            ("2026-11-27T13:02:00Z", 411_034, true),
            // Ten hours: 1.100 km and the slack.
            ("2026-11-27T23:00:00Z", 412_000, false),
            ("2026-11-28T12:00:00Z", 411_859, true),
            ("2026-11-28T12:00:00Z", 411_860, false),
            ("2026-11-27T12:58:00Z", 410_960, true),
        ] {
            let warning = too_fast((at(reading), Km::from(km)), &others, &Zone::default());
            assert_eq!(warning.is_some(), asks, "{reading} {km}");
        }
        let warning = too_fast((at("2026-11-27T13:02:00Z"), Km::from(412_409)), &others[..1], &Zone::default());
        assert_eq!(
            warning.expect("a warning").message,
            "De 411.000 km em 27/11/2026 às 10:00 a 412.409 km em 27/11/2026 às 10:02 são 1.409 km em 2 min. \
             Confira o hodômetro e a hora."
        );
    }

    fn at(on: &str, km: i64) -> Reading {
        Reading { on: sample::day(on), km: Km::from(km), source: ReadingSource::FillUp }
    }

    #[test]
    fn a_reading_lies_between_those_of_other_days() {
        let others = [at("2026-01-10", 1_000), at("2026-01-12", 2_000), at("2026-01-12", 1_500)];
        for (reading, fits) in [
            (at("2026-01-09", 1_000), true),
            (at("2026-01-09", 1_001), false),
            (at("2026-01-10", 1_500), true),
            (at("2026-01-10", 900), true),
            (at("2026-01-10", 1_501), false),
            (at("2026-01-11", 999), false),
            (at("2026-01-11", 1_000), true),
            (at("2026-01-12", 3_000), true),
            (at("2026-01-13", 1_999), false),
            (at("2026-01-13", 2_000), true),
        ] {
            let mut check = Check::new();
            check_between(&mut check, "odometerKm", reading, &others);
            let found = faults(check.finish());
            let expected = if fits { vec![] } else { vec![("odometerKm".to_owned(), "odometer_backwards".to_owned())] };
            assert_eq!(found, expected, "{reading:?}");
        }
        for (source, expected) in [
            (ReadingSource::FillUp, "abastecimento"),
            (ReadingSource::Maintenance, "manutenção"),
            (ReadingSource::Freight(7), "frete nº 7"),
        ] {
            let mut check = Check::new();
            let other = Reading { source, ..at("2026-01-10", 1_000) };
            check_between(&mut check, "truckId", at("2026-01-11", 999), &[other]);
            let Err(kernel::Error::Validation(errors)) = check.finish() else { panic!("accepted") };
            let message = format!("Em 10/01/2026 o hodômetro já marcava 1.000 km ({expected})");
            assert_eq!(errors[0].field, "truckId");
            assert!(errors[0].message.starts_with(&message), "{}", errors[0].message);
        }
        let mut check = Check::new();
        check_between(&mut check, "odometerKm", at("2026-01-11", 10), &[]);
        assert!(check.is_clean());
    }

    #[test]
    fn warns_about_too_many_km_in_a_day_and_a_distant_first_reading() {
        let codes = |reading, others: &[Reading], stated| {
            let codes: Vec<_> =
                unlikely(reading, others, Km::from(stated)).into_iter().map(|warning| warning.code).collect();
            codes.join(" ")
        };
        let others = [at("2026-01-10", 100_000), at("2026-01-20", 110_000)];
        assert_eq!(codes(at("2026-01-11", 101_500), &others, 0), "");
        assert_eq!(codes(at("2026-01-11", 101_501), &others, 0), "km_per_day");
        assert_eq!(codes(at("2026-01-10", 101_501), &others, 0), "km_per_day");
        assert_eq!(codes(at("2026-01-19", 108_400), &others, 0), "km_per_day");
        assert_eq!(codes(at("2026-02-20", 150_000), &others, 0), "");
        assert_eq!(codes(at("2026-01-09", 99_900), &others, 60_000), "odometer_jump");
        assert_eq!(codes(at("2026-01-09", 99_900), &[], 70_000), "");
        assert_eq!(codes(at("2026-01-09", 99_900), &[], 0), "");
        assert_eq!(codes(at("2026-01-09", i64::from(i32::MAX)), &[], 5), "odometer_jump");
    }
}
