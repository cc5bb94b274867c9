//! Items of a settlement: its freights, advances and expenses, each in at most one settlement at a time.

use diesel::{
    prelude::*,
    result::{DatabaseErrorKind, Error as DbError},
};
use finance::SourceKind;
use kernel::{DriverAdvanceId, DriverPaymentId, Now, Result, TransactionId};
use payments::{DriverPayment, errors};

use super::draft::Draft;
use crate::{
    Db,
    finance::posting,
    owned::{
        driver_advances as advances, driver_payment_discounts as discounts,
        driver_payment_freights as settlement_freights, insert_rows, transactions,
    },
    prepared::id_in,
};

/// Assigns the chosen items to a settlement, and synchronises its postings.
pub(super) fn hold(db: &mut Db, payment: &DriverPayment, draft: &Draft, now: &Now) -> Result<()> {
    let owner = payment.owner_id;
    let row = |(position, one)| {
        let of = (settlement_freights::owner_id.eq(owner), settlement_freights::driver_payment_id.eq(payment.id));
        (one, of, settlement_freights::position.eq(position))
    };
    let rows: Vec<_> = (1_i64..).zip(&draft.settlement.freights).map(row).collect();
    // The primary key admits a freight to one settlement only, also under concurrent requests.
    insert_rows!(db, settlement_freights, rows).map_err(|error| match error {
        DbError::DatabaseError(DatabaseErrorKind::UniqueViolation, _) => errors::freights_settled(),
        other => other.into(),
    })?;
    assign_money(db, payment, draft, now)?;
    let row = |(position, one)| {
        let of = (discounts::owner_id.eq(owner), discounts::driver_payment_id.eq(payment.id));
        (one, of, discounts::position.eq(position))
    };
    insert_rows!(db, discounts, (1_i64..).zip(&draft.settlement.discounts).map(row).collect::<Vec<_>>())?;
    let trips: Vec<_> =
        draft.facts.iter().zip(&draft.settlement.freights).map(|(facts, settled)| facts.posting(settled)).collect();
    let parts = payment.postings(&draft.driver.fields.name, &trips, draft.settlement.paid_on)?;
    posting::sync_postings(db, owner, (SourceKind::DriverPayment, payment.id.get()), &parts, now.at)
}

/// Assigns the advances and expenses that are not yet assigned. A conflict on one of them refuses the whole.
fn assign_money(db: &mut Db, payment: &DriverPayment, draft: &Draft, now: &Now) -> Result<()> {
    let (owner, id) = (payment.owner_id, payment.id);
    let chosen = advances_of(draft);
    let chosen_of = |owner| advances::of(owner).filter(id_in(advances::id, &chosen));
    let already_assigned: i64 = chosen_of(owner).filter(advances::driver_payment_id.eq(id)).count().get_result(db)?;
    let assigned = diesel::update(chosen_of(owner).filter(advances::driver_payment_id.is_null()))
        .set((
            advances::driver_payment_id.eq(id),
            advances::version.eq(advances::version + 1),
            advances::updated_at.eq(now.at),
        ))
        .execute(db)?;
    if !are_all_assigned(already_assigned, assigned, chosen.len()) {
        return Err(errors::advances_deducted());
    }
    let chosen = expenses_of(draft);
    let chosen_of = |owner| transactions::of(owner).filter(id_in(transactions::id, &chosen));
    let already_assigned: i64 =
        chosen_of(owner).filter(transactions::driver_payment_id.eq(id)).count().get_result(db)?;
    let assigned = diesel::update(chosen_of(owner).filter(transactions::driver_payment_id.is_null()))
        .set((
            transactions::driver_payment_id.eq(id),
            transactions::version.eq(transactions::version + 1),
            transactions::updated_at.eq(now.at),
        ))
        .execute(db)?;
    if !are_all_assigned(already_assigned, assigned, chosen.len()) {
        return Err(errors::expenses_refunded());
    }
    Ok(())
}

fn are_all_assigned(already_assigned: i64, assigned: usize, chosen: usize) -> bool {
    usize::try_from(already_assigned).is_ok_and(|already_assigned| already_assigned.saturating_add(assigned) == chosen)
}

fn advances_of(draft: &Draft) -> Vec<DriverAdvanceId> {
    draft.given.iter().map(|one| one.id()).collect()
}

fn expenses_of(draft: &Draft) -> Vec<TransactionId> {
    draft.spent.iter().map(|one| one.id()).collect()
}

/// Releases the items of a settlement. Advances and expenses of the next draft remain assigned, so that their version
/// does not change.
pub(super) fn release(db: &mut Db, payment: &DriverPayment, next: Option<&Draft>, now: &Now) -> Result<()> {
    let (owner, id) = (payment.owner_id, payment.id);
    diesel::delete(settlement_freights::of(owner).filter(settlement_freights::driver_payment_id.eq(id))).execute(db)?;
    diesel::delete(discounts::of(owner).filter(discounts::driver_payment_id.eq(id))).execute(db)?;
    let none = None::<DriverPaymentId>;
    let advances_held = advances::of(owner).filter(advances::driver_payment_id.eq(id));
    diesel::update(advances_held.filter(advances::id.ne_all(next.map(advances_of).unwrap_or_default())))
        .set((
            advances::driver_payment_id.eq(none),
            advances::version.eq(advances::version + 1),
            advances::updated_at.eq(now.at),
        ))
        .execute(db)?;
    let spent = transactions::of(owner).filter(transactions::driver_payment_id.eq(id));
    diesel::update(spent.filter(transactions::id.ne_all(next.map(expenses_of).unwrap_or_default())))
        .set((
            transactions::driver_payment_id.eq(none),
            transactions::version.eq(transactions::version + 1),
            transactions::updated_at.eq(now.at),
        ))
        .execute(db)?;
    Ok(())
}
