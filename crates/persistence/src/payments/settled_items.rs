//! Items that a settlement holds: its freights, advances and expenses, each held by at most one at a time.

use diesel::{
    prelude::*,
    result::{DatabaseErrorKind, Error as DbError},
};
use kernel::{DriverPaymentId, Now, Result, SourceKind};
use payments::{DriverPayment, refusal};

use super::draft::Draft;
use crate::{
    Db,
    finance::posting,
    owned::{
        driver_advances as advances, driver_payment_discounts as discounts, driver_payment_freights as settled,
        insert_rows, transactions as books,
    },
};

/// Makes a settlement hold the chosen items, and brings its postings in step.
pub(super) fn hold(db: &mut Db, payment: &DriverPayment, draft: &Draft, now: &Now) -> Result<()> {
    let owner = payment.owner_id;
    let row = |(position, one)| {
        let of = (settled::owner_id.eq(owner), settled::driver_payment_id.eq(payment.id));
        (one, of, settled::position.eq(position))
    };
    let rows: Vec<_> = (1_i64..).zip(&draft.settlement.freights).map(row).collect();
    // The table's key settles a freight only once, even by two requests at the same moment.
    insert_rows!(db, settled, rows).map_err(|error| match error {
        DbError::DatabaseError(DatabaseErrorKind::UniqueViolation, _) => refusal::freights_settled(),
        other => other.into(),
    })?;
    hold_money(db, payment, draft, now)?;
    let row = |(position, one)| {
        let of = (discounts::owner_id.eq(owner), discounts::driver_payment_id.eq(payment.id));
        (one, of, discounts::position.eq(position))
    };
    insert_rows!(db, discounts, (1_i64..).zip(&draft.settlement.discounts).map(row).collect::<Vec<_>>())?;
    let trips: Vec<_> =
        draft.facts.iter().zip(&draft.settlement.freights).map(|(facts, settled)| facts.posting(settled)).collect();
    let parts = payment.postings(&draft.driver.fields.name, &trips, draft.settlement.paid_on)?;
    posting::keep_in_step(db, owner, (SourceKind::DriverPayment, payment.id.get()), &parts, now.at)
}

/// Takes advances and expenses that are still free; if one no longer is, the whole is refused.
fn hold_money(db: &mut Db, payment: &DriverPayment, draft: &Draft, now: &Now) -> Result<()> {
    let owner = payment.owner_id;
    let chosen: Vec<_> = draft.given.iter().map(|one| one.id()).collect();
    let free = advances::of(owner).filter(advances::id.eq_any(&chosen)).filter(advances::driver_payment_id.is_null());
    let held = diesel::update(free)
        .set((
            advances::driver_payment_id.eq(payment.id),
            advances::version.eq(advances::version + 1),
            advances::updated_at.eq(now.at),
        ))
        .execute(db)?;
    if held != chosen.len() {
        return Err(refusal::advances_deducted());
    }
    let chosen: Vec<_> = draft.spent.iter().map(|one| one.id()).collect();
    let free = books::of(owner).filter(books::id.eq_any(&chosen)).filter(books::driver_payment_id.is_null());
    let held = diesel::update(free)
        .set((
            books::driver_payment_id.eq(payment.id),
            books::version.eq(books::version + 1),
            books::updated_at.eq(now.at),
        ))
        .execute(db)?;
    if held != chosen.len() {
        return Err(refusal::expenses_refunded());
    }
    Ok(())
}

/// Frees all items that a settlement holds.
pub(super) fn release(db: &mut Db, payment: &DriverPayment, now: &Now) -> Result<()> {
    let (owner, id) = (payment.owner_id, payment.id);
    diesel::delete(settled::of(owner).filter(settled::driver_payment_id.eq(id))).execute(db)?;
    diesel::delete(discounts::of(owner).filter(discounts::driver_payment_id.eq(id))).execute(db)?;
    let none = None::<DriverPaymentId>;
    diesel::update(advances::of(owner).filter(advances::driver_payment_id.eq(id)))
        .set((
            advances::driver_payment_id.eq(none),
            advances::version.eq(advances::version + 1),
            advances::updated_at.eq(now.at),
        ))
        .execute(db)?;
    diesel::update(books::of(owner).filter(books::driver_payment_id.eq(id)))
        .set((books::driver_payment_id.eq(none), books::version.eq(books::version + 1), books::updated_at.eq(now.at)))
        .execute(db)?;
    Ok(())
}
