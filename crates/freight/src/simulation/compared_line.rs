//! Which lines of a simulation and which categories of the books are set against each other.

use kernel::{Category, choice};

use super::SimulationLineKind as Kind;

choice! {
    /// A line of the comparison.
    ComparedLine {
        /// What it brings.
        Revenue = "revenue" "Receita",
        /// Diesel and ARLA.
        Fuel = "fuel" "Combustível",
        /// Toll that no voucher covers.
        Toll = "toll" "Pedágio",
        /// What the driver earns.
        Commission = "commission" "Motorista",
        /// Food and lodging.
        Daily = "daily" "Alimentação e pernoite",
        /// Maintenance and tyres.
        Maintenance = "maintenance" "Manutenção e pneus",
        /// The costs of the month.
        Fixed = "fixed" "Custos fixos",
        /// What the payer holds back, or what was paid.
        Taxes = "taxes" "Impostos",
        /// Anything else.
        Other = "other" "Outros custos",
    }
}

impl ComparedLine {
    /// Whether it is a cost of the trip, which comes off the price before a driver takes his share of the net. The truck's
    /// own are none: repairs and reserves, loan, depreciation, insurance, licensing and the like would be there without the
    /// trip; nor are taxes, which follow from the price, and what the driver himself earns.
    const fn is_of_trip(self) -> bool {
        match self {
            Self::Fuel | Self::Toll | Self::Daily | Self::Other => true,
            Self::Revenue | Self::Commission | Self::Maintenance | Self::Fixed | Self::Taxes => false,
        }
    }

    /// The lines that are costs of the trip.
    pub(crate) fn of_trip() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|line| line.is_of_trip())
    }

    /// The lines of a simulation that it takes together.
    pub(super) const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Revenue => &[],
            Self::Fuel => &[Kind::DieselLoaded, Kind::DieselEmpty, Kind::Arla],
            Self::Toll => &[Kind::Toll],
            Self::Commission => &[Kind::Commission, Kind::DriverFixed],
            Self::Daily => &[Kind::Daily],
            Self::Maintenance => &[Kind::Maintenance, Kind::Tires],
            Self::Fixed => &[Kind::Insurance, Kind::Loan, Kind::Depreciation, Kind::OtherMonthly],
            Self::Taxes => &[Kind::Inss, Kind::Sest, Kind::Senat, Kind::Irrf, Kind::OwnInss],
            Self::Other => &[Kind::Other],
        }
    }

    /// The categories of the books that it takes together: each is in one line.
    pub(crate) const fn categories(self) -> &'static [Category] {
        match self {
            Self::Revenue => &[],
            Self::Fuel => &[Category::Combustivel],
            Self::Toll => &[Category::Pedagio],
            Self::Commission => &[Category::Salario],
            Self::Daily => &[Category::Alimentacao, Category::Hospedagem],
            Self::Maintenance => &[Category::Manutencao],
            Self::Fixed => &[Category::Seguro, Category::Licenciamento, Category::Emprestimo],
            Self::Taxes => &[Category::Impostos],
            Self::Other => &[Category::Outros, Category::Frete, Category::Venda],
        }
    }
}

impl Kind {
    /// Whether a line of a simulation is a cost of the trip.
    pub(super) fn is_of_trip(self) -> bool {
        ComparedLine::of_trip().any(|line| line.kinds().contains(&self))
    }
}

/// Whether what is booked in a category is a cost of the trip.
pub(crate) fn is_of_trip(category: Category) -> bool {
    ComparedLine::of_trip().any(|line| line.categories().contains(&category))
}

choice! {
    /// From where a real figure comes.
    ComparisonBasis {
        /// From what is booked for the freight.
        Booked = "booked" "Lançado",
        /// From the simulation's own rates over the real kilometres, days or price.
        Accrued = "accrued" "Calculado",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_truck_s_own_costs_taxes_and_the_driver_s_pay_are_no_costs_of_a_trip() {
        let of_trip = |category: &&Category| is_of_trip(**category) && category.fits(kernel::TransactionKind::Expense);
        let categories: Vec<_> = Category::ALL.iter().filter(of_trip).map(|category| category.as_str()).collect();
        assert_eq!(categories, ["outros", "combustivel", "pedagio", "alimentacao", "hospedagem"]);
        let kinds: Vec<_> = Kind::ALL.iter().filter(|kind| kind.is_of_trip()).map(|kind| kind.as_str()).collect();
        assert_eq!(kinds, ["diesel_loaded", "diesel_empty", "arla", "toll", "daily", "other"]);
    }
}
