//! Trip: a request to the public calculator of the legal minimum.

use chrono::NaiveDate;
use kernel::{
    Cents, Check, Input, Kilograms, Km, Result,
    check::{COMPOSITION_AXLES, MAX_CARGO_KG, MAX_CENTS},
};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::{Assessment, MinimumFreight, MinimumQuery, MinimumTable, OfferedPrice, Route};
use crate::{CargoType, TollPayer};

/// Trip entered in the calculator.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MinimumFreightInput {
    /// Day of the freight; default today.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub date: Option<NaiveDate>,
    /// Table; default A.
    pub table: Option<MinimumTable>,
    /// Kind of cargo.
    pub cargo_type: CargoType,
    /// Axles on the ground of the whole composition, 2 to 11.
    #[validate(range(min = COMPOSITION_AXLES.0, max = COMPOSITION_AXLES.1))]
    pub axles: i64,
    /// Loaded kilometres, 1 to 10000.
    #[validate(range(min = 1, max = Km::MAX_TRIP))]
    pub distance_km: Km,
    /// Kilometres of an empty return that must be paid by law or contract, up to 10000; default 0.
    #[validate(range(min = 0, max = Km::MAX_TRIP))]
    pub empty_return_km: Option<Km>,
    /// Offer for the trip in cents, to be compared with the minimum.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub offer_cents: Option<Cents>,
    /// Offer per tonne in cents, in place of that for the trip.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub offer_per_ton_cents: Option<Cents>,
    /// Weight of the cargo in kilograms; required with an offer per tonne.
    #[validate(range(min = 1, max = MAX_CARGO_KG))]
    pub weight_kg: Option<Kilograms>,
    /// Toll of the trip in cents; default 0.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub toll_cents: Option<Cents>,
    /// Payer of the toll; default the shipper (Lei 10.209/2001). Toll at the driver's expense is deducted from the
    /// offer.
    pub toll_payer: Option<TollPayer>,
}

/// A checked trip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    /// Lookup key of the coefficients.
    pub question: MinimumQuery,
    route: Route,
    offered: Option<OfferedPrice>,
}

impl MinimumFreightInput {
    /// Checks the entry and returns its trip; its day is `today` unless it names one.
    ///
    /// # Errors
    /// [`kernel::Error::Validation`] at the fields at fault.
    pub fn check(mut self, today: NaiveDate) -> Result<Trip> {
        let mut check = Check::of(&mut self);
        let offer = self.offer(&mut check)?;
        check.finish()?;
        let on = self.date.unwrap_or(today);
        let empty_return = self.empty_return_km.unwrap_or_default();
        let toll = self.toll_cents.unwrap_or_default();
        let table = self.table.unwrap_or(MinimumTable::A);
        let question = MinimumQuery { on, table, cargo: self.cargo_type, axles: Some(self.axles) };
        let route = Route { loaded: Some(self.distance_km), empty_return, tolerance: None };
        let payer = self.toll_payer.unwrap_or(TollPayer::Shipper);
        let offered = offer.map(|agreed| OfferedPrice::of(agreed, toll, payer));
        Ok(Trip { question, route, offered })
    }

    /// Returns the offer for the whole trip.
    fn offer(&self, check: &mut Check) -> Result<Option<Cents>> {
        let Some(rate) = self.offer_per_ton_cents else { return Ok(self.offer_cents) };
        if self.offer_cents.is_some() {
            let message = "Informe o valor do frete ou o valor por tonelada, não os dois.";
            check.fail("offerPerTonCents", "both", message);
        }
        let Some(weight) = self.weight_kg else {
            check.fail("weightKg", "required", "Informe o peso: a oferta é por tonelada.");
            return Ok(None);
        };
        if !check.is_sound(&["offerPerTonCents", "weightKg"]) {
            return Ok(None);
        }
        let offer = rate.by_tonne(weight)?;
        match offer.get() {
            0 => check.fail("offerPerTonCents", "too_small", "O valor total do frete não chega a um centavo."),
            1..=MAX_CENTS => {}
            _ => check.fail("offerPerTonCents", "too_large", "O valor total do frete passa de R$\u{a0}100.000.000,00."),
        }
        Ok(Some(offer))
    }
}

impl Trip {
    /// Computes its legal minimum by an assessment.
    pub fn minimum(&self, assessment: &Assessment) -> Result<MinimumFreight> {
        MinimumFreight::of(assessment, self.route, self.offered)
    }
}
