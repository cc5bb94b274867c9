//! Why the fuel of a freight cost another amount than was simulated: parts that add up to the difference, to the cent.
//!
//! Of litres and their price nothing is told before both are known of the freight's diesel; of the way nothing without both
//! odometers, and of the consumption nothing that was not measured from full tank to full tank. What of the litres neither
//! explains stays one part: what was bought is not what was burned.

use kernel::{
    Bps, Cents, Km, MetersPerLiter, Milliliters, MillisPerLiter, Result, choice, quantity::scale, text::grouped,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    ComparedLine, SimulationFields,
    comparison::costing,
    words::{consumption, km, price, size},
};

choice! {
    /// What moves the cost of fuel.
    FuelCause {
        /// The price of a litre of diesel.
        Price = "price" "Preço do diesel",
        /// Kilometres.
        Way = "way" "Percurso",
        /// How far a litre goes.
        Consumption = "consumption" "Consumo",
        /// Litres that neither way nor consumption explains.
        Liters = "liters" "Litros abastecidos",
        /// ARLA, and what was booked as fuel without litres.
        Other = "other" "ARLA e lançamentos sem litros",
    }
}

/// A part of the difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelPart {
    /// What moved it.
    pub cause: FuelCause,
    /// Its name on screen.
    pub label: &'static str,
    /// By how much, in cents: more than nothing where it made fuel dearer.
    pub amount_cents: Cents,
}

/// The diesel that was bought on a freight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieselBought {
    /// How much.
    pub volume_ml: Milliliters,
    /// What it cost.
    pub cost_cents: Cents,
}

impl DieselBought {
    /// What a litre cost on average.
    pub fn price(&self) -> Result<MillisPerLiter> {
        // Cents to thousandths and millilitres to litres.
        scale(self.cost_cents.get(), 10_000, self.volume_ml.get().max(1)).map(MillisPerLiter::from)
    }
}

/// What is known of the fuel of a freight and of its simulation.
#[derive(Debug)]
pub(super) struct FuelFacts<'a> {
    pub(super) fields: &'a SimulationFields,
    /// Kilometres and metres for each litre simulated.
    pub(super) simulated: (Km, Option<MetersPerLiter>),
    /// The same as they were measured, where they were.
    pub(super) measured: (Option<Km>, Option<MetersPerLiter>),
    pub(super) bought: Option<DieselBought>,
    /// What fuel cost, less what it was simulated to cost.
    pub(super) difference: Cents,
}

impl FuelFacts<'_> {
    /// The parts of the difference, none of them nothing; no part where the litres are not known.
    pub(super) fn parts(&self) -> Result<Vec<FuelPart>> {
        let Some(bought) = self.bought.filter(|bought| bought.volume_ml.get() > 0) else { return Ok(Vec::new()) };
        let diesel = |fields: &SimulationFields| {
            costing(&SimulationFields { arla_bps: Bps::default(), ..fields.clone() }, ComparedLine::Fuel)
        };
        let driven = self.driven()?;
        let burned = self.burned(&driven)?;
        // Thousandths for each litre to cents for each millilitre.
        let at_simulated_price =
            Cents::from(scale(bought.volume_ml.get(), self.fields.diesel_price_millis.get(), 10_000)?);
        let (simulated, over_way, as_burned) = (diesel(self.fields)?, diesel(&driven)?, diesel(&burned)?);
        let mut parts = vec![
            (FuelCause::Price, bought.cost_cents.minus(at_simulated_price)?),
            (FuelCause::Way, over_way.minus(simulated)?),
            (FuelCause::Consumption, as_burned.minus(over_way)?),
            (FuelCause::Liters, at_simulated_price.minus(as_burned)?),
        ];
        let rest = self.difference.minus(Cents::sum(parts.iter().map(|(_, amount)| *amount))?)?;
        parts.push((FuelCause::Other, rest));
        let parts = parts.into_iter().filter(|(_, amount)| *amount != Cents::ZERO);
        Ok(parts.map(|(cause, amount_cents)| FuelPart { cause, label: cause.label(), amount_cents }).collect())
    }

    /// The simulation over the kilometres that were measured, loaded and empty in the proportion that was simulated.
    fn driven(&self) -> Result<SimulationFields> {
        let ((was, _), Some(is)) = (self.simulated, self.measured.0) else { return Ok(self.fields.clone()) };
        let loaded = Km::from(scale(is.get(), self.fields.distance_km.get(), was.get().max(1))?);
        Ok(SimulationFields {
            distance_km: loaded,
            empty_to_loading_km: Km::from(is.get().saturating_sub(loaded.get()).max(0)),
            empty_return_km: Km::default(),
            ..self.fields.clone()
        })
    }

    /// The same with the consumption that was measured.
    fn burned(&self, driven: &SimulationFields) -> Result<SimulationFields> {
        let ((_, Some(was)), (_, Some(is))) = (self.simulated, self.measured) else { return Ok(driven.clone()) };
        let at = |one: MetersPerLiter| {
            scale(one.get(), is.get(), was.get().max(1)).map(|it| MetersPerLiter::from(it.max(1)))
        };
        Ok(SimulationFields {
            loaded_meters_per_liter: at(driven.loaded_meters_per_liter)?,
            empty_meters_per_liter: at(driven.empty_meters_per_liter)?,
            ..driven.clone()
        })
    }

    /// The greatest part as a sentence, where it moved the cost to where it is; of two as great neither is the greatest.
    pub(super) fn cause(&self, parts: &[FuelPart]) -> Result<Option<String>> {
        let mut by_size: Vec<&FuelPart> = parts.iter().collect();
        by_size.sort_by_key(|part| std::cmp::Reverse(size(part.amount_cents)));
        let Some(most) = by_size.first() else { return Ok(None) };
        let as_great = by_size.get(1).is_some_and(|next| size(next.amount_cents) == size(most.amount_cents));
        let same_way = (most.amount_cents > Cents::ZERO) == (self.difference > Cents::ZERO);
        if as_great || !same_way {
            return Ok(None);
        }
        self.sentence(most.cause)
    }

    fn sentence(&self, cause: FuelCause) -> Result<Option<String>> {
        let ((was_km, was_rate), (is_km, is_rate)) = (self.simulated, self.measured);
        let liters = |volume: Milliliters| {
            scale(volume.get(), 1, 1000).map(|liters| format!("{} litros", grouped(liters.unsigned_abs())))
        };
        let told = match (cause, self.bought, is_km, was_rate.zip(is_rate)) {
            (FuelCause::Price, Some(bought), ..) => {
                let (was, is) = (price(self.fields.diesel_price_millis), price(bought.price()?));
                format!("foi o preço do diesel: {is} por litro em vez de {was}.")
            }
            (FuelCause::Way, _, Some(is), _) => format!("foi o percurso: {} em vez de {}.", km(is), km(was_km)),
            (FuelCause::Consumption, .., Some((was, is))) => {
                format!("foi o consumo: {} em vez de {}.", consumption(is), consumption(was))
            }
            (FuelCause::Liters, Some(bought), ..) => {
                let (was, is) = (liters(self.fields.diesel()?)?, liters(bought.volume_ml)?);
                format!("foram os litros abastecidos: {is} em vez de {was}.")
            }
            _ => return Ok(None),
        };
        Ok(Some(format!("A maior causa {told}")))
    }
}
