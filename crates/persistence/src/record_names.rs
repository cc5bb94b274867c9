//! Names of the records that other records refer to: plates, freight numbers, names of drivers and clients, each by one
//! query.

use std::collections::HashMap;

use diesel::prelude::*;
use fleet::{Vehicle, composition::capacity};
use freight::VehicleRef;
use kernel::{ClientId, DriverId, Error, FreightId, Kilograms, OwnerId, Plate, Result, VehicleId};

use crate::{
    Db,
    owned::{clients, drivers, freights, vehicles},
    prepared::one_of,
};

macro_rules! named {
    ($(#[$meta:meta])* $name:ident, $table:ident, $id:ty, $column:ident: $value:ty) => {
        $(#[$meta])*
        pub(crate) fn $name(
            db: &mut Db,
            owner: OwnerId,
            ids: impl IntoIterator<Item = $id>,
        ) -> Result<HashMap<$id, $value>> {
            let rows: Vec<($id, $value)> = $table::of(owner)
                .filter(one_of($table::id, ids.into_iter().collect::<Vec<_>>()))
                .select(($table::id, $table::$column))
                .load(db)?;
            Ok(rows.into_iter().collect())
        }
    };
}

named! {
    /// Loads the plates of those of an owner's vehicles that are given.
    plates, vehicles, VehicleId, plate: Plate
}
named! {
    /// Loads the numbers of those of an owner's freights that are given.
    freight_numbers, freights, FreightId, number: i64
}
named! {
    /// Loads the names of those of an owner's drivers that are given.
    driver_names, drivers, DriverId, name: String
}
named! {
    /// Loads the names of those of an owner's clients that are given.
    client_names, clients, ClientId, name: String
}

/// Vehicles that freights and simulations name.
#[derive(Clone, Debug)]
pub(crate) struct NamedVehicles(HashMap<VehicleId, Vehicle>);

impl NamedVehicles {
    /// Loads those of an owner's vehicles that are given.
    pub(crate) fn load(db: &mut Db, owner: OwnerId, ids: &[VehicleId]) -> Result<Self> {
        let found: Vec<Vehicle> =
            vehicles::of(owner).filter(one_of(vehicles::id, ids)).select(Vehicle::as_select()).load(db)?;
        Ok(Self::of(found))
    }

    /// Takes vehicles that were read.
    pub(crate) fn of(vehicles: impl IntoIterator<Item = Vehicle>) -> Self {
        Self(vehicles.into_iter().map(|vehicle| (vehicle.id, vehicle)).collect())
    }

    /// Returns a vehicle; none where it was not loaded.
    pub(crate) fn get(&self, id: VehicleId) -> Option<&Vehicle> {
        self.0.get(&id)
    }

    /// Returns a vehicle as freights name it.
    ///
    /// # Errors
    /// [`Error::Internal`] where it was not loaded.
    pub(crate) fn named(&self, id: VehicleId) -> Result<VehicleRef> {
        let vehicle = self.0.get(&id).ok_or_else(|| Error::Internal(format!("no vehicle {id}").into()))?;
        Ok(VehicleRef { id, plate: vehicle.fields.plate.clone(), nickname: vehicle.fields.nickname.clone() })
    }

    /// Returns the weight that some of the vehicles may carry together, where it is known.
    pub(crate) fn capacity(&self, ids: impl IntoIterator<Item = VehicleId>) -> Option<Kilograms> {
        capacity(ids.into_iter().filter_map(|id| self.0.get(&id)))
    }
}
