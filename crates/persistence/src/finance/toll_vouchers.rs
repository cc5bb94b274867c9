//! Toll vouchers of the shipper in figures: tolls covered, tolls not covered, and unspent vouchers.

use std::{
    collections::{BTreeMap, HashMap},
    ops::RangeInclusive,
};

use chrono::NaiveDate;
use diesel::{prelude::*, sql_types::Bool};
use finance::{
    Category, Effect, Month, TollVouchers, TransactionKind,
    figures::{Basis, Line},
};
use freight::{Freight, FreightStatus, TollPayer, toll};
use kernel::{Cents, DriverPaymentId, FreightId, OwnerId, Result, VehicleId};

use super::{
    figures_scope::{FiguresQuery, Scope, names_vehicle},
    freight_books::FreightBooks,
};
use crate::{
    Db,
    owned::{freights, transactions as books},
    prepared::{fixed, one_of, worded},
    sql,
};

/// A toll of a freight whose shipper gave a voucher, with its covered and uncovered amounts.
#[derive(Clone, Copy, Debug)]
struct Toll {
    freight_id: FreightId,
    vehicle_id: Option<VehicleId>,
    /// Day on which it counts by the requested basis.
    counted_on: NaiveDate,
    /// True if the driver paid it.
    by_driver: bool,
    covered: Cents,
    missing: Cents,
}

/// Tolls that count of freights with a voucher, and the rests of the vouchers.
#[derive(Debug)]
pub(super) struct VoucherTolls {
    tolls: Vec<Toll>,
    /// Rest of the voucher of each completed freight of the selection, and the day on which the freight began.
    rests: Vec<(NaiveDate, Cents)>,
}

/// The voucher of a freight: its amount, and when the freight began, if its rest counts in a selection.
type Voucher = (Cents, Option<NaiveDate>);
type VoucherRow = (FreightId, VehicleId, Cents, FreightStatus, (Option<NaiveDate>, Option<NaiveDate>));

impl VoucherTolls {
    /// Loads those of a selection; `closed` are the settlements closed on its days, needed on the cash basis alone.
    pub(super) fn find(
        db: &mut Db,
        asked: &FiguresQuery,
        closed: &HashMap<DriverPaymentId, NaiveDate>,
    ) -> Result<Self> {
        let vouchers = vouchers(db, asked, closed)?;
        let mut found = Self { tolls: Vec::new(), rests: Vec::new() };
        if vouchers.is_empty() {
            return Ok(found);
        }
        let rows = rows(db, asked.owner, &vouchers.keys().copied().collect::<Vec<_>>())?;
        let mut spent: HashMap<FreightId, Cents> = HashMap::new();
        for of_freight in rows.chunk_by(|one, next| one.0 == next.0) {
            let Some((freight_id, ..)) = of_freight.first() else { continue };
            let voucher = vouchers.get(freight_id).map(|(cents, _)| *cents).unwrap_or_default();
            spent.insert(*freight_id, Cents::sum(of_freight.iter().map(|row| row.4))?);
            let parts = toll::covered(voucher, of_freight.iter().map(|row| row.4))?;
            for (row, covered) in of_freight.iter().zip(parts) {
                let (freight_id, vehicle_id, on, paid_on, amount, by_driver, settled) = *row;
                let counted_on = match asked.basis {
                    Basis::Accrual => Some(on),
                    Basis::Cash if by_driver => settled.and_then(|id| closed.get(&id).copied()),
                    Basis::Cash => paid_on,
                };
                if let Some(counted_on) = counted_on.filter(|day| asked.is_of(vehicle_id) && asked.holds(*day)) {
                    let missing = amount.minus(covered)?;
                    found.tolls.push(Toll { freight_id, vehicle_id, counted_on, by_driver, covered, missing });
                }
            }
        }
        for (id, (voucher, began_on)) in vouchers {
            let Some(began_on) = began_on else { continue };
            let rest = voucher.minus(spent.get(&id).copied().unwrap_or_default())?;
            found.rests.push((began_on, rest.max(Cents::ZERO)));
        }
        Ok(found)
    }

    /// Returns the tolls of some days as far as a voucher covered them, as lines taken off the costs.
    pub(super) fn covered_lines(&self, days: &RangeInclusive<NaiveDate>) -> Result<Vec<Line>> {
        let covered = self.tolls.iter().filter(|toll| toll.covered > Cents::ZERO && days.contains(&toll.counted_on));
        covered
            .map(|toll| {
                let named = (toll.vehicle_id, toll.freight_id);
                Line::covered_toll(Month::of(toll.counted_on), named, toll.by_driver, toll.covered)
            })
            .collect()
    }

    /// Sums the toll vouchers of some days by month: covered and missing toll by its own day, unspent vouchers by the
    /// day on which their freight began, once it is completed.
    pub(super) fn by_month(&self, days: &RangeInclusive<NaiveDate>) -> Result<BTreeMap<Month, TollVouchers>> {
        let mut months: BTreeMap<Month, TollVouchers> = BTreeMap::new();
        for toll in self.tolls.iter().filter(|toll| days.contains(&toll.counted_on)) {
            let sums = months.entry(Month::of(toll.counted_on)).or_default();
            sums.covered_cents = sums.covered_cents.plus(toll.covered)?;
            sums.missing_cents = sums.missing_cents.plus(toll.missing)?;
        }
        for (began_on, rest) in self.rests.iter().filter(|(day, _)| days.contains(day)) {
            let sums = months.entry(Month::of(*began_on)).or_default();
            sums.left_cents = sums.left_cents.plus(*rest)?;
        }
        Ok(months)
    }
}

/// Returns the tolls of the given freights up to a day as far as a voucher covered them, as lines taken off the costs.
pub(crate) fn covered_tolls(freights: &[Freight], books: &FreightBooks, until: NaiveDate) -> Result<Vec<Line>> {
    let mut lines = Vec::new();
    for freight in freights.iter().filter(|freight| freight.fields.toll_payer == TollPayer::Shipper) {
        let mut tolls: Vec<(NaiveDate, Line)> = books.tolls(freight.id).collect();
        // The voucher pays the first tolls; those of one day in the order in which they were entered.
        tolls.sort_by_key(|(day, _)| *day);
        let parts = toll::covered(freight.fields.toll_cents, tolls.iter().map(|(_, line)| line.amount_cents))?;
        for ((day, line), covered) in tolls.iter().zip(parts) {
            if *day <= until && covered > Cents::ZERO {
                let named = (line.vehicle_id, freight.id);
                lines.push(Line::covered_toll(line.month, named, line.paid_by_driver, covered)?);
            }
        }
    }
    Ok(lines)
}

type TollRow = (FreightId, Option<VehicleId>, NaiveDate, Option<NaiveDate>, Cents, bool, Option<DriverPaymentId>);

/// Returns the voucher of each freight whose shipper gave one, among those that may have tolls on the days asked for,
/// and those completed freights that began on these days.
fn vouchers(
    db: &mut Db,
    asked: &FiguresQuery,
    closed: &HashMap<DriverPaymentId, NaiveDate>,
) -> Result<HashMap<FreightId, Voucher>> {
    let (first, last) = (*asked.days.start(), *asked.days.end());
    let given = freights::of(asked.owner)
        .filter(freights::toll_payer.eq(TollPayer::Shipper))
        .select((
            freights::id,
            freights::truck_id,
            freights::toll_cents,
            freights::status,
            (freights::began_on, freights::cancelled_on),
        ))
        .into_boxed();
    let with_rest = freights::began_on.between(first, last).and(freights::status.eq(FreightStatus::Completed));
    // The `+` keeps SQLite from the index by freight, which has the tolls of all years.
    let names_freight = worded(fixed::<Bool>("+freight_id IS NOT NULL"), fixed::<Bool>("freight_id IS NOT NULL"));
    let tolls = books::of(asked.owner).filter(books::category.eq(Category::Pedagio)).filter(names_freight);
    let refunded = || one_of(books::driver_payment_id, closed.keys().copied().collect::<Vec<_>>());
    macro_rules! with {
        ($tolls:expr) => {{
            let ids = $tolls.select(books::freight_id.assume_not_null()).distinct();
            given.filter(freights::id.eq_any(ids).or(with_rest.assume_not_null()))
        }};
    }
    let by_competence = || (sql::in_months_of("competence_on", &asked.days), books::competence_on.between(first, last));
    let by_payment = || books::paid_on.between(first, last).or(refunded());
    let given: Vec<VoucherRow> = match (asked.scope, asked.basis) {
        (Scope::Owner, Basis::Accrual) => {
            let (months, days) = by_competence();
            with!(tolls.filter(months).filter(days))
        }
        (Scope::Vehicle(id), Basis::Accrual) => {
            let (months, days) = by_competence();
            with!(tolls.filter(months).filter(days).filter(names_vehicle(id)))
        }
        (Scope::Owner, Basis::Cash) => with!(tolls.filter(by_payment())),
        (Scope::Vehicle(id), Basis::Cash) => with!(tolls.filter(by_payment()).filter(names_vehicle(id))),
        (Scope::Client(id), _) => given.filter(freights::client_id.eq(id)),
    }
    .load(db)?;
    let voucher = |(id, truck, cents, status, (began_on, cancelled_on)): VoucherRow| {
        let is_in = matches!(asked.scope, Scope::Owner | Scope::Client(_)) || asked.is_of(Some(truck));
        let has_rest = is_in && status == FreightStatus::Completed && cancelled_on.is_none() && cents > Cents::ZERO;
        (id, (cents, began_on.filter(|day| has_rest && asked.holds(*day))))
    };
    Ok(given.into_iter().map(voucher).collect())
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
