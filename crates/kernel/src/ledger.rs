//! Words of the books: freights and vehicles report costs by category, and freights post what finance keeps.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{Cents, DriverId, FreightId, VehicleId, choice};

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
    /// In which way money is paid or received.
    PayMethod {
        /// Notes and coins.
        Cash = "cash" "Dinheiro",
        /// Pix.
        Pix = "pix" "Pix",
        /// Another transfer.
        Transfer = "transfer" "Transferência",
        /// A card that pays at filling stations.
        FuelCard = "fuel_card" "Cartão combustível",
        /// Anything else.
        Other = "other" "Outro",
    }
}

choice! {
    /// What kind of record a posted transaction comes from.
    SourceKind {
        /// A freight.
        Freight = "freight" "Frete",
        /// A fill-up.
        Fuel = "fuel" "Abastecimento",
        /// A maintenance record.
        Maintenance = "maintenance" "Manutenção",
        /// Money given to a driver ahead of the settlement.
        DriverAdvance = "driver_advance" "Vale",
        /// A settlement with a driver.
        DriverPayment = "driver_payment" "Acerto",
    }
}

choice! {
    /// What a transaction moves: money, the result, or both.
    Effect {
        /// It is money in or out, and income or cost.
        Both = "both" "Caixa e resultado",
        /// It is money in or out, but neither income nor cost: what is personal, a loan received, an advance to a
        /// driver and the balance of a settlement.
        Cash = "cash" "Só caixa",
        /// It is income or cost, but no money of the owner moves with it: what a driver paid and what he earned. Both
        /// become money in the balance of a settlement.
        Result = "result" "Só resultado",
    }
}

impl Effect {
    /// What a transaction that no settlement posted moves. Money lent is no income; its instalments are a cost, but for what of
    /// them is known to pay it back.
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
    /// Which part of its source a posted transaction is.
    SourcePart {
        /// What a freight pays before the trip.
        Advance = "advance" "Adiantamento",
        /// What a freight pays after it, or what a settlement leaves to pay.
        Balance = "balance" "Saldo",
        /// The whole of a fill-up, a repair or an advance to a driver.
        Total = "total" "Total",
        /// A driver's commission for one freight.
        Commission = "commission" "Comissão",
        /// A driver's fixed pay of the period.
        Salary = "salary" "Fixo do período",
        /// A driver's daily allowances.
        Allowance = "allowance" "Diárias",
        /// What is held back from a driver.
        Discount = "discount" "Desconto",
    }
}

/// Who says whether a posted part is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settling {
    /// The books: a new part is pending, one that stands keeps its day, and a settled one keeps its amount.
    InBooks,
    /// Its source: settled on this day, or pending.
    BySource(Option<chrono::NaiveDate>),
}

/// A part of a record as it is to stand in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Which part of its source.
    pub part: SourcePart,
    /// Which of several alike, from 1.
    pub installment: i64,
    /// How many alike there are.
    pub installments: i64,
    /// Which way the money goes.
    pub kind: TransactionKind,
    /// What it is about.
    pub category: Category,
    /// What the books say.
    pub description: String,
    /// How much, always more than zero.
    pub amount_cents: Cents,
    /// The day to whose month it belongs as income or cost.
    pub competence_on: chrono::NaiveDate,
    /// When it is due.
    pub due_on: chrono::NaiveDate,
    /// Whether it is settled.
    pub settling: Settling,
    /// The vehicle it is for.
    pub vehicle_id: Option<VehicleId>,
    /// The freight it is for.
    pub freight_id: Option<FreightId>,
    /// The driver whom it concerns.
    pub driver_id: Option<DriverId>,
    /// Whether the driver paid it out of his own pocket or his advance.
    pub paid_by_driver: bool,
    /// What it moves.
    pub effect: Effect,
}

/// By how many days an open amount is late; zero when it is paid or not yet due.
pub fn overdue_days(due_on: chrono::NaiveDate, paid_on: Option<chrono::NaiveDate>, today: chrono::NaiveDate) -> i64 {
    if paid_on.is_some() { 0 } else { (today - due_on).num_days().max(0) }
}

/// The toll vouchers (vale-pedágio) of a month, vehicle or period: neither income nor cost (Lei 10.209/2001 art. 2º).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TollVouchers {
    /// Toll that vouchers covered; no cost.
    pub covered_cents: Cents,
    /// Toll that the vouchers did not cover; a cost until the shipper makes it good.
    pub missing_cents: Cents,
    /// Vouchers of completed freights that were not spent.
    pub left_cents: Cents,
}

impl TollVouchers {
    /// Both together.
    pub fn plus(self, other: Self) -> crate::Result<Self> {
        Ok(Self {
            covered_cents: self.covered_cents.plus(other.covered_cents)?,
            missing_cents: self.missing_cents.plus(other.missing_cents)?,
            left_cents: self.left_cents.plus(other.left_cents)?,
        })
    }

    /// The vouchers, or nothing where all of them are zero.
    pub fn any(self) -> Option<Self> {
        Some(self).filter(|all| *all != Self::default())
    }
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

/// What a driver's share of the net is of: what the costs of the trip leave of its price, and never less than nothing, for
/// a trip that lost money costs its driver nothing. Simulation, freight and settlement all ask here.
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

    #[test]
    fn an_open_amount_grows_late_from_the_day_after_it_is_due() {
        let day = |text: &str| text.parse::<chrono::NaiveDate>().expect("a date");
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-20")), 0);
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-21")), 1);
        assert_eq!(overdue_days(day("2026-11-20"), None, day("2026-11-01")), 0);
        assert_eq!(overdue_days(day("2026-11-20"), Some(day("2026-12-20")), day("2026-12-30")), 0);
    }
}
