//! Stay of a truck at its loading or unloading: waiting time, rate and amount owed.

use chrono::NaiveDate;
use kernel::{Cents, Instant, Zone, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

use crate::FreightStatus;

/// Minutes for which a truck waits unpaid (§ 5º).
pub const FREE_MINUTES: i64 = 300;
/// Source in the law.
pub const SOURCE: &str = "Lei 11.442/2007, art. 11, §§ 5º a 8º";

string_enum! {
    /// Place of a stay.
    StayPlace {
        /// At the loading.
        Loading = "loading" "Carregamento",
        /// At the unloading.
        Unloading = "unloading" "Descarga",
    }
}

impl StayPlace {
    /// Returns the statuses at the truck's arrival and at its departure.
    pub(crate) const fn statuses(self) -> (FreightStatus, FreightStatus) {
        match self {
            Self::Loading => (FreightStatus::Loading, FreightStatus::InTransit),
            Self::Unloading => (FreightStatus::Unloading, FreightStatus::Completed),
        }
    }

    /// Returns the status before the truck's arrival at the place.
    pub(crate) const fn awaited_while(self) -> FreightStatus {
        match self {
            Self::Loading => FreightStatus::Scheduled,
            Self::Unloading => FreightStatus::InTransit,
        }
    }

    /// True for the statuses in which a truck that arrived at the place is still there.
    pub fn holds(self, status: FreightStatus) -> bool {
        status == self.awaited_while() || status == self.statuses().0
    }

    /// Returns the place at which the truck of a freight in this status arrives next, if it is on its way to one.
    pub(crate) fn awaited_in(status: FreightStatus) -> Option<Self> {
        Self::ALL.iter().copied().find(|place| place.awaited_while() == status)
    }
}

/// Act that sets the rate of a stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StayRate {
    /// Title of the act or note.
    pub title: String,
    /// First day on which it is in force.
    pub valid_from: NaiveDate,
    /// Source of the figure, in Portuguese.
    pub source: String,
    /// Day until which the rate was checked, in Portuguese, and for a later arrival that another may be in force.
    pub checked_words: String,
}

/// A truck's stay at one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Stay {
    /// Place of the stay: loading or unloading.
    pub place: StayPlace,
    /// City and state: `Campinas/SP`.
    pub city_name: String,
    /// Time zone of that city, in which every day and hour of the stay is stated.
    pub time_zone: Zone,
    /// Name of the time there: `horário de Brasília`.
    pub time_name: &'static str,
    /// Time of arrival; null without a record.
    pub arrived_at: Option<Instant>,
    /// Time of departure, or of the cancellation of the freight during the stay; null while the truck is still there,
    /// and without a record.
    pub left_at: Option<Instant>,
    /// True while the truck is still there; the stay is then counted to now.
    pub running: bool,
    /// Length of the stay in minutes; null if unknown.
    pub minutes: Option<i64>,
    /// True when the stay was longer than the free time, so that waiting time is owed.
    pub due: bool,
    /// Rate in force on the day of arrival in that zone, in cents per tonne and hour; null where the arrival or the
    /// rate is unknown.
    pub rate_cents: Option<Cents>,
    /// Act that sets the rate; null where the rate is.
    pub rate: Option<StayRate>,
    /// Amount owed, in cents; null where nothing is owed or it cannot be calculated.
    pub amount_cents: Option<Cents>,
    /// Reason for an unknown or zero amount, in Portuguese; null where an amount is owed.
    pub reason: Option<String>,
    /// Summary of the stay in one Portuguese sentence.
    pub words: String,
}
