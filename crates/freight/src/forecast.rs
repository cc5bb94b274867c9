//! What a freight that goes on still will cost, so that nobody takes its price for profit.
//!
//! Only what is paid on the trip counts: fuel, toll that the driver bears, food and lodging, other costs, and the driver's
//! share. A line of which more is booked than was expected is done with: it will cost nothing more.

use kernel::{Bps, Cents, FreightSimulationId, Km, Result, choice};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Freight, FreightResult,
    result::Left,
    simulation::{ComparedLine, Offer, SimulationFields, assumed, costing},
};

choice! {
    /// On what a forecast rests.
    ForecastBasis {
        /// On the simulation from which the freight comes.
        Simulation = "simulation" "Simulação",
        /// On the owner's own fill-ups.
        History = "history" "Seu histórico",
    }
}

/// A cost of the trip of a freight that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ForecastLine {
    /// Which.
    pub line: ComparedLine,
    /// Its name on screen.
    pub label: &'static str,
    /// What the whole trip is expected to cost of it, in cents.
    pub expected_cents: Cents,
    /// What of it is booked, in cents.
    pub booked_cents: Cents,
    /// What is still to come, in cents: never less than nothing.
    pub remaining_cents: Cents,
}

/// What a freight that goes on still will cost, and what it then leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreightForecast {
    /// On what it rests.
    pub basis: ForecastBasis,
    /// The simulation, where it rests on one.
    pub simulation_id: Option<FreightSimulationId>,
    /// Its number.
    pub simulation_number: Option<i64>,
    /// On how many fill-ups and ways between full tanks it rests, where it rests on those.
    pub records: Option<i64>,
    /// On what it rests, in Portuguese.
    pub words: String,
    /// The costs of the trip of which something is expected.
    pub lines: Vec<ForecastLine>,
    /// What it still will cost, commission left out, in cents.
    pub remaining_cents: Cents,
    /// What it then will have cost, commission left out, in cents.
    pub cost_cents: Cents,
    /// What the driver then earns, in cents.
    pub commission_cents: Cents,
    /// What then is left, in cents.
    pub net_cents: Cents,
    /// That as a share of the revenue.
    pub margin_bps: Option<Bps>,
    /// That for each kilometre, in cents.
    pub net_per_total_km_cents: Option<Cents>,
}

/// What an owner's fill-ups tell of fuel.
#[derive(Clone, Debug)]
pub struct FuelHistory {
    /// Price of a litre of diesel.
    pub diesel_price: Offer,
    /// Metres driven per litre when loaded.
    pub loaded: Offer,
    /// Metres driven per litre when empty.
    pub empty: Offer,
    /// ARLA as a share of the diesel's volume.
    pub arla: Offer,
    /// Price of a litre of ARLA.
    pub arla_price: Offer,
}

/// What the trip of a freight is expected to cost, and on what that rests.
#[derive(Clone, Debug)]
pub struct Expected {
    fields: SimulationFields,
    basis: ForecastBasis,
    simulation: Option<(FreightSimulationId, i64)>,
    records: Option<i64>,
    words: String,
}

impl Expected {
    /// By the simulation from which a freight comes, over the kilometres and the toll that the freight has now.
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

    /// By what the owner's fill-ups tell; nothing where they tell neither the price of diesel nor the consumption.
    pub fn by_history(freight: &Freight, history: &FuelHistory) -> Option<Self> {
        let fields = assumed(freight, history)?;
        let FuelHistory { diesel_price, loaded, .. } = history;
        let words = format!(
            "Pelo seu histórico. Diesel: {}. Consumo: {}. Conta só combustível e pedágio: alimentação e outros gastos da \
             viagem não estão nesta conta.",
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
    /// What a freight still will cost beyond what is booked, given its result so far and what its driver earns when it has
    /// such trip costs.
    pub fn of(
        result: &FreightResult,
        expected: Expected,
        commission: impl FnOnce(Cents) -> Result<Cents>,
    ) -> Result<Self> {
        let Expected { fields, basis, simulation, records, words } = expected;
        let line = |line: ComparedLine| {
            let (expected_cents, mut booked_cents) = (costing(&fields, line)?, result.booked(line.categories())?);
            if line == ComparedLine::Other {
                // What the payer wrote off stands there too, and was not spent.
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
