//! Vehicle: a truck or a trailer of the owner.

use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{Instant, Km, OwnerId, VehicleId, schema::vehicles, status, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{DueDate, VehicleFields};

string_enum! {
    /// Type of a vehicle: it pulls or is pulled.
    VehicleType {
        /// A tractor or a rigid truck.
        Truck = "truck" "Cavalo Mecânico",
        /// A trailer, semi-trailer or dolly.
        Trailer = "trailer" "Carreta",
    }
}

status! {
    /// Status of a vehicle: at work or not.
    VehicleStatus {
        /// At work.
        Active = "active" "Ativo" => [Maintenance, Inactive],
        /// In the workshop.
        Maintenance = "maintenance" "Em manutenção" => [Active, Inactive],
        /// Sold or laid up; retained for its history.
        Inactive = "inactive" "Inativo" => [Active, Maintenance],
    }
}

string_enum! {
    /// Body of a trailer or of a rigid truck. A truck without a body is a tractor.
    BodyType {
        /// Grain body.
        Grain = "grain" "Graneleiro",
        /// Closed box.
        Box = "box" "Baú",
        /// Curtain side.
        CurtainSide = "curtain_side" "Sider",
        /// Refrigerated box.
        Refrigerated = "refrigerated" "Frigorífico",
        /// Tank.
        Tank = "tank" "Tanque",
        /// Container carrier.
        Container = "container" "Porta-contêiner",
        /// Low bed.
        Lowboy = "lowboy" "Prancha",
        /// Tipper.
        Dump = "dump" "Caçamba",
        /// Car carrier.
        CarCarrier = "car_carrier" "Cegonha",
        /// Open flat bed.
        Flatbed = "flatbed" "Carga seca",
    }
}

/// A truck or a trailer.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = vehicles)]
pub struct Vehicle {
    /// Identity.
    pub id: VehicleId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Odometer base stated by the owner, from which the odometer is rebuilt (see [`crate::odometer`]).
    #[serde(skip)]
    pub initial_odometer_km: Km,
    /// Odometer in kilometres.
    pub odometer_km: Km,
    /// Fields of a vehicle that the user enters.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: VehicleFields,
}

impl Vehicle {
    /// Returns true for a truck that only pulls: one without a body.
    pub fn is_tractor(&self) -> bool {
        self.fields.kind == VehicleType::Truck && self.fields.body_type.is_none()
    }

    /// Names the vehicle in a Portuguese sentence: `cavalo ABC1D23`.
    pub fn called(&self) -> String {
        let noun = match self.fields.kind {
            VehicleType::Truck if self.is_tractor() => "cavalo",
            VehicleType::Truck => "caminhão",
            VehicleType::Trailer => "carreta",
        };
        format!("{noun} {}", self.fields.plate)
    }

    /// Returns the Portuguese "of the" before [`Self::called`].
    pub const fn of(&self) -> &'static str {
        match self.fields.kind {
            VehicleType::Truck => "do",
            VehicleType::Trailer => "da",
        }
    }
}

/// A vehicle as the API shows it: the record with the owner's own due dates.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleRecord {
    /// Vehicle.
    #[serde(flatten)]
    pub vehicle: Vehicle,
    /// Due dates that the owner named, in the order in which they were entered.
    pub due_dates: Vec<DueDate>,
}

kernel::entity!(VehicleRecord: vehicle);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vehicle_moves_between_all_three_states() {
        for from in VehicleStatus::ALL {
            for to in VehicleStatus::ALL {
                assert_eq!(from.may_become(*to), from != to, "{} -> {}", from.as_str(), to.as_str());
            }
        }
    }

    #[test]
    fn words_are_those_of_the_product() {
        let labels =
            |all: &[(&str, &str)]| all.iter().map(|(word, label)| format!("{word} {label}")).collect::<Vec<_>>();
        let statuses: Vec<_> =
            VehicleStatus::ALL.iter().map(|one| format!("{} {}", one.as_str(), one.label())).collect();
        assert_eq!(statuses, labels(&[("active", "Ativo"), ("maintenance", "Em manutenção"), ("inactive", "Inativo")]));
        let types: Vec<_> = VehicleType::ALL.iter().map(|one| format!("{} {}", one.as_str(), one.label())).collect();
        assert_eq!(types, labels(&[("truck", "Cavalo Mecânico"), ("trailer", "Carreta")]));
    }
}
