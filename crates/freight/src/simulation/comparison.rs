//! What was simulated against what came of it, line by line.
//!
//! Real is what is booked for the freight. Of what a trip uses up without being paid on it (wear, the costs of the month,
//! what the payer holds back) it is what the simulation's own rates make of the real kilometres, days and price, unless more
//! was booked.

use kernel::{
    Category, Cents, FreightSimulationId, Km, MetersPerLiter, MillisPerLiter, Result, choice, quantity::scale,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    FreightSimulation, SimulationAnswer, SimulationFields, SimulationLineKind as Kind, SimulationRates, calculate,
    comparison_words, cost, taxes::Taxing,
};
use crate::{Freight, FreightResult};

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
    /// The lines of a simulation that it takes together.
    const fn kinds(self) -> &'static [Kind] {
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
    const fn categories(self) -> &'static [Category] {
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

/// One line of the comparison.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparisonLine {
    /// Which.
    pub line: ComparedLine,
    /// Its name on screen.
    pub label: &'static str,
    /// What was simulated, in cents.
    pub simulated_cents: Cents,
    /// What came of it, in cents.
    pub real_cents: Cents,
    /// Real less simulated, in cents.
    pub difference_cents: Cents,
    /// From where the real figure comes.
    pub basis: ComparisonBasis,
    /// Whether that is better for the owner; absent where both are the same.
    pub better: Option<bool>,
}

/// What was simulated against what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// The simulation.
    pub simulation_id: FreightSimulationId,
    /// Its number.
    pub simulation_number: i64,
    /// Every line, the revenue first.
    pub lines: Vec<ComparisonLine>,
    /// What would be left, in cents.
    pub simulated_net_cents: Cents,
    /// What is left with all that the lines count, in cents.
    pub real_net_cents: Cents,
    /// Real less simulated, in cents.
    pub difference_cents: Cents,
    /// Kilometres simulated.
    pub simulated_km: Km,
    /// Kilometres by the odometer, else as planned.
    pub real_km: Km,
    /// Days simulated.
    pub simulated_days: i64,
    /// Days that it took, or has taken so far; absent before the start.
    pub real_days: Option<i64>,
    /// Metres for each litre simulated, loaded and empty together.
    pub simulated_meters_per_liter: Option<MetersPerLiter>,
    /// Metres for each litre of the fill-ups of the freight.
    pub real_meters_per_liter: Option<MetersPerLiter>,
    /// What a litre of diesel was thought to cost, in thousandths of a real.
    pub simulated_diesel_millis: MillisPerLiter,
    /// What it cost on average, in thousandths of a real.
    pub real_diesel_millis: Option<MillisPerLiter>,
    /// What moved the net most, in Portuguese.
    pub explanation: Option<String>,
    /// Whether the freight still goes on, so that more will be booked.
    pub provisional: bool,
}

/// What came of a simulation.
#[derive(Clone, Copy, Debug)]
pub struct Real<'a> {
    /// The freight that it became.
    pub freight: &'a Freight,
    /// What that freight brought and cost, with its commission and consumption.
    pub result: &'a FreightResult,
    /// What a litre of its diesel cost on average, where some was filled.
    pub diesel_price: Option<MillisPerLiter>,
}

impl Real<'_> {
    /// Kilometres by the odometer, else as planned; none of a freight that fell through, for nobody knows how far it came.
    fn km(&self) -> Km {
        let Freight { odometer_start_km, odometer_end_km, .. } = self.freight;
        match (odometer_start_km, odometer_end_km) {
            (Some(start), Some(end)) => Km::from(end.get().saturating_sub(start.get()).max(0)),
            _ => self.result.total_km,
        }
    }

    /// Days over which the costs of the month are counted. What has not begun is taken to last as long as simulated.
    fn days(&self, simulated: i64) -> i64 {
        let unbegun = if self.freight.is_cancelled() { 0 } else { simulated };
        self.result.days.unwrap_or(unbegun)
    }

    fn booked(&self, line: ComparedLine) -> Result<Cents> {
        let of_line = self.result.costs.iter().filter(|cost| line.categories().contains(&cost.category));
        let booked = Cents::sum(of_line.map(|cost| cost.amount_cents))?;
        match line {
            ComparedLine::Revenue => Ok(self.result.revenue_cents),
            ComparedLine::Commission => booked.plus(self.result.commission_cents),
            _ => Ok(booked),
        }
    }
}

/// What a simulation with other fields would have of a line.
pub(super) fn costing(fields: &SimulationFields, line: ComparedLine) -> Result<Cents> {
    let costs = cost::fixed(fields)?;
    Cents::sum(costs.iter().filter(|one| line.kinds().contains(&one.kind)).map(|one| one.amount))
}

/// What came of a line, and from where that is known.
fn real(
    line: ComparedLine,
    fields: &SimulationFields,
    rates: &SimulationRates,
    real: &Real<'_>,
) -> Result<(Cents, ComparisonBasis)> {
    let booked = real.booked(line)?;
    let accrued = match line {
        ComparedLine::Maintenance => {
            let none = Km::default();
            let driven = SimulationFields {
                distance_km: real.km(),
                empty_to_loading_km: none,
                empty_return_km: none,
                ..fields.clone()
            };
            costing(&driven, line)?
        }
        ComparedLine::Fixed => costing(&SimulationFields { days: real.days(fields.days), ..fields.clone() }, line)?,
        ComparedLine::Taxes if booked == Cents::ZERO => Taxing::of(fields, rates)?.total(real.result.price_cents)?,
        _ => return Ok((booked, ComparisonBasis::Booked)),
    };
    let more_booked = booked > accrued;
    Ok(if more_booked { (booked, ComparisonBasis::Booked) } else { (accrued, ComparisonBasis::Accrued) })
}

fn simulated(line: ComparedLine, answer: &SimulationAnswer) -> Result<Cents> {
    if line == ComparedLine::Revenue {
        return Ok(answer.gross_cents);
    }
    let of_line = answer.lines.iter().filter(|one| line.kinds().contains(&one.kind));
    Cents::sum(of_line.map(|one| one.amount_cents))
}

impl ComparisonLine {
    fn of(line: ComparedLine, simulated_cents: Cents, (real_cents, basis): (Cents, ComparisonBasis)) -> Result<Self> {
        let difference_cents = real_cents.minus(simulated_cents)?;
        let more = difference_cents > Cents::ZERO;
        let better = (difference_cents != Cents::ZERO).then_some(more == (line == ComparedLine::Revenue));
        Ok(Self { line, label: line.label(), simulated_cents, real_cents, difference_cents, basis, better })
    }
}

/// What the lines leave: the revenue less the rest.
fn net(lines: &[ComparisonLine], of: impl Fn(&ComparisonLine) -> Cents) -> Result<Cents> {
    let sum = |revenue: bool| {
        let those = lines.iter().filter(|one| (one.line == ComparedLine::Revenue) == revenue);
        Cents::sum(those.map(&of))
    };
    sum(true)?.minus(sum(false)?)
}

impl Comparison {
    /// Sets a simulation against what came of it, by the rates that were kept with it.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] when what was kept cannot be read, or on overflow.
    pub fn of(simulation: &FreightSimulation, happened: &Real<'_>) -> Result<Self> {
        let kept = simulation.kept_rates()?;
        Self::between((simulation.id, simulation.number), &simulation.fields(), &kept, happened)
    }

    fn between(
        (simulation_id, simulation_number): (FreightSimulationId, i64),
        fields: &SimulationFields,
        rates: &SimulationRates,
        happened: &Real<'_>,
    ) -> Result<Self> {
        let answer = calculate(fields, rates)?;
        let line = |line: &ComparedLine| {
            ComparisonLine::of(*line, simulated(*line, &answer)?, real(*line, fields, rates, happened)?)
        };
        let lines = ComparedLine::ALL.iter().map(line).collect::<Result<Vec<_>>>()?;
        let simulated_net_cents = net(&lines, |one| one.simulated_cents)?;
        let real_net_cents = net(&lines, |one| one.real_cents)?;
        let mut comparison = Self {
            simulation_id,
            simulation_number,
            difference_cents: real_net_cents.minus(simulated_net_cents)?,
            lines,
            simulated_net_cents,
            real_net_cents,
            simulated_km: answer.total_km,
            real_km: happened.km(),
            simulated_days: fields.days,
            real_days: happened.result.days,
            simulated_meters_per_liter: consumption(&answer)?,
            real_meters_per_liter: happened.result.meters_per_liter,
            simulated_diesel_millis: fields.diesel_price_millis,
            real_diesel_millis: happened.diesel_price,
            explanation: None,
            provisional: happened.freight.is_open(),
        };
        comparison.explanation = comparison_words::explanation(&comparison, fields)?;
        Ok(comparison)
    }
}

/// The consumption of the whole way: metres for each litre.
fn consumption(answer: &SimulationAnswer) -> Result<Option<MetersPerLiter>> {
    match answer.diesel_ml.get() {
        0 => Ok(None),
        // Kilometres to metres and millilitres to litres.
        volume => scale(answer.total_km.get(), 1_000_000, volume).map(|meters| Some(MetersPerLiter::from(meters))),
    }
}

#[cfg(test)]
#[path = "comparison_tests.rs"]
mod tests;
