//! Vehicle: a truck or a trailer of the owner.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{
    Cents, Chassis, Instant, Kilograms, Km, MetersPerLiter, Milliliters, OwnerId, Plate, Renavam, VehicleId, choice,
    schema::vehicles, status,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::DueDate;

choice! {
    /// Whether a vehicle pulls or is pulled.
    VehicleType {
        /// A tractor or a rigid truck.
        Truck = "truck" "Cavalo Mecânico",
        /// A trailer, semi-trailer or dolly.
        Trailer = "trailer" "Carreta",
    }
}

status! {
    /// Whether a vehicle is at work.
    VehicleStatus {
        /// At work.
        Active = "active" "Ativo" => [Maintenance, Inactive],
        /// In the workshop.
        Maintenance = "maintenance" "Em manutenção" => [Active, Inactive],
        /// Sold or laid up; kept for its history.
        Inactive = "inactive" "Inativo" => [Active, Maintenance],
    }
}

choice! {
    /// The body of a trailer or of a rigid truck. A truck without one is a tractor.
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
    /// Whose it is.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
    /// Truck or trailer.
    #[serde(rename = "type")]
    pub kind: VehicleType,
    /// Whether it is at work.
    pub status: VehicleStatus,
    /// As on the vehicle.
    pub plate: Plate,
    /// The plate in the Mercosul pattern: both patterns of one plate are one vehicle.
    #[serde(skip)]
    pub plate_key: String,
    /// What its owner calls it.
    pub nickname: Option<String>,
    /// Maker.
    pub brand: Option<String>,
    /// Model.
    pub model: Option<String>,
    /// Year it was made.
    pub manufacture_year: Option<i64>,
    /// Year of its model.
    pub model_year: Option<i64>,
    /// RENAVAM.
    pub renavam: Option<Renavam>,
    /// Chassis number.
    pub chassis: Option<Chassis>,
    /// Colour.
    pub color: Option<String>,
    /// Its own axles.
    pub axles: i64,
    /// Its body; a truck without one is a tractor.
    pub body_type: Option<BodyType>,
    /// Empty weight in kilograms.
    pub tare_kg: Option<Kilograms>,
    /// What it may carry, in kilograms.
    pub capacity_kg: Option<Kilograms>,
    /// What its fuel tanks hold together, in millilitres; trucks only.
    pub tank_capacity_ml: Option<Milliliters>,
    /// Expected consumption in metres per litre; trucks only.
    pub expected_meters_per_liter: Option<MetersPerLiter>,
    /// What the owner stated by hand, from which the odometer is rebuilt (see [`crate::odometer`]).
    #[serde(skip)]
    pub initial_odometer_km: Km,
    /// The odometer in kilometres.
    pub odometer_km: Km,
    /// When it was bought.
    pub purchased_on: Option<NaiveDate>,
    /// What it cost, in cents.
    pub purchase_price_cents: Option<Cents>,
    /// What it will still be worth at the end of its useful life, in cents.
    pub residual_value_cents: Option<Cents>,
    /// How long it is to serve from its purchase, in months.
    pub useful_life_months: Option<i64>,
    /// When its licensing is due.
    pub licensing_due_on: Option<NaiveDate>,
    /// When its insurance ends.
    pub insurance_due_on: Option<NaiveDate>,
    /// When the tachograph is to be verified.
    pub tachograph_due_on: Option<NaiveDate>,
    /// When the RNTRC is to be revalidated.
    pub rntrc_due_on: Option<NaiveDate>,
    /// Anything else.
    pub notes: Option<String>,
    /// Folded text that the search looks into.
    #[serde(skip)]
    pub search: String,
    /// The state in which it is licensed, by its two letters.
    pub licensing_uf: Option<String>,
}

impl Vehicle {
    /// Whether this is a truck that only pulls.
    pub fn is_tractor(&self) -> bool {
        self.kind == VehicleType::Truck && self.body_type.is_none()
    }

    /// The vehicle in a Portuguese sentence: `cavalo ABC1D23`.
    pub fn called(&self) -> String {
        let noun = match self.kind {
            VehicleType::Truck if self.is_tractor() => "cavalo",
            VehicleType::Truck => "caminhão",
            VehicleType::Trailer => "carreta",
        };
        format!("{noun} {}", self.plate)
    }

    /// The Portuguese "of the" that goes before [`Self::called`].
    pub const fn of(&self) -> &'static str {
        match self.kind {
            VehicleType::Truck => "do",
            VehicleType::Trailer => "da",
        }
    }
}

/// A vehicle as it travels: the record with the due dates of the owner's own.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleRecord {
    /// The vehicle.
    #[serde(flatten)]
    pub vehicle: Vehicle,
    /// Due dates of the owner's own, in the order in which they were entered.
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
