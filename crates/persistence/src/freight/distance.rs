//! Distance between two cities, learned from the owner's own freights.

use diesel::prelude::*;
use freight::{City, Distance, Freight, OwnTrip, distance};
use kernel::{CityCode, OwnerId, Result};

use crate::{Db, owned::freights};

/// Number of recent freights per direction whose kilometres count, since roads and routes change.
const MAX_TRIPS: i64 = 20;

/// Returns the distance between two cities by the owner's freights between them, else the estimate.
pub fn between(db: &mut Db, owner: OwnerId, from: &City, to: &City) -> Result<Distance> {
    let mut trips = trips(db, owner, from.code, to.code)?;
    if from.code != to.code {
        trips.extend(self::trips(db, owner, to.code, from.code)?);
    }
    Ok(distance::between(from, to, &trips))
}

fn trips(db: &mut Db, owner: OwnerId, from: CityCode, to: CityCode) -> Result<Vec<OwnTrip>> {
    let rows: Vec<Freight> = freights::of(owner)
        .filter(freights::origin_city_code.eq(from))
        .filter(freights::destination_city_code.eq(to))
        .filter(freights::cancelled_on.is_null())
        .order((freights::scheduled_for.desc(), freights::id.desc()))
        .select(Freight::as_select())
        .limit(MAX_TRIPS)
        .load(db)?;
    let trip = |freight: &Freight| {
        let trip = freight.trip_km();
        OwnTrip { km: trip.loaded, source: trip.source }
    };
    Ok(rows.iter().map(trip).collect())
}
