//! Open freights, with results and forecasts.

use std::collections::HashMap;

use finance::Month;
use freight::{Freight, FreightForecast, FreightProfit};
use kernel::{Cents, FreightId, Now, OwnerId, Result};
use overview::MonthForecast;

use crate::{
    Db,
    finance::unsettled_freights::UnsettledFreights,
    fleet::fuel_log::FuelLog,
    freight::{self as trips, ForecastInputs, ProfitInputs, Simulated},
    record_names::NamedVehicles,
};

/// Every open freight of an owner.
pub(super) struct OpenFreights {
    /// The freights, scheduled ones included.
    pub(super) freights: Vec<Freight>,
    /// Result so far of each freight.
    pub(super) results: HashMap<FreightId, FreightProfit>,
    /// Forecast of each freight, if known.
    pub(super) forecasts: HashMap<FreightId, FreightForecast>,
    pub(super) inputs: ProfitInputs,
    pub(super) simulated: Simulated,
}

impl OpenFreights {
    /// Adds results and forecasts to the open freights among an owner's unsettled ones.
    pub(super) fn of(
        db: &mut Db,
        owner: OwnerId,
        unsettled: UnsettledFreights,
        (vehicles, log): (&NamedVehicles, &FuelLog),
        now: &Now,
    ) -> Result<Self> {
        let UnsettledFreights { mut freights, parties, books, .. } = unsettled;
        freights.retain(Freight::is_open);
        let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
        let inputs = ProfitInputs::with(db, owner, &ids, books, parties)?;
        let results = inputs.profits(&freights, now)?;
        let simulated = Simulated::of_freights(db, owner, &ids)?;
        let forecast_inputs =
            ForecastInputs { parties: &inputs.parties, simulated: &simulated, preloaded: Some((vehicles, log)) };
        let forecasts = trips::forecasts(db, owner, &freights, &results, &forecast_inputs, now)?;
        Ok(Self { freights, results, forecasts, inputs, simulated })
    }

    /// Returns the forecast of the freights that began in a month, given the month's profit so far. None without open
    /// freights.
    pub(super) fn forecast_of(&self, month: Month, profit: Cents) -> Result<Option<MonthForecast>> {
        let began = |freight: &&Freight| freight.began_on.is_some_and(|day| Month::of(day) == month);
        let open = |freight: &Freight| Some((self.results.get(&freight.id)?, self.forecasts.get(&freight.id)));
        let freights: Vec<_> = self.freights.iter().filter(began).filter_map(open).collect();
        MonthForecast::of(&freights, profit)
    }
}
