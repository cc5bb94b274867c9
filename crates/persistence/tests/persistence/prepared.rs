//! Prepared statements: each screen's statements are prepared once per connection, for any parameters.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex},
};

use diesel::connection::{Connection, InstrumentationEvent};
use finance::Month;
use kernel::{Now, OwnerId, PageRequest, Result};
use persistence::{
    Db, Store,
    finance::{report, transaction},
    fleet::vehicle,
    freight::freight,
    maintenance::plan,
    overview::{dashboard, reminder},
};
use testing::{Backend, fresh, on_both_databases};

use crate::sample::{self, now};

on_both_databases!(statements_of_the_screens_stay_prepared);

/// Texts of the executed and of the cached statements.
#[derive(Debug, Default)]
struct Seen {
    run: BTreeSet<String>,
    kept: BTreeSet<String>,
}

/// Text of a statement, without the values bound to it.
fn text(query: &str) -> String {
    query.split(" -- binds").next().unwrap_or_default().trim().to_owned()
}

fn screens(db: &mut Db, owner: OwnerId, now: &Now) -> Result<()> {
    let page = PageRequest { limit: 50, ..PageRequest::default() };
    dashboard::find(db, owner, Month::of(now.today), now)?;
    reminder::list(db, owner, None, now)?;
    transaction::list(db, owner, &transaction::Filter::default(), &page, now)?;
    report::summary(db, owner, &transaction::Filter::default(), now)?;
    report::cash_flow(db, owner, None, now)?;
    freight::list(db, owner, &freight::Filter::default(), &page, now)?;
    freight::summary(db, owner, &freight::Filter::default(), now)?;
    vehicle::list(db, owner, &vehicle::Filter::default(), &page, now)?;
    plan::list(db, owner, &plan::Filter::default(), &page, now)?;
    Ok(())
}

/// An owner with a truck and some freights.
fn owner_of(store: &Store, freights: usize) -> OwnerId {
    let owner = sample::owner(store);
    let made = store.write(|db| {
        let truck = vehicle::insert(db, owner, sample::input(&sample::vehicle("truck", "BOL1A01")), &now())?;
        for _ in 0..freights {
            freight::insert(db, owner, sample::input(&sample::freight(truck.vehicle.id.get(), &[])), &now())?;
        }
        Ok(())
    });
    made.expect("a truck and its freights");
    owner
}

fn statements_of_the_screens_stay_prepared(backend: Backend) {
    let store = fresh(backend);
    let owners = [owner_of(&store, 1), owner_of(&store, 3)];
    let seen = Arc::new(Mutex::new(Seen::default()));
    let log = seen.clone();
    // A connection that was never used: on PostgreSQL writers read as well.
    let unused = Store::open(&store.url).expect("the database opens");
    let read = unused.read(|db| {
        db.set_instrumentation(move |event: InstrumentationEvent<'_>| {
            let mut seen = log.lock().expect("the log");
            match event {
                InstrumentationEvent::StartQuery { query, .. } => seen.run.insert(text(&query.to_string())),
                InstrumentationEvent::CacheQuery { sql, .. } => seen.kept.insert(text(sql)),
                _ => false,
            };
        });
        screens(db, owners[0], &now())?;
        let first = std::mem::take(&mut *seen.lock().expect("the log"));
        screens(db, owners[1], &now())?;
        Ok(first)
    });
    let first = read.expect("the screens");
    unused.close();
    assert!(first.run.len() > 30, "{} statements", first.run.len());
    let anew: Vec<_> = first.run.difference(&first.kept).collect();
    assert!(anew.is_empty(), "prepared anew each time: {anew:#?}");
    // More records use the same statements.
    assert_eq!(seen.lock().expect("the log").kept, BTreeSet::new());
}
