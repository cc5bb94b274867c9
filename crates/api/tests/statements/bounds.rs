//! Statements per read: on PostgreSQL each is a round trip. Counted are those between BEGIN and COMMIT, the look-up of
//! the principal included.

use chrono::{Duration, Utc};
use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::{
    app::{expense, fill_up, freight, get, post, run, simulation, with},
    plans::{EXECUTED, RECORDING_LOCK, listen},
    tenants::Tenants,
};

on_both_databases!(reads_stay_within_their_statements);

/// Reads and the most statements that each may take: the number reached, which for some is above the goal
/// (`docs/decisions/2026-11-28-fewer-statements.md`).
const BOUNDS: &[(&str, usize)] = &[
    ("/api/dashboard", 25),
    ("/api/board", 16),
    ("/api/vehicles/1/summary", 8),
    ("/api/vehicles/2/summary", 7),
    ("/api/driver-payments", 12),
    ("/api/vehicles", 3),
    ("/api/clients", 2),
    ("/api/drivers", 6),
    ("/api/driver-advances", 2),
    ("/api/freights", 8),
    ("/api/freights?payment=pending", 8),
    ("/api/freights/summary", 3),
    ("/api/freight-simulations", 6),
    ("/api/fuel", 5),
    ("/api/finances", 5),
    ("/api/finances/summary", 4),
    ("/api/maintenance", 6),
    ("/api/maintenance/plans", 7),
];

fn reads_stay_within_their_statements(backend: Backend) {
    let _lock = RECORDING_LOCK.lock();
    listen();
    run(async {
        let tenants = Tenants::new(backend).await;
        make_busy(&tenants).await;
        let mut over = Vec::new();
        for (path, most) in BOUNDS {
            let found = statements(&tenants, path).await;
            if found.len() > *most {
                over.push(format!("{path}: {} statements, not {most}", found.len()));
            }
        }
        assert!(over.is_empty(), "{over:#?}");
    });
}

/// Returns the statements of a read, without those that begin and end its transaction.
async fn statements(tenants: &Tenants, path: &str) -> Vec<String> {
    EXECUTED.lock().expect("the list").clear();
    tenants.app.send(&tenants.owner, get(path)).await.is(200);
    let requested: Vec<String> = EXECUTED.lock().expect("the list").drain(..).collect();
    requested.into_iter().filter(|sql| sql.trim_start().starts_with("SELECT")).collect()
}

/// Seeds records for each part of the figures: freights under way, planned and unsettled, with drivers, vouchers and
/// tolls. Also freight that a person paid, future expenses and full tanks.
async fn make_busy(tenants: &Tenants) {
    let Tenants { app, owner, .. } = tenants;
    let (now, today) = (Utc::now(), Utc::now().date_naive());
    let person = json!({ "name": "Seu Zeca", "document": "52998224725" });
    let person = app.send(owner, post("/api/clients", person)).await.is(201).id();
    let trip = |more: Value| {
        let usual = json!({ "driverId": 1, "clientId": person, "tollPayer": "shipper", "tollCents": 20_000 });
        with(with(freight(1, &[2]), &usual), &more)
    };
    let mut last = 0;
    for (days, steps) in [(0, 0), (4, 2), (9, 4), (40, 4)] {
        let planned = json!({ "scheduledFor": today - Duration::days(days) });
        let id = app.send(owner, post("/api/freights", trip(planned))).await.is(201).id();
        for (hours, status) in
            [(0, "loading"), (5, "in_transit"), (60, "unloading"), (62, "completed")].iter().take(steps)
        {
            let at = now - Duration::days(days) + Duration::hours(*hours);
            let moved = json!({ "status": status, "occurredAt": at, "confirm": CONFIRMED });
            app.send(owner, post(&format!("/api/freights/{id}/status"), moved)).await.is(200);
        }
        if steps > 0 {
            let toll = json!({ "freightId": id, "dueOn": today - Duration::days(days), "paidOn": null });
            app.send(owner, post("/api/finances", with(expense(None), &toll))).await.is(201);
        }
        last = id;
    }
    let simulated = json!({ "scheduledFor": today, "clientId": person });
    let simulated = with(simulation(Some(1), &[2]), &simulated);
    let id = app.send(owner, post("/api/freight-simulations", simulated)).await.is(201).id();
    let convert = json!({ "confirm": CONFIRMED });
    app.send(owner, post(&format!("/api/freight-simulations/{id}/convert"), convert)).await.is(201);
    let received = json!({
        "kind": "income", "category": "frete", "description": "Frete", "amountCents": 400_000,
        "dueOn": today - Duration::days(35), "paidOn": today - Duration::days(35), "freightId": 6,
    });
    app.send(owner, post("/api/finances", received)).await.is(201);
    let coming = json!({ "dueOn": today + Duration::days(1), "paidOn": null });
    app.send(owner, post("/api/finances", with(expense(None), &coming))).await.is(201);
    for (days, km) in [(100, 100_000), (30, 101_000), (3, 102_000)] {
        let full = json!({
            "filledOn": today - Duration::days(days), "odometerKm": km, "fullTank": true, "confirm": CONFIRMED,
        });
        app.send(owner, post("/api/fuel", with(fill_up(1), &full))).await.is(201);
    }
    let settled = json!({
        "driverId": 2, "periodFrom": "2026-03-01", "periodTo": "2026-03-31", "method": "pix", "salaryCents": 10_000,
    });
    app.send(owner, post("/api/driver-payments", settled)).await.is(201);
    let with_freight = json!({
        "driverId": 1, "periodFrom": today - Duration::days(60), "periodTo": today, "method": "pix",
        "freightIds": [last],
    });
    app.send(owner, post("/api/driver-payments", with_freight)).await.is(201);
}

const CONFIRMED: [&str; 9] = [
    "truck_busy",
    "trailer_busy",
    "driver_busy",
    "km_per_day",
    "odometer_jump",
    "consumption_unlikely",
    "amount_unlikely",
    "price_unlikely",
    "possible_duplicate",
];
