//! Simulations: offers assessed by a snapshot of the legal rates, which may be copied, archived, compared and
//! converted.

use chrono::NaiveDate;
use diesel::prelude::*;
use freight::{
    FreightSimulation, Simulation, SimulationAnswer, SimulationInput,
    simulation::{ArchiveInput, SimulationComparison, SimulationEntry, SimulationFields, SimulationRates, calculate},
    unlikely::reserves,
};
use kernel::{
    Cents, ClientId, Error, FreightSimulationId, Instant, Now, OwnerId, Page, PageRequest, Result, VehicleId, Warning,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    simulation_check::{checked, checked_to_calculate},
    simulation_rates::assess_rates,
    simulation_record::{Row, records, rows},
};
use crate::{
    Db,
    accounts::user::terms,
    at_version,
    keyset::keyset,
    owned::{
        clients, freight_simulation_trailers as trailers, freight_simulations as simulations, insert_rows, vehicles,
    },
    prepared::id_in,
    record_names::NamedVehicles,
    sequence, sql,
};

/// Filter of the list of simulations.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// `true`: only the archived ones; default only the others.
    pub archived: Option<bool>,
    /// `true`: only those that became a freight; `false`: only the others.
    pub converted: Option<bool>,
    /// Only of this truck.
    pub truck_id: Option<VehicleId>,
    /// Only of this client.
    pub client_id: Option<ClientId>,
    /// Text in name, cities, cargo, notes, client or truck, or the simulation's number.
    pub q: Option<String>,
    /// Scheduled from this day on.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// Scheduled to this day, inclusive.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
}

/// Lists the owner's simulations; default order last created first.
pub fn list(db: &mut Db, owner: OwnerId, filter: &Filter, request: &PageRequest, _: &Now) -> Result<Page<Simulation>> {
    let archived = filter.archived.unwrap_or(false);
    let mut query = rows(owner).filter(simulations::archived.eq(archived)).into_boxed();
    match filter.converted {
        Some(true) => query = query.filter(simulations::freight_id.is_not_null()),
        Some(false) => query = query.filter(simulations::freight_id.is_null()),
        None => {}
    }
    if let Some(id) = filter.truck_id {
        query = query.filter(simulations::truck_id.eq(id));
    }
    if let Some(id) = filter.client_id {
        query = query.filter(simulations::client_id.eq(id));
    }
    if let Some(from) = filter.from {
        query = query.filter(simulations::scheduled_for.ge(sql::day(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(simulations::scheduled_for.le(sql::day(to)));
    }
    if let Some(q) = &filter.q {
        let like = sql::containing(q);
        let by_truck = vehicles::of(owner)
            .filter(vehicles::search.like(like.clone()).escape('\\'))
            .select(vehicles::id.nullable());
        let number: i64 = q.trim().parse().unwrap_or(-1);
        query = query.filter(
            simulations::search
                .like(like.clone())
                .escape('\\')
                .or(simulations::number.eq(number))
                .or(simulations::truck_id.eq_any(by_truck).assume_not_null())
                .or(clients::search.like(like).escape('\\')),
        );
    }
    let page = keyset!(db, request, query => Row, (simulations::id, simulation.id), "-createdAt", {
        "createdAt" => simulations::created_at, simulation.created_at: Instant;
        "scheduledFor" => simulations::scheduled_for, simulation.fields.scheduled_for: NaiveDate;
        "netCents" => simulations::net_cents, simulation.net_cents: Cents;
        "number" => simulations::number, simulation.number: i64;
    })?;
    let items = records(db, owner, page.items)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// Loads one simulation.
pub fn find(db: &mut Db, owner: OwnerId, id: FreightSimulationId) -> Result<Simulation> {
    let row: Row = rows(owner).filter(simulations::id.eq(id)).first(db)?;
    records(db, owner, vec![row])?.pop().ok_or(Error::NotFound)
}

/// Compares some simulations side by side, in the order given.
///
/// # Errors
/// [`Error::NotFound`] if one of them is not the owner's.
pub fn compare(db: &mut Db, owner: OwnerId, ids: &[FreightSimulationId]) -> Result<SimulationComparison> {
    let rows: Vec<Row> = rows(owner).filter(id_in(simulations::id, ids)).load(db)?;
    if rows.len() != ids.len() {
        return Err(Error::NotFound);
    }
    let mut items = records(db, owner, rows)?;
    items.sort_by_key(|one| ids.iter().position(|id| *id == one.simulation.id));
    Ok(SimulationComparison::of(items))
}

/// Calculates a simulation without storing it. Vehicles, client and driver are loaded if given.
pub fn calculated(db: &mut Db, owner: OwnerId, input: SimulationInput) -> Result<SimulationAnswer> {
    let SimulationEntry { fields, trailer_ids } = checked_to_calculate(db, owner, input)?;
    let rates = assess_rates(db, &fields, None)?;
    let vehicles: Vec<VehicleId> = trailer_ids.into_iter().chain(fields.truck_id).collect();
    let capacity = NamedVehicles::load(db, owner, &vehicles)?.capacity(vehicles);
    let answer = calculate(&fields, &rates, terms(db, owner)?.least_day_cents)?;
    Ok(answer.carried_by(fields.weight_kg, capacity))
}

/// Inserts a simulation, with its number and the rates by which it is assessed.
///
/// # Errors
/// [`Error::Validation`] with all faults, or [`Error::Confirm`] for an unlikely offer or reserve.
pub fn insert(db: &mut Db, owner: OwnerId, mut input: SimulationInput, now: &Now) -> Result<Simulation> {
    let confirm = input.confirm.take().unwrap_or_default();
    let entry = checked(db, owner, input, None)?;
    let rates = assess_rates(db, &entry.fields, None)?;
    Warning::require(unlikely(db, owner, &entry.fields, &rates)?, &confirm)?;
    insert_entry(db, owner, &entry, now)
}

/// Stores a copy of a simulation, for today if its day has passed, assessed by the currently known rates.
pub fn copy(db: &mut Db, owner: OwnerId, id: FreightSimulationId, now: &Now) -> Result<Simulation> {
    let Simulation { simulation, trailer_ids, .. } = find(db, owner, id)?;
    let mut fields = simulation.fields.clone();
    fields.scheduled_for = fields.scheduled_for.max(now.today);
    insert_entry(db, owner, &SimulationEntry { fields, trailer_ids }, now)
}

/// Returns the warnings of an offer and its reserves.
fn unlikely(db: &mut Db, owner: OwnerId, fields: &SimulationFields, rates: &SimulationRates) -> Result<Vec<Warning>> {
    let answer = calculate(fields, rates, None)?;
    let offer = (answer.gross_cents, fields.distance_km);
    let price = super::unlikely::price(db, owner, offer, None, |_| Ok(answer.minimum.total_cents))?;
    Ok(price.into_iter().chain(reserves(fields)).collect())
}

fn insert_entry(db: &mut Db, owner: OwnerId, entry: &SimulationEntry, now: &Now) -> Result<Simulation> {
    let SimulationEntry { fields, trailer_ids } = entry;
    let rates = assess_rates(db, fields, None)?;
    let answer = calculate(fields, &rates, None)?;
    let number = sequence::next(db, owner, "freight_simulation")?;
    let id: FreightSimulationId = simulations::insert()
        .values((
            fields,
            simulations::owner_id.eq(owner),
            simulations::version.eq(1_i64),
            simulations::created_at.eq(now.at),
            simulations::updated_at.eq(now.at),
            simulations::number.eq(number),
            simulations::archived.eq(false),
            simulations::gross_cents.eq(answer.gross_cents),
            simulations::net_cents.eq(answer.net_cents),
            simulations::rates.eq(rates.written()?),
        ))
        .returning(simulations::id)
        .get_result(db)?;
    replace_trailers(db, owner, id, trailer_ids)?;
    find(db, owner, id)
}

/// Changes a simulation, if it has the given version. Its rates are retained unless day, table, cargo or axles change.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`], [`Error::Confirm`] for a newly unlikely offer or reserve, or
/// [`Error::Conflict`] with `converted`.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: FreightSimulationId,
    version: i64,
    mut input: SimulationInput,
    now: &Now,
) -> Result<Simulation> {
    let current = at_version(find(db, owner, id)?, version)?;
    current.ensure_not_converted()?;
    let confirm = input.confirm.take().unwrap_or_default();
    let SimulationEntry { fields, trailer_ids } = checked(db, owner, input, Some(&current))?;
    let rates = assess_rates(db, &fields, Some(current.simulation.kept_rates()?))?;
    let mut warnings = unlikely(db, owner, &fields, &rates)?;
    let before = unlikely(db, owner, &current.simulation.fields, &current.simulation.kept_rates()?)?;
    // Unchanged values need no second confirmation.
    warnings.retain(|warning| !before.contains(warning));
    Warning::require(warnings, &confirm)?;
    set(db, &current.simulation, &fields, &rates, now)?;
    replace_trailers(db, owner, id, &trailer_ids)?;
    find(db, owner, id)
}

fn set(
    db: &mut Db,
    existing: &FreightSimulation,
    fields: &SimulationFields,
    rates: &SimulationRates,
    now: &Now,
) -> Result<()> {
    let answer = calculate(fields, rates, None)?;
    let row = simulations::of(existing.owner_id).filter(simulations::id.eq(existing.id));
    diesel::update(row)
        .set((
            fields,
            simulations::gross_cents.eq(answer.gross_cents),
            simulations::net_cents.eq(answer.net_cents),
            simulations::rates.eq(rates.written()?),
            simulations::version.eq(simulations::version + 1),
            simulations::updated_at.eq(now.at),
        ))
        .execute(db)?;
    Ok(())
}

/// Archives a simulation, or restores it.
///
/// # Errors
/// [`Error::NotFound`], or [`Error::Stale`] if a version was given.
pub fn archive(
    db: &mut Db,
    owner: OwnerId,
    id: FreightSimulationId,
    version: Option<i64>,
    ArchiveInput { archived }: ArchiveInput,
    now: &Now,
) -> Result<Simulation> {
    let current = at_version(find(db, owner, id)?, version)?;
    if current.simulation.archived == archived {
        return Ok(current);
    }
    diesel::update(simulations::of(owner).filter(simulations::id.eq(id)))
        .set((
            simulations::archived.eq(archived),
            simulations::version.eq(simulations::version + 1),
            simulations::updated_at.eq(now.at),
        ))
        .execute(db)?;
    find(db, owner, id)
}

/// Deletes a simulation that was not converted.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] with `converted`.
pub fn delete(db: &mut Db, owner: OwnerId, id: FreightSimulationId, version: Option<i64>, _: &Now) -> Result<()> {
    let current = at_version(find(db, owner, id)?, version)?;
    current.ensure_not_converted()?;
    let row = simulations::of(owner).filter(simulations::id.eq(id));
    diesel::delete(row).execute(db)?;
    Ok(())
}

fn replace_trailers(db: &mut Db, owner: OwnerId, id: FreightSimulationId, vehicles: &[VehicleId]) -> Result<()> {
    diesel::delete(trailers::of(owner).filter(trailers::simulation_id.eq(id))).execute(db)?;
    let row = |(position, vehicle)| {
        let of = (trailers::owner_id.eq(owner), trailers::simulation_id.eq(id));
        (of, trailers::position.eq(position), trailers::vehicle_id.eq(vehicle))
    };
    insert_rows!(db, trailers, (0_i64..).zip(vehicles).map(row).collect::<Vec<_>>())?;
    Ok(())
}
