//! Generators of random entries: mostly valid, sometimes not.

use chrono::{Days, NaiveDate};
use finance::{Transaction, TransactionKind};
use fleet::VehicleType;
use kernel::{Bps, DriverId, FreightId, VehicleId};
use payments::OpenItems;
use rand::{Rng, rngs::StdRng};
use serde_json::{Value, json};

use crate::{
    books_rows::Rows,
    sample::{self, now, with},
};

/// Odometer of the trucks at the start, days until now, and km per day.
pub const START_KM: i64 = 100_000;
const DAYS: u64 = 60;
const KM_PER_DAY: i64 = 40;

pub fn pick<T: Copy>(dice: &mut StdRng, of: &[T]) -> Option<T> {
    (!of.is_empty()).then(|| of[dice.random_range(0..of.len())])
}

/// Returns a random subset of the items, in order.
pub fn some<T: Copy>(dice: &mut StdRng, share: f64, of: impl IntoIterator<Item = T>) -> Vec<T> {
    of.into_iter().filter(|_| dice.random_bool(share)).collect()
}

pub fn day(dice: &mut StdRng) -> NaiveDate {
    now().today - Days::new(dice.random_range(0..DAYS))
}

fn later(dice: &mut StdRng) -> NaiveDate {
    day(dice) + Days::new(40)
}

fn maybe<T>(dice: &mut StdRng, share: f64, value: impl FnOnce(&mut StdRng) -> T) -> Option<T> {
    if dice.random_bool(share) { Some(value(dice)) } else { None }
}

/// Returns a reading that mostly fits its day.
fn reading(dice: &mut StdRng, on: NaiveDate) -> i64 {
    let since = i64::try_from(DAYS).expect("few") - (now().today - on).num_days();
    let way = if dice.random_bool(0.9) { since * KM_PER_DAY } else { 0 };
    START_KM + way + dice.random_range(0..KM_PER_DAY)
}

fn confirmed(dice: &mut StdRng) -> Value {
    let all = json!([
        "possible_duplicate",
        "km_per_day",
        "odometer_jump",
        "consumption_unlikely",
        "price_unlikely",
        "volume_over_tank",
        "speed_unlikely",
        "amount_unlikely",
        "truck_busy",
        "trailer_busy",
        "driver_busy",
    ]);
    if dice.random_bool(0.9) { all } else { json!([]) }
}

fn any_driver(dice: &mut StdRng, rows: &Rows) -> Option<DriverId> {
    pick(dice, &rows.drivers.iter().map(|one| one.id).collect::<Vec<_>>())
}

fn any_freight(dice: &mut StdRng, rows: &Rows) -> Option<FreightId> {
    pick(dice, &rows.freights.iter().map(|one| one.id).collect::<Vec<_>>())
}

fn of_kind(rows: &Rows, kind: VehicleType) -> Vec<VehicleId> {
    rows.vehicles.iter().filter(|one| one.fields.kind == kind).map(|one| one.id).collect()
}

/// Returns a vehicle, mostly of a freight, and that freight.
fn on_a_freight(dice: &mut StdRng, rows: &Rows) -> (VehicleId, Option<FreightId>) {
    let freight = any_freight(dice, rows).filter(|_| dice.random_bool(0.8));
    let truck = freight.map(|id| rows.freight(id).fields.truck_id);
    let trucks = of_kind(rows, VehicleType::Truck);
    (truck.or_else(|| pick(dice, &trucks)).expect("a truck"), freight)
}

/// Returns a driver, mostly that of the freight, and whether the driver pays.
fn payer_of_freight(dice: &mut StdRng, rows: &Rows, freight: Option<FreightId>) -> (Option<DriverId>, bool) {
    let of_freight = freight.and_then(|id| rows.driver_of(id));
    let driver = of_freight.or_else(|| any_driver(dice, rows)).filter(|_| dice.random_bool(0.8));
    (driver, dice.random_bool(0.5))
}

pub fn freight(dice: &mut StdRng, rows: &Rows, existing: Option<FreightId>) -> Value {
    let trucks = of_kind(rows, VehicleType::Truck);
    let truck = pick(dice, &trucks).expect("a truck").get();
    let pulled = some(dice, 0.5, of_kind(rows, VehicleType::Trailer).iter().map(|one| one.get()));
    // Mostly the same amounts: a received part admits no others.
    let gross = if dice.random_bool(0.85) { 500_000 } else { dice.random_range(0..4) * 250_000 };
    let advance = if dice.random_bool(0.85) { gross / 5 } else { pick(dice, &[0, gross]).unwrap_or(0) };
    // Mostly the same driver and share, which a settlement fixes.
    let (driver, share) = match existing.filter(|_| dice.random_bool(0.7)) {
        Some(id) => (rows.driver_of(id), rows.freight(id).fields.commission_bps.map(Bps::get)),
        None => {
            let driver = any_driver(dice, rows).filter(|_| dice.random_bool(0.8));
            (driver, pick(dice, &[None, None, Some(0), Some(1_000)]).flatten())
        }
    };
    with(
        sample::freight(truck, &pulled),
        &json!({
            "rateCents": gross, "advanceCents": advance, "driverId": driver, "commissionBps": share,
            "advanceDueOn": maybe(dice, 0.5, day), "balanceDueOn": maybe(dice, 0.5, later),
            "scheduledFor": if dice.random_bool(0.8) { day(dice) } else { later(dice) },
            "odometerStartKm": maybe(dice, 0.2, |dice| START_KM + dice.random_range(0..1_000)),
            "odometerEndKm": maybe(dice, 0.2, |dice| START_KM + dice.random_range(1_000..2_400)),
            "tollCents": pick(dice, &[0, 30_000]), "tollPayer": pick(dice, &["shipper", "driver"]), "confirm": confirmed(dice),
        }),
    )
}

pub fn move_of(dice: &mut StdRng) -> Value {
    let states = ["scheduled", "loading", "in_transit", "unloading", "completed", "completed", "completed"];
    let occurred_at = maybe(dice, 0.4, |dice| format!("{}T02:30:00Z", day(dice)));
    json!({
        "status": pick(dice, &states), "occurredAt": occurred_at,
        "odometerKm": maybe(dice, 0.4, |dice| reading(dice, now().today)), "confirm": confirmed(dice),
    })
}

pub fn fuel(dice: &mut StdRng, rows: &Rows) -> Value {
    let (truck, freight) = on_a_freight(dice, rows);
    let cold = dice.random_bool(0.2);
    let vehicle = if cold { pick(dice, &of_kind(rows, VehicleType::Trailer)).expect("a trailer") } else { truck };
    let freight = freight.filter(|id| !cold || rows.pulled.contains(&(*id, vehicle)));
    let (driver, pays) = payer_of_freight(dice, rows, freight);
    let on = day(dice);
    let arla = dice.random_bool(0.3) && !cold;
    let mut body = json!({
        "vehicleId": vehicle, "freightId": freight, "filledOn": on, "fuel": if arla { "arla32" } else { "diesel_s10" },
        "volumeMl": dice.random_range(20_000..600_000), "fullTank": dice.random_bool(0.7),
        "pricePerLiterMillis": dice.random_range(4_500..7_500), "driverId": driver, "paidByDriver": pays,
        "odometerKm": if cold { None } else { maybe(dice, 0.7, |dice| reading(dice, on)) },
        "confirm": confirmed(dice),
    });
    if dice.random_bool(0.5) {
        let due = json!({ "dueOn": later(dice), "paidOn": maybe(dice, 0.3, day) });
        body = with(body, &due);
    }
    body
}

pub fn maintenance(dice: &mut StdRng, rows: &Rows) -> Value {
    let (vehicle, freight) = on_a_freight(dice, rows);
    let (driver, pays) = payer_of_freight(dice, rows, freight);
    let (on, pays) = (day(dice), pays && dice.random_bool(0.7));
    let count = if pays && dice.random_bool(0.9) { 1 } else { dice.random_range(1..5) };
    let items: Vec<_> = (0..dice.random_range(1..4))
        .map(|_| {
            json!({
                "type": pick(dice, &["labor", "part"]), "description": "Serviço",
                "quantityThousandths": dice.random_range(1..5_000), "unitPriceCents": dice.random_range(0..50_000),
            })
        })
        .collect();
    let fits = rows.plans.iter().filter(|plan| plan.fields.vehicle_id == vehicle).map(|plan| plan.id);
    json!({
        "vehicleId": vehicle, "freightId": freight, "doneOn": on, "category": "engine", "kind": "preventive",
        "items": items, "discountCents": pick(dice, &[None, None, Some(1_000)]), "installments": count,
        "dueOn": maybe(dice, 0.5, later), "paidOn": if count == 1 { maybe(dice, 0.5, day) } else { None },
        "driverId": driver, "paidByDriver": pays, "odometerKm": maybe(dice, 0.6, |dice| reading(dice, on)),
        "planIds": some(dice, 0.6, fits), "confirm": confirmed(dice),
    })
}

pub fn plan(dice: &mut StdRng, rows: &Rows) -> Value {
    let vehicle = pick(dice, &of_kind(rows, VehicleType::Truck)).expect("a truck");
    json!({ "vehicleId": vehicle, "name": "Óleo", "category": "engine", "everyKm": dice.random_range(50..20_000) })
}

pub fn driver(dice: &mut StdRng) -> Value {
    json!({
        "name": "João", "active": dice.random_bool(0.9), "commissionBps": dice.random_range(0..2_500),
        "agreement": pick(dice, &["commission_gross", "commission_net", "fixed_per_trip", "fixed_per_month"]),
        "fixedCents": maybe(dice, 0.9, |dice| dice.random_range(0..300_000)),
        "dailyAllowanceCents": maybe(dice, 0.5, |dice| dice.random_range(0..10_000)),
    })
}

pub fn advance(dice: &mut StdRng, rows: &Rows, driver: DriverId) -> Value {
    let own = rows.driven.iter().filter(|(_, by)| *by == driver).map(|(freight, _)| *freight).collect::<Vec<_>>();
    let freight = if dice.random_bool(0.9) { pick(dice, &own) } else { any_freight(dice, rows) };
    json!({
        "freightId": freight.filter(|_| dice.random_bool(0.6)), "givenOn": day(dice), "method": "cash",
        "amountCents": dice.random_range(1..150_000),
    })
}

/// Returns a manual transaction: mostly an expense of a freight, sometimes a series.
pub fn transaction(dice: &mut StdRng, rows: &Rows, is_new: bool) -> Value {
    let income = dice.random_bool(0.25);
    let categories: &[&str] = if income {
        &["frete", "emprestimo", "outros"]
    } else {
        &["pedagio", "combustivel", "alimentacao", "emprestimo"]
    };
    let freight = any_freight(dice, rows).filter(|_| dice.random_bool(0.6));
    let (driver, pays) = payer_of_freight(dice, rows, freight);
    let on = day(dice);
    let (category, amount) = (pick(dice, categories).unwrap_or_default(), dice.random_range(1..100_000));
    let principal = (category == "emprestimo" && !income).then(|| dice.random_range(0..=amount + 1_000));
    let body = json!({
        "kind": if income { "income" } else { "expense" }, "category": category,
        "description": "Lançamento", "amountCents": amount, "dueOn": on, "principalCents": principal,
        "paidOn": maybe(dice, 0.4, day), "freightId": freight, "driverId": driver,
        "paidByDriver": pays && (!income || dice.random_bool(0.1)), "personal": dice.random_bool(0.15),
        "vehicleId": maybe(dice, 0.3, |dice| pick(dice, &of_kind(rows, VehicleType::Trailer))),
    });
    let more = match (is_new, dice.random_range(0..4)) {
        (true, 0 | 1) if income && category == "emprestimo" => {
            let (count, first) = (dice.random_range(1..7), later(dice));
            let each = amount / count + dice.random_range(0..500);
            json!({ "repayment": { "installmentCents": each, "installments": count, "firstDueOn": first } })
        }
        (true, 0) => json!({ "installments": dice.random_range(1..7) }),
        (true, 1) => json!({ "repeatUntil": on + Days::new(dice.random_range(0..200)) }),
        (false, 0 | 1) => json!({ "scope": "following" }),
        _ => json!({}),
    };
    with(body, &more)
}

/// Returns a payment of an open amount: in full, in part or net; sometimes more than is open.
pub fn paying(dice: &mut StdRng, line: &Transaction) -> Value {
    let open = line.fields.amount_cents.get();
    let income = line.fields.kind == TransactionKind::Income;
    let kinds = ["inss", "sest", "senat", "irrf", "shortage", "damage", "other"];
    let held = if income || dice.random_bool(0.05) { some(dice, 0.3, kinds) } else { Vec::new() };
    let most = (open / 8).max(1);
    let deductions: Vec<Value> =
        held.into_iter().map(|kind| json!({ "kind": kind, "amountCents": dice.random_range(0..=most) })).collect();
    json!({
        "paidOn": maybe(dice, 0.9, day), "deductions": deductions, "restDueOn": maybe(dice, 0.7, later),
        "amountCents": maybe(dice, 0.6, |dice| dice.random_range(0..=open + open / 20)),
        "method": maybe(dice, 0.5, |_| "pix"),
    })
}

/// Returns a random cash count, sometimes of a given day.
pub fn cash_count(dice: &mut StdRng) -> Value {
    let on = maybe(dice, 0.3, day);
    json!({ "countedCents": dice.random_range(-50_000..500_000), "on": on })
}

/// Returns a profile with the first day of the cash.
pub fn profile(dice: &mut StdRng) -> Value {
    json!({
        "name": "Ana", "timeZone": "America/Sao_Paulo", "openingOn": day(dice),
        "openingCents": dice.random_range(-100_000..1_000_000),
    })
}

/// Returns a settlement of some of the open items, sometimes also of other items.
pub fn payment(dice: &mut StdRng, rows: &Rows, open: &OpenItems) -> Value {
    let mut freights = some(dice, 0.7, open.freights.iter().map(|one| one.freight_id));
    freights.extend(any_freight(dice, rows).filter(|id| dice.random_bool(0.05) && !freights.contains(id)));
    let advances = some(dice, 0.6, open.advances.iter().map(|one| one.id));
    let mut expenses = some(dice, 0.7, open.expenses.iter().map(|one| one.transaction_id));
    let lines = rows.lines.iter().map(|one| one.id).collect::<Vec<_>>();
    expenses.extend(pick(dice, &lines).filter(|id| dice.random_bool(0.05) && !expenses.contains(id)));
    let from = day(dice);
    let discounts: Vec<_> = (0..pick(dice, &[0, 0, 1, 2]).unwrap_or(0))
        .map(|_| json!({ "description": "Multa", "amountCents": dice.random_range(1..120_000) }))
        .collect();
    let entered = pick(dice, &freights).filter(|_| dice.random_bool(0.3));
    let commissions: Vec<_> = entered
        .into_iter()
        .map(|id| json!({ "freightId": id, "commissionCents": dice.random_range(0..80_000) }))
        .collect();
    json!({
        "driverId": open.driver.driver.id, "periodFrom": from, "periodTo": from + Days::new(dice.random_range(0..45)),
        "freightIds": freights, "advanceIds": advances, "expenseIds": expenses, "commissions": commissions,
        "salaryCents": maybe(dice, 0.3, |dice| dice.random_range(0..50_000)),
        "allowanceDays": maybe(dice, 0.4, |dice| dice.random_range(0..9)), "discounts": discounts,
        "carries": dice.random_bool(0.6), "paidOn": maybe(dice, 0.3, day), "method": "pix",
    })
}
