//! Maintenance plan of each vehicle: its lines, with a forecast of the next due day and reading.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::{
    dsl::{AsSelect, auto_type},
    prelude::*,
};
use fleet::{Vehicle, VehicleStatus};
use kernel::{
    Check, Error, Instant, Km, MaintenancePlanId, MaintenanceRecordId, Now, OwnerId, Page, PageRequest, Result,
    VehicleId,
};
use maintenance::{DueForecast, LastDone, Plan, PlanFields, PlanInput, PlanRecord, PlanState};
use serde::Deserialize;
use utoipa::IntoParams;

use super::vehicle_usage::Fleet;
use crate::{
    Db, at_version,
    connection::MultiBackend,
    fleet::{fuel_log::FuelLog, vehicle},
    keyset::keyset,
    owned::{
        join_same_tenant, maintenance_fulfilments as fulfilments, maintenance_plans as plans,
        maintenance_records as records, vehicles,
    },
    prepared::id_in,
    references::Named,
    sql,
};

/// Filter of the list of plan lines.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// Only of this vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// `true`: only active lines; `false`: only the others.
    pub active: Option<bool>,
    /// Text in name or category, or in the vehicle's own search text.
    pub q: Option<String>,
}

/// Filter of the list of due plan lines.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct DueFilter {
    /// Only of this vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Only in this state.
    pub state: Option<PlanState>,
}

/// Lists the owner's plan lines; default order by name.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    now: &Now,
) -> Result<Page<PlanRecord>> {
    let mut query = rows(owner).into_boxed();
    if let Some(id) = filter.vehicle_id {
        query = query.filter(plans::vehicle_id.eq(id));
    }
    if let Some(active) = filter.active {
        query = query.filter(plans::active.eq(active));
    }
    if let Some(q) = &filter.q {
        let like = sql::containing(q);
        let of_vehicle = vehicles::search.like(like.clone()).escape('\\');
        query = query.filter(plans::search.like(like).escape('\\').or(of_vehicle));
    }
    // The search text begins with the name without accents and case, which gives the expected order.
    let page = keyset!(db, request, query => Row, (plans::id, plan.id), "name", {
        "name" => plans::search, plan.fields.search: String;
        "createdAt" => plans::created_at, plan.created_at: Instant;
    })?;
    let items = forecast(db, owner, page.items, now)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// Lists the active lines of every vehicle that is not inactive, on one page, the most urgent first.
pub fn due(db: &mut Db, owner: OwnerId, filter: &DueFilter, _: &PageRequest, now: &Now) -> Result<Page<PlanRecord>> {
    let mut query = rows(owner)
        .filter(plans::active.eq(true))
        .filter(vehicles::status.ne(VehicleStatus::Inactive))
        .order(plans::id)
        .into_boxed();
    if let Some(id) = filter.vehicle_id {
        query = query.filter(plans::vehicle_id.eq(id));
    }
    let watched: Vec<Row> = query.load(db)?;
    let mut lines = forecast(db, owner, watched, now)?;
    lines.retain(|line| filter.state.is_none_or(|state| line.due.state == state));
    Ok(Page::whole(by_urgency(lines)))
}

/// Lists the active lines of the given vehicles, the most urgent first; `log` contains the fill-ups if already loaded.
pub(crate) fn due_of(
    db: &mut Db,
    owner: OwnerId,
    vehicles: Vec<Vehicle>,
    log: Option<&FuelLog>,
    now: &Now,
) -> Result<Vec<PlanRecord>> {
    type Row = (Plan, Option<MaintenanceRecordId>, Option<NaiveDate>, Option<Km>);
    let ids: Vec<VehicleId> = vehicles.iter().map(|vehicle| vehicle.id).collect();
    let rows: Vec<Row> = plans::of(owner)
        .left_join(join_same_tenant(fulfilments::plan_id, plans::id))
        .left_join(join_same_tenant(records::id, fulfilments::record_id))
        .filter(plans::active.eq(true))
        .filter(id_in(plans::vehicle_id, ids))
        .order(plans::id)
        .select((
            Plan::as_select(),
            records::id.nullable(),
            records::done_on.nullable(),
            records::odometer_km.nullable(),
        ))
        .load(db)?;
    let mut lines: Vec<Plan> = Vec::new();
    let mut done: Done = HashMap::new();
    for (plan, record, on, km) in rows {
        if record.is_some() {
            done.entry(plan.id).or_default().push(LastDone { on, km, record });
        }
        if lines.last().is_none_or(|last| last.id != plan.id) {
            lines.push(plan);
        }
    }
    Ok(by_urgency(forecast_of(db, owner, (lines, done), (vehicles, log), now)?))
}

fn by_urgency(mut lines: Vec<PlanRecord>) -> Vec<PlanRecord> {
    // The sort is stable: lines of equal urgency remain ordered by id.
    lines.sort_by_key(|line| line.due.urgency());
    lines
}

/// Loads one line.
pub fn find(db: &mut Db, owner: OwnerId, id: MaintenancePlanId, now: &Now) -> Result<PlanRecord> {
    let row: Row = rows(owner).filter(plans::id.eq(id)).first(db)?;
    forecast(db, owner, vec![row], now)?.pop().ok_or(Error::NotFound)
}

/// A line with its vehicle.
#[derive(Debug, Queryable, Selectable)]
pub(super) struct Row {
    #[diesel(embed)]
    pub(super) plan: Plan,
    #[diesel(embed)]
    pub(super) vehicle: Vehicle,
}

/// Selects every line of an owner with its vehicle, ready to be filtered.
#[auto_type]
fn rows(owner: OwnerId) -> _ {
    let row: AsSelect<Row, MultiBackend> = Row::as_select();
    plans::of(owner).inner_join(join_same_tenant(vehicles::id, plans::vehicle_id)).select(row)
}

/// Converts the given lines to API records with forecasts, in a fixed number of queries.
pub(super) fn forecast(db: &mut Db, owner: OwnerId, rows: Vec<Row>, now: &Now) -> Result<Vec<PlanRecord>> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let (lines, mut named): (Vec<Plan>, Vec<Vehicle>) = rows.into_iter().map(|row| (row.plan, row.vehicle)).unzip();
    named.sort_by_key(|vehicle| vehicle.id);
    named.dedup_by_key(|vehicle| vehicle.id);
    let done = done_of(db, owner, &lines)?;
    forecast_of(db, owner, (lines, done), (named, None), now)
}

/// Days and km of the records that fulfilled each line.
type Done = HashMap<MaintenancePlanId, Vec<LastDone>>;

fn forecast_of(
    db: &mut Db,
    owner: OwnerId,
    (lines, mut done): (Vec<Plan>, Done),
    (named, log): (Vec<Vehicle>, Option<&FuelLog>),
    now: &Now,
) -> Result<Vec<PlanRecord>> {
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    let last: Vec<LastDone> = lines
        .iter()
        .map(|line| {
            let stated = LastDone { on: line.fields.last_done_on, km: line.fields.last_done_km, record: None };
            LastDone::latest(stated, done.remove(&line.id).unwrap_or_default())
        })
        .collect();
    let since = last.iter().filter_map(|last| last.on).min();
    let fleet = Fleet::load(db, owner, named, (since, log), now)?;
    lines.into_iter().zip(last).map(|(line, last)| with_forecast(&fleet, line, last, now.today)).collect()
}

fn with_forecast(fleet: &Fleet, plan: Plan, mut last: LastDone, today: NaiveDate) -> Result<PlanRecord> {
    let vehicle = fleet.vehicle(plan.fields.vehicle_id);
    let missing = || Error::Internal(format!("no vehicle {}", plan.fields.vehicle_id).into());
    let vehicle: &Vehicle = vehicle.ok_or_else(missing)?;
    // Records of trailers have no odometer: the towed km until then are computed from the trips.
    last.km = last.km.or_else(|| fleet.pulled_by(vehicle, last.on?));
    let due = DueForecast::of(&plan, last, fleet.usage(vehicle, today), today)?;
    Ok(PlanRecord { plate: vehicle.fields.plate.clone(), due, plan })
}

/// Loads days and km of the records that fulfilled each line.
fn done_of(db: &mut Db, owner: OwnerId, lines: &[Plan]) -> Result<Done> {
    type Row = (MaintenancePlanId, MaintenanceRecordId, NaiveDate, Option<Km>);
    let ids: Vec<MaintenancePlanId> = lines.iter().map(|line| line.id).collect();
    let rows: Vec<Row> = fulfilments::of(owner)
        .inner_join(join_same_tenant(records::id, fulfilments::record_id))
        .filter(id_in(fulfilments::plan_id, ids))
        .select((fulfilments::plan_id, records::id, records::done_on, records::odometer_km))
        .load(db)?;
    let mut done: Done = HashMap::new();
    for (plan, record, on, km) in rows {
        done.entry(plan).or_default().push(LastDone { on: Some(on), km, record: Some(record) });
    }
    Ok(done)
}

fn checked(
    db: &mut Db,
    owner: OwnerId,
    mut input: PlanInput,
    existing: Option<&Plan>,
    now: &Now,
) -> Result<PlanFields> {
    let mut check = Check::of(&mut input);
    let named = Named::Vehicle.found(&mut check, vehicle::find_many(db, owner, &[input.vehicle_id])?.pop());
    input.check_vehicle(&mut check, existing);
    input.check(check, named.map(|vehicle| vehicle.odometer_km).unwrap_or_default(), now)
}

/// Inserts a line on a vehicle's plan.
pub fn insert(db: &mut Db, owner: OwnerId, input: PlanInput, now: &Now) -> Result<PlanRecord> {
    let fields = checked(db, owner, input, None, now)?;
    let made = written(db, owner, &fields, now)?;
    find(db, owner, made.id, now)
}

pub(super) fn written(db: &mut Db, owner: OwnerId, fields: &PlanFields, now: &Now) -> Result<Plan> {
    Ok(plans::insert()
        .values((
            fields,
            plans::owner_id.eq(owner),
            plans::version.eq(1_i64),
            plans::created_at.eq(now.at),
            plans::updated_at.eq(now.at),
        ))
        .returning(sql::columns::<Plan>())
        .get_result(db)?)
}

/// Changes a line, if it has the given version.
///
/// # Errors
/// [`Error::Stale`] or [`Error::Validation`].
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: MaintenancePlanId,
    version: i64,
    input: PlanInput,
    now: &Now,
) -> Result<PlanRecord> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    let fields = checked(db, owner, input, Some(&current.plan), now)?;
    let row = plans::of(owner).filter(plans::id.eq(id));
    diesel::update(row.filter(plans::version.eq(version)))
        .set((&fields, plans::version.eq(plans::version + 1), plans::updated_at.eq(now.at)))
        .execute(db)?;
    find(db, owner, id, now)
}

/// Deletes a line of the plan. Its fulfilling records remain.
///
/// # Errors
/// [`Error::Stale`] for an outdated version.
pub fn delete(db: &mut Db, owner: OwnerId, id: MaintenancePlanId, version: Option<i64>, now: &Now) -> Result<()> {
    at_version(find(db, owner, id, now)?, version)?;
    diesel::delete(plans::of(owner).filter(plans::id.eq(id))).execute(db)?;
    Ok(())
}
