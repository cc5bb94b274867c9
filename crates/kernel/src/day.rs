//! Days on the wire: exactly `YYYY-MM-DD`. Chrono's own reader also takes `2026-2-3`, signs and spaces, so every input
//! and query reads its days here; `#[derive(Input)]` refuses a field that does not.

use std::fmt;

use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, de};

/// Returns the day that a text names: four digits of the year, two of the month and two of the day, joined by `-`.
pub fn parse(text: &str) -> Option<NaiveDate> {
    let exact = text.len() == 10
        && text
            .bytes()
            .enumerate()
            .all(|(at, byte)| if matches!(at, 4 | 7) { byte == b'-' } else { byte.is_ascii_digit() });
    if exact { text.parse().ok() } else { None }
}

/// Day as the wire holds it.
struct Day(NaiveDate);

struct DayVisitor;

impl de::Visitor<'_> for DayVisitor {
    type Value = Day;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a day as YYYY-MM-DD")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Day, E> {
        parse(text).map(Day).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(DayVisitor)
    }
}

/// Reads a day: `#[serde(deserialize_with = "kernel::day::required")]`.
///
/// # Errors
/// Any text refused by [`parse`].
pub fn required<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveDate, D::Error> {
    Day::deserialize(deserializer).map(|Day(day)| day)
}

/// Reads a day or null: `#[serde(default, deserialize_with = "kernel::day::optional")]`.
///
/// # Errors
/// Any text refused by [`parse`].
pub fn optional<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<NaiveDate>, D::Error> {
    Ok(Option::<Day>::deserialize(deserializer)?.map(|Day(day)| day))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_ten_characters() {
        for text in ["2026-02-03", "2024-02-29", "0001-01-01"] {
            assert_eq!(parse(text).map(|day| day.to_string()).as_deref(), Some(text));
        }
        for text in [
            "2026-2-3",
            "2026-02-3",
            "2026-02-30",
            "2026-02-03 ",
            " 2026-02-03",
            "+2026-02-3",
            "-999-01-01",
            "2026/02/03",
            "03/02/2026",
            "20260203",
            "2026-02-0３",
            "",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_day_on_the_wire_is_read_alike_and_may_be_absent() {
        #[derive(Deserialize)]
        struct Days {
            #[serde(deserialize_with = "required")]
            on: NaiveDate,
            #[serde(default, deserialize_with = "optional")]
            until: Option<NaiveDate>,
        }
        let read = |text: &str| serde_json::from_str::<Days>(text).map(|days| (days.on.to_string(), days.until));
        assert_eq!(read(r#"{"on":"2026-02-03"}"#).expect("a day"), ("2026-02-03".into(), None));
        assert_eq!(read(r#"{"on":"2026-02-03","until":null}"#).expect("a day"), ("2026-02-03".into(), None));
        let until = read(r#"{"on":"2026-02-03","until":"2026-03-01"}"#).expect("two days").1;
        assert_eq!(until.map(|day| day.to_string()).as_deref(), Some("2026-03-01"));
        for wrong in [r#"{"on":"2026-2-3"}"#, r#"{"on":"2026-02-03","until":"2026-3-1"}"#, r#"{"on":20260203}"#, "{}"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
