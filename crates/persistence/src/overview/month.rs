//! Months in figures: what the work brought and cost, what was driven, and what money moved.

use std::collections::BTreeMap;

use diesel::{
    dsl::sql as raw,
    prelude::*,
    sql_types::{BigInt, Nullable, Text},
};
use finance::{
    Month, TransactionKind,
    statement::{Line, MonthOutcome, Outcome},
    summary::Flow,
};
use freight::FreightStatus;
use kernel::{
    Bps, Category, Cents, CostLine, Effect, Km, MetersPerLiter, OwnerId, Plate, Result, SourceKind, VehicleId,
    schema::{freights, transactions as books, vehicles},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Db, finance::report::earned, sql};

/// A month in figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MonthFigures {
    /// The month.
    pub month: Month,
    /// What the work brought, by the day of what it is about.
    pub revenue_cents: Cents,
    /// What it cost.
    pub cost_cents: Cents,
    /// What is left.
    pub profit_cents: Cents,
    /// What is left as a share of the revenue; absent without revenue.
    pub margin_bps: Option<Bps>,
    /// How many freights began.
    pub freights: i64,
    /// Kilometres of those freights.
    pub km: Km,
    /// Of these, loaded.
    pub loaded_km: Km,
    /// Of these, empty.
    pub empty_km: Km,
    /// Revenue for each kilometre.
    pub revenue_per_km_cents: Option<Cents>,
    /// Cost of each kilometre.
    pub cost_per_km_cents: Option<Cents>,
    /// What is left of each kilometre.
    pub profit_per_km_cents: Option<Cents>,
    /// Fuel for each kilometre.
    pub fuel_per_km_cents: Option<Cents>,
    /// Consumption, measured from full tank to full tank; absent where that is not known.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// Money that came in.
    pub cash_in_cents: Cents,
    /// Money that went out.
    pub cash_out_cents: Cents,
}

/// A vehicle's share of the month; without one, what is for none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleMonth {
    /// The vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Its plate.
    pub plate: Option<Plate>,
    /// What its owner calls it.
    pub nickname: Option<String>,
    /// What it brought.
    pub revenue_cents: Cents,
    /// What it cost.
    pub cost_cents: Cents,
    /// What is left.
    pub profit_cents: Cents,
    /// Kilometres of its freights.
    pub km: Km,
}

/// What the freights of a month drove.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Driven {
    count: i64,
    loaded: Km,
    empty: Km,
}

impl MonthFigures {
    /// Puts a month together.
    pub(super) fn of(
        month: Month,
        lines: &[Line],
        driven: Driven,
        cash: Flow,
        meters_per_liter: Option<MetersPerLiter>,
    ) -> Result<Self> {
        let (mut outcome, mut fuel) = (Outcome::default(), Cents::ZERO);
        for line in lines.iter().filter(|line| line.effect != Effect::Cash) {
            outcome.add(line.kind, line.amount_cents)?;
            if (line.kind, line.category) == (TransactionKind::Expense, Category::Combustivel) {
                fuel = fuel.plus(line.amount_cents)?;
            }
        }
        let Outcome { revenue_cents, cost_cents, result_cents } = outcome;
        let km = driven.loaded.plus(driven.empty)?;
        let per_km = |amount: Cents| if km.get() > 0 { amount.scaled(1, km.get()).map(Some) } else { Ok(None) };
        Ok(Self {
            month,
            revenue_cents,
            cost_cents,
            profit_cents: result_cents,
            margin_bps: Bps::of(result_cents, revenue_cents)?,
            freights: driven.count,
            km,
            loaded_km: driven.loaded,
            empty_km: driven.empty,
            revenue_per_km_cents: per_km(revenue_cents)?,
            cost_per_km_cents: per_km(cost_cents)?,
            profit_per_km_cents: per_km(result_cents)?,
            fuel_per_km_cents: per_km(fuel)?,
            meters_per_liter,
            cash_in_cents: cash.income_cents,
            cash_out_cents: cash.expense_cents,
        })
    }

    /// Whether anything was written down.
    pub(super) fn has_any(&self) -> bool {
        self.freights > 0
            || [self.revenue_cents, self.cost_cents, self.cash_in_cents, self.cash_out_cents]
                .iter()
                .any(|amount| *amount != Cents::ZERO)
    }
}

/// Costs of a month by category, the greatest first.
pub(super) fn costs(lines: &[Line], month: Month) -> Result<Vec<CostLine>> {
    let mut sums: BTreeMap<Category, Cents> = BTreeMap::new();
    let counted = |line: &&Line| line.month == month && line.effect != Effect::Cash;
    for line in lines.iter().filter(counted).filter(|line| line.kind == TransactionKind::Expense) {
        let sum = sums.entry(line.category).or_default();
        *sum = sum.plus(line.amount_cents)?;
    }
    let mut costs: Vec<_> =
        sums.into_iter().map(|(category, amount_cents)| CostLine { category, amount_cents }).collect();
    costs.sort_by_key(|line| std::cmp::Reverse(line.amount_cents));
    Ok(costs)
}

/// What is left of each of the twelve months up to one.
pub(super) fn outcomes(lines: &[Line], last: Month) -> Result<Vec<MonthOutcome>> {
    let mut months: BTreeMap<Month, Outcome> =
        last.before(11).through(last).into_iter().map(|month| (month, Outcome::default())).collect();
    for line in lines.iter().filter(|line| line.effect != Effect::Cash) {
        if let Some(outcome) = months.get_mut(&line.month) {
            outcome.add(line.kind, line.amount_cents)?;
        }
    }
    Ok(months.into_iter().map(|(month, outcome)| MonthOutcome { month, outcome }).collect())
}

/// Money really moved, by month.
pub(super) fn cash(db: &mut Db, owner: OwnerId, first: Month, last: Month) -> Result<BTreeMap<Month, Flow>> {
    let rows: Vec<(String, TransactionKind, Cents)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::paid_on.ge(first.first_day()))
        .filter(books::paid_on.le(last.last_day()))
        .filter(books::effect.ne(Effect::Result))
        .group_by(raw::<BigInt>("1, 2"))
        .select((sql::month!("paid_on"), raw::<Text>("kind"), sql::total!("amount_cents")))
        .load(db)?;
    let mut months: BTreeMap<Month, Flow> = BTreeMap::new();
    for (text, kind, amount) in rows {
        months.entry(sql::month_of(&text)?).or_default().add(kind, amount)?;
    }
    Ok(months)
}

/// What the freights that began drove, by the month for which they are agreed.
pub(super) fn driven(db: &mut Db, owner: OwnerId, first: Month, last: Month) -> Result<BTreeMap<Month, Driven>> {
    let rows: Vec<(String, i64, Km, Km)> = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::scheduled_for.ge(first.first_day()))
        .filter(freights::scheduled_for.le(last.last_day()))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.ne(FreightStatus::Scheduled))
        .group_by(raw::<BigInt>("1"))
        .select((
            sql::month!("scheduled_for"),
            raw::<BigInt>("COUNT(*)"),
            sql::total!("distance_km"),
            sql::total!("empty_km"),
        ))
        .load(db)?;
    let driven = |(text, count, loaded, empty): (String, i64, Km, Km)| {
        Ok((sql::month_of(&text)?, Driven { count, loaded, empty }))
    };
    rows.into_iter().map(driven).collect()
}

/// A month by vehicle, the best first; what is for none comes last.
pub(super) fn by_vehicle(db: &mut Db, owner: OwnerId, month: Month) -> Result<Vec<VehicleMonth>> {
    let sums: Vec<(Option<VehicleId>, TransactionKind, Cents)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::competence_on.ge(month.first_day()))
        .filter(books::competence_on.le(month.last_day()))
        .filter(books::effect.ne(Effect::Cash))
        .filter(earned!(owner))
        .group_by(raw::<BigInt>("1, 2"))
        .select((raw::<Nullable<BigInt>>("vehicle_id"), raw::<Text>("kind"), sql::total!("amount_cents")))
        .load(db)?;
    let driven: Vec<(VehicleId, Km)> = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::scheduled_for.ge(month.first_day()))
        .filter(freights::scheduled_for.le(month.last_day()))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.ne(FreightStatus::Scheduled))
        .group_by(freights::truck_id)
        .select((freights::truck_id, sql::total!("distance_km + empty_km")))
        .load(db)?;
    let named: Vec<(VehicleId, Plate, Option<String>)> = vehicles::table
        .filter(vehicles::owner_id.eq(owner))
        .select((vehicles::id, vehicles::plate, vehicles::nickname))
        .load(db)?;
    let mut outcomes: BTreeMap<Option<VehicleId>, Outcome> = BTreeMap::new();
    for (vehicle, kind, amount) in sums {
        outcomes.entry(vehicle).or_default().add(kind, amount)?;
    }
    let mut months: Vec<_> = outcomes
        .into_iter()
        .map(|(vehicle_id, outcome)| {
            let name = named.iter().find(|(id, ..)| Some(*id) == vehicle_id);
            let km = driven.iter().find(|(id, _)| Some(*id) == vehicle_id).map(|(_, km)| *km).unwrap_or_default();
            VehicleMonth {
                vehicle_id,
                plate: name.map(|(_, plate, _)| plate.clone()),
                nickname: name.and_then(|(.., nickname)| nickname.clone()),
                revenue_cents: outcome.revenue_cents,
                cost_cents: outcome.cost_cents,
                profit_cents: outcome.result_cents,
                km,
            }
        })
        .collect();
    months.sort_by_key(|one| (one.vehicle_id.is_none(), std::cmp::Reverse(one.profit_cents)));
    Ok(months)
}
