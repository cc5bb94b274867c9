//! Maintenance records: listed, found, written down, changed and deleted, with what they post, the odometer and the plans
//! they fulfil in the same transaction.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::Transaction;
use fleet::{Reading, VehicleType, reading::unlikely};
use kernel::{
    Cents, Check, DriverId, Error, FreightId, MaintenancePlanId, MaintenanceRecordId, Now, OwnerId, Page, PageRequest,
    Posting, Result, SourceKind, VehicleId, Warning,
    schema::{
        drivers, freight_trailers as trailers, freights, maintenance_fulfilments as fulfilments,
        maintenance_items as items, maintenance_plans as plans, maintenance_records as records, vehicles,
    },
};
use maintenance::{
    Maintenance, MaintenanceCategory, MaintenanceEntry, MaintenanceInput, MaintenanceItem, MaintenanceKind,
    MaintenanceRecord, posting,
};

use super::surroundings;
use crate::{
    Db,
    finance::posting as books,
    fleet::{odometer, vehicle},
    keyset::keyset,
    sql,
};

/// Which records a list shows.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only of this vehicle.
    pub vehicle: Option<VehicleId>,
    /// Only of this freight.
    pub freight: Option<FreightId>,
    /// Only on this part of the vehicle.
    pub category: Option<MaintenanceCategory>,
    /// Only what was planned, or only what had failed.
    pub kind: Option<MaintenanceKind>,
    /// Done from this day on.
    pub from: Option<NaiveDate>,
    /// Done to this day, it included.
    pub to: Option<NaiveDate>,
    /// Text in description, workshop, items, notes or category, or the vehicle's.
    pub q: Option<String>,
    /// Only what still has an item under warranty.
    pub warranty: bool,
}

/// The owner's records, the last done first unless told.
///
/// # Errors
/// [`Error::Malformed`] for an unknown order or cursor.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    today: NaiveDate,
) -> Result<Page<MaintenanceRecord>> {
    let mut query = records::table.filter(records::owner_id.eq(owner)).into_boxed();
    if let Some(id) = filter.vehicle {
        query = query.filter(records::vehicle_id.eq(id));
    }
    if let Some(id) = filter.freight {
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
        let under = items::table
            .filter(items::owner_id.eq(owner))
            .filter(items::warranty_until.ge(today))
            .select(items::record_id);
        query = query.filter(records::id.eq_any(under));
    }
    if let Some(q) = &filter.q {
        let like = sql::containing(q);
        let of_vehicle = vehicles::table
            .filter(vehicles::owner_id.eq(owner))
            .filter(vehicles::search.like(like.clone()).escape('\\'))
            .select(vehicles::id);
        query = query.filter(records::search.like(like).escape('\\').or(records::vehicle_id.eq_any(of_vehicle)));
    }
    let page = keyset!(db, request, query => Maintenance, records::id, "-doneOn", {
        "doneOn" => records::done_on, done_on: NaiveDate;
        "totalCents" => records::total_cents, total_cents: Cents;
    });
    let items = surroundings::records(db, owner, page.items, today)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// One record.
///
/// # Errors
/// [`Error::NotFound`] when the owner has no such record.
pub fn find(db: &mut Db, owner: OwnerId, id: MaintenanceRecordId, today: NaiveDate) -> Result<MaintenanceRecord> {
    let row: Maintenance = records::table.filter(records::owner_id.eq(owner)).filter(records::id.eq(id)).first(db)?;
    surroundings::records(db, owner, vec![row], today)?.pop().ok_or(Error::NotFound)
}

/// Checks an entry against the owner's vehicles, freights, drivers, plans and the truck's other odometer readings; what is
/// only unlikely is to be confirmed.
fn checked(
    db: &mut Db,
    owner: OwnerId,
    input: MaintenanceInput,
    standing: Option<&Maintenance>,
    now: &Now,
) -> Result<MaintenanceEntry> {
    let mut check = Check::new();
    if let Some(id) = input.freight_id
        && standing.is_none_or(|stands| (stands.freight_id, stands.vehicle_id) != (Some(id), input.vehicle_id))
    {
        check_freight(db, owner, id, input.vehicle_id, &mut check)?;
    }
    if let Some(id) = input.driver_id {
        check_driver(db, owner, id, &mut check)?;
    }
    check_plans(db, owner, &input, &mut check)?;
    let warnings = check_vehicle(db, owner, &input, standing, &mut check, now)?;
    let confirm = input.confirm.clone().unwrap_or_default();
    let entry = input.check(check, now)?;
    Warning::require(warnings, &confirm)?;
    Ok(entry)
}

/// Notes a vehicle that is not there and an odometer that is not its own or goes backwards; gives what of it is unlikely.
fn check_vehicle(
    db: &mut Db,
    owner: OwnerId,
    input: &MaintenanceInput,
    standing: Option<&Maintenance>,
    check: &mut Check,
    now: &Now,
) -> Result<Vec<Warning>> {
    let Some(vehicle) = vehicle::find_many(db, owner, &[input.vehicle_id])?.pop() else {
        check.fail("vehicleId", "unknown", "Este veículo não existe: escolha um da lista.");
        return Ok(Vec::new());
    };
    let Some(km) = input.odometer_km else { return Ok(Vec::new()) };
    if vehicle.kind == VehicleType::Trailer {
        let message = "Uma carreta não tem hodômetro: os km dela vêm dos fretes. Deixe em branco.";
        check.fail("odometerKm", "not_for_trailer", message);
        return Ok(Vec::new());
    }
    let reading = Reading { on: sql::day(input.done_on), km };
    let own = standing.map(|stands| (SourceKind::Maintenance, stands.id.get()));
    let others = odometer::ensure_between(db, owner, vehicle.id, &now.zone, reading, own, check)?;
    Ok(unlikely(reading, &others, vehicle.initial_odometer_km))
}

/// Notes a freight that is not there, or on which the vehicle was not.
fn check_freight(db: &mut Db, owner: OwnerId, id: FreightId, vehicle: VehicleId, check: &mut Check) -> Result<()> {
    let found: Option<(i64, VehicleId)> = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::id.eq(id))
        .select((freights::number, freights::truck_id))
        .first(db)
        .optional()?;
    let Some((number, truck)) = found else {
        check.fail("freightId", "unknown", "Este frete não existe: escolha um da lista.");
        return Ok(());
    };
    let pulled: i64 = trailers::table
        .filter(trailers::owner_id.eq(owner))
        .filter(trailers::freight_id.eq(id))
        .filter(trailers::vehicle_id.eq(vehicle))
        .count()
        .get_result(db)?;
    if truck != vehicle && pulled == 0 {
        let message = format!("Este veículo não estava no frete nº {number}: escolha outro frete ou deixe em branco.");
        check.fail("freightId", "other_vehicle", message);
    }
    Ok(())
}

fn check_driver(db: &mut Db, owner: OwnerId, id: DriverId, check: &mut Check) -> Result<()> {
    let found: Option<i64> = drivers::table
        .filter(drivers::owner_id.eq(owner))
        .filter(drivers::id.eq(id))
        .select(drivers::id)
        .first(db)
        .optional()?;
    check.ensure(found.is_some(), "driverId", "unknown", "Este motorista não existe: escolha um da lista.");
    Ok(())
}

/// Notes lines of the plan that are not there, or another vehicle's.
fn check_plans(db: &mut Db, owner: OwnerId, input: &MaintenanceInput, check: &mut Check) -> Result<()> {
    let ids = input.plan_ids.as_deref().unwrap_or_default();
    // Too many are refused with the entry: a list without end is not to reach the database.
    if ids.is_empty() || ids.len() > maintenance::MAX_PLANS {
        return Ok(());
    }
    let own: Vec<MaintenancePlanId> = plans::table
        .filter(plans::owner_id.eq(owner))
        .filter(plans::vehicle_id.eq(input.vehicle_id))
        .filter(plans::id.eq_any(ids))
        .select(plans::id)
        .load(db)?;
    let message = "Escolha itens do plano deste veículo.";
    check.ensure(ids.iter().all(|id| own.contains(id)), "planIds", "unknown", message);
    Ok(())
}

/// Writes down work done on a vehicle, and what it posts.
///
/// # Errors
/// [`Error::Validation`] with all faults, or [`Error::Confirm`] for an unlikely odometer.
pub fn insert(db: &mut Db, owner: OwnerId, input: MaintenanceInput, now: &Now) -> Result<MaintenanceRecord> {
    let entry = checked(db, owner, input, None, now)?;
    let id: MaintenanceRecordId = diesel::insert_into(records::table)
        .values((
            &entry.fields,
            records::owner_id.eq(owner),
            records::version.eq(1_i64),
            records::created_at.eq(now.at),
            records::updated_at.eq(now.at),
        ))
        .returning(records::id)
        .get_result(db)?;
    settle_around(db, owner, id, &entry, now)?;
    odometer::rebuild(db, owner, [entry.fields.vehicle_id])?;
    find(db, owner, id, now.today)
}

/// Changes a record, if it still has the given version; what it posts and the odometers follow.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`] (also where an instalment paid in the books would have to change),
/// [`Error::Confirm`], or [`Error::Conflict`] where a settlement with a driver rests on it.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: MaintenanceRecordId,
    version: i64,
    input: MaintenanceInput,
    now: &Now,
) -> Result<MaintenanceRecord> {
    let current = find(db, owner, id, now.today)?;
    crate::stale_unless(current.maintenance.version == version, &current)?;
    let entry = checked(db, owner, input, Some(&current.maintenance), now)?;
    let row = records::table.filter(records::owner_id.eq(owner)).filter(records::id.eq(id));
    diesel::update(row.filter(records::version.eq(version)))
        .set((&entry.fields, records::version.eq(records::version + 1), records::updated_at.eq(now.at)))
        .execute(db)?;
    settle_around(db, owner, id, &entry, now)?;
    odometer::rebuild(db, owner, [current.maintenance.vehicle_id, entry.fields.vehicle_id])?;
    find(db, owner, id, now.today)
}

/// Deletes a record and what it posted, paid or not.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] where a settlement with a driver rests on it.
pub fn delete(db: &mut Db, owner: OwnerId, id: MaintenanceRecordId, version: Option<i64>, now: &Now) -> Result<()> {
    let current = find(db, owner, id, now.today)?;
    crate::stale_unless(version.is_none_or(|version| version == current.maintenance.version), &current)?;
    books::keep_in_step(db, owner, (SourceKind::Maintenance, id.get()), &[], "items", now.at)?;
    diesel::delete(records::table.filter(records::owner_id.eq(owner)).filter(records::id.eq(id))).execute(db)?;
    odometer::rebuild(db, owner, [current.maintenance.vehicle_id])
}

/// Brings items, fulfilled plans and books in step with a record.
fn settle_around(
    db: &mut Db,
    owner: OwnerId,
    id: MaintenanceRecordId,
    entry: &MaintenanceEntry,
    now: &Now,
) -> Result<()> {
    replace_items(db, owner, id, &entry.items)?;
    replace_fulfilments(db, owner, id, &entry.plan_ids)?;
    let wanted = posting::wanted(entry);
    let source = (SourceKind::Maintenance, id.get());
    let standing = books::of(db, owner, source.0, source.1)?;
    ensure_instalments_kept(&standing, &wanted)?;
    let field = if standing.len() == wanted.len() { "items" } else { "installments" };
    books::keep_in_step(db, owner, source, &wanted, field, now.at)
}

/// Instalments of which one was paid in the books do not become one sum that knows nothing of it.
fn ensure_instalments_kept(standing: &[Transaction], wanted: &[Posting]) -> Result<()> {
    let paid = standing.len() > 1 && standing.iter().any(|part| part.paid_on.is_some());
    if paid && wanted.len() <= 1 {
        let message = "Já há parcelas pagas: desfaça os pagamentos no financeiro antes de mudar para uma parcela só.";
        return Err(Error::field("installments", "already_paid", message));
    }
    Ok(())
}

fn replace_items(db: &mut Db, owner: OwnerId, id: MaintenanceRecordId, all: &[MaintenanceItem]) -> Result<()> {
    diesel::delete(items::table.filter(items::owner_id.eq(owner)).filter(items::record_id.eq(id))).execute(db)?;
    for (position, item) in (0_i64..).zip(all) {
        diesel::insert_into(items::table)
            .values((item, items::owner_id.eq(owner), items::record_id.eq(id), items::position.eq(position)))
            .execute(db)?;
    }
    Ok(())
}

fn replace_fulfilments(db: &mut Db, owner: OwnerId, id: MaintenanceRecordId, ids: &[MaintenancePlanId]) -> Result<()> {
    diesel::delete(fulfilments::table.filter(fulfilments::owner_id.eq(owner)).filter(fulfilments::record_id.eq(id)))
        .execute(db)?;
    for plan in ids {
        diesel::insert_into(fulfilments::table)
            .values((fulfilments::owner_id.eq(owner), fulfilments::record_id.eq(id), fulfilments::plan_id.eq(*plan)))
            .execute(db)?;
    }
    Ok(())
}
