//! The statement (DRE): what the work brought, what it cost and what is left; and beside it what moved money without being
//! either, so that the result can be led over to the cash.

use std::collections::BTreeMap;

use kernel::{Bps, Category, Cents, CostLine, Effect, Result, SourceKind, SourcePart, TransactionKind, choice};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Month;

choice! {
    /// By which day a transaction belongs to a month.
    Basis {
        /// The day of what it is about, paid or not.
        Accrual = "accrual" "Competência",
        /// The day on which it was paid.
        Cash = "cash" "Caixa",
    }
}

/// Transactions alike in all that a statement asks of them, summed.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The month to which they belong.
    pub month: Month,
    /// Which way their money goes.
    pub kind: TransactionKind,
    /// What they are about.
    pub category: Category,
    /// What they move.
    pub effect: Effect,
    /// Whether they are the household's.
    pub personal: bool,
    /// Whether a driver paid them.
    pub paid_by_driver: bool,
    /// Which kind of record posted them, and as which part.
    pub source: Option<(SourceKind, SourcePart)>,
    /// How much; below zero what is taken off.
    pub amount_cents: Cents,
}

/// What is left of a month's or a period's work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// What the work brought.
    pub revenue_cents: Cents,
    /// What it cost.
    pub cost_cents: Cents,
    /// What is left.
    pub result_cents: Cents,
}

impl Outcome {
    /// Adds what is income or cost.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow.
    pub fn add(&mut self, kind: TransactionKind, amount: Cents) -> Result<()> {
        match kind {
            TransactionKind::Income => self.revenue_cents = self.revenue_cents.plus(amount)?,
            TransactionKind::Expense => self.cost_cents = self.cost_cents.plus(amount)?,
        }
        self.result_cents = self.revenue_cents.minus(self.cost_cents)?;
        Ok(())
    }
}

/// A month of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MonthOutcome {
    /// The month.
    pub month: Month,
    /// What is left of it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What stands outside the result, or in it without moving money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Outside {
    /// Loans received.
    pub loans_received_cents: Cents,
    /// What the household put in.
    pub personal_in_cents: Cents,
    /// What the household took out (pró-labore).
    pub personal_out_cents: Cents,
    /// Advances given to drivers.
    pub driver_advances_cents: Cents,
    /// Balances of settlements: what drivers paid back less what was paid to them.
    pub settlement_balances_cents: Cents,
    /// Costs that drivers paid: in the result, but no money of the owner.
    pub paid_by_drivers_cents: Cents,
    /// What drivers earned less what was held back from them: in the result, but no money yet.
    pub earned_by_drivers_cents: Cents,
}

impl Outside {
    fn add(&mut self, line: &Line) -> Result<()> {
        use TransactionKind::{Expense, Income};
        let amount = line.amount_cents;
        let add = |sum: &mut Cents| -> Result<()> {
            *sum = sum.plus(amount)?;
            Ok(())
        };
        let take = |sum: &mut Cents| -> Result<()> {
            *sum = sum.minus(amount)?;
            Ok(())
        };
        match (line.effect, line.kind, line.source) {
            (Effect::Both, ..) => Ok(()),
            (Effect::Result, ..) if line.paid_by_driver => add(&mut self.paid_by_drivers_cents),
            (Effect::Result, Expense, _) => add(&mut self.earned_by_drivers_cents),
            (Effect::Result, Income, _) => take(&mut self.earned_by_drivers_cents),
            (Effect::Cash, _, Some((SourceKind::DriverAdvance, _))) => add(&mut self.driver_advances_cents),
            (Effect::Cash, Income, Some((SourceKind::DriverPayment, _))) => add(&mut self.settlement_balances_cents),
            (Effect::Cash, Expense, Some((SourceKind::DriverPayment, _))) => take(&mut self.settlement_balances_cents),
            (Effect::Cash, Income, _) if line.personal => add(&mut self.personal_in_cents),
            (Effect::Cash, Expense, _) => add(&mut self.personal_out_cents),
            (Effect::Cash, Income, _) => add(&mut self.loans_received_cents),
        }
    }

    /// What leads from the result to the money that really moved.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow.
    pub fn to_cash(&self) -> Result<Cents> {
        Cents::sum([
            self.loans_received_cents,
            self.personal_in_cents,
            self.settlement_balances_cents,
            self.paid_by_drivers_cents,
            self.earned_by_drivers_cents,
        ])?
        .minus(self.personal_out_cents)?
        .minus(self.driver_advances_cents)
    }
}

/// The statement of a period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Statement {
    /// The first month.
    pub from: Month,
    /// The last month.
    pub to: Month,
    /// By which day a transaction belongs to a month.
    pub basis: Basis,
    /// What the work brought, by category, the greatest first.
    pub revenue: Vec<CostLine>,
    /// What it cost, by category, the greatest first.
    pub costs: Vec<CostLine>,
    /// What is left of the period.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// The result as a share of the revenue; absent without revenue.
    pub margin_bps: Option<Bps>,
    /// What stands outside the result, or in it without moving money.
    pub outside: Outside,
    /// Money in less money out: the result led over to the cash. On the cash basis only.
    pub cash_change_cents: Option<Cents>,
    /// What drivers earned by freights of the period that no settlement holds yet; not among the costs.
    pub unsettled_commission_cents: Cents,
    /// Month by month.
    pub months: Vec<MonthOutcome>,
}

impl Statement {
    /// Puts a statement together.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow.
    pub fn of((from, to): (Month, Month), basis: Basis, lines: &[Line], unsettled: Cents) -> Result<Self> {
        let (mut outcome, mut outside) = (Outcome::default(), Outside::default());
        let mut months: BTreeMap<Month, Outcome> =
            from.through(to).into_iter().map(|month| (month, Outcome::default())).collect();
        let mut sums: BTreeMap<(TransactionKind, Category), Cents> = BTreeMap::new();
        for line in lines {
            outside.add(line)?;
            if line.effect == Effect::Cash {
                continue;
            }
            outcome.add(line.kind, line.amount_cents)?;
            months.entry(line.month).or_default().add(line.kind, line.amount_cents)?;
            let sum = sums.entry((line.kind, line.category)).or_default();
            *sum = sum.plus(line.amount_cents)?;
        }
        let side = |wanted: TransactionKind| {
            let mut lines: Vec<_> = sums
                .iter()
                .filter(|((kind, _), sum)| *kind == wanted && **sum != Cents::ZERO)
                .map(|((_, category), amount_cents)| CostLine { category: *category, amount_cents: *amount_cents })
                .collect();
            lines.sort_by_key(|line| std::cmp::Reverse(line.amount_cents));
            lines
        };
        let cash_change_cents = match basis {
            Basis::Cash => Some(outcome.result_cents.plus(outside.to_cash()?)?),
            Basis::Accrual => None,
        };
        Ok(Self {
            from,
            to,
            basis,
            revenue: side(TransactionKind::Income),
            costs: side(TransactionKind::Expense),
            margin_bps: Bps::of(outcome.result_cents, outcome.revenue_cents)?,
            outcome,
            outside,
            cash_change_cents,
            unsettled_commission_cents: unsettled,
            months: months.into_iter().map(|(month, outcome)| MonthOutcome { month, outcome }).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(kind: TransactionKind, category: Category, effect: Effect, amount: i64) -> Line {
        Line {
            month: "2026-11".parse().expect("a month"),
            kind,
            category,
            effect,
            personal: false,
            paid_by_driver: false,
            source: None,
            amount_cents: Cents::from(amount),
        }
    }

    #[test]
    fn the_result_leads_over_to_the_cash() {
        use {Category::*, TransactionKind::*};
        let settlement = |part| Some((SourceKind::DriverPayment, part));
        let lines = [
            line(Income, Frete, Effect::Both, 10_000),
            line(Expense, Combustivel, Effect::Both, 4_000),
            line(Income, Emprestimo, Effect::Cash, 50_000),
            Line { personal: true, ..line(Expense, Outros, Effect::Cash, 700) },
            Line { personal: true, ..line(Income, Outros, Effect::Cash, 30) },
            Line {
                source: Some((SourceKind::DriverAdvance, SourcePart::Total)),
                ..line(Expense, Salario, Effect::Cash, 500)
            },
            Line { paid_by_driver: true, ..line(Expense, Alimentacao, Effect::Result, 200) },
            Line { source: settlement(SourcePart::Commission), ..line(Expense, Salario, Effect::Result, 1_200) },
            Line { source: settlement(SourcePart::Discount), ..line(Income, Outros, Effect::Result, 100) },
            // 1.200 earned + 200 refunded − 100 held back − 500 advanced.
            Line { source: settlement(SourcePart::Balance), ..line(Expense, Salario, Effect::Cash, 800) },
        ];
        let month = "2026-11".parse().expect("a month");
        let statement = Statement::of((month, month), Basis::Cash, &lines, Cents::ZERO).expect("a statement");
        assert_eq!(statement.outcome.revenue_cents.get(), 10_100);
        assert_eq!(statement.outcome.cost_cents.get(), 5_400);
        assert_eq!(statement.outcome.result_cents.get(), 4_700);
        let moved = 10_000 - 4_000 + 50_000 - 700 + 30 - 500 - 800;
        assert_eq!(statement.cash_change_cents.map(Cents::get), Some(moved));
        assert_eq!(statement.outside.settlement_balances_cents.get(), -800);
        assert_eq!(
            statement.costs.iter().map(|line| line.category).collect::<Vec<_>>(),
            [Combustivel, Salario, Alimentacao]
        );
        let accrual = Statement::of((month, month), Basis::Accrual, &lines, Cents::ZERO).expect("a statement");
        assert_eq!(accrual.cash_change_cents, None);
    }

    #[test]
    fn every_month_of_the_period_has_its_line() {
        let (from, to) = ("2026-01".parse().expect("a month"), "2026-12".parse().expect("a month"));
        let statement = Statement::of((from, to), Basis::Accrual, &[], Cents::ZERO).expect("a statement");
        assert_eq!((statement.months.len(), statement.margin_bps), (12, None));
    }
}
