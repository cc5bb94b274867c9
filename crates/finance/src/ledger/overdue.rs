//! Days by which an amount is overdue: an advance, a balance or any other amount of the books.

use chrono::NaiveDate;

/// Days by which an open amount is late; zero when it is paid or not yet due.
pub fn overdue_days(due_on: NaiveDate, paid_on: Option<NaiveDate>, today: NaiveDate) -> i64 {
    if paid_on.is_some() { 0 } else { (today - due_on).num_days().max(0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_amount_grows_late_from_the_day_after_it_is_due() {
        let day = |text: &str| text.parse::<chrono::NaiveDate>().expect("a date");
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-20")), 0);
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-21")), 1);
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-01")), 0);
        assert_eq!(overdue_days(day("2026-11-20"), Some(day("2026-12-20")), day("2026-12-30")), 0);
    }
}
