//! Transactions entered by hand: insert, change and delete, alone or with their series. Posted transactions can only be
//! paid and unpaid (see [`super::settling`]).

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    Category, PayMethod, SeriesScope, Transaction, TransactionFields, TransactionInput, TransactionKind,
    TransactionRecord,
    ledger::unlikely::{AmountOf, LAST_OWN_AMOUNTS},
    series::{self, Member},
};
use kernel::{Cents, Check, Error, Now, OwnerId, Result, TransactionId, Warning};

pub(crate) use super::list::open;
pub use super::{
    list::{Filter, find, list, pending},
    settling::{pay, preview, unpay},
};
use crate::{
    Db, at_version,
    owned::{transactions, vehicles},
    prepared::id_in,
    references::{self, Named},
    sequence,
};

/// Completes the check of an entry: the referenced records must be the owner's. Its amount is divided among `parts`.
fn checked(
    db: &mut Db,
    owner: OwnerId,
    (mut check, mut input): (Check, TransactionInput),
    (written_on, existing): (Option<NaiveDate>, Option<&TransactionFields>),
    parts: i64,
    now: &Now,
) -> Result<TransactionFields> {
    let freight = references::freight(db, owner, &mut check, input.freight_id)?;
    // Costs of a freight default to its truck.
    input.vehicle_id = input.vehicle_id.or(freight.map(|freight| freight.truck_id));
    if let Some(id) = input.vehicle_id {
        let query = vehicles::of(owner).filter(vehicles::id.eq(id)).select(vehicles::id);
        Named::Vehicle.found(&mut check, query.first::<i64>(db).optional()?);
    }
    references::check_driver(db, owner, &mut check, input.driver_id)?;
    let confirm = input.confirm.take().unwrap_or_default();
    let fields = input.check(check, written_on, now)?;
    let same = |was: &TransactionFields| {
        (was.kind, was.category, was.amount_cents) == (fields.kind, fields.category, fields.amount_cents)
    };
    if !existing.is_some_and(same) {
        let of = match fields.kind {
            TransactionKind::Income => AmountOf::Income(fields.category),
            TransactionKind::Expense if fields.personal => AmountOf::Personal(fields.category),
            TransactionKind::Expense => AmountOf::Expense(fields.category),
        };
        let own =
            if of.has_usual() { last_amounts(db, owner, (fields.kind, fields.category), now.today)? } else { vec![] };
        let unlikely = of.unlikely("amountCents", fields.amount_cents.scaled(1, parts.max(1))?, &own);
        Warning::require(unlikely.into_iter().collect(), &confirm)?;
    }
    Ok(fields)
}

/// Loads the last business amounts of a kind and category entered by hand up to a day; of instalments, each single one.
fn last_amounts(
    db: &mut Db,
    owner: OwnerId,
    (kind, category): (TransactionKind, Category),
    until: NaiveDate,
) -> Result<Vec<Cents>> {
    Ok(transactions::of(owner)
        .filter(transactions::kind.eq(kind))
        .filter(transactions::category.eq(category))
        .filter(transactions::source_kind.is_null().and(transactions::held_from_id.is_null()))
        .filter(transactions::personal.eq(false).and(transactions::due_on.le(until)))
        .order((transactions::due_on.desc(), transactions::id.desc()))
        .select(transactions::amount_cents)
        .limit(LAST_OWN_AMOUNTS)
        .load(db)?)
}

/// Inserts a transaction entered by hand, with those that follow it month by month, and returns the first.
///
/// # Errors
/// [`Error::Validation`] with all faults, or [`Error::Confirm`] for an unlikely amount.
pub fn insert(db: &mut Db, owner: OwnerId, mut input: TransactionInput, now: &Now) -> Result<TransactionRecord> {
    input.ensure_no_scope()?;
    let mut check = Check::of(&mut input);
    let within_limits = check.is_clean();
    let count = series::count(&input, &mut check);
    if within_limits && !check.is_clean() {
        // Faults of a series are reported before those of the referenced records.
        return check.finish_with(None);
    }
    let (shared, repayment) = (input.repeat_until.is_none(), input.repayment);
    let written_on = input.entered_on.unwrap_or(now.today);
    let parts = if shared { count } else { 1 };
    let fields = checked(db, owner, (check, input), ((count == 1).then_some(written_on), None), parts, now)?;
    let many = count > 1 || repayment.is_some();
    let series = if many { Some(sequence::next(db, owner, "series")?) } else { None };
    let repaid = repayment.map(|repayment| repayment.members(&fields)).transpose()?.unwrap_or_default();
    let mut first = None;
    for member in series::members(fields, count, shared).into_iter().chain(repaid) {
        first = first.or(Some(enter(db, owner, &member, series, now)?));
    }
    find(db, owner, first.ok_or(Error::NotFound)?, now)
}

fn enter(db: &mut Db, owner: OwnerId, member: &Member, series: Option<i64>, now: &Now) -> Result<TransactionId> {
    Ok(transactions::insert()
        .values((
            &member.fields,
            transactions::owner_id.eq(owner),
            transactions::version.eq(1_i64),
            transactions::created_at.eq(now.at),
            transactions::updated_at.eq(now.at),
            transactions::series_id.eq(series),
            transactions::installment.eq(member.installment),
            transactions::installments.eq(member.installments),
        ))
        .returning(transactions::id)
        .get_result(db)?)
}

/// Changes a transaction entered by hand, if it has the given version. If the scope includes them, its followers adopt
/// everything but the payment, each in its own month.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`], or [`Error::Confirm`] for an unlikely amount. [`Error::Conflict`] if a
/// record or cash count posted it, a settlement depends on it, or it has deductions. So is a change of kind of one part
/// of an amount.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    version: i64,
    mut input: TransactionInput,
    now: &Now,
) -> Result<TransactionRecord> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    current.transaction.ensure_by_hand()?;
    current.transaction.ensure_not_counted()?;
    current.transaction.ensure_not_settled()?;
    current.ensure_nothing_held()?;
    input.ensure_nothing_only_when_made()?;
    let scope = input.scope_of_change(&current.transaction)?;
    // A competence day before the due day reveals the day of entry.
    let entered_on =
        Some(current.transaction.fields.competence_on).filter(|on| *on < current.transaction.fields.due_on);
    let sent_on = current.transaction.created_at.day_in(&now.zone);
    let written_on = input.entered_on.or(entered_on).unwrap_or(sent_on);
    let single = current.transaction.series_id.is_none().then_some(written_on);
    let check = Check::of(&mut input);
    let existing = Some(&current.transaction.fields);
    let mut fields = checked(db, owner, (check, input), (single, existing), 1, now)?;
    if current.transaction.split_id.is_some() {
        current.transaction.ensure_still_a_part(&fields)?;
        fields.competence_on = current.transaction.fields.competence_on;
    }
    change(db, owner, id, &fields, now)?;
    if scope == SeriesScope::Following {
        for own in following(db, owner, &current.transaction)? {
            change(db, owner, own.id, &series::followed(&fields, &current.transaction, &own)?, now)?;
        }
    }
    find(db, owner, id, now)
}

fn change(db: &mut Db, owner: OwnerId, id: TransactionId, fields: &TransactionFields, now: &Now) -> Result<()> {
    let row = || transactions::of(owner).filter(transactions::id.eq(id));
    if fields.paid_on.is_none() {
        diesel::update(row()).set(transactions::method.eq(None::<PayMethod>)).execute(db)?;
    }
    diesel::update(row())
        .set((fields, transactions::version.eq(transactions::version + 1), transactions::updated_at.eq(now.at)))
        .execute(db)?;
    Ok(())
}

/// Loads the pending followers of a transaction in its series; for the money of a loan, all pending repayments.
fn following(db: &mut Db, owner: OwnerId, of: &Transaction) -> Result<Vec<Transaction>> {
    let Some(series) = of.series_id else { return Ok(Vec::new()) };
    Ok(transactions::of(owner)
        .filter(transactions::series_id.eq(series))
        .filter(transactions::installment.gt(if of.brings_instalments() { 0 } else { of.installment }))
        .filter(transactions::id.ne(of.id))
        .filter(transactions::paid_on.is_null())
        .filter(transactions::paid_by_driver.eq(false))
        // A partially paid transaction is settled part by part.
        .filter(transactions::split_id.is_null())
        .order(transactions::installment)
        .select(Transaction::as_select())
        .load(db)?)
}

/// Deletes a transaction entered by hand; with `scope`, also its pending followers.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] if a record posted it, a settlement depends on it, or it is not the last
/// cash count.
pub fn delete(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    version: Option<i64>,
    scope: SeriesScope,
    now: &Now,
) -> Result<()> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    current.transaction.ensure_by_hand()?;
    current.transaction.ensure_not_settled()?;
    super::cash_count::ensure_last_count(db, owner, &current.transaction)?;
    let mut gone = vec![id];
    if scope == SeriesScope::Following {
        gone.extend(following(db, owner, &current.transaction)?.into_iter().map(|own| own.id));
    }
    diesel::delete(transactions::of(owner).filter(id_in(transactions::id, gone))).execute(db)?;
    Ok(())
}
