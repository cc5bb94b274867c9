//! Initial choices of a new simulation: those of the last simulation or freight.

use diesel::prelude::*;
use fleet::{VehicleStatus, VehicleType};
use freight::{CargoType, Pricing, TollPayer, simulation::UsualChoices};
use kernel::{FreightId, FreightSimulationId, Instant, OwnerId, Result, VehicleId};

use crate::{
    Db,
    owned::{
        freight_simulation_trailers as simulated, freight_simulations as simulations, freight_trailers as pulled,
        freights, vehicles,
    },
};

/// Choices of a simulation or freight that was entered.
struct Entered {
    at: Instant,
    truck: Option<VehicleId>,
    trailers: Vec<VehicleId>,
    axles: i64,
    cargo: CargoType,
    pricing: Pricing,
    toll_payer: TollPayer,
}

/// Vehicle in use: its id, whether it is a truck, and whether it is a tractor without a body.
struct InUse {
    id: VehicleId,
    kind: VehicleType,
    is_tractor: bool,
}

/// Returns the initial choices of a new simulation, for a given truck or the last one used.
pub(super) fn usual(db: &mut Db, owner: OwnerId, truck: Option<VehicleId>) -> Result<UsualChoices> {
    let in_use = in_use(db, owner)?;
    let last = last(db, owner, None)?;
    let is_in_use = |id: &VehicleId| in_use.iter().any(|one| one.id == *id);
    let truck_id = truck
        .or_else(|| last.as_ref().and_then(|last| last.truck).filter(is_in_use))
        .or_else(|| only(&in_use, VehicleType::Truck).map(|one| one.id));
    let trailer_ids = match (truck_id, &last) {
        (None, _) => Vec::new(),
        (Some(truck), Some(last)) if last.truck == Some(truck) => last.trailers.clone(),
        (Some(truck), _) => match self::last(db, owner, Some(truck))? {
            Some(last) => last.trailers,
            None => first_trailers(&in_use, truck),
        },
    };
    Ok(UsualChoices {
        truck_id,
        trailer_ids: if trailer_ids.iter().all(is_in_use) { trailer_ids } else { Vec::new() },
        axles: last.as_ref().filter(|last| truck_id.is_none() && last.truck.is_none()).map(|last| last.axles),
        cargo_type: last.as_ref().map(|last| last.cargo),
        pricing: last.as_ref().map(|last| last.pricing),
        toll_payer: last.as_ref().map(|last| last.toll_payer),
    })
}

/// Returns the trailers of a truck without trips: the only trailer, behind a tractor.
fn first_trailers(in_use: &[InUse], truck: VehicleId) -> Vec<VehicleId> {
    let is_tractor = in_use.iter().any(|one| one.id == truck && one.is_tractor);
    only(in_use, VehicleType::Trailer).filter(|_| is_tractor).map(|one| one.id).into_iter().collect()
}

/// Returns the only vehicle of a type; none if there are several.
fn only(in_use: &[InUse], kind: VehicleType) -> Option<&InUse> {
    let mut of_kind = in_use.iter().filter(|one| one.kind == kind);
    of_kind.next().filter(|_| of_kind.next().is_none())
}

fn in_use(db: &mut Db, owner: OwnerId) -> Result<Vec<InUse>> {
    let rows: Vec<(VehicleId, VehicleType, bool)> = vehicles::of(owner)
        .filter(vehicles::status.ne(VehicleStatus::Inactive))
        .select((vehicles::id, vehicles::kind, vehicles::body_type.is_null()))
        .load(db)?;
    let vehicle = |(id, kind, bare)| InUse { id, kind, is_tractor: kind == VehicleType::Truck && bare };
    Ok(rows.into_iter().map(vehicle).collect())
}

/// Returns the last entered simulation or freight, of a truck or of any.
fn last(db: &mut Db, owner: OwnerId, truck: Option<VehicleId>) -> Result<Option<Entered>> {
    let (simulation, freight) = (last_simulation(db, owner, truck)?, last_freight(db, owner, truck)?);
    Ok([simulation, freight].into_iter().flatten().max_by_key(|one| one.at))
}

fn last_simulation(db: &mut Db, owner: OwnerId, truck: Option<VehicleId>) -> Result<Option<Entered>> {
    type Row = (FreightSimulationId, Instant, Option<VehicleId>, i64, CargoType, Pricing, TollPayer);
    let mut query = simulations::of(owner)
        .order((simulations::created_at.desc(), simulations::id.desc()))
        .select((
            simulations::id,
            simulations::created_at,
            simulations::truck_id,
            simulations::axles,
            simulations::cargo_type,
            simulations::pricing,
            simulations::toll_payer,
        ))
        .into_boxed();
    if let Some(truck) = truck {
        query = query.filter(simulations::truck_id.eq(truck));
    }
    let found: Option<Row> = query.first(db).optional()?;
    let Some((id, at, truck, axles, cargo, pricing, toll_payer)) = found else { return Ok(None) };
    let trailers = simulated::of(owner)
        .filter(simulated::simulation_id.eq(id))
        .order(simulated::position)
        .select(simulated::vehicle_id)
        .load(db)?;
    Ok(Some(Entered { at, truck, trailers, axles, cargo, pricing, toll_payer }))
}

fn last_freight(db: &mut Db, owner: OwnerId, truck: Option<VehicleId>) -> Result<Option<Entered>> {
    type Row = (FreightId, Instant, VehicleId, i64, CargoType, Pricing, TollPayer);
    let mut query = freights::of(owner)
        .order((freights::created_at.desc(), freights::id.desc()))
        .select((
            freights::id,
            freights::created_at,
            freights::truck_id,
            freights::axles,
            freights::cargo_type,
            freights::pricing,
            freights::toll_payer,
        ))
        .into_boxed();
    if let Some(truck) = truck {
        query = query.filter(freights::truck_id.eq(truck));
    }
    let found: Option<Row> = query.first(db).optional()?;
    let Some((id, at, truck, axles, cargo, pricing, toll_payer)) = found else { return Ok(None) };
    let trailers = pulled::of(owner)
        .filter(pulled::freight_id.eq(id))
        .order(pulled::position)
        .select(pulled::vehicle_id)
        .load(db)?;
    Ok(Some(Entered { at, truck: Some(truck), trailers, axles, cargo, pricing, toll_payer }))
}
