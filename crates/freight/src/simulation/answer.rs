//! All that a simulation says.

use kernel::{Bps, Cents, Km, Milliliters};
use rates::{MinimumFreight, minimum_freight::DistanceDoubt};
use serde::Serialize;
use utoipa::ToSchema;

use super::{SimulationLine, SimulationTaxes, SimulationVerdict};

/// All that a simulation says of an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationAnswer {
    /// What the offer pays in all, in cents.
    pub gross_cents: Cents,
    /// What it costs, line by line, the greatest first; only what costs something.
    pub lines: Vec<SimulationLine>,
    /// The sum of the lines, in cents.
    pub total_cents: Cents,
    /// What is left, in cents.
    pub net_cents: Cents,
    /// What is left as a share of the offer.
    pub margin_bps: Option<Bps>,
    /// Loaded kilometres.
    pub loaded_km: Km,
    /// Empty kilometres.
    pub empty_km: Km,
    /// Both together.
    pub total_km: Km,
    /// Days of the trip.
    pub days: i64,
    /// Diesel of the whole trip, in millilitres.
    pub diesel_ml: Milliliters,
    /// The offer for each loaded kilometre, in cents.
    pub gross_per_loaded_km_cents: Cents,
    /// The offer for each kilometre, in cents.
    pub gross_per_km_cents: Cents,
    /// The costs for each kilometre, in cents.
    pub cost_per_km_cents: Cents,
    /// What is left of each kilometre, in cents.
    pub net_per_km_cents: Cents,
    /// What is left of each day, in cents.
    pub net_per_day_cents: Cents,
    /// The offer for each tonne, in cents, where the weight is known.
    pub gross_per_ton_cents: Option<Cents>,
    /// The offer that leaves exactly nothing and from which on nothing is lost, in cents. Absent only where an imported table
    /// taxes more than all.
    pub break_even_cents: Option<Cents>,
    /// The least rate in the pricing of the offer from which on nothing is lost, in cents.
    pub break_even_rate_cents: Option<Cents>,
    /// The offer that leaves nothing, for each loaded kilometre, in cents.
    pub break_even_per_km_cents: Option<Cents>,
    /// The legal minimum, and how the offer stands to it.
    pub minimum: MinimumFreight,
    /// What the payer holds back.
    pub taxes: SimulationTaxes,
    /// Where the distance is only estimated and another one within its tolerance would turn the verdict.
    pub doubt: Option<DistanceDoubt>,
    /// Whether it is worth it, in words.
    pub verdict: SimulationVerdict,
    /// All of it in a few lines to be sent to somebody.
    pub share_text: String,
}
