//! What the freights of a month that still go on will cost.

use std::collections::HashMap;

use diesel::prelude::*;
use finance::Month;
use freight::{Freight, FreightForecast, FreightResult, FreightStatus, Timeline, city};
use kernel::{Cents, FreightId, Now, OwnerId, Result, schema::freights};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Db, freight as trips};

/// What the freights that began in a month and still go on will cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MonthForecast {
    /// How many still go on.
    pub freights: i64,
    /// Of how many of them nothing is known of what they will cost.
    pub unknown: i64,
    /// What the others still will cost, commission left out, in cents.
    pub remaining_cents: Cents,
    /// What the month then leaves: its profit less that, in cents.
    pub profit_cents: Cents,
}

/// Every freight of an owner that goes on.
pub(super) struct Open {
    /// The freights, scheduled ones included.
    pub(super) freights: Vec<Freight>,
    /// What each brings and costs so far.
    pub(super) results: HashMap<FreightId, FreightResult>,
    /// What each still will cost, where that is known.
    pub(super) forecasts: HashMap<FreightId, FreightForecast>,
    timelines: HashMap<FreightId, Timeline>,
}

impl Open {
    /// Reads them.
    pub(super) fn find(db: &mut Db, owner: OwnerId, now: &Now) -> Result<Self> {
        let freights: Vec<Freight> = freights::table
            .filter(freights::owner_id.eq(owner))
            .filter(freights::cancelled_on.is_null())
            .filter(freights::status.ne(FreightStatus::Completed))
            .load(db)?;
        let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
        let results = trips::results(db, owner, &freights, now)?;
        let forecasts = trips::forecasts(db, owner, &freights, &results, now)?;
        Ok(Self { timelines: trips::timelines(db, owner, &ids)?, freights, results, forecasts })
    }

    /// What those still will cost that began in a month, in the zone of their origin; nothing where none did.
    pub(super) fn of_month(&self, month: Month, profit: Cents) -> Result<Option<MonthForecast>> {
        let those: Vec<FreightId> =
            self.freights.iter().filter(|one| self.began(one) == Some(month)).map(|one| one.id).collect();
        if those.is_empty() {
            return Ok(None);
        }
        let known: Vec<Cents> = those.iter().filter_map(|id| Some(self.forecasts.get(id)?.remaining_cents)).collect();
        let remaining_cents = Cents::sum(known.iter().copied())?;
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        Ok(Some(MonthForecast {
            freights: count(those.len()),
            unknown: count(those.len().saturating_sub(known.len())),
            remaining_cents,
            profit_cents: profit.minus(remaining_cents)?,
        }))
    }

    fn began(&self, freight: &Freight) -> Option<Month> {
        let at = self.timelines.get(&freight.id)?.started_at()?;
        let zone = city::find(freight.origin_city_code)?.zone();
        Some(Month::of(at.day_in(&zone)))
    }
}
