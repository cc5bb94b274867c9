//! Break-even: the least offer without a loss, found by a search.
//!
//! The net rises by at most a cent with each cent offered, because no cost line falls, so between a loss and a gain it
//! is zero once. It does not rise with every cent: several lines may round up at once (INSS, SEST, SENAT, income tax
//! and commission) by up to four cents. The search finds the last offer that loses; the next one leaves exactly zero.
//! The offer that leaves some amount is found in the same way, with that amount as one more cost.

use kernel::{Cents, Kilograms, Km, Result, quantity::scale};

use super::SimulationFields;
use crate::Pricing;

/// Step in cents between compared offers: rounding is smaller than the gain of a step.
const STEP: i64 = 10;
/// Range in cents, beyond the first step without a loss, that is searched for a later loss: rounding never reaches as
/// far.
const REACH: i64 = 40;
/// Maximum number of doublings of the offer until it pays: no cost within the bounds of the entry needs more.
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
    /// Finds the break-even: `net` returns the net of an offer, `costs` are the costs independent of the offer. `None`
    /// where taxes and commission exceed an offer, which happens only with a table imported by mistake.
    pub fn find(fields: &SimulationFields, costs: Cents, net: impl Fn(Cents) -> Result<Cents>) -> Result<Option<Self>> {
        let pays = |cents: i64| Ok::<_, kernel::Error>(net(Cents::from(cents))? >= Cents::ZERO);
        let Some(enough) = enough(costs, &pays)? else { return Ok(None) };
        let offer_cents = Cents::from(after_the_last_loss(costs, enough, &pays)?);
        let rate_cents = rate(fields, offer_cents, &pays)?;
        Ok(Some(Self { offer_cents, rate_cents }))
    }
}

/// Returns a number of steps without a loss.
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

/// Returns the offer after the last one that loses, which is below `enough` steps or little beyond.
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

/// Returns the least rate without a loss.
fn rate(fields: &SimulationFields, offer: Cents, pays: &impl Fn(i64) -> Result<bool>) -> Result<Cents> {
    // The gross is rate × parts ÷ whole, rounded half up.
    let (parts, whole) = match fields.pricing {
        Pricing::Fixed => return Ok(offer),
        Pricing::PerTon => (fields.weight_kg.map_or(1, Kilograms::get), 1000),
        Pricing::PerKm => (Km::get(fields.distance_km), 1),
    };
    let least = scale(offer.get(), whole, 1)?.saturating_sub(whole / 2).max(0);
    let mut rate = least / parts + i64::from(least % parts != 0);
    // Rates skip offers: an offer that loses although a lesser one does not may be one that no rate produces.
    for _ in 0..REACH {
        if rate == 0 || !pays(scale(rate - 1, parts, whole)?)? {
            break;
        }
        rate -= 1;
    }
    Ok(Cents::from(rate))
}
