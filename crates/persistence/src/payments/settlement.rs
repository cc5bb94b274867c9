//! Settlements with drivers: insert, change while pending, pay, undo. Each owns its freights, advances and expenses
//! exclusively, from the transaction that writes it.

use chrono::NaiveDate;
use diesel::{dsl::auto_type, prelude::*};
use finance::{Payment, PaymentStatus, SourceKind, SourcePart};
use kernel::{Cents, DriverId, DriverPaymentId, Error, Now, OwnerId, Page, PageRequest, Result};
use payments::{DriverPayment, DriverPaymentInput, DriverPaymentRecord, SettlementStatus};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    draft, record,
    row::{Row, rows, with_driver},
    settled_items::{hold, release},
};
use crate::{
    Db, at_version,
    finance::{posting, transaction},
    fleet::consumption,
    keyset::keyset,
    owned::{driver_payments as settlements, drivers, transactions},
    sequence, sql,
};

/// Filter of the list of settlements.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// Only with this driver.
    pub driver_id: Option<DriverId>,
    /// Only those with a balance to be paid (`pending`), or only the others (`paid`).
    pub status: Option<PaymentStatus>,
    /// Only those with this closing: `pending`, `paid`, `carried` to the next one or `even`.
    pub closing: Option<SettlementStatus>,
    /// Only those whose period ends on or after this day.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// Only those whose period ends on or before this day.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
    /// Text in the driver's name or the notes, or the settlement's number.
    pub q: Option<String>,
}

/// Selects an owner's settlements with an unpaid balance in the books.
#[auto_type]
fn pending(owner: OwnerId) -> _ {
    let (source, part): (SourceKind, SourcePart) = (SourceKind::DriverPayment, SourcePart::Balance);
    transactions::of(owner)
        .filter(transactions::source_kind.eq(source))
        .filter(transactions::source_part.eq(part))
        .filter(transactions::paid_on.is_null())
        .select(transactions::source_id.assume_not_null())
}

/// Lists the owner's settlements; default order last period first.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    now: &Now,
) -> Result<Page<DriverPaymentRecord>> {
    let mut query = rows(owner).into_boxed();
    sql::narrowed!(query, settlements, filter, driver_id);
    if let Some(status) = filter.status {
        // A settlement without a balance in the books counts as paid.
        query = match status {
            PaymentStatus::Pending => query.filter(settlements::id.eq_any(pending(owner))),
            PaymentStatus::Paid => query.filter(settlements::id.ne_all(pending(owner))),
        };
    }
    if let Some(closing) = filter.closing {
        let (even, carried) = (settlements::balance_cents.eq(Cents::ZERO), settlements::carries.eq(true));
        query = match closing {
            SettlementStatus::Pending => query.filter(settlements::id.eq_any(pending(owner))),
            SettlementStatus::Carried => query.filter(carried),
            SettlementStatus::Even => query.filter(even),
            SettlementStatus::Paid => {
                query.filter(diesel::dsl::not(even.or(carried))).filter(settlements::id.ne_all(pending(owner)))
            }
        };
    }
    if let Some(from) = filter.from {
        query = query.filter(settlements::period_to.ge(sql::day(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(settlements::period_to.le(sql::day(to)));
    }
    if let Some(q) = &filter.q {
        let like = sql::containing(q);
        let number: i64 = q.trim().parse().unwrap_or(-1);
        query = query.filter(
            settlements::search
                .like(like.clone())
                .escape('\\')
                .or(settlements::number.eq(number))
                .or(drivers::search.like(like).escape('\\')),
        );
    }
    let page = keyset!(db, request, query => Row, (settlements::id, payment.id), "-periodTo", {
        "periodTo" => settlements::period_to, payment.fields.period_to: NaiveDate;
        "number" => settlements::number, payment.number: i64;
    })?;
    let items = record::records(db, owner, &page.items, now)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// Loads one settlement.
pub fn find(db: &mut Db, owner: OwnerId, id: DriverPaymentId, now: &Now) -> Result<DriverPaymentRecord> {
    let row = with_driver(db, owner, id)?;
    let mut found = record::records(db, owner, &[row], now)?.pop().ok_or(Error::NotFound)?;
    let freights: Vec<_> = found.figures.freights.iter().map(|line| line.freight_id).collect();
    found.figures.fuel.meters_per_liter = consumption::of_freights(db, owner, &freights)?;
    Ok(found)
}

/// Inserts a settlement with its number and postings. It owns its freights, advances and expenses from then on, and the
/// oldest debt of its driver is carried into it.
///
/// # Errors
/// [`Error::Validation`] with all faults, or [`Error::Conflict`] with `already_settled` for items of another
/// settlement.
pub fn insert(db: &mut Db, owner: OwnerId, input: DriverPaymentInput, now: &Now) -> Result<DriverPaymentRecord> {
    let draft = draft::prepare(db, owner, input, None, now)?;
    let number = sequence::next(db, owner, "driver_payment")?;
    let payment: DriverPayment = settlements::insert()
        .values((
            &draft.settlement.fields,
            settlements::owner_id.eq(owner),
            settlements::version.eq(1_i64),
            settlements::created_at.eq(now.at),
            settlements::updated_at.eq(now.at),
            settlements::number.eq(number),
        ))
        .returning(sql::columns::<DriverPayment>())
        .get_result(db)?;
    hold(db, &payment, &draft, now)?;
    find(db, owner, payment.id, now)
}

/// Changes a pending settlement, if it has the given version; its items and postings follow.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`], or [`Error::Conflict`] with `paid` or `already_settled`.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: DriverPaymentId,
    version: i64,
    input: DriverPaymentInput,
    now: &Now,
) -> Result<DriverPaymentRecord> {
    let (current, record) = find_at_version(db, owner, id, Some(version), now)?;
    current.ensure_pending(record.figures.closing)?;
    let draft = draft::prepare(db, owner, input, Some(&current), now)?;
    release(db, &current, Some(&draft), now)?;
    let row = settlements::of(owner).filter(settlements::id.eq(id));
    let payment: DriverPayment = diesel::update(row.filter(settlements::version.eq(version)))
        .set((
            &draft.settlement.fields,
            settlements::version.eq(settlements::version + 1),
            settlements::updated_at.eq(now.at),
        ))
        .returning(sql::columns::<DriverPayment>())
        .get_result(db)?;
    hold(db, &payment, &draft, now)?;
    find(db, owner, id, now)
}

/// Deletes a pending settlement and releases its items.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] with `paid`.
pub fn delete(db: &mut Db, owner: OwnerId, id: DriverPaymentId, version: Option<i64>, now: &Now) -> Result<()> {
    let (current, record) = find_at_version(db, owner, id, version, now)?;
    current.ensure_pending(record.figures.closing)?;
    remove(db, &current, now)
}

/// Undoes a closed settlement: deletes its postings and releases its items.
///
/// # Errors
/// [`Error::Stale`]. [`Error::Conflict`] with `pending` if it is not closed, or with `carried_on` if its debt was
/// carried into a later one.
pub fn undo(db: &mut Db, owner: OwnerId, id: DriverPaymentId, version: Option<i64>, now: &Now) -> Result<()> {
    let (current, record) = find_at_version(db, owner, id, version, now)?;
    current.ensure_closed(record.figures.closing)?;
    current.ensure_not_carried_on(record.figures.carried_to.map(|later| later.number))?;
    remove(db, &current, now)
}

/// Pays the balance of a settlement, always in full. The operation is idempotent.
///
/// # Errors
/// [`Error::NotFound`], [`Error::Stale`] for an outdated version, or [`Error::Validation`]. [`Error::Conflict`] with
/// `already_settled` for a different payment of a closed one.
pub fn pay(
    db: &mut Db,
    owner: OwnerId,
    id: DriverPaymentId,
    version: Option<i64>,
    payment: Payment,
    now: &Now,
) -> Result<DriverPaymentRecord> {
    let (current, record) = find_at_version(db, owner, id, version, now)?;
    let Some(balance) = record.figures.transaction_id.filter(|_| !record.figures.closing.is_closed()) else {
        let Payment { paid_on, amount_cents, method, deductions, rest_due_on, .. } = payment;
        let is_whole = deductions.is_empty() && rest_due_on.is_none();
        current.ensure_closed_by(record.figures.paid_on, (paid_on, amount_cents, method), is_whole)?;
        return Ok(record);
    };
    if let Some(method) = payment.method {
        diesel::update(settlements::of(owner).filter(settlements::id.eq(id)))
            .set(settlements::method.eq(method))
            .execute(db)?;
    }
    transaction::pay(db, owner, balance, None, payment, now)?;
    find(db, owner, id, now)
}

/// Loads a settlement if it has the given version, or if no version was given.
fn find_at_version(
    db: &mut Db,
    owner: OwnerId,
    id: DriverPaymentId,
    version: Option<i64>,
    now: &Now,
) -> Result<(DriverPayment, DriverPaymentRecord)> {
    let current = with_driver(db, owner, id)?;
    let record = record::records(db, owner, std::slice::from_ref(&current), now)?.pop().ok_or(Error::NotFound)?;
    Ok((current.payment, at_version(record, version)?))
}

fn remove(db: &mut Db, payment: &DriverPayment, now: &Now) -> Result<()> {
    let (owner, id) = (payment.owner_id, payment.id);
    release(db, payment, None, now)?;
    posting::sync_postings(db, owner, (SourceKind::DriverPayment, id.get()), &[], now.at)?;
    diesel::delete(settlements::of(owner).filter(settlements::id.eq(id))).execute(db)?;
    Ok(())
}
