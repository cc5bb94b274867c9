//! Simulations: an offer assessed before its acceptance. One function, [`calculate()`], computes every figure.

mod answer;
mod assumed;
mod break_even;
mod calculate;
mod check;
mod compare;
mod compared_line;
mod comparison;
mod comparison_text;
mod convert;
mod cost;
pub mod default_figures;
mod defaults;
mod depreciation;
mod fuel_difference;
mod input;
mod kept_rates;
mod record;
mod share;
#[expect(clippy::module_inception, reason = "the folder and its main entity have the same noun")]
mod simulation;
mod taxes;
mod verdict;
pub mod words;
mod worth_taking;

pub use answer::SimulationAnswer;
pub(crate) use assumed::assumed;
pub use break_even::BreakEven;
pub use calculate::calculate;
pub use check::SimulationEntry;
pub use compare::{BestSimulations, SimulationComparison};
pub(crate) use compared_line::costing;
pub(crate) use compared_line::is_of_trip;
pub use compared_line::{ComparedLine, ComparisonBasis, ComparisonLine};
pub use comparison::{Comparison, Real};
pub use convert::{ConvertInput, Taken};
pub use cost::{CommissionBase, SimulationLine, SimulationLineKind};
pub use defaults::{DefaultBasis, DefaultFigure, DefaultFigures, Seen, SimulationDefaults, UsualChoices};
pub use fuel_difference::{DieselBought, FuelCause, FuelPart};
pub use input::{
    ArchiveInput, MAX_COMMISSION_BPS, MAX_PER_KM_MILLIS, MAX_PERIODIC_CENTS, MAX_PRICE_MILLIS, METERS_PER_LITER,
    SimulationInput, WORK_DAYS,
};
pub use kept_rates::SimulationRates;
pub use record::{Simulation, SimulationNames};
pub use simulation::{FreightSimulation, SimulationFields};
pub use taxes::{SimulationTaxTable, SimulationTaxes};
pub use verdict::{SimulationVerdict, VerdictKind, VerdictTone};
pub use worth_taking::GOOD_MARGIN_BPS;

#[cfg(test)]
mod properties;
#[cfg(test)]
mod worked_by_hand;
