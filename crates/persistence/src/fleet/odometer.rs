//! Materialised odometer of a vehicle: rebuilt from the records at every change, so that lists read one column. A new
//! reading is validated against the dated ones.

use std::{collections::BTreeSet, ops::RangeInclusive};

use chrono::{Days, NaiveDate, NaiveTime};
use diesel::{
    dsl::{AsSelect, auto_type, max},
    prelude::*,
};
use finance::SourceKind;
use fleet::{
    Reading, Vehicle, VehicleType,
    odometer::{Recorded, greatest, rebuilt},
    reading::ReadingSource,
};
use freight::{FreightEvent, FreightStatus, Timeline};
use kernel::{Km, OwnerId, Result, VehicleId, Zone};

use crate::{
    Db,
    connection::MultiBackend,
    owned::{
        freight_events as events, freight_trailers as trailers, freights, fuel_records as fuel, inner_events,
        join_same_tenant, maintenance_records as maintenance, vehicles,
    },
    sql::{TRIP_KM, total},
};

/// An entry of a freight's timeline, with the freight's start, end and number.
type Row = (FreightEvent, Option<Km>, Option<Km>, i64);

/// Days on either side of a reading that are searched first for its neighbours. An active truck has some there, so that
/// years of records are rarely read.
const NEAR: Days = Days::new(90);

/// Selects the timelines of a truck's freights in one query, ready to be filtered.
#[auto_type]
fn courses_of(owner: OwnerId, truck: VehicleId) -> _ {
    let event: AsSelect<FreightEvent, MultiBackend> = FreightEvent::as_select();
    events::of(owner)
        .inner_join(join_same_tenant(freights::id, events::freight_id))
        .filter(freights::truck_id.eq(truck))
        .order((events::freight_id, events::id))
        .select((event, freights::odometer_start_km, freights::odometer_end_km, freights::number))
}

/// Returns a truck's greatest recorded reading, or the km that a trailer was towed.
pub fn recorded(db: &mut Db, owner: OwnerId, vehicle: &Vehicle) -> Result<Recorded> {
    match vehicle.fields.kind {
        VehicleType::Truck => Ok(Recorded { greatest: greatest_of(db, owner, vehicle.id)?, pulled: Km::default() }),
        VehicleType::Trailer => Ok(Recorded { greatest: Km::default(), pulled: pulled(db, owner, vehicle.id)? }),
    }
}

/// A start or end without a day counts while its freight is under way or done. On a planned freight it is no reading
/// yet; on a cancelled one it is unproven.
fn greatest_of(db: &mut Db, owner: OwnerId, truck: VehicleId) -> Result<Km> {
    let (start, end): (Option<Km>, Option<Km>) = freights::of(owner)
        .filter(freights::truck_id.eq(truck))
        .filter(freights::status.ne(FreightStatus::Scheduled))
        .filter(freights::cancelled_on.is_null())
        .select((max(freights::odometer_start_km), max(freights::odometer_end_km)))
        .first(db)?;
    let filled: Option<Km> =
        fuel::of(owner).filter(fuel::vehicle_id.eq(truck)).select(max(fuel::odometer_km)).first(db)?;
    let repaired: Option<Km> = maintenance::of(owner)
        .filter(maintenance::vehicle_id.eq(truck))
        .select(max(maintenance::odometer_km))
        .first(db)?;
    // A trip completed with a reading has its greatest reading at its end; only other trips may have a greater one
    // before.
    let unended = freights::status.ne(FreightStatus::Completed).or(freights::odometer_end_km.is_null());
    let rows: Vec<Row> = courses_of(owner, truck).filter(unended.or(freights::cancelled_on.is_not_null())).load(db)?;
    let dated = courses(&rows).flat_map(|(timeline, start, end, _)| {
        timeline.dated_readings(start, end).map(|(_, km)| km).collect::<Vec<_>>()
    });
    Ok(greatest([start, end, filled, repaired].into_iter().flatten().chain(dated)))
}

/// Returns timeline, start, end and number of each freight.
fn courses(rows: &[Row]) -> impl Iterator<Item = (Timeline, Option<Km>, Option<Km>, i64)> + '_ {
    rows.chunk_by(|one, next| one.0.freight_id == next.0.freight_id).filter_map(|rows| {
        let (_, start, end, number) = rows.first()?;
        Some((Timeline::of(rows.iter().map(|(event, ..)| event)), *start, *end, *number))
    })
}

/// Loads every dated reading of a truck on some days, except one record's own, unordered. Sources are fill-ups, repairs
/// and valid timeline entries, by day in the user's zone. The days must be within [`always`].
fn readings(
    db: &mut Db,
    owner: OwnerId,
    truck: VehicleId,
    zone: &Zone,
    days: RangeInclusive<NaiveDate>,
    except: Option<(SourceKind, i64)>,
) -> Result<Vec<Reading>> {
    let (from, to) = (*days.start(), *days.end());
    let but = |kind: SourceKind| except.filter(|(of, _)| *of == kind).map_or(0, |(_, id)| id);
    let filled: Vec<(NaiveDate, Km)> = fuel::of(owner)
        .filter(fuel::vehicle_id.eq(truck))
        .filter(fuel::filled_on.between(from, to))
        .filter(fuel::id.ne(but(SourceKind::Fuel)))
        .filter(fuel::odometer_km.is_not_null())
        .select((fuel::filled_on, fuel::odometer_km.assume_not_null()))
        .load(db)?;
    let repaired: Vec<(NaiveDate, Km)> = maintenance::of(owner)
        .filter(maintenance::vehicle_id.eq(truck))
        .filter(maintenance::done_on.between(from, to))
        .filter(maintenance::id.ne(but(SourceKind::Maintenance)))
        .filter(maintenance::odometer_km.is_not_null())
        .select((maintenance::done_on, maintenance::odometer_km.assume_not_null()))
        .load(db)?;
    let of = |found: Vec<(NaiveDate, Km)>, source| found.into_iter().map(move |(on, km)| Reading { on, km, source });
    let mut found = on_the_road(db, owner, (truck, but(SourceKind::Freight)), zone, days)?;
    found.extend(of(filled, ReadingSource::FillUp).chain(of(repaired, ReadingSource::Maintenance)));
    Ok(found)
}

fn on_the_road(
    db: &mut Db,
    owner: OwnerId,
    (truck, except): (VehicleId, i64),
    zone: &Zone,
    days: RangeInclusive<NaiveDate>,
) -> Result<Vec<Reading>> {
    // Every zone of Brazil is less than a day from UTC.
    let from = days.start().checked_sub_days(Days::new(1)).unwrap_or(*days.start()).and_time(NaiveTime::MIN);
    let to = days.end().checked_add_days(Days::new(2)).unwrap_or(*days.end()).and_time(NaiveTime::MIN);
    // A timeline is read as a whole, even if only a part of it is within the days.
    let within = inner_events::of(owner)
        .filter(inner_events::field(events::occurred_at).between(from, to))
        .select(inner_events::field(events::freight_id));
    let rows: Vec<Row> =
        courses_of(owner, truck).filter(freights::id.eq_any(within)).filter(freights::id.ne(except)).load(db)?;
    let dated = courses(&rows).flat_map(|(timeline, start, end, number)| {
        let source = ReadingSource::Freight(number);
        let dated = timeline.dated_readings(start, end).map(|(at, km)| Reading { on: at.day_in(zone), km, source });
        dated.collect::<Vec<_>>()
    });
    Ok(dated.filter(|one| days.contains(&one.on)).collect())
}

/// Returns all valid days of a record.
pub(crate) fn always() -> RangeInclusive<NaiveDate> {
    let bound = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default();
    bound(1900, 1, 1)..=bound(2199, 12, 31)
}

/// Loads the truck's other readings of a day, and the nearest ones before and after, from all sources. A new reading
/// must be between them ([`fleet::reading::check_between`]); [`fleet::reading::unlikely`] also uses them. `except` is
/// the edited record: its old reading does not count.
pub(crate) fn around(
    db: &mut Db,
    owner: OwnerId,
    truck: VehicleId,
    zone: &Zone,
    on: NaiveDate,
    except: Option<(SourceKind, i64)>,
) -> Result<Vec<Reading>> {
    let (first, last) = always().into_inner();
    // A day outside these is refused with the entry.
    let on = on.clamp(first, last);
    let near = on.checked_sub_days(NEAR).map_or(first, |day| day.max(first));
    let mut found = readings(db, owner, truck, zone, near..=on, except)?;
    if found.iter().all(|one| one.on == on) {
        found = readings(db, owner, truck, zone, first..=on, except)?;
    }
    let next = on.succ_opt().unwrap_or(last);
    let near = on.checked_add_days(NEAR).map_or(last, |day| day.min(last));
    let mut after = readings(db, owner, truck, zone, next..=near, except)?;
    if after.is_empty() {
        after = readings(db, owner, truck, zone, next..=last, except)?;
    }
    found.extend(after);
    Ok(found)
}

/// Returns the distance of a truck on some days, from its least reading to its greatest.
pub(crate) fn driven(
    db: &mut Db,
    owner: OwnerId,
    truck: VehicleId,
    zone: &Zone,
    days: RangeInclusive<NaiveDate>,
) -> Result<Km> {
    let readings = readings(db, owner, truck, zone, days, None)?;
    let (least, most) = (readings.iter().map(|one| one.km).min(), readings.iter().map(|one| one.km).max());
    Ok(least.zip(most).map(|(least, most)| Km::from(most.get().saturating_sub(least.get()))).unwrap_or_default())
}

fn pulled(db: &mut Db, owner: OwnerId, trailer: VehicleId) -> Result<Km> {
    Ok(freights::of(owner)
        .inner_join(join_same_tenant(trailers::freight_id, freights::id))
        .filter(trailers::vehicle_id.eq(trailer))
        .filter(freights::status.eq(FreightStatus::Completed))
        .filter(freights::cancelled_on.is_null())
        .select(total(TRIP_KM))
        .get_result(db)?)
}

/// Rebuilds the stored odometers of the given vehicles, each once.
pub fn rebuild(db: &mut Db, owner: OwnerId, ids: impl IntoIterator<Item = VehicleId>) -> Result<()> {
    // An edit may contain the same vehicle as old and new.
    for id in ids.into_iter().collect::<BTreeSet<_>>() {
        let row = || vehicles::of(owner).filter(vehicles::id.eq(id));
        let vehicle: Vehicle = row().select(Vehicle::as_select()).first(db)?;
        let km = rebuilt(vehicle.fields.kind, vehicle.initial_odometer_km, recorded(db, owner, &vehicle)?)?;
        if km != vehicle.odometer_km {
            diesel::update(row()).set(vehicles::odometer_km.eq(km)).execute(db)?;
        }
    }
    Ok(())
}
