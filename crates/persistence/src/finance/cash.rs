//! Cash of an owner: the opening balance plus every later movement. The opening balance already contains the movements
//! before its day. This module is the single source of the cash in hand.

use accounts::Opening;
use chrono::NaiveDate;
use diesel::{prelude::*, sql_types::BigInt};
use finance::{Effect, Transaction, TransactionKind};
use kernel::{Cents, OwnerId, Result};

use crate::{Db, accounts::user, owned::transactions, prepared::StaticSql, sql};

/// First day on which money counts in the cash, and the balance at the start of that day.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cash(Option<Opening>);

impl Cash {
    pub(super) fn of(db: &mut Db, owner: OwnerId) -> Result<Self> {
        Ok(Self(user::terms(db, owner)?.opening))
    }

    /// Returns its first day; none without an opening balance.
    pub(super) fn since(self) -> Option<NaiveDate> {
        self.0.map(|opening| opening.on)
    }

    /// Returns its balance at the start of its first day.
    pub(super) fn opening(self) -> Cents {
        self.0.map(|opening| opening.amount_cents).unwrap_or_default()
    }

    /// Returns whether a transaction moves the cash, now or once settled. Excluded are those that move no money and
    /// those paid before the first day.
    pub(super) fn is_moved_by(self, transaction: &Transaction) -> bool {
        let before =
            self.since().is_some_and(|since| transaction.fields.paid_on.is_some_and(|paid_on| paid_on < since));
        transaction.fields.effect != Effect::Result && !before
    }
}

/// Narrows a query to the transactions that move the cash: [`Cash::is_moved_by`] in SQL.
macro_rules! moving {
    ($query:expr, $cash:expr) => {{
        let query = $query.filter(transactions::effect.ne(finance::Effect::Result));
        match $cash.since() {
            Some(since) => query.filter(transactions::paid_on.is_null().or(transactions::paid_on.ge(since))),
            None => query,
        }
    }};
}
pub(super) use moving;

/// Sum of income less expenses.
pub(super) fn net() -> StaticSql<BigInt> {
    sql::total("CASE kind WHEN 'income' THEN amount_cents ELSE -amount_cents END")
}

/// Returns the cash in hand at the end of a day.
pub fn in_hand(db: &mut Db, owner: OwnerId, on: NaiveDate, today: NaiveDate) -> Result<Cents> {
    let cash = Cash::of(db, owner)?;
    let moved = transactions::of(owner).filter(transactions::paid_on.is_not_null()).into_boxed();
    // Paid money is in hand today even if its paid day is in the future. That happens around midnight with a fast
    // clock, or after the owner moved to a zone further west.
    let moved = if on < today { moved.filter(transactions::paid_on.le(on)) } else { moved };
    let moved: Cents = moving!(moved, cash).select(net()).get_result(db)?;
    cash.opening().plus(moved)
}

/// Returns the signed amount of a transaction; below zero for an expense.
pub(super) fn signed(transaction: &Transaction) -> Result<Cents> {
    match transaction.fields.kind {
        TransactionKind::Income => Ok(transaction.fields.amount_cents),
        TransactionKind::Expense => Cents::ZERO.minus(transaction.fields.amount_cents),
    }
}
