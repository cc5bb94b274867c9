//! FillUp: one fill-up of a vehicle, its posting in the books, and its form in the API.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use finance::{Category, Effect, PaymentAuthority, PaymentStatus, Posting, SourcePart, TransactionKind};
use kernel::{
    Cents, CityCode, CityName, DriverId, FieldError, FreightId, FuelRecordId, Instant, Km, MetersPerLiter, Milliliters,
    MillisPerLiter, OwnerId, Plate, TransactionId, VehicleId, Warning, schema::fuel_records, string_enum,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Fill, FuelFields, FuelMissing, Measured, amounts::liters};

string_enum! {
    /// Fuel of a fill-up.
    Fuel {
        /// Diesel of 10 ppm sulphur.
        DieselS10 = "diesel_s10" "Diesel S10",
        /// Diesel of 500 ppm sulphur, for older engines.
        DieselS500 = "diesel_s500" "Diesel S500",
        /// ARLA 32, which cleans the exhaust and drives nothing.
        Arla32 = "arla32" "ARLA 32",
        /// Petrol.
        Gasoline = "gasoline" "Gasolina",
        /// Ethanol.
        Ethanol = "ethanol" "Etanol",
    }
}

string_enum! {
    /// Purpose of a fuel: its consumer.
    FuelPurpose {
        /// The vehicle's engine.
        Engine = "engine" "Motor",
        /// A refrigeration unit with a tank of its own.
        Refrigeration = "refrigeration" "Aparelho de frio",
    }
}

/// One fill-up of a vehicle.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = fuel_records)]
pub struct FillUp {
    /// Identity.
    pub id: FuelRecordId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Fields of a fill-up that the user enters.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: FuelFields,
}

/// Payment of a fill-up, which the books store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelPayment {
    /// Due day.
    pub due_on: NaiveDate,
    /// Paid day; null while it is pending.
    pub paid_on: Option<NaiveDate>,
    /// Driver whom it concerns; null where none is named.
    pub driver_id: Option<DriverId>,
    /// True where the driver paid it: the owner reimburses him in a settlement.
    pub paid_by_driver: bool,
}

/// Returns true for fuel that the engine burns: neither ARLA nor a refrigeration unit's diesel, which drive nothing.
pub fn is_burned_by_engine(fuel: Fuel, purpose: FuelPurpose) -> bool {
    purpose == FuelPurpose::Engine && fuel != Fuel::Arla32
}

impl FillUp {
    /// Returns its link in the chain of full tanks; `None` where the engine does not burn it.
    pub fn fill(&self) -> Option<Fill> {
        is_burned_by_engine(self.fields.fuel, self.fields.purpose).then_some(Fill {
            id: self.id,
            filled_on: self.fields.filled_on,
            odometer_km: self.fields.odometer_km,
            volume_ml: self.fields.volume_ml,
            total_cents: self.fields.total_cents,
            full_tank: self.fields.full_tank,
            missed_previous: self.fields.missed_previous,
        })
    }

    fn described(&self) -> String {
        let purpose = if self.fields.purpose == FuelPurpose::Refrigeration { " (aparelho de frio)" } else { "" };
        let station = self.fields.station.as_ref().map(|station| format!(" · {station}")).unwrap_or_default();
        format!("{}{purpose} · {}{station}", self.fields.fuel.label(), liters(self.fields.volume_ml))
    }

    /// Returns its posting: one expense of the day of the fill-up, settled as the record states.
    pub fn posting(&self, payment: &FuelPayment) -> Posting {
        let (kind, category) = (TransactionKind::Expense, Category::Combustivel);
        Posting {
            part: SourcePart::Total,
            installment: 1,
            installments: 1,
            kind,
            category,
            description: self.described(),
            field: "totalCents",
            amount_cents: self.fields.total_cents,
            competence_on: self.fields.filled_on,
            due_on: payment.due_on,
            authority: PaymentAuthority::Source(payment.paid_on),
            vehicle_id: Some(self.fields.vehicle_id),
            freight_id: self.fields.freight_id,
            driver_id: payment.driver_id,
            paid_by_driver: payment.paid_by_driver,
            effect: Effect::of(kind, category, false, payment.paid_by_driver),
        }
    }
}

/// Names of the records that a fill-up refers to.
#[derive(Clone, Debug)]
pub struct FuelNames {
    /// Plate of the vehicle.
    pub plate: Plate,
    /// City.
    pub city: Option<CityName>,
    /// Number of the freight.
    pub freight_number: Option<i64>,
    /// Name of the driver.
    pub driver_name: Option<String>,
}

/// A fill-up as the API shows it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelRecord {
    /// Fill-up.
    #[serde(flatten)]
    pub fill_up: FillUp,
    /// Payment.
    #[serde(flatten)]
    pub payment: FuelPayment,
    /// Payment status.
    pub status: PaymentStatus,
    /// Its transaction in the books.
    pub transaction_id: TransactionId,
    /// Plate of the vehicle.
    pub plate: Plate,
    /// City; null where none is named.
    pub city: Option<CityName>,
    /// Number of the freight; null without a freight.
    pub freight_number: Option<i64>,
    /// Name of the driver; null where none is named.
    pub driver_name: Option<String>,
    /// Metres driven per litre on the segment that ends with this fill-up: 2350 is 2,35 km/l. Null where it ends none.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// Length of that segment, in kilometres; null where it ends none.
    pub segment_km: Option<Km>,
    /// Reason why it ends no segment; null where it ends one.
    pub missing: Option<FuelMissing>,
}

kernel::entity!(FuelRecord: fill_up);

impl FuelRecord {
    /// Puts a fill-up together with all that it shows. `measured` is `None` for fuel that the engine does not burn.
    pub fn of(
        fill_up: FillUp,
        (transaction_id, payment): (TransactionId, FuelPayment),
        names: FuelNames,
        measured: Option<Measured>,
    ) -> Self {
        let measured = measured.unwrap_or(Err(FuelMissing::NotMeasured));
        Self {
            status: PaymentStatus::of(payment.paid_on),
            payment,
            transaction_id,
            plate: names.plate,
            city: names.city,
            freight_number: names.freight_number,
            driver_name: names.driver_name,
            meters_per_liter: measured.ok().map(|segment| segment.meters_per_liter),
            segment_km: measured.ok().map(|segment| segment.km),
            missing: measured.err(),
            fill_up,
        }
    }
}

/// Preview of a fill-up that is being entered; nothing of it is stored.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelPreview {
    /// Volume in millilitres, entered or derived; null before.
    pub volume_ml: Option<Milliliters>,
    /// Price per litre, in thousandths of a real, entered or derived; null before.
    pub price_per_liter_millis: Option<MillisPerLiter>,
    /// Total in cents, entered or derived; null before.
    pub total_cents: Option<Cents>,
    /// Metres driven per litre on the segment that would end with it; null where it would end none.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// Length of that segment, in kilometres; null where it would end none.
    pub segment_km: Option<Km>,
    /// Reason why it would end no segment; null where it would end one.
    pub missing: Option<FuelMissing>,
    /// Warnings of unlikely data, which would have to be confirmed.
    pub warnings: Vec<Warning>,
    /// Faults of the data entered so far; a field that is only not filled yet is no fault.
    pub errors: Vec<FieldError>,
}

/// Defaults of a new fill-up of a vehicle.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelDefaults {
    /// Vehicle.
    pub vehicle_id: VehicleId,
    /// Freight that it is on; null where it is on none.
    pub freight_id: Option<FreightId>,
    /// Number of that freight; null without a freight.
    pub freight_number: Option<i64>,
    /// Fuel of its last fill-up; Diesel S10 where there is none.
    pub fuel: Fuel,
    /// Last known odometer, in kilometres; null for a trailer, and without one.
    pub odometer_km: Option<Km>,
    /// Last price per litre of that fuel, in thousandths of a real; null without one.
    pub price_per_liter_millis: Option<MillisPerLiter>,
    /// Station of that price; null without one.
    pub station: Option<String>,
    /// City of that price, by its IBGE code; null without one.
    pub city_code: Option<CityCode>,
    /// Days from the fill-up of that price to its due day; null where it was due on the spot, where a driver paid it,
    /// and without one.
    pub due_after_days: Option<i64>,
    /// Driver of that freight; null without a freight, and where the owner drives.
    pub driver_id: Option<DriverId>,
}

/// Station where the owner filled up before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KnownStation {
    /// Name, as last written.
    pub station: String,
    /// City, by its IBGE code; null if unknown.
    pub city_code: Option<CityCode>,
    /// Last price per litre there, in thousandths of a real.
    pub last_price_millis: MillisPerLiter,
    /// Day of that price.
    pub last_on: NaiveDate,
}

#[cfg(test)]
#[path = "record_tests.rs"]
mod tests;
