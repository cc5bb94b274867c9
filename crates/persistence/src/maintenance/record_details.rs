//! Maintenance records as API records: with related records, in a fixed number of queries per page.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use diesel::{
    dsl::{AsSelect, auto_type},
    prelude::*,
};
use finance::SourceKind;
use kernel::{Cents, Error, FreightId, MaintenancePlanId, MaintenanceRecordId, OwnerId, Plate, Result, VehicleId};
use maintenance::{Maintenance, MaintenanceItem, MaintenanceRecord, RecordDetails, income, record::MaintenancePayment};

use crate::{
    Db,
    connection::MultiBackend,
    finance::posting as books,
    owned::{
        freight_trailers as trailers, freights, join_same_tenant, maintenance_fulfilments as fulfilments,
        maintenance_items as items, maintenance_records as maintained, vehicles,
    },
    prepared::id_in,
};

/// A maintenance record with the names of the records it references.
#[derive(Debug, Queryable, Selectable)]
pub(super) struct Row {
    #[diesel(embed)]
    pub(super) maintenance: Maintenance,
    #[diesel(select_expression = vehicles::plate.nullable())]
    plate: Option<Plate>,
    #[diesel(select_expression = freights::number.nullable())]
    freight_number: Option<i64>,
}

/// Selects every maintenance record of an owner with the names of the records it references, ready to be filtered.
#[auto_type]
pub(super) fn rows(owner: OwnerId) -> _ {
    let row: AsSelect<Row, MultiBackend> = Row::as_select();
    maintained::of(owner)
        .left_join(join_same_tenant(vehicles::id, maintained::vehicle_id))
        .left_join(join_same_tenant(freights::id, maintained::freight_id))
        .select(row)
}

/// Values by the key to which they belong.
type By<K, V> = HashMap<K, Vec<V>>;

fn grouped<K: std::hash::Hash + Eq, V>(rows: Vec<(K, V)>) -> By<K, V> {
    let mut by: By<K, V> = HashMap::new();
    for (key, value) in rows {
        by.entry(key).or_default().push(value);
    }
    by
}

/// Converts the given rows to API records.
pub(super) fn records(db: &mut Db, owner: OwnerId, rows: Vec<Row>, today: NaiveDate) -> Result<Vec<MaintenanceRecord>> {
    let mut named = named(db, owner, &rows)?;
    rows.into_iter()
        .map(|Row { maintenance, plate, .. }| {
            let missing = || Error::Internal(format!("no vehicle {}", maintenance.fields.vehicle_id).into());
            let plate = plate.ok_or_else(missing)?;
            let details = named.remove(&maintenance.id).unwrap_or_default();
            MaintenanceRecord::of(maintenance, plate, details, today)
        })
        .collect()
}

fn named(db: &mut Db, owner: OwnerId, rows: &[Row]) -> Result<HashMap<MaintenanceRecordId, RecordDetails>> {
    let ids: Vec<i64> = rows.iter().map(|row| row.maintenance.id.get()).collect();
    let mut items = items_of(db, owner, &ids)?;
    let mut plans = plans_of(db, owner, &ids)?;
    let revenue = revenue_of(db, owner, rows)?;
    let mut named = HashMap::new();
    for Row { maintenance, freight_number, .. } in rows {
        let details = RecordDetails {
            items: items.remove(&maintenance.id).unwrap_or_default(),
            plan_ids: plans.remove(&maintenance.id).unwrap_or_default(),
            freight_number: *freight_number,
            revenue: revenue.get(&maintenance.fields.vehicle_id).cloned().unwrap_or_default(),
            ..RecordDetails::default()
        };
        named.insert(maintenance.id, details);
    }
    add_payments(db, owner, &ids, &mut named)?;
    Ok(named)
}

/// Adds the postings and the driver of each record.
fn add_payments(
    db: &mut Db,
    owner: OwnerId,
    ids: &[i64],
    named: &mut HashMap<MaintenanceRecordId, RecordDetails>,
) -> Result<()> {
    for (one, driver_name) in books::with_drivers(db, owner, SourceKind::Maintenance, ids)? {
        let Some(details) = one.source_id.and_then(|id| named.get_mut(&MaintenanceRecordId::from(id))) else {
            continue;
        };
        details.driver_id = one.fields.driver_id;
        details.driver_name = driver_name;
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
        .filter(id_in(items::record_id, ids))
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
        .filter(id_in(fulfilments::record_id, ids))
        .order((fulfilments::record_id, fulfilments::plan_id))
        .select((fulfilments::record_id, fulfilments::plan_id))
        .load(db)?;
    Ok(grouped(rows))
}

/// Loads day and gross of the begun, uncancelled freights of the vehicles with downtime; for a trailer, those on which
/// it was towed.
fn revenue_of(db: &mut Db, owner: OwnerId, rows: &[Row]) -> Result<By<VehicleId, (NaiveDate, Cents)>> {
    type Begun = (FreightId, VehicleId, Option<VehicleId>, (NaiveDate, Cents));
    let done = rows.iter().map(|row| &row.maintenance.fields);
    let stopped: Vec<_> = done.filter(|fields| fields.days_stopped.is_some_and(|days| days > 0)).collect();
    let days = || stopped.iter().map(|fields| fields.done_on);
    let (Some(from), Some(to)) = (days().min(), days().max()) else { return Ok(HashMap::new()) };
    let begun: Vec<Begun> = freights::of(owner)
        .left_join(join_same_tenant(trailers::freight_id, freights::id))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::began_on.between(income::window_start(from), to))
        .select((
            freights::id,
            freights::truck_id,
            trailers::vehicle_id.nullable(),
            (freights::began_on.assume_not_null(), freights::gross_cents),
        ))
        .load(db)?;
    let (mut seen, mut earned) = (HashSet::new(), By::new());
    for (freight, truck, trailer, revenue) in begun {
        // One row per trailer, but the truck earned the freight once.
        let truck = seen.insert(freight).then_some(truck);
        for vehicle in truck.into_iter().chain(trailer) {
            earned.entry(vehicle).or_default().push(revenue);
        }
    }
    Ok(earned)
}
