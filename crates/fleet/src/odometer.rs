//! Odometer of a vehicle, derived from the owner's statement and from the vehicle's records.
//!
//! A truck shows the greatest known reading: the stated one or the greatest recorded. A trailer has no odometer of its
//! own: it shows the stated base plus the km of its trips.

use kernel::{Error, Km, Result, Warning, text::grouped};

use crate::{Vehicle, VehicleType};

/// Code of the warning that an odometer falls.
pub const FALLS: &str = "odometer_falls";

/// Kilometres in the records of a vehicle: freights, fill-ups and repairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recorded {
    /// Greatest reading of a truck.
    pub greatest: Km,
    /// Km that a trailer was pulled.
    pub pulled: Km,
}

/// Rebuilds the odometer from the stated base and the records.
///
/// # Errors
/// [`Error::Internal`] when the sum leaves 64 bits.
pub fn rebuilt(kind: VehicleType, stated: Km, recorded: Recorded) -> Result<Km> {
    match kind {
        VehicleType::Truck => Ok(stated.max(recorded.greatest)),
        VehicleType::Trailer => stated.plus(recorded.pulled),
    }
}

/// Returns the base (`initial_odometer_km`) to store when the owner states the odometer of an existing vehicle. A fall
/// must be confirmed, and no statement may contradict the recorded kilometres.
///
/// # Errors
/// [`Error::Confirm`] for a fall not in `confirm`, [`Error::Validation`] below the recorded kilometres.
pub fn restated(vehicle: &Vehicle, stated: Km, recorded: Recorded, confirm: &[String]) -> Result<Km> {
    if stated == vehicle.odometer_km {
        return Ok(vehicle.initial_odometer_km);
    }
    Warning::require(falls(vehicle.odometer_km, stated).into_iter().collect(), confirm)?;
    let least = match vehicle.fields.kind {
        VehicleType::Truck => recorded.greatest,
        VehicleType::Trailer => recorded.pulled,
    };
    if stated < least {
        let km = grouped(least.get().unsigned_abs());
        let message = match vehicle.fields.kind {
            VehicleType::Truck => format!(
                "Um frete, abastecimento ou manutenção já registrou {km} km: informe pelo menos isso ou corrija o registro."
            ),
            VehicleType::Trailer => format!("As viagens registradas já somam {km} km: informe pelo menos isso."),
        };
        return Err(Error::field("odometerKm", "below_recorded", message));
    }
    match vehicle.fields.kind {
        VehicleType::Truck => Ok(stated),
        VehicleType::Trailer => Ok(Km::from(stated.get().saturating_sub(recorded.pulled.get()))),
    }
}

/// Warns where a stated odometer is below the present one.
pub fn falls(existing: Km, stated: Km) -> Option<Warning> {
    (stated < existing).then(|| {
        let message = format!(
            "O hodômetro está em {} km e passaria a {} km. Confirme se o valor menor está certo.",
            grouped(existing.get().unsigned_abs()),
            grouped(stated.get().unsigned_abs())
        );
        Warning::new(FALLS, message).at("odometerKm")
    })
}

/// Returns the greatest of many readings; zero when there is none.
pub fn greatest(readings: impl IntoIterator<Item = Km>) -> Km {
    readings.into_iter().max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    fn km(value: i64) -> Km {
        Km::from(value)
    }

    #[test]
    fn a_truck_shows_its_greatest_reading_and_a_trailer_what_it_was_pulled() {
        let recorded = Recorded { greatest: km(120_500), pulled: km(2_000) };
        assert_eq!(rebuilt(VehicleType::Truck, km(120_000), recorded).expect("km"), km(120_500));
        assert_eq!(rebuilt(VehicleType::Truck, km(130_000), recorded).expect("km"), km(130_000));
        assert_eq!(rebuilt(VehicleType::Trailer, km(40_000), recorded).expect("km"), km(42_000));
        assert_eq!(greatest([km(3), km(9), km(5)]), km(9));
        assert_eq!(greatest([]), km(0));
    }

    #[test]
    fn a_fall_is_to_be_confirmed_and_never_contradicts_the_trips() {
        let recorded = Recorded { greatest: km(120_500), pulled: km(0) };
        let mut truck = sample::vehicle(7, VehicleType::Truck, "ABC1D23", 3);
        truck.initial_odometer_km = km(130_000);
        truck.odometer_km = km(130_000);
        let yes = [FALLS.to_owned()];
        assert_eq!(restated(&truck, km(130_000), recorded, &[]).expect("km"), km(130_000));
        assert_eq!(restated(&truck, km(131_000), recorded, &[]).expect("km"), km(131_000));
        match restated(&truck, km(125_000), recorded, &[]) {
            Err(Error::Confirm(warnings)) => assert_eq!(
                warnings[0].message,
                "O hodômetro está em 130.000 km e passaria a 125.000 km. Confirme se o valor menor está certo."
            ),
            other => panic!("{other:?}"),
        }
        assert_eq!(restated(&truck, km(125_000), recorded, &yes).expect("km"), km(125_000));
        let below = restated(&truck, km(100), recorded, &yes);
        assert_eq!(sample::faults(below), [("odometerKm".to_owned(), "below_recorded".to_owned())]);
    }

    #[test]
    fn stating_a_trailer_s_km_and_rebuilding_them_agree() {
        let recorded = Recorded { greatest: km(0), pulled: km(2_000) };
        let mut trailer = sample::vehicle(8, VehicleType::Trailer, "XYZ1234", 3);
        trailer.initial_odometer_km = km(40_000);
        trailer.odometer_km = km(42_000);
        let base = restated(&trailer, km(45_000), recorded, &[]).expect("km");
        assert_eq!(rebuilt(VehicleType::Trailer, base, recorded).expect("km"), km(45_000));
        let below = restated(&trailer, km(1_999), recorded, &[FALLS.to_owned()]);
        assert_eq!(sample::faults(below), [("odometerKm".to_owned(), "below_recorded".to_owned())]);
    }
}
