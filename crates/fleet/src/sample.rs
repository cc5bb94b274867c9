//! Vehicles and days for the tests.

use chrono::NaiveDate;
use kernel::{Instant, Km, Now, OwnerId, VehicleId, Zone};
use serde_json::json;

use crate::{Vehicle, VehicleFields, VehicleInput, VehicleStatus, VehicleType};

/// Parses a day.
pub fn day(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

/// Noon of 2026-11-21 in São Paulo.
pub fn now() -> Now {
    Now::new(instant("2026-11-21T15:00:00Z"), Zone::default())
}

fn instant(text: &str) -> Instant {
    serde_json::from_value(json!(text)).expect("an instant")
}

/// Vehicle entry with type, plate and axles, a trailer's body, and `more` members.
pub fn input(kind: &str, plate: &str, axles: i64, more: serde_json::Value) -> VehicleInput {
    let body_type = (kind == "trailer").then_some("grain");
    let mut body = json!({ "type": kind, "plate": plate, "axles": axles, "bodyType": body_type });
    let members = body.as_object_mut().expect("an object");
    members.extend(more.as_object().expect("an object").clone());
    serde_json::from_value(body).expect("an entry")
}

/// Vehicle as it would be stored.
pub fn vehicle(id: i64, kind: VehicleType, plate: &str, axles: i64) -> Vehicle {
    let fields = input(kind.as_str(), plate, axles, json!({})).check(None, &now()).expect("a vehicle").fields;
    Vehicle {
        id: VehicleId::from(id),
        owner_id: OwnerId::from(1),
        version: 1,
        created_at: now().at,
        updated_at: now().at,
        initial_odometer_km: Km::default(),
        odometer_km: Km::default(),
        fields: VehicleFields {
            kind: fields.kind,
            status: VehicleStatus::Active,
            plate: fields.plate,
            plate_key: fields.plate_key,
            nickname: None,
            brand: None,
            model: None,
            manufacture_year: None,
            model_year: None,
            renavam: None,
            chassis: None,
            color: None,
            axles,
            body_type: None,
            tare_kg: None,
            capacity_kg: None,
            tank_capacity_ml: None,
            expected_meters_per_liter: None,
            purchased_on: None,
            purchase_price_cents: None,
            residual_value_cents: None,
            useful_life_months: None,
            licensing_due_on: None,
            insurance_due_on: None,
            tachograph_due_on: None,
            rntrc_due_on: None,
            notes: None,
            search: fields.search,
            licensing_uf: None,
        },
    }
}

/// Fields and codes of a failed check.
pub fn faults<T>(result: kernel::Result<T>) -> Vec<(String, String)> {
    match result {
        Err(kernel::Error::Validation(errors)) => errors.into_iter().map(|error| (error.field, error.code)).collect(),
        Err(other) => panic!("another error: {other}"),
        Ok(_) => Vec::new(),
    }
}
