//! Advances and expenses as settlements show them.

use chrono::NaiveDate;
use diesel::{dsl::auto_type, prelude::*, sql_types::Date};
use finance::Category;
use kernel::{Cents, DriverAdvanceId, DriverId, DriverPaymentId, OwnerId, Result, TransactionId};
use payments::{AdvanceLine, ChosenAdvance, ChosenExpense, PayMethod, RefundLine, entry::MAX_ITEMS};

use crate::{
    Db,
    owned::{driver_advances as advances, freights, join_same_tenant, transactions},
    prepared::{DialectSql, StaticSql, dialect_sql, id_in, static_sql},
    sql,
};

/// First and last day of a list, both inclusive; either may be open.
pub(super) type Days = (Option<NaiveDate>, Option<NaiveDate>);

/// An advance with its driver and the settlement that deducted it.
#[derive(Clone, Copy, Debug, Queryable)]
pub(super) struct Given {
    driver_id: DriverId,
    pub payment: Option<DriverPaymentId>,
    id: DriverAdvanceId,
    given_on: NaiveDate,
    method: PayMethod,
    pub amount_cents: Cents,
    freight_number: Option<i64>,
}

impl Given {
    pub(super) fn id(&self) -> DriverAdvanceId {
        self.id
    }

    pub(super) fn day(&self) -> NaiveDate {
        self.given_on
    }

    pub(super) fn chosen(&self) -> ChosenAdvance {
        ChosenAdvance { id: self.id, driver_id: self.driver_id }
    }

    pub(super) fn line(&self) -> AdvanceLine {
        let Self { id, given_on, method, amount_cents, freight_number, .. } = *self;
        AdvanceLine { id, given_on, method, amount_cents, freight_number }
    }
}

/// An expense with its driver and the settlement that refunded it.
#[derive(Clone, Debug, Queryable)]
pub(super) struct ExpenseRow {
    driver_id: Option<DriverId>,
    paid_by_driver: bool,
    pub payment: Option<DriverPaymentId>,
    id: TransactionId,
    due_on: NaiveDate,
    category: Category,
    pub description: String,
    pub amount_cents: Cents,
    freight_number: Option<i64>,
}

impl ExpenseRow {
    pub(super) fn id(&self) -> TransactionId {
        self.id
    }

    pub(super) fn day(&self) -> NaiveDate {
        self.due_on
    }

    pub(super) fn chosen(&self) -> ChosenExpense<'_> {
        let paid_by = self.driver_id.filter(|_| self.paid_by_driver);
        ChosenExpense { id: self.id, description: &self.description, paid_by }
    }

    pub(super) fn line(&self) -> RefundLine {
        let Self { id, due_on, category, amount_cents, freight_number, .. } = *self;
        let description = self.description.clone();
        RefundLine { transaction_id: id, due_on, category, description, amount_cents, freight_number }
    }
}

#[auto_type]
fn given_of(owner: OwnerId) -> _ {
    advances::of(owner)
        .left_join(join_same_tenant(freights::id, advances::freight_id))
        .order((advances::given_on, advances::id))
        .select((
            advances::driver_id,
            advances::driver_payment_id,
            advances::id,
            advances::given_on,
            advances::method,
            advances::amount_cents,
            freights::number.nullable(),
        ))
}

/// Due day of an expense. The `+` prevents SQLite from scanning all the owner's books by due day.
#[expect(non_camel_case_types, reason = "`auto_type` looks for the type of a call under the function's name")]
type due_on = DialectSql<StaticSql<Date>>;
fn due_on() -> due_on {
    dialect_sql(static_sql("+transactions.due_on"), static_sql("transactions.due_on"))
}

#[auto_type]
fn spent_of(owner: OwnerId) -> _ {
    transactions::of(owner)
        .left_join(join_same_tenant(freights::id, transactions::freight_id))
        .order((due_on(), transactions::id))
        .select((
            transactions::driver_id,
            transactions::paid_by_driver,
            transactions::driver_payment_id,
            transactions::id,
            transactions::due_on,
            transactions::category,
            transactions::description,
            transactions::amount_cents,
            freights::number.nullable(),
        ))
}

/// Loads the owner's advances of the given ids.
pub(super) fn given(db: &mut Db, owner: OwnerId, ids: &[DriverAdvanceId]) -> Result<Vec<Given>> {
    Ok(given_of(owner).filter(id_in(advances::id, ids)).load(db)?)
}

/// Loads the advances that the given settlements deducted.
pub(super) fn given_in(db: &mut Db, owner: OwnerId, payments: &[DriverPaymentId]) -> Result<Vec<Given>> {
    Ok(given_of(owner).filter(id_in(advances::driver_payment_id, payments)).load(db)?)
}

/// Loads a driver's advances that no settlement except `editing` deducted.
pub(super) fn given_open(
    db: &mut Db,
    owner: OwnerId,
    driver: DriverId,
    (from, to): Days,
    editing: Option<DriverPaymentId>,
) -> Result<Vec<Given>> {
    let own = editing.unwrap_or_default();
    let mut query = given_of(owner)
        .filter(advances::driver_id.eq(driver))
        .filter(advances::driver_payment_id.is_null().or(advances::driver_payment_id.eq(own)))
        .into_boxed();
    if let Some(from) = from {
        query = query.filter(advances::given_on.ge(sql::day(from)));
    }
    if let Some(to) = to {
        query = query.filter(advances::given_on.le(sql::day(to)));
    }
    Ok(query.limit(limit()).load(db)?)
}

/// Loads the owner's expenses of the given ids.
pub(super) fn spent(db: &mut Db, owner: OwnerId, ids: &[TransactionId]) -> Result<Vec<ExpenseRow>> {
    Ok(spent_of(owner).filter(id_in(transactions::id, ids)).load(db)?)
}

/// Loads the expenses that the given settlements refunded.
pub(super) fn spent_in(db: &mut Db, owner: OwnerId, payments: &[DriverPaymentId]) -> Result<Vec<ExpenseRow>> {
    Ok(spent_of(owner).filter(id_in(transactions::driver_payment_id, payments)).load(db)?)
}

/// Loads the expenses that a driver paid and no settlement except `editing` refunded.
pub(super) fn spent_open(
    db: &mut Db,
    owner: OwnerId,
    driver: DriverId,
    (from, to): Days,
    editing: Option<DriverPaymentId>,
) -> Result<Vec<ExpenseRow>> {
    let own = editing.unwrap_or_default();
    let mut query = spent_of(owner)
        .filter(transactions::driver_id.eq(driver))
        .filter(transactions::paid_by_driver.eq(true))
        .filter(transactions::driver_payment_id.is_null().or(transactions::driver_payment_id.eq(own)))
        .into_boxed();
    if let Some(from) = from {
        query = query.filter(due_on().ge(sql::day(from)));
    }
    if let Some(to) = to {
        query = query.filter(due_on().le(sql::day(to)));
    }
    Ok(query.limit(limit()).load(db)?)
}

/// Returns the maximum number of items in a settlement.
pub(super) fn limit() -> i64 {
    i64::try_from(MAX_ITEMS).unwrap_or(i64::MAX)
}
