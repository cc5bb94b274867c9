//! Usage of vehicles, batched: current odometers, kilometres per day, and trailers' trips.

use std::collections::HashMap;

use chrono::{Days, NaiveDate, NaiveTime};
use diesel::{prelude::*, sql_types::BigInt};
use fleet::{Vehicle, VehicleType};
use freight::{FreightEvent, FreightStatus, Timeline};
use kernel::{Km, Now, OwnerId, Result, VehicleId};
use maintenance::{Pace, due::Usage, pace};

use crate::{
    Db,
    fleet::fuel_log::FuelLog,
    owned::{
        freight_events as events, freight_trailers as trailers, freights, fuel_records as fuel, inner_events,
        join_same_tenant, maintenance_records as records,
    },
    prepared::{id_in, static_sql},
    sql::TRIP_KM,
};

type Dated = HashMap<VehicleId, Vec<(NaiveDate, Km)>>;

/// Usage of some vehicles.
pub(super) struct Fleet {
    vehicles: HashMap<VehicleId, Vehicle>,
    readings: Dated,
    trips: Dated,
}

impl Fleet {
    /// Loads the usage of the given vehicles. Trucks require the window of their pace, trailers also the days since
    /// `since`. `log` contains the fill-ups if already loaded.
    pub(super) fn load(
        db: &mut Db,
        owner: OwnerId,
        vehicles: Vec<Vehicle>,
        (since, log): (Option<NaiveDate>, Option<&FuelLog>),
        now: &Now,
    ) -> Result<Self> {
        let ids = |kind: VehicleType| -> Vec<VehicleId> {
            vehicles.iter().filter(|vehicle| vehicle.fields.kind == kind).map(|vehicle| vehicle.id).collect()
        };
        let start = pace::window_start(now.today);
        let readings = readings(db, owner, (&ids(VehicleType::Truck), log), start, now)?;
        let trips = trips(db, owner, &ids(VehicleType::Trailer), since.map_or(start, |day| day.min(start)))?;
        let vehicles = vehicles.into_iter().map(|vehicle| (vehicle.id, vehicle)).collect();
        Ok(Self { vehicles, readings, trips })
    }

    pub(super) fn vehicle(&self, id: VehicleId) -> Option<&Vehicle> {
        self.vehicles.get(&id)
    }

    fn of(dated: &Dated, id: VehicleId) -> &[(NaiveDate, Km)] {
        dated.get(&id).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns the current odometer and the pace.
    pub(super) fn usage(&self, vehicle: &Vehicle, today: NaiveDate) -> Usage {
        let pace = match vehicle.fields.kind {
            VehicleType::Truck => Pace::of_readings(Self::of(&self.readings, vehicle.id), today),
            VehicleType::Trailer => Pace::of_trips(Self::of(&self.trips, vehicle.id), today),
        };
        Usage { odometer_km: vehicle.odometer_km, pace }
    }

    /// Returns the km that a trailer had been towed by a day: its current km less later trips. Trips of that day count
    /// as later, since work precedes the road. None for a truck, which has readings.
    pub(super) fn pulled_by(&self, vehicle: &Vehicle, day: NaiveDate) -> Option<Km> {
        if vehicle.fields.kind == VehicleType::Truck {
            return None;
        }
        let since = Self::of(&self.trips, vehicle.id).iter().filter(|(on, _)| *on >= day);
        let since = since.fold(0_i64, |sum, (_, km)| sum.saturating_add(km.get()));
        Some(Km::from(vehicle.odometer_km.get().saturating_sub(since).max(0)))
    }
}

/// Loads the dated odometer readings of trucks from a day to today: of fill-ups, repairs and valid timeline entries.
fn readings(
    db: &mut Db,
    owner: OwnerId,
    (ids, log): (&[VehicleId], Option<&FuelLog>),
    from: NaiveDate,
    now: &Now,
) -> Result<Dated> {
    let days = from..=now.today;
    let mut found: Vec<(VehicleId, NaiveDate, Km)> = match log.filter(|log| log.holds(&days)) {
        Some(log) => log.readings(&days).filter(|(id, ..)| ids.contains(id)).collect(),
        None => fuel::of(owner)
            .filter(id_in(fuel::vehicle_id, ids))
            .filter(fuel::filled_on.between(from, now.today))
            .filter(fuel::odometer_km.is_not_null())
            .select((fuel::vehicle_id, fuel::filled_on, fuel::odometer_km.assume_not_null()))
            .load(db)?,
    };
    let repaired: Vec<(VehicleId, NaiveDate, Km)> = records::of(owner)
        .filter(id_in(records::vehicle_id, ids))
        .filter(records::done_on.between(from, now.today))
        .filter(records::odometer_km.is_not_null())
        .select((records::vehicle_id, records::done_on, records::odometer_km.assume_not_null()))
        .load(db)?;
    found.extend(repaired);
    found.extend(on_the_road(db, owner, ids, from, now)?);
    let mut readings: Dated = HashMap::new();
    for (vehicle, on, km) in found {
        readings.entry(vehicle).or_default().push((on, km));
    }
    Ok(readings)
}

fn on_the_road(
    db: &mut Db,
    owner: OwnerId,
    ids: &[VehicleId],
    from: NaiveDate,
    now: &Now,
) -> Result<Vec<(VehicleId, NaiveDate, Km)>> {
    // Every zone of Brazil is less than a day from UTC. A timeline is read as a whole, even if only a part of it is
    // within.
    let moment = from.checked_sub_days(Days::new(1)).unwrap_or(from).and_time(NaiveTime::MIN);
    let within = inner_events::of(owner)
        .filter(inner_events::field(events::occurred_at).ge(moment))
        .select(inner_events::field(events::freight_id));
    let rows: Vec<(FreightEvent, VehicleId, Option<Km>, Option<Km>)> = events::of(owner)
        .inner_join(join_same_tenant(freights::id, events::freight_id))
        .filter(id_in(freights::truck_id, ids))
        .filter(freights::id.eq_any(within))
        .order((events::freight_id, events::id))
        .select((events::all_columns, freights::truck_id, freights::odometer_start_km, freights::odometer_end_km))
        .load(db)?;
    let mut found = Vec::new();
    for course in rows.chunk_by(|one, next| one.0.freight_id == next.0.freight_id) {
        let Some((_, truck, start, end)) = course.first() else { continue };
        let timeline = Timeline::of(course.iter().map(|(event, ..)| event));
        let dated = timeline.dated_readings(*start, *end).map(|(at, km)| (*truck, at.day_in(&now.zone), km));
        found.extend(dated);
    }
    Ok(found)
}

/// Loads the completed trips of trailers since a day, by first day, with the kilometres by odometer.
fn trips(db: &mut Db, owner: OwnerId, ids: &[VehicleId], from: NaiveDate) -> Result<Dated> {
    let rows: Vec<(VehicleId, NaiveDate, Km)> = freights::of(owner)
        .inner_join(join_same_tenant(trailers::freight_id, freights::id))
        .filter(id_in(trailers::vehicle_id, ids))
        .filter(freights::status.eq(FreightStatus::Completed))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::began_on.ge(from))
        .select((trailers::vehicle_id, freights::began_on.assume_not_null(), static_sql::<BigInt>(TRIP_KM)))
        .load(db)?;
    let mut trips: Dated = HashMap::new();
    for (vehicle, on, km) in rows {
        trips.entry(vehicle).or_default().push((on, km));
    }
    Ok(trips)
}
