//! The cash flow ahead: what is in hand, what is due day by day, where it runs out and where it runs lowest.

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate};
use kernel::{Cents, Result, TransactionKind, choice};
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

/// A point of the cash ahead: what is in hand now, or at the end of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashPoint {
    /// The day.
    pub on: NaiveDate,
    /// Whether it is what is in hand already, before anything of that day is paid.
    pub now: bool,
    /// What is in hand then.
    pub balance_cents: Cents,
}

choice! {
    /// What the cash ahead comes to.
    CashOutlook {
        /// Less than nothing is in hand already.
        InTheRed = "in_the_red" "Você já está no vermelho",
        /// It runs out on a day to come, or today if all that is due and late is paid.
        RunsOut = "runs_out" "Vai faltar dinheiro",
        /// It is enough for all that is to be paid.
        Enough = "enough" "O dinheiro dá para todas as contas",
        /// Nothing is to be paid.
        NoBills = "no_bills" "Nenhuma conta a pagar lançada",
    }
}

/// The cash flow ahead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashFlow {
    /// Today.
    pub from: NaiveDate,
    /// The last day looked at.
    pub to: NaiveDate,
    /// In hand now: all that was received less all that was paid.
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
    /// What it comes to.
    pub outlook: CashOutlook,
    /// The first point at which there is less than nothing; absent where there is none.
    pub first_short: Option<CashPoint>,
    /// Where it runs lowest, what is in hand now counted in; the earliest such point.
    pub lowest: CashPoint,
    /// The days on which something is due.
    pub days: Vec<CashDay>,
}

impl CashFlow {
    /// Looks `days` ahead from `today`. Of `dues`, those before today are late and counted on today; those beyond the last
    /// day are left out.
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
        let mut points = vec![CashPoint { on: today, now: true, balance_cents: balance }];
        let mut days = Vec::with_capacity(by_day.len());
        for (on, flow) in by_day {
            balance = balance.plus(flow.net_cents)?;
            points.push(CashPoint { on, now: false, balance_cents: balance });
            let Flow { income_cents, expense_cents, .. } = flow;
            days.push(CashDay { on, income_cents, expense_cents, balance_cents: balance });
        }
        let first_short = points.iter().copied().find(|point| point.balance_cents < Cents::ZERO);
        let bills = late.expense_cents > Cents::ZERO || coming.expense_cents > Cents::ZERO;
        let outlook = match first_short {
            Some(CashPoint { now: true, .. }) => CashOutlook::InTheRed,
            Some(_) => CashOutlook::RunsOut,
            None if bills => CashOutlook::Enough,
            None => CashOutlook::NoBills,
        };
        // Of equals the first is found.
        let lowest = points.into_iter().min_by_key(|point| point.balance_cents);
        Ok(Self {
            from: today,
            to,
            opening_cents,
            overdue_income_cents: late.income_cents,
            overdue_expense_cents: late.expense_cents,
            income_cents: coming.income_cents,
            expense_cents: coming.expense_cents,
            closing_cents: balance,
            outlook,
            first_short,
            lowest: lowest.unwrap_or(CashPoint { on: today, now: true, balance_cents: opening_cents }),
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
        assert_eq!(flow.lowest, point("2026-12-01", false, -750));
        assert_eq!(flow.closing_cents.get(), 1_257);
    }

    fn point(on: &str, now: bool, balance: i64) -> CashPoint {
        CashPoint { on: day(on), now, balance_cents: Cents::from(balance) }
    }

    fn ahead(opening: i64, dues: &[Due]) -> (CashOutlook, Option<CashPoint>, CashPoint) {
        let flow = CashFlow::of(Cents::from(opening), dues, day("2026-11-21"), 90).expect("a flow");
        (flow.outlook, flow.first_short, flow.lowest)
    }

    #[test]
    fn the_first_day_without_money_and_the_lowest_day_are_told_apart() {
        let dues = [due("2026-11-25", -600), due("2026-12-05", 200), due("2027-02-05", -900)];
        let (first, lowest) = (point("2026-11-25", false, -100), point("2027-02-05", false, -800));
        assert_eq!(ahead(500, &dues), (CashOutlook::RunsOut, Some(first), lowest));
        // Less than nothing is in hand already: said at once, and not of the day on which it is worst.
        let (first, lowest) = (point("2026-11-21", true, -50), point("2027-02-05", false, -1_350));
        assert_eq!(ahead(-50, &dues), (CashOutlook::InTheRed, Some(first), lowest));
        // What is late takes it today.
        let today = point("2026-11-21", false, -250);
        assert_eq!(ahead(50, &[due("2026-10-01", -300)]), (CashOutlook::RunsOut, Some(today), today));
    }

    #[test]
    fn the_lowest_point_is_never_above_what_is_in_hand() {
        // R$ 2.571,30 in hand, and R$ 4.460,62 come today.
        let in_hand = point("2026-11-21", true, 257_130);
        let comes = [due("2026-11-21", 446_062)];
        assert_eq!(ahead(257_130, &comes), (CashOutlook::NoBills, None, in_hand));
        let bill = [comes[0], due("2026-12-01", -100)];
        assert_eq!(ahead(257_130, &bill), (CashOutlook::Enough, None, in_hand));
    }

    #[test]
    fn nothing_due_leaves_what_is_in_hand() {
        let flow = CashFlow::of(Cents::from(-5), &[], day("2026-11-21"), 90).expect("a flow");
        assert_eq!((flow.closing_cents.get(), flow.lowest.balance_cents.get(), flow.days.len()), (-5, -5, 0));
        assert_eq!(flow.outlook, CashOutlook::InTheRed);
        assert_eq!(ahead(0, &[]).0, CashOutlook::NoBills);
    }
}
