//! Freight: one loaded trip from one city to another, and what it pays.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{Bps, Cents, Error, FreightId, Instant, Km, OwnerId, Result, schema::freights};
use rates::minimum_freight::{OfferedPrice, Route};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{City, FreightFields, FreightStatus, Pricing, StayPlace, Timeline, TripKm, city, distance};

/// One loaded trip.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = freights)]
pub struct Freight {
    /// Identity.
    pub id: FreightId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Number among the owner's freights.
    pub number: i64,
    /// State that the freight has reached.
    pub status: FreightStatus,
    /// Day of the cancellation; null unless the freight is cancelled.
    pub cancelled_on: Option<NaiveDate>,
    /// Reason of the cancellation; null unless the freight is cancelled.
    pub cancel_reason: Option<String>,
    /// First day of the freight, by the clocks of its origin: the day of the earliest current milestone after
    /// `scheduled`. Null while it is only scheduled.
    pub began_on: Option<NaiveDate>,
    /// Time at which the truck arrived where it loads next (while `scheduled`) or unloads next (while `in_transit`);
    /// null where no such arrival is recorded, and in every other status.
    pub arrived_at: Option<Instant>,
    /// Kilometres between the odometers of the freight. They begin at the reading of its start, or the first one until
    /// the departure. They end at the reading of its end, or at the unloading of a completed freight. Null where either
    /// is unknown.
    pub driven_km: Option<Km>,
    /// Fields that the user enters.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: FreightFields,
}

impl FreightFields {
    /// Returns the route for which the legal minimum is calculated.
    pub fn minimum_route(&self) -> Route {
        let tolerance = self.distance_tolerance();
        Route { loaded: Some(self.distance_km), empty_return: self.empty_return_km, tolerance }
    }

    /// Returns the tolerance of the planned distance where it is the estimate between the cities.
    pub(crate) fn distance_tolerance(&self) -> Option<Bps> {
        let (from, to) = (city::find(self.origin_city_code), city::find(self.destination_city_code));
        distance::tolerance(from, to, self.distance_km)
    }
}

impl Freight {
    /// True when the freight is cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled_on.is_some()
    }

    /// True while the freight occupies its vehicles: neither completed nor cancelled.
    pub fn is_open(&self) -> bool {
        !self.is_cancelled() && self.status != FreightStatus::Completed
    }

    /// Returns the route for which the legal minimum is calculated.
    pub fn minimum_route(&self) -> Route {
        self.fields.minimum_route()
    }

    /// Returns the price for the comparison with the legal minimum: the agreed price less the toll at the driver's
    /// expense. `None` for a freight without a price, which was no offer.
    pub fn offered(&self) -> Option<OfferedPrice> {
        let offered = OfferedPrice::of(self.fields.gross_cents, self.fields.toll_cents, self.fields.toll_payer);
        (self.fields.gross_cents > Cents::ZERO).then_some(offered.by_km(self.fields.pricing == Pricing::PerKm))
    }

    /// Returns the balance: the gross less the advance.
    pub fn balance_cents(&self) -> Result<Cents> {
        self.fields.gross_cents.minus(self.fields.advance_cents)
    }

    /// Returns the revenue: the gross, or the settled amount of a cancelled freight.
    pub fn revenue(&self, settled: Cents) -> Cents {
        if self.is_cancelled() { settled } else { self.fields.gross_cents }
    }

    /// Returns the day to whose month the freight belongs: its first day, or the scheduled day before that. A freight
    /// cancelled before its beginning belongs to the day of cancellation where that is earlier than the scheduled day:
    /// from then on the received amounts belong to the owner.
    pub fn belongs_on(&self) -> NaiveDate {
        let agreed = self.cancelled_on.map_or(self.fields.scheduled_for, |on| on.min(self.fields.scheduled_for));
        self.began_on.unwrap_or(agreed)
    }

    /// Returns the day on which the freight began by its timeline: that of the earliest milestone, by the clocks of its
    /// origin.
    pub fn begun_by(&self, timeline: &Timeline) -> Option<NaiveDate> {
        let zone = city::find(self.fields.origin_city_code).map(City::zone).unwrap_or_default();
        timeline.started_at().map(|at| at.day_in(&zone))
    }

    /// Returns the day of completion by the timeline, by the clocks of the destination.
    pub fn completed_by(&self, timeline: &Timeline) -> Option<NaiveDate> {
        let zone = city::find(self.fields.destination_city_code).map(City::zone).unwrap_or_default();
        timeline.completed_at().map(|at| at.day_in(&zone))
    }

    /// Returns the kilometres between the odometers by the timeline.
    pub fn driven_by(&self, timeline: &Timeline) -> Option<Km> {
        timeline.driven(self.fields.odometer_start_km, self.fields.odometer_end_km)
    }

    /// Returns the kilometres that every figure of this freight counts.
    pub fn trip_km(&self) -> TripKm {
        TripKm::of(self)
    }

    /// Returns the place of the next possible arrival, while the truck is not known to be there.
    pub fn next_arrival(&self) -> Option<StayPlace> {
        StayPlace::awaited_in(self.status).filter(|_| !self.is_cancelled() && self.arrived_at.is_none())
    }

    /// Returns the statuses to which the freight may move now.
    pub fn next_statuses(&self) -> &'static [FreightStatus] {
        if self.is_cancelled() { &[] } else { self.status.next_statuses() }
    }

    /// Checks that the freight is not cancelled: a cancelled one is reopened before it is changed.
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
