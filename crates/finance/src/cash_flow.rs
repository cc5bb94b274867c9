//! Cash flow forecast: cash in hand, amounts due day by day, the day without cash and the lowest point.

use std::collections::BTreeMap;

use crate::{TransactionKind, summary::Flow};
use chrono::{Days, NaiveDate};
use kernel::{Cents, Error, Result, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

/// Default length of the cash flow, in days after today.
pub const DAYS: i64 = 90;

const MAX_DAYS: u64 = 366;

/// Checks the requested number of days; default [`DAYS`].
///
/// # Errors
/// [`Error::Validation`] for less than a day or more than 366.
pub fn checked_days(requested: Option<i64>) -> Result<u64> {
    let days = u64::try_from(requested.unwrap_or(DAYS)).ok().filter(|days| (1..=MAX_DAYS).contains(days));
    days.ok_or_else(|| Error::field("days", "out_of_range", "Informe de 1 a 366 dias."))
}

/// Pending amount due on one day, of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    /// The day.
    pub on: NaiveDate,
    /// Direction of the money: income or expense.
    pub kind: TransactionKind,
    /// Amount in cents.
    pub amount_cents: Cents,
}

/// A day of the cash flow on which something is due; all amounts in cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashDay {
    /// The day.
    pub on: NaiveDate,
    /// Income due; on the first day also all overdue income.
    pub income_cents: Cents,
    /// Expenses due; on the first day also all overdue expenses.
    pub expense_cents: Cents,
    /// Cash in hand at the end of the day, if all is paid.
    pub balance_cents: Cents,
    /// Cash in hand at the end of the day, if all is paid except what belongs to freights that have not begun.
    pub balance_without_scheduled_cents: Cents,
}

/// A point of the cash flow: now, or the end of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashPoint {
    /// The day.
    pub on: NaiveDate,
    /// True for the cash in hand now, before anything of that day is paid.
    pub now: bool,
    /// Cash in hand at that point, in cents.
    pub balance_cents: Cents,
}

string_enum! {
    /// Outlook of the cash flow.
    CashOutlook {
        /// The cash in hand is already below zero.
        InTheRed = "in_the_red" "Você já está no vermelho",
        /// The cash runs out on a future day, or today if all that is due and overdue is paid.
        RunsOut = "runs_out" "Vai faltar dinheiro",
        /// The cash is enough for all that is to be paid.
        Enough = "enough" "O dinheiro dá para todas as contas",
        /// Nothing is to be paid.
        NoBills = "no_bills" "Nenhuma conta a pagar lançada",
    }
}

impl CashOutlook {
    /// Outlook of a cash flow with this first point below zero; `bills` is true where something is to be paid.
    fn of(first_short: Option<CashPoint>, bills: bool) -> Self {
        match first_short {
            Some(CashPoint { now: true, .. }) => Self::InTheRed,
            Some(_) => Self::RunsOut,
            None if bills => Self::Enough,
            None => Self::NoBills,
        }
    }
}

/// The cash flow ahead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashFlow {
    /// Today.
    pub from: NaiveDate,
    /// Last day of the cash flow.
    pub to: NaiveDate,
    /// Cash in hand now, in cents: the opening balance, plus all received less all paid since.
    pub opening_cents: Cents,
    /// Overdue income, in cents.
    pub overdue_income_cents: Cents,
    /// Overdue expenses, in cents.
    pub overdue_expense_cents: Cents,
    /// Income due from today on, in cents.
    pub income_cents: Cents,
    /// Expenses due from today on, in cents.
    pub expense_cents: Cents,
    /// Part of the income, overdue or not, that belongs to freights that have not begun, in cents.
    pub scheduled_income_cents: Cents,
    /// Cash in hand at the end, if all is paid, in cents.
    pub closing_cents: Cents,
    /// Outlook.
    pub outlook: CashOutlook,
    /// First point below zero; null if there is none.
    pub first_short: Option<CashPoint>,
    /// Lowest point, the cash in hand now included; the earliest one of equals.
    pub lowest: CashPoint,
    /// Days on which something is due.
    pub days: Vec<CashDay>,
}

/// Flow of a day, and the part of it that belongs to freights that have not begun.
#[derive(Clone, Copy, Debug, Default)]
struct DayFlow {
    all: Flow,
    scheduled: Flow,
}

impl CashFlow {
    /// Computes the cash flow from `today` to the day `days` days later, both included. Of `dues`, those before today
    /// are overdue and count today; those after the last day are left out. `scheduled` are those among them that belong
    /// to freights that have not begun.
    pub fn of(opening_cents: Cents, dues: &[Due], scheduled: &[Due], today: NaiveDate, days: u64) -> Result<Self> {
        let to = today.checked_add_days(Days::new(days)).unwrap_or(today);
        let (mut late, mut upcoming) = (Flow::default(), Flow::default());
        let mut by_day: BTreeMap<NaiveDate, DayFlow> = BTreeMap::new();
        for due in dues.iter().filter(|due| due.on <= to) {
            let side = if due.on < today { &mut late } else { &mut upcoming };
            side.add(due.kind, due.amount_cents)?;
            by_day.entry(due.on.max(today)).or_default().all.add(due.kind, due.amount_cents)?;
        }
        let mut of_scheduled = Flow::default();
        for due in scheduled.iter().filter(|due| due.on <= to) {
            of_scheduled.add(due.kind, due.amount_cents)?;
            by_day.entry(due.on.max(today)).or_default().scheduled.add(due.kind, due.amount_cents)?;
        }
        let (mut balance, mut without_scheduled) = (opening_cents, opening_cents);
        let mut points = vec![CashPoint { on: today, now: true, balance_cents: balance }];
        let mut days = Vec::with_capacity(by_day.len());
        for (on, DayFlow { all, scheduled }) in by_day {
            balance = balance.plus(all.net_cents)?;
            without_scheduled = without_scheduled.plus(all.net_cents)?.minus(scheduled.net_cents)?;
            points.push(CashPoint { on, now: false, balance_cents: balance });
            let Flow { income_cents, expense_cents, .. } = all;
            days.push(CashDay {
                on,
                income_cents,
                expense_cents,
                balance_cents: balance,
                balance_without_scheduled_cents: without_scheduled,
            });
        }
        let first_short = points.iter().copied().find(|point| point.balance_cents < Cents::ZERO);
        let bills = late.expense_cents > Cents::ZERO || upcoming.expense_cents > Cents::ZERO;
        // The first of equal points is found.
        let lowest = points.into_iter().min_by_key(|point| point.balance_cents);
        Ok(Self {
            from: today,
            to,
            opening_cents,
            overdue_income_cents: late.income_cents,
            overdue_expense_cents: late.expense_cents,
            income_cents: upcoming.income_cents,
            expense_cents: upcoming.expense_cents,
            scheduled_income_cents: of_scheduled.income_cents,
            closing_cents: balance,
            outlook: CashOutlook::of(first_short, bills),
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
    fn overdue_amounts_count_today_and_distant_ones_not_at_all() {
        let dues = [
            due("2026-10-01", -300),
            due("2026-11-01", 100),
            due("2026-11-21", -50),
            due("2026-12-01", -1_000),
            due("2026-12-02", 2_000),
            due("2027-02-19", 7),
            due("2027-02-20", 9),
        ];
        let flow = CashFlow::of(Cents::from(500), &dues, &[], day("2026-11-21"), 90).expect("a flow");
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
        let flow = CashFlow::of(Cents::from(opening), dues, &[], day("2026-11-21"), 90).expect("a flow");
        (flow.outlook, flow.first_short, flow.lowest)
    }

    #[test]
    fn distinguishes_the_first_negative_day_from_the_lowest_day() {
        let dues = [due("2026-11-25", -600), due("2026-12-05", 200), due("2027-02-05", -900)];
        let (first, lowest) = (point("2026-11-25", false, -100), point("2027-02-05", false, -800));
        assert_eq!(ahead(500, &dues), (CashOutlook::RunsOut, Some(first), lowest));
        // Already below zero now: reported at once, and not as of the day on which it is worst.
        let (first, lowest) = (point("2026-11-21", true, -50), point("2027-02-05", false, -1_350));
        assert_eq!(ahead(-50, &dues), (CashOutlook::InTheRed, Some(first), lowest));
        // The overdue bill is paid today.
        let today = point("2026-11-21", false, -250);
        assert_eq!(ahead(50, &[due("2026-10-01", -300)]), (CashOutlook::RunsOut, Some(today), today));
    }

    #[test]
    fn the_lowest_point_is_never_above_what_is_in_hand() {
        // R$ 2.571,30 in hand, and R$ 4.460,62 due today.
        let in_hand = point("2026-11-21", true, 257_130);
        let comes = [due("2026-11-21", 446_062)];
        assert_eq!(ahead(257_130, &comes), (CashOutlook::NoBills, None, in_hand));
        let bill = [comes[0], due("2026-12-01", -100)];
        assert_eq!(ahead(257_130, &bill), (CashOutlook::Enough, None, in_hand));
    }

    #[test]
    fn a_second_balance_leaves_out_freights_that_have_not_begun() {
        let scheduled = [due("2026-11-01", 80), due("2026-12-01", 900), due("2026-12-01", -40), due("2027-02-20", 70)];
        let own = [due("2026-11-25", -600), due("2026-12-01", 50)];
        let dues: Vec<Due> = scheduled.into_iter().chain(own).collect();
        let flow = CashFlow::of(Cents::from(500), &dues, &scheduled, day("2026-11-21"), 90).expect("a flow");
        let balances = flow.days.iter().map(|day| (day.balance_cents.get(), day.balance_without_scheduled_cents.get()));
        assert_eq!(balances.collect::<Vec<_>>(), [(580, 500), (-20, -100), (890, -50)]);
        assert_eq!(flow.scheduled_income_cents.get(), 980);
        let none = CashFlow::of(Cents::from(500), &dues, &[], day("2026-11-21"), 90).expect("a flow");
        assert!(none.days.iter().all(|day| day.balance_cents == day.balance_without_scheduled_cents));
        assert_eq!(none.scheduled_income_cents, Cents::ZERO);
    }

    #[test]
    fn nothing_due_leaves_what_is_in_hand() {
        let flow = CashFlow::of(Cents::from(-5), &[], &[], day("2026-11-21"), 90).expect("a flow");
        assert_eq!((flow.closing_cents.get(), flow.lowest.balance_cents.get(), flow.days.len()), (-5, -5, 0));
        assert_eq!(flow.outlook, CashOutlook::InTheRed);
        assert_eq!(ahead(0, &[]).0, CashOutlook::NoBills);
    }
}
