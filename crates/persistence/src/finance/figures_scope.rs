//! Query parameters of figures: scope of the books, basis and days.

use std::{collections::HashMap, ops::RangeInclusive};

use chrono::NaiveDate;
use diesel::{
    dsl::Eq,
    prelude::*,
    sql_types::{BigInt, Nullable},
};
use finance::{Month, SourceKind, SourcePart, figures::AccountingBasis};
use kernel::{Cents, ClientId, DriverPaymentId, OwnerId, Result, VehicleId};

use crate::{
    Db,
    owned::{driver_payments as settlements, transactions},
    prepared::{DialectSql, StaticSql, dialect_sql, static_sql},
    sql,
};

/// Scope of the figures within an owner's books.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scope {
    /// All of the owner's books.
    Owner,
    /// Transactions that name a vehicle.
    Vehicle(VehicleId),
    /// Transactions that name a freight of a client.
    Client(ClientId),
}

/// Selection of the books for figures.
#[derive(Clone, Debug)]
pub(crate) struct FiguresQuery {
    /// The owner of the books.
    pub owner: OwnerId,
    /// The part of the books.
    pub scope: Scope,
    /// Basis: the competence day or the paid day.
    pub basis: AccountingBasis,
    /// The days, both ends included.
    pub days: RangeInclusive<NaiveDate>,
    /// Today: commissions are known up to it, regardless of the requested days.
    pub today: NaiveDate,
}

impl FiguresQuery {
    /// Selects all days up to one, on the accrual basis.
    pub(crate) fn until(owner: OwnerId, scope: Scope, today: NaiveDate) -> Self {
        Self { owner, scope, basis: AccountingBasis::Accrual, days: sql::day(NaiveDate::MIN)..=today, today }
    }

    /// Selects some months; on the accrual basis, only days up to today.
    pub(crate) fn months(owner: OwnerId, (from, to): (Month, Month), basis: AccountingBasis, today: NaiveDate) -> Self {
        let last = match basis {
            AccountingBasis::Accrual => to.last_day().min(today),
            AccountingBasis::Cash => to.last_day(),
        };
        Self { owner, scope: Scope::Owner, basis, days: from.first_day()..=last, today }
    }

    /// Returns whether a transaction of this vehicle is selected; only [`Scope::Vehicle`] restricts it.
    pub(super) fn is_of(&self, vehicle: Option<VehicleId>) -> bool {
        match self.scope {
            Scope::Vehicle(id) => vehicle == Some(id),
            Scope::Owner | Scope::Client(_) => true,
        }
    }

    /// Returns whether a day is among the days.
    pub(super) fn holds(&self, day: NaiveDate) -> bool {
        self.days.contains(&day)
    }
}

/// Condition that a transaction names a vehicle. A column after `+` matches no index. SQLite then uses the index by
/// month, in whose order it sums.
pub(super) fn names_vehicle(id: VehicleId) -> Eq<DialectSql<StaticSql<Nullable<BigInt>>>, VehicleId> {
    dialect_sql(static_sql("+vehicle_id"), static_sql("vehicle_id")).eq(id)
}

/// Bounds a boxed query of the books to a scope.
macro_rules! scoped {
    ($query:expr, $requested:expr) => {{
        let (query, owner) = ($query, $requested.owner);
        match $requested.scope {
            Scope::Owner => query,
            Scope::Vehicle(id) => query.filter(super::figures_scope::names_vehicle(id)),
            Scope::Client(id) => query.filter(
                transactions::freight_id
                    .eq_any(freights::of(owner).filter(freights::client_id.eq(id)).select(freights::id.nullable())),
            ),
        }
    }};
}
pub(super) use scoped;

/// Returns the settlements closed on some days, each with its closing day: the paid day of the balance. Without a
/// balance, it is the stored closing day, else the last day of the period. (`DriverPaymentFields::closed_on` is the
/// same rule for one record.)
pub(super) fn closed_settlements(
    db: &mut Db,
    owner: OwnerId,
    days: &RangeInclusive<NaiveDate>,
) -> Result<HashMap<DriverPaymentId, NaiveDate>> {
    let paid: Vec<(DriverPaymentId, NaiveDate)> = transactions::of(owner)
        .filter(transactions::paid_on.between(*days.start(), *days.end()))
        .filter(transactions::source_kind.eq(SourceKind::DriverPayment))
        .filter(transactions::source_part.eq(SourcePart::Balance))
        .select((transactions::source_id.assume_not_null(), transactions::paid_on.assume_not_null()))
        .load(db)?;
    let even: Vec<(DriverPaymentId, NaiveDate)> = settlements::of(owner)
        .filter(settlements::counted_on.is_null())
        .filter(settlements::period_to.between(*days.start(), *days.end()))
        .filter(settlements::balance_cents.eq(Cents::ZERO).or(settlements::carries.eq(true)))
        .select((settlements::id, settlements::period_to))
        .load(db)?;
    let late: Vec<(DriverPaymentId, NaiveDate)> = settlements::of(owner)
        .filter(settlements::counted_on.between(*days.start(), *days.end()))
        .select((settlements::id, settlements::counted_on.assume_not_null()))
        .load(db)?;
    Ok(paid.into_iter().chain(even).chain(late).collect())
}
