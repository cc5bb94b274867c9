//! Fill-ups as API records: with referenced records, posting and consumption, in a fixed number of queries per page.

use std::collections::HashMap;

use diesel::{
    dsl::{AsSelect, auto_type},
    prelude::*,
};
use finance::{SourceKind, Transaction};
use fleet::{
    FillUp, FuelRecord,
    fuel::{FuelNames, FuelPayment},
};
use freight::{City, city};
use kernel::{Error, OwnerId, Plate, Result};

use super::consumption::measured_of;
use crate::{
    Db,
    connection::MultiBackend,
    finance::posting,
    owned::{freights, fuel_records as fuel, join_same_tenant, vehicles},
};

/// A fill-up with the names of the records it references.
#[derive(Debug, Queryable, Selectable)]
pub(super) struct Row {
    #[diesel(embed)]
    pub(super) fill_up: FillUp,
    #[diesel(select_expression = vehicles::plate.nullable())]
    plate: Option<Plate>,
    #[diesel(select_expression = freights::number.nullable())]
    freight_number: Option<i64>,
}

/// Selects every fill-up of an owner with the names of the records it references, ready to be filtered.
#[auto_type]
pub(super) fn rows(owner: OwnerId) -> _ {
    let row: AsSelect<Row, MultiBackend> = Row::as_select();
    fuel::of(owner)
        .left_join(join_same_tenant(vehicles::id, fuel::vehicle_id))
        .left_join(join_same_tenant(freights::id, fuel::freight_id))
        .select(row)
}

/// Converts the given fill-ups to API records.
pub(super) fn records(db: &mut Db, owner: OwnerId, rows: Vec<Row>) -> Result<Vec<FuelRecord>> {
    let ids: Vec<i64> = rows.iter().map(|row| row.fill_up.id.get()).collect();
    let mut faces: HashMap<Option<i64>, (Transaction, Option<String>)> = HashMap::new();
    for (one, driver) in posting::with_drivers(db, owner, SourceKind::Fuel, &ids)? {
        // A partially paid fill-up is represented by its open rest, else by its last payment.
        let later = |(before, _): &(Transaction, Option<String>)| {
            before.fields.paid_on.is_some() && one.fields.paid_on.is_none_or(|on| before.fields.paid_on <= Some(on))
        };
        if faces.get(&one.source_id).is_none_or(later) {
            faces.insert(one.source_id, (one, driver));
        }
    }
    let measured = measured_of(db, owner, rows.iter().map(|row| &row.fill_up))?;
    let record = |row: Row| {
        let Row { fill_up: one, plate, freight_number } = row;
        let lost = |what: &str| Error::Internal(format!("fill-up {}: no {what}", one.id).into());
        let (posted, driver_name) = faces.remove(&Some(one.id.get())).ok_or_else(|| lost("transaction"))?;
        let payment = FuelPayment {
            due_on: posted.fields.due_on,
            paid_on: posted.fields.paid_on,
            driver_id: posted.fields.driver_id,
            paid_by_driver: posted.fields.paid_by_driver,
        };
        let called = FuelNames {
            plate: plate.ok_or_else(|| lost("vehicle"))?,
            city: one.fields.city_code.and_then(city::find).map(City::named),
            freight_number,
            driver_name,
        };
        let says = measured.get(&one.id).copied();
        Ok(FuelRecord::of(one, (posted.id, payment), called, says))
    };
    rows.into_iter().map(record).collect()
}
