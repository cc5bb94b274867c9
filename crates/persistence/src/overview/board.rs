//! Board of some days: freights, maintenance and due papers by vehicle.

use chrono::{Days, NaiveDate, NaiveTime};
use diesel::prelude::*;
use freight::{Freight, FreightStatus};
use kernel::{FreightId, MaintenanceRecordId, Now, OwnerId, Result, VehicleId};
use maintenance::MaintenanceCategory;
use overview::{Board, BoardMaintenance, BoardSources, BoardTrip};

use super::reminder;
use crate::{
    Db,
    finance::freight_parties::PartiesByFreight,
    fleet::vehicle,
    freight::{timeline::timelines, trailers_of},
    owned::{freight_events as events, freights, inner_events, maintenance_records as records},
    sql,
};

/// Loads the board of some days, both inclusive.
pub fn find(db: &mut Db, owner: OwnerId, (from, to): (NaiveDate, NaiveDate), now: &Now) -> Result<Board> {
    let vehicles = vehicle::all(db, owner)?;
    let papers = reminder::own_papers(db, owner)?;
    let sources = BoardSources {
        trips: trips(db, owner, (from, to))?,
        maintenance: maintenance_of(db, owner, (from, to))?,
        due: reminder::upkeep(db, owner, (&vehicles, papers, None), to, now)?,
        vehicles: vehicles.into_iter().map(|record| record.vehicle).collect(),
    };
    Board::of((from, to), sources, now)
}

/// Loads every open freight, and the completed ones that may be on some of the days.
fn trips(db: &mut Db, owner: OwnerId, (from, to): (NaiveDate, NaiveDate)) -> Result<Vec<BoardTrip>> {
    let completed = completed(db, owner, (from, to))?;
    let completed_ids: Vec<FreightId> = completed.iter().map(|freight| freight.id).collect();
    let timelines = timelines(db, owner, &completed_ids)?;
    let mut all: Vec<Freight> = freights::of(owner).filter(sql::is_open()).select(Freight::as_select()).load(db)?;
    all.extend(completed);
    let ids: Vec<FreightId> = all.iter().map(|freight| freight.id).collect();
    let parties = PartiesByFreight::of_freights(db, owner, &ids)?;
    let mut trailers = trailers_of(db, owner, &ids)?;
    let trip = |freight: Freight| BoardTrip {
        completed_on: timelines.get(&freight.id).and_then(|timeline| freight.completed_by(timeline)),
        trailer_ids: trailers.remove(&freight.id).unwrap_or_default(),
        client_name: parties.client(freight.id).map(|client| client.name),
        driver: parties.driver(freight.id),
        freight,
    };
    Ok(all.into_iter().map(trip).collect())
}

/// Loads the freights that began until the last day and were completed since about the first.
fn completed(db: &mut Db, owner: OwnerId, (from, to): (NaiveDate, NaiveDate)) -> Result<Vec<Freight>> {
    // Every zone of Brazil is less than a day from UTC.
    let moment = sql::day(from.checked_sub_days(Days::new(1)).unwrap_or(from)).and_time(NaiveTime::MIN);
    let since = inner_events::of(owner)
        .filter(inner_events::field(events::occurred_at).ge(moment))
        .filter(inner_events::field(events::to_status).eq(FreightStatus::Completed))
        .select(inner_events::field(events::freight_id));
    Ok(freights::of(owner)
        .filter(freights::status.eq(FreightStatus::Completed))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::began_on.le(sql::day(to)))
        .filter(freights::id.eq_any(since))
        .select(Freight::as_select())
        .load(db)?)
}

/// Loads the maintenance of some days, by day.
fn maintenance_of(db: &mut Db, owner: OwnerId, (from, to): (NaiveDate, NaiveDate)) -> Result<Vec<BoardMaintenance>> {
    type Row = (MaintenanceRecordId, VehicleId, NaiveDate, MaintenanceCategory, Option<String>);
    let rows: Vec<Row> = records::of(owner)
        .filter(records::done_on.between(sql::day(from), sql::day(to)))
        .order((records::done_on, records::id))
        .select((records::id, records::vehicle_id, records::done_on, records::category, records::description))
        .load(db)?;
    let record = |(id, vehicle_id, done_on, category, description)| BoardMaintenance {
        id,
        vehicle_id,
        done_on,
        category,
        description,
    };
    Ok(rows.into_iter().map(record).collect())
}
