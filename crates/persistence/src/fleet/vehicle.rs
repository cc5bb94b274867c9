//! Vehicles: plates are unique per owner, and a vehicle with dependent records is never deleted.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::{
    dsl::{AsSelect, auto_type},
    prelude::*,
};
use fleet::{
    DueDate, Vehicle, VehicleEntry, VehicleInput, VehicleRecord, VehicleStatus, VehicleType,
    errors::Action,
    odometer::{rebuilt, restated},
};
use kernel::{Error, Instant, Km, Now, OwnerId, Page, PageRequest, Result, VehicleId};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    change_guards::{ensure_no_history, ensure_not_in_use, ensure_not_simulated, ensure_one_vehicle},
    odometer,
};
use crate::{
    Db, at_version,
    connection::MultiBackend,
    keyset::keyset,
    owned::{insert_rows, join_same_tenant, maintenance_plans as plans, vehicle_due_dates as due_dates, vehicles},
    prepared::id_in,
    sql,
};

/// Filter of the list of vehicles.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// Only of this type.
    #[serde(rename = "type")]
    #[param(rename = "type")]
    pub kind: Option<VehicleType>,
    /// Only in this status.
    pub status: Option<VehicleStatus>,
    /// Text in plate, nickname, brand or model.
    pub q: Option<String>,
}

/// Lists the owner's vehicles; default order by plate.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    _: &Now,
) -> Result<Page<VehicleRecord>> {
    let mut query = vehicles::of(owner).select(Vehicle::as_select()).into_boxed();
    if let Some(kind) = filter.kind {
        query = query.filter(vehicles::kind.eq(kind));
    }
    if let Some(status) = filter.status {
        query = query.filter(vehicles::status.eq(status));
    }
    if let Some(q) = &filter.q {
        query = query.filter(vehicles::search.like(sql::containing(q)).escape('\\'));
    }
    let page = keyset!(db, request, query => Vehicle, (vehicles::id, id), "plate", {
        "plate" => vehicles::plate, fields.plate: String;
        "createdAt" => vehicles::created_at, created_at: Instant;
        "odometerKm" => vehicles::odometer_km, odometer_km: Km;
    })?;
    let items = records(db, owner, page.items)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

fn records(db: &mut Db, owner: OwnerId, vehicles: Vec<Vehicle>) -> Result<Vec<VehicleRecord>> {
    let ids: Vec<i64> = vehicles.iter().map(|vehicle| vehicle.id.get()).collect();
    let rows: Vec<(i64, String, NaiveDate)> = due_dates::of(owner)
        .filter(id_in(due_dates::vehicle_id, ids))
        .order((due_dates::vehicle_id, due_dates::position))
        .select((due_dates::vehicle_id, due_dates::name, due_dates::due_on))
        .load(db)?;
    let mut own: HashMap<i64, Vec<DueDate>> = HashMap::new();
    for (vehicle, name, due_on) in rows {
        own.entry(vehicle).or_default().push(DueDate { name, due_on });
    }
    let record =
        |vehicle: Vehicle| VehicleRecord { due_dates: own.remove(&vehicle.id.get()).unwrap_or_default(), vehicle };
    Ok(vehicles.into_iter().map(record).collect())
}

/// A vehicle with one of its due dates.
type Dated = (Vehicle, Option<String>, Option<NaiveDate>);

/// Selects vehicles with their due dates, ready to be filtered.
#[auto_type]
fn dated(owner: OwnerId) -> _ {
    let vehicle: AsSelect<Vehicle, MultiBackend> = Vehicle::as_select();
    vehicles::of(owner)
        .left_join(join_same_tenant(due_dates::vehicle_id, vehicles::id))
        .order((vehicles::id, due_dates::position))
        .select((vehicle, due_dates::name.nullable(), due_dates::due_on.nullable()))
}

fn with_due_dates(rows: Vec<Dated>) -> Vec<VehicleRecord> {
    let mut found: Vec<VehicleRecord> = Vec::new();
    for (vehicle, name, due_on) in rows {
        let date = name.zip(due_on).map(|(name, due_on)| DueDate { name, due_on });
        match found.last_mut().filter(|last| last.vehicle.id == vehicle.id) {
            Some(last) => last.due_dates.extend(date),
            None => found.push(VehicleRecord { vehicle, due_dates: date.into_iter().collect() }),
        }
    }
    found
}

/// Loads one vehicle.
pub fn find(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<VehicleRecord> {
    let rows: Vec<Dated> = dated(owner).filter(vehicles::id.eq(id)).load(db)?;
    with_due_dates(rows).pop().ok_or(Error::NotFound)
}

/// Loads all of the owner's vehicles, with their due dates.
pub fn all(db: &mut Db, owner: OwnerId) -> Result<Vec<VehicleRecord>> {
    Ok(with_due_dates(dated(owner).load(db)?))
}

/// Loads those of the given vehicles that the owner has.
pub fn find_many(db: &mut Db, owner: OwnerId, ids: &[VehicleId]) -> Result<Vec<Vehicle>> {
    Ok(vehicles::of(owner).filter(id_in(vehicles::id, ids)).select(Vehicle::as_select()).load(db)?)
}

/// Inserts a vehicle.
///
/// # Errors
/// [`Error::Validation`], or [`Error::Conflict`] if the owner has another vehicle with the plate (in either pattern),
/// RENAVAM or chassis.
pub fn insert(db: &mut Db, owner: OwnerId, input: VehicleInput, now: &Now) -> Result<VehicleRecord> {
    let VehicleEntry { fields, odometer_km, due_dates, .. } = input.check(None, now)?;
    ensure_one_vehicle(db, owner, &fields, None)?;
    let vehicle: Vehicle = vehicles::insert()
        .values((
            &fields,
            vehicles::owner_id.eq(owner),
            vehicles::version.eq(1_i64),
            vehicles::created_at.eq(now.at),
            vehicles::updated_at.eq(now.at),
            vehicles::initial_odometer_km.eq(odometer_km),
            vehicles::odometer_km.eq(odometer_km),
        ))
        .returning(sql::columns::<Vehicle>())
        .get_result(db)?;
    replace_due_dates(db, owner, vehicle.id, &due_dates)?;
    Ok(VehicleRecord { vehicle, due_dates })
}

/// Changes a vehicle, if it has the given version.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`], or [`Error::Confirm`] for an odometer that falls. [`Error::Conflict`] for a
/// plate, RENAVAM or chassis of another vehicle, and for deactivation during a freight.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: VehicleId,
    version: i64,
    input: VehicleInput,
    now: &Now,
) -> Result<VehicleRecord> {
    let current = at_version(find(db, owner, id)?, version)?;
    let stored = current.vehicle;
    let VehicleEntry { fields, odometer_km, due_dates, confirm } = input.check(Some(&stored), now)?;
    ensure_one_vehicle(db, owner, &fields, Some(id))?;
    if fields.status == VehicleStatus::Inactive && stored.fields.status != VehicleStatus::Inactive {
        ensure_not_in_use(db, owner, &stored, Action::Deactivate)?;
    }
    let recorded = odometer::recorded(db, owner, &stored)?;
    let initial = restated(&stored, odometer_km, recorded, &confirm)?;
    let vehicle: Vehicle =
        diesel::update(vehicles::of(owner).filter(vehicles::id.eq(id)).filter(vehicles::version.eq(version)))
            .set((
                &fields,
                vehicles::initial_odometer_km.eq(initial),
                vehicles::odometer_km.eq(rebuilt(stored.fields.kind, initial, recorded)?),
                vehicles::version.eq(vehicles::version + 1),
                vehicles::updated_at.eq(now.at),
            ))
            .returning(sql::columns::<Vehicle>())
            .get_result(db)?;
    replace_due_dates(db, owner, id, &due_dates)?;
    Ok(VehicleRecord { vehicle, due_dates })
}

/// Deletes a vehicle without records, with its maintenance plan, which is no history.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] that names the open freight or the number of simulations, or recommends
/// deactivation of a vehicle with history.
pub fn delete(db: &mut Db, owner: OwnerId, id: VehicleId, version: Option<i64>, _: &Now) -> Result<()> {
    let current = at_version(find(db, owner, id)?, version)?;
    ensure_not_in_use(db, owner, &current.vehicle, Action::Delete)?;
    ensure_no_history(db, owner, &current.vehicle)?;
    ensure_not_simulated(db, owner, &current.vehicle)?;
    diesel::delete(plans::of(owner).filter(plans::vehicle_id.eq(id))).execute(db)?;
    diesel::delete(vehicles::of(owner).filter(vehicles::id.eq(id))).execute(db)?;
    Ok(())
}

fn replace_due_dates(db: &mut Db, owner: OwnerId, id: VehicleId, dates: &[DueDate]) -> Result<()> {
    diesel::delete(due_dates::of(owner).filter(due_dates::vehicle_id.eq(id))).execute(db)?;
    let row = |(position, date): (i64, &DueDate)| {
        let of = (due_dates::owner_id.eq(owner), due_dates::vehicle_id.eq(id), due_dates::position.eq(position));
        (of, due_dates::name.eq(date.name.clone()), due_dates::due_on.eq(date.due_on))
    };
    insert_rows!(db, due_dates, (0..).zip(dates).map(row).collect::<Vec<_>>())?;
    Ok(())
}
