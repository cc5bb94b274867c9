//! Names of vehicles that other records reference.

use std::collections::HashMap;

use diesel::prelude::*;
use fleet::{Vehicle, composition::capacity};
use freight::VehicleRef;
use kernel::{Error, Kilograms, OwnerId, Plate, Result, VehicleId};

use crate::{Db, owned::vehicles, prepared::id_in};

/// Loads the plates of the given vehicles of an owner.
pub(crate) fn plates(
    db: &mut Db,
    owner: OwnerId,
    ids: impl IntoIterator<Item = VehicleId>,
) -> Result<HashMap<VehicleId, Plate>> {
    let ids: Vec<VehicleId> = ids.into_iter().collect();
    let rows: Vec<(VehicleId, Plate)> =
        vehicles::of(owner).filter(id_in(vehicles::id, ids)).select((vehicles::id, vehicles::plate)).load(db)?;
    Ok(rows.into_iter().collect())
}

/// Vehicles referenced by freights and simulations.
#[derive(Clone, Debug)]
pub(crate) struct NamedVehicles(HashMap<VehicleId, Vehicle>);

impl NamedVehicles {
    /// Loads the given vehicles of an owner.
    pub(crate) fn load(db: &mut Db, owner: OwnerId, ids: &[VehicleId]) -> Result<Self> {
        let found: Vec<Vehicle> =
            vehicles::of(owner).filter(id_in(vehicles::id, ids)).select(Vehicle::as_select()).load(db)?;
        Ok(Self::of(found))
    }

    /// Wraps vehicles that are already loaded.
    pub(crate) fn of(vehicles: impl IntoIterator<Item = Vehicle>) -> Self {
        Self(vehicles.into_iter().map(|vehicle| (vehicle.id, vehicle)).collect())
    }

    /// Returns a vehicle; none if it was not loaded.
    pub(crate) fn get(&self, id: VehicleId) -> Option<&Vehicle> {
        self.0.get(&id)
    }

    /// Returns a reference to a vehicle.
    ///
    /// # Errors
    /// [`Error::Internal`] if it was not loaded.
    pub(crate) fn named(&self, id: VehicleId) -> Result<VehicleRef> {
        let vehicle = self.0.get(&id).ok_or_else(|| Error::Internal(format!("no vehicle {id}").into()))?;
        Ok(VehicleRef { id, plate: vehicle.fields.plate.clone(), nickname: vehicle.fields.nickname.clone() })
    }

    /// Returns the combined payload of some vehicles, if known.
    pub(crate) fn capacity(&self, ids: impl IntoIterator<Item = VehicleId>) -> Option<Kilograms> {
        capacity(ids.into_iter().filter_map(|id| self.0.get(&id)))
    }
}
