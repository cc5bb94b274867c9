//! Tests of the fixed pay: months and thirtieths by hand, and rules that hold for every period.

use proptest::prelude::*;

use super::*;
use crate::sample::day;

const SALARY: i64 = 300_000;

fn period((from, to): (&str, &str)) -> Period {
    (day(from), day(to))
}

fn reckoned(of: (&str, &str), paid: &[(&str, &str)]) -> (i64, String) {
    let paid: Vec<Period> = paid.iter().copied().map(period).collect();
    let reckoning = SalaryReckoning::of(period(of), &paid);
    (reckoning.amount(Cents::from(SALARY)).expect("an amount").get(), reckoning.words)
}

#[test]
fn a_month_from_date_to_date_is_one_salary_and_other_days_a_thirtieth_each() {
    for (of, cents, words) in [
        (("2026-09-16", "2026-10-15"), 300_000, "1 mês"),
        (("2026-09-01", "2026-09-30"), 300_000, "1 mês"),
        (("2026-02-01", "2026-02-28"), 300_000, "1 mês"),
        (("2026-01-31", "2026-02-28"), 300_000, "1 mês"),
        (("2026-01-31", "2026-02-27"), 280_000, "28 dias de 1/30"),
        (("2026-01-30", "2026-02-28"), 300_000, "1 mês"),
        (("2024-01-30", "2024-02-29"), 300_000, "1 mês"),
        (("2026-01-28", "2026-02-27"), 300_000, "1 mês"),
        (("2026-03-31", "2026-04-30"), 300_000, "1 mês"),
        (("2026-01-31", "2026-03-30"), 600_000, "2 meses"),
        (("2026-12-16", "2027-01-15"), 300_000, "1 mês"),
        (("2026-11-30", "2026-11-30"), 10_000, "1 dia de 1/30"),
        (("2026-09-30", "2026-10-01"), 20_000, "2 dias de 1/30"),
        (("2026-09-16", "2026-10-20"), 350_000, "1 mês + 5 dias de 1/30"),
        (("2026-01-02", "2026-01-31"), 300_000, "30 dias de 1/30"),
        (("2026-01-01", "2026-12-31"), 3_600_000, "12 meses"),
        (("2026-11-02", "2026-11-01"), 0, ""),
    ] {
        assert_eq!(reckoned(of, &[]), (cents, words.to_owned()), "{of:?}");
    }
}

#[test]
fn a_day_that_another_settlement_paid_is_not_paid_again() {
    for (of, paid, cents, words) in [
        (("2026-11-01", "2026-11-30"), vec![("2026-11-01", "2026-11-30")], 0, "30 dias já contados em outro acerto"),
        (
            ("2026-09-16", "2026-10-31"),
            vec![("2026-09-16", "2026-10-15")],
            160_000,
            "16 dias de 1/30, sem 30 dias já contados em outro acerto",
        ),
        (
            ("2026-11-01", "2026-11-30"),
            vec![("2026-11-20", "2026-12-19"), ("2026-10-05", "2026-11-04")],
            150_000,
            "15 dias de 1/30, sem 15 dias já contados em outro acerto",
        ),
        // A paid period inside another changes nothing.
        (
            ("2026-11-01", "2026-12-10"),
            vec![("2026-11-01", "2026-11-30"), ("2026-11-05", "2026-11-06")],
            100_000,
            "10 dias de 1/30, sem 30 dias já contados em outro acerto",
        ),
        (
            ("2026-11-10", "2026-11-12"),
            vec![("2026-11-11", "2026-11-11")],
            20_000,
            "2 dias de 1/30, sem 1 dia já contado em outro acerto",
        ),
    ] {
        assert_eq!(reckoned(of, &paid), (cents, words.to_owned()), "{of:?}");
    }
}

#[test]
fn a_month_settled_in_two_parts_is_one_salary_whatever_its_length() {
    for (first, second, words) in [
        (("2026-01-01", "2026-01-15"), ("2026-01-16", "2026-01-31"), "16 dias para completar o mês (15/30)"),
        (("2026-02-01", "2026-02-15"), ("2026-02-16", "2026-02-28"), "13 dias para completar o mês (15/30)"),
        (("2026-04-01", "2026-04-15"), ("2026-04-16", "2026-04-30"), "15 dias de 1/30"),
        (("2026-01-01", "2026-01-30"), ("2026-01-31", "2026-01-31"), "1 dia para completar o mês (0/30)"),
    ] {
        assert_eq!(reckoned(second, &[first]).1, words);
        assert_eq!(reckoned(first, &[]).0 + reckoned(second, &[first]).0, SALARY, "{second:?}");
    }
}

fn any_day() -> impl Strategy<Value = NaiveDate> {
    (0_u64..=2_000).prop_map(|days| day("2023-11-20") + chrono::Days::new(days))
}

proptest! {
    /// Every day is in a whole month, among the other days or already paid; other days never earn more than a month's
    /// pay.
    #[test]
    fn every_day_counts_once(from in any_day(), length in 0_u64..=366, others in proptest::collection::vec((any_day(), 0_u64..=60), 0..6)) {
        let to = from + chrono::Days::new(length);
        let alone = SalaryReckoning::of((from, to), &[]);
        let months = after(from, alone.months).expect("a day");
        prop_assert_eq!(days((from, to)), days((from, months)) - 1 + alone.days);
        prop_assert!(alone.days <= DAYS_OF_A_MONTH && alone.thirtieths == alone.days && alone.paid_days == 0);
        let paid: Vec<Period> = others.into_iter().map(|(first, more)| (first, first + chrono::Days::new(more))).collect();
        let beside = SalaryReckoning::of((from, to), &paid);
        let covered = from.iter_days().take_while(|day| *day <= to).filter(|day| paid.iter().any(|(a, b)| a <= day && day <= b));
        prop_assert_eq!(beside.paid_days, i64::try_from(covered.count()).expect("a count"));
        prop_assert!(beside.months >= 0 && beside.thirtieths >= 0 && beside.thirtieths <= DAYS_OF_A_MONTH * 7);
        if beside.paid_days == days((from, to)) {
            prop_assert_eq!((beside.months, beside.thirtieths), (0, 0));
        }
    }

    /// A month from any day to the day before the same day of the next month is one salary.
    #[test]
    fn a_month_from_any_day_is_one_salary(from in any_day()) {
        let last = after(from, 1).and_then(|day| day.pred_opt()).expect("a day");
        prop_assert_eq!((SalaryReckoning::of((from, last), &[]).months, SalaryReckoning::of((from, last), &[]).days), (1, 0));
        let short = SalaryReckoning::of((from, last.pred_opt().expect("a day")), &[]);
        prop_assert_eq!((short.months, short.thirtieths), (0, days((from, last)) - 1));
    }
}
