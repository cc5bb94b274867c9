//! Postings of freights: advance and balance, synchronised in the transaction that changes the freight.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::{dsl::auto_type, prelude::*};
use finance::{Category, Effect, Source, SourceKind, SourcePart, TransactionKind};
use freight::{Freight, OpenExtra, PostedPart, ReceivedExtra, posting::wanted};
use kernel::{Cents, ClientId, FreightId, Instant, OwnerId, Result, TransactionId, VehicleId};

use super::{list::withheld_amounts, posting};
use crate::{
    Db,
    owned::{freights, transactions},
};

pub(crate) type PostedParts = HashMap<FreightId, Vec<PostedPart>>;

type Row = (FreightId, TransactionId, SourcePart, Cents, NaiveDate, Option<NaiveDate>);

/// Returns the posted parts, each with the amounts withheld from it.
fn with_deductions(db: &mut Db, owner: OwnerId, rows: Vec<Row>) -> Result<Vec<(FreightId, PostedPart)>> {
    let receipts: Vec<_> = rows.iter().filter(|(.., paid_on)| paid_on.is_some()).map(|(_, id, ..)| *id).collect();
    let mut withheld = withheld_amounts(db, owner, &receipts)?;
    let part = |(freight, transaction_id, part, amount_cents, due_on, paid_on): Row| {
        let deductions = withheld.remove(&transaction_id).unwrap_or_default();
        (freight, PostedPart { transaction_id, part, amount_cents, due_on, paid_on, deductions })
    };
    Ok(rows.into_iter().map(part).collect())
}

/// Selects the posted parts of an owner's freights, ready to be filtered. Withheld amounts are expenses, not parts.
#[auto_type]
fn parts(owner: OwnerId) -> _ {
    let (source, kind): (SourceKind, TransactionKind) = (SourceKind::Freight, TransactionKind::Income);
    transactions::of(owner).filter(transactions::source_kind.eq(source)).filter(transactions::kind.eq(kind)).select((
        transactions::freight_id.assume_not_null(),
        transactions::id,
        transactions::source_part.assume_not_null(),
        transactions::amount_cents,
        transactions::due_on,
        transactions::paid_on,
    ))
}

type Extra = (FreightId, TransactionId, Category, String, Cents, NaiveDate, Option<NaiveDate>);

/// Selects the open or received income that names an owner's freights beside their price. The rule is that of
/// receivables: no loans and no household income.
#[auto_type]
fn extras(owner: OwnerId) -> _ {
    let (source, kind): (SourceKind, TransactionKind) = (SourceKind::Freight, TransactionKind::Income);
    let effect: Effect = Effect::Both;
    transactions::of(owner)
        .filter(transactions::kind.eq(kind))
        .filter(transactions::effect.eq(effect))
        .filter(transactions::freight_id.is_not_null())
        .filter(transactions::source_kind.is_null().or(transactions::source_kind.ne(source)))
        .order((transactions::due_on, transactions::id))
        .select((
            transactions::freight_id.assume_not_null(),
            transactions::id,
            transactions::category,
            transactions::description,
            transactions::amount_cents,
            transactions::due_on,
            transactions::paid_on,
        ))
}

fn extra((freight, transaction_id, category, description, amount_cents, due_on, _): Extra) -> (FreightId, OpenExtra) {
    (freight, OpenExtra { transaction_id, category, description, amount_cents, due_on })
}

/// Loads the open income that names any freight of a client beside its price.
pub(crate) fn extras_of_client(db: &mut Db, owner: OwnerId, client: ClientId) -> Result<Vec<OpenExtra>> {
    let of_client = freights::of(owner).filter(freights::client_id.eq(client)).select(freights::id.nullable());
    let rows: Vec<Extra> = extras(owner)
        .filter(transactions::paid_on.is_null())
        .filter(transactions::freight_id.eq_any(of_client))
        .load(db)?;
    Ok(rows.into_iter().map(|row| extra(row).1).collect())
}

/// Loads the received income that names any freight of a client beside its price, with the amounts withheld from it.
pub(crate) fn received_extras_of_client(db: &mut Db, owner: OwnerId, client: ClientId) -> Result<Vec<ReceivedExtra>> {
    let of_client = freights::of(owner).filter(freights::client_id.eq(client)).select(freights::id.nullable());
    let rows: Vec<Extra> = extras(owner)
        .filter(transactions::paid_on.is_not_null())
        .filter(transactions::freight_id.eq_any(of_client))
        .load(db)?;
    let ids: Vec<TransactionId> = rows.iter().map(|(_, id, ..)| *id).collect();
    let mut withheld = withheld_amounts(db, owner, &ids)?;
    let received = |(_, id, _, _, amount_cents, due_on, paid_on): Extra| {
        let deductions = withheld.remove(&id).unwrap_or_default();
        paid_on.map(|paid_on| ReceivedExtra { amount_cents, due_on, paid_on, deductions })
    };
    Ok(rows.into_iter().filter_map(received).collect())
}

/// Loads the posted parts of every freight of a client.
pub(crate) fn of_client(db: &mut Db, owner: OwnerId, client: ClientId) -> Result<Vec<PostedPart>> {
    let of_client = freights::of(owner).filter(freights::client_id.eq(client)).select(freights::id.nullable());
    let rows: Vec<Row> = parts(owner).filter(transactions::freight_id.eq_any(of_client)).load(db)?;
    Ok(with_deductions(db, owner, rows)?.into_iter().map(|(_, part)| part).collect())
}

/// Synchronises the postings of a freight with it. A cancelled one retains only received postings.
///
/// # Errors
/// [`kernel::Error::Validation`] if a received amount would have to change.
pub(crate) fn sync_postings(db: &mut Db, freight: &Freight, at: Instant) -> Result<()> {
    let (owner, id) = (freight.owner_id, freight.id);
    if freight.is_cancelled() {
        let open = transactions::of(owner).filter(transactions::source_kind.eq(SourceKind::Freight));
        let open = open.filter(transactions::freight_id.eq(id)).filter(transactions::paid_on.is_null());
        diesel::delete(open).execute(db)?;
    } else {
        posting::sync_postings(db, owner, (SourceKind::Freight, id.get()), &wanted(freight)?, at)?;
    }
    // Received or not, the parts are income of the month in which the freight began, and of its truck.
    let (began_on, truck) = (freight.belongs_on(), freight.fields.truck_id);
    let elsewhere = transactions::of(owner)
        .filter(transactions::freight_id.eq(id))
        .filter(transactions::source_kind.eq(SourceKind::Freight))
        .filter(transactions::competence_on.ne(began_on).or(transactions::vehicle_id.ne(truck)));
    diesel::update(elsewhere)
        .set((
            (transactions::competence_on.eq(began_on), transactions::vehicle_id.eq(truck)),
            (transactions::version.eq(transactions::version + 1), transactions::updated_at.eq(at)),
        ))
        .execute(db)?;
    Ok(())
}

/// Moves the costs and advances of a freight from its former truck to the present one. Fill-ups and repairs retain
/// their vehicle; [`sync_postings`] moves the income.
pub(crate) fn follow_truck(db: &mut Db, freight: &Freight, former: VehicleId, at: Instant) -> Result<()> {
    let moved = transactions::of(freight.owner_id)
        .filter(transactions::freight_id.eq(freight.id))
        .filter(transactions::source_kind.is_null().or(transactions::source_kind.eq(SourceKind::DriverAdvance)))
        .filter(transactions::vehicle_id.eq(former));
    diesel::update(moved)
        .set((
            transactions::vehicle_id.eq(freight.fields.truck_id),
            transactions::version.eq(transactions::version + 1),
            transactions::updated_at.eq(at),
        ))
        .execute(db)?;
    Ok(())
}

/// Synchronises the postings of the freight with an id: a part that was received meanwhile may be outdated.
pub(crate) fn catch_up(db: &mut Db, owner: OwnerId, id: FreightId, at: Instant) -> Result<()> {
    let freight = freight(db, owner, id)?;
    sync_postings(db, &freight, at)
}

/// Stores on the freight the due day of the open rest of a part; none if it is the default day. Postings of other
/// records are ignored.
pub(crate) fn set_due_day(db: &mut Db, owner: OwnerId, of: Source, due_on: NaiveDate, at: Instant) -> Result<()> {
    if of.kind != SourceKind::Freight {
        return Ok(());
    }
    let freight = freight(db, owner, of.id.into())?;
    let agreed =
        if of.part == SourcePart::Advance { freight.fields.advance_due_on } else { freight.fields.balance_due_on };
    if agreed.unwrap_or(freight.usually_due_on(of.part)) == due_on {
        return Ok(());
    }
    let reported = Some(due_on).filter(|day| *day != freight.usually_due_on(of.part));
    let row = freights::of(owner).filter(freights::id.eq(freight.id));
    let touched = (freights::version.eq(freights::version + 1), freights::updated_at.eq(at));
    match of.part {
        SourcePart::Advance => diesel::update(row).set((freights::advance_due_on.eq(reported), touched)).execute(db)?,
        _ => diesel::update(row).set((freights::balance_due_on.eq(reported), touched)).execute(db)?,
    };
    Ok(())
}

fn freight(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Freight> {
    Ok(freights::of(owner).filter(freights::id.eq(id)).select(Freight::as_select()).first(db)?)
}
