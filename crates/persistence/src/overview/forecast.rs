//! Forecast of the costs of a month's freights that still go on.

use std::collections::HashMap;

use diesel::prelude::*;
use finance::Month;
use freight::{Freight, FreightForecast, FreightResult, FreightStatus};
use kernel::{Cents, FreightId, Now, OwnerId, Result};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Db, freight as trips, owned::freights};

/// Forecast of the freights that began in a month and still go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MonthForecast {
    /// Number of freights that still go on.
    pub freights: i64,
    /// Number of them whose costs to come are unknown.
    pub unknown: i64,
    /// Costs still to come of the others, without commission, in cents.
    pub remaining_cents: Cents,
    /// Resulting change of their drivers' commissions, in cents; below zero where they fall, as costs lower a share of
    /// the net.
    pub commission_change_cents: Cents,
    /// Profit of the month after both, in cents.
    pub profit_cents: Cents,
}

/// Every open freight of an owner.
pub(super) struct Open {
    /// The freights, scheduled ones included.
    pub(super) freights: Vec<Freight>,
    /// Result of each so far.
    pub(super) results: HashMap<FreightId, FreightResult>,
    /// Forecast of each, where it is known.
    pub(super) forecasts: HashMap<FreightId, FreightForecast>,
}

impl Open {
    /// Loads the open freights with their results and forecasts.
    pub(super) fn find(db: &mut Db, owner: OwnerId, now: &Now) -> Result<Self> {
        let freights: Vec<Freight> = freights::of(owner)
            .select(Freight::as_select())
            .filter(freights::cancelled_on.is_null())
            .filter(freights::status.ne(FreightStatus::Completed))
            .load(db)?;
        let results = trips::results(db, owner, &freights, now)?;
        let forecasts = trips::forecasts(db, owner, &freights, &results, now)?;
        Ok(Self { freights, results, forecasts })
    }

    /// Returns the forecast of the freights that began in a month, given the month's profit so far; none if none goes
    /// on.
    pub(super) fn of_month(&self, month: Month, profit: Cents) -> Result<Option<MonthForecast>> {
        let began = |freight: &&Freight| freight.began_on.is_some_and(|day| Month::of(day) == month);
        let those: Vec<FreightId> = self.freights.iter().filter(began).map(|freight| freight.id).collect();
        if those.is_empty() {
            return Ok(None);
        }
        let known: Vec<(&FreightForecast, &FreightResult)> =
            those.iter().filter_map(|id| Some((self.forecasts.get(id)?, self.results.get(id)?))).collect();
        let remaining_cents = Cents::sum(known.iter().map(|(forecast, _)| forecast.remaining_cents))?;
        let changes = known.iter().map(|(forecast, so_far)| forecast.commission_cents.minus(so_far.commission_cents));
        let commission_change_cents = Cents::sum(changes.collect::<Result<Vec<_>>>()?)?;
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        Ok(Some(MonthForecast {
            freights: count(those.len()),
            unknown: count(those.len().saturating_sub(known.len())),
            remaining_cents,
            commission_change_cents,
            profit_cents: profit.minus(remaining_cents)?.minus(commission_change_cents)?,
        }))
    }
}
