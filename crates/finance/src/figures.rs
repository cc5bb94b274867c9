//! Revenue and cost, and the day on which each counts: the single definition behind every figure. The result of a
//! freight, the life of a vehicle, the dashboard, the statement and the accountant's year use it.
//! `docs/develop/figures.md` states it in sentences.

use std::collections::BTreeMap;

use crate::{Category, CostLine, Effect, Month, SourceKind, SourcePart, TransactionKind};
use kernel::{Bps, Cents, FreightId, Result, VehicleId, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

string_enum! {
    /// Basis of accounting: the day by which a transaction belongs to a month.
    AccountingBasis {
        /// Competence day, paid or not.
        Accrual = "accrual" "Competência",
        /// Paid day.
        Cash = "cash" "Caixa",
    }
}

/// Sum of transactions with equal keys in every figure.
#[derive(Clone, Copy, Debug)]
pub struct AggregateRow {
    /// Month to which they belong.
    pub month: Month,
    /// Vehicle that they are for.
    pub vehicle_id: Option<VehicleId>,
    /// Freight that they are for, in figures by freight.
    pub freight_id: Option<FreightId>,
    /// Kind: income or expense.
    pub kind: TransactionKind,
    /// Category.
    pub category: Category,
    /// Effect: they move cash, the result, or both.
    pub effect: Effect,
    /// True for personal ones (of the household).
    pub personal: bool,
    /// True if a driver paid them.
    pub paid_by_driver: bool,
    /// Kind of the record that posted them, and which part of it they are; none if entered by hand.
    pub source: Option<(SourceKind, SourcePart)>,
    /// True if they are differences found by cash counts.
    pub is_cash_difference: bool,
    /// Amount in cents; negative if it is deducted.
    pub amount_cents: Cents,
    /// Principal in cents: the part of the amount that repays a loan; it moves money and is no cost.
    pub principal_cents: Cents,
}

/// A side of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// Earnings of the work.
    Revenue,
    /// Cost of the work.
    Cost,
}

/// An amount as it counts in a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// Side.
    pub side: Side,
    /// Category.
    pub category: Category,
    /// Amount in cents; negative if it is deducted.
    pub amount_cents: Cents,
}

impl AggregateRow {
    /// Toll of `amount` covered by a shipper's voucher, deducted from the cost of a vehicle and a freight: vale-pedágio
    /// is neither income nor cost (Lei 10.209/2001 art. 2º).
    pub fn covered_toll(
        month: Month,
        (vehicle_id, freight_id): (Option<VehicleId>, FreightId),
        paid_by_driver: bool,
        amount: Cents,
    ) -> Result<Self> {
        Ok(Self {
            month,
            vehicle_id,
            freight_id: Some(freight_id),
            kind: TransactionKind::Expense,
            category: Category::Pedagio,
            effect: Effect::Result,
            personal: false,
            paid_by_driver,
            source: None,
            is_cash_difference: false,
            amount_cents: Cents::ZERO.minus(amount)?,
            principal_cents: Cents::ZERO,
        })
    }

    /// Commission of a freight that is not settled yet, as its settlement will post it.
    pub fn open_commission(month: Month, vehicle_id: VehicleId, freight_id: FreightId, amount_cents: Cents) -> Self {
        Self {
            month,
            vehicle_id: Some(vehicle_id),
            freight_id: Some(freight_id),
            kind: TransactionKind::Expense,
            category: Category::Salario,
            effect: Effect::Result,
            personal: false,
            paid_by_driver: false,
            source: Some((SourceKind::DriverPayment, SourcePart::Commission)),
            is_cash_difference: false,
            amount_cents,
            principal_cents: Cents::ZERO,
        }
    }

    /// Returns true for toll that a voucher covered: no other line without a source is negative.
    pub fn is_covered_toll(&self) -> bool {
        self.source.is_none() && self.amount_cents < Cents::ZERO
    }

    /// Returns true for a loan's instalment with unknown principal: all of it is a cost.
    pub fn is_whole_instalment(&self) -> bool {
        let instalment = self.kind == TransactionKind::Expense && self.category == Category::Emprestimo;
        instalment && self.effect != Effect::Cash && self.principal_cents == Cents::ZERO
    }

    /// Returns true for the price of a freight, posted by the freight. A payer's deduction from it is an expense.
    pub fn is_price(&self) -> bool {
        matches!((self.kind, self.source), (TransactionKind::Income, Some((SourceKind::Freight, _))))
    }

    /// Returns true for a payer's deduction from a freight's price: a cost of the freight, but not spent on the trip.
    pub fn is_price_deduction(&self) -> bool {
        matches!((self.kind, self.source), (TransactionKind::Expense, Some((SourceKind::Freight, _))))
    }

    /// Returns true for earnings of drivers and what was withheld from them.
    pub fn is_drivers(&self) -> bool {
        matches!(self.source, Some((SourceKind::DriverPayment, _)))
    }

    /// Returns what counts of it in a result; none if it only moves money. An amount withheld from a driver lowers his
    /// cost and is no revenue; a loan's principal is no cost, its interest is.
    pub fn contribution(&self) -> Result<Option<Contribution>> {
        let Self { kind, category, amount_cents, .. } = *self;
        Ok(match (self.effect, kind) {
            (Effect::Cash, _) => None,
            (_, TransactionKind::Income) if self.is_drivers() => {
                let amount_cents = Cents::ZERO.minus(amount_cents)?;
                Some(Contribution { side: Side::Cost, category: Category::Salario, amount_cents })
            }
            (_, TransactionKind::Income) => Some(Contribution { side: Side::Revenue, category, amount_cents }),
            (_, TransactionKind::Expense) => {
                let amount_cents = amount_cents.minus(self.principal_cents)?;
                Some(Contribution { side: Side::Cost, category, amount_cents })
            }
        })
    }
}

/// Result of a month or a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// Revenue in cents.
    pub revenue_cents: Cents,
    /// Cost in cents.
    pub cost_cents: Cents,
    /// Revenue less cost, in cents.
    pub result_cents: Cents,
}

impl Outcome {
    /// Adds an amount on its side.
    pub fn add(&mut self, contribution: Contribution) -> Result<()> {
        let sum = match contribution.side {
            Side::Revenue => &mut self.revenue_cents,
            Side::Cost => &mut self.cost_cents,
        };
        *sum = sum.plus(contribution.amount_cents)?;
        self.result_cents = self.revenue_cents.minus(self.cost_cents)?;
        Ok(())
    }

    /// The result as a share of the revenue; absent without revenue.
    pub fn margin(&self) -> Result<Option<Bps>> {
        Bps::of(self.result_cents, self.revenue_cents)
    }
}

/// Result of some lines, in total and by category.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// Total.
    pub outcome: Outcome,
    categories: BTreeMap<(Side, Category), Cents>,
}

impl Figures {
    /// Sums up lines.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a AggregateRow>) -> Result<Self> {
        let mut figures = Self::default();
        for line in lines {
            let Some(contribution) = line.contribution()? else { continue };
            figures.outcome.add(contribution)?;
            let sum = figures.categories.entry((contribution.side, contribution.category)).or_default();
            *sum = sum.plus(contribution.amount_cents)?;
        }
        Ok(figures)
    }

    /// Sum of a category on one side.
    pub fn category(&self, side: Side, category: Category) -> Cents {
        self.categories.get(&(side, category)).copied().unwrap_or_default()
    }

    /// Sums of one side by category, the greatest first, without zeros.
    pub fn side(&self, side: Side) -> Vec<CostLine> {
        let of_side = self.categories.iter().filter(|((of, _), sum)| *of == side && **sum != Cents::ZERO);
        let mut lines: Vec<_> = of_side
            .map(|((_, category), amount_cents)| CostLine { category: *category, amount_cents: *amount_cents })
            .collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.amount_cents));
        lines
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn line(kind: TransactionKind, category: Category, effect: Effect, amount: i64) -> AggregateRow {
        AggregateRow {
            month: "2026-11".parse().expect("a month"),
            vehicle_id: None,
            freight_id: None,
            kind,
            category,
            effect,
            personal: false,
            paid_by_driver: false,
            source: None,
            is_cash_difference: false,
            amount_cents: Cents::from(amount),
            principal_cents: Cents::ZERO,
        }
    }

    #[test]
    fn of_an_instalment_only_the_interest_is_a_cost() {
        use {Category::*, TransactionKind::*};
        // R$ 40.000,00 borrowed, repaid with R$ 48.000,00 in twelve: a sixth of each R$ 4.000,00 is interest.
        let part =
            AggregateRow { principal_cents: Cents::from(333_333), ..line(Expense, Emprestimo, Effect::Both, 400_000) };
        let figures = Figures::of(&[part]).expect("figures");
        assert_eq!(figures.category(Side::Cost, Emprestimo).get(), 66_667);
    }

    #[test]
    fn a_driver_s_discount_lowers_the_cost_and_is_no_revenue() {
        use {Category::*, TransactionKind::*};
        let source = |part| Some((SourceKind::DriverPayment, part));
        let lines = [
            AggregateRow { source: source(SourcePart::Commission), ..line(Expense, Salario, Effect::Result, 1_200) },
            AggregateRow { source: source(SourcePart::Discount), ..line(Income, Outros, Effect::Result, 100) },
        ];
        let figures = Figures::of(&lines).expect("figures");
        assert_eq!((figures.outcome.revenue_cents.get(), figures.outcome.cost_cents.get()), (0, 1_100));
        assert_eq!(figures.category(Side::Cost, Salario).get(), 1_100);
    }

    #[test]
    fn toll_that_a_voucher_covered_is_no_cost() {
        use {Category::*, TransactionKind::*};
        let month = "2026-11".parse().expect("a month");
        let covered =
            AggregateRow::covered_toll(month, (None, FreightId::from(1)), false, Cents::from(300)).expect("a line");
        assert!(covered.is_covered_toll());
        let lines = [line(Expense, Pedagio, Effect::Both, 300), covered];
        let figures = Figures::of(&lines).expect("figures");
        assert_eq!((figures.outcome.cost_cents, figures.side(Side::Cost).len()), (Cents::ZERO, 0));
    }

    #[test]
    fn money_that_is_neither_income_nor_cost_stays_out() {
        use {Category::*, TransactionKind::*};
        let lines = [
            line(Income, Emprestimo, Effect::Cash, 5_000),
            line(Expense, Salario, Effect::Cash, 700),
            line(Income, Frete, Effect::Both, 1_000),
        ];
        let figures = Figures::of(&lines).expect("figures");
        assert_eq!((figures.outcome.revenue_cents.get(), figures.outcome.result_cents.get()), (1_000, 1_000));
        assert_eq!(figures.outcome.margin().expect("a margin").map(Bps::get), Some(10_000));
    }
}
