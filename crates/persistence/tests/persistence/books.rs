//! Two owners do whatever comes to their minds, and after it the books are in step with the freights, the odometers
//! with the trips, the results with the records, and nothing of the one was moved by the other.

use chrono::{Days, NaiveDate};
use diesel::prelude::*;
use finance::SeriesScope;
use fleet::{Papers, Vehicle, VehicleType, odometer::rebuilt};
use freight::{Freight, FreightEvent, Posting, Timeline, Wanted, posting::wanted};
use kernel::{
    Cents, Error, FreightId, Km, OwnerId, PageRequest, Result, TransactionId, TransactionKind, VehicleId,
    schema::{freight_events, freight_trailers, freights as freight_rows, transactions, vehicles},
};
use persistence::{
    Db, Store,
    finance::transaction,
    fleet::{odometer, vehicle},
    freight::{self as course, freight as freights},
    on_both_databases,
    testing::{Backend, fresh},
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::{Value, json};

use crate::sample::{self, input, now, with};

on_both_databases!(
    whatever_happens_the_books_are_in_step,
    taking_a_receipt_back_brings_the_part_in_step,
    another_truck_takes_its_books_along
);

const SEQUENCES: u64 = 40;
const STEPS: u32 = 12;

/// An owner with two trucks and two trailers.
struct Hand<'a> {
    store: &'a Store,
    owner: OwnerId,
    trucks: Vec<VehicleId>,
    trailers: Vec<VehicleId>,
    done: u32,
    refused: u32,
}

fn own(db: &mut Db, owner: OwnerId) -> Result<Vec<Freight>> {
    Ok(freight_rows::table.filter(freight_rows::owner_id.eq(owner)).order(freight_rows::id).load(db)?)
}

fn pick<T: Copy>(dice: &mut StdRng, of: &[T]) -> Option<T> {
    (!of.is_empty()).then(|| of[dice.random_range(0..of.len())])
}

fn day(dice: &mut StdRng) -> NaiveDate {
    now().today - Days::new(dice.random_range(0..60))
}

impl<'a> Hand<'a> {
    fn new(store: &'a Store) -> Self {
        let owner = sample::owner(store);
        let make = |kind: &str, plate: &str| {
            let body = with(sample::vehicle(kind, plate), &json!({ "odometerKm": 100_000 }));
            store.write(|db| vehicle::insert(db, owner, input(&body), &now())).expect("a vehicle").vehicle.id
        };
        let trucks = vec![make("truck", "AAA1A11"), make("truck", "AAA1A12")];
        let trailers = vec![make("trailer", "BBB1A11"), make("trailer", "BBB1A12")];
        Self { store, owner, trucks, trailers, done: 0, refused: 0 }
    }

    fn entry(&self, dice: &mut StdRng) -> Value {
        let truck = pick(dice, &self.trucks).expect("a truck").get();
        let trailers: Vec<_> =
            self.trailers.iter().filter(|_| dice.random_bool(0.5)).map(|trailer| trailer.get()).collect();
        // Mostly the same amounts: a received part lets nothing else through.
        let gross = if dice.random_bool(0.85) { 500_000 } else { dice.random_range(0..4) * 250_000 };
        let advance = if dice.random_bool(0.85) { gross / 5 } else { pick(dice, &[0, gross]).unwrap_or(0) };
        let start = dice.random_bool(0.3).then(|| 100_000 + dice.random_range(0..1_000));
        let end = dice.random_bool(0.3).then(|| 101_000 + dice.random_range(0..1_000));
        with(
            sample::freight(truck, &trailers),
            &json!({
                "rateCents": gross, "advanceCents": advance,
                "advanceDueOn": dice.random_bool(0.5).then(|| day(dice)),
                "balanceDueOn": dice.random_bool(0.5).then(|| day(dice)),
                "scheduledFor": day(dice), "odometerStartKm": start, "odometerEndKm": end,
                "commissionBps": pick(dice, &[None, Some(0), Some(1_000)]),
                "tollCents": pick(dice, &[0, 30_000]), "tollPayer": pick(dice, &["shipper", "driver"]),
            }),
        )
    }

    fn expense(&self, dice: &mut StdRng, freight: Option<FreightId>) -> Value {
        let category = pick(dice, &["pedagio", "combustivel", "alimentacao"]);
        json!({
            "kind": "expense", "category": category, "description": "Despesa", "dueOn": day(dice),
            "amountCents": dice.random_range(1..100_000), "freightId": freight,
            "vehicleId": dice.random_bool(0.3).then(|| self.trailers[0]),
            "paidOn": dice.random_bool(0.5).then(|| day(dice)),
        })
    }

    fn begin(&self) {
        let body = sample::freight(self.trucks[0].get(), &[self.trailers[0].get()]);
        let body = with(body, &json!({ "rateCents": 500_000, "advanceCents": 100_000 }));
        self.store.write(|db| freights::insert(db, self.owner, input(&body), &now())).expect("a freight");
    }

    fn act(&mut self, dice: &mut StdRng) {
        let (owner, now) = (self.owner, now());
        let rows = self.store.read(|db| own(db, owner)).expect("freights");
        let freight = pick(dice, &rows.iter().map(|one| (one.id, one.version)).collect::<Vec<_>>());
        let lines: Vec<(TransactionId, i64)> = self
            .store
            .read(|db| {
                let own = transactions::table.filter(transactions::owner_id.eq(owner)).order(transactions::id);
                Ok(own.select((transactions::id, transactions::version)).load(db)?)
            })
            .expect("the books");
        let line = pick(dice, &lines);
        let (entry, expense) = (self.entry(dice), self.expense(dice, freight.map(|(id, _)| id)));
        let change = json!({
            "status": pick(dice, &["scheduled", "loading", "in_transit", "unloading", "completed"]),
            "odometerKm": dice.random_bool(0.4).then(|| 100_500 + dice.random_range(0..2_000)),
        });
        let paid_on = day(dice);
        let action = dice.random_range(0..20);
        let outcome = self.store.write(|db| match (action, freight, line) {
            (0 | 1, ..) => freights::insert(db, owner, input(&entry), &now).map(drop),
            (3..=5, Some((id, version)), _) => freights::update(db, owner, id, version, input(&entry), &now).map(drop),
            (6..=9, Some((id, version)), _) => {
                course::change_status(db, owner, id, Some(version), &input(&change), Papers::default(), &now).map(drop)
            }
            (10, Some((id, _)), _) => {
                course::cancel(db, owner, id, None, &input(&json!({ "reason": "Caiu" })), &now).map(drop)
            }
            (11, Some((id, _)), _) => course::reopen(db, owner, id, None, &now).map(drop),
            (12, Some((id, version)), _) => freights::delete(db, owner, id, Some(version), now.today),
            (2 | 13, ..) => transaction::insert(db, owner, input(&expense), &now).map(drop),
            (15, _, Some((id, version))) => {
                transaction::update(db, owner, id, version, input(&expense), &now).map(drop)
            }
            (16, _, Some((id, version))) => {
                transaction::delete(db, owner, id, Some(version), SeriesScope::One, now.today)
            }
            (14 | 17, _, Some((id, _))) => transaction::settle(db, owner, id, None, Some(paid_on), &now).map(drop),
            (18 | 19, _, Some((id, _))) => transaction::settle(db, owner, id, None, None, &now).map(drop),
            _ => Ok(()),
        });
        match outcome {
            Ok(()) => self.done += 1,
            // A person is refused now and then; a fault of ours or of the database is another thing.
            Err(Error::Validation(_) | Error::Conflict { .. }) => self.refused += 1,
            Err(error) => panic!("action {action}: {error}"),
        }
    }

    /// Everything of the owner, in words.
    fn all(&self) -> String {
        let owner = self.owner;
        self.store
            .read(|db| {
                let events: Vec<FreightEvent> = freight_events::table
                    .filter(freight_events::owner_id.eq(owner))
                    .order(freight_events::id)
                    .load(db)?;
                let books: Vec<finance::Transaction> =
                    transactions::table.filter(transactions::owner_id.eq(owner)).order(transactions::id).load(db)?;
                let pulled: Vec<(i64, i64, i64)> = freight_trailers::table
                    .filter(freight_trailers::owner_id.eq(owner))
                    .order((freight_trailers::freight_id, freight_trailers::position))
                    .select((freight_trailers::freight_id, freight_trailers::position, freight_trailers::vehicle_id))
                    .load(db)?;
                Ok(format!("{:?} {:?} {pulled:?} {events:?} {books:?}", fleet_of(db, owner)?, own(db, owner)?))
            })
            .expect("everything")
    }

    fn ensure_in_step(&self) {
        let owner = self.owner;
        let checked = self.store.read(|db| {
            for freight in own(db, owner)? {
                ensure_posted(db, &freight)?;
                ensure_result(db, &freight)?;
            }
            for vehicle in fleet_of(db, owner)? {
                let recorded = odometer::recorded(db, owner, &vehicle)?;
                let km = rebuilt(vehicle.kind, vehicle.initial_odometer_km, recorded)?;
                assert_eq!(vehicle.odometer_km, km, "{}", vehicle.plate);
                assert_eq!(vehicle.odometer_km.get(), by_hand(db, &vehicle)?, "{}", vehicle.plate);
            }
            Ok(())
        });
        checked.expect("a check");
    }
}

fn fleet_of(db: &mut Db, owner: OwnerId) -> Result<Vec<Vehicle>> {
    Ok(vehicles::table.filter(vehicles::owner_id.eq(owner)).order(vehicles::id).load(db)?)
}

fn lines_of(db: &mut Db, freight: &Freight) -> Result<Vec<finance::Transaction>> {
    Ok(transactions::table
        .filter(transactions::owner_id.eq(freight.owner_id))
        .filter(transactions::freight_id.eq(freight.id))
        .order((transactions::source_part, transactions::id))
        .load(db)?)
}

fn ensure_posted(db: &mut Db, freight: &Freight) -> Result<()> {
    let lines = lines_of(db, freight)?;
    let posted: Vec<_> = lines.iter().filter(|line| line.source_kind.is_some()).collect();
    let mut parts: Vec<_> = posted.iter().map(|line| line.source_part).collect();
    parts.dedup();
    assert_eq!(parts.len(), posted.len(), "each part once: {posted:?}");
    for line in &posted {
        assert_eq!(line.vehicle_id, Some(freight.truck_id));
        assert_eq!((line.kind, line.category.as_str()), (TransactionKind::Income, "frete"));
    }
    let wanted = match wanted(freight)? {
        Wanted::OnlyReceived => {
            assert!(posted.iter().all(|line| line.paid_on.is_some()), "only what was received: {posted:?}");
            return Ok(());
        }
        Wanted::Parts(parts) => parts,
    };
    assert_eq!(posted.len(), wanted.len(), "{freight:?} {posted:?}");
    for part in wanted {
        let line = posted.iter().find(|line| line.source_part == Some(part.part)).expect("its line");
        assert_eq!(line.amount_cents, part.amount_cents);
        // What was received keeps the day on which it was due.
        let due_on = if line.paid_on.is_some() { line.due_on } else { part.due_on };
        let stands = Posting { due_on, ..part };
        assert_eq!((line.due_on, &line.description), (stands.due_on, &stands.description), "{freight:?}");
    }
    Ok(())
}

fn ensure_result(db: &mut Db, freight: &Freight) -> Result<()> {
    let (owner, id) = (freight.owner_id, freight.id);
    let lines = lines_of(db, freight)?;
    let sum = |wanted: &dyn Fn(&finance::Transaction) -> bool| {
        Cents::sum(lines.iter().filter(|line| wanted(line)).map(|line| line.amount_cents))
    };
    let posted = |line: &finance::Transaction| line.source_kind.is_some();
    let received = sum(&|line| posted(line) && line.paid_on.is_some())?;
    let open = sum(&|line| posted(line) && line.paid_on.is_none())?;
    let is_toll = |line: &finance::Transaction| line.category.as_str() == "pedagio";
    let expense = |line: &finance::Transaction| line.kind == TransactionKind::Expense;
    let other = sum(&|line| expense(line) && !is_toll(line))?;
    let toll = sum(&|line| expense(line) && is_toll(line))?.get();
    let given = if freight.toll_payer.as_str() == "shipper" { freight.toll_cents.get() } else { 0 };

    let result = course::result(db, owner, id, &now())?;
    let record = freights::find(db, owner, id, now().today)?;
    assert_eq!((result.received_cents, result.open_cents), (received, open));
    assert_eq!((record.received_cents, record.open_cents), (received, open));
    let revenue = if freight.cancelled_on.is_some() { received } else { freight.gross_cents };
    assert_eq!(result.revenue_cents, revenue);
    if freight.cancelled_on.is_none() {
        assert_eq!(received.plus(open)?, revenue, "all of the gross is in the books");
    }
    assert_eq!(result.cost_cents.get(), other.get() + (toll - given).max(0));
    assert_eq!(result.cost_cents, Cents::sum(result.costs.iter().map(|line| line.amount_cents))?);
    let net = result.revenue_cents.get() - result.cost_cents.get() - result.commission_cents.get();
    assert_eq!(result.net_cents.get(), net);
    if let Some(voucher) = result.toll_voucher {
        let (given, spent) = (voucher.provided_cents.get(), voucher.spent_cents.get());
        assert_eq!(given - spent, voucher.left_cents.get() - voucher.missing_cents.get());
    }
    Ok(())
}

/// What the records say of a vehicle, without the code that keeps it: the greatest reading of a truck that stands and
/// the way of a trailer's completed trips.
fn by_hand(db: &mut Db, vehicle: &Vehicle) -> Result<i64> {
    let freights = own(db, vehicle.owner_id)?;
    let initial = vehicle.initial_odometer_km.get();
    if vehicle.kind == VehicleType::Truck {
        let mut readings = vec![initial];
        for freight in freights.iter().filter(|one| one.truck_id == vehicle.id) {
            let ends = [freight.odometer_start_km, freight.odometer_end_km];
            let events: Vec<FreightEvent> = freight_events::table
                .filter(freight_events::freight_id.eq(freight.id))
                .order(freight_events::id)
                .load(db)?;
            let on_the_way = Timeline::of(&events);
            readings.extend(ends.into_iter().flatten().chain(on_the_way.readings()).map(Km::get));
        }
        return Ok(readings.into_iter().max().unwrap_or_default());
    }
    let pulled: Vec<FreightId> = freight_trailers::table
        .filter(freight_trailers::vehicle_id.eq(vehicle.id))
        .select(freight_trailers::freight_id)
        .load(db)?;
    let completed = freights.iter().filter(|one| pulled.contains(&one.id) && one.cancelled_on.is_none());
    let trips = completed.filter(|one| one.status.as_str() == "completed").map(|one| {
        let driven = one.odometer_start_km.zip(one.odometer_end_km).map(|(start, end)| end.get() - start.get());
        driven.unwrap_or(one.distance_km.get() + one.empty_km.get())
    });
    Ok(initial + trips.sum::<i64>())
}

fn whatever_happens_the_books_are_in_step(backend: Backend) {
    let store = fresh(backend);
    let (mut done, mut refused) = (0, 0);
    for seed in 0..SEQUENCES {
        let mut dice = StdRng::seed_from_u64(seed);
        let mut hands = [Hand::new(&store), Hand::new(&store)];
        // A freight each to begin with: the longer its story, the more it tells.
        hands.iter_mut().for_each(|hand| hand.begin());
        for actor in [0, 1] {
            let untouched = hands[1 - actor].all();
            for step in 1..=STEPS {
                hands[actor].act(&mut dice);
                if step % 2 == 0 {
                    hands[actor].ensure_in_step();
                }
            }
            assert_eq!(hands[1 - actor].all(), untouched, "seed {seed}: the other owner's records moved");
        }
        for hand in &hands {
            done += hand.done;
            refused += hand.refused;
        }
    }
    assert!(done > refused && refused > 20, "{done} done, {refused} refused: the walk goes everywhere");
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
    let made = store.write(|db| freights::insert(db, owner, input(&body), &now())).expect("a freight").freight;
    let advance = posted(&store, owner)[0].transaction.id;
    store
        .write(|db| transaction::settle(db, owner, advance, None, Some(now().today), &now()))
        .expect("the advance is received");
    let later = with(body, &json!({ "advanceDueOn": "2026-11-05" }));
    store.write(|db| freights::update(db, owner, made.id, 1, input(&later), &now())).expect("another day");
    assert_eq!(posted(&store, owner)[0].transaction.due_on.to_string(), "2026-11-01");
    let open = store.write(|db| transaction::settle(db, owner, advance, None, None, &now())).expect("taken back");
    assert_eq!((open.transaction.due_on.to_string(), open.transaction.paid_on), ("2026-11-05".to_owned(), None));
    assert_eq!(open.overdue_days, 16);
    hand.ensure_in_step();
}

/// What changes has another version afterwards, also where its freight changed it.
fn another_truck_takes_its_books_along(backend: Backend) {
    let store = fresh(backend);
    let hand = Hand::new(&store);
    let owner = hand.owner;
    let body = sample::freight(hand.trucks[0].get(), &[]);
    let made = store.write(|db| freights::insert(db, owner, input(&body), &now())).expect("a freight").freight;
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
    store.write(|db| freights::update(db, owner, made.id, 1, input(&other), &now())).expect("the other truck");
    let lines = posted(&store, owner);
    let of = |lines: &[finance::TransactionRecord]| {
        lines.iter().map(|line| (line.transaction.vehicle_id, line.transaction.version)).collect::<Vec<_>>()
    };
    let (one, two, trailer) = (Some(hand.trucks[0]), Some(hand.trucks[1]), Some(hand.trailers[0]));
    assert_eq!(of(&before), [(one, 1), (one, 1), (one, 1), (trailer, 1)]);
    assert_eq!(of(&lines), [(two, 2), (two, 2), (two, 2), (trailer, 1)]);
    hand.ensure_in_step();
}
