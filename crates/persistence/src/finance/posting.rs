//! Postings of fill-ups, repairs, advances and settlements, kept in step in their own database transaction. (A
//! freight's two parts have rules of their own: see [`super::freight_posting`].)

use diesel::prelude::*;
use finance::{Posting, Source, SourceKind, Transaction, entry::search_text, posting::reconcile};
use kernel::{Instant, OwnerId, PayMethod, Result};

use crate::{
    Db,
    owned::{driver_payments, fuel_records, maintenance_records, transactions as books},
};

/// Column values of a part, new or changed.
macro_rules! values {
    ($part:expr, $paid_on:expr) => {
        (
            (books::kind.eq($part.kind), books::category.eq($part.category), books::description.eq(&$part.description)),
            (books::amount_cents.eq($part.amount_cents), books::competence_on.eq($part.competence_on)),
            (books::due_on.eq($part.due_on), books::paid_on.eq($paid_on)),
            (books::vehicle_id.eq($part.vehicle_id), books::freight_id.eq($part.freight_id)),
            (books::driver_id.eq($part.driver_id), books::paid_by_driver.eq($part.paid_by_driver)),
            (books::installment.eq($part.installment), books::installments.eq($part.installments)),
            (books::effect.eq($part.effect), books::search.eq(search_text($part.category, &$part.description))),
        )
    };
}
/// Loads the postings of a record, in the order of its parts and instalments.
pub(crate) fn of(db: &mut Db, owner: OwnerId, kind: SourceKind, id: i64) -> Result<Vec<Transaction>> {
    of_many(db, owner, kind, &[id])
}

/// Loads the postings of several records of one kind, by record, part and instalment.
pub(crate) fn of_many(db: &mut Db, owner: OwnerId, kind: SourceKind, ids: &[i64]) -> Result<Vec<Transaction>> {
    Ok(books::of(owner)
        .filter(books::source_kind.eq(kind))
        .filter(books::source_id.eq_any(ids))
        .order((books::source_id, books::source_part, books::installment, books::id))
        .select(Transaction::as_select())
        .load(db)?)
}

/// Brings the postings of a record in step with it: exactly the wanted parts exist afterwards. Wanting none removes
/// them all. `field` is the input field of the amount.
///
/// # Errors
/// [`kernel::Error::Validation`] where the amount of a part settled in the books would change,
/// [`kernel::Error::Conflict`] where a settlement with a driver rests on a part that would change.
pub(crate) fn keep_in_step(
    db: &mut Db,
    owner: OwnerId,
    (kind, id): (SourceKind, i64),
    wanted: &[Posting],
    field: &str,
    at: Instant,
) -> Result<()> {
    let standing = of(db, owner, kind, id)?;
    let changes = reconcile(wanted, &standing, field)?;
    diesel::delete(books::of(owner).filter(books::id.eq_any(&changes.delete))).execute(db)?;
    for (id, part, paid_on) in &changes.update {
        diesel::update(books::of(owner).filter(books::id.eq(id)))
            .set((values!(part, *paid_on), books::version.eq(books::version + 1), books::updated_at.eq(at)))
            .execute(db)?;
        if paid_on.is_none() {
            diesel::update(books::of(owner).filter(books::id.eq(id)))
                .set(books::method.eq(None::<PayMethod>))
                .execute(db)?;
        }
    }
    for (part, paid_on) in &changes.insert {
        books::insert()
            .values((
                values!(part, *paid_on),
                (books::owner_id.eq(owner), books::version.eq(1_i64)),
                (books::created_at.eq(at), books::updated_at.eq(at), books::personal.eq(false)),
                (books::source_kind.eq(kind), books::source_id.eq(id), books::source_part.eq(part.part)),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// Raises the version of a record one of whose parts was paid or unpaid, so that whoever has it open does not overwrite
/// it.
pub(crate) fn touch(db: &mut Db, owner: OwnerId, source: Source, at: Instant) -> Result<()> {
    macro_rules! touch {
        ($table:ident) => {
            diesel::update($table::of(owner).filter($table::id.eq(source.id)))
                .set(($table::version.eq($table::version + 1), $table::updated_at.eq(at)))
                .execute(db)?
        };
    }
    match source.kind {
        SourceKind::Fuel => touch!(fuel_records),
        SourceKind::Maintenance => touch!(maintenance_records),
        SourceKind::DriverPayment => touch!(driver_payments),
        // A freight's form does not contain its parts, and an advance is settled in itself.
        SourceKind::Freight | SourceKind::DriverAdvance => 0,
    };
    Ok(())
}
