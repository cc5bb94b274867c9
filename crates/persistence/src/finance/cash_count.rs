//! Cash counts: reconciliation of the books with the counted cash.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{CashCount, CashCountInput, Transaction, errors};
use kernel::{Now, OwnerId, Result, TransactionId};

use super::{
    cash::{Cash, in_hand},
    list::find,
};
use crate::{Db, owned::transactions as books};

/// Posts the difference between a cash count and the books; nothing if they agree.
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
            Some(find(db, owner, id, now)?)
        }
    };
    Ok(CashCount {
        expected_cents,
        counted_cents: input.counted_cents,
        difference_cents: input.counted_cents.minus(expected_cents)?,
        transaction: booked,
    })
}

/// Checks that only the last cash count is deleted: later ones depend on the earlier ones.
///
/// # Errors
/// [`kernel::Error::Conflict`] with `not_the_last`.
pub(super) fn ensure_last_count(db: &mut Db, owner: OwnerId, deleted: &Transaction) -> Result<()> {
    let (Some(_), Some(on)) = (deleted.counted_cents, deleted.fields.paid_on) else { return Ok(()) };
    let later: i64 = books::of(owner)
        .filter(books::counted_cents.is_not_null())
        .filter(books::paid_on.gt(on).or(books::paid_on.eq(on).and(books::id.gt(deleted.id))))
        .count()
        .get_result(db)?;
    if later > 0 {
        return Err(errors::not_the_last());
    }
    Ok(())
}
