//! What counts as revenue and as cost, and on which day: the one definition behind the result of a freight, the life of a
//! vehicle, the dashboard, the statement and the accountant's year. `docs/figures.md` says it in sentences.

use std::collections::BTreeMap;

use kernel::{
    Bps, Category, Cents, CostLine, Effect, FreightId, Result, SourceKind, SourcePart, TransactionKind, VehicleId,
    choice,
};
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

/// Transactions alike in all that a figure asks of them, summed.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The month to which they belong.
    pub month: Month,
    /// The vehicle that they are for.
    pub vehicle_id: Option<VehicleId>,
    /// The freight that they are for, where figures are asked for by freight.
    pub freight_id: Option<FreightId>,
    /// Their kind: income or expense.
    pub kind: TransactionKind,
    /// Their category.
    pub category: Category,
    /// Their effect: they move cash, the result, or both.
    pub effect: Effect,
    /// True for the household's.
    pub personal: bool,
    /// True where a driver paid them.
    pub paid_by_driver: bool,
    /// The kind of record that posted them, and as which part; absent of those entered by hand.
    pub source: Option<(SourceKind, SourcePart)>,
    /// Whether they are differences that counts of the cash showed.
    pub counted: bool,
    /// How much; below zero what is taken off.
    pub amount_cents: Cents,
    /// How much of it pays a loan back: it moves money and is no cost.
    pub principal_cents: Cents,
}

/// The two sides of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// What the work brings.
    Revenue,
    /// What it costs.
    Cost,
}

/// An amount as it counts in a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// On which side.
    pub side: Side,
    /// In which category.
    pub category: Category,
    /// How much; below zero what is taken off.
    pub amount_cents: Cents,
}

impl Line {
    /// The toll of `amount` that a voucher of the shipper covered, for a vehicle and of a freight, taken off the cost:
    /// vale-pedágio is neither income nor cost (Lei 10.209/2001 art. 2º).
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
            counted: false,
            amount_cents: Cents::ZERO.minus(amount)?,
            principal_cents: Cents::ZERO,
        })
    }

    /// The commission of a freight that no settlement holds yet, as a settlement will post it.
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
            counted: false,
            amount_cents,
            principal_cents: Cents::ZERO,
        }
    }

    /// Whether it is toll that a voucher covered: nothing else that no record posted is below zero.
    pub fn is_covered_toll(&self) -> bool {
        self.source.is_none() && self.amount_cents < Cents::ZERO
    }

    /// Whether it is an instalment of which nothing is known to pay the loan back: all of it counts.
    pub fn is_whole_instalment(&self) -> bool {
        let instalment = self.kind == TransactionKind::Expense && self.category == Category::Emprestimo;
        instalment && self.effect != Effect::Cash && self.principal_cents == Cents::ZERO
    }

    /// Whether a freight posted it: its price. What a payer held back of it is an expense.
    pub fn is_price(&self) -> bool {
        matches!((self.kind, self.source), (TransactionKind::Income, Some((SourceKind::Freight, _))))
    }

    /// Whether a payer held it back of a freight's price: a cost of the freight, but nothing that was spent on the trip.
    pub fn is_held_back(&self) -> bool {
        matches!((self.kind, self.source), (TransactionKind::Expense, Some((SourceKind::Freight, _))))
    }

    /// Whether it is what drivers earned or had held back.
    pub fn is_drivers(&self) -> bool {
        matches!(self.source, Some((SourceKind::DriverPayment, _)))
    }

    /// How it counts in a result; not at all where it only moves money. What is held back from a driver makes his work
    /// cheaper and is no revenue; what pays a loan back is no cost, its interest is.
    pub fn counted(&self) -> Result<Option<Counted>> {
        let Self { kind, category, amount_cents, .. } = *self;
        Ok(match (self.effect, kind) {
            (Effect::Cash, _) => None,
            (_, TransactionKind::Income) if self.is_drivers() => {
                let amount_cents = Cents::ZERO.minus(amount_cents)?;
                Some(Counted { side: Side::Cost, category: Category::Salario, amount_cents })
            }
            (_, TransactionKind::Income) => Some(Counted { side: Side::Revenue, category, amount_cents }),
            (_, TransactionKind::Expense) => {
                let amount_cents = amount_cents.minus(self.principal_cents)?;
                Some(Counted { side: Side::Cost, category, amount_cents })
            }
        })
    }
}

/// What is left of a month's or a period's work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// Revenue.
    pub revenue_cents: Cents,
    /// Cost.
    pub cost_cents: Cents,
    /// Revenue less cost.
    pub result_cents: Cents,
}

impl Outcome {
    /// Adds an amount on its side.
    pub fn add(&mut self, counted: Counted) -> Result<()> {
        let sum = match counted.side {
            Side::Revenue => &mut self.revenue_cents,
            Side::Cost => &mut self.cost_cents,
        };
        *sum = sum.plus(counted.amount_cents)?;
        self.result_cents = self.revenue_cents.minus(self.cost_cents)?;
        Ok(())
    }

    /// The result as a share of the revenue; absent without revenue.
    pub fn margin(&self) -> Result<Option<Bps>> {
        Bps::of(self.result_cents, self.revenue_cents)
    }
}

/// The result of some lines, in all and by category.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// In all.
    pub outcome: Outcome,
    categories: BTreeMap<(Side, Category), Cents>,
}

impl Figures {
    /// Sums lines up.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a Line>) -> Result<Self> {
        let mut figures = Self::default();
        for line in lines {
            let Some(counted) = line.counted()? else { continue };
            figures.outcome.add(counted)?;
            let sum = figures.categories.entry((counted.side, counted.category)).or_default();
            *sum = sum.plus(counted.amount_cents)?;
        }
        Ok(figures)
    }

    /// The sum of a category on one side.
    pub fn category(&self, side: Side, category: Category) -> Cents {
        self.categories.get(&(side, category)).copied().unwrap_or_default()
    }

    /// One side by category, the greatest first; without those that come to nothing.
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

    pub(crate) fn line(kind: TransactionKind, category: Category, effect: Effect, amount: i64) -> Line {
        Line {
            month: "2026-11".parse().expect("a month"),
            vehicle_id: None,
            freight_id: None,
            kind,
            category,
            effect,
            personal: false,
            paid_by_driver: false,
            source: None,
            counted: false,
            amount_cents: Cents::from(amount),
            principal_cents: Cents::ZERO,
        }
    }

    #[test]
    fn of_an_instalment_only_the_interest_is_a_cost() {
        use {Category::*, TransactionKind::*};
        // R$ 40.000,00 lent and R$ 48.000,00 paid back in twelve: of each R$ 4.000,00 a sixth is interest.
        let part = Line { principal_cents: Cents::from(333_333), ..line(Expense, Emprestimo, Effect::Both, 400_000) };
        let figures = Figures::of(&[part]).expect("figures");
        assert_eq!(figures.category(Side::Cost, Emprestimo).get(), 66_667);
    }

    #[test]
    fn a_driver_s_discount_lowers_the_cost_and_is_no_revenue() {
        use {Category::*, TransactionKind::*};
        let source = |part| Some((SourceKind::DriverPayment, part));
        let lines = [
            Line { source: source(SourcePart::Commission), ..line(Expense, Salario, Effect::Result, 1_200) },
            Line { source: source(SourcePart::Discount), ..line(Income, Outros, Effect::Result, 100) },
        ];
        let figures = Figures::of(&lines).expect("figures");
        assert_eq!((figures.outcome.revenue_cents.get(), figures.outcome.cost_cents.get()), (0, 1_100));
        assert_eq!(figures.category(Side::Cost, Salario).get(), 1_100);
    }

    #[test]
    fn toll_that_a_voucher_covered_is_no_cost() {
        use {Category::*, TransactionKind::*};
        let month = "2026-11".parse().expect("a month");
        let covered = Line::covered_toll(month, (None, FreightId::from(1)), false, Cents::from(300)).expect("a line");
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
