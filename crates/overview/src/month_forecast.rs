//! Forecast of the costs of a month's unfinished freights.

use freight::{FreightForecast, FreightProfit};
use kernel::{Cents, Result};
use serde::Serialize;
use utoipa::ToSchema;

/// Forecast of the freights that began in a month and still go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MonthForecast {
    /// Number of freights that still go on.
    pub freights: i64,
    /// Number of freights without a forecast.
    pub unknown: i64,
    /// Expected further costs of the other freights, without commission, in cents.
    pub remaining_cents: Cents,
    /// Resulting change of their drivers' commissions, in cents; below zero where they fall, as costs lower a share of
    /// the net.
    pub commission_change_cents: Cents,
    /// Profit of the month after both, in cents.
    pub profit_cents: Cents,
}

/// An unfinished freight: its revenue and cost so far, and its forecast if there is one.
pub type OpenFreight<'a> = (&'a FreightProfit, Option<&'a FreightForecast>);

impl MonthForecast {
    /// Returns the forecast of the given freights of a month, given the month's profit so far; none without freights.
    pub fn of(freights: &[OpenFreight<'_>], profit: Cents) -> Result<Option<Self>> {
        if freights.is_empty() {
            return Ok(None);
        }
        let known: Vec<(&FreightForecast, &FreightProfit)> =
            freights.iter().filter_map(|(so_far, forecast)| Some(((*forecast)?, *so_far))).collect();
        let remaining_cents = Cents::sum(known.iter().map(|(forecast, _)| forecast.remaining_cents))?;
        let changes = known.iter().map(|(forecast, so_far)| forecast.commission_cents.minus(so_far.commission_cents));
        let commission_change_cents = Cents::sum(changes.collect::<Result<Vec<_>>>()?)?;
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        Ok(Some(Self {
            freights: count(freights.len()),
            unknown: count(freights.len().saturating_sub(known.len())),
            remaining_cents,
            commission_change_cents,
            profit_cents: profit.minus(remaining_cents)?.minus(commission_change_cents)?,
        }))
    }
}
