//! Expected values by plain arithmetic on the rows, independent of the tested code: first days, costs, commissions and
//! odometers.

use chrono::NaiveDate;
use finance::{Effect, SourceKind, Transaction, TransactionKind};
use fleet::{Vehicle, VehicleType};
use freight::Freight;
use kernel::{Bps, Cents, Km};

use crate::{books_checks::sum, books_rows::Rows, sample::now};

/// Day of a freight: its first day; before that, the scheduled day or, if earlier, that of its cancellation.
pub fn day_of(freight: &Freight) -> NaiveDate {
    let agreed = freight.fields.scheduled_for;
    freight.began_on.unwrap_or(freight.cancelled_on.map_or(agreed, |fell| fell.min(agreed)))
}

/// Returns whether a line is a trip cost: no pure cash movement, and not posted by a settlement.
pub fn costs_a_trip(line: &Transaction) -> bool {
    let settled = line.source_kind == Some(SourceKind::DriverPayment);
    line.fields.kind == TransactionKind::Expense && line.fields.effect != Effect::Cash && !settled
}

/// Sums costs: of toll only the part without voucher, and of a loan's instalments only the interest.
pub fn cost<'a>(freight: &Freight, spent: impl IntoIterator<Item = &'a Transaction>) -> i64 {
    let (toll, other): (Vec<_>, Vec<_>) =
        spent.into_iter().partition(|line| line.fields.category.as_str() == "pedagio");
    let given = if freight.fields.toll_payer.as_str() == "shipper" { freight.fields.toll_cents.get() } else { 0 };
    let repaid: i64 = other.iter().map(|line| line.fields.principal_cents.get()).sum();
    sum(other) - repaid + (sum(toll) - given).max(0)
}

/// Costs deducted from the price of a freight before the driver's share of the net.
fn trip_cost(rows: &Rows, freight: &Freight) -> i64 {
    let of_trip = ["combustivel", "pedagio", "alimentacao", "hospedagem", "outros", "frete", "venda"];
    let spent = rows.lines.iter().filter(|line| line.fields.freight_id == Some(freight.id) && costs_a_trip(line));
    // An amount withheld from the price was not spent on the trip.
    let spent = spent.filter(|line| line.source_kind != Some(SourceKind::Freight));
    let spent = spent
        .filter(|line| line.fields.competence_on <= now().today && of_trip.contains(&line.fields.category.as_str()));
    cost(freight, spent)
}

/// Commission of a freight's driver: as settled, else the share or fixed amount; zero for a cancelled freight.
pub fn commission(rows: &Rows, freight: &Freight) -> i64 {
    if let Some(held) = rows.held.iter().find(|one| one.freight == freight.id) {
        return held.commission_cents.get();
    }
    let Some(driver) = rows.driver_of(freight.id).filter(|_| freight.cancelled_on.is_none()) else { return 0 };
    let driver = rows.drivers.iter().find(|one| one.id == driver).expect("its driver");
    let gross = freight.fields.gross_cents.get();
    let (base, agreed) = match driver.fields.agreement.as_str() {
        "commission_gross" => (gross, driver.fields.commission_bps),
        "commission_net" => ((gross - trip_cost(rows, freight)).max(0), driver.fields.commission_bps),
        _ => (gross, None),
    };
    match freight.fields.commission_bps.or(agreed).map(Bps::get) {
        // In ten-thousandths, rounded half up.
        Some(share) => (base * share + 5_000) / 10_000,
        None if driver.fields.agreement.as_str() == "fixed_per_trip" => driver.fields.fixed_cents.map_or(0, Cents::get),
        None => 0,
    }
}

/// The odometers equal their records: the greatest valid reading of a truck, and the km of a trailer's completed trips.
pub fn ensure_odometers(rows: &Rows) {
    for vehicle in &rows.vehicles {
        assert_eq!(vehicle.odometer_km.get(), odometer(rows, vehicle), "{}", vehicle.fields.plate);
    }
}

fn odometer(rows: &Rows, vehicle: &Vehicle) -> i64 {
    let initial = vehicle.initial_odometer_km.get();
    let filled =
        rows.fuel.iter().filter(|one| one.fields.vehicle_id == vehicle.id).filter_map(|one| one.fields.odometer_km);
    let repaired =
        rows.repairs.iter().filter(|one| one.fields.vehicle_id == vehicle.id).filter_map(|one| one.fields.odometer_km);
    let read: Vec<i64> = filled.chain(repaired).map(Km::get).collect();
    if vehicle.fields.kind == VehicleType::Truck {
        let mut readings = read;
        readings.push(initial);
        for freight in rows.freights.iter().filter(|one| one.fields.truck_id == vehicle.id) {
            readings.extend(read_on(rows, freight));
        }
        return readings.into_iter().max().unwrap_or_default();
    }
    assert!(read.is_empty(), "a trailer has no odometer");
    let pulled = rows.freights.iter().filter(|one| rows.pulled.contains(&(one.id, vehicle.id)));
    let completed = pulled.filter(|one| one.cancelled_on.is_none() && one.status.as_str() == "completed");
    initial + completed.map(|one| trip_km(rows, one)).sum::<i64>()
}

/// Kilometres of a freight: by odometer if these exceed its empty kilometres, else as planned.
pub fn trip_km(rows: &Rows, freight: &Freight) -> i64 {
    let (planned, empty) = (freight.fields.distance_km.get(), freight.fields.empty_km.get());
    driven_km(rows, freight).filter(|driven| *driven > empty).unwrap_or(planned + empty)
}

/// Kilometres from a freight's start to its end. Substitutes are the first reading until departure, and that of the
/// unloading of a completed freight.
pub fn driven_km(rows: &Rows, freight: &Freight) -> Option<i64> {
    let reached = reached(rows, freight);
    let first_read = reached.iter().filter(|(state, _)| *state <= 2).find_map(|(_, km)| *km);
    let completed = reached.last().is_some_and(|(state, _)| STATES[*state] == "completed");
    let unloaded = reached.iter().find(|(state, _)| completed && STATES[*state] == "unloading").and_then(|(_, km)| *km);
    let start = freight.fields.odometer_start_km.map(Km::get).or(first_read)?;
    let end = freight.fields.odometer_end_km.map(Km::get).or(unloaded)?;
    Some((end - start).max(0))
}

const STATES: [&str; 5] = ["scheduled", "loading", "in_transit", "unloading", "completed"];

/// Readings of a freight: valid ones of its timeline, and its own start and end. Without a day these count while it is
/// under way or done. Of a cancelled freight they count with their day only.
fn read_on(rows: &Rows, freight: &Freight) -> Vec<i64> {
    let reached = reached(rows, freight);
    let starts = reached.first().is_some_and(|(state, _)| *state == 1 || *state == 2);
    let ends = reached.last().is_some_and(|(state, _)| STATES[*state] == "completed");
    let has_begun = freight.status.as_str() != "scheduled" && freight.cancelled_on.is_none();
    let start = freight.fields.odometer_start_km.filter(|_| has_begun || starts);
    let end = freight.fields.odometer_end_km.filter(|_| has_begun || ends);
    let own = |index: usize, state: usize| STATES[state] == "completed" || (index == 0 && starts);
    let on_the_way = reached.iter().enumerate().filter(|(index, (state, _))| !own(*index, *state));
    on_the_way.filter_map(|(_, (_, km))| *km).chain([start, end].into_iter().flatten().map(Km::get)).collect()
}

/// States reached by a freight and not undone, each with its reading.
fn reached(rows: &Rows, freight: &Freight) -> Vec<(usize, Option<i64>)> {
    let place = |status: &str| STATES.iter().position(|one| *one == status).expect("a state");
    let mut reached: Vec<(usize, Option<i64>)> = Vec::new();
    for event in rows.events.iter().filter(|one| one.freight_id == freight.id && one.kind.as_str() == "status") {
        let (from, to) = (place(event.from_status.as_str()), place(event.to_status.as_str()));
        if to > from {
            reached.push((to, event.odometer_km.map(Km::get)));
            continue;
        }
        reached.retain(|(state, _)| *state <= to);
        // A step back to a skipped state: it was reached without a reading.
        if to > 0 && reached.last().is_none_or(|(state, _)| *state < to) {
            reached.push((to, None));
        }
    }
    reached
}
