//! How records call those whom they name: plates, freight numbers, drivers' names, each by one query.

use std::collections::HashMap;

use diesel::prelude::*;
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
    /// The plates of an owner's vehicles, of those asked for.
    plates, vehicles, VehicleId, plate: Plate
}
named! {
    /// The numbers of an owner's freights, of those asked for.
    freight_numbers, freights, FreightId, number: i64
}
named! {
    /// The names of an owner's drivers, of those asked for.
    driver_names, drivers, DriverId, name: String
}
named! {
    /// The names of an owner's clients, of those asked for.
    client_names, clients, ClientId, name: String
}
