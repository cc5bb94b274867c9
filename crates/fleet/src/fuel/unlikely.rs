//! Outlier detection for fill-ups: more fuel than the tank can contain, a price or a consumption outside the usual
//! range, a duplicate record. These need a confirmation.

use kernel::{
    MetersPerLiter, Warning,
    text::{km_per_liter, reais, reais_per_liter},
};

use super::{Amounts, Fuel, FuelPurpose, amounts::liters, record::is_burned_by_engine};
use crate::{Reading, Vehicle, reading};

/// Plausible range of metres per litre of a tractor with an unknown load.
const WIDEST: (i64, i64) = (1_000, 5_500);

/// Facts of a fill-up that is being entered.
#[derive(Clone, Debug)]
pub struct Facts<'a> {
    /// Vehicle.
    pub vehicle: &'a Vehicle,
    /// Axles of the freight's whole composition.
    pub freight_axles: Option<i64>,
    /// Fuel.
    pub fuel: Fuel,
    /// Purpose: the consumer of the fuel.
    pub purpose: FuelPurpose,
    /// Volume, price and total, as far as entered.
    pub amounts: Amounts,
    /// Odometer with its day.
    pub reading: Option<Reading>,
    /// Other readings of the truck.
    pub others: &'a [Reading],
    /// Consumption on the segment that ends with it.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// True where a fill-up of the same vehicle, day, fuel, volume, total and odometer is recorded already.
    pub repeated: bool,
}

impl Facts<'_> {
    /// Returns every warning, each to be confirmed by its code.
    pub fn unlikely(&self) -> Vec<Warning> {
        let stated = self.vehicle.initial_odometer_km;
        let readings = self.reading.map(|one| reading::unlikely(one, self.others, stated)).unwrap_or_default();
        let single = [self.over_tank(), self.price(), self.consumption(), self.repeated()];
        readings.into_iter().chain(single.into_iter().flatten()).collect()
    }

    fn repeated(&self) -> Option<Warning> {
        let (volume, total) = (self.amounts.volume_ml?, self.amounts.total_cents?);
        let message = format!(
            "Já há um abastecimento igual deste veículo neste dia: {}, {}. Se forem dois, confirme.",
            liters(volume),
            reais(total)
        );
        self.repeated.then(|| Warning::new("possible_duplicate", message).at("volumeMl"))
    }

    fn over_tank(&self) -> Option<Warning> {
        let (volume, tank) = (self.amounts.volume_ml?, self.vehicle.fields.tank_capacity_ml?);
        // A gauge is not exact: five per cent more may go in.
        let over = volume.get().saturating_mul(100) > tank.get().saturating_mul(105);
        (over && is_burned_by_engine(self.fuel, self.purpose)).then(|| {
            let message = format!(
                "São {}, e nos tanques do {} cabem {}. Se os litros estiverem certos, confirme.",
                liters(volume),
                self.vehicle.fields.plate,
                liters(tank)
            );
            Warning::new("volume_over_tank", message).at("volumeMl")
        })
    }

    fn price(&self) -> Option<Warning> {
        let price = self.amounts.price_per_liter_millis?;
        let (min, max) = if self.fuel == Fuel::Arla32 { (2_000, 8_000) } else { (4_000, 10_000) };
        (!(min..=max).contains(&price.get())).then(|| {
            let message = format!(
                "{} está fora do comum para {} ({} a {}). Se o preço estiver certo, confirme.",
                reais_per_liter(price.get()),
                self.fuel.label(),
                reais_per_liter(min),
                reais_per_liter(max)
            );
            Warning::new("price_unlikely", message).at("pricePerLiterMillis")
        })
    }

    fn consumption(&self) -> Option<Warning> {
        let found = self.meters_per_liter?;
        let (min, max) = band(self.vehicle, self.freight_axles);
        (!(min..=max).contains(&found.get())).then(|| {
            let message = format!(
                "A média dá {}, e o comum deste conjunto é de {} a {}. Confira os litros e o hodômetro. Se faltou lançar \
                 um abastecimento, marque isso.",
                km_per_liter(found.get()),
                km_per_liter(min),
                km_per_liter(max)
            );
            Warning::new("consumption_unlikely", message).at("volumeMl")
        })
    }
}

/// Plausible range of metres per litre, by the axles of the whole composition; a rigid truck without a freight counts
/// its own. Only its freight names the trailers of a tractor, and a freight without any leaves them unknown.
fn band(vehicle: &Vehicle, freight_axles: Option<i64>) -> (i64, i64) {
    let axles = match freight_axles {
        Some(axles) if !vehicle.is_tractor() || axles > vehicle.fields.axles => axles,
        _ if vehicle.is_tractor() => return WIDEST,
        _ => vehicle.fields.axles,
    };
    match axles {
        // Two axles are a toco (2,5–7) or a light truck (3–11).
        ..=2 => (2_500, 11_000),
        3 => (2_000, 5_500),
        4 => (1_700, 4_500),
        5 => (1_400, 4_200),
        6 => (1_300, 4_000),
        7 => (1_200, 3_600),
        _ => (1_000, 3_400),
    }
}

#[cfg(test)]
#[path = "unlikely_tests.rs"]
mod tests;
