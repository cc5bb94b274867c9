//! Tests of the check of a fill-up's entry.

use serde_json::{Value, json};

use super::*;
use crate::sample::{day, faults, now, vehicle};

fn input(more: &Value) -> FuelInput {
    let mut body = json!({ "vehicleId": 7, "filledOn": "2026-11-20", "fuel": "diesel_s10", "volumeMl": 300_000,
        "pricePerLiterMillis": 7_339 });
    body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    serde_json::from_value(body).expect("an entry")
}

fn checked(
    more: &Value,
    vehicle: Option<&Vehicle>,
    city: Option<&CityName>,
    existing: Option<&FuelPayment>,
) -> Result<FuelEntry> {
    let mut input = input(more);
    let check = input.begin();
    input.check(check, vehicle, city, existing, &now())
}

fn check(kind: VehicleType, more: &Value) -> Result<FuelEntry> {
    checked(more, Some(&vehicle(7, kind, "ABC1D23", 3)), None, None)
}

fn found(kind: VehicleType, more: &Value) -> String {
    let faults = faults(check(kind, more));
    faults.iter().map(|(field, code)| format!("{field}:{code}")).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_day_a_fuel_and_two_amounts_are_enough() {
    let entry = check(VehicleType::Truck, &json!({})).expect("a fill-up");
    let fields = entry.fields;
    assert_eq!((fields.total_cents, fields.purpose), (Cents::from(220_170), FuelPurpose::Engine));
    assert_eq!((fields.full_tank, fields.missed_previous, fields.odometer_km), (true, false, None));
    assert_eq!(fields.search, "diesel s10");
    let payment = entry.payment;
    assert_eq!((payment.due_on, payment.paid_on), (day("2026-11-20"), Some(day("2026-11-20"))));
    assert_eq!((payment.driver_id, payment.paid_by_driver), (None, false));
}

#[test]
fn each_fault_is_named_at_its_field() {
    use VehicleType::{Trailer, Truck};
    for (kind, more, expected) in [
        (Truck, json!({ "filledOn": "2026-11-21" }), ""),
        (Truck, json!({ "filledOn": "2026-11-22" }), "filledOn:in_future"),
        (Truck, json!({ "filledOn": "1949-12-31" }), "filledOn:out_of_range"),
        (Truck, json!({ "odometerKm": 3_000_001 }), "odometerKm:too_large"),
        (Truck, json!({ "odometerKm": -1 }), "odometerKm:too_small"),
        (Truck, json!({ "purpose": "refrigeration" }), ""),
        (Truck, json!({ "purpose": "refrigeration", "fuel": "arla32" }), "fuel:wrong_purpose"),
        (Trailer, json!({}), ""),
        (Trailer, json!({ "purpose": "refrigeration" }), ""),
        (Trailer, json!({ "purpose": "engine" }), "purpose:not_for_trailer"),
        (Trailer, json!({ "odometerKm": 5 }), "odometerKm:not_for_trailer"),
        (Truck, json!({ "totalCents": 1 }), "totalCents:disagree"),
        (Truck, json!({ "volumeMl": null }), "volumeMl:two_needed totalCents:two_needed"),
        (Truck, json!({ "paidOn": "2026-11-22" }), "paidOn:in_future"),
        (Truck, json!({ "dueOn": "2101-01-01" }), "dueOn:out_of_range"),
        (Truck, json!({ "dueOn": "2026-12-20" }), ""),
        (Truck, json!({ "paidByDriver": true }), "driverId:required"),
        (Truck, json!({ "paidByDriver": true, "driverId": 1 }), ""),
        (Truck, json!({ "station": "p".repeat(81) }), "station:too_long"),
    ] {
        assert_eq!(found(kind, &more), expected, "{more}");
    }
}

#[test]
fn a_fill_up_is_paid_at_the_pump_by_default() {
    let of = |more: Value, existing: Option<FuelPayment>| {
        let truck = vehicle(7, VehicleType::Truck, "ABC1D23", 3);
        let payment = checked(&more, Some(&truck), None, existing.as_ref()).expect("a fill-up").payment;
        (payment.due_on.to_string(), payment.paid_on.map(|day| day.to_string()))
    };
    let filled = "2026-11-20".to_owned();
    assert_eq!(of(json!({}), None), (filled.clone(), Some(filled.clone())));
    assert_eq!(of(json!({ "paidOn": null }), None), (filled.clone(), None));
    assert_eq!(of(json!({ "dueOn": "2026-12-20" }), None), ("2026-12-20".to_owned(), None));
    let reported = json!({ "dueOn": "2026-12-20", "paidOn": "2026-11-21" });
    assert_eq!(of(reported, None), ("2026-12-20".to_owned(), Some("2026-11-21".to_owned())));
    let by_driver = json!({ "paidByDriver": true, "driverId": 1, "paidOn": null });
    assert_eq!(of(by_driver, None), (filled.clone(), Some(filled.clone())));
    let late = json!({ "paidByDriver": true, "driverId": 1, "dueOn": "2027-02-20" });
    assert_eq!(of(late, None), (filled.clone(), Some(filled.clone())), "owed to the driver from the day itself");
    // A change without payment fields leaves the payment as it is.
    let pending = FuelPayment { due_on: day("2026-11-20"), paid_on: None, driver_id: None, paid_by_driver: false };
    assert_eq!(of(json!({}), Some(pending)), (filled.clone(), None));
    assert_eq!(of(json!({ "paidOn": filled }), Some(pending)), (filled.clone(), Some(filled)));
}

#[test]
fn the_search_finds_station_city_fuel_and_notes() {
    let city = CityName { code: CityCode::from(3_509_502), name: "Campinas".into(), uf: "SP".into() };
    let more = json!({ "station": " Posto Graal ", "notes": "Cartão", "cityCode": 3_509_502 });
    let entry = checked(&more, None, Some(&city), None).expect("a fill-up");
    assert_eq!(entry.fields.search, "posto graal campinas sp diesel s10 cartao");
    assert!(serde_json::from_value::<FuelInput>(json!({ "vehicleId": 1, "liters": 3 })).is_err());
}

#[test]
fn no_body_names_the_record() {
    let body = json!({ "id": 3, "vehicleId": 7, "filledOn": "2026-11-20", "fuel": "diesel_s10", "paidOn": null });
    let refused = serde_json::from_value::<FuelInput>(body).expect_err("an unknown field");
    assert!(refused.to_string().starts_with("unknown field `id`"), "{refused}");
}
