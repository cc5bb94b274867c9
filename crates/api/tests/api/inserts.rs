//! The insert of a row is prepared once for each connection, whichever of its fields are given.

use std::collections::BTreeSet;

use persistence::{on_both_databases, testing::Backend};

use crate::{
    app::run,
    plans::{ASKED, KEPT, TURN, listen},
    walk::House,
};

on_both_databases!(each_insert_of_a_row_stays_prepared);

/// Tables into which a request inserts several rows at a time: the statement varies with their number.
const SEVERAL: &[&str] = &[
    "driver_payment_discounts",
    "driver_payment_freights",
    "freight_simulation_trailers",
    "freight_trailers",
    "maintenance_fulfilments",
    "maintenance_items",
    "vehicle_due_dates",
];

fn each_insert_of_a_row_stays_prepared(backend: Backend) {
    let _turn = TURN.lock();
    listen();
    run(async {
        House::new(backend).await;
        let asked: Vec<String> = ASKED.lock().expect("the list").drain(..).collect();
        let texts = asked.iter().map(|asked| asked.split(" -- binds").next().unwrap_or_default().trim());
        let of_one = |sql: &&str| sql.starts_with("INSERT INTO") && !SEVERAL.contains(&table(sql));
        let inserts: BTreeSet<&str> = texts.filter(of_one).collect();
        let kept = KEPT.lock().expect("the texts");
        let anew: Vec<_> = inserts.iter().filter(|sql| !kept.contains(**sql)).collect();
        assert!(anew.is_empty(), "prepared anew each time: {anew:#?}");
        let tables: BTreeSet<&str> = inserts.iter().map(|sql| table(sql)).collect();
        assert!(tables.len() >= 18, "{tables:?}");
    });
}

/// The table that a statement names first.
fn table(sql: &str) -> &str {
    sql.split(['`', '"']).nth(1).unwrap_or_default()
}
