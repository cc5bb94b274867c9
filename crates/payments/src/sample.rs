//! Drivers, trips and days for the tests.

use chrono::NaiveDate;
use kernel::{Cents, DriverId, FreightId, Instant, Now, OwnerId, VehicleId, Zone};
use serde_json::{Value, json};

use crate::{Driver, DriverFields, DriverInput, DriverPaymentInput, Trip};

/// A day.
pub fn day(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

/// Noon of 2026-11-21 in São Paulo.
pub fn now() -> Now {
    let at: Instant = serde_json::from_value(json!("2026-11-21T15:00:00Z")).expect("an instant");
    Now::new(at, Zone::default())
}

fn changed(mut body: Value, more: &Value) -> Value {
    body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    body
}

/// A driver with 12 % of the price, with the given members changed.
pub fn driver_input(more: &Value) -> DriverInput {
    let body = json!({ "name": "João", "agreement": "commission_gross", "commissionBps": 1_200 });
    serde_json::from_value(changed(body, more)).expect("an entry")
}

/// A stored driver with that entry.
pub fn driver(more: &Value) -> Driver {
    let fields = driver_input(more).check(None).expect("a driver");
    Driver {
        id: DriverId::from(1),
        owner_id: OwnerId::from(1),
        version: 1,
        created_at: now().at,
        updated_at: now().at,
        fields: DriverFields {
            name: fields.name,
            cpf: fields.cpf,
            phone: fields.phone,
            cnh_number: fields.cnh_number,
            cnh_category: fields.cnh_category,
            cnh_due_on: fields.cnh_due_on,
            toxicological_due_on: fields.toxicological_due_on,
            pix_key: fields.pix_key,
            agreement: fields.agreement,
            commission_bps: fields.commission_bps,
            fixed_cents: fields.fixed_cents,
            daily_allowance_cents: fields.daily_allowance_cents,
            active: fields.active,
            notes: fields.notes,
            search: fields.search,
        },
    }
}

/// An empty settlement of November, with the given members changed.
pub fn input(more: &Value) -> DriverPaymentInput {
    let body = json!({ "driverId": 1, "periodFrom": "2026-11-01", "periodTo": "2026-11-30", "method": "pix" });
    serde_json::from_value(changed(body, more)).expect("an entry")
}

/// A freight with a price and a cost.
pub fn trip(id: i64, price: i64, cost: i64) -> Trip {
    Trip {
        freight_id: FreightId::from(id),
        number: id,
        truck_id: VehicleId::from(7),
        price_cents: Cents::from(price),
        cost_cents: Cents::from(cost),
        commission_bps: None,
    }
}
