//! Vocabulary of the books: the categories and postings by which freights, fill-ups, repairs and settlements report
//! money.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{Cents, DriverId, FreightId, Result, VehicleId, choice};

choice! {
    /// Direction of the money.
    TransactionKind {
        /// Money that comes in.
        Income = "income" "Receita",
        /// Money that goes out.
        Expense = "expense" "Despesa",
    }
}

choice! {
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

    /// Returns true where this category may stand on the given side of the books.
    pub fn fits(self, kind: TransactionKind) -> bool {
        Self::allowed(kind).contains(&self)
    }
}

choice! {
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

choice! {
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

choice! {
    /// Kind of record that a posting comes from.
    SourceKind {
        /// Freight.
        Freight = "freight" "Frete",
        /// Fill-up.
        Fuel = "fuel" "Abastecimento",
        /// Maintenance record.
        Maintenance = "maintenance" "Manutenção",
        /// Advance to a driver: money given ahead of the settlement.
        DriverAdvance = "driver_advance" "Vale",
        /// Settlement with a driver.
        DriverPayment = "driver_payment" "Acerto",
    }
}

choice! {
    /// Effect of a transaction: it moves money, the result, or both.
    Effect {
        /// Money in or out that is also income or cost.
        Both = "both" "Caixa e resultado",
        /// Money in or out that is neither income nor cost: personal money, a loan received, an advance to a driver,
        /// the balance of a settlement and the difference found by a cash count.
        Cash = "cash" "Só caixa",
        /// Income or cost that moves no money of the owner: what a driver paid, what he earned and what was withheld
        /// from him. All of it becomes money in the balance of a settlement.
        Result = "result" "Só resultado",
    }
}

impl Effect {
    /// Effect of a transaction that the user enters, or that a fill-up or a maintenance record posts; all others set
    /// their own. Borrowed money is no income; its instalments are a cost, except for the part that is known to be
    /// principal.
    pub const fn of(kind: TransactionKind, category: Category, personal: bool, paid_by_driver: bool) -> Self {
        match (kind, category) {
            _ if personal => Self::Cash,
            _ if paid_by_driver => Self::Result,
            (TransactionKind::Income, Category::Emprestimo) => Self::Cash,
            _ => Self::Both,
        }
    }
}

choice! {
    /// Part of its source that a posting stands for.
    SourcePart {
        /// Advance of a freight: the part its client pays before the trip.
        Advance = "advance" "Adiantamento",
        /// Balance: of a freight, the part that its client pays after the trip; of a settlement, what is left to pay.
        Balance = "balance" "Saldo",
        /// Total of a fill-up, a repair or an advance to a driver.
        Total = "total" "Total",
        /// Commission of a driver for one freight.
        Commission = "commission" "Comissão",
        /// Fixed pay of a driver for the period.
        Salary = "salary" "Fixo do período",
        /// Daily allowances of a driver.
        Allowance = "allowance" "Diárias",
        /// Discount: an amount held back from a driver.
        Discount = "discount" "Desconto",
    }
}

/// Authority that decides whether a posting is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settling {
    /// The books decide: a new part is pending, an existing one keeps its paid day, and a settled one keeps its amount.
    InBooks,
    /// The source decides: settled on this day, or pending.
    BySource(Option<chrono::NaiveDate>),
    /// Receipts decide: what was received of the part is never touched, and the rest of its amount is one open posting.
    InParts {
        /// Input field of the part's amount.
        field: &'static str,
    },
}

/// Posting: a part of a record as it is to stand in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Part of its source.
    pub part: SourcePart,
    /// Number of the instalment, from 1.
    pub installment: i64,
    /// Count of instalments.
    pub installments: i64,
    /// Direction of the money.
    pub kind: TransactionKind,
    /// Category.
    pub category: Category,
    /// Description in the books.
    pub description: String,
    /// Amount in cents, above zero; zero for a part [`Settling::InParts`] of which nothing is to be received.
    pub amount_cents: Cents,
    /// Competence day: the day to whose month it belongs as income or cost.
    pub competence_on: chrono::NaiveDate,
    /// Due day.
    pub due_on: chrono::NaiveDate,
    /// Payment: settled or pending, and who decides it.
    pub settling: Settling,
    /// Vehicle it is for.
    pub vehicle_id: Option<VehicleId>,
    /// Freight it is for.
    pub freight_id: Option<FreightId>,
    /// Driver it concerns.
    pub driver_id: Option<DriverId>,
    /// True where the driver paid it out of his own pocket or his advance.
    pub paid_by_driver: bool,
    /// Effect: money, the result, or both.
    pub effect: Effect,
}

/// Toll vouchers (vale-pedágio) of a month, vehicle or period: neither income nor cost (Lei 10.209/2001 art. 2º).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TollVouchers {
    /// Toll in cents that vouchers covered; no cost.
    pub covered_cents: Cents,
    /// Toll in cents that the vouchers did not cover; a cost until the shipper makes it good.
    pub missing_cents: Cents,
    /// Unspent vouchers of completed freights, in cents.
    pub left_cents: Cents,
}

impl TollVouchers {
    /// Adds two sets of vouchers.
    pub fn plus(self, other: Self) -> crate::Result<Self> {
        Ok(Self {
            covered_cents: self.covered_cents.plus(other.covered_cents)?,
            missing_cents: self.missing_cents.plus(other.missing_cents)?,
            left_cents: self.left_cents.plus(other.left_cents)?,
        })
    }

    /// Returns the vouchers, or `None` where all amounts are zero.
    pub fn any(self) -> Option<Self> {
        Some(self).filter(|all| *all != Self::default())
    }
}

/// Expenses of one category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CostLine {
    /// Category.
    pub category: Category,
    /// Sum of its expenses, in cents.
    pub amount_cents: Cents,
}

impl CostLine {
    /// Sums lines of the same category, the greatest first.
    pub fn by_category(lines: impl IntoIterator<Item = Self>) -> Result<Vec<Self>> {
        let mut sums: Vec<Self> = Vec::new();
        for line in lines {
            match sums.iter_mut().find(|sum| sum.category == line.category) {
                Some(sum) => sum.amount_cents = sum.amount_cents.plus(line.amount_cents)?,
                None => sums.push(line),
            }
        }
        sums.retain(|line| line.amount_cents != Cents::ZERO);
        sums.sort_by_key(|line| std::cmp::Reverse(line.amount_cents));
        Ok(sums)
    }
}

/// Base of a driver's share of the net: the price less the costs of the trip, and never below zero, for a trip that
/// lost money costs its driver nothing. Simulation, freight and settlement all use it.
pub fn net_base(price: Cents, trip_costs: Cents) -> crate::Result<Cents> {
    Ok(price.minus(trip_costs)?.max(Cents::ZERO))
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
    fn what_is_personal_lent_or_paid_by_a_driver_moves_only_one_side() {
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
