//! Freights, events and days for the tests.

use chrono::NaiveDate;
use finance::SourcePart;
use kernel::{
    Cents, Check, ClientId, FreightEventId, FreightId, Instant, Km, Now, OwnerId, Result, TransactionId, VehicleId,
    Zone,
};
use serde_json::{Value, json};

use crate::{
    ClientRef, EventKind, Freight, FreightEntry, FreightEvent, FreightFields, FreightInput, FreightParties,
    FreightRecord, FreightStatus, NewFreightEvent, PostedPart, VehicleRef,
};

/// A day.
pub fn day(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

/// A moment.
pub fn at(text: &str) -> Instant {
    serde_json::from_value(json!(text)).expect("an instant")
}

/// Returns noon of 2026-11-21 in São Paulo.
pub fn now() -> Now {
    Now::new(at("2026-11-21T15:00:00Z"), Zone::default())
}

/// Returns an entry from Campinas to Rondonópolis for R$ 10.000,00, with the given members changed.
pub fn input(more: &Value) -> FreightInput {
    let mut body = json!({
        "clientId": null, "originCityCode": 3_509_502, "destinationCityCode": 5_107_602, "distanceKm": 1_200,
        "cargoType": "general", "cargoDescription": null, "weightKg": null, "pricing": "fixed",
        "rateCents": 1_000_000, "advanceDueOn": null, "balanceDueOn": null, "truckId": 1, "trailerIds": [2],
        "axles": null, "commissionBps": null, "scheduledFor": "2026-11-10", "odometerStartKm": null,
        "odometerEndKm": null, "cteKey": null, "ciot": null, "mdfeKey": null, "notes": null,
    });
    let members = body.as_object_mut().expect("an object");
    members.extend(more.as_object().expect("an object").clone());
    serde_json::from_value(body).expect("an entry")
}

/// Returns the same entry, checked, with vehicles of six axles.
pub fn entry(more: &Value) -> Result<FreightEntry> {
    let mut input = input(more);
    let check = Check::of(&mut input);
    input.check(check, Some(6))
}

/// Returns a scheduled freight, with the given members of its entry changed.
pub fn freight(more: &Value) -> Freight {
    let fields = entry(more).expect("a freight").fields;
    Freight {
        id: FreightId::from(1),
        owner_id: OwnerId::from(1),
        version: 1,
        created_at: now().at,
        updated_at: now().at,
        number: 12,
        status: FreightStatus::Scheduled,
        cancelled_on: None,
        cancel_reason: None,
        began_on: None,
        arrived_at: None,
        driven_km: None,
        fields: FreightFields {
            client_id: fields.client_id,
            origin_city_code: fields.origin_city_code,
            destination_city_code: fields.destination_city_code,
            distance_km: fields.distance_km,
            empty_km: fields.empty_km,
            cargo_type: fields.cargo_type,
            cargo_description: fields.cargo_description,
            weight_kg: fields.weight_kg,
            pricing: fields.pricing,
            rate_cents: fields.rate_cents,
            gross_cents: fields.gross_cents,
            advance_cents: fields.advance_cents,
            advance_due_on: fields.advance_due_on,
            balance_due_on: fields.balance_due_on,
            toll_cents: fields.toll_cents,
            toll_payer: fields.toll_payer,
            truck_id: fields.truck_id,
            axles: fields.axles,
            commission_bps: fields.commission_bps,
            scheduled_for: fields.scheduled_for,
            odometer_start_km: fields.odometer_start_km,
            odometer_end_km: fields.odometer_end_km,
            cte_key: fields.cte_key,
            ciot: fields.ciot,
            mdfe_key: fields.mdfe_key,
            notes: fields.notes,
            search: fields.search,
            minimum_table: fields.minimum_table,
            empty_return_km: fields.empty_return_km,
            advance_bps: fields.advance_bps,
        },
    }
}

/// Returns a freight of the client Amaggi as the API returns it.
pub fn record(freight: Freight) -> FreightRecord {
    let vehicle = |id: i64, plate: &str| VehicleRef {
        id: VehicleId::from(id),
        plate: plate.parse().expect("a plate"),
        nickname: None,
    };
    let client = ClientRef { id: ClientId::from(1), name: "Amaggi".to_owned(), phone: None };
    let parties = FreightParties {
        client: Some(client),
        truck: vehicle(1, "ABC1D23"),
        trailers: vec![vehicle(2, "XYZ1A11")],
        driver: None,
        simulation: None,
        capacity: None,
    };
    FreightRecord::of(freight, parties, (&[], &[]), now().today).expect("a record")
}

/// Returns a recorded event.
pub fn recorded(id: i64, event: NewFreightEvent) -> FreightEvent {
    FreightEvent {
        id: FreightEventId::from(id),
        owner_id: OwnerId::from(1),
        freight_id: FreightId::from(1),
        kind: event.kind,
        from_status: event.from_status,
        to_status: event.to_status,
        occurred_at: event.occurred_at,
        odometer_km: event.odometer_km,
        note: event.note,
        created_at: now().at,
    }
}

/// Returns the events of moves from status to status, each with its time and reading.
pub fn events(moves: &[(FreightStatus, FreightStatus, &str, Option<i64>)]) -> Vec<FreightEvent> {
    let event = |(id, (from, to, moment, odometer)): (i64, &(FreightStatus, FreightStatus, &str, Option<i64>))| {
        let event = NewFreightEvent {
            kind: EventKind::Status,
            from_status: *from,
            to_status: *to,
            occurred_at: at(moment),
            odometer_km: odometer.map(Km::from),
            note: None,
        };
        recorded(id, event)
    };
    (1..).zip(moves).map(event).collect()
}

/// Returns a part in the books.
pub fn posted_part(id: i64, part: SourcePart, cents: i64, due_on: &str, paid_on: Option<&str>) -> PostedPart {
    PostedPart {
        transaction_id: TransactionId::from(id),
        part,
        amount_cents: Cents::from(cents),
        due_on: day(due_on),
        paid_on: paid_on.map(day),
        deductions: Vec::new(),
    }
}

/// Returns the fields and codes of a failed check.
pub fn faults<T>(result: Result<T>) -> Vec<(String, String)> {
    match result {
        Err(kernel::Error::Validation(errors)) => errors.into_iter().map(|error| (error.field, error.code)).collect(),
        Err(other) => panic!("another error: {other}"),
        Ok(_) => Vec::new(),
    }
}
