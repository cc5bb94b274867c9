//! Composition: the vehicles that make one trip together, and its axles.

use kernel::{Check, VehicleId};

use crate::{Vehicle, VehicleStatus, VehicleType};

/// At most how many trailers a truck pulls: a rodotrem has two semi-trailers and the dolly between them.
pub const MAX_TRAILERS: usize = 3;
/// At most how many axles a composition has: the last column of the legal table (Res. ANTT 5.867/2020).
pub const MAX_AXLES: i64 = 9;

/// One truck and its trailers, in the order in which they are coupled. A tractor may go alone: its owner may be
/// hired for the traction only.
#[derive(Clone, Debug)]
pub struct Composition<'a> {
    truck: &'a Vehicle,
    trailers: Vec<&'a Vehicle>,
}

impl<'a> Composition<'a> {
    /// Puts the vehicles together, noting faults at `truckId` and `trailerIds`. A vehicle that is not there (or is
    /// another owner's) is given as `None`. Inactive vehicles are refused unless they are among `kept`, those that
    /// the freight already has.
    pub fn of(
        check: &mut Check,
        truck: Option<&'a Vehicle>,
        trailers: &[Option<&'a Vehicle>],
        kept: &[VehicleId],
    ) -> Option<Self> {
        let truck = checked(check, "truckId", truck, VehicleType::Truck, kept);
        let fine: Option<Vec<_>> =
            trailers.iter().map(|trailer| checked(check, "trailerIds", *trailer, VehicleType::Trailer, kept)).collect();
        let trailers = fine?;
        if trailers.len() > MAX_TRAILERS {
            check.fail("trailerIds", "too_many", format!("Escolha no máximo {MAX_TRAILERS} carretas."));
            return None;
        }
        let twice = trailers
            .iter()
            .enumerate()
            .any(|(index, one)| trailers.iter().skip(index + 1).any(|other| other.id == one.id));
        if twice {
            check.fail("trailerIds", "repeated", "A mesma carreta foi escolhida duas vezes.");
            return None;
        }
        let composition = Self { truck: truck?, trailers };
        let axles = composition.axles();
        if axles > MAX_AXLES {
            let message = format!("A composição soma {axles} eixos; o máximo é {MAX_AXLES}.");
            check.fail("trailerIds", "too_many_axles", message);
            return None;
        }
        Some(composition)
    }

    /// The truck.
    pub fn truck(&self) -> &'a Vehicle {
        self.truck
    }

    /// The trailers, the first behind the truck first.
    pub fn trailers(&self) -> &[&'a Vehicle] {
        &self.trailers
    }

    /// All vehicles, the truck first.
    pub fn vehicles(&self) -> impl Iterator<Item = &'a Vehicle> + '_ {
        std::iter::once(self.truck).chain(self.trailers.iter().copied())
    }

    /// The axles of all vehicles together, which the legal minimum and the toll go by.
    pub fn axles(&self) -> i64 {
        self.vehicles().map(|vehicle| vehicle.axles).sum()
    }
}

fn checked<'a>(
    check: &mut Check,
    field: &str,
    vehicle: Option<&'a Vehicle>,
    kind: VehicleType,
    kept: &[VehicleId],
) -> Option<&'a Vehicle> {
    let Some(vehicle) = vehicle else {
        check.fail(field, "unknown", "Este veículo não existe: escolha um da lista.");
        return None;
    };
    if vehicle.kind != kind {
        let message = match kind {
            VehicleType::Truck => format!("{} é uma carreta: escolha um cavalo ou caminhão.", vehicle.plate),
            VehicleType::Trailer => format!("{} não é uma carreta: escolha uma carreta.", vehicle.plate),
        };
        check.fail(field, "wrong_type", message);
        return None;
    }
    if vehicle.status == VehicleStatus::Inactive && !kept.contains(&vehicle.id) {
        let message = format!("{} está inativo: ative o veículo antes ou escolha outro.", vehicle.plate);
        check.fail(field, "inactive", message);
        return None;
    }
    Some(vehicle)
}
