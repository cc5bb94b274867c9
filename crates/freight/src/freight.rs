//! Freight: one loaded trip from one city to another, and what it pays.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{
    Bps, Cents, Ciot, CityCode, ClientId, Error, FiscalKey, FreightId, Instant, Kilograms, Km, OwnerId, Result,
    VehicleId, schema::freights,
};
use rates::{
    MinimumTable,
    minimum_freight::{Offered, Way},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{CargoType, City, FreightStatus, Pricing, Timeline, TollPayer, city, distance};

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
    /// Who orders and pays it.
    pub client_id: Option<ClientId>,
    /// Where it is loaded.
    pub origin_city_code: CityCode,
    /// Where it is unloaded.
    pub destination_city_code: CityCode,
    /// Loaded kilometres.
    pub distance_km: Km,
    /// Empty kilometres, to the loading or back.
    pub empty_km: Km,
    /// Legal kind of cargo.
    pub cargo_type: CargoType,
    /// What is carried, in words.
    pub cargo_description: Option<String>,
    /// Weight of the cargo in kilograms.
    pub weight_kg: Option<Kilograms>,
    /// What the rate is for.
    pub pricing: Pricing,
    /// The rate in cents: per trip, tonne or kilometre.
    pub rate_cents: Cents,
    /// What the freight pays in all, in cents; vale-pedágio stands apart.
    pub gross_cents: Cents,
    /// What of it is paid in advance, in cents.
    pub advance_cents: Cents,
    /// When the advance is due; when absent the day on which the freight began, until then the scheduled one.
    pub advance_due_on: Option<NaiveDate>,
    /// When the balance is due; when absent 30 days after the day on which the freight began, until then after the scheduled one.
    pub balance_due_on: Option<NaiveDate>,
    /// Toll of the route in cents: the voucher given, or what the driver expects to pay.
    pub toll_cents: Cents,
    /// Who bears the toll.
    pub toll_payer: TollPayer,
    /// The truck.
    pub truck_id: VehicleId,
    /// Axles of the composition.
    pub axles: i64,
    /// The driver's share of this freight alone, in place of the one agreed with him; without effect until a driver is named.
    pub commission_bps: Option<Bps>,
    /// The day for which it is agreed.
    pub scheduled_for: NaiveDate,
    /// Odometer at the start.
    pub odometer_start_km: Option<Km>,
    /// Odometer at the end.
    pub odometer_end_km: Option<Km>,
    /// Access key of the CT-e.
    pub cte_key: Option<FiscalKey>,
    /// CIOT.
    pub ciot: Option<Ciot>,
    /// Access key of the MDF-e.
    pub mdfe_key: Option<FiscalKey>,
    /// Anything else.
    pub notes: Option<String>,
    /// Folded text that the search looks into: cities, cargo, documents and notes (not the client's name).
    #[serde(skip)]
    pub search: String,
    /// By which table the legal minimum judges it.
    pub minimum_table: MinimumTable,
    /// Kilometres of an empty return that must be paid: containers, and dedicated fleets for sanitary reasons.
    pub empty_return_km: Km,
    /// The day on which it began, by the clocks of its origin: that of the earliest milestone after `scheduled` that
    /// stands. Absent while it is only scheduled.
    pub began_on: Option<NaiveDate>,
    /// The advance as a share of the gross, where it was agreed so; absent where it was agreed as an amount.
    pub advance_bps: Option<Bps>,
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
        let (from, to) = (city::find(self.origin_city_code), city::find(self.destination_city_code));
        let tolerance = distance::tolerance(from, to, self.distance_km);
        Way { loaded: Some(self.distance_km), empty_return: self.empty_return_km, tolerance }
    }

    /// What is held against the legal minimum: what was agreed, less the toll that the driver bears. What pays nothing was no
    /// offer.
    pub fn offered(&self) -> Option<Offered> {
        let offered = Offered::of(self.gross_cents, self.toll_cents, self.toll_payer);
        (self.gross_cents > Cents::ZERO).then_some(offered.by_km(self.pricing == Pricing::PerKm))
    }

    /// What is paid after the advance.
    ///
    /// # Errors
    /// [`Error::Internal`] on overflow, which the bounds of the entry exclude.
    pub fn balance_cents(&self) -> Result<Cents> {
        self.gross_cents.minus(self.advance_cents)
    }

    /// What the freight brings: its gross, or what was settled of one that fell through.
    pub fn revenue(&self, settled: Cents) -> Cents {
        if self.is_cancelled() { settled } else { self.gross_cents }
    }

    /// The day to whose month it belongs: on which it began, and while it is only scheduled for which it is agreed. One that
    /// fell through before it began belongs to the day of that, where it is earlier: what was received of it is kept from then.
    pub fn belongs_on(&self) -> NaiveDate {
        let agreed = self.cancelled_on.map_or(self.scheduled_for, |on| on.min(self.scheduled_for));
        self.began_on.unwrap_or(agreed)
    }

    /// The day on which it began by its timeline: of the earliest milestone, by the clocks of its origin.
    pub fn begun_by(&self, timeline: &Timeline) -> Option<NaiveDate> {
        let zone = city::find(self.origin_city_code).map(City::zone).unwrap_or_default();
        timeline.started_at().map(|at| at.day_in(&zone))
    }

    /// The day on which it was completed by its timeline, by the clocks of its destination.
    pub fn completed_by(&self, timeline: &Timeline) -> Option<NaiveDate> {
        let zone = city::find(self.destination_city_code).map(City::zone).unwrap_or_default();
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
