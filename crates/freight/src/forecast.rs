//! Forecast of the further costs of an ongoing freight, so that its price is not mistaken for profit.
//!
//! Only trip costs count: fuel, toll at the driver's expense, food and lodging, other costs, and the driver's
//! commission. A line with more booked than expected is finished: no further cost is expected.

use kernel::{Bps, Cents, FreightSimulationId, Km, Result, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Freight, FreightProfit,
    profit::Left,
    simulation::{ComparedLine, DefaultFigure, SimulationFields, assumed, costing},
};

string_enum! {
    /// Basis of a forecast.
    ForecastBasis {
        /// Simulation that the freight was converted from.
        Simulation = "simulation" "Simulação",
        /// Owner's own fill-ups.
        History = "history" "Seu histórico",
    }
}

/// Trip cost of an ongoing freight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ForecastLine {
    /// Line of the comparison.
    pub line: ComparedLine,
    /// Name on screen.
    pub label: &'static str,
    /// Expected cost for the whole trip, in cents.
    pub expected_cents: Cents,
    /// Cost booked so far, in cents.
    pub booked_cents: Cents,
    /// Expected further cost, in cents; never negative.
    pub remaining_cents: Cents,
}

/// Costs that an ongoing freight still will have, and its final net.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreightForecast {
    /// Basis of the forecast.
    pub basis: ForecastBasis,
    /// Simulation that is the basis; null on another basis.
    pub simulation_id: Option<FreightSimulationId>,
    /// Number of that simulation; null on another basis.
    pub simulation_number: Option<i64>,
    /// Number of fill-ups and legs between full tanks that are the basis; null on another basis.
    pub records: Option<i64>,
    /// Basis in Portuguese.
    pub words: String,
    /// Trip costs for which something is expected.
    pub lines: Vec<ForecastLine>,
    /// Expected further costs, without commission, in cents.
    pub remaining_cents: Cents,
    /// Final costs, commission left out, in cents.
    pub cost_cents: Cents,
    /// Final commission of the driver, in cents.
    pub commission_cents: Cents,
    /// Final net, in cents.
    pub net_cents: Cents,
    /// Final net as a share of the revenue, in basis points; null without revenue.
    pub margin_bps: Option<Bps>,
    /// Final net per kilometre, loaded and empty, in cents; null without kilometres.
    pub net_per_total_km_cents: Option<Cents>,
}

/// Fuel figures from an owner's fill-ups.
#[derive(Clone, Debug)]
pub struct FuelHistory {
    /// Price of a litre of diesel.
    pub diesel_price: DefaultFigure,
    /// Metres driven per litre when loaded.
    pub loaded: DefaultFigure,
    /// Metres driven per litre when empty.
    pub empty: DefaultFigure,
    /// ARLA as a share of the diesel's volume.
    pub arla: DefaultFigure,
    /// Price of a litre of ARLA.
    pub arla_price: DefaultFigure,
}

/// Expected trip costs of a freight, and their basis.
#[derive(Clone, Debug)]
pub struct Expected {
    fields: SimulationFields,
    basis: ForecastBasis,
    simulation: Option<(FreightSimulationId, i64)>,
    records: Option<i64>,
    words: String,
}

impl Expected {
    /// Returns the expected costs by the simulation of a freight, over its current kilometres and toll.
    pub fn simulated(freight: &Freight, (id, number): (FreightSimulationId, i64), fields: SimulationFields) -> Self {
        let fields = SimulationFields {
            distance_km: freight.fields.distance_km,
            empty_to_loading_km: freight.fields.empty_km,
            empty_return_km: Km::default(),
            toll_cents: freight.fields.toll_cents,
            toll_payer: freight.fields.toll_payer,
            ..fields
        };
        Self {
            fields,
            basis: ForecastBasis::Simulation,
            simulation: Some((id, number)),
            records: None,
            words: format!("Pela simulação nº {number}."),
        }
    }

    /// Returns the expected costs by the owner's fill-ups; `None` where they lack the price of diesel or the
    /// consumption, loaded or empty.
    pub fn by_history(freight: &Freight, history: &FuelHistory) -> Option<Self> {
        let fields = assumed(freight, history)?;
        let FuelHistory { diesel_price, loaded, .. } = history;
        let words = format!(
            "Pelo seu histórico. Diesel: {}. Consumo: {}. Do que falta gastar, entram só combustível e pedágio: \
             alimentação e outros gastos entram quando você lançar.",
            diesel_price.words, loaded.words
        );
        Some(Self {
            fields,
            basis: ForecastBasis::History,
            simulation: None,
            records: Some(diesel_price.records.saturating_add(loaded.records)),
            words,
        })
    }
}

impl FreightForecast {
    /// Forecasts the costs beyond the booked ones, given the freight's result so far and the function from trip costs
    /// to the driver's commission.
    pub fn of(
        result: &FreightProfit,
        expected: Expected,
        commission: impl FnOnce(Cents) -> Result<Cents>,
    ) -> Result<Self> {
        let Expected { fields, basis, simulation, records, words } = expected;
        let line = |line: ComparedLine| {
            let (expected_cents, mut booked_cents) = (costing(&fields, line)?, result.booked(line.categories())?);
            if line == ComparedLine::Other {
                // The payer's write-offs are booked there too, and were not spent.
                booked_cents = booked_cents.minus(result.written_off_cents)?;
            }
            let remaining_cents = expected_cents.minus(booked_cents)?.max(Cents::ZERO);
            Ok(ForecastLine { line, label: line.label(), expected_cents, booked_cents, remaining_cents })
        };
        let mut lines = ComparedLine::of_trip().map(line).collect::<Result<Vec<_>>>()?;
        lines.retain(|one| one.expected_cents > Cents::ZERO);
        let remaining_cents = Cents::sum(lines.iter().map(|one| one.remaining_cents))?;
        let cost_cents = result.cost_cents.plus(remaining_cents)?;
        let commission_cents = commission(result.trip_cost_cents.plus(remaining_cents)?)?;
        let Left { net_cents, margin_bps, net_per_total_km_cents } = Left::of(result, cost_cents, commission_cents)?;
        Ok(Self {
            basis,
            simulation_id: simulation.map(|(id, _)| id),
            simulation_number: simulation.map(|(_, number)| number),
            records,
            words,
            lines,
            remaining_cents,
            cost_cents,
            commission_cents,
            net_cents,
            margin_bps,
            net_per_total_km_cents,
        })
    }
}

#[cfg(test)]
#[path = "forecast_tests.rs"]
mod tests;
