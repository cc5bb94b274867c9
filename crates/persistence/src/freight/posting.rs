//! What freights have in the books: their advance and balance, kept in step in the freight's own transaction.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{Source, entry::search_text};
use freight::{Freight, Posting, Standing, posting};
use kernel::{
    Category, Cents, ClientId, Effect, Error, FreightId, Instant, OwnerId, Result, SourceKind, SourcePart,
    TransactionId, TransactionKind, VehicleId,
};

use crate::{
    Db,
    finance::list::held_back,
    owned::{freights, transactions as books},
};

type Row = (FreightId, TransactionId, SourcePart, Cents, NaiveDate, Option<NaiveDate>);

/// Parts as they stand, each with what was held back of it.
fn standing(db: &mut Db, owner: OwnerId, rows: Vec<Row>) -> Result<Vec<(FreightId, Standing)>> {
    let receipts: Vec<_> = rows.iter().filter(|(.., paid_on)| paid_on.is_some()).map(|(_, id, ..)| *id).collect();
    let mut held = held_back(db, owner, &receipts)?;
    let part = |(freight, transaction_id, part, amount_cents, due_on, paid_on): Row| {
        let deductions = held.remove(&transaction_id).unwrap_or_default();
        (freight, Standing { transaction_id, part, amount_cents, due_on, paid_on, deductions })
    };
    Ok(rows.into_iter().map(part).collect())
}

/// What of the books is a cost of trips and vehicles: neither what only moves money nor what a settlement posted, for the
/// commission is reckoned with the freight itself.
macro_rules! costs_a_trip {
    () => {
        books::effect
            .ne(kernel::Effect::Cash)
            .and(books::source_kind.is_null().or(books::source_kind.ne(kernel::SourceKind::DriverPayment)))
    };
}
pub(crate) use costs_a_trip;

/// The parts of an owner's freights that stand in the books, ready to be filtered: what was held back of them is an expense
/// and no part.
macro_rules! parts {
    ($owner:expr) => {
        books::of($owner)
            .filter(books::source_kind.eq(SourceKind::Freight))
            .filter(books::kind.eq(TransactionKind::Income))
            .select((
                books::freight_id.assume_not_null(),
                books::id,
                books::source_part.assume_not_null(),
                books::amount_cents,
                books::due_on,
                books::paid_on,
            ))
    };
}

/// The parts of the given freights that stand in the books.
pub(super) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Vec<(FreightId, Standing)>> {
    let rows: Vec<Row> = parts!(owner).filter(books::freight_id.eq_any(ids)).load(db)?;
    standing(db, owner, rows)
}

/// The parts of every freight of a client.
pub(super) fn of_client(db: &mut Db, owner: OwnerId, client: ClientId) -> Result<Vec<Standing>> {
    let of_client = freights::of(owner).filter(freights::client_id.eq(client)).select(freights::id.nullable());
    let rows: Vec<Row> = parts!(owner).filter(books::freight_id.eq_any(of_client)).load(db)?;
    Ok(standing(db, owner, rows)?.into_iter().map(|(_, part)| part).collect())
}

/// Brings the books in step with a freight.
///
/// # Errors
/// [`kernel::Error::Validation`] where something already received would have to change.
pub(super) fn keep_in_step(db: &mut Db, freight: &Freight, at: Instant) -> Result<()> {
    let owner = freight.owner_id;
    let standing: Vec<_> = of_freights(db, owner, &[freight.id])?.into_iter().map(|(_, standing)| standing).collect();
    let changes =
        posting::reconcile(&posting::wanted(freight)?, &standing).map_err(|error| at_share(freight, error))?;
    for part in &changes.insert {
        insert(db, freight, part, at)?;
    }
    for (id, part) in &changes.update {
        diesel::update(books::of(owner).filter(books::id.eq(id)))
            .set((
                books::amount_cents.eq(part.amount_cents),
                (books::due_on.eq(part.due_on), books::competence_on.eq(freight.belongs_on())),
                books::version.eq(books::version + 1),
                books::updated_at.eq(at),
            ))
            .execute(db)?;
    }
    // Received or not, they are income of the month in which the freight began.
    let elsewhere = books::of(owner)
        .filter(books::freight_id.eq(freight.id))
        .filter(books::source_kind.eq(SourceKind::Freight))
        .filter(books::competence_on.ne(freight.belongs_on()));
    diesel::update(elsewhere)
        .set((
            books::competence_on.eq(freight.belongs_on()),
            books::version.eq(books::version + 1),
            books::updated_at.eq(at),
        ))
        .execute(db)?;
    diesel::delete(books::of(owner).filter(books::id.eq_any(&changes.delete))).execute(db)?;
    Ok(())
}

/// A fault of the advance stands where the advance was entered: at its share, where it was agreed as one.
fn at_share(freight: &Freight, error: Error) -> Error {
    let Error::Validation(mut faults) = error else { return error };
    for fault in faults.iter_mut().filter(|fault| freight.fields.advance_bps.is_some() && fault.field == "advanceCents")
    {
        "advanceBps".clone_into(&mut fault.field);
    }
    Error::Validation(faults)
}

/// Takes what a freight brought and cost, and the advances for it, along from its former truck; what was filled or
/// repaired stays where it was.
pub(super) fn follow_truck(db: &mut Db, freight: &Freight, former: VehicleId, at: Instant) -> Result<()> {
    let along = [SourceKind::Freight, SourceKind::DriverAdvance];
    let moved = books::of(freight.owner_id)
        .filter(books::freight_id.eq(freight.id))
        .filter(books::source_kind.is_null().or(books::source_kind.eq_any(along)))
        .filter(books::vehicle_id.eq(former));
    diesel::update(moved)
        .set((
            books::vehicle_id.eq(freight.fields.truck_id),
            books::version.eq(books::version + 1),
            books::updated_at.eq(at),
        ))
        .execute(db)?;
    Ok(())
}

/// Brings the books in step with the freight of an id: what was received was left alone, and may be behind.
pub(crate) fn catch_up(db: &mut Db, owner: OwnerId, id: FreightId, at: Instant) -> Result<()> {
    let freight = super::freight::row(db, owner, id)?;
    keep_in_step(db, &freight, at)
}

/// Writes down at a freight when what is open of the part that it posted is due; nothing where that is when it usually is.
/// Does nothing for what another record posted.
pub(crate) fn set_due_day(db: &mut Db, owner: OwnerId, of: Source, due_on: NaiveDate, at: Instant) -> Result<()> {
    if of.kind != SourceKind::Freight {
        return Ok(());
    }
    let freight = super::freight::row(db, owner, of.id.into())?;
    let stands =
        if of.part == SourcePart::Advance { freight.fields.advance_due_on } else { freight.fields.balance_due_on };
    if stands.unwrap_or(freight.usually_due_on(of.part)) == due_on {
        return Ok(());
    }
    let told = Some(due_on).filter(|day| *day != freight.usually_due_on(of.part));
    let row = freights::of(owner).filter(freights::id.eq(freight.id));
    let touched = (freights::version.eq(freights::version + 1), freights::updated_at.eq(at));
    match of.part {
        SourcePart::Advance => diesel::update(row).set((freights::advance_due_on.eq(told), touched)).execute(db)?,
        _ => diesel::update(row).set((freights::balance_due_on.eq(told), touched)).execute(db)?,
    };
    Ok(())
}

fn insert(db: &mut Db, freight: &Freight, part: &Posting, at: Instant) -> Result<()> {
    books::insert()
        .values((
            (books::owner_id.eq(freight.owner_id), books::version.eq(1_i64)),
            (books::created_at.eq(at), books::updated_at.eq(at)),
            (books::kind.eq(TransactionKind::Income), books::category.eq(Category::Frete)),
            books::description.eq(&part.description),
            books::search.eq(search_text(Category::Frete, &part.description)),
            books::amount_cents.eq(part.amount_cents),
            books::due_on.eq(part.due_on),
            (books::vehicle_id.eq(freight.fields.truck_id), books::freight_id.eq(freight.id)),
            (books::source_kind.eq(SourceKind::Freight), books::source_part.eq(part.part)),
            (books::source_id.eq(freight.id.get()), books::competence_on.eq(freight.belongs_on())),
            (books::personal.eq(false), books::paid_by_driver.eq(false), books::effect.eq(Effect::Both)),
            (books::installment.eq(1_i64), books::installments.eq(1_i64)),
        ))
        .execute(db)?;
    Ok(())
}
