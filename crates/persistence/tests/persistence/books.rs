//! Two owners do whatever comes to their minds, and after it the books are in step with all that posts there, the
//! odometers with the readings, the screens with the records, nothing is settled twice, and nothing of the one was moved
//! by the other.

use std::collections::BTreeMap;

use finance::Payment;
use kernel::{OwnerId, PageRequest};
use persistence::{
    Store,
    finance::transaction,
    freight::freight,
    on_both_databases,
    testing::{Backend, fresh},
};
use rand::{SeedableRng, rngs::StdRng};
use serde_json::json;

use crate::{
    books_checks::{ensure_odometers, ensure_posted, ensure_result, ensure_series},
    books_figures::ensure_figures,
    books_hand::{ACTIONS, Hand},
    books_screens::ensure_shown,
    books_settled::{ensure_settled, ensure_strange},
    sample::{self, input, now, with},
};

on_both_databases!(
    whatever_happens_the_books_are_in_step,
    taking_a_receipt_back_brings_the_part_in_step,
    another_truck_takes_its_books_along
);

const SEQUENCES: u64 = 16;
const STEPS: u32 = 30;

fn ensure_in_step(hand: &Hand<'_>) {
    let rows = hand.rows();
    rows.ensure_one_driver_each();
    ensure_posted(&rows).expect("the books");
    ensure_series(&rows, &hand.series);
    let checked = hand.store.read(|db| {
        rows.freights.iter().try_for_each(|freight| ensure_result(db, &rows, freight))?;
        ensure_odometers(db, &rows)?;
        ensure_settled(db, &rows)?;
        ensure_figures(db, &rows)?;
        ensure_shown(db, &rows)
    });
    checked.expect("a check");
}

fn whatever_happens_the_books_are_in_step(backend: Backend) {
    let store = fresh(backend);
    let mut tally: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for seed in 0..SEQUENCES {
        let mut dice = StdRng::seed_from_u64(seed);
        let mut hands = [Hand::new(&store), Hand::new(&store)];
        hands.iter().for_each(|hand| hand.begin(&mut dice));
        for actor in [0, 1] {
            let other = hands[1 - actor].rows();
            for step in 1..=STEPS {
                hands[actor].act(&mut dice);
                if step % 10 == 0 {
                    ensure_in_step(&hands[actor]);
                }
            }
            ensure_strange(&hands[actor], &other);
            let (before, after) = (format!("{other:?}"), format!("{:?}", hands[1 - actor].rows()));
            assert_eq!(before, after, "seed {seed}: the other owner's records moved");
        }
        for (action, (done, refused)) in hands.iter().flat_map(|hand| &hand.tally) {
            let sum = tally.entry(action).or_default();
            *sum = (sum.0 + done, sum.1 + refused);
        }
    }
    let (done, refused) = tally.values().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    assert!(done > refused && refused > 50, "the walk goes everywhere: {tally:?}");
    for (action, _) in ACTIONS {
        assert!(tally.get(action).is_some_and(|(done, _)| *done > 0), "{action} was never done: {tally:?}");
    }
}

fn posted(store: &Store, owner: OwnerId) -> Vec<finance::TransactionRecord> {
    let filter = transaction::Filter::default();
    let request =
        PageRequest { sort: Some(kernel::Sort { field: "dueOn".into(), descending: false }), ..PageRequest::default() };
    store.read(|db| transaction::list(db, owner, &filter, &request, now().today)).expect("the books").items
}

/// A received part keeps its due day while it is received; what is open is due when the freight says.
fn taking_a_receipt_back_brings_the_part_in_step(backend: Backend) {
    let store = fresh(backend);
    let hand = Hand::new(&store);
    let owner = hand.owner;
    let body = with(sample::freight(hand.trucks[0].get(), &[]), &json!({ "advanceDueOn": "2026-11-01" }));
    let made = store.write(|db| freight::insert(db, owner, input(&body), &now())).expect("a freight").freight;
    let advance = posted(&store, owner)[0].transaction.id;
    store
        .write(|db| transaction::pay(db, owner, advance, None, Payment::whole(now().today), &now()))
        .expect("the advance is received");
    let later = with(body, &json!({ "advanceDueOn": "2026-11-05" }));
    store.write(|db| freight::update(db, owner, made.id, 1, input(&later), &now())).expect("another day");
    assert_eq!(posted(&store, owner)[0].transaction.due_on.to_string(), "2026-11-01");
    let open = store.write(|db| transaction::unpay(db, owner, advance, None, &now())).expect("taken back");
    assert_eq!((open.transaction.due_on.to_string(), open.transaction.paid_on), ("2026-11-05".to_owned(), None));
    assert_eq!(open.overdue_days, 16);
    ensure_in_step(&hand);
}

/// What changes has another version afterwards, also where its freight changed it.
fn another_truck_takes_its_books_along(backend: Backend) {
    let store = fresh(backend);
    let hand = Hand::new(&store);
    let owner = hand.owner;
    let body = sample::freight(hand.trucks[0].get(), &[]);
    let made = store.write(|db| freight::insert(db, owner, input(&body), &now())).expect("a freight").freight;
    let toll = json!({
        "kind": "expense", "category": "pedagio", "description": "Pedágio", "amountCents": 100, "dueOn": "2026-12-31",
        "freightId": made.id,
    });
    let meal = with(toll.clone(), &json!({ "vehicleId": hand.trailers[0] }));
    for entry in [&toll, &meal] {
        store.write(|db| transaction::insert(db, owner, input(entry), &now())).expect("an expense");
    }
    let before = posted(&store, owner);
    let other = with(body, &json!({ "truckId": hand.trucks[1] }));
    store.write(|db| freight::update(db, owner, made.id, 1, input(&other), &now())).expect("the other truck");
    let lines = posted(&store, owner);
    let of = |lines: &[finance::TransactionRecord]| {
        lines.iter().map(|line| (line.transaction.vehicle_id, line.transaction.version)).collect::<Vec<_>>()
    };
    let (one, two, trailer) = (Some(hand.trucks[0]), Some(hand.trucks[1]), Some(hand.trailers[0]));
    assert_eq!(of(&before), [(one, 1), (one, 1), (one, 1), (trailer, 1)]);
    assert_eq!(of(&lines), [(two, 2), (two, 2), (two, 2), (trailer, 1)]);
    ensure_in_step(&hand);
}
