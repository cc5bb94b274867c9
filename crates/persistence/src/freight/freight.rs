//! Freights: each write synchronises postings and odometers in the same transaction.

use diesel::prelude::*;
use freight::{Freight, FreightEntry, FreightInput, FreightRecord, FreightStatus, Timeline, errors::Action};
use kernel::{Check, DriverId, FreightId, Now, OwnerId, Result, VehicleId, Warning};
use rates::MinimumTable;

use super::{
    change_guards,
    composition::{combine, ensure_not_lone_tractor},
    driver, minimum, odometer_check, simulation_record, timeline,
    unlikely::{self, Resources},
};
pub use super::{
    list::{Filter, list, summary},
    record::find,
};
use crate::{
    Db, at_version,
    finance::freight_posting,
    fleet::odometer,
    owned::{freight_trailers as trailers, freights, insert_rows, transactions},
    references::check_client,
    sequence, sql,
};

/// Validates a freight against the owner's vehicles, clients and drivers, its timeline and the truck's other records.
/// `existing` is the stored freight with its timeline, for a change.
fn checked(
    db: &mut Db,
    owner: OwnerId,
    mut input: FreightInput,
    existing: Option<(&FreightRecord, &Timeline)>,
    now: &Now,
) -> Result<FreightEntry> {
    let mut check = Check::of(&mut input);
    let kept = existing.map(|(current, _)| vehicles_of(current)).unwrap_or_default();
    let combined = combine(db, owner, &mut check, input.truck_id, &input.trailer_ids, &kept)?;
    let axles = combined.map(|combined| combined.axles);
    if !existing.is_some_and(|(current, _)| pulls_as_before(current, &input, axles)) {
        ensure_not_lone_tractor(&mut check, combined, input.minimum_table, input.axles);
    }
    check_client(db, owner, &mut check, input.client_id)?;
    driver::check(db, owner, &mut check, input.driver_id, existing.and_then(|(current, _)| driver_of(current)))?;
    if let Some((current, timeline)) = existing {
        timeline.check_odometers(&mut check, input.odometer_start_km, input.odometer_end_km);
        odometer_check::check_edit(db, &current.freight, &input, timeline, &mut check, now)?;
    }
    let confirm = input.confirm.take().unwrap_or_default();
    let mut entry = input.check(check, axles)?;
    if let Some((current, _)) = existing.filter(|(current, _)| entry.keeps_advance_of(current)) {
        // From now on the advance is a fixed amount: a share of another price would change it.
        (entry.fields.advance_cents, entry.fields.advance_bps) = (current.freight.fields.advance_cents, None);
    }
    let existing = existing.map(|(current, _)| (&current.freight, resources_of(current)));
    Warning::require(unlikely::of_entry(db, owner, &entry, existing, now)?, &confirm)?;
    Ok(entry)
}

/// Returns the vehicles and the driver of a freight.
pub(super) fn resources_of(freight: &FreightRecord) -> Resources<'_> {
    Resources { truck: freight.freight.fields.truck_id, trailers: &freight.trailer_ids, driver: driver_of(freight) }
}

fn vehicles_of(freight: &FreightRecord) -> Vec<VehicleId> {
    freight.trailer_ids.iter().copied().chain([freight.freight.fields.truck_id]).collect()
}

/// Returns true for a change that leaves vehicles, axles and table as they are. Freights of lone tractors stored before
/// these were refused remain editable otherwise.
fn pulls_as_before(current: &FreightRecord, input: &FreightInput, axles: Option<i64>) -> bool {
    let FreightRecord { freight, trailer_ids, .. } = current;
    freight.fields.truck_id == input.truck_id
        && *trailer_ids == input.trailer_ids
        && Some(freight.fields.axles) == input.axles.or(axles)
        && freight.fields.minimum_table == input.minimum_table.unwrap_or(MinimumTable::A)
}

fn driver_of(freight: &FreightRecord) -> Option<DriverId> {
    freight.driver.as_ref().map(|driver| driver.id)
}

/// Inserts a freight as scheduled, with its number and its postings.
///
/// # Errors
/// [`kernel::Error::Validation`] with all faults, or [`kernel::Error::Confirm`] for an unlikely price, and for a
/// vehicle or driver on another freight on the same days.
pub fn insert(db: &mut Db, owner: OwnerId, input: FreightInput, now: &Now) -> Result<FreightRecord> {
    let FreightEntry { fields, trailer_ids, driver_id } = checked(db, owner, input, None, now)?;
    let number = sequence::next(db, owner, "freight")?;
    let freight: Freight = freights::insert()
        .values((
            &fields,
            freights::owner_id.eq(owner),
            freights::version.eq(1_i64),
            freights::created_at.eq(now.at),
            freights::updated_at.eq(now.at),
            freights::number.eq(number),
            freights::status.eq(FreightStatus::Scheduled),
            freights::driven_km.eq(Timeline::default().driven(fields.odometer_start_km, fields.odometer_end_km)),
        ))
        .returning(sql::columns::<Freight>())
        .get_result(db)?;
    replace_trailers(db, owner, freight.id, &trailer_ids)?;
    driver::replace(db, owner, freight.id, driver_id)?;
    minimum::ensure_stored(db, &freight)?;
    freight_posting::sync_postings(db, &freight, now.at)?;
    odometer::rebuild(db, owner, [freight.fields.truck_id])?;
    find(db, owner, freight.id, now)
}

/// Changes a freight, if it has the given version; its postings and odometers follow.
///
/// # Errors
/// [`kernel::Error::Stale`], or [`kernel::Error::Validation`] (also if a received amount would have to change).
/// [`kernel::Error::Confirm`] for newly unlikely values. [`kernel::Error::Conflict`] for a cancelled freight, and for
/// values on which a settlement depends.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: i64,
    input: FreightInput,
    now: &Now,
) -> Result<FreightRecord> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    current.freight.ensure_not_cancelled()?;
    let before = vehicles_of(&current);
    let timeline = Timeline::of(&timeline::events_of(db, owner, id)?);
    let entry = checked(db, owner, input, Some((&current, &timeline)), now)?;
    change_guards::ensure_may_become(db, &current, &entry)?;
    let FreightEntry { fields, trailer_ids, driver_id } = entry;
    let row = freights::of(owner).filter(freights::id.eq(id));
    // Another origin may have another time zone.
    let moved = Freight { fields: fields.clone(), ..current.freight.clone() };
    let began_on = moved.begun_by(&timeline);
    let freight: Freight = diesel::update(row.filter(freights::version.eq(version)))
        .set((
            &fields,
            freights::began_on.eq(began_on),
            freights::driven_km.eq(moved.driven_by(&timeline)),
            freights::version.eq(freights::version + 1),
            freights::updated_at.eq(now.at),
        ))
        .returning(sql::columns::<Freight>())
        .get_result(db)?;
    replace_trailers(db, owner, id, &trailer_ids)?;
    driver::replace(db, owner, id, driver_id)?;
    minimum::ensure_stored(db, &freight)?;
    if freight.fields.truck_id != current.freight.fields.truck_id {
        freight_posting::follow_truck(db, &freight, current.freight.fields.truck_id, now.at)?;
    }
    freight_posting::sync_postings(db, &freight, now.at)?;
    let after = trailer_ids.into_iter().chain([freight.fields.truck_id]);
    odometer::rebuild(db, owner, before.into_iter().chain(after))?;
    find(db, owner, id, now)
}

/// Deletes a freight without dependent records: receipts, expenses, advances, fill-ups, repairs or a settlement. Its
/// simulation, if any, may be converted again.
///
/// # Errors
/// [`kernel::Error::Stale`], or [`kernel::Error::Conflict`] that recommends cancelling it, or names the settlement.
pub fn delete(db: &mut Db, owner: OwnerId, id: FreightId, version: Option<i64>, now: &Now) -> Result<()> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    change_guards::ensure_unsettled(db, &current.freight, Action::Delete)?;
    change_guards::ensure_no_history(db, &current.freight)?;
    simulation_record::free(db, owner, id, now.at)?;
    diesel::delete(transactions::of(owner).filter(transactions::freight_id.eq(id))).execute(db)?;
    diesel::delete(freights::of(owner).filter(freights::id.eq(id))).execute(db)?;
    odometer::rebuild(db, owner, current.trailer_ids.into_iter().chain([current.freight.fields.truck_id]))
}

fn replace_trailers(db: &mut Db, owner: OwnerId, id: FreightId, vehicles: &[VehicleId]) -> Result<()> {
    diesel::delete(trailers::of(owner).filter(trailers::freight_id.eq(id))).execute(db)?;
    let row = |(position, vehicle)| {
        let of = (trailers::owner_id.eq(owner), trailers::freight_id.eq(id));
        (of, trailers::position.eq(position), trailers::vehicle_id.eq(vehicle))
    };
    insert_rows!(db, trailers, (0_i64..).zip(vehicles).map(row).collect::<Vec<_>>())?;
    Ok(())
}
