//! Vehicle combination of a freight or simulation, and its axles.

use diesel::prelude::*;
use fleet::{Composition, Vehicle, VehicleType, composition::ensure_few};
use freight::Freight;
use kernel::{Check, FreightSimulationId, OwnerId, Result, VehicleId};
use rates::{MinimumTable, minimum_freight::LoneTractor};

use crate::{
    Db,
    fleet::vehicle,
    owned::{
        freight_simulation_trailers as simulated, freight_simulations as simulations, freight_trailers as pulled,
        join_same_tenant, vehicles,
    },
    prepared::id_in,
};

/// Axles of a vehicle combination, and the tractor if it has no trailer.
#[derive(Clone, Copy, Debug)]
pub(super) struct AxleSummary {
    /// Axles of all vehicles together.
    pub axles: i64,
    /// The tractor, if it has no trailer.
    pub lone_tractor: Option<LoneTractor>,
}

/// Combines a truck and its trailers; notes a fault if they do not fit. Vehicles of `kept` may be inactive.
///
/// # Errors
/// [`kernel::Error::Validation`] for more trailers than any truck tows: an unbounded list must not reach the database.
pub(super) fn combine(
    db: &mut Db,
    owner: OwnerId,
    check: &mut Check,
    truck: VehicleId,
    trailers: &[VehicleId],
    kept: &[VehicleId],
) -> Result<Option<AxleSummary>> {
    ensure_few(trailers)?;
    let named = vehicles_named(db, owner, truck, trailers)?;
    let of_id = |id: &VehicleId| named.iter().find(|vehicle| vehicle.id == *id);
    let trailers: Vec<_> = trailers.iter().map(of_id).collect();
    let composition = Composition::of(check, of_id(&truck), &trailers, kept);
    Ok(composition.map(|composition| AxleSummary {
        axles: composition.axles(),
        lone_tractor: composition.lone_tractor().map(|tractor| LoneTractor { axles: tractor.fields.axles }),
    }))
}

/// Notes a fault of a lone tractor, by the given table and axles.
pub(super) fn ensure_not_lone_tractor(
    check: &mut Check,
    combined: Option<AxleSummary>,
    table: Option<MinimumTable>,
    axles: Option<i64>,
) {
    let lone_tractor = combined.and_then(|combined| combined.lone_tractor);
    if let Some(fault) = lone_tractor.and_then(|tractor| tractor.fault(table.unwrap_or(MinimumTable::A), axles)) {
        check.fail(fault.field, fault.code, fault.message());
    }
}

/// Finds the tractor of a freight without a trailer.
pub(super) fn find_lone_tractor(db: &mut Db, freight: &Freight) -> Result<Option<LoneTractor>> {
    let owner = freight.owner_id;
    let trailers = pulled::of(owner).filter(pulled::freight_id.eq(freight.id));
    let tractor = vehicles::of(owner)
        .filter(vehicles::id.eq(freight.fields.truck_id))
        .filter(vehicles::kind.eq(VehicleType::Truck))
        .filter(vehicles::body_type.is_null())
        .filter(diesel::dsl::not(diesel::dsl::exists(trailers)));
    let axles: Option<i64> = tractor.select(vehicles::axles).first(db).optional()?;
    Ok(axles.map(|axles| LoneTractor { axles }))
}

/// Finds the lone tractors of the given simulations of an owner.
pub(super) fn find_lone_tractors(
    db: &mut Db,
    owner: OwnerId,
    ids: &[FreightSimulationId],
) -> Result<Vec<(FreightSimulationId, LoneTractor)>> {
    let trailers = simulated::of(owner).filter(simulated::simulation_id.eq(simulations::id));
    let rows: Vec<(FreightSimulationId, i64)> = simulations::of(owner)
        .inner_join(join_same_tenant(vehicles::id, simulations::truck_id))
        .filter(id_in(simulations::id, ids))
        .filter(vehicles::kind.eq(VehicleType::Truck))
        .filter(vehicles::body_type.is_null())
        .filter(diesel::dsl::not(diesel::dsl::exists(trailers)))
        .select((simulations::id, vehicles::axles))
        .load(db)?;
    Ok(rows.into_iter().map(|(id, axles)| (id, LoneTractor { axles })).collect())
}

/// Loads the vehicles of a freight that exist for the owner.
pub(super) fn vehicles_named(
    db: &mut Db,
    owner: OwnerId,
    truck: VehicleId,
    pulled: &[VehicleId],
) -> Result<Vec<Vehicle>> {
    let ids: Vec<VehicleId> = [truck].into_iter().chain(pulled.iter().copied()).collect();
    let mut named = vehicle::find_many(db, owner, &ids)?;
    // The truck is first, then its trailers in coupling order.
    named.sort_by_key(|vehicle| ids.iter().position(|id| *id == vehicle.id));
    Ok(named)
}
