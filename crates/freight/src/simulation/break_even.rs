//! The offer from which on nothing is lost.
//!
//! What an offer leaves rises by at most a cent with each cent offered, for no line falls, so that on its way from a loss to
//! a gain it meets zero. It does not rise with every cent: several lines may round up at once (INSS, SEST, SENAT,
//! income tax and commission) and take up to four cents. The last offer that loses is looked for, and the next one leaves exactly nothing.
//! The offer from which on a trip leaves some amount is found in the same way, that amount being a cost like any other.

use kernel::{Cents, Kilograms, Km, Result, quantity::scale};

use super::SimulationFields;
use crate::Pricing;

/// Offers are compared in steps of so many cents: over as many no rounding takes more than they bring.
const STEP: i64 = 10;
/// How far beyond the first step that loses nothing a loss is looked for: rounding never reaches as far.
const REACH: i64 = 40;
/// How often the offer is doubled until it pays: no cost within the bounds of the entry needs more.
const DOUBLINGS: usize = 12;

/// The offer from which on nothing is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BreakEven {
    /// In all, in cents.
    pub offer_cents: Cents,
    /// As a rate in the pricing of the offer: per trip, tonne or kilometre.
    pub rate_cents: Cents,
}

impl BreakEven {
    /// Looks for it: `net` is what an offer leaves, `costs` what the trip costs whatever is offered. `None` where taxes and
    /// commission take more of an offer than it brings, which only a table put in by mistake does.
    pub fn find(fields: &SimulationFields, costs: Cents, net: impl Fn(Cents) -> Result<Cents>) -> Result<Option<Self>> {
        let pays = |cents: i64| Ok::<_, kernel::Error>(net(Cents::from(cents))? >= Cents::ZERO);
        let Some(enough) = enough(costs, &pays)? else { return Ok(None) };
        let offer_cents = Cents::from(after_the_last_loss(costs, enough, &pays)?);
        let rate_cents = rate(fields, offer_cents, &pays)?;
        Ok(Some(Self { offer_cents, rate_cents }))
    }
}

/// A number of steps that loses nothing.
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

/// The offer behind the last one that loses, which lies below `enough` steps or little beyond.
fn after_the_last_loss(costs: Cents, enough: i64, pays: &impl Fn(i64) -> Result<bool>) -> Result<i64> {
    // What does not cover the costs loses, whatever is taken off it.
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
    // Ends at the step that loses at the latest.
    while offer > 0 && pays(offer - 1)? {
        offer -= 1;
    }
    Ok(offer)
}

/// The least rate from which on nothing is lost.
fn rate(fields: &SimulationFields, offer: Cents, pays: &impl Fn(i64) -> Result<bool>) -> Result<Cents> {
    // The gross is rate × parts ÷ whole, rounded half up.
    let (parts, whole) = match fields.pricing {
        Pricing::Fixed => return Ok(offer),
        Pricing::PerTon => (fields.weight_kg.map_or(1, Kilograms::get), 1000),
        Pricing::PerKm => (Km::get(fields.distance_km), 1),
    };
    let least = scale(offer.get(), whole, 1)?.saturating_sub(whole / 2).max(0);
    let mut rate = least / parts + i64::from(least % parts != 0);
    // Rates step over offers: those that lose though a lesser one does not may be none that a rate makes.
    for _ in 0..REACH {
        if rate == 0 || !pays(scale(rate - 1, parts, whole)?)? {
            break;
        }
        rate -= 1;
    }
    Ok(Cents::from(rate))
}
