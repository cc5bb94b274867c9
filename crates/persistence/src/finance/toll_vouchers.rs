//! Toll vouchers of the shipper in figures: tolls covered, tolls not covered, and unspent vouchers.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{Month, figures::Basis};
use freight::{FreightStatus, TollPayer, toll};
use kernel::{
    Category, Cents, DriverPaymentId, Effect, FreightId, OwnerId, Result, TollVouchers, TransactionKind, VehicleId,
};

use super::figures_scope::{FiguresQuery, Scope, closed_settlements, scoped};
use crate::{
    Db,
    owned::{freights, tied, transactions as books},
    prepared::one_of,
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

type TollRow =
    (FreightId, Option<VehicleId>, NaiveDate, Option<NaiveDate>, Cents, bool, Option<DriverPaymentId>, Cents);

/// Returns those of the given freights whose shipper gave a voucher.
fn with_voucher(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Vec<FreightId>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let given =
        freights::of(owner).filter(one_of(freights::id, ids)).filter(freights::toll_payer.eq(TollPayer::Shipper));
    Ok(given.select(freights::id).load(db)?)
}

/// Loads every toll of the given freights, whose shippers gave a voucher, by freight and day. The voucher pays the first
/// tolls of its freight, whatever their month or vehicle: so all of them are read.
fn rows(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Vec<TollRow>> {
    Ok(books::of(owner)
        .inner_join(tied(freights::id, books::freight_id))
        .filter(one_of(books::freight_id, ids))
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(books::category.eq(Category::Pedagio))
        .filter(books::effect.ne(Effect::Cash))
        .order((freights::id, books::competence_on, books::id))
        .select((
            freights::id,
            books::vehicle_id,
            books::competence_on,
            books::paid_on,
            books::amount_cents,
            books::paid_by_driver,
            books::driver_payment_id,
            freights::toll_cents,
        ))
        .load(db)?)
}

/// Returns the tolls that count of freights with a voucher, each with its covered and uncovered amounts.
fn tolls(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<Vec<(Toll, Cents, Cents)>> {
    let closed = match asked.basis {
        Basis::Accrual => HashMap::new(),
        Basis::Cash => closed_settlements(db, asked.owner, &asked.days)?,
    };
    let refunded: Vec<DriverPaymentId> = closed.keys().copied().collect();
    let counting = books::of(asked.owner)
        .filter(books::category.eq(Category::Pedagio))
        .filter(books::freight_id.is_not_null())
        .select(books::freight_id.assume_not_null())
        .distinct()
        .into_boxed();
    let days = (*asked.days.start(), *asked.days.end());
    let counting = match asked.basis {
        Basis::Accrual => counting.filter(books::competence_on.between(days.0, days.1)),
        Basis::Cash => {
            counting.filter(books::paid_on.between(days.0, days.1).or(one_of(books::driver_payment_id, refunded)))
        }
    };
    let ids: Vec<FreightId> = scoped!(counting, asked).load(db)?;
    let ids = with_voucher(db, asked.owner, &ids)?;
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = rows(db, asked.owner, &ids)?;
    let mut found = Vec::new();
    for of_freight in rows.chunk_by(|one, next| one.0 == next.0) {
        let voucher = of_freight.first().map(|row| row.7).unwrap_or_default();
        let parts = toll::covered(voucher, of_freight.iter().map(|row| row.4))?;
        for ((freight_id, vehicle_id, on, paid_on, amount, by_driver, settled, _), covered) in
            of_freight.iter().zip(parts)
        {
            let counted_on = match asked.basis {
                Basis::Accrual => Some(*on),
                Basis::Cash if *by_driver => settled.and_then(|id| closed.get(&id).copied()),
                Basis::Cash => *paid_on,
            };
            let is_asked = match asked.scope {
                Scope::Vehicle(id) => *vehicle_id == Some(id),
                Scope::Owner | Scope::Client(_) | Scope::Freights(_) => true,
            };
            if let Some(counted_on) = counted_on.filter(|day| is_asked && asked.holds(*day)) {
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
