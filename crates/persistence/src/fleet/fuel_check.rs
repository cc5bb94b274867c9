//! Cross-record validation of a fill-up: its vehicle, freight, driver and city, the truck's other readings, and the
//! chain of full tanks.

use diesel::prelude::*;
use finance::SourceKind;
use fleet::{
    FillUp, FuelInput, Reading, Vehicle, VehicleType,
    fuel::{Fill, FuelMissing, Measured, chain::measure, record::is_burned_by_engine, unlikely::Facts},
    reading::{ReadingSource, check_between},
};
use freight::{City, city};
use kernel::{Check, CityName, FuelRecordId, Km, Now, OwnerId, Result, Warning};

use super::{fuel_log, odometer, vehicle};
use crate::{
    Db,
    owned::fuel_records as fuel,
    references::{self, Named},
};

/// Referenced records of a fill-up, and its neighbours.
pub(super) struct Around {
    pub(super) vehicle: Option<Vehicle>,
    pub(super) city: Option<CityName>,
    freight_axles: Option<i64>,
    reading: Option<Reading>,
    others: Vec<Reading>,
    own: Option<FuelRecordId>,
}

/// Consumption and warnings of a fill-up without contradictions.
#[derive(Default)]
pub(super) struct Found {
    pub(super) measured: Option<Measured>,
    pub(super) warnings: Vec<Warning>,
}

impl Around {
    /// Loads the referenced records of an entry. Notes a fault for missing ones and for an odometer that runs
    /// backwards.
    pub(super) fn load(
        db: &mut Db,
        owner: OwnerId,
        input: &FuelInput,
        existing: Option<&FillUp>,
        check: &mut Check,
        now: &Now,
    ) -> Result<Self> {
        let vehicle = Named::Vehicle.found(check, vehicle::find_many(db, owner, &[input.vehicle_id])?.pop());
        let freight_axles = if vehicle.is_some() { freight_axles(db, owner, input, existing, check)? } else { None };
        references::check_driver(db, owner, check, input.driver_id)?;
        let city = input.city_code.and_then(city::find).map(City::named);
        input.check_city(check, city.as_ref());
        let own = existing.map(|one| one.id);
        let truck = vehicle.as_ref().filter(|vehicle| vehicle.fields.kind == VehicleType::Truck);
        let km = input.odometer_km.filter(|km| (0..=Km::MAX_ODOMETER).contains(&km.get()));
        let reading = truck.and(km).map(|km| Reading { on: input.filled_on, km, source: ReadingSource::FillUp });
        let others = match reading {
            Some(reading) => {
                let except = own.map(|id| (SourceKind::Fuel, id.get()));
                let others = odometer::around(db, owner, input.vehicle_id, &now.zone, reading.on, except)?;
                check_between(check, "odometerKm", reading, &others);
                others
            }
            None => Vec::new(),
        };
        Ok(Self { vehicle, city, freight_axles, reading, others, own })
    }

    /// Returns the consumption and the warnings of a valid entry.
    pub(super) fn evaluate(&self, db: &mut Db, owner: OwnerId, input: &FuelInput) -> Result<Found> {
        let Some(vehicle) = &self.vehicle else { return Ok(Found::default()) };
        let measured = self.measured(db, owner, input)?;
        let facts = Facts {
            vehicle,
            freight_axles: self.freight_axles,
            fuel: input.fuel,
            purpose: input.burned_by(Some(vehicle)),
            meters_per_liter: measured.ok().filter(|_| input.volume_ml.is_some()).map(|one| one.meters_per_liter),
            repeated: self.is_repeated(db, owner, input)?,
            reading: self.reading,
            others: &self.others,
            amounts: input.amounts(),
        };
        Ok(Found { warnings: facts.unlikely(), measured: Some(measured) })
    }

    fn measured(&self, db: &mut Db, owner: OwnerId, input: &FuelInput) -> Result<Measured> {
        if !is_burned_by_engine(input.fuel, input.burned_by(self.vehicle.as_ref())) {
            return Ok(Err(FuelMissing::NotMeasured));
        }
        let (vehicle, on) = (input.vehicle_id, input.filled_on);
        // A new fill-up is the last of its day.
        let id = self.own.unwrap_or(FuelRecordId::from(i64::MAX));
        let mut links = fuel_log::links(db, owner, vehicle, on..=on, self.own)?;
        links.push(Fill {
            id,
            filled_on: on,
            odometer_km: self.reading.map(|reading| reading.km),
            volume_ml: input.volume_ml.unwrap_or_default(),
            total_cents: input.total_cents.unwrap_or_default(),
            full_tank: input.full_tank.unwrap_or(true),
            missed_previous: input.missed_previous.unwrap_or(false),
        });
        let own = measure(links)?.into_iter().find(|(fill, _)| fill.id == id);
        Ok(own.map_or(Err(FuelMissing::Partial), |(_, measured)| measured))
    }

    /// Returns true if a fill-up of the same volume, total and odometer is stored; a missing odometer matches any.
    fn is_repeated(&self, db: &mut Db, owner: OwnerId, input: &FuelInput) -> Result<bool> {
        let (Some(volume), Some(total)) = (input.volume_ml, input.total_cents) else { return Ok(false) };
        let odometers: Vec<Option<Km>> = fuel::of(owner)
            .filter(fuel::vehicle_id.eq(input.vehicle_id))
            .filter(fuel::filled_on.eq(input.filled_on))
            .filter(fuel::fuel.eq(input.fuel))
            .filter(fuel::volume_ml.eq(volume))
            .filter(fuel::total_cents.eq(total))
            .filter(fuel::id.ne(self.own.unwrap_or_default()))
            .select(fuel::odometer_km)
            .load(db)?;
        Ok(odometers.iter().any(|km| km.is_none() || input.odometer_km.is_none() || *km == input.odometer_km))
    }
}

/// Returns the axles of the referenced freight; none if the vehicle is not on it. Notes a fault if the owner has no
/// such freight, or the vehicle is not on it.
fn freight_axles(
    db: &mut Db,
    owner: OwnerId,
    input: &FuelInput,
    existing: Option<&FillUp>,
    check: &mut Check,
) -> Result<Option<i64>> {
    let Some(freight) = references::freight(db, owner, check, input.freight_id)? else { return Ok(None) };
    let takes_part = freight.has(db, owner, input.vehicle_id)?;
    input.check_freight(check, takes_part, existing);
    Ok(takes_part.then_some(freight.axles))
}
