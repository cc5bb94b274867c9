//! Maintenance records as the API returns them: each with its related records, in a fixed number of queries.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::SourceKind;
use kernel::{Cents, Error, MaintenancePlanId, MaintenanceRecordId, OwnerId, Result, VehicleId};
use maintenance::{Maintenance, MaintenanceItem, MaintenanceRecord, RecordDetails, income, record::MaintenancePayment};

use crate::{
    Db,
    finance::posting as books,
    owned::{
        freight_trailers as trailers, freights, maintenance_fulfilments as fulfilments, maintenance_items as items,
        tied,
    },
    prepared::one_of,
    record_names,
};

/// Values by the key to which they belong.
type By<K, V> = HashMap<K, Vec<V>>;

fn grouped<K: std::hash::Hash + Eq, V>(rows: Vec<(K, V)>) -> By<K, V> {
    let mut by: By<K, V> = HashMap::new();
    for (key, value) in rows {
        by.entry(key).or_default().push(value);
    }
    by
}

/// Makes the records of the given rows.
pub(super) fn records(
    db: &mut Db,
    owner: OwnerId,
    rows: Vec<Maintenance>,
    today: NaiveDate,
) -> Result<Vec<MaintenanceRecord>> {
    let plates = record_names::plates(db, owner, rows.iter().map(|row| row.fields.vehicle_id))?;
    let mut named = named(db, owner, &rows)?;
    rows.into_iter()
        .map(|row| {
            let plate = plates.get(&row.fields.vehicle_id).cloned();
            let plate = plate.ok_or_else(|| Error::Internal(format!("no vehicle {}", row.fields.vehicle_id).into()))?;
            let details = named.remove(&row.id).unwrap_or_default();
            MaintenanceRecord::of(row, plate, details, today)
        })
        .collect()
}

fn named(db: &mut Db, owner: OwnerId, rows: &[Maintenance]) -> Result<HashMap<MaintenanceRecordId, RecordDetails>> {
    let ids: Vec<i64> = rows.iter().map(|row| row.id.get()).collect();
    let mut items = items_of(db, owner, &ids)?;
    let mut plans = plans_of(db, owner, &ids)?;
    let numbers = record_names::freight_numbers(db, owner, rows.iter().filter_map(|row| row.fields.freight_id))?;
    let revenue = revenue_of(db, owner, rows)?;
    let mut named = HashMap::new();
    for row in rows {
        let details = RecordDetails {
            items: items.remove(&row.id).unwrap_or_default(),
            plan_ids: plans.remove(&row.id).unwrap_or_default(),
            freight_number: row.fields.freight_id.and_then(|id| numbers.get(&id).copied()),
            revenue: revenue.get(&row.fields.vehicle_id).cloned().unwrap_or_default(),
            ..RecordDetails::default()
        };
        named.insert(row.id, details);
    }
    add_payments(db, owner, &ids, &mut named)?;
    Ok(named)
}

/// Adds the postings of the records, and the driver concerned.
fn add_payments(
    db: &mut Db,
    owner: OwnerId,
    ids: &[i64],
    named: &mut HashMap<MaintenanceRecordId, RecordDetails>,
) -> Result<()> {
    let posted = books::of_many(db, owner, SourceKind::Maintenance, ids)?;
    let names = record_names::driver_names(db, owner, posted.iter().filter_map(|one| one.fields.driver_id))?;
    for one in posted {
        let Some(details) = one.source_id.and_then(|id| named.get_mut(&MaintenanceRecordId::from(id))) else {
            continue;
        };
        details.driver_id = one.fields.driver_id;
        details.driver_name = one.fields.driver_id.and_then(|id| names.get(&id).cloned());
        details.paid_by_driver = one.fields.paid_by_driver;
        details.payments.push(MaintenancePayment {
            transaction_id: one.id,
            installment: one.installment,
            amount_cents: one.fields.amount_cents,
            due_on: one.fields.due_on,
            paid_on: one.fields.paid_on,
        });
    }
    Ok(())
}

fn items_of(db: &mut Db, owner: OwnerId, ids: &[i64]) -> Result<By<MaintenanceRecordId, MaintenanceItem>> {
    let rows: Vec<(MaintenanceRecordId, MaintenanceItem)> = items::of(owner)
        .filter(one_of(items::record_id, ids))
        .order((items::record_id, items::position))
        .select((
            items::record_id,
            (
                items::kind,
                items::description,
                items::quantity_thousandths,
                items::unit_price_cents,
                items::total_cents,
                items::warranty_until,
            ),
        ))
        .load(db)?;
    Ok(grouped(rows))
}

fn plans_of(db: &mut Db, owner: OwnerId, ids: &[i64]) -> Result<By<MaintenanceRecordId, MaintenancePlanId>> {
    let rows: Vec<(MaintenanceRecordId, MaintenancePlanId)> = fulfilments::of(owner)
        .filter(one_of(fulfilments::record_id, ids))
        .order((fulfilments::record_id, fulfilments::plan_id))
        .select((fulfilments::record_id, fulfilments::plan_id))
        .load(db)?;
    Ok(grouped(rows))
}

/// Loads day and gross of the freights that have begun and are not cancelled, by the vehicles that stood still: for a
/// trailer, those on which it was pulled.
fn revenue_of(db: &mut Db, owner: OwnerId, rows: &[Maintenance]) -> Result<By<VehicleId, (NaiveDate, Cents)>> {
    let stood = || rows.iter().filter(|row| row.fields.days_stopped.is_some_and(|days| days > 0));
    let (Some(from), Some(to)) =
        (stood().map(|row| row.fields.done_on).min(), stood().map(|row| row.fields.done_on).max())
    else {
        return Ok(HashMap::new());
    };
    let ids: Vec<VehicleId> = stood().map(|row| row.fields.vehicle_id).collect();
    let begun = freights::of(owner)
        .filter(freights::cancelled_on.is_null())
        .filter(freights::began_on.between(income::window_start(from), to));
    let mut earned: Vec<(VehicleId, (NaiveDate, Cents))> = begun
        .filter(one_of(freights::truck_id, &ids))
        .select((freights::truck_id, (freights::began_on.assume_not_null(), freights::gross_cents)))
        .load(db)?;
    let pulled: Vec<(VehicleId, (NaiveDate, Cents))> = begun
        .inner_join(tied(trailers::freight_id, freights::id))
        .filter(one_of(trailers::vehicle_id, &ids))
        .select((trailers::vehicle_id, (freights::began_on.assume_not_null(), freights::gross_cents)))
        .load(db)?;
    earned.extend(pulled);
    Ok(grouped(earned))
}
