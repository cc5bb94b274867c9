//! Comparison of a simulation with the real freight, line by line.
//!
//! The real figure is the amount booked for the freight. Some costs of a trip have no payment of their own (wear,
//! monthly costs, withheld taxes). Theirs is the amount by the simulation's own rates for the real kilometres, days and
//! price, unless more was booked: a partial booking never hides the rest.

use kernel::{Cents, FreightSimulationId, Km, MetersPerLiter, MillisPerLiter, Result, quantity::scale};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    ComparedLine, ComparisonBasis, FreightSimulation, SimulationAnswer, SimulationFields, SimulationRates, calculate,
    compared_line::{ComparisonLine, costing},
    comparison_text,
    fuel_difference::{DieselBought, FuelFacts, FuelPart},
    taxes::Taxing,
};
use crate::{DistanceSource, Freight, FreightProfit, FreightStatus};

/// Comparison of a simulation with the real freight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// Simulation compared.
    pub simulation_id: FreightSimulationId,
    /// Number of the simulation.
    pub simulation_number: i64,
    /// Lines of the comparison, the revenue first.
    pub lines: Vec<ComparisonLine>,
    /// Simulated net in cents.
    pub simulated_net_cents: Cents,
    /// Real net in cents, after every cost that the lines count.
    pub real_net_cents: Cents,
    /// Real net less simulated net, in cents.
    pub difference_cents: Cents,
    /// Simulated kilometres.
    pub simulated_km: Km,
    /// Real kilometres: by the odometer, else as planned; the source is that of the freight's result.
    pub real_km: Km,
    /// Simulated days.
    pub simulated_days: i64,
    /// Real days, until today while the freight goes on; null before the start.
    pub real_days: Option<i64>,
    /// Simulated metres per litre, loaded and empty together.
    pub simulated_meters_per_liter: Option<MetersPerLiter>,
    /// Real metres per litre, by the fill-ups of the freight; null if unknown.
    pub real_meters_per_liter: Option<MetersPerLiter>,
    /// Simulated price of a litre of diesel, in thousandths of a real.
    pub simulated_diesel_millis: MillisPerLiter,
    /// Real average price of a litre of diesel, in thousandths of a real; null if unknown.
    pub real_diesel_millis: Option<MillisPerLiter>,
    /// Parts of the difference in the fuel line, which add up to it, to the cent. Empty if the bought volume of diesel
    /// is unknown.
    pub fuel_parts: Vec<FuelPart>,
    /// Explanation of the greatest change of the net, in Portuguese; null before the freight begins, and without a
    /// notable one.
    pub explanation: Option<String>,
    /// Note on the source of unbooked figures, in Portuguese; null without any.
    pub estimate_note: Option<&'static str>,
    /// True while the freight goes on: further bookings are expected.
    pub provisional: bool,
}

/// Real freight of a simulation.
#[derive(Clone, Copy, Debug)]
pub struct Real<'a> {
    /// Freight that the simulation became.
    pub freight: &'a Freight,
    /// Result of that freight, with its commission and consumption.
    pub result: &'a FreightProfit,
    /// Diesel bought on that freight, where some was.
    pub diesel: Option<DieselBought>,
}

impl Real<'_> {
    /// Returns the kilometres by the odometer, else as planned; zero for a cancelled freight without readings, of
    /// unknown distance.
    fn km(&self) -> Km {
        self.odometer_km().unwrap_or(self.result.total_km)
    }

    fn odometer_km(&self) -> Option<Km> {
        self.result.driven_km.filter(|_| self.result.distance_source == DistanceSource::Odometer)
    }

    /// Returns the days for the monthly costs. A freight that has not begun counts the simulated days, and one
    /// cancelled before its beginning none.
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

    /// Returns the known fuel figures; `simulated` are the simulated kilometres and metres per litre.
    fn fuel<'a>(
        &self,
        fields: &'a SimulationFields,
        simulated: (Km, Option<MetersPerLiter>),
        lines: &[ComparisonLine],
    ) -> FuelFacts<'a> {
        let of_fuel = lines.iter().find(|one| one.line == ComparedLine::Fuel);
        FuelFacts {
            fields,
            simulated,
            measured: (self.odometer_km(), self.result.meters_per_liter),
            bought: self.diesel,
            difference: of_fuel.map(|one| one.difference_cents).unwrap_or_default(),
        }
    }

    /// Returns the explanation of the greatest change of the net; a freight that has not begun has no real figures yet.
    fn explanation(
        &self,
        lines: &[ComparisonLine],
        fuel_parts: &[FuelPart],
        fuel: &FuelFacts<'_>,
    ) -> Result<Option<String>> {
        let provisional = self.freight.is_open();
        if provisional && self.freight.status == FreightStatus::Scheduled {
            return Ok(None);
        }
        comparison_text::explanation(provisional, lines, fuel_parts, fuel)
    }
}

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
        ComparedLine::Taxes => match real.result.own_contributions {
            Some(own) => booked.plus(own.total()?)?,
            None => Taxing::of(fields, rates).total(real.result.price_cents)?,
        },
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
    fn all(
        fields: &SimulationFields,
        rates: &SimulationRates,
        answer: &SimulationAnswer,
        happened: &Real<'_>,
    ) -> Result<Vec<Self>> {
        let compared = |line: &ComparedLine| {
            let real = real(*line, fields, rates, happened)?;
            Self::of(*line, simulated(*line, answer)?, real, happened.freight.is_open())
        };
        ComparedLine::ALL.iter().map(compared).collect()
    }

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

fn net(lines: &[ComparisonLine], of: impl Fn(&ComparisonLine) -> Cents) -> Result<Cents> {
    let sum = |revenue: bool| {
        let those = lines.iter().filter(|one| (one.line == ComparedLine::Revenue) == revenue);
        Cents::sum(those.map(&of))
    };
    sum(true)?.minus(sum(false)?)
}

impl Comparison {
    /// Compares a simulation with its real freight, by the rates stored with the simulation.
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
        let lines = ComparisonLine::all(fields, rates, &answer, happened)?;
        let simulated_net_cents = net(&lines, |one| one.simulated_cents)?;
        let real_net_cents = net(&lines, |one| one.real_cents)?;
        let simulated_meters_per_liter = consumption(&answer)?;
        let fuel = happened.fuel(fields, (answer.total_km, simulated_meters_per_liter), &lines);
        let fuel_parts = fuel.parts()?;
        Ok(Self {
            simulation_id,
            simulation_number,
            difference_cents: real_net_cents.minus(simulated_net_cents)?,
            explanation: happened.explanation(&lines, &fuel_parts, &fuel)?,
            estimate_note: comparison_text::estimate_note(&lines, happened.result.distance_source),
            lines,
            simulated_net_cents,
            real_net_cents,
            simulated_km: answer.total_km,
            real_km: happened.km(),
            simulated_days: fields.days,
            real_days: happened.result.days,
            simulated_meters_per_liter,
            real_meters_per_liter: happened.result.meters_per_liter,
            simulated_diesel_millis: fields.diesel_price_millis,
            real_diesel_millis: happened.diesel.map(|bought| bought.price()).transpose()?,
            fuel_parts,
            provisional: happened.freight.is_open(),
        })
    }
}

fn consumption(answer: &SimulationAnswer) -> Result<Option<MetersPerLiter>> {
    match answer.diesel_ml.get() {
        0 => Ok(None),
        // Kilometres become metres and millilitres become litres.
        volume => scale(answer.total_km.get(), 1_000_000, volume).map(|meters| Some(MetersPerLiter::from(meters))),
    }
}

#[cfg(test)]
#[path = "comparison_tests.rs"]
mod tests;
