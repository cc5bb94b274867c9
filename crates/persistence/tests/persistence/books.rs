//! Property test of the books: random actions of two tenants, with every invariant checked after each action. Postings
//! match their records, odometers match the readings, and screens match the records. Nothing is settled twice, and no
//! tenant changes another's data.

use std::collections::BTreeMap;

use finance::Payment;
use kernel::{OwnerId, PageRequest};
use persistence::{Store, finance::transaction, freight::freight};
use proptest::{
    collection::vec,
    prelude::{Just, ProptestConfig, Strategy, any, proptest},
    strategy::{Union, ValueTree},
    test_runner::{RngSeed, TestRunner},
};
use rand::{SeedableRng, rngs::StdRng};
use serde_json::json;
use testing::{Backend, fresh, on_both_databases};

use crate::{
    books_checks::{ensure_kept, ensure_posted, ensure_result, ensure_series},
    books_figures::ensure_figures,
    books_hand::{ACTIONS, Hand},
    books_reckoned::ensure_odometers,
    books_rows::Rows,
    books_screens::ensure_shown,
    books_settled::{ensure_settled, ensure_strange},
    sample::{self, input, now, with},
};

on_both_databases!(
    the_books_stay_reconciled_after_any_sequence,
    taking_a_receipt_back_brings_the_part_in_step,
    another_truck_takes_its_books_along
);

/// Maximum number of actions in a sequence.
const STEPS: usize = 60;

/// One action: its owner, its name and the seed of its random choices. A seed per action lets shrinking remove actions
/// without changing the others.
#[derive(Clone, Copy, Debug)]
struct Deed {
    hand: usize,
    action: &'static str,
    dice: u64,
}

/// Generates sequences: the start of two owners, and their interleaved actions. A failing sequence is shrunk to fewer
/// actions.
fn lives() -> impl Strategy<Value = (u64, Vec<Deed>)> {
    let action = Union::new_weighted(ACTIONS.iter().map(|(name, often)| (*often, Just(*name))).collect());
    let deed = (0..2_usize, action, any::<u64>()).prop_map(|(hand, action, dice)| Deed { hand, action, dice });
    (any::<u64>().no_shrink(), vec(deed.no_shrink(), 0..=STEPS))
}

fn hands(store: &Store, begin: u64) -> [Hand<'_>; 2] {
    let mut dice = StdRng::seed_from_u64(begin);
    let hands = [Hand::new(store), Hand::new(store)];
    hands.iter().for_each(|hand| hand.begin(&mut dice));
    hands
}

fn ensure_in_step(hand: &Hand<'_>, rows: &Rows) {
    rows.ensure_one_driver_each();
    ensure_posted(rows);
    ensure_series(rows, &hand.series);
    ensure_odometers(rows);
    let checked = hand.store.read(|db| {
        rows.freights.iter().try_for_each(|freight| ensure_result(db, rows, freight))?;
        ensure_settled(db, rows)?;
        ensure_figures(db, rows)?;
        ensure_shown(db, rows)
    });
    checked.expect("a check");
}

/// Fixed seed, so that each test run has the same sequences.
const SEED: u64 = 20_261_127;

/// Random sequences, with every check after each action. `make soak` sets `PROPTEST_CASES`, and then each run has a new
/// seed. A failure is saved beside the tests and replayed first.
fn the_books_stay_reconciled_after_any_sequence(backend: Backend) {
    let store = fresh(backend);
    // A minute of shrinking drops most irrelevant actions.
    let thorough = ProptestConfig { max_shrink_time: 60_000, ..ProptestConfig::default() };
    let config = if std::env::var_os("PROPTEST_CASES").is_some() {
        thorough
    } else {
        // Queries are slower on a server, and most failures occur on both databases.
        let (cases, seed) = if backend == Backend::Sqlite { (2, SEED) } else { (1, SEED + 1) };
        ProptestConfig { cases, rng_seed: RngSeed::Fixed(seed), ..thorough }
    };
    proptest!(config, |((begin, deeds) in lives())| {
        let mut hands = hands(&store, begin);
        let mut seen = hands.each_ref().map(Hand::rows);
        for deed in deeds {
            let (own, other) = (deed.hand, 1 - deed.hand);
            hands[own].act(&seen[own], deed.action, &mut StdRng::seed_from_u64(deed.dice));
            let (after, others) = (hands[own].rows(), hands[other].rows());
            assert_eq!(format!("{others:?}"), format!("{:?}", seen[other]), "the other owner's records moved");
            ensure_kept(&seen[own], &after);
            ensure_in_step(&hands[own], &after);
            seen[own] = after;
        }
        ensure_strange(&hands[0], &seen[1]);
        ensure_strange(&hands[1], &seen[0]);
    });
}

/// The sequences cover every action: they are fixed, and only the numbers of accepted and refused actions count.
#[test]
fn every_deed_is_done_in_some_life() {
    let store = fresh(Backend::Sqlite);
    let mut runner = TestRunner::deterministic();
    let mut tally: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for _ in 0..32 {
        let (begin, deeds) = lives().new_tree(&mut runner).expect("a life").current();
        let mut hands = hands(&store, begin);
        for deed in deeds {
            let rows = hands[deed.hand].rows();
            hands[deed.hand].act(&rows, deed.action, &mut StdRng::seed_from_u64(deed.dice));
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
    store.read(|db| transaction::list(db, owner, &filter, &request, &now())).expect("the books").items
}

/// A received part retains its due day while received; an open part is due on the freight's day.
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
    assert_eq!(posted(&store, owner)[0].transaction.fields.due_on.to_string(), "2026-11-01");
    let open = store.write(|db| transaction::unpay(db, owner, advance, None, &now())).expect("taken back");
    assert_eq!(
        (open.transaction.fields.due_on.to_string(), open.transaction.fields.paid_on),
        ("2026-11-05".to_owned(), None)
    );
    assert_eq!(open.overdue_days, 16);
    ensure_in_step(&hand, &hand.rows());
}

/// A changed transaction has a new version, even if its freight changed it.
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
        lines.iter().map(|line| (line.transaction.fields.vehicle_id, line.transaction.version)).collect::<Vec<_>>()
    };
    let (one, two, trailer) = (Some(hand.trucks[0]), Some(hand.trucks[1]), Some(hand.trailers[0]));
    assert_eq!(of(&before), [(one, 1), (one, 1), (one, 1), (trailer, 1)]);
    assert_eq!(of(&lines), [(two, 2), (two, 2), (two, 2), (trailer, 1)]);
    ensure_in_step(&hand, &hand.rows());
}
