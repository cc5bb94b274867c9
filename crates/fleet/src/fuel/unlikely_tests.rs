//! Tests of the warnings of a fill-up.

use kernel::{Cents, Milliliters, MillisPerLiter};

use super::*;
use crate::{BodyType, VehicleType, sample};

fn facts(vehicle: &Vehicle) -> Facts<'_> {
    Facts {
        vehicle,
        freight_axles: None,
        fuel: Fuel::DieselS10,
        purpose: FuelPurpose::Engine,
        amounts: Amounts {
            volume_ml: Some(Milliliters::from(300_000)),
            price_per_liter_millis: Some(MillisPerLiter::from(7_339)),
            total_cents: Some(Cents::from(220_170)),
        },
        reading: None,
        others: &[],
        meters_per_liter: None,
        repeated: false,
    }
}

fn codes(facts: &Facts<'_>) -> String {
    facts.unlikely().into_iter().map(|warning| warning.code).collect::<Vec<_>>().join(" ")
}

#[test]
fn more_than_the_tank_holds() {
    let mut truck = sample::vehicle(7, VehicleType::Truck, "ABC1D23", 3);
    assert_eq!(codes(&facts(&truck)), "", "nobody knows the tank");
    for (tank, expected) in [(300_000, ""), (285_715, ""), (285_714, "volume_over_tank"), (200_000, "volume_over_tank")]
    {
        truck.fields.tank_capacity_ml = Some(Milliliters::from(tank));
        assert_eq!(codes(&facts(&truck)), expected, "{tank}");
    }
    let arla = Facts { fuel: Fuel::Arla32, ..facts(&truck) };
    assert_eq!(codes(&arla), "", "ARLA has a tank of its own");
    let cold = Facts { purpose: FuelPurpose::Refrigeration, ..facts(&truck) };
    assert_eq!(codes(&cold), "");
    assert_eq!(
        facts(&truck).unlikely()[0].message,
        "São 300,00\u{a0}L, e nos tanques do ABC1D23 cabem 200,00\u{a0}L. Se os litros estiverem certos, confirme."
    );
}

#[test]
fn refuses_a_claim_without_a_known_price() {
    let truck = sample::vehicle(7, VehicleType::Truck, "ABC1D23", 3);
    for (fuel, price, unlikely) in [
        (Fuel::DieselS10, 3_999, true),
        (Fuel::DieselS10, 4_000, false),
        (Fuel::DieselS500, 10_000, false),
        (Fuel::Gasoline, 10_001, true),
        (Fuel::Arla32, 1_999, true),
        (Fuel::Arla32, 3_999, false),
        (Fuel::Arla32, 8_001, true),
    ] {
        let mut facts = Facts { fuel, ..facts(&truck) };
        facts.amounts.price_per_liter_millis = Some(MillisPerLiter::from(price));
        assert_eq!(codes(&facts), if unlikely { "price_unlikely" } else { "" }, "{price}");
    }
}

#[test]
fn a_consumption_is_believed_by_the_axles_of_the_whole_composition() {
    let mut tractor = sample::vehicle(7, VehicleType::Truck, "ABC1D23", 3);
    let mut rigid = sample::vehicle(8, VehicleType::Truck, "ABC1D24", 3);
    rigid.fields.body_type = Some(BodyType::Grain);
    tractor.fields.body_type = None;
    for (vehicle, freight_axles, low, high) in [
        (&tractor, None, 1_000, 5_500),
        (&tractor, Some(3), 1_000, 5_500),
        (&tractor, Some(5), 1_400, 4_200),
        (&tractor, Some(6), 1_300, 4_000),
        (&tractor, Some(7), 1_200, 3_600),
        (&tractor, Some(9), 1_000, 3_400),
        (&rigid, None, 2_000, 5_500),
        (&rigid, Some(3), 2_000, 5_500),
        (&rigid, Some(6), 1_300, 4_000),
    ] {
        for (found, unlikely) in [(low - 1, true), (low, false), (high, false), (high + 1, true)] {
            let meters_per_liter = Some(MetersPerLiter::from(found));
            let facts = Facts { freight_axles, meters_per_liter, ..facts(vehicle) };
            assert_eq!(codes(&facts), if unlikely { "consumption_unlikely" } else { "" }, "{freight_axles:?} {found}");
        }
    }
}

#[test]
fn the_same_twice_and_an_odometer_far_off() {
    let mut truck = sample::vehicle(7, VehicleType::Truck, "ABC1D23", 3);
    truck.initial_odometer_km = kernel::Km::from(100_000);
    let reading = Reading {
        on: sample::day("2026-01-11"),
        km: kernel::Km::from(200_000),
        source: reading::ReadingSource::FillUp,
    };
    let facts = Facts { repeated: true, reading: Some(reading), ..facts(&truck) };
    assert_eq!(codes(&facts), "odometer_jump possible_duplicate");
    assert_eq!(
        facts.unlikely()[1].message,
        "Já há um abastecimento igual deste veículo neste dia: 300,00\u{a0}L, R$\u{a0}2.201,70. Se forem dois, confirme."
    );
}
