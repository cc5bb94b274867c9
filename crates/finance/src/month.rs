//! A calendar month, as reports name it.

use std::{fmt, str::FromStr};

use chrono::{Datelike, Months, NaiveDate};
use kernel::{Error, Result, check::Invalid, text::month_name};
use serde::{Deserialize, Serialize};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, schema::Type},
};

/// A month, written `2026-11`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Month(NaiveDate);

impl Month {
    /// Returns the month of a day.
    pub fn of(day: NaiveDate) -> Self {
        Self(day.with_day(1).unwrap_or(day))
    }

    /// Returns its first day.
    pub const fn first_day(self) -> NaiveDate {
        self.0
    }

    /// Returns its last day.
    pub fn last_day(self) -> NaiveDate {
        self.after(1).0.pred_opt().unwrap_or(self.0)
    }

    /// Returns the month `months` later.
    pub fn after(self, months: u32) -> Self {
        Self(self.0.checked_add_months(Months::new(months)).unwrap_or(self.0))
    }

    /// Returns the month `months` earlier.
    pub fn before(self, months: u32) -> Self {
        Self(self.0.checked_sub_months(Months::new(months)).unwrap_or(self.0))
    }

    /// Every month from this one to `last`, both included; none if `last` is earlier.
    pub fn through(self, last: Self) -> Vec<Self> {
        (0..).map(|months| self.after(months)).take_while(|month| *month <= last).collect()
    }

    /// Returns its number in the year, 1 to 12, and the year.
    pub fn number_and_year(self) -> (u32, i32) {
        (self.0.month(), self.0.year())
    }

    /// Returns its name with the year: `outubro de 2026`.
    pub fn name(self) -> String {
        let (number, year) = self.number_and_year();
        format!("{} de {year}", month_name(number).unwrap_or_default())
    }

    /// Returns its name as it begins a sentence: `Outubro de 2026`.
    pub fn title(self) -> String {
        let name = self.name();
        let mut letters = name.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// Checks a period of months for a report: in order and at most ten years long.
    ///
    /// # Errors
    /// [`Error::Validation`] at `from` or `to`.
    pub fn ensure_period(self, to: Self) -> Result<()> {
        if to < self {
            return Err(Error::field("to", "before", "O fim do período vem antes do começo."));
        }
        if to > self.after(119) {
            return Err(Error::field("to", "too_long", "O período vai até 120 meses."));
        }
        Ok(())
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.format("%Y-%m"))
    }
}

impl FromStr for Month {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let known = kernel::day::parse(&format!("{text}-01")).filter(|day| (1950..=2100).contains(&day.year()));
        known.map(Self).ok_or(Invalid { code: "invalid_month", message: "Informe o mês como 2026-11." })
    }
}

impl From<Month> for String {
    fn from(month: Month) -> Self {
        month.to_string()
    }
}

impl TryFrom<String> for Month {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map_err(|invalid: Invalid| invalid.message)
    }
}

impl PartialSchema for Month {
    fn schema() -> RefOr<Schema> {
        // The months that `from_str` reads.
        let pattern = "^(19[5-9][0-9]|20[0-9]{2}|2100)-(0[1-9]|1[0-2])$";
        let month = ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern));
        month.examples(["2026-11"]).build().into()
    }
}

impl ToSchema for Month {}

#[cfg(test)]
mod tests {
    use super::*;

    fn month(text: &str) -> Month {
        text.parse().expect("a month")
    }

    #[test]
    fn months_know_their_days_and_neighbours() {
        let february = month("2028-02");
        assert_eq!(
            (february.first_day().to_string(), february.last_day().to_string()),
            ("2028-02-01".into(), "2028-02-29".into())
        );
        assert_eq!(month("2026-12").after(1).to_string(), "2027-01");
        assert_eq!(month("2026-01").before(1).to_string(), "2025-12");
        assert_eq!(Month::of("2026-11-21".parse().expect("a day")).to_string(), "2026-11");
        assert_eq!(
            (month("2026-03").name(), month("2026-03").title()),
            ("março de 2026".into(), "Março de 2026".into())
        );
        assert_eq!(month("2026-11").through(month("2027-02")).len(), 4);
        assert!(month("2026-11").through(month("2026-10")).is_empty());
        for text in ["2026-13", "2026-1", "26-01", "2026-01-01", "1949-12", "", "aaaa-bb"] {
            assert!(text.parse::<Month>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_period_is_in_order_and_has_an_end() {
        assert!(month("2026-01").ensure_period(month("2026-01")).is_ok());
        assert!(month("2026-01").ensure_period(month("2035-12")).is_ok());
        assert!(month("2026-01").ensure_period(month("2036-01")).is_err());
        assert!(month("2026-01").ensure_period(month("2025-12")).is_err());
    }
}
