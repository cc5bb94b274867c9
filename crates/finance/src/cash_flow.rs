//! The cash flow ahead: what is in hand, what is due day by day, and where it runs lowest.

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate};
use kernel::{Cents, Result, TransactionKind};
use serde::Serialize;
use utoipa::ToSchema;

use crate::summary::Flow;

/// How far ahead it looks unless told, in days.
pub const DAYS: i64 = 90;

/// What is pending and due on one day, of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    /// The day.
    pub on: NaiveDate,
    /// Which way the money goes.
    pub kind: TransactionKind,
    /// How much.
    pub amount_cents: Cents,
}

/// A day on which something is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashDay {
    /// The day.
    pub on: NaiveDate,
    /// What is to come in; on the first day also what is late.
    pub income_cents: Cents,
    /// What is to go out; on the first day also what is late.
    pub expense_cents: Cents,
    /// What is in hand at its end, if all of it is paid.
    pub balance_cents: Cents,
}

/// Where the cash runs lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Lowest {
    /// The day.
    pub on: NaiveDate,
    /// What is in hand at its end.
    pub balance_cents: Cents,
}

/// The cash flow ahead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashFlow {
    /// Today.
    pub from: NaiveDate,
    /// The last day looked at.
    pub to: NaiveDate,
    /// All that was received less all that was paid until today.
    pub opening_cents: Cents,
    /// What is late in coming.
    pub overdue_income_cents: Cents,
    /// What is late to be paid.
    pub overdue_expense_cents: Cents,
    /// What is due to come, from today on.
    pub income_cents: Cents,
    /// What is due to be paid, from today on.
    pub expense_cents: Cents,
    /// What is in hand at the end, if all of it is paid.
    pub closing_cents: Cents,
    /// Where it runs lowest; the earliest such day.
    pub lowest: Lowest,
    /// The days on which something is due.
    pub days: Vec<CashDay>,
}

impl CashFlow {
    /// Looks `days` ahead from `today`. Of `dues`, those before today are late and counted on today; those beyond the last
    /// day are left out.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow.
    pub fn of(opening_cents: Cents, dues: &[Due], today: NaiveDate, days: u64) -> Result<Self> {
        let to = today.checked_add_days(Days::new(days)).unwrap_or(today);
        let (mut late, mut coming) = (Flow::default(), Flow::default());
        let mut by_day: BTreeMap<NaiveDate, Flow> = BTreeMap::new();
        for due in dues.iter().filter(|due| due.on <= to) {
            let side = if due.on < today { &mut late } else { &mut coming };
            side.add(due.kind, due.amount_cents)?;
            by_day.entry(due.on.max(today)).or_default().add(due.kind, due.amount_cents)?;
        }
        let mut balance = opening_cents;
        let mut lowest = Lowest {
            on: today,
            balance_cents: by_day.get(&today).map_or(Ok(balance), |flow| balance.plus(flow.net_cents))?,
        };
        let mut days = Vec::with_capacity(by_day.len());
        for (on, flow) in by_day {
            balance = balance.plus(flow.net_cents)?;
            if balance < lowest.balance_cents {
                lowest = Lowest { on, balance_cents: balance };
            }
            let Flow { income_cents, expense_cents, .. } = flow;
            days.push(CashDay { on, income_cents, expense_cents, balance_cents: balance });
        }
        Ok(Self {
            from: today,
            to,
            opening_cents,
            overdue_income_cents: late.income_cents,
            overdue_expense_cents: late.expense_cents,
            income_cents: coming.income_cents,
            expense_cents: coming.expense_cents,
            closing_cents: balance,
            lowest,
            days,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    fn due(on: &str, amount: i64) -> Due {
        let kind = if amount < 0 { TransactionKind::Expense } else { TransactionKind::Income };
        Due { on: day(on), kind, amount_cents: Cents::from(amount.abs()) }
    }

    #[test]
    fn what_is_late_counts_today_and_what_is_far_not_at_all() {
        let dues = [
            due("2026-10-01", -300),
            due("2026-11-01", 100),
            due("2026-11-21", -50),
            due("2026-12-01", -1_000),
            due("2026-12-02", 2_000),
            due("2027-02-19", 7),
            due("2027-02-20", 9),
        ];
        let flow = CashFlow::of(Cents::from(500), &dues, day("2026-11-21"), 90).expect("a flow");
        assert_eq!(flow.to, day("2027-02-19"));
        let figures = [flow.overdue_income_cents, flow.overdue_expense_cents, flow.income_cents, flow.expense_cents];
        assert_eq!(figures.map(Cents::get), [100, 300, 2_007, 1_050]);
        let days: Vec<_> = flow.days.iter().map(|day| (day.on.to_string(), day.balance_cents.get())).collect();
        let expected = [("2026-11-21", 250), ("2026-12-01", -750), ("2026-12-02", 1_250), ("2027-02-19", 1_257)];
        assert_eq!(days, expected.map(|(on, balance)| (on.to_owned(), balance)));
        assert_eq!((flow.lowest.on, flow.lowest.balance_cents.get()), (day("2026-12-01"), -750));
        assert_eq!(flow.closing_cents.get(), 1_257);
    }

    #[test]
    fn nothing_due_leaves_what_is_in_hand() {
        let flow = CashFlow::of(Cents::from(-5), &[], day("2026-11-21"), 90).expect("a flow");
        assert_eq!((flow.closing_cents.get(), flow.lowest.balance_cents.get(), flow.days.len()), (-5, -5, 0));
    }
}
