//! Costs by category, with the toll covered by vouchers, and those deducted from the price before a driver's share.

use kernel::{Cents, Result};
use serde::Serialize;
use utoipa::ToSchema;

use super::Category;

/// Expenses of one category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CostLine {
    /// Category.
    pub category: Category,
    /// Sum of its expenses, in cents.
    pub amount_cents: Cents,
}

impl CostLine {
    /// Sums lines of the same category, the greatest first; equal ones in the order of the categories.
    pub fn by_category(lines: impl IntoIterator<Item = Self>) -> Result<Vec<Self>> {
        let mut sums: Vec<Self> = Vec::new();
        for line in lines {
            match sums.iter_mut().find(|sum| sum.category == line.category) {
                Some(sum) => sum.amount_cents = sum.amount_cents.plus(line.amount_cents)?,
                None => sums.push(line),
            }
        }
        sums.retain(|line| line.amount_cents != Cents::ZERO);
        sums.sort_by_key(|line| (std::cmp::Reverse(line.amount_cents), line.category));
        Ok(sums)
    }
}

/// Toll vouchers (vale-pedágio) of a month, vehicle or period: neither income nor cost (Lei 10.209/2001 art. 2º).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TollVouchers {
    /// Toll in cents that vouchers covered; no cost.
    pub covered_cents: Cents,
    /// Toll in cents that the vouchers did not cover; a cost until the shipper reimburses it.
    pub missing_cents: Cents,
    /// Unspent vouchers of completed freights, in cents.
    pub left_cents: Cents,
}

impl TollVouchers {
    /// Adds two sets of vouchers.
    pub fn plus(self, other: Self) -> Result<Self> {
        Ok(Self {
            covered_cents: self.covered_cents.plus(other.covered_cents)?,
            missing_cents: self.missing_cents.plus(other.missing_cents)?,
            left_cents: self.left_cents.plus(other.left_cents)?,
        })
    }

    /// Returns the vouchers, or `None` where all amounts are zero.
    pub fn any(self) -> Option<Self> {
        Some(self).filter(|all| *all != Self::default())
    }
}

/// Base of a driver's share of the net: the price less the costs of the trip, and never below zero, because a loss
/// costs the driver nothing. Simulation, freight and settlement all use it.
pub fn net_base(price: Cents, trip_costs: Cents) -> Result<Cents> {
    Ok(price.minus(trip_costs)?.max(Cents::ZERO))
}
