//! Fill-up log: the input of consumption, read once per request for every figure derived from it.

use std::{cmp::Reverse, collections::BTreeMap, ops::RangeInclusive};

use chrono::{Days, NaiveDate};
use diesel::{dsl::auto_type, prelude::*};
use fleet::fuel::{Fill, Fuel, FuelPurpose, Measured, Segment, chain::measure};
use kernel::{FuelRecordId, Km, OwnerId, Result, VehicleId};

use super::odometer::always;
use crate::{Db, owned::fuel_records as fuel, prepared::id_in};

/// Maximum number of full tanks at one odometer reading that are searched for the first one; exceeds any real stop.
const SAME_PLACE: u8 = 20;
/// Days before a period that are searched first for the full tank before its first segment.
const NEAR: Days = Days::new(60);

/// Columns of a link of the chain.
pub(super) const LINK: Link = (
    fuel::id,
    fuel::filled_on,
    fuel::odometer_km,
    fuel::volume_ml,
    fuel::total_cents,
    fuel::full_tank,
    fuel::missed_previous,
);
pub(super) type Link = (
    fuel::id,
    fuel::filled_on,
    fuel::odometer_km,
    fuel::volume_ml,
    fuel::total_cents,
    fuel::full_tank,
    fuel::missed_previous,
);

/// Selects the fill-ups that a vehicle's engine burns, ready to be filtered.
#[auto_type]
fn burned(owner: OwnerId, vehicle: VehicleId) -> _ {
    let (engine, arla): (FuelPurpose, Fuel) = (FuelPurpose::Engine, Fuel::Arla32);
    fuel::of(owner).filter(fuel::vehicle_id.eq(vehicle)).filter(fuel::purpose.eq(engine)).filter(fuel::fuel.ne(arla))
}

/// Returns the day of the full tank from which the first segment that ends on or after a day is measured. It is the
/// last full one before that day, or the first of several at the same odometer.
fn start(
    db: &mut Db,
    owner: OwnerId,
    vehicle: VehicleId,
    before: NaiveDate,
    except: FuelRecordId,
) -> Result<Option<NaiveDate>> {
    let full: Vec<(NaiveDate, Option<Km>)> = burned(owner, vehicle)
        .filter(fuel::filled_on.lt(before))
        .filter(fuel::full_tank)
        .filter(fuel::odometer_km.is_not_null())
        .filter(fuel::id.ne(except))
        .order((fuel::filled_on.desc(), fuel::odometer_km.desc()))
        .select((fuel::filled_on, fuel::odometer_km))
        .limit(SAME_PLACE.into())
        .load(db)?;
    let last = full.first().and_then(|(_, odometer)| *odometer);
    Ok(full.iter().take_while(|(_, odometer)| *odometer == last).last().map(|(day, _)| *day))
}

/// Loads the links of a vehicle's chain required to measure some days, from the full tank before them on. `except` is
/// left out.
pub(super) fn links(
    db: &mut Db,
    owner: OwnerId,
    vehicle: VehicleId,
    days: RangeInclusive<NaiveDate>,
    except: Option<FuelRecordId>,
) -> Result<Vec<Fill>> {
    let except = except.unwrap_or_default();
    let from = start(db, owner, vehicle, *days.start(), except)?.unwrap_or(*always().start());
    Ok(burned(owner, vehicle)
        .filter(fuel::filled_on.between(from, *days.end()))
        .filter(fuel::id.ne(except))
        .order((fuel::filled_on, fuel::id))
        .select(LINK)
        .load(db)?)
}

#[derive(Clone, Debug, Queryable)]
pub(crate) struct Filling {
    pub(crate) vehicle: VehicleId,
    pub(crate) purpose: FuelPurpose,
    pub(crate) fuel: Fuel,
    pub(crate) fill: Fill,
}

impl Filling {
    fn is_burned(&self) -> bool {
        self.purpose == FuelPurpose::Engine && self.fuel != Fuel::Arla32
    }
}

/// Fill-ups on some days, with earlier ones from which the consumption on these days is measured, ordered by day.
#[derive(Clone, Debug)]
pub(crate) struct FuelLog {
    days: RangeInclusive<NaiveDate>,
    fillings: Vec<Filling>,
}

impl FuelLog {
    pub(crate) fn find(db: &mut Db, owner: OwnerId, days: RangeInclusive<NaiveDate>) -> Result<Self> {
        Self::load(db, owner, None, days)
    }

    /// Loads the fill-ups of some vehicles on some days.
    pub(super) fn of_vehicles(
        db: &mut Db,
        owner: OwnerId,
        vehicles: &[VehicleId],
        days: RangeInclusive<NaiveDate>,
    ) -> Result<Self> {
        Self::load(db, owner, Some(vehicles), days)
    }

    fn load(
        db: &mut Db,
        owner: OwnerId,
        vehicles: Option<&[VehicleId]>,
        days: RangeInclusive<NaiveDate>,
    ) -> Result<Self> {
        let near = days.start().checked_sub_days(NEAR).unwrap_or(*days.start());
        let mut query = fuel::of(owner)
            .filter(fuel::filled_on.between(near, *days.end()))
            .order((fuel::filled_on, fuel::id))
            .select((fuel::vehicle_id, fuel::purpose, fuel::fuel, LINK))
            .into_boxed();
        if let Some(vehicles) = vehicles {
            query = query.filter(id_in(fuel::vehicle_id, vehicles));
        }
        let mut fillings: Vec<Filling> = query.load(db)?;
        let cut = cut_off(&fillings, &days);
        if !cut.is_empty() {
            let mut older: Vec<Filling> = fuel::of(owner)
                .filter(id_in(fuel::vehicle_id, cut))
                .filter(fuel::filled_on.lt(near))
                .order((fuel::filled_on, fuel::id))
                .select((fuel::vehicle_id, fuel::purpose, fuel::fuel, LINK))
                .load(db)?;
            older.append(&mut fillings);
            fillings = older;
        }
        Ok(Self { days, fillings })
    }

    /// Returns whether the log contains the fill-ups of some days.
    pub(crate) fn holds(&self, days: &RangeInclusive<NaiveDate>) -> bool {
        self.days.contains(days.start()) && self.days.contains(days.end())
    }

    pub(crate) fn readings(
        &self,
        days: &RangeInclusive<NaiveDate>,
    ) -> impl Iterator<Item = (VehicleId, NaiveDate, Km)> {
        let within = self.fillings.iter().filter(move |one| days.contains(&one.fill.filled_on));
        within.filter_map(|one| Some((one.vehicle, one.fill.filled_on, one.fill.odometer_km?)))
    }

    pub(super) fn vehicles(&self) -> impl Iterator<Item = VehicleId> {
        self.fillings.iter().map(|one| one.vehicle)
    }

    /// Returns the engine's fill-ups on some days with one of the given fuels, the last first; of one vehicle or all.
    pub(crate) fn of_engine(
        &self,
        vehicle: Option<VehicleId>,
        days: &RangeInclusive<NaiveDate>,
        fuels: &[Fuel],
    ) -> impl Iterator<Item = &Filling> {
        self.fillings.iter().rev().filter(move |one| {
            let is_of = vehicle.is_none_or(|id| one.vehicle == id) && days.contains(&one.fill.filled_on);
            is_of && one.purpose == FuelPurpose::Engine && fuels.contains(&one.fuel)
        })
    }

    /// Measures the consumption by the fill-ups of a vehicle's engine.
    pub(super) fn measured(&self, vehicle: VehicleId) -> Result<Vec<(Fill, Measured)>> {
        let burned = self.fillings.iter().filter(|one| one.vehicle == vehicle && one.is_burned());
        measure(burned.map(|one| one.fill).collect())
    }

    /// Returns the segments between full tanks of a vehicle that end on some of the loaded days, the earliest first.
    pub(crate) fn segments(&self, vehicle: VehicleId, days: &RangeInclusive<NaiveDate>) -> Result<Vec<Segment>> {
        let segments = self.measured(vehicle)?.into_iter().filter_map(|(_, measured)| measured.ok());
        Ok(segments.filter(|segment| days.contains(&segment.to_on)).collect())
    }
}

/// Returns the vehicles whose fill-ups do not include the full tank before the first segment on these days.
fn cut_off(fillings: &[Filling], days: &RangeInclusive<NaiveDate>) -> Vec<VehicleId> {
    let mut of: BTreeMap<VehicleId, Vec<Fill>> = BTreeMap::new();
    for one in fillings.iter().filter(|one| one.is_burned()) {
        of.entry(one.vehicle).or_default().push(one.fill);
    }
    let is_cut = |fills: &[Fill]| {
        let first = fills.iter().map(|fill| fill.filled_on).find(|day| days.contains(day));
        first.is_some_and(|first| !is_begun(fills, first))
    };
    of.into_iter().filter(|(_, fills)| is_cut(fills)).map(|(vehicle, _)| vehicle).collect()
}

/// Returns whether the fill-ups include the full tank from which the first segment ending on or after a day is
/// measured. It is the last full one before that day, or the first of several at the same odometer.
fn is_begun(fills: &[Fill], day: NaiveDate) -> bool {
    let full = fills.iter().filter(|fill| fill.full_tank && fill.filled_on < day);
    let mut full: Vec<(NaiveDate, Km)> = full.filter_map(|fill| Some((fill.filled_on, fill.odometer_km?))).collect();
    full.sort_by_key(|one| Reverse(*one));
    full.first().is_some_and(|(_, last)| full.iter().any(|(_, odometer)| odometer != last))
}
