//! Check of a simulation's entry.

use serde_json::{Value, json};

use super::*;
use crate::{sample::faults, simulation::worked_by_hand::entry};

fn check(more: &Value) -> Result<SimulationEntry> {
    entry(more, None)
}

#[test]
fn each_fault_is_named_at_its_field() {
    for (more, expected) in [
        (json!({}), ""),
        (json!({ "axles": null }), "axles:required"),
        (json!({ "axles": 1 }), "axles:out_of_range"),
        (json!({ "axles": 11 }), ""),
        (json!({ "axles": 12 }), "axles:out_of_range"),
        (json!({ "trailerIds": [2] }), "truckId:required"),
        (json!({ "originCityCode": 1 }), "originCityCode:unknown"),
        (json!({ "originCityCode": null, "destinationCityCode": null }), ""),
        (json!({ "distanceKm": 0 }), "distanceKm:too_small"),
        (json!({ "distanceKm": 10_001 }), "distanceKm:too_large"),
        (json!({ "emptyToLoadingKm": 5_001, "emptyReturnKm": 5_000 }), "emptyReturnKm:too_large"),
        (json!({ "pricing": "per_ton", "weightKg": null }), "weightKg:required"),
        (json!({ "rateCents": 0 }), "rateCents:too_small"),
        (json!({ "pricing": "per_ton", "weightKg": 499, "rateCents": 1 }), "rateCents:too_small"),
        (json!({ "pricing": "per_km", "rateCents": 10_000_000_000_i64 }), "rateCents:too_large"),
        (json!({ "tollCents": -1 }), "tollCents:too_small"),
        (json!({ "dieselPriceMillis": 0 }), "dieselPriceMillis:out_of_range"),
        (json!({ "loadedMetersPerLiter": 99 }), "loadedMetersPerLiter:out_of_range"),
        (json!({ "emptyMetersPerLiter": 50_001 }), "emptyMetersPerLiter:out_of_range"),
        (json!({ "arlaBps": 500 }), "arlaPriceMillis:required"),
        (json!({ "arlaBps": 10_001, "arlaPriceMillis": 1 }), "arlaBps:out_of_range"),
        (json!({ "commissionBps": 5_001 }), "commissionBps:out_of_range"),
        (json!({ "days": 0 }), "days:too_small"),
        (json!({ "days": 366 }), "days:too_large"),
        (json!({ "workDaysPerMonth": 0 }), "workDaysPerMonth:too_small"),
        (json!({ "loanMonthlyCents": 100_000_001 }), "loanMonthlyCents:too_large"),
        (json!({ "maintenancePerKmMillis": 100_001 }), "maintenancePerKmMillis:out_of_range"),
        (json!({ "dependents": 21 }), "dependents:too_large"),
        (json!({ "scheduledFor": "1949-12-31" }), "scheduledFor:out_of_range"),
        (json!({ "name": "x".repeat(81) }), "name:too_long"),
        (json!({ "notes": "a\u{0}b" }), "notes:control_character"),
    ] {
        let found: Vec<_> = faults(check(&more)).into_iter().map(|(field, code)| format!("{field}:{code}")).collect();
        assert_eq!(found.join(" "), expected, "{more}");
    }
}

#[test]
fn absent_fields_have_defaults() {
    let reported =
        json!({ "emptyToLoadingKm": null, "emptyReturnKm": null, "emptyMetersPerLiter": null, "name": " Soja " });
    let fields = check(&reported).expect("a simulation").fields;
    assert_eq!((fields.empty_to_loading_km, fields.empty_return_km), Default::default());
    assert_eq!(fields.empty_meters_per_liter, fields.loaded_meters_per_liter);
    assert_eq!((fields.toll_payer, fields.minimum_table), (TollPayer::Shipper, MinimumTable::A));
    assert_eq!((fields.work_days_per_month, fields.withheld, fields.dependents), (22, true, 0));
    assert_eq!(fields.name.as_deref(), Some("Soja"));
    assert!(fields.search.contains("campinas sp rondonopolis mt soja carga geral"), "{}", fields.search);
    let of_vehicles = entry(&json!({ "axles": null, "truckId": 1 }), Some(7)).expect("one");
    assert_eq!(of_vehicles.fields.axles, 7);
}

#[test]
fn unknown_members_are_refused() {
    let body = json!({ "scheduledFor": "2026-11-21", "cargoType": "general", "distanceKm": 1, "pricing": "fixed",
        "rateCents": 1, "dieselPriceMillis": 1, "loadedMetersPerLiter": 1, "days": 1 });
    assert!(serde_json::from_value::<SimulationInput>(body.clone()).is_ok());
    let mut more = body;
    more["netCents"] = json!(1);
    assert!(serde_json::from_value::<SimulationInput>(more).is_err());
}
