//! Road distance between two cities, without a map service: the median of the owner's own freights, else an estimate.
//!
//! The estimate: great-circle distance × 1.30, measured on 210 pairs of state capitals of a DNIT table (mean error 4.8
//! %, 90th percentile 11 %, bias −0.3 %). Always an approximation that the user may change, never the basis of a legal
//! figure.

use kernel::{Bps, Km, quantity::median, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{City, DistanceSource};

const EARTH_RADIUS_KM: f64 = 6371.0;
const ROAD_FACTOR: f64 = 1.30;
const TOLERANCE_BPS: i64 = 1200;
/// States where rivers and ferries make an estimate worthless.
const WITHOUT_FIGURE: [&str; 6] = ["AM", "RR", "AC", "AP", "RO", "PA"];

string_enum! {
    /// Source of a distance between two cities.
    DistanceBasis {
        /// The owner's own freights between them.
        OwnFreights = "own_freights" "seus fretes",
        /// An estimate by the great circle.
        Estimate = "estimate" "estimativa",
    }
}

/// Freight of the owner between two cities, in either direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnTrip {
    /// Loaded kilometres that count.
    pub km: Km,
    /// Their source.
    pub source: DistanceSource,
}

/// Distance between two cities, or the reason why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Distance {
    /// Kilometres by road; null where there are neither own freights nor an estimate.
    pub distance_km: Option<Km>,
    /// Source of the kilometres.
    pub basis: DistanceBasis,
    /// Number of the owner's freights of which they are the median; null for an estimate.
    pub freights: Option<i64>,
    /// Source in Portuguese: `mediana de 7 fretes seus, pelo hodômetro`; null for an estimate.
    pub words: Option<String>,
    /// True for an estimate.
    pub approximate: bool,
    /// Tolerance of the estimate, in basis points; zero for own freights.
    pub tolerance_bps: Bps,
    /// Reason why there is no estimate, in Portuguese; null where there is one.
    pub reason: Option<String>,
}

/// Returns the tolerance of a route's loaded kilometres where they equal the estimate between its cities; `None` for
/// other kilometres, which count as measured.
pub fn tolerance(from: Option<&City>, to: Option<&City>, reported: Km) -> Option<Bps> {
    let estimate = estimate(from?, to?);
    (estimate.distance_km == Some(reported)).then_some(estimate.tolerance_bps)
}

/// Estimates the road distance between two cities.
pub fn estimate(from: &City, to: &City) -> Distance {
    let (distance_km, reason) = if from.code == to.code {
        (None, Some("Origem e destino são a mesma cidade: informe a distância.".to_owned()))
    } else if let Some(city) = [from, to].into_iter().find(|city| WITHOUT_FIGURE.contains(&city.uf.as_str())) {
        let reason = format!(
            "{}/{} fica onde rios e balsas tornam a estimativa pouco confiável: informe a distância.",
            city.name, city.uf
        );
        (None, Some(reason))
    } else {
        (Some(by_road(from, to)), None)
    };
    Distance {
        distance_km,
        basis: DistanceBasis::Estimate,
        freights: None,
        words: None,
        approximate: true,
        tolerance_bps: Bps::from(TOLERANCE_BPS),
        reason,
    }
}

/// Returns the distance between two cities by the owner's freights between them: the median of those measured by the
/// odometer, else of the entered distances, else the estimate. An entered distance equal to the estimate is no
/// evidence. Both directions count together, because the return differs no more than two trips do.
pub fn between(from: &City, to: &City, own: &[OwnTrip]) -> Distance {
    let estimate = estimate(from, to);
    let of = |source: DistanceSource| own.iter().filter(move |trip| trip.source == source).map(|trip| trip.km);
    let measured: Vec<Km> = of(DistanceSource::Odometer).collect();
    let by_odometer = !measured.is_empty();
    let trips = if by_odometer { measured } else { of(DistanceSource::Planned).collect() };
    let Some(median) = median(trips.iter().copied()) else { return estimate };
    let read = if by_odometer { ", pelo hodômetro" } else { "" };
    let words = match trips.len() {
        1 => format!("de 1 frete seu{read}"),
        count => format!("mediana de {count} fretes seus{read}"),
    };
    Distance {
        distance_km: Some(median),
        basis: DistanceBasis::OwnFreights,
        freights: i64::try_from(trips.len()).ok(),
        words: Some(words),
        approximate: false,
        tolerance_bps: Bps::default(),
        reason: None,
    }
}

#[expect(clippy::as_conversions, reason = "a distance on Earth, rounded, is a small whole number; `as` saturates")]
fn by_road(from: &City, to: &City) -> Km {
    // Neighbouring seats are never nearer than a kilometre.
    let km = (great_circle_km(from, to) * ROAD_FACTOR).round().max(1.0);
    Km::from(km as i64)
}

/// Haversine formula.
fn great_circle_km(from: &City, to: &City) -> f64 {
    let (lat_from, lat_to) = (from.latitude.to_radians(), to.latitude.to_radians());
    let half_lat = ((to.latitude - from.latitude).to_radians() / 2.0).sin();
    let half_lon = ((to.longitude - from.longitude).to_radians() / 2.0).sin();
    let chord = half_lat * half_lat + lat_from.cos() * lat_to.cos() * half_lon * half_lon;
    2.0 * EARTH_RADIUS_KM * chord.sqrt().min(1.0).asin()
}
