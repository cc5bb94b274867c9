//! Fixtures of owners, entries and moments.

use std::sync::atomic::{AtomicI64, Ordering};

use diesel::prelude::*;
use kernel::{Instant, Now, OwnerId, Zone, schema::users};
use persistence::Store;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Parses an instant.
pub fn at(text: &str) -> Instant {
    serde_json::from_value(json!(text)).expect("an instant")
}

/// Noon of 2026-11-21 in São Paulo.
pub fn now() -> Now {
    Now::new(at("2026-11-21T15:00:00Z"), Zone::default())
}

/// Parses a JSON body into a type.
pub fn input<T: DeserializeOwned>(body: &Value) -> T {
    serde_json::from_value(body.clone()).expect("an entry")
}

/// Returns a body with some of its members changed.
pub fn with(mut body: Value, more: &Value) -> Value {
    let members = body.as_object_mut().expect("an object");
    members.extend(more.as_object().expect("an object").clone());
    body
}

/// Inserts a new user.
pub fn owner(store: &Store) -> OwnerId {
    static COUNT: AtomicI64 = AtomicI64::new(0);
    let email = format!("dono{}@exemplo.com.br", COUNT.fetch_add(1, Ordering::Relaxed));
    let id: i64 = store
        .write(|db| {
            Ok(diesel::insert_into(users::table)
                .values((
                    (users::version.eq(1_i64), users::created_at.eq(now().at), users::updated_at.eq(now().at)),
                    (users::name.eq("Dono"), users::name_folded.eq("dono"), users::email.eq(&email)),
                    (users::password_hash.eq("-"), users::time_zone.eq(Zone::default()), users::is_master.eq(false)),
                ))
                .returning(users::id)
                .get_result(db)?)
        })
        .expect("a person");
    OwnerId::from(id)
}

/// A client by name.
pub fn client(name: &str) -> freight::ClientInput {
    input(&json!({ "name": name }))
}

/// A freight of R$ 10.000,00, of which R$ 4.000,00 in advance. Without trailers only the tractor is hired, for a
/// combination of six axles.
pub fn freight(truck: i64, trailers: &[i64]) -> Value {
    let traction = trailers.is_empty();
    json!({
        "minimumTable": if traction { "B" } else { "A" }, "axles": traction.then_some(6),
        "originCityCode": 3_509_502, "destinationCityCode": 5_107_602, "distanceKm": 1_336, "emptyKm": 100,
        "cargoType": "general", "pricing": "fixed", "rateCents": 1_000_000, "advanceCents": 400_000,
        "truckId": truck, "trailerIds": trailers, "scheduledFor": "2026-11-10",
        "confirm": ["truck_busy", "trailer_busy", "driver_busy"],
    })
}

/// A truck or trailer.
pub fn vehicle(kind: &str, plate: &str) -> Value {
    let body_type = (kind == "trailer").then_some("grain");
    json!({ "type": kind, "plate": plate, "axles": 3, "bodyType": body_type })
}
