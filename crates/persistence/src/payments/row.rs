//! The row of a settlement.

use diesel::{
    dsl::{AsSelect, auto_type},
    prelude::*,
};
use kernel::{DriverPaymentId, OwnerId, Result};
use payments::{Driver, DriverPayment};

use crate::{
    Db,
    connection::MultiBackend,
    owned::{driver_payments as settlements, drivers, join_same_tenant},
};

#[derive(Debug, Queryable, Selectable)]
pub(super) struct Row {
    #[diesel(embed)]
    pub(super) payment: DriverPayment,
    #[diesel(embed)]
    pub(super) driver: Driver,
}

/// Selects every settlement of an owner with its driver, ready to be filtered.
#[auto_type]
pub(super) fn rows(owner: OwnerId) -> _ {
    let row: AsSelect<Row, MultiBackend> = Row::as_select();
    settlements::of(owner).inner_join(join_same_tenant(drivers::id, settlements::driver_id)).select(row)
}

pub(super) fn with_driver(db: &mut Db, owner: OwnerId, id: DriverPaymentId) -> Result<Row> {
    Ok(rows(owner).filter(settlements::id.eq(id)).first(db)?)
}

pub(super) fn row(db: &mut Db, owner: OwnerId, id: DriverPaymentId) -> Result<DriverPayment> {
    Ok(settlements::of(owner).filter(settlements::id.eq(id)).select(DriverPayment::as_select()).first(db)?)
}
