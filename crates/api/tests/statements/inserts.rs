//! An insert is prepared once for each connection, for any set of given fields.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use testing::{Backend, on_both_databases};

use crate::{
    app::{driver, expense, post, run, simulation, with},
    plans::{CACHED, EXECUTED, RECORDING_LOCK, listen},
    tenants::Tenants,
};

on_both_databases!(the_insert_of_a_record_stays_prepared);

/// Tables of records, and the number of places in the code that insert a row into each.
const RECORDS: &[(&str, usize)] = &[
    ("api_tokens", 1),
    ("clients", 1),
    ("driver_advances", 1),
    ("driver_payments", 1),
    ("drivers", 1),
    ("freight_events", 1),
    ("freight_simulations", 1),
    ("freights", 1),
    ("fuel_records", 1),
    ("maintenance_plans", 1),
    ("maintenance_records", 1),
    // Entries, and postings of records.
    ("transactions", 2),
    ("vehicles", 1),
];

fn the_insert_of_a_record_stays_prepared(backend: Backend) {
    let _lock = RECORDING_LOCK.lock();
    listen();
    run(async {
        EXECUTED.lock().expect("the list").clear();
        let Tenants { app, owner, .. } = Tenants::new(backend).await;
        // The same records with other fields.
        for (path, body) in [
            ("/api/clients", json!({ "name": "Cooperativa", "phone": "65999990000", "notes": "Portão 3" })),
            ("/api/drivers", with(driver("Tonho"), &json!({ "notes": "Férias em maio" }))),
            ("/api/finances", expense(None)),
            ("/api/freight-simulations", simulation(None, &[])),
        ] {
            app.send(&owner, post(path, body)).await.is(201);
        }
        let requested = std::mem::take(&mut *EXECUTED.lock().expect("the list"));
        let cached = CACHED.lock().expect("the texts").clone();
        let inserts: BTreeSet<&str> =
            requested.iter().map(|requested| text(requested)).filter(|sql| is_of_record(sql)).collect();
        let uncached: Vec<_> = inserts.iter().filter(|sql| !cached.contains(**sql)).collect();
        assert!(uncached.is_empty(), "prepared anew each time: {uncached:#?}");
        let mut texts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for sql in inserts {
            texts.entry(table(sql)).or_default().push(sql);
        }
        for (table, places) in RECORDS {
            let texts = texts.get(table).map(Vec::as_slice).unwrap_or_default();
            assert_eq!(texts.len(), *places, "{table}: {texts:#?}");
        }
    });
}

/// Text of a statement, without the values bound to it.
fn text(requested: &str) -> &str {
    requested.split(" -- binds").next().unwrap_or_default().trim()
}

fn is_of_record(sql: &str) -> bool {
    sql.starts_with("INSERT INTO") && RECORDS.iter().any(|(name, _)| *name == table(sql))
}

fn table(sql: &str) -> &str {
    sql.split(['`', '"']).nth(1).unwrap_or_default()
}
