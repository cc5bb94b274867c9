//! What drivers owe from settlements whose debt goes to the next one.

use std::collections::HashSet;

use diesel::prelude::*;
use kernel::{Cents, DriverId, DriverPaymentId, OwnerId, Result};

use crate::{Db, owned::driver_payments as acertos};

/// A debt that no later settlement has brought along yet.
#[derive(Clone, Copy, Debug, Queryable)]
pub(super) struct Debt {
    /// Who owes it.
    pub driver_id: DriverId,
    /// The settlement from which it comes.
    pub id: DriverPaymentId,
    /// Its number.
    pub number: i64,
    /// Its balance, which is below zero.
    balance_cents: Cents,
}

impl Debt {
    /// How much is owed.
    pub(super) fn cents(&self) -> Cents {
        Cents::from(self.balance_cents.get().abs())
    }
}

/// What the given drivers still owe, the oldest first.
pub(super) fn open_debts(db: &mut Db, owner: OwnerId, drivers: &[DriverId]) -> Result<Vec<Debt>> {
    let brought: Vec<Option<DriverPaymentId>> = acertos::of(owner)
        .filter(acertos::driver_id.eq_any(drivers))
        .filter(acertos::carried_from_id.is_not_null())
        .select(acertos::carried_from_id)
        .load(db)?;
    let brought: HashSet<DriverPaymentId> = brought.into_iter().flatten().collect();
    let mut debts: Vec<Debt> = acertos::of(owner)
        .filter(acertos::driver_id.eq_any(drivers))
        .filter(acertos::carries.eq(true))
        .order(acertos::number)
        .select((acertos::driver_id, acertos::id, acertos::number, acertos::balance_cents))
        .load(db)?;
    debts.retain(|debt| !brought.contains(&debt.id));
    Ok(debts)
}

/// The debt that one settlement brought along.
pub(super) fn debt_of(db: &mut Db, owner: OwnerId, id: DriverPaymentId) -> Result<Debt> {
    Ok(acertos::of(owner)
        .filter(acertos::id.eq(id))
        .select((acertos::driver_id, acertos::id, acertos::number, acertos::balance_cents))
        .first(db)?)
}
