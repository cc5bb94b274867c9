//! Cross-record validation of a maintenance entry: vehicles, freights, drivers, plans and odometer readings.

use diesel::prelude::*;
use finance::{
    SourceKind,
    ledger::unlikely::{AmountOf, LAST_OWN_AMOUNTS},
};
use fleet::{
    Reading, VehicleType,
    reading::{ReadingSource, check_between, unlikely},
};
use kernel::{Cents, Check, FreightId, Km, MaintenancePlanId, Now, OwnerId, Result, VehicleId, Warning};
use maintenance::{
    MAX_PLANS, Maintenance, MaintenanceCategory, MaintenanceEntry, MaintenanceFields, MaintenanceInput, errors,
};

use crate::{
    Db,
    fleet::{odometer, vehicle},
    owned::{maintenance_plans as plans, maintenance_records as records},
    prepared::id_in,
    references::{self, Named},
    sql,
};

/// Validates an entry against the owner's vehicles, freights, drivers, plans and the truck's other odometer readings.
/// Unlikely values require a confirmation.
pub(super) fn checked(
    db: &mut Db,
    owner: OwnerId,
    mut input: MaintenanceInput,
    existing: Option<&Maintenance>,
    now: &Now,
) -> Result<MaintenanceEntry> {
    let mut check = Check::of(&mut input);
    if let Some(id) = input.freight_id
        && existing
            .is_none_or(|stored| (stored.fields.freight_id, stored.fields.vehicle_id) != (Some(id), input.vehicle_id))
    {
        check_freight(db, owner, id, input.vehicle_id, &mut check)?;
    }
    references::check_driver(db, owner, &mut check, input.driver_id)?;
    check_plans(db, owner, &input, &mut check)?;
    let mut warnings = check_vehicle(db, owner, &input, existing, &mut check, now)?;
    let confirm = input.confirm.clone().unwrap_or_default();
    let entry = input.check(check, now)?;
    let MaintenanceFields { category, total_cents, .. } = entry.fields;
    if existing.is_none_or(|was| (was.fields.category, was.fields.total_cents) != (category, total_cents)) {
        warnings.extend(AmountOf::Repair.unlikely("totalCents", total_cents, &last_totals(db, owner, category)?));
    }
    Warning::require(warnings, &confirm)?;
    Ok(entry)
}

/// Loads the totals of the last repairs of a category.
fn last_totals(db: &mut Db, owner: OwnerId, category: MaintenanceCategory) -> Result<Vec<Cents>> {
    Ok(records::of(owner)
        .filter(records::category.eq(category))
        .order((records::done_on.desc(), records::id.desc()))
        .select(records::total_cents)
        .limit(LAST_OWN_AMOUNTS)
        .load(db)?)
}

/// Notes a fault for an unknown vehicle, a trailer with an odometer, or an odometer that runs backwards. Returns
/// warnings of an unlikely reading.
fn check_vehicle(
    db: &mut Db,
    owner: OwnerId,
    input: &MaintenanceInput,
    existing: Option<&Maintenance>,
    check: &mut Check,
    now: &Now,
) -> Result<Vec<Warning>> {
    let vehicle = vehicle::find_many(db, owner, &[input.vehicle_id])?.pop();
    let Some(vehicle) = Named::Vehicle.found(check, vehicle) else {
        return Ok(Vec::new());
    };
    // A reading outside the odometer's range is refused with the entry.
    let Some(km) = input.odometer_km.filter(|km| (0..=Km::MAX_ODOMETER).contains(&km.get())) else {
        return Ok(Vec::new());
    };
    if vehicle.fields.kind == VehicleType::Trailer {
        errors::odometer_of_trailer(check);
        return Ok(Vec::new());
    }
    let reading = Reading { on: sql::day(input.done_on), km, source: ReadingSource::Maintenance };
    let own = existing.map(|stored| (SourceKind::Maintenance, stored.id.get()));
    let others = odometer::around(db, owner, vehicle.id, &now.zone, reading.on, own)?;
    check_between(check, "odometerKm", reading, &others);
    Ok(unlikely(reading, &others, vehicle.initial_odometer_km))
}

/// Notes a fault for an unknown freight, or one without the vehicle.
fn check_freight(db: &mut Db, owner: OwnerId, id: FreightId, vehicle: VehicleId, check: &mut Check) -> Result<()> {
    let Some(freight) = references::freight(db, owner, check, Some(id))? else { return Ok(()) };
    if !freight.has(db, owner, vehicle)? {
        errors::not_on_freight(check, freight.number);
    }
    Ok(())
}

/// Notes a fault for unknown plan lines, or another vehicle's.
fn check_plans(db: &mut Db, owner: OwnerId, input: &MaintenanceInput, check: &mut Check) -> Result<()> {
    let ids = input.plan_ids.as_deref().unwrap_or_default();
    // Too many are refused with the entry: an unbounded list must not reach the database.
    let count = u64::try_from(ids.len()).unwrap_or(u64::MAX);
    if !(1..=MAX_PLANS).contains(&count) {
        return Ok(());
    }
    let own: Vec<MaintenancePlanId> = plans::of(owner)
        .filter(plans::vehicle_id.eq(input.vehicle_id))
        .filter(id_in(plans::id, ids))
        .select(plans::id)
        .load(db)?;
    if ids.iter().any(|id| !own.contains(id)) {
        errors::unknown_plan(check);
    }
    Ok(())
}
