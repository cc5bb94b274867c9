//! Freights that still go on, with their results and forecasts.

use std::collections::HashMap;

use diesel::prelude::*;
use finance::Month;
use freight::{Freight, FreightForecast, FreightResult};
use kernel::{Cents, FreightId, Now, OwnerId, Result};
use overview::MonthForecast;

use crate::{Db, freight as trips, owned::freights, sql};

/// Every open freight of an owner.
pub(super) struct OpenFreights {
    /// The freights, scheduled ones included.
    pub(super) freights: Vec<Freight>,
    /// Result of each so far.
    pub(super) results: HashMap<FreightId, FreightResult>,
    /// Forecast of each, where it is known.
    pub(super) forecasts: HashMap<FreightId, FreightForecast>,
}

impl OpenFreights {
    /// Loads the open freights with their results and forecasts.
    pub(super) fn find(db: &mut Db, owner: OwnerId, now: &Now) -> Result<Self> {
        let freights: Vec<Freight> =
            freights::of(owner).select(Freight::as_select()).filter(sql::is_open()).load(db)?;
        let results = trips::results(db, owner, &freights, now)?;
        let forecasts = trips::forecasts(db, owner, &freights, &results, now)?;
        Ok(Self { freights, results, forecasts })
    }

    /// Returns the forecast of the freights that began in a month, given the month's profit so far; none if none goes
    /// on.
    pub(super) fn forecast_of(&self, month: Month, profit: Cents) -> Result<Option<MonthForecast>> {
        let began = |freight: &&Freight| freight.began_on.is_some_and(|day| Month::of(day) == month);
        let open = |freight: &Freight| Some((self.results.get(&freight.id)?, self.forecasts.get(&freight.id)));
        let freights: Vec<_> = self.freights.iter().filter(began).filter_map(open).collect();
        MonthForecast::of(&freights, profit)
    }
}
