//! Break-even: the offer from which on nothing is lost.
//!
//! The net rises by at most a cent with each cent offered, because no cost line falls, so on its way from a loss to a
//! gain it meets zero. It does not rise with every cent: several lines may round up at once (INSS, SEST, SENAT, income
//! tax and commission) and take up to four cents. The search finds the last offer that loses; the next one leaves
//! exactly zero. The offer from which on a trip leaves some amount is found in the same way, with that amount as a cost
//! like any other.

use kernel::{Cents, Kilograms, Km, Result, quantity::scale};

use super::SimulationFields;
use crate::Pricing;

/// Step in cents in which offers are compared: over a step no rounding takes more than the step brings.
const STEP: i64 = 10;
/// Range in cents, beyond the first step that loses nothing, that is searched for a later loss: rounding never reaches
/// as far.
const REACH: i64 = 40;
/// Greatest number of doublings of the offer until it pays: no cost within the bounds of the entry needs more.
const DOUBLINGS: usize = 12;

/// Break-even: the offer from which on nothing is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BreakEven {
    /// Whole offer in cents.
    pub offer_cents: Cents,
    /// Offer as a rate in its pricing, in cents: per trip, tonne or loaded kilometre.
    pub rate_cents: Cents,
}

impl BreakEven {
    /// Finds the break-even: `net` gives the net of an offer, `costs` are the costs that do not depend on the offer.
    /// `None` where taxes and commission take more of an offer than it brings, which happens only with a table imported
    /// by mistake.
    pub fn find(fields: &SimulationFields, costs: Cents, net: impl Fn(Cents) -> Result<Cents>) -> Result<Option<Self>> {
        let pays = |cents: i64| Ok::<_, kernel::Error>(net(Cents::from(cents))? >= Cents::ZERO);
        let Some(enough) = enough(costs, &pays)? else { return Ok(None) };
        let offer_cents = Cents::from(after_the_last_loss(costs, enough, &pays)?);
        let rate_cents = rate(fields, offer_cents, &pays)?;
        Ok(Some(Self { offer_cents, rate_cents }))
    }
}

/// Returns a number of steps that loses nothing.
fn enough(costs: Cents, pays: &impl Fn(i64) -> Result<bool>) -> Result<Option<i64>> {
    let mut steps = costs.get().max(0) / STEP + 1;
    for _ in 0..DOUBLINGS {
        if pays(steps.saturating_mul(STEP))? {
            return Ok(Some(steps));
        }
        steps = steps.saturating_mul(2);
    }
    Ok(None)
}

/// Returns the offer after the last one that loses, which lies below `enough` steps or little beyond.
fn after_the_last_loss(costs: Cents, enough: i64, pays: &impl Fn(i64) -> Result<bool>) -> Result<i64> {
    // An offer that does not cover the costs loses, whatever is deducted from it.
    let (mut loses, mut pays_at) = (costs.get().max(0) / STEP - 1, enough);
    while pays_at - loses > 1 {
        let middle = loses + (pays_at - loses) / 2;
        if pays(middle.saturating_mul(STEP))? {
            pays_at = middle;
        } else {
            loses = middle;
        }
    }
    let mut offer = pays_at.saturating_mul(STEP).saturating_add(REACH);
    // The loop ends at the step that loses at the latest.
    while offer > 0 && pays(offer - 1)? {
        offer -= 1;
    }
    Ok(offer)
}

/// Returns the least rate from which on nothing is lost.
fn rate(fields: &SimulationFields, offer: Cents, pays: &impl Fn(i64) -> Result<bool>) -> Result<Cents> {
    // The gross is rate × parts ÷ whole, rounded half up.
    let (parts, whole) = match fields.pricing {
        Pricing::Fixed => return Ok(offer),
        Pricing::PerTon => (fields.weight_kg.map_or(1, Kilograms::get), 1000),
        Pricing::PerKm => (Km::get(fields.distance_km), 1),
    };
    let least = scale(offer.get(), whole, 1)?.saturating_sub(whole / 2).max(0);
    let mut rate = least / parts + i64::from(least % parts != 0);
    // Rates jump over offers: an offer that loses although a lesser one does not may be one that no rate makes.
    for _ in 0..REACH {
        if rate == 0 || !pays(scale(rate - 1, parts, whole)?)? {
            break;
        }
        rate -= 1;
    }
    Ok(Cents::from(rate))
}
