//! Variance analysis of the fuel of a freight against its simulation: parts that add up to the difference, to the cent.
//!
//! Price and litres are compared only where both are known of the freight's diesel. The kilometres need both odometers,
//! and the consumption a measurement from full tank to full tank. Litres that neither kilometres nor consumption
//! explains stay one part: the diesel bought is not the diesel burned.

use kernel::{
    Bps, Cents, Km, MetersPerLiter, Milliliters, MillisPerLiter, Result, quantity::scale, string_enum, text::grouped,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    ComparedLine, SimulationFields,
    compared_line::costing,
    words::{consumption, km, price, size},
};

string_enum! {
    /// Cause of a difference in the cost of fuel.
    FuelCause {
        /// The price of a litre of diesel.
        Price = "price" "Preço do diesel",
        /// Kilometres.
        Way = "way" "Percurso",
        /// Kilometres per litre.
        Consumption = "consumption" "Consumo",
        /// Litres that neither kilometres nor consumption explains.
        Liters = "liters" "Litros abastecidos",
        /// ARLA, and fuel booked without litres.
        Other = "other" "ARLA e lançamentos sem litros",
    }
}

/// Part of the difference in the cost of fuel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelPart {
    /// Cause of the difference.
    pub cause: FuelCause,
    /// Name on screen.
    pub label: &'static str,
    /// Difference in cents; above zero where it raised the cost of fuel.
    pub amount_cents: Cents,
}

/// Diesel bought on a freight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieselBought {
    /// Volume bought.
    pub volume_ml: Milliliters,
    /// Cost of it.
    pub cost_cents: Cents,
}

impl DieselBought {
    /// Returns the average price of a litre.
    pub fn price(&self) -> Result<MillisPerLiter> {
        // Cents become thousandths of a real and millilitres become litres.
        scale(self.cost_cents.get(), 10_000, self.volume_ml.get().max(1)).map(MillisPerLiter::from)
    }
}

/// Known facts about the fuel of a freight and of its simulation.
#[derive(Debug)]
pub(super) struct FuelFacts<'a> {
    pub(super) fields: &'a SimulationFields,
    /// Simulated kilometres and metres per litre.
    pub(super) simulated: (Km, Option<MetersPerLiter>),
    /// Measured kilometres and metres per litre, if any.
    pub(super) measured: (Option<Km>, Option<MetersPerLiter>),
    pub(super) bought: Option<DieselBought>,
    /// Real cost of fuel less the simulated cost.
    pub(super) difference: Cents,
}

impl FuelFacts<'_> {
    /// Returns the parts of the difference that are not zero; none without known litres.
    pub(super) fn parts(&self) -> Result<Vec<FuelPart>> {
        let Some(bought) = self.bought.filter(|bought| bought.volume_ml.get() > 0) else { return Ok(Vec::new()) };
        let diesel = |fields: &SimulationFields| {
            costing(&SimulationFields { arla_bps: Bps::default(), ..fields.clone() }, ComparedLine::Fuel)
        };
        let driven = self.driven()?;
        let burned = self.burned(&driven)?;
        // Thousandths per litre become cents per millilitre.
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

    /// Returns the simulation over the measured kilometres, loaded and empty in the simulated proportion.
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

    /// Returns the greatest part as a sentence, where it has the same sign as the difference; of two equally great
    /// parts neither is the greatest.
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
        let reported = match (cause, self.bought, is_km, was_rate.zip(is_rate)) {
            (FuelCause::Price, Some(bought), ..) => {
                let (was, is) = (price(self.fields.diesel_price_millis), price(bought.price()?));
                format!("foi o preço do diesel: {is} em vez de {was}.")
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
        Ok(Some(format!("A maior causa {reported}")))
    }
}
