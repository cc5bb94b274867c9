//! Answer of a simulation.

use kernel::{Bps, Cents, Kilograms, Km, Milliliters};
use rates::{MinimumFreight, minimum_freight::DistanceDoubt};
use serde::Serialize;
use utoipa::ToSchema;

use super::{SimulationLine, SimulationTaxes, SimulationVerdict, VerdictTone};
use crate::Overload;

/// Answer of a simulation to an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationAnswer {
    /// Gross of the offer, in cents.
    pub gross_cents: Cents,
    /// Costs line by line, the greatest first; lines of zero are left out.
    pub lines: Vec<SimulationLine>,
    /// Total cost: the sum of the lines, in cents.
    pub total_cents: Cents,
    /// Net: gross less total cost, in cents.
    pub net_cents: Cents,
    /// Net as a share of the offer, in basis points.
    pub margin_bps: Option<Bps>,
    /// Loaded kilometres.
    pub loaded_km: Km,
    /// Empty kilometres.
    pub empty_km: Km,
    /// Loaded and empty kilometres together.
    pub total_km: Km,
    /// Days of the trip.
    pub days: i64,
    /// Diesel of the whole trip, in millilitres.
    pub diesel_ml: Milliliters,
    /// Gross per loaded kilometre, in cents.
    pub gross_per_loaded_km_cents: Cents,
    /// Gross per kilometre, loaded and empty, in cents.
    pub gross_per_km_cents: Cents,
    /// Cost per kilometre, loaded and empty, in cents.
    pub cost_per_km_cents: Cents,
    /// Net per kilometre, loaded and empty, in cents.
    pub net_per_km_cents: Cents,
    /// Net per day, in cents.
    pub net_per_day_cents: Cents,
    /// Gross per tonne, in cents; null for an unknown weight.
    pub gross_per_ton_cents: Option<Cents>,
    /// Break-even: the offer that leaves exactly zero and from which on nothing is lost, in cents. Null only where an
    /// imported table taxes more than the whole offer.
    pub break_even_cents: Option<Cents>,
    /// Least rate from which on nothing is lost, in cents per trip, tonne or loaded kilometre, as the offer is priced;
    /// null where the break-even is.
    pub break_even_rate_cents: Option<Cents>,
    /// Break-even per loaded kilometre, in cents; null where the break-even is.
    pub break_even_per_km_cents: Option<Cents>,
    /// Legal minimum, and the offer's distance from it.
    pub minimum: MinimumFreight,
    /// Taxes withheld by the payer, or the INSS that the carrier owes himself on a payment by a person.
    pub taxes: SimulationTaxes,
    /// Doubt on the verdict, where the distance is only estimated and another one within its tolerance would turn it;
    /// else null.
    pub doubt: Option<DistanceDoubt>,
    /// Cargo heavier than the capacity; null where it fits, or weight or capacity is unknown.
    pub overload: Option<Overload>,
    /// Verdict in words: whether the offer is worth taking.
    pub verdict: SimulationVerdict,
    /// Summary of the result in a few lines, for sharing.
    pub share_text: String,
}

impl SimulationAnswer {
    /// Returns the result for vehicles with a `capacity`: an overload is the first reason of the verdict, and turns an
    /// offer worth accepting into one that needs attention.
    #[must_use]
    pub fn carried_by(self, weight: Option<Kilograms>, capacity: Option<Kilograms>) -> Self {
        let Some(overload) = Overload::of(weight, capacity) else { return self };
        let mut verdict = self.verdict;
        verdict.reasons.insert(0, overload.words.clone());
        if verdict.tone == VerdictTone::Positive {
            verdict.tone = VerdictTone::Warning;
        }
        Self { overload: Some(overload), verdict, ..self }
    }
}
