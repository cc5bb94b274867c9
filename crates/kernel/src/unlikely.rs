//! Amounts that are possible but unlikely and are asked about: the thresholds of expenses, repairs and advances, and the
//! comparison with the owner's own amounts. Those of a freight's price are in `freight::unlikely`, those of odometers in
//! `fleet::reading`.

use crate::{Category, Cents, Warning, text::reais};

/// Multiple of the median of the owner's own amounts above which an amount is asked about: a decimal comma in the wrong
/// place makes a hundred of one, and honest amounts of one kind seldom differ by ten.
const MAX_MULTIPLE: i64 = 10;
/// Fewest own amounts that make a median: among fewer a single odd one decides.
const MIN_OWN_AMOUNTS: usize = 5;
/// Number of the last own amounts of which the median is taken: older prices no longer hold.
pub const LAST_OWN_AMOUNTS: i64 = 50;
/// Amount in cents up to which the owner's own amounts raise no question: ten times a coffee is a meal.
const MIN_DOUBTED_CENTS: i64 = 50_000;

/// Greatest total of a repair, in cents, that is believed without own amounts to compare it with: an engine overhauled
/// or a set of tyres for a long composition stays below.
const MAX_REPAIR_CENTS: i64 = 10_000_000;
/// Greatest advance to a driver, in cents, that is believed without own amounts: two months' pay.
const MAX_ADVANCE_CENTS: i64 = 1_500_000;

/// Returns the greatest expense of a category, in cents, that is believed without own amounts to compare it with: above
/// what one bill of it comes to in this trade.
const fn max_expense_cents(category: Category) -> i64 {
    match category {
        // Meals and nights of weeks on the road.
        Category::Alimentacao | Category::Hospedagem => 300_000,
        // The dearest route across the country, nine axles, out and back.
        Category::Pedagio => 500_000,
        // Two tanks of the greatest tractor; the licensing of a whole composition.
        Category::Combustivel | Category::Licenciamento => 2_000_000,
        Category::Salario => 3_000_000,
        Category::Manutencao | Category::Impostos | Category::Seguro => 10_000_000,
        // A truck is bought by one of these.
        Category::Emprestimo | Category::Outros | Category::Frete | Category::Venda => 100_000_000,
    }
}

/// Kind of an amount that is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountOf {
    /// Expense of the business, of a category.
    Expense(Category),
    /// Expense of the household, of a category.
    Personal(Category),
    /// Total of a repair.
    Repair,
    /// Advance to a driver.
    Advance,
}

impl AmountOf {
    const fn max_cents(self) -> i64 {
        match self {
            Self::Expense(category) | Self::Personal(category) => max_expense_cents(category),
            Self::Repair => MAX_REPAIR_CENTS,
            Self::Advance => MAX_ADVANCE_CENTS,
        }
    }

    /// Returns true where the own amounts are comparable. Other expenses and those of the household are a mixed bag: the
    /// median of telephone bills says nothing about a withdrawal.
    const fn has_usual(self) -> bool {
        !matches!(self, Self::Expense(Category::Outros) | Self::Personal(_))
    }

    /// Returns the name of the amounts of this kind, as after "seus lançamentos de": `Pedágio`.
    const fn own(self) -> (&'static str, &'static str) {
        match self {
            Self::Expense(category) | Self::Personal(category) => ("seus lançamentos de ", category.label()),
            Self::Repair => ("suas manutenções deste tipo", ""),
            Self::Advance => ("seus vales", ""),
        }
    }

    /// Warns of an amount far above the owner's own ones of its kind or, where there are too few or they do not compare,
    /// above what one of its kind comes to. `own` are the last own amounts, `field` is the amount's field on the wire.
    pub fn unlikely(self, field: &str, amount: Cents, own: &[Cents]) -> Option<Warning> {
        let usual = (self.has_usual() && own.len() >= MIN_OWN_AMOUNTS).then(|| median(own)).flatten();
        let limit = match usual {
            Some(usual) => usual.get().saturating_mul(MAX_MULTIPLE).max(MIN_DOUBTED_CENTS),
            None => self.max_cents(),
        };
        if amount.get() <= limit {
            return None;
        }
        let (named, category) = self.own();
        let message = match usual {
            Some(usual) => {
                format!(
                    "{} é muito: {named}{category} costumam ser de {}. Confira o valor.",
                    reais(amount),
                    reais(usual)
                )
            }
            None => format!(
                "{} é muito: o comum não passa de {}. Confira o valor.",
                reais(amount),
                reais(Cents::from(limit))
            ),
        };
        Some(Warning::new("amount_unlikely", message).at(field))
    }
}

/// Returns the middle value, or of an even number the lower of the two in the middle; none of nothing.
pub fn median<T: Ord + Copy>(of: &[T]) -> Option<T> {
    let mut sorted = of.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len().checked_sub(1)? / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asks_about_an_amount_far_above_the_own_ones_or_above_what_is_usual_in_the_trade() {
        let meals = AmountOf::Expense(Category::Alimentacao);
        for (of, amount, own, asks) in [
            (meals, 300_000, vec![], false),
            (meals, 300_001, vec![], true),
            // Four meals are too few for a median.
            (meals, 300_000, vec![4_000; 4], false),
            // Ten times R$ 40,00 is R$ 400,00, below the least amount that is doubted.
            (meals, 50_000, vec![4_000; 5], false),
            (meals, 50_001, vec![4_000; 5], true),
            (meals, 80_000, vec![8_000, 8_000, 8_000, 500_000, 1], false),
            (meals, 80_001, vec![8_000, 8_000, 8_000, 500_000, 1], true),
            (AmountOf::Expense(Category::Pedagio), 500_001, vec![], true),
            // Owners with great bills are asked only about greater ones.
            (AmountOf::Repair, 30_000_000, vec![4_000_000; 6], false),
            (AmountOf::Repair, 40_000_001, vec![4_000_000; 6], true),
            (AmountOf::Repair, 10_000_001, vec![], true),
            (AmountOf::Advance, 1_500_000, vec![], false),
            (AmountOf::Advance, 1_500_001, vec![], true),
        ] {
            let own: Vec<Cents> = own.into_iter().map(Cents::from).collect();
            let warning = of.unlikely("amountCents", Cents::from(amount), &own);
            assert_eq!(warning.is_some(), asks, "{of:?} {amount} {own:?}");
        }
    }

    #[test]
    fn a_mixed_bag_of_amounts_has_only_the_absolute_bound() {
        let telephone = [Cents::from(12_000); 12];
        for (of, amount, asks) in [
            (AmountOf::Personal(Category::Outros), 150_000, false),
            (AmountOf::Expense(Category::Outros), 150_000, false),
            (AmountOf::Personal(Category::Alimentacao), 150_000, false),
            (AmountOf::Expense(Category::Alimentacao), 150_000, true),
            (AmountOf::Personal(Category::Outros), 100_000_001, true),
            (AmountOf::Expense(Category::Outros), 100_000_001, true),
            (AmountOf::Personal(Category::Alimentacao), 300_001, true),
        ] {
            let warning = of.unlikely("amountCents", Cents::from(amount), &telephone);
            assert_eq!(warning.is_some(), asks, "{of:?} {amount}");
        }
        let warning =
            AmountOf::Personal(Category::Alimentacao).unlikely("amountCents", Cents::from(300_001), &telephone);
        assert_eq!(
            warning.expect("a warning").message,
            "R$\u{a0}3.000,01 é muito: o comum não passa de R$\u{a0}3.000,00. Confira o valor."
        );
    }

    #[test]
    fn the_question_names_both_values() {
        let own = [Cents::from(8_000); 5];
        let warning = AmountOf::Expense(Category::Pedagio).unlikely("amountCents", Cents::from(8_000_000), &own);
        let warning = warning.expect("a warning");
        assert_eq!(
            warning.message,
            "R$\u{a0}80.000,00 é muito: seus lançamentos de Pedágio costumam ser de R$\u{a0}80,00. Confira o valor."
        );
        assert_eq!((warning.code.as_str(), warning.field.as_deref()), ("amount_unlikely", Some("amountCents")));
        let first = AmountOf::Advance.unlikely("amountCents", Cents::from(5_000_000), &[]).expect("a warning");
        assert_eq!(
            first.message,
            "R$\u{a0}50.000,00 é muito: o comum não passa de R$\u{a0}15.000,00. Confira o valor."
        );
    }

    #[test]
    fn the_median_is_the_lower_of_two_in_the_middle() {
        assert_eq!(median::<i64>(&[]), None);
        assert_eq!((median(&[3, 1, 2]), median(&[4, 1, 3, 2]), median(&[7])), (Some(2), Some(2), Some(7)));
    }
}
