//! Entries, plans and days for the tests.

use chrono::NaiveDate;
use kernel::{Check, Instant, Now, Result, Zone};
use serde_json::{Value, json};

use crate::{MaintenanceEntry, MaintenanceInput};

/// A day.
pub fn day(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

/// Returns noon of 2026-11-21 in São Paulo.
pub fn now() -> Now {
    let at: Instant = serde_json::from_value(json!("2026-11-21T15:00:00Z")).expect("an instant");
    Now::new(at, Zone::default())
}

/// Returns an entry with two hours of labor for R$ 50,00 and a part of R$ 200,00, with the given members changed.
pub fn input(more: &Value) -> MaintenanceInput {
    let mut body = json!({
        "vehicleId": 1, "doneOn": "2026-11-10", "category": "engine", "kind": "preventive",
        "items": [
            { "type": "labor", "description": "Troca", "quantityThousandths": 2_000, "unitPriceCents": 5_000 },
            { "type": "part", "description": "Filtro", "quantityThousandths": 1_000, "unitPriceCents": 20_000 },
        ],
    });
    let members = body.as_object_mut().expect("an object");
    members.extend(more.as_object().expect("an object").clone());
    serde_json::from_value(body).expect("an entry")
}

/// Returns the same entry, checked.
pub fn checked(more: &Value) -> Result<MaintenanceEntry> {
    let mut input = input(more);
    let check = Check::of(&mut input);
    input.check(check, &now())
}

/// Returns the same entry, without a fault.
pub fn entry(more: &Value) -> MaintenanceEntry {
    checked(more).expect("an entry")
}

/// Returns the faults of a failed check, as `field:code`.
pub fn faults<T>(result: Result<T>) -> Vec<String> {
    match result {
        Err(kernel::Error::Validation(errors)) => {
            errors.into_iter().map(|error| format!("{}:{}", error.field, error.code)).collect()
        }
        Err(other) => panic!("another error: {other}"),
        Ok(_) => Vec::new(),
    }
}
