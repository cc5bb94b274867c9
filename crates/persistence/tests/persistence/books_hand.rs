//! Random actions of a tenant, through the functions of the product.

use std::collections::BTreeMap;

use finance::{Effect, Payment, SeriesScope, TransactionKind};
use fleet::Papers;
use kernel::{Cents, DriverPaymentId, Error, OwnerId, Result, VehicleId};
use payments::DriverPaymentRecord;
use persistence::{
    Db, Store,
    accounts::user,
    finance::{cash_count, transaction},
    fleet::{fuel, vehicle},
    freight::{self as course, freight},
    maintenance::{plan, record},
    payments::{advance, driver, open, preview, settlement},
};
use rand::{Rng, rngs::StdRng};
use serde_json::{Value, json};

use crate::{
    books_entries::{self as entries, START_KM, day, pick},
    books_rows::Rows,
    sample::{self, input, now, with},
};

/// Actions, each with its relative frequency.
pub const ACTIONS: [(&str, u32); 31] = [
    ("freight.insert", 2),
    ("freight.update", 8),
    ("freight.move", 8),
    ("freight.cancel", 1),
    ("freight.reopen", 2),
    ("freight.delete", 1),
    ("fuel.insert", 4),
    ("fuel.update", 3),
    ("fuel.delete", 2),
    ("maintenance.insert", 4),
    ("maintenance.update", 3),
    ("maintenance.delete", 2),
    ("plan.insert", 1),
    ("driver.insert", 2),
    ("driver.update", 2),
    ("driver.delete", 4),
    ("advance.insert", 4),
    ("advance.update", 2),
    ("advance.delete", 2),
    ("payment.insert", 6),
    ("payment.update", 6),
    ("payment.delete", 3),
    ("payment.pay", 2),
    ("payment.undo", 4),
    ("transaction.insert", 5),
    ("transaction.update", 4),
    ("transaction.delete", 2),
    ("transaction.delete_following", 2),
    ("transaction.pay", 6),
    ("transaction.unpay", 4),
    ("transaction.count_cash", 2),
];

/// A series as entered: its amount, the number of entries, and whether the amount is divided.
#[derive(Clone, Copy, Debug)]
pub struct Entered {
    pub amount_cents: Cents,
    pub count: i64,
    pub is_shared: bool,
}

/// A tenant with two trucks, two trailers and two drivers.
pub struct Hand<'a> {
    pub store: &'a Store,
    pub owner: OwnerId,
    pub trucks: Vec<VehicleId>,
    pub trailers: Vec<VehicleId>,
    /// Series unchanged since they were entered.
    pub series: BTreeMap<i64, Entered>,
    /// Number of times that each action was accepted and refused.
    pub tally: BTreeMap<&'static str, (u32, u32)>,
}

impl<'a> Hand<'a> {
    pub fn new(store: &'a Store) -> Self {
        let owner = sample::owner(store);
        let make = |kind: &str, plate: &str| {
            let body = with(sample::vehicle(kind, plate), &json!({ "odometerKm": START_KM }));
            store.write(|db| vehicle::insert(db, owner, input(&body), &now())).expect("a vehicle").vehicle.id
        };
        let trucks = vec![make("truck", "AAA1A11"), make("truck", "AAA1A12")];
        let trailers = vec![make("trailer", "BBB1A11"), make("trailer", "BBB1A12")];
        Self { store, owner, trucks, trailers, series: BTreeMap::new(), tally: BTreeMap::new() }
    }

    /// Starts with two drivers and an open freight of each, since long freight histories test most.
    pub fn begin(&self, dice: &mut StdRng) {
        if dice.random_bool(0.5) {
            let profile = entries::profile(dice);
            let id = self.owner.get().into();
            self.write(|db| {
                let version = user::find(db, id)?.version;
                user::update_profile(db, id, version, input(&profile), &now()).map(drop)
            });
        }
        for (truck, trailer) in self.trucks.iter().zip(&self.trailers) {
            let hired = with(entries::driver(dice), &json!({ "active": true, "fixedCents": 100_000 }));
            let driver = self.write(|db| driver::insert(db, self.owner, input(&hired), &now())).driver.id;
            let body = sample::freight(truck.get(), &[trailer.get()]);
            let body = with(body, &json!({ "rateCents": 500_000, "advanceCents": 100_000, "driverId": driver }));
            let made = self.write(|db| freight::insert(db, self.owner, input(&body), &now())).freight;
            let change: ::freight::StatusChange = input(&json!({ "status": pick(dice, &["loading", "completed"]) }));
            self.write(|db| {
                course::change_status(db, self.owner, made.id, None, change.clone(), Papers::default(), &now())
                    .map(drop)
            });
        }
    }

    fn write<T>(&self, job: impl Fn(&mut Db) -> Result<T>) -> T {
        self.store.write(job).expect("it is done")
    }

    pub fn rows(&self) -> Rows {
        self.store.read(|db| Rows::of(db, self.owner)).expect("everything")
    }

    /// Performs one of [`ACTIONS`] on the given rows.
    pub fn act(&mut self, rows: &Rows, action: &'static str, dice: &mut StdRng) {
        let outcome = match action.split_once('.') {
            Some(("freight", what)) => self.freight(dice, rows, what),
            Some(("fuel", what)) => self.fuel(dice, rows, what),
            Some(("maintenance" | "plan", _)) => self.maintenance(dice, rows, action),
            Some(("payment", what)) => self.payment(dice, rows, what),
            Some(("transaction", what)) => self.transaction(dice, rows, what),
            _ => self.driver(dice, rows, action),
        };
        let tally = self.tally.entry(action).or_default();
        match outcome {
            Ok(true) => tally.0 += 1,
            // No record exists for the action.
            Ok(false) => {}
            // Refusals are expected; a fault of the program or of the database fails the test.
            Err(Error::Validation(_) | Error::Conflict { .. } | Error::Confirm(_)) => tally.1 += 1,
            Err(error) => panic!("{action}: {error}"),
        }
    }

    fn freight(&self, dice: &mut StdRng, rows: &Rows, what: &str) -> Result<bool> {
        let (owner, now) = (self.owner, now());
        let held = |id| rows.held.iter().any(|one| one.freight == id);
        let all = rows.freights.iter().map(|one| (one.id, one.version)).collect::<Vec<_>>();
        let settled = all.iter().copied().filter(|(id, _)| held(*id)).collect::<Vec<_>>();
        // A settled freight is chosen half of the time, else any freight.
        let found = pick(dice, &settled).filter(|_| dice.random_bool(0.5)).or_else(|| pick(dice, &all));
        let fell = rows.freights.iter().filter(|one| one.cancelled_on.is_some()).map(|one| one.id);
        let fell = pick(dice, &fell.collect::<Vec<_>>());
        let entry = entries::freight(dice, rows, found.map(|(id, _)| id).filter(|_| what == "update"));
        let change = entries::move_of(dice);
        self.store.write(|db| {
            match (what, found) {
                ("insert", _) => freight::insert(db, owner, input(&entry), &now).map(drop)?,
                ("update", Some((id, version))) => {
                    freight::update(db, owner, id, version, input(&entry), &now).map(drop)?;
                }
                ("move", Some((id, version))) => {
                    course::change_status(db, owner, id, Some(version), input(&change), Papers::default(), &now)
                        .map(drop)?;
                }
                ("cancel", Some((id, _))) => {
                    course::cancel(db, owner, id, None, input(&json!({ "reason": "Caiu" })), &now).map(drop)?;
                }
                ("reopen", Some(_)) => {
                    let Some(id) = fell else { return Ok(false) };
                    course::reopen(db, owner, id, None, &now).map(drop)?;
                }
                ("delete", Some((id, version))) => freight::delete(db, owner, id, Some(version), &now)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }

    fn fuel(&self, dice: &mut StdRng, rows: &Rows, what: &str) -> Result<bool> {
        let (owner, now) = (self.owner, now());
        let found = pick(dice, &rows.fuel.iter().map(|one| (one.id, one.version)).collect::<Vec<_>>());
        let entry = entries::fuel(dice, rows);
        self.store.write(|db| {
            match (what, found) {
                ("insert", _) => fuel::insert(db, owner, input(&entry), &now).map(drop)?,
                ("update", Some((id, version))) => {
                    fuel::update(db, owner, id, version, input(&entry), &now).map(drop)?;
                }
                ("delete", Some((id, version))) => fuel::delete(db, owner, id, Some(version), &now)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }

    fn maintenance(&self, dice: &mut StdRng, rows: &Rows, action: &str) -> Result<bool> {
        let (owner, now) = (self.owner, now());
        let found = pick(dice, &rows.repairs.iter().map(|one| (one.id, one.version)).collect::<Vec<_>>());
        let (entry, line) = (entries::maintenance(dice, rows), entries::plan(dice, rows));
        self.store.write(|db| {
            match (action, found) {
                ("plan.insert", _) => plan::insert(db, owner, input(&line), &now).map(drop)?,
                ("maintenance.insert", _) => record::insert(db, owner, input(&entry), &now).map(drop)?,
                ("maintenance.update", Some((id, version))) => {
                    record::update(db, owner, id, version, input(&entry), &now).map(drop)?;
                }
                ("maintenance.delete", Some((id, version))) => record::delete(db, owner, id, Some(version), &now)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }

    fn driver(&self, dice: &mut StdRng, rows: &Rows, action: &str) -> Result<bool> {
        let (owner, now) = (self.owner, now());
        let mut drivers = rows.drivers.iter().map(|one| (one.id, one.version)).collect::<Vec<_>>();
        if action == "driver.delete" {
            // Only the last driver may still be without history.
            drivers.drain(..drivers.len().saturating_sub(1));
        }
        let found = pick(dice, &drivers);
        let given = rows.advances.iter().map(|one| ((one.driver_id, one.id), one.version)).collect::<Vec<_>>();
        let given = pick(dice, &given);
        let entry = entries::driver(dice);
        let whose = if action == "advance.update" { given.map(|((id, _), _)| id) } else { found.map(|(id, _)| id) };
        let money = whose.map(|id| entries::advance(dice, rows, id)).unwrap_or_default();
        self.store.write(|db| {
            match (action, found, given) {
                ("driver.insert", ..) => driver::insert(db, owner, input(&entry), &now).map(drop)?,
                ("driver.update", Some((id, version)), _) => {
                    driver::update(db, owner, id, version, input(&entry), &now).map(drop)?;
                }
                ("driver.delete", Some((id, version)), _) => {
                    driver::delete(db, owner, id, Some(version), &now)?;
                }
                ("advance.insert", Some((id, _)), _) => {
                    advance::insert(db, owner, id, input(&money), &now).map(drop)?;
                }
                ("advance.update", _, Some((id, version))) => {
                    advance::update(db, owner, id, version, input(&money), &now).map(drop)?;
                }
                ("advance.delete", _, Some((id, version))) => advance::delete(db, owner, id, Some(version), &now)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }

    fn payment(&self, dice: &mut StdRng, rows: &Rows, what: &str) -> Result<bool> {
        let (owner, now) = (self.owner, now());
        let found = pick(
            dice,
            &rows.payments.iter().map(|one| (one.id, one.fields.driver_id, one.version)).collect::<Vec<_>>(),
        );
        let drivers = rows.drivers.iter().map(|one| one.id).collect::<Vec<_>>();
        let editing = found.filter(|_| what == "update");
        let Some(driver) = editing.map(|(_, driver, _)| driver).or_else(|| pick(dice, &drivers)) else {
            return Ok(false);
        };
        let editing = editing.map(|(id, ..)| id);
        let days = if dice.random_bool(0.3) { (Some(day(dice)), Some(now.today)) } else { (None, None) };
        let items = self.store.read(|db| open(db, owner, driver, days, editing, &now))?;
        let entry = entries::payment(dice, rows, &items);
        let paid_on = day(dice);
        self.store.write(|db| {
            match (what, found) {
                ("insert", _) => {
                    let made =
                        as_previewed(db, owner, &entry, None, |db| settlement::insert(db, owner, input(&entry), &now))?;
                    assert_eq!(made.figures.carried_cents, items.carried_cents, "what was open");
                }
                ("update", Some((id, _, version))) => {
                    as_previewed(db, owner, &entry, Some(id), |db| {
                        settlement::update(db, owner, id, version, input(&entry), &now)
                    })?;
                }
                ("delete", Some((id, _, version))) => settlement::delete(db, owner, id, Some(version), &now)?,
                ("pay", Some((id, _, version))) => {
                    settlement::pay(db, owner, id, Some(version), Payment::whole(paid_on), &now).map(drop)?;
                }
                ("undo", Some((id, _, version))) => settlement::undo(db, owner, id, Some(version), &now)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }

    fn transaction(&mut self, dice: &mut StdRng, rows: &Rows, what: &str) -> Result<bool> {
        let (owner, now) = (self.owner, now());
        // Postings are included, but transactions entered by hand are more frequent.
        let by_hand = dice.random_bool(0.7) && !what.ends_with("pay");
        let lines = rows.lines.iter().filter(|one| !by_hand || one.source_kind.is_none());
        if what.ends_with("pay") {
            return self.settle(dice, rows, what);
        }
        let found = pick(dice, &lines.map(|one| (one.id, one.version)).collect::<Vec<_>>());
        let entry = entries::transaction(dice, rows, what == "insert");
        if what == "count_cash" {
            let counted = entries::cash_count(dice);
            self.store.write(|db| cash_count::count(db, owner, input(&counted), &now))?;
            return Ok(true);
        }
        if what == "insert" {
            let made = self.store.write(|db| transaction::insert(db, owner, input(&entry), &now))?.transaction;
            let is_shared = entry.get("repeatUntil").is_none();
            let amount_cents = input(&entry["amountCents"]);
            let entered = Entered { amount_cents, count: made.installments, is_shared };
            // The money of a loan belongs to the series of its instalments, but is no part of them.
            let series = made.series_id.filter(|_| entry.get("repayment").is_none());
            self.series.extend(series.map(|id| (id, entered)));
            return Ok(true);
        }
        let Some((id, version)) = found else { return Ok(false) };
        self.store.write(|db| match what {
            "update" => transaction::update(db, owner, id, version, input(&entry), &now).map(drop),
            "delete" => transaction::delete(db, owner, id, Some(version), SeriesScope::One, &now),
            _ => transaction::delete(db, owner, id, Some(version), SeriesScope::Following, &now),
        })?;
        let touched = rows.lines.iter().find(|one| one.id == id).and_then(|one| one.series_id);
        touched.map(|series| self.series.remove(&series));
        Ok(true)
    }

    /// Pays or undoes a payment: the cash changes by exactly the received or paid amount.
    fn settle(&mut self, dice: &mut StdRng, rows: &Rows, what: &str) -> Result<bool> {
        let (owner, now) = (self.owner, now());
        let Some(line) = pick(dice, &rows.lines.iter().collect::<Vec<_>>()) else { return Ok(false) };
        let entry = entries::paying(dice, line);
        let cash = || moved(&self.rows());
        let before = cash();
        let sign = match line.fields.kind {
            _ if line.fields.effect == Effect::Result => 0,
            TransactionKind::Income => 1,
            TransactionKind::Expense => -1,
        };
        if what == "pay" {
            let reported = self.store.write(|db| transaction::preview(db, owner, line.id, input(&entry), &now));
            let paid = self.store.write(|db| transaction::pay(db, owner, line.id, None, input(&entry), &now));
            let (Ok(reported), Ok(paid)) = (&reported, &paid) else {
                assert_eq!(reported.is_ok(), paid.is_ok(), "as previewed: {entry}");
                return paid.map(|_| true);
            };
            assert_eq!(cash() - before, sign * reported.received_cents.get(), "{entry} {paid:?}");
            let net = paid.net_cents.unwrap_or(paid.transaction.fields.amount_cents);
            assert_eq!(net, reported.received_cents);
            assert_eq!(reported.open_cents, Cents::sum([net, reported.deducted_cents, reported.rest_cents])?);
            return Ok(true);
        }
        let held: i64 = rows
            .lines
            .iter()
            .filter(|one| one.held_from_id == Some(line.id))
            .map(|one| one.fields.amount_cents.get())
            .sum();
        let of_line = if line.fields.paid_on.is_some() { sign * (line.fields.amount_cents.get() - held) } else { 0 };
        let open = self.store.write(|db| transaction::unpay(db, owner, line.id, None, &now))?;
        assert!(open.transaction.fields.paid_on.is_none() && open.deductions.is_empty());
        assert_eq!(before - cash(), of_line, "{line:?}");
        Ok(true)
    }
}

/// Income less expenses, of settled lines.
fn moved(rows: &Rows) -> i64 {
    let moving = rows.lines.iter().filter(|line| line.fields.paid_on.is_some() && line.fields.effect != Effect::Result);
    moving
        .map(|line| {
            if line.fields.kind == TransactionKind::Income {
                line.fields.amount_cents.get()
            } else {
                -line.fields.amount_cents.get()
            }
        })
        .sum()
}

/// Checks that the stored settlement equals its preview.
fn as_previewed(
    db: &mut Db,
    owner: OwnerId,
    entry: &Value,
    editing: Option<DriverPaymentId>,
    write: impl FnOnce(&mut Db) -> Result<DriverPaymentRecord>,
) -> Result<DriverPaymentRecord> {
    let shown = preview(db, owner, input(entry), editing, &now());
    let made = write(db)?;
    let bare = |figures: &payments::PaymentFigures| {
        let mut value = serde_json::to_value(figures).expect("figures");
        // These members exist only once the settlement is stored.
        value.as_object_mut().expect("an object").retain(|name, _| name != "transactionId" && name != "carriedTo");
        value
    };
    assert_eq!(bare(&shown?.figures), bare(&made.figures), "the preview");
    Ok(made)
}
