//! Fuel figures: volume, cost and consumption of a vehicle, a station and a period.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use kernel::{
    Cents, FuelRecordId, Km, MetersPerLiter, Milliliters, MillisPerLiter, Plate, Result, VehicleId, text::fold,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{FillUp, Fuel, FuelMissing, FuelPurpose, Measured, Segment, amounts::average_price, chain::overall};

/// Number of segments that the page of a vehicle shows.
pub const SHOWN_SEGMENTS: usize = 24;

/// Fuel of a vehicle's whole life.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleFuel {
    /// Fuel for its engine, in millilitres; no ARLA.
    pub volume_ml: Milliliters,
    /// Cost of all fuel, ARLA and refrigeration included, in cents.
    pub total_cents: Cents,
    /// Metres driven per litre over all measured segments; null where there is none.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// Last measured segments, the oldest first.
    pub segments: Vec<Segment>,
}

impl VehicleFuel {
    /// Computes the figures from volume, cost and all segments of a vehicle in order.
    pub fn of(volume_ml: Milliliters, total_cents: Cents, mut segments: Vec<Segment>) -> Result<Self> {
        let meters_per_liter = overall(&segments)?;
        let segments = segments.split_off(segments.len().saturating_sub(SHOWN_SEGMENTS));
        Ok(Self { volume_ml, total_cents, meters_per_liter, segments })
    }
}

/// Price of a litre on a day.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelPrice {
    /// Day.
    pub on: NaiveDate,
    /// Fuel.
    pub fuel: Fuel,
    /// Price per litre, in thousandths of a real.
    pub price_per_liter_millis: MillisPerLiter,
    /// Station; null where none was entered.
    pub station: Option<String>,
}

/// Fuel of a vehicle in a period.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleConsumption {
    /// Vehicle.
    pub vehicle_id: VehicleId,
    /// Plate.
    pub plate: Plate,
    /// Distance driven on the segments that end in the period, in kilometres.
    pub km: Km,
    /// Fuel burned on them, in millilitres.
    pub volume_ml: Milliliters,
    /// Metres driven per litre over them; null without segments.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// Cost of the engine's fuel, in cents.
    pub diesel_cents: Cents,
    /// Cost of ARLA, in cents.
    pub arla_cents: Cents,
    /// Cost of refrigeration, in cents.
    pub refrigeration_cents: Cents,
    /// Sum of the three, in cents.
    pub total_cents: Cents,
    /// Fuel for the engine, measured or not, in millilitres.
    pub total_volume_ml: Milliliters,
    /// Average price of a litre for the engine, in thousandths of a real; null where none was filled.
    pub average_price_millis: Option<MillisPerLiter>,
    /// Cost of the fuel burned on the segments per kilometre, in cents; null without segments.
    pub cost_per_km_cents: Option<Cents>,
    /// Reason why there is no segment, as of the last fill-up of the engine; null where there is one.
    pub missing: Option<FuelMissing>,
    /// Segments that end in the period, the oldest first.
    pub segments: Vec<Segment>,
    /// Prices of a litre, the oldest first.
    pub prices: Vec<FuelPrice>,
}

/// Fuel filled at a station in a period, without ARLA, whose price is another.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StationFigures {
    /// Name, as last written.
    pub station: String,
    /// Number of fill-ups.
    pub fills: i64,
    /// Volume in millilitres.
    pub volume_ml: Milliliters,
    /// Cost in cents.
    pub total_cents: Cents,
    /// Average price of a litre, in thousandths of a real.
    pub average_price_millis: Option<MillisPerLiter>,
    /// Metres driven per litre over the segments that end there; null where none does.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// Day of the last fill-up.
    pub last_on: NaiveDate,
}

/// Fuel of a period.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelConsumption {
    /// Vehicles, sorted by plate.
    pub vehicles: Vec<VehicleConsumption>,
    /// Stations, the one with the greatest spending first.
    pub stations: Vec<StationFigures>,
    /// Cost of all fuel, in cents.
    pub total_cents: Cents,
    /// Fuel for the engines, in millilitres.
    pub volume_ml: Milliliters,
}

/// Fill-ups of one vehicle in the period, each with its measurement, in the order of the chain.
pub type OfVehicle = (VehicleId, Plate, Vec<(FillUp, Option<Measured>)>);

impl FuelConsumption {
    /// Computes the figures of a period.
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

/// Figures by station, grouped by the folded name.
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
