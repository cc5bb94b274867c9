//! Fixed pay of a period: a month from date to date is one salary, each remaining day a thirtieth.
//!
//! A month runs from a day to the day before the same day of the next month, or to that month's last day. So do terms
//! of months (Código Civil art. 132 § 3º). Examples: 16/09 to 15/10, 31/01 to 28/02. A month of pay has thirty days
//! (CLT art. 64, which divides a monthly wage by thirty).

use chrono::{Datelike, Months, NaiveDate};
use kernel::{Cents, Result, text::counted};
use serde::Serialize;
use utoipa::ToSchema;

/// First and last day of a settlement's period.
pub type Period = (NaiveDate, NaiveDate);

const DAYS_OF_A_MONTH: i64 = 30;

/// Calculation of the fixed pay of a period.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SalaryReckoning {
    /// Whole months from date to date, a salary each.
    pub months: i64,
    /// Days outside whole months.
    pub days: i64,
    /// Thirtieths of a salary for these days: one each. Days that complete a month begun by other settlements count as
    /// the rest of that month.
    pub thirtieths: i64,
    /// Days of the period with a fixed pay in another settlement.
    pub paid_days: i64,
    /// Explanation in Portuguese: `1 mês + 5 dias de 1/30`.
    pub words: String,
}

impl SalaryReckoning {
    /// Calculates a period without the days that the periods already `paid` cover.
    pub fn of((from, to): Period, paid: &[Period]) -> Self {
        let mut sum = Self::default();
        let runs = uncovered((from, to), paid);
        for (first, last) in &runs {
            let months = whole_months(*first, *last);
            let rest = after(*first, months).map_or(0, |start| days((start, *last)));
            sum.months += months;
            sum.days += rest;
            sum.thirtieths += if months == 0 { completing((*first, *last), paid) } else { rest };
        }
        sum.paid_days = days((from, to)) - runs.iter().copied().map(days).sum::<i64>();
        Self { words: sum.words(), ..sum }
    }

    /// Returns the amount for a salary of `month`.
    pub fn amount(&self, month: Cents) -> Result<Cents> {
        let thirtieths = self.months.saturating_mul(DAYS_OF_A_MONTH).saturating_add(self.thirtieths);
        month.scaled(thirtieths, DAYS_OF_A_MONTH)
    }

    fn words(&self) -> String {
        let mut parts = Vec::new();
        if self.months > 0 {
            parts.push(counted(self.months, "mês", "meses"));
        }
        let rest = counted(self.days, "dia", "dias");
        if self.thirtieths != self.days {
            parts.push(format!("{rest} para completar o mês ({}/30)", self.thirtieths));
        } else if self.days > 0 {
            parts.push(format!("{rest} de 1/30"));
        }
        let paid = counted(self.paid_days, "dia já contado", "dias já contados");
        match (parts.is_empty(), self.paid_days > 0) {
            (false, false) => parts.join(" + "),
            (false, true) => format!("{}, sem {paid} em outro acerto", parts.join(" + ")),
            (true, true) => format!("{paid} em outro acerto"),
            (true, false) => String::new(),
        }
    }
}

/// Days of a period, both ends included; zero if it ends before it begins.
fn days((from, to): Period) -> i64 {
    ((to - from).num_days() + 1).max(0)
}

fn after(from: NaiveDate, months: i64) -> Option<NaiveDate> {
    let month = Months::new(u32::try_from(months).ok()?);
    let first = from.with_day(1)?.checked_add_months(month)?;
    first.with_day(from.day()).or_else(|| first.checked_add_months(Months::new(1)))
}

fn whole_months(from: NaiveDate, to: NaiveDate) -> i64 {
    let month = |day: NaiveDate| i64::from(day.year()) * 12 + i64::from(day.month0());
    let most = (month(to) - month(from) + 1).max(0);
    // At most the last two of them are incomplete.
    (0..=most)
        .rev()
        .find(|months| after(from, *months).is_some_and(|day| days((from, to)) >= days((from, day)) - 1))
        .unwrap_or(0)
}

/// Thirtieths of a run of days shorter than a month. Days that complete a month begun and paid by another settlement
/// are the rest of it: a month settled in parts is one salary, of any length.
fn completing((first, last): Period, paid: &[Period]) -> i64 {
    let next = last.succ_opt();
    let begun = paid.iter().map(|(start, _)| *start).find(|start| *start < first && after(*start, 1) == next);
    let before = begun.zip(first.pred_opt()).filter(|before| uncovered(*before, paid).is_empty());
    before.map_or_else(|| days((first, last)), |before| (DAYS_OF_A_MONTH - days(before)).max(0))
}

/// Days of a period outside all others, as runs without a gap.
fn uncovered((from, to): Period, others: &[Period]) -> Vec<Period> {
    let mut others = others.to_vec();
    others.sort_unstable();
    let mut runs = Vec::new();
    let mut next = from;
    for (first, last) in others {
        if let Some(end) = first.pred_opt().filter(|end| *end >= next && next <= to) {
            runs.push((next, end.min(to)));
        }
        next = next.max(last.succ_opt().unwrap_or(last));
    }
    if next <= to {
        runs.push((next, to));
    }
    runs
}

#[cfg(test)]
#[path = "salary_tests.rs"]
mod tests;
