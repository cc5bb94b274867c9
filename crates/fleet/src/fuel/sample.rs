//! Fill-ups for the tests.

use kernel::{Cents, FuelRecordId, Km, Milliliters, MillisPerLiter, OwnerId, VehicleId};

use super::{Fill, FillUp, Fuel, FuelFields, FuelPurpose};
use crate::sample::{day, now};

/// A full tank of so many litres.
pub fn fill(id: i64, on: &str, km: i64, liters: i64) -> Fill {
    Fill {
        id: FuelRecordId::from(id),
        filled_on: day(on),
        odometer_km: Some(Km::from(km)),
        volume_ml: Milliliters::from(liters * 1_000),
        total_cents: Cents::from(liters * 700),
        full_tank: true,
        missed_previous: false,
    }
}

/// Returns the same fill with something changed.
pub fn filled(mut fill: Fill, change: impl FnOnce(&mut Fill)) -> Fill {
    change(&mut fill);
    fill
}

/// Fill-up of a full tank of so many litres of diesel at R$ 7,00, as it would be stored, without an odometer.
pub fn fill_up(id: i64, on: &str, liters: i64) -> FillUp {
    FillUp {
        id: FuelRecordId::from(id),
        owner_id: OwnerId::from(1),
        version: 1,
        created_at: now().at,
        updated_at: now().at,
        fields: FuelFields {
            vehicle_id: VehicleId::from(7),
            freight_id: None,
            filled_on: day(on),
            fuel: Fuel::DieselS10,
            purpose: FuelPurpose::Engine,
            volume_ml: Milliliters::from(liters * 1_000),
            price_per_liter_millis: MillisPerLiter::from(7_000),
            total_cents: Cents::from(liters * 700),
            odometer_km: None,
            full_tank: true,
            missed_previous: false,
            station: None,
            city_code: None,
            notes: None,
            search: String::new(),
        },
    }
}
