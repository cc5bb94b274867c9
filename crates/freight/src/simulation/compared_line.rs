//! Lines of a simulation and the categories of the books they are compared with.

use finance::Category;
use kernel::{Cents, Result, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

use super::{SimulationFields, SimulationLineKind as Kind, cost};

string_enum! {
    /// A line of the comparison.
    ComparedLine {
        /// Revenue of the freight.
        Revenue = "revenue" "Receita",
        /// Diesel and ARLA.
        Fuel = "fuel" "Combustível",
        /// Toll that no voucher covers.
        Toll = "toll" "Pedágio",
        /// Pay of the driver.
        Commission = "commission" "Motorista",
        /// Food and lodging.
        Daily = "daily" "Alimentação e pernoite",
        /// Maintenance and tyres.
        Maintenance = "maintenance" "Manutenção e pneus",
        /// Monthly costs.
        Fixed = "fixed" "Custos do mês",
        /// Taxes that the payer withholds, or that were paid.
        Taxes = "taxes" "Impostos",
        /// Other costs.
        Other = "other" "Outros custos",
    }
}

impl ComparedLine {
    /// True when the line is a cost of the trip, deducted from the price before a driver's share of the net. The
    /// truck's own costs are none: repairs and reserves, loan, depreciation, insurance, licensing and the like exist
    /// without the trip. Taxes, which follow from the price, and the driver's own pay are none either.
    const fn is_of_trip(self) -> bool {
        match self {
            Self::Fuel | Self::Toll | Self::Daily | Self::Other => true,
            Self::Revenue | Self::Commission | Self::Maintenance | Self::Fixed | Self::Taxes => false,
        }
    }

    /// Returns the lines that are costs of the trip.
    pub(crate) fn of_trip() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|line| line.is_of_trip())
    }

    /// Returns the simulation lines that it groups.
    pub(super) const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Revenue => &[],
            Self::Fuel => &[Kind::DieselLoaded, Kind::DieselEmpty, Kind::Arla],
            Self::Toll => &[Kind::Toll],
            Self::Commission => &[Kind::Commission, Kind::DriverFixed],
            Self::Daily => &[Kind::Daily],
            Self::Maintenance => &[Kind::Maintenance, Kind::Tires],
            Self::Fixed => &[Kind::Insurance, Kind::Loan, Kind::Depreciation, Kind::OtherMonthly],
            Self::Taxes => {
                &[Kind::Inss, Kind::Sest, Kind::Senat, Kind::Irrf, Kind::OwnInss, Kind::OwnSest, Kind::OwnSenat]
            }
            Self::Other => &[Kind::Other],
        }
    }

    /// Returns the categories of the books that it groups: each category is in one line.
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
    /// True when a line of a simulation is a cost of the trip.
    pub(super) fn is_of_trip(self) -> bool {
        ComparedLine::of_trip().any(|line| line.kinds().contains(&self))
    }
}

/// True when bookings in a category are costs of the trip.
pub(crate) fn is_of_trip(category: Category) -> bool {
    ComparedLine::of_trip().any(|line| line.categories().contains(&category))
}

string_enum! {
    /// Source of a real figure.
    ComparisonBasis {
        /// Bookings of the freight.
        Booked = "booked" "Lançado",
        /// Simulation's own rates over the real kilometres, days or price.
        Accrued = "accrued" "Calculado",
    }
}

/// Line of the comparison.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparisonLine {
    /// Line: revenue or a group of costs.
    pub line: ComparedLine,
    /// Name on screen.
    pub label: &'static str,
    /// Simulated amount in cents.
    pub simulated_cents: Cents,
    /// Real amount in cents.
    pub real_cents: Cents,
    /// Real less simulated, in cents.
    pub difference_cents: Cents,
    /// Source of the real figure.
    pub basis: ComparisonBasis,
    /// True when the difference is better for the owner. Null where both amounts are the same, and where a cost is
    /// lower only so far: unbooked costs and future days save nothing.
    pub better: Option<bool>,
}

/// Returns the cost of a comparison line for a simulation with the given fields. Only costs that do not depend on the
/// offer count: no commission and no taxes.
pub(crate) fn costing(fields: &SimulationFields, line: ComparedLine) -> Result<Cents> {
    let costs = cost::fixed(fields)?;
    Cents::sum(costs.iter().filter(|one| line.kinds().contains(&one.kind)).map(|one| one.amount))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_truck_s_own_costs_taxes_and_the_driver_s_pay_are_no_costs_of_a_trip() {
        let of_trip = |category: &&Category| is_of_trip(**category) && category.fits(finance::TransactionKind::Expense);
        let categories: Vec<_> = Category::ALL.iter().filter(of_trip).map(|category| category.as_str()).collect();
        assert_eq!(categories, ["outros", "combustivel", "pedagio", "alimentacao", "hospedagem"]);
        let kinds: Vec<_> = Kind::ALL.iter().filter(|kind| kind.is_of_trip()).map(|kind| kind.as_str()).collect();
        assert_eq!(kinds, ["diesel_loaded", "diesel_empty", "arla", "toll", "daily", "other"]);
    }
}
