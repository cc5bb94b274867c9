//! Settlement of transactions: in full, in part, or net of withheld amounts, and its reversal.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    Deduction, Effect, Payment, PaymentPreview, Settled, Source, SourceKind, Transaction, TransactionFields,
    TransactionKind, TransactionRecord, entry::search_text, errors,
};
use kernel::{Cents, FreightId, Now, OwnerId, Result, TransactionId, Warning};

use super::{expected_deductions, freight_posting, list::find};
use crate::{
    Db, at_version,
    owned::{freights, transactions},
    prepared::id_in,
};

/// Previews a payment without storing it.
///
/// # Errors
/// As for [`pay`].
pub fn preview(db: &mut Db, owner: OwnerId, id: TransactionId, payment: Payment, now: &Now) -> Result<PaymentPreview> {
    let TransactionRecord { transaction, .. } = find(db, owner, id, now)?;
    transaction.ensure_open()?;
    let settled = payment.check(&transaction, now)?;
    let offer = expected_deductions::of(db, owner, &transaction, settled.paid_on)?;
    settled.preview(&transaction, offer.map(|offer| offer.net_cents))
}

/// Settles a transaction with the amount really received or paid. Withheld amounts become expenses beside it; the rest
/// becomes an open transaction.
///
/// # Errors
/// [`kernel::Error::Stale`] for an outdated version, or [`kernel::Error::Validation`] with all faults.
/// [`kernel::Error::Confirm`] if a full payment differs from the amount that the user saw. [`kernel::Error::Conflict`]
/// if the transaction is settled, or only settled with another one.
pub fn pay(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    version: Option<i64>,
    mut payment: Payment,
    now: &Now,
) -> Result<TransactionRecord> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    let open = &current.transaction;
    open.ensure_open()?;
    let (changed, confirm) = (payment.changed_open(open), payment.confirm.take().unwrap_or_default());
    let settled = payment.check(open, now)?;
    Warning::require(changed.into_iter().collect(), &confirm)?;
    let whole = open.fields.principal_cents;
    let principal = settled.principal(open)?;
    diesel::update(transactions::of(owner).filter(transactions::id.eq(id)))
        .set((
            (transactions::paid_on.eq(settled.paid_on), transactions::method.eq(settled.method)),
            (transactions::amount_cents.eq(settled.settled_cents), transactions::principal_cents.eq(principal)),
            (transactions::version.eq(transactions::version + 1), transactions::updated_at.eq(now.at)),
        ))
        .execute(db)?;
    for (kind, cents) in &settled.withheld {
        insert_withheld(db, open, (*kind, *cents), settled.paid_on, now)?;
    }
    if let Some(rest) = settled.rest {
        insert_rest(db, open, rest, whole.minus(principal)?, now)?;
    }
    update_related(db, owner, &current, Some(&settled), now)?;
    find(db, owner, id, now)
}

/// Reverses the payment of a transaction: withheld amounts are deleted, and the open rest is merged into it again. The
/// operation is idempotent.
///
/// # Errors
/// [`kernel::Error::Stale`] for an outdated version. [`kernel::Error::Conflict`] if it is only settled with another
/// one, or if a received part of a cancelled freight would become open.
pub fn unpay(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    version: Option<i64>,
    now: &Now,
) -> Result<TransactionRecord> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    let paid = &current.transaction;
    paid.ensure_settleable()?;
    if paid.fields.paid_on.is_none() {
        return Ok(current);
    }
    paid.ensure_not_of_settlement()?;
    if let Some(freight) = freight_of(&current) {
        ensure_not_of_cancelled(db, owner, freight)?;
    }
    diesel::delete(transactions::of(owner).filter(transactions::held_from_id.eq(id))).execute(db)?;
    let rest = still_open(db, paid)?;
    let amount = Cents::sum(rest.iter().map(|one| one.fields.amount_cents))?.plus(paid.fields.amount_cents)?;
    let principal = Cents::sum(rest.iter().map(|one| one.fields.principal_cents))?.plus(paid.fields.principal_cents)?;
    let ids: Vec<TransactionId> = rest.iter().map(|one| one.id).collect();
    diesel::delete(transactions::of(owner).filter(id_in(transactions::id, ids))).execute(db)?;
    diesel::update(transactions::of(owner).filter(transactions::id.eq(id)))
        .set((
            (transactions::paid_on.eq(None::<NaiveDate>), transactions::method.eq(None::<String>)),
            (transactions::amount_cents.eq(amount), transactions::principal_cents.eq(principal)),
            (transactions::version.eq(transactions::version + 1), transactions::updated_at.eq(now.at)),
        ))
        .execute(db)?;
    if let (Some(source), Some(_)) = (current.source, paid.split_id) {
        // The due day given to a rest is removed with that rest.
        freight_posting::set_due_day(db, owner, source, paid.fields.due_on, now.at)?;
    }
    update_split_ids(db, paid)?;
    update_related(db, owner, &current, None, now)?;
    // All steps count as one change of the version.
    diesel::update(transactions::of(owner).filter(transactions::id.eq(id)))
        .set(transactions::version.eq(paid.version + 1))
        .execute(db)?;
    find(db, owner, id, now)
}

fn freight_of(record: &TransactionRecord) -> Option<FreightId> {
    record.source.filter(|source| source.kind == SourceKind::Freight).map(|source| source.id.into())
}

/// Inserts a withheld amount: an expense of the same freight, settled on the same day.
fn insert_withheld(
    db: &mut Db,
    of: &Transaction,
    (kind, cents): (Deduction, Cents),
    on: NaiveDate,
    now: &Now,
) -> Result<()> {
    let description = format!("{}: {}", kind.label(), of.fields.description);
    transactions::insert()
        .values((
            (transactions::owner_id.eq(of.owner_id), transactions::version.eq(1_i64)),
            (transactions::created_at.eq(now.at), transactions::updated_at.eq(now.at)),
            (transactions::kind.eq(TransactionKind::Expense), transactions::category.eq(kind.category())),
            (
                transactions::search.eq(search_text(kind.category(), &description)),
                transactions::description.eq(description),
            ),
            (transactions::amount_cents.eq(cents), transactions::competence_on.eq(of.fields.competence_on)),
            (transactions::due_on.eq(of.fields.due_on), transactions::paid_on.eq(on)),
            (transactions::vehicle_id.eq(of.fields.vehicle_id), transactions::freight_id.eq(of.fields.freight_id)),
            (transactions::source_kind.eq(of.source_kind), transactions::source_part.eq(of.source_part)),
            (transactions::source_id.eq(of.source_id), transactions::effect.eq(Effect::Both)),
            (transactions::personal.eq(false), transactions::paid_by_driver.eq(false)),
            (transactions::installment.eq(1_i64), transactions::installments.eq(1_i64)),
            (transactions::held_from_id.eq(of.id), transactions::deduction.eq(kind)),
        ))
        .execute(db)?;
    Ok(())
}

/// Inserts the rest of a partial payment: the same transaction with another amount and due day.
fn insert_rest(
    db: &mut Db,
    of: &Transaction,
    (cents, due_on): (Cents, NaiveDate),
    principal: Cents,
    now: &Now,
) -> Result<()> {
    let split = of.split_id.unwrap_or(of.id.get());
    if of.split_id.is_none() {
        diesel::update(transactions::of(of.owner_id).filter(transactions::id.eq(of.id)))
            .set(transactions::split_id.eq(split))
            .execute(db)?;
    }
    let whole = of.fields.clone();
    let fields = TransactionFields {
        amount_cents: cents,
        principal_cents: principal,
        due_on,
        paid_on: None,
        paid_by_driver: false,
        ..whole
    };
    transactions::insert()
        .values((
            fields,
            (transactions::owner_id.eq(of.owner_id), transactions::version.eq(1_i64)),
            (transactions::created_at.eq(now.at), transactions::updated_at.eq(now.at)),
            (transactions::source_kind.eq(of.source_kind), transactions::source_part.eq(of.source_part)),
            (transactions::source_id.eq(of.source_id), transactions::series_id.eq(of.series_id)),
            (transactions::installment.eq(of.installment), transactions::installments.eq(of.installments)),
            transactions::split_id.eq(split),
        ))
        .execute(db)?;
    if let Some(source) = of.source() {
        freight_posting::set_due_day(db, of.owner_id, source, due_on, now.at)?;
    }
    Ok(())
}

/// Loads the open rest of a partially settled amount.
fn still_open(db: &mut Db, of: &Transaction) -> Result<Vec<Transaction>> {
    let open = transactions::of(of.owner_id)
        .filter(transactions::paid_on.is_null())
        .filter(transactions::id.ne(of.id))
        .into_boxed();
    let open = match (of.source(), of.split_id) {
        (Some(Source { kind, id, part }), _) => open
            .filter(transactions::source_kind.eq(kind))
            .filter(transactions::source_id.eq(id))
            .filter(transactions::source_part.eq(part))
            .filter(transactions::installment.eq(of.installment)),
        (None, Some(split)) => open.filter(transactions::split_id.eq(split)),
        (None, None) => return Ok(Vec::new()),
    };
    Ok(open.select(Transaction::as_select()).load(db)?)
}

/// Points the split id of the parts of one amount to an existing part, since the first may have been merged. Clears it
/// if a single part is left.
fn update_split_ids(db: &mut Db, of: &Transaction) -> Result<()> {
    let Some(split) = of.split_id else { return Ok(()) };
    let parts = || transactions::of(of.owner_id).filter(transactions::split_id.eq(split));
    let ids: Vec<i64> = parts().order(transactions::id).select(transactions::id).load(db)?;
    let name = ids.first().copied().filter(|_| ids.len() > 1);
    if name != Some(split) {
        diesel::update(parts()).set(transactions::split_id.eq(name)).execute(db)?;
    }
    Ok(())
}

/// Updates the records related to a transaction that was settled or whose payment was undone.
fn update_related(
    db: &mut Db,
    owner: OwnerId,
    current: &TransactionRecord,
    settled: Option<&Settled>,
    now: &Now,
) -> Result<()> {
    if let Some(Source { kind: SourceKind::DriverPayment, id, .. }) = current.source {
        // The parts of a settlement that move no money (commissions, discounts and so on) are settled with its balance.
        let parts = transactions::of(owner).filter(transactions::source_kind.eq(SourceKind::DriverPayment));
        let paid_on = settled.map(|settled| settled.paid_on);
        diesel::update(parts.filter(transactions::source_id.eq(id)).filter(transactions::effect.eq(Effect::Result)))
            .set((
                transactions::paid_on.eq(paid_on),
                transactions::version.eq(transactions::version + 1),
                transactions::updated_at.eq(now.at),
            ))
            .execute(db)?;
    }
    if let (None, Some(freight)) = (settled, freight_of(current)) {
        // Its due day may have changed on the freight while the part was received.
        freight_posting::catch_up(db, owner, freight, now.at)?;
    }
    if let Some(source) = current.source {
        super::posting::touch(db, owner, source, now.at)?;
    }
    Ok(())
}

fn ensure_not_of_cancelled(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<()> {
    let (number, cancelled_on): (i64, Option<NaiveDate>) =
        freights::of(owner).filter(freights::id.eq(id)).select((freights::number, freights::cancelled_on)).first(db)?;
    if cancelled_on.is_some() {
        return Err(errors::receipt_of_cancelled(number));
    }
    Ok(())
}
