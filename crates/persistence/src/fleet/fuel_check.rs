//! A fill-up against what else the owner has: its vehicle, freight, driver and city, the truck's other readings, and the
//! chain of full tanks in which it takes its place.

use diesel::prelude::*;
use fleet::{
    FillUp, FuelInput, Reading, Vehicle, VehicleType,
    fuel::{CityName, Fill, FuelMissing, Measured, chain::measure, record::is_burned_by_engine, unlikely::Facts},
    reading::{Source, check_between},
};
use freight::city;
use kernel::{Check, FreightId, FuelRecordId, Km, Now, OwnerId, Result, SourceKind, VehicleId, Warning};

use super::{consumption, odometer, vehicle};
use crate::{
    Db,
    owned::{drivers, freight_trailers as trailers, freights, fuel_records as fuel},
};

/// Whom a fill-up names, and what it has to fit.
pub(super) struct Around {
    pub(super) vehicle: Option<Vehicle>,
    pub(super) city: Option<CityName>,
    freight_axles: Option<i64>,
    reading: Option<Reading>,
    others: Vec<Reading>,
    own: Option<FuelRecordId>,
}

/// What a fill-up that contradicts nothing says.
#[derive(Default)]
pub(super) struct Found {
    pub(super) measured: Option<Measured>,
    pub(super) warnings: Vec<Warning>,
}

/// A city by its code, from the built-in list.
pub(super) fn city_name(code: kernel::CityCode) -> Option<CityName> {
    let city = city::find(code)?;
    Some(CityName { code, name: city.name.clone(), uf: city.uf.clone() })
}

impl Around {
    /// Looks up whom an entry names, and notes whom the owner does not have and an odometer that goes backwards.
    pub(super) fn look(
        db: &mut Db,
        owner: OwnerId,
        input: &FuelInput,
        standing: Option<&FillUp>,
        check: &mut Check,
        now: &Now,
    ) -> Result<Self> {
        let vehicle = vehicle::find_many(db, owner, &[input.vehicle_id])?.pop();
        check.ensure(vehicle.is_some(), "vehicleId", "unknown", "Este veículo não existe: escolha um da lista.");
        let freight_axles = match input.freight_id {
            // Where a freight went over to another truck, what was filled before stays as it is.
            Some(id) if vehicle.is_some() => {
                let as_before = standing
                    .is_some_and(|one| (one.fields.freight_id, one.fields.vehicle_id) == (Some(id), input.vehicle_id));
                freight_axles(db, owner, id, input.vehicle_id, as_before, check)?
            }
            _ => None,
        };
        if let Some(id) = input.driver_id {
            let found = drivers::of(owner).filter(drivers::id.eq(id));
            let found: Option<i64> = found.select(drivers::id).first(db).optional()?;
            check.ensure(found.is_some(), "driverId", "unknown", "Este motorista não existe: escolha um da lista.");
        }
        let city = input.city_code.and_then(city_name);
        let known = input.city_code.is_none() || city.is_some();
        check.ensure(known, "cityCode", "unknown", "Esta cidade não existe: escolha uma da lista.");
        let own = standing.map(|one| one.id);
        let truck = vehicle.as_ref().filter(|vehicle| vehicle.fields.kind == VehicleType::Truck);
        let km = input.odometer_km.filter(|km| (0..=Km::MAX_ODOMETER).contains(&km.get()));
        let reading = truck.and(km).map(|km| Reading { on: input.filled_on, km, source: Source::FillUp });
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

    /// What an entry without faults says of the consumption, and what of it is unlikely.
    pub(super) fn judge(&self, db: &mut Db, owner: OwnerId, input: &FuelInput) -> Result<Found> {
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
        // A new one is the last of its day.
        let id = self.own.unwrap_or(FuelRecordId::from(i64::MAX));
        let mut links = consumption::links(db, owner, vehicle, on..=on, self.own)?;
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

    fn is_repeated(&self, db: &mut Db, owner: OwnerId, input: &FuelInput) -> Result<bool> {
        let (Some(volume), Some(total)) = (input.volume_ml, input.total_cents) else { return Ok(false) };
        let count: i64 = fuel::of(owner)
            .filter(fuel::vehicle_id.eq(input.vehicle_id))
            .filter(fuel::filled_on.eq(input.filled_on))
            .filter(fuel::fuel.eq(input.fuel))
            .filter(fuel::volume_ml.eq(volume).or(fuel::total_cents.eq(total)))
            .filter(fuel::id.ne(self.own.unwrap_or_default()))
            .count()
            .get_result(db)?;
        Ok(count > 0)
    }
}

/// The axles of the composition of a freight, which is to be the owner's and to include the vehicle.
fn freight_axles(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    vehicle: VehicleId,
    as_before: bool,
    check: &mut Check,
) -> Result<Option<i64>> {
    let freight: Option<(VehicleId, i64)> = freights::of(owner)
        .filter(freights::id.eq(id))
        .select((freights::truck_id, freights::axles))
        .first(db)
        .optional()?;
    let Some((truck, axles)) = freight else {
        check.fail("freightId", "unknown", "Este frete não existe: escolha um da lista.");
        return Ok(None);
    };
    let pulled: i64 = trailers::of(owner)
        .filter(trailers::freight_id.eq(id))
        .filter(trailers::vehicle_id.eq(vehicle))
        .count()
        .get_result(db)?;
    let takes_part = truck == vehicle || pulled > 0;
    let message = "Este veículo não está neste frete: escolha outro frete ou deixe sem frete.";
    check.ensure(takes_part || as_before, "freightId", "other_vehicle", message);
    Ok(takes_part.then_some(axles))
}
