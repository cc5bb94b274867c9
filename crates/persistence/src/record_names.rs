//! Names of the records that other records refer to: plates, freight numbers, names of drivers and clients, each by one
//! query.

use std::collections::HashMap;

use diesel::prelude::*;
use freight::VehicleRef;
use kernel::{ClientId, DriverId, FreightId, OwnerId, Plate, Result, VehicleId};

use crate::{
    Db,
    owned::{clients, drivers, freights, vehicles},
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
                .filter($table::id.eq_any(ids.into_iter().collect::<Vec<_>>()))
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

/// Loads those of an owner's vehicles that are given, as freights name them.
pub(crate) fn vehicle_refs(db: &mut Db, owner: OwnerId, ids: &[VehicleId]) -> Result<HashMap<VehicleId, VehicleRef>> {
    let rows: Vec<(VehicleId, Plate, Option<String>)> = vehicles::of(owner)
        .filter(vehicles::id.eq_any(ids))
        .select((vehicles::id, vehicles::plate, vehicles::nickname))
        .load(db)?;
    Ok(rows.into_iter().map(|(id, plate, nickname)| (id, VehicleRef { id, plate, nickname })).collect())
}
