//! Fill-ups as the API returns them: each with the records that it names, its posting and its consumption, in a number
//! of queries that depends on the vehicles alone.

use std::collections::HashMap;

use finance::{SourceKind, Transaction};
use fleet::{
    FillUp, FuelRecord,
    fuel::{FuelNames, FuelPayment},
};
use freight::{City, city};
use kernel::{Error, OwnerId, Result};

use super::consumption::measured_of;
use crate::{Db, finance::posting, record_names};

/// Makes the record of one fill-up.
pub(super) fn record_of(db: &mut Db, owner: OwnerId, fill_up: FillUp) -> Result<FuelRecord> {
    records(db, owner, vec![fill_up])?.pop().ok_or(Error::NotFound)
}

/// Makes the records of the given fill-ups.
pub(super) fn records(db: &mut Db, owner: OwnerId, fill_ups: Vec<FillUp>) -> Result<Vec<FuelRecord>> {
    let ids: Vec<i64> = fill_ups.iter().map(|one| one.id.get()).collect();
    let books = posting::of_many(db, owner, SourceKind::Fuel, &ids)?;
    let mut faces: HashMap<Option<i64>, Transaction> = HashMap::new();
    for one in books {
        // A fill-up paid in part is represented by its open rest, else by its last payment.
        let later = |before: &Transaction| {
            before.fields.paid_on.is_some() && one.fields.paid_on.is_none_or(|on| before.fields.paid_on <= Some(on))
        };
        if faces.get(&one.source_id).is_none_or(later) {
            faces.insert(one.source_id, one);
        }
    }
    let books = faces;
    let plates = record_names::plates(db, owner, fill_ups.iter().map(|one| one.fields.vehicle_id))?;
    let numbers = record_names::freight_numbers(db, owner, fill_ups.iter().filter_map(|one| one.fields.freight_id))?;
    let drivers = record_names::driver_names(db, owner, books.values().filter_map(|one| one.fields.driver_id))?;
    let measured = measured_of(db, owner, &fill_ups)?;
    let record = |one: FillUp| {
        let lost = |what: &str| Error::Internal(format!("fill-up {}: no {what}", one.id).into());
        let posted = books.get(&Some(one.id.get())).ok_or_else(|| lost("transaction"))?;
        let payment = FuelPayment {
            due_on: posted.fields.due_on,
            paid_on: posted.fields.paid_on,
            driver_id: posted.fields.driver_id,
            paid_by_driver: posted.fields.paid_by_driver,
        };
        let called = FuelNames {
            plate: plates.get(&one.fields.vehicle_id).cloned().ok_or_else(|| lost("vehicle"))?,
            city: one.fields.city_code.and_then(city::find).map(City::named),
            freight_number: one.fields.freight_id.and_then(|id| numbers.get(&id).copied()),
            driver_name: posted.fields.driver_id.and_then(|id| drivers.get(&id).cloned()),
        };
        let says = measured.get(&one.id).copied();
        Ok(FuelRecord::of(one, (posted.id, payment), called, says))
    };
    fill_ups.into_iter().map(record).collect()
}
