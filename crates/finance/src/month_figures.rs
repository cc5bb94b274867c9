//! A month in figures: what it brought, cost and left, what was driven, and what money moved.

use kernel::{Bps, Category, Cents, Km, MetersPerLiter, Plate, Result, TollVouchers, VehicleId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Month,
    figures::{Figures, Line, Outcome, Side},
    summary::Flow,
};

/// A month in figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MonthFigures {
    /// The month.
    pub month: Month,
    /// Revenue: freights that began in the month, and its other income up to today.
    pub revenue_cents: Cents,
    /// Cost of the month up to today.
    pub cost_cents: Cents,
    /// Revenue less cost.
    pub profit_cents: Cents,
    /// Profit as a share of the revenue; absent without revenue.
    pub margin_bps: Option<Bps>,
    /// Costs already written down for days of this month after today, such as an instalment; in no other figure.
    pub coming_cost_cents: Cents,
    /// The toll vouchers of the month; absent where there were none.
    pub toll_vouchers: Option<TollVouchers>,
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
    /// Profit of each kilometre.
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

/// A vehicle's share of the month; without one, the share of all that names none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleMonth {
    /// The vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Its plate.
    pub plate: Option<Plate>,
    /// The name that its owner gave it.
    pub nickname: Option<String>,
    /// Revenue.
    pub revenue_cents: Cents,
    /// Cost.
    pub cost_cents: Cents,
    /// Revenue less cost.
    pub profit_cents: Cents,
    /// Kilometres of its freights.
    pub km: Km,
}

/// Freights that began, and their kilometres.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Driven {
    /// How many freights.
    pub count: i64,
    /// Loaded kilometres.
    pub loaded: Km,
    /// Empty kilometres.
    pub empty: Km,
}

impl Driven {
    /// Both together.
    pub fn plus(self, other: Self) -> Result<Self> {
        Ok(Self {
            count: self.count.saturating_add(other.count),
            loaded: self.loaded.plus(other.loaded)?,
            empty: self.empty.plus(other.empty)?,
        })
    }

    /// Loaded and empty kilometres.
    pub fn km(self) -> Result<Km> {
        self.loaded.plus(self.empty)
    }

    /// An amount for each kilometre; unknown without kilometres.
    pub fn per_km(self, amount: Cents) -> Result<Option<Cents>> {
        let km = self.km()?.get();
        if km > 0 { amount.scaled(1, km).map(Some) } else { Ok(None) }
    }
}

/// All that a month is made of.
#[derive(Clone, Copy, Debug)]
pub struct MonthCounts<'a> {
    /// Everything that counts in the month.
    pub lines: &'a [Line],
    /// Freights that began.
    pub driven: Driven,
    /// Money that moved.
    pub cash: Flow,
    /// Costs of the month that are yet to come.
    pub coming_cost_cents: Cents,
    /// Toll vouchers.
    pub toll_vouchers: Option<TollVouchers>,
    /// Consumption.
    pub meters_per_liter: Option<MetersPerLiter>,
}

impl MonthFigures {
    /// Puts a month together.
    pub fn of(month: Month, counts: &MonthCounts<'_>) -> Result<Self> {
        let MonthCounts { driven, cash, coming_cost_cents, toll_vouchers, meters_per_liter, .. } = *counts;
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
            freights: driven.count,
            km: driven.km()?,
            loaded_km: driven.loaded,
            empty_km: driven.empty,
            revenue_per_km_cents: driven.per_km(revenue_cents)?,
            cost_per_km_cents: driven.per_km(cost_cents)?,
            profit_per_km_cents: driven.per_km(result_cents)?,
            fuel_per_km_cents: driven.per_km(figures.category(Side::Cost, Category::Combustivel))?,
            meters_per_liter,
            cash_in_cents: cash.income_cents,
            cash_out_cents: cash.expense_cents,
        })
    }

    /// Whether anything was written down.
    pub fn has_any(&self) -> bool {
        self.freights > 0
            || [self.revenue_cents, self.cost_cents, self.cash_in_cents, self.cash_out_cents]
                .iter()
                .any(|amount| *amount != Cents::ZERO)
    }
}
