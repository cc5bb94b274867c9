//! Fields of an entered vehicle, and the stored ones.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Insertable, Queryable, Selectable};
use kernel::{
    Cents, Chassis, Input, Kilograms, Km, MetersPerLiter, Milliliters, Plate, Renavam, check::MAX_CENTS,
    schema::vehicles,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{BodyType, DueDate, VehicleStatus, VehicleType};

/// A vehicle as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct VehicleInput {
    /// Type: truck or trailer; never changes afterwards.
    #[serde(rename = "type")]
    pub kind: VehicleType,
    /// Status; default `active` for a new vehicle, unchanged for an existing one.
    pub status: Option<VehicleStatus>,
    /// Plate of either pattern (ABC1234, ABC1D23).
    pub plate: String,
    /// Nickname by its owner.
    #[validate(length(max = 60))]
    pub nickname: Option<String>,
    /// Maker.
    #[validate(length(max = 60))]
    pub brand: Option<String>,
    /// Model.
    #[validate(length(max = 60))]
    pub model: Option<String>,
    /// Year of manufacture.
    #[validate(range(min = 1950, max = 2100))]
    pub manufacture_year: Option<i64>,
    /// Model year: the year of manufacture or the next.
    #[validate(range(min = 1950, max = 2100))]
    pub model_year: Option<i64>,
    /// RENAVAM.
    pub renavam: Option<String>,
    /// Chassis number.
    pub chassis: Option<String>,
    /// Colour.
    #[validate(length(max = 40))]
    pub color: Option<String>,
    /// Axles of this vehicle alone: 2 to 5 of a truck, 1 to 6 of a trailer.
    #[validate(range(
        min = 1,
        max = 6,
        code = "out_of_range",
        message = "Um cavalo ou caminhão tem de 2 a 5 eixos; uma carreta, de 1 a 6."
    ))]
    pub axles: i64,
    /// Body; a trailer requires one, and a truck without one is a tractor.
    pub body_type: Option<BodyType>,
    /// Empty weight in kilograms.
    #[validate(range(min = 0, max = 200_000))]
    pub tare_kg: Option<Kilograms>,
    /// Load capacity in kilograms.
    #[validate(range(min = 0, max = 200_000))]
    pub capacity_kg: Option<Kilograms>,
    /// Capacity of its fuel tanks together, in millilitres; trucks only.
    #[validate(range(
        min = 1_000,
        max = 3_000_000,
        code = "out_of_range",
        message = "Informe a capacidade do tanque entre 1 e 3.000 litros."
    ))]
    pub tank_capacity_ml: Option<Milliliters>,
    /// Expected consumption in metres per litre; trucks only.
    #[validate(range(
        min = 500,
        max = 20_000,
        code = "out_of_range",
        message = "Informe um consumo entre 0,5 e 20 km/l."
    ))]
    pub expected_meters_per_liter: Option<MetersPerLiter>,
    /// Odometer in kilometres; default zero for a new vehicle, unchanged for an existing one.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub odometer_km: Option<Km>,
    /// Day of purchase.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub purchased_on: Option<NaiveDate>,
    /// Purchase price, in cents.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub purchase_price_cents: Option<Cents>,
    /// Residual value at the end of its useful life, in cents.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub residual_value_cents: Option<Cents>,
    /// Useful life from its purchase, in months.
    #[validate(range(
        min = 1,
        max = 600,
        code = "out_of_range",
        message = "Informe uma vida útil de 1 a 600 meses (50 anos)."
    ))]
    pub useful_life_months: Option<i64>,
    /// Due day of its licensing.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub licensing_due_on: Option<NaiveDate>,
    /// State in which it is licensed, by its two letters.
    pub licensing_uf: Option<String>,
    /// Last day of its insurance.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub insurance_due_on: Option<NaiveDate>,
    /// Due day of the tachograph's verification.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub tachograph_due_on: Option<NaiveDate>,
    /// Due day of the RNTRC's revalidation.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub rntrc_due_on: Option<NaiveDate>,
    /// Due dates that the owner named.
    #[validate(
        length(max = 20, code = "too_many", message = "Um veículo tem no máximo {max} vencimentos próprios."),
        nested
    )]
    pub due_dates: Option<Vec<DueDate>>,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// Fields of a vehicle that the user enters, except the odometer, which [`crate::odometer`] settles.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = vehicles, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct VehicleFields {
    /// Type: truck or trailer.
    #[serde(rename = "type")]
    pub kind: VehicleType,
    /// Status: at work or not.
    pub status: VehicleStatus,
    /// Plate, as on the vehicle.
    pub plate: Plate,
    /// Plate in the Mercosul pattern: both patterns of one plate are one vehicle.
    #[serde(skip)]
    pub plate_key: String,
    /// Nickname by its owner.
    pub nickname: Option<String>,
    /// Maker.
    pub brand: Option<String>,
    /// Model.
    pub model: Option<String>,
    /// Year of manufacture.
    pub manufacture_year: Option<i64>,
    /// Model year.
    pub model_year: Option<i64>,
    /// RENAVAM.
    pub renavam: Option<Renavam>,
    /// Chassis number.
    pub chassis: Option<Chassis>,
    /// Colour.
    pub color: Option<String>,
    /// Axles of this vehicle alone: 2 to 5 of a truck, 1 to 6 of a trailer.
    pub axles: i64,
    /// Body; a truck without one is a tractor.
    pub body_type: Option<BodyType>,
    /// Empty weight in kilograms.
    pub tare_kg: Option<Kilograms>,
    /// Load capacity in kilograms.
    pub capacity_kg: Option<Kilograms>,
    /// Capacity of its fuel tanks together, in millilitres; trucks only.
    pub tank_capacity_ml: Option<Milliliters>,
    /// Expected consumption in metres per litre; trucks only.
    pub expected_meters_per_liter: Option<MetersPerLiter>,
    /// Day of purchase.
    pub purchased_on: Option<NaiveDate>,
    /// Purchase price, in cents.
    pub purchase_price_cents: Option<Cents>,
    /// Residual value at the end of its useful life, in cents.
    pub residual_value_cents: Option<Cents>,
    /// Useful life from its purchase, in months.
    pub useful_life_months: Option<i64>,
    /// Due day of its licensing.
    pub licensing_due_on: Option<NaiveDate>,
    /// Last day of its insurance.
    pub insurance_due_on: Option<NaiveDate>,
    /// Due day of the tachograph's verification.
    pub tachograph_due_on: Option<NaiveDate>,
    /// Due day of the RNTRC's revalidation.
    pub rntrc_due_on: Option<NaiveDate>,
    /// Free notes.
    pub notes: Option<String>,
    /// Search text, folded.
    #[serde(skip)]
    pub search: String,
    /// State in which it is licensed, by its two letters.
    pub licensing_uf: Option<String>,
}
