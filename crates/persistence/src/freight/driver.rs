//! Driver of a freight, if not the owner; stored in a table of its own, like the trailers.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use fleet::Papers;
use freight::{FreightDriver, errors};
use kernel::{Check, DriverId, FreightId, OwnerId, Result};

use crate::{
    Db,
    owned::{drivers, freight_drivers, join_same_tenant},
    prepared::id_in,
    references::check_driver,
};

pub(super) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<HashMap<FreightId, FreightDriver>> {
    let rows: Vec<(FreightId, DriverId, String)> = freight_drivers::of(owner)
        .inner_join(join_same_tenant(drivers::id, freight_drivers::driver_id))
        .filter(id_in(freight_drivers::freight_id, ids))
        .select((freight_drivers::freight_id, drivers::id, drivers::name))
        .load(db)?;
    Ok(rows.into_iter().map(|(freight, id, name)| (freight, FreightDriver { id, name })).collect())
}

/// Notes a fault for a driver that the owner does not have, and for an inactive one that is new on the freight.
pub(super) fn check(
    db: &mut Db,
    owner: OwnerId,
    check: &mut Check,
    id: Option<DriverId>,
    kept: Option<DriverId>,
) -> Result<()> {
    let active = check_driver(db, owner, check, id)?;
    if active == Some(false) && kept != id {
        errors::driver_inactive(check);
    }
    Ok(())
}

pub(super) fn replace(db: &mut Db, owner: OwnerId, freight: FreightId, driver: Option<DriverId>) -> Result<()> {
    diesel::delete(freight_drivers::of(owner).filter(freight_drivers::freight_id.eq(freight))).execute(db)?;
    if let Some(driver) = driver {
        freight_drivers::insert()
            .values((
                freight_drivers::owner_id.eq(owner),
                freight_drivers::freight_id.eq(freight),
                freight_drivers::driver_id.eq(driver),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// Returns the papers of the person at the wheel: the driver's if the freight has one, else the owner's.
pub(super) fn papers(db: &mut Db, owner: OwnerId, driver: Option<&FreightDriver>, own: Papers) -> Result<Papers> {
    let Some(driver) = driver else { return Ok(own) };
    let (cnh_due_on, toxicological_due_on): (Option<NaiveDate>, Option<NaiveDate>) = drivers::of(owner)
        .filter(drivers::id.eq(driver.id))
        .select((drivers::cnh_due_on, drivers::toxicological_due_on))
        .first(db)?;
    Ok(Papers { driver: Some(driver.name.clone()), cnh_due_on, toxicological_due_on })
}
