//! State of a due date, for every module alike.

use crate::choice;
use chrono::NaiveDate;

/// Number of days before a due date within which it counts as soon.
pub const SOON_DAYS: i64 = 15;

choice! {
    /// State of a due date.
    DueState {
        /// More than [`SOON_DAYS`] away.
        Ok = "ok" "Em dia",
        /// Within [`SOON_DAYS`], today included.
        Soon = "soon" "Vence em breve",
        /// Past.
        Expired = "expired" "Vencido",
    }
}

impl DueState {
    /// State of a date that is `days` away; negative days are past.
    pub const fn of(days: i64) -> Self {
        match days {
            ..0 => Self::Expired,
            0..=SOON_DAYS => Self::Soon,
            _ => Self::Ok,
        }
    }
}

/// Days by which an open amount is late; zero when it is paid or not yet due.
pub fn overdue_days(due_on: NaiveDate, paid_on: Option<NaiveDate>, today: NaiveDate) -> i64 {
    if paid_on.is_some() { 0 } else { (today - due_on).num_days().max(0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_change_at_their_edges() {
        for (days, state) in [
            (-1, DueState::Expired),
            (0, DueState::Soon),
            (15, DueState::Soon),
            (16, DueState::Ok),
            (i64::MIN, DueState::Expired),
            (i64::MAX, DueState::Ok),
        ] {
            assert_eq!(DueState::of(days), state, "{days}");
        }
    }

    #[test]
    fn an_open_amount_grows_late_from_the_day_after_it_is_due() {
        let day = |text: &str| text.parse::<chrono::NaiveDate>().expect("a date");
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-20")), 0);
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-21")), 1);
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-01")), 0);
        assert_eq!(overdue_days(day("2026-11-20"), Some(day("2026-12-20")), day("2026-12-30")), 0);
    }
}
