//! Keyset pagination: every record exactly once, in order, with ties and accents, also under concurrent writes.

use std::{cell::Cell, fmt::Debug};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kernel::{Error, Now, OwnerId, Page, PageRequest, Result, Sort, VehicleId};
use persistence::{
    Db, Store,
    finance::transaction,
    fleet::vehicle,
    freight::{client, events, freight as repository},
};
use serde_json::{Value, json};
use testing::{Backend, fresh, on_both_databases};

use crate::sample::{self, at, input, now, with};

on_both_databases!(
    clients_by_name_and_age,
    vehicles_by_plate_age_and_odometer,
    freights_by_day_number_and_gross,
    transactions_by_day_and_amount,
    events_by_age,
    a_cursor_fits_its_order_only,
    a_made_up_cursor_is_refused,
    searches_take_their_text_literally
);

fn sort(text: &str) -> Sort {
    let field = text.trim_start_matches('-');
    Sort { field: field.to_owned(), descending: field != text }
}

/// Walks a list in one order by pages of three, and inserts a record after each page. Compares the result with the
/// records that existed from the start.
fn walk<T, K: Ord + Debug + Clone>(
    store: &Store,
    order: &str,
    list: impl Fn(&mut Db, &PageRequest) -> Result<Page<T>>,
    key: impl Fn(&T) -> (K, i64),
    write: impl Fn(),
) {
    let request = PageRequest { limit: 200, cursor: None, sort: Some(sort(order)) };
    let whole = store.read(|db| list(db, &request)).expect("a list");
    assert_eq!(whole.next_cursor, None);
    let mut there: Vec<(K, i64)> = whole.items.iter().map(&key).collect();
    let shown_at_once = there.clone();
    there.sort();
    if order.starts_with('-') {
        there.reverse();
    }
    assert_eq!(shown_at_once, there, "{order}: all at once");
    assert!(there.len() > 9 && there.windows(2).any(|pair| pair[0].0 == pair[1].0) != order.contains("number"));

    let mut shown: Vec<(K, i64)> = Vec::new();
    let mut cursor = None;
    loop {
        let request = PageRequest { limit: 3, cursor, sort: Some(sort(order)) };
        let page = store.read(|db| list(db, &request)).expect("a page");
        assert!(page.items.len() == 3 || page.next_cursor.is_none());
        shown.extend(page.items.iter().map(&key));
        cursor = page.next_cursor;
        if cursor.is_none() {
            break;
        }
        write();
    }
    let mut ordered = shown.clone();
    ordered.sort();
    ordered.dedup();
    if order.starts_with('-') {
        ordered.reverse();
    }
    assert_eq!(shown, ordered, "{order}: in order and nothing twice");
    let old: Vec<_> = shown.into_iter().filter(|one| there.contains(one)).collect();
    assert_eq!(old, there, "{order}: everything that was there");
}

const NAMES: [&str; 12] = [
    "Ávila Cargas",
    "avila cargas",
    "Ávila Cargas",
    "Zé & Filhos",
    "Éder",
    "Eder",
    "Çelik",
    "celik",
    "Õ",
    "100% Frete",
    "_",
    "Ávila Cargas do Sul",
];

fn clients_by_name_and_age(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let write = |name: &str, moment: &str| {
        let then = Now { at: at(moment), ..now() };
        store.write(|db| client::insert(db, owner, sample::client(name), &then)).expect("a client");
    };
    for (index, name) in NAMES.iter().enumerate() {
        write(name, &format!("2026-11-0{}T10:00:00.{:06}Z", index % 3 + 1, index % 2));
    }
    let turn = Cell::new(0);
    let meanwhile = || {
        turn.set(turn.get() + 1);
        write(NAMES[turn.get() * 5 % NAMES.len()], &format!("2026-11-0{}T10:00:00Z", turn.get() % 3 + 1));
    };
    for order in ["name", "-name"] {
        let list =
            |db: &mut Db, request: &PageRequest| client::list(db, owner, &client::Filter::default(), request, &now());
        walk(&store, order, list, |one| (one.fields.search.clone(), one.id.get()), meanwhile);
    }
    for order in ["createdAt", "-createdAt"] {
        let list =
            |db: &mut Db, request: &PageRequest| client::list(db, owner, &client::Filter::default(), request, &now());
        walk(&store, order, list, |one| (one.created_at, one.id.get()), meanwhile);
    }
}

/// Vehicles in groups with equal odometers and creation times; a plate is unique per owner, so its order has no ties.
fn vehicles_by_plate_age_and_odometer(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let made = Cell::new(0);
    let write = || {
        let count = made.get();
        made.set(count + 1);
        let plate = format!("ABC{}", 1000 + count * 7919 % 9000);
        let body = with(sample::vehicle("truck", &plate), &json!({ "odometerKm": count % 3 * 1000 }));
        let mut moment = now();
        moment.at = at(&format!("2026-11-0{}T10:00:00Z", count % 3 + 1));
        store.write(|db| vehicle::insert(db, owner, input(&body), &moment)).expect("a vehicle");
    };
    (0..10).for_each(|_| write());
    let list =
        |db: &mut Db, request: &PageRequest| vehicle::list(db, owner, &vehicle::Filter::default(), request, &now());
    for order in ["createdAt", "-createdAt"] {
        walk(&store, order, list, |one| (one.vehicle.created_at, one.vehicle.id.get()), write);
    }
    for order in ["odometerKm", "-odometerKm"] {
        walk(&store, order, list, |one| (one.vehicle.odometer_km, one.vehicle.id.get()), write);
    }
    for limit in [1, 4] {
        let mut request = PageRequest { limit, cursor: None, sort: None };
        let mut plates: Vec<String> = Vec::new();
        loop {
            let page = store.read(|db| list(db, &request)).expect("a page");
            plates.extend(page.items.iter().map(|one| one.vehicle.fields.plate.to_string()));
            request.cursor = page.next_cursor;
            if request.cursor.is_none() {
                break;
            }
        }
        let mut ordered = plates.clone();
        ordered.sort();
        ordered.dedup();
        assert_eq!((plates.len(), plates), (made.get(), ordered), "by plate unless told");
    }
}

fn truck(store: &Store, owner: OwnerId) -> VehicleId {
    let body = sample::vehicle("truck", "ABC1D23");
    store.write(|db| vehicle::insert(db, owner, input(&body), &now())).expect("a truck").vehicle.id
}

fn freights_by_day_number_and_gross(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let truck = truck(&store, owner).get();
    let made = Cell::new(0);
    let write = || {
        let count = made.get();
        made.set(count + 1);
        let more = json!({ "scheduledFor": format!("2026-11-0{}", count % 4 + 1), "rateCents": 500_000 + count % 3 });
        let body = with(sample::freight(truck, &[]), &more);
        store.write(|db| repository::insert(db, owner, input(&body), &now())).expect("a freight");
    };
    (0..10).for_each(|_| write());
    let filter = repository::Filter::default();
    let list = |db: &mut Db, request: &PageRequest| repository::list(db, owner, &filter, request, &now());
    for order in ["scheduledFor", "-scheduledFor"] {
        walk(&store, order, list, |one| (one.record.freight.fields.scheduled_for, one.record.freight.id.get()), write);
    }
    for order in ["number", "-number"] {
        walk(&store, order, list, |one| (one.record.freight.number, one.record.freight.id.get()), write);
    }
    for order in ["grossCents", "-grossCents"] {
        walk(&store, order, list, |one| (one.record.freight.fields.gross_cents, one.record.freight.id.get()), write);
    }
}

fn transactions_by_day_and_amount(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let made = Cell::new(0);
    let write = || {
        let count = made.get();
        made.set(count + 1);
        let body = json!({
            "kind": "expense", "category": "pedagio", "description": "Praça", "amountCents": 1_000 + count % 3,
            "dueOn": format!("2026-11-0{}", count % 4 + 1),
        });
        store.write(|db| transaction::insert(db, owner, input(&body), &now())).expect("an expense");
    };
    (0..10).for_each(|_| write());
    let filter = transaction::Filter::default();
    let list = |db: &mut Db, request: &PageRequest| transaction::list(db, owner, &filter, request, &now());
    for order in ["dueOn", "-dueOn"] {
        walk(&store, order, list, |one| (one.transaction.fields.due_on, one.transaction.id.get()), write);
    }
    for order in ["amountCents", "-amountCents"] {
        walk(&store, order, list, |one| (one.transaction.fields.amount_cents, one.transaction.id.get()), write);
    }
}

fn events_by_age(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let truck = truck(&store, owner).get();
    let body = sample::freight(truck, &[]);
    let id = store.write(|db| repository::insert(db, owner, input(&body), &now())).expect("a freight").freight.id;
    for status in ["loading", "scheduled", "loading", "in_transit", "loading", "in_transit", "unloading"] {
        let change: freight::StatusChange = input(&json!({ "status": status }));
        let moved = store.write(|db| {
            persistence::freight::change_status(db, owner, id, None, change.clone(), fleet::Papers::default(), &now())
        });
        moved.expect("a move");
    }
    for order in [None, Some(sort("-id"))] {
        let mut request = PageRequest { limit: 2, cursor: None, sort: order.clone() };
        let mut shown = Vec::new();
        loop {
            let page = store.read(|db| events(db, owner, id, &request)).expect("a page");
            shown.extend(page.items.iter().map(|one| one.to_status.as_str()));
            request.cursor = page.next_cursor;
            if request.cursor.is_none() {
                break;
            }
        }
        if order.is_some() {
            shown.reverse();
        }
        assert_eq!(shown.join(" "), "loading scheduled loading in_transit loading in_transit unloading");
    }
}

fn field_at_fault<T: Debug>(outcome: Result<T>) -> String {
    match outcome {
        Err(Error::Malformed { errors, .. }) => errors.first().map(|error| error.field.clone()).unwrap_or_default(),
        other => panic!("{other:?}"),
    }
}

fn a_cursor_fits_its_order_only(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    for name in NAMES {
        store.write(|db| client::insert(db, owner, sample::client(name), &now())).expect("a client");
    }
    let ask = |order: Option<&str>, cursor: Option<String>| {
        let request = PageRequest { limit: 2, cursor, sort: order.map(sort) };
        store.read(|db| client::list(db, owner, &client::Filter::default(), &request, &now()))
    };
    let cursor = ask(None, None).expect("a page").next_cursor;
    assert!(ask(Some("name"), cursor.clone()).is_ok(), "the list's own order by its name");
    for order in ["-name", "createdAt"] {
        assert_eq!(field_at_fault(ask(Some(order), cursor.clone())), "cursor");
    }
    for order in ["search", "ownerId", "", "-", "name desc"] {
        assert_eq!(field_at_fault(ask(Some(order), None)), "sort", "{order}");
    }
}

/// Any text as a cursor results in a page or a refusal on either database, never in an internal error.
fn a_made_up_cursor_is_refused(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    let cursor = |sort: &str, value: Value| {
        let text = json!({ "sort": sort, "descending": false, "value": value, "id": 1 }).to_string();
        Some(URL_SAFE_NO_PAD.encode(text))
    };
    let by = |field: &str, cursor: Option<String>| PageRequest { limit: 2, cursor, sort: Some(sort(field)) };
    let all = client::Filter::default();
    let names = |cursor| store.read(|db| client::list(db, owner, &all, &by("name", cursor), &now()));
    assert!(names(cursor("name", json!("a' OR 1=1 --"))).is_ok());
    for made_up in ["", "x", "e30", "bnVsbA", "é", &"A".repeat(5000)] {
        assert_eq!(field_at_fault(names(Some(made_up.to_owned()))), "cursor", "{made_up}");
    }
    for value in [json!(1), json!(null), json!(["a"]), json!("a\u{0}b")] {
        assert_eq!(field_at_fault(names(cursor("name", value))), "cursor");
    }
    let ages = |cursor| store.read(|db| client::list(db, owner, &all, &by("createdAt", cursor), &now()));
    let days = |cursor| {
        store.read(|db| transaction::list(db, owner, &transaction::Filter::default(), &by("dueOn", cursor), &now()))
    };
    for year in ["-250000", "-0100", "0000", "1000", "2026", "9999", "+250000"] {
        let ages = ages(cursor("createdAt", json!(format!("{year}-01-01T00:00:00Z"))));
        assert!(matches!(ages, Ok(_) | Err(Error::Malformed { .. })), "{year}: {ages:?}");
        let days = days(cursor("dueOn", json!(format!("{year}-01-01"))));
        assert!(matches!(days, Ok(_) | Err(Error::Malformed { .. })), "{year}: {days:?}");
    }
}

/// `%`, `_` and `\` are matched literally, and a day far beyond all records is valid.
fn searches_take_their_text_literally(backend: Backend) {
    let store = fresh(backend);
    let owner = sample::owner(&store);
    for name in ["100% Frete", "1000 Fretes", "a_b", "axb", r"a\b", "O'Hara", "São João"] {
        store.write(|db| client::insert(db, owner, sample::client(name), &now())).expect("a client");
    }
    for (q, found) in [
        ("100%", vec!["100% Frete"]),
        ("a_b", vec!["a_b"]),
        (r"a\b", vec![r"a\b"]),
        ("o'h", vec!["O'Hara"]),
        ("SAO JOÃO", vec!["São João"]),
        ("\u{0}", NAMES_BY_SEARCH.to_vec()),
        ("'; DROP TABLE clients; --", vec![]),
    ] {
        let filter = client::Filter { q: Some(q.to_owned()) };
        let page = store.read(|db| client::list(db, owner, &filter, &PageRequest::default(), &now())).expect(q);
        assert_eq!(page.items.iter().map(|one| one.fields.name.as_str()).collect::<Vec<_>>(), found, "{q}");
    }
    let truck = truck(&store, owner).get();
    let body = sample::freight(truck, &[]);
    store.write(|db| repository::insert(db, owner, input(&body), &now())).expect("a freight");
    for (from, to, found) in [
        ("-250000-01-01", "+250000-01-01", 1),
        ("2026-11-10", "2026-11-10", 1),
        ("2026-11-11", "+250000-01-01", 0),
        ("-0001-01-01", "2026-11-09", 0),
        ("+10000-01-01", "+250000-01-01", 0),
    ] {
        let (from, to) = (Some(from.parse().expect("a day")), Some(to.parse().expect("a day")));
        let filter = repository::Filter { from, to, ..repository::Filter::default() };
        let page = store.read(|db| repository::list(db, owner, &filter, &PageRequest::default(), &now()));
        assert_eq!(page.expect("a list").items.len(), found, "freights {from:?} {to:?}");
        let filter = transaction::Filter { from, ..transaction::Filter::default() };
        let page = store.read(|db| transaction::list(db, owner, &filter, &PageRequest::default(), &now()));
        assert_eq!(page.expect("a list").items.is_empty(), from > "2026-12-10".parse().ok(), "books {from:?}");
    }
}

const NAMES_BY_SEARCH: [&str; 7] = ["100% Frete", "1000 Fretes", r"a\b", "a_b", "axb", "O'Hara", "São João"];
