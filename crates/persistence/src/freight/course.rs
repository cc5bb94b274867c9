//! The course of a freight: its states and timeline, falling through and being taken up again, and its result.

use chrono::NaiveDate;
use diesel::prelude::*;
use fleet::{Papers, VehicleStatus, due::start_warnings};
use freight::{
    Cancellation, Freight, FreightEvent, FreightRecord, FreightResult, NewFreightEvent, StatusChange, Timeline, state,
};
use kernel::{
    Category, Cents, CostLine, Effect, Error, FreightId, Instant, Now, OwnerId, Page, PageRequest, Result,
    TransactionKind, Warning,
    schema::{freight_events as events, freights, transactions as books},
};

use super::{
    freight as freight_rows,
    posting::{self, costs_a_trip},
    record,
};
use crate::{
    Db,
    fleet::{consumption, odometer},
    keyset::keyset,
    sql::total,
};

/// The timeline of a freight, the oldest entry first unless told.
///
/// # Errors
/// [`kernel::Error::NotFound`] when the owner has no such freight.
pub fn events(db: &mut Db, owner: OwnerId, id: FreightId, request: &PageRequest) -> Result<Page<FreightEvent>> {
    freight_rows::row(db, owner, id)?;
    let query = events::table.filter(events::owner_id.eq(owner)).filter(events::freight_id.eq(id)).into_boxed();
    Ok(keyset!(db, request, query => FreightEvent, events::id, "id", { "id" => events::id, id: i64 }))
}

pub(super) fn events_of(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Vec<FreightEvent>> {
    let of_freight = events::table.filter(events::owner_id.eq(owner)).filter(events::freight_id.eq(id));
    Ok(of_freight.order(events::id).load(db)?)
}

fn insert_event(db: &mut Db, freight: &Freight, event: &NewFreightEvent, at: Instant) -> Result<()> {
    diesel::insert_into(events::table)
        .values((
            event,
            events::owner_id.eq(freight.owner_id),
            events::freight_id.eq(freight.id),
            events::created_at.eq(at),
        ))
        .execute(db)?;
    Ok(())
}

/// The freight as it is, if it still has the version that the caller saw, where one was given.
fn seen(db: &mut Db, owner: OwnerId, id: FreightId, version: Option<i64>, today: NaiveDate) -> Result<FreightRecord> {
    let current = freight_rows::find(db, owner, id, today)?;
    crate::stale_unless(version.is_none_or(|version| version == current.freight.version), &current)?;
    Ok(current)
}

/// Moves a freight to another state. Leaving `scheduled` with papers expired or about to expire wants a confirmation.
///
/// # Errors
/// [`kernel::Error::Conflict`] for an illegal move, [`kernel::Error::Validation`], or [`kernel::Error::Confirm`].
pub fn change_status(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: Option<i64>,
    change: &StatusChange,
    papers: Papers,
    now: &Now,
) -> Result<FreightRecord> {
    let current = seen(db, owner, id, version, now.today)?;
    let moved = state::move_to(&current.freight, &events_of(db, owner, id)?, change, now)?;
    if current.freight.status.starts(moved.status) {
        let vehicles = freight_rows::vehicles_named(db, owner, current.freight.truck_id, &current.trailer_ids)?;
        let warnings = start_warnings(&vehicles, papers, now.today);
        Warning::require(warnings, change.confirm.as_deref().unwrap_or_default())?;
    }
    if !current.freight.is_open() {
        ensure_vehicles_in_use(db, &current, owner)?;
    }
    let row = freights::table.filter(freights::owner_id.eq(owner)).filter(freights::id.eq(id));
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
    odometer::rebuild(db, owner, current.trailer_ids.into_iter().chain([current.freight.truck_id]))?;
    freight_rows::find(db, owner, id, now.today)
}

/// Marks a freight as fallen through: what was not yet paid leaves the books, what was received stays.
///
/// # Errors
/// [`kernel::Error::Conflict`] when it is cancelled already, or [`kernel::Error::Validation`].
pub fn cancel(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: Option<i64>,
    cancellation: &Cancellation,
    now: &Now,
) -> Result<FreightRecord> {
    let current = seen(db, owner, id, version, now.today)?.freight;
    let cancelled = state::cancel(&current, cancellation, now)?;
    mark(db, &current, Some((cancelled.cancelled_on, &cancelled.cancel_reason)), &cancelled.event, now)
}

/// Takes a cancelled freight up again: what it posts is back in the books.
///
/// # Errors
/// [`kernel::Error::Conflict`] when it is not cancelled.
pub fn reopen(db: &mut Db, owner: OwnerId, id: FreightId, version: Option<i64>, now: &Now) -> Result<FreightRecord> {
    let current = seen(db, owner, id, version, now.today)?;
    let event = state::reopen(&current.freight, now)?;
    ensure_vehicles_in_use(db, &current, owner)?;
    mark(db, &current.freight, None, &event, now)
}

/// A freight that becomes open again wants vehicles that are in use, as a new one does.
fn ensure_vehicles_in_use(db: &mut Db, record: &FreightRecord, owner: OwnerId) -> Result<()> {
    let vehicles = freight_rows::vehicles_named(db, owner, record.freight.truck_id, &record.trailer_ids)?;
    let idle = vehicles.iter().find(|vehicle| vehicle.status == VehicleStatus::Inactive);
    idle.map_or(Ok(()), |vehicle| {
        let detail = format!("{} está inativo: ative o veículo antes de reabrir o frete.", vehicle.plate);
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
    let row = freights::table.filter(freights::owner_id.eq(owner)).filter(freights::id.eq(id));
    let freight: Freight = diesel::update(row.filter(freights::version.eq(current.version)))
        .set((
            freights::cancelled_on.eq(cancelled.map(|(day, _)| day)),
            freights::cancel_reason.eq(cancelled.map(|(_, reason)| reason)),
            freights::version.eq(freights::version + 1),
            freights::updated_at.eq(now.at),
        ))
        .returning(freights::all_columns)
        .get_result(db)?;
    insert_event(db, &freight, event, now.at)?;
    posting::keep_in_step(db, &freight, now.at)?;
    let trailers = record::trailers_of(db, owner, &[id])?.remove(&id).unwrap_or_default();
    odometer::rebuild(db, owner, trailers.into_iter().chain([freight.truck_id]))?;
    freight_rows::find(db, owner, id, now.today)
}

/// What a freight brings, costs and leaves.
///
/// # Errors
/// [`kernel::Error::NotFound`] when the owner has no such freight.
pub fn result(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<FreightResult> {
    let freight = freight_rows::row(db, owner, id)?;
    let spent: Vec<(Category, Cents)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::freight_id.eq(id))
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(costs_a_trip!())
        .group_by(books::category)
        .select((books::category, total!("amount_cents")))
        .load(db)?;
    let spent: Vec<_> = spent.into_iter().map(|(category, amount_cents)| CostLine { category, amount_cents }).collect();
    let other_income: Cents = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::freight_id.eq(id))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::source_kind.is_null())
        .filter(books::effect.ne(Effect::Cash))
        .select(total!("amount_cents"))
        .get_result(db)?;
    let standing: Vec<_> = posting::of_freights(db, owner, &[id])?.into_iter().map(|(_, one)| one).collect();
    let timeline = Timeline::of(&events_of(db, owner, id)?);
    let meters_per_liter = consumption::of_freight(db, owner, id)?;
    let result = FreightResult::of(&freight, &spent, other_income, &standing, &timeline, now)?;
    Ok(FreightResult { meters_per_liter, ..result })
}
