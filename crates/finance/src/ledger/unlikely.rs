//! Outlier detection for amounts: possible but unlikely values need a confirmation. It has the thresholds of incomes,
//! expenses, repairs and advances, and the comparison with the owner's own amounts. Those of a freight's price are in
//! `freight::unlikely`, those of odometers in `fleet::reading`.

use kernel::{Cents, Warning, quantity::median, text::reais};

use super::Category;

/// Multiple of the median of own amounts above which a confirmation is required. A misplaced decimal comma multiplies
/// by a hundred, and honest amounts of one kind seldom differ by ten.
const MAX_MULTIPLE: i64 = 10;
/// Multiple of the greatest own amount that is always accepted. Bills of one kind may be few and great beside many
/// small ones, as a month's toll beside a day's.
const MAX_MULTIPLE_OF_GREATEST: i64 = 2;
/// Minimum number of own amounts for a median: among fewer, a single outlier decides.
const MIN_OWN_AMOUNTS: usize = 5;
/// Number of the latest own amounts in the comparison: older prices are outdated, and several a day must leave room for
/// the bill of the month before.
pub const LAST_OWN_AMOUNTS: i64 = 200;
/// Amount in cents up to which own amounts require no confirmation: ten times a coffee is a meal.
const MIN_DOUBTED_CENTS: i64 = 50_000;

/// Greatest plausible total of a repair, in cents, without own amounts: an engine overhaul or a set of tyres for a long
/// composition stays below.
const MAX_REPAIR_CENTS: i64 = 10_000_000;
/// Greatest plausible advance to a driver, in cents, without own amounts: two months' pay.
const MAX_ADVANCE_CENTS: i64 = 1_500_000;
/// Greatest plausible income of freight, in cents, without own amounts: a month of several trucks, paid at once.
const MAX_FREIGHT_INCOME_CENTS: i64 = 20_000_000;
/// Greatest plausible other income, in cents: a truck sold, or the loan for one.
const MAX_INCOME_CENTS: i64 = 100_000_000;

/// Returns the greatest plausible expense of a category, in cents, without own amounts: above one bill of it in this
/// trade.
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

/// Kind of an amount to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountOf {
    /// Income entered by hand, of a category.
    Income(Category),
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
            Self::Income(Category::Frete) => MAX_FREIGHT_INCOME_CENTS,
            Self::Income(_) => MAX_INCOME_CENTS,
            Self::Expense(category) | Self::Personal(category) => max_expense_cents(category),
            Self::Repair => MAX_REPAIR_CENTS,
            Self::Advance => MAX_ADVANCE_CENTS,
        }
    }

    /// True where the own amounts are comparable. Other expenses, personal ones, sales and loans are a mixed bag: the
    /// median of telephone bills predicts no withdrawal.
    pub const fn has_usual(self) -> bool {
        match self {
            Self::Income(category) => matches!(category, Category::Frete),
            Self::Expense(category) => !matches!(category, Category::Outros),
            Self::Personal(_) => false,
            Self::Repair | Self::Advance => true,
        }
    }

    const fn own(self) -> (&'static str, &'static str) {
        match self {
            Self::Income(category) | Self::Expense(category) | Self::Personal(category) => {
                ("seus lançamentos de ", category.label())
            }
            Self::Repair => ("suas manutenções deste tipo", ""),
            Self::Advance => ("seus vales", ""),
        }
    }

    /// Warns of an amount above both ten times the median and twice the greatest own amount of its kind. Where these
    /// are too few or not comparable, the threshold is the greatest plausible amount. `own` are the latest own amounts,
    /// `field` is the amount's field on the wire.
    pub fn unlikely(self, field: &str, amount: Cents, own: &[Cents]) -> Option<Warning> {
        let usual = Usual::of(own).filter(|_| self.has_usual());
        let limit = usual.as_ref().map_or(self.max_cents(), Usual::limit);
        if amount.get() <= limit {
            return None;
        }
        let (named, category) = self.own();
        let message = match usual {
            Some(usual) => {
                format!("{} é muito: {named}{category} {}. Confira o valor.", reais(amount), usual.in_words())
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

/// Enough own amounts of one kind for a comparison.
#[derive(Clone, Copy, Debug)]
struct Usual {
    median: Cents,
    greatest: Cents,
}

impl Usual {
    fn of(own: &[Cents]) -> Option<Self> {
        if own.len() < MIN_OWN_AMOUNTS {
            return None;
        }
        Some(Self { median: median(own.iter().copied())?, greatest: own.iter().copied().max()? })
    }

    fn by_median(&self) -> i64 {
        self.median.get().saturating_mul(MAX_MULTIPLE)
    }

    fn by_greatest(&self) -> i64 {
        self.greatest.get().saturating_mul(MAX_MULTIPLE_OF_GREATEST)
    }

    fn limit(&self) -> i64 {
        self.by_median().max(self.by_greatest()).max(MIN_DOUBTED_CENTS)
    }

    /// Returns `costumam ser de R$ 80,00`, with the greatest own amount where that sets the limit.
    fn in_words(&self) -> String {
        let median = reais(self.median);
        if self.by_greatest() > self.by_median() {
            format!("costumam ser de {median} e não passaram de {}", reais(self.greatest))
        } else {
            format!("costumam ser de {median}")
        }
    }
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
            (meals, 80_000, vec![8_000, 8_000, 8_000, 40_000, 1], false),
            (meals, 80_001, vec![8_000, 8_000, 8_000, 40_000, 1], true),
            // Twice the greatest outranks ten times the median.
            (meals, 100_000, vec![8_000, 8_000, 8_000, 50_000, 1], false),
            (meals, 100_001, vec![8_000, 8_000, 8_000, 50_000, 1], true),
            (AmountOf::Expense(Category::Pedagio), 500_001, vec![], true),
            // Owners with great bills get a warning only about greater ones.
            (AmountOf::Repair, 30_000_000, vec![4_000_000; 6], false),
            (AmountOf::Repair, 40_000_001, vec![4_000_000; 6], true),
            (AmountOf::Repair, 10_000_001, vec![], true),
            (AmountOf::Advance, 1_500_000, vec![], false),
            (AmountOf::Advance, 1_500_001, vec![], true),
            (AmountOf::Income(Category::Frete), 20_000_000, vec![], false),
            (AmountOf::Income(Category::Frete), 20_000_001, vec![], true),
            (AmountOf::Income(Category::Frete), 8_000_001, vec![800_000; 5], true),
            (AmountOf::Income(Category::Venda), 100_000_000, vec![50_000; 5], false),
            (AmountOf::Income(Category::Venda), 100_000_001, vec![], true),
            (AmountOf::Income(Category::Emprestimo), 100_000_001, vec![], true),
            (AmountOf::Income(Category::Outros), 100_000_001, vec![], true),
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
    fn warns_once_about_a_monthly_bill_beside_daily_ones() {
        let toll = AmountOf::Expense(Category::Pedagio);
        let asks = |amount: i64, own: &[Cents]| toll.unlikely("amountCents", Cents::from(amount), own);
        // A month of toll gates at R$ 8,40 to R$ 22,60, two a day.
        let mut own: Vec<Cents> = [840, 1_130, 1_520, 2_260].repeat(11).into_iter().map(Cents::from).collect();
        assert!(asks(90_000, &own).is_some(), "the first bill of a month");
        own.push(Cents::from(90_000));
        for bill in [95_000, 110_000, 180_000] {
            assert!(asks(bill, &own).is_none(), "{bill}");
        }
        assert!(asks(9_500_000, &own).is_some(), "R$ 950,00 typed without the comma");
        // Known limit of the rule: a gate of R$ 15,20 typed without the comma is below the bill of a month.
        assert!(asks(152_000, &own).is_none());
        assert_eq!(
            asks(180_001, &own).expect("a warning").message,
            "R$\u{a0}1.800,01 é muito: seus lançamentos de Pedágio costumam ser de R$\u{a0}15,20 e não passaram de \
             R$\u{a0}900,00. Confira o valor."
        );
    }

    #[test]
    fn warns_once_about_an_overhaul_beside_oil_changes() {
        let asks = |amount: i64, own: &[i64]| {
            let own: Vec<Cents> = own.iter().copied().map(Cents::from).collect();
            AmountOf::Repair.unlikely("totalCents", Cents::from(amount), &own).is_some()
        };
        let oil = [185_000, 190_000, 192_500, 201_000, 210_000, 215_000];
        assert!(!asks(1_500_000, &oil), "injectors");
        assert!(asks(4_200_000, &oil), "the first overhaul");
        let known = [185_000, 190_000, 4_200_000, 192_500, 201_000, 210_000, 215_000];
        assert!(!asks(5_600_000, &known), "the next overhaul");
        assert!(asks(19_250_000, &known), "an oil change typed without the comma");
    }
}
