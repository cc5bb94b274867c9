//! The cash of an owner: the opening balance and everything that moved since. The opening balance already contains what
//! moved before its day. Whoever shows what is in hand asks here.

use accounts::Opening;
use chrono::NaiveDate;
use diesel::{prelude::*, sql_types::BigInt};
use finance::{Effect, Transaction, TransactionKind};
use kernel::{Cents, OwnerId, Result};

use crate::{Db, accounts::user, owned::transactions as books, prepared::StaticSql, sql};

/// First day on which money counts in the cash, and the balance at its start.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cash(Option<Opening>);

impl Cash {
    /// Loads the cash of an owner.
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

    /// Returns whether a transaction moves the cash, now or once it is settled: not one that moves no money, and not
    /// one paid before the first day.
    pub(super) fn is_moved_by(self, transaction: &Transaction) -> bool {
        let before =
            self.since().is_some_and(|since| transaction.fields.paid_on.is_some_and(|paid_on| paid_on < since));
        transaction.fields.effect != Effect::Result && !before
    }
}

/// Narrows a query to what moves the cash, now or once it is settled: [`Cash::is_moved_by`] for the database.
macro_rules! moving {
    ($query:expr, $cash:expr) => {{
        let query = $query.filter(books::effect.ne(finance::Effect::Result));
        match $cash.since() {
            Some(since) => query.filter(books::paid_on.is_null().or(books::paid_on.ge(since))),
            None => query,
        }
    }};
}
pub(super) use moving;

/// Sum of income less expenses.
pub(super) fn net() -> StaticSql<BigInt> {
    sql::total("CASE kind WHEN 'income' THEN amount_cents ELSE -amount_cents END")
}

/// Returns what an owner has in hand at the end of a day.
pub fn in_hand(db: &mut Db, owner: OwnerId, on: NaiveDate, today: NaiveDate) -> Result<Cents> {
    let cash = Cash::of(db, owner)?;
    let moved = books::of(owner).filter(books::paid_on.is_not_null()).into_boxed();
    // Money paid is in hand today. Its paid day can lie ahead where it was entered in the last minutes of the day, by a
    // clock that runs ahead, or if the owner has since moved to a zone in which that day is yet to come.
    let moved = if on < today { moved.filter(books::paid_on.le(on)) } else { moved };
    let moved: Cents = moving!(moved, cash).select(net()).get_result(db)?;
    cash.opening().plus(moved)
}

/// Returns the amount that a transaction adds to the cash; below zero for an expense.
pub(super) fn signed(transaction: &Transaction) -> Result<Cents> {
    match transaction.fields.kind {
        TransactionKind::Income => Ok(transaction.fields.amount_cents),
        TransactionKind::Expense => Cents::ZERO.minus(transaction.fields.amount_cents),
    }
}
