//! Toll vouchers of shippers in figures: covered tolls, uncovered tolls and unspent vouchers.

use std::{
    collections::{BTreeMap, HashMap},
    ops::RangeInclusive,
};

use chrono::NaiveDate;
use diesel::{prelude::*, sql_types::Bool};
use finance::{
    Category, Effect, Month, TollVouchers, TransactionKind,
    figures::{AccountingBasis, AggregateRow},
};
use freight::{Freight, FreightStatus, TollPayer, toll};
use kernel::{Cents, DriverPaymentId, FreightId, Result, TransactionId, VehicleId};

use super::{
    figures_scope::{FiguresQuery, Scope, names_vehicle},
    freight_books::FreightBooks,
};
use crate::{
    Db,
    owned::{freights, inner_transactions as inner, join_same_tenant_where, transactions},
    prepared::{dialect_sql, id_in, static_sql},
    sql,
};

/// A toll of a freight whose shipper gave a voucher, with its covered and uncovered amounts.
#[derive(Clone, Copy, Debug)]
struct Toll {
    freight_id: FreightId,
    vehicle_id: Option<VehicleId>,
    /// Day on which it counts on the requested basis.
    counted_on: NaiveDate,
    /// True if the driver paid it.
    by_driver: bool,
    covered: Cents,
    missing: Cents,
}

/// Tolls that count of freights with a voucher, and the unspent rests of the vouchers.
#[derive(Debug)]
pub(super) struct VoucherTolls {
    tolls: Vec<Toll>,
    /// Rest of the voucher of each completed freight of the selection, and the day on which the freight began.
    rests: Vec<(NaiveDate, Cents)>,
}

/// A freight with a voucher of its shipper.
#[derive(Clone, Copy, Debug, Queryable)]
struct Voucher {
    freight_id: FreightId,
    truck_id: VehicleId,
    cents: Cents,
    status: FreightStatus,
    began_on: Option<NaiveDate>,
    cancelled_on: Option<NaiveDate>,
}

/// A toll paid on a freight with a voucher.
#[derive(Clone, Copy, Debug)]
struct Paid {
    id: TransactionId,
    vehicle_id: Option<VehicleId>,
    competence_on: NaiveDate,
    paid_on: Option<NaiveDate>,
    amount_cents: Cents,
    by_driver: bool,
    settled: Option<DriverPaymentId>,
}

impl VoucherTolls {
    /// Loads the tolls of a selection. `closed` are the settlements closed on its days, required on the cash basis
    /// only.
    pub(super) fn find(
        db: &mut Db,
        requested: &FiguresQuery,
        closed: &HashMap<DriverPaymentId, NaiveDate>,
    ) -> Result<Self> {
        let mut found = Self { tolls: Vec::new(), rests: Vec::new() };
        for (voucher, mut tolls) in vouchers(db, requested, closed)?.into_values() {
            // The voucher covers the first tolls; those of one day in the order of entry.
            tolls.sort_by_key(|toll| (toll.competence_on, toll.id));
            let parts = toll::covered(voucher.cents, tolls.iter().map(|toll| toll.amount_cents))?;
            for (toll, covered) in tolls.iter().zip(parts) {
                let Paid { vehicle_id, by_driver, .. } = *toll;
                let counted_on = match requested.basis {
                    AccountingBasis::Accrual => Some(toll.competence_on),
                    AccountingBasis::Cash if by_driver => toll.settled.and_then(|id| closed.get(&id).copied()),
                    AccountingBasis::Cash => toll.paid_on,
                };
                if let Some(counted_on) = counted_on.filter(|day| requested.is_of(vehicle_id) && requested.holds(*day))
                {
                    let (freight_id, missing) = (voucher.freight_id, toll.amount_cents.minus(covered)?);
                    found.tolls.push(Toll { freight_id, vehicle_id, counted_on, by_driver, covered, missing });
                }
            }
            if let Some(began_on) = voucher.began_on.filter(|day| voucher.has_rest(requested) && requested.holds(*day))
            {
                let rest = voucher.cents.minus(Cents::sum(tolls.iter().map(|toll| toll.amount_cents))?)?;
                found.rests.push((began_on, rest.max(Cents::ZERO)));
            }
        }
        Ok(found)
    }

    /// Returns the covered part of the tolls of some days, as lines that reduce the costs.
    pub(super) fn covered_lines(&self, days: &RangeInclusive<NaiveDate>) -> Result<Vec<AggregateRow>> {
        let covered = self.tolls.iter().filter(|toll| toll.covered > Cents::ZERO && days.contains(&toll.counted_on));
        covered
            .map(|toll| {
                let named = (toll.vehicle_id, toll.freight_id);
                AggregateRow::covered_toll(Month::of(toll.counted_on), named, toll.by_driver, toll.covered)
            })
            .collect()
    }

    /// Sums the toll vouchers of some days by month. Covered and missing toll counts on its own day; an unspent voucher
    /// when its completed freight began.
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

impl Voucher {
    /// Returns whether the voucher's rest counts in a selection.
    fn has_rest(&self, requested: &FiguresQuery) -> bool {
        let is_in = matches!(requested.scope, Scope::Owner | Scope::Client(_)) || requested.is_of(Some(self.truck_id));
        let is_over = self.status == FreightStatus::Completed && self.cancelled_on.is_none();
        is_in && is_over && self.cents > Cents::ZERO
    }
}

/// Returns the covered part of the given freights' tolls up to a day, as lines that reduce the costs.
pub(crate) fn covered_tolls(freights: &[Freight], books: &FreightBooks, until: NaiveDate) -> Result<Vec<AggregateRow>> {
    let mut lines = Vec::new();
    for freight in freights.iter().filter(|freight| freight.fields.toll_payer == TollPayer::Shipper) {
        let mut tolls: Vec<(NaiveDate, AggregateRow)> = books.tolls(freight.id).collect();
        // The voucher covers the first tolls; those of one day in the order of entry.
        tolls.sort_by_key(|(day, _)| *day);
        let parts = toll::covered(freight.fields.toll_cents, tolls.iter().map(|(_, line)| line.amount_cents))?;
        for ((day, line), covered) in tolls.iter().zip(parts) {
            if *day <= until && covered > Cents::ZERO {
                let named = (line.vehicle_id, freight.id);
                lines.push(AggregateRow::covered_toll(line.month, named, line.paid_by_driver, covered)?);
            }
        }
    }
    Ok(lines)
}

/// Columns of a toll, absent for a freight without one.
type PaidRow = (
    Option<TransactionId>,
    Option<VehicleId>,
    Option<NaiveDate>,
    Option<NaiveDate>,
    Option<Cents>,
    Option<bool>,
    Option<DriverPaymentId>,
);

fn paid((id, vehicle_id, competence_on, paid_on, amount_cents, by_driver, settled): PaidRow) -> Option<Paid> {
    Some(Paid {
        id: id?,
        vehicle_id,
        competence_on: competence_on?,
        paid_on,
        amount_cents: amount_cents?,
        by_driver: by_driver?,
        settled,
    })
}

/// Loads the freights with vouchers that may have tolls on the requested days, and those completed ones that began
/// then. Each has all its tolls: the voucher covers the first, regardless of month or vehicle.
fn vouchers(
    db: &mut Db,
    requested: &FiguresQuery,
    closed: &HashMap<DriverPaymentId, NaiveDate>,
) -> Result<HashMap<FreightId, (Voucher, Vec<Paid>)>> {
    let (first, last) = (*requested.days.start(), *requested.days.end());
    let is_toll = transactions::kind
        .eq(TransactionKind::Expense)
        .and(transactions::category.eq(Category::Pedagio))
        .and(transactions::effect.ne(Effect::Cash));
    let given = freights::of(requested.owner)
        .left_join(join_same_tenant_where(transactions::freight_id, freights::id, is_toll.nullable()))
        .filter(freights::toll_payer.eq(TollPayer::Shipper))
        .select((
            (
                freights::id,
                freights::truck_id,
                freights::toll_cents,
                freights::status,
                freights::began_on,
                freights::cancelled_on,
            ),
            (
                transactions::id.nullable(),
                transactions::vehicle_id.nullable(),
                transactions::competence_on.nullable(),
                transactions::paid_on.nullable(),
                transactions::amount_cents.nullable(),
                transactions::paid_by_driver.nullable(),
                transactions::driver_payment_id.nullable(),
            ),
        ))
        .into_boxed();
    let with_rest = freights::began_on.between(first, last).and(freights::status.eq(FreightStatus::Completed));
    // The `+` prevents SQLite from using the index by freight, which has the tolls of all years.
    let names_freight =
        dialect_sql(static_sql::<Bool>("+freight_id IS NOT NULL"), static_sql::<Bool>("freight_id IS NOT NULL"));
    let tolls = inner::of(requested.owner)
        .filter(inner::field(transactions::category).eq(Category::Pedagio))
        .filter(names_freight);
    let refunded = || id_in(inner::field(transactions::driver_payment_id), closed.keys().copied().collect::<Vec<_>>());
    macro_rules! with {
        ($tolls:expr) => {{
            let ids = $tolls.select(inner::field(transactions::freight_id).assume_not_null()).distinct();
            given.filter(freights::id.eq_any(ids).or(with_rest.assume_not_null()))
        }};
    }
    let by_accrual = || {
        let days = inner::field(transactions::competence_on).between(first, last);
        (sql::in_months_of("competence_on", &requested.days), days)
    };
    let by_payment = || inner::field(transactions::paid_on).between(first, last).or(refunded());
    let rows: Vec<(Voucher, PaidRow)> = match (requested.scope, requested.basis) {
        (Scope::Owner, AccountingBasis::Accrual) => {
            let (months, days) = by_accrual();
            with!(tolls.filter(months).filter(days))
        }
        (Scope::Vehicle(id), AccountingBasis::Accrual) => {
            let (months, days) = by_accrual();
            with!(tolls.filter(months).filter(days).filter(names_vehicle(id)))
        }
        (Scope::Owner, AccountingBasis::Cash) => with!(tolls.filter(by_payment())),
        (Scope::Vehicle(id), AccountingBasis::Cash) => with!(tolls.filter(by_payment()).filter(names_vehicle(id))),
        (Scope::Client(id), _) => given.filter(freights::client_id.eq(id)),
    }
    .load(db)?;
    let mut of: HashMap<FreightId, (Voucher, Vec<Paid>)> = HashMap::new();
    for (voucher, toll) in rows {
        of.entry(voucher.freight_id).or_insert((voucher, Vec::new())).1.extend(paid(toll));
    }
    Ok(of)
}
