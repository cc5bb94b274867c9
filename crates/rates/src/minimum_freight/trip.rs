//! The trip whose legal minimum somebody asks for.

use chrono::NaiveDate;
use kernel::{
    Cents, Check, Input, Km, Result,
    check::{COMPOSITION_AXLES, MAX_CENTS},
};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::{Judged, MinimumFreight, MinimumTable, Offered, Question, Way};
use crate::{CargoType, TollPayer};

/// What somebody asks the calculator.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MinimumFreightInput {
    /// The day of the freight; today unless told.
    pub date: Option<NaiveDate>,
    /// The table; A unless told.
    pub table: Option<MinimumTable>,
    /// The kind of cargo.
    pub cargo_type: CargoType,
    /// Axles on the ground of the whole composition, 2 to 11.
    #[validate(range(min = COMPOSITION_AXLES.0, max = COMPOSITION_AXLES.1))]
    pub axles: i64,
    /// Loaded kilometres, 1 to 10000.
    #[validate(range(min = 1, max = Km::MAX_TRIP))]
    pub distance_km: Km,
    /// Kilometres of an empty return that must be paid by law or contract, up to 10000; none unless told.
    #[validate(range(min = 0, max = Km::MAX_TRIP))]
    pub empty_return_km: Option<Km>,
    /// What is offered for the trip, to be held against the minimum.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub offer_cents: Option<Cents>,
    /// Toll of the way in cents; none unless told.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub toll_cents: Option<Cents>,
    /// Who bears the toll; the shipper unless told (Lei 10.209/2001). What the driver bears is taken off the offer.
    pub toll_payer: Option<TollPayer>,
}

/// A trip that was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    /// What the coefficients are looked up by.
    pub question: Question,
    way: Way,
    offered: Option<Offered>,
}

impl MinimumFreightInput {
    /// The trip, if nothing is wrong with it; `today` is its day unless it names one.
    ///
    /// # Errors
    /// [`kernel::Error::Validation`] at the fields at fault.
    pub fn check(mut self, today: NaiveDate) -> Result<Trip> {
        Check::of(&mut self).finish()?;
        let on = self.date.unwrap_or(today);
        let empty_return = self.empty_return_km.unwrap_or_default();
        let toll = self.toll_cents.unwrap_or_default();
        let table = self.table.unwrap_or(MinimumTable::A);
        let question = Question { on, table, cargo: self.cargo_type, axles: Some(self.axles) };
        let way = Way { loaded: Some(self.distance_km), empty_return, tolerance: None };
        let payer = self.toll_payer.unwrap_or(TollPayer::Shipper);
        let offered = self.offer_cents.map(|agreed| Offered::of(agreed, toll, payer));
        Ok(Trip { question, way, offered })
    }
}

impl Trip {
    /// Its legal minimum by what it is judged by.
    pub fn minimum(&self, judged: &Judged) -> Result<MinimumFreight> {
        MinimumFreight::of(judged, self.way, self.offered)
    }
}
