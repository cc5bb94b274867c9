//! Seed of a tenant's books, trip by trip: ten years of a busy one, or a part of them.

use chrono::{Datelike, Days, NaiveDate, Weekday};
use diesel::{dsl::min, prelude::*};
use finance::{Category, Payment};
use fleet::Papers;
use kernel::{
    Error, FreightId, Now, OwnerId, Result,
    schema::{self, fuel_records, transactions},
};
use maintenance::StarterChoice;
use persistence::{
    Db, Store,
    finance::transaction,
    fleet::fuel,
    freight::{self as course, freight as repository},
    maintenance::{self as upkeep, record},
    payments::{advance, settlement},
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::json;

use crate::{
    offers,
    owner::{EMAIL, House, entry, now, with},
};

/// Number of finished freights; freights converted from simulations are added.
const FREIGHTS: usize = 1_500;
const FUEL_RECORDS: i64 = 5_000;
const TRANSACTIONS: i64 = 20_000;

const DAYS: u64 = 3_650;

/// Extent of the books of a tenant.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// Number of completed freights.
    pub freights: usize,
    /// Days from the first freight to today.
    pub days: u64,
    /// Number of transactions, postings included.
    pub transactions: i64,
}

const TEN_YEARS: Extent = Extent { freights: FREIGHTS, days: DAYS, transactions: TRANSACTIONS };
/// Confirmed warnings: the unlikely values among the data are deliberate.
const CONFIRMED: [&str; 13] = [
    "volume_over_tank",
    "km_per_day",
    "consumption_unlikely",
    "price_unlikely",
    "possible_duplicate",
    "odometer_jump",
    "odometer_falls",
    "cnh_unlikely",
    "speed_unlikely",
    "amount_unlikely",
    "truck_busy",
    "trailer_busy",
    "driver_busy",
];

/// State of one truck over the years.
struct Road<'a> {
    house: &'a House,
    dice: StdRng,
    truck: i64,
    trailer: i64,
    driver: Option<i64>,
    odometer: i64,
    now: Now,
}

/// A finished trip.
struct Trip {
    id: FreightId,
    on: NaiveDate,
    end: NaiveDate,
}

/// Fills a migrated, empty store, and reports progress to `report`.
pub fn fill(store: &Store, report: impl Fn(&str)) -> Result<House> {
    let house = drive(store, EMAIL, TEN_YEARS, &report)?;
    report("the offers that were weighed");
    offers::weigh(store, &house)?;
    report("what is paid month by month, and the small expenses");
    store.write(|db| {
        ensure_fuel(db, house.owner)?;
        household(db, &house, TEN_YEARS, &now())
    })?;
    Ok(house)
}

/// Creates a tenant with books of an extent, without offers.
pub fn enter(store: &Store, email: &str, extent: Extent) -> Result<House> {
    let house = drive(store, email, extent, |_| ())?;
    store.write(|db| household(db, &house, extent, &now()))?;
    Ok(house)
}

/// Creates a tenant and enters its trips.
fn drive(store: &Store, email: &str, extent: Extent, report: impl Fn(&str)) -> Result<House> {
    let now = now();
    let house = store.write(|db| House::build(db, email, &now))?;
    for (index, (truck, trailer)) in house.trucks.iter().zip(&house.trailers).enumerate() {
        let trips = extent.freights / house.trucks.len();
        report(&format!("truck {} of {}: {trips} trips", index + 1, house.trucks.len()));
        store.write(|db| {
            let driver = index.checked_sub(1).and_then(|index| house.drivers.get(index).copied());
            let seed = u64::try_from(index).unwrap_or_default();
            let (dice, now) = (StdRng::seed_from_u64(seed), now.clone());
            Road { house: &house, dice, truck: *truck, trailer: *trailer, driver, odometer: 120_000, now }.drive(
                db,
                trips,
                extent.days,
            )
        })?;
    }
    Ok(house)
}

fn day_before(now: &Now, days: u64) -> NaiveDate {
    now.today.checked_sub_days(Days::new(days)).unwrap_or(now.today)
}

impl Road<'_> {
    fn drive(mut self, db: &mut Db, trips: usize, days: u64) -> Result<()> {
        self.plan(db)?;
        let mut unsettled: Vec<Trip> = Vec::new();
        for index in 0..trips {
            let done = u64::try_from(index).unwrap_or_default() * days / u64::try_from(trips).unwrap_or(1);
            let on = day_before(&self.now, days - done);
            let is_last = index + 1 == trips;
            let trip = self.trip(db, on, is_last)?;
            self.fill_up(db, &trip)?;
            if index % 8 == 3 {
                self.repair(db, trip.end)?;
            }
            if self.driver.is_some() && !is_last {
                unsettled.push(trip);
                if unsettled.len() == 4 {
                    self.settle(db, &std::mem::take(&mut unsettled))?;
                }
            }
        }
        Ok(())
    }

    fn plan(&self, db: &mut Db) -> Result<()> {
        for vehicle in [self.truck, self.trailer] {
            let offered = upkeep::offer(db, self.house.owner, vehicle.into())?;
            let codes: Vec<_> = offered.iter().map(|item| &item.code).collect();
            let choice: StarterChoice = entry(json!({ "vehicleId": vehicle, "codes": codes,
                "lastDoneOn": day_before(&self.now, 200), "lastDoneKm": null }))?;
            upkeep::choose(db, self.house.owner, choice, &self.now)?;
        }
        Ok(())
    }

    fn trip(&mut self, db: &mut Db, on: NaiveDate, under_way: bool) -> Result<Trip> {
        let owner = self.house.owner;
        let (distance, empty) = (self.dice.random_range(700..1_500), self.dice.random_range(0..300));
        let gross = distance * self.dice.random_range(900..1_150);
        let client = self.house.clients.get(self.dice.random_range(0..self.house.clients.len()));
        let body = json!({ "clientId": client, "originCityCode": 3_509_502, "destinationCityCode": 5_107_602,
            "distanceKm": distance, "emptyKm": empty, "cargoType": "general", "weightKg": 30_000, "pricing": "fixed",
            "rateCents": gross, "advanceCents": gross * 7 / 10, "truckId": self.truck, "trailerIds": [self.trailer],
            "driverId": self.driver, "scheduledFor": on });
        let made = repository::insert(db, owner, entry(body)?, &self.now)?;
        let id = made.freight.id;
        let moves: &[(&str, u32, i64)] = if under_way {
            &[("loading", 8, 0), ("in_transit", 14, 0)]
        } else {
            &[("loading", 8, 0), ("in_transit", 14, 0), ("unloading", 60, 1), ("completed", 66, 1)]
        };
        for (status, hours, whole) in moves {
            let moment = on.and_time(chrono::NaiveTime::MIN) + chrono::TimeDelta::hours(i64::from(*hours) + 3);
            let change = json!({ "status": status, "occurredAt": moment.and_utc().to_rfc3339(),
                "odometerKm": self.odometer + whole * (distance + empty), "confirm": null });
            course::change_status(db, owner, id, None, entry(change)?, Papers::default(), &self.now)?;
        }
        let end = on.checked_add_days(Days::new(3)).unwrap_or(on).min(self.now.today);
        for part in made.receivables {
            let age = (self.now.today - part.due_on).num_days();
            let late = age < 5 || (age < 90 && self.dice.random_bool(0.1));
            if !late {
                transaction::pay(db, owner, part.transaction_id, None, Payment::whole(part.due_on), &self.now)?;
            }
        }
        if !under_way {
            self.odometer += distance + empty;
        }
        Ok(Trip { id, on, end })
    }

    /// Adds three fill-ups to a trip, and four to every third trip; the last one fills the tank.
    fn fill_up(&mut self, db: &mut Db, trip: &Trip) -> Result<()> {
        let count = if trip.id.get() % 3 == 0 { 4 } else { 3 };
        for index in 1..=count {
            let body = json!({ "vehicleId": self.truck, "freightId": trip.id, "filledOn": trip.end,
                "fuel": if index == 1 && count == 4 { "arla32" } else { "diesel_s10" },
                "volumeMl": self.dice.random_range(160_000..240_000), "pricePerLiterMillis": self.dice.random_range(5_600..7_400),
                "odometerKm": self.odometer, "fullTank": index == count, "station": format!("Posto {}", trip.id.get() % 40),
                "cityCode": 5_107_602, "paidOn": trip.end, "confirm": CONFIRMED });
            fuel::insert(db, self.house.owner, entry(body)?, &self.now)?;
        }
        Ok(())
    }

    fn repair(&mut self, db: &mut Db, on: NaiveDate) -> Result<()> {
        let labor = json!({ "type": "labor", "description": "Mão de obra", "quantityThousandths": 2_000, "unitPriceCents": 18_000 });
        let part = json!({ "type": "part", "description": "Peça", "quantityThousandths": 1_000,
            "unitPriceCents": self.dice.random_range(20_000..400_000) });
        let installments = if self.dice.random_bool(0.5) { 1 } else { 3 };
        let body = json!({ "vehicleId": self.truck, "doneOn": on, "odometerKm": self.odometer, "category": "engine",
            "kind": "preventive", "description": "Revisão", "workshop": "Oficina", "items": [labor, part],
            "installments": installments, "paidOn": (installments == 1).then_some(on), "daysStopped": 1, "confirm": CONFIRMED });
        let made = record::insert(db, self.house.owner, entry(body)?, &self.now)?;
        for payment in made.payments {
            if payment.due_on <= self.now.today && payment.paid_on.is_none() {
                let whole = Payment::whole(payment.due_on);
                transaction::pay(db, self.house.owner, payment.transaction_id, None, whole, &self.now)?;
            }
        }
        Ok(())
    }

    fn settle(&mut self, db: &mut Db, trips: &[Trip]) -> Result<()> {
        let (owner, Some(driver), Some(first), Some(last)) =
            (self.house.owner, self.driver, trips.first(), trips.last())
        else {
            return Ok(());
        };
        let vale = json!({ "freightId": first.id, "givenOn": first.on, "amountCents": 50_000, "method": "pix" });
        let vale = advance::insert(db, owner, driver.into(), entry(vale)?, &self.now)?;
        let freights: Vec<_> = trips.iter().map(|trip| trip.id).collect();
        let body = json!({ "driverId": driver, "periodFrom": first.on, "periodTo": last.end, "freightIds": freights,
            "advanceIds": [vale.advance.id], "expenseIds": [], "allowanceDays": 12, "discounts": [], "method": "pix",
            "paidOn": last.end });
        settlement::insert(db, owner, entry(body)?, &self.now)?;
        Ok(())
    }
}

fn ensure_fuel(db: &mut Db, owner: OwnerId) -> Result<()> {
    let fills: i64 = fuel_records::table.filter(fuel_records::owner_id.eq(owner)).count().get_result(db)?;
    match fills {
        FUEL_RECORDS => Ok(()),
        fills => Err(Error::Internal(format!("{fills} fill-ups instead of {FUEL_RECORDS}").into())),
    }
}

/// Enters the monthly transactions, then tolls and meals of the trip of their day, up to the required number of
/// transactions.
fn household(db: &mut Db, house: &House, extent: Extent, now: &Now) -> Result<()> {
    let owner = house.owner;
    for (truck, category, description, amount) in house.trucks.iter().flat_map(|truck| {
        [(truck, Category::Seguro, "Seguro", 90_000), (truck, Category::Emprestimo, "Parcela do caminhão", 450_000)]
    }) {
        let first = day_before(now, extent.days - 20);
        let body = json!({ "kind": "expense", "category": category, "description": description, "amountCents": amount,
            "vehicleId": truck, "dueOn": first, "paidOn": first, "repeatUntil": now.today });
        transaction::insert(db, owner, entry(body)?, now)?;
    }
    // The monthly transactions were paid.
    let months = transactions::table
        .filter(transactions::owner_id.eq(owner))
        .filter(transactions::series_id.is_not_null())
        .filter(transactions::paid_on.is_null());
    diesel::update(months).set(transactions::paid_on.eq(transactions::due_on.nullable())).execute(db)?;
    let first: Option<i64> = schema::freights::table
        .filter(schema::freights::owner_id.eq(owner))
        .select(min(schema::freights::id))
        .first(db)?;
    let existing: i64 = transactions::table.filter(transactions::owner_id.eq(owner)).count().get_result(db)?;
    let mut dice = StdRng::seed_from_u64(99);
    let trucks = u64::try_from(house.trucks.len()).unwrap_or_default().max(1);
    let trips = u64::try_from(extent.freights).unwrap_or_default() / trucks;
    for index in existing..extent.transactions {
        let turn = u64::try_from(index).unwrap_or_default();
        let ago = turn % extent.days;
        let on = day_before(now, ago);
        // The trips of a truck follow each other at equal intervals.
        let trip = (turn % trucks) * trips + (extent.days - 1 - ago) * trips / extent.days;
        let at_home = index % 20 == 0 && on.weekday() != Weekday::Sun;
        let body = json!({ "kind": "expense", "category": if at_home { "outros" } else if index % 2 == 0 { "pedagio" } else { "alimentacao" },
            "description": if at_home { "Retirada" } else { "Na estrada" }, "amountCents": dice.random_range(1_500..30_000),
            "dueOn": on, "paidOn": on, "personal": at_home });
        let of_trip = if at_home {
            json!({})
        } else {
            json!({ "freightId": first.and_then(|first| first.checked_add_unsigned(trip)) })
        };
        transaction::insert(db, owner, entry::<finance::TransactionInput>(with(body, of_trip))?, now)?;
    }
    Ok(())
}
