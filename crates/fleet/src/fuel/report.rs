//! Fuel in figures: what was burned, what it cost and where, for a vehicle, a station and a period.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use kernel::{
    Cents, FuelRecordId, Km, MetersPerLiter, Milliliters, MillisPerLiter, Plate, Result, VehicleId, text::fold,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{FillUp, Fuel, FuelMissing, FuelPurpose, Measured, Segment, amounts::average_price, chain::overall};

/// How many segments the page of a vehicle shows.
pub const SHOWN_SEGMENTS: usize = 24;

/// The fuel of a vehicle's whole life.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleFuel {
    /// What its engine was given, in millilitres; no ARLA.
    pub volume_ml: Milliliters,
    /// What all of it cost, ARLA and refrigeration too, in cents.
    pub total_cents: Cents,
    /// Metres driven per litre over all measured segments.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// The last measured segments, the oldest first.
    pub segments: Vec<Segment>,
}

impl VehicleFuel {
    /// The figures of what a vehicle was given, from all its segments in order.
    pub fn of(volume_ml: Milliliters, total_cents: Cents, mut segments: Vec<Segment>) -> Result<Self> {
        let meters_per_liter = overall(&segments)?;
        let segments = segments.split_off(segments.len().saturating_sub(SHOWN_SEGMENTS));
        Ok(Self { volume_ml, total_cents, meters_per_liter, segments })
    }
}

/// What a litre cost on a day.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelPrice {
    /// The day.
    pub on: NaiveDate,
    /// What was filled.
    pub fuel: Fuel,
    /// The price per litre, in thousandths of a real.
    pub price_per_liter_millis: MillisPerLiter,
    /// Where.
    pub station: Option<String>,
}

/// The fuel of a vehicle in a period.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleConsumption {
    /// The vehicle.
    pub vehicle_id: VehicleId,
    /// Its plate.
    pub plate: Plate,
    /// How far it drove on the segments that end in the period, in kilometres.
    pub km: Km,
    /// What it burned on them, in millilitres.
    pub volume_ml: Milliliters,
    /// Metres driven per litre over them.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// What the engine's fuel cost, in cents.
    pub diesel_cents: Cents,
    /// What ARLA cost, in cents.
    pub arla_cents: Cents,
    /// What refrigeration cost, in cents.
    pub refrigeration_cents: Cents,
    /// All three together.
    pub total_cents: Cents,
    /// What the engine was given, measured or not, in millilitres.
    pub total_volume_ml: Milliliters,
    /// What a litre for the engine cost on average, in thousandths of a real.
    pub average_price_millis: Option<MillisPerLiter>,
    /// What the engine's fuel of the segments cost for each of their kilometres, in cents.
    pub cost_per_km_cents: Option<Cents>,
    /// Why there is no segment: what the last fill-up of the engine lacks.
    pub missing: Option<FuelMissing>,
    /// The segments that end in the period, the oldest first.
    pub segments: Vec<Segment>,
    /// What a litre cost, the oldest first.
    pub prices: Vec<FuelPrice>,
}

/// What was filled at a station in a period; ARLA, whose litre is another, is left out.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StationFigures {
    /// Its name, as last written.
    pub station: String,
    /// How many fill-ups.
    pub fills: i64,
    /// How much, in millilitres.
    pub volume_ml: Milliliters,
    /// What it cost, in cents.
    pub total_cents: Cents,
    /// What a litre cost on average, in thousandths of a real.
    pub average_price_millis: Option<MillisPerLiter>,
    /// Metres driven per litre over the segments that end there.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// When the last fill-up was.
    pub last_on: NaiveDate,
}

/// The fuel of a period.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelConsumption {
    /// By vehicle, by plate.
    pub vehicles: Vec<VehicleConsumption>,
    /// By station, where most was spent first.
    pub stations: Vec<StationFigures>,
    /// What all of it cost, in cents.
    pub total_cents: Cents,
    /// What the engines were given, in millilitres.
    pub volume_ml: Milliliters,
}

/// One vehicle's fill-ups of the period with what each says of the consumption, in the order of the chain.
pub type OfVehicle = (VehicleId, Plate, Vec<(FillUp, Option<Measured>)>);

impl FuelConsumption {
    /// The figures of a period.
    pub fn of(vehicles: Vec<OfVehicle>) -> Result<Self> {
        let all: Vec<&(FillUp, Option<Measured>)> = vehicles.iter().flat_map(|(.., fills)| fills).collect();
        let stations = stations(&all)?;
        let vehicles = vehicles.iter().map(|(id, plate, fills)| of_vehicle(*id, plate, fills));
        let mut vehicles = vehicles.collect::<Result<Vec<_>>>()?;
        vehicles.sort_by(|one, next| one.plate.cmp(&next.plate));
        let total_cents = Cents::sum(vehicles.iter().map(|one| one.total_cents))?;
        let volume_ml = liters_of(vehicles.iter().map(|one| one.total_volume_ml));
        Ok(Self { vehicles, stations, total_cents, volume_ml })
    }
}

fn liters_of(volumes: impl Iterator<Item = Milliliters>) -> Milliliters {
    Milliliters::from(volumes.fold(0_i64, |sum, volume| sum.saturating_add(volume.get())))
}

fn of_vehicle(id: VehicleId, plate: &Plate, fills: &[(FillUp, Option<Measured>)]) -> Result<VehicleConsumption> {
    let cost = |wanted: &dyn Fn(&FillUp) -> bool| {
        Cents::sum(fills.iter().map(|(one, _)| one).filter(|one| wanted(one)).map(|one| one.fields.total_cents))
    };
    let cooled = |one: &FillUp| one.fields.purpose == FuelPurpose::Refrigeration;
    let diesel_cents = cost(&|one| one.fill().is_some())?;
    let arla_cents = cost(&|one| !cooled(one) && one.fields.fuel == Fuel::Arla32)?;
    let refrigeration_cents = cost(&cooled)?;
    let segments: Vec<Segment> = fills.iter().filter_map(|(_, measured)| (*measured)?.ok()).collect();
    let km = Km::from(segments.iter().fold(0_i64, |sum, one| sum.saturating_add(one.km.get())));
    let burned = Cents::sum(segments.iter().map(|one| one.total_cents))?;
    let total_volume_ml = liters_of(fills.iter().filter_map(|(one, _)| one.fill()).map(|fill| fill.volume_ml));
    let last = fills.iter().rev().find_map(|(_, measured)| *measured);
    let missing = last.map_or(Some(FuelMissing::NotMeasured), std::result::Result::err);
    Ok(VehicleConsumption {
        vehicle_id: id,
        plate: plate.clone(),
        km,
        volume_ml: liters_of(segments.iter().map(|one| one.volume_ml)),
        meters_per_liter: overall(&segments)?,
        diesel_cents,
        arla_cents,
        refrigeration_cents,
        total_cents: Cents::sum([diesel_cents, arla_cents, refrigeration_cents])?,
        total_volume_ml,
        average_price_millis: average_price(diesel_cents, total_volume_ml)?,
        cost_per_km_cents: if km == Km::default() { None } else { Some(burned.scaled(1, km.get())?) },
        missing: missing.filter(|_| segments.is_empty()),
        segments,
        prices: fills.iter().map(|(one, _)| price(one)).collect(),
    })
}

fn price(one: &FillUp) -> FuelPrice {
    FuelPrice {
        on: one.fields.filled_on,
        fuel: one.fields.fuel,
        price_per_liter_millis: one.fields.price_per_liter_millis,
        station: one.fields.station.clone(),
    }
}

/// The stations, each once however its name was written.
fn stations(fills: &[&(FillUp, Option<Measured>)]) -> Result<Vec<StationFigures>> {
    let segments: HashMap<FuelRecordId, Segment> =
        fills.iter().filter_map(|(one, measured)| Some((one.id, (*measured)?.ok()?))).collect();
    let mut by_name: BTreeMap<String, Vec<(&FillUp, &str)>> = BTreeMap::new();
    for (one, _) in fills.iter().filter(|(one, _)| one.fields.fuel != Fuel::Arla32) {
        if let Some(station) = &one.fields.station {
            by_name.entry(fold(station)).or_default().push((one, station));
        }
    }
    let figures = by_name.into_values().filter_map(|fills| {
        let (last, station) = fills.iter().max_by_key(|(one, _)| (one.fields.filled_on, one.id))?;
        Some(at_station(station, last.fields.filled_on, &fills, &segments))
    });
    let mut figures = figures.collect::<Result<Vec<_>>>()?;
    figures.sort_by_key(|one| std::cmp::Reverse(one.total_cents));
    Ok(figures)
}

fn at_station(
    station: &str,
    last_on: NaiveDate,
    fills: &[(&FillUp, &str)],
    segments: &HashMap<FuelRecordId, Segment>,
) -> Result<StationFigures> {
    let volume_ml = liters_of(fills.iter().map(|(one, _)| one.fields.volume_ml));
    let total_cents = Cents::sum(fills.iter().map(|(one, _)| one.fields.total_cents))?;
    Ok(StationFigures {
        station: station.to_owned(),
        fills: i64::try_from(fills.len()).unwrap_or(i64::MAX),
        volume_ml,
        total_cents,
        average_price_millis: average_price(total_cents, volume_ml)?,
        meters_per_liter: overall(fills.iter().filter_map(|(one, _)| segments.get(&one.id)))?,
        last_on,
    })
}

#[cfg(test)]
#[path = "report_tests.rs"]
mod tests;
