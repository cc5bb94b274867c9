//! The one set of queries behind every figure of revenue, cost and kilometres; [`finance::figures`] says what counts.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use diesel::{
    prelude::*,
    sql_types::{BigInt, Text},
};
use finance::{
    Effect, Month, TollVouchers, TransactionKind,
    figures::{Basis, Figures, Line},
    month_figures::Driven,
    summary::Flow,
};
use kernel::{Cents, FreightId, Km, OwnerId, Result, VehicleId};

pub(crate) use super::figures_scope::{FiguresQuery, Scope};
use super::{
    book_sums::booked,
    commission::{OpenCommission, open_commissions},
    toll_vouchers::VoucherTolls,
    trip_costs::{Booked, by_freight},
};
use crate::{
    Db,
    owned::{freight_trailers as trailers, freights, transactions as books},
    prepared::{fixed, one_of},
    sql,
};

/// Selected books, read once for all that is told of them.
#[derive(Debug)]
pub(crate) struct SelectedBooks {
    booked: Vec<Line>,
    tolls: VoucherTolls,
    open: Vec<OpenCommission>,
}

impl SelectedBooks {
    /// Reads the books of a selection without the commissions that are in no settlement yet.
    pub(crate) fn without_commissions(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<Self> {
        Ok(Self { booked: booked(db, asked)?, tolls: VoucherTolls::find(db, asked)?, open: Vec::new() })
    }

    /// Reads the books of a selection.
    pub(crate) fn find(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<Self> {
        let open = match asked.basis {
            Basis::Accrual => open_commissions(db, asked)?,
            Basis::Cash => Vec::new(),
        };
        Ok(Self { open, ..Self::without_commissions(db, asked)? })
    }

    /// Returns everything that counts, and what moves money without counting: the books less covered toll; by
    /// competence without the freights that have not begun, and with the commissions that are in no settlement yet, if
    /// they were read.
    pub(crate) fn lines(&self) -> Result<Vec<Line>> {
        let mut lines = self.booked.clone();
        for (toll, covered) in self.tolls.covered() {
            let named = (toll.vehicle_id, toll.freight_id);
            lines.push(Line::covered_toll(Month::of(toll.counted_on), named, toll.by_driver, covered)?);
        }
        lines.extend(self.open.iter().map(OpenCommission::line));
        Ok(lines)
    }

    /// Returns the trip costs and other income of each freight; only of [`Scope::Freights`] does every line name its own.
    pub(crate) fn trip_costs(&self) -> Result<HashMap<FreightId, Booked>> {
        by_freight(&self.booked)
    }

    /// Returns the toll vouchers by month, for the selection that was read.
    pub(crate) fn vouchers(&self, db: &mut Db, asked: &FiguresQuery<'_>) -> Result<BTreeMap<Month, TollVouchers>> {
        self.tolls.by_month(db, asked)
    }

    /// Returns the commissions that are in no settlement yet, of the freights that began in some months; none on the
    /// cash basis.
    pub(crate) fn unsettled(&self, (first, last): (Month, Month)) -> Result<Cents> {
        let within = |one: &&OpenCommission| (first..=last).contains(&one.month());
        Cents::sum(self.open.iter().filter(within).map(|one| one.cents))
    }
}

/// Reads what [`SelectedBooks::lines`] returns.
pub(crate) fn lines(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<Vec<Line>> {
    SelectedBooks::find(db, asked)?.lines()
}

/// Counts the freights that began on the days asked for, and their kilometres, by month and truck.
pub(crate) fn driven(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<BTreeMap<(Month, VehicleId), Driven>> {
    let query = freights::of(asked.owner)
        .filter(freights::began_on.between(*asked.days.start(), *asked.days.end()))
        .filter(freights::cancelled_on.is_null())
        .group_by(fixed::<BigInt>("1, 2"))
        .select((
            sql::month("began_on"),
            fixed::<BigInt>("truck_id"),
            fixed::<BigInt>("COUNT(*)"),
            sql::total(sql::LOADED_KM),
            sql::total("empty_km"),
            sql::total(sql::READ_BY_ODOMETER),
        ))
        .into_boxed();
    let rows: Vec<(String, VehicleId, i64, Km, Km, i64)> = match asked.scope {
        Scope::Owner => query,
        Scope::Vehicle(id) => {
            let pulled = trailers::of(asked.owner).filter(trailers::vehicle_id.eq(id)).select(trailers::freight_id);
            query.filter(freights::truck_id.eq(id).or(freights::id.eq_any(pulled)))
        }
        Scope::Client(id) => query.filter(freights::client_id.eq(id)),
        Scope::Freights(ids) => query.filter(one_of(freights::id, ids)),
    }
    .load(db)?;
    let of = |(text, truck, count, loaded, empty, by_odometer): (String, VehicleId, i64, Km, Km, i64)| {
        Ok(((sql::month_of(&text)?, truck), Driven { count, by_odometer, loaded, empty }))
    };
    rows.into_iter().map(of).collect()
}

/// Returns the costs already entered for those days of a month that lie after today.
pub(crate) fn coming_costs(db: &mut Db, owner: OwnerId, month: Month, today: NaiveDate) -> Result<Cents> {
    let tomorrow = today.succ_opt().unwrap_or(today);
    let days = month.first_day().max(tomorrow)..=month.last_day();
    if days.is_empty() {
        return Ok(Cents::ZERO);
    }
    let asked = FiguresQuery { owner, scope: Scope::Owner, basis: Basis::Accrual, days, today };
    Ok(Figures::of(&lines(db, &asked)?)?.outcome.cost_cents)
}

/// Returns the money that really moved, by month.
pub(crate) fn cash(db: &mut Db, owner: OwnerId, (first, last): (Month, Month)) -> Result<BTreeMap<Month, Flow>> {
    let rows: Vec<(String, TransactionKind, Cents)> = books::of(owner)
        .filter(books::paid_on.between(first.first_day(), last.last_day()))
        .filter(books::effect.ne(Effect::Result))
        .group_by(fixed::<BigInt>("1, 2"))
        .select((sql::month("paid_on"), fixed::<Text>("kind"), sql::total("amount_cents")))
        .load(db)?;
    let mut months: BTreeMap<Month, Flow> = BTreeMap::new();
    for (text, kind, amount) in rows {
        months.entry(sql::month_of(&text)?).or_default().add(kind, amount)?;
    }
    // An amount that a payer withheld never came in, and never went out.
    let held: Vec<(String, Cents)> = books::of(owner)
        .filter(books::held_from_id.is_not_null())
        .filter(books::paid_on.between(first.first_day(), last.last_day()))
        .group_by(fixed::<BigInt>("1"))
        .select((sql::month("paid_on"), sql::total("amount_cents")))
        .load(db)?;
    for (text, amount) in held {
        let month = months.entry(sql::month_of(&text)?).or_default();
        for kind in [TransactionKind::Income, TransactionKind::Expense] {
            month.add(kind, Cents::ZERO.minus(amount)?)?;
        }
    }
    Ok(months)
}
