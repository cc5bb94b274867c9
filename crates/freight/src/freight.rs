//! Freight: one loaded trip from one city to another, and what it pays.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{Cents, Error, FreightId, Instant, OwnerId, Result, schema::freights};
use rates::minimum_freight::{Offered, Way};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{City, FreightFields, FreightStatus, Pricing, Timeline, city, distance};

/// One loaded trip.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = freights)]
pub struct Freight {
    /// Identity.
    pub id: FreightId,
    /// Whose it is.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
    /// Its number among the owner's freights.
    pub number: i64,
    /// How far it has come.
    pub status: FreightStatus,
    /// When it fell through, if it did.
    pub cancelled_on: Option<NaiveDate>,
    /// Why it fell through.
    pub cancel_reason: Option<String>,
    /// The day on which it began, by the clocks of its origin: that of the earliest milestone after `scheduled` that
    /// stands. Absent while it is only scheduled.
    pub began_on: Option<NaiveDate>,
    /// What the user decides of it.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: FreightFields,
}

impl Freight {
    /// Whether it fell through.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled_on.is_some()
    }

    /// Whether it still holds its vehicles: neither completed nor cancelled.
    pub fn is_open(&self) -> bool {
        !self.is_cancelled() && self.status != FreightStatus::Completed
    }

    /// The way as the legal minimum goes by it.
    pub fn minimum_way(&self) -> Way {
        let (from, to) = (city::find(self.fields.origin_city_code), city::find(self.fields.destination_city_code));
        let tolerance = distance::tolerance(from, to, self.fields.distance_km);
        Way { loaded: Some(self.fields.distance_km), empty_return: self.fields.empty_return_km, tolerance }
    }

    /// What is held against the legal minimum: what was agreed, less the toll that the driver bears. What pays nothing was no
    /// offer.
    pub fn offered(&self) -> Option<Offered> {
        let offered = Offered::of(self.fields.gross_cents, self.fields.toll_cents, self.fields.toll_payer);
        (self.fields.gross_cents > Cents::ZERO).then_some(offered.by_km(self.fields.pricing == Pricing::PerKm))
    }

    /// What is paid after the advance.
    pub fn balance_cents(&self) -> Result<Cents> {
        self.fields.gross_cents.minus(self.fields.advance_cents)
    }

    /// What the freight brings: its gross, or what was settled of one that fell through.
    pub fn revenue(&self, settled: Cents) -> Cents {
        if self.is_cancelled() { settled } else { self.fields.gross_cents }
    }

    /// The day to whose month it belongs: on which it began, and while it is only scheduled for which it is agreed. One that
    /// fell through before it began belongs to the day of that, where it is earlier: what was received of it is kept from then.
    pub fn belongs_on(&self) -> NaiveDate {
        let agreed = self.cancelled_on.map_or(self.fields.scheduled_for, |on| on.min(self.fields.scheduled_for));
        self.began_on.unwrap_or(agreed)
    }

    /// The day on which it began by its timeline: of the earliest milestone, by the clocks of its origin.
    pub fn begun_by(&self, timeline: &Timeline) -> Option<NaiveDate> {
        let zone = city::find(self.fields.origin_city_code).map(City::zone).unwrap_or_default();
        timeline.started_at().map(|at| at.day_in(&zone))
    }

    /// The day on which it was completed by its timeline, by the clocks of its destination.
    pub fn completed_by(&self, timeline: &Timeline) -> Option<NaiveDate> {
        let zone = city::find(self.fields.destination_city_code).map(City::zone).unwrap_or_default();
        timeline.completed_at().map(|at| at.day_in(&zone))
    }

    /// The states to which it may go now.
    pub fn moves(&self) -> &'static [FreightStatus] {
        if self.is_cancelled() { &[] } else { self.status.moves() }
    }

    /// A cancelled freight is reopened before it is changed.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `illegal_move` when it is cancelled.
    pub fn ensure_not_cancelled(&self) -> Result<()> {
        if self.is_cancelled() {
            let detail = format!("O frete nº {} está cancelado: reabra-o antes de alterar.", self.number);
            return Err(Error::conflict("illegal_move", detail));
        }
        Ok(())
    }
}
