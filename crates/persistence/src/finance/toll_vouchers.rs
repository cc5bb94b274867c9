//! Toll vouchers of the shipper in figures: tolls covered, tolls not covered, and unspent vouchers.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use diesel::{prelude::*, sql_types::Bool};
use finance::{Category, Effect, Month, TollVouchers, TransactionKind, figures::Basis};
use freight::{FreightStatus, TollPayer, toll};
use kernel::{Cents, DriverPaymentId, FreightId, OwnerId, Result, VehicleId};

use super::figures_scope::{FiguresQuery, Scope, closed_settlements, scoped};
use crate::{
    Db,
    owned::{freights, transactions as books},
    prepared::{fixed, one_of, worded},
    sql,
};

/// A toll of a freight whose shipper gave a voucher.
#[derive(Clone, Copy, Debug)]
pub(super) struct Toll {
    pub(super) freight_id: FreightId,
    pub(super) vehicle_id: Option<VehicleId>,
    /// Day on which it counts by the requested basis.
    pub(super) counted_on: NaiveDate,
    /// True if the driver paid it.
    pub(super) by_driver: bool,
}

/// Tolls that count of freights with a voucher, each with its covered and uncovered amounts.
#[derive(Debug)]
pub(super) struct VoucherTolls(Vec<(Toll, Cents, Cents)>);

impl VoucherTolls {
    /// Loads those of a selection.
    pub(super) fn find(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<Self> {
        tolls(db, asked).map(Self)
    }

    /// Returns each with the amount that a voucher covered; tolls without a covered amount are left out.
    pub(super) fn covered(&self) -> impl Iterator<Item = (&Toll, Cents)> {
        self.0.iter().map(|(toll, covered, _)| (toll, *covered)).filter(|one| one.1 > Cents::ZERO)
    }

    /// Sums the toll vouchers of the selection by month: covered and missing toll by its own day, unspent vouchers by
    /// the day on which their freight began, once it is completed.
    pub(super) fn by_month(&self, db: &mut Db, asked: &FiguresQuery<'_>) -> Result<BTreeMap<Month, TollVouchers>> {
        let mut months: BTreeMap<Month, TollVouchers> = BTreeMap::new();
        for (toll, covered, missing) in &self.0 {
            let sums = months.entry(Month::of(toll.counted_on)).or_default();
            sums.covered_cents = sums.covered_cents.plus(*covered)?;
            sums.missing_cents = sums.missing_cents.plus(*missing)?;
        }
        for (began_on, voucher, spent) in unspent(db, asked)? {
            let sums = months.entry(Month::of(began_on)).or_default();
            sums.left_cents = sums.left_cents.plus(voucher.minus(spent)?.max(Cents::ZERO))?;
        }
        Ok(months)
    }
}

type TollRow = (FreightId, Option<VehicleId>, NaiveDate, Option<NaiveDate>, Cents, bool, Option<DriverPaymentId>);

/// Returns the voucher of each freight whose shipper gave one, among those that may have tolls on the days asked for.
fn vouchers(
    db: &mut Db,
    asked: &FiguresQuery<'_>,
    closed: &HashMap<DriverPaymentId, NaiveDate>,
) -> Result<HashMap<FreightId, Cents>> {
    let given = freights::of(asked.owner)
        .filter(freights::toll_payer.eq(TollPayer::Shipper))
        .select((freights::id, freights::toll_cents))
        .into_boxed();
    let given = match asked.scope {
        Scope::Owner | Scope::Vehicle(_) => {
            let ids = with_tolls(db, asked, closed)?;
            if ids.is_empty() {
                return Ok(HashMap::new());
            }
            given.filter(one_of(freights::id, ids))
        }
        Scope::Client(id) => given.filter(freights::client_id.eq(id)),
        Scope::Freights(ids) => given.filter(one_of(freights::id, ids)),
    };
    let given: Vec<(FreightId, Cents)> = given.load(db)?;
    Ok(given.into_iter().collect())
}

/// Returns the freights that have tolls on the days asked for.
fn with_tolls(
    db: &mut Db,
    asked: &FiguresQuery<'_>,
    closed: &HashMap<DriverPaymentId, NaiveDate>,
) -> Result<Vec<FreightId>> {
    let (first, last) = (*asked.days.start(), *asked.days.end());
    // The `+` keeps SQLite from the index by freight, which has the tolls of all years.
    let names_freight = || worded(fixed::<Bool>("+freight_id IS NOT NULL"), fixed::<Bool>("freight_id IS NOT NULL"));
    let tolls = books::of(asked.owner)
        .filter(books::category.eq(Category::Pedagio))
        .filter(names_freight())
        .select(books::freight_id.assume_not_null())
        .distinct()
        .into_boxed();
    let tolls = match asked.basis {
        Basis::Accrual => tolls
            .filter(sql::in_months_of("competence_on", &asked.days))
            .filter(books::competence_on.between(first, last)),
        Basis::Cash => tolls.filter(books::paid_on.between(first, last)),
    };
    let mut found: Vec<FreightId> = scoped!(tolls, asked).load(db)?;
    if !closed.is_empty() {
        let refunded = books::of(asked.owner)
            .filter(one_of(books::driver_payment_id, closed.keys().copied().collect::<Vec<_>>()))
            .filter(books::category.eq(Category::Pedagio))
            .filter(names_freight())
            .select(books::freight_id.assume_not_null())
            .into_boxed();
        found.extend(scoped!(refunded, asked).load::<FreightId>(db)?);
    }
    Ok(found)
}

/// Loads every toll of the given freights, whose shippers gave a voucher, by freight and day. The voucher pays the first
/// tolls of its freight, whatever their month or vehicle: so all of them are read.
fn rows(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Vec<TollRow>> {
    Ok(books::of(owner)
        .filter(one_of(books::freight_id, ids))
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(books::category.eq(Category::Pedagio))
        .filter(books::effect.ne(Effect::Cash))
        .order((books::freight_id, books::competence_on, books::id))
        .select((
            books::freight_id.assume_not_null(),
            books::vehicle_id,
            books::competence_on,
            books::paid_on,
            books::amount_cents,
            books::paid_by_driver,
            books::driver_payment_id,
        ))
        .load(db)?)
}

/// Returns the tolls that count of freights with a voucher, each with its covered and uncovered amounts.
fn tolls(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<Vec<(Toll, Cents, Cents)>> {
    let closed = match asked.basis {
        Basis::Accrual => HashMap::new(),
        Basis::Cash => closed_settlements(db, asked.owner, &asked.days)?,
    };
    let vouchers = vouchers(db, asked, &closed)?;
    if vouchers.is_empty() {
        return Ok(Vec::new());
    }
    let rows = rows(db, asked.owner, &vouchers.keys().copied().collect::<Vec<_>>())?;
    let mut found = Vec::new();
    for of_freight in rows.chunk_by(|one, next| one.0 == next.0) {
        let voucher = of_freight.first().and_then(|row| vouchers.get(&row.0)).copied().unwrap_or_default();
        let parts = toll::covered(voucher, of_freight.iter().map(|row| row.4))?;
        for ((freight_id, vehicle_id, on, paid_on, amount, by_driver, settled), covered) in of_freight.iter().zip(parts)
        {
            let counted_on = match asked.basis {
                Basis::Accrual => Some(*on),
                Basis::Cash if *by_driver => settled.and_then(|id| closed.get(&id).copied()),
                Basis::Cash => *paid_on,
            };
            if let Some(counted_on) = counted_on.filter(|day| asked.is_of(*vehicle_id) && asked.holds(*day)) {
                let toll = Toll { freight_id: *freight_id, vehicle_id: *vehicle_id, counted_on, by_driver: *by_driver };
                found.push((toll, covered, amount.minus(covered)?));
            }
        }
    }
    Ok(found)
}

/// Loads the vouchers of completed freights that began on the days asked for: the day, the voucher, and the toll booked
/// on the freight.
fn unspent(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<Vec<(NaiveDate, Cents, Cents)>> {
    let query = freights::of(asked.owner)
        .filter(freights::began_on.between(*asked.days.start(), *asked.days.end()))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.eq(FreightStatus::Completed))
        .filter(freights::toll_payer.eq(TollPayer::Shipper))
        .filter(freights::toll_cents.gt(Cents::ZERO))
        .select((freights::id, freights::began_on.assume_not_null(), freights::toll_cents))
        .into_boxed();
    let vouchers: Vec<(FreightId, NaiveDate, Cents)> = match asked.scope {
        Scope::Owner => query,
        Scope::Vehicle(id) => query.filter(freights::truck_id.eq(id)),
        Scope::Client(id) => query.filter(freights::client_id.eq(id)),
        Scope::Freights(ids) => query.filter(one_of(freights::id, ids)),
    }
    .load(db)?;
    if vouchers.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<FreightId> = vouchers.iter().map(|(id, ..)| *id).collect();
    let spent: Vec<(FreightId, Cents)> = books::of(asked.owner)
        .filter(one_of(books::freight_id, ids))
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(books::category.eq(Category::Pedagio))
        .filter(books::effect.ne(Effect::Cash))
        .group_by(books::freight_id)
        .select((books::freight_id.assume_not_null(), sql::total("amount_cents")))
        .load(db)?;
    let spent: HashMap<FreightId, Cents> = spent.into_iter().collect();
    let with_spent = |(id, on, voucher)| (on, voucher, spent.get(&id).copied().unwrap_or_default());
    Ok(vouchers.into_iter().map(with_spent).collect())
}
