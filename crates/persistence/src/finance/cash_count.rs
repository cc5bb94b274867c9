//! Cash counts: reconciliation of the books with the counted cash.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{CashCount, CashCountInput, Transaction, errors};
use kernel::{Now, OwnerId, Result, TransactionId};

use super::{
    cash::{Cash, in_hand},
    list::find,
};
use crate::{Db, owned::transactions};

/// Posts the difference between a cash count and the books; nothing if they agree.
pub fn count(db: &mut Db, owner: OwnerId, input: CashCountInput, now: &Now) -> Result<CashCount> {
    let last: Option<Option<NaiveDate>> = transactions::of(owner)
        .filter(transactions::counted_cents.is_not_null())
        .order(transactions::paid_on.desc())
        .select(transactions::paid_on)
        .first(db)
        .optional()?;
    let on = input.check(now, Cash::of(db, owner)?.since(), last.flatten())?;
    let expected_cents = in_hand(db, owner, on, now.today)?;
    let difference = input.difference(expected_cents, on)?;
    let booked = match difference {
        None => None,
        Some(fields) => {
            let id: TransactionId = transactions::insert()
                .values((
                    &fields,
                    (transactions::owner_id.eq(owner), transactions::version.eq(1_i64)),
                    (transactions::created_at.eq(now.at), transactions::updated_at.eq(now.at)),
                    (transactions::installment.eq(1_i64), transactions::installments.eq(1_i64)),
                    transactions::counted_cents.eq(input.counted_cents),
                ))
                .returning(transactions::id)
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
    let later: i64 = transactions::of(owner)
        .filter(transactions::counted_cents.is_not_null())
        .filter(transactions::paid_on.gt(on).or(transactions::paid_on.eq(on).and(transactions::id.gt(deleted.id))))
        .count()
        .get_result(db)?;
    if later > 0 {
        return Err(errors::not_the_last());
    }
    Ok(())
}
