//! Rates by which a simulation was assessed, stored with it: a new act changes no old simulation.

use kernel::{Error, Result};
use rates::{Assessment, CarrierTaxTable, Dated};
use serde::{Deserialize, Serialize};

/// Rates by which a simulation was assessed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SimulationRates {
    /// Act and cell of the legal minimum, or why there is none.
    pub minimum: Assessment,
    /// Taxes withheld by a company; `None` before the first known table.
    pub tax: Option<Dated<CarrierTaxTable>>,
}

impl SimulationRates {
    /// Parses stored rates.
    ///
    /// # Errors
    /// [`Error::Internal`] when the text is not one that [`SimulationRates::written`] gave.
    pub fn read(text: &str) -> Result<Self> {
        serde_json::from_str(text).map_err(|error| Error::Internal(format!("kept rates: {error}").into()))
    }

    /// Serialises the rates for storage.
    ///
    /// # Errors
    /// [`Error::Internal`] when they cannot be written, which cannot happen.
    pub fn written(&self) -> Result<String> {
        serde_json::to_string(self).map_err(|error| Error::Internal(format!("rates to keep: {error}").into()))
    }
}
