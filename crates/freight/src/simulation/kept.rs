//! The rates by which a simulation was judged, kept with it: a new act changes no old simulation.

use kernel::{Error, Result};
use rates::{CarrierTaxTable, Dated, Judged};
use serde::{Deserialize, Serialize};

/// The rates by which a simulation was judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SimulationRates {
    /// Act and cell of the legal minimum, or why there is none.
    pub minimum: Judged,
    /// What a company holds back; none before the first table that is known.
    pub tax: Option<Dated<CarrierTaxTable>>,
}

impl SimulationRates {
    /// Reads what was kept.
    ///
    /// # Errors
    /// [`Error::Internal`] when it is not what [`SimulationRates::written`] gave.
    pub fn read(text: &str) -> Result<Self> {
        serde_json::from_str(text).map_err(|error| Error::Internal(format!("kept rates: {error}")))
    }

    /// As it is kept.
    ///
    /// # Errors
    /// [`Error::Internal`] when it cannot be written, which cannot be.
    pub fn written(&self) -> Result<String> {
        serde_json::to_string(self).map_err(|error| Error::Internal(format!("rates to keep: {error}")))
    }
}
