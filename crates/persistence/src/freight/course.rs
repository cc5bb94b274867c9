//! The course of a freight: its states and timeline, falling through and being taken up again.

use chrono::NaiveDate;
use diesel::prelude::*;
use fleet::{Papers, VehicleStatus, due::start_warnings};
use freight::{
    Cancellation, Freight, FreightEvent, FreightRecord, FreightStatus, NewFreightEvent, StatusChange, Timeline, state,
};
use kernel::{Error, FreightId, Instant, Now, OwnerId, Page, PageRequest, Result, Warning};

use super::{driver, freight as freight_rows, hold, posting, reading, record};
use crate::{
    Db, at_version,
    fleet::odometer,
    keyset::keyset,
    owned::{freight_events as events, freights},
    sql,
};

/// The timeline of a freight, the oldest entry first unless told.
pub fn events(db: &mut Db, owner: OwnerId, id: FreightId, request: &PageRequest) -> Result<Page<FreightEvent>> {
    freight_rows::row(db, owner, id)?;
    let query = events::of(owner).filter(events::freight_id.eq(id)).into_boxed();
    keyset!(db, request, query => FreightEvent, (events::id, id), "id", { "id" => events::id, id: i64 })
}

pub(super) fn events_of(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Vec<FreightEvent>> {
    let of_freight = events::of(owner).filter(events::freight_id.eq(id));
    Ok(of_freight.order(events::id).load(db)?)
}

fn insert_event(db: &mut Db, freight: &Freight, event: &NewFreightEvent, at: Instant) -> Result<()> {
    events::insert()
        .values((
            event,
            events::owner_id.eq(freight.owner_id),
            events::freight_id.eq(freight.id),
            events::created_at.eq(at),
        ))
        .execute(db)?;
    Ok(())
}

/// Moves a freight to another state. Leaving `scheduled` with papers expired or about to expire, as seen from the day of
/// leaving at the origin, wants a confirmation:
/// the driver's where the freight has one, else the owner's `papers`. So does a reading far from the truck's others.
///
/// # Errors
/// [`kernel::Error::Conflict`] for an illegal move or a settled freight that would leave `completed`,
/// [`kernel::Error::Validation`], or [`kernel::Error::Confirm`].
pub fn change_status(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: Option<i64>,
    mut change: StatusChange,
    papers: Papers,
    now: &Now,
) -> Result<FreightRecord> {
    let current = at_version(freight_rows::find(db, owner, id, now)?, version)?;
    let events = events_of(db, owner, id)?;
    let confirm = change.confirm.take().unwrap_or_default();
    let moved = state::move_to(&current.freight, &events, change, now)?;
    let vehicles = freight_rows::vehicles_named(db, owner, current.freight.fields.truck_id, &current.trailer_ids)?;
    let truck = vehicles.iter().find(|vehicle| vehicle.id == current.freight.fields.truck_id);
    let mut warnings = reading::check_move(db, &current.freight, truck, &events, &moved, now)?;
    if current.freight.status.starts(moved.status) {
        let papers = driver::papers(db, owner, current.driver.as_ref(), papers)?;
        let zone = current.origin_city.zone();
        let started_on = moved.event.occurred_at.day_in(&zone);
        warnings.extend(start_warnings(&vehicles, papers, started_on, now.at.day_in(&zone)));
    }
    Warning::require(warnings, &confirm)?;
    if current.freight.status == FreightStatus::Completed {
        hold::ensure_unsettled(db, &current.freight, "continua concluído")?;
    }
    if !current.freight.is_open() {
        ensure_vehicles_in_use(db, &current, owner)?;
    }
    let row = freights::of(owner).filter(freights::id.eq(id));
    diesel::update(row.filter(freights::version.eq(current.freight.version)))
        .set((
            freights::status.eq(moved.status),
            freights::odometer_start_km.eq(moved.odometer_start_km),
            freights::odometer_end_km.eq(moved.odometer_end_km),
            freights::version.eq(freights::version + 1),
            freights::updated_at.eq(now.at),
        ))
        .execute(db)?;
    insert_event(db, &current.freight, &moved.event, now.at)?;
    begin(db, owner, id, now.at)?;
    odometer::rebuild(db, owner, current.trailer_ids.into_iter().chain([current.freight.fields.truck_id]))?;
    freight_rows::find(db, owner, id, now)
}

/// Keeps the day on which a freight began by its timeline, and what it has in the books follows.
fn begin(db: &mut Db, owner: OwnerId, id: FreightId, at: Instant) -> Result<()> {
    let freight = freight_rows::row(db, owner, id)?;
    let began_on = freight.begun_by(&Timeline::of(&events_of(db, owner, id)?));
    if began_on == freight.began_on {
        return Ok(());
    }
    diesel::update(freights::of(owner).filter(freights::id.eq(id))).set(freights::began_on.eq(began_on)).execute(db)?;
    posting::keep_in_step(db, &Freight { began_on, ..freight }, at)
}

/// Marks a freight as fallen through: what was not yet paid leaves the books, what was received stays.
///
/// # Errors
/// [`kernel::Error::Conflict`] when it is cancelled already or settled, or [`kernel::Error::Validation`].
pub fn cancel(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: Option<i64>,
    cancellation: Cancellation,
    now: &Now,
) -> Result<FreightRecord> {
    let current = at_version(freight_rows::find(db, owner, id, now)?, version)?.freight;
    let cancelled = state::cancel(&current, cancellation, now)?;
    hold::ensure_unsettled(db, &current, "não pode ser cancelado")?;
    mark(db, &current, Some((cancelled.cancelled_on, &cancelled.cancel_reason)), &cancelled.event, now)
}

/// Takes a cancelled freight up again: what it posts is back in the books.
///
/// # Errors
/// [`kernel::Error::Conflict`] when it is not cancelled.
pub fn reopen(db: &mut Db, owner: OwnerId, id: FreightId, version: Option<i64>, now: &Now) -> Result<FreightRecord> {
    let current = at_version(freight_rows::find(db, owner, id, now)?, version)?;
    let event = state::reopen(&current.freight, now)?;
    ensure_vehicles_in_use(db, &current, owner)?;
    mark(db, &current.freight, None, &event, now)
}

/// A freight that becomes open again wants vehicles that are in use, as a new one does.
fn ensure_vehicles_in_use(db: &mut Db, record: &FreightRecord, owner: OwnerId) -> Result<()> {
    let vehicles = freight_rows::vehicles_named(db, owner, record.freight.fields.truck_id, &record.trailer_ids)?;
    let idle = vehicles.iter().find(|vehicle| vehicle.fields.status == VehicleStatus::Inactive);
    idle.map_or(Ok(()), |vehicle| {
        let detail = format!("{} está inativo: ative o veículo antes de reabrir o frete.", vehicle.fields.plate);
        Err(Error::conflict("vehicle_inactive", detail))
    })
}

fn mark(
    db: &mut Db,
    current: &Freight,
    cancelled: Option<(NaiveDate, &str)>,
    event: &NewFreightEvent,
    now: &Now,
) -> Result<FreightRecord> {
    let (owner, id) = (current.owner_id, current.id);
    let row = freights::of(owner).filter(freights::id.eq(id));
    let freight: Freight = diesel::update(row.filter(freights::version.eq(current.version)))
        .set((
            freights::cancelled_on.eq(cancelled.map(|(day, _)| day)),
            freights::cancel_reason.eq(cancelled.map(|(_, reason)| reason)),
            freights::version.eq(freights::version + 1),
            freights::updated_at.eq(now.at),
        ))
        .returning(sql::columns::<Freight>())
        .get_result(db)?;
    insert_event(db, &freight, event, now.at)?;
    posting::keep_in_step(db, &freight, now.at)?;
    let trailers = record::trailers_of(db, owner, &[id])?.remove(&id).unwrap_or_default();
    odometer::rebuild(db, owner, trailers.into_iter().chain([freight.fields.truck_id]))?;
    freight_rows::find(db, owner, id, now)
}
