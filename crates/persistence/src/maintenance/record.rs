//! Maintenance records: each write updates postings, odometer and fulfilled plan lines in the same transaction.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{Posting, SourceKind, Transaction};
use kernel::{
    Cents, Error, FreightId, MaintenancePlanId, MaintenanceRecordId, Now, OwnerId, Page, PageRequest, Result, VehicleId,
};
use maintenance::{
    MaintenanceCategory, MaintenanceEntry, MaintenanceInput, MaintenanceItem, MaintenanceKind, MaintenanceRecord,
    errors, posting,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    check::checked,
    record_details::{self, Row, rows},
};
use crate::{
    Db, at_version,
    finance::posting as books,
    fleet::odometer,
    keyset::keyset,
    owned::{
        insert_rows, maintenance_fulfilments as fulfilments, maintenance_items as items,
        maintenance_records as records, vehicles,
    },
    sql,
    typed_search::Typed,
};

/// Filter of the list of maintenance records.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// Only of this vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Only of this freight.
    pub freight_id: Option<FreightId>,
    /// Only on this part of the vehicle.
    pub category: Option<MaintenanceCategory>,
    /// Only preventive or only corrective work.
    pub kind: Option<MaintenanceKind>,
    /// Done from this day on.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// Done to this day, inclusive.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
    /// Text in description, workshop, items, notes or category, or in the vehicle's own search text; the total
    /// (`1995` is R$ 1.995,00 to R$ 1.995,99), or the month (`março`, `03/2026`).
    pub q: Option<String>,
    /// `true`: only records with an item still under warranty.
    #[serde(default)]
    pub warranty: bool,
}

/// Lists the owner's records; default order last done first.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    now: &Now,
) -> Result<Page<MaintenanceRecord>> {
    let mut query = rows(owner).into_boxed();
    if let Some(id) = filter.vehicle_id {
        query = query.filter(records::vehicle_id.eq(id));
    }
    if let Some(id) = filter.freight_id {
        query = query.filter(records::freight_id.eq(id));
    }
    if let Some(category) = filter.category {
        query = query.filter(records::category.eq(category));
    }
    if let Some(kind) = filter.kind {
        query = query.filter(records::kind.eq(kind));
    }
    if let Some(from) = filter.from {
        query = query.filter(records::done_on.ge(sql::day(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(records::done_on.le(sql::day(to)));
    }
    if filter.warranty {
        let under = items::of(owner).filter(items::warranty_until.ge(now.today)).select(items::record_id);
        query = query.filter(records::id.eq_any(under));
    }
    if let Some(q) = &filter.q {
        let like = sql::containing(q);
        let Typed { cents: (least, most), month } = Typed::of(q);
        query = query.filter(
            records::search
                .like(like.clone())
                .escape('\\')
                .or(vehicles::search.like(like).escape('\\'))
                .or(records::total_cents.between(least, most))
                .or(sql::month("maintenance_records.done_on").like(month)),
        );
    }
    let page = keyset!(db, request, query => Row, (records::id, maintenance.id), "-doneOn", {
        "doneOn" => records::done_on, maintenance.fields.done_on: NaiveDate;
        "totalCents" => records::total_cents, maintenance.fields.total_cents: Cents;
    })?;
    let items = record_details::records(db, owner, page.items, now.today)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// Loads one record.
pub fn find(db: &mut Db, owner: OwnerId, id: MaintenanceRecordId, now: &Now) -> Result<MaintenanceRecord> {
    let row: Row = rows(owner).filter(records::id.eq(id)).first(db)?;
    record_details::records(db, owner, vec![row], now.today)?.pop().ok_or(Error::NotFound)
}

/// Inserts work done on a vehicle, and its postings.
///
/// # Errors
/// [`Error::Validation`] with all faults, or [`Error::Confirm`] for an unlikely odometer or total.
pub fn insert(db: &mut Db, owner: OwnerId, input: MaintenanceInput, now: &Now) -> Result<MaintenanceRecord> {
    let entry = checked(db, owner, input, None, now)?;
    let id: MaintenanceRecordId = records::insert()
        .values((
            &entry.fields,
            records::owner_id.eq(owner),
            records::version.eq(1_i64),
            records::created_at.eq(now.at),
            records::updated_at.eq(now.at),
        ))
        .returning(records::id)
        .get_result(db)?;
    synchronise_related(db, owner, id, &entry, now)?;
    odometer::rebuild(db, owner, [entry.fields.vehicle_id])?;
    find(db, owner, id, now)
}

/// Changes a record, if it has the given version; its postings and the odometers follow.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`] (also if a paid instalment would have to change), or [`Error::Confirm`].
/// [`Error::Conflict`] if a settlement with a driver depends on it.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: MaintenanceRecordId,
    version: i64,
    input: MaintenanceInput,
    now: &Now,
) -> Result<MaintenanceRecord> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    let entry = checked(db, owner, input, Some(&current.maintenance), now)?;
    let row = records::of(owner).filter(records::id.eq(id));
    diesel::update(row.filter(records::version.eq(version)))
        .set((&entry.fields, records::version.eq(records::version + 1), records::updated_at.eq(now.at)))
        .execute(db)?;
    synchronise_related(db, owner, id, &entry, now)?;
    odometer::rebuild(db, owner, [current.maintenance.fields.vehicle_id, entry.fields.vehicle_id])?;
    find(db, owner, id, now)
}

/// Deletes a record and its postings, paid or not.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] if a settlement with a driver depends on it.
pub fn delete(db: &mut Db, owner: OwnerId, id: MaintenanceRecordId, version: Option<i64>, now: &Now) -> Result<()> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    books::sync_postings(db, owner, (SourceKind::Maintenance, id.get()), &[], now.at)?;
    diesel::delete(records::of(owner).filter(records::id.eq(id))).execute(db)?;
    odometer::rebuild(db, owner, [current.maintenance.fields.vehicle_id])
}

/// Synchronises items, fulfilled plan lines and postings with a record.
fn synchronise_related(
    db: &mut Db,
    owner: OwnerId,
    id: MaintenanceRecordId,
    entry: &MaintenanceEntry,
    now: &Now,
) -> Result<()> {
    replace_items(db, owner, id, &entry.items)?;
    replace_fulfilments(db, owner, id, &entry.plan_ids)?;
    let mut wanted = posting::wanted(entry);
    let source = (SourceKind::Maintenance, id.get());
    let stored = books::of(db, owner, source.0, source.1)?;
    ensure_instalments_kept(&stored, &wanted)?;
    if parts(&stored) != wanted.len() {
        wanted.iter_mut().for_each(|part| part.field = "installments");
    }
    books::sync_postings(db, owner, source, &wanted, now.at)
}

/// Counts the instalments, each once regardless of partial payments.
fn parts(stored: &[Transaction]) -> usize {
    stored.iter().map(|part| part.installment).collect::<BTreeSet<_>>().len()
}

/// Checks that instalments with a payment are not replaced by one sum, which would lose the payment.
fn ensure_instalments_kept(stored: &[Transaction], wanted: &[Posting]) -> Result<()> {
    let paid = parts(stored) > 1 && stored.iter().any(|part| part.fields.paid_on.is_some());
    if paid && wanted.len() <= 1 {
        return Err(errors::instalment_paid());
    }
    Ok(())
}

fn replace_items(db: &mut Db, owner: OwnerId, id: MaintenanceRecordId, all: &[MaintenanceItem]) -> Result<()> {
    diesel::delete(items::of(owner).filter(items::record_id.eq(id))).execute(db)?;
    let row =
        |(position, item)| (item, items::owner_id.eq(owner), items::record_id.eq(id), items::position.eq(position));
    insert_rows!(db, items, (0_i64..).zip(all).map(row).collect::<Vec<_>>())?;
    Ok(())
}

fn replace_fulfilments(db: &mut Db, owner: OwnerId, id: MaintenanceRecordId, ids: &[MaintenancePlanId]) -> Result<()> {
    diesel::delete(fulfilments::of(owner).filter(fulfilments::record_id.eq(id))).execute(db)?;
    let row = |plan| (fulfilments::owner_id.eq(owner), fulfilments::record_id.eq(id), fulfilments::plan_id.eq(plan));
    insert_rows!(db, fulfilments, ids.iter().map(row).collect::<Vec<_>>())?;
    Ok(())
}
