//! Debts of drivers from settlements, carried forward to the next settlement.

use std::collections::HashSet;

use diesel::prelude::*;
use kernel::{Cents, DriverId, DriverPaymentId, OwnerId, Result};
use payments::DriverPayment;

use crate::{Db, owned::driver_payments as settlements, prepared::id_in};

/// A debt not yet carried forward.
#[derive(Clone, Copy, Debug, Queryable)]
pub(super) struct Debt {
    /// Driver who owes it.
    pub driver_id: DriverId,
    /// Settlement that left the debt.
    pub id: DriverPaymentId,
    /// Number of that settlement.
    pub number: i64,
    /// Balance of that settlement, below zero.
    balance_cents: Cents,
}

impl Debt {
    /// Returns the debt in cents, above zero.
    pub(super) fn cents(&self) -> Cents {
        Cents::from(self.balance_cents.get().abs())
    }
}

/// Loads the open debts of the given drivers, the oldest first.
pub(super) fn open_debts(db: &mut Db, owner: OwnerId, drivers: &[DriverId]) -> Result<Vec<Debt>> {
    let brought: Vec<Option<DriverPaymentId>> = settlements::of(owner)
        .filter(id_in(settlements::driver_id, drivers))
        .filter(settlements::carried_from_id.is_not_null())
        .select(settlements::carried_from_id)
        .load(db)?;
    let brought: HashSet<DriverPaymentId> = brought.into_iter().flatten().collect();
    let mut debts: Vec<Debt> = settlements::of(owner)
        .filter(id_in(settlements::driver_id, drivers))
        .filter(settlements::carries.eq(true))
        .order(settlements::number)
        .select((settlements::driver_id, settlements::id, settlements::number, settlements::balance_cents))
        .load(db)?;
    debts.retain(|debt| !brought.contains(&debt.id));
    Ok(debts)
}

/// Loads the debt carried into a settlement with a driver: for a new one, the oldest open debt. An existing settlement
/// retains the choice made at its creation.
pub(super) fn brought(
    db: &mut Db,
    owner: OwnerId,
    driver: DriverId,
    editing: Option<&DriverPayment>,
) -> Result<Option<Debt>> {
    match editing {
        Some(payment) => payment.fields.carried_from_id.map(|id| debt_of(db, owner, id)).transpose(),
        None => Ok(open_debts(db, owner, &[driver])?.into_iter().next()),
    }
}

fn debt_of(db: &mut Db, owner: OwnerId, id: DriverPaymentId) -> Result<Debt> {
    Ok(settlements::of(owner)
        .filter(settlements::id.eq(id))
        .select((settlements::driver_id, settlements::id, settlements::number, settlements::balance_cents))
        .first(db)?)
}
