//! State machine of a freight: transitions and timeline, arrivals, cancellation and reopening.

use chrono::NaiveDate;
use diesel::prelude::*;
use fleet::{Papers, VehicleStatus, due::start_warnings};
use freight::{
    Arrival, Cancellation, Freight, FreightRecord, FreightStatus, NewFreightEvent, Overload, StatusChange, Timeline,
    arrival,
    correction::{self, Correction, Step},
    errors::{self, Action},
    status,
};
use kernel::{FreightId, Now, OwnerId, Result, Warning};

use super::{
    change_guards,
    composition::vehicles_named,
    driver,
    freight::resources_of,
    odometer_check, record,
    timeline::{events_of, insert_event},
    unlikely,
};
use crate::{Db, at_version, finance::freight_posting, fleet::odometer, owned::freights, sql, with_current_record};

/// Warnings about a requested step, besides those of the odometer.
struct Confirmation {
    /// Papers of the owner; none for an arrival, which begins no trip.
    papers: Option<Papers>,
    /// Warning of the events that a correction leaves out.
    left_out: Option<Warning>,
    /// True for a start, and false for a correction of one: whether vehicles were busy then is past.
    warns_busy: bool,
}

/// Moves a freight to another state. These warnings require a confirmation:
///
/// - papers that expire soon, by the day of leaving at the origin: the driver's, else the owner's `papers`
/// - a vehicle or driver on another freight under way
/// - a reading far from the truck's others, or a move too soon after the previous event
/// - a cargo heavier than the vehicles may carry
/// - a correction that leaves events out
///
/// # Errors
/// [`kernel::Error::Conflict`] with the current freight: for an illegal move, a settled freight that would leave
/// `completed`, or an inactive vehicle of a reopened freight. Also [`kernel::Error::Validation`] and
/// [`kernel::Error::Confirm`].
pub fn change_status(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: Option<i64>,
    change: StatusChange,
    papers: Papers,
    now: &Now,
) -> Result<FreightRecord> {
    let current = at_version(record::find(db, owner, id, now)?, version)?;
    let papers = Some(papers);
    let moved = if change.correct {
        let events = events_of(db, owner, id)?;
        correction::of_move(&current.freight, &events, change)
            .and_then(|correction| correct(db, &current, correction, papers, now))
    } else {
        make_move(db, &current, change, Some(Confirmation { papers, left_out: None, warns_busy: true }), now)
    };
    moved.map_err(|error| with_current_record(error, &current))?;
    let record = follow_timeline(db, owner, id, now)?;
    follow_readings(db, &record)?;
    Ok(record)
}

/// Records the arrival of a freight's truck at the next place of loading or unloading.
///
/// # Errors
/// [`kernel::Error::Conflict`] with the current freight, if no arrival is expected or one is recorded.
/// [`kernel::Error::Validation`], or [`kernel::Error::Confirm`] for a correction that leaves events out.
pub fn arrive(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: Option<i64>,
    arrival: Arrival,
    now: &Now,
) -> Result<FreightRecord> {
    let current = at_version(record::find(db, owner, id, now)?, version)?;
    let corrects = arrival.correct;
    let arrived = if corrects {
        let events = events_of(db, owner, id)?;
        correction::of_arrival(&current.freight, &events, arrival)
            .and_then(|correction| correct(db, &current, correction, None, now))
    } else {
        apply_step(db, &current, Step::Arrive(arrival), None, now)
    };
    arrived.map_err(|error| with_current_record(error, &current))?;
    let record = follow_timeline(db, owner, id, now)?;
    if corrects {
        follow_readings(db, &record)?;
    }
    Ok(record)
}

/// Applies the steps of a correction. Earlier events are recorded again without another confirmation.
fn correct(
    db: &mut Db,
    current: &FreightRecord,
    correction: Correction,
    papers: Option<Papers>,
    now: &Now,
) -> Result<FreightRecord> {
    let left_out = correction.warning(&current.freight, &now.zone);
    let requested = Confirmation { papers, left_out, warns_busy: false };
    let mut record = current.clone();
    for step in correction.back {
        record = apply_step(db, &record, step, None, now)?;
    }
    record = apply_step(db, &record, correction.wanted, Some(requested), now)?;
    for step in correction.again {
        record = apply_step(db, &record, step, None, now)?;
    }
    Ok(record)
}

/// Applies one step; its warnings must be confirmed only if it is `requested`. Derived data is updated after the last
/// step.
fn apply_step(
    db: &mut Db,
    current: &FreightRecord,
    step: Step,
    requested: Option<Confirmation>,
    now: &Now,
) -> Result<FreightRecord> {
    let freight = &current.freight;
    let events = |db: &mut Db| events_of(db, freight.owner_id, freight.id);
    let event = match step {
        Step::Move(change) => return make_move(db, current, change, requested, now),
        Step::Arrive(mut entered) => {
            let confirm = entered.confirm.take().unwrap_or_default();
            let event = arrival::arrive(freight, &events(db)?, entered, now)?;
            Warning::require(requested.and_then(|requested| requested.left_out).into_iter().collect(), &confirm)?;
            event
        }
        Step::UndoArrival => arrival::undo(freight, &events(db)?, now)?,
    };
    let row = freights::of(freight.owner_id).filter(freights::id.eq(freight.id));
    diesel::update(row.filter(freights::version.eq(freight.version)))
        .set((freights::version.eq(freights::version + 1), freights::updated_at.eq(now.at)))
        .execute(db)?;
    insert_event(db, freight, &event, now.at)?;
    record::find(db, freight.owner_id, freight.id, now)
}

fn make_move(
    db: &mut Db,
    current: &FreightRecord,
    mut change: StatusChange,
    requested: Option<Confirmation>,
    now: &Now,
) -> Result<FreightRecord> {
    let (owner, id) = (current.freight.owner_id, current.freight.id);
    let events = events_of(db, owner, id)?;
    let confirm = change.confirm.take().unwrap_or_default();
    let moved = status::move_to(&current.freight, &events, change, now)?;
    let vehicles = vehicles_named(db, owner, current.freight.fields.truck_id, &current.trailer_ids)?;
    let truck = vehicles.iter().find(|vehicle| vehicle.id == current.freight.fields.truck_id);
    let mut warnings = odometer_check::check_move(db, &current.freight, truck, &events, &moved, now)?;
    if let Some(Confirmation { papers, left_out, warns_busy }) = requested {
        if let Some(papers) = papers.filter(|_| current.freight.status.starts(moved.status)) {
            let papers = driver::papers(db, owner, current.driver.as_ref(), papers)?;
            let zone = current.origin_city.zone();
            let started_on = moved.event.occurred_at.day_in(&zone);
            warnings.extend(start_warnings(&vehicles, papers, started_on, now.at.day_in(&zone)));
            if warns_busy {
                let resources = resources_of(current);
                warnings.extend(unlikely::of_start(db, &current.freight, resources, started_on, now)?);
            }
            warnings.extend(current.overload.clone().map(Overload::warning));
        }
        warnings.extend(left_out);
        Warning::require(warnings, &confirm)?;
    }
    if current.freight.status == FreightStatus::Completed {
        change_guards::ensure_unsettled(db, &current.freight, Action::MoveBack)?;
    }
    if !current.freight.is_open() {
        ensure_vehicles_in_use(db, current, owner)?;
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
    record::find(db, owner, id, now)
}

/// Undoes the arrival recorded in a freight's current state.
///
/// # Errors
/// [`kernel::Error::Conflict`] without such an arrival.
pub fn undo_arrival(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: Option<i64>,
    now: &Now,
) -> Result<FreightRecord> {
    let current = at_version(record::find(db, owner, id, now)?, version)?;
    apply_step(db, &current, Step::UndoArrival, None, now)?;
    follow_timeline(db, owner, id, now)
}

/// Updates the odometers of a freight's vehicles from the valid readings.
fn follow_readings(db: &mut Db, record: &FreightRecord) -> Result<()> {
    let trailers = record.trailer_ids.iter().copied();
    odometer::rebuild(db, record.freight.owner_id, trailers.chain([record.freight.fields.truck_id]))
}

/// Updates the derived columns of a freight from its timeline: first day, arrival and driven kilometres. Its
/// transactions follow. Returns the updated freight.
fn follow_timeline(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightRecord> {
    let freight = record::row(db, owner, id)?;
    let timeline = Timeline::of(&events_of(db, owner, id)?);
    let (began_on, arrived_at) = (freight.begun_by(&timeline), timeline.arrived_at(freight.status));
    diesel::update(freights::of(owner).filter(freights::id.eq(id)))
        .set((
            freights::began_on.eq(began_on),
            freights::arrived_at.eq(arrived_at),
            freights::driven_km.eq(freight.driven_by(&timeline)),
        ))
        .execute(db)?;
    if began_on != freight.began_on {
        freight_posting::sync_postings(db, &Freight { began_on, arrived_at, ..freight }, now.at)?;
    }
    record::find(db, owner, id, now)
}

/// Cancels a freight: open postings are removed from the books, received ones remain.
///
/// # Errors
/// [`kernel::Error::Conflict`] if it is cancelled or settled, or [`kernel::Error::Validation`].
pub fn cancel(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: Option<i64>,
    cancellation: Cancellation,
    now: &Now,
) -> Result<FreightRecord> {
    let current = at_version(record::find(db, owner, id, now)?, version)?.freight;
    let cancelled = status::cancel(&current, cancellation, now)?;
    change_guards::ensure_unsettled(db, &current, Action::Cancel)?;
    mark(db, &current, Some((cancelled.cancelled_on, &cancelled.cancel_reason)), &cancelled.event, now)
}

/// Reopens a cancelled freight and restores its postings.
///
/// # Errors
/// [`kernel::Error::Conflict`] if it is not cancelled, or one of its vehicles is inactive.
pub fn reopen(db: &mut Db, owner: OwnerId, id: FreightId, version: Option<i64>, now: &Now) -> Result<FreightRecord> {
    let current = at_version(record::find(db, owner, id, now)?, version)?;
    let event = status::reopen(&current.freight, now)?;
    ensure_vehicles_in_use(db, &current, owner)?;
    mark(db, &current.freight, None, &event, now)
}

/// Checks that the vehicles of a reopened freight are active, as for a new one.
fn ensure_vehicles_in_use(db: &mut Db, record: &FreightRecord, owner: OwnerId) -> Result<()> {
    let vehicles = vehicles_named(db, owner, record.freight.fields.truck_id, &record.trailer_ids)?;
    let idle = vehicles.iter().find(|vehicle| vehicle.fields.status == VehicleStatus::Inactive);
    idle.map_or(Ok(()), |vehicle| Err(errors::vehicle_inactive(&vehicle.fields.plate)))
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
    freight_posting::sync_postings(db, &freight, now.at)?;
    let trailers = record::trailers_of(db, owner, &[id])?.remove(&id).unwrap_or_default();
    odometer::rebuild(db, owner, trailers.into_iter().chain([freight.fields.truck_id]))?;
    record::find(db, owner, id, now)
}
