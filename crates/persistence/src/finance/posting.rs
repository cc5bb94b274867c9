//! Reconciliation of postings with the records they derive from, in the transaction that changes the record.

use diesel::prelude::*;
use finance::{PayMethod, Posting, Source, SourceKind, Transaction, TransactionFields, posting::reconcile};
use kernel::{Instant, OwnerId, Result};

use crate::{
    Db,
    owned::{driver_payments, drivers, fuel_records, join_same_tenant, maintenance_records, transactions},
    prepared::id_in,
};

/// Loads the postings of a record, in the order of its parts and instalments.
pub(crate) fn of(db: &mut Db, owner: OwnerId, kind: SourceKind, id: i64) -> Result<Vec<Transaction>> {
    of_many(db, owner, kind, &[id])
}

/// Loads the postings of several records of one kind, by record, part and instalment.
pub(crate) fn of_many(db: &mut Db, owner: OwnerId, kind: SourceKind, ids: &[i64]) -> Result<Vec<Transaction>> {
    Ok(transactions::of(owner)
        .filter(transactions::source_kind.eq(kind))
        .filter(id_in(transactions::source_id, ids))
        .order((transactions::source_id, transactions::source_part, transactions::installment, transactions::id))
        .select(Transaction::as_select())
        .load(db)?)
}

/// Loads the postings of several records as [`of_many`] does, each with the name of its driver.
pub(crate) fn with_drivers(
    db: &mut Db,
    owner: OwnerId,
    kind: SourceKind,
    ids: &[i64],
) -> Result<Vec<(Transaction, Option<String>)>> {
    Ok(transactions::of(owner)
        .left_join(join_same_tenant(drivers::id, transactions::driver_id))
        .filter(transactions::source_kind.eq(kind))
        .filter(id_in(transactions::source_id, ids))
        .order((transactions::source_id, transactions::source_part, transactions::installment, transactions::id))
        .select((Transaction::as_select(), drivers::name.nullable()))
        .load(db)?)
}

/// Synchronises the postings of a record by [`reconcile`]. An empty target removes them all.
///
/// # Errors
/// [`kernel::Error::Validation`] or [`kernel::Error::Conflict`] if a paid or settled posting would have to change.
pub(crate) fn sync_postings(
    db: &mut Db,
    owner: OwnerId,
    (kind, id): (SourceKind, i64),
    wanted: &[Posting],
    at: Instant,
) -> Result<()> {
    let mut stored = of(db, owner, kind, id)?;
    // Withheld amounts belong to their receipt, not to the record.
    stored.retain(|one| one.held_from_id.is_none());
    let changes = reconcile(wanted, &stored)?;
    diesel::delete(transactions::of(owner).filter(id_in(transactions::id, &changes.delete))).execute(db)?;
    for (id, part, paid_on) in &changes.update {
        diesel::update(transactions::of(owner).filter(transactions::id.eq(id)))
            .set((
                TransactionFields::of_posting(part, *paid_on),
                (transactions::installment.eq(part.installment), transactions::installments.eq(part.installments)),
                (transactions::version.eq(transactions::version + 1), transactions::updated_at.eq(at)),
            ))
            .execute(db)?;
        if paid_on.is_none() {
            diesel::update(transactions::of(owner).filter(transactions::id.eq(id)))
                .set(transactions::method.eq(None::<PayMethod>))
                .execute(db)?;
        }
    }
    for (part, paid_on) in &changes.insert {
        transactions::insert()
            .values((
                TransactionFields::of_posting(part, *paid_on),
                (transactions::installment.eq(part.installment), transactions::installments.eq(part.installments)),
                (transactions::owner_id.eq(owner), transactions::version.eq(1_i64)),
                (transactions::created_at.eq(at), transactions::updated_at.eq(at)),
                (
                    transactions::source_kind.eq(kind),
                    transactions::source_id.eq(id),
                    transactions::source_part.eq(part.part),
                ),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// Increments the version of a record whose part was paid or unpaid, so that a stale form cannot overwrite it.
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
        // A freight's form does not contain its parts, and an advance is settled by itself.
        SourceKind::Freight | SourceKind::DriverAdvance => 0,
    };
    Ok(())
}
