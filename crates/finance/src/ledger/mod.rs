//! Ledger: vocabulary of every module that posts to the books. This file has direction, category, status, method and
//! effect of a transaction. Postings, costs, deductions and unlikely amounts have files of their own.

mod cost;
mod deduction;
pub mod overdue;
mod posting;
pub mod unlikely;

use kernel::string_enum;

pub use cost::{CostLine, TollVouchers, net_base};
pub use deduction::{Deduction, EquatedToCompany, WithheldAmount};
pub use posting::{PaymentAuthority, Posting, SourceKind, SourcePart};

string_enum! {
    /// Direction of the money.
    TransactionKind {
        /// Cash inflow.
        Income = "income" "Receita",
        /// Cash outflow.
        Expense = "expense" "Despesa",
    }
}

string_enum! {
    /// Category of a transaction.
    Category {
        /// Freight.
        Frete = "frete" "Frete",
        /// A loan: its money as income, its instalments as expense.
        Emprestimo = "emprestimo" "Empréstimo",
        /// Sale of something.
        Venda = "venda" "Venda",
        /// Any other matter, income or expense.
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
    /// Categories of one side of the books, in the order in which they are offered.
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

    /// True where this category is valid on the given side of the books.
    pub fn fits(self, kind: TransactionKind) -> bool {
        Self::allowed(kind).contains(&self)
    }
}

string_enum! {
    /// Payment status of a transaction.
    PaymentStatus {
        /// Settled.
        Paid = "paid" "Pago",
        /// Not settled yet.
        Pending = "pending" "Pendente",
    }
}

impl PaymentStatus {
    /// Returns `Paid` where there is a day on which it was paid, else `Pending`.
    pub const fn of(paid_on: Option<chrono::NaiveDate>) -> Self {
        if paid_on.is_some() { Self::Paid } else { Self::Pending }
    }
}

string_enum! {
    /// Method by which money is paid or received.
    PayMethod {
        /// Notes and coins.
        Cash = "cash" "Dinheiro",
        /// Pix.
        Pix = "pix" "Pix",
        /// Another transfer.
        Transfer = "transfer" "Transferência",
        /// Card that pays at filling stations.
        FuelCard = "fuel_card" "Cartão combustível",
        /// Any other method.
        Other = "other" "Outro",
    }
}

string_enum! {
    /// Effect of a transaction: it moves money, the result, or both.
    Effect {
        /// Money in or out that is also income or cost.
        Both = "both" "Mexe no dinheiro e no resultado",
        /// Cash movement that is neither income nor cost: personal money, a received loan, a driver's advance, a
        /// settlement's balance, and the difference of a cash count.
        Cash = "cash" "Não é receita nem custo",
        /// Income or cost that moves no money of the owner: what a driver paid, what he earned and what was withheld
        /// from him. All of it becomes money in the balance of a settlement.
        Result = "result" "Não mexe no dinheiro",
    }
}

impl Effect {
    /// Effect of a transaction entered by the user, or posted by a fill-up or a maintenance record; all others set
    /// their own. Borrowed money is no income; its instalments are a cost, except for the known principal.
    pub const fn of(kind: TransactionKind, category: Category, personal: bool, paid_by_driver: bool) -> Self {
        match (kind, category) {
            _ if personal => Self::Cash,
            _ if paid_by_driver => Self::Result,
            (TransactionKind::Income, Category::Emprestimo) => Self::Cash,
            _ => Self::Both,
        }
    }
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
    fn personal_lent_and_driver_paid_amounts_move_only_one_side() {
        use {Category::*, TransactionKind::*};
        for (kind, category, personal, by_driver, effect) in [
            (Expense, Combustivel, false, false, Effect::Both),
            (Expense, Combustivel, true, false, Effect::Cash),
            (Expense, Alimentacao, false, true, Effect::Result),
            (Income, Emprestimo, false, false, Effect::Cash),
            (Expense, Emprestimo, false, false, Effect::Both),
            (Income, Frete, false, false, Effect::Both),
        ] {
            assert_eq!(Effect::of(kind, category, personal, by_driver), effect, "{}", category.as_str());
        }
    }
}
