//! The cash of an owner: the opening balance and everything that moved since. What moved before the opening day is held by
//! the balance that was told for it. Whoever shows what is in hand asks here.

use accounts::Opening;
use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{CashCount, CashCountInput, Transaction};
use kernel::{Cents, Effect, Error, Now, OwnerId, Result, TransactionId, TransactionKind};

use super::transaction;
use crate::{Db, accounts::user, owned::transactions as books, sql};

/// From which day on money counts in the cash, and what it held then.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cash(Option<Opening>);

impl Cash {
    /// That of an owner.
    pub(super) fn of(db: &mut Db, owner: OwnerId) -> Result<Self> {
        Ok(Self(user::terms(db, owner)?.opening))
    }

    /// Its first day; none where nobody told.
    pub(super) fn since(self) -> Option<NaiveDate> {
        self.0.map(|opening| opening.on)
    }

    /// What it held when its first day began.
    pub(super) fn opening(self) -> Cents {
        self.0.map(|opening| opening.amount_cents).unwrap_or_default()
    }

    /// Whether a transaction moves it, once it is settled or already: not what moves no money, and not what moved before.
    pub(super) fn is_moved_by(self, transaction: &Transaction) -> bool {
        let before =
            self.since().is_some_and(|since| transaction.fields.paid_on.is_some_and(|paid_on| paid_on < since));
        transaction.fields.effect != Effect::Result && !before
    }
}

/// What moves the cash, once it is settled or already: [`Cash::is_moved_by`] for the database.
macro_rules! moving {
    ($query:expr, $cash:expr) => {{
        let query = $query.filter(books::effect.ne(kernel::Effect::Result));
        match $cash.since() {
            Some(since) => query.filter(books::paid_on.is_null().or(books::paid_on.ge(since))),
            None => query,
        }
    }};
}
pub(super) use moving;

/// What comes in less what goes out.
macro_rules! net {
    () => {
        sql::total!("CASE kind WHEN 'income' THEN amount_cents ELSE -amount_cents END")
    };
}
pub(super) use net;

/// What an owner has in hand at the end of a day.
pub fn in_hand(db: &mut Db, owner: OwnerId, on: NaiveDate, today: NaiveDate) -> Result<Cents> {
    let cash = Cash::of(db, owner)?;
    let moved = books::of(owner).filter(books::paid_on.is_not_null()).into_boxed();
    // What is paid is in hand today. It can bear a day that is still ahead of its owner's only where he has since moved to a
    // zone in which it is yet to come.
    let moved = if on < today { moved.filter(books::paid_on.le(on)) } else { moved };
    let moved: Cents = moving!(moved, cash).select(net!()).get_result(db)?;
    cash.opening().plus(moved)
}

/// Books what a count of the cash found more or less than the books say; nothing where they agree.
pub fn count(db: &mut Db, owner: OwnerId, input: CashCountInput, now: &Now) -> Result<CashCount> {
    let last: Option<Option<NaiveDate>> = books::of(owner)
        .filter(books::counted_cents.is_not_null())
        .order(books::paid_on.desc())
        .select(books::paid_on)
        .first(db)
        .optional()?;
    let on = input.check(now, Cash::of(db, owner)?.since(), last.flatten())?;
    let expected_cents = in_hand(db, owner, on, now.today)?;
    let difference = input.difference(expected_cents, on)?;
    let booked = match difference {
        None => None,
        Some(fields) => {
            let id: TransactionId = books::insert()
                .values((
                    &fields,
                    (books::owner_id.eq(owner), books::version.eq(1_i64)),
                    (books::created_at.eq(now.at), books::updated_at.eq(now.at)),
                    (books::installment.eq(1_i64), books::installments.eq(1_i64)),
                    books::counted_cents.eq(input.counted_cents),
                ))
                .returning(books::id)
                .get_result(db)?;
            Some(transaction::find(db, owner, id, now)?)
        }
    };
    Ok(CashCount {
        expected_cents,
        counted_cents: input.counted_cents,
        difference_cents: input.counted_cents.minus(expected_cents)?,
        transaction: booked,
    })
}

/// A later count of the cash rests on the earlier ones: only the last one is deleted.
///
/// # Errors
/// [`Error::Conflict`] with `not_the_last`.
pub(super) fn ensure_last_count(db: &mut Db, owner: OwnerId, deleted: &Transaction) -> Result<()> {
    let (Some(_), Some(on)) = (deleted.counted_cents, deleted.fields.paid_on) else { return Ok(()) };
    let later: i64 = books::of(owner)
        .filter(books::counted_cents.is_not_null())
        .filter(books::paid_on.gt(on).or(books::paid_on.eq(on).and(books::id.gt(deleted.id))))
        .count()
        .get_result(db)?;
    if later > 0 {
        let detail = "Há uma conferência do caixa depois desta: exclua primeiro a última.";
        return Err(Error::conflict("not_the_last", detail.to_owned()));
    }
    Ok(())
}

/// The sum that a transaction adds to the cash.
pub(super) fn signed(transaction: &Transaction) -> Result<Cents> {
    match transaction.fields.kind {
        TransactionKind::Income => Ok(transaction.fields.amount_cents),
        TransactionKind::Expense => Cents::ZERO.minus(transaction.fields.amount_cents),
    }
}
