//! Fill-ups as they travel: each with those whom it names, what it has in the books and what it says of the consumption,
//! in a number of queries that depends on the vehicles alone.

use std::collections::HashMap;

use diesel::prelude::*;
use finance::Transaction;
use fleet::{
    FillUp, FuelRecord,
    fuel::{FuelNames, FuelPayment},
};
use kernel::{
    DriverId, Error, FreightId, OwnerId, Plate, Result, SourceKind, VehicleId,
    schema::{drivers, freights, vehicles},
};

use super::{consumption::measured_of, fuel_check::city_name};
use crate::{Db, finance::posting};

/// One fill-up with all that it shows.
pub(super) fn record_of(db: &mut Db, owner: OwnerId, fill_up: FillUp) -> Result<FuelRecord> {
    records(db, owner, vec![fill_up])?.pop().ok_or(Error::NotFound)
}

/// The given fill-ups with all that they show.
pub(super) fn records(db: &mut Db, owner: OwnerId, fill_ups: Vec<FillUp>) -> Result<Vec<FuelRecord>> {
    let ids: Vec<i64> = fill_ups.iter().map(|one| one.id.get()).collect();
    let books = posting::of_many(db, owner, SourceKind::Fuel, &ids)?;
    let books: HashMap<Option<i64>, Transaction> = books.into_iter().map(|one| (one.source_id, one)).collect();
    let plates = plates(db, owner, &fill_ups)?;
    let numbers = numbers(db, owner, &fill_ups)?;
    let drivers = names(db, owner, books.values().filter_map(|one| one.driver_id).collect())?;
    let measured = measured_of(db, owner, &fill_ups)?;
    let record = |one: FillUp| {
        let lost = |what: &str| Error::Internal(format!("fill-up {}: no {what}", one.id));
        let posted = books.get(&Some(one.id.get())).ok_or_else(|| lost("transaction"))?;
        let payment = FuelPayment {
            due_on: posted.due_on,
            paid_on: posted.paid_on,
            driver_id: posted.driver_id,
            paid_by_driver: posted.paid_by_driver,
        };
        let names = FuelNames {
            plate: plates.get(&one.vehicle_id).cloned().ok_or_else(|| lost("vehicle"))?,
            city: one.city_code.and_then(city_name),
            freight_number: one.freight_id.and_then(|id| numbers.get(&id).copied()),
            driver_name: posted.driver_id.and_then(|id| drivers.get(&id).cloned()),
        };
        let says = measured.get(&one.id).copied();
        Ok(FuelRecord::of(one, (posted.id, payment), names, says))
    };
    fill_ups.into_iter().map(record).collect()
}

fn plates(db: &mut Db, owner: OwnerId, fill_ups: &[FillUp]) -> Result<HashMap<VehicleId, Plate>> {
    let ids: Vec<VehicleId> = fill_ups.iter().map(|one| one.vehicle_id).collect();
    let rows: Vec<(VehicleId, Plate)> = vehicles::table
        .filter(vehicles::owner_id.eq(owner))
        .filter(vehicles::id.eq_any(ids))
        .select((vehicles::id, vehicles::plate))
        .load(db)?;
    Ok(rows.into_iter().collect())
}

fn numbers(db: &mut Db, owner: OwnerId, fill_ups: &[FillUp]) -> Result<HashMap<FreightId, i64>> {
    let ids: Vec<FreightId> = fill_ups.iter().filter_map(|one| one.freight_id).collect();
    let rows: Vec<(FreightId, i64)> = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::id.eq_any(ids))
        .select((freights::id, freights::number))
        .load(db)?;
    Ok(rows.into_iter().collect())
}

fn names(db: &mut Db, owner: OwnerId, ids: Vec<DriverId>) -> Result<HashMap<DriverId, String>> {
    let rows: Vec<(DriverId, String)> = drivers::table
        .filter(drivers::owner_id.eq(owner))
        .filter(drivers::id.eq_any(ids))
        .select((drivers::id, drivers::name))
        .load(db)?;
    Ok(rows.into_iter().collect())
}
