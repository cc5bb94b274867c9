//! The trip whose legal minimum somebody asks for.

use chrono::NaiveDate;
use kernel::{Cents, Check, Km, Result};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{Judged, MinimumFreight, MinimumTable, Question};
use crate::CargoType;

/// The longest way that is believed, in kilometres.
const MAX_KM: i64 = 10_000;

/// What somebody asks the calculator.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MinimumFreightInput {
    /// The day of the freight; today unless told.
    pub date: Option<NaiveDate>,
    /// The table; A unless told.
    pub table: Option<MinimumTable>,
    /// The kind of cargo.
    pub cargo_type: CargoType,
    /// Axles on the ground of the whole composition, 2 to 9.
    pub axles: i64,
    /// Loaded kilometres, 1 to 10000.
    pub distance_km: Km,
    /// Kilometres of an empty return that must be paid by law or contract, up to 10000; none unless told.
    pub empty_return_km: Option<Km>,
    /// What is offered for the trip, to be held against the minimum.
    pub offer_cents: Option<Cents>,
}

/// A trip that was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    /// What the coefficients are looked up by.
    pub question: Question,
    distance: Km,
    empty_return: Km,
    offer: Option<Cents>,
}

impl MinimumFreightInput {
    /// The trip, if nothing is wrong with it; `today` is its day unless it names one.
    ///
    /// # Errors
    /// [`kernel::Error::Validation`] at the fields at fault.
    pub fn check(self, today: NaiveDate) -> Result<Trip> {
        let mut check = Check::new();
        let on = self.date.unwrap_or(today);
        let empty_return = self.empty_return_km.unwrap_or_default();
        check.date("date", on);
        check.range("axles", self.axles, 2, 9);
        check.range("distanceKm", self.distance_km.get(), 1, MAX_KM);
        check.range("emptyReturnKm", empty_return.get(), 0, MAX_KM);
        if let Some(offer) = self.offer_cents {
            check.money("offerCents", offer, 1);
        }
        check.finish()?;
        let table = self.table.unwrap_or(MinimumTable::A);
        let question = Question { on, table, cargo: self.cargo_type, axles: Some(self.axles) };
        Ok(Trip { question, distance: self.distance_km, empty_return, offer: self.offer_cents })
    }
}

impl Trip {
    /// Its legal minimum by what it is judged by.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow, which its bounds exclude.
    pub fn minimum(&self, judged: &Judged) -> Result<MinimumFreight> {
        MinimumFreight::of(judged, Some(self.distance), self.empty_return, self.offer)
    }
}
