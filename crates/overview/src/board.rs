//! Board: freights, maintenance and due papers of some days, by vehicle.

use std::collections::{BTreeSet, HashMap};

use chrono::{Datelike, Days, NaiveDate};
use fleet::{Vehicle, VehicleStatus, VehicleType};
use freight::{City, Freight, FreightDriver, FreightStatus, city, unlikely};
use kernel::{Error, FreightId, MaintenanceRecordId, Now, Plate, Result, VehicleId};
use maintenance::MaintenanceCategory;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Reminder;

/// Default number of days: a week.
const DEFAULT_DAYS: i64 = 7;
/// Maximum number of days.
const MAX_DAYS: u64 = 31;

/// First and last day, both inclusive.
type Period = (NaiveDate, NaiveDate);

/// Vehicle of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardVehicle {
    /// Identity.
    pub id: VehicleId,
    /// Truck or trailer.
    #[serde(rename = "type")]
    pub kind: VehicleType,
    /// Plate.
    pub plate: Plate,
    /// Nickname by its owner.
    pub nickname: Option<String>,
    /// Status.
    pub status: VehicleStatus,
}

/// Another open freight that needs the same vehicles or driver on some of the days.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoardConflict {
    /// The other freight.
    pub freight_id: FreightId,
    /// Number of the other freight.
    pub number: i64,
    /// Plates of the vehicles of both.
    pub plates: Vec<Plate>,
    /// Name of the driver of both; null where they differ or the owner drives.
    pub driver_name: Option<String>,
    /// First day of both.
    pub from: NaiveDate,
    /// Last day of both.
    pub to: NaiveDate,
}

/// Freight on a board.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoardFreight {
    /// Identity.
    pub id: FreightId,
    /// Number among the owner's freights.
    pub number: i64,
    /// State that the freight has reached.
    pub status: FreightStatus,
    /// The truck.
    pub truck_id: VehicleId,
    /// City of loading.
    pub origin_city: City,
    /// City of unloading.
    pub destination_city: City,
    /// Name of the client; null where none is named.
    pub client_name: Option<String>,
    /// Name of the driver; null where the owner drives.
    pub driver_name: Option<String>,
    /// First day: that of its beginning, or the scheduled one before that.
    pub from: NaiveDate,
    /// Last day: that of its completion; before that the expected one, at least tomorrow for a freight on the road.
    pub to: NaiveDate,
    /// True while the last day is an estimate, by the planned distance.
    pub estimated: bool,
    /// Open freights that need the same vehicles or driver on some of the days.
    pub conflicts: Vec<BoardConflict>,
}

/// Maintenance on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoardMaintenance {
    /// Identity of the maintenance record.
    pub id: MaintenanceRecordId,
    /// The vehicle.
    pub vehicle_id: VehicleId,
    /// The day of the work.
    pub done_on: NaiveDate,
    /// Part of the vehicle.
    pub category: MaintenanceCategory,
    /// Description of the work; null without one.
    pub description: Option<String>,
}

/// Freights, maintenance and due papers of some days.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Board {
    /// First day.
    pub from: NaiveDate,
    /// Last day, inclusive.
    pub to: NaiveDate,
    /// Today in the owner's zone.
    pub today: NaiveDate,
    /// Vehicles in use, and inactive ones with a freight or maintenance in these days; trucks first, by plate.
    pub vehicles: Vec<BoardVehicle>,
    /// Freights on some of these days, by first day; without cancelled ones.
    pub freights: Vec<BoardFreight>,
    /// Maintenance of these days.
    pub maintenance: Vec<BoardMaintenance>,
    /// Papers of vehicles and people, and planned maintenance, that fall due on these days; by day.
    pub due: Vec<Reminder>,
}

/// Freight with what a board names of it.
#[derive(Clone, Debug)]
pub struct BoardTrip {
    /// The freight, not cancelled.
    pub freight: Freight,
    /// Day of completion by the timeline.
    pub completed_on: Option<NaiveDate>,
    /// Trailers, in order.
    pub trailer_ids: Vec<VehicleId>,
    /// Name of the client.
    pub client_name: Option<String>,
    /// Driver, where that is not the owner.
    pub driver: Option<FreightDriver>,
}

impl BoardTrip {
    /// Returns the first and the last day.
    fn days(&self, now: &Now) -> Period {
        let Self { freight, completed_on, .. } = self;
        if freight.is_open() {
            return unlikely::days(freight, now);
        }
        let first = freight.began_on.unwrap_or(freight.fields.scheduled_for);
        // The clocks of origin and destination differ.
        (first, completed_on.map_or(first, |last| last.max(first)))
    }

    fn has(&self, vehicle: VehicleId) -> bool {
        self.freight.fields.truck_id == vehicle || self.trailer_ids.contains(&vehicle)
    }

    /// Returns the vehicles of both.
    fn shared_vehicles(&self, other: &Self) -> Vec<VehicleId> {
        let own = std::iter::once(&self.freight.fields.truck_id).chain(&self.trailer_ids);
        own.copied().filter(|vehicle| other.has(*vehicle)).collect()
    }

    /// Returns the name of the driver of both.
    fn shared_driver(&self, other: &Self) -> Option<String> {
        let (own, theirs) = (self.driver.as_ref()?, other.driver.as_ref()?);
        (own.id == theirs.id).then(|| own.name.clone())
    }
}

/// Records of a board.
#[derive(Clone, Debug)]
pub struct BoardSources {
    /// All vehicles of the owner.
    pub vehicles: Vec<Vehicle>,
    /// Every open freight, and the completed ones that may be on some of the days.
    pub trips: Vec<BoardTrip>,
    /// Maintenance of the days.
    pub maintenance: Vec<BoardMaintenance>,
    /// Papers and planned maintenance, as seen up to the last day.
    pub due: Vec<Reminder>,
}

/// Returns the first and the last day of a board: `days` days from `from` on; default the week of today, from Monday.
///
/// # Errors
/// [`Error::Validation`] for less than 1 day or more than 31.
pub fn period(from: Option<NaiveDate>, days: Option<i64>, today: NaiveDate) -> Result<(NaiveDate, NaiveDate)> {
    let days = u64::try_from(days.unwrap_or(DEFAULT_DAYS)).ok().filter(|days| (1..=MAX_DAYS).contains(days));
    let days = days.ok_or_else(|| Error::field("days", "out_of_range", "Informe de 1 a 31 dias."))?;
    let monday = || {
        let passed = Days::new(today.weekday().num_days_from_monday().into());
        today.checked_sub_days(passed).unwrap_or(today)
    };
    let first = from.unwrap_or_else(monday);
    Ok((first, first.checked_add_days(Days::new(days.saturating_sub(1))).unwrap_or(first)))
}

impl Board {
    /// Puts a board together.
    ///
    /// # Errors
    /// [`Error::Internal`] when a city of a freight does not exist.
    pub fn of((from, to): (NaiveDate, NaiveDate), sources: BoardSources, now: &Now) -> Result<Self> {
        let BoardSources { vehicles, trips, maintenance, mut due } = sources;
        let plates: HashMap<VehicleId, &Plate> = vehicles.iter().map(|one| (one.id, &one.fields.plate)).collect();
        let mut dated: Vec<(&BoardTrip, Period)> = trips.iter().map(|trip| (trip, trip.days(now))).collect();
        dated.sort_by_key(|(trip, (first, _))| (*first, trip.freight.id));
        let shown = dated.iter().filter(|(_, (first, last))| *first <= to && from <= *last);
        let freights = shown
            .map(|(trip, days)| BoardFreight::of(trip, *days, conflicts(trip, *days, &dated, &plates)))
            .collect::<Result<Vec<_>>>()?;
        let named: BTreeSet<VehicleId> = freights
            .iter()
            .map(|freight| freight.truck_id)
            .chain(maintenance.iter().map(|record| record.vehicle_id))
            .collect();
        let is_shown =
            |vehicle: &&Vehicle| vehicle.fields.status != VehicleStatus::Inactive || named.contains(&vehicle.id);
        let mut vehicles: Vec<BoardVehicle> = vehicles.iter().filter(is_shown).map(BoardVehicle::of).collect();
        vehicles.sort_by(|one, other| (one.kind, one.plate.as_str()).cmp(&(other.kind, other.plate.as_str())));
        due.retain(|item| item.due_on.is_some_and(|day| from <= day && day <= to));
        due.sort_by_key(|item| item.due_on);
        Ok(Self { from, to, today: now.today, vehicles, freights, maintenance, due })
    }
}

impl BoardVehicle {
    fn of(vehicle: &Vehicle) -> Self {
        let fields = &vehicle.fields;
        Self {
            id: vehicle.id,
            kind: fields.kind,
            plate: fields.plate.clone(),
            nickname: fields.nickname.clone(),
            status: fields.status,
        }
    }
}

impl BoardFreight {
    fn of(trip: &BoardTrip, (from, to): Period, conflicts: Vec<BoardConflict>) -> Result<Self> {
        let BoardTrip { freight, client_name, driver, .. } = trip;
        let known = |code| city::find(code).cloned().ok_or_else(|| Error::Internal(format!("no city {code}").into()));
        Ok(Self {
            id: freight.id,
            number: freight.number,
            status: freight.status,
            truck_id: freight.fields.truck_id,
            origin_city: known(freight.fields.origin_city_code)?,
            destination_city: known(freight.fields.destination_city_code)?,
            client_name: client_name.clone(),
            driver_name: driver.as_ref().map(|driver| driver.name.clone()),
            from,
            to,
            estimated: freight.is_open(),
            conflicts,
        })
    }
}

/// Returns the open freights that need vehicles or the driver of an open one at the same time.
fn conflicts(
    trip: &BoardTrip,
    days: Period,
    all: &[(&BoardTrip, Period)],
    plates: &HashMap<VehicleId, &Plate>,
) -> Vec<BoardConflict> {
    if !trip.freight.is_open() {
        return Vec::new();
    }
    let others = all.iter().filter(|(other, other_days)| {
        other.freight.id != trip.freight.id && other.freight.is_open() && unlikely::overlaps(days, *other_days)
    });
    let conflict = |(other, (from, to)): &(&BoardTrip, Period)| {
        let (shared, driver_name) = (trip.shared_vehicles(other), trip.shared_driver(other));
        (!shared.is_empty() || driver_name.is_some()).then(|| BoardConflict {
            freight_id: other.freight.id,
            number: other.freight.number,
            plates: shared.iter().filter_map(|id| plates.get(id)).map(|plate| (*plate).clone()).collect(),
            driver_name,
            from: days.0.max(*from),
            to: days.1.min(*to),
        })
    };
    others.filter_map(conflict).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a date")
    }

    #[test]
    fn begins_on_the_monday_of_this_week_unless_a_day_is_given() {
        for (today, monday, sunday) in [
            ("2026-11-28", "2026-11-23", "2026-11-29"),
            ("2026-11-23", "2026-11-23", "2026-11-29"),
            ("2027-01-01", "2026-12-28", "2027-01-03"),
        ] {
            assert_eq!(period(None, None, day(today)).expect("a week"), (day(monday), day(sunday)), "{today}");
        }
        let asked = period(Some(day("2026-11-25")), Some(31), day("2026-01-01")).expect("a month");
        assert_eq!(asked, (day("2026-11-25"), day("2026-12-25")));
    }

    #[test]
    fn has_one_to_31_days() {
        for days in [-1, 0, 32] {
            assert!(period(None, Some(days), day("2026-11-28")).is_err(), "{days}");
        }
        let one = period(None, Some(1), day("2026-11-28")).expect("a day");
        assert_eq!(one, (day("2026-11-23"), day("2026-11-23")));
    }
}
