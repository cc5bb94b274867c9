//! Guards of changes to a freight: its settlement, and the records that name it.

use diesel::{
    dsl::{exists, not},
    prelude::*,
    select,
};
use finance::SourceKind;
use freight::{
    Freight, FreightEntry, FreightRecord,
    errors::{self, Action},
};
use kernel::{FreightId, OwnerId, Result};

use crate::{
    Db,
    owned::{
        driver_advances as advances, driver_payment_freights as settlement_freights, driver_payments as settlements,
        fuel_records, join_same_tenant, maintenance_records, transactions,
    },
};

/// Returns the number of the settlement of a freight, if any.
fn settlement_of(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Option<i64>> {
    Ok(settlement_freights::of(owner)
        .inner_join(join_same_tenant(settlements::id, settlement_freights::driver_payment_id))
        .filter(settlement_freights::freight_id.eq(id))
        .select(settlements::number)
        .first(db)
        .optional()?)
}

/// Checks that a freight is not settled: settled freights are immutable.
///
/// # Errors
/// [`kernel::Error::Conflict`] with `settled` that names the settlement.
pub(super) fn ensure_unsettled(db: &mut Db, freight: &Freight, action: Action) -> Result<()> {
    let Some(number) = settlement_of(db, freight.owner_id, freight.id)? else { return Ok(()) };
    Err(errors::settled(freight, number, action))
}

/// Checks that a settled freight retains the values on which its settlement depends; others may change.
///
/// # Errors
/// [`kernel::Error::Conflict`] with `settled` that names the settlement.
pub(super) fn ensure_may_become(db: &mut Db, current: &FreightRecord, entry: &FreightEntry) -> Result<()> {
    if current.keeps_settled_part(entry) {
        return Ok(());
    }
    ensure_unsettled(db, &current.freight, Action::Change)
}

/// Checks that no record depends on a freight to be deleted.
///
/// # Errors
/// [`kernel::Error::Conflict`] with `has_history`, which recommends cancelling it.
pub(super) fn ensure_no_history(db: &mut Db, freight: &Freight) -> Result<()> {
    let (owner, id) = (freight.owner_id, freight.id);
    let its_own = transactions::source_kind.eq(SourceKind::Freight).and(transactions::paid_on.is_null());
    let booked = transactions::of(owner)
        .filter(transactions::freight_id.eq(id))
        .filter(transactions::source_kind.is_null().or(not(its_own)));
    // A free repair has no transaction, but names the freight.
    let has_history = select(exists(booked)).get_result(db)?
        || select(exists(advances::of(owner).filter(advances::freight_id.eq(id)))).get_result(db)?
        || select(exists(fuel_records::of(owner).filter(fuel_records::freight_id.eq(id)))).get_result(db)?
        || select(exists(maintenance_records::of(owner).filter(maintenance_records::freight_id.eq(id))))
            .get_result(db)?;
    if !has_history {
        return Ok(());
    }
    Err(errors::has_history(freight))
}
