//! Tests of the check of a vehicle's entry.

use serde_json::json;

use super::*;
use crate::sample::{faults, input, now, vehicle};

#[test]
fn a_plate_and_axles_are_enough_for_a_truck() {
    let entry = input("truck", "abc-1234", 3, json!({})).check(None, &now()).expect("a vehicle");
    assert_eq!(entry.fields.plate.as_str(), "ABC1234");
    assert_eq!(entry.fields.plate_key, "ABC1C34");
    assert_eq!(entry.fields.status, VehicleStatus::Active);
    assert_eq!(entry.odometer_km, Km::default());
    for text in ["abc1234", "abc-1234", "abc1c34"] {
        assert!(entry.fields.search.contains(text), "{text} in {}", entry.fields.search);
    }
}

#[test]
fn each_fault_is_named_at_its_field() {
    for (kind, axles, body, expected) in [
        ("truck", 1, json!({}), vec![("axles", "out_of_range")]),
        ("truck", 6, json!({}), vec![("axles", "out_of_range")]),
        ("trailer", 0, json!({}), vec![("axles", "out_of_range")]),
        ("trailer", 7, json!({}), vec![("axles", "out_of_range")]),
        ("trailer", 3, json!({}), vec![]),
        ("trailer", 3, json!({ "bodyType": null }), vec![("bodyType", "required")]),
        ("trailer", 3, json!({ "tankCapacityMl": 400_000 }), vec![("tankCapacityMl", "not_for_trailer")]),
        ("trailer", 3, json!({ "expectedMetersPerLiter": 2350 }), vec![("expectedMetersPerLiter", "not_for_trailer")]),
        ("truck", 3, json!({ "expectedMetersPerLiter": 2350, "tankCapacityMl": 600_000 }), vec![]),
        ("truck", 3, json!({ "expectedMetersPerLiter": 235_000 }), vec![("expectedMetersPerLiter", "out_of_range")]),
        ("truck", 3, json!({ "tankCapacityMl": 600 }), vec![("tankCapacityMl", "out_of_range")]),
        ("truck", 3, json!({ "manufactureYear": 2027, "modelYear": 2027 }), vec![]),
        ("truck", 3, json!({ "manufactureYear": 2020, "modelYear": 2021 }), vec![]),
        ("truck", 3, json!({ "manufactureYear": 2020, "modelYear": 2022 }), vec![("modelYear", "implausible")]),
        ("truck", 3, json!({ "manufactureYear": 2020, "modelYear": 2019 }), vec![("modelYear", "implausible")]),
        ("truck", 3, json!({ "manufactureYear": 2028 }), vec![("manufactureYear", "too_large")]),
        (
            "truck",
            3,
            json!({ "manufactureYear": i64::MAX, "modelYear": i64::MIN }),
            vec![("manufactureYear", "too_large"), ("modelYear", "too_small")],
        ),
        ("truck", 3, json!({ "odometerKm": -1 }), vec![("odometerKm", "too_small")]),
        ("truck", 3, json!({ "odometerKm": 3_000_001 }), vec![("odometerKm", "too_large")]),
        (
            "truck",
            3,
            json!({ "purchasePriceCents": 100, "residualValueCents": 101 }),
            vec![("residualValueCents", "above_price")],
        ),
        ("truck", 3, json!({ "purchasedOn": "2026-11-22" }), vec![("purchasedOn", "in_future")]),
        (
            "truck",
            3,
            json!({ "renavam": "1", "chassis": "x" }),
            vec![("renavam", "invalid_renavam"), ("chassis", "invalid_chassis")],
        ),
        (
            "truck",
            3,
            json!({ "dueDates": [{ "name": " ", "dueOn": "2027-01-01" }] }),
            vec![("dueDates[0].name", "required")],
        ),
    ] {
        let found = faults(input(kind, "ABC1D23", axles, body.clone()).check(None, &now()));
        let found: Vec<_> = found.iter().map(|(field, code)| (field.as_str(), code.as_str())).collect();
        assert_eq!(found, expected, "{kind} {axles} {body}");
    }
}

#[test]
fn all_faults_come_at_once() {
    let body = json!({ "usefulLifeMonths": 0, "tareKg": -1, "licensingDueOn": "1900-01-01" });
    let found = faults(input("truck", "nope", 9, body).check(None, &now()));
    let fields: Vec<_> = found.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(fields, ["axles", "tareKg", "usefulLifeMonths", "licensingDueOn", "plate"]);
}

#[test]
fn absent_fields_stay_and_the_type_cannot_change() {
    let mut existing = vehicle(7, VehicleType::Truck, "ABC1D23", 3);
    existing.fields.status = VehicleStatus::Maintenance;
    existing.odometer_km = Km::from(1_000);
    let entry = input("truck", "ABC1D23", 3, json!({})).check(Some(&existing), &now()).expect("a vehicle");
    assert_eq!(entry.odometer_km, Km::from(1_000));
    assert_eq!(entry.fields.status, VehicleStatus::Maintenance);
    let changed = input("trailer", "ABC1D23", 3, json!({})).check(Some(&existing), &now());
    assert_eq!(faults(changed), [("type".to_owned(), "fixed".to_owned())]);
}

#[test]
fn a_trailer_from_before_its_body_was_required_is_changed_with_one_only() {
    let existing = vehicle(7, VehicleType::Trailer, "ABC1D23", 3);
    assert_eq!(existing.fields.body_type, None);
    let without = input("trailer", "ABC1D23", 3, json!({ "bodyType": null })).check(Some(&existing), &now());
    assert_eq!(faults(without), [("bodyType".to_owned(), "required".to_owned())]);
    assert!(input("trailer", "ABC1D23", 3, json!({ "bodyType": "box" })).check(Some(&existing), &now()).is_ok());
}

#[test]
fn unknown_members_are_refused_and_null_is_absent() {
    let body = json!({ "type": "truck", "plate": "ABC1D23", "axles": 3, "wheels": 10 });
    assert!(serde_json::from_value::<VehicleInput>(body).is_err());
    let body = json!({ "type": "truck", "plate": "ABC1D23", "axles": 3, "dueDates": null, "confirm": null,
        "odometerKm": null, "status": null, "bodyType": null });
    assert!(serde_json::from_value::<VehicleInput>(body).is_ok());
}

#[test]
fn internal_headers_are_not_exported() {
    let vehicle = vehicle(7, VehicleType::Truck, "ABC1D23", 3);
    let body = serde_json::to_value(crate::VehicleRecord { vehicle, due_dates: Vec::new() }).expect("json");
    let members: Vec<_> = body.as_object().expect("an object").keys().cloned().collect();
    for hidden in ["ownerId", "owner_id", "plateKey", "initialOdometerKm", "search", "kind"] {
        assert!(!members.iter().any(|member| member == hidden), "{hidden}");
    }
    assert_eq!(body["type"], "truck");
    assert_eq!(body["tareKg"], serde_json::Value::Null);
    assert_eq!(body["dueDates"], json!([]));
}
