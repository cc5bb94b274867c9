//! Words of the books: freights and vehicles report costs by category, and freights post what finance keeps.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{Cents, choice};

choice! {
    /// Which way money goes.
    TransactionKind {
        /// Money that comes in.
        Income = "income" "Receita",
        /// Money that goes out.
        Expense = "expense" "Despesa",
    }
}

choice! {
    /// What a transaction is about.
    Category {
        /// Freight.
        Frete = "frete" "Frete",
        /// A loan: its money as income, its instalments as expense.
        Emprestimo = "emprestimo" "Empréstimo",
        /// Something sold.
        Venda = "venda" "Venda",
        /// Anything else, on either side.
        Outros = "outros" "Outros",
        /// Fuel and ARLA.
        Combustivel = "combustivel" "Combustível",
        /// Maintenance and tyres.
        Manutencao = "manutencao" "Manutenção",
        /// Toll.
        Pedagio = "pedagio" "Pedágio",
        /// Wages and commissions.
        Salario = "salario" "Salário",
        /// Meals.
        Alimentacao = "alimentacao" "Alimentação",
        /// Nights on the road.
        Hospedagem = "hospedagem" "Hospedagem",
        /// Taxes.
        Impostos = "impostos" "Impostos",
        /// Licensing of vehicles.
        Licenciamento = "licenciamento" "Licenciamento",
        /// Insurance.
        Seguro = "seguro" "Seguro",
    }
}

impl Category {
    /// The categories of one side of the books, in the order in which they are offered.
    pub const fn allowed(kind: TransactionKind) -> &'static [Self] {
        match kind {
            TransactionKind::Income => &[Self::Frete, Self::Emprestimo, Self::Venda, Self::Outros],
            TransactionKind::Expense => &[
                Self::Combustivel,
                Self::Manutencao,
                Self::Pedagio,
                Self::Salario,
                Self::Alimentacao,
                Self::Hospedagem,
                Self::Impostos,
                Self::Licenciamento,
                Self::Seguro,
                Self::Emprestimo,
                Self::Outros,
            ],
        }
    }

    /// Whether this category may stand on the given side of the books.
    pub fn fits(self, kind: TransactionKind) -> bool {
        Self::allowed(kind).contains(&self)
    }
}

choice! {
    /// Whether a transaction is settled.
    PaymentStatus {
        /// Settled.
        Paid = "paid" "Pago",
        /// Not settled yet.
        Pending = "pending" "Pendente",
    }
}

impl PaymentStatus {
    /// Settled means that there is a day on which it was paid.
    pub const fn of(paid_on: Option<chrono::NaiveDate>) -> Self {
        if paid_on.is_some() { Self::Paid } else { Self::Pending }
    }
}

choice! {
    /// What kind of record a posted transaction comes from.
    SourceKind {
        /// A freight.
        Freight = "freight" "Frete",
    }
}

choice! {
    /// Which part of its source a posted transaction is.
    SourcePart {
        /// What a freight pays before the trip.
        Advance = "advance" "Adiantamento",
        /// What a freight pays after it.
        Balance = "balance" "Saldo",
    }
}

/// By how many days an open amount is late; zero when it is paid or not yet due.
pub fn overdue_days(due_on: chrono::NaiveDate, paid_on: Option<chrono::NaiveDate>, today: chrono::NaiveDate) -> i64 {
    if paid_on.is_some() { 0 } else { (today - due_on).num_days().max(0) }
}

/// What was spent in one category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CostLine {
    /// The category.
    pub category: Category,
    /// The sum of its expenses.
    pub amount_cents: Cents,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_category_has_a_side_and_two_have_both() {
        let on = |category: Category| (category.fits(TransactionKind::Income), category.fits(TransactionKind::Expense));
        for category in Category::ALL {
            let both = matches!(category, Category::Emprestimo | Category::Outros);
            assert_eq!(on(*category) == (true, true), both, "{}", category.as_str());
            assert_ne!(on(*category), (false, false), "{}", category.as_str());
        }
    }

    #[test]
    fn an_open_amount_grows_late_from_the_day_after_it_is_due() {
        let day = |text: &str| text.parse::<chrono::NaiveDate>().expect("a date");
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-20")), 0);
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-21")), 1);
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-01")), 0);
        assert_eq!(overdue_days(day("2026-11-20"), Some(day("2026-12-20")), day("2026-12-30")), 0);
    }
}
