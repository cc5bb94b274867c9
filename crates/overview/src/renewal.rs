//! Usual next due day of a renewed paper.

use chrono::NaiveDate;
use fleet::{Vehicle, licensing};
use kernel::time::months_after;

use crate::reminder_kind::ReminderKind;

/// Months between two licensings, and of an insurance.
const YEAR: i64 = 12;
/// Months for which a tachograph's verification is valid (Inmetro).
const TACHOGRAPH: i64 = 24;
/// Months between two toxicological exams (CTB art. 148-A § 2º).
const TOXICOLOGICAL: i64 = 30;

/// Returns the usual next due day of a paper renewed `today`. `None` for other reminders, for a licensing
/// ([`next_licensing`]), and for individual days: they are printed on the CNH and published by the ANTT.
pub(crate) fn next_due(kind: ReminderKind, due_on: NaiveDate, today: NaiveDate) -> Option<NaiveDate> {
    match kind {
        // An early renewal loses no days: the new term begins at the end of the old one.
        ReminderKind::Insurance | ReminderKind::Own => Some(months_after(due_on.max(today), YEAR)),
        // Both count from the day of the exam or verification.
        ReminderKind::Tachograph => Some(months_after(today, TACHOGRAPH)),
        ReminderKind::Toxicological | ReminderKind::DriverToxicological => Some(months_after(today, TOXICOLOGICAL)),
        ReminderKind::Licensing
        | ReminderKind::Cnh
        | ReminderKind::DriverCnh
        | ReminderKind::Rntrc
        | ReminderKind::Payable
        | ReminderKind::Receivable
        | ReminderKind::Maintenance
        | ReminderKind::OwnInss => None,
    }
}

/// Returns the next licensing day of a vehicle after the one due on a day. It follows the calendar of its state where
/// that is known, else it is the same day of a later year. A late licensing gains no days.
pub(crate) fn next_licensing(vehicle: &Vehicle, due_on: NaiveDate, today: NaiveDate) -> Option<NaiveDate> {
    // Half a year on, the calendar can only mean the next licensing, however far the day entered is from its own.
    let from = months_after(due_on, YEAR / 2).max(today);
    let by_calendar = vehicle.fields.licensing_uf.as_deref().and_then(|state| {
        licensing::suggestion(state, vehicle.fields.kind, vehicle.fields.plate.as_str(), from).due_on
    });
    by_calendar.or_else(|| Some(anniversary(due_on, today)))
}

/// Returns the first day after both that falls whole years after `due_on`.
fn anniversary(due_on: NaiveDate, today: NaiveDate) -> NaiveDate {
    let passed = today.years_since(due_on).map_or(0, i64::from);
    months_after(due_on, passed.saturating_add(1).saturating_mul(YEAR))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a date")
    }

    #[test]
    fn each_paper_has_its_own_term() {
        let today = day("2026-11-21");
        for (kind, due_on, next) in [
            (ReminderKind::Insurance, "2026-11-30", Some("2027-11-30")),
            (ReminderKind::Insurance, "2026-03-01", Some("2027-11-21")),
            (ReminderKind::Own, "2026-11-25", Some("2027-11-25")),
            (ReminderKind::Tachograph, "2026-11-30", Some("2028-11-21")),
            (ReminderKind::Toxicological, "2026-11-30", Some("2029-05-21")),
            (ReminderKind::DriverToxicological, "2020-01-01", Some("2029-05-21")),
            (ReminderKind::Cnh, "2026-11-30", None),
            (ReminderKind::Rntrc, "2026-11-30", None),
            (ReminderKind::Payable, "2026-11-30", None),
        ] {
            assert_eq!(next_due(kind, day(due_on), today), next.map(day), "{} {due_on}", kind.as_str());
        }
    }

    #[test]
    fn a_licensing_stays_on_its_day_of_the_year() {
        let today = day("2026-11-23");
        for (due_on, next) in [
            ("2026-11-10", "2027-11-10"),
            ("2026-11-30", "2027-11-30"),
            ("2026-11-23", "2027-11-23"),
            ("2024-12-05", "2026-12-05"),
            ("2024-02-29", "2027-02-28"),
        ] {
            assert_eq!(anniversary(day(due_on), today), day(next), "{due_on}");
        }
    }
}
