//! Single query layer behind every figure of revenue, cost and kilometres; [`finance::figures`] defines which rows
//! count.

use std::{
    collections::{BTreeMap, HashMap},
    ops::RangeInclusive,
};

use chrono::NaiveDate;
use diesel::{
    prelude::*,
    sql_types::{BigInt, Bool, Text},
};
use finance::{
    Effect, Month, TollVouchers, TransactionKind,
    figures::{AccountingBasis, AggregateRow},
    month_figures::DistanceTotals,
    summary::Flow,
};
use kernel::{Cents, Km, OwnerId, Result, VehicleId};

pub(crate) use super::figures_scope::{FiguresQuery, Scope};
use super::{
    book_sums::{monthly_sums, transaction_rows},
    figures_scope::closed_settlements,
    toll_vouchers::VoucherTolls,
    unsettled_freights::UnsettledFreights,
};
use crate::{
    Db,
    owned::{freight_trailers as trailers, freights, transactions},
    prepared::static_sql,
    sql,
};

/// Selected books, read once for every figure derived from them.
#[derive(Debug)]
pub(crate) struct SelectedBooks {
    requested: FiguresQuery,
    sums: Vec<AggregateRow>,
    upcoming: (RangeInclusive<NaiveDate>, Vec<AggregateRow>),
    tolls: VoucherTolls,
    /// Freights whose figures are not final; none on the cash basis.
    pub(crate) unsettled: UnsettledFreights,
}

impl SelectedBooks {
    pub(crate) fn find(db: &mut Db, requested: &FiguresQuery) -> Result<Self> {
        let closed = match requested.basis {
            AccountingBasis::Accrual => HashMap::new(),
            AccountingBasis::Cash => closed_settlements(db, requested.owner, &requested.days)?,
        };
        Ok(Self {
            sums: monthly_sums(db, requested, &closed)?,
            upcoming: (requested.days.clone(), Vec::new()),
            tolls: VoucherTolls::find(db, requested, &closed)?,
            unsettled: match requested.basis {
                AccountingBasis::Accrual => UnsettledFreights::find(db, requested)?,
                AccountingBasis::Cash => UnsettledFreights::default(),
            },
            requested: requested.clone(),
        })
    }

    /// Reads the books of a selection on the accrual basis, and the entries of the days after it until another day.
    pub(crate) fn with_upcoming(db: &mut Db, requested: &FiguresQuery, until: NaiveDate) -> Result<Self> {
        let tomorrow = requested.today.succ_opt().unwrap_or(requested.today);
        let days = tomorrow.max(*requested.days.start())..=until;
        let upcoming = if days.is_empty() { Vec::new() } else { transaction_rows(db, requested.owner, &days)? };
        let sums = monthly_sums(db, requested, &HashMap::new())?;
        let all = FiguresQuery { days: *requested.days.start()..=until, ..requested.clone() };
        let tolls = VoucherTolls::find(db, &all, &HashMap::new())?;
        let unsettled = UnsettledFreights::find(db, &all)?;
        Ok(Self { sums, upcoming: (days, upcoming), tolls, unsettled, requested: requested.clone() })
    }

    /// Returns every line that counts, and lines that move money without counting: the books less covered toll. On
    /// the accrual basis, freights that have not begun are excluded, and unsettled commissions are included.
    pub(crate) fn lines(&self) -> Result<Vec<AggregateRow>> {
        self.adjusted(&self.sums, &self.requested.days)
    }

    /// Returns the lines of the days after today.
    pub(crate) fn upcoming_lines(&self) -> Result<Vec<AggregateRow>> {
        let (days, lines) = &self.upcoming;
        self.adjusted(lines, days)
    }

    fn adjusted(&self, lines: &[AggregateRow], days: &RangeInclusive<NaiveDate>) -> Result<Vec<AggregateRow>> {
        let mut lines = lines.to_vec();
        lines.extend(self.tolls.covered_lines(days)?);
        lines.extend(self.unsettled.not_begun(&self.requested, days)?);
        lines.extend(self.unsettled.commissions_of(days));
        Ok(lines)
    }

    pub(crate) fn vouchers(&self) -> Result<BTreeMap<Month, TollVouchers>> {
        self.tolls.by_month(&self.requested.days)
    }

    /// Returns the unsettled commissions of the freights that began in some months; none on the cash basis.
    pub(crate) fn unsettled(&self, (first, last): (Month, Month)) -> Result<Cents> {
        let within =
            self.unsettled.commissions_of(&self.requested.days).filter(|one| (first..=last).contains(&one.month));
        Cents::sum(within.map(|one| one.amount_cents))
    }
}

pub(crate) fn lines(db: &mut Db, requested: &FiguresQuery) -> Result<Vec<AggregateRow>> {
    SelectedBooks::find(db, requested)?.lines()
}

/// Counts the freights that began on the requested days, and their kilometres, by month and truck.
pub(crate) fn distance_totals(
    db: &mut Db,
    requested: &FiguresQuery,
) -> Result<BTreeMap<(Month, VehicleId), DistanceTotals>> {
    let query = freights::of(requested.owner)
        .filter(freights::began_on.between(*requested.days.start(), *requested.days.end()))
        .filter(freights::cancelled_on.is_null())
        .group_by(static_sql::<BigInt>("1, 2"))
        .select((
            sql::month("began_on"),
            static_sql::<BigInt>("truck_id"),
            static_sql::<BigInt>("COUNT(*)"),
            sql::total(sql::LOADED_KM),
            sql::total("empty_km"),
            sql::total(sql::READ_BY_ODOMETER),
        ))
        .into_boxed();
    let rows: Vec<(String, VehicleId, i64, Km, Km, i64)> = match requested.scope {
        Scope::Owner => query,
        Scope::Vehicle(id) => {
            let pulled = trailers::of(requested.owner).filter(trailers::vehicle_id.eq(id)).select(trailers::freight_id);
            query.filter(freights::truck_id.eq(id).or(freights::id.eq_any(pulled)))
        }
        Scope::Client(id) => query.filter(freights::client_id.eq(id)),
    }
    .load(db)?;
    let of = |(text, truck, count, loaded, empty, by_odometer): (String, VehicleId, i64, Km, Km, i64)| {
        Ok(((sql::month_of(&text)?, truck), DistanceTotals { count, by_odometer, loaded, empty }))
    };
    rows.into_iter().map(of).collect()
}

/// Returns the actual cash movements, by month.
pub(crate) fn cash(db: &mut Db, owner: OwnerId, (first, last): (Month, Month)) -> Result<BTreeMap<Month, Flow>> {
    let rows: Vec<(String, TransactionKind, Effect, bool, Cents)> = transactions::of(owner)
        .filter(transactions::paid_on.between(first.first_day(), last.last_day()))
        .group_by(static_sql::<BigInt>("1, 2, 3, 4"))
        .select((
            sql::month("paid_on"),
            static_sql::<Text>("kind"),
            static_sql::<Text>("effect"),
            static_sql::<Bool>("held_from_id IS NOT NULL"),
            sql::total("amount_cents"),
        ))
        .load(db)?;
    let mut months: BTreeMap<Month, Flow> = BTreeMap::new();
    for (text, kind, effect, withheld, amount) in rows {
        let month = months.entry(sql::month_of(&text)?).or_default();
        if effect != Effect::Result {
            month.add(kind, amount)?;
        }
        // An amount that a payer withheld was neither received nor paid.
        if withheld {
            for kind in [TransactionKind::Income, TransactionKind::Expense] {
                month.add(kind, Cents::ZERO.minus(amount)?)?;
            }
        }
    }
    Ok(months)
}
