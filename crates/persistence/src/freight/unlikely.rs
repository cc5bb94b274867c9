//! Plausibility of an entry against the owner's other freights: its price, and vehicles and drivers busy on the same
//! days.

use chrono::NaiveDate;
use diesel::{prelude::*, sql_types::BigInt};
use freight::{
    Freight, FreightEntry, FreightFields, FreightStatus,
    unlikely::{Busy, LAST_OWN_FREIGHTS, MIN_COMPARED_KM, PriceFacts, Role, busy, last_day},
};
use kernel::{Cents, DriverId, FreightId, Km, Now, OwnerId, Plate, Result, VehicleId, Warning};
use rates::{MinimumFreight, minimum_freight::MinimumQuery};

use super::{driver, record};
use crate::{
    Db,
    owned::{freight_drivers, freight_trailers as trailers, freights},
    prepared::{id_in, static_sql},
    rates::minimum,
    record_names::plates,
    sql::{self, LOADED_KM},
};

/// Maximum number of open freights read for a conflict; exceeds the fleet of any owner.
const MAX_OPEN: i64 = 100;

/// Vehicles and driver of a freight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Resources<'a> {
    pub(super) truck: VehicleId,
    pub(super) trailers: &'a [VehicleId],
    pub(super) driver: Option<DriverId>,
}

/// Returns the warnings of an entry; of a change to `existing`, only those about changed values.
pub(super) fn of_entry(
    db: &mut Db,
    owner: OwnerId,
    entry: &FreightEntry,
    existing: Option<(&Freight, Resources<'_>)>,
    now: &Now,
) -> Result<Vec<Warning>> {
    let FreightEntry { fields, trailer_ids, driver_id } = entry;
    let is_priced =
        |was: &FreightFields| (was.gross_cents, was.distance_km) == (fields.gross_cents, fields.distance_km);
    let mut warnings = Vec::new();
    if !existing.is_some_and(|(freight, _)| is_priced(&freight.fields)) {
        let own = existing.map(|(freight, _)| freight.id);
        warnings.extend(price(db, owner, (fields.gross_cents, fields.distance_km), own, |db| minimum_of(db, fields))?);
    }
    let wanted = Resources { truck: fields.truck_id, trailers: trailer_ids, driver: *driver_id };
    let is_asked = |(freight, before): (&Freight, Resources<'_>)| {
        let same_day = freight.fields.scheduled_for == fields.scheduled_for;
        let same = (before.truck, before.trailers, before.driver) == (wanted.truck, wanted.trailers, wanted.driver);
        freight.is_open() && !(same_day && same)
    };
    if existing.is_none_or(is_asked) {
        let days = (fields.scheduled_for, last_day(fields.scheduled_for, fields.distance_km));
        let own = existing.map(|(freight, _)| freight.id);
        warnings.extend(conflicts(db, owner, wanted, own, days, now, |_| true)?);
    }
    Ok(warnings)
}

/// Returns the warnings of a freight that starts on a day: vehicles or driver on another freight under way.
pub(super) fn of_start(
    db: &mut Db,
    freight: &Freight,
    resources: Resources<'_>,
    on: NaiveDate,
    now: &Now,
) -> Result<Vec<Warning>> {
    let is_under_way = |other: &Freight| other.status != FreightStatus::Scheduled;
    let days = (on, last_day(on, freight.fields.distance_km));
    conflicts(db, freight.owner_id, resources, Some(freight.id), days, now, is_under_way)
}

/// Returns the warning of an unlikely price per loaded kilometre.
pub(super) fn price(
    db: &mut Db,
    owner: OwnerId,
    (gross, km): (Cents, Km),
    except: Option<FreightId>,
    minimum: impl FnOnce(&mut Db) -> Result<Option<Cents>>,
) -> Result<Option<Warning>> {
    let own: Vec<(Cents, Km)> = freights::of(owner)
        .filter(freights::status.eq(FreightStatus::Completed))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::id.ne(except.unwrap_or_default()))
        // Short trips are excluded, so that they cannot displace the comparable ones.
        .filter(static_sql::<BigInt>(LOADED_KM).ge(MIN_COMPARED_KM))
        .order((freights::scheduled_for.desc(), freights::id.desc()))
        .select((freights::gross_cents, static_sql::<BigInt>(LOADED_KM)))
        .limit(LAST_OWN_FREIGHTS)
        .load(db)?;
    PriceFacts { gross, km, own: &own, minimum: minimum(db)? }.unlikely()
}

fn minimum_of(db: &mut Db, fields: &FreightFields) -> Result<Option<Cents>> {
    let question = MinimumQuery {
        on: fields.scheduled_for,
        table: fields.minimum_table,
        cargo: fields.cargo_type,
        axles: Some(fields.axles),
    };
    let assessment = minimum::assess(db, question)?;
    Ok(MinimumFreight::of(&assessment, fields.minimum_route(), None)?.total_cents)
}

fn conflicts(
    db: &mut Db,
    owner: OwnerId,
    wanted: Resources<'_>,
    except: Option<FreightId>,
    days: (NaiveDate, NaiveDate),
    now: &Now,
    counts: impl Fn(&Freight) -> bool,
) -> Result<Vec<Warning>> {
    let pulling = trailers::of(owner).filter(id_in(trailers::vehicle_id, wanted.trailers)).select(trailers::freight_id);
    let driving = freight_drivers::of(owner)
        .filter(freight_drivers::driver_id.eq(wanted.driver.unwrap_or_default()))
        .select(freight_drivers::freight_id);
    let mut others: Vec<Freight> = freights::of(owner)
        .filter(sql::is_open())
        .filter(freights::id.ne(except.unwrap_or_default()))
        .filter(freights::truck_id.eq(wanted.truck).or(freights::id.eq_any(pulling)).or(freights::id.eq_any(driving)))
        .order((freights::scheduled_for.desc(), freights::id.desc()))
        .select(Freight::as_select())
        .limit(MAX_OPEN)
        .load(db)?;
    others.retain(counts);
    if others.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<FreightId> = others.iter().map(|other| other.id).collect();
    let pulled = record::trailers_of(db, owner, &ids)?;
    let drivers = driver::of_freights(db, owner, &ids)?;
    let named: Vec<VehicleId> = wanted.trailers.iter().copied().chain([wanted.truck]).collect();
    let plates = plates(db, owner, named)?;
    let plate = |id: &VehicleId| plates.get(id).map(Plate::to_string).unwrap_or_default();
    let mut found = Vec::new();
    for other in &others {
        let mut note = |role, name| found.push(Busy { role, name, other });
        if other.fields.truck_id == wanted.truck {
            note(Role::Truck, plate(&wanted.truck));
        }
        for trailer in pulled.get(&other.id).into_iter().flatten().filter(|id| wanted.trailers.contains(id)) {
            note(Role::Trailer, plate(trailer));
        }
        if let Some(driver) = drivers.get(&other.id).filter(|driver| Some(driver.id) == wanted.driver) {
            note(Role::Driver, driver.name.clone());
        }
    }
    Ok(busy(&found, days, now))
}
