//! Tests of the fuel figures.

use super::*;
use crate::fuel::{chain::measure, sample::fill_up};

/// Fill-ups with their measurements, as persistence puts them together.
fn measured(fills: Vec<FillUp>) -> Vec<(FillUp, Option<Measured>)> {
    let chain = measure(fills.iter().filter_map(FillUp::fill).collect()).expect("measured");
    let says: HashMap<_, _> = chain.into_iter().map(|(fill, says)| (fill.id, says)).collect();
    fills.into_iter().map(|one| (one.clone(), says.get(&one.id).copied())).collect()
}

fn at(id: i64, on: &str, km: i64, liters: i64, station: &str) -> FillUp {
    let mut fill = fill_up(id, on, liters);
    fill.fields.odometer_km = Some(Km::from(km));
    fill.fields.station = Some(station.into());
    fill
}

fn figures(fills: Vec<FillUp>) -> FuelConsumption {
    let plate = "ABC1D23".parse().expect("a plate");
    FuelConsumption::of(vec![(VehicleId::from(7), plate, measured(fills))]).expect("figures")
}

#[test]
fn reports_consumption_cost_and_stations() {
    let mut arla = fill_up(9, "2026-01-03", 20);
    arla.fields.fuel = Fuel::Arla32;
    let mut cold = fill_up(8, "2026-01-03", 10);
    cold.fields.purpose = FuelPurpose::Refrigeration;
    let found = figures(vec![
        at(1, "2026-01-01", 100_000, 500, "Posto A"),
        at(2, "2026-01-03", 101_000, 400, "Posto B"),
        at(3, "2026-01-05", 102_000, 500, "POSTO B"),
        arla,
        cold,
    ]);
    let one = &found.vehicles[0];
    assert_eq!((one.km, one.volume_ml), (Km::from(2_000), Milliliters::from(900_000)));
    assert_eq!(one.meters_per_liter, Some(MetersPerLiter::from(2_222)));
    assert_eq!((one.diesel_cents, one.arla_cents), (Cents::from(980_000), Cents::from(14_000)));
    assert_eq!((one.refrigeration_cents, one.total_cents), (Cents::from(7_000), Cents::from(1_001_000)));
    assert_eq!(one.total_volume_ml, Milliliters::from(1_400_000));
    assert_eq!(one.average_price_millis, Some(MillisPerLiter::from(7_000)));
    // 900 l × R$ 7,00 over 2.000 km.
    assert_eq!(one.cost_per_km_cents, Some(Cents::from(315)));
    assert_eq!((one.segments.len(), one.prices.len(), one.missing), (2, 5, None));
    assert_eq!((found.total_cents, found.volume_ml), (Cents::from(1_001_000), Milliliters::from(1_400_000)));
    let stations: Vec<_> =
        found.stations.iter().map(|one| (one.station.as_str(), one.fills, one.meters_per_liter)).collect();
    assert_eq!(stations, [("POSTO B", 2, Some(MetersPerLiter::from(2_222))), ("Posto A", 1, None)]);
}

#[test]
fn without_a_segment_the_reason_is_given() {
    let found = figures(vec![at(1, "2026-01-01", 100_000, 500, "A")]);
    let one = &found.vehicles[0];
    assert_eq!((one.missing, one.meters_per_liter, one.cost_per_km_cents), (Some(FuelMissing::FirstFull), None, None));
    let none = figures(Vec::new());
    assert_eq!(
        (none.vehicles[0].missing, none.vehicles[0].average_price_millis),
        (Some(FuelMissing::NotMeasured), None)
    );
    assert_eq!(none.total_cents, Cents::ZERO);
}

#[test]
fn the_page_of_a_vehicle_shows_its_last_segments() {
    let fills = (0..30).map(|day| at(day, "2026-01-01", 100_000 + day * 1_000, 400, "A")).collect();
    let segments: Vec<Segment> = measured(fills).into_iter().filter_map(|(_, says)| says?.ok()).collect();
    assert_eq!(segments.len(), 29);
    let fuel = VehicleFuel::of(Milliliters::from(1), Cents::from(1), segments).expect("figures");
    assert_eq!((fuel.segments.len(), fuel.meters_per_liter), (SHOWN_SEGMENTS, Some(MetersPerLiter::from(2_500))));
    assert_eq!(fuel.segments.last().map(|one| one.record_id), Some(FuelRecordId::from(29)));
}
