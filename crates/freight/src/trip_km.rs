//! Kilometres of a freight in its figures: those of the odometer with both readings, else the planned ones.

use kernel::{Km, string_enum};

use crate::Freight;

string_enum! {
    /// Source of the kilometres that the figures of a freight count.
    DistanceSource {
        /// Readings of the odometer at both ends.
        Odometer = "odometer" "pelo hodômetro",
        /// Distance that the user entered.
        Planned = "planned" "planejado",
        /// Estimate between the cities, as offered by the form.
        Estimated = "estimated" "estimado",
    }
}

/// Kilometres of a freight, with their source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TripKm {
    /// Loaded kilometres.
    pub loaded: Km,
    /// Empty kilometres, as entered.
    pub empty: Km,
    /// Source of the loaded kilometres.
    pub source: DistanceSource,
}

impl TripKm {
    /// Splits the kilometres: the empty ones as entered, and the rest of the odometer's as loaded. Where the odometer
    /// shows no more than the empty kilometres, the planned distance counts. `sql::LOADED_KM` in `persistence` has the
    /// same rule for sums over many freights.
    pub(crate) fn of(freight: &Freight) -> Self {
        let (planned, empty) = (freight.fields.distance_km, freight.fields.empty_km);
        match freight.driven_km.filter(|driven| *driven > empty) {
            Some(driven) => {
                let loaded = Km::from(driven.get().saturating_sub(empty.get()));
                Self { loaded, empty, source: DistanceSource::Odometer }
            }
            None => {
                let estimated = freight.fields.distance_tolerance().is_some();
                let source = if estimated { DistanceSource::Estimated } else { DistanceSource::Planned };
                Self { loaded: planned, empty, source }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::sample::freight;

    #[test]
    fn counts_the_odometer_where_it_saw_the_trip_and_else_the_plan() {
        for (driven, loaded, source) in [
            (None, 1_200, DistanceSource::Planned),
            (Some(1_410), 1_110, DistanceSource::Odometer),
            (Some(301), 1, DistanceSource::Odometer),
            (Some(300), 1_200, DistanceSource::Planned),
            (Some(0), 1_200, DistanceSource::Planned),
        ] {
            let freight = Freight { driven_km: driven.map(Km::from), ..freight(&json!({ "emptyKm": 300 })) };
            let expected = TripKm { loaded: Km::from(loaded), empty: Km::from(300), source };
            assert_eq!(freight.trip_km(), expected, "{driven:?}");
        }
    }

    #[test]
    fn names_the_estimate_between_the_cities_as_such() {
        let cities = |freight: &Freight| (freight.fields.origin_city_code, freight.fields.destination_city_code);
        let (from, to) = cities(&freight(&json!({})));
        let (from, to) = (crate::city::find(from).expect("a city"), crate::city::find(to).expect("a city"));
        let estimate = crate::distance::estimate(from, to).distance_km.expect("an estimate");
        let freight = freight(&json!({ "distanceKm": estimate }));
        assert_eq!(freight.trip_km().source, DistanceSource::Estimated);
    }
}
