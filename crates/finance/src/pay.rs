//! Parts of the category "Salário": commissions, fixed pay, daily allowances and discounts of settlements, and entries
//! by hand. They add up to the category to the cent.

use crate::{Category, CostLine, SourceKind, SourcePart};
use kernel::{Cents, Result, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

use crate::figures::{AggregateRow, Side};

string_enum! {
    /// Part of the category `salario`.
    PayPart {
        /// Commissions of freights, settled or not.
        Commission = "commission" "Comissões",
        /// Fixed pay of settlements.
        Salary = "salary" "Salários",
        /// Daily allowances of settlements.
        Allowance = "allowance" "Diárias",
        /// Amounts entered by hand in this category.
        Other = "other" "Outros pagamentos",
        /// Amounts held back from drivers in settlements; they lower the category.
        Discount = "discount" "Descontos do acerto",
    }
}

/// Sum of one part of the category `salario`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayLine {
    /// The part.
    pub part: PayPart,
    /// Sum in cents; negative for discounts.
    pub amount_cents: Cents,
}

impl PayLine {
    /// Sums the parts, in their order and without zeros; none where everything was entered by hand.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a AggregateRow>) -> Result<Vec<Self>> {
        let mut sums = PayPart::ALL.iter().map(|part| (*part, Cents::ZERO)).collect::<Vec<_>>();
        for line in lines {
            let Some(contribution) = line.contribution()? else { continue };
            if (contribution.side, contribution.category) != (Side::Cost, Category::Salario) {
                continue;
            }
            let of = part(line);
            for (_, sum) in sums.iter_mut().filter(|(part, _)| *part == of) {
                *sum = sum.plus(contribution.amount_cents)?;
            }
        }
        sums.retain(|(_, sum)| *sum != Cents::ZERO);
        if sums.iter().all(|(part, _)| *part == PayPart::Other) {
            sums.clear();
        }
        Ok(sums.into_iter().map(|(part, amount_cents)| Self { part, amount_cents }).collect())
    }

    /// Divides the category `salario` among costs by category: each cost with the part that it represents, if any.
    pub fn divided<'a>(
        costs: &'a [CostLine],
        parts: &'a [Self],
    ) -> impl Iterator<Item = (CostLine, Option<PayPart>)> + 'a {
        costs.iter().flat_map(move |cost| {
            let parts = if cost.category == Category::Salario { parts } else { &[] };
            let whole = parts.is_empty().then_some((*cost, None));
            let category = cost.category;
            let part = move |one: &Self| (CostLine { category, amount_cents: one.amount_cents }, Some(one.part));
            whole.into_iter().chain(parts.iter().map(part))
        })
    }
}

fn part(line: &AggregateRow) -> PayPart {
    match line.source {
        Some((SourceKind::DriverPayment, SourcePart::Commission)) => PayPart::Commission,
        Some((SourceKind::DriverPayment, SourcePart::Salary)) => PayPart::Salary,
        Some((SourceKind::DriverPayment, SourcePart::Allowance)) => PayPart::Allowance,
        Some((SourceKind::DriverPayment, SourcePart::Discount)) => PayPart::Discount,
        _ => PayPart::Other,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Effect, TransactionKind};

    use super::*;
    use crate::figures::{Figures, tests::line};

    fn settled(part: SourcePart, kind: TransactionKind, amount: i64) -> AggregateRow {
        let category = if kind == TransactionKind::Income { Category::Outros } else { Category::Salario };
        AggregateRow { source: Some((SourceKind::DriverPayment, part)), ..line(kind, category, Effect::Result, amount) }
    }

    fn lines() -> Vec<AggregateRow> {
        use TransactionKind::{Expense, Income};
        vec![
            settled(SourcePart::Commission, Expense, 120_001),
            settled(SourcePart::Commission, Expense, 2),
            settled(SourcePart::Allowance, Expense, 24_000),
            settled(SourcePart::Discount, Income, 5_500),
            // The balance moves money and is no cost.
            AggregateRow { effect: Effect::Cash, ..settled(SourcePart::Balance, Expense, 900) },
            line(Expense, Category::Salario, Effect::Both, 70_000),
            line(Expense, Category::Combustivel, Effect::Both, 33),
        ]
    }

    #[test]
    fn the_parts_add_up_to_the_category_to_the_cent() {
        let parts = PayLine::of(&lines()).expect("sums");
        let named: Vec<_> = parts.iter().map(|one| (one.part, one.amount_cents.get())).collect();
        let expected = [
            (PayPart::Commission, 120_003),
            (PayPart::Allowance, 24_000),
            (PayPart::Other, 70_000),
            (PayPart::Discount, -5_500),
        ];
        assert_eq!(named, expected);
        let sum = Cents::sum(parts.iter().map(|one| one.amount_cents)).expect("a sum");
        let figures = Figures::of(&lines()).expect("figures");
        assert_eq!(sum, figures.category(Side::Cost, Category::Salario));
        let costs = figures.side(Side::Cost);
        let divided: Vec<_> = PayLine::divided(&costs, &parts).collect();
        assert_eq!(divided.len(), 5);
        let all = Cents::sum(divided.iter().map(|(cost, _)| cost.amount_cents)).expect("a sum");
        assert_eq!(all, figures.outcome.cost_cents);
    }

    #[test]
    fn a_category_entered_by_hand_alone_is_not_divided() {
        let entered = [line(TransactionKind::Expense, Category::Salario, Effect::Both, 70_000)];
        assert_eq!(PayLine::of(&entered).expect("sums"), []);
    }
}
