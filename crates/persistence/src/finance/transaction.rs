//! Transactions: those entered by hand are changed here, those posted by a freight only paid and unpaid.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{Transaction, TransactionFields, TransactionInput, TransactionRecord};
use kernel::{
    Category, Cents, Check, Error, FreightId, Now, OwnerId, Page, PageRequest, PaymentStatus, Plate, Result,
    TransactionId, TransactionKind, VehicleId,
    schema::{clients, freights, transactions as books, vehicles},
};

use crate::{Db, freight::posting, keyset::keyset, sql};

/// Which transactions a list shows.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only income or only expenses.
    pub kind: Option<TransactionKind>,
    /// Only of this category.
    pub category: Option<Category>,
    /// Only paid or only pending.
    pub status: Option<PaymentStatus>,
    /// Only of this freight.
    pub freight: Option<FreightId>,
    /// Only of this vehicle.
    pub vehicle: Option<VehicleId>,
    /// Due from this day on.
    pub from: Option<NaiveDate>,
    /// Due to this day, it included.
    pub to: Option<NaiveDate>,
    /// Only what is pending and late.
    pub overdue: bool,
    /// Text in description or category.
    pub q: Option<String>,
}

/// A transaction with those whom it names.
#[derive(Queryable)]
struct Row {
    transaction: Transaction,
    freight_number: Option<i64>,
    client_name: Option<String>,
    plate: Option<Plate>,
    id: TransactionId,
    due_on: NaiveDate,
    amount_cents: Cents,
}

impl Row {
    fn record(self, today: NaiveDate) -> TransactionRecord {
        TransactionRecord::of(self.transaction, self.freight_number, self.client_name, self.plate, today)
    }
}

/// Every transaction of an owner with those whom it names, ready to be filtered.
macro_rules! rows {
    ($owner:expr) => {
        books::table
            .left_join(
                freights::table
                    .on(freights::owner_id.eq(books::owner_id).and(freights::id.nullable().eq(books::freight_id))),
            )
            .left_join(
                clients::table
                    .on(clients::owner_id.eq(books::owner_id).and(clients::id.nullable().eq(freights::client_id))),
            )
            .left_join(
                vehicles::table
                    .on(vehicles::owner_id.eq(books::owner_id).and(vehicles::id.nullable().eq(books::vehicle_id))),
            )
            .filter(books::owner_id.eq($owner))
            .select((
                books::all_columns,
                freights::number.nullable(),
                clients::name.nullable(),
                vehicles::plate.nullable(),
                books::id,
                books::due_on,
                books::amount_cents,
            ))
    };
}

/// The owner's transactions, the last due first unless told.
///
/// # Errors
/// [`Error::Malformed`] for an unknown order or cursor.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    today: NaiveDate,
) -> Result<Page<TransactionRecord>> {
    let mut query = rows!(owner).into_boxed();
    if let Some(kind) = filter.kind {
        query = query.filter(books::kind.eq(kind));
    }
    if let Some(category) = filter.category {
        query = query.filter(books::category.eq(category));
    }
    match filter.status {
        Some(PaymentStatus::Paid) => query = query.filter(books::paid_on.is_not_null()),
        Some(PaymentStatus::Pending) => query = query.filter(books::paid_on.is_null()),
        None => {}
    }
    if filter.overdue {
        query = query.filter(books::paid_on.is_null().and(books::due_on.lt(today)));
    }
    if let Some(id) = filter.freight {
        query = query.filter(books::freight_id.eq(id));
    }
    if let Some(id) = filter.vehicle {
        query = query.filter(books::vehicle_id.eq(id));
    }
    if let Some(from) = filter.from {
        query = query.filter(books::due_on.ge(sql::day(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(books::due_on.le(sql::day(to)));
    }
    if let Some(q) = &filter.q {
        query = query.filter(books::search.like(sql::containing(q)).escape('\\'));
    }
    let page = keyset!(db, request, query => Row, books::id, "-dueOn", {
        "dueOn" => books::due_on, due_on: NaiveDate;
        "amountCents" => books::amount_cents, amount_cents: Cents;
    });
    Ok(page.map(|row| row.record(today)))
}

/// One transaction.
///
/// # Errors
/// [`Error::NotFound`] when the owner has no such transaction.
pub fn find(db: &mut Db, owner: OwnerId, id: TransactionId, today: NaiveDate) -> Result<TransactionRecord> {
    let row: Row = rows!(owner).filter(books::id.eq(id)).first(db)?;
    Ok(row.record(today))
}

fn checked(db: &mut Db, owner: OwnerId, mut input: TransactionInput, now: &Now) -> Result<TransactionFields> {
    let mut check = Check::new();
    if let Some(id) = input.freight_id {
        let truck: Option<VehicleId> = freights::table
            .filter(freights::owner_id.eq(owner))
            .filter(freights::id.eq(id))
            .select(freights::truck_id)
            .first(db)
            .optional()?;
        check.ensure(truck.is_some(), "freightId", "unknown", "Este frete não existe: escolha um da lista.");
        // What a freight costs is its truck's, unless told otherwise.
        input.vehicle_id = input.vehicle_id.or(truck);
    }
    if let Some(id) = input.vehicle_id {
        let vehicle: Option<i64> = vehicles::table
            .filter(vehicles::owner_id.eq(owner))
            .filter(vehicles::id.eq(id))
            .select(vehicles::id)
            .first(db)
            .optional()?;
        check.ensure(vehicle.is_some(), "vehicleId", "unknown", "Este veículo não existe: escolha um da lista.");
    }
    input.check(check, now)
}

/// Enters a transaction by hand.
///
/// # Errors
/// [`Error::Validation`] with all faults.
pub fn insert(db: &mut Db, owner: OwnerId, input: TransactionInput, now: &Now) -> Result<TransactionRecord> {
    let fields = checked(db, owner, input, now)?;
    let id: TransactionId = diesel::insert_into(books::table)
        .values((
            &fields,
            books::owner_id.eq(owner),
            books::version.eq(1_i64),
            books::created_at.eq(now.at),
            books::updated_at.eq(now.at),
        ))
        .returning(books::id)
        .get_result(db)?;
    find(db, owner, id, now.today)
}

/// Changes a transaction entered by hand, if it still has the given version.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`], or [`Error::Conflict`] for one that a freight keeps.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    version: i64,
    input: TransactionInput,
    now: &Now,
) -> Result<TransactionRecord> {
    let current = find(db, owner, id, now.today)?;
    crate::stale_unless(current.transaction.version == version, &current)?;
    current.transaction.ensure_by_hand()?;
    let fields = checked(db, owner, input, now)?;
    let row = books::table.filter(books::owner_id.eq(owner)).filter(books::id.eq(id));
    diesel::update(row.filter(books::version.eq(version)))
        .set((&fields, books::version.eq(books::version + 1), books::updated_at.eq(now.at)))
        .execute(db)?;
    find(db, owner, id, now.today)
}

/// Deletes a transaction entered by hand.
///
/// # Errors
/// [`Error::Conflict`] for one that a freight keeps.
pub fn delete(db: &mut Db, owner: OwnerId, id: TransactionId, version: Option<i64>, today: NaiveDate) -> Result<()> {
    let current = find(db, owner, id, today)?;
    crate::stale_unless(version.is_none_or(|version| version == current.transaction.version), &current)?;
    current.transaction.ensure_by_hand()?;
    diesel::delete(books::table.filter(books::owner_id.eq(owner)).filter(books::id.eq(id))).execute(db)?;
    Ok(())
}

/// Settles a transaction on a day, or with none takes the settlement back. Doing it twice changes nothing: the day of what
/// is settled changes only for a caller that gives the version it saw.
///
/// # Errors
/// [`Error::Stale`] when it no longer has the version given, where one was, or [`Error::Conflict`] when a received part
/// of a cancelled freight would become pending.
pub fn settle(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    version: Option<i64>,
    paid_on: Option<NaiveDate>,
    now: &Now,
) -> Result<TransactionRecord> {
    let current = find(db, owner, id, now.today)?;
    crate::stale_unless(version.is_none_or(|version| version == current.transaction.version), &current)?;
    let settled_before = current.transaction.paid_on.is_some() && paid_on.is_some() && version.is_none();
    if current.transaction.paid_on == paid_on || settled_before {
        return Ok(current);
    }
    if let (None, Some(source)) = (paid_on, current.source) {
        ensure_not_of_cancelled(db, owner, source.id)?;
    }
    diesel::update(books::table.filter(books::owner_id.eq(owner)).filter(books::id.eq(id)))
        .set((books::paid_on.eq(paid_on), books::version.eq(books::version + 1), books::updated_at.eq(now.at)))
        .execute(db)?;
    if let (None, Some(source)) = (paid_on, current.source) {
        // Its due day may have moved at the freight while it was received.
        posting::catch_up(db, owner, source.id, now.at)?;
    }
    find(db, owner, id, now.today)
}

fn ensure_not_of_cancelled(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<()> {
    let (number, cancelled_on): (i64, Option<NaiveDate>) = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::id.eq(id))
        .select((freights::number, freights::cancelled_on))
        .first(db)?;
    if cancelled_on.is_some() {
        let detail = format!("O frete nº {number} está cancelado: reabra-o antes de desfazer o recebimento.");
        return Err(Error::conflict("conflict", detail));
    }
    Ok(())
}
