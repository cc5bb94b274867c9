//! Figures of a month: revenue, cost, profit, kilometres and cash.

use std::{cmp::Reverse, collections::BTreeMap};

use crate::{
    Category, Month, TollVouchers,
    figures::{AggregateRow, Figures, Outcome, Side},
    summary::Flow,
};
use kernel::{Bps, Cents, Km, MetersPerLiter, Plate, Result, VehicleId};
use serde::Serialize;
use utoipa::ToSchema;

/// Figures of a month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MonthFigures {
    /// The month.
    pub month: Month,
    /// Revenue in cents: freights that began in the month, and its other income up to today.
    pub revenue_cents: Cents,
    /// Cost of the month up to today, in cents.
    pub cost_cents: Cents,
    /// Revenue less cost, in cents.
    pub profit_cents: Cents,
    /// Profit as a share of the revenue, in basis points; null without revenue.
    pub margin_bps: Option<Bps>,
    /// Costs already entered for days of this month after today, such as an instalment, in cents; in no other figure.
    pub coming_cost_cents: Cents,
    /// Toll vouchers of the month; null if there were none.
    pub toll_vouchers: Option<TollVouchers>,
    /// Number of freights that began.
    pub freights: i64,
    /// Number of those whose kilometres are those of the odometer; of the rest they are the planned ones.
    pub freights_by_odometer: i64,
    /// Kilometres of those freights: of the odometer where both ends were read, else as planned.
    pub km: Km,
    /// Loaded kilometres of those freights.
    pub loaded_km: Km,
    /// Empty kilometres of those freights.
    pub empty_km: Km,
    /// Revenue per kilometre, in cents; null without kilometres.
    pub revenue_per_km_cents: Option<Cents>,
    /// Cost per kilometre, in cents; null without kilometres.
    pub cost_per_km_cents: Option<Cents>,
    /// Profit per kilometre, in cents; null without kilometres.
    pub profit_per_km_cents: Option<Cents>,
    /// Fuel cost per kilometre, in cents; null without kilometres.
    pub fuel_per_km_cents: Option<Cents>,
    /// Consumption in metres per litre, measured from full tank to full tank; null if unknown.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// Cash inflow, in cents.
    pub cash_in_cents: Cents,
    /// Cash outflow, in cents.
    pub cash_out_cents: Cents,
}

/// A vehicle's share of the month; without a vehicle, the share of all that names none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleMonth {
    /// Vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Plate.
    pub plate: Option<Plate>,
    /// Nickname that the owner gave it.
    pub nickname: Option<String>,
    /// Revenue in cents.
    pub revenue_cents: Cents,
    /// Cost in cents.
    pub cost_cents: Cents,
    /// Revenue less cost, in cents.
    pub profit_cents: Cents,
    /// Kilometres of its freights.
    pub km: Km,
}

/// A vehicle with its plate and nickname.
pub type NamedVehicle = (VehicleId, Plate, Option<String>);

impl VehicleMonth {
    /// Returns the figures of a month by vehicle, the best first; the share without a vehicle is last.
    pub fn by_vehicle(
        lines: &[AggregateRow],
        distances: &BTreeMap<VehicleId, DistanceTotals>,
        named: &[NamedVehicle],
    ) -> Result<Vec<Self>> {
        let mut outcomes: BTreeMap<Option<VehicleId>, Outcome> = BTreeMap::new();
        for line in lines {
            if let Some(contribution) = line.contribution()? {
                outcomes.entry(line.vehicle_id).or_default().add(contribution)?;
            }
        }
        // A freight that brought and cost nothing was driven all the same.
        for truck in distances.keys() {
            outcomes.entry(Some(*truck)).or_default();
        }
        let mut months = Vec::with_capacity(outcomes.len());
        for (vehicle_id, outcome) in outcomes {
            let distances = vehicle_id.and_then(|id| distances.get(&id)).copied().unwrap_or_default();
            // Nothing counts of the price of a freight that has not begun.
            if outcome == Outcome::default() && distances == DistanceTotals::default() {
                continue;
            }
            let name = named.iter().find(|(id, ..)| Some(*id) == vehicle_id);
            months.push(Self {
                vehicle_id,
                plate: name.map(|(_, plate, _)| plate.clone()),
                nickname: name.and_then(|(.., nickname)| nickname.clone()),
                revenue_cents: outcome.revenue_cents,
                cost_cents: outcome.cost_cents,
                profit_cents: outcome.result_cents,
                km: distances.km()?,
            });
        }
        months.sort_by_key(|one| (one.vehicle_id.is_none(), Reverse(one.profit_cents)));
        Ok(months)
    }
}

/// Freights that began, and their kilometres.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DistanceTotals {
    /// Number of freights.
    pub count: i64,
    /// Number of those whose kilometres are those of the odometer.
    pub by_odometer: i64,
    /// Loaded kilometres.
    pub loaded: Km,
    /// Empty kilometres.
    pub empty: Km,
}

impl DistanceTotals {
    /// Adds two counts.
    pub fn plus(self, other: Self) -> Result<Self> {
        Ok(Self {
            count: self.count.saturating_add(other.count),
            by_odometer: self.by_odometer.saturating_add(other.by_odometer),
            loaded: self.loaded.plus(other.loaded)?,
            empty: self.empty.plus(other.empty)?,
        })
    }

    /// Total kilometres, loaded and empty.
    pub fn km(self) -> Result<Km> {
        self.loaded.plus(self.empty)
    }

    /// Amount per kilometre; none without kilometres.
    pub fn per_km(self, amount: Cents) -> Result<Option<Cents>> {
        let km = self.km()?.get();
        if km > 0 { amount.scaled(1, km).map(Some) } else { Ok(None) }
    }
}

/// Counts from which the figures of a month are computed.
#[derive(Clone, Copy, Debug)]
pub struct MonthCounts<'a> {
    /// Lines that count in the month.
    pub lines: &'a [AggregateRow],
    /// Freights that began in the month.
    pub distances: DistanceTotals,
    /// Cash that moved.
    pub cash: Flow,
    /// Expected further costs of the month, in cents.
    pub coming_cost_cents: Cents,
    /// Toll vouchers of the month.
    pub toll_vouchers: Option<TollVouchers>,
    /// Consumption.
    pub meters_per_liter: Option<MetersPerLiter>,
}

impl MonthFigures {
    /// Computes the figures of a month.
    pub fn of(month: Month, counts: &MonthCounts<'_>) -> Result<Self> {
        let MonthCounts { distances, cash, coming_cost_cents, toll_vouchers, meters_per_liter, .. } = *counts;
        let figures = Figures::of(counts.lines)?;
        let Outcome { revenue_cents, cost_cents, result_cents } = figures.outcome;
        Ok(Self {
            month,
            revenue_cents,
            cost_cents,
            profit_cents: result_cents,
            margin_bps: figures.outcome.margin()?,
            coming_cost_cents,
            toll_vouchers,
            freights: distances.count,
            freights_by_odometer: distances.by_odometer,
            km: distances.km()?,
            loaded_km: distances.loaded,
            empty_km: distances.empty,
            revenue_per_km_cents: distances.per_km(revenue_cents)?,
            cost_per_km_cents: distances.per_km(cost_cents)?,
            profit_per_km_cents: distances.per_km(result_cents)?,
            fuel_per_km_cents: distances.per_km(figures.category(Side::Cost, Category::Combustivel))?,
            meters_per_liter,
            cash_in_cents: cash.income_cents,
            cash_out_cents: cash.expense_cents,
        })
    }

    /// Returns true if anything was entered in the month.
    pub fn has_any(&self) -> bool {
        self.freights > 0
            || [self.revenue_cents, self.cost_cents, self.cash_in_cents, self.cash_out_cents]
                .iter()
                .any(|amount| *amount != Cents::ZERO)
    }
}
