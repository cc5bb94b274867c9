//! The odometer of a vehicle, rebuilt from what its owner stated and from what its trips recorded.
//!
//! A truck shows the greatest reading known: the stated one or the greatest recorded. A trailer has no odometer of
//! its own: it shows the stated base plus the km of the trips on which it was pulled.

use kernel::{Error, Km, Result, Warning, text::grouped};

use crate::{Vehicle, VehicleType, entry::MAX_ODOMETER_KM};

/// The code of the warning that an odometer falls.
pub const FALLS: &str = "odometer_falls";

/// What the trips of a vehicle recorded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recorded {
    /// A truck's greatest reading.
    pub greatest: Km,
    /// How far a trailer was pulled.
    pub pulled: Km,
}

/// The odometer that follows from the stated base and the records.
///
/// # Errors
/// [`Error::Internal`] when the sum leaves 64 bits.
pub fn rebuilt(kind: VehicleType, stated: Km, recorded: Recorded) -> Result<Km> {
    match kind {
        VehicleType::Truck => Ok(stated.max(recorded.greatest)),
        VehicleType::Trailer => stated.plus(recorded.pulled),
    }
}

/// The base (`initial_odometer_km`) to keep when the owner states the odometer of a vehicle that stands: a
/// fall is to be confirmed, and no statement may contradict what the trips recorded.
///
/// # Errors
/// [`Error::Confirm`] for a fall not in `confirm`, [`Error::Validation`] below what the trips recorded.
pub fn restated(vehicle: &Vehicle, stated: Km, recorded: Recorded, confirm: &[String]) -> Result<Km> {
    if stated == vehicle.odometer_km {
        return Ok(vehicle.initial_odometer_km);
    }
    Warning::require(falls(vehicle.odometer_km, stated).into_iter().collect(), confirm)?;
    let least = match vehicle.kind {
        VehicleType::Truck => recorded.greatest,
        VehicleType::Trailer => recorded.pulled,
    };
    if stated < least {
        let km = grouped(least.get().unsigned_abs());
        let message = match vehicle.kind {
            VehicleType::Truck => format!("Há um frete com o hodômetro em {km} km: corrija primeiro o frete."),
            VehicleType::Trailer => format!("As viagens registradas já somam {km} km: informe pelo menos isso."),
        };
        return Err(Error::field("odometerKm", "below_recorded", message));
    }
    match vehicle.kind {
        VehicleType::Truck => Ok(stated),
        VehicleType::Trailer => Ok(Km::from(stated.get().saturating_sub(recorded.pulled.get()))),
    }
}

/// The warning that a stated odometer lies below the one that stands.
pub fn falls(standing: Km, stated: Km) -> Option<Warning> {
    (stated < standing).then(|| Warning {
        code: FALLS.to_owned(),
        message: format!(
            "O hodômetro está em {} km e passaria a {} km. Confirme se o valor menor está certo.",
            grouped(standing.get().unsigned_abs()),
            grouped(stated.get().unsigned_abs())
        ),
    })
}

/// The greatest of many readings; zero when there is none.
pub fn greatest(readings: impl IntoIterator<Item = Km>) -> Km {
    readings.into_iter().max().unwrap_or_default()
}

/// Whether a reading is one that an odometer can show.
pub fn is_plausible(reading: Km) -> bool {
    (0..=MAX_ODOMETER_KM).contains(&reading.get())
}
