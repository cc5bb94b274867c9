//! Consumption from full tank to full tank: the fuel filled after a full tank, up to and including the next full tank,
//! was burned between the two. Partial fills between are added; a forgotten one breaks the chain. Fuel that the engine
//! does not burn (ARLA, a refrigeration unit's diesel) is left out.

use chrono::NaiveDate;
use diesel::prelude::Queryable;
use kernel::{Cents, FuelRecordId, Km, MetersPerLiter, Milliliters, Result, quantity::scale, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

string_enum! {
    /// Reason why a fill-up ends no measured segment.
    FuelMissing {
        /// First full tank: there is none before it to measure from.
        FirstFull = "first_full" "Primeiro tanque cheio",
        /// Tank not full afterwards, or truck not driven since the last full tank.
        Partial = "partial" "Abastecimento parcial",
        /// A fill-up before it was forgotten.
        MissedFill = "missed_fill" "Faltou um abastecimento",
        /// Odometer not read.
        NoOdometer = "no_odometer" "Sem hodômetro",
        /// Not measured: ARLA or refrigeration.
        NotMeasured = "not_measured" "Não entra na média",
    }
}

/// Data that the chain needs of a fill-up that the engine burns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Queryable)]
pub struct Fill {
    /// Fill-up.
    pub id: FuelRecordId,
    /// Day.
    pub filled_on: NaiveDate,
    /// Odometer then, in kilometres.
    pub odometer_km: Option<Km>,
    /// Volume in millilitres.
    pub volume_ml: Milliliters,
    /// Cost in cents.
    pub total_cents: Cents,
    /// True where the tank was full afterwards.
    pub full_tank: bool,
    /// True where a fill-up before it was forgotten.
    pub missed_previous: bool,
}

/// Segment: the distance driven between two full tanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Segment {
    /// Day of the full tank that begins it.
    pub from_on: NaiveDate,
    /// Day of the full tank that ends it.
    pub to_on: NaiveDate,
    /// Fill-up that ends it.
    pub record_id: FuelRecordId,
    /// Distance in kilometres.
    pub km: Km,
    /// Fuel burned, in millilitres.
    pub volume_ml: Milliliters,
    /// Metres driven per litre: 2350 is 2,35 km/l.
    pub meters_per_liter: MetersPerLiter,
    /// Cost of the fuel burned, in cents.
    #[serde(skip)]
    pub total_cents: Cents,
}

/// Measurement of a fill-up: the segment that it ends, or the reason why it ends none.
pub type Measured = std::result::Result<Segment, FuelMissing>;

/// Metres per litre over a distance; `None` without fuel.
pub fn meters_per_liter(km: Km, volume: Milliliters) -> Result<Option<MetersPerLiter>> {
    if volume.get() == 0 {
        return Ok(None);
    }
    scale(km.get(), 1_000_000, volume.get()).map(|meters| Some(MetersPerLiter::from(meters)))
}

/// Metres per litre over several segments together; `None` without segments.
pub fn overall<'a>(segments: impl IntoIterator<Item = &'a Segment>) -> Result<Option<MetersPerLiter>> {
    let (km, volume) = segments.into_iter().fold((0_i64, 0_i64), |(km, volume), one| {
        (km.saturating_add(one.km.get()), volume.saturating_add(one.volume_ml.get()))
    });
    meters_per_liter(Km::from(km), Milliliters::from(volume))
}

/// Fuel filled since the last full tank.
#[derive(Default)]
struct Since {
    /// Day and odometer of the last full tank.
    full: Option<(NaiveDate, Km)>,
    volume: i64,
    cents: i64,
    broken: bool,
}

impl Since {
    fn add(&mut self, fill: &Fill) {
        self.volume = self.volume.saturating_add(fill.volume_ml.get());
        self.cents = self.cents.saturating_add(fill.total_cents.get());
        self.broken |= fill.missed_previous;
    }

    /// Returns the measurement of a full tank and begins the next segment.
    fn end(&mut self, fill: &Fill, odometer: Km) -> Result<Measured> {
        let measured = match self.full {
            None => Err(FuelMissing::FirstFull),
            Some(_) if self.broken => Err(FuelMissing::MissedFill),
            // The truck has not moved since it was full: this fuel belongs to the next segment, or it would be lost.
            Some((_, from)) if odometer <= from => return Ok(Err(FuelMissing::Partial)),
            Some((from_on, from)) => {
                let (km, volume_ml) = (Km::from(odometer.get() - from.get()), Milliliters::from(self.volume));
                let meters_per_liter = meters_per_liter(km, volume_ml)?.unwrap_or_default();
                let (to_on, record_id, total_cents) = (fill.filled_on, fill.id, Cents::from(self.cents));
                Ok(Segment { from_on, to_on, record_id, km, volume_ml, meters_per_liter, total_cents })
            }
        };
        *self = Self { full: Some((fill.filled_on, odometer)), ..Self::default() };
        Ok(measured)
    }
}

/// Measures each fill-up of one vehicle, in the order of day, odometer and recording. Fill-ups of one day at one
/// odometer are one stop: they are merged into the last full one. A full tank without an odometer counts as a partial
/// one.
pub fn measure(mut fills: Vec<Fill>) -> Result<Vec<(Fill, Measured)>> {
    fills.sort_by_key(|fill| (fill.filled_on, fill.odometer_km, fill.id));
    let mut since = Since::default();
    let mut measured = Vec::with_capacity(fills.len());
    let one_stop = |one: &Fill, next: &Fill| {
        one.odometer_km.is_some() && (one.filled_on, one.odometer_km) == (next.filled_on, next.odometer_km)
    };
    for stop in fills.chunk_by(one_stop) {
        stop.iter().for_each(|fill| since.add(fill));
        let full = stop.iter().rev().find(|fill| fill.full_tank && fill.odometer_km.is_some());
        for fill in stop {
            let outcome = match (full, fill.odometer_km) {
                (Some(full), Some(odometer)) if full.id == fill.id => since.end(fill, odometer)?,
                (_, None) if fill.full_tank => Err(FuelMissing::NoOdometer),
                _ => Err(FuelMissing::Partial),
            };
            measured.push((*fill, outcome));
        }
    }
    Ok(measured)
}

#[cfg(test)]
#[path = "chain_tests.rs"]
mod tests;
