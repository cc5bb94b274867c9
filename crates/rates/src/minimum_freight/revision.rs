//! Revision of the legal minimum: the day until which a table is certain. ANTT revises it by 20 January and by 20 July
//! of every year, and whenever diesel moves by more than 5 % (Lei 13.703/2018, art. 5º §§ 2º and 3º). From the next of
//! these two days on, an act that is still the last known one must have been revised.

use chrono::{Datelike, NaiveDate};
use kernel::text::day;

/// Day of January and of July by which the table must have been revised.
const BY: u32 = 20;
/// Days before it from which a new act counts as that revision: since 2020 the revisions of January and July began
/// between the 12th and the 21st.
const AHEAD: u32 = 10;

/// Returns the first day on which an act that began on `valid_from` must have been revised.
pub fn next_revision(valid_from: NaiveDate) -> NaiveDate {
    let year = valid_from.year();
    let days = [(year, 1), (year, 7), (year.saturating_add(1), 1)];
    let mut revisions = days.into_iter().filter_map(|(year, month)| NaiveDate::from_ymd_opt(year, month, BY));
    // An act that began in the days before is itself the revision of that half year.
    let next = revisions.find(|revision| (*revision - valid_from).num_days() > i64::from(AHEAD));
    next.unwrap_or(NaiveDate::MAX)
}

/// Returns true where a table that began on `valid_from` must have been revised by a day.
pub fn must_be_revised(valid_from: NaiveDate, on: NaiveDate) -> bool {
    next_revision(valid_from) <= on
}

/// Returns a caveat in Portuguese about another possible table from the next revision on; `None` for earlier days.
pub(super) fn caveat(valid_from: NaiveDate, on: NaiveDate) -> Option<String> {
    must_be_revised(valid_from, on)
        .then(|| format!("O piso é revisto até 20/01 e 20/07 de cada ano: para {} a tabela pode mudar.", day(on)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    #[test]
    fn an_act_is_certain_until_the_next_twentieth_of_january_or_july() {
        for (from, until) in [
            ("2026-09-30", "2027-01-20"),
            ("2026-03-20", "2026-07-20"),
            // These acts are themselves the revision of their half year.
            ("2026-07-17", "2027-01-20"),
            ("2026-01-20", "2026-07-20"),
            ("2024-07-12", "2025-01-20"),
            ("2022-01-21", "2022-07-20"),
            // Acts that began sooner followed the diesel price.
            ("2022-06-24", "2022-07-20"),
            ("2026-07-09", "2026-07-20"),
            ("2026-12-31", "2027-01-20"),
        ] {
            assert_eq!(next_revision(on(from)), on(until), "{from}");
        }
    }

    #[test]
    fn the_caveat_begins_on_the_day_of_the_revision() {
        let act = on("2026-09-30");
        assert_eq!(caveat(act, on("2027-01-19")), None);
        let words = "O piso é revisto até 20/01 e 20/07 de cada ano: para 20/01/2027 a tabela pode mudar.";
        assert_eq!(caveat(act, on("2027-01-20")).as_deref(), Some(words));
    }
}
