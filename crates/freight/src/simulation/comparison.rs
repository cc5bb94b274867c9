//! What was simulated against what came of it, line by line.
//!
//! Real is what is booked for the freight. Of what a trip uses up without being paid on it (wear, the costs of the month,
//! what the payer holds back) it is what the simulation's own rates make of the real kilometres, days and price, unless more
//! was booked: a part that is booked never hides the rest.

use kernel::{Cents, FreightSimulationId, Km, MetersPerLiter, MillisPerLiter, Result, choice, quantity::scale};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    ComparedLine, ComparisonBasis, FreightSimulation, SimulationAnswer, SimulationFields, SimulationRates, calculate,
    comparison_words, cost,
    fuel_difference::{DieselBought, FuelFacts, FuelPart},
    taxes::Taxing,
};
use crate::{Freight, FreightResult, FreightStatus};

choice! {
    /// From where the kilometres of a freight come.
    RealKmBasis {
        /// From the odometers.
        Odometer = "odometer" "Pelo hodômetro",
        /// As they were planned.
        Planned = "planned" "Planejado",
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
    /// Whether that is better for the owner; absent where both are the same, and where a cost is lower only so far: what
    /// is not booked yet, and days that have not passed, save nothing.
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
    /// Which of both.
    pub real_km_basis: RealKmBasis,
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
    /// Why fuel cost another amount than simulated: parts that add up to the difference of its line, to the cent. None
    /// where it is not known how much diesel was bought.
    pub fuel_parts: Vec<FuelPart>,
    /// What moved the net most, in Portuguese.
    pub explanation: Option<String>,
    /// From where the figures come that nobody booked, in Portuguese; absent where there are none.
    pub estimate_note: Option<&'static str>,
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
    /// The diesel that was bought on it, where some was.
    pub diesel: Option<DieselBought>,
}

impl Real<'_> {
    /// Kilometres by the odometer, else as planned; none of a freight that fell through, for nobody knows how far it came.
    fn km(&self) -> (Km, RealKmBasis) {
        match self.result.driven_km {
            Some(driven) => (driven, RealKmBasis::Odometer),
            None => (self.result.total_km, RealKmBasis::Planned),
        }
    }

    /// Days over which the costs of the month are counted. What has not begun is taken to last as long as simulated.
    fn days(&self, simulated: i64) -> i64 {
        let unbegun = if self.freight.is_cancelled() { 0 } else { simulated };
        self.result.days.unwrap_or(unbegun)
    }

    fn booked(&self, line: ComparedLine) -> Result<Cents> {
        let booked = self.result.booked(line.categories())?;
        match line {
            ComparedLine::Revenue => Ok(self.result.revenue_cents),
            ComparedLine::Commission => booked.plus(self.result.commission_cents),
            _ => Ok(booked),
        }
    }
}

/// What a simulation with other fields would have of a line.
pub(crate) fn costing(fields: &SimulationFields, line: ComparedLine) -> Result<Cents> {
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
                distance_km: real.km().0,
                empty_to_loading_km: none,
                empty_return_km: none,
                ..fields.clone()
            };
            costing(&driven, line)?
        }
        ComparedLine::Fixed => costing(&SimulationFields { days: real.days(fields.days), ..fields.clone() }, line)?,
        ComparedLine::Taxes => Taxing::of(fields, rates).total(real.result.price_cents)?,
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
    fn of(
        line: ComparedLine,
        simulated_cents: Cents,
        (real_cents, basis): (Cents, ComparisonBasis),
        provisional: bool,
    ) -> Result<Self> {
        let difference_cents = real_cents.minus(simulated_cents)?;
        let (more, same) = (difference_cents > Cents::ZERO, difference_cents == Cents::ZERO);
        let grows = line == ComparedLine::Fixed || (basis == ComparisonBasis::Booked && line != ComparedLine::Revenue);
        let lower_so_far = provisional && grows && !more;
        let better = (!same && !lower_so_far).then_some(more == (line == ComparedLine::Revenue));
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
    pub fn of(simulation: &FreightSimulation, happened: &Real<'_>) -> Result<Self> {
        let kept = simulation.kept_rates()?;
        Self::between((simulation.id, simulation.number), &simulation.fields, &kept, happened)
    }

    fn between(
        (simulation_id, simulation_number): (FreightSimulationId, i64),
        fields: &SimulationFields,
        rates: &SimulationRates,
        happened: &Real<'_>,
    ) -> Result<Self> {
        let answer = calculate(fields, rates, None)?;
        let line = |line: &ComparedLine| {
            let real = real(*line, fields, rates, happened)?;
            ComparisonLine::of(*line, simulated(*line, &answer)?, real, happened.freight.is_open())
        };
        let lines = ComparedLine::ALL.iter().map(line).collect::<Result<Vec<_>>>()?;
        let simulated_net_cents = net(&lines, |one| one.simulated_cents)?;
        let real_net_cents = net(&lines, |one| one.real_cents)?;
        let (real_km, real_km_basis) = happened.km();
        let simulated_meters_per_liter = consumption(&answer)?;
        let of_fuel = lines.iter().find(|one| one.line == ComparedLine::Fuel);
        let fuel = FuelFacts {
            fields,
            simulated: (answer.total_km, simulated_meters_per_liter),
            measured: (happened.result.driven_km, happened.result.meters_per_liter),
            bought: happened.diesel,
            difference: of_fuel.map(|one| one.difference_cents).unwrap_or_default(),
        };
        let mut comparison = Self {
            simulation_id,
            simulation_number,
            difference_cents: real_net_cents.minus(simulated_net_cents)?,
            estimate_note: comparison_words::estimate_note(&lines, real_km_basis),
            lines,
            simulated_net_cents,
            real_net_cents,
            simulated_km: answer.total_km,
            real_km,
            real_km_basis,
            simulated_days: fields.days,
            real_days: happened.result.days,
            simulated_meters_per_liter,
            real_meters_per_liter: happened.result.meters_per_liter,
            simulated_diesel_millis: fields.diesel_price_millis,
            real_diesel_millis: happened.diesel.map(|bought| bought.price()).transpose()?,
            fuel_parts: fuel.parts()?,
            explanation: None,
            provisional: happened.freight.is_open(),
        };
        // Of what has not begun nothing has come yet.
        if !comparison.provisional || happened.freight.status != FreightStatus::Scheduled {
            comparison.explanation = comparison_words::explanation(&comparison, &fuel)?;
        }
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
