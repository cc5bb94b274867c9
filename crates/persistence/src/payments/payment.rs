//! Settlements: written down, changed while pending, paid, undone. Each holds its freights, advances and expenses alone,
//! in the database transaction that writes it.

use chrono::NaiveDate;
use diesel::{
    prelude::*,
    result::{DatabaseErrorKind, Error as DbError},
};
use kernel::{
    DriverId, DriverPaymentId, Error, Now, OwnerId, Page, PageRequest, PaymentStatus, Result, SourceKind, SourcePart,
    schema::{
        driver_advances as advances, driver_payment_discounts as discounts, driver_payment_freights as settled,
        driver_payments as acertos, drivers, transactions as books,
    },
};
use payments::{DriverPayment, DriverPaymentInput, DriverPaymentRecord};

use super::{
    draft::{self, Draft, already_settled},
    record,
};
use crate::{
    Db,
    finance::{posting, transaction},
    keyset::keyset,
    sequence, sql,
};

/// Which settlements a list shows.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only with this driver.
    pub driver: Option<DriverId>,
    /// Only paid or only pending.
    pub status: Option<PaymentStatus>,
    /// Only those whose period ends from this day on.
    pub from: Option<NaiveDate>,
    /// Only those whose period ends to this day, it included.
    pub to: Option<NaiveDate>,
    /// Text in the driver's name or the notes, or the number.
    pub q: Option<String>,
}

/// The owner's settlements, the last period first unless told.
///
/// # Errors
/// [`Error::Malformed`] for an unknown order or cursor.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    now: &Now,
) -> Result<Page<DriverPaymentRecord>> {
    let mut query = acertos::table.filter(acertos::owner_id.eq(owner)).into_boxed();
    if let Some(id) = filter.driver {
        query = query.filter(acertos::driver_id.eq(id));
    }
    if let Some(status) = filter.status {
        let pending = books::table
            .filter(books::owner_id.eq(owner))
            .filter(books::source_kind.eq(SourceKind::DriverPayment))
            .filter(books::source_part.eq(SourcePart::Balance))
            .filter(books::paid_on.is_null())
            .select(books::source_id.assume_not_null());
        // A settlement that leaves nothing to pay has no such part: it is paid.
        query = match status {
            PaymentStatus::Pending => query.filter(acertos::id.eq_any(pending)),
            PaymentStatus::Paid => query.filter(acertos::id.ne_all(pending)),
        };
    }
    if let Some(from) = filter.from {
        query = query.filter(acertos::period_to.ge(sql::day(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(acertos::period_to.le(sql::day(to)));
    }
    if let Some(q) = &filter.q {
        let like = sql::containing(q);
        let by_driver = drivers::table
            .filter(drivers::owner_id.eq(owner))
            .filter(drivers::search.like(like.clone()).escape('\\'))
            .select(drivers::id);
        let number: i64 = q.trim().parse().unwrap_or(-1);
        query = query.filter(
            acertos::search
                .like(like)
                .escape('\\')
                .or(acertos::number.eq(number))
                .or(acertos::driver_id.eq_any(by_driver)),
        );
    }
    let page = keyset!(db, request, query => DriverPayment, acertos::id, "-periodTo", {
        "periodTo" => acertos::period_to, period_to: NaiveDate;
        "number" => acertos::number, number: i64;
    });
    let items = record::records(db, owner, &page.items, now)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// One settlement.
///
/// # Errors
/// [`Error::NotFound`] when the owner has no such settlement.
pub fn find(db: &mut Db, owner: OwnerId, id: DriverPaymentId, now: &Now) -> Result<DriverPaymentRecord> {
    let payment = row(db, owner, id)?;
    record::records(db, owner, &[payment], now)?.pop().ok_or(Error::NotFound)
}

pub(super) fn row(db: &mut Db, owner: OwnerId, id: DriverPaymentId) -> Result<DriverPayment> {
    Ok(acertos::table.filter(acertos::owner_id.eq(owner)).filter(acertos::id.eq(id)).first(db)?)
}

/// Writes a settlement down with its number and what it posts. It holds its freights, advances and expenses from then
/// on, and brings along the oldest debt of its driver.
///
/// # Errors
/// [`Error::Validation`] with all faults, or [`Error::Conflict`] with `already_settled` for what another holds.
pub fn insert(db: &mut Db, owner: OwnerId, input: DriverPaymentInput, now: &Now) -> Result<DriverPaymentRecord> {
    let draft = draft::prepare(db, owner, input, None, now)?;
    let number = sequence::next(db, owner, "driver_payment")?;
    let payment: DriverPayment = diesel::insert_into(acertos::table)
        .values((
            &draft.settlement.fields,
            acertos::owner_id.eq(owner),
            acertos::version.eq(1_i64),
            acertos::created_at.eq(now.at),
            acertos::updated_at.eq(now.at),
            acertos::number.eq(number),
        ))
        .returning(acertos::all_columns)
        .get_result(db)?;
    hold(db, &payment, &draft, now)?;
    find(db, owner, payment.id, now)
}

/// Changes a pending settlement, if it still has the given version; what it holds and posts follows.
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
    let (current, record) = seen(db, owner, id, Some(version), now)?;
    current.ensure_pending(is_paid(&record))?;
    let draft = draft::prepare(db, owner, input, Some(&current), now)?;
    release(db, &current, now)?;
    let row = acertos::table.filter(acertos::owner_id.eq(owner)).filter(acertos::id.eq(id));
    let payment: DriverPayment = diesel::update(row.filter(acertos::version.eq(version)))
        .set((&draft.settlement.fields, acertos::version.eq(acertos::version + 1), acertos::updated_at.eq(now.at)))
        .returning(acertos::all_columns)
        .get_result(db)?;
    hold(db, &payment, &draft, now)?;
    find(db, owner, id, now)
}

/// Deletes a pending settlement: what it held is free again.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] with `paid`.
pub fn delete(db: &mut Db, owner: OwnerId, id: DriverPaymentId, version: Option<i64>, now: &Now) -> Result<()> {
    let (current, record) = seen(db, owner, id, version, now)?;
    current.ensure_pending(is_paid(&record))?;
    remove(db, &current, now)
}

/// Undoes a paid settlement: it is gone from the books too, and what it held is free again.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] with `pending` for one that is not paid, and with `carried_on` for one whose
/// debt was carried into a later one.
pub fn undo(db: &mut Db, owner: OwnerId, id: DriverPaymentId, version: Option<i64>, now: &Now) -> Result<()> {
    let (current, record) = seen(db, owner, id, version, now)?;
    current.ensure_paid(is_paid(&record))?;
    current.ensure_not_carried_on(record.figures.carried_to.map(|later| later.number))?;
    remove(db, &current, now)
}

/// Pays the balance of a settlement on a day. Doing it twice changes nothing.
///
/// # Errors
/// [`Error::NotFound`], or [`Error::Stale`] when it no longer has the version given, where one was.
pub fn pay(
    db: &mut Db,
    owner: OwnerId,
    id: DriverPaymentId,
    version: Option<i64>,
    paid_on: NaiveDate,
    now: &Now,
) -> Result<DriverPaymentRecord> {
    let (_, record) = seen(db, owner, id, version, now)?;
    let Some(balance) = record.figures.transaction_id.filter(|_| !is_paid(&record)) else { return Ok(record) };
    transaction::settle(db, owner, balance, None, Some(paid_on), now)?;
    find(db, owner, id, now)
}

fn is_paid(record: &DriverPaymentRecord) -> bool {
    record.figures.status == PaymentStatus::Paid
}

/// The settlement as it is, if it still has the version that the caller saw, where one was given.
fn seen(
    db: &mut Db,
    owner: OwnerId,
    id: DriverPaymentId,
    version: Option<i64>,
    now: &Now,
) -> Result<(DriverPayment, DriverPaymentRecord)> {
    let current = row(db, owner, id)?;
    let record = record::records(db, owner, std::slice::from_ref(&current), now)?.pop().ok_or(Error::NotFound)?;
    crate::stale_unless(version.is_none_or(|version| version == current.version), &record)?;
    Ok((current, record))
}

/// Makes a settlement hold what was chosen, and brings the books in step with it.
fn hold(db: &mut Db, payment: &DriverPayment, draft: &Draft, now: &Now) -> Result<()> {
    let owner = payment.owner_id;
    for (position, one) in (1_i64..).zip(&draft.settlement.freights) {
        let row = (
            one,
            settled::owner_id.eq(owner),
            settled::driver_payment_id.eq(payment.id),
            settled::position.eq(position),
        );
        // The key of the table settles a freight once, also of two requests at the same moment.
        diesel::insert_into(settled::table).values(row).execute(db).map_err(|error| match error {
            DbError::DatabaseError(DatabaseErrorKind::UniqueViolation, _) => {
                already_settled("freightIds", "Um dos fretes já está em outro acerto")
            }
            other => other.into(),
        })?;
    }
    hold_money(db, payment, draft, now)?;
    for (position, one) in (1_i64..).zip(&draft.settlement.discounts) {
        let row = (
            one,
            discounts::owner_id.eq(owner),
            discounts::driver_payment_id.eq(payment.id),
            discounts::position.eq(position),
        );
        diesel::insert_into(discounts::table).values(row).execute(db)?;
    }
    let trips: Vec<_> =
        draft.facts.iter().zip(&draft.settlement.freights).map(|(facts, settled)| facts.posting(settled)).collect();
    let parts = payment.postings(&draft.driver.name, &trips, draft.settlement.paid_on)?;
    posting::keep_in_step(db, owner, (SourceKind::DriverPayment, payment.id.get()), &parts, "freightIds", now.at)
}

/// Takes advances and expenses that are still free; one that is not any more refuses the whole.
fn hold_money(db: &mut Db, payment: &DriverPayment, draft: &Draft, now: &Now) -> Result<()> {
    let owner = payment.owner_id;
    let chosen: Vec<_> = draft.given.iter().map(|one| one.id()).collect();
    let free = advances::table
        .filter(advances::owner_id.eq(owner))
        .filter(advances::id.eq_any(&chosen))
        .filter(advances::driver_payment_id.is_null());
    let held = diesel::update(free)
        .set((
            advances::driver_payment_id.eq(payment.id),
            advances::version.eq(advances::version + 1),
            advances::updated_at.eq(now.at),
        ))
        .execute(db)?;
    if held != chosen.len() {
        return Err(already_settled("advanceIds", "Um dos vales já foi descontado em outro acerto"));
    }
    let chosen: Vec<_> = draft.spent.iter().map(|one| one.id()).collect();
    let free = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::id.eq_any(&chosen))
        .filter(books::driver_payment_id.is_null());
    let held = diesel::update(free)
        .set((
            books::driver_payment_id.eq(payment.id),
            books::version.eq(books::version + 1),
            books::updated_at.eq(now.at),
        ))
        .execute(db)?;
    if held != chosen.len() {
        return Err(already_settled("expenseIds", "Uma das despesas já foi devolvida em outro acerto"));
    }
    Ok(())
}

/// Frees all that a settlement holds.
fn release(db: &mut Db, payment: &DriverPayment, now: &Now) -> Result<()> {
    let (owner, id) = (payment.owner_id, payment.id);
    diesel::delete(settled::table.filter(settled::owner_id.eq(owner)).filter(settled::driver_payment_id.eq(id)))
        .execute(db)?;
    diesel::delete(discounts::table.filter(discounts::owner_id.eq(owner)).filter(discounts::driver_payment_id.eq(id)))
        .execute(db)?;
    let none = None::<DriverPaymentId>;
    diesel::update(advances::table.filter(advances::owner_id.eq(owner)).filter(advances::driver_payment_id.eq(id)))
        .set((
            advances::driver_payment_id.eq(none),
            advances::version.eq(advances::version + 1),
            advances::updated_at.eq(now.at),
        ))
        .execute(db)?;
    diesel::update(books::table.filter(books::owner_id.eq(owner)).filter(books::driver_payment_id.eq(id)))
        .set((books::driver_payment_id.eq(none), books::version.eq(books::version + 1), books::updated_at.eq(now.at)))
        .execute(db)?;
    Ok(())
}

fn remove(db: &mut Db, payment: &DriverPayment, now: &Now) -> Result<()> {
    let (owner, id) = (payment.owner_id, payment.id);
    release(db, payment, now)?;
    posting::keep_in_step(db, owner, (SourceKind::DriverPayment, id.get()), &[], "freightIds", now.at)?;
    diesel::delete(acertos::table.filter(acertos::owner_id.eq(owner)).filter(acertos::id.eq(id))).execute(db)?;
    Ok(())
}
