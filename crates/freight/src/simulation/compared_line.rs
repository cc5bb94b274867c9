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
    /// What is paid on the trip itself beside the driver, and so is booked for it: neither reserves, nor the costs of the
    /// month, nor taxes that are held back.
    pub(crate) const OF_TRIP: &'static [Self] = &[Self::Fuel, Self::Toll, Self::Daily, Self::Other];

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
            Self::Taxes => &[Kind::Inss, Kind::SestSenat, Kind::Irrf],
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

choice! {
    /// From where a real figure comes.
    ComparisonBasis {
        /// From what is booked for the freight.
        Booked = "booked" "Lançado",
        /// From the simulation's own rates over the real kilometres, days or price.
        Accrued = "accrued" "Calculado",
    }
}
