//! Composition: the vehicles of one trip, and its axles.

use kernel::{Check, Error, Kilograms, Result, VehicleId, check::COMPOSITION_AXLES};

use crate::{Vehicle, VehicleStatus, VehicleType};

/// Most trailers that a truck pulls: a rodotrem has two semi-trailers and the dolly between them.
pub const MAX_TRAILERS: usize = 3;

/// One truck and its trailers, in the order in which they are coupled. A tractor may go alone: its owner may be
/// hired for the traction only.
#[derive(Clone, Debug)]
pub struct Composition<'a> {
    truck: &'a Vehicle,
    trailers: Vec<&'a Vehicle>,
}

impl<'a> Composition<'a> {
    /// Joins the vehicles, with faults at `truckId` and `trailerIds`. A missing vehicle (or another owner's) is `None`.
    /// Inactive vehicles are refused unless they are among `kept`, the present vehicles of the freight.
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
            check.fail("trailerIds", "too_many", too_many());
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
        let (axles, (_, most)) = (composition.axles(), COMPOSITION_AXLES);
        if axles > most {
            let message = format!("A composição soma {axles} eixos; o máximo é {most}.");
            check.fail("trailerIds", "too_many_axles", message);
            return None;
        }
        Some(composition)
    }

    /// Returns all vehicles, the truck first.
    pub fn vehicles(&self) -> impl Iterator<Item = &'a Vehicle> + '_ {
        std::iter::once(self.truck).chain(self.trailers.iter().copied())
    }

    /// Returns the tractor without a trailer: a truck without a body that pulls nothing.
    pub fn lone_tractor(&self) -> Option<&'a Vehicle> {
        Some(self.truck).filter(|truck| truck.is_tractor() && self.trailers.is_empty())
    }

    /// Sums the axles of all vehicles, by which the legal minimum and the toll are calculated.
    pub fn axles(&self) -> i64 {
        self.vehicles().map(|vehicle| vehicle.fields.axles).sum()
    }
}

/// Refuses more trailers than any truck can pull, before any query.
///
/// # Errors
/// [`Error::Validation`] at `trailerIds` with `too_many`.
pub fn ensure_few(trailers: &[VehicleId]) -> Result<()> {
    if trailers.len() > MAX_TRAILERS {
        return Err(Error::field("trailerIds", "too_many", too_many()));
    }
    Ok(())
}

fn too_many() -> String {
    format!("Escolha no máximo {MAX_TRAILERS} carretas.")
}

/// Returns the vehicles of a composition that carry cargo: every trailer, and the truck where it has a body or no
/// trailer.
pub fn carrying<'a>(truck: Option<&'a Vehicle>, trailers: &[&'a Vehicle]) -> Vec<&'a Vehicle> {
    let carries = |truck: &&Vehicle| trailers.is_empty() || !truck.is_tractor();
    truck.filter(carries).into_iter().chain(trailers.iter().copied()).collect()
}

/// Returns the capacity of a composition: the sum over its trailers and a truck with a body. `None` where one of these
/// has no capacity entered, and for a lone tractor, which pulls a trailer of another owner.
pub fn capacity<'a>(vehicles: impl IntoIterator<Item = &'a Vehicle>) -> Option<Kilograms> {
    let carrying = vehicles.into_iter().filter(|vehicle| !vehicle.is_tractor());
    let each: Option<Vec<i64>> = carrying.map(|vehicle| vehicle.fields.capacity_kg.map(Kilograms::get)).collect();
    let sum = each?.into_iter().fold(0_i64, i64::saturating_add);
    Some(Kilograms::from(sum)).filter(|sum| sum.get() > 0)
}

/// Returns a sentence in Portuguese about a vehicle of the wrong type; `None` for the right one.
pub fn wrong_type(vehicle: &Vehicle, kind: VehicleType) -> Option<String> {
    let plate = &vehicle.fields.plate;
    (vehicle.fields.kind != kind).then(|| match kind {
        VehicleType::Truck => format!("{plate} é uma carreta: escolha um cavalo ou caminhão."),
        VehicleType::Trailer => format!("{plate} não é uma carreta: escolha uma carreta."),
    })
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
    if let Some(message) = wrong_type(vehicle, kind) {
        check.fail(field, "wrong_type", message);
        return None;
    }
    if vehicle.fields.status == VehicleStatus::Inactive && !kept.contains(&vehicle.id) {
        let message = format!("{} está inativo: ative o veículo antes ou escolha outro.", vehicle.fields.plate);
        check.fail(field, "inactive", message);
        return None;
    }
    Some(vehicle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{faults, vehicle};

    fn put_together(
        truck: Option<&Vehicle>,
        trailers: &[Option<&Vehicle>],
        kept: &[VehicleId],
    ) -> (Option<i64>, String) {
        let mut check = Check::new();
        let axles = Composition::of(&mut check, truck, trailers, kept).map(|composition| composition.axles());
        let faults = faults(check.finish()).into_iter().map(|(field, code)| format!("{field}:{code}"));
        (axles, faults.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn a_composition_may_carry_what_its_bodies_may() {
        let loads = |mut one: Vehicle, kilograms: Option<i64>| {
            one.fields.capacity_kg = kilograms.map(Kilograms::from);
            one
        };
        let tractor = vehicle(1, VehicleType::Truck, "ABC1D23", 3);
        let front = loads(vehicle(2, VehicleType::Trailer, "XYZ1A11", 3), Some(20_000));
        let rear = loads(vehicle(3, VehicleType::Trailer, "XYZ1A12", 3), Some(25_000));
        let unknown = vehicle(4, VehicleType::Trailer, "XYZ1A13", 3);
        for (vehicles, expected) in [
            (vec![&tractor, &front], Some(20_000)),
            (vec![&tractor, &front, &rear], Some(45_000)),
            (vec![&tractor, &front, &unknown], None),
            (vec![&tractor], None),
        ] {
            assert_eq!(capacity(vehicles).map(Kilograms::get), expected);
        }
    }

    #[test]
    fn vehicles_fit_or_are_refused_with_a_reason() {
        let tractor = vehicle(1, VehicleType::Truck, "ABC1D23", 3);
        let semi = vehicle(2, VehicleType::Trailer, "XYZ1A11", 3);
        let (dolly, rear) =
            (vehicle(3, VehicleType::Trailer, "XYZ1A12", 1), vehicle(4, VehicleType::Trailer, "XYZ1A13", 2));
        let fourth = vehicle(5, VehicleType::Trailer, "XYZ1A14", 1);
        let long = vehicle(6, VehicleType::Trailer, "XYZ1A15", 6);
        let mut sold = vehicle(9, VehicleType::Trailer, "XYZ1A16", 3);
        sold.fields.status = VehicleStatus::Inactive;
        let (t, s, d, r, f) = (Some(&tractor), Some(&semi), Some(&dolly), Some(&rear), Some(&fourth));
        let (l, i) = (Some(&long), Some(&sold));
        for (truck, trailers, kept, axles, expected) in [
            (t, vec![], vec![], Some(3), ""),
            (t, vec![s], vec![], Some(6), ""),
            (t, vec![s, d, r], vec![], Some(9), ""),
            (t, vec![s, d, r, f], vec![], None, "trailerIds:too_many"),
            (t, vec![s, s], vec![], None, "trailerIds:repeated"),
            (t, vec![l, r], vec![], Some(11), ""),
            (t, vec![l, s], vec![], None, "trailerIds:too_many_axles"),
            (t, vec![t], vec![], None, "trailerIds:wrong_type"),
            (s, vec![d], vec![], None, "truckId:wrong_type"),
            (None, vec![None, s], vec![], None, "truckId:unknown trailerIds:unknown"),
            (t, vec![i], vec![], None, "trailerIds:inactive"),
            (t, vec![i], vec![sold.id], Some(6), ""),
        ] {
            assert_eq!(put_together(truck, &trailers, &kept), (axles, expected.to_owned()));
        }
    }
}
